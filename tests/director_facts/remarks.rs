//! What the ruling reminds the director of under other Laws: 16, 42, 50, 62D, 72 and 79C.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::bridge::{Side, Suit};
use pbn_audit::laws::{
    DirectorFact, Fact, Instruction, OpeningLead, Question, Recorded, Rights, Usable, What, When,
};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};
use pbn_audit::replay::Irregularity;

use crate::director_facts::fixtures::{
    Board, CHANGED, D14, attention, card, corrected, d1, lead_order, opening, penalty, play_order,
    revoke, turn, withdrawn,
};

#[test]
fn what_other_laws_have_the_director_weigh_is_named() {
    let facts = |board: Board| -> Vec<Fact> {
        let remarks = board.rule(&LAWS_2017).conduct.remarks;
        remarks.into_iter().map(|it| it.fact).collect()
    };
    let (seat, held) = (East, card("HJ"));
    let of_penalty_card = Fact::PenaltyCard {
        seat,
        card: held,
        usable: Usable::WhileOpen,
    };
    let of_slip = penalty(2, 3, East, "HJ");
    assert_eq!(facts(d1().with_facts(&[of_slip])), [of_penalty_card]);
    let pointed = |rights| DirectorFact::DummyPointed {
        turn: turn(4, East),
        rights,
    };
    let spoke = Fact::DummySpoke(turn(4, East));
    assert_eq!(facts(d1().with_facts(&[pointed(Rights::Kept)])), [spoke]);
    assert_eq!(facts(d1().with_facts(&[pointed(Rights::Lost)])), []);
    // South, declarer, put a revoke right, and West changed his card: his side may use both, and South may not.
    let board = Board::played(Some(Suit::Spades), East, CHANGED);
    let of_slip = [
        corrected(1, South, "S4", Recorded::New),
        withdrawn(1, West, "CQ"),
    ];
    let of = |seat, text| Fact::WithdrawnCard {
        seat,
        trick: 1,
        card: card(text),
        authorised: Side::EastWest,
    };
    assert_eq!(
        facts(board.with_facts(&of_slip)),
        [of(South, "S4"), of(West, "CQ")]
    );
}

#[test]
fn conduct_is_empty_where_no_fact_shows_any() {
    let rows = "D2 D3 D4 DK\nD5 S2 D7 D6";
    let board = Board::played(None, West, rows);
    let conduct =
        |of_slip: &[DirectorFact]| board.clone().with_facts(of_slip).rule(&LAWS_2017).conduct;
    assert!(conduct(&[]).is_empty());
    assert!(conduct(&[DirectorFact::HandsReturned(true)]).is_empty());
    for of_slip in [
        opening(OpeningLead::Accepted),
        lead_order(1, 1, East, Suit::Hearts, Instruction::Must),
        play_order(1, West, What::Card(card("D6")), Instruction::Must),
        corrected(1, South, "H2", Recorded::New),
        penalty(1, 2, East, "D3"),
        DirectorFact::CorrectionPeriodOpen(true),
    ] {
        assert!(!conduct(&[of_slip]).is_empty(), "{of_slip:?}");
    }
}

#[test]
fn a_repeat_and_a_revoke_on_trick_12_are_named_by_edition() {
    for (year, law) in [
        (&LAWS_1997, "72B4"),
        (&LAWS_2007, "72B3"),
        (&LAWS_2017, "72B3"),
    ] {
        let ruling = Board::won("SSEESESSESSSS", "3ED 6ED").rule(year);
        let remarks = ruling.conduct.remarks;
        assert_eq!(remarks.len(), 1, "{year}");
        assert_eq!(
            (remarks[0].law, remarks[0].fact),
            (law, Fact::Repeat(turn(6, East)))
        );
    }
    // another suit; dummy, whose cards declarer names
    for revokes in ["3ED 6ES", "3ND 6ND"] {
        let ruling = Board::won("SSEESESSESSSS", revokes).rule(&LAWS_2017);
        assert!(ruling.conduct.is_empty(), "{revokes}");
    }
    // East plays second to trick 12, West after him; West's partner had played.
    for (year, seat, law) in [
        (&LAWS_2007, East, Some("62D2")),
        (&LAWS_2017, East, Some("16C")),
        (&LAWS_2017, West, None),
        (&LAWS_2017, South, None),
    ] {
        let mut board = Board::played(Some(Suit::Spades), North, D14);
        board.replay.tricks[11].leader = Some(North);
        let Irregularity::Revoke(mut one) = revoke(&format!("12{}C", seat.letter())) else {
            unreachable!()
        };
        one.turn.trick = 12;
        board.replay.irregularities = vec![Irregularity::Revoke(one)];
        let remarks = board.rule(year).conduct.remarks;
        assert_eq!(remarks.first().map(|it| it.law), law, "{year} {seat:?}");
    }
}

#[test]
fn when_the_time_for_a_correction_is_over_equity_is_no_question() {
    let late = attention(None, When::AfterRound);
    let ruling = d1().with_facts(&[late]).rule(&LAWS_2017);
    assert!(ruling.questions.contains(&Question::CorrectionPeriod));
    for open in [true, false] {
        let of_slip = [late, DirectorFact::CorrectionPeriodOpen(open)];
        let ruling = d1().with_facts(&of_slip).rule(&LAWS_2017);
        assert!(!ruling.questions.contains(&Question::CorrectionPeriod));
        assert_eq!(ruling.equity.is_empty(), !open);
        let fact = Fact::CorrectionPeriod { open };
        assert!(ruling.conduct.remarks.iter().any(|it| it.fact == fact));
    }
    assert!(
        !d1()
            .rule(&LAWS_2017)
            .questions
            .contains(&Question::CorrectionPeriod)
    );
}
