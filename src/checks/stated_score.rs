//! The Score against the contract and the tricks.

use super::score::{made_and_points, seen_by};
use super::{C105, Case, Finding, Findings, Severity, Topic};
use crate::board::{Declaration, Extent, Item, ScoreTag, Source, Stake};
use crate::bridge::{Contract, Penalty, Score, Seat, side};
use crate::laws::{Range, Ruling, State};
use crate::words::{Arg, Message, Quote, key, message};

pub(super) fn differs_from_result(case: &Case<'_>, findings: &mut Findings) {
    let rows = case.declarations;
    let fits = fits(case) || is_adjusted(case);
    if (fits && rows.is_empty()) || has_other_scores(case) {
        return;
    }
    findings.first_of(rows.iter().filter_map(|row| of_row(case, row)));
    if fits {
        return;
    }
    match case.board.score.value() {
        Some(ScoreTag::Balanced(stated)) => findings.push(differs(case, *stated)),
        Some(&ScoreTag::Split { ns, ew }) => findings.push(split(case, ns, ew)),
        None => (),
    }
}

/// A row of a table of scores whose score is not that of its contract and tricks.
fn of_row(case: &Case<'_>, row: &Declaration) -> Option<Finding> {
    let Score(stated) = row.score?;
    let vulnerable = case.board.vulnerable.value();
    let vulnerable = vulnerable.map(|it| it.holds(side(row.declarer)));
    let score = |vulnerable| Score::of(row.contract, row.declarer, row.tricks, vulnerable);
    let mut possible = [false, true]
        .into_iter()
        .filter(|it| vulnerable.is_none_or(|known| known == *it));
    if possible.any(|vulnerable| score(vulnerable).is_none_or(|due| due == Score(stated))) {
        return None;
    }
    let due = score(vulnerable.unwrap_or(false))?;
    let made = Arg::Outcome(row.contract, row.tricks);
    let message = message!(
        "c105-listed",
        points = Arg::Points(stated),
        made,
        declarer = row.declarer,
        due = seen_by(due, side(row.declarer))
    );
    Some(Finding::new(&C105, row.at, message).label(message!("c105-label")))
}

/// Whether the Score is that of the contract and the Result, or unknown.
pub(super) fn fits(case: &Case<'_>) -> bool {
    let (board, premises) = (case.board, case.premises);
    let Some(score) = premises.score.value() else {
        return true;
    };
    if board.contract.value() == Some(&Stake::PassedOut) {
        return *score == ScoreTag::Balanced(Score(0));
    }
    if premises.is_awarded() {
        return true;
    }
    let played = premises.full_contract().zip(premises.declarer());
    let Some(((contract, declarer), tricks)) = played.zip(tricks_of(case)) else {
        return true;
    };
    let is_due = |vulnerable| {
        let due = Score::of(contract, declarer, tricks, vulnerable);
        due.is_none_or(|due| *score == ScoreTag::Balanced(due))
    };
    match premises.declarer_is_vulnerable() {
        Some(vulnerable) => is_due(vulnerable),
        None => is_due(false) || is_due(true),
    }
}

/// The tricks that the Score is held against: those of the Result; or where there is none, those that were played, which behind a
/// revoke need not be those that are scored, unless no number of tricks is.
fn tricks_of(case: &Case<'_>) -> Option<u8> {
    let premises = case.premises;
    match premises.result.map(|it| it.source) {
        None | Some(Source::Score) if premises.extent == Extent::Board => {
            let is_impossible = premises.scored_tricks() == Some(0);
            let is_held = |it: &&Ruling| it.revokes.is_empty() || is_impossible;
            case.ruling().filter(is_held).and_then(|it| it.played)
        }
        _ => premises.final_result(),
    }
}

/// Whether the Score is wrong, and nothing that it would be the score of is near.
pub(super) fn is_of_nothing(case: &Case<'_>) -> bool {
    let played = Played::of(case).zip(case.premises.score_tag());
    let reading = played.map(|(it, stated)| it.reading(case, stated));
    let has_no_doubt = case.premises.disagreement.is_none() && matches!(reading, Some(None));
    has_no_doubt && !fits(case) && !has_other_scores(case)
}

/// Whether the Score holds the adjustment after a revoke: then C103 says so, or it is open whether it does.
fn is_adjusted(case: &Case<'_>) -> bool {
    let holds = |ruling: &Ruling| {
        let adjusted = ruling.adjusted.unwrap_or_default();
        let is_open = matches!(ruling.state, State::AlreadyAdjusted | State::Undecided);
        let scored = || case.premises.scored_tricks().unwrap_or(0);
        is_open && (adjusted.min..=adjusted.max).any(|tricks| scored() & 1 << tricks != 0)
    };
    case.ruling().is_some_and(holds)
}

