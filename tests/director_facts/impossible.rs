//! Facts that the record rules out, and the reason given.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::bridge::{BySeat, Card, Deal, Seat, Suit, Turn};
use pbn_audit::laws::LAWS_2017;
use pbn_audit::laws::Objection;
use pbn_audit::laws::{
    Claimed, Designated, DirectorFact, Instruction, OpeningLead, Recorded, Rights, What, When,
};

use crate::director_facts::fixtures::{
    Board, D14, OPEN, attention, card, claim, corrected, dummy_asked, faced, lead_order, led,
    opening, penalty, play_order, turn, withdrawn,
};

#[test]
fn what_the_record_rules_out_is_impossible() {
    let board = led("SSNESSSSWSSSS", "4EH");
    for of_slip in [
        corrected(14, East, "S2", Recorded::New),
        corrected(3, East, "H2", Recorded::New),
        corrected(3, South, "S2", Recorded::New),
        claim(8, South, Claimed::Agreed, None),
        claim(13, South, Claimed::Agreed, Some(2)),
        penalty(2, 5, South, "HJ"),
        penalty(5, 2, East, "HJ"),
        penalty(6, 6, East, "HT"),
        attention(Some(turn(5, East)), When::Never),
        DirectorFact::Waived(Some(turn(4, West))),
        DirectorFact::DummyPointed {
            turn: turn(4, South),
            rights: Rights::Lost,
        },
        DirectorFact::DefenderAsked {
            turn: turn(4, North),
            withdrawn: None,
            permitted: true,
        },
        DirectorFact::DummyAsked {
            turn: turn(4, North),
            withdrawn: None,
            rights: Rights::Lost,
        },
        DirectorFact::Designated {
            turn: turn(5, East),
            card: Some(card("D4")),
            how: Designated::Named,
        },
    ] {
        assert!(
            board.clone().with_facts(&[of_slip]).impossible().is_some(),
            "{of_slip:?}"
        );
    }
    for of_slip in [
        corrected(6, East, "S2", Recorded::New),
        claim(13, South, Claimed::Agreed, Some(1)),
        penalty(2, 5, East, "HJ"),
        attention(Some(turn(4, East)), When::Never),
        attention(None, When::Never),
        DirectorFact::Waived(None),
    ] {
        assert_eq!(
            board.clone().with_facts(&[of_slip]).impossible(),
            None,
            "{of_slip:?}"
        );
    }
}

#[test]
fn attention_can_be_drawn_to_a_revoke_that_only_a_slip_shows() {
    let known = |fact: DirectorFact, at: Turn| {
        let board = led("SSSSSSSSSSSSS", "").with_facts(&[fact]);
        let drawn = board.with_facts(&[attention(Some(at), When::AfterPlay)]);
        drawn.impossible() != Some(Objection::NoRevoke)
    };
    let asked = DirectorFact::DefenderAsked {
        turn: turn(4, East),
        withdrawn: Some(card("S2")),
        permitted: true,
    };
    let missing = DirectorFact::MissingCard {
        turn: turn(4, East),
        card: card("S2"),
    };
    for fact in [corrected(4, East, "S2", Recorded::New), asked, missing] {
        assert!(known(fact, turn(4, East)), "{fact:?}");
        assert!(!known(fact, turn(4, West)), "{fact:?}");
        assert!(!known(fact, turn(5, East)), "{fact:?}");
    }
    let dummy = dummy_asked(4, Some("S2"), Rights::Lost);
    assert!(known(dummy, turn(4, South)) && !known(dummy, turn(4, East)));
    // A card given back was in the hand from its trick on.
    let extra = DirectorFact::ExtraCard {
        turn: turn(4, East),
        card: card("S2"),
    };
    assert!(known(extra, turn(4, East)) && known(extra, turn(6, East)));
    assert!(!known(extra, turn(3, East)) && !known(extra, turn(6, West)));
}

