//! Equity and questions: why a director should consider Law 64C, and which facts he could add.

use super::director::{Answer, DirectorFact, Reading};
use super::revoke::{Asks, Established, Infraction};
use super::ruling::{Equity, Question, Range, RevokeRuling, Ruling};
use super::scenario::{BoardReadings, RulingContext, is_disputed};
use crate::diagnosis::Grade;

/// The reasons to consider equity, each once.
pub(super) fn reasons(context: &RulingContext, revokes: &[RevokeRuling]) -> Vec<Equity> {
    if context.timeline.answers.correction_period_open == Answer::No {
        return Vec::new();
    }
    let left = || {
        let all = context.infractions.iter().zip(revokes);
        all.filter(|(_, ruling)| ruling.equity)
    };
    let loses_transfer = |ruling: &RevokeRuling| {
        let primary = ruling.clauses.first();
        primary.is_some_and(|clause| context.edition.exempts(clause) || *clause == "43B3")
    };
    let one_and_all = |is: fn(&Infraction, &Infraction) -> bool| {
        left().any(|(one, _)| left().any(|(other, _)| is(one, other)))
    };
    let exempt = left().any(|(_, ruling)| loses_transfer(ruling));
    let later_suit = left().any(|(one, _)| won_with_the_suit(context, one));
    let repeat = one_and_all(Infraction::is_repeat_of);
    let is_of_both = |clause: &&str| {
        let asks = context.edition.asked_by(clause);
        asks.and_then(Asks::reading) == Some(Reading::BothSides)
    };
    let both = one_and_all(|one, other| other.side != one.side)
        || left().any(|(_, ruling)| ruling.clauses.iter().any(is_of_both));
    [
        (exempt, Equity::Exempt),
        (later_suit, Equity::LaterSuit),
        (repeat, Equity::Repeat),
        (both, Equity::BothSides),
    ]
    .into_iter()
    .filter_map(|(holds, reason)| holds.then_some(reason))
    .collect()
}

/// Whether the offender later won a trick with a card of the suit that he should have played. A later trick in a suit that
/// was only forbidden does not count.
fn won_with_the_suit(context: &RulingContext, one: &Infraction) -> bool {
    let mut later = context.timeline.play.recorded();
    !one.forbidden
        && later.any(|(number, trick)| {
            number > one.trick()
                && trick.winner == Some(one.offender())
                && trick.cards[one.offender()].is_some_and(|card| card.suit == one.suit)
        })
}

/// The questions whose answers are missing and would settle something, in the order of the form.
pub(super) fn questions(
    context: &RulingContext,
    revokes: &[RevokeRuling],
    ruling: &Ruling,
    readings: &BoardReadings,
) -> Vec<Question> {
    let unproven = revokes.iter().any(|revoke| revoke.established.is_open());
    let is_claim = |it: &DirectorFact| matches!(it, DirectorFact::Claim { .. });
    let unclaimed = unproven && !context.timeline.facts.by_director.iter().any(is_claim);
    let asking = || {
        let pairs = context.infractions.iter().zip(revokes);
        pairs.filter_map(|(one, ruled)| (ruled.demand.max > 0).then_some(one.circumstances))
    };
    let undated = asking().any(|it| it.timing.after_the_round == Answer::Unknown);
    let mut infractions = context.infractions.iter();
    let doubtful = infractions.any(|one| one.grade == Grade::Doubtful);
    let unclear = unclaimed || ruling.open_end.is_none() && is_claim_open(ruling);
    let unseen = asking().any(|it| it.faced.penalty == Answer::Unknown);
    let result_adjusted = context.timeline.answers.result_adjusted;
    let unsaid = result_adjusted == Answer::Unknown && readings.may_be_adjusted();
    let disputed = is_reading_open(context, readings, revokes);
    let late = is_only_equity_left(context, revokes, ruling);
    // a void concession leaves it open whether the play that went on established a revoke
    let unnoticed = ruling.void_concession().is_some();
    [
        (doubtful, Question::Revoke),
        (undated || unnoticed, Question::Attention),
        (unproven, Question::Corrected),
        (is_trick_twelve_open(context), Question::HandsReturned),
        (unclear, Question::Claim),
        (unseen, Question::PenaltyCard),
        (unsaid, Question::ResultAdjusted),
        (disputed, Question::Reading),
        (late, Question::CorrectionPeriod),
    ]
    .into_iter()
    .filter_map(|(open, question)| open.then_some(question))
    .collect()
}

/// Whether a clause of which authorities differ takes tricks away.
fn is_reading_open(
    context: &RulingContext,
    readings: &BoardReadings,
    revokes: &[RevokeRuling],
) -> bool {
    let mut each = revokes.iter().enumerate();
    each.any(|(place, ruling)| {
        let found = ruling.assumptions.iter().filter(|it| it.otherwise != 0);
        let mut held = found.filter(|it| ruling.clauses.contains(&it.clause));
        held.any(|it| {
            let views: Vec<_> = readings.views(context, place).collect();
            let clause = context.edition.clause(it.clause);
            clause.is_some_and(|clause| is_disputed(context, &views, clause))
        })
    })
}

/// Whether attention was drawn too late for Law 64, and it is unknown whether there is still time for equity.
fn is_only_equity_left(context: &RulingContext, revokes: &[RevokeRuling], ruling: &Ruling) -> bool {
    let mut clauses = revokes.iter().flat_map(|revoke| &revoke.clauses);
    let asked_by = |clause: &&str| context.edition.asked_by(clause);
    let is_late = clauses.any(|clause| asked_by(clause).is_some_and(Asks::is_about_time));
    let is_open = context.timeline.answers.correction_period_open;
    is_late && !ruling.equity.is_empty() && is_open == Answer::Unknown
}

/// Whether there is a revoke on trick 12, and it is unknown whether the hands were back in the board.
fn is_trick_twelve_open(context: &RulingContext) -> bool {
    let on_it = |one: &Infraction| one.real_trick == 12 && one.established != Established::No;
    let returned = context.timeline.answers.hands_returned;
    returned == Answer::Unknown && context.infractions.iter().any(on_it)
}

/// Whether it matters who was given the tricks that were not played.
fn is_claim_open(ruling: &Ruling) -> bool {
    let is_range = |range: Range| range.min != range.max;
    ruling.played.is_none()
        && (is_range(ruling.transfer.tricks) || ruling.adjusted.is_none_or(is_range))
}
