//! Changes that would make a record right.

use crate::bridge::{Card, Renaming, Seat, Spelled, Suit, Turn};
use std::fmt;

/// One change that makes a whole record right. Its `Display` is a fixed form, for people and for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LegalReading {
    /// Two cards of one hand were entered in each other's trick: `exchange W T5 T6`.
    Exchange {
        /// Whose cards.
        seat: Seat,
        /// The two tricks, the earlier first.
        tricks: [u8; 2],
    },
    /// A card of one hand and a card of another were entered in each other's place: `exchange S T2 N T3`.
    Crossed {
        /// Whose cards, the one that stands in the earlier trick first.
        seats: [Seat; 2],
        /// The trick in which each stands.
        tricks: [u8; 2],
    },
    /// The play is right, and the deal has a card of one hand and a card of another in each other's place: `deal S C8 N C9`.
    Dealt {
        /// The two hands.
        seats: [Seat; 2],
        /// The card that each was dealt.
        cards: [Card; 2],
    },
    /// One card is written for another: `card E T3 SQ for HQ`.
    Card {
        /// Whose card.
        seat: Seat,
        /// The trick.
        trick: u8,
        /// The card that is written.
        written: Card,
        /// The card that was played.
        played: Card,
    },
    /// The last trick of a play that stops early was not really played: `noise T8`. Cards may be touched on a screen
    /// while a claim is settled.
    Noise(u8),
    /// Two tricks were entered in each other's place: `rows T6 T7`.
    Rows([u8; 2]),
    /// A trick was entered in the place of another: `row T9 to T4`.
    RowMoved {
        /// Where it stands.
        trick: u8,
        /// When it was played.
        to: u8,
    },
    /// Some tricks were played behind others: `rows T5 T6 behind T8`.
    RowsMoved {
        /// The first and the last of them.
        tricks: [u8; 2],
        /// The trick that came before them.
        behind: u8,
    },
    /// The tricks, or those from one to another, were entered from the last to the first: `rows reversed`, `rows T5 T8 reversed`.
    RowsReversed(Option<[u8; 2]>),
    /// The tricks from this one on were played first: `rows from T7`.
    RowsFrom(u8),
    /// The cards stand in an order of suits and ranks, from the first trick on, or from that of a claim that was written out:
    /// `rows sorted`, `rows sorted from T8`.
    RowsSorted(u8),
    /// The cards of one hand stand in another order from a trick on: `order E T8`.
    Order(Turn),
    /// Tricks were left out, a bit for each, and all that follow have moved up: `missing T5`, `missing T5 T6`.
    RowsMissing(u16),
    /// A trick stands a second time: `twice T5`.
    RowTwice(u8),
    /// Another hand led to a trick, out of turn and without a mark: `leader N T4`.
    Leader(Turn),
    /// Another suit was trumps, or none: `trump H`, `trump NT`.
    Trump(Option<Suit>),
    /// Another hand was declarer: `declarer W`.
    Declarer(Seat),
    /// The deal is right, and each card was played by the hand that was dealt it: `owners`.
    Owners,
    /// The deal is right, and the seats of the auction and the play are to be moved clockwise by so many: `seats turned 1`.
    SeatsTurned(u8),
    /// The play is right, and the hands of the deal are to be moved clockwise by so many seats: `deal turned 1`.
    DealTurned(u8),
    /// The play is right, and the seats or suits of the deal have other names: `exchange hands E W`, `exchange suits S H`.
    Renamed(Renaming),
    /// From a trick on the play is that of another board: `play T7`.
    OtherPlay(u8),
    /// A card is not recorded, and all that follow have moved up into its place: `missing E T4`.
    Missing(Turn),
}

/// The tricks of a set that has a bit for each.
pub fn tricks_of(set: u16) -> impl Iterator<Item = u8> {
    (1..=13).filter(move |trick| set & 1 << trick != 0)
}

