//! The play on a sheet, card by card, in a browser; and the link to a hand viewer.

#![cfg(unix)] // as the browser

use crate::browser::Browser;
use crate::desk::{Desk, REVOKE};
use crate::pictures::LANGUAGES;
use crate::program::printed;
use crate::sheets::kinds;
use crate::support::cells;
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

/// A board with a revoke by South.
const EVENING: &str = "samples/club-evening.pbn --game 22";

/// The sheet of a board.
fn sheet(folder: &Path, board: &str, language: &str) -> PathBuf {
    let page = folder.join("sheet.html");
    let html = page.display();
    printed(&format!(
        "show {board} --lang {language} --force --html {html}"
    ));
    page
}

/// What is seen: hands, cards on the table, words, the marked cell.
const SEEN: &str = "(() => { const text = (what, from = document) => [...from.querySelectorAll(what)].map(it => \
    it.innerText.replace(/[\\ufe0e\\s]/g, '')).join(' '); const part = document.querySelector('.step'); return [\
    text('.diagram .n .suit'), text('.diagram .s .suit'), text('.felt > span'), part.querySelector('output').textContent, \
    text('.now'), text('.felt .revoke, .felt .proof')]; })()";

/// Opens the part of the page, and waits until it shows the cards.
const OPENED: &str =
    "document.querySelector('.step summary').click(); new Promise(done => setTimeout(done, 50))";

#[test]
fn the_play_is_stepped_through_from_just_before_the_first_revoke() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    for [language, before, revoke, proof] in cells("
        en | East played ♣A to trick 4 | South played ♦3 to trick 4: revoke 1 → EW | South played ♣8 to trick 6: proof 1
        nl | Oost speelde ♣A in slag 4 | Zuid speelde ♦3 in slag 4: verz. 1 → OW   | Zuid speelde ♣8 in slag 6: bewijs 1
        pl | E zagrał ♣A w lewie 4     | S zagrał ♦3 w lewie 4: FR 1 → EW          | S zagrał ♣8 w lewie 6: dowód 1") {
        let page = sheet(folder.path(), EVENING, language);
        browser.open(&page, "");
        let seen = |browser: &mut Browser| browser.says(SEEN);
        let dealt = seen(&mut browser);
        // closed, keys do nothing
        browser.presses("ArrowRight", 0);
        assert_eq!(seen(&mut browser), dealt);
        browser.says(OPENED);
        let at = seen(&mut browser);
        assert_eq!((&at[3], &at[5]), (&json!(before), &json!("")));
        assert!(at[2].as_str().unwrap().contains("\u{2663}A"), "{at}");
        browser.presses("ArrowRight", 0);
        let at = seen(&mut browser);
        assert_eq!(
            (&at[3], &at[4], &at[5]),
            (&json!(revoke), &json!("\u{2666}3"), &json!("\u{2666}3"))
        );
        assert!(
            at[1]
                .as_str()
                .unwrap()
                .ends_with(" \u{2666}10854 \u{2663}8"),
            "{at}"
        );
        assert!(
            at[0].as_str().unwrap().contains("\u{2666} \u{2663}"),
            "{at}"
        );
        for _ in 0..10 {
            browser.says("document.querySelector('.step button[value=\"1\"]').click()");
        }
        assert_eq!(seen(&mut browser)[3], proof);
        // what somebody writes, and the keys of the browser, are left alone
        for place in [".write i", "input"] {
            browser.says(&format!("document.querySelector('{place}').focus()"));
            browser.presses("ArrowLeft", 0);
        }
        browser.says("document.activeElement.blur()");
        browser.presses("ArrowLeft", 1);
        assert_eq!(seen(&mut browser)[3], proof);
        // paper has the hands as dealt, and so has the page when the part is closed
        browser.says("dispatchEvent(new Event('beforeprint'))");
        let printed = seen(&mut browser);
        assert_eq!(
            [&printed[0], &printed[1], &printed[2]],
            [&dealt[0], &dealt[1], &dealt[2]]
        );
        assert!(browser.prints_on_one_side());
        browser.says("dispatchEvent(new Event('afterprint'))");
        assert_eq!(seen(&mut browser)[3], proof);
        browser.says(OPENED);
        assert_eq!(seen(&mut browser)[1], dealt[1]);
    }
}

