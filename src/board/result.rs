//! The Result and Score tags (PBN 2.1 sections 3.4.15 and 3.5).

use super::Stated;
use crate::bridge::{Contract, Score, Seat, Side};

/// Whether a Result says that it was awarded (`^`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Awarded {
    /// `^`: the number of tricks differs from what was played.
    Yes,
    /// A plain figure.
    No,
}

/// The Result tag: declarer's tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tricks {
    /// Tricks won by the declaring side.
    pub declarer: u8,
    /// Tricks won by the defenders, where the tag gives both figures.
    pub defenders: Option<u8>,
    /// Whether they were awarded.
    pub awarded: Awarded,
    /// Whether the tag names a side: its tricks stay its own, whoever declared.
    pub by_side: bool,
}

impl Tricks {
    /// `9`, `EW 9`, `NS 9 EW 4`, each with or without `^` before it. A side's tricks can be turned into declarer's only
    /// when it is known who declares.
    pub(super) fn read(value: &[u8], declaring: Option<Side>, size: u8) -> Stated<Self> {
        let (value, awarded) = match value {
            [b'^', rest @ ..] => (rest, Awarded::Yes),
            value => (value, Awarded::No),
        };
        let Some(written) = figures(value, |word| count(word, size)) else {
            return Stated::Unreadable;
        };
        let (declarer, defenders) = match (written, declaring) {
            (Figures::Both(_, [own, others]), _) if own + others > size => {
                return Stated::Unreadable;
            }
            (Figures::Bare(own), _) => (own, None),
            (_, None) => return Stated::Unknown,
            (Figures::One(named, own), Some(it)) if named == it => (own, None),
            (Figures::One(_, own), _) => (size - own, None),
            (Figures::Both(named, [own, others]), Some(it)) if named == it => (own, Some(others)),
            (Figures::Both(_, [own, others]), _) => (others, Some(own)),
        };
        Stated::Value(Self {
            declarer,
            defenders,
            awarded,
            by_side: !matches!(written, Figures::Bare(_)),
        })
    }

    /// Declarer's tricks, where no tag says them.
    pub(super) const fn of_declarer(declarer: u8) -> Self {
        Self {
            declarer,
            defenders: None,
            awarded: Awarded::No,
            by_side: false,
        }
    }

    /// The same where the other side declared, of so many tricks in all.
    pub(super) fn of_other_side(self, size: u8) -> Self {
        if !self.by_side {
            return self;
        }
        let others = size.saturating_sub(self.declarer);
        Self {
            declarer: self.defenders.unwrap_or(others),
            defenders: self.defenders.map(|_| self.declarer),
            ..self
        }
    }
}

/// What a record says of the result in several places, declarer's tricks each: where it says it in one place only, nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Statements {
    /// The tricks of the claim, which whoever kept the record wrote down at the table.
    pub claimed: Option<u8>,
    /// The entry of the list of results, which the organisers published.
    pub listed: Option<ListedResult>,
    /// Whether it says that the board was not played to its end: cancelled, or assigned. Then no figure of the record is its
    /// result.
    pub not_played: bool,
}

/// An entry of a list of results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ListedResult {
    /// Contract and declarer; `None` where the board was passed out.
    pub contract: Option<(Contract, Seat)>,
    /// Declarer's tricks, where they are given.
    pub tricks: Option<u8>,
}

impl Statements {
    /// The declarer of the list, if its entry is about this contract.
    pub fn listed_declarer(&self, contract: Contract) -> Option<Seat> {
        let (listed, declarer) = self.listed?.contract?;
        (listed == contract).then_some(declarer)
    }

    /// The tricks of the list, if its entry is about this contract and declarer.
    pub fn listed_tricks(&self, contract: Contract, declarer: Seat) -> Option<u8> {
        let listed = self.listed?;
        let is_it = listed.contract == Some((contract, declarer));
        listed.tricks.filter(|_| is_it)
    }
}

/// Figures of a Result or a Score as they are written, whether or not it is known who declares: `9`, `EW 9`, `EW 9 NS 4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Figures<T> {
    /// That of the declaring side.
    Bare(T),
    /// That of one side.
    One(Side, T),
    /// That of a side, and of the other.
    Both(Side, [T; 2]),
}

/// Those of a Result, in tricks.
pub type ResultFigures = Figures<u8>;

impl ResultFigures {
    /// Reads a value; `None` when it is not a Result.
    pub fn read(value: &[u8]) -> Option<Self> {
        let value = value.trim_ascii();
        let value = value.strip_prefix(b"^").unwrap_or(value);
        figures(value, |word| count(word, u8::MAX))
    }

