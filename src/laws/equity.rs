//! Equity and questions: why a director should look at Law 64C, and which facts he could add.

use super::hearing::Hearing;
use super::question::is_repeat;
use super::reading::Readings;
use super::{Attention, Equity, Established, Question, Range, RevokeRuling, Role, Ruling};

/// Why equity should be looked at, each reason once.
pub(super) fn reasons(hearing: &Hearing, revokes: &[RevokeRuling]) -> Vec<Equity> {
    let infractions = hearing.infractions;
    let exempt = revokes.iter().any(|ruling| {
        ruling
            .clauses
            .first()
            .is_some_and(|clause| clause.starts_with("64B"))
    });
    let repeat = infractions
        .iter()
        .any(|later| infractions.iter().any(|earlier| is_repeat(earlier, later)));
    let both = infractions
        .iter()
        .any(|one| one.side != infractions[0].side);
    [
        (exempt, Equity::Exempt),
        (won_with_the_suit(hearing), Equity::LaterSuit),
        (repeat, Equity::Repeat),
        (both, Equity::BothSides),
    ]
    .into_iter()
    .filter_map(|(holds, reason)| holds.then_some(reason))
    .collect()
}

/// Whether an offender later won a trick with a card that he could have played to the revoke trick.
fn won_with_the_suit(hearing: &Hearing) -> bool {
    hearing.infractions.iter().any(|one| {
        let later = |(number, _): &(u8, _)| *number > one.trick();
        hearing.replay.recorded().filter(later).any(|(_, trick)| {
            trick.winner == Some(one.offender())
                && trick.cards[one.offender()]
                    .is_some_and(|card| card.suit == one.revoke.led_suit())
        })
    })
}

/// The facts that would settle what is open, in the order of the slips.
pub(super) fn questions(hearing: &Hearing, ruling: &Ruling, readings: &Readings) -> Vec<Question> {
    let revokes = &ruling.revokes;
    let asks = |revoke: &RevokeRuling| revoke.demand.max > 0;
    let is_open = |revoke: &RevokeRuling| !matches!(revoke.established, Established::Yes { .. });
    let unproven = revokes.iter().any(is_open);
    let undated = hearing.facts.attention == Attention::Unknown && revokes.iter().any(asks);
    let trick_twelve = hearing.infractions.iter().any(|one| one.real_trick == 12);
    let defender = |revoke: &RevokeRuling| revoke.role == Role::Defender && asks(revoke);
    [
        (undated, Question::Attention),
        (unproven, Question::Corrected),
        (trick_twelve, Question::HandsReturned),
        (unproven || is_claim_open(ruling), Question::Claim),
        (revokes.iter().any(defender), Question::PenaltyCard),
        (readings.may_be_adjusted(), Question::ResultAdjusted),
    ]
    .into_iter()
    .filter_map(|(open, question)| open.then_some(question))
    .collect()
}

/// Whether it matters who took the tricks that were not played.
fn is_claim_open(ruling: &Ruling) -> bool {
    let is_range = |range: Range| range.min != range.max;
    ruling.played.is_none()
        && (is_range(ruling.transfer.tricks) || ruling.adjusted.is_none_or(is_range))
}
