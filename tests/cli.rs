//! The program as a person runs it: exit codes, what goes where, what is refused.

use crate::desk::{Desk, NO_PLAY, REVOKE, Ran, SHORT, column};
use std::fs;
use std::process::Stdio;

/// The same play as in [`REVOKE`], with a contract that nobody can read.
fn not_auditable() -> String {
    REVOKE.replace("\"1NT\"", "\"8NT\"")
}

#[test]
fn nothing_to_do_is_bad_use() {
    let desk = Desk::with(&[]);
    for args in [
        "",
        "check",
        "check -q",
        "slips",
        "slips --laws 2017",
        "completions",
        "-q",
        "check --nonsense x",
    ] {
        let ran = desk.run(args).exits(2);
        assert!(
            ran.out.is_empty() && ran.err.contains("Usage: pbn-audit"),
            "{args:?} {ran:?}"
        );
    }
}

#[test]
fn the_last_of_two_equal_flags_wins() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let twice = "check friday.pbn --lang nl -j 9 --severity error -q --laws 1997 \
         --lang pl -j 2 --severity note -q --laws 2017";
    let once = "check friday.pbn --lang pl --laws 2017 -q";
    let words = |line: &str| -> Vec<String> { line.split(' ').map(str::to_owned).collect() };
    let [twice, once] = [twice, once].map(|line| {
        let words = words(line);
        let words: Vec<&str> = words
            .iter()
            .map(String::as_str)
            .filter(|it| !it.is_empty())
            .collect();
        desk.run(&words).exits(0).out
    });
    assert_eq!(twice, once);
}

#[test]
fn help_and_version_are_results() {
    let desk = Desk::with(&[]);
    for args in [
        "--help",
        "check --help",
        "check -h",
        "help",
        "help show",
        "--version",
    ] {
        let ran = desk.run(args).exits(0);
        assert!(
            ran.err.is_empty() && ran.out.contains("pbn-audit"),
            "{args:?} {ran:?}"
        );
    }
}

#[test]
fn a_terminal_speaks_the_language_asked_for_and_tables_stay_english() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    desk.run("check friday.pbn -o en").exits(0);
    for (lang, revoke, end) in [
        (
            "nl",
            "friday.pbn:17:1: R101 Noord speelde \u{2663}2 in slag 2 en had \u{2666}A en \u{2666}H\n",
            "\nDe rapporten staan in nl. Begin met index.html.\n",
        ),
        (
            "pl",
            "friday.pbn:17:1: R101 N zrzucił \u{2663}2 w lewie 2, mając \u{2666}A i \u{2666}K\n",
            "\nRaporty są w pl. Zacznij od index.html.\n",
        ),
    ] {
        let args = ["check", "friday.pbn", "--lang", lang];
        let ran = desk.run(&[&args[..], &["-o", lang]].concat()).exits(0);
        assert!(
            ran.out.contains(revoke) && ran.out.ends_with(end),
            "{ran:?}"
        );
        for table in ["findings.csv", "revokes.csv", "review.csv"] {
            let of = |folder| desk.read(&format!("{folder}/{table}"));
            assert_eq!(of(lang), of("en"), "{table}");
        }
        let json = |lang| {
            let form = ["-q", "--format", "json-lines", "--lang", lang];
            desk.run(&[&["check", "friday.pbn"], &form[..]].concat())
                .exits(0)
                .out
        };
        assert_eq!(json(lang), json("en"));
    }
}

