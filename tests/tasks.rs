//! What people come for, from a file to a result, as they click it: five tasks each of a scorer, a director, an officer of a
//! federation and a researcher.

#![cfg(unix)] // as the browser

use crate::browser::Browser;
use crate::decided_on_page::{CHOOSE, saved};
use crate::desk::{Desk, column};
use crate::program::Arguments;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const EVENING: &str = include_str!("../samples/club-evening.pbn");
const WRONG_DEALS: &str = include_str!("../samples/causes/wrong-deals.pbn");

/// Opens the page to which a link leads.
fn follows(browser: &mut Browser, link: &str) {
    let address = browser.says(&format!("document.querySelector({link:?}).href"));
    let path = address.as_str().unwrap().strip_prefix("file://").unwrap();
    browser.open(Path::new(path), "");
}

fn reads(browser: &mut Browser, what: &str) -> String {
    let text = browser.says(&format!("document.querySelector({what:?}).innerText"));
    text.as_str().unwrap().to_owned()
}

/// Does something on the page with the hands of a person, and says something.
fn does(browser: &mut Browser, acts: &str) -> Value {
    browser.says(&format!("(async () => {{ {CHOOSE} {acts} }})()"))
}

const CHECK: [&str; 5] = ["check", "evening.pbn", "-q", "-o", "reports"];

/// A browser, and the page of the reports on an evening.
fn an_evening() -> Option<(Browser, Desk, PathBuf)> {
    let browser = Browser::start()?;
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    desk.run(&CHECK).exits(0);
    let page = desk.path("reports/index.html");
    Some((browser, desk, page))
}

/// How many sheets a page has.
const SHEETS: &str = "document.querySelectorAll('article').length";

#[test]
fn a_scorer_corrects_the_scores_of_an_evening() {
    let Some((mut browser, desk, page)) = an_evening() else {
        return;
    };
    // which scores change
    browser.open(&page, "");
    let news = reads(&mut browser, ".verdict h2");
    let begin = "4 scores change if you agree: Board 3 (table 2) NS \u{2212}50 \u{2192} +450";
    assert!(news.starts_with(begin), "{news}");
    // a board that somebody asks about
    let find = "const all = ['Hornbeam', 'board 7', 'sloe medlar', '450', '45']; return all.map(text => { \
        tells(document.querySelector('[name=q]'), text, 'input'); return document.querySelector('.find output').value; });";
    let found = [1, 1, 1, 1, 0].map(|found| format!("{found} of 7 boards"));
    assert_eq!(does(&mut browser, find), json!(found));
    browser.says("document.querySelector('[name=q]').value = 'Hornbeam'; document.querySelector('.find').dispatchEvent(new Event('input'))");
    follows(&mut browser, ".boards tr:not([hidden]) .board a");
    assert!(reads(&mut browser, "h1").contains("Board 7"));
    // all sheets on paper
    browser.open(&page, "");
    follows(&mut browser, ".print a");
    assert_eq!(browser.says(SHEETS), 7);
    // decisions, and what changes for whom
    browser.open(&page, "");
    let decide = "choose(3, 'apply'); choose(22, 'apply'); choose(7, 'stands'); note(7, 'seen by both'); \
        return document.querySelector('.save output').value;";
    let told = "3 of 7 boards decided. Not saved yet.";
    assert_eq!(does(&mut browser, decide), told);
    let file = saved(&mut browser, &desk.path(""));
    let file = file.file_name().unwrap().to_str().unwrap();
    desk.run(&[file, "reports"]).exits(0);
    let changed = desk.path("reports/corrected");
    assert_eq!(column(&changed, "rescore.csv", "board"), ["3", "22"]);
    let text = desk.read("reports/corrected/rescore.txt");
    assert!(text.contains("Lotte Quickthorn"), "{text}");
    // only what is open is asked again
    desk.run(&CHECK).exits(0);
    browser.open(&page, "");
    let open = "return [...document.querySelectorAll('.boards tr[data-decision=open] .board a bdi')].map(it => it.textContent)";
    let open = does(&mut browser, open);
    assert_eq!(
        open,
        json!(["Board 17", "Board 10", "Board 14", "Board 20"])
    );
}

