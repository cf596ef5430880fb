//! Published and derived cases in one table: the facts, the clause and the tricks moved.

use pbn_audit::bridge::Seat::{East, North, South, West};
use pbn_audit::laws::{Claimed, DirectorFact, Edition, Range, Recorded, When};
use pbn_audit::laws::{LAWS_1997, LAWS_2007, LAWS_2017};

use crate::director_facts::fixtures::{
    Board, ONE, TWO, ZERO, attention, by, card, claim, corrected, d1, led, moved, penalty,
};

/// Name, edition, board, the director's facts, tricks moved, and for each revoke how it was established and its first
/// clause.
type Case = (
    &'static str,
    &'static Edition,
    Board,
    Vec<DirectorFact>,
    Range,
    &'static str,
);

#[allow(clippy::too_many_lines)] // a table
fn worked_cases() -> Vec<Case> {
    let disputed = |trick, by| vec![claim(trick, by, Claimed::Disputed, None)];
    let agreed = |trick, by| vec![claim(trick, by, Claimed::Agreed, None)];
    // A record that ends with the revoke trick, and a Result.
    let ends = |revokes| Board::won("SSSSSSSS", revokes).stating(11);
    let p12 = || Board::won("NSSEESSN", "8SS").stating(11);
    let repeated = || Board::won("SSEESESSESSSS", "3ED 6ED");
    let p6 = || Board::won("NSSSSEEESSS", "1SH 11SH").stating(10);
    vec![
        (
            "P6",
            &LAWS_2017,
            p6(),
            agreed(12, South),
            ONE,
            "63A1 64A2, 63A3 64B2",
        ),
        (
            "P11",
            &LAWS_1997,
            ends("8EC"),
            disputed(9, South),
            ZERO,
            "no 62A",
        ),
        (
            "P11 agreed",
            &LAWS_2007,
            ends("8EC"),
            agreed(9, South),
            ONE,
            "63A3 64A2",
        ),
        ("P12", &LAWS_2007, p12(), agreed(9, West), ONE, "63A3 64A2"),
        (
            "P12 objected",
            &LAWS_2007,
            // of the defenders, one conceded and the revoker objected
            Board::won("EWWSSWWE", "8WS").stating(6),
            vec![claim(9, East, Claimed::PartnerObjected, None)],
            ZERO,
            "no 62A",
        ),
        (
            "P13",
            &LAWS_2017,
            ends("8WH"),
            disputed(9, South),
            ZERO,
            "no 62A",
        ),
        (
            "P14",
            &LAWS_2007,
            ends("8WC"),
            disputed(9, South),
            ZERO,
            "no 62A",
        ),
        (
            "P15",
            &LAWS_2007,
            Board::won("NSSSSSSSSSSSS", "1NH"),
            vec![],
            ZERO,
            "63A1 64B3",
        ),
        (
            "P16",
            &LAWS_2007,
            Board::won("SSSN", "4ND").stating(10),
            vec![corrected(4, North, "D2", Recorded::Old(card("DJ")))],
            ZERO,
            "no 62A",
        ),
        (
            "P21",
            &LAWS_2017,
            led("NNSSSSSESSSSS", "1WH"),
            vec![corrected(2, West, "C2", Recorded::New)],
            ONE,
            "63A1 64A2, no 62A",
        ),
        (
            "64B3, and the same suit again",
            &LAWS_2017,
            repeated(),
            vec![penalty(2, 3, East, "DJ")],
            ZERO,
            "63A1 64B3, 63A1 64B2",
        ),
        (
            "64B3, and the same suit again, 1997",
            &LAWS_1997,
            repeated(),
            vec![penalty(2, 3, East, "DJ")],
            ZERO,
            "63A1 64B3, 63A1 64B2",
        ),
        (
            "D24a",
            &LAWS_2017,
            d1(),
            vec![attention(None, When::NextCallByOthers)],
            ZERO,
            "63A1 64B4",
        ),
        (
            "D24b",
            &LAWS_2017,
            d1(),
            vec![attention(None, When::NextCallByOffenders)],
            TWO,
            "63A1 64A1",
        ),
        (
            "S000 disputed",
            &LAWS_2017,
            ends("8EC"),
            disputed(9, South),
            ZERO,
            "no 62A",
        ),
        (
            "S000 presumed",
            &LAWS_2017,
            ends("8EC"),
            vec![],
            ONE,
            "presumed 64A2",
        ),
    ]
}

#[test]
fn the_worked_cases() {
    for (name, year, board, of_slip, tricks, answers) in worked_cases() {
        let ruling = board.with_facts(&of_slip).rule(year);
        let of_slip = &ruling.slip_revokes;
        let found: Vec<String> = ruling
            .revokes
            .iter()
            .chain(of_slip)
            .map(|it| format!("{} {}", by(it.established), it.clauses[0]))
            .collect();
        assert_eq!(found.join(", "), answers, "{name}");
        assert!(
            tricks == moved(&ruling) || name.contains("presumed"),
            "{name}: {:?}",
            ruling.transfer
        );
    }
}