#[test]
fn all_that_is_said_goes_by_the_language() {
    let desk = Desk::with(&[
        ("friday.pbn", REVOKE),
        ("nothing.pbn", "no record\n"),
        ("empty/notes.txt", ""),
        ("slips.csv", "kind,trick\nwaived,15\n"),
        ("other.csv", "soort\n"),
        ("mine/notes.txt", ""),
    ]);
    for (args, dutch, polish) in [
        (
            "check missing.pbn",
            "missing.pbn: dat bestand of die map is er niet\n",
            "missing.pbn: nie ma takiego pliku ani folderu\n",
        ),
        (
            "check empty",
            "empty: geen PBN- of LIN-bestand in deze map\n",
            "empty: w tym folderze nie ma pliku PBN ani LIN\n",
        ),
        (
            "slips nothing.pbn",
            "nothing.pbn: geen PBN- of LIN-bestand: er staat geen spel in\n",
            "nothing.pbn: to nie jest plik PBN ani LIN: nie ma w nim żadnego rozdania\n",
        ),
        (
            "check friday.pbn -v",
            "friday.pbn: spellen 1, met afspel 1, verzakingen 1, meldingen 2\n",
            "friday.pbn: rozdania 1, z rozgrywką 1, fałszywe renonsy 1, spostrzeżenia 2\n",
        ),
        (
            "check friday.pbn -o mine",
            "pbn-audit: mine: de map is niet leeg",
            "pbn-audit: mine: folder nie jest pusty",
        ),
        (
            "check friday.pbn --slips slips.csv",
            "slips.csv:2:8: verwacht een slag, 1 tot 13\n",
            "slips.csv:2:8: oczekiwano lewy, od 1 do 13\n",
        ),
        (
            "check friday.pbn --slips other.csv",
            "pbn-audit: other.csv:1:1: geen kolom `soort`: verwacht file, game",
            "pbn-audit: other.csv:1:1: nie ma kolumny `soort`: oczekiwano file, game",
        ),
        (
            "check friday.pbn --select revok",
            "pbn-audit: 'revok' is geen familie, code of naam van een controle; was 'revoke' bedoeld?\n",
            "pbn-audit: 'revok' to nie jest rodzina, kod ani nazwa kontroli; czy chodziło o 'revoke'?\n",
        ),
        (
            "check friday.pbn --select R999",
            "pbn-audit: 'R999' is geen familie (R), code (R101) of naam van een controle",
            "pbn-audit: 'R999' to nie jest rodzina (R), kod (R101) ani nazwa kontroli",
        ),
        (
            "show friday.pbn --board 9",
            "pbn-audit: friday.pbn: spel 9 staat hier niet; gelezen verslagen: 1\n",
            "pbn-audit: friday.pbn: nie ma tu rozdania 9; przeczytane zapisy: 1\n",
        ),
        (
            "slips friday.pbn -o friday.csv",
            "2 open vragen geschreven naar friday.csv\n",
            "2 pytania bez odpowiedzi zapisano w friday.csv\n",
        ),
        (
            "explain revok",
            "pbn-audit: geen controle, bepaling of kolom heet 'revok'; was 'revoke' bedoeld?\n",
            "pbn-audit: żadna kontrola, punkt ani kolumna nie nazywa się 'revok'; czy chodziło o 'revoke'?\n",
        ),
        (
            "man chek",
            "pbn-audit: er is geen opdracht 'chek'; wel check\n",
            "pbn-audit: nie ma polecenia 'chek'; są: check\n",
        ),
    ] {
        for (lang, text) in [("nl", dutch), ("pl", polish)] {
            let _ = fs::remove_file(desk.path("friday.csv")); // it is there the second time
            let words: Vec<_> = args.split(' ').chain(["--lang", lang]).collect();
            let ran = desk.run(&words);
            assert!(ran.err.starts_with(text), "{args} {ran:?}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_command_line_is_said_in_english() {
    let desk = Desk::with(&[("friday.pbn", REVOKE), ("flags", "-q\n--laws 1999\n")]);
    for (args, text) in [
        (
            &["check", "x", "--lang", "xx"][..],
            "error: invalid value 'xx' for '--lang <LANG>'\n  [possible values: en, nl, pl]\n",
        ),
        (
            &["check", "-q", "--lang", "pl"],
            "error: no PATH: name a file, a folder, or - for standard input\n\nUsage: pbn-audit check ",
        ),
        (
            &["check", "friday.pbn", "--config", "flags"],
            "pbn-audit: flags: line 2: invalid value '1999' for '--laws <YEAR>' [possible values: auto, ",
        ),
        (
            &["check", "x", "--a\u{1b}[2J\u{202e}b"],
            "error: unexpected argument '--a",
        ),
    ] {
        let ran = desk.run(args).exits(2);
        assert!(
            ran.err.starts_with(text) && ran.out.is_empty(),
            "{args:?} {ran:?}"
        );
    }
}

#[test]
fn the_full_form_in_dutch() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let args = ["check", "friday.pbn", "-q", "--format", "full"];
    let ran = desk.run(&[&args[..], &["--lang", "nl"]].concat()).exits(0);
    let revoke = "\
fout[R101] revoke: Noord speelde \u{2663}2 in slag 2 en had \u{2666}A en \u{2666}H
  --> friday.pbn:17:1   spel 5, 1SA door West, Noord = Vetch
   |
17 | C2 D7 D5 D2
   | ^^ ruiten werd voorgespeeld door Zuid (\u{2666}5)
22 | DK D3 D9 D8
   | -- dezelfde hand speelde \u{2666}H in slag 7
   = voldongen: Zuid speelde \u{2665}10 bij in slag 3 (63A1)
   = spelregel: 64A2 (2017, volgens de datum): Oost won slag 2; vanaf die slag won Noord-Zuid de slagen 6, 7 en 8: 1 slag aan Oost-West
   = resultaat: vermeld 9, gespeeld 9, na rechtzetting 10: 1SA+2, NZ \u{2212}150 wordt 1SA+3, NZ \u{2212}180
   = status: nog niet aangepast; waarschijnlijk
   = lezing: het verslag klopt als slag 2 als slag 9 is gespeeld (row T2 to T9)
";
    assert!(ran.out.contains(revoke), "{}", ran.out);
}

#[test]
fn findings_go_to_standard_output_and_are_no_failure() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let ran = desk.run("check friday.pbn").exits(0);
    assert!(ran.out.contains("friday.pbn:17:1: R101 "), "{ran:?}");
    assert!(
        ran.out
            .contains("1 board read, 1 with play, 30 chances to revoke: 1 apparent revoke"),
        "{ran:?}"
    );
    assert_eq!(ran.err, "");
    assert!(!ran.out.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn fail_on_says_what_is_a_failure() {
    let desk = Desk::with(&[("friday.pbn", REVOKE), ("none.pbn", NO_PLAY)]);
    desk.run("check friday.pbn --fail-on error").exits(1);
    desk.run("check friday.pbn --fail-on error --ignore R")
        .exits(1);
    desk.run("check none.pbn --fail-on error").exits(0);
    desk.run("check friday.pbn missing.pbn --fail-on error")
        .exits(2);
}

#[test]
fn the_full_form_shows_the_cards() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let ran = desk
        .run("check friday.pbn --format full --color never")
        .exits(0);
    assert!(ran.out.contains("error[R101] revoke: "), "{ran:?}");
    assert!(
        ran.out
            .contains("\n  --> friday.pbn:17:1   board 5, 1NT by West, North = Vetch\n"),
        "{ran:?}"
    );
    assert!(ran.out.contains("\n17 | C2 D7 D5 D2\n   | ^^ "), "{ran:?}");
    assert!(ran.out.contains("\n22 | DK D3 D9 D8\n   | -- "), "{ran:?}");
    let coloured = desk.run("check friday.pbn --color always").exits(0);
    assert!(coloured.out.contains("\u{1b}["), "{coloured:?}");
}

#[test]
fn json_lines_are_json_and_nothing_else() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let ran = desk
        .run("check friday.pbn --format json-lines --select R")
        .exits(0);
    let values: Vec<serde_json::Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(values.len(), 1);
    assert_eq!(
        (values[0]["code"].as_str(), values[0]["line"].as_u64()),
        (Some("R101"), Some(17))
    );
    assert!(ran.err.contains("1 apparent revoke"), "{ran:?}");
}

#[test]
fn quiet_leaves_findings_only_and_verbose_names_the_files() {
    let desk = Desk::with(&[("friday.pbn", REVOKE), ("none.pbn", NO_PLAY)]);
    let ran = desk.run("check none.pbn -q").exits(0);
    assert_eq!((ran.out.as_str(), ran.err.as_str()), ("", ""));
    let ran = desk.run("check friday.pbn -v").exits(0);
    assert!(
        ran.err
            .starts_with("friday.pbn: boards 1, with play 1, revokes 1, "),
        "{ran:?}"
    );
}

#[test]
fn standard_input_is_a_file_like_any_other() {
    let desk = Desk::with(&[]);
    let ran = Ran::of(
        &desk
            .command("check -")
            .write_stdin(REVOKE)
            .output()
            .unwrap(),
    )
    .exits(0);
    assert!(
        ran.out.contains("\n-:17:1: R101 ") || ran.out.starts_with("-:17:1: R101 "),
        "{ran:?}"
    );
    desk.run("check - -").exits(2);
}

#[test]
fn paths_with_blanks_and_accents() {
    let desk = Desk::with(&[
        ("club \u{e9}t\u{e9}/vrijdag avond.PBN", REVOKE),
        ("club \u{e9}t\u{e9}/notes.txt", "x"),
    ]);
    let ran = desk.run(&["check", "club \u{e9}t\u{e9}/"]).exits(0);
    assert!(
        ran.out
            .contains("club \u{e9}t\u{e9}/vrijdag avond.PBN:17:1: R101"),
        "{ran:?}"
    );
    let list = desk.path("list.txt");
    fs::write(&list, "club \u{e9}t\u{e9}/vrijdag avond.PBN\n").unwrap();
    let ran = desk.run("check --from-list list.txt").exits(0);
    assert!(ran.out.contains("avond.PBN:17:1: R101"), "{ran:?}");
}

#[test]
fn one_missing_file_does_not_cost_the_others() {
    let desk = Desk::with(&[("a.pbn", SHORT), ("c.pbn", SHORT), ("empty/readme.txt", "")]);
    let ran = desk.run("check a.pbn b.pbn empty c.pbn -o out").exits(2);
    assert!(
        ran.err.contains("b.pbn: ") && ran.err.contains("empty: no PBN or LIN file in this folder"),
        "{ran:?}"
    );
    assert!(
        ran.out.contains("a.pbn:17:1: R101") && ran.out.contains("c.pbn:17:1: R101"),
        "{ran:?}"
    );
    let out = desk.path("out");
    assert_eq!(
        column(&out, "files.csv", "file"),
        ["a.pbn", "b.pbn", "c.pbn"]
    );
    assert_eq!(column(&out, "files.csv", "read"), ["yes", "no", "yes"]);
    let ids = column(&out, "review.csv", "id");
    assert_eq!(
        (ids.len(), &ids[1]),
        (2, &format!("{}-2", ids[0])),
        "equal boards are numbered"
    );
}

#[test]
fn an_empty_file_is_read() {
    let desk = Desk::with(&[("empty.pbn", "")]);
    let ran = desk.run("check empty.pbn").exits(0);
    assert!(ran.out.contains("0 boards read"), "{ran:?}");
    assert!(
        !ran.out.contains("no revoke"),
        "no news is not good news: {ran:?}"
    );
}

#[test]
fn an_unknown_code_is_bad_use() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    for flag in ["--select", "--ignore", "--severity", "--fail-on"] {
        let ran = desk
            .run(&format!("check friday.pbn -o out {flag} R999"))
            .exits(2);
        assert!(ran.out.is_empty() && ran.err.contains("'R999'"), "{ran:?}");
        assert!(!desk.path("out").exists());
    }
}

