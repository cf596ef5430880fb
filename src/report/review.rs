//! review.csv: one row for each board that a director should look at.

use super::causes::CauseCell;
use super::decisions::{DECISION, KNOWN, NOTE};
use super::known::{Recalled, known};
use super::rendered::{CopyCell, Headed, RenderedRow, RenderedRows, RowHead, Whose};
use super::row::{self, Placed, Row, column};
use super::spelling::{Plain, ShortCell, TextCell};
use super::view::BoardView;
use super::{Id, spelling};
use crate::board::Item;
use crate::bridge::{Seat, Side};
use crate::checks::{Case, Ruled, causes_of};
use crate::diagnosis::{Grade, LegalReading};
use crate::laws::Transfer;
use crate::story::Figures;
use serde::Serialize;
use std::io;

/// One row, in column order. Unknown and not applicable are empty. What repeats the record is borrowed from it, or owned.
#[derive(Debug, Default, Serialize)]
#[allow(missing_docs)] // each field is a column, and the columns are explained in one place
pub struct Review<T = String> {
    pub id: Id,
    pub file: String,
    pub line: u64,
    pub game: u64,
    pub event: Option<T>,
    pub site: Option<T>,
    pub date: Option<ShortCell>,
    pub round: Option<T>,
    pub table: Option<T>,
    pub room: Option<T>,
    pub board: Option<T>,
    pub dealer: Option<char>,
    pub vulnerable: Option<&'static str>,
    pub north: Option<T>,
    pub east: Option<T>,
    pub south: Option<T>,
    pub west: Option<T>,
    pub contract: Option<ShortCell>,
    pub declarer: Option<char>,
    pub priority: u8,
    pub reasons: String,
    pub laws: Option<&'static str>,
    pub laws_basis: Option<&'static str>,
    pub revokes: Option<usize>,
    pub tricks_stated: Option<u8>,
    pub tricks_played: Option<u8>,
    pub tricks_adjusted_min: Option<u8>,
    pub tricks_adjusted_max: Option<u8>,
    pub transfer_to: Option<&'static str>,
    pub transfer_min: Option<u8>,
    pub transfer_max: Option<u8>,
    pub score_stated: Option<i32>,
    pub score_played: Option<i32>,
    pub score_adjusted_min: Option<i32>,
    pub score_adjusted_max: Option<i32>,
    pub state: Option<&'static str>,
    pub confidence: Option<&'static str>,
    pub equity: String,
    pub questions: String,
    pub director_decision: Option<String>,
    pub director_note: Option<String>,
    pub stage: Option<T>,
    pub session: Option<T>,
    pub section: Option<T>,
    pub pair_ns: Option<T>,
    pub pair_ew: Option<T>,
    pub home_team: Option<T>,
    pub visit_team: Option<T>,
    pub tricks_double_dummy: Option<u8>,
    pub tricks_double_dummy_deal: Option<u8>,
    pub format: &'static str,
    pub nearest_legal_reading: Option<Plain<LegalReading>>,
    pub cause: CauseCell,
    pub copy_of: CopyCell,
    pub what_happened: String,
    pub known: &'static str,
}

impl<T: Serialize + Default> Row for Review<T> {
    const FILE: &'static str = "review.csv";
}

impl Placed for Review {
    fn place(&mut self) -> (&mut String, &mut u64, &mut u64) {
        (&mut self.file, &mut self.line, &mut self.game)
    }
}

impl<T: Serialize + Default> Headed for Review<T> {
    fn head(&self) -> RowHead {
        RowHead {
            id: self.id,
            line: self.line,
            column: None,
            game: self.game,
        }
    }
}

impl<'a, T: Default + From<TextCell<'a>>> Review<T> {
    /// The row of a board, without its id and what happened on it.
    pub(super) fn of(view: &BoardView<'_, 'a>) -> Self {
        let BoardView {
            case,
            at,
            findings,
            figures,
            story,
            ..
        } = view;
        let mut row = Self::written(case);
        row.line = at.first_line();
        row.game = at.game;
        row.reasons = spelling::list(story.codes());
        row.cause = CauseCell::of(causes_of(findings));
        row.copy_of = CopyCell::Pending;
        row.priority = story.priority();
        row.confidence = story.confidence().map(Grade::name);
        row.nearest_legal_reading = case.nearest_reading().map(Plain);
        row.count(figures);
        if let Ok(ruled) = &case.ruled {
            row.rule(ruled);
        }
        row
    }

    /// The columns that repeat the record.
    fn written(case: &Case<'a>) -> Self {
        let stated = |item| TextCell::of(case, item).map(T::from);
        let board = case.board;
        Self {
            event: stated(Item::Event),
            site: stated(Item::Site),
            date: spelling::date(board),
            round: stated(Item::Round),
            table: stated(Item::Table),
            room: stated(Item::Room),
            board: stated(Item::Board),
            dealer: board.dealer.value().map(|seat| seat.letter()),
            vulnerable: board.vulnerable.value().map(|it| it.name()),
            north: stated(Item::Player(Seat::North)),
            east: stated(Item::Player(Seat::East)),
            south: stated(Item::Player(Seat::South)),
            west: stated(Item::Player(Seat::West)),
            contract: spelling::contract(board),
            declarer: board.stated_declarer().map(crate::bridge::Seat::letter),
            stage: stated(Item::Stage),
            session: stated(Item::Session),
            section: stated(Item::Section),
            pair_ns: stated(Item::Pair(Side::NorthSouth)),
            pair_ew: stated(Item::Pair(Side::EastWest)),
            home_team: stated(Item::HomeTeam),
            visit_team: stated(Item::VisitingTeam),
            format: case.record.format().name(),
            ..Self::default()
        }
    }

