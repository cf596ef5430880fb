//! The finding on an apparent revoke, whatever its grade: a revoke (R101) or a slip of the record (R103).

use super::wording::revokes::{self, RuledRevoke};
use super::wording::{clauses, conduct, equity, offence, questions, reading, transfer};
use super::{
    Case, Cause, Check, Finding, Findings, Note, R101, R103, Ruled, Topic, relation, score,
};
use crate::bridge::{Suit, Turn};
use crate::diagnosis::{Grade, Sign};
use crate::laws::Fact;
use crate::replay::{Irregularity, Revoke};
use crate::words::{Message, key_of, message};

/// Reports the apparent revokes of those grades that are the check's.
pub(super) fn report(
    case: &Case<'_>,
    findings: &mut Findings,
    (check, is_its): (&'static Check, fn(Grade) -> bool),
) {
    let Ok(ruled) = case.ruled else { return };
    for (revoke, grade) in ruled.revokes() {
        if !is_its(grade) {
            continue;
        }
        let span = case.span_of_play(revoke.turn, revoke.played);
        let message = message(revoke, ruled.replay.setting.trump, grade);
        let finding = Finding::new(check, span, message).at(revoke.turn);
        let (finding, it) = (finding.explained(explain), Irregularity::Revoke(*revoke));
        findings.push(relation::of(finding, case, &it));
    }
}

/// Reports the revokes that only slips show, unless another check names them.
pub(super) fn report_of_slips(case: &Case<'_>, findings: &mut Findings, check: &'static Check) {
    let Ok(ruled) = case.ruled else { return };
    if ruled.ruling.slip_revokes.is_empty() {
        return;
    }
    for one in revokes::all(&ruled) {
        let Some(message) = offence::of_slip(&ruled, &one) else {
            continue;
        };
        let turn = one.revoke.turn;
        let finding = Finding::new(check, case.span_of_turn(turn), message)
            .at(turn)
            .label(label(one.revoke));
        findings.push(with_ruling(finding, &ruled, &one));
    }
}

/// Reports the recorded revokes that did not happen, according to the director.
pub(super) fn report_denied(case: &Case<'_>, findings: &mut Findings, check: &'static Check) {
    let Ok(ruled) = case.ruled else { return };
    for it in case.slips.denied {
        let revoke = &it.revoke;
        let span = case.span_of_play(revoke.turn, revoke.played);
        let message = message(revoke, ruled.replay.setting.trump, Grade::Doubtful);
        let (seat, file) = (revoke.turn.seat, case.slips.file);
        let denied = message!("denied", seat, file, line = it.line);
        let finding = Finding::new(check, span, message)
            .at(revoke.turn)
            .label(label(revoke))
            .note(Topic::Record, denied);
        findings.push(finding);
    }
}

/// Adds to the finding on a revoke what there is to say of it.
fn explain(finding: Finding, case: &Case<'_>) -> Finding {
    let (Ok(ruled), Some(turn)) = (case.ruled, finding.turn()) else {
        return finding;
    };
    let Some(meant) = revokes::at(&ruled, turn, false) else {
        return finding;
    };
    let finding = one(finding, case, &ruled, &meant);
    if relation::speaker(&ruled) == Some(turn) {
        with_the_board(finding, case, &ruled)
    } else {
        finding
    }
}

/// Adds how a revoke was established, and what the Laws give for it.
pub(super) fn with_ruling(
    finding: Finding,
    ruled: &Ruled<'_>,
    revoke: &RuledRevoke<'_>,
) -> Finding {
    finding
        .note(Topic::Established, offence::established(ruled, revoke))
        .note(Topic::Law, clauses::line(ruled, revoke))
}

/// What there is to say of one revoke.
fn one(finding: Finding, case: &Case<'_>, ruled: &Ruled<'_>, meant: &RuledRevoke<'_>) -> Finding {
    let (revoke, ruling) = (meant.revoke, ruled.ruling);
    let turn = revoke.turn;
    let is_its = move |fact: &Fact| match *fact {
        Fact::TrickTwelve(at) | Fact::Repeat(at) | Fact::DummySpoke(at) => at == turn,
        _ => false,
    };
    let finding = with_ruling(finding.label(label(revoke)), ruled, meant)
        .note(Topic::State, transfer::state(ruling.state, meant.grade))
        .notes(Topic::Reading, reading::nearest(case))
        .notes(Topic::Signs, signs(case, turn))
        .note(Topic::Assumed, questions::assumed(ruled, meant))
        .notes(Topic::Facts, conduct::facts(&ruling.conduct, is_its));
    let Some((trick, card)) = revoke.shown else {
        return finding;
    };
    let seat = turn.seat;
    let shown = case.span_of_play(Turn { trick, seat }, card);
    finding.proof(shown, message!("same-hand-played", card, trick))
}

/// The signs at a revoke of the record, if there are any.
fn signs(case: &Case<'_>, turn: Turn) -> Option<Message> {
    let weighed = &case.diagnosis()?.weighed;
    let signs = weighed.iter().find(|it| it.turn == turn)?.signs;
    let (pro, contra): (Vec<Sign>, Vec<Sign>) = signs.iter().partition(|it| it.weight() < 0);
    let sign = |sign| key_of!("sign-", Sign: sign).into();
    let [pro, contra] =
        [pro, contra].map(|signs| signs.into_iter().map(sign).collect::<Vec<Message>>());
    match (pro.is_empty(), contra.is_empty()) {
        (true, true) => None,
        (true, false) => Some(message!("signs-against", signs = contra)),
        (false, true) => Some(message!("signs-for", signs = pro)),
        (false, false) => Some(message!("signs-both", pro, contra)),
    }
}

/// What concerns the board as a whole is reported once: the figures behind the law, equity at the end.
fn with_the_board(mut finding: Finding, case: &Case<'_>, ruled: &Ruled<'_>) -> Finding {
    let ruling = ruled.ruling;
    let several = (ruling.revokes.len() > 1).then(|| transfer::of_board(ruled));
    let is_state = |note: &Note| note.topic == Topic::State;
    let behind_law = finding.notes.iter().position(is_state).unwrap_or(0);
    let rest = finding.notes.split_off(behind_law);
    let mut finding = finding
        .notes(Topic::Transfer, several)
        .note(Topic::Result, score::three_counts(case, ruling));
    finding.notes.extend(rest);
    let is_its = |fact: &Fact| matches!(fact, Fact::CorrectionPeriod { .. });
    finding
        .notes(Topic::Equity, equity::reasons(ruling))
        .notes(Topic::DoubleDummy, equity::followed_suit(ruling))
        .notes(Topic::Time, conduct::facts(&ruling.conduct, is_its))
}

/// `East ruffed trick 6 with SQ while holding HT`; for a doubtful one, with the words that the record shows it so.
fn message(revoke: &Revoke, trump: Option<Suit>, grade: Grade) -> Message {
    let what = offence::failure(revoke, revoke.led_suit(), trump);
    match grade {
        Grade::Certain | Grade::Likely => what,
        Grade::Doubtful => message!("as-written", what),
    }
}

/// `hearts were led by North (HJ)`.
fn label(revoke: &Revoke) -> Message {
    let (suit, seat, card) = (revoke.led_suit(), revoke.led_by, revoke.led);
    message!("suit-led-by", suit, seat, card)
}

pub(super) fn revokes(case: &Case<'_>, findings: &mut Findings) {
    let is_its = |grade| grade > Grade::Doubtful;
    report(case, findings, (&R101, is_its));
    report_of_slips(case, findings, &R101);
}

pub(super) fn probable_slips(case: &Case<'_>, findings: &mut Findings) {
    if case.cross_board.causes.holds(Cause::Exchanged) {
        return; // P103 says whose play it is
    }
    let is_its = |grade| grade == Grade::Doubtful;
    report(case, findings, (&R103, is_its));
    report_denied(case, findings, &R103);
}
