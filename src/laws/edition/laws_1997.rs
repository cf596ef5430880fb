//! Law 64 of 1997. Sources: the English Law 63 and 67 of jfr.pzbs.pl, the EBU White Book 2004 (which quotes 64A2 in
//! full), D. Stevenson's table of revokes under it, and the WBF Laws Committee's minutes of 1 November 2001, item 4.

use super::{Asks, Clause, Edition, Gives, Since, Weighed};
use crate::laws::revoke::RevokeRules;

/// The edition, with its clauses in order of precedence.
pub static LAWS_1997: Edition = Edition {
    year: "1997",
    since: Since {
        wbf: [[1997, 1, 1], [1998, 1, 1]], // by zone, within the year
        acbl: [[1997, 5, 27], [1997, 5, 27]],
        ebu: [[1997, 9, 1], [1998, 1, 1]], // autumn; the day was not found
        nbb: [[1997, 1, 1], [1998, 1, 1]], // no day was found: that of the WBF
        pzbs: [[1997, 1, 1], [1998, 1, 1]], // the same; an HTML text of it is of October 1997
    },
    revokes: RevokeRules {
        corrects_both: None,
        agreement: "63A3",
        asked_by_partner: Some("63B"),
        every_omission: false,
    },
    wrong_card_stands: None,
    weighed: Weighed {
        withdrawn_card: "16C",
        penalty_card: "50D1",
        tells_all: false,
        trick_twelve: "62D2",
        concealment: "72B4",
        dummy_asked_defender: "42B1, 16A",
        learned_later: "81C6",
        claim: "ends",
        dummy_without_rights: "no-penalty",
        waiver: "81C8",
    },
    clauses: &[
        Clause::new("64B6", Asks::OnTrickTwelve, Gives::Nothing),
        Clause::new("64B3", Asks::FacedCard, Gives::Nothing),
        Clause::new("64C", Asks::BothSidesInTheTrick, Gives::Nothing),
        Clause::new("64B2", Asks::Repeated, Gives::Nothing),
        Clause::new("64B4", Asks::AfterTheNextCall, Gives::Nothing),
        Clause::new("64B5", Asks::AfterTheRound, Gives::Nothing),
        Clause::new("64B1", Asks::WonNothing, Gives::Nothing),
        Clause::new("64A1", Asks::WonByOffender, Gives::RevokeTrickAndALaterOne),
        Clause::new("64A2", Asks::WonBySide, Gives::OneTrickAndOneOfTheSuit),
    ],
};
