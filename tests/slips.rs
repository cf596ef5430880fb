//! Director's slips as a person uses them: a file read with `--slips`, a form written by `slips`.

#![allow(clippy::unwrap_used)] // a test that cannot go on has failed

use assert_cmd::Command;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const HEADER: &str = "file,game,board,room,table,round,kind,trick,seat,card,value,tricks,note\n";

/// North throws C2 on trick 2 while he holds diamonds, and nobody adjusted the result.
const BOARD: &str = r#"[Event "Made-up"]
[Date "2019.03.02"]
[Board "5"]
[North "Vetch"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:Q9652.543.AK.QT2 KJ.A9862.743.A53 A73.KJT.QT95.874 T84.Q7.J862.KJ96"]
[Declarer "W"]
[Contract "1NT"]
[Result "9"]
[Play "N"]
S5 SJ SA S4
C2 D7 D5 D2
H3 H2 HT HQ
CT CA C4 C6
H4 HA HJ H7
H5 H6 HK D6
DK D3 D9 D8
DA D4 DT DJ
S2 SK S3 S8
S6 H8 C7 C9
S9 H9 S7 ST
CQ C3 C8 CK
SQ C5 DQ CJ

"#;

type Row = BTreeMap<String, String>;

/// A folder in which the program is run.
struct Desk(TempDir);

impl Desk {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::create_dir_all(self.path(name).parent().unwrap()).unwrap();
        fs::write(self.path(name), text).unwrap();
    }

    /// Slips of rows behind the header.
    fn slips(&self, rows: &str) {
        self.write("slips.csv", format!("{HEADER}{rows}"));
    }

    /// Runs the program: exit code, standard output and standard error.
    #[track_caller]
    fn run(&self, args: &[&str], code: i32) -> (String, String) {
        let mut command = Command::cargo_bin("pbn-audit").unwrap();
        command
            .current_dir(self.0.path())
            .env_remove("PBN_AUDIT_CONFIG");
        let output = command.args(args).output().unwrap();
        let [out, err] = [output.stdout, output.stderr].map(|it| String::from_utf8(it).unwrap());
        assert_eq!(output.status.code(), Some(code), "{out}{err}");
        (out, err)
    }

    /// Checks with the slips, and returns review.csv.
    #[track_caller]
    fn review(&self, paths: &[&str]) -> Vec<Row> {
        let mut args = vec!["check", "--slips", "slips.csv", "-o", "out"];
        args.extend(paths);
        self.run(&args, 0);
        self.table("out/review.csv")
    }

    fn table(&self, name: &str) -> Vec<Row> {
        let mut reader = csv::Reader::from_path(self.path(name)).unwrap();
        reader.deserialize().map(Result::unwrap).collect()
    }
}

/// The board in two rooms.
fn two_rooms() -> String {
    let room = |room: &str| BOARD.replace("[North", &format!("[Room \"{room}\"]\n[North"));
    room("Open") + &room("Closed")
}

fn transfers(review: &[Row]) -> Vec<&str> {
    review.iter().map(|row| &*row["transfer_max"]).collect()
}

#[test]
fn a_slip_is_for_the_boards_that_its_keys_name() {
    let desk = Desk::new();
    desk.write("a/friday.pbn", two_rooms());
    desk.write("b.pbn", BOARD);
    for (keys, expected) in [
        (",,,,,", ["0", "0", "0"]),
        ("friday.pbn,,,,,", ["0", "0", "1"]),
        ("a/friday.pbn,,,,,", ["0", "0", "1"]),
        (",,5,,,", ["0", "0", "0"]),
        (",,5,Open,,", ["0", "1", "1"]),
        (",,,closed,,", ["1", "0", "1"]),
        (",2,,,,", ["1", "0", "1"]),
        ("b.pbn,1,5,,,", ["1", "1", "0"]),
    ] {
        desk.slips(&format!("{keys},attention,2,N,,after-round,,\n"));
        let review = desk.review(&["a", "b.pbn"]);
        assert_eq!(transfers(&review), expected, "{keys}");
    }
    let findings = desk.table("out/findings.csv");
    assert!(findings.iter().all(|row| !row["code"].starts_with('L')));
}

