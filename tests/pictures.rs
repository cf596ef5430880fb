//! Sheets as a browser shows and prints them: one page of A4, and nothing that runs over the edge of a screen.
//!
//! It needs Chromium: the program that the variable `PBN_AUDIT_BROWSER` names, else one of the usual names. Where there is
//! none, nothing is looked at, and a message says so.

#![allow(clippy::unwrap_used, clippy::print_stdout)] // a test

mod program;

use program::printed;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const LANGUAGES: [&str; 3] = ["en", "nl", "pl"];

/// Widths of screens, in pixels: a telephone upright and lying down, a tablet, a desk.
const SCREENS: [u16; 4] = [390, 560, 820, 1400];

/// Boards of every kind: a file, and whether there are slips for it beside it.
const KINDS: [(&str, &str, bool); 29] = [
    ("samples/club-evening.pbn", "22", false),
    ("samples/club-evening.pbn", "5", false),
    ("samples/laws/2017/several.pbn", "1", false),
    ("samples/laws/2017/several.pbn", "3", false),
    ("samples/laws/2017/64B7.pbn", "1", false),
    ("samples/laws/2017/64B6.pbn", "1", false),
    ("samples/laws/2017/64B2.pbn", "1", false),
    ("samples/laws/1997/64A2-extra.pbn", "1", false),
    ("samples/establishment/presumed.pbn", "1", false),
    ("samples/rulings/corrected-then-again.pbn", "1", true),
    ("samples/rulings/penalty-card.pbn", "1", true),
    ("samples/effects/matchpoints.pbn", "1", false),
    ("tests/cases/slips.pbn", "3", false),
    ("samples/rulings/cases/S000-withdrawn.pbn", "1", true),
    ("samples/rulings/cases/S003-correction.pbn", "3", true),
    ("samples/rulings/cases/S004.pbn", "8", true),
    ("tests/sheets/conduct.pbn", "1", true),
    ("tests/sheets/hidden.pbn", "1", false),
    ("tests/sheets/bare.pbn", "1", false),
    ("tests/sheets/names.pbn", "1", false),
    ("tests/sheets/names.pbn", "3", false),
    ("tests/sheets/kinds.pbn", "2", true),
    ("tests/sheets/kinds.pbn", "3", true),
    ("tests/sheets/kinds.pbn", "4", true),
    ("tests/sheets/kinds.pbn", "6", true),
    ("tests/sheets/kinds.pbn", "7", true),
    ("tests/sheets/kinds.pbn", "9", true),
    ("tests/sheets/kinds.pbn", "10", true),
    ("tests/sheets/kinds.pbn", "11", true),
];

/// The browser, if there is one.
fn browser() -> Option<PathBuf> {
    let named = std::env::var_os("PBN_AUDIT_BROWSER").map(PathBuf::from);
    let usual = ["chromium", "chromium-browser", "google-chrome"].map(PathBuf::from);
    let works = |program: &PathBuf| {
        let version = Command::new(program)
            .arg("--version")
            .stderr(Stdio::null())
            .output();
        version.is_ok_and(|output| output.status.success())
    };
    let found = named.into_iter().chain(usual).find(works);
    if found.is_none() {
        println!("no Chromium here: pages are not looked at");
    }
    found
}

/// Runs the browser without a window, with a profile of its own.
fn browse(browser: &Path, folder: &Path, arguments: &[&str]) -> String {
    let profile = format!("--user-data-dir={}", folder.join("profile").display());
    let usual = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        &profile,
    ];
    let output = Command::new(browser)
        .args(usual)
        .args(arguments)
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// The pages of all kinds in all languages, and two summaries.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for language in LANGUAGES {
        for (place, (file, game, slips)) in KINDS.iter().enumerate() {
            let page = folder.join(format!("{place}.{language}.html"));
            let html = page.to_str().unwrap();
            let slips = slips.then(|| file.replace(".pbn", ".slips.csv"));
            let mut arguments = vec![
                "show", file, "--game", game, "--lang", language, "--html", html,
            ];
            arguments.extend(slips.iter().flat_map(|slips| ["--slips", slips]));
            printed(&arguments);
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

/// The pages of a document as the browser writes one: its objects stand in it as text.
fn sides(pdf: &Path) -> usize {
    let bytes = fs::read(pdf).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    text.matches("/Type /Page").count() - text.matches("/Type /Pages").count()
}

#[test]
fn every_sheet_prints_on_one_side_of_a4() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let pdf = folder.path().join("page.pdf");
    let print = format!("--print-to-pdf={}", pdf.display());
    let mut over = Vec::new();
    let sheets = pages(folder.path());
    for page in sheets.iter().filter(|page| !page.ends_with("index.html")) {
        let url = format!("file://{}", page.display());
        browse(
            &browser,
            folder.path(),
            &["--no-pdf-header-footer", &print, &url],
        );
        let sides = sides(&pdf);
        if sides != 1 {
            over.push(format!("{}: {sides}", page.display()));
        }
        fs::remove_file(&pdf).unwrap();
    }
    assert!(over.is_empty(), "{over:#?}");
}

