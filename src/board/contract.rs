//! The Contract and Declarer tags (PBN 2.1 sections 3.4.13 and 3.4.14).

use crate::bridge::{Bid, Contract, Level, Penalty, Seat, Strain, seat, strain};

/// What a board was played in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stake {
    /// Nobody bid.
    PassedOut,
    /// A contract.
    Contract(Contract),
    /// A bare denomination: an end position.
    Denomination(Strain),
}

impl Stake {
    /// `4SX`, `3NT` (and `3N`), `Pass`, or a bare `H` or `NT`; in any case, blanks inside passed over.
    pub fn read(value: &[u8]) -> Option<Self> {
        let mut letters = [0; 8];
        let mut count = 0;
        for letter in value.iter().filter(|byte| **byte != b' ') {
            *letters.get_mut(count)? = letter.to_ascii_uppercase();
            count += 1;
        }
        match &letters[..count] {
            b"PASS" | b"PASSED" | b"PASSOUT" | b"AP" | b"P" => Some(Self::PassedOut),
            [level @ b'1'..=b'7', rest @ ..] => contract(level - b'0', rest).map(Self::Contract),
            rest => match denomination(rest)? {
                (strain, b"") => Some(Self::Denomination(strain)),
                _ => None,
            },
        }
    }
}

fn contract(level: u8, rest: &[u8]) -> Option<Contract> {
    let (strain, risk) = denomination(rest)?;
    let penalty = match risk {
        b"" => Penalty::Undoubled,
        b"X" => Penalty::Doubled,
        b"XX" | b"R" => Penalty::Redoubled, // `R` in conversions from vugraph records
        _ => return None,
    };
    Some(Contract {
        bid: Bid {
            level: Level::new(level),
            strain,
        },
        penalty,
    })
}

fn denomination(rest: &[u8]) -> Option<(Strain, &[u8])> {
    match rest {
        [b'N', b'T', rest @ ..] => Some((Strain::Notrump, rest)),
        [letter, rest @ ..] => Some((strain(*letter)?, rest)),
        [] => None,
    }
}

/// The Declarer tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Declarer {
    /// Who really played the hand.
    pub seat: Seat,
    /// `^`: the auction made his partner declarer (Law 54).
    pub irregular: bool,
}

impl Declarer {
    /// `S`, or `^S`.
    pub(super) fn read(value: &[u8]) -> Option<Self> {
        match value {
            [b'^', letter] => Some(Self {
                seat: seat(*letter)?,
                irregular: true,
            }),
            value => super::deal::dealer(value).map(Self::from),
        }
    }
}

impl From<Seat> for Declarer {
    fn from(seat: Seat) -> Self {
        let irregular = false;
        Self { seat, irregular }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contracts_in_every_spelling() {
        let read = |text: &str| Stake::read(text.as_bytes());
        for (text, level, strain, penalty) in [
            ("4SX", 4, Strain::Spades, Penalty::Doubled),
            ("3N", 3, Strain::Notrump, Penalty::Undoubled),
            ("7 nt xx", 7, Strain::Notrump, Penalty::Redoubled),
            ("5DR", 5, Strain::Diamonds, Penalty::Redoubled),
        ] {
            let contract = Contract::new(level, strain, penalty);
            assert_eq!(read(text), Some(Stake::Contract(contract)));
        }
        assert_eq!(read("Pass"), Some(Stake::PassedOut));
        assert_eq!(read("NT"), Some(Stake::Denomination(Strain::Notrump)));
        for text in ["8S", "4", "4Z", "4SXXX", "\u{e9}", "3NTX by S"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn declarers() {
        let irregular = Declarer {
            irregular: true,
            ..Seat::South.into()
        };
        assert_eq!(Declarer::read(b"^s"), Some(irregular));
        assert_eq!(Declarer::read(b"West"), Some(Seat::West.into()));
        assert_eq!(Declarer::read(b"NS"), None);
    }
}
