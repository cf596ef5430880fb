//! What the program writes over: never a file that it reads, nothing that somebody may have worked in.

use crate::desk::{Desk, REVOKE, contents};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Standard input may be a file too.
#[cfg(target_os = "linux")]
#[test]
fn a_file_behind_standard_input_is_read_too() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let mut command = desk.start("check - --rejects friday.pbn --force");
    command.stdin(fs::File::open(desk.path("friday.pbn")).unwrap());
    crate::desk::Ran::of(&command.output().unwrap()).exits(2);
    assert_eq!(desk.read("friday.pbn"), REVOKE);
    desk.write("list", "friday.pbn\n");
    let mut command = desk.start("check --from-list - --rejects list --force");
    command.stdin(fs::File::open(desk.path("list")).unwrap());
    crate::desk::Ran::of(&command.output().unwrap()).exits(2);
    assert_eq!(desk.read("list"), "friday.pbn\n");
    let mut command = desk.start("check friday.pbn - -q");
    command.stdin(fs::File::open(desk.path("friday.pbn")).unwrap());
    let ran = crate::desk::Ran::of(&command.output().unwrap()).exits(0);
    assert_eq!(ran.err, "-: the same file as friday.pbn; read once\n");
}

/// Whether a word stands in some file of a folder, packed or not.
fn holds(folder: &Path, word: &str) -> bool {
    let has = |bytes: &[u8]| memchr::memmem::find(bytes, word.as_bytes()).is_some();
    contents(folder).values().any(|own| {
        let members = zip::ZipArchive::new(std::io::Cursor::new(own));
        let is_packed = |mut members: zip::ZipArchive<_>| {
            (0..members.len()).any(|place| {
                let mut bytes = Vec::new();
                let mut member = members.by_index(place).unwrap();
                std::io::Read::read_to_end(&mut member, &mut bytes).unwrap();
                has(&bytes)
            })
        };
        has(own) || members.is_ok_and(is_packed)
    })
}

/// Somebody writes a word into any of the files that the program wrote, and the program is run again.
#[test]
fn a_word_that_somebody_wrote_is_still_there_after_the_next_run() {
    const WORD: &str = "remembered-by-the-director";
    for (made, next) in [
        ("check -o out --boards", "check -o out"),
        ("check -o out", "check -o out --sheets none"),
        ("stats -o out --by trick", "stats -o out"),
    ] {
        let desk = Desk::with(&[("friday.pbn", REVOKE)]);
        let run = |args: &str| desk.run(&format!("{args} friday.pbn -q"));
        run(made).exits(0);
        let all = contents(&desk.path("out"));
        assert!(all.len() > 6, "{:?}", all.keys());
        for name in all.keys() {
            let path = desk.path("out").join(name);
            if name == "manifest.json" {
                continue; // without it the folder is not ours, and the run is refused
            }
            fs::remove_dir_all(desk.path("out")).unwrap();
            run(made).exits(0);
            if path.extension().is_some_and(|it| it == "xlsx") {
                let cell = format!("<c r=\"ZZ99\" t=\"inlineStr\"><is><t>{WORD}</t></is></c>");
                let row = format!("<row r=\"99\">{cell}</row></sheetData>");
                crate::desk::book::rewrite(&path, |sheet| sheet.replace("</sheetData>", &row));
            } else {
                let before = fs::read(&path).unwrap();
                fs::write(&path, [&before, WORD.as_bytes()].concat()).unwrap();
            }
            let ran = run(next);
            let is_there = holds(&desk.path("out"), WORD);
            assert!(is_there, "{made:?} {next:?} {name:?} {ran:?}");
        }
    }
}

/// An impatient second double click, while the first run still reads.
#[cfg(target_os = "linux")]
#[test]
fn two_runs_do_not_write_into_one_folder() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let check = ["check", "friday.pbn", "-q", "-o", "out"];
    desk.run(&check).exits(0);
    let mut first = desk.start("check - -q -o out");
    let mut first = first.stdin(std::process::Stdio::piped()).spawn().unwrap();
    let is_under_way = || {
        desk.read("out/manifest.json")
            .contains("\"interrupted\": true")
    };
    while !is_under_way() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    for args in [&check[..], &["stats", "friday.pbn", "-o", "out", "--force"]] {
        let told =
            "pbn-audit: out: another run of pbn-audit writes there; wait until it has ended\n";
        assert_eq!(desk.run(args).exits(2).err, told);
    }
    drop(first.stdin.take());
    first.wait().unwrap();
    desk.run(&check).exits(0);
    assert!(
        !desk
            .read("out/manifest.json")
            .contains("\"interrupted\": true")
    );
}

/// A director opens review.csv in a spreadsheet program, writes a decision and saves it in a form of his own.
#[test]
fn decisions_that_a_spreadsheet_program_saved_are_taken_over() {
    let soffice = || Command::new("soffice");
    if soffice().arg("--version").output().is_err() {
        return; // no spreadsheet program here
    }
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let home = format!(
        "-env:UserInstallation=file://{}",
        desk.path("office").display()
    );
    for (form, sign) in [("44,34,76", ","), ("9,34,76", "\t"), ("59,34,65535", ";")] {
        desk.run("check friday.pbn -o out").exits(0);
        let review = desk.read("out/review.csv");
        let mut rows = csv::Reader::from_reader(review.as_bytes());
        let header = rows.headers().unwrap().clone();
        let place = header
            .iter()
            .position(|it| it == "director_decision")
            .unwrap();
        let mut decided = csv::Writer::from_writer(Vec::new());
        decided.write_record(&header).unwrap();
        for row in rows.records() {
            let row = row.unwrap();
            let cells = row.iter().enumerate();
            let cell = |(at, cell)| {
                if at == place { "tricks=8" } else { cell }
            };
            decided.write_record(cells.map(cell)).unwrap();
        }
        desk.write("saved/review.csv", decided.into_inner().unwrap());
        let filter = format!("csv:Text - txt - csv (StarCalc):{form},1,,0,false,true,false");
        let saved = soffice()
            .current_dir(desk.path("saved"))
            .args([
                &home,
                "--headless",
                "--convert-to",
                &filter,
                "--outdir",
                "../out",
                "review.csv",
            ])
            .output()
            .unwrap();
        let bytes = fs::read(desk.path("out/review.csv")).unwrap();
        let text = match form {
            "59,34,65535" => {
                let units = bytes
                    .chunks(2)
                    .map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
                String::from_utf16(&units.collect::<Vec<_>>()).unwrap()
            }
            _ => String::from_utf8(bytes.clone()).unwrap(),
        };
        assert!(
            text.contains("tricks=8") && text.contains(sign),
            "{saved:?} {text}"
        );
        let ran = desk.run("check friday.pbn -o out").exits(0);
        assert_eq!(
            (&*ran.err, desk.path("out/review.kept-1.csv").exists()),
            ("", false)
        );
        let decisions = crate::desk::column(&desk.path("out"), "review.csv", "director_decision");
        assert_eq!(decisions, ["tricks=8"]);
        fs::remove_dir_all(desk.path("out")).unwrap();
    }
}
