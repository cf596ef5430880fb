//! Equity and questions: why a director should consider Law 64C, and which facts he could add.

use super::hearing::Hearing;
use super::infraction::Infraction;
use super::reading::Readings;
use super::reading::told_adjusted;
use super::trick_twelve::returned;
use super::{Answer, Equity, Established, Question, Range, RevokeRuling, Ruling, Told};

/// The reasons to consider equity, each once.
pub(super) fn reasons(hearing: &Hearing, revokes: &[RevokeRuling]) -> Vec<Equity> {
    if hearing
        .facts
        .told
        .contains(&Told::CorrectionPeriodOpen(false))
    {
        return Vec::new();
    }
    let infractions = hearing.infractions;
    let exempt = revokes.iter().any(|ruling| {
        ruling
            .clauses
            .first()
            .is_some_and(|clause| clause.starts_with("64B") || *clause == "43B3")
    });
    let stands = |one: &&Infraction| one.established != Established::No;
    let standing = || infractions.iter().filter(stands);
    let repeat = standing().any(|later| standing().any(|earlier| later.is_repeat_of(earlier)));
    let both = standing().any(|one| standing().any(|other| other.side != one.side));
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

/// Whether an offender later won a trick with a card of the suit that he should have played. A later trick in a suit
/// that was only forbidden does not count.
fn won_with_the_suit(hearing: &Hearing) -> bool {
    let withheld = |one: &&Infraction| one.established != Established::No && !one.forbidden;
    hearing.infractions.iter().filter(withheld).any(|one| {
        let later = |(number, _): &(u8, _)| *number > one.trick();
        hearing.replay.recorded().filter(later).any(|(_, trick)| {
            trick.winner == Some(one.offender())
                && trick.cards[one.offender()].is_some_and(|card| card.suit == one.suit)
        })
    })
}

/// The questions whose answers are missing and would settle something, in the order of the form.
pub(super) fn questions(
    hearing: &Hearing,
    revokes: &[RevokeRuling],
    ruling: &Ruling,
    readings: &Readings,
) -> Vec<Question> {
    let is_open = |revoke: &RevokeRuling| {
        matches!(
            revoke.established,
            Established::Presumed | Established::Unknown
        )
    };
    let unproven = revokes.iter().any(is_open);
    let claim_told = |it: &Told| matches!(it, Told::Claim { .. });
    let unclaimed = unproven && !hearing.facts.told.iter().any(claim_told);
    let asking = || {
        let pairs = hearing.infractions.iter().zip(revokes);
        pairs.filter_map(|(one, ruled)| (ruled.demand.max > 0).then_some(one.testimony))
    };
    let undated = asking().any(|told| told.timing.after_the_round == Answer::Unknown);
    [
        (undated, Question::Attention),
        (unproven, Question::Corrected),
        (is_trick_twelve_open(hearing), Question::HandsReturned),
        (unclaimed || is_claim_open(ruling), Question::Claim),
        (
            asking().any(|told| told.faced.penalty == Answer::Unknown),
            Question::PenaltyCard,
        ),
        (
            told_adjusted(hearing.facts) == Answer::Unknown && readings.may_be_adjusted(),
            Question::ResultAdjusted,
        ),
        (
            is_only_equity_left(hearing, revokes, ruling),
            Question::CorrectionPeriod,
        ),
    ]
    .into_iter()
    .filter_map(|(open, question)| open.then_some(question))
    .collect()
}

/// Whether attention was drawn too late for Law 64, and it is unknown whether there is still time for equity.
fn is_only_equity_left(hearing: &Hearing, revokes: &[RevokeRuling], ruling: &Ruling) -> bool {
    let told = |it: &Told| matches!(it, Told::CorrectionPeriodOpen(_));
    let mut clauses = revokes.iter().flat_map(|revoke| &revoke.clauses);
    let is_late = clauses.any(|clause| ["64B4", "64B5"].contains(clause));
    is_late && !ruling.equity.is_empty() && !hearing.facts.told.iter().any(told)
}

/// Whether there is a revoke on trick 12, and it is unknown whether the hands were back in the board.
fn is_trick_twelve_open(hearing: &Hearing) -> bool {
    let on_it = |one: &Infraction| one.real_trick == 12 && one.established != Established::No;
    returned(hearing.facts) == Answer::Unknown && hearing.infractions.iter().any(on_it)
}

/// Whether it matters who was given the tricks that were not played.
fn is_claim_open(ruling: &Ruling) -> bool {
    let is_range = |range: Range| range.min != range.max;
    ruling.played.is_none()
        && (is_range(ruling.transfer.tricks) || ruling.adjusted.is_none_or(is_range))
}
