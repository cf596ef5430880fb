//! Decisions that are made on the page: saved as a file, applied, and taken over by the next run.

use crate::browser::Browser;
use crate::desk::{Desk, column, review_files};
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const EVENING: &str = include_str!("../samples/club-evening.pbn");

/// Chooses a decision in the list of a board, as a person does, and fills in what it needs.
pub(crate) const CHOOSE: &str = include_str!("decided_on_page.js");

/// What a browser saves.
pub(crate) fn saved(browser: &mut Browser, downloads: &Path) -> PathBuf {
    browser.downloads_to(downloads);
    browser.says("document.querySelector('.save button').click()");
    let path = downloads.join("saved-decisions.csv");
    while !path.exists() {
        browser.says("new Promise(done => setTimeout(done, 20))");
    }
    path
}

fn decisions(desk: &Desk, folder: &str) -> BTreeMap<String, String> {
    let of = |name| column(&desk.path(folder), "review.csv", name);
    let decided = of("director_decision").into_iter().zip(of("director_note"));
    let decided = decided.map(|(decision, note)| [decision, note].join(" | "));
    of("board").into_iter().zip(decided).collect()
}

/// A folder of reports on the evening, and decisions on its page.
fn decided(browser: &mut Browser) -> (Desk, PathBuf) {
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    desk.run("check evening.pbn -q -o reports").exits(0);
    browser.open(&desk.path("reports/index.html"), "");
    let acts = "\
        choose(3, 'apply'); note(3, 'told \"at once\", and agreed'); choose(7, 'stands'); choose(10, 'later'); \
        const fits = await detail(22, 'tricks', [['tricks', 6]]); \
        const weights = [['share', 60], ['result', '3NT='], ['share', 30, 1], ['result', '3NT-1', 1]]; \
        const misfits = await detail(17, 'weighted', weights); \
        weights.push(['share', 10, 2], ['result', '-50', 2], ['side', 'EW'], ['amount', 10]); \
        const weighted = await detail(17, 'weighted', weights); \
        await detail(3, 'penalty', [['side', 'NS'], ['amount', 1.5], ['unit', 'IMP']]); \
        await detail(14, 'averages', [['NS', 'ave+'], ['EW', 'ave-']]); \
        return [fits, misfits, weighted, row(17).querySelector('select').value, document.querySelector('.save output').value];";
    let acts = format!("(async () => {{ {CHOOSE} {acts} }})()");
    let done = browser.says(&acts);
    let weighted = "weighted 60% 3NT= 30% 3NT-1 10% -50; penalty EW 10%";
    let told = "5 of 7 boards decided. Not saved yet.";
    assert_eq!(done, json!([true, false, true, weighted, told]));
    let downloads = desk.path("downloads");
    fs::create_dir(&downloads).unwrap();
    let file = saved(browser, &downloads);
    (desk, file)
}

#[test]
fn what_is_decided_on_the_page_is_applied_and_taken_over_by_the_next_run() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let (desk, file) = decided(&mut browser);
    let due = [
        (
            "3",
            "apply; penalty NS 1.5 IMP | told \"at once\", and agreed",
        ),
        ("7", "stands | "),
        ("10", "later | "),
        ("14", "ave+ NS ave- EW | "),
        (
            "17",
            "weighted 60% 3NT= 30% 3NT-1 10% -50; penalty EW 10% | ",
        ),
        ("20", " | "),
        ("22", "tricks=6 | "),
    ];
    let due: BTreeMap<_, _> = due
        .map(|(board, it)| (board.to_owned(), it.to_owned()))
        .into();
    // a browser that has a file of this name writes another
    let again = desk.path("downloads/saved-decisions (1).csv");
    fs::rename(file, &again).unwrap();
    let again = again.to_str().unwrap();
    let apply = ["apply", "reports", "--decisions", again, "-o", "corrected"];
    let ran = desk.run(&apply).exits(0);
    assert!(ran.err.contains("4 results change"), "{}", ran.err);
    let changed = column(&desk.path("corrected"), "rescore.csv", "board");
    assert_eq!(changed, ["3", "14", "17", "22"]);
    let ran = desk.run(&apply[..4]).exits(0);
    assert!(
        !ran.err.contains("A copy of"),
        "once is enough: {}",
        ran.err
    );
    // from now on the reports know it
    fs::remove_file(again).unwrap();
    let known = desk.run("apply reports -o again").exits(0);
    assert!(
        known.err.contains("2 boards are still to be decided"),
        "{}",
        known.err
    );
    desk.run("check evening.pbn -q -o reports").exits(0);
    assert_eq!(decisions(&desk, "reports"), due);
    assert_eq!(review_files(&desk, "reports"), ["review.csv"]);
    browser.open(&desk.path("reports/index.html"), "");
    let there = "[...document.querySelectorAll('.boards tr[id]')].map(row => \
                 [row.querySelector('bdi').textContent, row.querySelector('select').value, row.querySelector('input').value])";
    let shown = browser.says(there);
    for row in shown.as_array().unwrap() {
        let [board, decision, note] = [0, 1, 2].map(|place| row[place].as_str().unwrap());
        let board = board.strip_prefix("Board ").unwrap();
        assert_eq!(due[board], format!("{decision} | {note}"));
    }
    assert_eq!(shown.as_array().unwrap().len(), due.len());
    let open = "[...document.querySelectorAll('.boards tr[data-decision=open] a')].map(link => link.textContent)";
    assert_eq!(browser.says(open), json!(["Board 10", "Board 20"]));
}

