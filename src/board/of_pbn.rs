//! A game of PBN, read into a board.

use super::inherit::Carry;
use super::pbn_record::trimmed;
use super::{
    Board, Date, Declarer, Item, ScoreTag, Source, Stake, Stated, Tricks, Unread, Vulnerable, cycle,
};
use super::{deal, own_tags};
use crate::bridge::{DealFault, Outcome, Written, seat, side};
use crate::pbn::{Game, TagName, TokenKind};

/// Reads a game into `board`, which can be reused for the next. `carry` is what the game may inherit.
pub fn read(game: &Game, text: &[u8], carry: &Carry, board: &mut Board) {
    board.unread.clear();
    board.taken_over = carry.is_taken_over(game);
    let lookup = Lookup { game, text, carry };
    board.read_deal(&lookup);
    let number = carry.stated(TagName::Board, game, text);
    board.number = number.and_then(|value| cycle::number(cycle::digits(trimmed(value))));
    board.dealer = lookup.read(Item::Dealer, &mut board.unread, deal::dealer);
    board.vulnerable = lookup.read(Item::Vulnerable, &mut board.unread, Vulnerable::read);
    (board.declarer_by, board.contract_by) = (Source::Tag, Source::Tag);
    board.declarer = lookup.read(Item::Declarer, &mut board.unread, Declarer::read);
    let mut written = Written::default();
    board.contract = lookup.read(Item::Contract, &mut board.unread, |value| {
        Stake::read_with(value, &mut written)
    });
    if let (true, Some(seat)) = (board.declarer.is_open(), written.declarer) {
        board.declarer = Stated::Value(seat.into());
    }
    board.read_auction(game, text);
    board.read_leader(game, text);
    board.date = lookup.read(Item::Date, &mut board.unread, Date::read);
    let declaring = board.declarer.value().map(|declarer| side(declarer.seat));
    let size = board.deal.value().map_or(13, |deal| deal.size);
    let tricks = |value: &[u8]| Tricks::read(value, declaring, size);
    board.result = lookup.read(Item::Result, &mut board.unread, tricks);
    if let (true, Some(tricks)) = (board.result.is_open(), written.tricks) {
        board.result = Stated::Value(Tricks::of_declarer(tricks));
    }
    board.score = lookup.read(Item::Score, &mut board.unread, |value| {
        ScoreTag::read(value, declaring)
    });
    board.play.read(game, text, board.opening_leader());
    if let Some(leads) = own_tags::inferred_leads(game, text) {
        let table = &mut board.play.table;
        (table.led_by_owner, table.names_leaders) = (leads, true);
    }
    board.statements = own_tags::statements(game, text);
}

impl Board {
    fn read_deal(&mut self, lookup: &Lookup<'_>) {
        self.deal_fault = None;
        let mut fault = None;
        self.deal = lookup.read(Item::Deal, &mut self.unread, |value| {
            deal::hands(value)?
                .map_err(|found| fault = Some(found))
                .ok()
        });
        if fault.is_some() {
            self.unread.retain(|unread| unread.item != Item::Deal);
        }
        if fault == Some(DealFault::AllHidden) {
            self.deal = Stated::Unknown;
        }
        self.deal_fault = fault;
    }

    /// Takes contract and declarer from the auction where the tags lack them.
    fn read_auction(&mut self, game: &Game, text: &[u8]) {
        self.auction.read(game, text, self.dealer.value().copied());
        match self.auction.outcome {
            Outcome::Open => (),
            Outcome::PassedOut => self.take_stake(Stake::PassedOut),
            Outcome::Contract(contract, seat) => {
                self.take_stake(Stake::Contract(contract));
                if self.declarer.is_open() {
                    self.declarer = Stated::Value(seat.into());
                    self.declarer_by = Source::Auction;
                }
            }
        }
    }
    /// Takes declarer from the opening leader, whom the Play tag names (PBN 2.1 section 3.6): he sits at his right (Law 41A). Then it
    /// is also known who called, if nothing else says that.
    fn read_leader(&mut self, game: &Game, text: &[u8]) {
        let is_passed_out = self.contract.value() == Some(&Stake::PassedOut);
        if !self.declarer.is_open() || self.is_end_position() || is_passed_out {
            return;
        }
        let first = game.cards(text).next();
        let is_led = first.is_some_and(|token| matches!(token.kind, TokenKind::Card(..)));
        let named = game.value(TagName::Play);
        let named = named.map(|value| value.of(text).trim_ascii());
        let Some([letter]) = named.filter(|_| is_led) else {
            return;
        };
        let Some(leader) = seat(*letter) else { return };
        let declarer = leader.lho().partner();
        self.declarer = Stated::Value(declarer.into());
        self.declarer_by = Source::Cards;
        if self.auction.calls.is_empty() {
            self.auction.read_declared(game, declarer);
            if let Some(contract) = self.auction.contract() {
                self.take_stake(Stake::Contract(contract));
            }
        }
    }

    /// Takes what the auction led to for what was played, where no tag says it.
    fn take_stake(&mut self, stake: Stake) {
        if self.contract.is_open() {
            self.contract = Stated::Value(stake);
            self.contract_by = Source::Auction;
        }
    }
}

/// Looks up the values of tags.
struct Lookup<'a> {
    game: &'a Game,
    text: &'a [u8],
    carry: &'a Carry,
}

impl Lookup<'_> {
    /// Reads what is stated of an item and notes what cannot be read.
    fn read<T, S: Into<Stated<T>>>(
        &self,
        item: Item,
        unread: &mut Vec<Unread>,
        read: impl FnOnce(&[u8]) -> S,
    ) -> Stated<T> {
        let name = item.tag();
        let value = self.carry.stated(name, self.game, self.text);
        let stated = match value.map(trimmed) {
            None | Some(b"") => return Stated::Absent,
            Some(value) if is_unknown(value) => return Stated::Unknown,
            Some(value) => read(value).into(),
        };
        if matches!(stated, Stated::Unreadable) {
            unread.push(Unread {
                item,
                span: self.game.value(name).unwrap_or_default(),
            });
        }
        stated
    }
}

/// `?`, or the same in the shape of a value: `????.??.??`; or `---`.
fn is_unknown(value: &[u8]) -> bool {
    match value.first() {
        Some(b'?') => value.iter().all(|byte| matches!(byte, b'?' | b'.' | b'-')),
        Some(b'-') => value == own_tags::NOT_PLAYED.as_bytes(),
        _ => false,
    }
}
