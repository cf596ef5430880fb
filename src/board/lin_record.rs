//! A record in LIN: what it states, by the items that bridge knows, and where.

use super::auction::Entry;
use super::comments::{Alert, Comment};
use super::item::Item;
use super::lin_values;
use super::{Board, Vulnerable, by_number, cycle};
use crate::bridge::{Card, Seat, Side, after, call, seat};
use crate::lin::{self, Beside, Game, Listed, RoomLetter, cleaned};
use crate::pbn::{Fault, FaultKind};
use crate::source::{Charset, Span};

/// A record in LIN: a board as it is written, with what its file says of all boards.
#[derive(Debug, Clone, Copy)]
pub struct LinRecord<'a> {
    /// What is written.
    pub game: &'a Game,
    /// The text that it was read from. All spans are offsets into it.
    pub text: &'a [u8],
    /// How it becomes characters.
    pub charset: Charset,
}

impl<'a> LinRecord<'a> {
    /// What it states of an item; `None` when that is absent or empty. What follows from the calls and cards is not stated.
    #[inline(never)]
    pub(super) fn stated(&self, item: Item) -> Option<&'a [u8]> {
        let header = &self.game.header;
        let value = match item {
            Item::Event if header.event().is_empty() => self.beside(Beside::Event)?,
            Item::Event => header.event(),
            Item::Stage => header.stage(),
            Item::Scoring => match header.scoring() {
                b"I" => &b"IMP"[..],
                b"P" => b"MP",
                b"B" => b"BAM",
                _ => self.beside(Beside::Scoring)?,
            },
            Item::HomeTeam => header.teams()[0],
            Item::VisitingTeam => header.teams()[1],
            Item::Room => match self.game.room?.letter? {
                RoomLetter::Open => &b"Open"[..],
                RoomLetter::Closed => b"Closed",
            },
            Item::Board => self.number()?.of(self.text),
            Item::Player(seat) => self.player(seat)?,
            Item::Dealer => {
                let seat = self.dealer(self.dealt().unwrap_or_default().dealer)? as usize;
                &b"NESW"[seat..=seat]
            }
            Item::Vulnerable => self.vulnerable()?.name().as_bytes(),
            Item::Deal => self.game.deal?.of(self.text),
            item => self.beside(carried(item)?)?,
        };
        let value = value.trim_ascii();
        (!value.is_empty()).then_some(value)
    }

    /// The number of the board: that of its heading, or else the one behind the comma of its `qx`, or else that of the `qx`
    /// itself, which may count boards as they come. Where dealer and vulnerability fit one of them only, it is that one.
    pub(super) fn number(&self) -> Option<Span> {
        let heading = self.game.heading.and_then(|it| self.titled(it));
        let [behind, own] = self.room_numbers();
        let mut numbers = [heading, behind, own].into_iter().flatten();
        let first = numbers.next()?;
        let mut others = numbers
            .filter(|it| it.of(self.text) != first.of(self.text))
            .peekable();
        if others.peek().is_none() || self.is_number(first) {
            return Some(first);
        }
        others.find(|it| self.is_number(*it)).or(Some(first))
    }

    /// The numbers in its `qx`: the one behind the comma, and its own.
    fn room_numbers(&self) -> [Option<Span>; 2] {
        let Some(at) = self.game.room_at else {
            return [None; 2];
        };
        let Some(room) = self.game.room else {
            return [self.titled(at), None];
        };
        let value = at.of(self.text);
        let from = at.start as usize + value.len() - value.trim_ascii_start().len();
        let from = from + usize::from(room.letter.is_some());
        let end = from + usize::from(room.digits);
        let comma = self.text.get(end) == Some(&b',') && end < at.end as usize;
        let behind = comma.then(|| self.titled(Span::new(end + 1, at.end as usize)));
        [behind.flatten(), Some(Span::new(from, end))]
    }

    /// The digits in `Board 7`.
    fn titled(&self, span: Span) -> Option<Span> {
        let digits = lin::title(span.of(self.text).trim_ascii())?.digits;
        Some(Span::of_piece(digits, self.text))
    }

    /// Whether the board has dealer and vulnerability of a number, as far as it states them.
    fn is_number(&self, number: Span) -> bool {
        let due = cycle::number(number.of(self.text)).and_then(cycle::by_number);
        let dealt = self.dealt();
        let dealer = dealt.and_then(|dealt| lin_values::dealer(dealt.dealer));
        let vulnerable = self.game.vulnerable;
        let vulnerable = vulnerable.and_then(|it| Vulnerable::read(it.of(self.text).trim_ascii()));
        due.is_some_and(|(by_dealer, by_vulnerable)| {
            dealer.is_none_or(|it| it == by_dealer)
                && vulnerable.is_none_or(|it| it == by_vulnerable)
        })
    }

    /// The name of a player as it is written, with a number if there is one behind it.
    pub fn player(&self, seat: Seat) -> Option<&'a [u8]> {
        let own = self.game.names.map_or(&b""[..], |it| it.of(self.text));
        let place = crate::bridge::steps(Seat::South, seat);
        self.game.header.name(own, self.game.room, place)
    }

    /// Whether the names of both rooms are the same: who played in which is not known.
    pub fn names_rooms_alike(self) -> bool {
        let own = self.game.names.map(|it| it.of(self.text));
        self.game.header.names_rooms_alike(own.unwrap_or_default())
    }

    pub(super) fn vulnerable(&self) -> Option<Vulnerable> {
        match self.game.vulnerable {
            Some(value) => Vulnerable::read(value.of(self.text).trim_ascii()),
            None => self.by_number().map(|(_, vulnerable)| vulnerable),
        }
    }

    /// The dealer, by his digit in the deal.
    pub(super) fn dealer(&self, digit: Option<u8>) -> Option<Seat> {
        lin_values::dealer(digit).or_else(|| self.by_number().map(|(dealer, _)| dealer))
    }

    /// Dealer and vulnerability by the number of the board, for a record that leaves them out.
    fn by_number(&self) -> Option<(Seat, Vulnerable)> {
        by_number(cycle::number(self.number()?.of(self.text))?)
    }

    /// What its carrier states besides the chain.
    pub(super) fn beside(&self, what: Beside) -> Option<&'a [u8]> {
        self.game.beside(what).map(|span| span.of(self.text))
    }

    /// The entry of a list of results for it, if there is one, as far as that can be read.
    pub fn listed(&self) -> Option<Option<Listed>> {
        let own = self.beside(Beside::Listed).map(lin::result);
        own.or_else(|| Some(self.game.header.result(self.game.room?)?.1))
    }

    /// The deal, as far as it is written without a line end in it.
    fn dealt(&self) -> Option<lin::Deal<'a>> {
        lin::deal(self.game.deal?.of(self.text).trim_ascii())
    }

    /// Where it states an item itself.
    pub(super) fn place_of(&self, item: Item) -> Option<Span> {
        let game = self.game;
        match item {
            Item::Room => game.room_at.or(game.heading),
            Item::Board => self.number().or(game.room_at).or(game.heading),
            Item::Player(_) => game.names,
            Item::Dealer | Item::Deal => game.deal,
            Item::Vulnerable => game.vulnerable,
            Item::Auction | Item::Contract | Item::Declarer => {
                let first = game.calls.first().map(|call| self.token(call.at));
                first.or_else(|| game.beside(Beside::Listed))
            }
            Item::Play => Some(self.token(game.cards.first()?.at)),
            Item::Result => {
                let last = || Some(self.token(game.cards.last()?.at));
                let carried = || game.beside(Beside::Listed);
                let claimed = game.claims.last().map(|claim| claim.span);
                claimed.or_else(carried).or_else(last)
            }
            item => game.beside(carried(item)?),
        }
    }

    /// A value of a call or a card, from its beginning to its bar.
    fn token(&self, at: u32) -> Span {
        let rest = &self.text[at as usize..];
        let length = memchr::memchr3(b'|', b'\r', b'\n', rest).unwrap_or(rest.len());
        Span::new(at as usize, at as usize + length)
    }

    /// The deal as PBN writes it, from the dealer on; a hand that was left out is completed.
    pub(super) fn deal_text(&self) -> Option<String> {
        let value = cleaned(self.game.deal?.of(self.text));
        let dealt = lin::deal(&value)?;
        Some(lin_values::deal_text(dealt, self.dealer(dealt.dealer)))
    }

    /// The hands card by card, though they may be no deal.
    pub(super) fn hands(&self) -> Vec<(Seat, Vec<Card>)> {
        let value = cleaned(self.game.deal.map_or(&b""[..], |deal| deal.of(self.text)));
        let hands = lin::deal(&value).unwrap_or_default().hands;
        let seats = (0..4).map(|place| after(Seat::South, place));
        seats
            .zip(hands.map(|hand| lin_values::cards(hand).collect()))
            .collect()
    }

    /// The alerts and the words to calls, in the order of the auction.
    pub fn alerts(self) -> impl Iterator<Item = Alert<'a>> {
        let Self { game, text, .. } = self;
        let calls = lin_values::calls(game).enumerate();
        calls.flat_map(move |(call, token)| {
            let behind = |words: &lin::Comment| words.calls as usize > call;
            let words = &game.alerts[game.alerts.partition_point(|it| !behind(it))..];
            let words = &words[..words.partition_point(|it| it.calls as usize == call + 1)];
            let sign = token.is_alerted && words.is_empty();
            let sign = sign.then(|| self.token(token.at));
            let spans = words.iter().map(|words| words.span);
            let spans = spans.map(|span| (span.of(text), span));
            let spans = spans.chain(sign.map(|span| (&b""[..], span)));
            spans.map(move |(words, span)| Alert {
                call,
                words: words.trim_ascii(),
                span,
            })
        })
    }

    /// The calls, from the dealer's on.
    pub(super) fn entries(&self, dealer: Option<Seat>) -> Option<(Seat, Vec<Entry>)> {
        let entry = |number: Option<u8>| number.and_then(call);
        let calls = lin_values::calls(self.game).map(|token| entry(token.number));
        let calls = calls.map(|call| call.map_or(Entry::Unreadable, Entry::Call));
        let calls: Vec<_> = calls.collect();
        (!calls.is_empty()).then_some((dealer?, calls))
    }

    /// The calls by their numbers; one that cannot be read is `u8::MAX`.
    pub(super) fn call_numbers(&self) -> impl Iterator<Item = u8> + use<'a> {
        lin_values::calls(self.game).map(|token| token.number.unwrap_or(u8::MAX))
    }

    /// Adds what is wrong with its writing, and what of the board could not be read.
    pub(super) fn hold_to_grammar(&self, board: &Board, faults: &mut Vec<Fault>) {
        let of_game = self.game.faults.iter();
        faults.extend(of_game.map(|it| Fault::new(kind(it.kind), it.span)));
        let surplus = board.auction.surplus.map(|at| self.token(at));
        faults.extend(surplus.map(|span| Fault::new(FaultKind::PassAfterEnd, span)));
        let late = self.game.calls[lin_values::calls(self.game).count()..].iter();
        faults.extend(late.map(|call| {
            let kind = match call.number {
                Some(0) => FaultKind::PassAfterEnd,
                _ => FaultKind::TokenAfterEnd,
            };
            Fault::new(kind, self.token(call.at))
        }));
        if self.names_rooms_alike() {
            let span = self.token(self.game.span.start);
            faults.push(Fault::new(FaultKind::RoomsNamedAlike, span));
        }
        let dealt = board.deal.value();
        for (leader, row) in self.game.leaders().zip(board.play.table.slots) {
            let stated = leader.of(self.text).first().copied().and_then(seat);
            let owner = row[0].card().and_then(|card| dealt?.owner(card));
            if owner.is_some_and(|it| stated != Some(it)) {
                faults.push(Fault::new(FaultKind::OtherLeader, leader));
            }
        }
        let is_told = |span: Span| self.game.faults.iter().any(|fault| fault.span == span);
        let unread = board.unread.iter().filter(|unread| !is_told(unread.span));
        faults.extend(unread.map(|it| Fault::new(FaultKind::UnreadableValue, it.span)));
    }

    /// The comments, in their order.
    pub(super) fn comments(self) -> impl Iterator<Item = Comment<'a>> {
        self.game.comments.iter().map(move |comment| {
            let (author, text) = lin::comment(comment.span.of(self.text));
            Comment {
                author,
                text,
                span: comment.span,
                calls: comment.calls as usize,
                cards: comment.cards as usize,
                behind: None,
            }
        })
    }
}

