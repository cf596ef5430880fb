#![doc = include_str!("c101_result_differs_from_play.md")]

use super::{Case, Check, Findings, Severity, counted, score, standing};
use crate::laws::{Range, State};

pub(super) static CHECK: Check = Check {
    code: "C101",
    name: "result-differs-from-play",
    severity: Severity::Error,
    reference: "PBN 2.1 section 3.4.15",
    page: include_str!("c101_result_differs_from_play.md"),
    run,
};

fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    let Some(played) = ruling.played.filter(|_| ruling.revokes.is_empty()) else {
        return;
    };
    let message = format!("Result says {stated}, but declarer's side won {played} by the cards");
    let finding = counted::finding(&CHECK, case, message).label(format!("{played} by the cards"));
    let outcome = |tricks| score::outcome(case.board, Range::exactly(tricks));
    let finding = match (outcome(stated), outcome(played)) {
        (Some(stated), Some(played)) => {
            finding.note("result", format!("{stated} is stated, {played} was played"))
        }
        _ => finding,
    };
    findings.push(standing::of_result(finding, case));
}
