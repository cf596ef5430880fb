//! The cards of a play: those that a hand did not hold, that are there twice, too many or missing, and plays that cannot be audited.

use super::relation::is_of_contract;
use super::wording::reading;
use super::wording::reading::nearest;
use super::{
    Case, Cause, Finding, Findings, NoReplay, P101, P102, P105, P106, P109, P110, S901, Severity,
    Topic, is_moved, place,
};
use crate::board::{Declaration, Item, NotAuditable, Stated};
use crate::bridge::Turn;
use crate::diagnosis::LegalReading;
use crate::replay::{Irregularity, Replay};
use crate::source::Span;
use crate::words::{key, message};

pub(super) fn not_held(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, card_not_held);
    let rows = case.declarations.iter();
    findings.first_of(rows.filter_map(|row| of_listed_lead(case, row)));
}

/// A row of a table of scores whose opening lead another hand was dealt.
fn of_listed_lead(case: &Case<'_>, row: &Declaration) -> Option<Finding> {
    let (card, seat) = (row.lead?, row.declarer.lho());
    let owner = case.board.deal.value()?.owner(card);
    let owner = owner.filter(|owner| *owner != seat)?;
    let message = message!("p101-listed", seat, card, declarer = row.declarer, owner);
    let finding = Finding::new(&P101, row.at, message).label(message!("p101-label", seat, card));
    Some(finding.severity(Severity::Warning))
}

fn card_not_held(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::NotHeld { turn, card, owner } = *it else {
        return None;
    };
    let Turn { trick, seat } = turn;
    let other = replay.turns_of(card).find(|it| it.trick != trick);
    let message = match (owner, other) {
        (Some(owner), Some(other)) if owner == other.seat => {
            message!("p101-twice", seat, card, trick, owner, other = other.trick)
        }
        (Some(owner), _) => message!("p101", seat, card, trick, owner),
        (None, _) => message!("p101-unknown", seat, card, trick),
    };
    let finding = Finding::new(&P101, case.span_of_play(turn, card), message)
        .at(turn)
        .label(message!("p101-label", seat, card))
        .notes(Topic::Reading, nearest(case));
    let Some(other) = other else {
        return Some(finding);
    };
    let (place, Turn { trick, seat }) = (case.span_of_play(other, card), other);
    Some(finding.proof(place, message!("p101-proof", seat, trick)))
}

pub(super) fn played_twice(case: &Case<'_>, _: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::PlayedTwice {
        turn,
        card,
        earlier,
    } = *it
    else {
        return None;
    };
    let Turn { trick, seat } = turn;
    let (first, other) = (earlier.trick, earlier.seat);
    let message = if other == seat {
        message!("p102", seat, card, trick, first)
    } else {
        message!("p102-other", seat, card, trick, other, first)
    };
    let finding = Finding::new(&P102, case.span_of_play(turn, card), message)
        .at(turn)
        .label(message!("p102-label", card))
        .proof(case.span_of_play(earlier, card), message!("p102-proof"));
    Some(finding.notes(Topic::Reading, nearest(case)))
}

pub(super) fn hole(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::Hole(turn) = *it else {
        return None;
    };
    let Turn { trick, seat } = turn;
    let message = match 4 - replay.trick(trick).recorded() {
        0 | 1 => message!("p105", seat, trick),
        count => message!("p105-several", seat, trick, count),
    };
    let reading = match replay.trick(trick).winner {
        Some(winner) => message!("p105-reading", winner),
        None => message!("p105-reading-unknown"),
    };
    let mut finding = Finding::new(&P105, place::gap(case, turn), message)
        .at(turn)
        .label(message!("p105-label"))
        .note(Topic::Reading, reading);
    finding.for_director = is_left_over(replay, turn);
    Some(finding)
}

/// Whether all tricks are recorded and only this hand lacks a card in this one: it was dealt a card that it never played, in the
/// record or at the table (Law 67).
fn is_left_over(replay: &Replay, turn: Turn) -> bool {
    replay.rows == replay.size && replay.trick(turn.trick).recorded() == 3
}