#[test]
fn attention_can_be_drawn_to_a_breach_that_follows_from_a_fact() {
    use OpeningLead::{Invited, Refused, RefusedDemand};
    // East discards another card than the one that he took back on trick 1.
    let board = Board::played(Some(Suit::Spades), North, OPEN);
    let corrected = corrected(1, East, "D5", Recorded::New);
    let late = |trick, seat| attention(Some(turn(trick, seat)), When::AfterRound);
    let of_breach = board.clone().with_facts(&[corrected, late(2, East)]);
    assert_eq!(of_breach.impossible(), None);
    let clauses = &of_breach.rule(&LAWS_2017).slip_revokes[1].clauses;
    assert!(clauses.contains(&"64B5"), "{clauses:?}");
    let not_there = |board: Board| {
        let why = board.impossible();
        assert_eq!(why, Some(Objection::NoRevoke));
    };
    not_there(board.clone().with_facts(&[late(2, East)]));
    // Where the card could not be played, and by another hand.
    not_there(board.clone().with_facts(&[corrected, late(4, East)]));
    not_there(board.with_facts(&[corrected, late(2, West)]));

    // West was to lead hearts, having one.
    let rows = "D2 D3 D4 DK\nH2 H7 H3 HJ";
    let lead =
        |outcome| Board::played(None, West, rows).with_facts(&[opening(outcome), late(1, West)]);
    assert_eq!(lead(RefusedDemand).impossible(), None);
    not_there(lead(Refused));
    not_there(lead(Invited));
    // He obeyed.
    let hearts = lead_order(2, 2, West, Suit::Hearts, Instruction::Must);
    not_there(Board::played(None, West, rows).with_facts(&[hearts, late(2, West)]));
    let waived = DirectorFact::Waived(Some(turn(2, East)));
    let board = Board::played(Some(Suit::Spades), North, OPEN).with_facts(&[corrected, waived]);
    assert_eq!(board.impossible(), None);
    assert_eq!(board.rule(&LAWS_2017).slip_revokes[1].clauses[0], "81C5");
}

/// Facts that need a recorded trick, all of one trick and hand.
fn of_trick(trick: u8, seat: Seat, text: &str) -> Vec<DirectorFact> {
    let (turn, card) = (turn(trick, seat), card(text));
    vec![
        corrected(trick, seat, text, Recorded::New),
        withdrawn(trick, seat, text),
        play_order(trick, seat, What::Card(card), Instruction::Must),
        DirectorFact::DummyAsked {
            turn,
            withdrawn: Some(card),
            rights: Rights::Lost,
        },
        DirectorFact::DummyPointed {
            turn,
            rights: Rights::Lost,
        },
        DirectorFact::DefenderAsked {
            turn,
            withdrawn: Some(card),
            permitted: false,
        },
        DirectorFact::ExtraCard { turn, card },
        DirectorFact::MissingCard { turn, card },
        DirectorFact::RecordError { turn, card },
    ]
}

#[test]
fn a_fact_of_a_trick_needs_the_trick() {
    let board = led("SSNESSSS", "4EH");
    let reason = |of_slip| board.clone().with_facts(&[of_slip]).impossible();
    let (beyond, none) = (Some(Objection::NotReached), Some(Objection::NoSuchTrick));
    for (trick, why) in [(0, none), (9, beyond), (13, beyond), (14, none)] {
        for of_slip in of_trick(trick, East, "S2") {
            assert_eq!(reason(of_slip), why, "{of_slip:?}");
        }
    }
    for of_slip in of_trick(8, East, "S2") {
        let why = reason(of_slip);
        assert!(why != beyond && why != none, "{of_slip:?}: {why:?}");
    }
    // A card may have been named for the trick after the last recorded one, or for one in which it was then played; but only
    // after a revoke.
    let board = led("SSNESSSS", "4EH 8EH");
    let reason = |of_slip| board.clone().with_facts(&[of_slip]).impossible();
    let no_revoke = Some(Objection::NoRevoke);
    let named = |trick| DirectorFact::Designated {
        turn: turn(trick, East),
        card: None,
        how: Designated::Named,
    };
    assert_eq!(
        [5, 7, 9, 10].map(named).map(reason),
        [None, no_revoke, None, beyond]
    );
    for of_slip in [
        claim(13, South, Claimed::Agreed, None),
        faced(13, East, None),
    ] {
        assert_eq!(reason(of_slip), None, "{of_slip:?}");
    }
    assert_eq!(reason(penalty(9, 13, East, "HJ")), None);
    assert_eq!(reason(penalty(9, 14, East, "HJ")), none);
    assert_eq!(reason(penalty(9, 8, East, "HJ")), none);
}

