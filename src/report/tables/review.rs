//! review.csv: one row for each board that a director should look at.

use crate::board::Item;
use crate::bridge::{Seat, Side};
use crate::checks::{Case, Ruled};
use crate::diagnosis::Grade;
use crate::report::phrase::list;
use crate::report::table::{Id, Link, Pending, table};
use crate::report::tables::spelling::{self, DateCell, ShortCell, nearest_reading};
use crate::report::tables::view::BoardView;
use crate::report::tables::{counted, recorded};

table! {
    /// One row, in column order. Unknown and not applicable are empty.
    pub struct Review;
    "review.csv", key ["id"], links [Link::FILE, Link::BOARD];
    id: Id => late(Id),
    file: String => late(File),
    line: u64 => line,
    game: u64 => game,
    event: Option<String>,
    site: Option<String>,
    date: Option<DateCell>,
    round: Option<String>,
    table: Option<String>,
    room: Option<String>,
    board: Option<String>,
    dealer: Option<char>,
    vulnerable: Option<&'static str>,
    north: Option<String>,
    east: Option<String>,
    south: Option<String>,
    west: Option<String>,
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
    stage: Option<String>,
    session: Option<String>,
    section: Option<String>,
    pair_ns: Option<String>,
    pair_ew: Option<String>,
    home_team: Option<String>,
    visit_team: Option<String>,
    tricks_double_dummy: Option<u8> = "tricks",
    tricks_double_dummy_deal: Option<u8> = "tricks",
    format: &'static str,
    nearest_legal_reading: Option<String>,
    cause: Pending => late(Causes),
    copy_of: Pending => late(CopyOf),
    what_happened: String,
    known: Pending => late(Known),
}

impl Review {
    /// The row of a board with this id, which is numbered when it is written.
    pub(in crate::report) fn of(view: &BoardView<'_, '_>, id: Id) -> Self {
        let (case, figures, story) = (view.case, &view.figures, &view.story);
        let mut row = Self::written(case);
        row.id = id;
        row.line = view.at.first_line();
        row.game = view.at.game;
        row.reasons = list(story.codes(), " ");
        row.priority = story.priority();
        row.what_happened = view.what_happened();
        row.confidence = story.confidence().map(Grade::name);
        row.nearest_legal_reading = nearest_reading(case);
        counted!(row, figures:
            tricks_stated tricks_played tricks_adjusted_min tricks_adjusted_max
            score_stated score_played score_adjusted_min score_adjusted_max);
        if let Ok(ruled) = &case.ruled {
            row.rule(ruled);
        }
        row
    }

    /// The players, in the order of the seats.
    pub(in crate::report) const fn players(&self) -> [&Option<String>; 4] {
        [&self.north, &self.east, &self.south, &self.west]
    }

    /// The columns that repeat the record.
    fn written(case: &Case<'_>) -> Self {
        let stated = |item| spelling::stated(case, item);
        recorded!(case, stated:
            event site date round table room board dealer vulnerable north east south west contract declarer stage session
            section pair_ns pair_ew home_team visit_team format)
    }

    fn rule(&mut self, ruled: &Ruled<'_>) {
        let ruling = ruled.ruling;
        self.laws = Some(ruling.edition.year);
        self.laws_basis = Some(ruled.basis.into());
        self.revokes = Some(ruling.revokes.len() + ruling.slip_revokes.len());
        let both = ruling.transfer.both.then_some("both");
        self.transfer_to = both.or(ruling.transfer.to.map(Side::letters));
        self.transfer_min = Some(ruling.transfer.tricks.min);
        self.transfer_max = Some(ruling.transfer.tricks.max);
        self.state = Some(ruling.state.name());
        self.equity = list(ruling.equity.iter().map(<&str>::from), " ");
        self.tricks_double_dummy = ruling.double_dummy.tricks();
        self.tricks_double_dummy_deal = ruling.double_dummy_deal;
        self.questions = list(ruling.questions.iter().map(<&str>::from), " ");
    }
}