    /// The columns for tricks and scores.
    fn count(&mut self, figures: &Figures) {
        let Figures {
            stated,
            played,
            adjusted,
            ..
        } = figures;
        self.tricks_stated = stated.tricks.min();
        self.tricks_played = played.tricks.min();
        self.tricks_adjusted_min = adjusted.tricks.min();
        self.tricks_adjusted_max = adjusted.tricks.max();
        self.score_stated = stated.score.as_stated();
        self.score_played = played.score.min();
        self.score_adjusted_min = adjusted.score.min();
        self.score_adjusted_max = adjusted.score.max();
    }

    /// The columns for the ruling.
    fn rule(&mut self, ruled: &Ruled<'_>) {
        let ruling = ruled.ruling;
        self.laws = Some(ruling.edition.name());
        self.laws_basis = Some(spelling::basis(ruled.basis));
        self.revokes = Some(ruling.revokes.len() + ruling.slip_revokes.len());
        self.transfer_to = gainer(ruling.transfer);
        self.transfer_min = Some(ruling.transfer.tricks.min);
        self.transfer_max = Some(ruling.transfer.tricks.max);
        self.state = Some(ruling.state.name());
        self.equity = spelling::list(ruling.equity.iter().map(|&reason| spelling::equity(reason)));
        self.tricks_double_dummy = ruling.double_dummy.tricks();
        self.tricks_double_dummy_deal = ruling.double_dummy_deal;
        self.questions = spelling::list(
            ruling
                .questions
                .iter()
                .map(|&kind| spelling::question(kind)),
        );
    }
}

/// What is known of a row only when it is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct ReviewEnd<'a> {
    /// The ids of the causes.
    pub(super) causes: &'a [u8],
    /// The record of which the board is a copy.
    pub(super) copy_of: Option<Id>,
    /// What was decided before.
    pub(super) recalled: Option<&'a Recalled>,
}

impl ReviewEnd<'_> {
    /// Spells the whole of a row.
    pub(super) fn settle(
        &self,
        rows: &RenderedRows,
        row: &RenderedRow,
        of: Whose<'_>,
        to: &mut Vec<u8>,
    ) -> io::Result<()> {
        let last = (self.causes, self.copy_of);
        let Some(recalled) = self.recalled else {
            return rows.settle_copy(row, of, last, to);
        };
        let mut settled = Vec::new();
        rows.settle_copy(row, of, last, &mut settled)?;
        let cells = [
            (DECISION, recalled.decision.cell()),
            (NOTE, recalled.note.clone()),
            (KNOWN, known(&recalled.decision).to_owned()),
        ];
        let cells = cells.map(|(name, cell)| (column::<Review>(name), cell));
        row::add_with(&settled, &cells, to)
    }
}

/// The side that gains, or `both`.
fn gainer(transfer: Transfer) -> Option<&'static str> {
    if transfer.both {
        Some("both")
    } else {
        transfer.to.map(crate::bridge::Side::letters)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{Record, with_case};
    use super::*;

    #[test]
    fn the_columns_are_those_of_the_contract() {
        let names = "id file line game event site date round table room board dealer vulnerable north east south \
                     west contract declarer priority reasons laws laws_basis revokes tricks_stated tricks_played \
                     tricks_adjusted_min tricks_adjusted_max transfer_to transfer_min transfer_max score_stated \
                     score_played score_adjusted_min score_adjusted_max state confidence equity questions \
                     director_decision director_note stage session section pair_ns pair_ew home_team visit_team \
                     tricks_double_dummy tricks_double_dummy_deal format nearest_legal_reading cause copy_of \
                     what_happened known";
        assert_eq!(super::super::row::tests::columns::<Review>(), names);
    }

    #[test]
    fn a_revoke_that_was_not_adjusted() {
        with_case(&Record::default(), |case, at| {
            let row = Review::<String>::of(&BoardView::of(case, at, &[]));
            assert_eq!((row.line, row.game, row.priority), (1, 1, 1));
            assert_eq!((row.tricks_stated, row.tricks_played), (Some(9), Some(9)));
            assert_eq!((row.transfer_to, row.transfer_max), (Some("EW"), Some(1)));
            assert_eq!(
                (row.score_played, row.score_adjusted_max),
                (Some(-150), Some(-180))
            );
            assert_eq!(
                (row.state, row.confidence),
                (Some("unadjusted"), Some("certain"))
            );
            assert_eq!((row.laws, row.laws_basis), (Some("2017"), Some("date")));
            assert_eq!(
                (row.north.as_deref(), row.declarer),
                (Some("Vetch"), Some('W'))
            );
            assert_eq!(row.date.unwrap().as_ref(), "2019-03-02");
        });
    }

    #[test]
    fn what_is_not_known_is_empty() {
        let record = Record {
            contract: "8NT",
            ..Record::default()
        };
        with_case(&record, |case, at| {
            let row = Review::<String>::of(&BoardView::of(case, at, &[]));
            assert_eq!(
                (row.laws, row.revokes, row.transfer_min, row.state),
                (None, None, None, None)
            );
            assert_eq!((row.contract, row.priority), (None, 3));
        });
    }
}
