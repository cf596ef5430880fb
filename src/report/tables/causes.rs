//! causes.csv: one row for each cause, with the boards that it explains.
//!
//! The rows are written at the end of the input, in the order of the first files that have them.

use crate::audit::DealWitnesses;
use crate::checks::wording::reading::change;
use crate::checks::{Cause, Shift};
use crate::diagnosis::LegalReading;
use crate::report::phrase::list;
use crate::report::table::{Id, Link, cells, table};
use crate::report::tables::cause_book::{DealFound, KnownCause};
use crate::words::{Key, Message, Words, key_of, message};
use std::cmp::Reverse;

table! {
    /// One row, in column order.
    pub struct CauseRow;
    "causes.csv", key ["cause"], links [Link::FILE];
    cause: Id,
    kind: &'static str,
    grade: &'static str,
    files: u64 = "files",
    boards: u64 = "boards",
    file: String,
    line: u64,
    game: u64,
    event: String,
    what: String,
    advice: String,
    detail: String,
    decision: String,
    note: String,
    state: CauseState,
}

/// How far a cause has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, strum::IntoStaticStr, strum::VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum CauseState {
    /// Nobody has decided on it.
    #[default]
    Open,
    /// A director has.
    Decided,
    /// It is no longer found in the file that had it.
    Repaired,
}

impl CauseState {
    /// That of a cause that is there.
    pub(in crate::report) const fn of(is_decided: bool) -> Self {
        if is_decided {
            Self::Decided
        } else {
            Self::Open
        }
    }

    pub(in crate::report) const fn key(self) -> Key {
        key_of!("cause-", CauseState: self)
    }
}

cells! {
    Text: CauseState => |it, form, to| form.text(<&str>::from(*it).as_bytes(), to);
}

/// What was said of a cause, now or in an earlier run.
#[derive(Debug, Clone, Default)]
pub(in crate::report) struct Judged {
    pub(in crate::report) decision: String,
    pub(in crate::report) note: String,
    pub(in crate::report) state: CauseState,
}

/// The kind of a deal that was not played, where most of those that were are found.
const OTHER_DEALS: &str = "other-deals-of";

/// The cause of a kind of row.
pub(in crate::report) fn kind_of(kind: &str) -> Option<Cause> {
    let is_it = |it: &Cause| it.name() == kind;
    let found = Cause::ALL.into_iter().find(is_it);
    found.or((kind == OTHER_DEALS).then_some(Cause::WrongDeals))
}

/// The most groups of deals that a cell names, the largest first.
const MOST_GROUPS: usize = 12;

/// As many boards that are turned in the same way are no accident.
const OFTEN: u64 = 4;

impl KnownCause {
    /// Its row, with its sentences in a language, and what was said of it.
    pub(in crate::report) fn row_in(&self, words: &Words, judged: Judged) -> CauseRow {
        let are_found = self.found.len() as u64 * 2 > self.boards;
        let kind = if are_found && self.cause == Cause::WrongDeals {
            OTHER_DEALS
        } else {
            self.cause.name()
        };
        CauseRow {
            cause: self.id,
            kind,
            grade: self.grade(),
            files: self.files,
            boards: self.boards,
            file: self.file.clone(),
            line: self.first.line,
            game: self.first.game,
            event: self.event.clone(),
            what: words.sentence(&self.what(words)),
            advice: words.word(self.cause.advice()).to_owned(),
            detail: self.detail(words),
            decision: judged.decision,
            note: judged.note,
            state: judged.state,
        }
    }

