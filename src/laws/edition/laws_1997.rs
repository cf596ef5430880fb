//! Law 64 of 1997. Sources: the English Law 63 and 67 of jfr.pzbs.pl, the EBU White Book 2004 (which quotes 64A2 in
//! full), D. Stevenson's table of revokes under it, and the WBF Laws Committee's minutes of 1 November 2001, item 4.

use super::{Edition, EditionYear, Weighed};
use crate::laws::revoke::RevokeRules;

/// The edition, with its clauses in order of precedence.
pub(super) static EDITION: Edition = Edition {
    year: EditionYear::Y1997,
    revokes: RevokeRules {
        corrects_both: None,
        agreement: "63A3",
        asked_by_partner: Some("63B"),
        every_omission: false,
    },
    faced_card_exempts: true,
    repeats_established: false,
    wrong_card_stands: None,
    weighed: Weighed {
        withdrawn_card: "16C",
        penalty_card: "50D1",
        tells_all: false,
        trick_twelve: "62D2",
        concealment: "72B4",
        dummy_asked_defender: "42B1, 16A",
    },
    clauses: clauses! {
        "64B6" "the revoke was on the twelfth trick":
            on_trick_twelve => Nothing;
        "64B3" "a faced card, or a card of a faced hand such as dummy, was not played":
            faced_card => Nothing;
        "64C" "both sides revoked in the same trick: equity, as if neither had":
            both_sides_in_the_trick of another => Nothing;
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
            won_by_side => OneTrickAndOneOfTheSuit;
    },
};
