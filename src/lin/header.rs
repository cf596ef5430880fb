//! What is written once for all boards of a file: the event, the list of results, the names.

use super::grammar::{Listed, Room, RoomLetter, result};
use super::key::Key;
use super::value::joined;
use crate::source::Span;

/// The most bytes that are kept of a header; of the longest that is known it is ten times as much.
pub const LONGEST_HEADER: usize = 256 * 1024;

/// What is written once for all boards of a file. It holds its own text, as it is handed from part to part.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Header {
    text: Vec<u8>,
    event: Span,
    stage: Span,
    scoring: Span,
    teams: [Span; 2],
    /// The numbers of the first and the last board.
    boards: Option<[u32; 2]>,
    results: List,
    /// `pn`
    names: List,
    /// `pw`
    names_of_all: List,
    points: List,
    numbers: List,
    /// Whether something was left out, as it was too long.
    pub is_cut: bool,
}

/// Entries between commas.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct List(Vec<Span>);

impl List {
    fn of<'a>(&self, place: usize, text: &'a [u8]) -> Option<&'a [u8]> {
        let entry = self.0.get(place)?.of(text).trim_ascii();
        (!entry.is_empty()).then_some(entry)
    }
}

impl Header {
    /// Takes a token in.
    pub(super) fn take(&mut self, key: Key, value: &[u8]) {
        if !matches!(
            key,
            Key::Event | Key::Results | Key::Names | Key::NamesOfAll | Key::Points | Key::Numbers
        ) {
            return;
        }
        let Some((value, entries)) = self.kept(&joined(value)) else {
            self.is_cut = true;
            return;
        };
        match key {
            Key::Event => self.take_event(value, &entries.0),
            Key::Results => self.results = entries,
            Key::Names => self.names = entries,
            Key::Points => self.points = entries,
            Key::Numbers => self.numbers = entries,
            _ => self.names_of_all = entries,
        }
    }

    /// A value in the text of the header, and its entries.
    fn kept(&mut self, value: &[u8]) -> Option<(Span, List)> {
        let start = self.text.len();
        if start + value.len() > LONGEST_HEADER {
            return None;
        }
        self.text.extend_from_slice(value);
        let ends = memchr::memchr_iter(b',', value).chain([value.len()]);
        let mut from = 0;
        let entries = ends.map(|end| {
            let entry = Span::new(start + from, start + end);
            from = end + 1;
            entry
        });
        Some((
            Span::new(start, start + value.len()),
            List(entries.collect()),
        ))
    }

    /// The nine fields of `vg`. A comma in a name shifts them; the letter of the scoring and the numbers behind it show
    /// where they are.
    fn take_event(&mut self, value: Span, fields: &[Span]) {
        let text = &self.text;
        let number = |place: usize| digits(fields.get(place)?.of(text).trim_ascii());
        let is_scoring = |place: &usize| {
            matches!(fields[*place].of(text).trim_ascii(), [b'I' | b'P' | b'B'])
                && number(place + 1).is_some()
        };
        let Some(scoring) = (2..fields.len()).find(is_scoring) else {
            let field = |place: usize| fields.get(place).copied().unwrap_or_default();
            (self.event, self.stage) = (field(0), field(1));
            return;
        };
        self.event = Span {
            start: value.start,
            end: fields[scoring - 2].end,
        };
        self.stage = fields[scoring - 1];
        self.scoring = fields[scoring];
        self.boards = number(scoring + 1)
            .zip(number(scoring + 2))
            .map(|(first, last)| [first, last]);
        if let [first, _, second, ..] = fields.get(scoring + 3..).unwrap_or_default() {
            self.teams = [*first, *second];
        }
    }

    /// Whether anything was taken in.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The event.
    pub fn event(&self) -> &[u8] {
        self.event.of(&self.text)
    }

    /// The stage.
    pub fn stage(&self) -> &[u8] {
        self.stage.of(&self.text)
    }

    /// `I` for IMPs, `P` for matchpoints, `B` for board-a-match.
    pub fn scoring(&self) -> &[u8] {
        self.scoring.of(&self.text)
    }

    /// The home team and the visiting team.
    pub fn teams(&self) -> [&[u8]; 2] {
        self.teams.map(|team| team.of(&self.text))
    }

    /// Whether there is a list of results.
    pub fn has_results(&self) -> bool {
        !self.results.0.is_empty()
    }

    /// The entry of the list of results for a board; `None` where the list does not fit the boards.
    pub fn result(&self, room: Room) -> Option<(&[u8], Option<Listed>)> {
        let entry = self.results.of(self.place(room)?, &self.text)?;
        Some((entry, result(entry)))
    }

    /// The points of a board, as they are written, beside its result; `None` where the list does not fit the boards.
    pub fn points(&self, room: Room) -> Option<&[u8]> {
        let is_as_long = self.points.0.len().abs_diff(self.results.0.len()) <= 1;
        self.points
            .of(self.place(room).filter(|_| is_as_long)?, &self.text)
    }

    /// The numbers of the boards, where they are listed, as they are written.
    pub fn numbers(&self) -> impl Iterator<Item = &[u8]> {
        let numbers = 0..self.numbers.0.len();
        numbers.filter_map(|place| self.numbers.of(place, &self.text))
    }

    /// The place of a board among those of the list, open room before closed.
    fn place(&self, room: Room) -> Option<usize> {
        let [first, last] = self.boards?;
        let boards = last.checked_sub(first)? as usize + 1;
        // one entry more where a comma stands at the end
        let fits = (2 * boards..=2 * boards + 1).contains(&self.results.0.len());
        let number = room
            .number
            .filter(|number| (first..=last).contains(number))?;
        let closed = usize::from(room.letter? == RoomLetter::Closed);
        fits.then_some(2 * (number - first) as usize + closed)
    }

    /// Whether both rooms have the same names. `own` are the names that the board has itself.
    pub fn names_rooms_alike(&self, own: &[u8]) -> bool {
        let name = |place| named(own, place).or_else(|| self.names.of(place, &self.text));
        (0..4).all(|seat| name(seat).is_some_and(|one| name(4 + seat) == Some(one)))
    }

    /// The name of a player: by his place, from South clockwise. `own` are the names that the board has itself.
    pub fn name<'a>(&'a self, own: &'a [u8], room: Option<Room>, seat: usize) -> Option<&'a [u8]> {
        let is_closed = room.is_some_and(|room| room.letter == Some(RoomLetter::Closed));
        let of_room = if is_closed { 4 + seat } else { seat };
        let of_all = || {
            self.names_of_all
                .of(4 * self.place(room?)? + seat, &self.text)
        };
        let own = |place| named(own, place);
        // four names are those of the open room, if both rooms have names
        let of_one_room = || own(seat).filter(|_| own(4).is_none());
        own(of_room)
            .or_else(|| self.names.of(of_room, &self.text))
            .or_else(of_all)
            .or_else(of_one_room)
            .or_else(|| {
                self.names
                    .of(seat, &self.text)
                    .filter(|_| self.names.0.len() < 8)
            })
    }
}

/// The name in this place of a list.
fn named(list: &[u8], place: usize) -> Option<&[u8]> {
    let name = list.split(|byte| *byte == b',').nth(place)?.trim_ascii();
    (!name.is_empty()).then_some(name)
}

fn digits(field: &[u8]) -> Option<u32> {
    str::from_utf8(field).ok()?.parse().ok()
}
