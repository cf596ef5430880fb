#![doc = include_str!("c109_result_impossible.md")]

use super::legal_words::card_behind_result;
use super::words::{figures, tricks};
use super::{Case, Check, Findings, Severity, counted, standing};
use crate::bridge::side;
use crate::laws::State;

pub(super) static CHECK: Check = Check {
    code: "C109",
    name: "result-impossible",
    severity: Severity::Error,
    reference: "PBN 2.1 section 3.4.15",
    page: include_str!("c109_result_impossible.md"),
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    if ruling.played.is_some() || !ruling.revokes.is_empty() {
        return;
    }
    let possible = figures(ruling.possible);
    let message = format!("Result says {stated}, but the recorded tricks allow {possible}");
    let mut finding = counted::finding(&CHECK, case, message)
        .label(format!("{possible} are possible"))
        .note("result", won(case));
    let reading = card_behind_result(case, stated);
    finding
        .notes
        .extend(reading.map(|words| ("reading", words)));
    findings.push(standing::of_result(finding, case));
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

#[cfg(test)]
mod tests {
    use crate::checks::trial::{CLEAN, only};

    #[test]
    fn one_card_written_for_another_may_be_behind_it() {
        let (start, _) = CLEAN.split_once("S5 SJ").unwrap();
        let record = |result: &str| {
            let start = start.replace("\"10\"", result).replace("NS 420", "");
            format!("{start}SQ SJ S6 S8\n*\n")
        };
        let found = only("C109", &record("\"12\""));
        let reading = "Result fits and the record is legal if North played SK to trick 3, not SJ (card N T3 SJ for SK)";
        assert!(
            found.notes.contains(&("reading", reading.to_owned())),
            "{found:?}"
        );

        let found = only("C109", &record("\"13\""));
        assert!(
            found.notes.iter().all(|(about, _)| *about != "reading"),
            "{found:?}"
        );
    }
}
