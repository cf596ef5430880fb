//! A comparison in words: how the two were made, the counts, and the first of what differs; and all of it as CSV and as JSON.

use super::{Change, ChangeCounts, ChangeKind, Comparison};
use crate::report::json::write_line;
use crate::report::phrase::list;
use crate::report::tables::causes::kind_of;
use crate::source::printable;
use crate::words::{Key, Message, Words, key, message};
use std::collections::HashSet;
use std::fmt;
use std::io::{self, Write};

/// A comparison in words.
#[derive(Debug, Clone, Copy)]
pub struct ComparisonText<'a> {
    /// What differs.
    pub comparison: &'a Comparison,
    /// The language.
    pub words: &'a Words,
}

/// The most rows that are listed of a kind.
const MOST: usize = 20;

const KINDS: [(ChangeKind, Key); 3] = [
    (ChangeKind::New, key!("compare-new")),
    (ChangeKind::Changed, key!("compare-changed")),
    (ChangeKind::Gone, key!("compare-gone")),
];

impl fmt::Display for ComparisonText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.background().into_iter().chain(self.counts()) {
            writeln!(f, "{}", self.sentence(&line))?;
        }
        for (kind, title) in KINDS {
            let listed: Vec<_> = self.listed(kind).collect();
            if listed.is_empty() {
                continue;
            }
            writeln!(f, "{}", self.words.word(title))?;
            for change in listed.iter().take(MOST) {
                self.line(change, f)?;
            }
            let more = listed.len().saturating_sub(MOST);
            if more > 0 {
                let number = self.words.grouped(more as u64);
                writeln!(f, "  {}", self.sentence(&message!("compare-more", number)))?;
            }
        }
        Ok(())
    }
}

impl ComparisonText<'_> {
    fn sentence(&self, message: &Message) -> String {
        printable(&self.words.sentence(message)).into_owned()
    }

    /// What may be the reason why the reports differ.
    fn background(&self) -> Vec<Message> {
        let background = &self.comparison.background;
        let (old, new) = (&background.old, &background.new);
        let cut = [old, new].into_iter().filter(|made| made.interrupted);
        let cut = cut.map(|made| message!("compare-interrupted", folder = &*made.folder));
        let mut lines: Vec<_> = cut.collect();
        if old.version != new.version {
            let (old, new) = (old.version.as_str(), new.version.as_str());
            lines.push(message!("compare-versions", old, new));
        }
        let [added, gone, changed, _] = self.numbers(background.files);
        if background.files.differ() {
            lines.push(message!("compare-files", new = added, gone, changed));
        }
        if old.games != new.games {
            let [old, new] = [old.games, new.games].map(|count| self.words.grouped(count));
            lines.push(message!("compare-games", old, new));
        }
        lines.extend(background.options.iter().map(|it| {
            message!(
                "compare-option",
                option = it.option.as_str(),
                old = shown(&it.old).to_owned(),
                new = shown(&it.new).to_owned()
            )
        }));
        lines
    }

    /// The counts of causes, if there are any, of boards and of revokes.
    fn counts(&self) -> impl Iterator<Item = Message> {
        let of = self.comparison;
        let [causes, boards, revokes] =
            [of.causes, of.boards, of.revokes].map(|it| self.numbers(it));
        let [new, gone, changed, same] = causes;
        let causes = message!("compare-causes", new, gone, changed, same);
        let [new, gone, changed, same] = boards;
        let boards = message!("compare-boards", new, gone, changed, same);
        let [new, gone, changed, same] = revokes;
        let revokes = message!("compare-revokes", new, gone, changed, same);
        let causes = (of.causes != ChangeCounts::default()).then_some(causes);
        causes.into_iter().chain([boards, revokes])
    }

    fn numbers(&self, of: ChangeCounts) -> [String; 4] {
        [of.new, of.gone, of.changed, of.same].map(|count| self.words.grouped(count))
    }

    /// The causes and the boards of a kind, and the revokes on other boards.
    fn listed(&self, kind: ChangeKind) -> impl Iterator<Item = &Change> {
        let of_kind = move |it: &&Change| it.change == kind;
        let changes = || self.comparison.changes.iter().filter(of_kind);
        let game = |it: &Change| (it.row.file.clone(), it.row.game.clone());
        let boards = changes().filter(|it| it.what == "board").map(game);
        let boards: HashSet<_> = boards.collect();
        changes().filter(move |it| it.what != "revoke" || !boards.contains(&game(it)))
    }

    /// `friday.pbn:28: board 5 Open: state unadjusted, now already-adjusted`.
    fn line(&self, change: &Change, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = &change.row;
        let board = match row.board.as_str() {
            "" => row.game.as_str(),
            board => board,
        };
        let board = match change.what {
            "cause" => self.words.word(key!("end-causes")).to_owned(),
            _ => self.sentence(&message!("end-board", board)),
        };
        let room = match row.room.as_str() {
            "" => String::new(),
            room => format!(" {room}"),
        };
        let about = match change.what {
            "board" => row.about.clone(),
            "cause" => kind_of(&row.about)
                .map_or_else(String::new, |it| self.words.word(it.said()).to_owned()),
            _ => self.sentence(&message!("compare-revoke", revoke = row.about.as_str())),
        };
        let columns = change.columns.iter().map(|it| {
            let (old, new) = (shown(&it.old).to_owned(), shown(&it.new).to_owned());
            let cell = message!("compare-cell", column = it.column, old, new);
            self.sentence(&cell)
        });
        let columns = list(columns, "; ");
        let said = match (change.change, change.what) {
            (ChangeKind::Changed, "board") => columns,
            (ChangeKind::Changed, _) => format!("{about}: {columns}"),
            _ => about,
        };
        let place = format!("{}:{}: {board}{room}: {said}", row.file, row.line);
        writeln!(f, "  {}", printable(&place))
    }
}

/// A cell as it is shown.
const fn shown(cell: &str) -> &str {
    if cell.is_empty() { "-" } else { cell }
}

/// The columns. There is a row for each board or revoke that is new or gone, and one for each cell that has changed.
const COLUMNS: [&str; 16] = [
    "change", "what", "id", "file", "line", "game", "event", "date", "round", "board", "table",
    "room", "column", "old", "new", "about",
];

impl Comparison {
    /// Writes all that differs as CSV.
    pub fn write_csv(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut table = csv::Writer::from_writer(out);
        table.write_record(COLUMNS)?;
        for change in &self.changes {
            for (column, old, new) in cells(change) {
                let row = &change.row;
                table.write_record([
                    change.change.into(),
                    change.what,
                    &row.id,
                    &row.file,
                    &row.line,
                    &row.game,
                    &row.event,
                    &row.date,
                    &row.round,
                    &row.board,
                    &row.table,
                    &row.room,
                    column,
                    old,
                    new,
                    &row.about,
                ])?;
            }
        }
        table.flush()
    }

    /// Writes it as one JSON object.
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut out = out;
        write_line(self, &mut out)
    }
}

/// The cells that have changed; one without a name where the whole row is new or gone.
fn cells(change: &Change) -> Vec<(&'static str, &str, &str)> {
    let columns = change.columns.iter();
    let mut cells: Vec<_> = columns
        .map(|it| (it.column, it.old.as_str(), it.new.as_str()))
        .collect();
    if cells.is_empty() {
        cells.push(("", "", ""));
    }
    cells
}