#[test]
fn what_is_not_selected_is_still_in_the_reports_of_boards() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let ran = desk
        .run("check friday.pbn -o out --ignore revoke --severity error")
        .exits(0);
    assert!(
        !ran.out.contains("R101") && ran.out.contains("not shown"),
        "{ran:?}"
    );
    let out = desk.path("out");
    assert_eq!(column(&out, "findings.csv", "code"), [""; 0]);
    assert_eq!(column(&out, "revokes.csv", "clause"), ["64A2"]);
    assert_eq!(column(&out, "review.csv", "state"), ["unadjusted"]);
}

#[test]
fn previews_are_switched_on_by_a_flag_that_the_manifest_keeps() {
    let desk = Desk::with(&[("friday.pbn", REVOKE), ("flags", "--preview\n")]);
    let check = |more: &[&str]| {
        let args = [&["check", "friday.pbn", "-o", "out"], more].concat();
        desk.run(&args).exits(0);
        let manifest = fs::read_to_string(desk.path("out/manifest.json")).unwrap();
        manifest.contains("\"preview\": true")
    };
    assert!(!check(&[]));
    assert!(check(&["--preview"]) && check(&["--config", "flags"]));
}

/// The board of the revoke at one of several tables, with other lines behind its deal.
fn at_table(table: u32, rest: Option<&str>) -> String {
    let (head, own) = REVOKE.split_once("[Declarer").expect("it has a declarer");
    let own = format!("[Declarer{own}");
    let rest = rest.unwrap_or(&own);
    format!("{head}[Section \"A\"]\n[Scoring \"MP\"]\n[Table \"{table}\"]\n{rest}\n")
}

