//! The words of every language: none is left over, and none of another language is among those of one.

use assert_cmd::Command;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The text of each message of a language, without its arguments.
type Texts = BTreeMap<String, String>;

/// All files below `src`, and of the page that does it all, with one of these endings.
fn files(endings: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![project.join("src"), project.join("release/browser")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let is_meant = |ending: &&str| path.to_str().unwrap().ends_with(*ending);
            if path.is_dir() {
                if !path.ends_with("node_modules") {
                    folders.push(path);
                }
            } else if endings.iter().any(is_meant) {
                files.push(path);
            }
        }
    }
    files
}

fn texts(language: &str) -> Texts {
    let mut texts = Texts::new();
    for file in files(&[&format!("/{language}.ftl")]) {
        let words = fs::read_to_string(file).unwrap();
        for entry in fluent_syntax::parser::parse(words).unwrap().body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let mut text = String::new();
            add(message.value.as_ref().unwrap(), &mut text);
            let key = message.id.name;
            assert!(!texts.contains_key(&key), "{key} is said twice");
            texts.insert(key, text);
        }
    }
    texts
}

fn add(pattern: &Pattern<String>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    text.push_str(value);
                }
                Expression::Inline(_) => text.push(' '),
                Expression::Select { variants, .. } => {
                    for variant in variants {
                        text.push(' ');
                        add(&variant.value, text);
                    }
                }
            },
        }
    }
}

/// The words of a text, in small letters; none of fewer than three letters, and no code, name of a tag or file.
fn words(text: &str) -> BTreeSet<String> {
    let parts =
        text.split(|letter: char| !(letter.is_alphanumeric() || "._-`%$/<>".contains(letter)));
    let parts = parts.map(|part| part.trim_matches(['.', '-', '/']));
    let is_word = |part: &&str| part.len() > 2 && part.chars().all(char::is_alphabetic);
    parts.filter(is_word).map(str::to_lowercase).collect()
}

/// `NoSuchTrick` of `no-such-trick`.
fn in_camel_case(name: &str) -> String {
    let parts = name.split('-').filter(|part| !part.is_empty());
    let parts = parts.map(|part| part[..1].to_uppercase() + &part[1..]);
    parts.collect()
}

/// Of a use of `key_of!`, behind its first quote: how its keys begin, and the values as enums of that name declare them.
fn begin_and_values<'a>(used: &'a str, sources: &str) -> Option<(&'a str, String)> {
    let (begin, behind) = used.split_once("\", ")?;
    let (name, _) = behind.split_once(':')?;
    let head = format!("enum {name} {{\n");
    let enums = sources.split(&head).skip(1);
    let values = enums.filter_map(|it| it.split("\n}").next());
    Some((begin, values.flat_map(|it| [it, "\n"]).collect()))
}

#[test]
fn no_words_are_left_over() {
    let mut sources = String::new();
    for file in files(&[".rs", ".html", "page.js", "/en.ftl"]) {
        sources.push_str(&fs::read_to_string(file).unwrap());
    }
    let of_values = sources.split("key_of!(\"").skip(1);
    let of_values: Vec<_> = of_values
        .filter_map(|it| begin_and_values(it, &sources))
        .collect();
    let is_of_value = |(begin, values): &(&str, String), key: &str| {
        key.strip_prefix(begin).is_some_and(|rest| {
            let variant = format!("    {},\n", in_camel_case(rest));
            values.contains(&variant) || values.contains(&format!("serialize = \"{rest}\""))
        })
    };
    let is_used = |key: &str| {
        let quoted = sources.contains(&format!("\"{key}\""));
        quoted
            || sources.contains(&format!("{{ {key} }}"))
            || of_values.iter().any(|it| is_of_value(it, key))
    };
    let left: Vec<_> = texts("en")
        .into_keys()
        .filter(|key| !is_used(key))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn polish_has_its_plural_forms() {
    let counted = ["tricks", "end-boards", "end-errors", "finding-follow"];
    let file = files(&["words/pl.ftl"]).pop().unwrap();
    for entry in fluent_syntax::parser::parse(fs::read_to_string(file).unwrap())
        .unwrap()
        .body
    {
        let Entry::Message(message) = entry else {
            continue;
        };
        let Some(pattern) = message
            .value
            .filter(|_| counted.contains(&&*message.id.name))
        else {
            continue;
        };
        let mut forms = String::new();
        for element in pattern.elements {
            if let PatternElement::Placeable {
                expression: Expression::Select { variants, .. },
            } = element
            {
                forms.extend(variants.iter().map(|it| format!("{:?}", it.key)));
            }
        }
        for form in ["one", "few", "other"] {
            assert!(forms.contains(form), "{}: {forms}", message.id.name);
        }
    }
}

/// The terminal output for all samples in a language: messages, labels and notes, without what the record says.
fn messages_of_samples(language: &str) -> Vec<String> {
    let mut program = Command::cargo_bin("pbn-audit").unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    program
        .current_dir(folder)
        .args(["check", "samples", "tests/sheets", "tests/cases"]);
    program.args(["--format", "full", "--fail-on", "never", "--lang", language]);
    let output = program.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().filter_map(spoken).map(str::to_owned).collect()
}

/// What the program itself says in a line of a finding.
fn spoken(line: &str) -> Option<&str> {
    if let Some((_, label)) = line.split_once(" | ") {
        let label = label.trim_start();
        let mark = ['^', '-']
            .into_iter()
            .find(|mark| label.starts_with(*mark))?;
        return Some(label.trim_start_matches(mark));
    }
    if line.contains("-->") {
        return None; // names of players and tables
    }
    match line.split_once(']') {
        Some((severity, rest)) if severity.contains('[') => rest.split_once(": ").map(|it| it.1),
        // a command is the same in every language
        _ => line
            .trim_start()
            .strip_prefix("= ")?
            .split("pbn-audit ")
            .next(),
    }
}

/// The codes of readings (`explain readings`) begin with these; they are the same in every language.
const READINGS: [&str; 7] = [
    "(exchange ",
    "(order ",
    "(card ",
    "(noise ",
    "(leader ",
    "(trump ",
    "(row",
];

/// A text without the code of a reading.
fn without_code(text: &str) -> String {
    for code in READINGS {
        if let Some((before, (_, behind))) = text
            .split_once(code)
            .and_then(|(before, rest)| Some((before, rest.split_once(')')?)))
        {
            return format!("{before}{behind}");
        }
    }
    text.to_owned()
}

/// A text without what it quotes.
fn unquoted(text: &str) -> String {
    let mut parts = text.split(['\'', '"', '`']);
    let mut own = String::new();
    while let Some(part) = parts.next() {
        own.push_str(part);
        own.push(' ');
        parts.next();
    }
    own
}

#[test]
fn no_english_word_is_said_in_another_language() {
    let catalogue = |language: &str| -> BTreeSet<String> {
        texts(language)
            .values()
            .flat_map(|text| words(text))
            .collect()
    };
    let english = catalogue("en");
    for language in ["nl", "pl"] {
        let own = catalogue(language);
        let messages = messages_of_samples(language);
        assert!(messages.len() > 500, "{language}: {}", messages.len());
        for line in messages {
            let foreign: Vec<String> = words(&unquoted(&without_code(&line))).into_iter().collect();
            let foreign = foreign
                .iter()
                .filter(|it| english.contains(*it) && !own.contains(*it));
            let foreign: Vec<_> = foreign.collect();
            assert!(foreign.is_empty(), "{language}: {foreign:?} in {line}");
        }
    }
}
