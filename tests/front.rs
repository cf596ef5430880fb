//! When a browser is opened: on a terminal that `script` makes, with a program in place of `xdg-open`. Where the reports go,
//! and what is said of a word that is no file, stands in `sessions/front.txt`.

#![cfg(target_os = "linux")]

use crate::desk::{Desk, REVOKE};
use std::fs;
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
