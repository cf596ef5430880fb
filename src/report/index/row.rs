//! A board in the index: what a worker knows of it, and what is known when its turn comes.

use crate::audit::At;
use crate::bridge::Side;
use crate::laws::State;
use crate::report::disk::plain_name::SheetName;
use crate::report::sheet::{Headings, Sheet, write_rich};
use crate::report::table::Id;
use crate::report::tables::effects::ScoreChange;
use crate::report::tables::review::Review;
use crate::report::tables::view::BoardView;
use crate::source::printable;
use crate::story::{Kind, state_word};
use crate::words::{Words, key};
use serde_json::json;
use std::cmp::Reverse;
use std::sync::Arc;

/// A board. A worker does not know its file, its id, the name of its sheet, and what was decided before.
#[derive(Debug, Default)]
pub(in crate::report) struct IndexLine {
    /// The priority, or a value behind all priorities for a board that nobody need look at.
    pub(super) rank: u8,
    /// What its reasons are about, the first that applies first.
    pub(super) kinds: Vec<Kind>,
    pub(super) state: Option<State>,
    /// The number of the board, if it has one.
    pub(super) board: Option<String>,
    pub(super) table: String,
    /// Event and site, and the event alone.
    pub(super) event: String,
    pub(super) session: String,
    /// The date, as tables spell it.
    pub(super) date: Option<String>,
    pub(in crate::report) change: Option<ScoreChange>,
    /// What a decision on it rests on, as JSON.
    pub(super) rests_on: String,
    /// The cells between the board and where it comes from, as markup.
    pub(super) cells: String,
    pub(super) file: Arc<str>,
    /// Its game, and the line of its first tag; within its part until its turn comes.
    pub(in crate::report) at: At,
    pub(in crate::report) id: Id,
    /// `None` of a board that has no sheet, as a director has decided on it before.
    pub(in crate::report) name: Option<SheetName>,
    /// What he decided, and his note.
    pub(super) decided: [String; 2],
}

impl IndexLine {
    pub(in crate::report) fn of(
        sheet: &Sheet,
        headings: &Headings,
        board: &BoardView<'_, '_>,
        words: &Words,
    ) -> Self {
        Self {
            rank: if board.is_due {
                sheet.row.priority
            } else {
                u8::MAX
            },
            kinds: board.story.kinds(),
            state: board.story.state(),
            board: sheet.row.board.is_some().then(|| sheet.board(words)),
            table: sheet.table(words),
            event: headings.event.clone(),
            session: sheet.row.event.clone().unwrap_or_default(),
            date: sheet.row.date.map(|date| date.as_ref().to_owned()),
            rests_on: rests_on(&sheet.row),
            cells: cells(sheet, headings, board, words),
            change: board.change.clone(),
            at: At {
                game: sheet.row.game,
                line: sheet.row.line,
            },
            ..Self::default()
        }
    }

    /// The boards of a priority in the order of what changes on them.
    pub(super) fn order(&self) -> (u8, Reverse<u64>) {
        (
            self.rank,
            Reverse(ScoreChange::weight(self.change.as_ref())),
        )
    }

    /// The priority of a board that somebody should look at.
    pub(super) fn priority(&self) -> Option<u8> {
        (self.rank != u8::MAX).then_some(self.rank)
    }
}

/// The board, and the cells of [`columns`](crate::report::decisions::known::columns), figures and players apart.
fn rests_on(row: &Review) -> String {
    let figures = [
        row.tricks_stated,
        row.tricks_adjusted_min,
        row.tricks_adjusted_max,
    ];
    let [stated, min, max] = figures.map(|it| it.map(i32::from));
    let figures = [stated, row.score_stated, min, max];
    let of_sides = [&row.pair_ns, &row.pair_ew, &row.home_team, &row.visit_team];
    let players = [row.players(), of_sides].concat();
    json!([row.board, figures, players]).to_string()
}

/// What happened, state, contract, and both pairs.
fn cells(sheet: &Sheet, headings: &Headings, board: &BoardView<'_, '_>, words: &Words) -> String {
    let story = &board.story;
    let mut cells = String::new();
    let mut add = |before: &str, text: &str| {
        cells.push_str(before);
        write_rich(text, &mut cells).expect("a string takes all");
    };
    add("<td class=\"said\">", &story.said(words));
    let state = story.state().map(|state| match (state, &board.change) {
        (State::Agrees, Some(_)) => words.word(key!("state-word-score-differs")),
        (state, _) => words.word(state_word(state)),
    });
    add("</td><td class=\"state\">", state.unwrap_or_default());
    if let Some(change) = &board.change {
        add(" <small>", &words.sentence(&change.said));
        add("</small>", "");
    }
    let contract = headings.contract.as_deref();
    add("</td><td class=\"contract\">", contract.unwrap_or_default());
    add("</td><td class=\"pairs\">", "");
    for side in Side::ALL {
        let names = names(sheet, side);
        if !names.is_empty() {
            add("<span>", words.side_letters(side));
            add(" <bdi>", &names);
            add("</bdi></span> ", "");
        }
    }
    add("</td>", "");
    cells
}

/// The players of a side, or the number of the pair.
fn names(sheet: &Sheet, of: Side) -> String {
    let row = &sheet.row;
    let number = |pair: Option<&str>| printable(pair.unwrap_or_default()).into_owned();
    let [one, other] = of.seats().map(|seat| sheet.player(seat));
    match (one, other, of) {
        (None, None, Side::NorthSouth) => number(row.pair_ns.as_deref()),
        (None, None, Side::EastWest) => number(row.pair_ew.as_deref()),
        (one, other, _) => {
            let [one, other] = [&one, &other].map(|name| name.as_deref().unwrap_or("?"));
            [one, " \u{2013} ", other].concat()
        }
    }
}
