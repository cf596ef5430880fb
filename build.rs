//! Compiles the words of every language, `src/words/*.ftl` and the `*.ftl` beside the checks, into tables for
//! `src/words/catalogue.rs`. What is not Fluent, and a message that a language lacks or that English does not have, fail
//! the build and name the file. The arguments of a message are those of all languages together; `catalogue.rs` fails the
//! build where the program gives it others. Pages in other languages are gathered besides.

#![allow(clippy::expect_used)] // a build script

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant,
    VariantKey,
};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The languages; the first decides which messages there are.
const LANGUAGES: [&str; 3] = ["en", "nl", "pl"];

/// One message of a language.
struct Words {
    /// The pattern as Rust.
    pattern: Vec<Piece>,
    /// The file.
    file: String,
}

/// A piece of a pattern.
enum Piece {
    Text(String),
    /// An argument, and how it is written.
    Argument(String, &'static str),
    /// Another message, with the same arguments.
    Message(String),
    Choose {
        by: String,
        variants: Vec<(String, Vec<Piece>)>,
        default: Vec<Piece>,
    },
}

type Catalogue = BTreeMap<String, Words>;

fn main() {
    println!("cargo::rerun-if-changed=src");
    let source = Path::new("src");
    let mut files = Vec::new();
    collect(source, &mut files);
    files.sort();
    let mut faults = Vec::new();
    let catalogues = LANGUAGES.map(|language| {
        let mut catalogue = Catalogue::new();
        let name = format!("{language}.ftl");
        for file in files.iter().filter(|file| file.ends_with(&name)) {
            read(file, &mut catalogue, &mut faults);
        }
        catalogue
    });
    let known = arguments(&catalogues, &mut faults);
    for fault in &faults {
        println!("cargo::error={fault}");
    }
    if !faults.is_empty() {
        return;
    }
    let folder = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(folder.join("catalogue.rs"), written(&catalogues, &known))
        .expect("OUT_DIR can be written");
    fs::write(folder.join("pages.rs"), pages()).expect("OUT_DIR can be written");
}

/// The pages in other languages, for `src/report/pages.rs`: each by its name, in Dutch and in Polish.
fn pages() -> String {
    let package = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let folder = package + "/src/report/pages";
    let entries = fs::read_dir(folder.clone() + "/nl").expect("a folder of pages");
    let names = entries.map(|entry| entry.expect("an entry of a folder").file_name());
    let names: BTreeSet<_> = names.filter_map(|it| it.into_string().ok()).collect();
    let pages = names.iter().map(|name| {
        let title = name.trim_end_matches(".md");
        let [dutch, polish] = ["nl", "pl"].map(|language| format!("{folder}/{language}/{name}"));
        format!("({title:?}, [include_str!({dutch:?}), include_str!({polish:?})]),\n")
    });
    format!("[{}]", pages.collect::<String>())
}

/// Adds every `.ftl` file below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry of a folder").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|it| it == "ftl") {
            files.push(path);
        }
    }
}

fn read(path: &Path, catalogue: &mut Catalogue, faults: &mut Vec<String>) {
    let file = path.display().to_string();
    let text = fs::read_to_string(path).expect("a file of words");
    let entries = match fluent_syntax::parser::parse(text.as_str()) {
        Ok(resource) => resource.body,
        Err((resource, errors)) => {
            let line = |at: usize| text[..at].lines().count();
            faults.extend(
                errors
                    .iter()
                    .map(|it| format!("{file}:{}: {it}", line(it.pos.start))),
            );
            resource.body
        }
    };
    for entry in entries {
        let Entry::Message(Message {
            id,
            value: Some(value),
            ..
        }) = entry
        else {
            continue;
        };
        let mut pattern = Vec::new();
        if let Err(what) = pieces(&value, &mut pattern) {
            faults.push(format!("{file}: {}: {what}", id.name));
        }
        let words = Words {
            pattern,
            file: file.clone(),
        };
        if let Some(first) = catalogue.insert(id.name.to_owned(), words) {
            faults.push(format!("{file}: {} is already in {}", id.name, first.file));
        }
    }
}

fn pieces(pattern: &Pattern<&str>, into: &mut Vec<Piece>) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text(into, value),
            PatternElement::Placeable { expression } => placeable(expression, into)?,
        }
    }
    Ok(())
}

/// Adds text to what stands before it.
fn text(into: &mut Vec<Piece>, value: &str) {
    match into.last_mut() {
        Some(Piece::Text(before)) => before.push_str(value),
        _ => into.push(Piece::Text(value.to_owned())),
    }
}

fn placeable(expression: &Expression<&str>, into: &mut Vec<Piece>) -> Result<(), String> {
    let (selector, variants) = match expression {
        Expression::Inline(inline) => return one(inline, into),
        Expression::Select { selector, variants } => (selector, variants),
    };
    let InlineExpression::VariableReference { id } = selector else {
        return Err("a choice is made by an argument".to_owned());
    };
    let mut chosen = Vec::new();
    let mut default = Vec::new();
    for Variant {
        key,
        value,
        default: is_default,
    } in variants
    {
        let mut pattern = Vec::new();
        pieces(value, &mut pattern)?;
        if *is_default {
            default = pattern;
            continue;
        }
        let key = match key {
            VariantKey::Identifier { name } => format!("Choice::Word({name:?})"),
            VariantKey::NumberLiteral { value } => format!("Choice::Number({value})"),
        };
        chosen.push((key, pattern));
    }
    into.push(Piece::Choose {
        by: id.name.to_owned(),
        variants: chosen,
        default,
    });
    Ok(())
}

