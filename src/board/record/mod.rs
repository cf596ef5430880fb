//! A record of a board, whatever it is written in: what it states, by the items that bridge knows, and where.
//!
//! Nothing is copied: a value is looked up when somebody asks for it.

mod people;
mod places;

use super::auction::{self, Entry};
use super::comments::Comment;
use super::item::{Format, Item};
use super::lin_record::LinRecord;
use super::pbn_record::PbnRecord;
use super::pseudonyms::Pseudonyms;
use super::score_table::{Declaration, Listed, declarations};
use super::scoring::scoring;
use super::{Board, Platform, ResultFigures, of_lin, of_pbn};
use super::{cycle, deal};
use crate::bridge::{Card, Comparison, Seat};
use crate::pbn::{Fault, Table, TagName, TokenKind, value_text};
use crate::source::{Charset, Encoding, Places, Span};
use people::name;
use std::borrow::Cow;

/// A record, whatever it is written in.
#[derive(Debug, Clone, Copy)]
pub struct Record<'a> {
    /// The text that it was read from. All spans are offsets into it.
    pub text: &'a [u8],
    /// How it becomes characters.
    pub charset: Charset,
    /// The number that its file has in an archive.
    pub file_number: Option<u32>,
    /// Where the bytes of the text stand in the file, if it was carried.
    pub places: Places<'a>,
    notation: Notation<'a>,
    /// What it says of people, where their names must not be told.
    people: Option<&'a Pseudonyms<'a>>,
}

/// What a record is written in.
#[derive(Debug, Clone, Copy)]
enum Notation<'a> {
    Pbn(PbnRecord<'a>),
    Lin(LinRecord<'a>),
}

impl<'a> From<PbnRecord<'a>> for Record<'a> {
    fn from(record: PbnRecord<'a>) -> Self {
        Self::of(record.text, record.charset, Notation::Pbn(record))
    }
}

impl<'a> From<LinRecord<'a>> for Record<'a> {
    fn from(record: LinRecord<'a>) -> Self {
        Self::of(record.text, record.charset, Notation::Lin(record))
    }
}

impl<'a> Record<'a> {
    fn of(text: &'a [u8], charset: Charset, notation: Notation<'a>) -> Self {
        Self {
            text,
            charset,
            file_number: None,
            places: Places::default(),
            notation,
            people: None,
        }
    }

    /// The same with pseudonyms in place of names.
    #[must_use]
    pub const fn anonymous(self, people: &'a Pseudonyms<'a>) -> Self {
        Self {
            people: Some(people),
            ..self
        }
    }

    /// Whether names must not be told.
    pub const fn is_anonymous(&self) -> bool {
        self.people.is_some()
    }

    /// The format that it is written in.
    pub const fn format(&self) -> Format {
        match self.notation {
            Notation::Pbn(_) => Format::Pbn,
            Notation::Lin(_) => Format::Lin,
        }
    }

