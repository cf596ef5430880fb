//! The program as a person runs it: exit codes, what goes where, what is refused.

use crate::desk::{Desk, REVOKE, Ran, SHORT, column};
use std::fs;
use std::process::Stdio;

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
