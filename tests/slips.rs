//! Director's slips as a person uses them: a file read with `--slips`, a form written by `slips`.

use crate::desk::{Desk, REVOKE, Row, rows};
use crate::program::Arguments;
use calamine::Reader as _;
use std::fs;
use std::path::Path;

const HEADER: &str = "file,game,board,room,table,round,kind,trick,seat,card,value,tricks,note\n";

impl Desk {
    /// Slips of rows behind the header.
    fn slips(&self, rows: &str) {
        self.write("slips.csv", format!("{HEADER}{rows}"));
    }

    /// Runs the program, and returns its standard output and standard error.
    #[track_caller]
    fn output<'a>(&self, args: impl Arguments<'a>, code: i32) -> (String, String) {
        let ran = self.run(args).exits(code);
        (ran.out, ran.err)
    }

    /// Checks with the slips, and returns review.csv.
    #[track_caller]
    fn review(&self, paths: &[&str]) -> Vec<Row> {
        let mut args = vec!["check", "--slips", "slips.csv", "-o", "out"];
        args.extend(paths);
        self.output(&args, 0);
        self.table("out/review.csv")
    }

    fn table(&self, name: &str) -> Vec<Row> {
        rows(self.path(name))
    }
}

/// The board from its first tag on: it stands on the first line.
fn board() -> &'static str {
    &REVOKE[REVOKE.find('[').unwrap()..]
}

/// The board in two rooms.
fn two_rooms() -> String {
    let room = |room: &str| board().replace("[North", &format!("[Room \"{room}\"]\n[North")) + "\n";
    room("Open") + &room("Closed")
}

fn transfers(review: &[Row]) -> Vec<&str> {
    review.iter().map(|row| &*row["transfer_max"]).collect()
}

#[test]
fn slips_at_fault_are_named_in_the_language_asked_for() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    desk.slips(",,55,Open,,,attention,2,N,,never,,\n,,5,,,,attention,9,N,,never,,\n");
    for (lang, of_no_board, impossible) in [
        (
            "nl",
            "L110 `attention` van spel 55, zaal Open: bij geen gelezen spel\n",
            "L112 een briefje kan niet kloppen (slips.csv, regel 3): er is geen verzaking bekend waarover deze rij kan gaan\n",
        ),
        (
            "pl",
            "L110 `attention` (rozdanie 55, pokój Open): nie dotyczy żadnego wczytanego rozdania\n",
            "L112 notatka nie może być prawdziwa (slips.csv, wiersz 3): nie znaleziono fałszywego renonsu, którego mógłby dotyczyć ten wiersz\n",
        ),
    ] {
        let args = ["check", "--slips", "slips.csv", "--lang", lang];
        let (out, _) = desk.output(&[&args[..], &["friday.pbn"]].concat(), 0);
        assert!(out.contains(of_no_board), "{out}");
        assert!(out.contains(impossible), "{out}");
    }
}

#[test]
fn a_sheet_shows_the_slips_that_it_follows() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let show = ["show", "friday.pbn", "--board", "5", "--slips", "slips.csv"];
    desk.slips(",,5,,,,attention,,,,during-play,,\n,,5,,,,waived,2,N,,,,\n,,5,,,,waived,3,N,,,,\n");
    let (sheet, _) = desk.output(&show, 0);
    for line in [
        "What the slips say\n",
        "  - attention during-play (slips.csv, line 2)\n",
        "  - waived 2 N (slips.csv, line 3)\n",
        "  L112 a slip cannot be true (slips.csv, line 4): no revoke is known that this\n",
    ] {
        assert!(sheet.contains(line), "{sheet}");
    }
    // of what was waived nothing is left to restore
    assert!(!sheet.contains("64C"), "{sheet}");
}

#[test]
fn where_another_result_is_stated_the_play_gives_the_score() {
    let differs = REVOKE.replace("[Result \"9\"]", "[Result \"8\"]");
    assert_ne!(differs, REVOKE);
    let desk = Desk::with(&[("friday.pbn", REVOKE), ("differs.pbn", &differs)]);
    desk.slips(",,5,,,,waived,2,N,,,,\n");
    for (file, says) in [
        ("friday.pbn", "The score stays "),
        ("differs.pbn", "By the recorded play the score is "),
    ] {
        let (sheet, _) = desk.output(&["show", file, "--board", "5", "--slips", "slips.csv"], 0);
        assert!(sheet.contains(says), "{sheet}");
    }
}

