//! Reads the games of a text, one after another, into a scratch value that is reused.

use super::class::is_line_end;
use super::game::offset;
use super::grammar::{Next, gap, is_heading, opening, opens_record, rest_of_line, semi_empty_line};
use super::whole_rows::Layout;
use super::{Fault, FaultKind, Game, TagName};
use crate::source::{Ending, Span};

/// Reads the games of a text one after another.
#[derive(Debug, Clone)]
pub struct Reader<'a> {
    pub(super) text: &'a [u8],
    pub(super) at: usize,
    /// How the next game begins.
    opening: Opening,
    pub(super) ending: Ending,
    trailing: Vec<Fault>,
    /// Whether the fast path is taken where it can be.
    pub(super) is_fast: bool,
    /// How the last rows of cards were laid out.
    pub(super) layout: Option<Layout>,
}

/// How a text that is part of a longer one begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Opening {
    /// As games should: behind a semi-empty line, or at the beginning of a file.
    #[default]
    Regular,
    /// With a game that follows the one before it without a semi-empty line.
    Joined,
}

/// Where a game begins in a text, with how: a reader can go back there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Position {
    at: u32,
    opening: Opening,
}

/// The tags that name an event: Event, Site and Date.
const MOST_OF_HEADING: usize = 3;

/// A point in a game to roll back to, in case the next game turns out to have begun there.
#[derive(Debug, Clone, Copy)]
struct Mark {
    at: usize,
    tags: usize,
    faults: usize,
}

impl Mark {
    /// The place of the Event among the tags that were read from here: after a section it may belong to the next board.
    fn at_event(self, game: &Game) -> Option<Self> {
        let mut tags = game.tags[self.tags..].iter();
        match tags.position(|tag| tag.name == TagName::Event)? {
            0 => Some(self),
            place => Some(Self {
                at: game.tags[self.tags + place].name_span.start as usize - 1,
                tags: self.tags + place,
                ..self
            }),
        }
    }
}

/// The part of a game that its last tag opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Tag pairs only.
    Tags,
    Auction,
    Play,
    /// After a tag that is not in the standard, or a section that the game already has: any data may follow.
    Data,
    /// A supplemental section of the standard.
    Table,
}

impl Part {
    /// What a tag opens; `is_new` unless the game already has one of this name.
    fn behind(name: TagName, is_new: bool, game: &Game) -> Self {
        match name {
            TagName::Note => Self::Tags,
            TagName::Auction if game.calls.is_empty() => Self::Auction,
            TagName::Play if !game.has_cards() => Self::Play,
            _ if name.opens_known_table() && is_new => Self::Table,
            _ if name.opens_section() => Self::Data,
            _ => Self::Tags,
        }
    }
}

impl<'a> Reader<'a> {
    /// A reader at the beginning of a text. The text begins where a game may begin.
    ///
    /// # Panics
    /// If the text is 4 GiB or longer: offsets would not fit. Longer texts are read in parts (see [`super::split()`]).
    pub fn new(text: &'a [u8]) -> Self {
        assert!(
            u32::try_from(text.len()).is_ok(),
            "a text is shorter than 4 GiB"
        );
        Self {
            text,
            at: 0,
            opening: Opening::Regular,
            ending: Ending::Regular,
            trailing: Vec::new(),
            is_fast: true,
            layout: None,
        }
    }

    /// A reader at an offset where a game begins.
    pub(super) fn from(text: &'a [u8], at: usize) -> Self {
        Self {
            at,
            ..Self::new(text)
        }
    }

    /// Reads the next game; `false` when there is none.
    pub fn read(&mut self, game: &mut Game) -> bool {
        game.clear();
        let start = self.at;
        if !self.prelude(game) {
            if self.trailing.is_empty() {
                std::mem::swap(&mut self.trailing, &mut game.faults); // of what is no PBN there are very many
            }
            return false;
        }
        let first = self.at;
        if std::mem::take(&mut self.opening) == Opening::Joined {
            let fault = Fault::new(FaultKind::NoBlankLine, Span::at(first));
            game.faults.push(fault);
        }
        self.game(game);
        if game.tags.len() <= MOST_OF_HEADING && is_heading(&self.text[first..self.at]) {
            self.longer_game(game);
        }
        if self.at == self.text.len() && self.ending == Ending::WithinGame {
            self.fault(game, FaultKind::GameTooLong, self.at - 1);
        }
        game.span = Span::new(first, self.at);
        game.record = Span::new(start, self.at);
        true
    }

