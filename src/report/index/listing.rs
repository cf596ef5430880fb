//! Boards in the order in which a page lists them, and by what they can be filtered.

use super::row::IndexLine;
use crate::laws::State;
use crate::report::disk::plain_name::shared_folder;
use crate::source::printable;
use crate::story::{Kind, state_word};
use crate::words::{Key, Words, message};
use xxhash_rust::xxh3::xxh3_64;

/// The most boards that stand in one list; more are grouped by file and event.
const UNGROUPED: usize = 60;

/// The boards of a page.
#[derive(Debug)]
pub(super) struct Listing<'a> {
    pub(super) groups: Vec<Group<'a>>,
    /// The kinds of reason and the states that there are, each with how many boards have it.
    pub(super) kinds: Vec<(&'static str, Key, usize)>,
    pub(super) states: Vec<(&'static str, Key, usize)>,
    pub(super) boards: usize,
    /// The folder that all files are in, with the sign behind it; it is told once.
    pub(super) folder: &'a str,
    /// The name of the run in decisions saved from the page: no other page has it, unless it has the same boards with the same
    /// figures and players.
    pub(super) name: String,
    /// Whether all boards are of one event.
    pub(super) is_one_event: bool,
    /// Whether all boards are of one date, or of none.
    pub(super) is_one_date: bool,
    /// Whether a director has written something on any of them before.
    pub(super) has_decided: bool,
}

/// The boards of a file and an event.
#[derive(Debug)]
pub(super) struct Group<'a> {
    /// What they have in common; nothing where all boards are in one list.
    pub(super) heading: Option<String>,
    pub(super) lines: Vec<&'a IndexLine>,
}

impl<'a> Listing<'a> {
    /// All of them by priority; many of them by file and event, and there by priority, unless nearly every board is of
    /// another file.
    pub(super) fn of(lines: &'a [IndexLine], words: &Words) -> Self {
        let folder = folder(lines);
        let groups = groups(lines);
        let is_one_list = lines.len() <= UNGROUPED || 2 * groups.len() > lines.len();
        if is_one_list || groups.len() == 1 {
            let group = Group {
                heading: None,
                lines: by_priority(lines.iter().collect()),
            };
            return Self::with(vec![group], folder);
        }
        let groups = groups.into_iter().map(|lines| Group {
            heading: Some(heading(&lines, folder, words)),
            lines: by_priority(lines),
        });
        Self::with(groups.collect(), folder)
    }

    /// Whether the boards stand by file and event.
    pub(super) fn is_grouped(&self) -> bool {
        self.groups.len() > 1
    }

    /// The event, where all boards are of one.
    pub(super) fn event(&self) -> Option<&'a str> {
        let mut events = self.groups.iter().flat_map(|group| &group.lines);
        let first = events.next()?;
        let event = &*first.row.event;
        events.all(|line| line.row.event == event).then_some(event)
    }

    /// The first date and the last.
    pub(super) fn dates(&self) -> Option<(&'a str, &'a str)> {
        let lines = self.groups.iter().flat_map(|group| &group.lines);
        let dates = lines.filter_map(|line| line.row.date.as_deref());
        Some((dates.clone().min()?, dates.max()?))
    }

    fn with(groups: Vec<Group<'a>>, folder: &'a str) -> Self {
        let all = || groups.iter().flat_map(|group| &group.lines);
        let kinds = Kind::ALL.map(|kind| {
            let count = all().filter(|line| line.row.kind == kind).count();
            (kind.name(), kind.word(), count)
        });
        let states = STATES.map(|state| {
            let count = all().filter(|line| line.row.state == Some(state)).count();
            (state.name(), state_word(state), count)
        });
        let is_there = |it: &(&str, Key, usize)| it.2 > 0;
        let mut listing = Self {
            kinds: kinds.into_iter().filter(is_there).collect(),
            states: states.into_iter().filter(is_there).collect(),
            boards: all().count(),
            folder,
            name: name(all().copied()),
            is_one_event: false,
            is_one_date: false,
            has_decided: all().any(|line| line.is_decided()),
            groups,
        };
        listing.is_one_event = listing.event().is_some();
        listing.is_one_date = listing.dates().is_none_or(|(first, last)| first == last);
        listing
    }
}

/// The name of a page with these boards, in whatever order.
fn name<'a>(lines: impl Iterator<Item = &'a IndexLine>) -> String {
    let told = lines.map(|line| {
        let IndexLine {
            id, file, at, row, ..
        } = line;
        format!("{id}\0{file}\0{}\0{}\0", at.game, row.rests_on)
    });
    let sum = told.fold(0, |sum: u64, told| {
        sum.wrapping_add(xxh3_64(told.as_bytes()))
    });
    format!("{sum:016x}")
}

/// The states, the most urgent first.
const STATES: [State; 6] = [
    State::Unadjusted,
    State::Differs,
    State::Undecided,
    State::AlreadyAdjusted,
    State::NotStated,
    State::Agrees,
];

/// The boards of each file and event, in the order of the input.
pub(super) fn groups(lines: &[IndexLine]) -> Vec<Vec<&IndexLine>> {
    let mut groups: Vec<Vec<&IndexLine>> = Vec::new();
    let mut places = std::collections::HashMap::new();
    for line in lines {
        let of = (&*line.file, &*line.row.event);
        let place = *places.entry(of).or_insert(groups.len());
        if place == groups.len() {
            groups.push(Vec::new());
        }
        groups[place].push(line);
    }
    groups
}

/// The folder that the files of all boards are in.
pub(super) fn folder(lines: &[IndexLine]) -> &str {
    let Some(first) = lines.first() else {
        return "";
    };
    let lengths = lines.iter().map(|it| shared_folder(&first.file, &it.file));
    &first.file[..lengths.min().unwrap_or(0)]
}

/// `friday.pbn · Friday pairs · 12 boards`.
pub(super) fn heading(lines: &[&IndexLine], folder: &str, words: &Words) -> String {
    let first = lines[0];
    let file = printable(&first.file[folder.len()..]);
    let count = words.sentence(&message!("index-boards", count = lines.len()));
    match &*first.row.event {
        "" => format!("{file} \u{b7} {count}"),
        event => format!("{file} \u{b7} {event} \u{b7} {count}"),
    }
}

fn by_priority(mut lines: Vec<&IndexLine>) -> Vec<&IndexLine> {
    lines.sort_by_key(|line| line.order());
    lines
}