fn with_score(table: u32, score: i32) -> String {
    at_table(table, Some(&format!("[Score \"NS {score}\"]\n")))
}

#[test]
fn the_tables_of_a_board_are_compared_wherever_they_stand() {
    let many = (10..200).map(|table| with_score(table, -5000));
    let four = with_score(4, 100);
    let desk = Desk::with(&[
        ("season/a.pbn", &with_score(2, -160)),
        ("season/b.pbn", &at_table(3, None)), // -150, and -180 is due
        ("season/c.pbn", &four),
        ("season/d.pbn", &four), // the same table once more
        ("many.pbn", &many.collect::<String>()),
    ]);
    let reported = |paths: &[&str], jobs| {
        let arguments = [&["check"], paths, &["-o", "out", "-j", jobs]].concat();
        desk.run(&arguments).exits(0);
        let out = desk.path("out");
        let columns = ["side", "tables", "points_before", "points_after", "file"];
        let columns = columns.map(|name| column(&out, "effects.csv", name).join(" "));
        let id = &column(&out, "review.csv", "id")[0];
        let sheet = fs::read_to_string(crate::desk::sheet(&out, id)).unwrap();
        (columns, sheet)
    };
    let files = "season/b.pbn season/b.pbn";
    let (rows, page) = reported(&["season"], "1");
    assert_eq!(rows, ["NS EW", "3 3", "2 2", "0 4", files]);
    let line = "<p class=\"effect\">Matchpoints, with 2 other tables: N\u{2011}S 2 → 0 (50% → 0%), E\u{2011}W 2 → 4 (50% → 100%).</p>";
    assert!(page.contains(line), "{page}");
    let (rows, page) = reported(&["season", "many.pbn"], "4");
    assert_eq!(rows, ["NS EW", "193 193", "382 2", "380 4", files]);
    assert_eq!(reported(&["season", "many.pbn"], "1"), (rows, page));
    let (rows, page) = reported(&["season/b.pbn"], "1");
    assert_eq!(rows[0], "", "at one table only");
    assert!(!page.contains("class=\"effect\""), "nothing to say of it");
}

