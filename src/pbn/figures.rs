//! Numbers in values: declarer's, one side's, or both sides' (PBN 2.1 section 4.2).

/// Whether a value is a figure of declarer, of a side, or of both sides; `figure` reads one and returns the rest.
pub(super) fn sided(value: &[u8], figure: impl Fn(&[u8]) -> Option<&[u8]>) -> bool {
    let of_side = |(first, rest)| {
        let rest = blanks(figure(rest)?);
        if rest.is_empty() {
            return Some(rest);
        }
        let (second, rest) = side(rest)?;
        figure(rest).filter(|_| first != second)
    };
    let rest = match side(value) {
        Some(named) => of_side(named),
        None => figure(value),
    };
    rest.is_some_and(|rest| blanks(rest).is_empty())
}

/// `NS` or `EW`, and the rest.
pub(super) fn side(value: &[u8]) -> Option<(&[u8], &[u8])> {
    let (side, rest) = value.split_at_checked(2)?;
    matches!(side, b"NS" | b"EW").then_some((side, blanks(rest)))
}

pub(super) fn blanks(value: &[u8]) -> &[u8] {
    value.trim_ascii_start()
}

/// Reads a number and returns the rest.
pub(super) fn digits(value: &[u8]) -> Option<&[u8]> {
    let digits = value.iter().take_while(|byte| byte.is_ascii_digit());
    let length = digits.count();
    (length > 0).then(|| &value[length..])
}

fn unsigned(value: &[u8]) -> &[u8] {
    let signed = matches!(value, [b'+' | b'-', ..]);
    &value[usize::from(signed)..]
}

pub(super) fn integer(value: &[u8]) -> Option<&[u8]> {
    digits(unsigned(value))
}

pub(super) fn decimal(value: &[u8]) -> Option<&[u8]> {
    match (unsigned(value), integer(value)) {
        (_, Some([b'.', rest @ ..])) => Some(digits(rest).unwrap_or(rest)),
        (_, Some(rest)) => Some(rest),
        ([b'.', rest @ ..], None) => digits(rest),
        _ => None,
    }
}

pub(super) fn above_and_below(value: &[u8]) -> Option<&[u8]> {
    let below = blanks(digits(value)?).strip_prefix(b"/")?;
    digits(blanks(below))
}

pub(super) fn at_most_100(value: &[u8]) -> Option<&[u8]> {
    let rest = decimal(value)?;
    let number = &value[..value.len() - rest.len()];
    if let [b'0'..=b'9' | b'.', ..] = number
        && digits(number).is_none_or(|fraction| number.len() - fraction.len() < 3)
    {
        return Some(rest); // nearly every one
    }
    let number: f64 = str::from_utf8(number).ok()?.parse().ok()?;
    (0.0..=100.0).contains(&number).then_some(rest)
}

/// Points below the line from here on are a game.
const GAME: u32 = 100;

/// The score of a rubber at the beginning of a deal (the `ScoreRubberHistory` tag, PBN 2.1 section 4.2.6). Figures are those of North-South, then of East-West.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct History {
    /// Below the line, game by game; the last is the one that is being played.
    below: [[u32; 2]; 3],
    /// The number of games, including the one in progress.
    games: usize,
}

impl History {
    /// `NS <previous> <above>/<below> ... EW <previous> <above>/<below> ...`, as many games for either side, and each
    /// game but the last won by one of them.
    pub fn read(value: &[u8]) -> Option<Self> {
        let (rest, north_south) = of_side(value, b"NS")?;
        let (rest, east_west) = of_side(rest, b"EW")?;
        let games = north_south.iter().flatten().count();
        let mut below = [[0; 2]; 3];
        for (game, points) in below.iter_mut().zip(north_south.into_iter().zip(east_west)) {
            match points {
                (Some(one), Some(other)) => *game = [one, other],
                (None, None) => (),
                _ => return None,
            }
        }
        let history = Self { below, games };
        let is_won = |game: &[u32; 2]| (game[0] >= GAME) != (game[1] >= GAME);
        let whole = history.finished().iter().all(is_won);
        (whole && blanks(rest).is_empty()).then_some(history)
    }

    /// Which sides have won a game, and so are vulnerable: North-South, East-West.
    pub fn has_game(&self) -> [bool; 2] {
        [0, 1].map(|side| self.finished().iter().any(|game| game[side] >= GAME))
    }

    fn finished(&self) -> &[[u32; 2]] {
        &self.below[..self.games - 1]
    }
}

type Below = [Option<u32>; 3];

/// The points below the line of one side, and the rest of the value.
fn of_side<'a>(value: &'a [u8], name: &[u8]) -> Option<(&'a [u8], Below)> {
    let (_, rest) = side(blanks(value)).filter(|(side, _)| *side == name)?;
    let above = digits(rest)?;
    let mut rest = blanks(digits(blanks(above))?).strip_prefix(b"/")?;
    let mut below = [None; 3];
    for points in &mut below {
        let text = blanks(rest);
        let Some(behind) = digits(text) else { break };
        let number = &text[..text.len() - behind.len()];
        *points = Some(str::from_utf8(number).ok()?.parse().ok()?);
        rest = behind;
    }
    below[0].map(|_| (rest, below))
}