    /// Whether no trick was won.
    pub fn is_nought(self) -> bool {
        matches!(
            self,
            Self::Bare(0) | Self::One(_, 0) | Self::Both(_, [0, 0])
        )
    }
}

fn figures<T>(value: &[u8], read: impl Fn(&[u8]) -> Option<T>) -> Option<Figures<T>> {
    if let Some(own) = read(value.trim_ascii()) {
        return Some(Figures::Bare(own));
    }
    let mut words = value
        .split(u8::is_ascii_whitespace)
        .filter(|word| !word.is_empty());
    let named = side(words.next()?)?;
    let own = read(words.next()?)?;
    let figures = match words.next() {
        Some(word) if side(word)? == named.other() => {
            Figures::Both(named, [own, read(words.next()?)?])
        }
        Some(_) => return None,
        None => Figures::One(named, own),
    };
    words.next().is_none().then_some(figures)
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
pub enum ScoreTag {
    /// One side won what the other lost.
    Balanced(Score),
    /// Each side has its own score: scores awarded by a director need not balance (Law 12C1f).
    Split {
        /// North-South's.
        ns: i32,
        /// East-West's.
        ew: i32,
    },
}

impl ScoreTag {
    /// These scores, each from its own side.
    pub const fn of(ns: i32, ew: i32) -> Self {
        if ns == -ew {
            Self::Balanced(Score(ns))
        } else {
            Self::Split { ns, ew }
        }
    }

    /// North-South's points.
    pub const fn north_souths(self) -> i32 {
        match self {
            Self::Balanced(Score(points)) => points,
            Self::Split { ns, .. } => ns,
        }
    }

    /// `420` (declarer's), `NS -50`, `NS 50 EW -50`. A figure without a side can be used only when it is known who
    /// declares.
    pub(super) fn read(value: &[u8], declaring: Option<Side>) -> Stated<Self> {
        let Some(written) = figures(value, points) else {
            return Stated::Unreadable;
        };
        let (side, own, others) = match (written, declaring) {
            (Figures::Both(side, [own, others]), _) => (side, own, others),
            (Figures::One(side, own), _) | (Figures::Bare(own), Some(side)) => (side, own, -own),
            (Figures::Bare(0), None) => (Side::NorthSouth, 0, 0), // passed out
            (Figures::Bare(_), None) => return Stated::Unknown,
        };
        let (ns, ew) = match side {
            Side::NorthSouth => (own, others),
            Side::EastWest => (others, own),
        };
        Stated::Value(Self::of(ns, ew))
    }
}

/// The sides for which a Score states figures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreSides {
    /// `420`: the declaring side, which is this one.
    Declaring(Side),
    /// `NS 420`.
    One(Side),
    /// `NS 420 EW -420`.
    Both(Side),
}

impl ScoreSides {
    /// Those of a value; `None` where it is no score, or one with a figure of its own for each side.
    pub fn of(value: &[u8], declaring: Option<Side>) -> Option<Self> {
        match figures(value, points)? {
            Figures::Bare(_) => declaring.map(Self::Declaring),
            Figures::One(side, _) => Some(Self::One(side)),
            Figures::Both(side, [own, others]) => (others == -own).then_some(Self::Both(side)),
        }
    }

    /// A score for the same sides.
    pub fn spell(self, score: Score) -> String {
        let (Self::Declaring(side) | Self::One(side) | Self::Both(side)) = self;
        let own = match (side, score) {
            (Side::NorthSouth, Score(points)) => points,
            (Side::EastWest, Score(points)) => -points,
        };
        let (letters, others) = (side.letters(), side.other().letters());
        match self {
            Self::Declaring(_) => own.to_string(),
            Self::One(_) => format!("{letters} {own}"),
            Self::Both(_) => format!("{letters} {own} {others} {}", -own),
        }
    }
}

/// Points of a side; `None` where the figure is higher than any board or director can give.
pub(super) fn points(word: &[u8]) -> Option<i32> {
    let (sign, digits) = match word {
        [b'-', digits @ ..] | [0xe2, 0x88, 0x92, digits @ ..] => (-1, digits),
        [b'+', digits @ ..] | digits => (1, digits),
    };
    let next = |sum: i32, byte: &u8| {
        let digit = byte.is_ascii_digit().then(|| i32::from(byte - b'0'))?;
        Some(sum * 10 + digit).filter(|points| *points < 100_000)
    };
    let points = digits.iter().try_fold(0, next)?;
    (!digits.is_empty()).then_some(sign * points)
}