#[test]
fn a_director_rules_on_a_board() {
    let Some((mut browser, desk, page)) = an_evening() else {
        return;
    };
    let sheet = "#b797797c97f4e .board a";
    // how it happened, by keys alone
    browser.open(&page, "");
    follows(&mut browser, sheet);
    assert!(reads(&mut browser, "h1").contains("Board 22"));
    let opened = "document.querySelector('.step summary').click(); new Promise(done => setTimeout(done, 50))";
    browser.says(opened);
    browser.presses("ArrowRight", 0);
    let now = reads(&mut browser, ".step output");
    assert!(
        now.starts_with("South played \u{2666}3 to trick 4: revoke"),
        "{now}"
    );
    // the same in a hand viewer, without names
    let link = browser.says("document.querySelector('.step a').href");
    let link = link.as_str().unwrap();
    assert!(
        link.contains("handviewer.html?lin=") && !link.contains("Quickthorn"),
        "{link}"
    );
    // what the players say changes the ruling
    let before = reads(&mut browser, ".verdict:not([hidden])");
    browser.says("document.querySelector('.asked input[name=not-so]').click()");
    let after = reads(&mut browser, ".verdict:not([hidden])");
    assert_ne!(before, after);
    browser.downloads_to(&desk.path(""));
    browser.says("document.querySelector('.save').click()");
    let slips = desk.path("slips.csv");
    while !slips.exists() {
        browser.says("new Promise(done => setTimeout(done, 20))");
    }
    let ruled = "check evening.pbn -q -o ruled --slips slips.csv".words();
    desk.run(&ruled).exits(0);
    browser.open(&desk.path("ruled/index.html"), "");
    follows(&mut browser, sheet);
    let told = reads(&mut browser, ".verdict");
    assert!(
        after.contains(told.lines().next().unwrap()),
        "{told}\n{after}"
    );
    // a weighted score, and a penalty
    browser.open(&page, "");
    let weights = "return [await detail(22, 'weighted', [['share', 75], ['result', '2D='], ['share', 25, 1], ['result', '2D-1', 1], \
        ['side', 'NS'], ['amount', 10]]), row(22).querySelector('select').value];";
    let weighted = "weighted 75% 2D= 25% 2D-1; penalty NS 10%";
    assert_eq!(does(&mut browser, weights), json!([true, weighted]));
    // in the language of the club
    let dutch = [&CHECK[..3], &["-o", "verslag", "--lang", "nl"]].concat();
    desk.run(&dutch).exits(0);
    browser.open(&desk.path("verslag/index.html"), "");
    let news = reads(&mut browser, ".verdict h2");
    assert!(news.starts_with("4 scores veranderen"), "{news}");
}

#[test]
fn an_officer_watches_a_season() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let weeks = ["2024.04.17", "2024.04.24", "2024.05.01"];
    let files: Vec<_> = weeks
        .iter()
        .map(|date| {
            let evening = EVENING.replace("2024.04.17", date);
            (format!("season/{date}.pbn"), evening)
        })
        .collect();
    let mut files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (&**name, &**text))
        .collect();
    files.push(("season/cup.pbn", WRONG_DEALS));
    let desk = Desk::with(&files);
    let gate = "check season -q --fail-on error -o reports".words();
    desk.run(&gate).exits(1);
    let page = desk.path("reports/index.html");
    // week by week
    browser.open(&page, "");
    let weeks = "[...document.querySelectorAll('.totals')[0].querySelectorAll('tbody tr')].map(row => row.cells[0].textContent)";
    let shown = browser.says(weeks);
    for week in ["2024-04-17", "2024-04-24", "2024-05-01"] {
        assert!(shown.as_array().unwrap().contains(&json!(week)), "{shown}");
    }
    // a text for whoever made the records that are wrong
    follows(&mut browser, ".kind .board a");
    let letter = reads(&mut browser, ".letter");
    assert!(
        letter.contains("the deals are not those that were played"),
        "{letter}"
    );
    assert!(letter.contains("cup.pbn: boards "), "{letter}");
    // that cause is decided, and asked about no more
    browser.open(&page, "");
    let decide = "const own = document.querySelector('.kind tbody select'); own.dispatchEvent(new Event('focus')); \
        tells(own, 'record-error', 'change'); return document.querySelector('.save output').value;";
    let told = does(&mut browser, decide);
    assert!(
        told.as_str()
            .unwrap()
            .ends_with("1 of 1 causes decided. Not saved yet."),
        "{told}"
    );
    let file = saved(&mut browser, &desk.path(""));
    fs::rename(file, desk.path("reports/saved-decisions.csv")).unwrap();
    desk.run(&gate).exits(1);
    let states = column(&desk.path("reports"), "causes.csv", "state");
    assert_eq!(states, ["decided"]);
    // a gate that fails for what is new alone
    let known = "check season -q -o now --write-baseline known.txt".words();
    desk.run(&known).exits(0);
    let next = "check season -q --fail-on error --known known.txt".words();
    desk.run(&next).exits(0);
    desk.write("season/five.pbn", crate::desk::REVOKE);
    desk.run(&next).exits(1);
    // what is new since then
    desk.run("check season -q -o later").exits(0);
    let compared = desk.run("compare now later").exits(0);
    assert!(compared.out.contains("director: 1 new"), "{}", compared.out);
}

