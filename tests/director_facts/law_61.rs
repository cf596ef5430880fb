//! Law 61: what a revoke is. A lead or play contrary to a requirement is one too (61A); a defender may not ask his
//! partner about one (61B).

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::bridge::{BySeat, Holding, Rank, Suit};
use pbn_audit::laws::{DirectorFact, Duty, EDITIONS, Equity, Instruction, Range, Ruling, What};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{
    Board, ONE, P26, TWO, ZERO, assumptions, by, card, lead_order, led, moved, only, p5, penalty,
    play_order, turn,
};

#[test]
fn a_defender_asked_his_partner() {
    for (year, permitted, established, tricks) in [
        (&LAWS_1997, false, "63B", TWO),
        (&LAWS_1997, true, "no", ZERO),
        (&LAWS_2007, false, "no", ZERO),
        (&LAWS_2017, true, "no", ZERO),
    ] {
        let of_slip = DirectorFact::DefenderAsked {
            turn: turn(4, East),
            withdrawn: Some(card("S2")),
            permitted,
        };
        let ruling = led("SSNESSSSWSSSS", "").with_facts(&[of_slip]).rule(year);
        assert_eq!(by(only(&ruling).established), established, "{year}");
        assert_eq!(moved(&ruling), tricks, "{year}");
    }
}

#[test]
fn a_lead_against_a_demand_is_a_revoke_that_can_win() {
    for year in EDITIONS {
        let of_slip = lead_order(1, 1, West, Suit::Hearts, Instruction::Must);
        let board = Board::played(None, West, P26)
            .stating(9)
            .with_facts(&[of_slip]);
        let ruling = board.rule(year);
        let found = &ruling.slip_revokes[0];
        assert_eq!(
            (found.revoke.turn, found.revoke.position, found.suit),
            (turn(1, West), 1, Suit::Hearts)
        );
        assert_eq!(
            found.revoke.could_have_played,
            Holding::from_rank(Rank::new(11))
        );
        assert_eq!((by(found.established), found.clauses[0]), ("63A1", "64A1"));
        assert_eq!(moved(&ruling), TWO, "{year}");
    }
}

#[test]
fn what_could_have_been_led_is_of_the_suit_required_or_of_those_not_forbidden() {
    let able = |order, suit| {
        let of_slip = lead_order(1, 1, West, suit, order);
        let ruling = Board::played(None, West, P26).with_facts(&[of_slip]);
        let [found] = &ruling.rule(&LAWS_2017).slip_revokes[..] else {
            panic!("no revoke");
        };
        (found.could_have_played, found.revoke.played)
    };
    let (required, led) = able(Instruction::Must, Suit::Hearts);
    assert!(required.iter().all(|card| card.suit == Suit::Hearts) && !required.is_empty());
    let (others, forbidden) = able(Instruction::MayNot, led.suit);
    assert_eq!(forbidden, led);
    assert!(others.iter().all(|card| card.suit != led.suit) && !(required & others).is_empty());
}

#[test]
fn a_prohibition_lasts_until_the_lead_is_lost() {
    let turns = |from, to, suit| {
        let of_slip = lead_order(from, to, West, suit, Instruction::MayNot);
        let ruling = Board::played(None, West, P26)
            .with_facts(&[of_slip])
            .rule(&LAWS_2017);
        ruling
            .slip_revokes
            .iter()
            .map(|it| it.revoke.turn.trick)
            .collect::<Vec<_>>()
    };
    assert_eq!(turns(1, 13, Suit::Diamonds), [1, 2]);
    assert_eq!(turns(2, 13, Suit::Diamonds), [2]);
    // Under 1997 a later trick won with the forbidden suit is no card that he should have played.
    let of_slip = lead_order(2, 2, West, Suit::Diamonds, Instruction::MayNot);
    let later = format!("{P26}\nC7 C8 C9 CT\nDT D9 D8 DQ");
    let board = Board::played(None, West, &later)
        .stating(8)
        .with_facts(&[of_slip]);
    assert_eq!(only(&board.rule(&LAWS_1997)).demand, ONE);
    assert!(turns(1, 13, Suit::Hearts).is_empty());
}