#[test]
fn a_card_that_was_played_or_that_stands_in_the_record_decides() {
    // East discards on the heart led and follows to the club.
    let board = Board::played(None, North, "H2 S2 H3 H4\nC2 C5 CA C4\nD2 S9 S3 D3");
    let reason = |of_slip| board.clone().with_facts(&[of_slip]).impossible();
    let before = Some(Objection::PlayedBefore);
    assert_eq!(reason(penalty(2, 3, East, "S2")), before);
    assert_eq!(reason(penalty(1, 3, East, "S2")), None);
    assert_eq!(reason(corrected(2, East, "S2", Recorded::New)), before);
    let stands = Some(Objection::OtherCardThere);
    let missing = |trick, text| {
        let of_slip = DirectorFact::MissingCard {
            turn: turn(trick, East),
            card: card(text),
        };
        reason(of_slip)
    };
    assert_eq!(missing(1, "S2"), None);
    assert_eq!(missing(1, "S9"), stands);
    assert_eq!(missing(2, "S2"), stands);
    let extra = |trick, text| {
        let of_slip = DirectorFact::ExtraCard {
            turn: turn(trick, East),
            card: card(text),
        };
        reason(of_slip)
    };
    let played = Some(Objection::HeldAsPlayed);
    assert_eq!([extra(1, "S2"), extra(2, "S2")], [played, played]);
    assert_eq!(extra(1, "C5"), None, "played after that trick");
    let changed = Some(Objection::NotTakenBack);
    assert_eq!(reason(withdrawn(2, East, "S2")), changed);
    assert_eq!(reason(withdrawn(2, East, "C5")), changed);
    let again = |of_slip: fn(Turn, Option<Card>) -> DirectorFact| {
        [("S2", 2), ("CK", 2), ("S9", 2)]
            .map(|(text, trick)| reason(of_slip(turn(trick, East), Some(card(text)))))
    };
    let asked = again(|turn, withdrawn| DirectorFact::DefenderAsked {
        turn,
        withdrawn,
        permitted: false,
    });
    assert_eq!(asked, [before, Some(Objection::Follows), None]);
}

#[test]
fn a_correction_needs_a_card_that_follows_and_was_not_kept() {
    let reason = |row: &str, seat, record| {
        let rows = format!("{row} H3 H4\nC2 C5 CA C4\nD2 H9 S3 D3");
        let of_slip = [corrected(1, seat, "S2", record)];
        Board::played(None, North, &rows)
            .with_facts(&of_slip)
            .impossible()
    };
    let old = |text| Recorded::Old(card(text));
    assert_eq!(reason("H2 S2", East, old("H5")), None);
    assert_eq!(reason("H2 H9", East, old("H9")), None, "it stands");
    assert_eq!(reason("H2 H5", East, Recorded::New), None);
    let not_following = Some(Objection::LegalDoesNotFollow);
    assert_eq!(reason("H2 S2", East, old("C9")), not_following);
    let kept = Objection::LegalStillHeld;
    assert_eq!(reason("H2 S2", East, old("H9")), Some(kept));
    let of_slip = [corrected(12, East, "S2", old("C3"))];
    let d14 = Board::played(Some(Suit::Spades), North, D14).with_facts(&of_slip);
    assert_eq!(
        d14.impossible(),
        None,
        "one on trick 12 is never established"
    );
    let stands = Some(Objection::OtherCardThere);
    assert_eq!(reason("H2 S7", East, old("H5")), stands);
    assert_eq!(reason("H2 S2", East, Recorded::New), stands);
    let led = Some(Objection::Led);
    assert_eq!(reason("H2 H5", North, Recorded::New), led);
    // The deal says that he had no heart to play.
    let hand = ["S2", "C9", "C5", "H9"];
    let held = |left: usize| {
        let hand = hand.iter().take(left).map(|text| card(text)).collect();
        let mut board = Board::played(None, North, "H2 C9 H3 H4");
        board.replay.setting.deal = Deal::new(BySeat([None, Some(hand), None, None])).ok();
        board
            .with_facts(&[corrected(1, East, "S2", Recorded::New)])
            .impossible()
    };
    assert_eq!(held(3), Some(Objection::NoneOfSuit));
    assert_eq!(held(4), None);
}

