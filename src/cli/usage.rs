//! What is said of a command line that cannot be understood.
//!
//! clap finds what is wrong and what may have been meant; here that becomes sentences of a language, in the form that
//! clap gives them in English.

use crate::checks::Severity;
use crate::report::Words;
use crate::report::say::{Arg, Say, say};
use crate::source::printable;
use clap::builder::{StyledStr, Styles};
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::path::Path;

/// A misuse of the command line.
#[derive(Debug)]
pub(super) struct Misuse {
    /// What is wrong.
    what: Say,
    /// Arguments that are missing, a line each.
    missing: Vec<String>,
    /// What there is to choose from.
    choice: Option<Say>,
    /// What may have been meant.
    tips: Vec<Say>,
    usage: Option<String>,
}

impl Misuse {
    /// What clap found, where we have words for it.
    pub(super) fn of(error: &Error) -> Option<Self> {
        Some(Self {
            what: what(error)?,
            missing: match error.kind() {
                ErrorKind::MissingRequiredArgument => strings(error, ContextKind::InvalidArg),
                _ => Vec::new(),
            },
            choice: choice(error),
            tips: tips(error),
            usage: match error.get(ContextKind::Usage) {
                Some(ContextValue::StyledStr(usage)) => Some(plain(usage)),
                _ => None,
            },
        })
    }

    /// Something that a command lacks.
    pub(super) fn lacking(what: Say, usage: &StyledStr) -> Self {
        Self {
            what,
            missing: Vec::new(),
            choice: None,
            tips: Vec::new(),
            usage: Some(plain(usage)),
        }
    }

    /// The first sentence, with what there is to choose from: for where there is room for one line.
    pub(super) fn in_short(self) -> Say {
        match self.choice {
            Some(choice) => say!("usage-both", what = self.what, choice = choice),
            None => self.what,
        }
    }

    /// All of it.
    pub(super) fn text(&self, words: &Words) -> String {
        let styles = Styles::styled();
        let (bad, good, head) = (styles.get_error(), styles.get_valid(), styles.get_usage());
        let error = words.severity(Severity::Error);
        // what is repeated may be the name of a file that holds anything
        let said = |what: &Say| printable(&words.say(what)).into_owned();
        let mut lines = vec![format!("{bad}{error}:{bad:#} {}", said(&self.what))];
        let choice = self.choice.iter().map(said);
        let below = self.missing.iter().cloned().chain(choice);
        lines.extend(below.map(|line| format!("  {line}")));
        if !self.tips.is_empty() {
            lines.push(String::new());
        }
        let tip = words.word("usage-tip");
        let tips = self.tips.iter().map(said);
        lines.extend(tips.map(|own| format!("  {good}{tip}:{good:#} {own}")));
        if let Some(usage) = &self.usage {
            let word = words.word("usage-usage");
            lines.push(format!("\n{head}{word}:{head:#} {usage}"));
        }
        let help = words.say(&say!("usage-help", flag = "--help"));
        lines.push(format!("\n{help}"));
        lines.join("\n")
    }
}

/// The first sentence.
fn what(error: &Error) -> Option<Say> {
    let arg = string(error, ContextKind::InvalidArg);
    let value = string(error, ContextKind::InvalidValue);
    let command = string(error, ContextKind::InvalidSubcommand);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => say!("usage-argument", arg = arg?),
        ErrorKind::InvalidSubcommand => say!("usage-command", command = command?),
        ErrorKind::MissingSubcommand => say!("usage-no-command", command = command?),
        ErrorKind::MissingRequiredArgument => say!("usage-missing"),
        ErrorKind::InvalidUtf8 => say!("usage-utf8"),
        ErrorKind::InvalidValue if value == Some("") => say!("usage-no-value", arg = arg?),
        ErrorKind::InvalidValue => say!("usage-value", value = value?, arg = arg?),
        ErrorKind::TooManyValues => say!("usage-more-values", value = value?, arg = arg?),
        ErrorKind::ValueValidation => {
            let what = say!("usage-value", value = value?, arg = arg?);
            say!("trouble-about", what = what, why = of_number(value?))
        }
        ErrorKind::ArgumentConflict if arg == string(error, ContextKind::PriorArg) => {
            say!("usage-twice", arg = arg?)
        }
        _ => return None,
    })
}

/// What is wrong with a value that is no word to choose: all of them are whole numbers.
fn of_number(value: &str) -> Say {
    let is_number = value.parse::<i128>().is_ok();
    if is_number {
        say!("usage-out-of-range")
    } else {
        say!("usage-no-number")
    }
}

fn choice(error: &Error) -> Option<Say> {
    let list = |kind| Some(strings(error, kind).join(", ")).filter(|list| !list.is_empty());
    let values = list(ContextKind::ValidValue).map(|values| say!("usage-values", values = values));
    let commands = || list(ContextKind::ValidSubcommand);
    values.or_else(|| commands().map(|values| say!("usage-commands", values = values)))
}

