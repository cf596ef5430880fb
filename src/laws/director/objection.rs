//! Objections: why a director's fact is impossible, by the cards, the Laws, or the marks of the record.

use std::fmt;

/// Why a fact is impossible; shown as a short clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Objection {
    /// Tricks that the deal does not have.
    NoSuchTrick,
    /// A trick after the last recorded one.
    NotReached,
    /// A card that the hand was not dealt.
    NeverHeld,
    /// A penalty card of the declaring side.
    NoPenaltyCards,
    /// A question from dummy to a hand other than declarer's.
    NotDeclarer,
    /// Something that only a defender can do, said of the declaring side.
    NotDefender,
    /// The record continues where play is said to have ended.
    PlayWentOn,
    /// More tricks than were left.
    FewerLeft,
    /// A card that was gone by then.
    PlayedBefore,
    /// A withdrawn card that was in fact played.
    NotTakenBack,
    /// A card returned to the hand that is recorded as played.
    HeldAsPlayed,
    /// A card where the record has another.
    OtherCardThere,
    /// A card changed after a correction, by a hand that was not allowed to.
    NoLeave,
    /// A card changed where nothing was corrected.
    NoCorrection,
    /// A correction of a card that was led.
    Led,
    /// A correction of a card that was legal.
    Follows,
    /// A correction by a card that is not legal either.
    LegalDoesNotFollow,
    /// A correction by a card that did not leave the hand.
    LegalStillHeld,
    /// A correction by a hand that could not follow.
    NoneOfSuit,
    /// A fact about a revoke where there is none.
    NoRevoke,
    /// An opening lead out of turn by the declaring side.
    DeclaringSideLed,
    /// An opening lead out of turn by the hand whose lead it was.
    OwnTurnToLead,
    /// An opening lead with an outcome that conflicts with the record's mark on declarer.
    OtherHandPlayed,
    /// An opening lead that conflicts with a mark of the record.
    OtherLeadMarked,
}

impl Objection {
    /// Every objection.
    pub const ALL: [Self; 24] = [
        Self::NoSuchTrick,
        Self::NotReached,
        Self::NeverHeld,
        Self::NoPenaltyCards,
        Self::NotDeclarer,
        Self::NotDefender,
        Self::PlayWentOn,
        Self::FewerLeft,
        Self::PlayedBefore,
        Self::NotTakenBack,
        Self::HeldAsPlayed,
        Self::OtherCardThere,
        Self::NoLeave,
        Self::NoCorrection,
        Self::Led,
        Self::Follows,
        Self::LegalDoesNotFollow,
        Self::LegalStillHeld,
        Self::NoneOfSuit,
        Self::NoRevoke,
        Self::DeclaringSideLed,
        Self::OwnTurnToLead,
        Self::OtherHandPlayed,
        Self::OtherLeadMarked,
    ];

    /// The clause.
    pub const fn text(self) -> &'static str {
        match self {
            Self::NoSuchTrick => "the deal has no such trick",
            Self::NotReached => "the record does not reach that trick",
            Self::NeverHeld => "the hand never held that card",
            Self::NoPenaltyCards => "declarer and dummy have no penalty cards (Law 50)",
            Self::NotDeclarer => "dummy asks declarer, and this is not his seat",
            Self::NotDefender => "this is not a defender's seat",
            Self::PlayWentOn => "the play went on after that trick",
            Self::FewerLeft => "fewer tricks were left",
            Self::PlayedBefore => "that card was played before",
            Self::NotTakenBack => "that card was played and not taken back",
            Self::HeldAsPlayed => "the record holds that card as one that was played",
            Self::OtherCardThere => "the record holds another card there",
            Self::NoLeave => {
                "this hand had no leave to change its card: none of the other side before it did (Law 62C)"
            }
            Self::NoCorrection => "no correction is told that gave leave to change it (Law 62C)",
            Self::Led => "this hand led to that trick",
            Self::Follows => "that card follows suit",
            Self::LegalDoesNotFollow => "the card played instead does not follow suit",
            Self::LegalStillHeld => {
                "the card played instead was still held later: the revoke was established by play"
            }
            Self::NoneOfSuit => "the hand held no card of the suit led",
            Self::NoRevoke => "no revoke is known at that turn",
            Self::DeclaringSideLed => "the declaring side makes no opening lead (Law 54)",
            Self::OwnTurnToLead => "it was that hand's turn to lead",
            Self::OtherHandPlayed => {
                "the Declarer tag (^) says that the other hand of the side played it (Law 54A)"
            }
            Self::OtherLeadMarked => {
                "the record marks another lead out of turn (^L), or that this one was accepted"
            }
        }
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_shown_as_a_clause() {
        let shown = Objection::Led.to_string();
        assert_eq!(shown, "this hand led to that trick");
    }
}
