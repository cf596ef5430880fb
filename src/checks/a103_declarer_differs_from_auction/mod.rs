#![doc = include_str!("en.md")]

use super::openings::passes_left_out;
use super::words::{seat_name, strain_name};
use super::{Case, Finding, Findings, Note, Passes, Severity, Topic, place};
use crate::board::{Declarer, Disagreement, Item};
use crate::bridge::Seat;

check! {
    "A103" "declarer-differs-from-auction", Error, "Law 22; PBN 2.1 sections 3.4.13 and 3.9";
    since "0.1.0", asked where DISAGREEMENT
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    let Some(Disagreement::Declarer(seat)) = case.board.disagreement else {
        return;
    };
    let Some(&declarer) = case.board.declarer.value() else {
        return;
    };
    let passes = passes_left_out(case);
    let agree = passes.map(|passes| {
        format!("with {passes} before the first bid they agree, and the play fits the tag")
    });
    if let Some(reading) = &agree
        && case.cross_board.passes == Passes::LeftOut
    {
        let span = case.record.span_of(Item::Declarer);
        findings.once_a_file(&CHECK, b"passes left out", span, || {
            let mut note = tell(case, seat, declarer).note(Topic::Reading, reading.as_str());
            note.severity = Severity::Note;
            note
        });
        return;
    }
    let reading = format!(
        "the play is judged with {} as declarer",
        seat_name(declarer.seat)
    );
    let mut finding = tell(case, seat, declarer).note(Topic::Reading, reading);
    finding.notes.extend(Note::any(Topic::Reading, agree));
    findings.push(finding);
}

fn tell(case: &Case<'_>, seat: Seat, declarer: Declarer) -> Finding {
    let by_auction = seat_name(seat);
    let stated = seat_name(declarer.seat);
    let instead = if declarer.irregular {
        format!(" in {}'s place", seat_name(declarer.seat.partner()))
    } else {
        String::new()
    };
    let message =
        format!("Declarer says {stated}{instead}, and the auction makes {by_auction} declarer");
    let finding = Finding::new(&CHECK, case.record.span_of(Item::Declarer), message)
        .label("not by the auction");
    let named = case.board.auction.calls.named_at();
    match (
        named.and_then(|at| place::call(case, at)),
        case.board.auction.contract(),
    ) {
        (Some(span), Some(contract)) => {
            let strain = strain_name(contract.bid.strain);
            finding.proof(
                span,
                format!("{by_auction} named {strain} first on that side"),
            )
        }
        _ => finding,
    }
}