#[test]
fn a_later_trick_with_the_suit_required_is_a_reason_to_look_at_equity_and_not_one_forbidden() {
    // West wins the diamond, leads two spades and then a heart, all of which win.
    let rows = "D2 D3 D4 DA\nS2 S3 S4 SA\nS5 S6 S7 SK\nH2 H3 H4 HA";
    let equity = |suit, order| {
        let of_slip = [lead_order(2, 2, West, suit, order)];
        let ruling = Board::played(None, West, rows)
            .with_facts(&of_slip)
            .rule(&LAWS_2017);
        assert_eq!(
            ruling.slip_revokes.len(),
            1,
            "the spade on trick 2 is a revoke"
        );
        ruling.equity
    };
    assert_eq!(equity(Suit::Hearts, Instruction::Must), [Equity::LaterSuit]);
    assert_eq!(equity(Suit::Spades, Instruction::MayNot), []);
}

#[test]
fn who_cannot_obey_does_not_revoke() {
    let none = |of_slip: &[DirectorFact], rows: &str| {
        let ruling = Board::played(None, West, rows)
            .with_facts(of_slip)
            .rule(&LAWS_2017);
        assert!(
            ruling.slip_revokes.is_empty() && ruling.transfer.tricks == ZERO,
            "{of_slip:?}"
        );
    };
    // No card of the demanded suit; only cards of the forbidden one; obliged to follow suit.
    none(
        &[lead_order(1, 1, West, Suit::Spades, Instruction::Must)],
        P26,
    );
    none(
        &[lead_order(4, 4, West, Suit::Hearts, Instruction::MayNot)],
        P26,
    );
    none(
        &[play_order(
            2,
            East,
            What::Suit(Suit::Hearts),
            Instruction::Must,
        )],
        P26,
    );
    none(
        &[play_order(
            2,
            East,
            What::Card(card("H5")),
            Instruction::Must,
        )],
        P26,
    );
}

/// West leads HA to trick 12 and keeps D2; East keeps D4, and North D9 and no heart.
fn led_on_twelve() -> Board {
    let mut board = Board::won("SSSSSSSSSSWWN", "").stating(11);
    let row = |cards: [&str; 4]| BySeat(cards.map(|text| Some(card(text))));
    board.replay.tricks[11].cards = row(["C9", "H4", "H5", "HA"]);
    board.replay.tricks[12].cards = row(["D9", "D4", "H7", "D2"]);
    board
}

#[test]
fn a_lead_to_trick_12_against_an_order_is_corrected() {
    let order = lead_order(12, 12, West, Suit::Diamonds, Instruction::Must);
    for year in EDITIONS {
        let board = led_on_twelve().with_facts(&[order]);
        let bare = board.rule(year);
        let found = &bare.slip_revokes[0];
        assert_eq!((found.clauses[0], moved(&bare)), ("64B6", ZERO), "{year}");
        assert!(
            assumptions(found).contains(&"62D=12".to_owned()),
            "{found:?}"
        );
        // North wins D2 with D9, and then C9.
        let not = board
            .clone()
            .with_facts(&[DirectorFact::HandsReturned(false)])
            .rule(year);
        assert_eq!(not.adjusted, Some(Range::exactly(12)));
        let back = board
            .with_facts(&[DirectorFact::HandsReturned(true)])
            .rule(year);
        assert_eq!(back.adjusted, Some(Range::exactly(11)));
    }
}

#[test]
fn a_correction_of_trick_12_can_take_the_only_trick_of_a_broken_order() {
    // West was to lead a club to trick 8; East wins trick 12 by his revoke, the only trick of his side after that.
    let mut board = p5();
    board.replay.tricks[6].winner = Some(West);
    board.replay.tricks[7].leader = Some(West);
    board.replay.tricks[12].winner = Some(South);
    board.replay.tricks[12].cards[West] = Some(card("C9"));
    board.replay.tricks[12].cards[South] = Some(card("HQ"));
    let board = board.with_facts(&[lead_order(8, 8, West, Suit::Clubs, Instruction::Must)]);
    let clause = |ruling: &Ruling| (ruling.slip_revokes[0].clauses[0], moved(ruling));
    for year in [&LAWS_1997, &LAWS_2017] {
        assert_eq!(clause(&board.rule(year)), ("64A2", ONE), "{year}");
        let not = board
            .clone()
            .with_facts(&[DirectorFact::HandsReturned(false)])
            .rule(year);
        assert_eq!(clause(&not), ("64B1", ZERO), "{year}");
        assert_eq!(not.adjusted, Some(Range::exactly(12)));
    }
}