/// How often each value stands in a column.
fn counted(values: Vec<String>) -> BTreeMap<String, usize> {
    values
        .into_iter()
        .fold(BTreeMap::new(), |mut counts, value| {
            *counts.entry(value).or_default() += 1;
            counts
        })
}

#[test]
fn a_researcher_takes_figures_away() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let desk = Desk::with(&[("evening.pbn", EVENING), ("cup.pbn", WRONG_DEALS)]);
    let check = "check evening.pbn cup.pbn -q";
    let run = |more: &str| desk.run(&format!("{check} {more}")).exits(0);
    run("-o reports --boards");
    // the figures of the page are those of the tables
    browser.open(&desk.path("reports/index.html"), "");
    let found = "[...[...document.querySelectorAll('.totals')].at(-1).querySelectorAll('tbody tr')].map(row => [row.cells[0].textContent, row.cells[2].textContent])";
    let shown = browser.says(found);
    let shown = shown.as_array().unwrap().iter().map(|row| {
        let [check, count] = [0, 1].map(|place| row[place].as_str().unwrap());
        (check[..4].to_owned(), count.parse::<usize>().unwrap())
    });
    let shown: BTreeMap<_, _> = shown.collect();
    assert_eq!(
        shown,
        counted(column(&desk.path("reports"), "findings.csv", "code"))
    );
    // how many tricks are due under each edition
    desk.run("stats evening.pbn -q -o stats").exits(0);
    browser.open(&desk.path("stats/charts.html"), "");
    let due = "[...document.querySelector('#due').parentElement.querySelectorAll('tbody tr')].map(row => \
        [...row.cells].slice(2).reduce((sum, cell) => sum + Number(cell.textContent), 0))";
    let revokes = column(&desk.path("reports"), "revokes.csv", "id").len();
    assert_eq!(browser.says(due), json!([revokes, revokes, revokes]));
    // nobody is named
    run("-o shared --anonymous");
    browser.open(&desk.path("shared/index.html"), "");
    let text = reads(&mut browser, "body");
    assert!(
        text.contains("P0001") && !text.contains("Quickthorn"),
        "{text}"
    );
    follows(&mut browser, ".boards .board a");
    assert!(!reads(&mut browser, "body").contains("Quickthorn"));
    // columns are described
    let package: Value = serde_json::from_str(&desk.read("reports/datapackage.json")).unwrap();
    for table in package["resources"].as_array().unwrap() {
        let fields = table["schema"]["fields"].as_array().unwrap();
        let names: Vec<_> = fields
            .iter()
            .map(|it| it["name"].as_str().unwrap())
            .collect();
        let text = desk.read(&format!("reports/{}", table["path"].as_str().unwrap()));
        assert_eq!(text.lines().next().unwrap(), names.join(","));
        assert!(
            fields.iter().all(|it| it["description"].is_string()),
            "{table}"
        );
    }
    // the same rows for a program
    let lines = run("--format json-lines --rows revokes");
    let rows = column(&desk.path("reports"), "revokes.csv", "id");
    assert_eq!(lines.out.lines().count(), rows.len());
}
