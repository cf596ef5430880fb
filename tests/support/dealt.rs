//! One board: what was dealt, bid and played, and what its record says.

use super::playing::{self, PlayedTrick};
use super::{Stream, bidding};
use contract_bridge::deck::full_deal;
use pbn_audit::board::Vulnerable;
use pbn_audit::bridge::{
    BySeat, Call, Card, Contract, Deal, Hand, Score, Seat, Side, Suit, Table, Turn, after, side,
};
use pbn_audit::replay::Setting;

/// A board that was dealt and played, and the record of it.
#[derive(Debug, Clone)]
pub struct DealtBoard {
    /// Its number.
    pub number: u32,
    /// The dealer, by the number.
    pub dealer: Seat,
    /// The vulnerability, by the number.
    pub vulnerable: Vulnerable,
    /// The hands that were played.
    pub hands: BySeat<Hand>,
    /// The calls, the dealer's first.
    pub calls: Vec<Call>,
    /// What they come to.
    pub contract: Contract,
    /// Who declares.
    pub declarer: Seat,
    /// Thirteen tricks as they were played.
    pub tricks: Vec<PlayedTrick>,
    /// The turns at which a hand revoked, in order.
    pub revokes: Vec<Turn>,
    /// The deal as the record has it.
    pub deal: Deal,
    /// The cards as the record has them.
    pub record: Table,
    /// Declarer's tricks as the record has them.
    pub result: u8,
}

impl DealtBoard {
    /// Deals, bids and plays a board.
    pub fn deal(number: u32, rng: &mut Stream) -> Self {
        let dealt = full_deal(rng);
        Self::of(number, BySeat::from_fn(|seat| dealt[seat]), rng)
    }

    /// Bids and plays a board with these hands.
    pub fn of(number: u32, hands: BySeat<Hand>, rng: &mut Stream) -> Self {
        let dealer = after(Seat::North, number as usize - 1);
        let (calls, contract, declarer) = bidding::bid(dealer, rng);
        let start = (declarer.lho(), contract.bid.strain.suit());
        let mut board = Self {
            number,
            dealer,
            vulnerable: vulnerable(number),
            hands,
            calls,
            contract,
            declarer,
            tricks: Vec::new(),
            revokes: Vec::new(),
            deal: Deal::new(BySeat::from_fn(|seat| Some(hands[seat]))).expect("a deal"),
            record: Table::empty(start.0),
            result: 0,
        };
        board.play(&[], rng);
        board
    }

    /// Plays on behind the cards that are `given`, and records the play.
    pub fn play(&mut self, given: &[Card], rng: &mut Stream) {
        self.tricks = playing::play(self.hands, (self.leader(), self.trump()), given, rng);
        self.record = Table::empty(self.leader());
        for (turn, card) in self.turns() {
            self.record.put(turn, card);
        }
        self.result = self.won(side(self.declarer));
    }

    /// The cards in order of play.
    pub fn turns(&self) -> Vec<(Turn, Card)> {
        playing::turns(&self.tricks)
    }

    /// Who leads first.
    pub fn leader(&self) -> Seat {
        self.declarer.lho()
    }

    /// The trump suit.
    pub fn trump(&self) -> Option<Suit> {
        self.contract.bid.strain.suit()
    }

    /// What a replay of the record starts from.
    pub fn setting(&self) -> Setting {
        Setting {
            deal: Some(self.deal),
            trump: self.trump(),
            leader: self.leader(),
        }
    }

    /// Tricks won at the table.
    pub fn won(&self, by: Side) -> u8 {
        let won = self.tricks.iter().filter(|trick| side(trick.winner) == by);
        u8::try_from(won.count()).expect("at most 13 tricks")
    }

    /// The score of the result, from North-South's side.
    pub fn score(&self) -> Score {
        let vulnerable = self.vulnerable.holds(side(self.declarer));
        Score::of(self.contract, self.declarer, self.result, vulnerable).expect("at most 13 tricks")
    }
}

/// The vulnerability of a board by its number (Law 2).
fn vulnerable(number: u32) -> Vulnerable {
    const ROUND: [Vulnerable; 4] = [
        Vulnerable::None,
        Vulnerable::One(Side::NorthSouth),
        Vulnerable::One(Side::EastWest),
        Vulnerable::Both,
    ];
    let board = number as usize - 1;
    ROUND[(board + board / 4) % 4]
}
