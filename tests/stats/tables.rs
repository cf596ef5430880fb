//! The tables and the terminal: margins, intervals, what is refused.

use super::{folders, number, rows, stats};
use crate::program::Arguments;
use assert_cmd::Command;
use std::fs;
use std::path::Path;

pub(super) fn samples() -> String {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    samples.to_str().unwrap().to_owned()
}

/// Runs in a folder; the exit code, standard output and standard error.
pub(super) fn run<'a>(arguments: impl Arguments<'a>, folder: &Path) -> (i32, String, String) {
    let mut command = Command::cargo_bin("pbn-audit").unwrap();
    command
        .current_dir(folder)
        .arg("stats")
        .args(arguments.words());
    let ran = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        ran.status.code().unwrap(),
        text(ran.stdout),
        text(ran.stderr),
    )
}

#[test]
fn the_terminal_says_the_same_without_tables() {
    for folder in folders() {
        let desk = tempfile::tempdir().unwrap();
        for grade in ["certain", "doubtful"] {
            let path = folder.to_str().unwrap();
            let alone = run(&[path, "--grade", grade], desk.path());
            let with_tables = run(&[path, "--grade", grade, "-o", "out"], desk.path());
            assert!(alone.0 == 0 && alone.1.lines().count() > 8, "{}", alone.1);
            assert_eq!(alone, with_tables, "{path}, {grade}");
        }
    }
}

#[test]
fn grades_and_units_are_chosen() {
    let desk = tempfile::tempdir().unwrap();
    let shown = |arguments: &[&str], out: &str| {
        let samples = samples();
        let out = stats(&[&[&*samples], arguments].concat(), out, &desk);
        let all = rows(out.join("stats.csv")).swap_remove(0);
        let [turns, revokes] = ["turns_shown", "revokes_shown"].map(|it| number(&all, it));
        (all["rate"].clone(), turns, revokes)
    };
    let (rate, turns, certain) = shown(&["--grade", "certain", "--per", "1000"], "one");
    #[allow(clippy::cast_precision_loss)]
    let due = certain as f64 / turns as f64 * 1000.0;
    assert!(
        (rate.parse::<f64>().unwrap() / due - 1.0).abs() < 1e-7,
        "{rate}: {due}"
    );
    assert!(certain < shown(&[], "two").2);
    let (rate, turns, certain) = shown(&["--grade", "certain", "--per", "1"], "three");
    #[allow(clippy::cast_precision_loss)]
    let due = certain as f64 / turns as f64;
    assert!(
        (rate.parse::<f64>().unwrap() / due - 1.0).abs() < 1e-7,
        "{rate}: {due}"
    );
}

#[test]
fn a_file_without_a_revoke_is_told_what_zero_means() {
    let desk = tempfile::tempdir().unwrap();
    let text = include_str!("../../src/checks/examples/clean.pbn");
    let typed = text.replace("[Date", "[Platform \"typed\"]\n[Date");
    fs::write(desk.path().join("a.pbn"), &typed).unwrap();
    fs::write(desk.path().join("b.pbn"), typed.replace("typed", "bbo")).unwrap();
    fs::write(desk.path().join("c.pbn"), text).unwrap();
    fs::write(desk.path().join("empty.pbn"), "[Event \"none\"]\n").unwrap();
    let (code, out, _) = run("a.pbn", desk.path());
    assert_eq!(code, 0);
    for part in [
        "They show none",
        "fits this (95% interval)",
        "not the rate of all revokes",
    ] {
        assert!(out.contains(part), "{out}");
    }
    for (file, why) in [
        (
            "b.pbn",
            "At 26 turns the program that made the record refuses a revoke",
        ),
        (
            "c.pbn",
            "At 26 turns it is not known whether the record could show a revoke",
        ),
    ] {
        let (_, out, _) = run(&[file], desk.path());
        assert!(
            out.starts_with("No record in the input is known") && out.contains(why),
            "{out}"
        );
        assert_eq!(out.lines().count(), 1, "{out}");
    }
    let (code, out, _) = run("empty.pbn", desk.path());
    assert_eq!((code, out.lines().count()), (0, 1), "{out}");
    assert!(out.starts_with("No turns to count"), "{out}");
    let (_, out, _) = run("a.pbn --lang nl", desk.path());
    assert!(out.contains("links van de leider"), "{out}");
}