#[test]
fn a_list_is_walked_by_keys_and_a_dialog_knows_what_was_decided() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let no_score = "[Event \"Made-up\"]\n[Board \"5\"]\n[Vulnerable \"NS\"]\n[Declarer \"W\"]\n\
                    [Contract \"1NT\"]\n[Result \"9\"]\n[Score \"EW 120\"]\n";
    let desk = Desk::with(&[("evening.pbn", EVENING), ("none.pbn", no_score)]);
    desk.run("check evening.pbn -q -o reports").exits(0);
    browser.open(&desk.path("reports/index.html"), "");
    let acts = "\
        const own = list(22), dialog = document.querySelector('.detail'); own.focus(); \
        const press = key => own.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })); \
        own.selectedIndex = [...own.options].findIndex(option => option.dataset.kind === 'tricks'); \
        press('ArrowDown'); own.dispatchEvent(new Event('change')); const walked = dialog.open; \
        const leave = async act => { act(); await new Promise(done => setTimeout(done, 20)); }; \
        await leave(() => own.blur()); const left_asked = dialog.open; \
        const again_closed = new Promise(done => dialog.addEventListener('close', done, { once: true })); \
        dialog.querySelector('button[value=\"\"]').click(); await again_closed; await leave(() => {}); own.focus(); \
        own.selectedIndex = [...own.options].findIndex(option => option.dataset.kind === 'tricks'); \
        press('Enter'); const asked = dialog.open; \
        const closed = new Promise(done => dialog.addEventListener('close', done, { once: true })); \
        dialog.querySelector('button[value=\"\"]').click(); await closed; \
        const left = [own.value, own.length > 1, document.activeElement === own]; \
        await new Promise(done => setTimeout(done, 20)); \
        await detail(22, 'weighted', [['share', 60], ['result', '3NT='], ['share', 40, 1], ['result', '-50', 1], ['side', 'NS'], ['amount', 10]]); \
        const weighted = own.value; await detail(22, 'weighted', []); const again = own.value; \
        await detail(22, 'tricks', [['tricks', 6]]); \
        const label = own.getAttribute('aria-label'); \
        return [walked, left_asked, label, asked, left, weighted, again === weighted, own.value];";
    let done = browser.says(&format!("(async () => {{ {CHOOSE} {acts} }})()"));
    let weighted = "weighted 60% 3NT= 40% -50; penalty NS 10%";
    let due = json!([
        false,
        true,
        "Decision, Board 22 table 2",
        true,
        ["", true, true],
        weighted,
        true,
        "tricks=6; penalty NS 10%"
    ]);
    assert_eq!(done, due);
    // where nothing is proposed nothing can be applied
    desk.run("check none.pbn -q -o none").exits(0);
    let offers = "(() => { const list = document.querySelector('.boards select'); list.dispatchEvent(new Event('focus')); \
                  return [...list.options].some(option => option.value === 'apply'); })()";
    for (folder, is_offered) in [("reports", true), ("none", false)] {
        browser.open(&desk.path(&format!("{folder}/index.html")), "");
        assert_eq!(browser.says(offers), json!(is_offered), "{folder}");
    }
}

#[test]
fn decisions_are_kept_by_the_browser_until_they_are_taken_over() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let (desk, _) = decided(&mut browser);
    let page = desk.path("reports/index.html");
    browser.open(&page, "");
    let of = |board| {
        format!("(() => {{ {CHOOSE} return row({board}).querySelector('select').value; }})()")
    };
    assert_eq!(browser.says(&of(22)), "tricks=6");
    // what was written elsewhere since then counts
    let table = desk.path("reports/review.csv");
    let id = &column(&desk.path("reports"), "review.csv", "id")[column(
        &desk.path("reports"),
        "review.csv",
        "board",
    )
    .iter()
    .position(|it| it == "22")
    .unwrap()];
    fs::remove_file(&table).unwrap();
    desk.write("list.csv", format!("id,director_decision\n{id},stands\n"));
    desk.run("check evening.pbn -q -o reports --known list.csv")
        .exits(0);
    browser.open(&page, "");
    assert_eq!(browser.says(&of(22)), "stands");
    assert_eq!(browser.says(&of(7)), "stands");
}

