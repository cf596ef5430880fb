//! What happened on a board and what it means, in one sentence of plain words: for a column, a page and a workbook alike.
//!
//! Decides nothing: it puts the typed [`Reason`] into a message.

use super::reason::{Reason, is_told};
use crate::board::NotAuditable;
use crate::checks::wording::offence;
use crate::checks::wording::open_end;
use crate::checks::wording::revokes::RuledRevoke;
use crate::checks::wording::transfer::{self, Timing};
use crate::checks::wording::{clauses, figures, tricks_between};
use crate::checks::{Case, Finding, Ruled};
use crate::laws::State;
use crate::replay::Evidence;
use crate::words::{Message, Words, key_of, message};
use std::cmp::Reverse;

/// What happened, and what it means.
pub(super) fn sentence(
    case: &Case<'_>,
    reason: &Reason<'_>,
    revokes: &[RuledRevoke<'_>],
) -> Message {
    match (reason, case.ruled.as_ref()) {
        (Reason::NotAuditable(why), _) => not_auditable(*why),
        (Reason::Misdealt { fit, recorded }, _) => misdealt(*fit, *recorded),
        (Reason::Fault(finding), _) => of_fault(finding),
        (_, Ok(ruled)) if !revokes.is_empty() => {
            let (what, means) = (revoke(ruled, revokes), means(ruled, reason, revokes));
            message!("happened", what, means)
        }
        (_, Ok(ruled)) => alone(case, ruled, reason, revokes),
        (_, Err(_)) => message!("verdict-no-play"),
    }
}

/// A message as a sentence: with a capital letter.
pub(crate) fn said(message: &Message, words: &Words) -> String {
    capitalised(words.sentence(message))
}

/// With a capital letter.
fn capitalised(mut text: String) -> String {
    let first = text.chars().next().filter(|letter| letter.is_lowercase());
    if let Some(first) = first {
        text.replace_range(..first.len_utf8(), &first.to_uppercase().to_string());
    }
    text
}

/// Why a board cannot be audited.
pub(super) fn not_auditable(why: NotAuditable) -> Message {
    let why = Message::from(key_of!("", NotAuditable: why));
    message!("verdict-not-auditable", why)
}

/// That the deal is not that of the play: so many of the recorded cards fit.
pub(super) fn misdealt(fit: u8, recorded: u8) -> Message {
    message!("headline-misdealt", count = fit, fit, recorded)
}

/// A fault of the record, and what follows from it.
fn of_fault(fault: &Finding) -> Message {
    let (finding, code) = (fault.message.clone(), fault.check.code);
    message!("happened-fault", finding, code)
}

/// The surest revoke that costs tricks, the first of them; and how many there are.
fn revoke(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    let weight = |one: &RuledRevoke<'_>| {
        let costs = one.ruling.demand.max > 0;
        (costs, one.grade, Reverse(one.number))
    };
    let chief = revokes.iter().max_by_key(|one| weight(one));
    let what = chief.map_or_else(|| message!("happened-nothing"), |one| failure(ruled, one));
    match revokes.len() {
        ..2 => what,
        count => message!("happened-one-of", what, count),
    }
}

/// What one revoke was.
fn failure(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let (seat, trick, card) = (one.seat(), one.trick(), one.revoke.played);
    offence::unlike_failure(ruled, one).unwrap_or_else(|| {
        let (grade, suit, held) = (one.grade.name(), one.suit, held(one));
        message!("happened-revoke", grade, seat, trick, card, suit, held)
    })
}

/// What was held: the cards, or the card that showed it later.
fn held(one: &RuledRevoke<'_>) -> Message {
    if let (Evidence::LaterPlay, Some((trick, card))) = (one.revoke.evidence, one.revoke.shown) {
        return message!("happened-shown", card, trick);
    }
    let cards = (one.suit, one.revoke.could_have_played);
    message!("happened-held", cards)
}

/// What a reason means for the stated result, as a sentence of its own; and that a revoke is told in words only.
pub(super) fn alone(
    case: &Case<'_>,
    ruled: &Ruled<'_>,
    reason: &Reason<'_>,
    revokes: &[RuledRevoke<'_>],
) -> Message {
    let means = means(ruled, reason, revokes);
    if is_told(case, revokes) {
        return message!("happened", what = message!("happened-told"), means);
    }
    message!("happened-alone", means)
}

/// What it means for the stated result.
fn means(ruled: &Ruled<'_>, reason: &Reason<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    match *reason {
        Reason::ResultContradicts { stated, played } => {
            message!("happened-result-contradicts", stated, played)
        }
        Reason::ResultImpossible { stated, possible } => {
            let possible = figures(possible);
            message!("happened-result-impossible", stated, possible)
        }
        Reason::ResultNeither {
            stated,
            played,
            adjusted,
        } => {
            let adjusted = figures(adjusted);
            message!("happened-result-neither", stated, played, adjusted)
        }
        Reason::ResultAgainstSlip { stated } => message!("happened-result-slip", stated),
        Reason::AlreadyAdjusted { in_score: true } => due(ruled, Timing::Settled, "in-score"),
        Reason::AlreadyAdjusted { in_score: false } => due(ruled, Timing::Settled, "in-result"),
        Reason::Moves(timing) => due(ruled, timing, place(ruled.ruling.state)),
        Reason::TrickTwelve { is_stated: true } => {
            message!("happened-trick-12", place = "in-result")
        }
        Reason::TrickTwelve { is_stated: false } => {
            message!("happened-trick-12", place = place(ruled.ruling.state))
        }
        Reason::OpenEnd(end) => open_end::in_short(end, revokes),
        Reason::NothingMoves => nothing_moves(ruled, revokes),
        _ => message!("happened-no-revoke"),
    }
}

/// Where the transfer is, as messages choose by it.
const fn place(state: State) -> &'static str {
    match state {
        State::Unadjusted => "not-yet",
        State::AlreadyAdjusted => "in-result",
        State::NotStated => "not-stated",
        State::Undecided => "perhaps",
        State::Agrees | State::Differs => "unsaid",
    }
}

/// The tricks that move, on what condition, and whether the stated result has them.
fn due(ruled: &Ruled<'_>, timing: Timing, place: &'static str) -> Message {
    let timing = match timing {
        Timing::Settled => "settled",
        Timing::Open | Timing::PartlyOpen => "open",
    };
    let moved = transfer::moved(ruled, tricks_between);
    message!("happened-due", moved, timing, place)
}

/// That no trick moves; and why, where all revokes have it in common.
fn nothing_moves(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Message {
    match clauses::common(ruled, revokes) {
        Some(why) => message!("happened-nothing-because", why),
        None => message!("happened-nothing"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_begins_with_a_capital_letter() {
        for (text, due) in [
            ("\u{17c}adna", "\u{17b}adna"),
            ("2 tricks", "2 tricks"),
            ("", ""),
        ] {
            assert_eq!(capitalised(text.to_owned()), due);
        }
    }
}