#[test]
fn a_lead_with_which_the_record_stops_may_have_been_withdrawn() {
    let rulings = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/rulings");
    let [board, slips] = ["pbn", "slips.csv"].map(|ending| {
        let text = fs::read_to_string(rulings.join(format!("both-corrected.{ending}")));
        text.unwrap()
    });
    let desk = Desk::with(&[("board.pbn", &board), ("slips.csv", &slips)]);
    let show = ["show", "board.pbn", "--board", "6", "--slips", "slips.csv"];
    let (sheet, _) = desk.output(&show, 0);
    let open = "West: \u{2666}Q was a major penalty card from trick 7 on; not played";
    assert!(sheet.contains(open), "{sheet}");
    assert!(!sheet.contains("L112"), "{sheet}");
}

#[test]
fn a_slip_is_for_the_boards_that_its_keys_name() {
    let desk = Desk::with(&[]);
    desk.write("a/friday.pbn", two_rooms());
    desk.write("b.pbn", board().replace("Vetch", "Bracken"));
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
    let desk = Desk::with(&[]);
    desk.write("friday.pbn", board());
    desk.slips(",,6,,,,attention,2,N,,after-round,,\n");
    assert_eq!(transfers(&desk.review(&["friday.pbn"])), ["1"]);
    let findings = desk.table("out/findings.csv");
    let loose = findings.last().unwrap();
    let place = ["file", "line", "column", "game", "code", "severity"].map(|key| &*loose[key]);
    assert_eq!(place, ["slips.csv", "2", "1", "", "L110", "warning"]);
    let manifest = fs::read_to_string(desk.path("out/manifest.json")).unwrap();
    assert!(manifest.contains("\"L110\": 1") && manifest.contains("\"slips\": \"slips.csv\""));
    let args = ["check", "friday.pbn", "--slips", "slips.csv", "-q"];
    let (out, _) = desk.output(&args, 0);
    assert!(
        out.contains("slips.csv:2:1: L110 `attention` of board 6"),
        "{out}"
    );
    let args = "check friday.pbn --slips slips.csv --ignore L110 -q".words();
    assert!(!desk.output(&args, 0).0.contains("L110"));
}

#[test]
fn what_contradicts_itself_and_what_cannot_be_is_left_out() {
    let desk = Desk::with(&[]);
    desk.write("friday.pbn", board());
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
    let desk = Desk::with(&[]);
    desk.write("friday.pbn", board());
    desk.slips(",,5,,,,attention,2,N,,sometime,,\n,,5,,,,attention,2,N,,after-round,,\n");
    let args = ["check", "friday.pbn", "--slips", "slips.csv", "-o", "out"];
    let (_, err) = desk.output(&args, 2);
    assert!(
        err.starts_with("slips.csv:2:23: expected during-play, after-play"),
        "{err}"
    );
    assert_eq!(transfers(&desk.table("out/review.csv")), ["0"]);
    desk.write("slips.csv", "board,kinds\n");
    let (out, err) = desk.output(&args, 2);
    assert!(
        out.is_empty() && err.contains("slips.csv:1:7: no column `kinds`"),
        "{err}"
    );
    let args = ["check", "friday.pbn", "--slips", "missing.csv"];
    assert!(desk.output(&args, 2).1.contains("missing.csv"));
}