#[test]
fn the_highest_the_lowest_and_a_card_can_be_required() {
    let rows = "D2 D3 D4 DK\nD5 DA D7 D6\nDT D8 DJ D9";
    let clause = |what, order| {
        let of_slip = play_order(1, East, what, order);
        let ruling = Board::played(None, West, rows)
            .stating(0)
            .with_facts(&[of_slip])
            .rule(&LAWS_2017);
        ruling.slip_revokes.first().map(|it| it.clauses[0])
    };
    assert_eq!(clause(What::Highest, Instruction::Must), Some("64A2"));
    assert_eq!(clause(What::Lowest, Instruction::Must), None);
    assert_eq!(clause(What::Lowest, Instruction::MayNot), Some("64A2"));
    assert_eq!(
        clause(What::Card(card("DA")), Instruction::Must),
        Some("64A2")
    );
    assert_eq!(
        clause(What::Card(card("D3")), Instruction::MayNot),
        Some("64A2")
    );
    assert_eq!(clause(What::Card(card("DA")), Instruction::MayNot), None);
}

#[test]
fn the_order_of_two_broken_orders_does_not_matter() {
    // East leads S4 to trick 3, and keeps C2, H3 and S2.
    let orders = [
        play_order(3, East, What::Card(card("C2")), Instruction::Must),
        play_order(3, East, What::Suit(Suit::Hearts), Instruction::Must),
        play_order(3, East, What::Suit(Suit::Clubs), Instruction::Must),
        play_order(3, East, What::Lowest, Instruction::Must),
        play_order(3, East, What::Highest, Instruction::MayNot),
        lead_order(3, 3, East, Suit::Hearts, Instruction::Must),
    ];
    let rows = "D2 D3 D4 DK\nD5 DA D7 D6\nS3 S4 S5 S6\nC3 C2 C4 C5\nH2 H3 H4 H5\nS7 S2 S8 S9";
    let ruling = |of_slip: &[DirectorFact]| {
        Board::played(None, West, rows)
            .with_facts(of_slip)
            .rule(&LAWS_2007)
    };
    for one in orders {
        for two in orders.into_iter().filter(|two| *two != one) {
            let ruled = ruling(&[one, two]);
            assert_eq!(
                (ruled.slip_revokes.len(), ruled.conduct.breaches.len()),
                (1, 2)
            );
            assert_eq!(ruled, ruling(&[two, one]), "{one:?} {two:?}");
        }
    }
}

#[test]
fn a_breach_names_what_the_order_was_about() {
    let rows = "D2 D3 D4 DK\nD5 S2 D7 D6\nH2 H7 H3 HJ";
    let duty = |of_slip| {
        let ruling = Board::played(None, West, rows)
            .with_facts(&[of_slip])
            .rule(&LAWS_2017);
        ruling.conduct.breaches[0].duty
    };
    let (suit, order) = (Suit::Hearts, Instruction::Must);
    assert_eq!(
        duty(lead_order(1, 1, West, suit, order)),
        Duty::Lead { suit, order }
    );
    let what = What::Suit(suit);
    assert_eq!(
        duty(play_order(1, West, what, order)),
        Duty::Play { what, order }
    );
}

#[test]
fn a_penalty_card_required_and_not_played_is_64b3_even_if_he_wins() {
    let rows = "D2 DA D4 D5\nC2 C3 C4 C5\nD6 D3 D7 D8";
    let of_slip = [
        play_order(1, East, What::Card(card("D3")), Instruction::Must),
        penalty(1, 3, East, "D3"),
    ];
    for year in EDITIONS {
        let ruling = Board::played(None, North, rows)
            .with_facts(&of_slip)
            .rule(year);
        assert_eq!(
            (ruling.slip_revokes[0].clauses[0], moved(&ruling)),
            ("64B3", ZERO),
            "{year}"
        );
        // He won no later trick with the suit, only the revoke trick.
        assert_eq!(ruling.equity, [Equity::Exempt], "{year}");
    }
}
