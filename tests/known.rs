//! What was decided in an earlier run: `--known`, and a run into the folder of an earlier one.

use crate::desk::{Desk, Ran, SHORT, column, fill_in, review_files as names};
use crate::program::Arguments;
use pbn_audit::bridge::Penalty::{Doubled, Redoubled, Undoubled};
use pbn_audit::bridge::{Contract, Seat, Side, Strain};
use pbn_audit::report::{Average, Decision, Judgement, Penalty, Possible};
use pbn_audit::words::{Decimal, Language, Words};

/// The cells of a board in a table: some columns.
fn cells(desk: &Desk, folder: &str, table: &str, board: &str, names: &[&str]) -> Vec<String> {
    let folder = desk.path(folder);
    let boards = column(&folder, table, "board");
    let place = boards.iter().position(|it| it == board);
    let place = place.unwrap_or_else(|| panic!("no board {board} in {boards:?}"));
    let names = names.iter();
    names
        .map(|name| column(&folder, table, name).swap_remove(place))
        .collect()
}

const EVENING: &str = include_str!("../samples/club-evening.pbn");

const DECIDED: [&str; 3] = ["director_decision", "director_note", "known"];

fn evening() -> Desk {
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    desk.run("check evening.pbn -o out").exits(0);
    desk
}

/// Writes a decision into the review, at the row of a board.
fn decide(desk: &Desk, board: &str, decision: &str) {
    let cells = [("director_decision", decision)];
    fill_in(desk, "out/review.csv", board, &cells);
}

fn again(desk: &Desk) -> Ran {
    desk.run("check evening.pbn -o out")
}

#[test]
fn a_run_into_its_own_folder_takes_over_what_was_decided() {
    let desk = evening();
    let note = "both pairs, \"agreed\"\nafter the round";
    for (board, cell) in [
        ("3", " Stands "),
        ("7", "slagen = 10"),
        ("10", "later"),
        ("14", "aply"),
    ] {
        let cells = [("director_decision", cell), ("director_note", note)];
        fill_in(&desk, "out/review.csv", board, &cells);
    }
    for round in 0..2 {
        let ran = again(&desk).exits(2);
        let told = "'aply' is not a decision: write apply, stands, tricks=9, score=-100, ";
        assert!(
            ran.err.starts_with("out/review.csv:") && ran.err.contains(told),
            "{ran:?}"
        );
        assert!(ran.out.contains("2 boards were decided before"), "{ran:?}");
        assert!(ran.out.contains("5 boards for the director"), "{ran:?}");
        for (board, decision, known, is_shown) in [
            ("3", "stands", "decided", false),
            ("7", "tricks=10", "decided", false),
            ("10", "later", "", true),
            ("14", "aply", "", true),
        ] {
            let now = cells(&desk, "out", "review.csv", board, &DECIDED);
            assert_eq!(now, [decision, note, known], "{round}");
            let is_listed = ran.out.contains(&format!(": board {board}:"));
            assert_eq!(is_listed, is_shown, "{board}: {ran:?}");
            let sheet = format!("out/sheets/board-{board:0>2}-table-2.html");
            assert_eq!(desk.path(&sheet).exists(), is_shown, "{sheet}");
        }
        assert!(!ran.out.contains("East ruffed trick 5 with HJ"), "{ran:?}");
        assert_eq!(names(&desk, "out"), ["review.csv"]);
    }
    let findings = column(&desk.path("out"), "findings.csv", "code");
    assert_eq!(findings.len(), 12, "the table is complete");
    let index = desk.read("out/index.html");
    assert!(index.contains("2 boards were decided before and need no more attention."));
    let (_, decided) = index
        .split_once("East probably revoked in trick 5")
        .unwrap();
    assert!(decided.contains("data-decision=\"stands\""));
    assert!(!index.contains("sheets/board-03"), "it has no sheet");
}