#[test]
fn a_card_missing_in_a_trick_is_asked_for_and_ruled_on_like_any_revoke() {
    let desk = Desk::with(&[]);
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let board = fs::read_to_string(cases.join("missing-and-extra-cards.pbn")).unwrap();
    let (board, _) = board.split_once("% East played that heart").unwrap();
    desk.write("friday.pbn", board);
    let (form, _) = desk.output("slips friday.pbn", 0);
    let question = "friday.pbn,1,1,,,,missing_card,4,E,,,,";
    assert!(form.contains(question), "{form}");
    desk.write("slips.csv", &form); // nothing filled in
    let review = desk.review(&["friday.pbn"]);
    let [row] = &review[..] else {
        panic!("{review:?}");
    };
    assert_eq!(
        (&*row["reasons"], &*row["questions"]),
        ("P105", "missing_card")
    );
    let (sheet, _) = desk.output("show friday.pbn --board 1", 0);
    assert!(sheet.contains("P105"), "{sheet}");
    assert!(!sheet.contains("is not recorded"), "{sheet}");

    let answer = question.replace("E,,,,", "E,H8,,,");
    desk.write("slips.csv", form.replace(question, &answer));
    let review = desk.review(&["friday.pbn"]);
    assert_eq!(
        (&*review[0]["confidence"], &*review[0]["revokes"]),
        ("certain", "1")
    );
    let manifest = fs::read_to_string(desk.path("out/manifest.json")).unwrap();
    assert!(manifest.contains("\"certain\": 1"), "{manifest}");
    let args = ["show", "friday.pbn", "--board", "1", "--slips", "slips.csv"];
    let (sheet, _) = desk.output(&args, 0);
    let baseline = sheet.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        baseline.contains("had East played a card to trick 4 in turn"),
        "{sheet}"
    );
    let (rest, _) = desk.output("slips friday.pbn --slips slips.csv", 0);
    assert!(
        rest.contains("attention,4,E") && !rest.contains("missing_card"),
        "{rest}"
    );
}

#[test]
fn a_form_asks_and_its_answers_are_read_back() {
    let desk = Desk::with(&[]);
    desk.write("friday.pbn", two_rooms());
    let (form, _) = desk.output("slips friday.pbn", 0);
    assert!(form.starts_with(HEADER));
    desk.output("slips friday.pbn -o form.csv", 0);
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

    let (rest, _) = desk.output("slips friday.pbn --slips slips.csv", 0);
    assert!(rest.lines().count() < form.lines().count() && !rest.contains(question));
}

#[test]
fn a_form_asks_what_the_edition_does() {
    let desk = Desk::with(&[]);
    desk.write("friday.pbn", board());
    for (year, faced) in [("1997", true), ("2007", true), ("2017", false)] {
        let (form, _) = desk.output(&["slips", "friday.pbn", "--laws", year], 0);
        let mut lines = form.lines();
        let question = lines.find(|line| line.contains(",penalty_card,")).unwrap();
        assert_eq!(question.contains("faced_card"), faced, "{question}");
    }
}

#[test]
fn games_are_numbered_the_same_for_any_number_of_threads() {
    let desk = Desk::with(&[]);
    let boards = (0..6000).map(|number| board().replace("Vetch", &format!("{number}")) + "\n");
    desk.write("season.pbn", boards.collect::<String>());
    desk.slips(
        "season.pbn,5990,,,,,attention,2,N,,never,,\nseason.pbn,7,,,,,attention,2,N,,never,,\n",
    );
    let mut written = Vec::new();
    for jobs in ["1", "3", "8"] {
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
        ];
        let (out, _) = desk.output(&args, 0);
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
    let desk = Desk::with(&[]);
    desk.write("friday.pbn", board());
    desk.slips(",,5,,,,dummy_asked,5,W,D8,rights-lost,,\n");
    desk.review(&["friday.pbn"]);
    let revokes = desk.table("out/revokes.csv");
    let reported: Vec<_> = revokes
        .iter()
        .map(|row| ["revoke", "trick", "seat", "evidence", "established_by"].map(|key| &*row[key]))
        .collect();
    assert_eq!(reported[0][..4], ["1", "2", "N", "deal"]);
    assert_eq!(reported[1..], [["2", "5", "W", "slip", "43B2"]]);
}

#[test]
fn what_could_have_been_led_is_never_the_card_that_was() {
    let desk = Desk::with(&[]);
    desk.write("friday.pbn", board());
    for (order, suit, expected) in [
        ("must_lead", "H", "HK HJ HT"),
        ("may_not_lead", "D", "S7 S3 HK HJ HT C8 C7 C4"),
    ] {
        desk.slips(&format!(",,5,,,,{order},2,S,,{suit},,\n"));
        desk.review(&["friday.pbn"]);
        let revokes = desk.table("out/revokes.csv");
        let led = revokes.iter().find(|row| row["manner"] == "lead").unwrap();
        let cells = ["played_card", "led_suit", "could_have_played"].map(|key| &*led[key]);
        assert_eq!(cells, ["D5", suit, expected]);
    }
}

