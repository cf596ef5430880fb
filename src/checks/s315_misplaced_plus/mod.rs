#![doc = include_str!("en.md")]

use super::fault::{self, Often, Sentence};
use super::{Finding, Findings, PbnCase, Severity, place};
use crate::bridge::{ROWS, Seat, Slot, Turn, steps};
use crate::pbn::FaultKind;
use crate::words::{key, message};

check! { "S315" "misplaced-plus", Warning, "PBN 2.1 sections 3.5 and 3.6" }

static SENTENCE: Sentence = Sentence {
    kind: FaultKind::MisplacedPlus,
    severity: Severity::Warning,
    often: Often::OnEachGame,
    message: |written| match written.0.as_str() {
        "+" => message!("s315-second"),
        "*" => message!("s315-end"),
        _ => message!("s315-behind", written),
    },
    label: key!("s315-label"),
};

pub(super) fn report(pbn: &PbnCase<'_>, findings: &mut Findings) {
    fault::report(pbn.all_faults(), &CHECK, &SENTENCE, findings);
    findings.extend(later_in_turn(pbn));
}

/// A card of the trick at hand that is played behind the `+`, as the turns go.
fn later_in_turn(pbn: &PbnCase<'_>) -> Option<Finding> {
    let play = &pbn.case.play;
    let table = &play.table;
    let slots = || (0..ROWS).flat_map(|row| (0..4).map(move |column| (row, column)));
    if !play.annotated {
        return None;
    }
    let (row, next) = slots().find(|&(row, column)| table.slots[row][column] == Slot::Next)?;
    let trick = u8::try_from(row).ok()? + 1;
    let leader = pbn.case.replay()?.tricks.get(row)?.leader?;
    let turn = |column: usize| steps(leader, table.seat_of(column));
    let later =
        |&column: &usize| table.slots[row][column].card().is_some() && turn(column) > turn(next);
    let column = (0..4).find(later)?;
    let [played, due]: [Seat; 2] = [column, next].map(|column| table.seat_of(column));
    let message = message!("s315-early", seat = played, trick, due);
    let span = place::word(pbn.case, pbn.case.play.offset(row, column));
    let finding = Finding::new(&CHECK, span, message).label(message!("s315-early-label"));
    Some(finding.at(Turn::new(trick, played)))
}