/// What a carrier may state of an item that LIN has no key for.
const fn carried(item: Item) -> Option<Beside> {
    Some(match item {
        Item::Event => Beside::Event,
        Item::Date => Beside::Date,
        Item::Session => Beside::Session,
        Item::Section => Beside::Section,
        Item::Round => Beside::Round,
        Item::Table => Beside::Table,
        Item::Pair(Side::NorthSouth) => Beside::PairNS,
        Item::Pair(Side::EastWest) => Beside::PairEW,
        Item::Scoring => Beside::Scoring,
        Item::Site => Beside::Site,
        Item::Score => Beside::Score,
        _ => return None,
    })
}

/// The kind of fault of PBN that is the same: one check reports both.
const fn kind(kind: lin::FaultKind) -> FaultKind {
    match kind {
        lin::FaultKind::TextOutsideGame => FaultKind::TextOutsideGame,
        lin::FaultKind::StrayField | lin::FaultKind::UnreadableClaim => FaultKind::StrayCharacter,
        lin::FaultKind::UnreadableValue => FaultKind::UnreadableValue,
        lin::FaultKind::UnknownKey => FaultKind::UnknownKey,
        lin::FaultKind::RepeatedKey => FaultKind::RepeatedTag,
        lin::FaultKind::CutShort => FaultKind::CutShort,
        lin::FaultKind::UnreadableCall => FaultKind::UnreadableCall,
        lin::FaultKind::UnreadableCard => FaultKind::UnreadableCard,
        lin::FaultKind::GameTooLong => FaultKind::GameTooLong,
        lin::FaultKind::UnreadableLink => FaultKind::UnreadableLink,
        lin::FaultKind::HandByNumber => FaultKind::HandByNumber,
    }
}

#[cfg(test)]
impl<'a> LinRecord<'a> {
    /// The record of a game that stands as it is in its text.
    pub(super) fn of(game: &'a lin::Game, text: &'a str) -> Self {
        Self {
            game,
            text: text.as_bytes(),
            charset: Charset::Unstated,
        }
    }
}
