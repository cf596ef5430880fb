//! The Contract and Declarer tags (PBN 2.1 sections 3.4.13 and 3.4.14).

use crate::bridge::{Contract, Penalty, Seat, Strain, Written, strain};

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
    /// `4SX`, `3NT` (and `3N`), `Pass`, or a bare `H` or `NT`, in any case; or a contract in another form.
    pub fn read(value: &[u8]) -> Option<Self> {
        Self::read_with(value, &mut Written::default())
    }

    /// The same, with what else the other form says.
    pub fn read_with(value: &[u8], written: &mut Written) -> Option<Self> {
        let standard = match value {
            [level @ b'1'..=b'7', rest @ ..] => contract(level - b'0', rest).map(Self::Contract),
            b"Pass" => Some(Self::PassedOut),
            rest => match denomination(rest) {
                Some((strain, b"")) => Some(Self::Denomination(strain)),
                _ => None,
            },
        };
        standard.or_else(|| {
            *written = Written::read(value)?;
            Some(written.contract.map_or(Self::PassedOut, Self::Contract))
        })
    }
}

fn contract(level: u8, rest: &[u8]) -> Option<Contract> {
    let (strain, risk) = denomination(rest)?;
    let penalty = match risk {
        b"" => Penalty::Undoubled,
        b"X" | b"x" => Penalty::Doubled,
        b"XX" | b"xx" => Penalty::Redoubled,
        _ => return None,
    };
    Some(Contract::new(level, strain, penalty))
}

fn denomination(rest: &[u8]) -> Option<(Strain, &[u8])> {
    match rest {
        [b'N' | b'n', b'T' | b't', rest @ ..] => Some((Strain::Notrump, rest)),
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
        let named = value.strip_prefix(b"^");
        Some(Self {
            seat: super::deal::dealer(named.unwrap_or(value))?,
            irregular: named.is_some(),
        })
    }
}

impl From<Seat> for Declarer {
    fn from(seat: Seat) -> Self {
        let irregular = false;
        Self { seat, irregular }
    }
}
