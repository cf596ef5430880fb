//! Law 50: penalty cards. When one must be played, when it is picked up, and what the partner may know of it.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::bridge::Suit;
use pbn_audit::laws::{
    DirectorFact, Fact, Instruction, Penalty, PenaltyEnd, Recorded, Remark, Usable, What,
};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{
    Board, OPEN, card, corrected, lead_order, missed, penalty, play_order, turn,
};

#[test]
fn what_may_be_used_of_a_penalty_card_depends_on_the_edition() {
    // East revoked in trick 1 with D3 and took it back; West may lead no diamond in trick 2.
    let back = corrected(1, East, "D3", Recorded::New);
    let forbidden = lead_order(2, 3, West, Suit::Diamonds, Instruction::MayNot);
    let rows = "HA H5 H3 HK\nC2 C4 C6 CA\nS2 D3 S5 S6\nS3 S4 S7 S8";
    let remarks = |year, of_slip: &[DirectorFact]| {
        let board = Board::played(None, South, rows).with_facts(of_slip);
        board.rule(year).conduct.remarks
    };
    let (duty, open, picked_up) = (Usable::Duty, Usable::WhileOpen, Usable::UntilPickedUp);
    for (year, of_slip, law, usable) in [
        (&LAWS_1997, &[back][..], "50D1", duty),
        (&LAWS_2007, &[back], "50E", duty),
        (&LAWS_2017, &[back], "50E", open),
        (&LAWS_2007, &[back, forbidden], "50E", duty),
        (&LAWS_2017, &[back, forbidden], "50E", picked_up),
    ] {
        let fact = Fact::PenaltyCard {
            seat: East,
            card: card("D3"),
            usable,
        };
        assert_eq!(remarks(year, of_slip), [Remark { law, fact }], "{year}");
    }
}

#[test]
fn a_major_penalty_card_is_due_at_the_first_legal_chance() {
    for (of_slip, expected) in [
        // Following suit comes first; on the next trick he may discard it, and discards another card.
        (vec![penalty(1, 8, East, "D5")], vec!["2E D5"]),
        (vec![penalty(3, 8, East, "D5")], vec!["3E D5"]),
        // To be led.
        (vec![penalty(4, 8, East, "D5")], vec!["4E D5"]),
        (vec![penalty(5, 8, East, "D8")], vec!["5E D8"]),
        // To be ruffed with.
        (vec![penalty(2, 2, East, "S3")], vec!["2E S3"]),
        // Discarded, ruffed with, led.
        (vec![penalty(1, 8, East, "D3")], vec![]),
        (vec![penalty(3, 8, East, "SQ")], vec![]),
        (vec![penalty(4, 8, East, "H8")], vec![]),
        (vec![penalty(5, 8, East, "D5")], vec![]),
        // Obliged to follow suit until it can be played.
        (vec![penalty(6, 8, East, "S3")], vec![]),
        (vec![penalty(6, 8, East, "HK")], vec![]),
        // Not after it was played.
        (vec![penalty(2, 8, East, "H9")], vec![]),
    ] {
        let board = Board::played(Some(Suit::Spades), North, OPEN).with_facts(&of_slip);
        assert_eq!(missed(&board), expected, "{of_slip:?}");
    }
}

#[test]
fn a_penalty_card_that_was_played_or_picked_up_lies_there_no_more() {
    let minor = |text| DirectorFact::PenaltyCard {
        from: 1,
        to: 8,
        seat: East,
        card: card(text),
        rank: Penalty::Minor,
    };
    // Of two minor ones S2 is played; beside H3 alone an honour may be played.
    let rows = "SA S2 S3 S4\nCA HK C2 C3\nDA H3 D2 D3";
    let board = Board::played(None, North, rows);
    assert_eq!(
        missed(&board.clone().with_facts(&[minor("H3")])),
        ["1E H3"; 0]
    );
    let two = board.with_facts(&[minor("S2"), minor("H3")]);
    assert_eq!(missed(&two), ["1E H3"; 0]);
    // West may lead no heart to the first trick: East picks HJ up before he plays to it.
    let board = Board::played(None, West, "S2 H2 S3 SA\nC2 HJ C3 CA");
    let card = penalty(1, 8, East, "HJ");
    assert_eq!(missed(&board.clone().with_facts(&[card])), ["1E HJ"]);
    let order = lead_order(1, 1, West, Suit::Hearts, Instruction::MayNot);
    assert_eq!(missed(&board.with_facts(&[card, order])), ["1E HJ"; 0]);
}