/// Whether the points are those of rubber bridge or of older tables. Those of 1987 changed what is paid for doubled
/// contracts only.
fn has_other_scores(case: &Case<'_>) -> bool {
    let scoring = case.record.stated(Item::Scoring).unwrap_or_default();
    let begins = |text: &[u8], with: &str| {
        let head = text.get(..with.len());
        head.is_some_and(|head| head.eq_ignore_ascii_case(with.as_bytes()))
    };
    let other = |word: &[u8]| {
        let names_game = |from: usize| match word[from].to_ascii_lowercase() {
            b'r' => begins(&word[from..], "rubber"),
            b'c' => begins(&word[from..], "chicago"),
            _ => false,
        };
        begins(word, "old") || (0..word.len()).any(names_game)
    };
    let contract = case.premises.full_contract();
    let doubled = contract.is_some_and(|it| it.penalty != Penalty::Undoubled);
    let old = case.board.date.value().is_some_and(|date| date.year < 1988);
    scoring
        .split(|byte| *byte == b';')
        .map(<[u8]>::trim_ascii)
        .any(other)
        || (doubled && old)
}

fn differs(case: &Case<'_>, stated: Score) -> Finding {
    let premises = case.premises;
    let played = |tricks| made_and_points(premises, Range::exactly(tricks));
    let points = Arg::Points(stated.0);
    // without a contract it was passed out, whatever Result says
    let message = match tricks_of(case).and_then(played) {
        Some((made, Some(due))) => message!("c105", points, made, due),
        Some((made, None)) => message!("c105-without-score", points, made),
        None => message!("c105-passed-out", points),
    };
    let finding = Finding::new(&C105, case.record.span_of(Item::Score), message);
    let severity = termination(case).map_or(C105.severity, |_| Severity::Note);
    finding.severity(severity).explained(explain)
}

/// Adds what the points could be the score of, and that the board was awarded.
fn explain(finding: Finding, case: &Case<'_>) -> Finding {
    let Some(&ScoreTag::Balanced(stated)) = case.board.score.value() else {
        return finding;
    };
    let reading = Played::of(case).and_then(|it| it.reading(case, stated));
    let awarded =
        termination(case).map(|how| message!("c105-termination", how = Quote(how.into_owned())));
    let label = match case.board.contract.value() {
        Some(Stake::PassedOut) => key!("c105-passed-out-label"),
        _ => key!("c105-label"),
    };
    finding
        .label(label)
        .notes(Topic::Reading, reading)
        .notes(Topic::Awarded, awarded)
}

/// What was played, and how it ended.
#[derive(Clone, Copy)]
struct Played {
    contract: Contract,
    declarer: Seat,
    vulnerable: bool,
    tricks: u8,
}

impl Played {
    fn of(case: &Case<'_>) -> Option<Self> {
        let premises = case.premises;
        Some(Self {
            contract: premises.full_contract()?,
            declarer: premises.declarer()?,
            vulnerable: premises.declarer_is_vulnerable()?,
            tricks: tricks_of(case)?,
        })
    }

    fn score(self) -> Option<Score> {
        Score::of(self.contract, self.declarer, self.tricks, self.vulnerable)
    }

    /// What the stated points are the score of: one thing changed.
    fn reading(self, case: &Case<'_>, stated: Score) -> Option<Message> {
        let points = || Arg::Points(stated.0);
        let is_stated = |it: Self| it.score() == Some(stated);
        if self.score().is_some_and(|it| it.0 == -stated.0) {
            return Some(message!("c105-sign", points = points()));
        }
        if let Some(tricks) = tricks(case, stated) {
            return Some(tricks);
        }
        let vulnerable = !self.vulnerable;
        if is_stated(Self { vulnerable, ..self }) {
            return Some(if vulnerable {
                message!("c105-vulnerable", points = points())
            } else {
                message!("c105-not-vulnerable", points = points())
            });
        }
        let risks = [Penalty::Undoubled, Penalty::Doubled, Penalty::Redoubled];
        let mut others = risks
            .map(|penalty| Contract {
                penalty,
                ..self.contract
            })
            .into_iter();
        if let Some(other) = others.find(|&contract| is_stated(Self { contract, ..self })) {
            let made = Arg::Outcome(other, self.tricks);
            return Some(message!("c105-risk", points = points(), made));
        }
        let declarer = self.declarer.lho();
        let side = side(declarer);
        let other = Self {
            declarer,
            vulnerable: case.board.vulnerable.value()?.holds(side),
            ..self
        };
        is_stated(other).then(|| message!("c105-other-side", points = points(), side))
    }
}

fn tricks(case: &Case<'_>, stated: Score) -> Option<Message> {
    let counts = case.premises.scored_tricks().filter(|it| *it != 0)?;
    let (points, count) = (Arg::Points(stated.0), counts.trailing_zeros());
    let played = case.ruling().and_then(|ruling| ruling.played);
    Some(if played.map(u32::from) == Some(count) {
        message!("c105-tricks-of-the-cards", points, count)
    } else {
        message!("c105-tricks", points, count)
    })
}

fn split(case: &Case<'_>, ns: i32, ew: i32) -> Finding {
    let message = message!("c105-split", ns = Arg::Points(ns), ew = Arg::Points(ew));
    Finding::new(&C105, case.record.span_of(Item::Score), message)
        .label(message!("c105-split-label"))
        .note(Topic::Law, message!("c105-split-law"))
        .severity(Severity::Warning)
}

/// How the board ended, where the record says that it was not by play.
pub(super) fn termination<'a>(case: &Case<'a>) -> Option<std::borrow::Cow<'a, str>> {
    let how = case.record.stated(Item::Termination)?;
    (!how.eq_ignore_ascii_case(b"normal")).then(|| case.record.decoded(how))
}
