//! `--excel`: the tables as a spreadsheet takes them. Where `LibreOffice` is at hand, it opens them.

use crate::desk::Desk;
use calamine::{Data, Reader, Xlsx, open_workbook};
use std::path::Path;
use std::process::Command;

/// Text that a spreadsheet would take for something else, and text that it must not lose.
const AWKWARD: [(&str, &str); 10] = [
    ("West", "-"),
    ("North", "=1="),
    (
        "East",
        "\u{141}ukasz \u{17b}\u{f3}\u{142}\u{107}; Jos\u{e9}, \u{201e}Ko\u{201d}",
    ),
    ("South", "+31 6 12"),
    ("Round", "1-2"),
    ("Table", "3/4"),
    ("Event", "2 mar"),
    ("Site", "=HYPERLINK(\\\"http://x\\\")"),
    ("HomeTeam", "007"),
    ("VisitTeam", "TRUE"),
];

/// Two tables of a board: a revoke at one of them that nobody adjusted.
fn records() -> String {
    let mut text = crate::desk::REVOKE.to_owned();
    for (name, value) in AWKWARD {
        let begin = format!("[{name} \"");
        let without: String = text
            .split_inclusive('\n')
            .filter(|line| !line.starts_with(&begin))
            .collect();
        text = without.replacen("[Board ", &format!("[{name} \"{value}\"]\n[Board "), 1);
    }
    let text = text.replacen("[Play ", "[Scoring \"MP\"]\n[Room \"Open\"]\n[Play ", 1);
    let other = text
        .replace("Open", "Closed")
        .replace("[Result \"9\"]", "[Result \"8\"]");
    format!("{text}\n{}", other.split_once("% PBN 2.1\n").unwrap().1)
}

fn cells(path: &Path) -> Vec<Vec<String>> {
    let rows = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_path(path)
        .unwrap()
        .into_records();
    rows.map(|row| row.unwrap().iter().map(str::to_owned).collect())
        .collect()
}

fn check(desk: &Desk, out: &str, more: &[&str]) {
    let args = [
        "check",
        "friday.pbn",
        "-q",
        "--boards",
        "--sheets",
        "none",
        "-o",
        out,
    ];
    desk.run(&[&args, more].concat()).exits(0);
}

/// The first sheet of what a spreadsheet of a country makes of a table; `None` where there is none at hand.
fn open(folder: &Path, table: &str, delimiter: u8, locale: u16) -> Option<Vec<Vec<Data>>> {
    let convert = |table: &str| {
        Command::new("soffice")
            .current_dir(folder)
            .arg(format!(
                "-env:UserInstallation=file://{}",
                folder.join("office").display()
            ))
            .args(["--headless", "--convert-to", "xlsx", "--outdir", "opened"])
            // quotes, UTF-8, from the first line, in that language; dates and the like are recognised
            .arg(format!(
                "--infilter=CSV:{delimiter},34,76,1,,{locale},false,true"
            ))
            .arg(format!("{table}.csv"))
            .output()
            .ok()
    };
    let text = convert(table)?;
    let file = folder.join(format!("opened/{table}.xlsx"));
    let mut book: Xlsx<_> = open_workbook(file).unwrap_or_else(|error| panic!("{error}: {text:?}"));
    let formulas = book.worksheet_formula(table).unwrap();
    assert!(
        formulas.cells().all(|(.., formula)| formula.is_empty()),
        "{table}: {formulas:?}"
    );
    let sheet = book.worksheet_range(table).unwrap();
    Some(sheet.rows().map(<[Data]>::to_vec).collect())
}

/// Whether a spreadsheet shows what stands in a plain table, and numbers as numbers.
fn is_shown(cell: &str, shown: &Data) -> bool {
    match shown {
        Data::Empty => cell.is_empty(),
        Data::String(text) if text == cell => cell.parse::<f64>().is_err(),
        Data::String(text) => text.strip_prefix('\'') == Some(cell),
        Data::Float(number) => cell.parse() == Ok(*number),
        Data::DateTime(_) => cell == "2019-03-02",
        _ => false,
    }
}

#[test]
fn a_spreadsheet_takes_every_cell_for_what_it_is() {
    let desk = Desk::with(&[("friday.pbn", &records())]);
    check(&desk, "plain", &[]);
    for (language, delimiter, locale) in
        [("en", b',', 1033), ("nl", b';', 1043), ("pl", b';', 1045)]
    {
        check(&desk, language, &["--excel", language]);
        for table in [
            "review", "revokes", "findings", "files", "boards", "effects",
        ] {
            let plain = cells(&desk.path(&format!("plain/{table}.csv")));
            assert!(plain.len() > 1, "{table} has no rows");
            let Some(opened) = open(&desk.path(language), table, delimiter, locale) else {
                eprintln!("no LibreOffice: the tables are not opened");
                return;
            };
            assert_eq!(opened.len(), plain.len(), "{language} {table}");
            for (row, opened) in plain.iter().zip(&opened) {
                for (place, cell) in row.iter().enumerate() {
                    let shown = opened.get(place).unwrap_or(&Data::Empty);
                    assert!(
                        is_shown(cell, shown),
                        "{language} {table}: {cell:?} is {shown:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn what_a_director_writes_in_it_is_taken_over() {
    let desk = Desk::with(&[("friday.pbn", crate::desk::REVOKE)]);
    check(&desk, "excel", &["--excel", "pl"]);
    let review = desk.read("excel/review.csv");
    let place = review
        .split(';')
        .position(|name| name == "director_decision")
        .unwrap();
    let (head, row) = review.split_once("\r\n").unwrap();
    let mut cells: Vec<_> = row.trim_end().split(';').collect();
    cells[place] = "stands";
    desk.write(
        "excel/review.csv",
        format!("{head}\r\n{}\r\n", cells.join(";")),
    );
    let again = desk.run("check friday.pbn -o excel").exits(0);
    let told = "1 board was decided before";
    assert!(
        again.err.is_empty() && again.out.contains(told),
        "{again:?}"
    );
}