#[test]
fn a_question_of_dummys_to_a_defender_is_for_the_director_to_weigh() {
    let desk = Desk::with(&[]);
    desk.write("friday.pbn", board());
    desk.slips(",,5,,,,dummy_asked,5,S,DQ,rights-kept,,\n");
    desk.review(&["friday.pbn"]);
    let findings = desk.table("out/findings.csv");
    let has = |code: &str| findings.iter().any(|row| row["code"] == code);
    assert!(has("L103") && !has("L112"), "{findings:?}");
    for (laws, words) in [("1997", "(42B1, 16A)"), ("2017", "(61B2b, 16B)")] {
        let args = [
            "show",
            "friday.pbn",
            "--board",
            "5",
            "--slips",
            "slips.csv",
            "--laws",
            laws,
        ];
        let (sheet, _) = desk.output(&args, 0);
        assert!(
            sheet.contains("dummy asked South") && sheet.contains(words),
            "{sheet}"
        );
    }
}

#[test]
fn the_note_of_a_correction_names_the_card_that_was_played() {
    let desk = Desk::with(&[]);
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/rulings/claim-disputed.pbn");
    fs::copy(sample, desk.path("friday.pbn")).unwrap();
    let (form, _) = desk.output("slips friday.pbn", 0);
    let asked = "corrected,8,E,D6,,,C8 - East = Larch did not follow to clubs in trick 8";
    assert!(form.contains(asked), "{form}");
    let answered = asked.replace("D6,,", "D6,record-shows-old,");
    desk.write("slips.csv", form.replace(asked, &answered));
    assert_eq!(transfers(&desk.review(&["friday.pbn"])), ["0"]);
    assert_eq!(desk.table("out/revokes.csv")[0]["established"], "no");
}

#[test]
fn a_repeat_names_the_earlier_revokes_that_its_edition_counts() {
    let desk = Desk::with(&[
        ("conduct.pbn", include_str!("sheets/conduct.pbn")),
        ("slips.csv", include_str!("sheets/conduct.slips.csv")),
    ]);
    for (laws, named) in [("2007", "in tricks 1 and 2;"), ("2017", "in trick 2;")] {
        let args = ["check", "conduct.pbn", "--slips", "slips.csv"];
        let (out, _) = desk.output(
            &[&args[..], &["--laws", laws, "--format", "full"]].concat(),
            0,
        );
        let text = format!("East had revoked in clubs before, {named}");
        assert!(out.contains(&text), "{laws}: {out}");
    }
}

/// The recorder clicked a diamond for North, as the program takes no other card, and wrote that he had revoked.
#[test]
fn what_a_comment_says_of_a_revoke_becomes_a_ruling_by_a_slip() {
    let desk = Desk::with(&[]);
    let clean = include_str!("../src/checks/examples/clean.pbn");
    let row = "D9 D3 DT DK\n";
    let record = clean.replace(row, &format!("{row}{{vugraph7: N revoked with the ha}}\n"));
    desk.write("friday.pbn", record);
    let (form, _) = desk.output("slips friday.pbn", 0);
    let question = "friday.pbn,1,11,,,,record_error,6,N,,,,";
    assert!(
        form.contains(question) && form.contains("vugraph7"),
        "{form}"
    );
    desk.write("slips.csv", &form);
    let unanswered = desk.review(&["friday.pbn"]);
    let [row] = &unanswered[..] else {
        panic!("{unanswered:?}");
    };
    assert_eq!((&*row["reasons"], &*row["revokes"]), ("C112", "0"));

    let answer = form.replace(question, "friday.pbn,1,11,,,,record_error,6,N,HA,,,");
    desk.write(
        "slips.csv",
        answer + "friday.pbn,1,11,,,,record_error,10,N,D3,,,\n",
    );
    let review = desk.review(&["friday.pbn"]);
    assert_eq!(&*review[0]["revokes"], "1");
    assert!(review[0]["reasons"].contains("R101"));
}

