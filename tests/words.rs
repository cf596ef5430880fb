//! The words of every language: none is left over, and none of another language is among those of one.

#![allow(clippy::unwrap_used)] // a test

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The text of each message of a language, without its arguments.
type Texts = BTreeMap<String, String>;

/// All files below `src` with one of these endings.
fn files(endings: &[&str]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let is_meant = |ending: &&str| path.to_str().unwrap().ends_with(*ending);
            if path.is_dir() {
                folders.push(path);
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
            texts.insert(message.id.name, text);
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
    let parts = text.split(|letter: char| !(letter.is_alphanumeric() || "._-`%$/<>".contains(letter)));
    let parts = parts.map(|part| part.trim_matches(['.', '-', '/']));
    let is_word = |part: &&str| part.len() > 2 && part.chars().all(char::is_alphabetic);
    parts.filter(is_word).map(str::to_lowercase).collect()
}

#[test]
fn no_words_are_left_over() {
    let mut sources = String::new();
    for file in files(&[".rs", ".html", "/en.ftl"]) {
        sources.push_str(&fs::read_to_string(file).unwrap());
    }
    let is_used = |key: &str| {
        let quoted = sources.contains(&format!("\"{key}\""));
        quoted || sources.contains(&format!("{{ {key} }}"))
    };
    let left: Vec<_> = texts("en").into_keys().filter(|key| !is_used(key)).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn polish_has_its_plural_forms() {
    for (key, text) in texts("en") {
        assert!(!text.is_empty() || key == "verbatim", "{key}");
    }
    let mut choices = 0;
    for file in files(&["/pl.ftl"]) {
        let text = fs::read_to_string(&file).unwrap();
        for message in text.split("\n\n").flat_map(|block| block.split("\n    }")) {
            if message.contains("[few]") && !message.contains("[many]") {
                assert!(message.contains("*[other]"), "{}: {message}", file.display());
                choices += 1;
            }
        }
    }
    assert!(choices > 10, "{choices}");
}
