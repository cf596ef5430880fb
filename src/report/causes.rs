//! causes.csv: one row for each cause, with the boards that it explains.
//!
//! A cause is known when its first board comes, as rows of the other tables name it; what is known of it only at the end of
//! the file, or of the input, is added before its row is written.

use super::row::Row;
use super::spelling::TextCell;
use super::{Id, Ids};
use crate::audit::{At, DealFound, FileTally};
use crate::checks::{Cause, Causes};
use crate::words::{Key, Language, Message, Words, key, message};
use serde::{Serialize, Serializer};
use std::cmp::Reverse;
use std::io;

/// One row, in column order.
#[derive(Debug, Default, Serialize)]
#[allow(missing_docs)] // each field is a column, and the columns are explained in one place
pub struct CauseRow<'a> {
    pub cause: Id,
    pub kind: &'static str,
    pub grade: &'static str,
    pub files: u64,
    pub boards: u64,
    pub file: &'a str,
    pub line: u64,
    pub game: u64,
    pub event: &'a str,
    pub what: String,
    pub advice: String,
    pub detail: String,
}

impl Row for CauseRow<'_> {
    const FILE: &'static str = "causes.csv";
}

/// The most causes that are kept until the end; the rows of earlier ones are written before, without what only the whole
/// input shows.
const MOST: usize = 1 << 13;

/// The most groups of deals that a cell names, the largest first.
const MOST_GROUPS: usize = 12;

/// A cell for the ids of causes, which are known when the row is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CauseCell {
    /// There are none.
    #[default]
    Empty,
    /// To be filled in.
    Pending,
}

/// What a pending cell holds.
const PENDING: u8 = 1;

impl CauseCell {
    /// The cell for these causes.
    pub(super) const fn of(causes: Causes) -> Self {
        if causes.is_empty() {
            Self::Empty
        } else {
            Self::Pending
        }
    }

    /// Adds the rest of a row, with `ids` in its pending cell.
    pub(super) fn fill(rest: &[u8], ids: &[u8], row: &mut Vec<u8>) {
        let pending = rest.iter().rposition(|byte| *byte == PENDING);
        match pending.filter(|_| !ids.is_empty()) {
            None => row.extend_from_slice(rest),
            Some(at) => {
                row.extend_from_slice(&rest[..at]);
                row.extend_from_slice(ids);
                row.extend_from_slice(&rest[at + 1..]);
            }
        }
    }
}

impl Serialize for CauseCell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Empty => serializer.serialize_none(),
            Self::Pending => serializer.serialize_char(PENDING.into()),
        }
    }
}

/// A board that has a cause, on its way to the reports. Line and game count within its part.
#[derive(Debug)]
pub(super) struct Explained {
    pub(super) at: At,
    pub(super) id: Option<Id>,
    pub(super) causes: Causes,
    pub(super) event: Option<TextCell<'static>>,
}

/// A cause, with what is known of it so far.
#[derive(Debug, Clone)]
pub struct KnownCause {
    /// What it is.
    pub cause: Cause,
    pub(super) id: Id,
    /// Its file, and the number of it in the run.
    pub file: String,
    number: u64,
    /// The boards that it explains.
    pub boards: u64,
    /// The boards in its file that could have it.
    pub of: u64,
    /// The line and the game of its first board.
    pub first: At,
    event: String,
    /// The deals that were found elsewhere in the input.
    found: Vec<DealFound>,
}

/// The causes of a run.
#[derive(Debug, Default)]
pub(super) struct CauseBook {
    /// Those of the file at hand.
    open: Vec<KnownCause>,
    known: Vec<KnownCause>,
}

impl CauseBook {
    /// Takes in a board that has causes.
    pub(super) fn take(&mut self, board: &Explained, before: At, ids: &mut Ids) {
        for cause in board.causes.each() {
            self.of_file(cause, 1, || {
                let at = At {
                    game: before.game + board.at.game,
                    line: before.line + board.at.first_line(),
                };
                let event = board.event.clone().map(String::from);
                (board.id, at, event.unwrap_or_default(), &mut *ids)
            });
        }
    }

    /// Takes in something that the file does so many times.
    pub(super) fn take_habit(
        &mut self,
        cause: Cause,
        times: u64,
        (id, first): (Id, At),
        ids: &mut Ids,
    ) {
        self.of_file(cause, times, || (Some(id), first, String::new(), ids));
    }

    fn of_file<'a>(
        &mut self,
        cause: Cause,
        boards: u64,
        first: impl FnOnce() -> (Option<Id>, At, String, &'a mut Ids),
    ) {
        let known = self.open.iter_mut().find(|it| it.cause == cause);
        if let Some(known) = known {
            known.boards += boards;
            return;
        }
        let (board, first, event, ids) = first();
        let mut id = board.map_or_else(Id::default, |board| board.of_cause(cause));
        ids.settle(&mut id);
        self.open.push(KnownCause {
            cause,
            id,
            file: String::new(),
            number: 0,
            boards,
            of: 0,
            first,
            event,
            found: Vec::new(),
        });
    }

