//! Facts of tricks that the record does not have.

use pbn_audit::bridge::Seat::East;
use pbn_audit::bridge::Turn;
use pbn_audit::laws::{
    Claimed, DirectorFact, Instruction, Objection, Penalty, Recorded, Rights, What,
};

use crate::director_facts::cases::board;
use crate::director_facts::fixtures::card;

/// Facts that need a recorded trick, all of one trick and hand.
fn of_trick(trick: u8, text: &str) -> Vec<DirectorFact> {
    let (turn, card) = (Turn { trick, seat: East }, card(text));
    let (withdrawn, rights) = (Some(card), Rights::Lost);
    vec![
        DirectorFact::Corrected {
            turn,
            withdrawn: card,
            record: Recorded::New,
        },
        DirectorFact::Withdrawn { turn, card },
        DirectorFact::Play {
            turn,
            what: What::Card(card),
            order: Instruction::Must,
        },
        DirectorFact::DummyAsked {
            turn,
            withdrawn,
            rights,
        },
        DirectorFact::DummyPointed { turn, rights },
        DirectorFact::DefenderAsked {
            turn,
            withdrawn,
            permitted: false,
        },
        DirectorFact::ExtraCard { turn, card },
        DirectorFact::MissingCard { turn, card },
        DirectorFact::RecordError { turn, card },
    ]
}

#[test]
fn a_fact_of_a_trick_needs_the_trick() {
    let board = board("led SSNESSSS, revokes 4EH");
    let reason = |of_slip| board.clone().with_facts(&[of_slip]).impossible();
    let (beyond, none) = (Some(Objection::NotReached), Some(Objection::NoSuchTrick));
    for (trick, why) in [(0, none), (9, beyond), (13, beyond), (14, none)] {
        for of_slip in of_trick(trick, "S2") {
            assert_eq!(reason(of_slip), why, "{of_slip:?}");
        }
    }
    for of_slip in of_trick(8, "S2") {
        let why = reason(of_slip);
        assert!(why != beyond && why != none, "{of_slip:?}: {why:?}");
    }
    for (from, to) in [(9, 14), (9, 8)] {
        let of_slip = DirectorFact::PenaltyCard {
            from,
            to,
            seat: East,
            card: card("HJ"),
            rank: Penalty::Major,
        };
        assert_eq!(reason(of_slip), none, "{of_slip:?}");
    }
    let turn = Turn {
        trick: 14,
        seat: East,
    };
    let denied = DirectorFact::Revoke {
        turn,
        happened: false,
    };
    assert_eq!(reason(denied), none);
    let claim = DirectorFact::Claim {
        trick: 13,
        by: East,
        outcome: Claimed::Agreed,
        tricks: None,
    };
    assert_eq!(reason(claim), None);
}

#[test]
fn a_fact_of_a_card_needs_the_card_in_the_hand() {
    let dealt = "dealt E: SA SK S2 HA HK H2 DA DK D2 CA CK C2 C3";
    let board = board(&format!("led SSNESSSSWSSSS, revokes 4EH, {dealt}"));
    for of_slip in of_trick(6, "HQ") {
        let why = board.clone().with_facts(&[of_slip]).impossible();
        let is_role = matches!(of_slip, DirectorFact::DummyPointed { .. });
        let never = why == Some(Objection::NeverHeld);
        assert_eq!(never, !is_role, "{of_slip:?}");
    }
}
