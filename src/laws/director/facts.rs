//! Facts: what is known of a board besides its cards. Every fact is yes, no or unknown; a record alone gives few.

use super::{DirectorFact, Reading};
use crate::bridge::{Seat, Side};
use crate::diagnosis::Grade;

/// An answer that may be missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The record does not say.
    #[default]
    Unknown,
}

impl From<bool> for Answer {
    fn from(yes: bool) -> Self {
        if yes { Self::Yes } else { Self::No }
    }
}

/// When attention was drawn to a revoke (Law 64B4, 64B5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Attention {
    /// Unknown: ruled as if in time, and marked as an assumption.
    #[default]
    Unknown,
    /// In time: before a member of the other side called on the next deal, and before the round ended.
    InTime,
    /// Too late.
    Late,
}

/// The role of a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Role {
    /// Declarer.
    Declarer,
    /// Dummy.
    Dummy,
    /// One of the defenders.
    Defender,
}

/// What is known of a board besides the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Facts<'a> {
    /// The player who was declarer in fact; by Law 54 that may not be the auction's declarer.
    pub declarer: Seat,
    /// The stated Result, in declarer's tricks, if it is for the whole board.
    pub stated: Option<u8>,
    /// Whether the record says that this Result was awarded (`^`): then it is not the count at the table (PBN 2.1 section
    /// 3.4.15).
    pub awarded: bool,
    /// The numbers of tricks (bit n for n tricks) that would give the stated Score; `None` when no Score is stated.
    pub scored: Option<u16>,
    /// When attention was drawn.
    pub attention: Attention,
    /// The grade of each revoke, in order of play; certain by default.
    pub grades: [Grade; 52],
    /// What the director wrote down.
    pub by_director: &'a [DirectorFact],
}

impl Facts<'_> {
    /// The same with other facts from the director.
    pub const fn with<'b>(&self, by_director: &'b [DirectorFact]) -> Facts<'b> {
        Facts {
            by_director,
            ..*self
        }
    }

    /// The same with these grades of the revokes, in order of play.
    #[must_use]
    pub fn graded(mut self, grades: &[Grade]) -> Self {
        self.grades = [Grade::Certain; 52];
        for (slot, grade) in self.grades.iter_mut().zip(grades) {
            *slot = *grade;
        }
        self
    }

    /// The facts of a record alone: everything is unknown except declarer.
    pub const fn of_record(declarer: Seat) -> Self {
        Self {
            declarer,
            stated: None,
            awarded: false,
            scored: None,
            attention: Attention::Unknown,
            grades: [Grade::Certain; 52],
            by_director: &[],
        }
    }

    /// The hand that was dummy.
    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// The role of a hand.
    pub(in crate::laws) fn role(&self, seat: Seat) -> Role {
        if seat == self.declarer {
            Role::Declarer
        } else if seat == self.dummy() {
            Role::Dummy
        } else {
            Role::Defender
        }
    }

    /// The declaring side.
    pub const fn declaring(&self) -> Side {
        crate::bridge::side(self.declarer)
    }

    /// How the director reads a clause of which authorities differ.
    pub(in crate::laws) fn reading(&self, clause: Option<Reading>) -> Answer {
        let of_it = self.by_director.iter().find_map(|it| match *it {
            DirectorFact::Reading { of, applies } if Some(of) == clause => Some(applies),
            _ => None,
        });
        of_it.map_or(Answer::Unknown, Answer::from)
    }

    /// Whether the director noted how many of the remaining tricks a claimer's side got.
    pub(in crate::laws) fn is_share_noted(&self) -> bool {
        let mut stated = self.by_director.iter();
        stated.any(|it| matches!(it, DirectorFact::Claim { tricks, .. } if tricks.is_some()))
    }

    /// What the director answered about the whole board.
    pub(in crate::laws) fn answers(&self) -> Answers {
        let mut answers = Answers::default();
        for it in self.by_director {
            let (answer, yes) = match *it {
                DirectorFact::ResultAdjusted(yes) => (&mut answers.result_adjusted, yes),
                DirectorFact::HandsReturned(yes) => (&mut answers.hands_returned, yes),
                DirectorFact::CorrectionPeriodOpen(yes) => {
                    (&mut answers.correction_period_open, yes)
                }
                _ => continue,
            };
            if *answer == Answer::Unknown {
                *answer = yes.into();
            }
        }
        answers
    }
}

/// What the director answered about the whole board.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Answers {
    /// Whether the Result includes the transfer.
    pub(crate) result_adjusted: Answer,
    /// Whether all four hands were back in the board when a revoke on trick 12 was found.
    pub(crate) hands_returned: Answer,
    /// Whether the correction period is still open.
    pub(crate) correction_period_open: Answer,
}
