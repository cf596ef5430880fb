//! Objections: why a director's fact is impossible, by the cards, the Laws, or the marks of the record.

use std::fmt;

/// Rows of `name "clause";`.
macro_rules! objections {
    ($($name:ident $clause:literal;)+) => {
        /// Why a fact is impossible; shown as a short clause.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum Objection {
            $(#[doc = $clause] $name,)+
        }

        impl Objection {
            /// Every objection.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The clause.
            pub const fn text(self) -> &'static str {
                match self {
                    $(Self::$name => $clause,)+
                }
            }
        }
    };
}

objections! {
    NoSuchTrick "the deal has no such trick";
    NotReached "the record does not reach that trick";
    NeverHeld "the hand never held that card";
    NoPenaltyCards "declarer and dummy have no penalty cards (Law 50)";
    NotDeclarer "dummy asks declarer, and this is not his seat";
    NotDefender "this is not a defender's seat";
    PlayWentOn "the play went on after that trick";
    FewerLeft "fewer tricks were left";
    PlayedBefore "that card was played before";
    NotTakenBack "that card was played and not taken back";
    HeldAsPlayed "the record holds that card as one that was played";
    OtherCardThere "the record holds another card there";
    NoLeave "this hand had no leave to change its card: none of the other side before it did (Law 62C)";
    NoCorrection "no correction is told that gave leave to change it (Law 62C)";
    Led "this hand led to that trick";
    Follows "that card follows suit";
    LegalDoesNotFollow "the card played instead does not follow suit";
    LegalStillHeld "the card played instead was still held later: the revoke was established by play";
    NoneOfSuit "the hand held no card of the suit led";
    NoRevoke "no revoke is known at that turn";
    DeclaringSideLed "the declaring side makes no opening lead (Law 54)";
    OwnTurnToLead "it was that hand's turn to lead";
    OtherHandPlayed "the Declarer tag (^) says that the other hand of the side played it (Law 54A)";
    OtherLeadMarked "the record marks another lead out of turn (^L), or that this one was accepted";
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
