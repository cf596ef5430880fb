//! Law 64 of 2017. Sources: the English texts of thesmolens.com and south-waikato.bridge-club.org, and pzbs.pl. 64B2
//! and 64B7 ask that the other revoke became established; 62C3 and 64B8 are new.

use super::{Edition, EditionYear, Weighed};
use crate::laws::revoke::RevokeRules;

/// The edition, with its clauses in order of precedence.
pub(super) static EDITION: Edition = Edition {
    year: EditionYear::Y2017,
    revokes: RevokeRules {
        corrects_both: Some("62C3"),
        agreement: "63A4",
        asked_by_partner: None,
        every_omission: true,
    },
    faced_card_exempts: false,
    repeats_established: true,
    wrong_card_stands: Some("45D2"),
    weighed: Weighed {
        withdrawn_card: "16C",
        penalty_card: "50E",
        tells_all: true,
        trick_twelve: "16C",
        concealment: "72B3",
        dummy_asked_defender: "61B2b, 16B",
    },
    clauses: clauses! {
        "64B8" "both sides revoked in the trick, and both were corrected under Law 62C3":
            corrected_with_the_other => Nothing;
        "64B6" "the revoke was on the twelfth trick":
            on_trick_twelve => Nothing;
        "64B3" "a penalty card or a card of dummy was not played":
            penalty_card => Nothing;
        "64B7" "both sides revoked on the board, and both revokes were established":
            both_sides_established of another => Nothing;
        "64B2" "the same player had an established revoke in the same suit before":
            repeated_established of another => Nothing;
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
