//! What people with other eyes and hands need of a page: axe-core finds nothing, in light and dark, on a desk and a telephone;
//! text is large enough, and no number breaks.
//!
//! `PBN_AUDIT_AXE` names the script of axe-core, `axe.min.js` of the package of this name of npm. Where there is none, or no
//! browser, nothing is looked at, and a message says so.

#![cfg(unix)] // as the browser

use crate::browser::Browser;
use crate::desk::Desk;
use crate::pictures::{LANGUAGES, SCREENS, pages};
use crate::program::printed;
use crate::sheets::kinds;
use crate::year::board;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// Sheets of each kind in one of the languages, summaries, charts, and the sheets of an evening in one document.
fn some_pages(folder: &Path) -> Vec<PathBuf> {
    let mut pages: Vec<_> = pages(folder).into_iter().step_by(3).collect();
    assert!(pages.len() > kinds().count());
    for language in LANGUAGES {
        let out = folder.join(format!("charts.{language}"));
        let stats = ["stats", "samples", "-q", "--lang", language, "-o"];
        printed(&[&stats[..], &[out.to_str().unwrap()]].concat());
        pages.push(out.join("charts.html"));
    }
    pages.push(folder.join("evening.nl/sheets/print.html"));
    pages
}

/// Rows of tables without a cell that names them.
const NAMELESS: &str = "[...document.querySelectorAll('table:not(.auction) tbody tr')].filter(row => \
    row.cells.length > 2 && !row.querySelector('th, [role=rowheader]')).map(row => row.outerHTML)";

/// Holds that axe-core finds nothing on the page that is open, in light on a desk and in dark on a telephone.
pub(crate) fn is_accessible(browser: &mut Browser, page: &Path) {
    let Some(axe) = std::env::var_os("PBN_AUDIT_AXE") else {
        println!("PBN_AUDIT_AXE names no script of axe-core: pages are not tried with it");
        return;
    };
    let found = "axe.run({ resultTypes: ['violations'] }).then(it => it.violations.map(it => it.id + ': ' + it.nodes[0].html))";
    browser.says(&fs::read_to_string(axe).unwrap());
    for (scheme, pixels) in [("light", 1400), ("dark", 390)] {
        browser.is_in(scheme);
        browser.is_wide(pixels);
        let name = page.display();
        assert_eq!(browser.says(found), json!([]), "{name} {scheme} {pixels}");
    }
}

#[test]
fn axe_finds_nothing_on_any_page() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let season: String = (0..2_001).map(board).collect();
    let desk = Desk::with(&[("season.pbn", &season)]);
    desk.run("check season.pbn -q -o out").exits(0);
    let mut pages = some_pages(folder.path());
    pages.extend(["out/index.html", "out/sheets/boards-0002.html"].map(|page| desk.path(page)));
    if let Some(page) = std::env::var_os("PBN_AUDIT_PAGE") {
        pages.push(fs::canonicalize(page).unwrap());
    }
    for page in pages {
        browser.open(&page, "");
        // what can be opened is, and of many boards, which are alike, some are enough
        browser.says(
            "document.querySelectorAll('details').forEach(it => { it.open = true; }); \
             document.querySelectorAll('.boards tr:nth-child(n + 40)').forEach(it => it.remove())",
        );
        assert_eq!(browser.says(NAMELESS), json!([]), "{}", page.display());
        is_accessible(&mut browser, &page);
    }
}

/// Texts that are smaller than 14 pixels, and numbers of which the figures stand on two lines; those of names of files, and what
/// a chart draws, are left out.
const HARD_TO_READ: &str = "(() => { const found = []; const range = document.createRange(); \
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
    while (walker.nextNode()) { const text = walker.currentNode; const box = text.parentElement; \
        if (!text.data.trim() || box.closest('script, svg') || !box.getClientRects().length) continue; \
        if (parseFloat(getComputedStyle(box).fontSize) < 14) found.push('small: ' + box.outerHTML); \
        for (const number of text.data.matchAll(/(?<![\\w.\\/-])\\d[\\d.,]*\\d(?![\\w\\/-])/g)) { \
            range.setStart(text, number.index); range.setEnd(text, number.index + number[0].length); \
            if (new Set([...range.getClientRects()].map(it => it.top)).size > 1) found.push('broken: ' + box.outerHTML); } } \
    return found; })()";

#[test]
fn text_is_large_enough_and_no_number_breaks() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    for page in some_pages(folder.path()) {
        browser.open(&page, "");
        let size = "getComputedStyle(document.body).fontSize";
        assert_eq!(browser.says(size), "16px");
        browser.says("document.querySelectorAll('details').forEach(it => { it.open = true; })");
        for pixels in SCREENS {
            browser.is_wide(pixels);
            let name = page.display();
            assert_eq!(browser.says(HARD_TO_READ), json!([]), "{name} {pixels}");
        }
    }
}