fn one(inline: &InlineExpression<&str>, into: &mut Vec<Piece>) -> Result<(), String> {
    match inline {
        InlineExpression::StringLiteral { value } => text(into, value),
        InlineExpression::VariableReference { id } => {
            into.push(Piece::Argument(id.name.to_owned(), "And"));
        }
        InlineExpression::MessageReference {
            id,
            attribute: None,
        } => {
            into.push(Piece::Message(id.name.to_owned()));
        }
        InlineExpression::FunctionReference { id, arguments } => {
            let form = match id.name {
                "OR" => "Or",
                "ALSO" => "Also",
                "LIST" => "List",
                "SPELLED" => "Spelled",
                other => {
                    return Err(format!(
                        "no function {other}; there is OR, ALSO, LIST, SPELLED"
                    ));
                }
            };
            let CallArguments { positional, .. } = arguments;
            let [InlineExpression::VariableReference { id }] = positional.as_slice() else {
                return Err("a function takes one argument of the message".to_owned());
            };
            into.push(Piece::Argument(id.name.to_owned(), form));
        }
        InlineExpression::Placeable { expression } => placeable(expression, into)?,
        other => return Err(format!("not understood: {other:?}")),
    }
    Ok(())
}

/// What each message speaks of: its arguments in all languages, those of messages within it included.
fn arguments(
    catalogues: &[Catalogue; 3],
    faults: &mut Vec<String>,
) -> BTreeMap<String, BTreeSet<String>> {
    let [english, ..] = catalogues;
    let mut known = BTreeMap::new();
    for (catalogue, language) in catalogues.iter().zip(LANGUAGES) {
        for (key, words) in catalogue
            .iter()
            .filter(|(key, _)| !english.contains_key(*key))
        {
            faults.push(format!("{}: no message {key} in English", words.file));
        }
        for (key, first) in english {
            let Some(words) = catalogue.get(key) else {
                faults.push(format!("{}: no message {key} in {language}", first.file));
                continue;
            };
            let own: &mut BTreeSet<String> = known.entry(key.clone()).or_default();
            spoken_of(&words.pattern, catalogue, own, faults);
        }
    }
    known
}

fn spoken_of(
    pattern: &[Piece],
    catalogue: &Catalogue,
    own: &mut BTreeSet<String>,
    faults: &mut Vec<String>,
) {
    for piece in pattern {
        match piece {
            Piece::Text(_) => (),
            Piece::Argument(name, _) => drop(own.insert(name.clone())),
            Piece::Message(key) => match catalogue.get(key) {
                Some(words) => spoken_of(&words.pattern, catalogue, own, faults),
                None => faults.push(format!("no message {key}, though another one refers to it")),
            },
            Piece::Choose {
                by,
                variants,
                default,
            } => {
                own.insert(by.clone());
                let all = variants.iter().map(|(_, pattern)| pattern);
                all.chain([default])
                    .for_each(|it| spoken_of(it, catalogue, own, faults));
            }
        }
    }
}

/// The tables as Rust.
fn written(catalogues: &[Catalogue; 3], known: &BTreeMap<String, BTreeSet<String>>) -> String {
    let names: BTreeSet<&String> = known.values().flatten().collect();
    let names: Vec<&String> = names.into_iter().collect();
    let keys: Vec<&String> = known.keys().collect();
    let mut out = String::new();
    let mut line = |text: String| {
        out.push_str(&text);
        out.push('\n');
    };
    line(format!(
        "pub(super) static NAMES: [&str; {}] = {names:?};",
        names.len()
    ));
    line(format!(
        "pub(super) static KEYS: [(&str, &[u8]); {}] = [",
        keys.len()
    ));
    let place = |name: &String| names.binary_search(&name).expect("a known name");
    for (key, own) in known {
        let own: Vec<_> = own.iter().map(place).collect();
        line(format!("    ({key:?}, &{own:?}),"));
    }
    line("];".to_owned());
    let all = ["ENGLISH", "DUTCH", "POLISH"];
    let built = if env::var_os("CARGO_FEATURE_LANGUAGES").is_some() {
        3
    } else {
        1
    };
    for (language, catalogue) in all.iter().zip(catalogues).take(built) {
        line(format!(
            "pub(super) static {language}: [&[Piece]; {}] = [",
            keys.len()
        ));
        for key in &keys {
            let pattern = rust(&catalogue[*key].pattern, &names, &keys);
            line(format!("    {pattern},"));
        }
        line("];".to_owned());
    }
    out
}

fn rust(pattern: &[Piece], names: &[&String], keys: &[&String]) -> String {
    let name = |it: &String| names.binary_search(&it).expect("a known name");
    let mut out = "&[".to_owned();
    for piece in pattern {
        let written = match piece {
            Piece::Text(text) => write!(out, "Piece::Text({text:?}), "),
            Piece::Argument(it, form) => {
                write!(out, "Piece::Argument({}, Form::{form}), ", name(it))
            }
            Piece::Message(key) => {
                let key = keys.binary_search(&key).expect("a known key");
                write!(out, "Piece::Message({key}), ")
            }
            Piece::Choose {
                by,
                variants,
                default,
            } => {
                write!(out, "Piece::Choose {{ by: {}, variants: &[", name(by))
                    .expect("a String takes all");
                for (key, pattern) in variants {
                    write!(out, "({key}, {}), ", rust(pattern, names, keys))
                        .expect("a String takes all");
                }
                write!(out, "], default: {} }}, ", rust(default, names, keys))
            }
        };
        written.expect("a String takes all");
    }
    out.push(']');
    out
}