#[test]
fn the_terminal_says_where_each_revoke_stands_and_whence_the_intervals_are() {
    let desk = tempfile::tempdir().unwrap();
    let revoke = include_str!("../../src/checks/examples/revoke.pbn");
    let of = |table: &str, platform: &str| {
        let tags = format!("[Table \"{table}\"]\n[Platform \"{platform}\"]\n[Date");
        revoke.replace("[Date", &tags) + "\n"
    };
    let told = |table: &str, platform: &str| {
        let text = of(table, platform);
        text.trim_end().to_owned() + "\n{East revoked.}\n\n"
    };
    let told = told("2", "typed") + &told("3", "vugraph") + &told("4", "engine");
    let text = of("1", "typed") + &told;
    fs::write(desk.path().join("a.pbn"), &text).unwrap();
    let (_, out, _) = run("a.pbn --grade doubtful", desk.path());
    for part in [
        "They show 2 revokes",
        "Those records show 2 revokes (of any grade), counted in no rate.",
        "of the 4 revokes in all records",
        "on 2 boards (1 of them in records that can show a revoke), of 2 boards on which",
    ] {
        assert!(out.contains(part), "{part}: {out}");
    }
    let last = "Intervals: exact (Garwood 1936), as of revokes independent of each other.";
    assert_eq!(out.lines().last(), Some(last), "{out}");
}

#[test]
fn what_cannot_be_done_is_refused() {
    let desk = tempfile::tempdir().unwrap();
    let folder = desk.path();
    let text = include_str!("../../src/checks/examples/revoke.pbn");
    fs::write(folder.join("a.pbn"), text).unwrap();
    stats(&["a.pbn"], "one", &desk);
    stats(&["a.pbn", "--laws", "1997"], "old", &desk);
    stats(&["a.pbn", "--by", "role"], "one", &desk); // its own folder is written anew
    fs::create_dir(folder.join("theirs")).unwrap();
    fs::write(folder.join("theirs/letter.txt"), "Dear all").unwrap();
    for (arguments, why) in [
        ("a.pbn --by rol", "'rol' is no dimension; there are 'role'"),
        ("a.pbn --shard 9/8", "'9/8' names no part"),
        ("a.pbn --by clause", "'clause' is no dimension"),
        ("a.pbn --shard x", "'x' names no part"),
        ("a.pbn --shard 3", "'3' names no part"),
        ("a.pbn --shard 3/", "'3/' names no part"),
        ("a.pbn --shard 0/8", "'0/8' names no part"),
        ("a.pbn --shard a/8", "'a/8' names no part"),
        ("a.pbn --shard=-1/8", "'-1/8' names no part"),
        ("a.pbn --merge theirs", "theirs: "),
        (
            "--merge one old --by role",
            "old: made with other options (laws=1997",
        ),
        ("--merge one --by role -o one", "one/sums.bin"),
        ("a.pbn -o theirs", "the folder is not empty"),
        ("--grade likely", "no PATH"),
    ] {
        let (code, out, told) = run(arguments, folder);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(told.contains(why), "{arguments:?}: {told}");
    }
    let sums = folder.join("one/sums.bin");
    let whole = fs::read(&sums).unwrap();
    for length in [0, 10, whole.len() - 1] {
        fs::write(&sums, &whole[..length]).unwrap();
        let (code, _, told) = run("--merge one --by role", folder);
        assert_eq!(code, 2, "{length}");
        assert!(told.contains("damaged"), "{length}: {told}");
    }
    let (code, ..) = run("a.pbn missing.pbn", folder);
    assert_eq!(code, 2, "a file that cannot be read");
}

#[test]
fn a_record_of_vugraph_can_show_a_revoke_by_its_year_or_else_its_number() {
    let pbn = |event: &str, site: &str| {
        let tags = format!("[Platform \"vugraph\"]\n[Event \"{event}\"]\n[Site \"{site}\"]\n");
        let clean = include_str!("../../src/checks/examples/clean.pbn");
        let own = |line: &&str| ["Event", "Site", "Date"].iter().any(|it| line.contains(it));
        let rest = clean.lines().filter(|line| !own(line));
        tags + &rest.flat_map(|line| [line, "\n"]).collect::<String>()
    };
    let lin = |event: &str| {
        format!(
            "vg|{event},Final,I,7,7,Home,0,Away,0|rs|1S=,1S=|pn|Sam,Wes,Ned,Eve,Sue,Wil,Nan,Eli|\
             qx|o7|md|3SQ83HT84DAK6CQ962,SJ74HK762DQJ92CT8,SK6HQ953DT84CJ753,|sv|n|mb|1S|mb|p|mb|p|\
             mb|p|pc|HA|pc|H4|pc|H2|pc|H3|mc|7|\n"
        )
    };
    for (name, text, due) in [
        ("00264.lin", lin("Moss Cup"), "yes"),
        ("x.pbn", pbn("Moss Cup", "BBO Vugraph 00264"), "yes"),
        ("00264.pbn", pbn("Moss Cup", "Paris"), "yes"),
        ("08264.lin", lin("Moss Cup"), "no"),
        ("x.pbn", pbn("Moss Cup", "Vugraph 08264"), "no"),
        ("x.pbn", pbn("Moss Cup", "Paris 07500"), "no"),
        ("01234.lin", lin("2019 Open"), "no"),
        ("x.pbn", pbn("2019 Open", "Vugraph 01234"), "no"),
        ("12345.lin", lin("Moss Cup 1999"), "yes"),
        ("x.pbn", pbn("Moss Cup 1999", "Vugraph 12345"), "yes"),
    ] {
        let desk = crate::desk::Desk::with(&[]);
        desk.write(name, &text);
        desk.run(&format!("stats {name} -o out -q")).exits(0);
        let rows = rows(desk.path("out/stats.csv"));
        let mut rows = rows.iter().filter(|it| it["boards"] == "1");
        let row = rows.find(|it| it["dimension"] == "can_show_revoke");
        assert_eq!(row.map(|it| &*it["value"]), Some(due), "{name}: {text}");
    }
}