pub(super) fn too_many(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::TooManyCards(count) = *it else {
        return None;
    };
    let message = message!("p106", count, trick = replay.size);
    let span = place::first_card_from(case, usize::from(replay.size));
    let finding = Finding::new(&P106, span, message).label(message!("the-first-of-them"));
    Some(finding.note(Topic::Reading, message!("p106-reading")))
}

pub(super) fn deal_or_trump(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, too_few);
    findings.extend(trump(case));
}

/// The deal, the columns or a card may be wrong, and nothing says which.
fn too_few(case: &Case<'_>, _: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::TooFewCards { recorded } = *it else {
        return None;
    };
    let message = message!("p109-few", recorded);
    let (label, reading) = if case.ruled.as_ref().is_ok_and(is_moved) {
        (key!("d104-moved-label"), nearest(case))
    } else {
        (key!("d104-label"), Some(message!("p109-few-reading")))
    };
    let finding = Finding::new(&P109, case.record.span_of(Item::Deal), message)
        .label(label)
        .notes(Topic::Reading, reading);
    Some(finding.for_director())
}

fn trump(case: &Case<'_>) -> Option<Finding> {
    let nearest = case.nearest_reading()?;
    let is_of_another = case.cross_board.causes.holds(Cause::Exchanged);
    // the auction's is told with the Contract
    if is_of_another || !matches!(nearest, LegalReading::Trump(_)) || is_of_contract(case) {
        return None;
    }
    let change = reading::change(nearest);
    let code = nearest.to_string();
    let message = message!("p109", change, code);
    let span = case.record.span_of(Item::Contract);
    Some(Finding::new(&P109, span, message).label(message!("p109-label")))
}

pub(super) fn not_auditable(case: &Case<'_>, findings: &mut Findings) {
    match case.ruled {
        Err(NoReplay::NotAuditable(why)) => findings.extend(why_not_auditable(case, why)),
        Ok(ruled) if has_no_deal(case) && !is_lead_alone(ruled.replay) => {
            findings.once_a_file(&P110, b"", first_card(case), || {
                Finding::new(&P110, first_card(case), message!("p110-no-deal"))
                    .label(message!("p110-no-deal-label"))
                    .severity(Severity::Note)
            });
        }
        _ => (),
    }
}

/// Whether the opening lead is the only card, as results have it.
fn is_lead_alone(replay: &Replay) -> bool {
    let mut recorded = replay.recorded();
    recorded.all(|(number, trick)| number == 1 && trick.recorded() == 1)
}

/// Whether the record says nothing of the hands; what it says wrongly is the matter of other checks.
fn has_no_deal(case: &Case<'_>) -> bool {
    matches!(case.board.deal, Stated::Absent | Stated::Unknown) && case.board.deal_fault.is_none()
}

fn why_not_auditable(case: &Case<'_>, why: NotAuditable) -> Option<Finding> {
    let (message, item) = match why {
        NotAuditable::PassedOut => (key!("p110-passed-out"), Item::Contract),
        NotAuditable::NoContract => (key!("p110-no-contract"), Item::Contract),
        NotAuditable::NoDeclarer if case.board.is_end_position() => return None, // section 3.6: it needs none
        NotAuditable::NoDeclarer => (key!("p110-no-declarer"), Item::Declarer),
        NotAuditable::NoLeader => (key!("p110-no-leader"), Item::Play),
        NotAuditable::InternalFault => return None, // S901
    };
    let mut finding =
        Finding::new(&P110, first_card(case), message).label(message!("the-first-of-them"));
    if why == NotAuditable::PassedOut {
        finding.severity = Severity::Error;
    }
    if let Some(span) = case.record.place_of(item).filter(|span| !span.is_empty()) {
        finding = finding.proof(span, message!("p110-proof"));
    }
    Some(finding)
}

/// Where the first card stands.
fn first_card(case: &Case<'_>) -> Span {
    let first = case.record.first_card_at();
    first.map_or(case.record.span_of(Item::Play), |start| {
        Span::sized(start, 2)
    })
}

pub(super) fn internal_fault(case: &Case<'_>) -> Option<Finding> {
    let failed = NoReplay::NotAuditable(NotAuditable::InternalFault);
    case.ruled.err().filter(|why| *why == failed)?;
    let span = Span::sized(case.record.span().start, 1);
    Some(Finding::new(&S901, span, message!("s901")).label(message!("s901-label")))
}
