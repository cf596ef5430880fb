//! `revoke_comments.csv`: one row for each sentence in the comments which says that somebody revoked, with the number of
//! records that it stands in.
//!
//! Chat is shared between tables: a sentence is evidence about a table only if it stands in the record of no other. In how
//! many it stands is known when all were read, so the rows are kept until then; a bounded number of them.

use crate::audit::{At, RecordKey};
use crate::board::Item;
use crate::checks::{Case, RevokeComment, Said, revoke_comments};
use crate::report::disk::plain_name::SheetName;
use crate::report::phrase::list;
use crate::report::table::{Id, Link, place_in, table};
use crate::report::tables::spelling;
use crate::source::printable;
use crate::words::{Message, message};
use std::collections::{HashMap, HashSet};
use xxhash_rust::xxh3::xxh3_64;

/// The most sentences that are kept.
const MOST: usize = 1 << 12;
/// Bytes of a sentence that is not written twice by chance: `E revoked` is.
const LONG: usize = 24;
/// The most hashes of what was met.
const MOST_MET: usize = 1 << 15;
/// The most records of a sentence that are told apart and named.
const MOST_RECORDS: usize = 16;

table! {
    /// One row, in column order. Unknown and not applicable are empty.
    pub struct RevokeCommentRow;
    "revoke_comments.csv", key [], links [Link::FILE, Link::BOARD];
    id: Id,
    file: String,
    line: u64,
    column: u64,
    game: u64,
    event: Option<String>,
    table: Option<String>,
    room: Option<String>,
    board: Option<String>,
    comment: String,
    author: Option<String>,
    writer: &'static str,
    about: &'static str,
    cards_before: usize = "cards",
    trick: Option<u8>,
    play_stops: Option<&'static str>,
    records: u64 = "records",
    also_in: String,
    format: &'static str,
    said_before: String,
    said_behind: String,
}

/// A comment on its way to its sentence.
#[derive(Debug)]
pub(in crate::report) struct Draft {
    /// A hash of the author and the words: a line may break between any two.
    sentence: u64,
    is_testimony: bool,
    row: RevokeCommentRow,
}

impl Draft {
    pub(in crate::report) fn all(case: &Case<'_>, at: At) -> Vec<Self> {
        revoke_comments(case)
            .map(|comment| Self::of(case, at, &comment))
            .collect()
    }

    fn of(case: &Case<'_>, at: At, comment: &RevokeComment<'_>) -> Self {
        let stated = |item| spelling::stated(case, item);
        let author = comment.author.as_deref();
        let is_told = !case.record.is_anonymous();
        let place = at.place(case, comment.place.start);
        let around = comment.in_context(case);
        let said = |is_such: fn(&u32, &u32) -> bool| {
            let such = |it: &&Said| is_such(&it.place.start, &comment.place.start);
            let such = around.iter().filter(such).map(|it| &*it.quote);
            list(such, " / ")
        };
        let row = RevokeCommentRow {
            line: place.line,
            column: place.column,
            game: at.game,
            event: stated(Item::Event),
            table: stated(Item::Table),
            room: stated(Item::Room),
            board: stated(Item::Board),
            comment: if is_told {
                comment.quote()
            } else {
                String::new()
            },
            author: author.filter(|_| is_told).map(str::to_owned),
            writer: spelling::writer(comment),
            about: spelling::about(comment),
            cards_before: comment.cards,
            trick: comment.trick(),
            play_stops: comment.is_at_stop(case).map(spelling::yes_or_no),
            format: case.record.format().name(),
            said_before: said(u32::lt),
            said_behind: said(u32::gt),
            ..RevokeCommentRow::default()
        };
        let words = comment.text.split_whitespace();
        let sentence = list(author.into_iter().chain(words), " ");
        Self {
            is_testimony: comment.is_testimony(),
            sentence: xxh3_64(sentence.as_bytes()),
            row,
        }
    }
}

/// A record in which a sentence stands.
#[derive(Debug, Clone, Copy)]
pub(in crate::report) struct StandsIn<'a> {
    pub(in crate::report) file: &'a str,
    /// The number of the file in the run, from 1.
    pub(in crate::report) number: u64,
    /// What the file held before its part.
    pub(in crate::report) before: At,
    pub(in crate::report) id: Option<Id>,
    /// What it is known by when it stands in the input again.
    pub(in crate::report) record: Option<RecordKey>,
    pub(in crate::report) sheet: Option<&'a SheetName>,
}

/// The sentences so far, in the order in which they were met.
#[derive(Debug, Default)]
pub(in crate::report) struct Sentences {
    kept: Vec<Sentence>,
    /// Their places, by their hashes.
    places: HashMap<u64, usize>,
    left_out: u64,
    /// The boards on which a recorder says that somebody revoked.
    told: HashSet<u64>,
    /// What was met of each event, and at which tables: hashes.
    met: HashSet<u64>,
}