fn tips(error: &Error) -> Vec<Say> {
    let similar = [
        ("usage-similar-command", ContextKind::SuggestedSubcommand),
        ("usage-similar-argument", ContextKind::SuggestedArg),
        ("usage-similar-value", ContextKind::SuggestedValue),
    ];
    let similar = similar.into_iter().filter_map(|(key, kind)| {
        let names = strings(error, kind);
        let count = Arg::from(names.len());
        let quoted: Vec<_> = names.iter().map(|name| format!("'{name}'")).collect();
        let args = vec![("count", count), ("names", quoted.join(", ").into())];
        (!names.is_empty()).then(|| Say::new(key, args))
    });
    let others = match error.get(ContextKind::Suggested) {
        Some(ContextValue::StyledStrs(others)) => others.as_slice(),
        _ => &[],
    };
    let arg = string(error, ContextKind::InvalidArg);
    let file = string(error, ContextKind::InvalidSubcommand).filter(|it| Path::new(it).exists());
    similar
        .chain(others.iter().filter_map(|tip| other_tip(tip, arg)))
        .chain(file.map(|file| say!("usage-check", file = file)))
        .collect()
}

/// A tip that clap has in words only: how a value is given that looks like a flag, or by which command a flag is known.
fn other_tip(tip: &StyledStr, arg: Option<&str>) -> Option<Say> {
    let tip = tip.to_string();
    if tip.starts_with("to pass '") {
        return Some(say!("usage-as-value", arg = arg?));
    }
    let known = tip.strip_prefix('\'')?.strip_suffix("' exists")?;
    Some(say!("usage-exists", name = known))
}

/// A usage without the word before it, and without colours.
fn plain(usage: &StyledStr) -> String {
    let usage = usage.to_string();
    usage
        .strip_prefix("Usage: ")
        .map(str::to_owned)
        .unwrap_or(usage)
}

fn string(error: &Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        _ => None,
    }
}

/// The strings of a context, or its one string.
fn strings(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::Strings(texts)) => texts.clone(),
        Some(ContextValue::String(text)) => vec![text.clone()],
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::args::Cli;
    use super::*;
    use crate::report::Language;
    use clap::Parser;

    fn error(line: &str) -> Error {
        Cli::try_parse_from(line.split(' ')).unwrap_err()
    }

    /// The text without its colours.
    fn said(line: &str, language: Language) -> String {
        let misuse = Misuse::of(&error(line)).unwrap_or_else(|| panic!("no words for {line}"));
        let text = misuse.text(Words::of(language));
        anstream::adapter::strip_str(&text).to_string() + "\n"
    }

    const WRONG: [&str; 13] = [
        "pbn-audit chek",
        "pbn-audit co",
        "pbn-audit --color never",
        "pbn-audit check x --nonsense",
        "pbn-audit check x --slect R",
        "pbn-audit check x --boards",
        "pbn-audit check x --boards=yes",
        "pbn-audit check x --laws 1999",
        "pbn-audit check x --laws 201",
        "pbn-audit check x --laws",
        "pbn-audit check x --lang nl --lang pl",
        "pbn-audit show x",
        "pbn-audit show x y --board 5",
    ];

    #[test]
    fn in_english_it_is_what_clap_says() {
        for line in WRONG {
            assert_eq!(said(line, Language::English), error(line).to_string());
        }
    }

    #[test]
    fn numbers_are_said_to_be_none_or_out_of_range() {
        for (line, why) in [
            ("pbn-audit check x -j some", "this is no whole number"),
            ("pbn-audit show x --game 0", "this number is out of range"),
        ] {
            let (_, value) = line.rsplit_once(' ').unwrap();
            let own = said(line, Language::English);
            let clap = error(line).to_string();
            let head = own.split_once(": this ").unwrap().0;
            assert!(
                clap.starts_with(head) && head.contains(value),
                "{own}{clap}"
            );
            assert!(own.contains(&format!(": {why}\n")), "{own}");
        }
    }

    #[test]
    fn what_is_repeated_moves_no_cursor() {
        let error = Cli::try_parse_from(["pbn-audit", "a\u{1b}[2J\u{202e}b"]).unwrap_err();
        let text = Misuse::of(&error)
            .unwrap()
            .text(Words::of(Language::English));
        assert!(text.contains("'a[2Jb'"), "{text}");
    }

    #[test]
    fn who_names_a_file_only_is_told_the_command() {
        let told = said("pbn-audit Cargo.toml", Language::English);
        let tip = "\n\n  tip: to audit it: 'pbn-audit check Cargo.toml'\n";
        assert!(told.contains(tip), "{told}");
    }

    #[test]
    fn other_languages_keep_names_and_values() {
        for language in [Language::Dutch, Language::Polish] {
            for line in WRONG {
                let (own, clap) = (said(line, language), error(line).to_string());
                let shape = |text: &str| text.lines().map(str::is_empty).collect::<Vec<_>>();
                assert_eq!(shape(&own), shape(&clap), "{own}");
                let quoted: Vec<_> = clap.split('\'').skip(1).step_by(2).collect();
                let kept = quoted.iter().all(|name| own.contains(name));
                assert!(kept, "{own}{clap}");
                for english in ["error", "Usage", "exist", "possible", "was", "For "] {
                    assert!(!own.contains(english), "{english}: {own}");
                }
            }
        }
    }
}
