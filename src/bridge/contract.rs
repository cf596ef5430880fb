//! Contracts and their scores. Numbers out of range are rejected before they reach the scoring arithmetic.

use super::letters::named;
use super::{Contract, Penalty, Side, Strain, side};
use contract_bridge::Seat;

/// The strain that a letter names: `S H D C N`, in either case.
pub fn strain(letter: u8) -> Option<Strain> {
    STRAINS[usize::from(letter)]
}

static STRAINS: [Option<Strain>; 256] = named(
    b"CDHSN",
    [
        Strain::Clubs,
        Strain::Diamonds,
        Strain::Hearts,
        Strain::Spades,
        Strain::Notrump,
    ],
);

/// A duplicate score, from North-South's point of view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(pub i32);

impl Score {
    /// The score of a contract by `declarer` with this many tricks; `None` for more than 13 (Law 77).
    pub fn of(contract: Contract, declarer: Seat, tricks: u8, vulnerable: bool) -> Option<Self> {
        if tricks > 13 {
            return None;
        }
        let declarers = contract.score(tricks, vulnerable);
        Some(match side(declarer) {
            Side::NorthSouth => Self(declarers),
            Side::EastWest => Self(-declarers),
        })
    }

    /// Whether a result scores this, for either side (Law 77), or the board was passed out.
    pub fn is_possible(self) -> bool {
        let bids = (1..=7).flat_map(|level| Strain::ASC.map(|strain| (level, strain)));
        let contracts = bids.flat_map(|(level, strain)| {
            [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled]
                .map(|penalty| Contract::new(level, strain, penalty))
        });
        let results = contracts.flat_map(|contract| (0..=13).map(move |tricks| (contract, tricks)));
        let mut scores = results.flat_map(|(contract, tricks)| {
            [false, true].map(|vulnerable| contract.score(tricks, vulnerable))
        });
        self.0 == 0 || scores.any(|score| score.unsigned_abs() == self.0.unsigned_abs())
    }

    /// A contract as PBN spells it: `4SX`, `3NT`.
    pub fn spell(contract: Contract) -> String {
        Self::spelled(contract).concat()
    }

    /// The parts of its spelling: level, strain and risk.
    pub const fn spelled(contract: Contract) -> [&'static str; 3] {
        const LEVELS: [&str; 7] = ["1", "2", "3", "4", "5", "6", "7"];
        let level = LEVELS[contract.bid.level.get() as usize - 1];
        let risk = match contract.penalty {
            Penalty::Undoubled => "",
            Penalty::Doubled => "X",
            Penalty::Redoubled => "XX",
        };
        [level, Self::strain(contract.bid.strain), risk]
    }

    /// A strain as PBN spells it.
    pub const fn strain(strain: Strain) -> &'static str {
        match strain {
            Strain::Clubs => "C",
            Strain::Diamonds => "D",
            Strain::Hearts => "H",
            Strain::Spades => "S",
            Strain::Notrump => "NT",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_seen_from_north_south() {
        let contract = Contract::new(4, Strain::Spades, Penalty::Doubled);
        assert_eq!(Score::of(contract, Seat::South, 10, true), Some(Score(790)));
        assert_eq!(Score::of(contract, Seat::East, 10, true), Some(Score(-790)));
        assert_eq!(Score::of(contract, Seat::West, 8, false), Some(Score(300)));
        assert_eq!(Score::of(contract, Seat::South, 14, false), None);
        assert_eq!(Score::spell(contract), "4SX");
        assert_eq!(
            Score::spell(Contract::new(3, Strain::Notrump, Penalty::Undoubled)),
            "3NT"
        );
    }
}
