//! effects.csv: what an adjustment does to matchpoints and IMPs, a row for each side of a board whose score changes.
//!
//! The scores of the other tables are complete only after the last file, so a [`Draft`] of each board is kept until
//! then. It stores only what its two scores are worth against them, however many tables there are.

use crate::audit::{At, OtherTables};
use crate::board::Item;
use crate::bridge::{Comparison, Others, Points, Score, Side};
use crate::checks::{Case, Rescored, Room};
use crate::report::disk::plain_name::SheetName;
use crate::report::table::Id;
use crate::report::table::{Link, Placed, table};
use crate::report::tables::spelling;
use crate::words::{Arg, Decimal, Message, message};

/// The most boards that are kept for effects.csv.
const MOST: usize = 1 << 14;

table! {
    /// One row, in column order. Unknown and not applicable are empty.
    pub struct EffectRow ['a] ['a] ['a];
    "effects.csv", key ["id", "side"], links [Link::FILE, Link::BOARD];
    id: Id,
    file: &'a str,
    line: u64,
    game: u64,
    board: Option<&'a str>,
    scoring: Option<&'a str>,
    side: &'static str,
    name: Option<&'a str>,
    score_before: i32 = "points",
    score_after: i32 = "points",
    points_before: Decimal = "points_unit",
    points_after: Decimal = "points_unit",
    points_unit: &'static str,
    difference: Decimal = "points_unit",
    percent_before: Option<Decimal> = "percent",
    percent_after: Option<Decimal> = "percent",
    tables: i64 = "tables",
}

impl EffectRow<'_> {
    /// The share of the top before and after, for matchpoints.
    fn percents(&self) -> Option<[Decimal; 2]> {
        self.percent_before.zip(self.percent_after).map(Into::into)
    }
}

/// A board whose score changes, kept until all other tables are known.
#[derive(Debug)]
pub(in crate::report) struct Draft {
    id: Id,
    file: String,
    /// The number of its file in the run, from 1.
    number: u64,
    line: u64,
    game: u64,
    board: Option<String>,
    scoring: Option<String>,
    /// The pairs or teams, North-South first.
    names: [Option<String>; 2],
    score: Rescored,
    comparison: Comparison,
    /// What its scores are worth, once scores of other tables are known.
    worth: Option<Worth>,
    /// Whether they are known from other records, and so only when all of them were read.
    late: bool,
    /// The sheet of the board: a copy of which all was told has none.
    pub(in crate::report) sheet: Option<SheetName>,
}

/// What the scores of a board are worth against those of the other tables.
#[derive(Debug, Clone, Copy)]
struct Worth {
    /// The points of North-South and of East-West, each before and after.
    points: [[Points; 2]; 2],
    /// The top, for matchpoints.
    top: Option<Points>,
    /// The tables that are compared, this one included.
    tables: i64,
}

impl Worth {
    fn of(score: Rescored, comparison: Comparison, others: Others<'_>) -> Self {
        let scores = [score.before, score.after];
        let points = |side| scores.map(|score| comparison.points(side, score, others));
        Self {
            points: Side::ALL.map(points),
            top: comparison.top(others),
            tables: others.tables() + 1,
        }
    }
}

impl Placed for Draft {
    fn place(&mut self) -> (&mut String, &mut u64, &mut u64) {
        (&mut self.file, &mut self.line, &mut self.game)
    }
}

impl Draft {
    /// The draft of a board, if its score changes and is compared with other tables.
    pub(in crate::report) fn of(case: &Case<'_>, at: At) -> Option<Self> {
        let (score, comparison) = (case.rescored()?, case.comparison()?);
        let stated = |item| spelling::stated(case, item);
        let listed = case.listed().filter(|_| comparison != Comparison::Match);
        Some(Self {
            id: Id::default(),
            file: String::new(),
            number: 0,
            line: at.first_line(),
            game: at.game,
            board: stated(Item::Board),
            scoring: stated(Item::Scoring),
            names: Side::ALL.map(|side| name(case, comparison, side)),
            score,
            comparison,
            late: false,
            sheet: None,
            worth: listed.map(|field| Worth::of(score, comparison, field.without(score.before))),
        })
    }

