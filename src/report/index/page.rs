//! The pages of the index.

use super::causes::{self, IndexCause};
use super::listing::Listing;
use super::print::Print;
use super::row::IndexLine;
use super::sessions::{Session, span};
use super::{Index, Part};
use crate::audit::Ended;
use crate::bridge::Side;
use crate::checks::{Check, all};
use crate::report::decisions::decision::Decision;
use crate::report::decisions::known::columns;
use crate::report::decisions::{DECISION, ID, NOTE, RUN, SAVED};
use crate::report::manifest::{Chosen, spelled};
use crate::report::phrase::list;
use crate::report::sheet::{OF_INDEX, STYLE, Style};
use crate::report::tables::effects::ScoreChange;
use crate::report::terminal::summary::Counts;
use crate::report::workbook::ReviewBook;
use crate::source::printable;
use crate::words::{Key, Message, Words, key, message};
use askama::Template;
use serde_json::json;
use std::borrow::{Borrow, Cow};
use std::cmp::Reverse;
use std::io;

/// The script of every page with a list of boards.
const SCRIPT: &str = concat!(include_str!("decide.js"), include_str!("index.js"));

#[derive(Template)]
#[template(path = "index.html", config = "src/report/index/askama.toml")]
pub(super) struct IndexPage<'a> {
    pub(super) words: &'static Words,
    pub(super) index: &'a Index,
    pub(super) ended: &'a Ended,
    pub(super) counts: &'a Counts,
    pub(super) options: &'a Chosen,
    pub(super) kinds: Vec<Vec<&'a IndexCause>>,
    pub(super) listing: Listing<'a>,
    pub(super) prints: Vec<Print>,
    /// The events and dates, and how many more there are.
    pub(super) sessions: (Vec<Session>, usize),
}

/// A part of the boards of a large run.
#[derive(Template)]
#[template(path = "part.html", config = "src/report/index/askama.toml")]
pub(super) struct PartPage<'a> {
    pub(super) words: &'static Words,
    /// Its number, from 1.
    pub(super) number: usize,
    pub(super) next: Option<String>,
    pub(super) listing: Listing<'a>,
}

