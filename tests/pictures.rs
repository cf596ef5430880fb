//! Sheets as a browser shows and prints them: one page of A4, and nothing that runs over the edge of a screen.

#![cfg(unix)] // as the browser

use crate::browser::Browser;
use crate::program::printed;
use crate::sheets::kinds;
use serde_json::json;
use std::path::{Path, PathBuf};

pub(crate) const LANGUAGES: [&str; 3] = ["en", "nl", "pl"];

/// Widths of screens, in pixels: a telephone upright and lying down, and where a list of boards has least room for its columns.
pub(crate) const SCREENS: [u16; 4] = [390, 560, 1050, 1350];

/// The pages of all kinds in all languages, and two summaries.
pub(crate) fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for language in LANGUAGES {
        for (place, [_, board]) in kinds().enumerate() {
            let page = folder.join(format!("{place}.{language}.html"));
            let html = page.to_str().unwrap();
            printed(&format!("show {board} --lang {language} --html {html}"));
            pages.push(page);
        }
        for (name, input) in [("evening", "samples/club-evening.pbn"), ("all", "samples")] {
            let out = folder.join(format!("{name}.{language}"));
            printed(&[
                "check",
                input,
                "-q",
                "--lang",
                language,
                "-o",
                out.to_str().unwrap(),
            ]);
            pages.push(out.join("index.html"));
        }
    }
    pages
}

#[test]
fn sheets_print_on_one_side_of_a4_and_nothing_runs_over_the_edge_of_a_screen() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let over = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    for page in pages(folder.path()) {
        browser.open(&page, "");
        let name = page.display();
        // the list of all samples takes several sides
        let is_long = name.to_string().contains("/all.");
        assert_eq!(browser.prints_on_one_side(), !is_long, "{name}");
        for pixels in SCREENS {
            browser.is_wide(pixels);
            assert_eq!(browser.says("innerWidth"), pixels);
            assert_eq!(browser.says(over), false, "{name} {pixels}");
        }
    }
}

#[test]
fn charts_need_no_scrolling() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let over = "Array.from(document.querySelectorAll('html, .chart, .scroll')).filter(box => box.scrollWidth > \
                box.clientWidth).map(box => box.className + box.querySelector('table')?.textContent.slice(0, 99))";
    for language in LANGUAGES {
        let out = folder.path().join(language);
        let stats = ["stats", "samples", "-q", "--lang", language, "-o"];
        printed(&[&stats[..], &[out.to_str().unwrap()]].concat());
        browser.open(&out.join("charts.html"), "");
        assert!(
            browser
                .says("document.querySelectorAll('.chart').length")
                .as_u64()
                > Some(0)
        );
        for pixels in SCREENS {
            browser.is_wide(pixels);
            assert_eq!(browser.says(over), json!([]), "{language} {pixels}");
        }
    }
}

#[test]
fn the_boards_are_sorted_filtered_and_searched_and_the_address_says_how() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let check = ["check", "samples/club-evening.pbn", "-q", "-o"];
    printed(&[&check[..], &[out.to_str().unwrap()]].concat());
    let page = out.join("index.html");
    let rows = "Array.from(document.querySelectorAll('tr[id]:not([hidden])')).map(row => row.querySelector('bdi').textContent)";
    for (address, due) in [
        ("", &[3, 22, 7, 17, 10, 14, 20][..]),
        ("#sort=board", &[3, 7, 10, 14, 17, 20, 22]),
        ("#reason=transfer", &[3, 22, 7, 17]),
        ("#reason=result", &[17]),
        ("#state=already-adjusted", &[14]),
        ("#reason=transfer&sort=board&q=south", &[3, 7, 22]),
        ("#q=Juneberry", &[17]),
        ("#q=east+probably", &[3, 22, 20]),
        ("#q=nobody+of+this+name", &[]),
        ("#state=no-such-state", &[3, 22, 7, 17, 10, 14, 20]),
    ] {
        browser.open(&page, address);
        let boards: Vec<_> = due.iter().map(|number| format!("Board {number}")).collect();
        assert_eq!(browser.says(rows), json!(boards), "{address}");
        let said = browser.says("document.querySelector('output').textContent");
        assert_eq!(said, format!("{} of 7 boards", due.len()), "{address}");
    }
    browser.open(&page, "");
    let acts = "const find = document.querySelector('.find'); find.elements.state.value = 'agrees'; \
                find.elements.q.value = 'hearts'; find.dispatchEvent(new Event('input')); location.hash";
    assert_eq!(browser.says(acts), "#q=hearts&state=agrees");
}