    /// The row of a side; `None` as long as no other table is known.
    fn row(&self, side: Side) -> Option<EffectRow<'_>> {
        let Worth {
            points,
            top,
            tables,
        } = self.worth?;
        let [before, after] = points[side as usize];
        let percent = |points| top.map(|top| percent(points, top));
        let Rescored {
            before: Score(score_before),
            after: Score(score_after),
        } = self.score;
        Some(EffectRow {
            id: self.id,
            file: &self.file,
            line: self.line,
            game: self.game,
            board: self.board.as_deref(),
            scoring: self.scoring.as_deref(),
            side: side.letters(),
            name: self.names[side as usize].as_deref(),
            score_before,
            score_after,
            points_before: Decimal(before.hundredths()),
            points_after: Decimal(after.hundredths()),
            points_unit: if top.is_some() { "MP" } else { "IMP" },
            difference: Decimal(after.since(before).hundredths()),
            percent_before: percent(before),
            percent_after: percent(after),
            tables,
        })
    }

    /// The rows of both sides.
    pub(in crate::report) fn rows(&self) -> impl Iterator<Item = EffectRow<'_>> {
        Side::ALL.into_iter().filter_map(|side| self.row(side))
    }

    /// The same as a sentence for a sheet.
    pub(in crate::report) fn sentence(&self) -> Option<Message> {
        let [ns, ew] = [self.row(Side::NorthSouth)?, self.row(Side::EastWest)?];
        let others = usize::try_from(ns.tables - 1).unwrap_or(usize::MAX);
        let signed = |points: Decimal| Arg::Signed(points.0);
        Some(match (self.comparison, ns.percents().zip(ew.percents())) {
            (Comparison::Match, _) => message!(
                "effect-match",
                before = signed(ns.points_before),
                after = signed(ns.points_after),
                ew_before = signed(ew.points_before),
                ew_after = signed(ew.points_after),
            ),
            (_, Some((ns_percents, ew_percents))) => message!(
                "effect-matchpoints",
                count = others,
                before = ns.points_before,
                after = ns.points_after,
                percent_before = ns_percents[0],
                percent_after = ns_percents[1],
                ew_before = ew.points_before,
                ew_after = ew.points_after,
                ew_percent_before = ew_percents[0],
                ew_percent_after = ew_percents[1],
            ),
            (_, None) => message!(
                "effect-imps",
                count = others,
                before = signed(ns.points_before),
                after = signed(ns.points_after),
                ew_before = signed(ew.points_before),
                ew_after = signed(ew.points_after),
            ),
        })
    }

    /// The same, where its sheet was made before it was known; and the name of that.
    pub(in crate::report) fn late_sentence(&self) -> Option<(&str, Message)> {
        let sheet = self.sheet.as_deref().filter(|_| self.late)?;
        Some((sheet, self.sentence()?))
    }
}

/// A share of the top, in hundredths of a hundredth.
fn percent(points: Points, top: Points) -> Decimal {
    let share = Points {
        sum: points.sum * 100,
        of: top.sum.max(1),
    };
    Decimal(share.hundredths())
}

/// Who has the points of a side: in a match the team, else the pair, by its players or by its number.
fn name(case: &Case<'_>, comparison: Comparison, side: Side) -> Option<String> {
    if comparison == Comparison::Match {
        let home = (case.room()? == Room::Open) == (side == Side::NorthSouth);
        let team = if home {
            Item::HomeTeam
        } else {
            Item::VisitingTeam
        };
        return spelling::stated(case, team);
    }
    let [one, other] = side.seats();
    let players = case.player(one).zip(case.player(other));
    let players = players.map(|(one, other)| [one, other].join(" - "));
    players.or_else(|| spelling::stated(case, Item::Pair(side)))
}

/// The boards whose scores change, in input order.
#[derive(Debug, Default)]
pub(in crate::report) struct Effects {
    drafts: Vec<Draft>,
    /// Boards that could not be kept.
    pub(in crate::report) left_out: u64,
}

impl Effects {
    /// Keeps a board of a file, until the end.
    pub(in crate::report) fn keep(&mut self, mut draft: Draft, id: Id, number: u64) {
        if self.drafts.len() == MOST {
            self.left_out += 1;
            return;
        }
        (draft.id, draft.number) = (id, number);
        self.drafts.push(draft);
    }

    /// Adds the scores of the other tables to a kept board.
    pub(in crate::report) fn take(&mut self, tables: &OtherTables<'_>) {
        let place = |draft: &Draft| (draft.number, draft.game);
        let found = self
            .drafts
            .binary_search_by_key(&(tables.file, tables.game), place);
        if let Ok(found) = found {
            let draft = &mut self.drafts[found];
            if draft.worth.is_none() {
                draft.late = true;
                draft.worth = Some(Worth::of(draft.score, draft.comparison, tables.others));
            }
        }
    }

    /// The boards that were played at other tables too.
    pub(in crate::report) fn known(&self) -> impl Iterator<Item = &Draft> {
        self.drafts.iter().filter(|draft| draft.worth.is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_of_a_board_does_not_grow_with_the_tables() {
        const fn owns_nothing<T: Copy>() {}
        owns_nothing::<Worth>();
        assert!(size_of::<Draft>() < 300); // the README promises that a board takes less than a kilobyte with its names
    }
}