#[test]
fn a_slip_for_no_board_is_a_finding_of_its_own() {
    let desk = Desk::new();
    desk.write("friday.pbn", BOARD);
    desk.slips(",,6,,,,attention,2,N,,after-round,,\n");
    assert_eq!(transfers(&desk.review(&["friday.pbn"])), ["1"]);
    let findings = desk.table("out/findings.csv");
    let loose = findings.last().unwrap();
    let place = ["file", "line", "column", "game", "code", "severity"].map(|key| &*loose[key]);
    assert_eq!(place, ["slips.csv", "2", "1", "", "L110", "warning"]);
    let manifest = fs::read_to_string(desk.path("out/manifest.json")).unwrap();
    assert!(manifest.contains("\"L110\": 1") && manifest.contains("\"slips\": \"slips.csv\""));
    let args = ["check", "friday.pbn", "--slips", "slips.csv", "-q"];
    let (out, _) = desk.run(&args, 0);
    assert!(
        out.contains("slips.csv:2:1: L110 `attention` of board 6"),
        "{out}"
    );
    let args = [
        "check",
        "friday.pbn",
        "--slips",
        "slips.csv",
        "--ignore",
        "L110",
        "-q",
    ];
    assert!(!desk.run(&args, 0).0.contains("L110"));
}

#[test]
fn what_contradicts_itself_and_what_cannot_be_is_left_out() {
    let desk = Desk::new();
    desk.write("friday.pbn", BOARD);
    desk.slips(
        ",,5,,,,attention,2,N,,after-round,,\n,,5,,,,attention,2,N,,during-play,,\n\
         ,,5,,,,penalty_card,2,W,DJ,major,,\n",
    );
    let review = desk.review(&["friday.pbn"]);
    assert_eq!(transfers(&review), ["1"]);
    assert!(review[0]["questions"].contains("attention"));
    let findings = desk.table("out/findings.csv");
    let of = |code: &str| findings.iter().find(|row| row["code"] == code).unwrap();
    let contradict = of("L111");
    assert!(contradict["message"].ends_with("slips.csv, lines 2 and 3"));
    assert_eq!((&*contradict["line"], &*contradict["game"]), ("1", "1"));
    let impossible = of("L112");
    assert!(impossible["message"].contains("slips.csv, line 4"));
    assert_eq!(impossible["severity"], "error");
}

#[test]
fn rows_that_cannot_be_read_are_named_and_the_others_count() {
    let desk = Desk::new();
    desk.write("friday.pbn", BOARD);
    desk.slips(",,5,,,,attention,2,N,,sometime,,\n,,5,,,,attention,2,N,,after-round,,\n");
    let args = ["check", "friday.pbn", "--slips", "slips.csv", "-o", "out"];
    let (_, err) = desk.run(&args, 2);
    assert!(
        err.starts_with("slips.csv:2:23: expected during-play, after-play"),
        "{err}"
    );
    assert_eq!(transfers(&desk.table("out/review.csv")), ["0"]);
    desk.write("slips.csv", "board,kinds\n");
    let (out, err) = desk.run(&args, 2);
    assert!(
        out.is_empty() && err.contains("slips.csv:1:7: no column `kinds`"),
        "{err}"
    );
    let args = ["check", "friday.pbn", "--slips", "missing.csv"];
    assert!(desk.run(&args, 2).1.contains("missing.csv"));
}

#[test]
fn a_form_asks_and_its_answers_are_read_back() {
    let desk = Desk::new();
    desk.write("friday.pbn", two_rooms());
    let (form, _) = desk.run(&["slips", "friday.pbn"], 0);
    assert!(form.starts_with(HEADER));
    desk.run(&["slips", "friday.pbn", "-o", "form.csv"], 0);
    assert_eq!(fs::read_to_string(desk.path("form.csv")).unwrap(), form);
    desk.write("slips.csv", &form);
    assert_eq!(transfers(&desk.review(&["friday.pbn"])), ["1", "1"]);
    assert!(
        desk.table("out/findings.csv")
            .iter()
            .all(|row| !row["code"].starts_with('L'))
    );

    let question = "friday.pbn,2,5,Closed,,,attention,2,N,,,,";
    assert!(form.contains(question), "{form}");
    let answer = question.replace("N,,,,", "N,,never,,");
    desk.write("slips.csv", form.replace(question, &answer));
    assert_eq!(transfers(&desk.review(&["friday.pbn"])), ["1", "0"]);

    let (rest, _) = desk.run(&["slips", "friday.pbn", "--slips", "slips.csv"], 0);
    assert!(rest.lines().count() < form.lines().count() && !rest.contains(question));
}

