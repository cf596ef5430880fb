//! Numbers in values: declarer's, one side's, or both sides' (PBN 2.1 section 4.2).

use super::Conformity;

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

/// A percentage of either side, from 0 to 100.
pub(super) fn percentage(value: &[u8]) -> Conformity {
    if sided(value, at_most_100) {
        Conformity::Standard
    } else if sided(value, decimal) {
        Conformity::Impossible
    } else {
        Conformity::Other
    }
}

fn at_most_100(value: &[u8]) -> Option<&[u8]> {
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
