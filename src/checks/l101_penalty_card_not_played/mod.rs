#![doc = include_str!("en.md")]

use super::conduct_words::{any_of, due, played, remarks};
use super::revoke_words::RuledRevoke;
use super::{Case, Finding, Findings, Note, Topic};
use crate::laws::{Breach, Duty, Fact, Penalty};

check! {
    "L101" "penalty-card-not-played", Error, "Laws 50C, 50D1, 51A and 52B";
    since "0.1.0", asked where CONDUCT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    for finding in case.breaches().filter_map(|breach| tell(case, breach)) {
        findings.push(finding);
    }
}

fn tell(case: &Case<'_>, breach: &Breach) -> Option<Finding> {
    let Duty::PenaltyCard { cards, rank } = breach.duty else {
        return None;
    };
    let ruled = case.ruled.ok()?;
    let (turn, due) = (breach.turn, due(breach.duty));
    let message = format!("{} while {due}", played(ruled.replay, turn, breach.played));
    let label = match (rank, cards.len()) {
        (Penalty::Minor, _) => "only an honour could be played instead (Law 50C)".to_owned(),
        (Penalty::Major, 1) => format!("{} could be played (Law 50D1)", any_of(cards)),
        (Penalty::Major, _) => format!("{}: declarer chooses which (Law 51A)", any_of(cards)),
    };
    let span = case.span_of_play(turn, breach.played);
    let mut finding = Finding::new(&CHECK, span, message).at(turn).label(label);
    if let Some(told) = RuledRevoke::of_slip(&ruled, turn) {
        finding = finding
            .note(Topic::Established, told.establishment())
            .note(Topic::Law, told.law());
    }
    let is_its = move |fact: &Fact| matches!(fact, Fact::PenaltyCard { seat, card, .. } if *seat == turn.seat && cards.contains(*card));
    let facts = remarks(&ruled.ruling.conduct, is_its);
    finding.notes.extend(Note::any(Topic::Facts, facts));
    Some(finding)
}
