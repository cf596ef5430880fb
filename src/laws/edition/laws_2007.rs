//! Law 64 of 2007. Sources: the Norwegian text (lovboka.org), the Polish one (pzbs.pl) and the Dutch 64B
//! (keesboek.com). 64B7 is new; the trick won with the suit not followed is gone from 64A2.

use super::{Edition, EditionYear, Weighed};
use crate::laws::revoke::RevokeRules;

/// The edition, with its clauses in order of precedence.
pub(super) static EDITION: Edition = Edition {
    year: EditionYear::Y2007,
    revokes: RevokeRules {
        corrects_both: None,
        agreement: "63A3",
        asked_by_partner: None,
        every_omission: true,
    },
    faced_card_exempts: true,
    repeats_established: false,
    wrong_card_stands: None,
    weighed: Weighed {
        withdrawn_card: "16D",
        penalty_card: "50E",
        tells_all: false,
        trick_twelve: "62D2",
        concealment: "72B3",
        dummy_asked_defender: "61B2b, 16B",
    },
    clauses: clauses! {
        "64B6" "the revoke was on the twelfth trick":
            on_trick_twelve => Nothing;
        "64B3" "a faced card, or a card of a faced hand such as dummy, was not played":
            faced_card => Nothing;
        "64B7" "both sides revoked on the board":
            both_sides_revoked of another => Nothing;
        "64B2" "the same player had revoked in the same suit before":
            repeated of another => Nothing;
        "64B4" "attention was drawn after the other side had called on the next deal":
            after_the_next_call => Nothing;
        "64B5" "attention was drawn after the round had ended":
            after_the_round => Nothing;
        "64B1" "the offending side won neither the revoke trick nor a later one":
            won_nothing => Nothing;
        "64A1" "the offending player won the revoke trick":
            won_by_offender => RevokeTrickAndALaterOne;
        "64A2" "the offending player did not win the revoke trick, his side won it or a later one":
            won_by_side => OneTrick;
    },
};
