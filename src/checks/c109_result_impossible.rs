#![doc = include_str!("c109_result_impossible.md")]

use super::words::{figures, tricks};
use super::{Case, Check, Findings, Severity, counted};
use crate::bridge::side;
use crate::laws::State;

pub(super) static CHECK: Check = Check {
    code: "C109",
    name: "result-impossible",
    severity: Severity::Error,
    reference: "PBN 2.1 section 3.4.15",
    page: include_str!("c109_result_impossible.md"),
    run,
};

fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    if ruling.played.is_some() || !ruling.revokes.is_empty() {
        return;
    }
    let possible = figures(ruling.possible);
    let message = format!("Result says {stated}, but the recorded tricks allow {possible}");
    findings.push(
        counted::finding(&CHECK, case, message)
            .label(format!("{possible} are possible"))
            .note("result", won(case)),
    );
}

/// Who won what, as far as it is recorded.
fn won(case: &Case<'_>) -> String {
    let (Some(replay), Some(declarer)) = (case.replay(), case.board.declarer()) else {
        return String::new();
    };
    let declarers = side(declarer);
    format!(
        "{} won {} and {} {}; {} not recorded",
        declarers.name(),
        tricks(replay.won(declarers)),
        declarers.other().name(),
        tricks(replay.won(declarers.other())),
        tricks(replay.open())
    )
}
