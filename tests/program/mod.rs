//! The program as a person runs it, in the project's folder, so that no path of a machine is in what it says.

#![allow(unreachable_pub, clippy::unwrap_used)]

use assert_cmd::Command;

/// Arguments, word by word or as one line.
pub trait Arguments<'a> {
    fn words(self) -> Vec<&'a str>;
}

impl<'a> Arguments<'a> for &'a str {
    fn words(self) -> Vec<&'a str> {
        self.split_whitespace().collect()
    }
}

impl<'a> Arguments<'a> for &'a String {
    fn words(self) -> Vec<&'a str> {
        self.as_str().words()
    }
}

impl<'a> Arguments<'a> for &[&'a str] {
    fn words(self) -> Vec<&'a str> {
        self.to_vec()
    }
}

impl<'a, const N: usize> Arguments<'a> for &[&'a str; N] {
    fn words(self) -> Vec<&'a str> {
        self.to_vec()
    }
}

impl<'a> Arguments<'a> for &Vec<&'a str> {
    fn words(self) -> Vec<&'a str> {
        self.clone()
    }
}

/// The program with these arguments.
pub fn program<'a>(arguments: impl Arguments<'a>) -> Command {
    let mut command = Command::cargo_bin("pbn-audit").unwrap();
    command
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .args(arguments.words());
    command
}

/// What it prints when all goes well.
pub fn printed<'a>(arguments: impl Arguments<'a>) -> String {
    let assert = program(arguments).assert().success();
    String::from_utf8(assert.get_output().stdout.clone()).unwrap()
}