#[test]
fn reports_are_made_again_byte_for_byte() {
    let desk = Desk::with(&[("season/b.pbn", REVOKE), ("season/a.pbn", NO_PLAY)]);
    let names = [
        "boards.csv",
        "causes.csv",
        "effects.csv",
        "files.csv",
        "findings.csv",
        "manifest.json",
        "review.csv",
        "revokes.csv",
    ];
    desk.run("check season -o out --boards -j 1").exits(0);
    let first = names.map(|name| desk.read(&format!("out/{name}")));
    desk.run("check season -o out --boards -j 4 -q --io mmap")
        .exits(0);
    assert_eq!(names.map(|name| desk.read(&format!("out/{name}"))), first);
    assert_eq!(
        column(&desk.path("out"), "boards.csv", "play"),
        ["none", "full"]
    );
    let manifest: serde_json::Value = serde_json::from_str(&first[5]).unwrap();
    assert_eq!(
        (&manifest["interrupted"], &manifest["totals"]["games"]),
        (&false.into(), &2.into())
    );
    desk.run("check season -o out").exits(0);
    assert!(
        !desk.path("out/boards.csv").exists(),
        "a table of an earlier run is not left behind"
    );
}

#[test]
fn what_a_whole_file_does_is_told_once_however_it_is_cut() {
    // several parts; the second tag is first seen in one of the last
    let board = |number| {
        let late = if number > 5500 { "[Late \"1\"]\n" } else { "" };
        let text = "-".repeat(240);
        format!("[Board \"{number}\"]\n{late}{{{text}}}\n[Early \"1\"]\n\n")
    };
    let boards = (1..6000).map(board).collect::<Vec<_>>().concat();
    let desk = Desk::with(&[
        ("season/a.pbn", &boards),
        ("season/b.pbn", "[Late \"1\"]\n"),
    ]);
    let run = |jobs| {
        desk.run(&format!("check season -o out -j {jobs} --format concise"))
            .exits(0)
            .out
    };
    let reported = run("1");
    let expected = [
        "season/a.pbn:3:2: S209 Early is not a standard PBN tag; 5,999 times in this file",
        "season/a.pbn:22002:2: S209 Late is not a standard PBN tag; 499 times in this file",
        "season/b.pbn:1:2: S209 Late is not a standard PBN tag",
    ];
    assert_eq!(reported.lines().take(3).collect::<Vec<_>>(), expected);
    let out = desk.path("out");
    assert_eq!(column(&out, "findings.csv", "game"), ["1", "5501", "1"]);
    assert_eq!(column(&out, "findings.csv", "times"), ["5999", "499", "1"]);
    let first_ten = |line: u32, apart: u32| {
        let lines = (0..10).map(|place| (line + place * apart).to_string());
        lines.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(
        column(&out, "findings.csv", "lines"),
        [first_ten(3, 4), first_ten(22002, 5), String::new()]
    );
    assert_eq!(column(&out, "files.csv", "findings"), ["2", "1"]);
    let first = desk.read("out/findings.csv");
    assert_eq!((run("4"), desk.read("out/findings.csv")), (reported, first));
}

#[test]
fn a_folder_of_others_is_refused() {
    let desk = Desk::with(&[("friday.pbn", REVOKE), ("mine/thesis.txt", "x")]);
    let ran = desk.run("check friday.pbn -o mine").exits(2);
    assert!(ran.out.is_empty() && ran.err.contains("--force"), "{ran:?}");
    assert!(!desk.path("mine/review.csv").exists());
    desk.run("check friday.pbn -o mine --force").exits(0);
    assert!(desk.path("mine/review.csv").exists() && desk.path("mine/thesis.txt").exists());
    let ran = desk.run("check friday.pbn -o friday.pbn").exits(2);
    assert!(ran.err.contains("not a folder"), "{ran:?}");
    assert_eq!(desk.read("friday.pbn"), REVOKE);
}

#[test]
fn what_a_director_wrote_is_not_overwritten() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    desk.run("check friday.pbn -o out").exits(0);
    let review = "id,director_decision\nb000000000000,as it stands\n";
    fs::write(desk.path("out/review.csv"), review).unwrap();
    let ran = desk.run("check friday.pbn -o out").exits(2);
    assert!(
        ran.err.contains("'as it stands' is not a decision"),
        "{ran:?}"
    );
    assert_eq!(desk.read("out/review.kept-1.csv"), review);
}

