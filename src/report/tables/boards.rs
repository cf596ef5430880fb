//! boards.csv: one row for every board, the denominator of all counts.

use crate::audit::At;
use crate::board::Item;
use crate::bridge::{Seat, Side, Stop, Table};
use crate::checks::{
    Case, Finding, NoReplay, RevokeComment, Ruled, can_show_revoke, revoke_comments, unusable,
    usable,
};
use crate::diagnosis::Grade;
use crate::report::table::{Id, Link, Pending, table};
use crate::report::tables::spelling::{self, DateCell, ShortCell, TextCell};
use crate::report::tables::{counted, recorded};
use crate::story::{self, Figures};
use std::borrow::Cow;

table! {
    /// One row, in column order. Unknown and not applicable are empty.
    pub struct BoardRow<'a>;
    "boards.csv", key ["id"], links [Link::FILE];
    file: &'a str => late(File),
    line: u64 => line,
    game: u64 => game,
    event: Option<TextCell<'a>>,
    date: Option<DateCell>,
    round: Option<TextCell<'a>>,
    table: Option<TextCell<'a>>,
    room: Option<TextCell<'a>>,
    board: Option<TextCell<'a>>,
    deal: Option<TextCell<'a>>,
    contract: Option<ShortCell>,
    declarer: Option<char>,
    play: &'static str => fixed,
    tricks_recorded: usize = "tricks",
    turns_to_follow: Option<u8> = "turns",
    revokes: Option<usize> = "revokes",
    tricks_stated: Option<u8> = "tricks",
    tricks_played: Option<u8> = "tricks",
    tricks_adjusted_min: Option<u8> = "tricks",
    tricks_adjusted_max: Option<u8> = "tricks",
    score_stated: Option<i32> = "points",
    score_played: Option<i32> = "points",
    state: Option<&'static str> => fixed,
    findings: usize = "findings",
    id: Id => late(Id),
    not_auditable_reason: &'static str,
    tricks_double_dummy_deal: Option<u8> = "tricks",
    revoke_comments: usize = "comments",
    format: &'static str => fixed,
    usable: Option<Cow<'static, str>>,
    cause: Pending => late(Causes),
    copy_of: Pending => late(CopyOf),
    turns_judged: Option<u8> = "turns",
    grade: Option<&'static str> => fixed,
    year: Option<u16>,
    site: Option<TextCell<'a>>,
    stage: Option<TextCell<'a>>,
    session: Option<TextCell<'a>>,
    section: Option<TextCell<'a>>,
    dealer: Option<char>,
    vulnerable: Option<&'static str> => fixed,
    north: Option<TextCell<'a>>,
    east: Option<TextCell<'a>>,
    south: Option<TextCell<'a>>,
    west: Option<TextCell<'a>>,
    pair_ns: Option<TextCell<'a>>,
    pair_ew: Option<TextCell<'a>>,
    home_team: Option<TextCell<'a>>,
    visit_team: Option<TextCell<'a>>,
    laws: Option<&'static str> => fixed,
    laws_basis: Option<&'static str> => fixed,
    platform: &'static str => fixed,
    can_show_revoke: &'static str => fixed,
}

/// `yes`, or `no` and why.
fn usable_cell(case: &Case<'_>) -> Option<Cow<'static, str>> {
    let is_usable = usable(case)?;
    Some(match unusable(case) {
        Some(why) if !is_usable => format!("no: {}", why.name()).into(),
        _ => spelling::yes_or_no(is_usable).into(),
    })
}

impl<'a> BoardRow<'a> {
    /// The row of a board with these findings, without its id.
    pub(in crate::report) fn of(case: &Case<'a>, at: At, findings: &[Finding]) -> Self {
        let mut row = Self::written(case);
        row.line = at.first_line();
        row.game = at.game;
        row.findings = findings.len();
        row.usable = usable_cell(case);
        row.revoke_comments = revoke_comments(case)
            .filter(RevokeComment::is_testimony)
            .count();
        row.grade = story::surest(case).map(Grade::name);
        let figures = Figures::of(case);
        counted!(row, figures:
            tricks_stated tricks_played tricks_adjusted_min tricks_adjusted_max score_stated score_played);
        match &case.ruled {
            Ok(ruled) => row.rule(ruled),
            Err(NoReplay::NotAuditable(why)) => row.not_auditable_reason = why.reason(),
            Err(NoReplay::NoPlay) => (),
        }
        row
    }

    /// The columns that repeat the record.
    fn written(case: &Case<'a>) -> Self {
        let stated = |item| TextCell::of(case, item);
        let table = &case.play.table;
        let whole = table.whole_rows();
        let platform = case.record.platform();
        let size = case.board.deal.value().map_or(13, |deal| deal.size);
        Self {
            play: extent(table, whole == usize::from(size)),
            tricks_recorded: whole,
            year: case.board.date.value().map(|date| date.year),
            platform: platform.name(),
            can_show_revoke: can_show_revoke(case, platform).name(),
            ..recorded!(case, stated:
                event date round table room board deal contract declarer format site stage session section dealer vulnerable
                north east south west pair_ns pair_ew home_team visit_team)
        }
    }

    /// The columns for the play and the ruling.
    fn rule(&mut self, ruled: &Ruled<'_>) {
        let ruling = ruled.ruling;
        self.turns_to_follow = Some(ruled.replay.turns_to_follow);
        self.turns_judged = Some(ruled.replay.turns_judged);
        self.revokes = Some(ruling.revokes.len() + ruling.slip_revokes.len());
        self.state = Some(ruling.state.name());
        self.tricks_double_dummy_deal = ruling.double_dummy_deal;
        self.laws = Some(ruling.edition.year);
        self.laws_basis = Some(ruled.basis.into());
    }
}

/// How much of the play is recorded: all of it, up to a claim, up to a `+`, or nothing.
fn extent(table: &Table, is_full: bool) -> &'static str {
    if table.rows == 0 {
        "none"
    } else if is_full {
        "full"
    } else if table.stop == Stop::Plus {
        "partial"
    } else {
        "claim"
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::fixture::{CHECK, with_case, without_contract};

    #[test]
    fn a_board_that_cannot_be_audited_says_why() {
        with_case(&without_contract(), |case, at| {
            let found = || Finding::new(&CHECK, case.record.span(), "made up");
            let row = BoardRow::of(case, at, &[found(), found()]);
            assert_eq!(row.not_auditable_reason, "no contract is stated");
            let counts = (row.findings, row.revokes, row.turns_to_follow);
            assert_eq!(counts, (2, None, None));
        });
    }
}
