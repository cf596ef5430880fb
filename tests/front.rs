//! A command line without a command: where its reports go, when a browser is opened, what is said of a word that is no file.

use crate::desk::{Desk, NO_PLAY, REVOKE, SHORT, column};
use std::fs;
use std::path::PathBuf;

/// The files of a folder of reports, with what is in them.
fn reports(desk: &Desk, folder: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    for below in [desk.path(folder), desk.path(folder).join("sheets")] {
        for entry in fs::read_dir(&below).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                let name = path.strip_prefix(desk.path(folder)).unwrap().to_owned();
                let mut bytes = fs::read(&path).unwrap();
                if name.as_os_str() == "manifest.json" {
                    let text = String::from_utf8(bytes).unwrap(); // the way to the input is another one
                    let lines = text.lines().filter(|line| !line.contains("run_from"));
                    bytes = lines.collect::<String>().into_bytes();
                }
                files.push((name, bytes));
            }
        }
    }
    files.sort();
    files
}

#[test]
fn boards_of_the_headline_that_are_named_alike_are_told_apart() {
    let record = |date: &str, contract: &str| {
        format!(
            "[Event \"League\"]\n[Date \"2024.01.{date}\"]\n[Board \"6\"]\n[Vulnerable \"None\"]\n[Declarer \"N\"]\n\
             [Contract \"{contract}\"]\n[Result \"9\"]\n[Table \"1\"]\n[Score \"NS -140\"]\n"
        )
    };
    let [a, b, c] = [("01", "2H"), ("08", "2S"), ("08", "3H")].map(|(date, it)| record(date, it));
    let desk = Desk::with(&[("in/a.pbn", &a), ("in/b.pbn", &b), ("in/c.pbn", &c)]);
    desk.run("check in -q -o out").exits(0);
    let page = desk.read("out/index.html");
    for place in ["2024-01-01", "b.pbn", "c.pbn"] {
        let name = format!("Board 6 (table 1, {place}) ");
        assert!(page.contains(&name), "{name}");
    }
}

#[test]
fn a_file_alone_is_a_check_with_reports_beside_it() {
    let desk = Desk::with(&[("club nights/friday.pbn", REVOKE)]);
    let alone = desk.run(&["club nights/friday.pbn"]).exits(0);
    let check = desk.run(&["check", "club nights/friday.pbn", "-o", "out"]);
    let named = check
        .exits(0)
        .out
        .replace("in out.", "in club nights/friday audit.");
    assert_eq!((alone.out, alone.err.as_str()), (named, ""));
    let beside = reports(&desk, "club nights/friday audit");
    assert!(beside.len() > 8, "{beside:?}");
    assert_eq!(beside, reports(&desk, "out"));
    desk.run(&["club nights/friday.pbn"]).exits(0);
    assert_eq!(beside, reports(&desk, "club nights/friday audit"));
}

#[test]
fn the_folder_has_the_name_of_the_first_input_that_is_there() {
    let desk = Desk::with(&[
        ("a/friday.pbn", REVOKE),
        ("b/saturday.pbn", SHORT),
        ("season.2019/1.pbn", NO_PLAY),
        ("list", "b/saturday.pbn\na/friday.pbn\n"),
    ]);
    let absolute = desk.path("b/saturday.pbn").display().to_string();
    for (args, folder, files) in [
        (&["a/friday.pbn", "b/saturday.pbn"][..], "a/friday audit", 2),
        (&["missing.pbn", &absolute], "b/saturday audit", 2),
        (&["season.2019/", "a"], "season.2019 audit", 2),
        (&["-q", "--from-list", "list"], "b/saturday audit", 2),
        (&["--color", "never", "--lang=nl", "a"], "a audit", 1),
        (&["--", "season.2019/1.pbn"], "season.2019/1 audit", 1),
    ] {
        let missing = args.contains(&"missing.pbn");
        desk.run(args).exits(if missing { 2 } else { 0 });
        let rows = column(&desk.path(folder), "files.csv", "file");
        assert_eq!(rows.len(), files, "{args:?} {rows:?}");
        fs::remove_dir_all(desk.path(folder)).unwrap();
    }
}

#[test]
fn a_folder_can_be_named_from_within() {
    let desk = Desk::with(&[("season/friday.pbn", REVOKE)]);
    let mut command = desk.command(".");
    command.current_dir(desk.path("season")).assert().success();
    let rows = column(&desk.path("season audit"), "files.csv", "file");
    assert_eq!(rows, ["./friday.pbn"]);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_with_the_way_out() {
    let desk = Desk::with(&[
        ("friday.pbn", REVOKE),
        ("friday audit", "of somebody\n"),
        ("saturday.pbn", REVOKE),
        ("saturday audit/notes.txt", "of somebody\n"),
    ]);
    let way_out = "(-o names another folder for the reports)\n";
    for (file, why) in [
        ("friday.pbn", "friday audit: this is a file, not a folder "),
        ("saturday.pbn", "saturday audit: the folder is not empty, "),
        #[cfg(target_os = "linux")] // no folder can be made there
        ("/proc/version", "/proc/version audit: "),
    ] {
        let ran = desk.run(&[file]).exits(2);
        assert!(
            ran.err.starts_with(&format!("pbn-audit: {why}")) && ran.err.ends_with(way_out),
            "{ran:?}"
        );
        assert_eq!(ran.out, "");
    }
    desk.run("friday.pbn -o out").exits(0);
    let named = desk.run(&["friday.pbn", "-o", "friday audit"]).exits(2);
    assert!(!named.err.contains("-o"), "{named:?}");
}

/// A person reads in the language of the system, a program in English.
#[cfg(target_os = "linux")]
#[test]
fn the_language_of_the_system_is_spoken_on_a_terminal() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    for (flags, word) in [(&[][..], "verzaking"), (&["--lang", "en"], "revoke")] {
        let args = [&["check", "friday.pbn"], flags].concat();
        let shown = crate::desk::terminal::seen_in("nl_NL", &desk, &args, (120, 40));
        assert!(shown.contains(word), "{shown}");
    }
}