#[test]
fn everything_but_decisions_keeps_the_old_file() {
    let desk = evening();
    decide(&desk, "3", "stands");
    let only_decided = desk.read("out/review.csv");
    fill_in(&desk, "out/review.csv", "7", &[("event", "Another")]);
    let edited = desk.read("out/review.csv");
    let ran = again(&desk).exits(0);
    let told = "out/review.csv: its decisions are taken over; as something else in it was changed too, it is kept as out/review.kept-1.csv\n";
    assert_eq!(ran.err, told);
    assert_eq!(desk.read("out/review.kept-1.csv"), edited);
    assert_eq!(
        cells(&desk, "out", "review.csv", "3", &DECIDED),
        ["stands", "", "decided"]
    );
    assert_eq!(
        cells(&desk, "out", "review.csv", "7", &["event"]),
        cells(&desk, "out", "review.csv", "3", &["event"])
    );

    // by force it is no other
    desk.write("out/review.csv", only_decided);
    desk.run("check evening.pbn -o out --force").exits(0);
    assert_eq!(names(&desk, "out"), ["review.csv", "review.kept-1.csv"]);
    assert_eq!(
        cells(&desk, "out", "review.csv", "3", &DECIDED),
        ["stands", "", "decided"]
    );

    // what cannot be read at all ends the run, unless it is set aside by force
    desk.write("out/review.csv", "no table\n");
    let ran = again(&desk).exits(2);
    assert!(ran.err.contains("out/review.csv: neither"), "{ran:?}");
    assert_eq!(desk.read("out/review.csv"), "no table\n");
    let forced = ["check", "evening.pbn", "-o", "out", "--force"];
    let ran = desk.run(&forced).exits(0);
    assert!(ran.err.contains("kept as out/review.kept-2.csv"), "{ran:?}");
    assert_eq!(desk.read("out/review.kept-2.csv"), "no table\n");
}

#[test]
fn decisions_on_boards_that_are_gone_are_kept_until_these_come_back() {
    let desk = evening();
    let cells_of = [
        ("director_decision", "tricks=10"),
        ("director_note", "Friday"),
    ];
    fill_in(&desk, "out/review.csv", "7", &cells_of);
    desk.write("other.pbn", SHORT);
    for _ in 0..2 {
        let ran = desk.run("check other.pbn -o out").exits(0);
        let told =
            "1 decision is about a board that is not in this input; it is kept in decisions.csv.";
        assert!(ran.out.contains(told), "{ran:?}");
        assert_eq!(names(&desk, "out"), ["decisions.csv", "review.csv"]);
        let kept = cells(
            &desk,
            "out",
            "decisions.csv",
            "7",
            &[
                "director_decision",
                "director_note",
                "known",
                "file",
                "tricks_stated",
            ],
        );
        assert_eq!(
            kept,
            ["tricks=10", "Friday", "decided", "evening.pbn", "11"]
        );
        decide(&desk, "5", "stands");
    }
    let ran = desk.run("check evening.pbn -o out").exits(0);
    assert!(
        ran.out.contains("1 board was decided before") && ran.out.contains("1 decision is about"),
        "{ran:?}"
    );
    assert_eq!(
        cells(&desk, "out", "review.csv", "7", &DECIDED),
        ["tricks=10", "Friday", "decided"]
    );
    assert_eq!(column(&desk.path("out"), "decisions.csv", "board"), ["5"]);
    desk.run("check evening.pbn other.pbn -o out").exits(0);
    assert_eq!(names(&desk, "out"), ["review.csv"]);
}

