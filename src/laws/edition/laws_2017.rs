//! Law 64 of 2017. Sources: the English texts of thesmolens.com and south-waikato.bridge-club.org, and pzbs.pl. 64B2
//! and 64B7 ask that the other revoke became established; 62C3 and 64B8 are new.

use super::{Asks, Clause, Edition, Gives, Since, Weighed};
use crate::laws::revoke::RevokeRules;

/// The edition, with its clauses in order of precedence.
pub static LAWS_2017: Edition = Edition {
    year: "2017",
    since: Since {
        wbf: [[2017, 3, 1], [2017, 9, 30]], // published in March, mandatory by 30 September (preface)
        acbl: [[2017, 9, 25], [2017, 9, 25]],
        ebu: [[2017, 8, 1], [2017, 8, 1]], // the start of August (newsletter)
        nbb: [[2017, 7, 1], [2017, 9, 1]], // no day was found: the book is of June
        pzbs: [[2017, 3, 1], [2017, 9, 30]], // no day was found: those of the WBF
    },
    revokes: RevokeRules {
        corrects_both: Some("62C3"),
        agreement: "63A4",
        asked_by_partner: None,
        every_omission: true,
    },
    wrong_card_stands: Some("45D2"),
    weighed: Weighed {
        withdrawn_card: "16C",
        penalty_card: "50E",
        tells_all: true,
        trick_twelve: "16C",
        concealment: "72B3",
        dummy_asked_defender: "61B2b, 16B",
        learned_later: "81C3",
        claim: "suspends",
        dummy_without_rights: "split",
        waiver: "81C5",
    },
    clauses: &[
        Clause::new("64B8", Asks::CorrectedWithTheOther, Gives::Nothing),
        Clause::new("64B6", Asks::OnTrickTwelve, Gives::Nothing),
        Clause::new("64B3", Asks::PenaltyCard, Gives::Nothing),
        Clause::new("64B7", Asks::BothSidesEstablished, Gives::Nothing),
        Clause::new("64B2", Asks::RepeatedEstablished, Gives::Nothing),
        Clause::new("64B4", Asks::AfterTheNextCall, Gives::Nothing),
        Clause::new("64B5", Asks::AfterTheRound, Gives::Nothing),
        Clause::new("64B1", Asks::WonNothing, Gives::Nothing),
        Clause::new("64A1", Asks::WonByOffender, Gives::RevokeTrickAndALaterOne),
        Clause::new("64A2", Asks::WonBySide, Gives::OneTrick),
    ],
};