/// A terminal, and a program in place of the browser. `script` makes the one, and `xdg-open` is what starts the other.
#[cfg(target_os = "linux")]
mod browser {
    use super::*;
    use std::os::unix::fs::PermissionsExt;
    use std::process::Command;

    /// A desk with a browser that writes down what it is asked to open, and ends with this code.
    fn desk_with_browser(code: u8) -> Desk {
        let desk = Desk::with(&[("club nights/friday.pbn", REVOKE)]);
        let opened = desk.path("opened").display().to_string();
        desk.write(
            "bin/xdg-open",
            format!("#!/bin/sh\nprintf '%s\\n' \"$@\" >>'{opened}'\nexit {code}\n"),
        );
        let mode = fs::Permissions::from_mode(0o755);
        fs::set_permissions(desk.path("bin/xdg-open"), mode).unwrap();
        desk
    }

    /// What was said on a terminal where these variables are set.
    fn on_terminal(desk: &Desk, line: &str, variables: &[(&str, &str)]) -> String {
        let program = desk.command(&[]).get_program().display().to_string();
        let path = format!(
            "{}:{}",
            desk.path("bin").display(),
            std::env::var("PATH").unwrap()
        );
        let set = |(name, value): &(&str, &str)| format!("{name}='{value}' ");
        let set: String = [("PATH", &*path)]
            .iter()
            .chain(variables)
            .map(set)
            .collect();
        let mut command = Command::new("script");
        command
            .args(["--quiet", "--return", "--command"])
            .args([&format!("{set}'{program}' {line}"), "/dev/null"])
            .current_dir(desk.path(""))
            .env_remove("PBN_AUDIT_CONFIG")
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY");
        let output = command.output().expect("script, of util-linux");
        assert!(output.status.success(), "{line} {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn opened(desk: &Desk) -> Option<String> {
        let pages = fs::read_to_string(desk.path("opened")).ok()?;
        fs::remove_file(desk.path("opened")).unwrap();
        Some(pages)
    }

    const SCREEN: (&str, &str) = ("DISPLAY", ":0");

    #[test]
    fn the_page_is_opened_where_somebody_is_looking() {
        let desk = desk_with_browser(0);
        let page = |folder: &str| {
            let page = desk.path(folder).join("index.html");
            assert!(page.is_file());
            Some(format!("{}\n", page.display()))
        };
        on_terminal(&desk, "'club nights/friday.pbn'", &[SCREEN]);
        assert_eq!(opened(&desk), page("club nights/friday audit"));
        let screen = ("WAYLAND_DISPLAY", "wayland-0");
        on_terminal(&desk, "club*/friday.pbn -o out --no-open --open", &[screen]);
        assert_eq!(opened(&desk), page("out"));
        on_terminal(&desk, "check club* -o again --open", &[SCREEN]);
        assert_eq!(opened(&desk), page("again"));
    }

    #[test]
    fn nothing_is_opened_where_nobody_is() {
        let desk = desk_with_browser(0);
        desk.write("flags", "--no-open\n");
        let flags = ("PBN_AUDIT_CONFIG", "flags");
        for (line, variables) in [
            ("'club nights'", &[][..]),
            ("'club nights'", &[("DISPLAY", "")]),
            ("'club nights' | cat", &[SCREEN]),
            ("'club nights' -q", &[SCREEN]),
            ("'club nights' --no-open", &[SCREEN]),
            ("'club nights'", &[SCREEN, flags]),
            ("'club nights' --sheets none", &[SCREEN]),
            ("check 'club nights' -o out", &[SCREEN]),
        ] {
            on_terminal(&desk, line, variables);
            assert_eq!(opened(&desk), None, "{line} {variables:?}");
        }
        assert!(desk.path("club nights audit/review.csv").is_file());
    }

    #[test]
    fn a_page_that_cannot_be_opened_is_said_and_no_failure() {
        let desk = desk_with_browser(3);
        let bin = desk.path("bin").display().to_string();
        let said = on_terminal(&desk, "club*/friday.pbn", &[SCREEN, ("PATH", &bin)]);
        let page = "club nights/friday audit/index.html: the page could not be opened (";
        assert!(said.contains(page), "{said}");
    }
}

/// A name that the system does not allow: here one that is too long, on Windows also one with `?` or `:`.
#[test]
fn a_name_that_cannot_be_is_said_in_plain_words() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    let long = "x".repeat(300);
    for (language, said) in [
        ("en", "this name is not possible here"),
        ("nl", "deze naam kan hier niet"),
        ("pl", "taka nazwa jest tu niemo\u{17c}liwa"),
    ] {
        let ran = desk
            .run(&["check", "friday.pbn", "-o", &long, "--lang", language])
            .exits(2);
        assert!(ran.err.contains(said), "{ran:?}");
        let input = format!("{long}.pbn");
        let ran = desk.run(&["check", &input, "--lang", language]).exits(2);
        assert!(
            ran.err.contains(said) && !ran.err.contains("os error"),
            "{ran:?}"
        );
    }
}
