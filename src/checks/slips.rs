//! Slips that match no board, contradict each other, or cannot be true.

use super::{Case, Finding, Findings, L110, L111, L112, SlipFault};
use crate::laws::Objection;
use crate::source::Span;
use crate::words::{Message, message};

/// The finding of a slip of this kind about which no board was found, with its keys: `board`, `5`.
pub fn unmatched(kind: &str, keys: impl Iterator<Item = (&'static str, String)>) -> Finding {
    let keys = keys.map(|(key, value)| message!("slip-key", key, value));
    let keys: Vec<Message> = keys.collect();
    let message = if keys.is_empty() {
        message!("l110", kind)
    } else {
        message!("l110-of", kind, boards = keys)
    };
    Finding::new(&L110, Span::default(), message)
}

pub(super) fn contradict(case: &Case<'_>, findings: &mut Findings) {
    let start = case.record.span().start;
    let file = case.slips.file;
    for fault in case.slips.faults {
        let (message, label) = match fault {
            SlipFault::Contradict {
                lines: [one, other],
                more,
            } => {
                let (one, other, more) = (*one, *other, *more as u64);
                let message = if more == 0 {
                    message!("l111-each-other", file, one, other)
                } else {
                    message!("l111-each-other-more", file, one, other, count = more)
                };
                (message, message!("l111-each-other-label"))
            }
            SlipFault::AgainstRecord { line, why } => (
                message!("l111-record", file, line = *line, why = objection(*why)),
                message!("l111-record-label"),
            ),
            SlipFault::Impossible { .. } => continue,
        };
        let span = Span::sized(start, 1);
        let finding = Finding::new(&L111, span, message).label(label);
        findings.push(finding.of_slips(fault.lines()));
    }
}

pub(super) fn impossible(case: &Case<'_>, findings: &mut Findings) {
    let start = case.record.span().start;
    let file = case.slips.file;
    for fault in case.slips.faults {
        let SlipFault::Impossible { line, why } = fault else {
            continue;
        };
        let message = message!("l112", file, line = *line, why = objection(*why));
        let span = Span::sized(start, 1);
        let finding = Finding::new(&L112, span, message).label(message!("l112-label"));
        findings.push(finding.of_slips(fault.lines()));
    }
}

/// An objection as a message.
pub(super) fn objection(why: Objection) -> Message {
    use Objection as O;
    match why {
        O::NoSuchTrick => message!("objection-no-such-trick"),
        O::NotReached => message!("objection-not-reached"),
        O::NeverHeld => message!("objection-never-held"),
        O::NoPenaltyCards => message!("objection-no-penalty-cards"),
        O::NeverMinor => message!("objection-never-minor"),
        O::DummyHimself => message!("objection-dummy-himself"),
        O::DummyClaims => message!("objection-dummy-claims"),
        O::NotDefender => message!("objection-not-defender"),
        O::NotDefendersConcession => message!("objection-not-defenders-concession"),
        O::PlayWentOn => message!("objection-play-went-on"),
        O::FewerLeft => message!("objection-fewer-left"),
        O::PlayedBefore => message!("objection-played-before"),
        O::NotTakenBack => message!("objection-not-taken-back"),
        O::HeldAsPlayed => message!("objection-held-as-played"),
        O::OtherCardThere => message!("objection-other-card-there"),
        O::NoLeave => message!("objection-no-leave"),
        O::NoCorrection => message!("objection-no-correction"),
        O::Led => message!("objection-led"),
        O::Follows => message!("objection-follows"),
        O::LegalDoesNotFollow => message!("objection-legal-does-not-follow"),
        O::LegalStillHeld => message!("objection-legal-still-held"),
        O::NoneOfSuit => message!("objection-none-of-suit"),
        O::NoRevoke => message!("objection-no-revoke"),
        O::FoundInTime => message!("objection-found-in-time"),
        O::NoneRecorded => message!("objection-none-recorded"),
        O::DeclaringSideLed => message!("objection-declaring-side-led"),
        O::OwnTurnToLead => message!("objection-own-turn-to-lead"),
        O::OtherHandPlayed => message!("objection-other-hand-played"),
        O::CorrectedTooLate => message!("objection-corrected-too-late"),
        O::OtherResult => message!("objection-other-result"),
        O::OtherLeadMarked => message!("objection-other-lead-marked"),
        O::EachOtherwise => message!("objection-each-otherwise"),
        O::NothingDue => message!("objection-nothing-due"),
    }
}
