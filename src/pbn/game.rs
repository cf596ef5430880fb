//! A game as it is written. One value is reused for one game after another.

use super::grammar::{Section, written};
use super::whole_rows::Rows;
use super::{Fault, Table, Tag, TagName, Token, TokenKind};
use crate::source::Span;

/// As many tags and tokens of calls as most games have: there is room for them before the first is read.
const USUAL: [usize; 2] = [40, 20];

/// One game: the record of one board at one table. All ranges are offsets into the text it was read from.
#[derive(Debug, Clone)]
#[allow(clippy::struct_excessive_bools)] // each says that something rare was met, and is asked for on its own
pub struct Game {
    /// From the game's first `[` to the end of its last line.
    pub span: Span,
    /// The same with the escape lines, comments and stray text before it: every byte of a text is in one of these.
    pub record: Span,
    /// The tag pairs, in order, sections and notes included.
    pub tags: Vec<Tag>,
    /// The tokens of the auction section.
    pub calls: Vec<Token>,
    /// The rows that the play section begins with.
    pub rows: Rows,
    /// The tokens of the play section after these rows.
    pub loose_cards: Vec<Token>,
    /// The tables of the standard, in order.
    pub tables: Vec<Table>,
    /// The comments in it and before it, in order, without what encloses them (PBN 2.1 section 3.8).
    pub comments: Vec<Span>,
    /// What could not be read, in order.
    pub faults: Vec<Fault>,
    /// Whether a call or card was read that the standard spells otherwise: `1N`, `P`, `S10`.
    pub has_other_spellings: bool,
    /// Whether each tag pair was read as the export format has it: `[Name "value"]` on a line of its own. Where it is false,
    /// they may be so all the same.
    pub has_exported_tags: bool,
    /// Whether the auction may have tokens besides calls and hyphens, each with one suffix at most.
    pub(super) has_marked_calls: bool,
    /// The same of the play and cards.
    pub has_marked_cards: bool,
    /// For each name the place in `tags` of its first pair, plus one.
    first: [u32; TagName::COUNT],
}

impl Default for Game {
    fn default() -> Self {
        Self {
            span: Span::default(),
            record: Span::default(),
            tags: Vec::new(),
            calls: Vec::new(),
            rows: Rows::default(),
            loose_cards: Vec::new(),
            tables: Vec::new(),
            comments: Vec::new(),
            faults: Vec::new(),
            has_other_spellings: false,
            has_exported_tags: true,
            has_marked_calls: false,
            has_marked_cards: false,
            first: [0; TagName::COUNT],
        }
    }
}

impl Game {
    /// The first tag pair of this name: in a game that repeats a tag the first value counts (PBN 2.1 section 3.3).
    pub fn tag(&self, name: TagName) -> Option<&Tag> {
        let place = (self.first[name as usize] as usize).wrapping_sub(1); // of none behind all
        self.tags.get(place)
    }

    /// The range of a tag's value.
    pub fn value(&self, name: TagName) -> Option<Span> {
        self.tag(name).map(|tag| tag.value)
    }

    /// Whether the game has this tag.
    pub fn has(&self, name: TagName) -> bool {
        self.first[name as usize] != 0
    }

    /// Whether the first pair of one name comes before that of another. False when the game lacks either.
    pub fn has_before(&self, name: TagName, other: TagName) -> bool {
        let [place, other] = [name, other].map(|it| self.first[it as usize]);
        place != 0 && place < other
    }

    /// The tokens of the play section; `text` is what the game was read from.
    pub fn cards(&self, text: &[u8]) -> impl Iterator<Item = Token> {
        let loose = self.loose_cards.iter().copied();
        self.rows.tokens(text).chain(loose)
    }

    /// The calls and cards that the standard spells otherwise, each with its word and what it was read as.
    pub fn other_spellings<'a>(&'a self, text: &'a [u8]) -> impl Iterator<Item = Spelling<'a>> {
        let all = self.calls.iter().chain(&self.loose_cards);
        let all = all.filter(|_| self.has_other_spellings);
        all.filter_map(|&Token { at, kind: read }| {
            let written = written(&text[at as usize..]).ok()?.1;
            let is_other = read.is_spelled_otherwise(written);
            is_other.then_some(Spelling { at, written, read })
        })
    }