    /// Where a game is only an event, joins it with the board that follows, unless that board names an event itself.
    fn longer_game(&mut self, game: &mut Game) {
        let (at, tags, faults) = (self.at, game.tags.len(), game.faults.len());
        self.semi_empty_lines();
        if opening(self.rest()) == Some(TagName::Board) {
            self.game(game);
            let mut behind = game.faults[faults..].iter();
            let names_event = |fault: &Fault| {
                let tag = opening(&self.text[fault.span.start as usize..]);
                fault.kind == FaultKind::RepeatedTag
                    && matches!(tag, Some(TagName::Event | TagName::Site | TagName::Date))
            };
            if !behind.any(names_event) {
                return;
            }
            game.cut_to_heading(at, tags, faults);
            self.opening = Opening::Regular;
        }
        self.at = at;
    }

    /// Where the next game begins.
    pub fn position(&self) -> Position {
        Position {
            at: offset(self.at),
            opening: self.opening,
        }
    }

    /// Goes to a game of the same text.
    pub fn go_to(&mut self, position: Position) {
        self.at = position.at as usize;
        self.opening = position.opening;
    }

    /// A reader of a part of a text, which begins as the cut before it says.
    #[must_use]
    pub fn beginning(mut self, opening: Opening) -> Self {
        self.opening = opening;
        self
    }

    /// A reader of a part of a text, which ends so.
    #[must_use]
    pub fn ending(mut self, ending: Ending) -> Self {
        self.ending = ending;
        self
    }

    /// A reader that reads everything by the grammar, without the fast path: the same games, more slowly. This is for tests.
    #[must_use]
    pub fn by_grammar(mut self) -> Self {
        self.is_fast = false;
        self
    }

    /// How the next game begins.
    pub(super) fn opening(&self) -> Opening {
        self.opening
    }

    /// Faults after the last game: text that belongs to no game.
    pub fn trailing(&self) -> &[Fault] {
        &self.trailing
    }

