//! The program as a person runs it, in the project's folder, so that no path of a machine is in what it says.

#![allow(dead_code, unreachable_pub, clippy::unwrap_used)] // each test uses its own part of this

use assert_cmd::Command;

/// The program with these arguments.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("pbn-audit").unwrap();
    command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(arguments);
    command
}

/// What it prints when all goes well.
pub fn printed(arguments: &[&str]) -> String {
    let assert = program(arguments).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}
