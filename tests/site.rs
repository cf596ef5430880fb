//! The site that `release/site` makes of what `explain` says, where there is Python: all its links lead somewhere, everything that
//! can be explained has its address, and what is searched is found.

#![cfg(unix)] // as the browser

use crate::accessible::is_accessible;
use crate::browser::Browser;
use crate::program::printed;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const LANGUAGES: [&str; 3] = ["en", "nl", "pl"];

/// The site in a folder. `None` where there is no Python.
fn site() -> Option<tempfile::TempDir> {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("no python3: the site is not made");
        return None;
    }
    let folder = tempfile::tempdir().unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("release/site");
    let program = assert_cmd::cargo::cargo_bin("pbn-audit");
    let mut made = Command::new("python3");
    let made = made.arg(script).arg(folder.path()).arg(program);
    let made = made.output().unwrap();
    assert!(made.status.success(), "{made:?}");
    Some(folder)
}

/// The values of an attribute.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let named = format!(" {attribute}=\"");
    let pieces = page.split(named.as_str()).skip(1);
    pieces.filter_map(|it| it.split('"').next()).collect()
}

/// All pages, by their paths.
fn pages(folder: &Path) -> BTreeMap<PathBuf, String> {
    let files = walkdir::WalkDir::new(folder)
        .into_iter()
        .map(|it| it.unwrap().into_path());
    let pages = files.filter(|it| it.extension().is_some_and(|it| it == "html"));
    pages
        .map(|it| (it.clone(), fs::read_to_string(it).unwrap()))
        .collect()
}

#[test]
fn every_link_leads_somewhere_and_none_to_the_network() {
    let Some(folder) = site() else { return };
    let pages = pages(folder.path());
    let mut links = 0;
    for (path, page) in &pages {
        for value in [values(page, "href"), values(page, "src")].concat() {
            let (file, mark) = value.split_once('#').unwrap_or((value, ""));
            let target = path.parent().unwrap().join(file);
            let name = path.display();
            assert!(target.is_file() && !value.contains(':'), "{name}: {value}");
            if !mark.is_empty() {
                let target = fs::canonicalize(target).unwrap();
                let found = pages
                    .iter()
                    .find(|it| fs::canonicalize(it.0).unwrap() == target);
                let marks = values(found.unwrap().1, "id");
                assert!(marks.contains(&mark), "{name}: {value}");
            }
            links += 1;
        }
    }
    assert!(links > 5_000, "{links}");
}

#[test]
fn all_that_is_explained_has_its_address_in_each_language() {
    let Some(folder) = site() else { return };
    for language in LANGUAGES {
        let folder = folder.path().join(language);
        let lines = printed(&format!("explain --format json-lines --lang {language}"));
        let index = fs::read_to_string(folder.join("index.js")).unwrap();
        let index = index.strip_prefix("const INDEX = ").unwrap().trim_end();
        let index: Vec<Value> = serde_json::from_str(index.strip_suffix(';').unwrap()).unwrap();
        let mut names = 0;
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).unwrap();
            for name in line["names"].as_array().unwrap() {
                let found = index
                    .iter()
                    .find(|it| it[2].as_array().unwrap().contains(name));
                let found = found.unwrap_or_else(|| panic!("{language}: {name}"));
                let address = found[0].as_str().unwrap();
                assert!(folder.join(address.split('#').next().unwrap()).is_file());
                names += 1;
            }
        }
        assert!(names > 800, "{names}");
    }
}

/// What is found for some words: the address of the first page.
fn first_found(browser: &mut Browser, words: &str) -> Value {
    browser.says(&format!(
        "(async () => {{ const field = document.getElementById('query'); field.focus(); field.value = {}; \
            field.dispatchEvent(new Event('input')); \
            while (typeof INDEX === 'undefined') await new Promise(done => setTimeout(done, 20)); \
            const first = document.querySelector('#found a'); \
            return first ? first.getAttribute('href') : document.getElementById('found').textContent; }})()",
        json!(words)
    ))
}

#[test]
fn what_is_searched_is_found_and_axe_finds_nothing() {
    let Some(folder) = site() else { return };
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let found = [
        ["r101", "R101.html"],
        ["64A2", "64A2.html"],
        ["transfer_max", "review.csv.html#transfer_min"],
        ["Strafkaart", "50.html"],
        ["falszywy renons", "61A.html"],
        ["weeks", "weeks.html"],
    ];
    let none = ["Nothing found", "Niets gevonden", "Nic nie znaleziono"];
    for (language, none) in LANGUAGES.into_iter().zip(none) {
        browser.open(&folder.path().join(language).join("index.html"), "");
        for [words, address] in found {
            assert_eq!(
                first_found(&mut browser, words),
                address,
                "{language} {words}"
            );
        }
        assert_eq!(first_found(&mut browser, "xyzzy"), none);
        for page in ["index", "R101", "64A1", "review.csv", "machines"] {
            let page = folder.path().join(language).join(format!("{page}.html"));
            browser.open(&page, "");
            first_found(&mut browser, "revoke");
            is_accessible(&mut browser, &page);
        }
    }
    is_accessible(&mut browser, &folder.path().join("index.html"));
}

#[test]
fn no_page_is_wider_than_a_telephone() {
    let Some(folder) = site() else { return };
    let Some(mut browser) = Browser::start() else {
        return;
    };
    browser.is_wide(360);
    for language in LANGUAGES {
        for (page, _) in pages(&folder.path().join(language)).into_iter().step_by(5) {
            browser.open(&page, "");
            let wide = browser.says("document.documentElement.scrollWidth");
            assert!(wide.as_u64() <= Some(360), "{}: {wide}", page.display());
        }
    }
}
