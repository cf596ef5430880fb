//! `convert`: PBN made of LIN is audited as the LIN is, is in the export format, and lies where its input did; what is not in it
//! is counted, and no file is lost.

use crate::desk::{self, Desk, REVOKE, Row, column};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs, io::Write};

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
    let ran = desk.run("convert in -o pbn").exits(0);
    assert_eq!(ran.out, "");
    assert_eq!(
        ran.err.lines().collect::<Vec<_>>(),
        [
            "27 boards converted; 1 PBN file written to pbn",
            "left out: 4 calls that cannot be read, or come after one that cannot, or after the end of their auction",
            "left out: 2 explanations of calls: they belong to none, or notes have no room for them",
            "2 cards cannot be read; hyphens are in their places",
            "left out: 1 claim that cannot be read",
            "left out: 1 entry of a list of results that cannot be read",
            "left out: 1 deal or vulnerability that cannot be read",
            "left out: 2 pieces of text that belong to no field",
            "in 1 comment curly brackets became round ones",
            "in 1 comment or value control characters became blanks",
        ]
    );
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

#[test]
fn conversions_lie_where_their_inputs_did() {
    let desk = Desk::with(&[
        ("season/2019/friday.lin", SAMPLE),
        ("season/friday.LIN", SAMPLE),
        ("season/club.pbn", REVOKE),
        ("other/friday.lin", SAMPLE),
    ]);
    let mut zip = zip::ZipWriter::new(fs::File::create(desk.path("season/all.zip")).unwrap());
    for name in ["a/one.lin", "../two.lin"] {
        zip.start_file(name, zip::write::SimpleFileOptions::default())
            .unwrap();
        zip.write_all(SAMPLE.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    let args = ["convert", "season", "other/friday.lin", "-", "-o", "pbn"];
    let ran = desk.run_on(&args, SAMPLE.into()).exits(0);
    assert_eq!(
        ran.err.lines().collect::<Vec<_>>(),
        [
            "other/friday.lin: written to pbn/friday-2.pbn, as another input has the same name",
            "24 boards converted; 6 PBN files written to pbn",
            "1 file is in PBN already, and was not converted",
        ]
    );
    desk.run("check pbn -o out").exits(0);
    assert_eq!(
        column(&desk.path("out"), "files.csv", "file"),
        [
            "pbn/2019/friday.pbn",
            "pbn/all/a/one.pbn",
            "pbn/all/two.pbn",
            "pbn/friday-2.pbn",
            "pbn/friday.pbn",
            "pbn/stdin.pbn",
        ]
    );
}

#[test]
fn a_file_is_replaced_only_if_that_is_asked_for_and_never_if_it_is_read() {
    let desk = Desk::with(&[
        ("friday.pbn", SAMPLE),
        ("monday.lin", SAMPLE),
        ("pbn/monday.pbn", "mine"),
    ]);
    let ran = desk.run("convert monday.lin -o pbn").exits(2);
    assert!(
        ran.err.starts_with("pbn/monday.pbn: this file exists"),
        "{ran:?}"
    );
    assert_eq!(desk.read("pbn/monday.pbn"), "mine");
    let forced = ["convert", "monday.lin", "-o", "pbn", "--force"];
    desk.run(&forced).exits(0);
    assert!(
        desk.read("pbn/monday.pbn")
            .starts_with("% PBN 2.1\r\n% EXPORT\r\n")
    );
    let ran = desk.run("convert friday.pbn -o . --force").exits(2);
    assert!(ran.err.contains("this file is also read"), "{ran:?}");
    assert_eq!(desk.read("friday.pbn"), SAMPLE);
    let ran = desk.run("convert friday.pbn -o monday.lin").exits(2);
    assert!(ran.err.contains("this is a file, not a folder"), "{ran:?}");
    let left: Vec<_> = fs::read_dir(desk.path("pbn")).unwrap().collect();
    assert_eq!(left.len(), 1, "no file under a name for the time being");
}

#[test]
fn comments_can_be_left_out() {
    let desk = Desk::with(&[("friday.lin", SAMPLE)]);
    let args = ["convert", "friday.lin", "--no-comments", "-o", "pbn"];
    let ran = desk.run(&args).exits(0);
    assert!(ran.err.contains("left out as asked: 6 comments"), "{ran:?}");
    let text = desk.read("pbn/friday.pbn");
    assert!(
        !text.contains('{') && text.contains("[Note \"1:to play\"]"),
        "{text}"
    );
}

#[test]
fn what_cannot_be_read_costs_only_itself() {
    let desk = Desk::with(&[("in/notes.lin", "no record"), ("in/friday.lin", SAMPLE)]);
    let ran = desk.run("convert in missing.lin -o pbn").exits(2);
    assert!(ran.err.contains("missing.lin: "), "{ran:?}");
    assert!(ran.err.contains("in/notes.lin: "), "{ran:?}");
    assert!(ran.err.contains("1 PBN file written"), "{ran:?}");
}

#[test]
fn many_boards_are_in_order_on_any_number_of_threads() {
    let many = SAMPLE.repeat(300);
    let desk = Desk::with(&[("season.lin", &many)]);
    for (jobs, out) in [("1", "one"), ("4", "four")] {
        desk.run(&format!("convert season.lin -j {jobs} -o {out}"))
            .exits(0);
    }
    let [one, four] = ["one", "four"].map(|out| desk.read(&format!("{out}/season.pbn")));
    assert!(one == four);
    assert_eq!(one.matches("[Event ").count(), 1200);
    assert_eq!(one.matches("% EXPORT").count(), 1);
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
