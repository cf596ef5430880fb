//! The causes of a run: counted on the boards of each file, and joined where one cause stands in several files.
//!
//! What is joined, [`Reach`] says: what a file does to many of its boards with the other files of its event, a turn of the
//! seats with all files of the input in which it is the same. A turn has its id from what it does, any other cause from the first
//! board that has it, as rows of the other tables name it before the input ends.

use crate::audit::{At, DealWitnesses, FileTally, is_no_event};
use crate::checks::{Case, Cause, Causes, Reach, Shift};
use crate::report::phrase::list;
use crate::report::table::Id;
use crate::report::tables::id::Ids;
use std::collections::BTreeMap;

/// Fewer boards than this have no line of their own on a terminal for their columns.
const FEW: u64 = 4;

/// A board that has a cause, on its way to the reports. Line and game count within its part.
#[derive(Debug)]
pub(in crate::report) struct Explained {
    pub(in crate::report) at: At,
    /// The number of its board; 0 where it has none.
    pub(in crate::report) number: u16,
    pub(in crate::report) id: Option<Id>,
    pub(in crate::report) causes: Causes,
    pub(in crate::report) event: Option<String>,
    pub(in crate::report) shift: Shift,
    /// The deal that its play fits.
    pub(in crate::report) found: Option<DealFound>,
}

/// A play of a board that fits the deal of another.
#[derive(Debug, Clone, Default)]
pub(in crate::report) struct DealFound {
    /// The number of its board; 0 where it has none.
    pub(in crate::report) board: u16,
    pub(super) deal_file: String,
    pub(super) deal_board: u16,
    pub(super) turned: u8,
}

impl DealFound {
    /// That of a board, if there is one.
    pub(in crate::report) fn of(case: &Case<'_>) -> Option<Self> {
        let deal = case.cross_board.deal_elsewhere?;
        Some(Self {
            board: number(case),
            deal_file: deal.file.to_owned(),
            deal_board: deal.board,
            turned: deal.turned,
        })
    }
}

/// The number of a board; 0 where it has none.
pub(in crate::report) fn number(case: &Case<'_>) -> u16 {
    let number = case.board.number.and_then(|it| u16::try_from(it).ok());
    number.unwrap_or(0)
}

/// A board that has a cause: its game in the file, from 1, and the number of its board, or 0.
type Place = (u32, u16);

/// The boards of a file that have a cause.
#[derive(Debug, Clone, Default)]
pub(in crate::report) struct CausePlaces {
    pub(in crate::report) file: String,
    pub(in crate::report) boards: Vec<Place>,
}

/// A cause, in one file or in all files in which it is the same.
#[derive(Debug, Clone, Default)]
pub struct KnownCause {
    /// What it is.
    pub cause: Cause,
    pub(in crate::report) id: Id,
    pub(in crate::report) files: u64,
    /// The boards that it explains.
    pub boards: u64,
    /// The boards of the files that could have it.
    pub of: u64,
    /// Its file, or the first of them.
    pub file: String,
    /// The line and the game of its first board there.
    pub first: At,
    pub(in crate::report) event: String,
    pub(in crate::report) shift: Shift,
    /// What other tables show of the deals, where it is one of deals that were not played.
    pub(in crate::report) witnesses: DealWitnesses,
    /// The deals that were found elsewhere in the input.
    pub(in crate::report) found: Vec<DealFound>,
    /// Its boards, file by file; none of what a file does again and again.
    pub(in crate::report) places: Vec<CausePlaces>,
}

/// Which causes of several files are one.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Scope {
    File(u64),
    Event(String),
    Input(Shift),
}

#[derive(Debug, Default)]
pub(in crate::report) struct CauseBook {
    /// Those of the file at hand, the one of this number.
    open: Vec<KnownCause>,
    number: u64,
    known: Vec<KnownCause>,
    places: BTreeMap<(Cause, Scope), usize>,
    /// The deals that plays of the file at hand fit.
    found: Vec<DealFound>,
}

impl CauseBook {
    pub(in crate::report) fn take(&mut self, board: &Explained, before: At, ids: &mut Ids) {
        self.found.extend(board.found.clone());
        for cause in board.causes.each() {
            let id = board.id.unwrap_or_default();
            let first = At {
                game: before.game + board.at.game,
                line: before.line + board.at.first_line(),
            };
            let of = (board.event.as_ref(), board.shift);
            let known = self.count((cause, 1), (id, first), of, ids);
            let game = u32::try_from(first.game).unwrap_or(u32::MAX);
            known.places[0].boards.push((game, board.number));
        }
    }

    /// Takes in so many boards with a cause, or something that the file does so many times, and where it does so first.
    pub(in crate::report) fn count(
        &mut self,
        (cause, boards): (Cause, u64),
        (id, first): (Id, At),
        (event, shift): (Option<&String>, Shift),
        ids: &mut Ids,
    ) -> &mut KnownCause {
        if let Some(place) = self.open.iter().position(|it| it.cause == cause) {
            self.open[place].boards += boards;
            return &mut self.open[place];
        }
        let mut known = KnownCause {
            event: event.cloned().unwrap_or_default(),
            shift,
            ..KnownCause::of(cause, boards, first)
        };
        known.id = self.joined(&known).map_or_else(
            || {
                let mut id = id.of_cause(cause, shift);
                ids.number(&mut id);
                id
            },
            |joined| joined.id,
        );
        self.open.push_mut(known)
    }

    /// The cause of earlier files that is the same.
    fn joined(&self, known: &KnownCause) -> Option<&KnownCause> {
        let place = self.places.get(&(known.cause, self.scope(known)))?;
        Some(&self.known[*place])
    }