#[test]
fn rejects_are_verbatim_and_never_an_input() {
    let game = not_auditable();
    let desk = Desk::with(&[("friday.pbn", &format!("{REVOKE}\n{game}"))]);
    let ran = desk.run("check friday.pbn --rejects rejects.pbn").exits(0);
    assert!(
        ran.out.contains(
            "2 boards = 1 audited + 1 not auditable (no contract is stated: 1) + 0 without play."
        ),
        "{ran:?}"
    );
    assert_eq!(desk.read("rejects.pbn"), format!("{game}\n"));
    let before = desk.read("friday.pbn");
    desk.run("check friday.pbn --rejects ./friday.pbn").exits(2);
    assert_eq!(desk.read("friday.pbn"), before);
}

#[test]
fn flags_from_a_file_and_the_command_line_wins() {
    let desk = Desk::with(&[
        ("friday.pbn", REVOKE),
        ("flags", "# ours\n--laws 1997\n--format json-lines\n-q\n"),
    ]);
    let ran = desk.run("check friday.pbn --config flags -o out").exits(0);
    assert!(ran.out.starts_with('{') && ran.err.is_empty(), "{ran:?}");
    assert_eq!(column(&desk.path("out"), "review.csv", "laws"), ["1997"]);
    let mut command = desk.command("check friday.pbn -o out --laws 2007");
    Ran::of(&command.env("PBN_AUDIT_CONFIG", "flags").output().unwrap()).exits(0);
    assert_eq!(column(&desk.path("out"), "review.csv", "laws"), ["2007"]);
    assert_eq!(
        column(&desk.path("out"), "review.csv", "laws_basis"),
        ["given"]
    );
    let ran = desk.run("check friday.pbn --config friday.pbn").exits(2);
    assert!(ran.err.contains("friday.pbn: line 1: "), "{ran:?}");
}