    /// The ids of some causes of the file at hand, separated by blanks.
    pub(super) fn ids(&self, causes: Causes) -> io::Result<Vec<u8>> {
        let mut cell = Vec::new();
        for known in self.open.iter().filter(|it| causes.holds(it.cause)) {
            if !cell.is_empty() {
                cell.push(b' ');
            }
            known.id.spell(&mut cell)?;
        }
        Ok(cell)
    }

    /// The id of a cause of the file at hand.
    pub(super) fn id(&self, cause: Cause) -> Option<Id> {
        let known = self.open.iter().find(|it| it.cause == cause);
        known.map(|it| it.id)
    }

    /// Ends the file, the one of this number. Gives its causes, in the order of the reports.
    pub(super) fn end_file(&mut self, file: &FileTally, number: u64) -> &[KnownCause] {
        let before = self.known.len();
        self.open.sort_by_key(|it| it.cause);
        self.known
            .extend(self.open.drain(..).map(|known| KnownCause {
                file: file.file.clone(),
                number,
                of: if known.cause.is_of_errors() {
                    file.tally.audited
                } else {
                    file.tally.games
                },
                ..known
            }));
        &self.known[before..]
    }

    /// The causes that cannot be kept any longer; all of them at the end.
    pub(super) fn overdue(&mut self, is_end: bool) -> Vec<KnownCause> {
        if is_end || self.known.len() >= MOST {
            std::mem::take(&mut self.known)
        } else {
            Vec::new()
        }
    }

    /// Adds to the causes of a file that the deal of one of its boards was found.
    pub(super) fn found(&mut self, found: &DealFound) {
        let number = found.file;
        let from = self.known.partition_point(|it| it.number < number);
        let of_file = self.known[from..].iter_mut();
        let mut of_file = of_file.take_while(|it| it.number == number);
        let is_of_deals = |it: &&mut KnownCause| {
            matches!(
                it.cause,
                Cause::WrongDeals | Cause::WrongDeal | Cause::Filler
            )
        };
        if let Some(known) = of_file.find(is_of_deals) {
            known.found.push(found.clone());
        }
    }
}

#[cfg(test)]
impl KnownCause {
    /// One for a test.
    pub(super) fn made_up(cause: Cause, file: &str, boards: u64) -> Self {
        Self {
            cause,
            id: Id::default(),
            file: file.to_owned(),
            number: 2,
            boards,
            of: boards + 1,
            first: At::default(),
            event: String::new(),
            found: Vec::new(),
        }
    }
}

impl KnownCause {
    /// Its row.
    pub(super) fn row(&self) -> CauseRow<'_> {
        let words = Words::of(Language::English);
        let kind = if self.is_found() {
            "other-deals-of"
        } else {
            self.cause.name()
        };
        CauseRow {
            cause: self.id,
            kind,
            grade: self.grade(),
            files: 1,
            boards: self.boards,
            file: &self.file,
            line: self.first.line,
            game: self.first.game,
            event: &self.event,
            what: words.sentence(&self.what(words)),
            advice: words.word(advice(self.cause)).to_owned(),
            detail: self.detail(),
        }
    }

    /// Whether most of the deals were found elsewhere.
    fn is_found(&self) -> bool {
        self.found.len() as u64 * 2 > self.boards
    }

    const fn grade(&self) -> &'static str {
        match self.cause {
            Cause::WrongDeals
            | Cause::WrongDeal
            | Cause::FaultyDeals
            | Cause::Doubles
            | Cause::Passes => "certain",
            Cause::Filler | Cause::Results | Cause::Numbering | Cause::Vulnerability => "likely",
        }
    }

    /// `35 of 40 boards: the deals are not those that were played`.
    pub(super) fn what(&self, words: &Words) -> Message {
        let [boards, of] = [self.boards, self.of].map(|count| words.grouped(count));
        let what = Message::from(sentence(self.cause));
        message!("cause-of-boards", boards = boards, of = of, what = what)
    }

    /// The deals that were found, grouped where the numbers of the boards differ by as much.
    fn detail(&self) -> String {
        let step = |it: &DealFound| (i32::from(it.deal_board) - i32::from(it.board), it.turned);
        let alike = |one: &&DealFound, next: &&DealFound| {
            one.deal_file == next.deal_file && step(one) == step(next)
        };
        let mut found: Vec<_> = self.found.iter().collect();
        found.sort_by_key(|it| (&it.deal_file, step(it), it.board));
        found.dedup_by(|one, next| alike(&&**one, &&**next) && one.board == next.board);
        let mut groups: Vec<_> = found.chunk_by(alike).collect();
        groups.sort_by_key(|group| Reverse(group.len()));
        let more = groups.split_off(groups.len().min(MOST_GROUPS)).len();
        let groups = groups.into_iter().map(|group| match group {
            [one] => format!("board {}: {}", one.board, spelled(one)),
            [first, ..] => {
                let boards: Vec<_> = group.iter().map(|it| it.board.to_string()).collect();
                let (difference, turned) = step(first);
                format!(
                    "boards {}: deals of {}, board numbers {difference:+}{}",
                    boards.join(" "),
                    first.deal_file,
                    with_turn(turned)
                )
            }
            [] => String::new(),
        });
        let more = (more > 0).then(|| format!("and {more} more"));
        groups.chain(more).collect::<Vec<_>>().join("; ")
    }
}

