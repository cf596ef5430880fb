//! The Result and Score tags (PBN 2.1 sections 3.4.15 and 3.5).

use crate::bridge::{Score, Side};

/// Whether a Result says that it was awarded (`^`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Awarded {
    /// `^`: the figure is another than the play gave.
    Yes,
    /// A plain figure.
    No,
}

/// The Result tag: declarer's tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tricks {
    /// Tricks won by the declaring side.
    pub declarer: u8,
    /// Whether they were awarded.
    pub awarded: Awarded,
}

impl Tricks {
    /// `9`, `EW 9`, `NS 9 EW 4`, each with `^` before it or not. A side's tricks are declarer's only when it is known
    /// who declares.
    pub(super) fn read(value: &[u8], declaring: Option<Side>, size: u8) -> Option<Self> {
        let (value, awarded) = match value {
            [b'^', rest @ ..] => (rest, Awarded::Yes),
            value => (value, Awarded::No),
        };
        let mut words = value
            .split(u8::is_ascii_whitespace)
            .filter(|word| !word.is_empty());
        let first = words.next()?;
        let declarer = match side(first) {
            None => count(first, size)?,
            Some(named) => {
                let tricks = count(words.next()?, size)?;
                let others = match words.next() {
                    Some(word) if side(word)? == named.other() => Some(count(words.next()?, size)?),
                    Some(_) => return None,
                    None => None,
                };
                of_declarer(named, tricks, others, declaring?, size)?
            }
        };
        words.next().is_none().then_some(Self { declarer, awarded })
    }
}

fn of_declarer(
    named: Side,
    tricks: u8,
    others: Option<u8>,
    declaring: Side,
    size: u8,
) -> Option<u8> {
    if others.is_some_and(|others| tricks + others > size) {
        return None;
    }
    Some(if named == declaring {
        tricks
    } else {
        others.unwrap_or(size - tricks)
    })
}

fn side(word: &[u8]) -> Option<Side> {
    Side::ALL
        .into_iter()
        .find(|side| side.letters().as_bytes() == word)
}

fn count(word: &[u8], size: u8) -> Option<u8> {
    let tricks = match word {
        [digit @ b'0'..=b'9'] | [b'0', digit @ b'0'..=b'9'] => digit - b'0',
        [b'1', digit @ b'0'..=b'9'] => 10 + digit - b'0',
        _ => return None,
    };
    (tricks <= size).then_some(tricks)
}

/// The Score tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreTag(pub Score);

impl ScoreTag {
    /// `420` (declarer's), `NS -50`, `NS 50 EW -50`. A bare figure is a score only when it is known who declares.
    pub(super) fn read(value: &[u8], declaring: Option<Side>) -> Option<Self> {
        let mut words = value
            .split(u8::is_ascii_whitespace)
            .filter(|word| !word.is_empty());
        let first = words.next()?;
        let (named, points) = match side(first) {
            Some(named) => (named, points(words.next()?)?),
            None => (declaring?, points(first)?),
        };
        if let Some(word) = words.next() {
            let others = (side(word)?, self::points(words.next()?)?);
            if others != (named.other(), -points) {
                return None;
            }
        }
        let north_south = if named == Side::NorthSouth {
            points
        } else {
            -points
        };
        words.next().is_none().then_some(Self(Score(north_south)))
    }
}

fn points(word: &[u8]) -> Option<i32> {
    let text = str::from_utf8(word).ok()?;
    text.parse()
        .ok()
        .filter(|points: &i32| points.abs() < 100_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_declarers_tricks() {
        let read = |text: &str| {
            Tricks::read(text.as_bytes(), Some(Side::EastWest), 13).map(|it| it.declarer)
        };
        assert_eq!(read("9"), Some(9));
        assert_eq!(read("EW 9"), Some(9));
        assert_eq!(read("NS 9"), Some(4));
        assert_eq!(read("NS 3 EW 4"), Some(4));
        assert_eq!(read("^EW 9 NS 4"), Some(9));
        for text in [
            "14",
            "NS",
            "NS 9 EW 5",
            "ns 9",
            "+1",
            "9 tricks",
            "NS 4 NS 9",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(
            Tricks::read(b"^5", None, 13),
            Some(Tricks {
                declarer: 5,
                awarded: Awarded::Yes
            })
        );
        assert_eq!(Tricks::read(b"NS 5", None, 13), None);
    }

    #[test]
    fn scores_are_north_souths() {
        let read =
            |text: &str| ScoreTag::read(text.as_bytes(), Some(Side::EastWest)).map(|it| it.0.0);
        assert_eq!(read("420"), Some(-420));
        assert_eq!(read("NS +50"), Some(50));
        assert_eq!(read("EW -50 NS 50"), Some(50));
        assert_eq!(read("NS 50 EW 50"), None);
        assert_eq!(read("NS"), None);
        assert_eq!(ScoreTag::read(b"420", None), None);
    }
}
