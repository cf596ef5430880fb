//! `convert`: PBN made of LIN is audited as the LIN is, is in the export format, and lies where its input did; what is not in it
//! is counted, and no file is lost.

use crate::desk::{self, Desk, Row, column};
use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};

const AWKWARD: &str = include_str!("awkward.lin");
const SAMPLE: &str = include_str!("../../samples/lin/vugraph.lin");

/// Columns that tell where something is written, and how.
const OF_WRITING: [&str; 5] = ["line", "column", "format", "lines", "help"];

/// Findings that say the same of both. Others name a file, a tag or a row, or say whether a figure is the claim's or the Result's.
const SAME_WORDS: [&str; 8] = [
    "C112", "C113", "D101", "D102", "P103", "P107", "R101", "R103",
];

#[test]
fn awkward_records_are_audited_as_before() {
    let desk = Desk::with(&[("in/awkward.lin", AWKWARD)]);
    desk.run("convert in -o pbn").exits(0);
    assert!(compare(&desk, &[desk.path("in")], 27) > 15);
}

#[test]
fn the_samples_are_audited_as_before() {
    let cases = include_str!("../cases/lin-hands.lin");
    let seats = include_str!("../cases/lin-seats.lin");
    let desk = Desk::with(&[
        ("in/a.lin", SAMPLE),
        ("in/b.lin", cases),
        ("in/c.lin", seats),
    ]);
    desk.run("convert in -o pbn").exits(0);
    assert!(compare(&desk, &[desk.path("in")], 9) > 5);
}

#[test]
fn what_links_and_usebio_carry_is_audited_as_before() {
    let desk = Desk::with(&[
        (
            "in/links.txt",
            include_str!("../../samples/carriers/links.txt"),
        ),
        (
            "in/page.html",
            include_str!("../../samples/carriers/page.html"),
        ),
        (
            "in/club.xml",
            include_str!("../../samples/carriers/club.xml"),
        ),
    ]);
    desk.run("convert in -o pbn").exits(0);
    assert!(compare(&desk, &[desk.path("in")], 10) > 4);
}

/// PBN with entities is copied out of a page.
#[test]
fn pbn_on_a_page_is_audited_as_before() {
    let evening = include_str!("../../samples/club-evening.pbn");
    let page = evening.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!("<html><body><h1>Results</h1><pre>\n{page}</pre></body></html>\n");
    let desk = Desk::with(&[("in/page.html", &page), ("in/evening.pbn", evening)]);
    let done = desk.run("convert in -o pbn").exits(0);
    assert!(done.err.contains("1 file is in PBN already"), "{done:?}");
    std::fs::copy(desk.path("in/evening.pbn"), desk.path("pbn/evening.pbn")).unwrap();
    assert!(compare(&desk, &[desk.path("in")], 48) > 3);
}

/// So is PBN that a mail quotes: there its tags begin their lines, and what the mail says is left out.
#[test]
fn pbn_in_a_mail_is_audited_as_before() {
    let evening = include_str!("../../samples/club-evening.pbn");
    let quoted = evening.replace('\n', "\n> ");
    let mail = format!("Hello,\n\non Monday you wrote:\n> {quoted}\n\nRegards\n");
    let desk = Desk::with(&[("in/mail.txt", &mail)]);
    desk.run("convert in -o pbn").exits(0);
    assert!(compare(&desk, &[desk.path("in")], 24) > 3);
    let pbn = std::fs::read_to_string(desk.path("pbn/mail.pbn")).unwrap();
    assert!(!pbn.contains("you wrote"), "{pbn}");
    let tags = pbn
        .lines()
        .filter(|line| line.starts_with("[Board "))
        .count();
    assert_eq!(tags, evening.matches("\n[Board ").count());
}

#[test]
fn real_files_are_audited_as_before() {
    let Some(folder) = env::var_os("PBN_AUDIT_LIN").map(PathBuf::from) else {
        return;
    };
    let desk = Desk::with(&[]);
    let mut command = desk.command("convert -o pbn");
    command.arg(&folder).assert().success();
    assert!(compare(&desk, &[folder], 1000) > 100);
}

/// Compares what is said of files in LIN with what is said of the PBN made of them, and returns how many findings there are.
#[track_caller]
fn compare(desk: &Desk, lin: &[PathBuf], least: usize) -> usize {
    for (out, paths) in [("of-lin", lin), ("of-pbn", &[desk.path("pbn")])] {
        let mut command = desk.command(&["check", "--boards", "-q", "--sheets", "none", "-o", out]);
        command.args(paths).assert().success();
    }
    let [of_lin, of_pbn] = ["of-lin", "of-pbn"].map(|out| Told::of(&desk.path(out)));
    assert!(
        of_lin.tables[0].len() >= least,
        "{}",
        of_lin.tables[0].len()
    );
    assert_eq!(
        of_pbn.writing, [""; 0],
        "faults of writing in what was written"
    );
    for (before, after) in of_lin.tables.iter().zip(&of_pbn.tables) {
        let [before, after] = [before, after].map(|rows| rows.iter().collect::<BTreeSet<_>>());
        let only = [
            before.difference(&after).next(),
            after.difference(&before).next(),
        ];
        assert_eq!(only, [None, None]);
    }
    of_lin.tables[1].len()
}

/// What the tables say, apart from faults of writing.
struct Told {
    tables: [Vec<Row>; 4],
    /// The messages of faults of writing.
    writing: Vec<String>,
}

