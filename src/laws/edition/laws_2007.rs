//! Law 64 of 2007. Sources: the Norwegian text (lovboka.org), the Polish one (pzbs.pl) and the Dutch 64B
//! (keesboek.com). 64B7 is new; the trick won with the suit not followed is gone from 64A2.

use super::{Asks, Clause, Edition, Gives, Since, Weighed};
use crate::laws::revoke::RevokeRules;

/// The edition, with its clauses in order of precedence.
pub static LAWS_2007: Edition = Edition {
    year: "2007",
    since: Since {
        wbf: [[2008, 1, 1], [2008, 9, 30]], // to be adopted between these days (preface)
        acbl: [[2008, 9, 8], [2008, 9, 8]],
        ebu: [[2008, 8, 1], [2008, 8, 1]],
        nbb: [[2008, 1, 1], [2008, 9, 30]], // no day was found: those of the WBF
        pzbs: [[2008, 1, 1], [2008, 9, 30]], // the same
    },
    revokes: RevokeRules {
        corrects_both: None,
        agreement: "63A3",
        asked_by_partner: None,
        every_omission: true,
    },
    wrong_card_stands: None,
    weighed: Weighed {
        withdrawn_card: "16D",
        penalty_card: "50E",
        tells_all: false,
        trick_twelve: "62D2",
        concealment: "72B3",
        dummy_asked_defender: "61B2b, 16B",
        learned_later: "81C3",
        claim: "ends",
        dummy_without_rights: "damage",
        waiver: "81C5",
    },
    clauses: &[
        Clause::new("64B6", Asks::OnTrickTwelve, Gives::Nothing),
        Clause::new("64B3", Asks::FacedCard, Gives::Nothing),
        Clause::new("64B7", Asks::BothSidesRevoked, Gives::Nothing),
        Clause::new("64B2", Asks::Repeated, Gives::Nothing),
        Clause::new("64B4", Asks::AfterTheNextCall, Gives::Nothing),
        Clause::new("64B5", Asks::AfterTheRound, Gives::Nothing),
        Clause::new("64B1", Asks::WonNothing, Gives::Nothing),
        Clause::new("64A1", Asks::WonByOffender, Gives::RevokeTrickAndALaterOne),
        Clause::new("64A2", Asks::WonBySide, Gives::OneTrick),
    ],
};
