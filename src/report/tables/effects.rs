//! effects.csv: what an adjustment does to matchpoints and IMPs, a row for each side of a board whose score changes.
//!
//! What the two scores of a board are worth against those of the other tables is an [`Effect`].

use crate::audit::At;
use crate::board::Item;
use crate::bridge::{Comparison, Others, Points, Side, imps};
use crate::checks::{Case, Rescored, Room};
use crate::report::table::{Id, Link, place_in, table};
use crate::report::tables::spelling;
use crate::story::Figures;
use crate::words::{Arg, Decimal, Message, message};

table! {
    /// One row, in column order. Unknown and not applicable are empty.
    pub struct EffectRow;
    "effects.csv", key ["id", "side"], links [Link::FILE, Link::BOARD];
    id: Id,
    file: String,
    line: u64,
    game: u64,
    board: Option<String>,
    scoring: Option<String>,
    side: &'static str,
    name: Option<String>,
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

impl EffectRow {
    fn of(
        case: &Case<'_>,
        at: At,
        side: Side,
        score: Rescored,
        (comparison, others): (Comparison, Others<'_>),
    ) -> Self {
        let scores = [score.before, score.after];
        let [before, after] = scores.map(|score| comparison.points(side, score, others));
        let top = comparison.top(others);
        let percent = |points| top.map(|top| percent(points, top));
        Self {
            line: at.first_line(),
            game: at.game,
            board: spelling::stated(case, Item::Board),
            scoring: spelling::stated(case, Item::Scoring),
            side: side.letters(),
            name: name(case, comparison, side),
            score_before: score.before.0,
            score_after: score.after.0,
            points_before: Decimal(before.hundredths()),
            points_after: Decimal(after.hundredths()),
            points_unit: if top.is_some() { "MP" } else { "IMP" },
            difference: Decimal(after.since(before).hundredths()),
            percent_before: percent(before),
            percent_after: percent(after),
            tables: others.tables() + 1,
            ..Self::default()
        }
    }

    const fn points(&self) -> [Decimal; 2] {
        [self.points_before, self.points_after]
    }

    /// The share of the top before and after, for matchpoints.
    fn percents(&self) -> Option<[Decimal; 2]> {
        self.percent_before.zip(self.percent_after).map(Into::into)
    }
}

/// What changes on a board if the director agrees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreChange {
    /// From the stated score to the adjusted one, North-South's, and what that is worth to it.
    pub said: Message,
    /// How much that is, in hundredths of an IMP; a whole top is as much as the most IMPs.
    pub weight: u64,
}

/// The most IMPs of a board (Law 78B).
const MOST_IMPS: u64 = 24;

impl ScoreChange {
    /// That of a board whose score changes, with its effect if it is compared with other tables.
    pub(in crate::report) fn of(figures: &Figures, effect: Option<&Effect>) -> Option<Self> {
        let [before, after] = figures.rescored()?;
        let ns = effect.map(|effect| &effect.rows[0]);
        let (worth, weight) = match ns.map(|ns| (ns, ns.percents())) {
            None => (None, 100 * u64::from(imps(after - before).unsigned_abs())),
            Some((_, Some([before, after]))) => (
                Some(message!("change-percent", before, after)),
                (after.0 - before.0).unsigned_abs() * MOST_IMPS / 100,
            ),
            Some((ns, None)) => {
                let [before, after] = ns.points().map(|it| Arg::Signed(it.0));
                let worth = message!("change-imps", before, after);
                (Some(worth), ns.difference.0.unsigned_abs())
            }
        };
        let worth: Vec<_> = worth.into_iter().collect();
        let (before, after) = (Arg::PointsOfNorthSouth(before), Arg::Points(after));
        let said = message!("change-score", before, after, count = worth.len(), worth);
        Some(Self { said, weight })
    }

    /// How much changes on a board, if anything does.
    pub(in crate::report) fn weight(change: Option<&Self>) -> u64 {
        change.map_or(0, |change| change.weight)
    }
}

/// What the adjustment of a board does to the points of both sides.
#[derive(Debug)]
pub(in crate::report) struct Effect {
    comparison: Comparison,
    /// The rows of the sides, North-South first.
    rows: [EffectRow; 2],
}

impl Effect {
    /// That of a board, if its score changes and is compared with other tables.
    pub(in crate::report) fn of(case: &Case<'_>, at: At) -> Option<Self> {
        let score = case.rescored()?;
        case.compared(|comparison, others: Others<'_>| Self {
            comparison,
            rows: Side::ALL.map(|side| EffectRow::of(case, at, side, score, (comparison, others))),
        })
    }

    /// The rows of both sides, under this id in their file.
    pub(in crate::report) fn rows_in(self, file: &str, before: At, id: Id) -> [EffectRow; 2] {
        self.rows.map(|mut row| {
            place_in((&mut row.file, &mut row.line, &mut row.game), file, before);
            EffectRow { id, ..row }
        })
    }

    /// The same as a sentence for a sheet.
    pub(in crate::report) fn sentence(&self) -> Message {
        let [ns, ew] = &self.rows;
        let count = usize::try_from(ns.tables - 1).unwrap_or(usize::MAX);
        let [[before, after], [ew_before, ew_after]] = self.rows.each_ref().map(EffectRow::points);
        let signed = [before, after, ew_before, ew_after].map(|it| Arg::Signed(it.0));
        let percents = ns.percents().zip(ew.percents());
        let percents = percents.filter(|_| self.comparison != Comparison::Match);
        let Some((of_ns, of_ew)) = percents else {
            let [before, after, ew_before, ew_after] = signed;
            return match self.comparison {
                Comparison::Match => message!("effect-match", before, after, ew_before, ew_after),
                _ => message!("effect-imps", count, before, after, ew_before, ew_after),
            };
        };
        message!(
            "effect-matchpoints",
            count,
            before,
            after,
            percent_before = of_ns[0],
            percent_after = of_ns[1],
            ew_before,
            ew_after,
            ew_percent_before = of_ew[0],
            ew_percent_after = of_ew[1],
        )
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