#[test]
fn answers_are_not_overwritten() {
    let desk = Desk::new();
    desk.write("friday.pbn", BOARD);
    let args = ["slips", "friday.pbn", "-o", "form.csv"];
    desk.run(&args, 0);
    desk.run(&args, 0);
    let form = fs::read_to_string(desk.path("form.csv")).unwrap();
    let filled = form.replacen(",N,,,,", ",N,,never,,", 1);
    desk.write("form.csv", &filled);
    assert!(desk.run(&args, 2).1.contains("add --force"));
    assert_eq!(fs::read_to_string(desk.path("form.csv")).unwrap(), filled);
    desk.run(&["slips", "friday.pbn", "-o", "form.csv", "--force"], 0);
    assert_eq!(fs::read_to_string(desk.path("form.csv")).unwrap(), form);
    assert!(
        desk.run(&["slips", "friday.pbn", "-o", "friday.pbn"], 2)
            .1
            .contains("is read")
    );
}

#[test]
fn games_are_numbered_the_same_for_any_number_of_threads() {
    let desk = Desk::new();
    desk.write("season.pbn", BOARD.repeat(6000));
    desk.slips(
        "season.pbn,5990,,,,,attention,2,N,,never,,\nseason.pbn,7,,,,,attention,2,N,,never,,\n",
    );
    let mut written = Vec::new();
    for (jobs, io) in [("1", "read"), ("3", "mmap"), ("8", "read")] {
        let args = [
            "check",
            "season.pbn",
            "--slips",
            "slips.csv",
            "-o",
            "out",
            "-q",
            "-j",
            jobs,
            "--io",
            io,
        ];
        let (out, _) = desk.run(&args, 0);
        let review = desk.table("out/review.csv");
        let free = review.iter().filter(|row| row["transfer_max"] == "0");
        let games: Vec<_> = free.map(|row| row["game"].clone()).collect();
        assert_eq!(games, ["7", "5990"]);
        written.push((out, fs::read(desk.path("out/review.csv")).unwrap()));
    }
    assert!(written.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn a_revoke_that_only_the_director_tells_of_has_its_row() {
    let desk = Desk::new();
    desk.write("friday.pbn", BOARD);
    desk.slips(",,5,,,,dummy_asked,5,W,D8,rights-lost,,\n");
    desk.review(&["friday.pbn"]);
    let revokes = desk.table("out/revokes.csv");
    let told: Vec<_> = revokes
        .iter()
        .map(|row| ["revoke", "trick", "seat", "evidence", "established_by"].map(|key| &*row[key]))
        .collect();
    assert_eq!(told[0][..4], ["1", "2", "N", "deal"]);
    assert_eq!(told[1..], [["2", "5", "W", "slip", "43B2"]]);
}

#[test]
fn the_note_of_a_correction_names_the_card_that_was_played() {
    let desk = Desk::new();
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/rulings/claim-disputed.pbn");
    fs::copy(sample, desk.path("friday.pbn")).unwrap();
    let (form, _) = desk.run(&["slips", "friday.pbn"], 0);
    let asked = "corrected,8,E,D6,,,C8 - East = Larch did not follow to clubs in trick 8";
    assert!(form.contains(asked), "{form}");
    let answered = asked.replace("D6,,", "D6,record-shows-old,");
    desk.write("slips.csv", form.replace(asked, &answered));
    assert_eq!(transfers(&desk.review(&["friday.pbn"])), ["0"]);
    assert_eq!(desk.table("out/revokes.csv")[0]["established"], "no");
}
