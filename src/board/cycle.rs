//! Dealer and vulnerability by board number, in the cycle of sixteen (Law 2).

use super::Vulnerable;
use crate::bridge::{Seat, Side, after};
use crate::lin;

/// Dealer and vulnerability of a board number; `None` for 0.
pub fn by_number(number: u32) -> Option<(Seat, Vulnerable)> {
    let place = number.checked_sub(1)? % 16;
    let dealer = after(Seat::North, (place % 4) as usize);
    // each group of four boards begins one step further on
    let vulnerable = match (place + place / 4) % 4 {
        0 => Vulnerable::None,
        1 => Vulnerable::One(Side::NorthSouth),
        2 => Vulnerable::One(Side::EastWest),
        _ => Vulnerable::Both,
    };
    Some((dealer, vulnerable))
}

/// The number, from 1 to 16, of the one board in the cycle with this dealer and vulnerability.
pub fn number_of(dealer: Seat, vulnerable: Vulnerable) -> u32 {
    (1..=16)
        .find(|&number| by_number(number) == Some((dealer, vulnerable)))
        .expect("each dealer meets each vulnerability once")
}

/// The digits of a value that names a board in words (`Board 7`); any other as it is.
pub(super) fn digits(value: &[u8]) -> &[u8] {
    let is_plain = value.first().is_some_and(u8::is_ascii_digit);
    let title = if is_plain { None } else { lin::title(value) };
    let title = title.filter(|title| title.says_board);
    title.map_or(value, |title| title.digits)
}

/// A board number: plain positive digits.
pub(super) fn number(value: &[u8]) -> Option<u32> {
    let digit = |byte: &u8| byte.is_ascii_digit().then(|| u32::from(byte - b'0'));
    let number = value.iter().try_fold(0_u32, |number, byte| {
        number.checked_mul(10)?.checked_add(digit(byte)?)
    });
    number.filter(|number| *number > 0)
}
