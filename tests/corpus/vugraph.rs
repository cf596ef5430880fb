//! Boards that operators recorded at championships: legal for the most part, and where not, nearly always by a slip of
//! the operator or the deal of another board.
//!
//! The boards named here were each looked at by eye.

use super::{Reports, Row, folder, number};
use std::collections::BTreeSet;
use std::sync::LazyLock;

static REPORTS: LazyLock<Option<Reports>> =
    LazyLock::new(|| Some(Reports::on(&folder("PBN_AUDIT_VUGRAPH")?, &["--boards"])));

/// `00344 4 Open`: file, board and room.
fn place(row: &Row) -> String {
    let file = row["file"].rsplit('/').next().unwrap();
    let file = file.strip_suffix(".pbn").unwrap();
    format!("{file} {} {}", row["board"], row["room"])
}

/// The apparent revokes of a board: turn, grade and nearest legal reading.
fn revokes(reports: &Reports, board: &str) -> Vec<String> {
    let rows = reports.rows("revokes.csv").into_iter();
    let here = rows.filter(|row| place(row) == board);
    here.map(|row| {
        let [trick, seat, grade, reading] =
            ["trick", "seat", "confidence", "nearest_legal_reading"].map(|it| row[it].as_str());
        format!("T{trick} {seat} {grade} {reading}")
    })
    .collect()
}

/// The other findings on a board than its revokes: codes and messages.
fn findings(reports: &Reports, board: &str) -> Vec<String> {
    let rows = reports.rows("findings.csv").into_iter();
    let here = rows.filter(|row| place(row) == board && !row["code"].starts_with('R'));
    here.map(|row| format!("{} {}", row["code"], row["message"]))
        .collect()
}

#[test]
fn every_board_is_accounted_for() {
    let Some(reports) = &*REPORTS else { return };
    let totals = reports.totals();
    assert_eq!(
        (&totals["files"], &totals["games"]),
        (&256.into(), &7090.into())
    );
    assert_eq!(totals["games_not_auditable"], 0);
    let files = reports.rows("files.csv");
    let audited: u64 = files.iter().map(|row| number(row, "games_audited")).sum();
    assert_eq!(totals["games_with_play"], audited);
}

#[test]
fn few_boards_have_a_revoke_that_is_more_than_doubtful() {
    let Some(reports) = &*REPORTS else { return };
    let revokes = reports.rows("revokes.csv");
    let sure = revokes.iter().filter(|row| row["confidence"] != "doubtful");
    let boards: BTreeSet<_> = sure.map(place).collect();
    let looked_at = [
        "00344 4 Open",
        "03542 12 Open",
        "03556 6 Closed",
        "07303 9 Closed",
    ];
    assert_eq!(boards, looked_at.map(str::to_owned).into());
}

#[test]
fn classified_boards_are_read_as_an_expert_reads_them() {
    let Some(reports) = &*REPORTS else { return };
    for (board, expected) in [
        // may well be true: nothing but the failure speaks against the record
        ("00344 4 Open", &["T11 S likely card S T11 CJ for SQ"][..]),
        // may well be true, but stands in the last row that was recorded
        ("00814 18 Closed", &["T11 N doubtful noise T11"]),
        // exchanged cards
        ("00432 17 Open", &["T5 W doubtful exchange W T5 T6"]),
        ("00293 5 Open", &["T6 E doubtful exchange E T5 T6"]),
        // the right rank in the wrong suit
        ("00822 7 Closed", &["T6 N doubtful card N T6 HJ for DJ"]),
        // two slips behind an impossible result
        ("00811 11 Open", &["T9 E doubtful card E T9 S6 for D6"]),
        // nobody can say
        ("03556 6 Closed", &["T3 S likely "]),
        (
            "03542 12 Open",
            &[
                "T4 W likely card W T4 D3 for C8",
                "T5 W likely card W T4 D3 for C8",
            ],
        ),
        ("07303 9 Closed", &["T1 W likely card W T1 H2 for D8"]),
    ] {
        assert_eq!(revokes(reports, board), expected, "{board}");
    }
}