#[test]
fn a_closed_pipe_changes_neither_the_reports_nor_the_exit_code() {
    let text = format!("{SHORT}\n").repeat(3000);
    let desk = Desk::with(&[("long.pbn", &text)]);
    for (args, code) in [
        ("check long.pbn", 0),
        ("check long.pbn -o out", 0),
        ("check long.pbn --fail-on error", 1),
        ("check long.pbn missing.pbn", 2),
        ("check long.pbn missing.pbn --format json-lines", 2),
        ("slips long.pbn", 0),
        ("slips long.pbn missing.pbn", 2),
        ("show long.pbn --game 3", 0),
        ("rules", 0),
        ("explain R101", 0),
    ] {
        let mut command = desk.start(args);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        drop(child.stdout.take());
        let ran = Ran::of(&child.wait_with_output().unwrap()).exits(code);
        let is_quiet = ran
            .err
            .lines()
            .all(|line| line.starts_with("missing.pbn: "));
        assert!(is_quiet || args.contains("json-lines"), "{args:?} {ran:?}");
    }
    assert_eq!(column(&desk.path("out"), "review.csv", "id").len(), 3000);
}

/// A record may hold anything; no form of output lets it move the cursor, set colours or turn the direction of writing.
#[cfg(unix)] // other systems allow no such names of files
#[test]
fn nothing_of_a_record_steers_a_terminal() {
    let steering = "\u{1b}[31m\u{1b}]0;owned\u{7}\u{9b}2J\u{7f}\u{202e}\u{2067}";
    let mut text = REVOKE.replace("Vetch", &format!("Ve{steering}tch"));
    for tag in ["Event", "Board"] {
        text = text.replace(&format!("[{tag} \""), &format!("[{tag} \"{steering}"));
    }
    text = text.replace("[North", &format!("[Room \"{steering}Open\"]\n[North"));
    let name = format!("fri{steering}day.pbn");
    let desk = Desk::with(&[(&name, &text)]);
    for args in [
        &["check", &name, "--format", "full"][..],
        &["check", &name, "--format", "concise", "-v"],
        &["check", &name, "--format", "json-lines"],
        &["check", &name, "--lang", "nl"],
        &["slips", &name],
        &["show", &name, "--game", "1"],
        &["show", &name, "--board", "9"],
    ] {
        let ran = desk.run(args);
        let text = ran.out.clone() + &ran.err;
        assert!(text.contains("day"), "{args:?} {ran:?}");
        let steers = |letter: char| letter != '\n' && pbn_audit::source::steers(letter);
        assert!(!text.contains(steers), "{args:?} {ran:?}");
    }
    // and what a form leaves out of a key is not missed when the form comes back
    let form = desk.run(&["slips", &name]).exits(0).out;
    let filled = form.replace(",attention,2,N,,,", ",attention,2,N,,never,");
    assert_ne!(form, filled);
    desk.write("form.csv", filled);
    let args = ["check", &name, "--slips", "form.csv", "-o", "out"];
    desk.run(&args).exits(0);
    let out = desk.path("out");
    assert_eq!(column(&out, "review.csv", "transfer_max"), ["0"]);
}

#[test]
fn rules_are_a_table_or_lines_of_json() {
    let desk = Desk::with(&[]);
    let rules = desk.run("rules").exits(0);
    assert!(
        rules
            .out
            .lines()
            .any(|line| line.starts_with("R101  revoke ") && line.ends_with(" a revoke")),
        "{rules:?}"
    );
    let lines = desk.run("rules --format json-lines").exits(0);
    let values = lines
        .out
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
    let codes = values.map(|value| value["code"].as_str().unwrap().to_owned());
    let table = rules.out.lines().map(|line| line[..4].to_owned());
    assert!(codes.eq(table), "{lines:?}");
}

