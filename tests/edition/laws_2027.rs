//! Laws of 2027, invented: what an engineer writes when a new edition is published, in the form of `laws_2017.rs`.
//!
//! A revoke costs one trick, whoever won it; a card that lay faced exempts again; repeats and trick 12 are no exemptions; both
//! sides' revokes are 64B9. Nobody waits for the other side when both revoked in a trick (no 62C3). Agreement to a claim is
//! 63A5.

use pbn_audit::laws::{Asks, Clause, Edition, Gives, RevokeRules, Since, Weighed};

/// The edition, with its clauses in order of precedence.
pub(super) static LAWS_2027: Edition = Edition {
    year: "2027",
    since: Since {
        wbf: [[2027, 3, 1], [2027, 9, 30]],
        acbl: [[2027, 9, 20], [2027, 9, 20]],
        ebu: [[2027, 8, 1], [2027, 8, 1]],
        nbb: [[2027, 7, 1], [2027, 9, 1]],
        pzbs: [[2027, 3, 1], [2027, 9, 30]],
    },
    revokes: RevokeRules {
        corrects_both: None,
        agreement: "63A5",
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
        Clause::new("64B3", Asks::FacedCard, Gives::Nothing),
        Clause::new("64B9", Asks::BothSidesEstablished, Gives::Nothing),
        Clause::new("64B4", Asks::AfterTheNextCall, Gives::Nothing),
        Clause::new("64B5", Asks::AfterTheRound, Gives::Nothing),
        Clause::new("64B1", Asks::WonNothing, Gives::Nothing),
        Clause::new("64A", Asks::WonBySide, Gives::OneTrick),
    ],
};
