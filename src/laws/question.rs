//! The questions that the clauses of Law 64 ask about a revoke. The tables of the editions use them.

use super::Answer;
use super::course::{Course, Winner};
use super::infraction::Infraction;
use super::scenario::Scenario;

/// A revoke in one reading of its board: everything that a clause may depend on.
#[derive(Debug, Clone, Copy)]
pub struct RevokeQuestion<'a> {
    infractions: &'a [Infraction],
    place: usize,
    scenario: Scenario,
    course: &'a Course,
}

impl<'a> RevokeQuestion<'a> {
    /// A question about the revoke with this index, in order of play.
    pub(super) const fn new(
        infractions: &'a [Infraction],
        place: usize,
        scenario: Scenario,
        course: &'a Course,
    ) -> Self {
        Self {
            infractions,
            place,
            scenario,
            course,
        }
    }

    /// The same question with another scenario.
    pub(super) const fn with_scenario(self, scenario: Scenario) -> Self {
        Self { scenario, ..self }
    }

    /// The same question about another revoke.
    pub(super) const fn about(self, place: usize) -> Self {
        Self { place, ..self }
    }

    /// The revoke.
    pub(super) const fn this(&self) -> &'a Infraction {
        &self.infractions[self.place]
    }

    /// How the tricks went.
    pub(super) const fn course(&self) -> &'a Course {
        self.course
    }

    /// Whether the revoke is established in this reading.
    pub(super) const fn is_established(&self) -> bool {
        self.scenario.established & 1 << self.place != 0
    }

    /// The tricks that the offending side won, from this one on.
    pub(super) fn won_from(&self, first: u8) -> u16 {
        self.course.won_from(first, self.this().side)
    }

    /// Whether any of these revokes (one bit each) matches a condition.
    fn any(&self, of: u64, is: impl Fn(&Infraction) -> bool) -> Answer {
        let mut others = self.infractions.iter().enumerate();
        others
            .any(|(place, other)| of & 1 << place != 0 && is(other))
            .into()
    }

    fn is_by_other_side(&self, other: &Infraction) -> bool {
        other.side != self.this().side
    }

    fn is_repeated(&self, other: &Infraction) -> bool {
        self.this().is_repeat_of(other)
    }
}

/// 64B6: the twelfth trick of the deal, even if the record begins later.
pub(super) fn on_trick_twelve(question: &RevokeQuestion) -> Answer {
    (question.this().real_trick == 12).into()
}

/// 64B3 before 2017: a card of dummy, or one that was faced according to the director.
pub(super) fn faced_card(question: &RevokeQuestion) -> Answer {
    question.this().circumstances.faced.any
}

/// 64B3 of 2017: a card of dummy, or one that was a penalty card according to the director.
pub(super) fn penalty_card(question: &RevokeQuestion) -> Answer {
    question.this().circumstances.faced.penalty
}

/// 64B8 of 2017: corrected with the other side's revoke in the same trick (62C3).
pub(super) fn corrected_with_the_other(question: &RevokeQuestion) -> Answer {
    if question.this().joint {
        Answer::Unknown
    } else {
        Answer::No
    }
}

/// 64B7 of 2007: the other side revoked too, established or not.
pub(super) fn both_sides_revoked(question: &RevokeQuestion) -> Answer {
    question.any(question.scenario.real, |other| {
        question.is_by_other_side(other)
    })
}

/// 64B7 of 2017: the other side has an established revoke.
pub(super) fn both_sides_established(question: &RevokeQuestion) -> Answer {
    question.any(question.scenario.established, |other| {
        question.is_by_other_side(other)
    })
}

/// Law 64C as read in 1997: the other side has an established revoke in the same trick.
pub(super) fn both_sides_in_the_trick(question: &RevokeQuestion) -> Answer {
    let trick = question.this().trick();
    question.any(question.scenario.established, |other| {
        question.is_by_other_side(other) && other.trick() == trick
    })
}

/// 64B2 before 2017: a repeat, whether or not the earlier revoke was established.
pub(super) fn repeated(question: &RevokeQuestion) -> Answer {
    question.any(question.scenario.real, |other| question.is_repeated(other))
}

/// 64B2 of 2017: a repeat of an established revoke.
pub(super) fn repeated_established(question: &RevokeQuestion) -> Answer {
    question.any(question.scenario.established, |other| {
        question.is_repeated(other)
    })
}

/// 64B4: unknown unless it is known when attention was drawn.
pub(super) fn after_the_next_call(question: &RevokeQuestion) -> Answer {
    question.this().circumstances.timing.after_the_next_call
}

/// 64B5.
pub(super) fn after_the_round(question: &RevokeQuestion) -> Answer {
    question.this().circumstances.timing.after_the_round
}

/// 64B1: neither the revoke trick nor a later one.
pub(super) fn won_nothing(question: &RevokeQuestion) -> Answer {
    (question.won_from(question.this().trick()) == 0).into()
}

/// 64A1: the offender himself; a trick won by dummy is not won by declarer, and a missing card wins none (67B1).
pub(super) fn won_by_offender(question: &RevokeQuestion) -> Answer {
    let this = question.this();
    if this.circumstances.omitted {
        return Answer::No;
    }
    match question.course.winner(this.trick()) {
        Winner::Hand(seat, _) => seat == this.offender(),
        Winner::Side(side) => side == this.side,
    }
    .into()
}

/// 64A2: the revoke trick or a later one.
pub(super) fn won_by_side(question: &RevokeQuestion) -> Answer {
    (question.won_from(question.this().trick()) != 0).into()
}