#[test]
fn orders_come_before_a_penalty_card() {
    let of_slip = [
        penalty(2, 8, East, "D5"),
        play_order(2, East, What::Card(card("D3")), Instruction::Must),
        play_order(3, East, What::Highest, Instruction::Must),
    ];
    let board = Board::played(Some(Suit::Spades), North, OPEN).with_facts(&of_slip[..2]);
    assert_eq!(missed(&board), ["3E D5"]);
    // An order that cannot be obeyed frees nobody (Law 59).
    let board = Board::played(Some(Suit::Spades), North, OPEN).with_facts(&of_slip);
    assert_eq!(missed(&board), ["3E D5"]);
}

#[test]
fn of_two_penalty_cards_one_is_enough() {
    let two = |one, other| {
        let of_slip = [penalty(2, 8, East, one), penalty(2, 8, East, other)];
        missed(&Board::played(Some(Suit::Spades), North, OPEN).with_facts(&of_slip))
    };
    // Declarer chose D3 on trick 2, SQ on trick 3: D5 and H8 still lie there, and one of those is due.
    assert!(two("D3", "SQ").is_empty());
    assert_eq!(two("D3", "D5"), ["3E D5"]);
    assert_eq!(two("D5", "H8"), ["2E H8 D5"]);
}

#[test]
fn a_minor_penalty_card_forbids_a_lower_card_of_the_suit() {
    let minor = |from, text| DirectorFact::PenaltyCard {
        from,
        to: 8,
        seat: East,
        card: card(text),
        rank: Penalty::Minor,
    };
    let missed = |of_slip: &[DirectorFact]| {
        missed(&Board::played(Some(Suit::Spades), North, OPEN).with_facts(of_slip))
    };
    assert_eq!(missed(&[minor(1, "D5")]), ["2E D5"]);
    assert_eq!(missed(&[minor(3, "D8")]), ["5E D8"]);
    // Another suit, or an honour.
    assert!(missed(&[minor(3, "S3")]).is_empty());
    assert!(missed(&[minor(3, "H8")]).is_empty());
    let rows = "H2 HK H3 H4\nH5 H6 H7 H8";
    let honour = Board::played(None, North, rows).with_facts(&[minor(1, "H6")]);
    assert!(self::missed(&honour).is_empty());
    // Two of them are both major.
    assert_eq!(missed(&[minor(3, "H8"), minor(3, "D8")]), ["3E H8 D8"]);
}

/// North leads a club to East's ace, and East two diamonds and a heart; West, his partner, has the lead on trick 5.
const LEADS: &str = "
    C2 CA C3 C4
    D3 DA D4 D5
    D7 DK D8 D6
    H2 H3 H4 HA
    S3 S4 S5 SA
    H5 H7 H6 HK
    D2 D9 DT DJ";

#[test]
fn declarers_choice_over_the_lead_ends_the_penalty_status() {
    let with = |order: &[DirectorFact]| {
        let board = Board::played(None, North, LEADS).with_facts(&[penalty(4, 7, East, "H7")]);
        missed(&board.with_facts(order))
    };
    assert_eq!(with(&[]), ["4E H7"]);
    let choice = lead_order(5, 7, West, Suit::Hearts, Instruction::MayNot);
    assert_eq!(with(&[choice]), ["4E H7"], "before the choice was made");
    // It was still in his hand, hearts not being led; then the choice was made.
    let board = |order: Instruction, suit| {
        let of_slip = [
            penalty(5, 7, East, "H7"),
            lead_order(5, 7, West, suit, order),
        ];
        Board::played(None, North, LEADS).with_facts(&of_slip)
    };
    assert_eq!(
        missed(&Board::played(None, North, LEADS).with_facts(&[penalty(5, 7, East, "S9")])),
        Vec::<String>::new()
    );
    let picked_up = board(Instruction::MayNot, Suit::Hearts)
        .rule(&LAWS_2017)
        .conduct;
    assert!(picked_up.breaches.iter().all(|it| it.turn.seat == West));
    let restriction = picked_up.restrictions[0];
    assert_eq!(
        (restriction.first, restriction.last, restriction.is_over),
        (Some(5), Some(7), false)
    );
    // With the suit picked up he may keep it: a later failure is no 64B3.
    let demand = board(Instruction::Must, Suit::Hearts)
        .rule(&LAWS_2017)
        .conduct;
    assert_eq!(demand.restrictions[0].last, Some(5));
    assert!(demand.restrictions[0].is_over);
    assert_eq!(demand.breaches.len(), 1);
    assert_eq!(demand.breaches[0].turn, turn(5, West));
}