/// Goes through a play to its end and back, and says what is wrong: a card that is played must leave the hand that has it, and
/// no other card; the hands must come back.
const WALKED: &str = "(async () => { const seats = ['n', 'e', 's', 'w']; const wrong = []; \
    const plain = text => text.replace(/[\\ufe0e\\s–]/g, ''); \
    const hands = () => seats.map(seat => [...document.querySelectorAll(`.diagram > .${seat} .suit`)].map(suit => plain(suit.innerText))); \
    const count = all => all.flat().join('').replace(/10/g, 'T').length; \
    const go = by => document.querySelector(`.step button[value='${by}']`).click(); \
    const dealt = hands(); \
    document.querySelector('.step summary').click(); await new Promise(done => setTimeout(done, 50)); \
    go(-52); let before = hands(); const gone = new Set(); \
    for (;;) { \
        go(1); const cell = document.querySelector('.now'); const now = hands(); \
        if (gone.has(cell)) break; \
        gone.add(cell); \
        const seat = [...cell.parentNode.querySelectorAll('.card')].indexOf(cell); const card = plain(cell.innerText).replace('▸', ''); \
        const is_held = before[seat].some(suit => suit[0] === card[0] && suit.includes(card.slice(1))); \
        if (count(before) - count(now) !== Number(is_held) || count([before[seat]]) - count([now[seat]]) !== Number(is_held)) wrong.push(card); \
        if (plain(document.querySelector('.felt .f' + seats[seat]).innerText) !== card) wrong.push('on the table: ' + card); \
        before = now; } \
    if (gone.size !== document.querySelectorAll('.play .face').length) wrong.push(gone.size); \
    go(-52); if (String(hands()) !== String(dealt)) wrong.push('not as dealt'); \
    return wrong; })()";

#[test]
fn every_card_leaves_its_hand_and_comes_back() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let mut walked = 0;
    for (place, [_, board]) in kinds().enumerate() {
        let language = LANGUAGES[place % LANGUAGES.len()];
        browser.open(&sheet(folder.path(), board, language), "");
        let offered = "document.querySelector('.step:not([hidden])') !== null";
        let has_cards = "document.querySelector('.diagram') !== null && document.querySelector('.play .face') !== null";
        let is_offered = browser.says(offered);
        assert_eq!(is_offered, browser.says(has_cards), "{board}");
        if is_offered == true {
            assert_eq!(browser.says(WALKED), json!([]), "{board}");
            walked += 1;
        }
    }
    assert!(walked > 20, "{walked}");
}

#[test]
fn buttons_are_large_enough_for_a_finger() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    browser.open(&sheet(folder.path(), EVENING, "pl"), "");
    browser.is_wide(390);
    browser.says(OPENED);
    let small = "[...document.querySelectorAll('.step button, .step summary, .step a')].map(it => \
                 it.getBoundingClientRect()).filter(it => it.width < 44 || it.height < 44).length";
    assert_eq!(browser.says(small), 0);
    let over = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    assert_eq!(browser.says(over), false);
}

/// The cards that a page gives to a hand viewer.
fn cards(page: &str) -> Option<String> {
    let (_, cards) = page.split_once("data-cards=\"")?;
    Some(cards.split_once('"').unwrap().0.to_owned())
}

#[test]
fn a_hand_viewer_gets_the_board_and_no_name() {
    let folder = tempfile::tempdir().unwrap();
    let own = |board: &str| fs::read_to_string(sheet(folder.path(), board, "nl")).unwrap();
    let page = own(EVENING);
    let link = cards(&page).unwrap();
    let names = [
        "Quickthorn",
        "Cloudberry",
        "Crowberry",
        "Bullace",
        "Hazelaar",
        "Wednesday",
    ];
    for name in names {
        assert!(page.contains(name) && !link.contains(name), "{name}");
    }
    assert_eq!(
        link,
        "md|4SAJ9HQDAT85432CK8,SQ2HAJ63DQ96CQ743,SKT74HK984DJCT965,S8653HT752DK7CAJ2|sv|e|\
         mb|p|mb|1D|mb|p|mb|1H|mb|p|mb|2D|mb|p|mb|p|mb|p|\
         pc|C3|pc|C5|pc|CJ|pc|CK|pc|DA|pc|D6|pc|DJ|pc|D7|pc|D2|pc|D9|pc|S4|pc|DK|pc|CA|pc|D3|pc|C4|pc|C6|\
         pc|D4|pc|DQ|pc|H4|pc|H2|pc|CQ|pc|C9|pc|C2|pc|C8|pc|HA|pc|H8|pc|H5|pc|HQ|"
    );
    // read back it has the same revoke
    let desk = Desk::with(&[("link.lin", &link)]);
    let out = desk.run("check link.lin --format concise").out;
    assert!(out.contains("trick 4") && out.contains("South"), "{out}");
    // a card that is written twice ends the play there
    let auction = "[Auction \"N\"]\nPass 1H Pass 1NT\nAP\n[Play ";
    let twice = REVOKE
        .replace("[Play ", auction)
        .replace("H3 H2 HT HQ", "C2 H2 HT HQ");
    desk.write("twice.pbn", twice);
    desk.run("show twice.pbn --game 1 --html twice.html")
        .exits(0);
    let twice = cards(&desk.read("twice.html")).unwrap();
    assert!(
        twice.ends_with("pc|D5|pc|D2|pc|C2|pc|D7|pc|H2|pc|HT|pc|HQ|"),
        "{twice}"
    );
    // where hands are hidden, or the auction is not known, nothing is played there
    let hidden = cards(&own("tests/sheets/hidden.pbn --game 1")).unwrap();
    assert!(
        hidden.starts_with("md|3") && hidden.contains(",,") && !hidden.contains("pc|"),
        "{hidden}"
    );
    let bare = cards(&own("tests/sheets/bare.pbn --game 1")).unwrap();
    assert!(!bare.contains("mb|") && !bare.contains("pc|"), "{bare}");
}
