//! What the clauses of Law 64 ask about a revoke. The tables of the editions name these questions.

use super::course::{Course, Scenario, Winner};
use super::infraction::Infraction;
use crate::laws::director::{Answer, Facts, Reading};

/// A revoke in one reading of its board: everything that a clause may depend on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct RevokeView<'a> {
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
pub(crate) struct Disputes<'a> {
    pub(crate) facts: &'a Facts<'a>,
    /// The revokes on which every authority lets another one's exemption rest, one bit each: not those that were corrected,
    /// those that are themselves exempt because of a faced card (64B3), nor those on trick 12.
    pub(crate) undisputed: u64,
}

impl<'a> RevokeView<'a> {
    /// A view about the revoke with this index, in order of play.
    pub(crate) const fn new(
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
    pub(crate) const fn is_of_record(&self) -> bool {
        self.disputes.facts.by_director.is_empty()
    }

    /// The same view as a clause is read: not applied where authorities dispute it, if the director says so.
    pub(crate) fn as_read(self, asks: Asks) -> Self {
        match self.disputes.facts.reading(asks.reading()) {
            Answer::No => {
                let mut view = self.strictly();
                let is_undisputed = self.disputes.undisputed & 1 << self.place != 0;
                // what is about both sides applies to the revokes of both or of none
                if !is_undisputed && asks.reading() != Some(Reading::Repeat) {
                    (view.scenario.real, view.scenario.established) = (0, 0);
                }
                view
            }
            Answer::Yes | Answer::Unknown => self,
        }
    }

    /// The same view for a clause that is not applied where authorities dispute it.
    pub(crate) const fn strictly(self) -> Self {
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
    pub(crate) const fn with_scenario(self, scenario: Scenario) -> Self {
        Self { scenario, ..self }
    }

    /// The revoke.
    pub(crate) const fn this(&self) -> &'a Infraction {
        &self.infractions[self.place]
    }

    /// How the tricks went.
    pub(crate) const fn course(&self) -> &'a Course {
        self.course
    }

    /// Whether the revoke is established in this reading.
    pub(crate) const fn is_established(&self) -> bool {
        self.scenario.established & 1 << self.place != 0
    }

    /// The tricks that the offending side won, from this one on.
    pub(crate) fn won_from(&self, first: u8) -> u16 {
        self.course.won_from(first, self.this().side)
    }

    /// Whether any of these revokes (one bit each) matches a condition.
    fn is_one(&self, of: u64, is: impl Fn(&Infraction) -> bool) -> Answer {
        let mut others = self.infractions.iter().enumerate();
        others
            .any(|(place, other)| of & 1 << place != 0 && is(other))
            .into()
    }
}

/// What a clause of Law 64 asks about a revoke, whatever its number in an edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asks {
    /// 64B6: whether it was on the twelfth trick of the deal, even if the record begins later.
    OnTrickTwelve,
    /// 64B3 before 2017: whether a card of dummy was not played, or one that was faced according to the director.
    FacedCard,
    /// 64B3 of 2017: whether a card of dummy was not played, or one that was a penalty card according to the director.
    PenaltyCard,
    /// 64B8 of 2017: whether it was corrected with the other side's revoke in the same trick (62C3).
    CorrectedWithTheOther,
    /// 64B7 of 2007: whether the other side revoked too, established or not.
    BothSidesRevoked,
    /// 64B7 of 2017: whether the other side has an established revoke.
    BothSidesEstablished,
    /// Law 64C as read in 1997: whether the other side has an established revoke in the same trick.
    BothSidesInTheTrick,
    /// 64B2 before 2017: whether it is a repeat, whether or not the earlier revoke was established.
    Repeated,
    /// 64B2 of 2017: whether it is a repeat of an established revoke.
    RepeatedEstablished,
    /// 64B4: whether attention was drawn after the other side had called on the next deal.
    AfterTheNextCall,
    /// 64B5: whether attention was drawn after the round had ended.
    AfterTheRound,
    /// 64B1: whether the offending side won neither the revoke trick nor a later one.
    WonNothing,
    /// 64A1: whether the offender himself won the trick; one won by dummy is not won by declarer, and a missing card wins
    /// none (67B1).
    WonByOffender,
    /// 64A2: whether his side won the revoke trick or a later one.
    WonBySide,
}

impl Asks {
    /// Whether it is so of a revoke.
    pub(crate) fn of(self, view: &RevokeView) -> Answer {
        let this = view.this();
        let timing = &this.circumstances.timing;
        let Scenario { real, established } = view.scenario;
        match self {
            Self::OnTrickTwelve => (this.real_trick == 12).into(),
            Self::FacedCard => view.faced(this.circumstances.faced.any),
            Self::PenaltyCard => view.faced(this.circumstances.faced.penalty),
            Self::CorrectedWithTheOther if this.joint => Answer::Unknown,
            Self::CorrectedWithTheOther => Answer::No,
            Self::BothSidesRevoked => view.is_one(real, |it| it.side != this.side),
            Self::BothSidesEstablished => view.is_one(established, |it| it.side != this.side),
            Self::BothSidesInTheTrick => view.is_one(established, |it| {
                it.side != this.side && it.trick() == this.trick()
            }),
            Self::Repeated => view.is_one(real, |it| this.is_repeat_of(it)),
            Self::RepeatedEstablished => view.is_one(established, |it| this.is_repeat_of(it)),
            Self::AfterTheNextCall => timing.after_the_next_call,
            Self::AfterTheRound => timing.after_the_round,
            Self::WonNothing => (view.won_from(this.trick()) == 0).into(),
            Self::WonByOffender if this.circumstances.omitted => Answer::No,
            Self::WonByOffender => match view.course.winner(this.trick()) {
                Winner::Hand(seat, _) => seat == this.offender(),
                Winner::Side(side) => side == this.side,
            }
            .into(),
            Self::WonBySide => (view.won_from(this.trick()) != 0).into(),
        }
    }

    /// Whether it is about when attention was drawn.
    pub const fn is_about_time(self) -> bool {
        matches!(self, Self::AfterTheNextCall | Self::AfterTheRound)
    }

    /// The clause as slips name it, where authorities read it in two ways.
    pub const fn reading(self) -> Option<Reading> {
        match self {
            Self::FacedCard | Self::PenaltyCard => Some(Reading::FacedCard),
            Self::Repeated | Self::RepeatedEstablished => Some(Reading::Repeat),
            Self::BothSidesRevoked | Self::BothSidesEstablished => Some(Reading::BothSides),
            Self::BothSidesInTheTrick => Some(Reading::InOneTrick),
            _ => None,
        }
    }

    /// Whether it is about another revoke of the board.
    pub const fn rests_on_another(self) -> bool {
        !matches!(self.reading(), None | Some(Reading::FacedCard))
    }
}
