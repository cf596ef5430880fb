//! What the clauses of Law 64 ask about a revoke. The tables of the editions use these functions.

use super::course::{Course, Scenario, Winner};
use super::infraction::Infraction;
use crate::laws::director::{Answer, Facts};

/// A revoke in one reading of its board: everything that a clause may depend on.
#[derive(Debug, Clone, Copy)]
pub struct RevokeView<'a> {
    infractions: &'a [Infraction],
    place: usize,
    scenario: Scenario,
    course: &'a Course,
    disputes: Disputes<'a>,
    /// Whether a clause applies only where no authority disputes it.
    is_strict: bool,
}

/// What authorities dispute on a board, and how the director reads it.
#[derive(Debug, Clone, Copy)]
pub(in crate::laws) struct Disputes<'a> {
    pub(in crate::laws) facts: &'a Facts<'a>,
    /// The revokes on which every authority lets another one's exemption rest, one bit each: not those that were corrected,
    /// those that are themselves exempt because of a faced card (64B3), nor those on trick 12.
    pub(in crate::laws) undisputed: u64,
}

impl<'a> RevokeView<'a> {
    /// A view about the revoke with this index, in order of play.
    pub(in crate::laws) const fn new(
        infractions: &'a [Infraction],
        place: usize,
        scenario: Scenario,
        course: &'a Course,
        disputes: Disputes<'a>,
    ) -> Self {
        Self {
            infractions,
            place,
            scenario,
            course,
            disputes,
            is_strict: false,
        }
    }

    /// Whether the director says nothing of the board.
    pub(in crate::laws) const fn is_of_record(&self) -> bool {
        self.disputes.facts.by_director.is_empty()
    }

    /// The same view as a clause is read: not applied where authorities dispute it, if the director says so.
    pub(in crate::laws) fn as_read(self, clause: &str) -> Self {
        match self.disputes.facts.reading(clause) {
            Answer::No => self.strictly(),
            Answer::Yes | Answer::Unknown => self,
        }
    }

    /// The same view for a clause that is not applied where authorities dispute it.
    pub(in crate::laws) const fn strictly(self) -> Self {
        let undisputed = self.disputes.undisputed;
        let Scenario { real, established } = self.scenario;
        let scenario = Scenario {
            real: real & undisputed,
            established: established & undisputed,
        };
        Self {
            scenario,
            is_strict: true,
            ..self
        }
    }

    /// Whether a card was faced, read strictly if that is asked for.
    const fn faced(&self, answer: Answer) -> Answer {
        if self.is_strict && self.this().circumstances.faced.hidden_besides {
            Answer::No
        } else {
            answer
        }
    }

    /// The same view with another scenario.
    pub(in crate::laws) const fn with_scenario(self, scenario: Scenario) -> Self {
        Self { scenario, ..self }
    }

    /// The revoke.
    pub(in crate::laws) const fn this(&self) -> &'a Infraction {
        &self.infractions[self.place]
    }

    /// How the tricks went.
    pub(in crate::laws) const fn course(&self) -> &'a Course {
        self.course
    }

    /// Whether the revoke is established in this reading.
    pub(in crate::laws) const fn is_established(&self) -> bool {
        self.scenario.established & 1 << self.place != 0
    }

    /// The tricks that the offending side won, from this one on.
    pub(in crate::laws) fn won_from(&self, first: u8) -> u16 {
        self.course.won_from(first, self.this().side)
    }

    /// Whether any of these revokes (one bit each) matches a condition.
    fn is_one(&self, of: u64, is: impl Fn(&Infraction) -> bool) -> Answer {
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
pub(in crate::laws) fn on_trick_twelve(view: &RevokeView) -> Answer {
    (view.this().real_trick == 12).into()
}

/// 64B3 before 2017: a card of dummy, or one that was faced according to the director.
pub(in crate::laws) fn faced_card(view: &RevokeView) -> Answer {
    view.faced(view.this().circumstances.faced.any)
}

/// 64B3 of 2017: a card of dummy, or one that was a penalty card according to the director.
pub(in crate::laws) fn penalty_card(view: &RevokeView) -> Answer {
    view.faced(view.this().circumstances.faced.penalty)
}

/// 64B8 of 2017: corrected with the other side's revoke in the same trick (62C3).
pub(in crate::laws) fn corrected_with_the_other(view: &RevokeView) -> Answer {
    if view.this().joint {
        Answer::Unknown
    } else {
        Answer::No
    }
}

/// 64B7 of 2007: the other side revoked too, established or not.
pub(in crate::laws) fn both_sides_revoked(view: &RevokeView) -> Answer {
    view.is_one(view.scenario.real, |other| view.is_by_other_side(other))
}

/// 64B7 of 2017: the other side has an established revoke.
pub(in crate::laws) fn both_sides_established(view: &RevokeView) -> Answer {
    view.is_one(view.scenario.established, |other| {
        view.is_by_other_side(other)
    })
}

/// Law 64C as read in 1997: the other side has an established revoke in the same trick.
pub(in crate::laws) fn both_sides_in_the_trick(view: &RevokeView) -> Answer {
    let trick = view.this().trick();
    view.is_one(view.scenario.established, |other| {
        view.is_by_other_side(other) && other.trick() == trick
    })
}

/// 64B2 before 2017: a repeat, whether or not the earlier revoke was established.
pub(in crate::laws) fn repeated(view: &RevokeView) -> Answer {
    view.is_one(view.scenario.real, |other| view.is_repeated(other))
}

/// 64B2 of 2017: a repeat of an established revoke.
pub(in crate::laws) fn repeated_established(view: &RevokeView) -> Answer {
    view.is_one(view.scenario.established, |other| view.is_repeated(other))
}

/// 64B4: unknown unless it is known when attention was drawn.
pub(in crate::laws) fn after_the_next_call(view: &RevokeView) -> Answer {
    view.this().circumstances.timing.after_the_next_call
}

/// 64B5.
pub(in crate::laws) fn after_the_round(view: &RevokeView) -> Answer {
    view.this().circumstances.timing.after_the_round
}

/// 64B1: neither the revoke trick nor a later one.
pub(in crate::laws) fn won_nothing(view: &RevokeView) -> Answer {
    (view.won_from(view.this().trick()) == 0).into()
}

/// 64A1: the offender himself; a trick won by dummy is not won by declarer, and a missing card wins none (67B1).
pub(in crate::laws) fn won_by_offender(view: &RevokeView) -> Answer {
    let this = view.this();
    if this.circumstances.omitted {
        return Answer::No;
    }
    match view.course.winner(this.trick()) {
        Winner::Hand(seat, _) => seat == this.offender(),
        Winner::Side(side) => side == this.side,
    }
    .into()
}

/// 64A2: the revoke trick or a later one.
pub(in crate::laws) fn won_by_side(view: &RevokeView) -> Answer {
    (view.won_from(view.this().trick()) != 0).into()
}