#[test]
fn nothing_runs_over_the_edge_of_a_screen() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let all = folder.path().join("all.html");
    let mut frames = String::new();
    for page in pages(folder.path()) {
        let text = fs::read_to_string(&page).unwrap();
        let text = text.replace('&', "&amp;").replace('"', "&quot;");
        for width in SCREENS {
            let name = page.strip_prefix(folder.path()).unwrap().display();
            write!(
                frames,
                r#"<iframe name="{name} {width}" width="{width}" srcdoc="{text}"></iframe>"#
            )
            .unwrap();
        }
    }
    let measure = "<script>onload = () => { document.body.innerHTML = '<p>looked at ' + frames.length + '</p>' + \
                   Array.from(document.querySelectorAll('iframe')).filter(frame => { \
                   const page = frame.contentDocument.documentElement; return page.scrollWidth > page.clientWidth; \
                   }).map(frame => '<p>over: ' + frame.name + '</p>').join(''); }</script>";
    fs::write(
        &all,
        format!("<!DOCTYPE html><meta charset=\"utf-8\"><body>{frames}{measure}"),
    )
    .unwrap();
    let url = format!("file://{}", all.display());
    let seen = browse(
        &browser,
        folder.path(),
        &["--virtual-time-budget=60000", "--dump-dom", &url],
    );
    let count = LANGUAGES.len() * SCREENS.len() * (KINDS.len() + 2);
    assert!(
        seen.contains(&format!("looked at {count}")),
        "{}",
        &seen[..seen.len().min(2000)]
    );
    assert!(!seen.contains("over: "), "{seen}");
}

#[test]
fn charts_need_no_scrolling() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut frames = String::new();
    for language in LANGUAGES {
        let out = folder.path().join(language);
        let stats = ["stats", "samples", "-q", "--lang", language, "-o"];
        printed(&[&stats[..], &[out.to_str().unwrap()]].concat());
        let text = fs::read_to_string(out.join("charts.html")).unwrap();
        let text = text.replace('&', "&amp;").replace('"', "&quot;");
        for width in SCREENS {
            let frame = format!(
                r#"<iframe name="{language} {width}" width="{width}" srcdoc="{text}"></iframe>"#
            );
            frames.push_str(&frame);
        }
    }
    let measure = "<script>onload = () => { document.body.innerHTML = '<p>looked at ' + frames.length + '</p>' + \
                   Array.from(document.querySelectorAll('iframe')).flatMap(frame => \
                   Array.from(frame.contentDocument.querySelectorAll('html, .chart, .scroll')).filter(box => \
                   box.scrollWidth > box.clientWidth).map(box => '<p>over: ' + frame.name + ' ' + box.className + \
                   box.querySelector('table')?.textContent.slice(0, 99) + '</p>')).join(''); }</script>";
    let all = folder.path().join("all.html");
    let page = format!("<!DOCTYPE html><meta charset=\"utf-8\"><body>{frames}{measure}");
    fs::write(&all, page).unwrap();
    let url = format!("file://{}", all.display());
    let arguments = ["--virtual-time-budget=60000", "--dump-dom", &url];
    let seen = browse(&browser, folder.path(), &arguments);
    let count = LANGUAGES.len() * SCREENS.len();
    assert!(seen.contains(&format!("looked at {count}")));
    assert!(!seen.contains("over: "), "{seen}");
}

/// The boards that an index shows at an address, in their order, and what it says of their number.
fn shown(browser: &Path, folder: &Path, page: &Path, address: &str) -> (Vec<String>, String) {
    let url = format!("file://{}{address}", page.display());
    let dom = browse(
        browser,
        folder,
        &["--virtual-time-budget=10000", "--dump-dom", &url],
    );
    let rows = dom.split("<tr id=\"").skip(1);
    let shown = rows.filter(|row| !row.split('>').next().unwrap().contains("hidden"));
    let board = |row: &str| {
        let (_, name) = row.split_once("<bdi>").unwrap();
        name.split('<').next().unwrap().to_owned()
    };
    let (_, output) = dom.split_once("<output").unwrap();
    let (_, output) = output.split_once('>').unwrap();
    let output = output.split('<').next().unwrap().to_owned();
    (shown.map(board).collect(), output)
}

#[test]
fn the_boards_are_sorted_filtered_and_searched_and_the_address_says_how() {
    let Some(browser) = browser() else { return };
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("out");
    let check = ["check", "samples/club-evening.pbn", "-q", "-o"];
    printed(&[&check[..], &[out.to_str().unwrap()]].concat());
    let page = out.join("index.html");
    let boards = |numbers: &[u8]| -> Vec<_> {
        let board = |number| format!("Board {number}");
        numbers.iter().map(board).collect()
    };
    for (address, due) in [
        ("", &[3, 7, 17, 22, 10, 14, 20][..]),
        ("#sort=board", &[3, 7, 10, 14, 17, 20, 22]),
        ("#reason=transfer", &[3, 7, 22]),
        ("#state=already-adjusted", &[14]),
        ("#reason=transfer&sort=board&q=south", &[3, 7, 22]),
        ("#q=Juneberry", &[17]),
        ("#q=east+probably", &[3, 20]),
        ("#q=nobody+of+this+name", &[]),
        ("#state=no-such-state", &[3, 7, 17, 22, 10, 14, 20]),
    ] {
        let (shown, said) = shown(&browser, folder.path(), &page, address);
        assert_eq!(shown, boards(due), "{address}");
        assert_eq!(said, format!("{} of 7 boards", due.len()), "{address}");
    }
    let acts = "<script>const find = document.querySelector('.find'); find.elements.state.value = 'agrees'; \
                find.elements.q.value = 'hearts'; find.dispatchEvent(new Event('input')); \
                document.querySelector('footer').textContent = 'address ' + location.hash + '.';</script></body>";
    let acted = out.join("acted.html");
    let text = fs::read_to_string(&page).unwrap();
    fs::write(&acted, text.replace("</body>", acts)).unwrap();
    let url = format!("file://{}", acted.display());
    let dom = browse(&browser, folder.path(), &["--dump-dom", &url]);
    assert!(dom.contains("address #q=hearts&amp;state=agrees."), "{dom}");
}