/// `deal of FILE board 7`.
fn spelled(found: &DealFound) -> String {
    let turned = with_turn(found.turned);
    format!(
        "deal of {} board {}{turned}",
        found.deal_file, found.deal_board
    )
}

fn with_turn(turned: u8) -> String {
    match turned {
        0 => String::new(),
        seats => format!(" turned {seats}"),
    }
}

/// What a cause is, in a few words.
pub(super) const fn sentence(cause: Cause) -> Key {
    match cause {
        Cause::WrongDeals => key!("cause-wrong-deals"),
        Cause::Filler => key!("cause-operator-filler"),
        Cause::FaultyDeals => key!("cause-faulty-deals"),
        Cause::Results => key!("cause-impossible-results"),
        Cause::Doubles => key!("cause-dropped-doubles"),
        Cause::WrongDeal => key!("cause-wrong-deal"),
        Cause::Numbering => key!("cause-numbering-habit"),
        Cause::Vulnerability => key!("cause-vulnerability-habit"),
        Cause::Passes => key!("cause-passes-left-out"),
    }
}

/// What to do about it.
pub(super) const fn advice(cause: Cause) -> Key {
    match cause {
        Cause::WrongDeals => key!("advice-wrong-deals"),
        Cause::Filler => key!("advice-operator-filler"),
        Cause::FaultyDeals => key!("advice-faulty-deals"),
        Cause::Results => key!("advice-impossible-results"),
        Cause::Doubles => key!("advice-dropped-doubles"),
        Cause::WrongDeal => key!("advice-wrong-deal"),
        Cause::Numbering | Cause::Vulnerability => key!("advice-numbering-habit"),
        Cause::Passes => key!("advice-passes-left-out"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(board: u16, file: &str, deal_board: u16, turned: u8) -> DealFound {
        DealFound {
            file: 2,
            game: board.into(),
            board,
            deal_file: file.into(),
            deal_board,
            turned,
        }
    }

    fn known(found: Vec<DealFound>) -> KnownCause {
        KnownCause {
            found,
            ..KnownCause::made_up(Cause::WrongDeals, "b.pbn", 4)
        }
    }

    #[test]
    fn the_columns_are_those_of_the_contract() {
        let names = "cause kind grade files boards file line game event what advice detail";
        assert_eq!(super::super::row::tests::columns::<CauseRow<'_>>(), names);
    }

    #[test]
    fn deals_that_are_as_far_apart_are_one_group() {
        let all = vec![
            found(2, "a.pbn", 18, 0),
            found(1, "a.pbn", 17, 0),
            found(1, "a.pbn", 17, 0),
            found(9, "c.pbn", 4, 2),
        ];
        let row = known(all);
        let row = row.row();
        let detail = "boards 1 2: deals of a.pbn, board numbers +16; board 9: deal of c.pbn board 4 turned 2";
        assert_eq!((row.kind, &*row.detail), ("other-deals-of", detail));
        let what = "4 of 5 boards: the deals are not those that were played";
        assert_eq!(row.what, what);
        assert_eq!(known(Vec::new()).row().kind, "wrong-deals");
    }

    #[test]
    fn a_pending_cell_is_filled() {
        let mut row = Vec::new();
        CauseCell::fill(b"a,\x01,pbn\n", b"k1 k2", &mut row);
        assert_eq!(row, b"a,k1 k2,pbn\n");
        let mut row = Vec::new();
        CauseCell::fill(b"a,,pbn\n", b"", &mut row);
        assert_eq!(row, b"a,,pbn\n");
    }

    #[test]
    fn deals_are_added_to_the_causes_of_their_file() {
        let mut book = CauseBook {
            open: Vec::new(),
            known: vec![known(Vec::new())],
        };
        book.found(&DealFound {
            file: 1,
            ..found(1, "a.pbn", 2, 0)
        });
        book.found(&found(3, "a.pbn", 4, 0));
        let [known] = &book.overdue(true)[..] else {
            panic!("one cause")
        };
        assert_eq!(known.detail(), "board 3: deal of a.pbn board 4");
    }
}
