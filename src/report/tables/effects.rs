//! effects.csv: what an adjustment does to matchpoints and IMPs, a row for each side of a board whose score changes.
//!
//! What the two scores of a board are worth against those of the other tables is an [`Effect`].

use crate::audit::At;
use crate::board::Item;
use crate::bridge::{Comparison, Others, Points, Score, Side, imps};
use crate::checks::{Case, Rescored, Room};
use crate::report::table::Id;
use crate::report::table::{Link, Placed, table};
use crate::report::tables::spelling;
use crate::story::Figures;
use crate::words::{Arg, Decimal, Message, message};

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
        let ns = effect.map(|effect| effect.row(Side::NorthSouth));
        let (worth, weight) = match ns {
            None => (None, 100 * u64::from(imps(after - before).unsigned_abs())),
            Some(ns) => match ns.percents() {
                Some([before, after]) => (
                    Some(message!("change-percent", before, after)),
                    (after.0 - before.0).unsigned_abs() * MOST_IMPS / 100,
                ),
                None => (
                    Some(message!(
                        "change-imps",
                        before = Arg::Signed(ns.points_before.0),
                        after = Arg::Signed(ns.points_after.0)
                    )),
                    ns.difference.0.unsigned_abs(),
                ),
            },
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
    id: Id,
    file: String,
    line: u64,
    game: u64,
    board: Option<String>,
    scoring: Option<String>,
    /// The pairs or teams, North-South first.
    names: [Option<String>; 2],
    score: Rescored,
    comparison: Comparison,
    worth: Worth,
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

impl Placed for Effect {
    fn place(&mut self) -> (&mut String, &mut u64, &mut u64) {
        (&mut self.file, &mut self.line, &mut self.game)
    }
}

impl Effect {
    /// That of a board, if its score changes and is compared with other tables.
    pub(in crate::report) fn of(case: &Case<'_>, at: At) -> Option<Self> {
        let score = case.rescored()?;
        let worth =
            |comparison, others: Others<'_>| (comparison, Worth::of(score, comparison, others));
        let (comparison, worth) = case.compared(worth)?;
        let stated = |item| spelling::stated(case, item);
        Some(Self {
            id: Id::default(),
            file: String::new(),
            line: at.first_line(),
            game: at.game,
            board: stated(Item::Board),
            scoring: stated(Item::Scoring),
            names: Side::ALL.map(|side| name(case, comparison, side)),
            score,
            comparison,
            worth,
        })
    }

    /// The row of a side.
    fn row(&self, side: Side) -> EffectRow<'_> {
        let Worth {
            points,
            top,
            tables,
        } = self.worth;
        let [before, after] = points[side as usize];
        let percent = |points| top.map(|top| percent(points, top));
        let Rescored {
            before: Score(score_before),
            after: Score(score_after),
        } = self.score;
        EffectRow {
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
        }
    }

    /// The same under this id.
    #[must_use]
    pub(in crate::report) fn with_id(self, id: Id) -> Self {
        Self { id, ..self }
    }

    /// The rows of both sides.
    pub(in crate::report) fn rows(&self) -> impl Iterator<Item = EffectRow<'_>> {
        Side::ALL.into_iter().map(|side| self.row(side))
    }

    /// The same as a sentence for a sheet.
    pub(in crate::report) fn sentence(&self) -> Message {
        let [ns, ew] = [self.row(Side::NorthSouth), self.row(Side::EastWest)];
        let others = usize::try_from(ns.tables - 1).unwrap_or(usize::MAX);
        let signed = |points: Decimal| Arg::Signed(points.0);
        match (self.comparison, ns.percents().zip(ew.percents())) {
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
        }
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