/// The players in a table of statistics, with their turns.
fn players(name: &str, text: &str) -> Vec<(String, u64)> {
    let desk = crate::desk::Desk::with(&[]);
    desk.write(name, text);
    desk.run(&format!("stats {name} -o out -q --by player"))
        .exits(0);
    let of = |table, column| {
        let rows = rows(desk.path(table)).into_iter();
        let own = rows.filter(|row| row.get("dimension").is_none_or(|it| it == "player"));
        own.map(|row| (row[column].clone(), number(&row, "turns")))
            .collect::<Vec<_>>()
    };
    let own = of("out/stats.csv", "value");
    let crossed = of("out/cells.csv", "player");
    assert_eq!(own, crossed);
    own
}

#[test]
fn a_player_is_his_number_and_nobody_is_a_robot_or_his_own_partner() {
    let clean = include_str!("../../src/checks/examples/clean.pbn");
    let with = |north: &str, east: &str, south: &str, west: &str| {
        let tags = [
            ("North", north),
            ("East", east),
            ("South", south),
            ("West", west),
        ];
        let tags = tags.map(|(tag, name)| format!("[{tag} \"{name}\"]\n"));
        clean.replace("[Deal ", &(tags.concat() + "[HomeTeam \"Sedges\"]\n[Deal ")) + "\n"
    };
    let names = |text: &str| {
        let all = players("in.pbn", text).into_iter();
        all.map(|it| it.0).collect::<Vec<_>>()
    };
    let spelled =
        with("Ann#17", "Ben Oak#4", "Cyd", "Jack") + &with("A. Reed#17", "B. Oak#4", "Cyd", "Jack");
    let due = ["B. Oak#4", "Cyd", "Jack"];
    assert_eq!(names(&spelled), due, "South declares");
    assert_eq!(names(&with("Ann", "Robot 2", "Cyd", "GIB")), ["", "Cyd"]);
    for robot in ["BEN 0.1", "Synrey Robot", "Micro Bridge", "Bot 3"] {
        assert_eq!(names(&with("Ann", robot, "Cyd", "Dot")), ["", "Cyd", "Dot"]);
    }
    assert_eq!(names(&with("Cyd", "Sedges", "Cyd", "Dot")), ["", "Dot"]);
    assert_eq!(
        names(&with("Ann", "Team Sedges", "Cyd", "Dot")),
        ["", "Cyd", "Dot"]
    );
    assert_eq!(names(&with("Jack", "Ben 2", "Jack 5", "Wbridge5")), [""]);
    let lin = |closed: &str| {
        format!(
            "vg|Moss Cup,Final,I,7,7,Home,0,Away,0|pn|Sam,Wes,Ned,Eve,{closed}|qx|o7|md|3SQ83HT84DAK6CQ962,\
             SJ74HK762DQJ92CT8,SK6HQ953DT84CJ753,|sv|n|mb|1S|mb|p|mb|p|mb|p|pc|HA|pc|H4|pc|H2|pc|H3|mc|7|\n"
        )
    };
    let known = players("in.lin", &lin("Sue,Wil,Nan,Eli"));
    assert!(
        known.iter().all(|it| !it.0.is_empty()) && known.len() > 1,
        "{known:?}"
    );
    let unknown = players("in.lin", &lin("Sam,Wes,Ned,Eve"));
    assert!(
        matches!(&unknown[..], [(name, 3)] if name.is_empty()),
        "{unknown:?}"
    );
}