#[test]
fn known_is_a_folder_a_file_or_a_list() {
    let desk = evening();
    decide(&desk, "3", "stands");
    let id = |board| cells(&desk, "out", "review.csv", board, &["id"]).remove(0);
    desk.write(
        "list.txt",
        format!("# seen\n{}\n\n{}\nb0123456789ab\n", id("3"), id("7")),
    );
    for (known, decided, elsewhere) in [("out", 1, 0), ("out/review.csv", 1, 0), ("list.txt", 2, 1)]
    {
        let ran = desk
            .run(&format!("check evening.pbn --known {known} -o new --force"))
            .exits(0);
        assert_eq!(ran.err, "");
        let boards = if decided == 1 {
            "1 board was"
        } else {
            "2 boards were"
        };
        assert!(
            ran.out.contains(&format!("{boards} decided before")),
            "{ran:?}"
        );
        assert_eq!(
            ran.out
                .contains("1 decision is about a board that is not in this input;"),
            elsewhere == 1
        );
        std::fs::remove_dir_all(desk.path("new")).unwrap();
        // without a folder too
        let alone = desk
            .run(&format!("check evening.pbn --known {known}"))
            .exits(0);
        assert!(
            alone.out.contains(&format!("{boards} decided before")),
            "{alone:?}"
        );
        let lines = |text: &str| {
            text.lines()
                .filter(|line| line.starts_with("evening.pbn:"))
                .count()
        };
        assert_eq!(lines(&ran.out), lines(&alone.out));
    }
    // what stood in a list is known the next time too
    desk.run("check evening.pbn --known list.txt -o new")
        .exits(0);
    assert_eq!(
        cells(&desk, "new", "review.csv", "7", &DECIDED),
        ["", "", "listed"]
    );
    let ran = desk.run("check evening.pbn -o new").exits(0);
    assert!(ran.out.contains("2 boards were decided before"), "{ran:?}");
    let ids = column(&desk.path("new"), "decisions.csv", "id");
    assert_eq!(ids, ["b0123456789ab"]);
}

#[test]
fn what_is_not_known_is_told() {
    let desk = evening();
    desk.write("list.txt", "b0123456789ab\nfriday\n");
    let ran = desk.run("check evening.pbn --known list.txt").exits(2);
    assert_eq!(
        ran.err,
        "list.txt:2: 'friday' is not the id of a board; this row is ignored\n"
    );
    assert!(ran.out.contains("7 boards for the director"), "{ran:?}");
    for (known, why) in [
        ("missing", "missing: there is no such file or folder"),
        (
            "evening.pbn",
            "evening.pbn: this is a PBN or LIN file, not a review file",
        ),
        ("out/sheets", "out/sheets: no review.csv in this folder"),
        (
            "out/revokes.csv",
            "out/revokes.csv: neither a review file (with columns id and director_decision) nor a list of ids, one per line",
        ),
    ] {
        let ran = desk
            .run(&format!("check evening.pbn --known {known}"))
            .exits(2);
        assert!(ran.err.starts_with(&format!("pbn-audit: {why}")), "{ran:?}");
        assert_eq!(ran.out, "");
    }
}

#[test]
fn the_exit_code_does_not_count_what_was_decided() {
    let desk = Desk::with(&[("friday.pbn", SHORT)]);
    let fails = ["check", "friday.pbn", "-o", "out", "--fail-on", "warning"];
    desk.run(&fails).exits(1);
    decide(&desk, "5", "later");
    desk.run(&fails).exits(1);
    decide(&desk, "5", "record-error");
    let ran = desk.run(&fails).exits(0);
    assert!(ran.out.contains("Nothing new for the director."), "{ran:?}");
    let alone = "check friday.pbn --known out --fail-on warning".words();
    let ran = desk.run(&alone).exits(0);
    assert!(
        !ran.out.contains("R101") && !ran.out.contains("C102"),
        "{ran:?}"
    );
    // programs get everything
    let json = desk
        .run(&[&alone[..], &["--format", "json-lines"]].concat())
        .exits(0);
    assert!(
        json.out.contains("\"R101\"") || json.out.contains("\"R103\""),
        "{json:?}"
    );
}

#[test]
fn a_decision_is_asked_for_again_when_the_result_has_changed() {
    let desk = Desk::with(&[("friday.pbn", crate::desk::REVOKE)]);
    let run = |text: &str| {
        desk.write("friday.pbn", text);
        desk.run("check friday.pbn -o out").exits(0)
    };
    run(crate::desk::REVOKE);
    decide(&desk, "5", "apply");
    // the scorer has entered what was decided
    let ran = run(&crate::desk::REVOKE.replace("[Result \"9\"]", "[Result \"10\"]"));
    assert!(ran.out.contains("1 board was decided before"), "{ran:?}");
    // he has entered something else
    let other = crate::desk::REVOKE.replace("[Result \"9\"]", "[Result \"7\"]");
    for _ in 0..2 {
        let ran = run(&other);
        assert!(
            ran.out
                .contains("its result or the proposal has changed since: confirm"),
            "{ran:?}"
        );
        assert!(ran.out.contains("1 board for the director"), "{ran:?}");
        assert_eq!(
            cells(&desk, "out", "review.csv", "5", &DECIDED),
            ["apply?", "", "changed"]
        );
    }
    decide(&desk, "5", "apply");
    let ran = run(&other);
    assert!(ran.out.contains("1 board was decided before"), "{ran:?}");
}