/// A sentence, with where it stands first.
#[derive(Debug, Default)]
struct Sentence {
    row: RevokeCommentRow,
    /// The records, each once however many copies there are of it.
    records: Vec<u64>,
    also_in: Vec<Id>,
    /// The boards of the records: number, room, and place.
    boards: Vec<String>,
    /// The sheets of the records that have one.
    sheets: Vec<SheetName>,
}

/// How many sentences there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SentenceCounts {
    /// Sentences in comments that name a revoke.
    pub sentences: u64,
    /// Of these, those of recorders.
    pub recorders: u64,
    /// Of these, those that stand in more than one record.
    pub shared: u64,
    /// Boards on which a recorder says that somebody revoked, copies of a record once.
    pub boards: u64,
    /// Comments that could not be kept.
    pub left_out: u64,
}

impl Sentences {
    /// Whether all that a recorder says on a board was said at other tables: chat is shared. What is said again at one table,
    /// or is short and of another event, is said of another board.
    pub(in crate::report) fn are_shared(&mut self, drafts: &[Draft], file: u64) -> bool {
        let told = drafts.iter().filter(|it| it.is_testimony);
        let known = told.map(|Draft { sentence, row, .. }| {
            let event = row.event.clone().unwrap_or_else(|| file.to_string());
            let event = Some(event).filter(|_| row.comment.len() < LONG);
            let occasion = xxh3_64(format!("{sentence} {event:?}").as_bytes());
            let table = format!("{occasion} {file} {:?} {:?}", row.table, row.room);
            let mut is_new = |what| self.met.len() == MOST_MET || self.met.insert(what);
            !is_new(occasion) & is_new(xxh3_64(table.as_bytes()))
        });
        known.filter(|is_known| !is_known).count() == 0
    }

    pub(in crate::report) fn take(&mut self, draft: Draft, stands_in: StandsIn<'_>) {
        let game = draft.row.game + stands_in.before.game;
        let place = [stands_in.number, game].map(u64::to_le_bytes);
        let by_place = || xxh3_64(place.as_flattened());
        let board = board_of(&draft.row, stands_in);
        let record = stands_in.record.map_or_else(by_place, RecordKey::number);
        self.told.extend(draft.is_testimony.then_some(record));
        let place = match self.places.get(&draft.sentence) {
            Some(place) => *place,
            None if self.kept.len() == MOST => {
                self.left_out += 1;
                return;
            }
            None => self.begin(draft, stands_in),
        };
        self.kept[place].meet(record, stands_in, board);
    }

    fn begin(&mut self, draft: Draft, stands_in: StandsIn<'_>) -> usize {
        let place = self.kept.len();
        self.places.insert(draft.sentence, place);
        let mut row = draft.row;
        let cells = (&mut row.file, &mut row.line, &mut row.game);
        place_in(cells, stands_in.file, stands_in.before);
        row.id = stands_in.id.unwrap_or_default();
        self.kept.push(Sentence {
            row,
            ..Sentence::default()
        });
        place
    }

    /// The rows, each with its number of records.
    pub(in crate::report) fn rows(&self) -> impl Iterator<Item = &RevokeCommentRow> {
        self.kept.iter().map(|it| &it.row)
    }

    /// What is said of the sentences that stand in several records, on the sheets of those that have one.
    pub(in crate::report) fn shared(&self) -> impl Iterator<Item = (Message, &[SheetName])> {
        let shared = self.kept.iter().filter(|it| it.row.records > 1);
        shared.map(|it| {
            let (quote, number, boards) = (&*it.row.comment, it.row.records, it.boards.join(", "));
            let said = message!("comment-shared", quote, number, boards);
            (said, &*it.sheets)
        })
    }

    pub(in crate::report) fn counts(&self) -> SentenceCounts {
        let count = |is_such: fn(&RevokeCommentRow) -> bool| {
            self.rows().filter(|row| is_such(row)).count() as u64
        };
        SentenceCounts {
            sentences: count(|_| true),
            recorders: count(|row| row.writer == spelling::WRITERS[0]),
            shared: count(|row| row.records > 1),
            boards: self.told.len() as u64,
            left_out: self.left_out,
        }
    }
}

/// The number of a board with its room and its place: `35 Closed (a.lin:17)`.
fn board_of(row: &RevokeCommentRow, stands_in: StandsIn<'_>) -> String {
    let file = stands_in.file.rsplit('/').next().unwrap_or_default();
    let place = format!("({file}:{})", row.line + stands_in.before.line);
    let named = [row.board.as_deref(), row.room.as_deref(), Some(&place)];
    printable(&list(named.into_iter().flatten(), " ")).into_owned()
}

impl Sentence {
    /// Counts a record, unless it is a copy of one that is counted.
    fn meet(&mut self, record: u64, stands_in: StandsIn<'_>, board: String) {
        if self.records.contains(&record) {
            return;
        }
        self.row.records += 1;
        if self.records.len() == MOST_RECORDS {
            return;
        }
        self.records.push(record);
        self.boards.push(board);
        self.sheets.extend(stands_in.sheet.cloned());
        if self.row.records > 1 {
            self.also_in.extend(stands_in.id);
            self.row.also_in = list(self.also_in.iter().map(Id::to_string), " ");
        }
    }
}
