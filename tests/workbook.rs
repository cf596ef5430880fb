//! `review.xlsx`: what stands on its sheets, and what becomes of it when a director has written in it with another program.

use crate::desk::book::{DIRECTORS, book, cells, member, rewrite, rows, write_in};
use crate::desk::{Desk, SHORT, column};
use calamine::{Data, Reader};
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const EVENING: &str = include_str!("../samples/club-evening.pbn");

fn evening(args: &[&str]) -> Desk {
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    check(&desk, args);
    desk
}

fn check(desk: &Desk, args: &[&str]) {
    let all = [&["check", "evening.pbn", "-q"], args].concat();
    desk.run(&all).exits(0);
}

/// A workbook as `LibreOffice` saves it; `None` where there is none at hand.
fn saved_by_office(desk: &Desk, file: &str) -> Option<()> {
    let home = format!(
        "-env:UserInstallation=file://{}",
        desk.path("office").display()
    );
    let args = [
        "--headless",
        "--convert-to",
        "xlsx:Calc MS Excel 2007 XML",
        "--outdir",
        "saved",
        file,
    ];
    let ran = Command::new("soffice")
        .current_dir(desk.path(""))
        .arg(home)
        .args(args)
        .output();
    let ran = ran.ok().filter(|ran| ran.status.success())?;
    let name = Path::new(file).file_name().unwrap();
    let saved = desk.path("saved").join(name);
    fs::copy(&saved, desk.path(file)).unwrap_or_else(|error| panic!("{error}: {ran:?}"));
    Some(())
}

#[test]
fn the_director_has_a_sheet_in_his_language() {
    let desk = evening(&["-o", "en"]);
    for (language, names, headings, stands) in [
        (
            "en",
            ["For the director", "Causes", "All columns", "Files"],
            ["Priority", "What happened"],
            "result stands",
        ),
        (
            "nl",
            ["Voor de arbiter", "Oorzaken", "Alle kolommen", "Bestanden"],
            ["Prioriteit", "Wat er gebeurde"],
            "resultaat blijft staan",
        ),
        (
            "pl",
            [
                "Dla s\u{119}dziego",
                "Przyczyny",
                "Wszystkie kolumny",
                "Pliki",
            ],
            ["Priorytet", "Co si\u{119} sta\u{142}o"],
            "wynik bez zmian",
        ),
    ] {
        check(&desk, &["-o", language, "--lang", language]);
        let path = desk.path(&format!("{language}/review.xlsx"));
        assert_eq!(book(&path).sheet_names(), names);
        let rows = rows(&path, 0);
        let priorities = cells(&rows, headings[0]);
        assert!(priorities.is_sorted(), "{priorities:?}");
        let ids = cells(&rows, "id");
        let mut in_table = column(&desk.path(language), "review.csv", "id");
        in_table.sort();
        assert_eq!(
            {
                let mut ids = ids;
                ids.sort();
                ids
            },
            in_table
        );
        let sentences = cells(&rows, headings[1]);
        assert!(sentences.iter().all(|it| it.len() > 20), "{sentences:?}");
        let sheet = member(&path, DIRECTORS);
        assert!(sheet.contains(&format!("{stands},")), "no drop-down");
        assert!(!sheet.contains("showErrorMessage"), "anything may be typed");
        assert!(sheet.contains("<autoFilter ") && sheet.contains("state=\"frozen\""));
    }
    // the language of --excel comes before that of --lang
    check(&desk, &["-o", "both", "--lang", "nl", "--excel", "pl"]);
    assert_eq!(
        book(&desk.path("both/review.xlsx")).sheet_names()[1],
        "Przyczyny"
    );
}

#[test]
fn a_link_leads_to_the_page_of_each_board() {
    let desk = evening(&["-o", "out"]);
    let path = desk.path("out/review.xlsx");
    let links = member(&path, "xl/worksheets/_rels/sheet1.xml.rels");
    let targets: Vec<_> = links.split("Target=\"").skip(1).collect();
    assert_eq!(targets.len(), rows(&path, 0).len() - 1);
    for target in targets {
        let (target, _) = target.split_once('"').unwrap();
        assert!(desk.path("out").join(target).is_file(), "{target}");
    }
    check(&desk, &["-o", "bare", "--sheets", "none"]);
    assert!(!member(&desk.path("bare/review.xlsx"), DIRECTORS).contains("<hyperlink"));
}

#[test]
fn all_columns_are_those_of_the_table_whatever_spreadsheet_that_is_for() {
    let desk = evening(&["-o", "plain"]);
    check(&desk, &["-o", "excel", "--excel", "nl"]);
    let mut table = csv::Reader::from_path(desk.path("plain/review.csv")).unwrap();
    let names: Vec<_> = table.headers().unwrap().iter().map(str::to_owned).collect();
    for folder in ["plain", "excel"] {
        let rows = rows(&desk.path(&format!("{folder}/review.xlsx")), 2);
        for name in &names {
            let is_directors = name.starts_with("director_");
            let is_there = rows[0].iter().any(|it| it.to_string() == *name);
            assert_eq!(is_there, !is_directors, "{name}");
            if is_there {
                assert_eq!(
                    cells(&rows, name),
                    column(&desk.path("plain"), "review.csv", name)
                );
            }
        }
        let tricks = rows[0]
            .iter()
            .position(|it| *it == "tricks_stated")
            .unwrap();
        assert!(
            matches!(rows[1][tricks], Data::Float(_)),
            "{:?}",
            rows[1][tricks]
        );
    }
}