#[test]
fn help_has_each_choice_and_paper_has_what_was_decided() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    for language in ["en", "nl", "pl"] {
        let check = format!("check evening.pbn -q --lang {language} -o {language}");
        desk.run(&check).exits(0);
        browser.open(&desk.path(&format!("{language}/index.html")), "");
        let choices = "[...document.querySelector('.choices').content.querySelectorAll('select option')].map(it => it.text).filter(it => it)";
        let choices = browser.says(&format!("{choices}.map(it => it.replace(' …', ''))"));
        let told = "[...document.querySelectorAll('.help dt')].map(it => it.textContent)";
        assert_eq!(browser.says(told), choices, "{language}");
        assert_eq!(choices.as_array().unwrap().len(), 10);
    }
    browser.open(&desk.path("en/index.html"), "");
    browser.is_on_paper();
    let seen = "['.boards td.decide', '.save', '.help', '.totals', '.steps'].map(it => document.querySelector(it).offsetHeight > 0)";
    assert_eq!(
        browser.says(seen),
        json!([false, false, false, false, false])
    );
    browser.says(&format!("{{ {CHOOSE} choose(3, 'stands'); }}"));
    let seen = browser.says(seen);
    assert_eq!(seen, json!([true, false, false, false, false]));
}

/// A file as the page saves it, without a browser.
fn as_saved(desk: &Desk, folder: &str, decision: &str) -> String {
    let page = desk.read(&format!("{folder}/index.html"));
    let value = |markup: &str, name: &str| {
        let (_, value) = markup.split_once(&format!("{name}=\"")).unwrap();
        let value = value.split('"').next().unwrap();
        value
            .replace("&#34;", "\"")
            .replace("&#38;", "&")
            .replace("&#39;", "'")
    };
    let mut text = value(&page, "data-columns") + "\r\n";
    for row in page.split("<tr id=\"").skip(1) {
        let place: Vec<serde_json::Value> =
            serde_json::from_str(&value(row, "data-place")).unwrap();
        let empty = ",".repeat(13);
        let id = row.split('"').next().unwrap();
        let (run, file) = (value(&page, "data-run"), place[0].as_str().unwrap());
        let row = format!("{run},{id},{file},{},{empty},{decision},\r\n", place[1]);
        text.push_str(&row);
    }
    text
}

#[test]
fn decisions_of_another_page_are_refused_by_name() {
    let desk = Desk::with(&[("evening.pbn", EVENING), ("five.pbn", crate::desk::REVOKE)]);
    for (file, folder) in [("evening.pbn", "reports"), ("five.pbn", "others")] {
        desk.run(&format!("check {file} -q -o {folder}")).exits(0);
    }
    let other = as_saved(&desk, "others", "stands");
    desk.write("saved-decisions.csv", &other);
    let ran = desk
        .run("apply reports --decisions saved-decisions.csv")
        .exits(2);
    let refused = "saved-decisions.csv: these decisions are not from the page of these reports";
    assert!(ran.err.contains(refused), "{}", ran.err);
    assert_eq!(review_files(&desk, "reports"), ["review.csv"]);
    // nor is it taken from the folder without a word
    desk.write("reports/saved-decisions.csv", &other);
    let ran = desk.run("apply reports").exits(2);
    assert!(ran.err.contains(refused), "{}", ran.err);
    // a table that was not saved from a page
    fs::remove_file(desk.path("reports/saved-decisions.csv")).unwrap();
    let ran = desk
        .run("apply reports --decisions others/review.csv")
        .exits(2);
    assert!(
        ran.err.contains("others/review.csv: these decisions"),
        "{}",
        ran.err
    );
}

#[test]
fn a_folder_and_what_was_saved_from_its_page_are_dropped_on_the_program() {
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    desk.run("check evening.pbn -q -o reports").exits(0);
    desk.write(
        "saved-decisions (2).csv",
        as_saved(&desk, "reports", "tricks=5"),
    );
    let ran = desk.run(&["saved-decisions (2).csv", "reports"]).exits(0);
    assert!(
        ran.err
            .contains("A copy of saved-decisions (2).csv is in reports now"),
        "{}",
        ran.err
    );
    let boards = column(&desk.path("reports/corrected"), "rescore.csv", "board");
    assert_eq!(boards.len(), 7);
    let alone = desk.run(&["saved-decisions (2).csv"]).exits(2);
    assert!(alone.err.contains("drop the folder"), "{}", alone.err);
    // whatever a browser or a person calls it, with flags, and with records that have moved
    let named = desk.path("review (1).csv");
    fs::rename(desk.path("saved-decisions (2).csv"), named).unwrap();
    desk.run("check evening.pbn -q -o again --force").exits(0);
    desk.write("review (1).csv", as_saved(&desk, "again", "tricks=5"));
    fs::create_dir(desk.path("moved")).unwrap();
    fs::rename(desk.path("evening.pbn"), desk.path("moved/evening.pbn")).unwrap();
    let words = [
        "--lang",
        "nl",
        "again",
        "review (1).csv",
        "moved/evening.pbn",
    ];
    desk.run(&words).exits(0);
    let boards = column(&desk.path("again/corrected"), "rescore.csv", "board");
    assert_eq!(boards.len(), 7);
    fs::rename(desk.path("moved/evening.pbn"), desk.path("evening.pbn")).unwrap();
    // a file that cannot be read stays, and is named
    desk.write("reports/saved-decisions.csv", "what is this");
    let ran = desk.run("check evening.pbn -q -o reports").exits(2);
    assert!(ran.err.contains("saved-decisions.csv"), "{}", ran.err);
    assert_eq!(desk.read("reports/saved-decisions.csv"), "what is this");
}
