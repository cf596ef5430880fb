#![doc = include_str!("en.md")]

use super::wording::reading::card_behind_result;
use super::words::figures;
use super::{Case, Findings, Note, Topic, counted, score};
use crate::laws::{Ruling, State, Transfer};

check! {
    "C104" "adjustment-differs", Error, "Law 64A; PBN 2.1 section 3.4.15";
    since "0.1.0", asked where RESULT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    if ruling.revokes.is_empty() {
        return;
    }
    let message = format!("Result says {stated}, which is {}", neither(ruling));
    let mut finding = counted::finding(&CHECK, case, message)
        .label("another figure")
        .note(Topic::Result, score::three_counts(case, ruling))
        .note(Topic::Law, counted::by_clause(case, ruling));
    let reading = card_behind_result(case, stated);
    finding.notes.extend(Note::any(Topic::Reading, reading));
    findings.push(finding);
}

/// What the Result is not.
fn neither(ruling: &Ruling) -> String {
    let played = ruling.played.map_or_else(
        || {
            format!(
                "not among the {} that the cards allow",
                figures(ruling.possible)
            )
        },
        |played| format!("not the {played} of the cards"),
    );
    let revokes = counted::revokes(ruling);
    match ruling.adjusted {
        Some(_) if ruling.transfer == Transfer::default() && ruling.played.is_some() => {
            format!("{played}; for {revokes} the Laws move nothing")
        }
        Some(adjusted) => format!(
            "{played}, nor the {} that the Laws give after {revokes}",
            figures(adjusted)
        ),
        None => played,
    }
}
