//! Contracts, seats, vulnerabilities and numbers of boards in forms that no standard has: what has one meaning is read as that, in
//! PBN with a note (S210), and the same in every carrier; anything else is said to be unreadable.

use crate::desk::{Desk, Row, rows};

/// Contracts in groups that mean the same: contract, declarer and tricks, as far as they are written.
const CONTRACTS: &str = include_str!("forms/contracts.txt");

/// None of these is sure.
const UNREAD: &str =
    "8S|0NT|4|4Z|3K|4P|3SXXX|3SXN*|3SNS|3S+|3S+5|3S-10|3S=+1|3S N 9|AVE|3SX2|3S#|3S?|9";

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

#[test]
fn what_is_no_contract_for_sure_is_said_in_pbn_and_in_usebio() {
    let forms = || UNREAD.split('|');
    let pbn = forms().map(|form| format!("[Event \"\"]\n[Contract \"{form}\"]\n\n"));
    let [boards, findings] = check("a.pbn", &pbn.collect::<String>());
    assert!(
        boards.iter().all(|row| row["contract"].is_empty()),
        "{boards:?}"
    );
    let unread = findings.iter().filter(|row| row["code"] == "S207");
    assert_eq!(unread.count(), forms().count());
    let lines = forms().map(|form| {
        format!(
            "<TRAVELLER_LINE><CONTRACT>{form}</CONTRACT><PLAYED_BY>N</PLAYED_BY></TRAVELLER_LINE>"
        )
    });
    let xml = format!(
        "<USEBIO><BOARD>{}</BOARD></USEBIO>",
        lines.collect::<String>()
    );
    let [boards, findings] = check("a.xml", &xml);
    assert!(
        boards.iter().all(|row| row["contract"].is_empty()),
        "{boards:?}"
    );
    assert_eq!(findings.len(), forms().count());
}

#[test]
fn seats_and_vulnerabilities_are_read_in_words() {
    let seats = [
        ("N", "n.|North|Nord|NOORD|Norte|Norr"),
        ("E", "Est|East|Este|Ost|Oost|\u{d6}ster|\u{d8}st"),
        ("S", "South|Sud|S\u{fc}d|Zuid|Sur|Syd|S\u{f6}der"),
        ("W", "West|Ouest|Ovest|oeste|V\u{e4}ster|Vest"),
        ("", "O|NS|Z|Northern|5"),
    ];
    let sides = [
        ("None", "o|0|-|nil|Love all|neither"),
        ("NS", "N-S|N/S|n|North-South|N/S vul|N&S|NZ"),
        ("EW", "E/W|e|e-w|East-West|EO|OW"),
        ("All", "b|both|GAME ALL|All vul"),
        ("", "green|z|NE|x"),
    ];
    for (column, tag, groups) in [
        ("dealer", "Dealer", seats),
        ("declarer", "Declarer", seats),
        ("vulnerable", "Vulnerable", sides),
    ] {
        for (due, words) in groups {
            let game = |word| format!("[Event \"\"]\n[Contract \"1C\"]\n[{tag} \"{word}\"]\n\n");
            let [boards, findings] =
                check("a.pbn", &words.split('|').map(game).collect::<String>());
            for (row, word) in boards.iter().zip(words.split('|')) {
                assert_eq!(row[column], due, "{tag} {word}");
            }
            let unread = findings.iter().filter(|row| row["code"] == "S207").count();
            assert_eq!(
                unread,
                if due.is_empty() { boards.len() } else { 0 },
                "{words}"
            );
        }
    }
}

#[test]
fn a_board_is_numbered_in_words_and_known_by_its_number() {
    let game = |value| format!("[Event \"\"]\n[Board \"{value}\"]\n[Dealer \"S\"]\n\n");
    let numbered = ["Board 8", "BOARD_8", "board No. 8", "Board: 8"];
    let [boards, findings] = check("a.pbn", &numbered.map(game).concat());
    assert!(boards.iter().all(|row| row["board"] == "8"), "{boards:?}");
    let times = |code| {
        findings
            .iter()
            .find(|row| row["code"] == code)
            .map(|row| &*row["times"])
    };
    assert_eq!([times("S210"), times("S211")], [Some("4"), None]);
    assert!(times("C107").is_some(), "{findings:?}");
    let others = ["8/16", "Match 8", "A8", "Board"];
    let [boards, findings] = check("a.pbn", &others.map(game).concat());
    let told: Vec<_> = boards.iter().map(|row| &*row["board"]).collect();
    assert_eq!(told, others);
    assert!(
        findings.iter().all(|row| row["code"] == "S211"),
        "{findings:?}"
    );
}

#[test]
fn a_contract_that_names_another_declarer_or_other_tricks_than_their_tags_is_told_on_each_board() {
    let game = |(contract, declarer, result)| {
        format!(
            "[Event \"\"]\n[Contract \"{contract}\"]\n[Declarer \"{declarer}\"]\n[Result \"{result}\"]\n\n"
        )
    };
    let same = [
        ("3SN", "N", "9"),
        ("3S by N +1", "N", "10"),
        ("3S+1", "", ""),
    ]
    .map(game);
    let [_, findings] = check("a.pbn", &same.concat());
    assert!(findings.iter().all(|row| row["severity"] == "note"));
    let others = [
        ("3SN", "S", "9"),
        ("3S by N +1", "S", "9"),
        ("3S+1", "N", "9"),
    ];
    let [boards, findings] = check("a.pbn", &others.map(game).concat());
    let taken = boards
        .iter()
        .map(|row| columns(row, ["contract", "declarer", "tricks_stated"]));
    let taken: Vec<_> = taken.collect();
    assert_eq!(
        taken,
        [["3S", "S", "9"], ["3S", "S", "9"], ["3S", "N", "9"]]
    );
    let warnings = findings.iter().filter(|row| row["severity"] == "warning");
    let told: Vec<_> = warnings.map(|row| &*row["message"]).collect();
    assert_eq!(
        told,
        [
            "Contract \"3SN\" names North as declarer; the Declarer tag names South, who is taken",
            "Contract \"3S by N +1\" names North as declarer; the Declarer tag names South, who is taken",
            "Contract \"3S by N +1\" states 10 as declarer's tricks; the Result tag states 9, which is taken",
            "Contract \"3S+1\" states 10 as declarer's tricks; the Result tag states 9, which is taken",
        ]
    );
}
