//! A board in the index: what a worker knows of it, and what is known when its turn comes.

use crate::audit::At;
use crate::bridge::Side;
use crate::laws::State;
use crate::report::Id;
use crate::report::happened::reason::Kind;
use crate::report::happened::{Happened, said};
use crate::report::sheet::{Headings, Sheet, rich};
use crate::report::sheets::SheetName;
use crate::words::{Key, Words, key};
use std::fmt::Write;
use std::sync::Arc;

/// What a worker knows of a board.
#[derive(Debug)]
pub(in crate::report) struct IndexRow {
    /// The priority, or a value behind all priorities for a board that nobody need look at.
    pub(super) rank: u8,
    pub(super) kind: Kind,
    pub(super) state: Option<State>,
    /// The number of the board, if it has one.
    pub(super) board: Option<String>,
    /// Table and room.
    pub(super) table: String,
    pub(super) event: String,
    /// The cells between the board and where it comes from, as markup.
    pub(super) cells: String,
}

/// A row whose place is known.
#[derive(Debug)]
pub(super) struct IndexLine {
    pub(super) row: IndexRow,
    pub(super) file: Arc<str>,
    pub(super) at: At,
    pub(super) id: Id,
    pub(super) name: SheetName,
}

impl IndexRow {
    /// The row of a board. `is_reviewed`: a director should look at it.
    pub(in crate::report) fn of(
        sheet: &Sheet,
        headings: &Headings,
        happened: &Happened,
        words: &Words,
        is_reviewed: bool,
    ) -> Self {
        Self {
            rank: if is_reviewed {
                sheet.row.priority
            } else {
                u8::MAX
            },
            kind: happened.kind,
            state: happened.state,
            board: sheet.row.board.is_some().then(|| sheet.board(words)),
            table: sheet.table(words),
            event: headings.event.clone(),
            cells: cells(sheet, headings, happened, words),
        }
    }

    /// The priority of a board that somebody should look at.
    pub(super) fn priority(&self) -> Option<u8> {
        (self.rank != u8::MAX).then_some(self.rank)
    }
}

/// What happened, state, contract, and both pairs.
fn cells(sheet: &Sheet, headings: &Headings, happened: &Happened, words: &Words) -> String {
    let said = said(&happened.sentence, words);
    let state = happened
        .state
        .map_or("", |state| words.word(state_key(state)));
    let contract = headings.contract.as_deref().unwrap_or_default();
    let mut cells = format!(
        "<td class=\"said\">{}</td><td class=\"state\">{state}</td><td class=\"contract\">{}</td><td class=\"pairs\">",
        rich(&said),
        rich(contract)
    );
    for side in Side::ALL {
        if let Some(pair) = pair(sheet, side) {
            let letters = words.side_letters(side);
            // a string takes all
            let _ = write!(cells, "<span>{letters} <bdi>{}</bdi></span> ", rich(&pair));
        }
    }
    cells.push_str("</td>");
    cells
}

/// The players of a side, or its number or team.
fn pair(sheet: &Sheet, of: Side) -> Option<String> {
    let names = of.seats().map(|seat| sheet.player(seat));
    if names.iter().any(Option::is_some) {
        let names = names.map(|name| name.unwrap_or_else(|| "?".to_owned()));
        return Some(names.join(" \u{2013} "));
    }
    let row = &sheet.row;
    match of {
        Side::NorthSouth => row.pair_ns.clone(),
        Side::EastWest => row.pair_ew.clone(),
    }
}

/// A state in words.
pub(super) const fn state_key(state: State) -> Key {
    match state {
        State::NotStated => key!("index-state-not-stated"),
        State::Agrees => key!("index-state-agrees"),
        State::Unadjusted => key!("index-state-unadjusted"),
        State::AlreadyAdjusted => key!("index-state-already-adjusted"),
        State::Undecided => key!("index-state-undecided"),
        State::Differs => key!("index-state-differs"),
    }
}
