//! Law 63: what establishes a revoke: play, a card named or led, and a claim, by its claimer and its outcome.

use pbn_audit::bridge::Seat::{East, South, West};
use pbn_audit::laws::{
    Claimed, Designated, DirectorFact, EDITIONS, Established, Fact, Objection, Question, Recorded,
};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{
    Board, TWO, ZERO, assumptions, by, card, claim, corrected, d1, led, moved, only, short, turn,
};

#[test]
fn a_claim_establishes_by_whose_it_was_and_what_became_of_it() {
    use Claimed::{Agreed, Disputed, PartnerObjected, Withdrawn};
    for (claimer, outcome, answers) in [
        (East, Agreed, ["63A3", "63A3", "63A3"]),
        (West, Disputed, ["63A3", "63A3", "63A3"]),
        (West, PartnerObjected, ["no", "no", "no"]),
        (West, Withdrawn, ["63A3", "63A3", "63A3"]),
        (South, Agreed, ["63A3", "63A3", "63A4"]),
        (South, Disputed, ["no", "no", "no"]),
        (South, Withdrawn, ["63A3", "63A3", "63A4"]),
    ] {
        for (year, answer) in EDITIONS.into_iter().zip(answers) {
            let ruling = short()
                .with_facts(&[claim(9, claimer, outcome, None)])
                .rule(year);
            let ruled = only(&ruling);
            assert_eq!(
                by(ruled.established),
                answer,
                "{year} {claimer} {outcome:?}"
            );
            assert!(!assumptions(ruled).iter().any(|it| it.starts_with("63A")));
            assert!(!ruling.questions.contains(&Question::Corrected));
            let disputed = Fact::DisputedClaim(turn(9, claimer));
            let is_weighed = ruling.conduct.remarks.iter().any(|it| it.fact == disputed);
            assert_eq!(
                is_weighed,
                outcome == Disputed && answer != "no",
                "{year} {claimer}"
            );
            if answer == "no" {
                assert_eq!(
                    (ruled.clauses.as_slice(), ruled.demand),
                    (["62A"].as_slice(), ZERO)
                );
                assert_eq!((moved(&ruling), ruled.assumptions.len()), (ZERO, 0));
            }
        }
    }
}

#[test]
fn only_a_defenders_partner_can_undo_a_concession() {
    let objected = |by| claim(9, by, Claimed::PartnerObjected, Some(3));
    for year in EDITIONS {
        // South, declarer, revoked on trick 8 and claimed.
        let own = Board::won("WSSSSSSS", "8SC").stating(10);
        let own = own.with_facts(&[objected(South)]);
        assert_eq!(own.impossible(), Some(Objection::NotDefendersConcession));
        let ruling = own.rule(year);
        assert_eq!(by(only(&ruling).established), "63A3", "{year}");
        // West revoked, and South claimed: whether the defenders agreed is not known.
        let others = short().with_facts(&[objected(South)]);
        assert_eq!(by(only(&others.rule(year)).established), "presumed");
    }
    assert_eq!(short().with_facts(&[objected(West)]).impossible(), None);
}

#[test]
fn a_void_concession_says_nothing_of_the_other_sides_revokes() {
    // South revoked on trick 8; West conceded, and East objected.
    let board = Board::won("WSSSSSSS", "8SC");
    let of_slip = [claim(9, West, Claimed::PartnerObjected, None)];
    for year in EDITIONS {
        let answer = |board: Board| {
            let ruling = board.with_facts(&of_slip).rule(year);
            by(only(&ruling).established)
        };
        assert_eq!(answer(board.clone().stating(10)), "presumed", "{year}");
        assert_eq!(answer(board.clone()), "unknown", "{year}");
    }
}

#[test]
fn a_claim_that_is_withdrawn_keeps_the_tricks_that_its_side_got() {
    // South failed to follow to trick 4, which his partner won.
    let board = Board::won("WEEN", "4SC");
    let withdrawn = claim(5, South, Claimed::Withdrawn, Some(9));
    for year in EDITIONS {
        let ruling = board.clone().with_facts(&[withdrawn]).rule(year);
        let clause = (by(only(&ruling).established), only(&ruling).clauses[0]);
        assert_eq!(clause, ("63A3", "64A2"), "{year}");
        let most = ruling.adjusted.map(|count| count.max); // one less where the suit can take another (1997)
        assert_eq!((most, ruling.transfer.tricks.min), (Some(9), 1));
    }
}