#[test]
fn a_penalty_card_is_followed_to_its_end() {
    let ends = |of_slip: &[DirectorFact]| {
        let ruling = Board::played(None, North, LEADS)
            .with_facts(of_slip)
            .rule(&LAWS_2017);
        let cards = ruling.conduct.penalty_cards.into_iter();
        cards
            .map(|it| (it.from, it.card, it.end))
            .collect::<Vec<_>>()
    };
    let end = |of_slip: &[DirectorFact]| ends(of_slip)[0].2;
    let choice = lead_order(5, 7, West, Suit::Hearts, Instruction::MayNot);
    assert_eq!(end(&[penalty(4, 7, East, "H7")]), PenaltyEnd::Played(6));
    assert_eq!(
        end(&[penalty(4, 7, East, "H7"), choice]),
        PenaltyEnd::PickedUp(5)
    );
    // Chosen before he played to the very trick: then he need not have played it.
    let late = lead_order(6, 7, West, Suit::Hearts, Instruction::MayNot);
    assert_eq!(
        end(&[penalty(4, 7, East, "H7"), late]),
        PenaltyEnd::PickedUp(6)
    );
    // Played to trick 4, before West had the lead to trick 5.
    assert_eq!(
        end(&[penalty(3, 7, East, "H3"), choice]),
        PenaltyEnd::Played(4)
    );
    // A choice over another suit, or over a lead before the card lay open, is none over this card.
    let spades = lead_order(5, 7, West, Suit::Spades, Instruction::MayNot);
    assert_eq!(
        end(&[penalty(4, 7, East, "H7"), spades]),
        PenaltyEnd::Played(6)
    );
    assert_eq!(
        end(&[penalty(6, 7, East, "H7"), choice]),
        PenaltyEnd::Played(6)
    );
    assert_eq!(end(&[penalty(4, 5, East, "H7")]), PenaltyEnd::ByDirector(5));
    assert_eq!(end(&[penalty(4, 13, East, "SQ")]), PenaltyEnd::Open);
    assert_eq!(end(&[penalty(4, 7, East, "SQ")]), PenaltyEnd::Open);
    // Two of them, in the order in which they came to lie open; twice told is once.
    let two = [
        penalty(4, 7, East, "H7"),
        penalty(2, 7, East, "DK"),
        penalty(2, 7, East, "DK"),
    ];
    let found = [
        (2, card("DK"), PenaltyEnd::Played(3)),
        (4, card("H7"), PenaltyEnd::Played(6)),
    ];
    assert_eq!(ends(&two), found);
}

#[test]
fn a_corrected_revoke_of_a_defender_leaves_a_penalty_card() {
    // East took back D5 on trick 1; on trick 2 he discards D3 and not D5.
    let of_slip = [corrected(1, East, "D5", Recorded::New)];
    let board = Board::played(Some(Suit::Spades), North, OPEN).with_facts(&of_slip);
    assert_eq!(missed(&board), ["2E D5"]);
    assert_eq!(board.rule(&LAWS_2017).conduct.penalty_cards[0].from, 2);
    let correction = &board.rule(&LAWS_2017).conduct.corrections[0];
    assert!(correction.penalty_card && !correction.as_established);
    assert_eq!(correction.played, Some(card("H9")));
    // South, declarer, has none.
    let of_slip = [corrected(1, South, "D6", Recorded::New)];
    let board = Board::played(Some(Suit::Spades), North, OPEN).with_facts(&of_slip);
    assert!(missed(&board).is_empty());
    assert!(!board.rule(&LAWS_2017).conduct.corrections[0].penalty_card);
}

#[test]
fn a_stated_penalty_card_is_left_as_it_is_stated() {
    let minor = DirectorFact::PenaltyCard {
        from: 2,
        to: 7,
        seat: East,
        card: card("D5"),
        rank: Penalty::Minor,
    };
    let of_slip = [corrected(1, East, "D5", Recorded::New), minor];
    let board = Board::played(Some(Suit::Spades), North, OPEN).with_facts(&of_slip);
    let found = board.rule(&LAWS_2017).conduct.penalty_cards;
    let found: Vec<_> = found.iter().map(|it| (it.card, it.rank)).collect();
    assert_eq!(found, [(card("D5"), Penalty::Minor)]);
}

#[test]
fn the_next_card_of_declarer_or_dummy_accepts_the_one_played_for_a_penalty_card() {
    let accepted = |rows: &str, seat, text| {
        let of_slip = [penalty(1, 8, seat, text)];
        let board = Board::played(None, North, rows).with_facts(&of_slip);
        board.rule(&LAWS_2017).conduct.breaches[0].accepted_by
    };
    let by = |trick, seat, text| Some((turn(trick, seat), card(text)));
    let rows = "HA H4 H2 H3\nCA S2 C3 S4\nD2 D5 D3 D7";
    assert_eq!(accepted(rows, East, "D5"), by(2, South, "C3"));
    assert_eq!(accepted(rows, West, "D7"), by(3, North, "D2"));
    let ends = "HA H4 H2 H3\nC2 CA C3 S4\n-- D2 -- D7";
    assert_eq!(accepted(ends, West, "D7"), None);
}