#[test]
fn decisions_of_every_kind_are_taken_over_from_run_to_run() {
    let desk = Desk::with(&[("friday.pbn", crate::desk::REVOKE)]);
    let run = || desk.run("check friday.pbn -o out");
    run().exits(0);
    for (decision, known, code) in [
        ("assigned NS=-90 EW=+120", "decided", 0),
        ("weighted 60% 1NT+1 40% 1NTx-1N", "decided", 0),
        (
            "weighted 33.33% +50 66.67% -120; penalty NS 10%",
            "decided",
            0,
        ),
        ("ave+ NS ave- EW", "decided", 0),
        ("ave-", "decided", 0),
        ("penalty EW 3 IMP", "decided", 0),
        ("weighted 60% 1NT+1 30% 1NT-1", "", 2),
        ("assigned NS=-90", "", 2),
    ] {
        let cells_of = || cells(&desk, "out", "review.csv", "5", &DECIDED);
        decide(&desk, "5", decision);
        run().exits(code);
        for _ in 0..2 {
            assert_eq!(cells_of(), [decision, "", known]);
            run().exits(code);
        }
    }
}

#[test]
fn of_two_files_the_one_saved_later_counts() {
    let desk = evening();
    let save = |folder: &str, decision: &str, hour: u64| {
        let args = ["check", "evening.pbn", "-o", folder];
        desk.run(&args).exits(0);
        let file = format!("{folder}/review.csv");
        fill_in(&desk, &file, "3", &[("director_decision", decision)]);
        let time = std::time::UNIX_EPOCH + std::time::Duration::from_secs(3600 * hour);
        let opened = std::fs::File::options()
            .write(true)
            .open(desk.path(&file))
            .unwrap();
        opened.set_modified(time).unwrap();
    };
    save("one", "stands", 2);
    save("two", "apply", 1);
    for known in [["one", "two"], ["two", "one"]] {
        let ran = desk.run(&[
            "check",
            "evening.pbn",
            "--known",
            known[0],
            "--known",
            known[1],
            "-o",
            "new",
            "--force",
        ]);
        let ran = ran.exits(0);
        let told = "b7e724de8e55f was decided twice: stands (one/review.csv, saved later, is used) and apply (two/review.csv)\n";
        assert_eq!(ran.err, told);
        assert_eq!(
            cells(&desk, "new", "review.csv", "3", &DECIDED),
            ["stands", "", "decided"]
        );
        std::fs::remove_dir_all(desk.path("new")).unwrap();
    }
}

/// The ids of a run, sorted.
fn ids(desk: &Desk, inputs: &[&str]) -> Vec<String> {
    let args = [&["check", "-q", "-o", "ids", "--force"], inputs].concat();
    desk.run(&args).exits(0);
    let ids = column(&desk.path("ids"), "review.csv", "id");
    std::fs::remove_dir_all(desk.path("ids")).unwrap();
    let mut ids = ids;
    ids.sort();
    ids
}

/// The games of a text, each with a blank line behind it.
fn games(text: &str) -> Vec<String> {
    let games = text
        .split("\n\n")
        .map(str::trim)
        .filter(|it| it.contains("[Board "));
    games.map(|game| format!("{game}\n\n")).collect()
}