#[test]
fn a_revoke_that_nothing_establishes_is_ruled_as_if_it_were_and_that_is_said() {
    let ruling = Board::won("WSSSSSSS", "8WC").rule(&LAWS_2017);
    let ruled = only(&ruling);
    assert_eq!(ruled.established, Established::Unknown);
    assert!(
        assumptions(ruled).contains(&"63A=0".to_owned()),
        "{ruled:?}"
    );
}

#[test]
fn a_claim_is_asked_for_where_the_establishment_or_the_tricks_left_hang_on_it() {
    let asks = |board: Board| board.rule(&LAWS_2017).questions.contains(&Question::Claim);
    let dummys = Board::won("SSSSSSSS", "8NC").stating(11);
    assert!(asks(dummys.clone()), "nothing moves, but who claimed?");
    assert!(!asks(dummys.with_facts(&[claim(
        9,
        South,
        Claimed::Agreed,
        None
    )])));
    assert!(asks(Board::won("SSSSSSES", "7EC")), "established by play");
    assert!(asks(Board::won("SSSSSSEE", "7EC")), "two move in any case");
}

#[test]
fn play_to_the_next_trick_establishes_whatever_was_claimed_later() {
    let of_slip = [claim(13, South, Claimed::Disputed, None)];
    let ruling = d1().with_facts(&of_slip).rule(&LAWS_2017);
    assert_eq!(
        (by(only(&ruling).established), moved(&ruling)),
        ("63A1", TWO)
    );
    let before = short().with_facts(&[claim(7, South, Claimed::Disputed, None)]);
    assert_eq!(by(only(&before.rule(&LAWS_2017)).established), "presumed");
    assert!(before.impossible().is_some());
}

#[test]
fn a_card_named_or_led_and_taken_back_establishes() {
    for (how, clause) in [
        (Designated::Named, "63A2"),
        (Designated::LedThenWithdrawn, "63A1"),
    ] {
        for seat in [East, West] {
            let of_slip = DirectorFact::Designated {
                turn: turn(9, seat),
                card: Some(card("S4")),
                how,
            };
            let ruling = short().with_facts(&[of_slip]).rule(&LAWS_2017);
            assert_eq!(
                only(&ruling).established,
                Established::Yes {
                    by: clause,
                    trick: 9,
                    card: Some((turn(9, seat), card("S4")))
                }
            );
        }
        let theirs = DirectorFact::Designated {
            turn: turn(9, South),
            card: None,
            how,
        };
        assert_eq!(
            by(only(&short().with_facts(&[theirs]).rule(&LAWS_2017)).established),
            "presumed"
        );
    }
}

#[test]
fn both_sides_in_one_trick_are_settled_by_a_claim() {
    let mut board = Board::won("SSSSSW", "6EH 6SH").stating(8);
    board.replay.rows = 7;
    board.replay.tricks[6].leader = Some(West);
    board.replay.tricks[6].cards[West] = Some(card("C6"));
    let agreed = board
        .clone()
        .with_facts(&[claim(7, South, Claimed::Agreed, None)]);
    let ruling = agreed.rule(&LAWS_2017);
    assert_eq!(by(ruling.revokes[0].established), "63A1");
    assert_eq!(by(ruling.revokes[1].established), "63A3");
    assert_eq!(
        (ruling.revokes[0].clauses[0], moved(&ruling)),
        ("64B7", ZERO)
    );
    let caught = [
        corrected(6, East, "D2", Recorded::New),
        corrected(6, South, "D2", Recorded::New),
    ];
    for (year, clause) in [(&LAWS_2007, "62A"), (&LAWS_2017, "64B8")] {
        let ruling = board.clone().with_facts(&caught).rule(year);
        for ruled in &ruling.revokes {
            assert_eq!(
                (by(ruled.established), ruled.clauses[0]),
                ("no", clause),
                "{year}"
            );
        }
        assert_eq!(moved(&ruling), ZERO);
    }
}

#[test]
fn a_correction_does_not_undo_what_made_the_revoke_count_as_established() {
    let asked = DirectorFact::DefenderAsked {
        turn: turn(4, East),
        withdrawn: Some(card("S2")),
        permitted: false,
    };
    let put_right = corrected(4, East, "S2", Recorded::New);
    for of_slip in [[asked, put_right], [put_right, asked]] {
        let ruling = led("SSNESSSSWSSSS", "")
            .with_facts(&of_slip)
            .rule(&LAWS_1997);
        assert_eq!(by(only(&ruling).established), "63B");
    }
}