    const fn grade(&self) -> &'static str {
        match self.cause {
            Cause::WrongDeals
            | Cause::WrongDeal
            | Cause::FaultyDeals
            | Cause::Doubles
            | Cause::Calls
            | Cause::Numbers
            | Cause::Passes => "certain",
            Cause::Turned if self.boards >= OFTEN => "certain",
            Cause::Filler
            | Cause::Results
            | Cause::Turned
            | Cause::Exchanged
            | Cause::SeatsOff
            | Cause::Numbering
            | Cause::Vulnerability => "likely",
        }
    }

    /// `35 of 40 boards: the deals are not those that were played`; the same in several files.
    pub(in crate::report) fn what(&self, words: &Words) -> Message {
        let counts = [self.boards, self.of, self.files];
        let [boards, of, files] = counts.map(|count| words.grouped(count));
        let what = told(self.cause, self.shift);
        if self.files == 1 {
            message!("cause-of-boards", boards, of, what)
        } else {
            message!("cause-of-boards-in-files", boards, of, files, what)
        }
    }

    /// What more is known: in which way the boards are turned; where the deals stand that were played, and on how many boards
    /// another table is against the deal, too, or for it.
    fn detail(&self, words: &Words) -> String {
        if self.shift != Shift::None && self.cause == Cause::Turned {
            return self.shift.to_string();
        }
        let DealWitnesses { against, fits } = self.witnesses;
        let others = message!("cause-other-tables", against, fits);
        let others = (against + fits > 0).then_some(others);
        let told = self.deals().into_iter().chain(others);
        list(told.map(|it| words.sentence(&it)), "; ")
    }

    /// The deals that were found, grouped where the numbers of the boards differ by as much.
    fn deals(&self) -> Vec<Message> {
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
        let groups = groups.into_iter().map(|group| {
            let boards = list(group.iter().map(|it| it.board.to_string()), " ");
            let (count, first) = (group.len(), group[0]);
            let (file, deal) = (&*first.deal_file, u64::from(first.deal_board));
            let turned = u64::from(first.turned);
            let difference = format!("{:+}", step(first).0);
            message!("cause-deals", boards, count, file, deal, difference, turned)
        });
        let more = (more > 0).then(|| message!("cause-more", more));
        groups.chain(more).collect()
    }
}

/// What a cause is: of a program that writes so, in which way it does.
fn told(cause: Cause, shift: Shift) -> Message {
    let reading = shift.reading().filter(|_| cause == Cause::Turned);
    match reading {
        Some(renamed @ LegalReading::Renamed(_)) => {
            message!("cause-renamed", reading = change(renamed))
        }
        Some(turned) => message!("cause-turned-so", reading = change(turned)),
        None => Message::from(cause.said()),
    }
}

impl Cause {
    /// What it is, in a few words.
    pub(in crate::report) const fn said(self) -> Key {
        key_of!("cause-", Cause: self)
    }

    /// What to do about it.
    pub(in crate::report) const fn advice(self) -> Key {
        key_of!("advice-", Cause: self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn found(board: u16, file: &str, deal_board: u16, turned: u8) -> DealFound {
        DealFound {
            board,
            deal_file: file.into(),
            deal_board,
            turned,
        }
    }

    fn row(known: &KnownCause) -> CauseRow {
        known.row_in(Words::of(Language::English), Judged::default())
    }

    #[test]
    fn deals_that_are_as_far_apart_are_one_group() {
        let joined = KnownCause {
            found: vec![
                found(2, "a.pbn", 18, 0),
                found(1, "a.pbn", 17, 0),
                found(1, "a.pbn", 17, 0),
                found(9, "c.pbn", 4, 2),
            ],
            ..KnownCause::made_up(Cause::WrongDeals, "b.pbn", 4)
        };
        let own = row(&joined);
        let detail = "boards 1 2: deals of a.pbn, board numbers +16; board 9: deal of c.pbn board 4 turned 2";
        assert_eq!((own.kind, &*own.detail), ("other-deals-of", detail));
        let dutch = "spellen 1 2: verdelingen uit a.pbn, spelnummers +16; spel 9: verdeling van spel 4 uit c.pbn, 2 plaatsen gedraaid";
        let in_dutch = joined.row_in(Words::of(Language::Dutch), Judged::default());
        assert_eq!(in_dutch.detail, dutch);
    }

    #[test]
    fn the_deals_of_a_file_are_no_cause_of_a_single_board() {
        let single = KnownCause {
            found: vec![found(5, "a.pbn", 5, 0)],
            ..KnownCause::made_up(Cause::WrongDeal, "b.pbn", 1)
        };
        assert_eq!(row(&single).kind, "wrong-deal");
    }

    #[test]
    fn what_one_board_shows_is_only_likely() {
        for (boards, grade) in [(4, "certain"), (1, "likely")] {
            let turned = KnownCause::made_up(Cause::Turned, "b.pbn", boards);
            assert_eq!(row(&turned).grade, grade);
        }
    }
}
