//! What speaks against a slip, in any language.

use crate::laws::Objection;
use crate::words::{Message, message};

/// An objection as a message.
pub(super) fn objection(why: Objection) -> Message {
    use Objection as O;
    match why {
        O::NoSuchTrick => message!("objection-no-such-trick"),
        O::NotReached => message!("objection-not-reached"),
        O::NeverHeld => message!("objection-never-held"),
        O::NoPenaltyCards => message!("objection-no-penalty-cards"),
        O::DummyHimself => message!("objection-dummy-himself"),
        O::NotDefender => message!("objection-not-defender"),
        O::NotDefendersConcession => message!("objection-not-defenders-concession"),
        O::PlayWentOn => message!("objection-play-went-on"),
        O::FewerLeft => message!("objection-fewer-left"),
        O::PlayedBefore => message!("objection-played-before"),
        O::NotTakenBack => message!("objection-not-taken-back"),
        O::HeldAsPlayed => message!("objection-held-as-played"),
        O::OtherCardThere => message!("objection-other-card-there"),
        O::NoLeave => message!("objection-no-leave"),
        O::NoCorrection => message!("objection-no-correction"),
        O::Led => message!("objection-led"),
        O::Follows => message!("objection-follows"),
        O::LegalDoesNotFollow => message!("objection-legal-does-not-follow"),
        O::LegalStillHeld => message!("objection-legal-still-held"),
        O::NoneOfSuit => message!("objection-none-of-suit"),
        O::NoRevoke => message!("objection-no-revoke"),
        O::NoneRecorded => message!("objection-none-recorded"),
        O::DeclaringSideLed => message!("objection-declaring-side-led"),
        O::OwnTurnToLead => message!("objection-own-turn-to-lead"),
        O::OtherHandPlayed => message!("objection-other-hand-played"),
        O::CorrectedTooLate => message!("objection-corrected-too-late"),
        O::OtherResult => message!("objection-other-result"),
        O::OtherLeadMarked => message!("objection-other-lead-marked"),
    }
}