impl Told {
    fn of(out: &Path) -> Self {
        let is_of_writing = |row: &Row| row["code"].starts_with('S');
        let (writing, findings): (Vec<_>, Vec<_>) =
            rows(out, "findings").into_iter().partition(is_of_writing);
        let mut boards = rows(out, "boards");
        for row in &mut boards {
            row.remove("findings"); // with the faults of writing
        }
        let mut review = rows(out, "review");
        for row in &mut review {
            let reasons = row["reasons"].split(' ').filter(|it| !it.starts_with('S'));
            let reasons = reasons.collect::<Vec<_>>().join(" ");
            if reasons.contains("A102") || reasons.contains("A103") {
                row.remove("what_happened"); // names what the format has in place of these tags
            }
            row.insert("reasons".to_owned(), reasons);
        }
        review.retain(|row| !row["reasons"].is_empty());
        let message = |row: Row| format!("{} {}", row["code"], row["message"]);
        Self {
            tables: [boards, findings, review, rows(out, "revokes")],
            writing: writing.into_iter().map(message).collect(),
        }
    }
}

/// The rows of a table without what tells of writing.
fn rows(out: &Path, table: &str) -> Vec<Row> {
    let rows = desk::rows(out.join(format!("{table}.csv"))).into_iter();
    let rows = rows.map(|mut row| {
        row.retain(|column, _| !OF_WRITING.contains(&column.as_str()));
        let file = Path::new(&row["file"]).file_stem().unwrap();
        let file = file.to_str().unwrap().to_owned();
        row.insert("file".to_owned(), file);
        if let Some(reading) = row.get_mut("nearest_legal_reading")
            && reading.starts_with("deal of ")
        {
            let (_, board) = reading.rsplit_once(" board ").unwrap();
            *reading = format!("deal of another board {board}");
        }
        let code = row.get("code").map(String::as_str).unwrap_or_default();
        if !code.starts_with('S') && !SAME_WORDS.contains(&code) {
            row.remove("message");
        }
        row
    });
    rows.collect()
}

/// Thirteen tricks without a claim: what is counted in them is no witness for the revoke in them, in PBN neither.
#[test]
fn a_result_that_was_counted_is_no_witness() {
    const COUNTED: &str = "pn|a,b,c,d|st||md|3SAJT8HDT9765CJ654,SK9763H5DKQ32CQ82,SQ54HKQ974DJ8CAK7,|rh||ah|Board 13|sv|b|\
        mb|1N|mb|2C|mb|p|mb|p|mb|3C|mb|p|mb|p|mb|p|pg||pc|H8|pc|C4|pc|H5|pc|H4|pg||pc|DT|pc|D2|pc|D8|pc|DA|pg||\
        pc|HT|pc|C5|pc|D3|pc|H7|pg||pc|D9|pc|DQ|pc|S5|pc|D4|pg||pc|S9|pc|S4|pc|S2|pc|ST|pg||pc|CJ|pc|C2|pc|C7|pc|C3|pg||\
        pc|C6|pc|C8|pc|CK|pc|C9|pg||pc|HK|pc|H2|pc|D5|pc|CQ|pg||pc|S6|pc|SQ|pc|H3|pc|S8|pg||pc|CA|pc|CT|pc|D6|pc|S3|pg||\
        pc|H9|pc|H6|pc|D7|pc|S7|pg||pc|HQ|pc|HJ|pc|SJ|pc|SK|pg||pc|DJ|pc|HA|pc|SA|pc|DK|pg||\n";
    let desk = Desk::with(&[("in/counted.lin", COUNTED)]);
    desk.run("convert in -o pbn").exits(0);
    compare(&desk, &[desk.path("in")], 1);
    let grades = column(&desk.path("of-pbn"), "revokes.csv", "confidence");
    assert_eq!(grades, ["likely"]);
}

/// The auction of another board: the list of results has the contract in which the cards were played.
#[test]
fn a_list_with_which_the_cards_agree_outweighs_the_auction() {
    const LISTED: &str = "vg|Cup,Final,I,3,3,Home,0,Away,0|\nrs|1NS+1,|\n\
        qx|o3|md|1SAK2HA432DK32CQ32,SQJ3HKQ5DA54CKJ54,ST98HJT9DQJT9CAT9,|sv|e|mb|p|mb|1D|mb|p|mb|p|mb|p|pg||\
        pc|HK|pc|HJ|pc|H6|pc|HA|pg||pc|C2|pc|C4|pc|CT|pc|C6|pg||pc|DQ|pc|D6|pc|D2|pc|DA|pg||pc|HQ|pc|H9|pc|H7|pc|H2|pg||\n";
    let desk = Desk::with(&[("in/listed.lin", LISTED)]);
    desk.run("convert in -o pbn").exits(0);
    compare(&desk, &[desk.path("in")], 1);
    for out in ["of-lin", "of-pbn"] {
        let told = |table, name| column(&desk.path(out), table, name);
        assert_eq!(told("boards.csv", "contract"), ["1NT"]);
        assert_eq!(told("boards.csv", "declarer"), ["S"]);
        let codes = told("findings.csv", "code");
        let codes: Vec<_> = codes.iter().filter(|it| !it.starts_with('S')).collect();
        assert_eq!(codes, ["A102"]);
    }
}