    /// Whether the play section has any tokens.
    pub fn has_cards(&self) -> bool {
        self.rows.count() > 0 || !self.loose_cards.is_empty()
    }

    /// The tokens of a section that are kept one by one, and whether it may have others than calls or cards and hyphens, each with
    /// one suffix at most.
    pub(super) fn section(&mut self, of: Section) -> (&mut Vec<Token>, &mut bool) {
        match of {
            Section::Auction => (&mut self.calls, &mut self.has_marked_calls),
            Section::Play => (&mut self.loose_cards, &mut self.has_marked_cards),
        }
    }

    pub(super) fn clear(&mut self) {
        self.tags.clear();
        self.tags.reserve(USUAL[0]);
        self.calls.clear();
        self.calls.reserve(USUAL[1]);
        self.rows = Rows::default();
        self.loose_cards.clear();
        self.tables.clear();
        self.comments.clear();
        self.faults.clear();
        self.has_other_spellings = false;
        self.has_exported_tags = true;
        (self.has_marked_calls, self.has_marked_cards) = (false, false);
        self.first = [0; TagName::COUNT];
    }

    /// Adds a tag pair.
    pub(super) fn push(&mut self, tag: Tag) {
        self.tags.push(tag);
        let slot = &mut self.first[tag.name as usize];
        if *slot == 0 {
            *slot = offset(self.tags.len());
        }
    }

    /// The bytes that its lists have room for.
    pub fn room(&self) -> usize {
        fn room<T>(list: &Vec<T>) -> usize {
            list.capacity() * size_of::<T>()
        }
        room(&self.tags)
            + room(&self.calls)
            + room(&self.loose_cards)
            + room(&self.tables)
            + room(&self.comments)
            + room(&self.faults)
    }

    /// Adds a tag pair, if it is the first of its name, or a note.
    #[inline]
    pub(super) fn push_first(&mut self, tag: Tag) -> bool {
        let slot = &mut self.first[tag.name as usize];
        if *slot == 0 {
            *slot = offset(self.tags.len() + 1);
        } else if tag.name != TagName::Note {
            return false;
        }
        self.tags.push(tag);
        true
    }

    /// Adds the data of the table opened by the last tag, with the number of elements if that is known.
    pub(super) fn push_table(&mut self, data: Span, elements: Option<u32>) {
        if let Some(&Tag { name, value, .. }) = self.tags.last() {
            self.tables.push(Table {
                name,
                header: value,
                data,
                elements,
            });
        }
    }

    /// Removes what was read from `at` on, after the first `tags` tags, which opened no section.
    pub(super) fn cut_to_heading(&mut self, at: usize, tags: usize, faults: usize) {
        self.cut(at, tags, faults);
        self.calls.clear();
        self.rows = Rows::default();
        self.loose_cards.clear();
        self.has_other_spellings = false;
    }

    /// Removes the tags, comments and faults that turned out to belong to the next game, which begins at `at`.
    pub(super) fn cut(&mut self, at: usize, tags: usize, faults: usize) {
        for tag in self.tags.drain(tags..) {
            let slot = &mut self.first[tag.name as usize];
            if *slot as usize > tags {
                *slot = 0;
            }
        }
        self.comments.retain(|comment| comment.start < offset(at));
        self.faults.truncate(faults);
        let end = self.tags.last().map_or(0, |tag| tag.value.end);
        self.tables.retain(|table| table.header.end <= end);
    }
}

/// A call or card that the standard spells otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spelling<'a> {
    /// Where it stands.
    pub at: u32,
    /// Its word in the text.
    pub written: &'a [u8],
    /// What it was read as.
    pub read: TokenKind,
}

/// An offset or a number as a game stores it.
#[allow(clippy::cast_possible_truncation)] // a text is shorter than 4 GiB: `Reader::new` has seen to it
pub(super) const fn offset(at: usize) -> u32 {
    at as u32
}
