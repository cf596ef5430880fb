//! review.csv: one row for each board that a director should look at.

use crate::board::Item;
use crate::bridge::{Seat, Side};
use crate::checks::{Case, Ruled};
use crate::diagnosis::Grade;
use crate::laws::Transfer;
use crate::report::table::Id;
use crate::report::table::{Cell, Link, Pending, table};
use crate::report::tables::nearest::Nearest;
use crate::report::tables::spelling;
use crate::report::tables::spelling::{DateCell, ShortCell, TextCell};
use crate::report::tables::view::BoardView;
use crate::report::tables::{counted, recorded};

table! {
    /// One row, in column order. Unknown and not applicable are empty. What repeats the record is borrowed from it, or owned.
    pub struct Review [T = String] [T] [T: Cell];
    "review.csv", key ["id"], links [Link::FILE, Link::BOARD];
    id: Id => late(Id),
    file: String => late(File),
    line: u64 => line,
    game: u64 => game,
    event: Option<T>,
    site: Option<T>,
    date: Option<DateCell>,
    round: Option<T>,
    table: Option<T>,
    room: Option<T>,
    board: Option<T>,
    dealer: Option<char>,
    vulnerable: Option<&'static str>,
    north: Option<T>,
    east: Option<T>,
    south: Option<T>,
    west: Option<T>,
    contract: Option<ShortCell>,
    declarer: Option<char>,
    priority: u8,
    reasons: String,
    laws: Option<&'static str>,
    laws_basis: Option<&'static str>,
    revokes: Option<usize> = "revokes",
    tricks_stated: Option<u8> = "tricks",
    tricks_played: Option<u8> = "tricks",
    tricks_adjusted_min: Option<u8> = "tricks",
    tricks_adjusted_max: Option<u8> = "tricks",
    transfer_to: Option<&'static str>,
    transfer_min: Option<u8> = "tricks",
    transfer_max: Option<u8> = "tricks",
    score_stated: Option<i32> = "points",
    score_played: Option<i32> = "points",
    score_adjusted_min: Option<i32> = "points",
    score_adjusted_max: Option<i32> = "points",
    state: Option<&'static str>,
    confidence: Option<&'static str>,
    equity: String,
    questions: String,
    director_decision: Pending => late(Decision),
    director_note: Pending => late(Note),
    stage: Option<T>,
    session: Option<T>,
    section: Option<T>,
    pair_ns: Option<T>,
    pair_ew: Option<T>,
    home_team: Option<T>,
    visit_team: Option<T>,
    tricks_double_dummy: Option<u8> = "tricks",
    tricks_double_dummy_deal: Option<u8> = "tricks",
    format: &'static str,
    nearest_legal_reading: Option<Nearest>,
    cause: Pending => late(Causes),
    copy_of: Pending => late(CopyOf),
    what_happened: String,
    known: Pending => late(Known),
}

impl<'a, T: Default + From<TextCell<'a>>> Review<T> {
    /// The row of a board, without its id and what happened on it.
    pub(in crate::report) fn of(view: &BoardView<'_, 'a>) -> Self {
        let BoardView {
            case,
            at,
            figures,
            story,
            ..
        } = view;
        let mut row = Self::written(case);
        row.line = at.first_line();
        row.game = at.game;
        row.reasons = spelling::list(story.codes());
        row.priority = story.priority();
        row.confidence = story.confidence().map(Grade::name);
        row.nearest_legal_reading = Nearest::of(case);
        counted!(row, figures:
            tricks_stated tricks_played tricks_adjusted_min tricks_adjusted_max
            score_stated score_played score_adjusted_min score_adjusted_max);
        if let Ok(ruled) = &case.ruled {
            row.rule(ruled);
        }
        row
    }

    /// The columns that repeat the record.
    fn written(case: &Case<'a>) -> Self {
        let stated = |item| TextCell::of(case, item).map(T::from);
        recorded!(case, stated:
            event site date round table room board dealer vulnerable north east south west contract declarer stage session
            section pair_ns pair_ew home_team visit_team format)
    }

    /// The columns for the ruling.
    fn rule(&mut self, ruled: &Ruled<'_>) {
        let ruling = ruled.ruling;
        self.laws = Some(ruling.edition.year);
        self.laws_basis = Some(ruled.basis.into());
        self.revokes = Some(ruling.revokes.len() + ruling.slip_revokes.len());
        self.transfer_to = gainer(ruling.transfer);
        self.transfer_min = Some(ruling.transfer.tricks.min);
        self.transfer_max = Some(ruling.transfer.tricks.max);
        self.state = Some(ruling.state.name());
        self.equity = spelling::list(ruling.equity.iter().map(<&str>::from));
        self.tricks_double_dummy = ruling.double_dummy.tricks();
        self.tricks_double_dummy_deal = ruling.double_dummy_deal;
        self.questions = spelling::list(ruling.questions.iter().map(<&str>::from));
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