    /// The record as PBN writes it, for what is about writing itself.
    pub const fn pbn(&self) -> Option<PbnRecord<'a>> {
        match self.notation {
            Notation::Pbn(pbn) => Some(pbn),
            Notation::Lin(_) => None,
        }
    }

    /// The record as LIN writes it.
    pub const fn lin(&self) -> Option<LinRecord<'a>> {
        match self.notation {
            Notation::Pbn(_) => None,
            Notation::Lin(lin) => Some(lin),
        }
    }

    /// Reads it into `board`, which can be reused for the next.
    pub fn read(&self, board: &mut Board) {
        match &self.notation {
            Notation::Pbn(pbn) => of_pbn::read(pbn.game, pbn.text, pbn.carry, board),
            Notation::Lin(lin) => of_lin::read(lin, board),
        }
    }

    /// Adds the faults of its writing that no reader stopped at, in the record that was read into `board`.
    pub fn hold_to_format(&self, board: &Board, faults: &mut Vec<Fault>) {
        match &self.notation {
            Notation::Pbn(pbn) => pbn.hold_to_standard(board, faults),
            Notation::Lin(lin) => lin.hold_to_grammar(board, faults),
        }
    }

    /// Whether there is such a comment or note in it, by its bytes. Bytes with such a part must be such themselves.
    pub fn has_comment(&self, is_such: impl Fn(&[u8]) -> bool) -> bool {
        match self.notation {
            Notation::Pbn(pbn) => {
                let mut comments = pbn.game.comments.iter();
                let mut notes = pbn.game.tags.iter().filter(|it| it.name == TagName::Note);
                comments.any(|comment| is_such(comment.of(pbn.text)))
                    || pbn.game.has(TagName::Note) && notes.any(|it| is_such(it.value.of(pbn.text)))
            }
            Notation::Lin(lin) => {
                let comments = &lin.game.comments;
                let [first, .., last] = &comments[..] else {
                    return comments.iter().any(|it| is_such(it.span.of(lin.text)));
                };
                // there are many, and nearly always none is such
                let (start, end) = (first.span.start, last.span.end);
                is_such(Span { start, end }.of(lin.text))
                    && comments.iter().any(|it| is_such(it.span.of(lin.text)))
            }
        }
    }

    /// Whether a comment was written in the course of the board, in the auction or the play: among the tags it may be of the board
    /// as a whole.
    pub fn is_in_course(&self, comment: &Comment<'_>) -> bool {
        self.pbn().is_none_or(|pbn| {
            let mut tags = pbn.game.tags.iter().filter(|it| it.name != TagName::Note);
            let before = tags.rfind(|it| it.name_span.start < comment.span.start);
            before.is_some_and(|it| matches!(it.name, TagName::Auction | TagName::Play))
        })
    }

    /// What was written in it besides the board, in its order.
    pub fn comments(&self) -> impl Iterator<Item = Comment<'a>> + use<'a> {
        let of_lin = self.lin().map(LinRecord::comments);
        let of_pbn = self.pbn().map(PbnRecord::comments);
        of_pbn
            .into_iter()
            .flatten()
            .chain(of_lin.into_iter().flatten())
    }

    /// The same, and behind them the notes to cards (PBN 2.1 section 3.6.2).
    pub fn comments_and_notes(&self) -> impl Iterator<Item = Comment<'a>> + use<'a> {
        let notes = self.pbn().map(PbnRecord::notes_to_play);
        self.comments().chain(notes.into_iter().flatten())
    }

    /// What it states of an item, with what it takes over from other records; `None` when that is absent, empty or `?`.
    #[allow(clippy::inline_always)] // so that the tag of an item is known where it is asked for
    #[inline(always)]
    pub fn stated(&self, item: Item) -> Option<&'a [u8]> {
        if Pseudonyms::cover(item)
            && let Some(people) = self.people
        {
            return people.of(item);
        }
        self.written(item)
    }

    /// The same, whether or not names may be told.
    #[allow(clippy::inline_always)] // as above
    #[inline(always)]
    fn written(&self, item: Item) -> Option<&'a [u8]> {
        let stated = match self.notation {
            Notation::Pbn(pbn) => pbn.stated(item.tag()),
            Notation::Lin(lin) => lin.stated(item),
        };
        match item {
            Item::Player(_) => stated.and_then(name),
            Item::Board => stated.map(cycle::digits),
            _ => stated,
        }
    }

    /// The same as text; a deal as PBN writes it.
    pub fn text_of(&self, item: Item) -> Option<Cow<'a, str>> {
        match self.notation {
            Notation::Lin(lin) if item == Item::Deal => lin.deal_text().map(Cow::Owned),
            _ => self.stated(item).map(|value| self.decoded(value)),
        }
    }

    /// What is stated of an item, as text.
    pub fn decoded<'v>(&self, stated: &'v [u8]) -> Cow<'v, str> {
        match self.notation {
            Notation::Pbn(pbn) => value_text(stated, pbn.charset),
            Notation::Lin(lin) => without_line_ends(lin.charset.decode(stated)),
        }
    }

    /// Whether what is stated of an item is known to be its text, byte for byte, and to be ASCII.
    pub fn is_ascii(&self, stated: &[u8]) -> bool {
        let Notation::Pbn(pbn) = self.notation else {
            return stated.iter().all(u8::is_ascii) && !stated.iter().any(u8::is_ascii_control);
        };
        let scan = pbn.scan.filter(|_| pbn.charset == Charset::Unstated);
        scan.is_some_and(|scan| scan.encoding == Encoding::Ascii) && !stated.contains(&b'\\')
    }

    /// Where it was made, by its signs. Names are none where they must not be told.
    pub fn platform(&self) -> Platform {
        self.made_by(!self.is_anonymous())
    }

    fn made_by(&self, has_names: bool) -> Platform {
        match &self.notation {
            Notation::Pbn(pbn) => Platform::of_pbn(pbn, has_names),
            Notation::Lin(lin) => Platform::of_lin(lin, has_names),
        }
    }

    /// The hands card by card, though they may be no deal; hidden ones without cards.
    pub fn hands(&self) -> Vec<(Seat, Vec<Card>)> {
        match self.notation {
            Notation::Pbn(_) => deal::as_written(&self.text_of(Item::Deal).unwrap_or_default()),
            Notation::Lin(lin) => lin.hands(),
        }
    }

    /// The figures of the Result, whoever declares.
    pub fn result_figures(&self) -> Option<ResultFigures> {
        self.stated(Item::Result).and_then(ResultFigures::read)
    }

    /// How scores are compared; where that is not stated, as those of a match.
    pub fn scoring(&self) -> Option<Comparison> {
        let stated = self.stated(Item::Scoring);
        stated.map_or(Some(Comparison::Match), scoring)
    }

    /// The calls as they are written, from the first caller on; `None` where it is unknown who that is.
    pub fn entries(&self, dealer: Option<Seat>) -> Option<(Seat, Vec<Entry>)> {
        match self.notation {
            Notation::Pbn(pbn) => auction::entries(pbn.game, pbn.text, dealer),
            Notation::Lin(lin) => lin.entries(dealer),
        }
    }

    /// Hands over the calls by their numbers ([`call`](crate::bridge::call)), in the order in which they are written. One that
    /// cannot be read is `u8::MAX`; `AP` and skipped players are left out.
    pub fn each_call(&self, mut with: impl FnMut(u8)) {
        let Notation::Pbn(pbn) = self.notation else {
            let calls = self.lin().map(|lin| lin.call_numbers());
            return calls.into_iter().flatten().for_each(with);
        };
        for token in &pbn.game.calls {
            match token.kind {
                TokenKind::Call(number) => with(number),
                TokenKind::Unreadable => with(u8::MAX),
                _ => (),
            }
        }
    }

    /// Whether it is a result that a carrier lists, without the deal.
    pub fn is_result_alone(&self) -> bool {
        let is_one = |it: LinRecord<'_>| {
            it.game.deal.is_none() && it.game.beside(crate::lin::Beside::Listed).is_some()
        };
        self.lin().is_some_and(is_one)
    }

    /// The scores of its section, one row a table, where the record lists them.
    pub fn listed_scores(&self, board: &Board) -> Vec<Listed<'a>> {
        let listed = self.table(TagName::ScoreTable);
        listed.map_or(Vec::new(), |(header, table, text)| {
            board.listed(header, table, text)
        })
    }

    /// Adds what was played at the tables of the tournament, where the record lists them.
    pub fn list_declarations(&self, to: &mut Vec<Declaration>) {
        for name in [TagName::ScoreTable, TagName::TotalScoreTable] {
            if let Some((header, table, text)) = self.table(name) {
                to.extend(declarations(header, table, text));
            }
        }
    }

    /// The header of a table, the table, and the text in which it stands.
    fn table(&self, name: TagName) -> Option<(&'a [u8], Table, &'a [u8])> {
        let Notation::Pbn(pbn) = self.notation else {
            return None;
        };
        let table = *pbn.game.tables.iter().find(|it| it.name == name)?;
        Some((pbn.value(table.name)?, table, pbn.text))
    }
}

/// A value of LIN as it is meant: line ends mean nothing in it.
fn without_line_ends(text: Cow<'_, str>) -> Cow<'_, str> {
    if text.contains(['\r', '\n']) {
        return text.replace(['\r', '\n'], "").into();
    }
    text
}
