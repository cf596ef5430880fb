//! Boards in the order in which a page lists them, and by what they can be filtered.

use super::causes::IndexCause;
use super::row::IndexLine;
use crate::laws::State;
use crate::report::disk::plain_name::shared_folder;
use crate::source::printable;
use crate::story::{Kind, state_word};
use crate::words::{Key, Words, key, message};
use xxhash_rust::xxh3::xxh3_64;

/// The most boards that stand in one list; more are grouped by file and event.
const UNGROUPED: usize = 60;

#[derive(Debug)]
pub(super) struct Listing<'a> {
    pub(super) groups: Vec<Group<'a>>,
    /// The kinds of reason and the states that there are, each with how many boards have it; a board may have several kinds.
    pub(super) kinds: Vec<(&'static str, Key, usize)>,
    pub(super) states: Vec<(&'static str, Key, usize)>,
    pub(super) boards: usize,
    /// The folder that all files are in, with the sign behind it; it is told once.
    pub(super) folder: &'a str,
    /// The name of the run in decisions saved from the page: no other page has it, unless it has the same boards with the same
    /// figures and players.
    pub(super) name: String,
    pub(super) is_one_event: bool,
    /// Whether all boards are of one date, or of none.
    pub(super) is_one_date: bool,
    /// Whether a director has written something on any of them, or on a cause, before.
    pub(super) has_decided: bool,
}

/// Boards that have something in common.
#[derive(Debug)]
pub(super) struct Group<'a> {
    /// That; nothing where all boards are in one list.
    pub(super) heading: Option<String>,
    /// Whether it is the file and the event.
    pub(super) is_of_file: bool,
    pub(super) lines: Vec<&'a IndexLine>,
}

impl<'a> Listing<'a> {
    /// All of them by priority; many of them by file and event, and there by priority, unless nearly every board is of
    /// another file. Of several files and events, revokes that are only told in words stand together, behind all others.
    pub(super) fn of(lines: &'a [IndexLine], causes: &'a [IndexCause], words: &Words) -> Self {
        let folder = folder(lines, causes);
        let by_file = groups(lines);
        let is_one_list = lines.len() <= UNGROUPED || 2 * by_file.len() > lines.len();
        let is_grouped = !is_one_list && by_file.len() > 1;
        let is_told = |it: &&IndexLine| it.kinds.first() == Some(&Kind::Comment);
        let (told, others): (Vec<_>, Vec<_>) = lines.iter().partition(is_told);
        let is_apart = by_file.len() > 1 && !told.is_empty();
        let block = |key, lines: Vec<&'a IndexLine>| {
            let count = words.sentence(&message!("index-boards", count = lines.len()));
            let heading = format!("{} \u{b7} {count}", words.word(key));
            Group {
                heading: is_apart.then_some(heading),
                is_of_file: false,
                lines: by_priority(lines),
            }
        };
        let mut all: Vec<Group<'_>> = if is_grouped {
            let by_file = by_file.into_iter().map(|mut lines| {
                lines.retain(|it| !is_apart || !is_told(it));
                Group {
                    heading: (!lines.is_empty()).then(|| heading(&lines, folder, words)),
                    is_of_file: true,
                    lines: by_priority(lines),
                }
            });
            let told = is_apart.then(|| block(key!("index-told"), told));
            by_file.chain(told).collect()
        } else if is_apart {
            vec![
                block(key!("index-others"), others),
                block(key!("index-told"), told),
            ]
        } else {
            vec![block(key!("index-list"), lines.iter().collect())]
        };
        all.retain(|it| !it.lines.is_empty());
        Self::with(all, causes, folder)
    }

    /// Whether the boards stand by file and event.
    pub(super) fn is_grouped(&self) -> bool {
        self.groups.iter().any(|it| it.is_of_file)
    }

    /// The event, where all boards are of one.
    pub(super) fn event(&self) -> Option<&'a str> {
        let mut events = self.groups.iter().flat_map(|group| &group.lines);
        let first = events.next()?;
        let event = &*first.event;
        events.all(|line| line.event == event).then_some(event)
    }

    /// The first date and the last.
    pub(super) fn dates(&self) -> Option<(&'a str, &'a str)> {
        let lines = self.groups.iter().flat_map(|group| &group.lines);
        let dates = lines.filter_map(|line| line.date.as_deref());
        Some((dates.clone().min()?, dates.max()?))
    }

    fn with(groups: Vec<Group<'a>>, causes: &[IndexCause], folder: &'a str) -> Self {
        let all = || groups.iter().flat_map(|group| &group.lines);
        let kinds = Kind::ALL.map(|kind| {
            let count = all().filter(|line| line.kinds.contains(&kind)).count();
            (kind.name(), kind.word(), count)
        });
        let states = STATES.map(|state| {
            let count = all().filter(|line| line.state == Some(state)).count();
            (state.name(), state_word(state), count)
        });
        let is_there = |it: &(&str, Key, usize)| it.2 > 0;
        let mut listing = Self {
            kinds: kinds.into_iter().filter(is_there).collect(),
            states: states.into_iter().filter(is_there).collect(),
            boards: all().count(),
            folder,
            name: name(all().copied(), causes),
            has_decided: all().any(|it| is_written(&it.decided))
                || causes.iter().any(|it| is_written(&it.decided())),
            is_one_event: false,
            is_one_date: false,
            groups,
        };
        listing.is_one_event = listing.event().is_some();
        listing.is_one_date = listing.dates().is_none_or(|(first, last)| first == last);
        listing
    }
}

/// Whether there is a decision, or a note.
fn is_written(decided: &[impl AsRef<str>; 2]) -> bool {
    decided.iter().any(|it| !it.as_ref().is_empty())
}

/// The name of a page with these boards and causes, in whatever order.
fn name<'a>(lines: impl Iterator<Item = &'a IndexLine>, causes: &[IndexCause]) -> String {
    let told = lines.map(|line| {
        let (id, file, game) = (line.id, &line.file, line.at.game);
        format!("{id}\0{file}\0{game}\0{}\0", line.rests_on)
    });
    let causes = causes.iter().map(|it| it.row.cause.to_string());
    let sum = told.chain(causes).fold(0, |sum: u64, told| {
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
        let of = (&*line.file, &*line.event);
        let place = *places.entry(of).or_insert(groups.len());
        if place == groups.len() {
            groups.push(Vec::new());
        }
        groups[place].push(line);
    }
    groups
}

/// The folder that the files of all boards and causes are in.
pub(super) fn folder<'a>(lines: &'a [IndexLine], causes: &'a [IndexCause]) -> &'a str {
    let places = || causes.iter().flat_map(|it| &it.places).map(|it| &*it.file);
    let files = || lines.iter().map(|it| &*it.file).chain(places());
    let first = files().next().unwrap_or_default();
    let lengths = files().map(|it| shared_folder(first, it));
    &first[..lengths.min().unwrap_or(0)]
}

/// `friday.pbn · Friday pairs · 12 boards`.
pub(super) fn heading(lines: &[&IndexLine], folder: &str, words: &Words) -> String {
    let first = lines[0];
    let file = printable(&first.file[folder.len()..]);
    let count = words.sentence(&message!("index-boards", count = lines.len()));
    match &*first.event {
        "" => format!("{file} \u{b7} {count}"),
        event => format!("{file} \u{b7} {event} \u{b7} {count}"),
    }
}

fn by_priority(mut lines: Vec<&IndexLine>) -> Vec<&IndexLine> {
    lines.sort_by_key(|line| line.order());
    lines
}
