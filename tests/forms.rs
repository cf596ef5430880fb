//! Contracts, seats, vulnerabilities and numbers of boards in forms that no standard has: what has one meaning is read as that, in
//! PBN with a note (S210), and the same in every carrier; anything else is said to be unreadable.

use crate::desk::{Desk, Row, rows};

/// Contracts in groups that mean the same: contract, declarer and tricks, as far as they are written.
const CONTRACTS: &str = include_str!("forms/contracts.txt");

fn columns(row: &Row, of: [&str; 3]) -> [String; 3] {
    of.map(|column| row[column].clone())
}

/// Checks a file. Returns the rows of its boards and of its findings.
fn check(name: &str, text: &str) -> [Vec<Row>; 2] {
    let desk = Desk::with(&[(name, text)]);
    desk.run(&["check", name, "-q", "--boards", "-o", "out"])
        .exits(0);
    ["boards", "findings"].map(|table| rows(desk.path(&format!("out/{table}.csv"))))
}

#[test]
fn a_contract_is_read_in_every_form_that_has_one_meaning_and_in_every_carrier_alike() {
    let forms = CONTRACTS.lines().flat_map(|line| {
        let (forms, due) = line.split_once(" => ").unwrap();
        let due: Vec<_> = due.split('|').collect();
        let due: [&str; 3] = due.try_into().unwrap();
        forms.split('|').map(move |it| (it, due))
    });
    let forms: Vec<_> = forms.collect();
    let game = |(form, _): &(&str, _)| format!("[Event \"\"]\n[Contract \"{form}\"]\n\n");
    let line = |(form, due): &(&str, [&str; 3])| {
        let by = if due[1].is_empty() { "North" } else { "" };
        format!(
            "<TRAVELLER_LINE><CONTRACT>{form}</CONTRACT><PLAYED_BY>{by}</PLAYED_BY><TRICKS>-</TRICKS></TRAVELLER_LINE>"
        )
    };
    let pbn = forms.iter().map(game).collect::<String>();
    let lines = forms.iter().map(line).collect::<String>();
    let xml = format!("<USEBIO><BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD></USEBIO>");
    let of = ["contract", "declarer", "tricks_stated"];
    let [boards, findings] = check("a.pbn", &pbn);
    assert!(findings.iter().all(|row| row["code"] != "S207"));
    assert_eq!(boards.len(), forms.len());
    for (row, (form, due)) in boards.iter().zip(&forms) {
        assert_eq!(columns(row, of), *due, "{form}");
    }
    let [boards, findings] = check("a.xml", &xml);
    assert_eq!(
        (boards.len(), findings.len()),
        (forms.len(), 0),
        "{findings:?}"
    );
    for (row, (form, due)) in boards.iter().zip(&forms) {
        let is_given = due[0] != "Pass" && due[1].is_empty();
        let due = [due[0], if is_given { "N" } else { due[1] }, due[2]];
        assert_eq!(columns(row, of), due, "{form}");
    }
}