    fn scope(&self, known: &KnownCause) -> Scope {
        match known.cause.reach() {
            Reach::Event if has_name(&known.event) => Scope::Event(known.event.clone()),
            Reach::Input => Scope::Input(known.shift),
            Reach::Event | Reach::File => Scope::File(self.number),
        }
    }

    /// The ids of some causes of the file at hand, separated by blanks.
    pub(in crate::report) fn ids(&self, causes: Causes) -> String {
        let known = self.open.iter().filter(|it| causes.holds(it.cause));
        list(known.map(|it| it.id.to_string()), " ")
    }

    /// A cause of the file at hand.
    pub(in crate::report) fn known(&self, cause: Cause) -> Option<&KnownCause> {
        self.open.iter().find(|it| it.cause == cause)
    }

    /// Ends the file. Gives its causes, in the order of the reports.
    pub(in crate::report) fn end_file(&mut self, file: &FileTally) -> Vec<KnownCause> {
        let mut open = std::mem::take(&mut self.open);
        open.sort_by_key(|it| it.cause);
        let is_of_deals =
            |it: &&mut KnownCause| matches!(it.cause, Cause::WrongDeals | Cause::WrongDeal);
        if let Some(known) = open.iter_mut().find(is_of_deals) {
            known.witnesses = file.witnesses;
        }
        for known in &mut open {
            file.file.clone_into(&mut known.file);
            file.file.clone_into(&mut known.places[0].file);
            known.of = if known.cause.is_of_play() {
                file.tally.audited
            } else {
                file.tally.games
            };
            self.join(known);
        }
        self.number += 1;
        self.found.clear();
        open
    }

    /// Adds a cause of the file to the same of earlier files.
    fn join(&mut self, known: &mut KnownCause) {
        let is_of_deals = matches!(
            known.cause,
            Cause::WrongDeals | Cause::WrongDeal | Cause::Filler
        );
        if is_of_deals {
            known.found = std::mem::take(&mut self.found);
        }
        let key = (known.cause, self.scope(known));
        if let Some(place) = self.places.get(&key) {
            let joined = &mut self.known[*place];
            joined.files += 1;
            joined.boards += known.boards;
            joined.of += known.of;
            joined.witnesses.add(known.witnesses);
            joined.found.append(&mut known.found);
            joined.places.append(&mut known.places);
        } else {
            self.places.insert(key, self.known.len());
            self.known.push(known.clone());
        }
    }

    /// All causes, in the order in which they were met.
    pub(in crate::report) fn take_all(&mut self) -> Vec<KnownCause> {
        self.places.clear();
        std::mem::take(&mut self.known)
    }
}

impl KnownCause {
    /// That of so many boards of a file, the first of them here.
    pub(in crate::report) fn of(cause: Cause, boards: u64, first: At) -> Self {
        Self {
            cause,
            files: 1,
            boards,
            first,
            places: vec![CausePlaces::default()],
            ..Self::default()
        }
    }

    #[cfg(test)]
    pub(in crate::report) fn made_up(cause: Cause, file: &str, boards: u64) -> Self {
        Self {
            of: boards + 1,
            file: file.to_owned(),
            ..Self::of(cause, boards, At::default())
        }
    }

    /// Whether a terminal has a line for it: it speaks for findings that have none. Of cards in the wrong columns a few boards
    /// are nothing to speak of.
    pub(in crate::report) const fn is_told(&self) -> bool {
        let is_slight = matches!(self.shift, Shift::Owners) && matches!(self.cause, Cause::Turned);
        self.cause.is_of_file() && !(is_slight && self.boards < FEW)
    }
}

/// Whether the name of an event tells it from others.
fn has_name(event: &str) -> bool {
    let says_something = |letter: char| letter.is_alphanumeric();
    event.contains(says_something) && !is_no_event(event.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::Tally;
    use crate::report::fixture::file_tally;

    /// The board of a cause, or of a turn by so many seats, in an event; behind it stands whether a deal was found for its play.
    fn board(text: &str) -> Explained {
        let mut words = text.split(' ');
        let cause = words.next().unwrap();
        let steps = cause.strip_prefix("turned-").map(|it| it.parse().unwrap());
        let named = Cause::ALL.into_iter().find(|it| it.name() == cause);
        Explained {
            at: At::default(),
            number: 0,
            id: None,
            causes: Causes::NONE.and(named.unwrap_or(Cause::Turned)),
            event: words.next().map(str::to_owned),
            shift: steps.map_or(Shift::None, Shift::Seats),
            found: words.next().map(|_| DealFound::default()),
        }
    }

    #[test]
    fn causes_of_files_are_joined_as_their_list_has_it() {
        hold!("cause_book.txt", |_, files| {
            let (mut book, mut ids) = (CauseBook::default(), Ids::default());
            for (file, boards) in ["a", "b", "c", "d"].iter().zip(files.split(" | ")) {
                for text in boards.split(", ") {
                    book.take(&board(text), At::default(), &mut ids);
                }
                let (against, fits) = (3, 1);
                book.end_file(&FileTally {
                    witnesses: DealWitnesses { against, fits },
                    ..file_tally(file, Tally::default())
                });
            }
            let told = |it: KnownCause| {
                let DealWitnesses { against, fits } = it.witnesses;
                let (name, file, files) = (it.cause.name(), it.file, it.files);
                let found = it.found.len();
                format!(
                    "{name} in {file}, {files} files, {against} against, {fits} fit, {found} found"
                )
            };
            let told = book.take_all().into_iter().map(told);
            told.collect::<Vec<_>>().join("\n")
        });
    }
}