impl fmt::Display for LegalReading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Exchange { seat, tricks } => {
                let [first, second] = tricks;
                write!(f, "exchange {} T{first} T{second}", seat.letter())
            }
            Self::Crossed { seats, tricks } => {
                let [one, other] = seats.map(Seat::letter);
                let [first, second] = tricks;
                write!(f, "exchange {one} T{first} {other} T{second}")
            }
            Self::Dealt { seats, cards } => {
                let [one, other] = seats.map(Seat::letter);
                let [card, second] = cards.map(Spelled);
                write!(f, "deal {one} {card} {other} {second}")
            }
            Self::Card {
                seat,
                trick,
                written,
                played,
            } => {
                let (seat, written, played) = (seat.letter(), Spelled(written), Spelled(played));
                write!(f, "card {seat} T{trick} {written} for {played}")
            }
            Self::Noise(trick) => write!(f, "noise T{trick}"),
            Self::Rows([first, second]) => write!(f, "rows T{first} T{second}"),
            Self::RowMoved { trick, to } => write!(f, "row T{trick} to T{to}"),
            Self::RowsMoved { tricks, behind } => {
                let [first, last] = tricks;
                write!(f, "rows T{first} T{last} behind T{behind}")
            }
            Self::RowsReversed(None) => f.write_str("rows reversed"),
            Self::RowsReversed(Some([first, last])) => {
                write!(f, "rows T{first} T{last} reversed")
            }
            Self::RowsFrom(trick) => write!(f, "rows from T{trick}"),
            Self::RowsSorted(1) => f.write_str("rows sorted"),
            Self::RowsSorted(trick) => write!(f, "rows sorted from T{trick}"),
            Self::Order(Turn { trick, seat }) => write!(f, "order {} T{trick}", seat.letter()),
            Self::RowsMissing(tricks) => {
                f.write_str("missing")?;
                tricks_of(tricks).try_for_each(|trick| write!(f, " T{trick}"))
            }
            Self::RowTwice(trick) => write!(f, "twice T{trick}"),
            Self::Leader(Turn { trick, seat }) => write!(f, "leader {} T{trick}", seat.letter()),
            Self::Trump(Some(suit)) => write!(f, "trump {}", suit.letter()),
            Self::Trump(None) => f.write_str("trump NT"),
            Self::Declarer(seat) => write!(f, "declarer {}", seat.letter()),
            Self::Owners => f.write_str("owners"),
            Self::SeatsTurned(steps) => write!(f, "seats turned {steps}"),
            Self::DealTurned(steps) => write!(f, "deal turned {steps}"),
            Self::OtherPlay(trick) => write!(f, "play T{trick}"),
            Self::Renamed(renaming) => renaming.fmt(f),
            Self::Missing(Turn { trick, seat }) => write!(f, "missing {} T{trick}", seat.letter()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Those that the list of diagnoses does not show.
    #[test]
    fn the_forms_are_fixed() {
        let (seat, trick) = (Seat::East, 4);
        for (reading, form) in [
            (LegalReading::RowsReversed(None), "rows reversed"),
            (
                LegalReading::RowsReversed(Some([5, 8])),
                "rows T5 T8 reversed",
            ),
            (
                LegalReading::RowsMoved {
                    tricks: [5, 6],
                    behind: 8,
                },
                "rows T5 T6 behind T8",
            ),
            (LegalReading::Order(Turn { trick, seat }), "order E T4"),
            (LegalReading::RowsMissing(0b10010), "missing T1 T4"),
            (LegalReading::RowsFrom(trick), "rows from T4"),
            (LegalReading::RowsSorted(1), "rows sorted"),
            (LegalReading::RowsSorted(trick), "rows sorted from T4"),
            (LegalReading::RowTwice(trick), "twice T4"),
            (LegalReading::Trump(None), "trump NT"),
            (LegalReading::Declarer(seat), "declarer E"),
            (LegalReading::OtherPlay(trick), "play T4"),
            (LegalReading::Missing(Turn { trick, seat }), "missing E T4"),
        ] {
            assert_eq!(reading.to_string(), form);
        }
    }
}
