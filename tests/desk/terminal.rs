//! A terminal of a given size, with the program in it.

use super::Desk;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Winsize, tcsetwinsize};
use std::fs::File;
use std::io::Read;
use std::process::Stdio;

/// What a person has seen when the program has ended, where the system speaks a language: without colours, and without what
/// was overwritten.
pub fn seen(lang: &str, desk: &Desk, args: &[&str], (columns, rows): (u16, u16)) -> String {
    let near = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&near).unwrap();
    unlockpt(&near).unwrap();
    let name = ptsname(&near, Vec::new()).unwrap();
    let far = File::options()
        .read(true)
        .write(true)
        .open(name.to_str().unwrap())
        .unwrap();
    let size = Winsize {
        ws_col: columns,
        ws_row: rows,
        ws_xpixel: 0,
        ws_ypixel: 0,
    };
    tcsetwinsize(&far, size).unwrap();
    let mut command = desk.start(args);
    let command = command.env("TERM", "xterm").env("LANG", lang);
    let command = command.env_remove("NO_COLOR");
    let mut child = command
        .stdin(Stdio::null())
        .stdout(far.try_clone().unwrap())
        .stderr(far)
        .spawn()
        .unwrap();
    command.stdout(Stdio::null()).stderr(Stdio::null()); // the far end is closed when the program ends
    let mut bytes = Vec::new();
    let _ = File::from(near).read_to_end(&mut bytes); // an error where the far end is closed
    child.wait().unwrap();
    last_written(&String::from_utf8(bytes).unwrap())
}

/// The text with the last state of each line.
fn last_written(text: &str) -> String {
    let lines = text.split("\r\n").map(|line| {
        let line = line.rsplit('\r').next().unwrap_or_default();
        let line = line.rsplit("\u{1b}[2K").next().unwrap_or_default();
        let mut pieces = line.split('\u{1b}');
        let first = pieces.next().unwrap_or_default().to_owned();
        pieces.fold(first, |line, piece| {
            let end = piece.find(|letter: char| letter.is_ascii_alphabetic());
            line + end.map_or("", |end| &piece[end + 1..])
        })
    });
    lines.collect::<Vec<_>>().join("\n")
}
