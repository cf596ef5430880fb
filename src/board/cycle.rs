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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_boards_as_they_are_printed() {
        let printed = "N- EN SE WB NN EE SB W- NE EB S- WN NB E- SN WE";
        let letters = |number| {
            let (dealer, vulnerable) = by_number(number).unwrap();
            let vulnerable = match vulnerable {
                Vulnerable::None => '-',
                Vulnerable::One(Side::NorthSouth) => 'N',
                Vulnerable::One(Side::EastWest) => 'E',
                Vulnerable::Both => 'B',
            };
            format!("{}{vulnerable}", dealer.letter())
        };
        let cycle: Vec<_> = (1..=16).map(letters).collect();
        assert_eq!(cycle.join(" "), printed);
        assert_eq!((letters(17), letters(36)), (letters(1), letters(4)));
        for number in 1..=16 {
            let (dealer, vulnerable) = by_number(number).unwrap();
            assert_eq!(number_of(dealer, vulnerable), number);
        }
    }

    #[test]
    fn numbers_are_plain_figures() {
        assert_eq!(number(b"12"), Some(12));
        for text in ["0", "+3", "12a", "", "4294967296", "-1"] {
            assert_eq!(number(text.as_bytes()), None, "{text}");
        }
    }
}