#[test]
fn ids_survive_other_names_another_order_and_more_boards() {
    let samples = [
        include_str!("../samples/club-evening.pbn"),
        include_str!("../samples/checks/not-the-play.pbn"),
        include_str!("../samples/checks/score-and-number.pbn"),
    ];
    for sample in samples {
        // each game says all of it, so that it may stand anywhere
        let games = games(&sample.replace("[Event \"#\"]", "[Event \"\"]"));
        let desk = Desk::with(&[("friday.pbn", &games.concat())]);
        let due = ids(&desk, &["friday.pbn"]);
        assert!(!due.is_empty());
        let backwards: String = games.iter().rev().map(String::as_str).collect();
        let renamed: Vec<_> = games
            .concat()
            .lines()
            .map(|line| match line {
                line if ["[North ", "[East ", "[South ", "[West "]
                    .iter()
                    .any(|it| line.starts_with(it)) =>
                {
                    format!("{} \"Somebody else\"]", line.split(' ').next().unwrap())
                }
                line => line.to_owned(),
            })
            .collect();
        desk.write("a folder/other name.pbn", games.concat());
        desk.write("backwards.pbn", backwards);
        desk.write("renamed.pbn", renamed.join("\n"));
        for file in ["a folder/other name.pbn", "backwards.pbn", "renamed.pbn"] {
            assert_eq!(ids(&desk, &[file]), due, "{file}");
        }
        // a board before them, and a copy of all of them
        desk.write("another.pbn", SHORT);
        let more = ids(&desk, &["another.pbn", "friday.pbn", "backwards.pbn"]);
        assert!(due.iter().all(|id| more.contains(id)), "{due:?} {more:?}");
    }
}

/// Two tables without a recorded play: the deal, the contract and the board are the same, so the ids differ only in the
/// number behind them.
fn two_tables(first: &str, second: &str) -> String {
    let table = |score: &str| {
        let players = match score {
            "NS 430" => "[North \"Elm\"]\n[South \"Fir\"]\n[East \"Oak\"]\n[West \"Yew\"]",
            _ => "[North \"Ash\"]\n[South \"Box\"]\n[East \"May\"]\n[West \"Sloe\"]",
        };
        format!(
            "[Event \"Made-up\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n{players}\n\
             [Deal \"N:AKQ2.AK2.432.432 543.QJ9.KQ5.K765 J876.T43.AJ6.AQ8 T9.8765.T987.JT9\"]\n\
             [Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"10\"]\n[Score \"{score}\"]\n\n"
        )
    };
    table(first) + &table(second)
}

#[test]
fn a_decision_stays_with_its_table_where_ids_differ_only_in_their_number() {
    let (one, other) = ("NS 430", "NS 400");
    let desk = Desk::with(&[("friday.pbn", &two_tables(one, other))]);
    let check = ["check", "friday.pbn", "-o", "out"];
    desk.run(&check).exits(0);
    let folder = desk.path("out");
    let ids = column(&folder, "review.csv", "id");
    assert_eq!(ids[1], format!("{}-2", ids[0]));
    let review = desk.read("out/review.csv");
    let lines: Vec<_> = review.lines().collect();
    let at = lines[0]
        .split(',')
        .position(|it| it == "director_decision")
        .unwrap();
    let mut cells: Vec<_> = lines[1].split(',').collect();
    assert!(cells.contains(&"Elm"));
    cells[at] = "score=420";
    desk.write(
        "out/review.csv",
        [lines[0], &cells.join(","), lines[2], ""].join("\n"),
    );
    // the other table comes first, and then a third one
    for text in [
        two_tables(other, one),
        two_tables(other, other) + &two_tables(one, other),
    ] {
        desk.write("friday.pbn", text);
        desk.run(&check).exits(0);
        let decisions = column(&folder, "review.csv", "director_decision");
        let of_table = column(&folder, "review.csv", "north");
        for (north, decision) in of_table.iter().zip(decisions) {
            let due = if north == "Elm" { "score=420" } else { "" };
            assert_eq!(decision, due, "{north}");
        }
        assert!(of_table.contains(&"Elm".to_owned()));
    }
    // the table is gone, and another one has its id
    desk.write("friday.pbn", two_tables(other, other));
    let ran = desk.run(&check).exits(0);
    assert!(
        ran.out
            .contains("1 decision is about a board that is not in this input"),
        "{ran:?}"
    );
    assert!(
        column(&folder, "review.csv", "director_decision")
            .iter()
            .all(String::is_empty)
    );
    assert_eq!(
        column(&folder, "decisions.csv", "director_decision"),
        ["score=420"]
    );
}

