//! What speaks against a slip, in any language.

use super::say::{Say, say};
use crate::laws::Objection;

/// An objection to be said.
pub(super) fn objection(why: Objection) -> Say {
    use Objection as O;
    match why {
        O::NoSuchTrick => say!("objection-no-such-trick"),
        O::NotReached => say!("objection-not-reached"),
        O::NeverHeld => say!("objection-never-held"),
        O::NoPenaltyCards => say!("objection-no-penalty-cards"),
        O::NotDeclarer => say!("objection-not-declarer"),
        O::NotDefender => say!("objection-not-defender"),
        O::PlayWentOn => say!("objection-play-went-on"),
        O::FewerLeft => say!("objection-fewer-left"),
        O::PlayedBefore => say!("objection-played-before"),
        O::NotTakenBack => say!("objection-not-taken-back"),
        O::HeldAsPlayed => say!("objection-held-as-played"),
        O::OtherCardThere => say!("objection-other-card-there"),
        O::NoLeave => say!("objection-no-leave"),
        O::NoCorrection => say!("objection-no-correction"),
        O::Led => say!("objection-led"),
        O::Follows => say!("objection-follows"),
        O::LegalDoesNotFollow => say!("objection-legal-does-not-follow"),
        O::LegalStillHeld => say!("objection-legal-still-held"),
        O::NoneOfSuit => say!("objection-none-of-suit"),
        O::NoRevoke => say!("objection-no-revoke"),
        O::DeclaringSideLed => say!("objection-declaring-side-led"),
        O::OwnTurnToLead => say!("objection-own-turn-to-lead"),
        O::OtherHandPlayed => say!("objection-other-hand-played"),
        O::OtherLeadMarked => say!("objection-other-lead-marked"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Language, Words};
    use super::*;

    #[test]
    fn an_objection_is_said_in_english_as_the_tables_have_it() {
        let words = Words::of(Language::English);
        for why in Objection::ALL {
            assert_eq!(words.say(&objection(*why)), why.text());
        }
    }
}
