//! A board of LIN, read into a board in the words of bridge.
//!
//! Contract and declarer follow from the auction; where that is not finished they are those of the list of results. The cards
//! stay in the order of play: who played them is found out above.

use super::lin_values::{calls, hand};
use super::{
    Board, Date, Item, LinRecord, ListedResult, ScoreTag, Source, Stake, Stated, Statements,
    Unread, cycle,
};
use crate::bridge::{
    BySeat, Call, Contract, Deal, DealFault, Hand, Outcome, Penalty, Seat, Stop, after, call, seat,
};
use crate::lin::{self, Beside, Game, Listed, cleaned};

/// The cards of a whole deal.
const ALL: usize = 52;

/// Reads a record into `board`, which can be reused for the next.
pub(super) fn read(record: &LinRecord<'_>, board: &mut Board) {
    board.unread.clear();
    board.taken_over = false;
    (board.score, board.date) = (Stated::Absent, Stated::Absent);
    if !record.game.beside.is_empty() {
        board.read_beside(record);
    }
    let number = record.number().map(|span| span.of(record.text));
    board.number = number.and_then(cycle::number);
    board.read_dealt(record);
    board.vulnerable = match record.game.vulnerable {
        Some(span) if !span.of(record.text).trim_ascii().is_empty() => {
            board.stated(record.vulnerable(), Item::Vulnerable, record)
        }
        _ => record.vulnerable().map_or(Stated::Absent, Stated::Value),
    };
    board.statements = statements(record);
    board.read_calls(record.game);
    board.read_cards(record.game);
    board.result = Stated::Absent;
}

impl Board {
    /// What is stated of an item, noted where it cannot be read.
    fn stated<T>(&mut self, read: Option<T>, item: Item, record: &LinRecord<'_>) -> Stated<T> {
        if read.is_none() {
            let span = record.place_of(item).unwrap_or_default();
            self.unread.push(Unread { item, span });
        }
        read.into()
    }

    /// What a carrier states besides the chain.
    fn read_beside(&mut self, record: &LinRecord<'_>) {
        if let Some(score) = record.beside(Beside::Score) {
            let score = ScoreTag::read(score, None).value().copied();
            self.score = self.stated(score, Item::Score, record);
        }
        if let Some(date) = record.beside(Beside::Date) {
            self.date = self.stated(Date::read(date), Item::Date, record);
        }
    }

    fn read_dealt(&mut self, record: &LinRecord<'_>) {
        (self.deal, self.deal_fault) = (Stated::Absent, None);
        self.dealer = record.dealer(None).map_or(Stated::Absent, Stated::Value);
        let Some(span) = record.game.deal else { return };
        let value = cleaned(span.of(record.text));
        if value.is_empty() {
            return;
        }
        let Some(dealt) = lin::deal(&value) else {
            self.deal = self.stated(None, Item::Deal, record);
            return;
        };
        let dealer = record.dealer(dealt.dealer);
        self.dealer = dealer.map_or(Stated::Absent, Stated::Value);
        match deal(dealt.hands) {
            Ok(deal) => self.deal = Stated::Value(deal),
            Err(fault) => {
                self.deal_fault = Some(fault);
                self.deal = match fault {
                    DealFault::AllHidden => Stated::Unknown,
                    _ => Stated::Unreadable,
                };
            }
        }
    }

    /// Contract and declarer by the calls, or where they do not say by the list of results.
    fn read_calls(&mut self, game: &Game) {
        let numbers = calls(game).map(|it| (it.at, it.number));
        self.auction
            .read_numbers(numbers, self.dealer.value().copied());
        let listed = || self.statements.listed.and_then(|listed| listed.contract);
        let (declared, source) = match self.auction.outcome {
            Outcome::Contract(contract, seat) => (Some((contract, seat)), Source::Auction),
            Outcome::PassedOut => (None, Source::Auction),
            Outcome::Open => (listed(), Source::List),
        };
        let is_pass = |it: ListedResult| it.contract.is_none();
        let passed_out = match self.auction.outcome {
            Outcome::PassedOut => true,
            Outcome::Open => {
                game.beside(Beside::Listed).is_some() && self.statements.listed.is_some_and(is_pass)
            }
            Outcome::Contract(..) => false,
        };
        let stake = declared.map(|(contract, _)| Stake::Contract(contract));
        let stake = stake.or(passed_out.then_some(Stake::PassedOut));
        self.contract = stake.map_or(Stated::Absent, Stated::Value);
        (self.contract_by, self.declarer_by) = (source, source);
        self.declarer = declared.map_or(Stated::Absent, |(_, seat)| Stated::Value(seat.into()));
    }

    fn read_cards(&mut self, game: &Game) {
        let stop = match self.statements.claimed {
            Some(_) if game.cards.len() < ALL => Stop::Star,
            _ => Stop::Plain,
        };
        let cards = game.cards.iter().map(|card| (card.at, card.letters));
        let leader = self.opening_leader();
        self.play.read_in_order(cards, stop, leader);
    }
}

fn statements(record: &LinRecord<'_>) -> Statements {
    let game = record.game;
    let claimed = game.claims.iter().rev().find_map(|claim| claim.tricks);
    let own = || lin::result(&cleaned(game.score?.of(record.text)));
    let listed = record.listed().flatten().or_else(own);
    Statements {
        claimed,
        listed: listed.and_then(listed_result),
        not_played: listed == Some(Listed::NotPlayed),
    }
}

fn listed_result(listed: Listed) -> Option<ListedResult> {
    let (bid, declarer, risk, tricks) = match listed {
        Listed::Contract {
            bid,
            declarer,
            risk,
            tricks,
        } => (bid, declarer, risk, tricks),
        Listed::NotPlayed => return None,
        Listed::PassedOut => {
            let (contract, tricks) = (None, None);
            return Some(ListedResult { contract, tricks });
        }
    };
    let Some(Call::Bid(bid)) = call(bid) else {
        return None;
    };
    let penalty = match risk {
        0 => Penalty::Undoubled,
        1 => Penalty::Doubled,
        _ => Penalty::Redoubled,
    };
    Some(ListedResult {
        contract: Some((Contract { bid, penalty }, seat(declarer)?)),
        tricks,
    })
}

/// The hands of South, West, North and East; one without cards is hidden.
fn deal(hands: [&[u8]; 4]) -> Result<Deal, DealFault> {
    let mut read = BySeat([None; 4]);
    for (place, text) in hands.into_iter().enumerate() {
        let hand = hand(text).map_err(DealFault::Twice)?;
        let is_known = hand != Hand::EMPTY;
        read[after(Seat::South, place)] = is_known.then_some(hand);
    }
    Deal::new(read)
}