/// Whether a decision is read again as it is spelled: in codes, and in the words of each language, in small letters and
/// capitals.
fn is_read_again(decision: &Decision) {
    let said = Language::ALL.map(|language| decision.said(Words::of(language)));
    for text in said.into_iter().chain([decision.code()]) {
        for text in [text.to_uppercase(), text.to_lowercase(), text] {
            assert_eq!(Decision::read(&text).as_ref(), Ok(decision), "{text}");
        }
    }
}

#[test]
fn a_decision_is_read_as_it_is_written() {
    let scores = [0, 50, -50, 400, -1100];
    let averages = [Average::Plus, Average::Even, Average::Minus];
    let of_both = scores.map(|ns| scores.map(|ew| Judgement::Assigned([ns, ew])));
    let artificial = averages.map(|ns| averages.map(|ew| Judgement::Averages([ns, ew])));
    let weighted = |shares: &[(i64, i32)]| {
        let parts = shares.iter();
        let parts = parts.map(|(share, points)| (Decimal(*share), Possible::Score(*points)));
        Judgement::Weighted(parts.collect())
    };
    let words = [
        Judgement::Apply,
        Judgement::Stands,
        Judgement::RecordError,
        Judgement::Later,
        weighted(&[(6_000, 400), (4_000, -50)]),
        weighted(&[(9_999, 0), (1, 140)]),
    ];
    let judgements = words.into_iter();
    let judgements = judgements
        .chain((0..=13).map(Judgement::Tricks))
        .chain(scores.map(Judgement::Score))
        .chain(of_both.into_iter().flatten())
        .chain(artificial.into_iter().flatten());
    let units = ["%", " IMP", " VP"].into_iter();
    let penalties = units.flat_map(|unit| {
        let amounts = [1, 50, 300, 3_333, 10_000].map(Decimal);
        Side::ALL.map(|side| amounts.map(|amount| Penalty { side, amount, unit }))
    });
    let penalties: Vec<_> = penalties.flatten().collect();
    for judgement in judgements.map(Some).chain([None]) {
        for count in [0, 1, 2, penalties.len()] {
            let decision = Decision {
                judgement: judgement.clone(),
                penalties: penalties[..count].to_vec(),
            };
            if (decision.is_final() || count == 0) && decision != Decision::default() {
                is_read_again(&decision);
            }
        }
    }
}

#[test]
fn every_result_that_is_weighted_is_read_as_it_is_written() {
    let declarers = || [None].into_iter().chain(Seat::ALL.map(Some));
    let penalties = [Undoubled, Doubled, Redoubled];
    for (level, strain) in (1..=7).flat_map(|level| Strain::ASC.map(|strain| (level, strain))) {
        for (penalty, declarer) in penalties
            .into_iter()
            .zip(declarers().cycle().skip(level.into()))
        {
            for tricks in [0, 6, 6 + level, 13] {
                let made = Possible::Made(Contract::new(level, strain, penalty), tricks, declarer);
                is_read_again(&Judgement::Weighted(vec![(Decimal(10_000), made)]).into());
            }
        }
    }
}