#[test]
fn completions_and_manual_know_every_command_and_flag() {
    let desk = Desk::with(&[]);
    let exit_status = |args: &str| {
        let page = desk.run(args).exits(0).out;
        let (_, codes) = page.split_once(".SH \"EXIT STATUS\"\n").unwrap();
        let (codes, _) = codes.split_once(".SH ").unwrap();
        let codes = codes.split(".TP\n\\fB").skip(1);
        codes
            .map(|it| it.split_once('\\').unwrap().0.to_owned())
            .collect::<Vec<_>>()
            .join(" ")
    };
    for (args, codes) in [
        ("man", "0 1 2 130"),
        ("man check", "0 1 2 130"),
        ("man show", "0 2 130"),
        ("man compare", "0 1 2"),
    ] {
        assert_eq!(exit_status(args), codes, "{args:?}");
    }
    let examples = desk.run("man show").exits(0).out;
    let (_, examples) = examples.split_once(".SH EXAMPLES\n").unwrap();
    let first = ".TP\n\\fBpbn\\-audit show friday.pbn\\fR\na list of its boards\n";
    assert!(examples.starts_with(first), "{examples}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = desk.run(&format!("completions {shell}")).exits(0).out;
        for word in ["check", "slips", "rules", "explain", "jurisdiction"] {
            assert!(script.contains(word), "{shell} {word}");
        }
    }
    let unknown = desk.run("completions tcsh").exits(2);
    assert!(
        unknown.out.is_empty() && unknown.err.contains("fish"),
        "{unknown:?}"
    );
    let manual = desk.run("man").exits(0).out;
    assert!(
        manual.contains(".TH pbn-audit 1") && manual.contains("pbn\\-audit\\-check(1)"),
        "{manual}"
    );
    let manual = desk.run("man check").exits(0).out;
    assert!(
        manual.contains(".TH pbn-audit-check 1") && manual.contains("\\-\\-jurisdiction"),
        "{manual}"
    );
    let unknown = desk.run("man chek").exits(2);
    assert!(
        unknown
            .err
            .contains("there is no command 'chek'; there is check\n"),
        "{unknown:?}"
    );
}

/// `/dev/full` is a disk without room.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_one_clear_error() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    for args in ["check friday.pbn", "check friday.pbn -o out", "rules"] {
        let mut command = desk.start(args);
        command.stdout(fs::File::create("/dev/full").unwrap());
        let ran = Ran::of(&command.output().unwrap()).exits(2);
        let text = "pbn-audit: standard output: no space is left\n";
        assert!(ran.err.starts_with(text), "{args:?} {ran:?}");
        assert_eq!(ran.err.lines().count(), 1, "{args:?} {ran:?}");
    }
}

#[test]
fn of_the_tags_of_a_game_of_noise_the_first_thousand_are_told() {
    let tag = |number| format!("[X{number} \"\"]\n");
    let tags: String = (0..5000).map(tag).collect();
    let desk = Desk::with(&[("noise.pbn", &format!("[Board \"1\"]\n{tags}"))]);
    desk.run("check noise.pbn --select S209 -o out").exits(0);
    let reported = column(&desk.path("out"), "findings.csv", "message");
    assert_eq!(reported.len(), 1000);
    let times = column(&desk.path("out"), "findings.csv", "times");
    assert!(times.iter().all(|it| it == "1"));
    assert!(reported[0].starts_with("X0 is") && reported[999].starts_with("X999 is"));
}

#[test]
fn a_file_with_numbers_of_its_own_is_told_once_wherever_it_is_cut() {
    let board = |number: usize| {
        format!(
            "[Board \"{number}\"]\n[Dealer \"{}\"]\n[Vulnerable \"All\"]\n[Description \"{}\"]\n\n",
            ["N", "E", "S", "W"][number * 7 % 5 % 4],
            "x".repeat(200)
        )
    };
    let boards: String = (1..=8000).map(board).collect();
    let desk = Desk::with(&[("own.pbn", &boards)]);
    let [one, four] = ["1", "4"].map(|jobs| {
        let out = format!("out{jobs}");
        desk.run(&["check", "own.pbn", "--jobs", jobs, "--out", &out])
            .exits(0);
        fs::read_to_string(desk.path(&out).join("findings.csv")).unwrap()
    });
    assert_eq!(one, four);
    let rows: Vec<_> = one.lines().skip(1).collect();
    assert_eq!(rows.len(), 2, "{one}"); // a note for each check
    let times = |row: &&&str| row.contains("times in this file");
    assert_eq!(rows.iter().filter(times).count(), 2, "{one}");
}