#[test]
fn a_slip_that_is_no_failure_to_follow_is_told_under_its_own_name() {
    let Some(reports) = &*REPORTS else { return };
    for (board, expected) in [
        // a card that stands in the record twice
        (
            "00824 5 Open",
            "P102 South plays CT to trick 10, but played it to trick 3 already",
        ),
        (
            "00353 10 Closed",
            "P101 North plays CJ to trick 2, which West was dealt",
        ),
        // a revoke that the operator's program refused: 6 of the 10 recorded tricks, and yet 11
        (
            "07349 62 Closed",
            "C109 Result says 11, but the recorded tricks allow 6 to 9",
        ),
        (
            "00811 11 Open",
            "C104 Result says 13; the cards allow 8 to 12",
        ),
    ] {
        let reported = findings(reports, board);
        assert!(
            reported.iter().any(|it| it.starts_with(expected)),
            "{board}: {reported:?}"
        );
        assert!(reported.iter().all(|it| !it.starts_with("R1")), "{board}");
    }
}

#[test]
fn rows_off_by_a_seat_have_one_fault_and_a_row_that_is_not_is_legal() {
    let Some(reports) = &*REPORTS else { return };
    // one trick before the claim, and every card in the column of the hand that leads it
    assert_eq!(findings(reports, "03924 3 Closed"), [""; 0]);
    assert_eq!(revokes(reports, "03924 3 Closed"), [""; 0]);
    // the last two rows before the claim stand a column too far to the left
    let reported = findings(reports, "03924 15 Open");
    let (first, others) = reported.split_first().unwrap();
    assert!(first.starts_with("P101 North plays S4 to trick 6, which East was dealt"));
    assert_eq!(others.len(), 3, "{others:?}");
    let follow = others
        .iter()
        .all(|it| it[5..].starts_with("following from the fault in trick 6: "));
    assert!(follow, "{others:?}");
}

#[test]
fn of_turned_boards_the_doubled_go_by_owner_and_the_others_have_another_declarer() {
    let Some(reports) = &*REPORTS else { return };
    let findings = reports.rows("findings.csv");
    let of = |code: &'static str| findings.iter().filter(move |row| row["code"] == code);
    let is_seats = |row: &&Row| row["nearest_legal_reading"].starts_with("seats turned ");
    let seats: BTreeSet<_> = of("D103").filter(is_seats).map(place).collect();
    let is_owners =
        |row: &&Row| row["message"].starts_with("every card is in the column of another hand");
    let owners: BTreeSet<_> = of("P104").filter(is_owners).map(place).collect();
    assert_eq!(
        (seats.len(), owners.len(), of("D103").count()),
        (12, 39, 12)
    );
    let results = of("C101").chain(of("C109"));
    let contradicted: Vec<_> = results
        .map(place)
        .filter(|it| seats.contains(it) || owners.contains(it))
        .collect();
    assert_eq!(contradicted, [""; 0]);
}

#[test]
fn a_board_has_one_primary_fault() {
    let Some(reports) = &*REPORTS else { return };
    let findings = reports.rows("findings.csv");
    // a turned deal is read the right way round, and may have faults besides
    let codes = ["D104", "P101", "P102", "R103"];
    let is_fault = |row: &&Row| codes.contains(&row["code"].as_str());
    let follows = |row: &&Row| row["message"].starts_with("following from ");
    let (later, first): (Vec<_>, Vec<_>) = findings.iter().filter(is_fault).partition(follows);
    let boards: BTreeSet<_> = first.iter().map(|row| place(row)).collect();
    assert_eq!(boards.len(), first.len());
    assert!(later.len() > 100);
    assert!(later.iter().all(|row| boards.contains(&place(row))));
}
