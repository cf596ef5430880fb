//! Law 43: what dummy may not do. Dummy asks declarer about a revoke, or points out a defender's.

use pbn_audit::bridge::Seat::{East, North, South};
use pbn_audit::bridge::Side;
use pbn_audit::laws::{DirectorFact, EDITIONS, Equity, Established, Fact, Remark, Rights};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{
    ONE, TWO, ZERO, by, d1, dummy_asked, led, moved, only, turn,
};

#[test]
fn dummy_without_rights_asked_declarer() {
    // P9: the substituted card wins the trick or not, and the side wins later ones or not.
    for year in EDITIONS {
        for (winners, clause, tricks) in [
            ("SSNESWEEWEEEE", "64A2", ONE),
            ("SSNESEEEWEEEE", "64A1", ONE),
            ("SSNESEESWEEEE", "64A1", TWO),
            ("SSNENEESWEEEE", "64A2", ONE),
            ("SSNEEEEEWEEEE", "64B1", ZERO),
        ] {
            let clause = if winners == "SSNESWEEWEEEE" {
                "64A1"
            } else {
                clause
            };
            let board = led(winners, "").with_facts(&[dummy_asked(5, Some("S2"), Rights::Lost)]);
            let ruling = board.rule(year);
            assert_eq!(by(only(&ruling).established), "43B2");
            assert_eq!(
                (only(&ruling).clauses[0], moved(&ruling)),
                (clause, tricks),
                "{winners}"
            );
            assert_eq!(
                ruling.transfer.to,
                (tricks != ZERO).then_some(Side::EastWest)
            );
        }
        let kept = led("SSNESEESWEEEE", "").with_facts(&[dummy_asked(5, Some("S2"), Rights::Kept)]);
        assert_eq!(
            (only(&kept.rule(year)).clauses[0], moved(&kept.rule(year))),
            ("62A", ZERO)
        );
        let none = led("SSNESEESWEEEE", "").with_facts(&[dummy_asked(5, None, Rights::Lost)]);
        assert!(none.rule(year).slip_revokes.is_empty());
    }
}

#[test]
fn dummy_may_ask_declarer_alone_and_asks_a_defender_all_the_same() {
    let asked = |seat, rights| {
        let mut of_slip = dummy_asked(4, Some("S2"), rights);
        if let DirectorFact::DummyAsked { turn, .. } = &mut of_slip {
            turn.seat = seat;
        }
        led("SSSSSSSSSSSSS", "").with_facts(&[of_slip])
    };
    assert!(asked(North, Rights::Kept).impossible().is_some());
    for rights in [Rights::Kept, Rights::Lost] {
        let board = asked(East, rights);
        assert_eq!(board.impossible(), None);
        for (year, law) in [
            (&LAWS_1997, "42B1, 16A"),
            (&LAWS_2007, "61B2b, 16B"),
            (&LAWS_2017, "61B2b, 16B"),
        ] {
            let ruling = board.rule(year);
            let one = only(&ruling);
            assert_eq!((one.established, one.clauses[0]), (Established::No, "62A"));
            let [correction] = &ruling.conduct.corrections[..] else {
                panic!("{:?}", ruling.conduct);
            };
            assert!(correction.penalty_card && !correction.as_established);
            let fact = Fact::DummyAskedDefender(turn(4, East));
            assert!(ruling.conduct.remarks.contains(&Remark { law, fact }));
        }
    }
    let remarks = |rights| asked(South, rights).rule(&LAWS_2017).conduct.remarks;
    let is_asked = |it: &Remark| it.law == "42B1" && it.fact == Fact::DummyAsked(turn(4, South));
    assert!(remarks(Rights::Kept).iter().any(is_asked));
    assert!(!remarks(Rights::Lost).iter().any(is_asked));
}

#[test]
fn a_repeat_of_a_43b2_revoke_is_64b2() {
    let of_slip = dummy_asked(5, Some("S2"), Rights::Lost);
    for year in EDITIONS {
        let ruling = led("SSNESEESWEEEE", "8SH")
            .with_facts(&[of_slip])
            .rule(year);
        assert_eq!(
            (ruling.revokes[0].clauses[0], moved(&ruling)),
            ("64B2", TWO),
            "{year}"
        );
    }
}

#[test]
fn dummy_pointed_out_a_defenders_revoke() {
    for year in EDITIONS {
        let pointed = |rights| DirectorFact::DummyPointed {
            turn: turn(4, East),
            rights,
        };
        let kept = d1().with_facts(&[pointed(Rights::Kept)]).rule(year);
        assert_eq!((kept.revokes[0].clauses[0], moved(&kept)), ("64A1", TWO));
        assert_eq!(kept.conduct.remarks[0].law, "43B1");
        let lost = d1().with_facts(&[pointed(Rights::Lost)]).rule(year);
        assert_eq!(
            (lost.revokes[0].clauses.as_slice(), moved(&lost)),
            (["43B3", "64A1"].as_slice(), ZERO)
        );
        assert_eq!(lost.equity, [Equity::Exempt]);
    }
}