#[test]
fn a_card_that_was_not_dealt_is_impossible() {
    let hand = "SA SK S2 HA HK H2 DA DK D2 CA CK C2 C3"
        .split(' ')
        .map(card)
        .collect();
    let deal = Deal::new(BySeat([None, Some(hand), None, None])).expect("a deal");
    let mut board = led("SSNESSSSWSSSS", "4EH");
    board.replay.setting.deal = Some(deal);
    let reason = |of_slip| board.clone().with_facts(&[of_slip]).impossible();
    let never = Some(Objection::NeverHeld);
    assert_eq!(reason(penalty(2, 5, East, "HJ")), never);
    assert_eq!(reason(penalty(2, 5, East, "HA")), None);
    assert_eq!(reason(penalty(2, 5, West, "HJ")), None, "a hidden hand");
    assert_eq!(reason(corrected(6, East, "S3", Recorded::New)), never);
    assert_eq!(reason(corrected(6, East, "S2", Recorded::New)), None);
    assert_eq!(
        reason(corrected(6, East, "S2", Recorded::Old(card("HQ")))),
        never
    );
    assert_eq!(reason(faced(2, East, Some("HQ"))), never);
    assert_eq!(
        reason(play_order(
            6,
            East,
            What::Card(card("HQ")),
            Instruction::Must
        )),
        never
    );
    assert_eq!(
        reason(play_order(
            6,
            East,
            What::Card(card("HQ")),
            Instruction::MayNot
        )),
        None
    );
    for of_slip in of_trick(6, East, "HQ") {
        let is_role = matches!(of_slip, DirectorFact::DummyPointed { .. });
        assert_eq!(reason(of_slip) == never, !is_role, "{of_slip:?}");
    }
    let opening = |text| DirectorFact::OpeningLead {
        seat: East,
        card: card(text),
        outcome: OpeningLead::Refused,
    };
    assert_eq!(
        [reason(opening("HQ")), reason(opening("HA"))],
        [never, None]
    );
}

#[test]
fn declarer_may_name_a_card_of_either_hand_and_a_defender_one_of_his_own() {
    let all = |suit: char| {
        "AKQJT98765432"
            .chars()
            .map(move |rank| card(&format!("{suit}{rank}")))
    };
    let hands = BySeat(['S', 'H', 'D', 'C'].map(|suit| Some(all(suit).collect())));
    let mut board = Board::won("SSNESSSS", "8EH 8SD");
    board.replay.setting.deal = Some(Deal::new(hands).expect("a deal"));
    let named = |seat, text| {
        let of_slip = DirectorFact::Designated {
            turn: turn(9, seat),
            card: Some(card(text)),
            how: Designated::Named,
        };
        board.clone().with_facts(&[of_slip]).impossible().is_none()
    };
    // North has the spades, East the hearts, South the diamonds and West the clubs.
    assert_eq!(
        ["S2", "H2", "D2", "C2"].map(|text| named(South, text)),
        [true, false, true, false]
    );
    assert_eq!(
        ["S2", "H2", "D2", "C2"].map(|text| named(East, text)),
        [false, true, false, false]
    );
}
