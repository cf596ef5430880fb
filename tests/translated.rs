//! Every page is there in every language, and the pages in other languages tell the same as the English ones: the same
//! headings in order, the same codes, clauses and figures, and the same examples.

use pbn_audit::audit::SLIPS;
use pbn_audit::checks;
use pbn_audit::laws::pages;
use pbn_audit::report::GLOSSARY;
use pbn_audit::words::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const CHECK: [&str; 3] = [
    "What it finds | Why it matters | How sure | Law or standard | Example | What to do",
    "Wat het vindt | Waarom het telt | Hoe zeker | Spelregel of standaard | Voorbeeld | Wat te doen",
    "Co wykrywa | Dlaczego to ważne | Na ile pewne | Przepis lub standard | Przykład | Co zrobić",
];

const CLAUSE: [&str; 3] = [
    "What it asks | What it gives | The editions | What the record decides",
    "Waar het om gaat | Wat het geeft | De uitgaven | Wat het verslag beslist",
    "Czego dotyczy | Co z tego wynika | Wydania | Co rozstrzyga zapis rozgrywki",
];

/// Every English page by the name that its translations have.
fn english() -> BTreeMap<&'static str, &'static str> {
    let checks = checks::all()
        .iter()
        .map(|check| (check.code, check.pages.english.text));
    let clauses = pages().iter().map(|page| (page.ids[0], page.text));
    let texts = GLOSSARY.into_iter().chain([SLIPS]);
    let texts = texts.map(|text| (name(text), text));
    checks.chain(clauses).chain(texts).collect()
}

/// The first word of its title, which is its name.
fn name(text: &str) -> &str {
    let title = text.lines().next().unwrap().strip_prefix("# ").unwrap();
    title.split([' ', ':']).next().unwrap()
}

const LANGUAGES: [Language; 2] = [Language::Dutch, Language::Polish];

/// Every translated page: its language, its name, its text.
fn translated() -> Vec<(Language, &'static str, &'static str)> {
    let of = |language: Language| {
        let names = english().into_keys();
        names.filter_map(move |name| Some((language, name, language.page(name)?)))
    };
    LANGUAGES.into_iter().flat_map(of).collect()
}

/// A heading in English; of those of guides only that there is one.
fn heading(language: Language, own: &str) -> &str {
    let english = |all: [&'static str; 3]| {
        let mut own_words = all[language as usize].split(" | ");
        let at = own_words.position(|it| it == own)?;
        all[0].split(" | ").nth(at)
    };
    english(CHECK)
        .or_else(|| english(CLAUSE))
        .unwrap_or(if own.replace(", ", ",").contains(' ') {
            "part of a guide"
        } else {
            own
        })
}

fn headings(text: &str, language: Language) -> Vec<String> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("## "));
    lines
        .map(|line| heading(language, line).to_owned())
        .collect()
}

/// What stands verbatim: blocks, and words between single backticks, the latter sorted.
fn verbatim(text: &str) -> (Vec<&str>, Vec<String>) {
    let blocks: Vec<_> = text.split("```").skip(1).step_by(2).collect();
    let prose = prose(text);
    let mut words: Vec<_> = prose.split('`').skip(1).step_by(2).map(flat).collect();
    words.sort();
    words.dedup();
    (blocks, words)
}

/// Without its line breaks.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Codes, clauses and other figures of a text, each once: `R101`, `64B7`, `3.4.15`, `2007`.
fn figures(text: &str) -> BTreeSet<&str> {
    let words = text.split(|it: char| !it.is_alphanumeric() && it != '.');
    let words = words.map(|word| word.trim_matches('.'));
    let is_figure = |word: &&str| word.is_ascii() && word.contains(|it: char| it.is_ascii_digit());
    words.filter(is_figure).collect()
}

/// A text without its blocks.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// The sections of a page, its title first.
fn sections(text: &str) -> Vec<&str> {
    text.split("\n## ").collect()
}

#[test]
fn no_page_is_missing_in_any_language() {
    for language in LANGUAGES {
        let mut names = english().into_keys();
        let missing = names.find(|name| language.page(name).is_none());
        assert_eq!(missing, None, "in {}", language.code());
    }
}

#[test]
fn translated_pages_tell_what_the_english_ones_do() {
    let english = english();
    let mut wrong = Vec::new();
    for (language, name, text) in translated() {
        let original = english[name];
        let page = format!("{} {name}", language.code());
        if headings(text, language) != headings(original, Language::English) {
            wrong.push(format!("{page}: {:?}", headings(text, language)));
            continue;
        }
        if verbatim(text) != verbatim(original) {
            wrong.push(format!(
                "{page}:\n  {:?}\n  {:?}",
                verbatim(text),
                verbatim(original)
            ));
        }
        for (own, original) in sections(text).into_iter().zip(sections(original)) {
            // what a block shows may be repeated in words
            let (own_prose, prose) = (prose(own), prose(original));
            let (page_text, due, shown) = (figures(&own_prose), figures(&prose), figures(original));
            if !page_text.is_superset(&due) || !page_text.is_subset(&shown) {
                wrong.push(format!("{page}: {page_text:?}, in English {due:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_page_begins_with_the_name_of_the_english_one_and_keeps_to_its_width() {
    for (language, name, text) in translated() {
        let page = format!("{} {name}", language.code());
        let title = text.lines().next().unwrap();
        assert_eq!(self::name(text), name, "{page}");
        for line in text.lines() {
            // the head of a page holds the name of its check and what it finds
            assert!(
                line.chars().count() <= 85 || line == title,
                "{page}: {line}"
            );
            assert_eq!(line, line.trim_end(), "{page}");
        }
        assert!(text.ends_with('\n') && !text.contains("\n\n\n"), "{page}");
    }
}

#[test]
fn every_file_of_a_translated_page_is_told() {
    let mut files = 0;
    for (language, name, path) in files_of_pages() {
        let page_text = language.page(&name);
        assert_eq!(
            page_text,
            fs::read_to_string(&path).ok().as_deref(),
            "{name}"
        );
        assert!(english().contains_key(name.as_str()), "{name}");
        files += 1;
    }
    assert_eq!(files, translated().len());
    assert!(files > 0);
}

/// Every file of a translated page, with its language and its name. In `src/checks` the folder of a page has the code of its
/// check: `R101/nl.md`.
fn files_of_pages() -> Vec<(Language, String, PathBuf)> {
    let mut pages = Vec::new();
    for language in LANGUAGES {
        for path in files(&source("src/report/pages").join(language.code())) {
            let name = stem(&path).to_owned();
            pages.push((language, name, path));
        }
        let folders = files(&source("src/checks"));
        for folder in folders.iter().filter(|it| it.is_dir()) {
            for path in files(folder) {
                let is_page = path.extension().is_some_and(|it| it == "md");
                if is_page && stem(&path) == language.code() {
                    pages.push((language, stem(folder).to_owned(), path.clone()));
                }
            }
        }
    }
    pages
}

fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn stem(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}