#[test]
fn good_decisions() {
    for (text, code) in [
        (" Slagen = 9 ", "tricks=9"),
        ("score=+140", "score=140"),
        ("score=\u{2212}100", "score=-100"),
        ("assigned NS=400 EW=-420", "assigned NS=+400 EW=-420"),
        ("Assigned EW = -420 ns = +400", "assigned NS=+400 EW=-420"),
        ("toegekend NZ=+400 OW=-420", "assigned NS=+400 EW=-420"),
        ("weighted 60% 3NT= 40% 3NT-1", "weighted 60% 3NT= 40% 3NT-1"),
        (
            "weighted 60 % +400 40 % \u{2013}50",
            "weighted 60% +400 40% -50",
        ),
        (
            "gewogen 33,3% 3sa=o 66,7% 4SX+1Z",
            "weighted 33.3% 3NT=E 66.7% 4Sx+1S",
        ),
        ("weighted 100% 1nxx-7", "weighted 100% 1NTxx-7"),
        ("ave+", "ave+"),
        ("ave- EW ave+ NS", "ave+ NS ave- EW"),
        ("AVE NS AVE EW", "ave"),
        ("\u{15b}r+ NS \u{15b}r- EW", "ave+ NS ave- EW"),
        ("penalty NS 10 %", "penalty NS 10%"),
        ("penalty ew 3 imps", "penalty EW 3 IMP"),
        ("Straf NZ 0,50 VP", "penalty NS 0.5 VP"),
        ("penalty EW 5%;Voorstel toepassen", "apply; penalty EW 5%"),
        (
            "stands; penalty NS 10%; kara EW 5%",
            "stands; penalty NS 10%; penalty EW 5%",
        ),
    ] {
        let read = Decision::read(text).map(|it| it.code());
        assert_eq!(read.as_deref(), Ok(code), "{text}");
    }
}

#[test]
fn bad_decisions() {
    let unknown = "write apply, stands, tricks=9, ";
    let (tricks, score) = ("write tricks=0..13", "write score=-100");
    let (assigned, averages) = ("write assigned NS=+400 EW=-420", "write ave+ NS ave- EW");
    let weighted = "write weighted 60% 3NT= 40% 3NT-1";
    let penalty = "write penalty NS 10%, penalty EW 3 IMP, penalty NS 0.5 VP";
    let several =
        "write one, and penalties behind it (apply; penalty NS 10%), but none behind later";
    let no_result = "is neither a score of North-South nor a contract with its result (3NT-1, ";
    for (text, why) in [
        ("", unknown),
        ("as it stands", unknown),
        ("tricks", tricks),
        ("9", unknown),
        ("apply=1", unknown),
        ("apply penalty NS 10%", unknown),
        ("average NS", unknown),
        ("apply;", several),
        ("tricks=14", tricks),
        ("tricks=-1", tricks),
        ("score=", score),
        ("score=110.5", score),
        ("score=401", "no contract scores +401"),
        ("score=-2147483648", "no contract scores \u{2212}2147483648"),
        ("assigned NS=+400", assigned),
        ("assigned NS=+400 NS=-420", assigned),
        ("assigned NS=+400 EW=3NT", assigned),
        ("assigned NS=+400 EW=-425", "no contract scores \u{2212}425"),
        ("weighted", weighted),
        ("weighted 60% 3NT= 40%", weighted),
        ("weighted 60 3NT= 40 3NT-1", weighted),
        ("weighted 0% 3NT= 100% 3NT-1", weighted),
        ("weighted 33.333% 3NT= 66.667% 3NT-1", weighted),
        (
            "weighted 60% 3NT= 30% 3NT-1",
            "its shares come to 90%, not to 100%",
        ),
        (
            "weighted 60% 3NT= 60.5% 3NT-1",
            "its shares come to 120.5%, not to 100%",
        ),
        ("weighted 60% 8NT= 40% 3NT-1", no_result),
        ("weighted 60% 3NT 40% 3NT-1", no_result),
        ("weighted 60% 3NT+5 40% 3NT-1", no_result),
        ("weighted 60% 3NT-10 40% 3NT-1", no_result),
        ("weighted 60% 3NT=Q 40% 3NT-1", no_result),
        ("weighted 60% +401 40% 3NT-1", "no contract scores +401"),
        ("ave+ NS", averages),
        ("ave+ NS ave- NS", averages),
        ("ave+ ave-", averages),
        ("penalty 10%", penalty),
        ("penalty NS", penalty),
        ("penalty NS 10", penalty),
        ("penalty NS -10%", penalty),
        ("penalty NS 10% EW 5%", penalty),
        ("apply; stands", several),
        ("later; penalty NS 10%", several),
        ("penalty NS 10%; later", several),
    ] {
        let error = Decision::read(text).unwrap_err();
        let said = Words::of(Language::English).sentence(&error);
        assert!(said.contains(why), "{text}: {said}");
    }
}
