//! The words of the sheets and of the terminal: every language has every message, each speaks of the same things, and none is left over.

#![allow(clippy::unwrap_used)] // a test

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What each message of a language speaks of.
type Messages = BTreeMap<String, BTreeSet<String>>;

const LANGUAGES: [&str; 3] = ["en", "nl", "pl"];

fn messages(language: &str) -> Messages {
    let path = source("report/words").join(format!("{language}.ftl"));
    let text = fs::read_to_string(path).unwrap();
    let file = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, faults)| panic!("{language}: {faults:?}"));
    let mut messages = Messages::new();
    for entry in file.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let mut names = BTreeSet::new();
        variables(message.value.as_ref().unwrap(), &mut names);
        let twice = messages.insert(message.id.name.clone(), names);
        assert!(
            twice.is_none(),
            "{language}: {} is there twice",
            message.id.name
        );
    }
    messages
}

fn variables(pattern: &Pattern<String>, names: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        match expression {
            Expression::Inline(inline) => variable(inline, names),
            Expression::Select { selector, variants } => {
                variable(selector, names);
                for variant in variants {
                    variables(&variant.value, names);
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<String>, names: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(names.insert(id.name.clone())),
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = &**expression {
                variable(inline, names);
            }
        }
        InlineExpression::StringLiteral { .. } => (),
        other => panic!("not looked into by this test: {other:?}"),
    }
}

/// The plural forms that a message chooses between.
fn forms(language: &str, message: &str) -> BTreeSet<String> {
    let path = source("report/words").join(format!("{language}.ftl"));
    let text = fs::read_to_string(path).unwrap();
    let body = text.split(&format!("\n{message} =")).nth(1).unwrap();
    let lines = body
        .lines()
        .skip(1)
        .take_while(|line| line.starts_with(' '));
    let keys = lines.filter_map(|line| Some(line.split_once('[')?.1.split_once(']')?.0.to_owned()));
    keys.collect()
}

fn source(below: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("src")
        .join(below)
}

/// The sources and templates of what speaks: the reports, and the program itself.
fn sources() -> String {
    let mut text = String::new();
    let mut folders = vec![source("report"), source("cli")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|it| it == "rs" || it == "html")
            {
                let code = fs::read_to_string(path).unwrap();
                let code = code.split("#[cfg(test)]\nmod tests").next().unwrap();
                let lines = code
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"));
                text.extend(lines.flat_map(|line| [line, "\n"]));
            }
        }
    }
    text
}

/// Every `message!("key", name = value)` with the names that it gives.
fn said(sources: &str) -> Messages {
    let mut said = Messages::new();
    for call in sources.split("message!(").skip(1) {
        let Some(call) = call.trim_start().strip_prefix('"') else {
            continue;
        };
        let (key, rest) = call.split_once('"').unwrap();
        let names: BTreeSet<_> = names(rest).into_iter().collect();
        let known = said.entry(key.to_owned()).or_insert_with(|| names.clone());
        assert_eq!(*known, names, "{key} is said with different things");
    }
    said
}

/// The names before each `=` of a call that stands open here.
fn names(rest: &str) -> Vec<String> {
    let (mut depth, mut end) = (1, rest.len());
    let mut starts = Vec::new();
    for (at, letter) in rest.char_indices() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 1 => starts.push(at + 1),
            _ => (),
        }
        if depth == 0 {
            end = at;
            break;
        }
    }
    let name = |start: usize| Some(rest.get(start..end)?.split_once('=')?.0.trim().to_owned());
    starts.into_iter().filter_map(name).collect()
}

#[test]
fn every_language_has_every_message_and_speaks_of_the_same() {
    let english = messages("en");
    for language in LANGUAGES {
        let own = messages(language);
        let names = |it: &Messages| it.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(names(&own), names(&english), "{language}");
        for (key, speaks_of) in &english {
            assert!(
                own[key].is_subset(speaks_of),
                "{language}: {key} {:?}",
                own[key]
            );
        }
    }
}

#[test]
fn what_is_said_has_words_with_all_that_they_speak_of() {
    let said = said(&sources());
    assert!(said.len() > 100, "{}", said.len());
    for language in LANGUAGES {
        let own = messages(language);
        for (key, given) in &said {
            let words = own
                .get(key)
                .unwrap_or_else(|| panic!("{language}: no {key}"));
            assert!(
                words.is_subset(given),
                "{language}: {key} speaks of {words:?}, given {given:?}"
            );
        }
    }
    let english = messages("en");
    for (key, given) in &said {
        assert_eq!(&english[key], given, "{key} leaves out what it is given");
    }
}

#[test]
fn no_words_are_left_over() {
    let sources = sources();
    let is_said = |key: &str| sources.contains(&format!("\"{key}\""));
    let left: Vec<_> = messages("en")
        .into_keys()
        .filter(|key| !is_said(key))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn polish_has_its_plural_forms() {
    let forms = forms("pl", "tricks");
    for form in ["one", "few", "many", "other"] {
        assert!(forms.contains(form), "{forms:?}");
    }
}