#[test]
fn no_text_of_a_record_becomes_a_formula() {
    let text = EVENING.replace("[North \"Lotte Quickthorn\"]", "[North \"=HYPERLINK(1)\"]");
    let text = text.replace("[West \"Bert Sloe\"]", "[West \"-1+2\"]");
    assert_ne!(text, EVENING);
    let desk = Desk::with(&[("evening.pbn", &text)]);
    check(&desk, &["-o", "out"]);
    let path = desk.path("out/review.xlsx");
    for sheet in 1..=4 {
        assert!(!member(&path, &format!("xl/worksheets/sheet{sheet}.xml")).contains("<f>"));
    }
    for (name, guarded) in [("north", "'=HYPERLINK(1)"), ("west", "'-1+2")] {
        let own = column(&desk.path("out"), "review.csv", name);
        assert!(own.iter().any(|it| it == guarded), "{own:?}");
    }
    let pairs = cells(&rows(&path, 0), "North-South");
    assert!(
        pairs.iter().any(|it| it.starts_with("=HYPERLINK(1)")),
        "{pairs:?}"
    );
}

#[test]
fn what_is_written_in_it_counts_in_the_next_run() {
    for with_office in [false, true] {
        let desk = evening(&["-o", "out", "--lang", "nl"]);
        let path = desk.path("out/review.xlsx");
        let ids = cells(&rows(&path, 0), "id");
        write_in(&path, "M2", "resultaat blijft staan");
        write_in(&path, "N2", "both pairs agreed");
        write_in(&path, "M3", "slagen=8");
        write_in(&path, "M4", "gewogen 60 % 3SA= 40 % -50; straf OW 0,5 VP");
        if with_office && saved_by_office(&desk, "out/review.xlsx").is_none() {
            eprintln!("no LibreOffice: it does not save the workbook");
            return;
        }
        for _ in 0..2 {
            let ran = desk.run("check evening.pbn -o out --lang nl").exits(0);
            assert!(ran.err.is_empty(), "{ran:?}");
            let out = desk.path("out");
            let of_table = |name| column(&out, "review.csv", name);
            let table = of_table("id")
                .into_iter()
                .zip(of_table("director_decision"));
            let table: Vec<_> = table.filter(|(_, decision)| !decision.is_empty()).collect();
            let decided = |place: usize, code: &str| (ids[place].clone(), code.to_owned());
            let weighted = "weighted 60% 3NT= 40% -50; penalty EW 0.5 VP";
            let mut expected = [
                decided(0, "stands"),
                decided(1, "tricks=8"),
                decided(2, weighted),
            ];
            expected.sort_by_key(|(id, _)| of_table("id").iter().position(|it| it == id));
            assert_eq!(table, expected);
            let rows = rows(&path, 0);
            let now = cells(&rows, "Beslissing");
            let last = now.len() - 3;
            let due = expected.map(|(_, code)| code.replace("stands", "resultaat blijft staan"));
            assert_eq!(now[last..], due);
            assert!(cells(&rows, "Opmerking")[last..].contains(&"both pairs agreed".to_owned()));
        }
        let names: Vec<_> = fs::read_dir(desk.path("out"))
            .unwrap()
            .map(|it| it.unwrap().file_name())
            .collect();
        assert!(
            names
                .iter()
                .all(|name| !name.to_string_lossy().contains("kept")),
            "{names:?}"
        );
    }
}

#[test]
fn a_decision_that_is_taken_back_in_it_is_gone() {
    let desk = evening(&["-o", "out"]);
    let path = desk.path("out/review.xlsx");
    write_in(&path, "M2", "apply");
    write_in(&path, "M3", "apply");
    check(&desk, &["-o", "out"]);
    let cell = "<t>apply the proposal</t>";
    assert_eq!(member(&path, DIRECTORS).matches(cell).count(), 2);
    rewrite(&path, |sheet| sheet.replacen(cell, "<t></t>", 1));
    check(&desk, &["-o", "out"]);
    let now = column(&desk.path("out"), "review.csv", "director_decision");
    assert_eq!(now.iter().filter(|it| !it.is_empty()).count(), 1, "{now:?}");
}

/// The board of one evening looks like that of another: the second column tells them apart, where there are several.
#[test]
fn the_director_sees_which_evening_a_board_is_of() {
    let (first, second) = (SHORT, SHORT.replace("2019.03.02", "2019.03.09"));
    let both = format!("{first}\n{second}");
    for (files, heading, evenings) in [
        (&[("a.pbn", first)][..], "Board", ["5"; 1].as_slice()),
        (
            &[("a.pbn", &*both)],
            "Event",
            &["Made-up 2019.03.02", "Made-up 2019.03.09"],
        ),
        (
            &[("a.pbn", first), ("b.pbn", &second)],
            "File",
            &["a.pbn", "b.pbn"],
        ),
    ] {
        let desk = Desk::with(files);
        desk.run("check . -q -o out").exits(0);
        let rows = rows(&desk.path("out/review.xlsx"), 0);
        assert_eq!(rows[0][1].to_string(), heading);
        let column = cells(&rows, heading);
        assert!(
            column
                .iter()
                .zip(evenings)
                .all(|(cell, due)| cell.ends_with(due)),
            "{column:?}"
        );
        assert_eq!(column.len(), evenings.len());
        let names: HashSet<_> = rows[0].iter().map(ToString::to_string).collect();
        assert_eq!(names.len(), 18);
    }
}