/// A form as a workbook is read back as the form in text is.
#[test]
fn a_form_as_a_workbook_is_read_back() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    desk.run("slips friday.pbn -o form.csv").exits(0);
    let ran = desk.run("slips friday.pbn -o form.xlsx").exits(0);
    assert!(ran.err.contains("form.xlsx"), "{ran:?}");
    desk.run("slips friday.pbn --excel -o other").exits(0);
    assert_eq!(
        fs::read(desk.path("form.xlsx")).unwrap(),
        fs::read(desk.path("other")).unwrap()
    );
    let mut book: calamine::Xlsx<_> = calamine::open_workbook(desk.path("form.xlsx")).unwrap();
    let sheet = book.worksheet_range_at(0).unwrap().unwrap();
    let in_book = sheet
        .rows()
        .map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>());
    let text = desk.read("form.csv");
    let mut in_text = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(text.as_bytes());
    let in_text = in_text
        .records()
        .map(|row| row.unwrap().iter().map(str::to_owned).collect::<Vec<_>>());
    assert_eq!(in_book.collect::<Vec<_>>(), in_text.collect::<Vec<_>>());

    let answered = text.replacen("attention,2,N,,,", "attention,2,N,,after-round,", 1);
    assert_ne!(answered, text);
    desk.write("form.csv", &answered);
    answer(&desk.path("form.xlsx"), "after-round");
    for (form, out) in [("form.csv", "csv"), ("form.xlsx", "xlsx")] {
        desk.run(&format!("check friday.pbn -q --slips {form} -o {out}"))
            .exits(0);
    }
    let [one, other] = ["csv", "xlsx"].map(|out| desk.read(&format!("{out}/review.csv")));
    assert_eq!(one, other);
    desk.run("check friday.pbn -q -o bare").exits(0);
    assert_ne!(desk.read("bare/review.csv"), one);
    answer(&desk.path("form.xlsx"), "sometime");
    let ran = desk.run("check friday.pbn --slips form.xlsx").exits(2);
    assert!(ran.err.starts_with("form.xlsx:2:11: "), "{ran:?}");
}

/// The list that a cell offers is that of the kind in its own row, as the sheet of kinds has it.
#[test]
fn a_form_as_a_workbook_offers_the_values_of_each_question() {
    let evening = include_str!("../samples/club-evening.pbn");
    let desk = Desk::with(&[("evening.pbn", evening)]);
    desk.run("slips evening.pbn -o form.xlsx").exits(0);
    let path = desk.path("form.xlsx");
    let rows = crate::desk::book::rows(&path, 0);
    let sheet = crate::desk::book::member(&path, "xl/worksheets/sheet1.xml");
    let mut offered = vec![String::new(); rows.len() + 200];
    for rule in sheet.split("<dataValidation ").skip(1) {
        let between = |begin: &str, end: &str| {
            let rest = rule.split_once(begin).unwrap().1;
            rest.split_once(end).unwrap().0.to_owned()
        };
        let cells = between("sqref=\"", "\"");
        let Some(numbers) = cells.strip_prefix('K') else {
            continue; // another column
        };
        let (first, last) = numbers.split_once(":K").unwrap_or((numbers, numbers));
        let values = between("<formula1>", "</formula1>").replace("&quot;", "");
        let [first, last] = [first, last].map(|it| it.parse::<usize>().unwrap());
        offered[first..=last].fill(values);
    }
    let cell = |row: &[calamine::Data], place: usize| row[place].to_string();
    let kinds = crate::desk::book::rows(&path, 1);
    let values = |kind: &str| {
        let row = kinds.iter().find(|row| cell(row, 0) == kind);
        row.map_or_else(String::new, |row| cell(row, 1).replace(", ", ","))
    };
    assert!(values("attention").starts_with("during-play,"));
    let mut seen = std::collections::BTreeSet::new();
    for (number, row) in (1..).zip(&rows).skip(1) {
        let kind = cell(row, 6);
        let list = offered[number].trim_matches('"');
        assert_eq!(list, values(&kind), "row {number}: {kind}");
        seen.insert(kind);
    }
    assert!(seen.len() > 1, "{seen:?}");
}

/// Writes a value into the first row of a form, as another program does.
fn answer(path: &std::path::Path, value: &str) {
    let mut old: calamine::Xlsx<_> = calamine::open_workbook(path).unwrap();
    let sheet = old.worksheet_range_at(0).unwrap().unwrap();
    let mut book = rust_xlsxwriter::Workbook::new();
    let new = book.add_worksheet();
    for (row, column, cell) in sheet.used_cells() {
        new.write(
            u32::try_from(row).unwrap(),
            u16::try_from(column).unwrap(),
            cell.to_string(),
        )
        .unwrap();
    }
    new.write(1, 10, value).unwrap();
    book.save(path).unwrap();
}

#[test]
fn a_workbook_of_slips_goes_into_a_file() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let ran = desk.run("slips friday.pbn --excel").exits(2);
    assert!(ran.err.contains("--out"), "{ran:?}");
}