/// What both have in common.
macro_rules! of_both {
    ($page:ident, $folder:literal) => {
        #[allow(clippy::trivially_copy_pass_by_ref, clippy::unused_self)] // as a template calls it
        impl $page<'_> {
            const STYLES: [&'static Style; 2] = [&STYLE, &OF_INDEX];
            const SCRIPT: &'static str = SCRIPT;
            const SAVED: &'static str = SAVED;
            /// Decisions that need figures: kind, word, and what they mean.
            const DETAILED: [(&'static str, Key, Key); 6] = [
                ("tricks", key!("decision-tricks"), key!("help-tricks")),
                ("score", key!("decision-score"), key!("help-score")),
                ("assigned", key!("decision-assigned"), key!("help-assigned")),
                ("weighted", key!("decision-weighted"), key!("help-weighted")),
                ("averages", key!("index-averages"), key!("help-averages")),
                ("penalty", key!("decision-penalty"), key!("help-penalty")),
            ];
            const AVERAGES: [(&'static str, Key); 3] = [
                ("ave+", key!("decision-ave-plus")),
                ("ave", key!("decision-ave")),
                ("ave-", key!("decision-ave-minus")),
            ];
            const STATES: [(&'static str, Key); 2] = [
                ("open", key!("cause-open")),
                ("decided", key!("cause-decided")),
            ];
            /// Where the sheets are.
            const FOLDER: &'static str = $folder;

            pub(super) fn text(&self) -> io::Result<String> {
                self.render().map_err(io::Error::other)
            }

            fn word(&self, key: impl Borrow<Key>) -> &'static str {
                self.words.word(*key.borrow())
            }

            fn board(&self, line: &IndexLine) -> String {
                let board = line.board.clone();
                board.unwrap_or_else(|| self.words.game(line.at.game))
            }

            fn file(&self, line: &IndexLine) -> String {
                printable(&line.file[self.listing.folder.len()..]).into_owned()
            }

            /// The folder that all files are in.
            fn folder(&self) -> Cow<'_, str> {
                printable(self.listing.folder)
            }

            /// The sides, by their codes and as the language has them.
            fn sides(&self) -> [(&'static str, &'static str); 2] {
                Side::ALL.map(|side| (side.letters(), self.words.side_letters(side)))
            }

            /// Where the record of a board is, as JSON: file and game; and no kind of a cause.
            fn place(&self, line: &IndexLine) -> String {
                json!([&*line.file, line.at.game, ""]).to_string()
            }

            /// The columns of a file with decisions.
            fn columns(&self) -> String {
                let begin = [RUN, ID, "file", "game", "kind", "board"].into_iter();
                list(begin.chain(columns()).chain([DECISION, NOTE]), ",")
            }

            /// How many boards and how many causes are decided, where a script fills in the figures.
            fn decided(&self) -> [String; 2] {
                let [decided, all] = ["{decided}", "{all}"];
                let boards = message!("index-decided", decided, all);
                let causes = message!("index-decided-causes", decided, all);
                [boards, causes].map(|it| self.words.sentence(&it))
            }

            /// How many boards are shown, where a script fills in the figures.
            fn shown(&self) -> String {
                let shown = message!("index-shown", shown = "{shown}", all = "{all}");
                self.words.sentence(&shown)
            }
        }
    };
}

of_both!(IndexPage, "sheets/");
of_both!(PartPage, "");

impl PartPage<'_> {
    fn title(&self) -> String {
        let part = message!("index-part", number = self.number);
        self.words.sentence(&part)
    }

    fn previous(&self) -> Option<String> {
        (self.number > 1).then(|| Part::name(self.number - 1))
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, clippy::unused_self)] // as a template calls it
impl IndexPage<'_> {
    const BOOK: &'static str = ReviewBook::FILE;
    /// What is counted of each session.
    const COUNTED: [(Key, &'static str); 4] = [
        (key!("end-causes-files"), "figure less"),
        (key!("end-causes-boards"), "figure"),
        (key!("tile-with-play"), "figure less"),
        (key!("tile-review"), "figure"),
    ];

    /// The figures, each with what it counts.
    fn tiles(&self) -> Vec<(String, Key)> {
        let [doubtful, likely, certain] = self.ended.totals.revokes;
        let tiles = [
            (self.ended.totals.games, key!("tile-boards")),
            (self.ended.totals.with_play, key!("tile-with-play")),
            (self.ended.totals.turns_to_follow, key!("tile-turns")),
            (certain, key!("tile-certain")),
            (likely, key!("tile-likely")),
            (doubtful, key!("tile-doubtful")),
            (self.review(), key!("tile-review")),
        ];
        tiles.map(|(count, key)| (self.number(count), key)).into()
    }

    /// The checks that found something, whether it is shown or not: code and title, severity, and how often.
    fn found(&self) -> Vec<[String; 3]> {
        let found = all().iter().zip(&self.ended.totals.findings);
        let mut found: Vec<_> = found.filter(|(_, count)| **count > 0).collect();
        found.sort_by_key(|(check, count)| Reverse((check.severity, **count)));
        let row = |(check, count): (&&Check, &u64)| {
            let title = format!("{} {}", check.code, self.words.check_title(check));
            let severity = self.words.severity(check.severity).to_owned();
            [title, severity, self.number(count)]
        };
        found.into_iter().map(row).collect()
    }

    /// A number with the mark of the language between its thousands.
    fn number(&self, count: impl Borrow<u64>) -> String {
        self.words.grouped(*count.borrow())
    }

    /// The event, where all boards are of one.
    fn event(&self) -> &str {
        let event = self.listing.event();
        event
            .filter(|_| self.index.parts.is_empty())
            .unwrap_or_default()
    }

    /// The date of the boards in the list, or the first and the last.
    fn dates(&self) -> Option<String> {
        let dates = self.listing.dates();
        let dates = dates.filter(|_| self.index.parts.is_empty());
        dates.map(|(first, last)| span(first, last))
    }

    /// What the boards are.
    fn list(&self) -> &'static str {
        self.word(match &*self.options.sheets {
            "all" => key!("index-list-all"),
            _ => key!("index-list"),
        })
    }

    /// Whether there is something to decide on.
    const fn has_cases(&self) -> bool {
        self.listing.boards > 0 || !self.kinds.is_empty()
    }

    /// What a decision on a cause rests on: it stands, however many boards there are by now.
    fn rests_on_nothing() -> String {
        json!(vec![""; 1 + columns().count()]).to_string()
    }

    /// What changes if the director agrees; what has a common cause; what there is to look at; what else is to be said.
    fn head(&self) -> Vec<Message> {
        let all = self.rescored().into_iter().chain(self.caused());
        let all = all.chain([self.verdict()]);
        all.chain(self.remarks()).collect()
    }

    /// How many boards have an error that a cause explains on which nobody has decided.
    fn caused(&self) -> Option<Message> {
        let most = self.counts.open_causes().max_by_key(|it| it.boards)?;
        let count: u64 = self.counts.open_causes().map(|it| it.boards).sum();
        let number = self.number(count);
        let (cause, most) = (self.word(most.cause.said()), self.number(most.boards));
        Some(message!("index-caused", count, number, cause, most))
    }

    fn verdict(&self) -> Message {
        if self.counts.has_read_nothing(self.ended) {
            return message!("index-nothing-read");
        }
        if self.ended.totals.games == 0 {
            return message!("index-no-board");
        }
        if let Some(checked) = self.words.results_only(self.counts, &self.ended.totals) {
            return checked;
        }
        let totals = &self.ended.totals;
        match (totals.audited, totals.all_revokes(), self.review()) {
            (0, ..) => message!("index-nothing"),
            (_, 0, 0) if totals.review == 0 => message!("index-good"),
            (.., 0) => message!("end-nothing-new-for-director"),
            (_, 0, review) => self
                .words
                .counted(key!("index-no-revoke", count, number), review),
            (_, _, count) => {
                let urgent = self.counts.priorities[0];
                let [number, urgently] = [count, urgent].map(|it| self.number(it));
                message!("index-look", count, number, urgent, urgently)
            }
        }
    }

    /// Boards for the director, each record once.
    fn review(&self) -> u64 {
        self.counts.for_director(&self.ended.totals)
    }

    /// The boards whose score changes if the director agrees: how many, and those on which most changes.
    fn rescored(&self) -> Option<Message> {
        const NAMED: usize = 3;
        let groups = self.listing.groups.iter();
        let mut boards: Vec<_> = groups.flat_map(|it| &it.lines).collect();
        boards.retain(|line| line.priority().is_some() && line.change.is_some());
        boards.sort_by_key(|line| Reverse(ScoreChange::weight(line.change.as_ref())));
        // boards that are named alike are told apart by their dates, else by their files
        let name = |line: &IndexLine, by: usize| {
            let is_one_event = self.listing.is_one_event;
            let event = if is_one_event { "" } else { &line.event };
            let date = line.date.clone().unwrap_or_default();
            let more = [String::new(), date, self.file(line)];
            let places = list([&*line.table, event, &more[by]], ", ");
            let board = self.board(line);
            match &*places {
                "" => board,
                places => format!("{board} ({places})"),
            }
        };
        let one = |line: &&&IndexLine| {
            let is_own = |by: &usize| {
                let own = name(line, *by);
                boards.iter().filter(|it| name(it, *by) == own).count() == 1
            };
            let board = name(line, (0..3).find(is_own).unwrap_or(0));
            let change = line.change.as_ref()?.said.clone();
            Some(message!("index-rescore", board, change))
        };
        let boards: Vec<Message> = boards.iter().take(NAMED).filter_map(one).collect();
        let count = self.counts.rescored;
        let more = count.saturating_sub(NAMED as u64);
        let [number, others] = [count, more].map(|it| self.number(it));
        (count > 0).then(|| message!("index-rescored", count, number, boards, more, others))
    }

    /// Boards that could not be audited, those that directors have decided on before, those whose result or proposal has
    /// changed since, and copies of others, as far as there are any.
    fn remarks(&self) -> Vec<Message> {
        let [not, without] = [
            self.ended.totals.not_auditable(),
            self.ended.totals.without_play(),
        ];
        let (broken, empty) = (self.number(not), self.number(without));
        let unaudited = (not + without > 0 && self.ended.totals.with_play > 0)
            .then(|| message!("index-not-audited", not, broken, empty));
        let Counts { known, copies, .. } = self.counts;
        let counted = [
            (key!("end-decided", count, number), known.decided),
            (key!("end-decided-changed", count, number), known.changed),
            (key!("index-copies", count, number), copies.boards),
            (
                key!("end-copies-different", count, number),
                copies.different,
            ),
        ];
        let counted = counted.into_iter();
        let counted = counted.filter_map(|(key, count)| self.words.some(key, count));
        unaudited.into_iter().chain(counted).collect()
    }

    /// The boards of the run that are not in the list of a large run.
    fn only_urgent(&self) -> Option<Message> {
        let is_large = !self.index.parts.is_empty();
        let [shown, all] = [self.listing.boards as u64, self.index.boards];
        let [shown, all] = [shown, all].map(|it| self.number(it));
        is_large.then(|| message!("index-only-urgent", shown, all))
    }

    fn part(&self, part: &Part) -> Message {
        let files = part.files.each_ref();
        let folder = self.listing.folder;
        let [first, last] = files.map(|file| causes::shown(file, folder).into_owned());
        if first == last {
            message!("one-figure", figure = first)
        } else {
            message!("index-from-to", first, last)
        }
    }

    /// The program and its options: those with a value, then those without.
    fn made(&self) -> String {
        let options = json!(self.options);
        let given = options.as_object().into_iter().flatten();
        let given = given.filter(|(name, _)| *name != "double_dummy");
        let (flags, values): (Vec<_>, Vec<_>) = given.partition(|(_, value)| value.is_boolean());
        let mut made = format!("pbn-audit {}", env!("CARGO_PKG_VERSION"));
        for (name, value) in values {
            let value = spelled(value);
            if !value.is_empty() {
                made.extend([" --", name, " ", &value]);
            }
        }
        for (name, _) in flags.into_iter().filter(|(_, flag)| **flag == true) {
            let name = name.strip_suffix("_deals").unwrap_or(name);
            made.extend([" --", &name.replace('_', "-")]);
        }
        made
    }
}