    pub(super) fn rest(&self) -> &'a [u8] {
        &self.text[self.at..]
    }

    /// Moves to what a parser function left over, and returns what it read.
    pub(super) fn take<T>(&mut self, (rest, value): (&'a [u8], T)) -> T {
        self.at = self.text.len() - rest.len();
        value
    }

    pub(super) fn fault(&self, game: &mut Game, kind: FaultKind, from: usize) {
        let span = Span::new(from, self.at);
        game.faults.push(Fault { kind, span });
    }

    pub(super) fn at_line_start(&self) -> bool {
        self.at == 0 || is_line_end(self.text[self.at - 1])
    }

    /// Skips everything before a game's first tag; `false` at the end of the text.
    fn prelude(&mut self, game: &mut Game) -> bool {
        loop {
            match self.gap(game) {
                Next::Tag if opens_record(self.rest()) => return true,
                Next::GameEnd if self.at == self.text.len() => return false,
                Next::GameEnd => self.semi_empty_lines(),
                Next::Tag | Next::Token => {
                    let from = self.at;
                    self.skip_line();
                    self.fault(game, FaultKind::TextOutsideGame, from);
                }
            }
        }
    }

    fn semi_empty_lines(&mut self) {
        while let Ok(read) = semi_empty_line(self.rest()) {
            self.take(read);
        }
    }

    pub(super) fn skip_line(&mut self) {
        if let Ok(read) = rest_of_line(self.rest()) {
            self.take(read);
        }
    }

    /// One game, from its first tag to its semi-empty line or to the first tag of the next game.
    fn game(&mut self, game: &mut Game) {
        let (mut next, mut part) = (Next::Tag, Part::Tags);
        let mut had_section = false;
        let mut repeated = None;
        loop {
            match next {
                Next::GameEnd => return,
                Next::Token => self.stray(game),
                Next::Tag => {
                    let mark = Mark {
                        at: self.at,
                        tags: game.tags.len(),
                        faults: game.faults.len(),
                    };
                    if let Some(name) = self.common_identification(game) {
                        let is_new = game.tags.len() > mark.tags;
                        let may_open = || {
                            if is_new {
                                mark.at_event(game)
                            } else {
                                (!name.opens_known_table()).then_some(mark)
                            }
                        };
                        if had_section && let Some(may_open) = may_open() {
                            let opening = *repeated.get_or_insert(may_open);
                            let opens_game =
                                matches!(name, TagName::Event | TagName::Board | TagName::Deal);
                            if !is_new && opens_game {
                                game.cut(opening.at, opening.tags, opening.faults);
                                self.at = opening.at;
                                self.opening = Opening::Joined;
                                return;
                            }
                        }
                        if matches!(name, TagName::Auction | TagName::Play) {
                            had_section = true;
                            repeated = None; // what was repeated before is of this game all the same
                        }
                        part = Part::behind(name, is_new, game);
                    }
                }
            }
            next = self.part(part, game);
        }
    }

    /// Reads what the last tag opened, up to the next tag.
    fn part(&mut self, part: Part, game: &mut Game) -> Next {
        match part {
            Part::Tags => self.gap(game),
            Part::Auction => self.auction_section(game),
            Part::Play => self.play_section(game),
            Part::Data => self.table_section(game).0,
            Part::Table => {
                let from = self.at;
                let (next, elements) = self.table_section(game);
                game.push_table(Span::new(from, self.at), elements);
                next
            }
        }
    }

    /// Skips white space, escape lines and comments, and returns what comes next.
    #[inline]
    pub(super) fn gap(&mut self, game: &mut Game) -> Next {
        if !self.is_fast {
            return self.longer_gap(game);
        }
        // by far the most frequent are a tag on the next line, and an empty line
        let (length, next) = match self.rest() {
            [b'\n' | b'\r', b'[', ..] => (1, Next::Tag),
            [b'\r', b'\n', b'[', ..] => (2, Next::Tag),
            [b'\n', b'\n', ..] if !self.at_line_start() => (1, Next::GameEnd),
            [b'\r', b'\n', b'\r', b'\n', ..] if !self.at_line_start() => (2, Next::GameEnd),
            _ => return self.longer_gap(game),
        };
        self.at += length;
        next
    }

    fn longer_gap(&mut self, game: &mut Game) -> Next {
        let keep = |comment| game.comments.push(Span::of_piece(comment, self.text));
        let Ok(read) = gap(self.at_line_start(), keep)(self.rest()) else {
            return Next::GameEnd;
        };
        let (next, unclosed) = self.take(read);
        if let Some(unclosed) = unclosed {
            let brace = self.text.len() - unclosed.len();
            let span = Span::new(brace, brace + 1);
            let fault = Fault::new(FaultKind::UnclosedComment, span);
            game.faults.push(fault);
        }
        next
    }

    /// Stray text among tag pairs: one fault for each line.
    fn stray(&mut self, game: &mut Game) {
        let from = self.at;
        let line = rest_of_line(self.rest()).map_or(0, |(_, line)| line.len());
        let length = memchr::memchr3(b'[', b'{', b';', &self.rest()[..line])
            .unwrap_or(line)
            .max(1);
        self.at += length;
        self.fault(game, FaultKind::StrayCharacter, from);
    }
}

/// The games of a text, each in a value of its own.
///
/// For many games, [`Reader::read`] into one [`Game`] is the faster way.
///
/// ```
/// let text = b"[Board \"1\"]\n[Contract \"4S\"]\n\n[Board \"2\"]\n";
/// let boards: Vec<_> = pbn_audit::pbn::games(text).map(|game| game.tags.len()).collect();
/// assert_eq!(boards, [2, 1]);
/// ```
pub fn games(text: &[u8]) -> impl Iterator<Item = Game> {
    let mut reader = Reader::new(text);
    std::iter::from_fn(move || {
        let mut game = Game::default();
        reader.read(&mut game).then_some(game)
    })
}
