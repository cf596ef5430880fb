//! What a file and the whole input show of the causes of faults: files with deals that were not played, with cards that
//! somebody filled in; where the deals that were played stand; and which boards can be counted in statistics. Most of it stands in
//! `sessions/causes.txt`.

use crate::browser::Browser;
#[cfg(unix)]
use crate::decided_on_page::saved;
use crate::desk::{self, Desk, Row};
use crate::sessions::dealt::{boards, fill_in, lin, text};
use crate::support::{DealtBoard, Ending, RngExt, Stream, stream};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::bridge::{Score, Seat, Slot, Spelled, after};
use pbn_audit::checks::usable;
use pbn_audit::pbn::games;
use pbn_audit::source::Charset;
#[cfg(unix)]
use serde_json::json;

fn rows(desk: &Desk, table: &str) -> Vec<Row> {
    desk::rows(desk.path(&format!("out/{table}.csv")))
}

fn check(desk: &Desk, file: &str) -> String {
    let line = format!("check {file} -o out --boards --format concise");
    desk.run(&*line).exits(0).out
}

fn column<'a>(rows: &'a [Row], name: &str) -> Vec<&'a str> {
    rows.iter().map(|row| &*row[name]).collect()
}

/// Whether the only board of a text can be counted.
fn is_usable(board: &DealtBoard) -> Option<bool> {
    let text = text([board.clone()]);
    let game = games(text.as_bytes()).next().unwrap();
    let mut answer = None;
    Scratch::default().audit(
        &Options::default(),
        (&game, text.as_bytes(), Charset::Unstated),
        &Carry::default(),
        |case, _| answer = usable(case),
    );
    answer
}

/// The share of boards, in thousandths, that can be counted after a damage.
fn usable_share(damage: impl Fn(&mut DealtBoard, &mut Stream)) -> usize {
    const BOARDS: u64 = 1000;
    let is_usable = |seed: &u64| {
        let mut rng = stream(*seed);
        let mut board = DealtBoard::deal(u32::try_from(seed % 36).unwrap() + 1, &mut rng);
        damage(&mut board, &mut rng);
        is_usable(&board) == Some(true)
    };
    (0..BOARDS).filter(is_usable).count()
}

#[test]
fn boards_that_cannot_be_counted_are_known_and_good_ones_are_not_lost() {
    type Damage = fn(&mut DealtBoard, &mut Stream);
    let (good, bad) = (995..=1000, 0..=10);
    let damages: [(&str, _, Damage); 10] = [
        ("none", &good, |_, _| ()),
        ("a revoke", &good, |board, rng| {
            let _ = board.revoke(rng);
        }),
        ("a card not recorded", &good, |board, rng| {
            let _ = board.hide(rng);
        }),
        ("cut short", &good, |board, rng| {
            board.cut(rng.random_range(8..52), Ending::ALL[rng.random_range(0..3)]);
        }),
        ("rows in play order", &good, |board, _| {
            drop(board.write_in_play_order());
        }),
        ("two cards exchanged", &good, |board, rng| {
            let _ = board.exchange(rng);
        }),
        ("deal of another board", &bad, |board, rng| {
            board.take_deal(DealtBoard::deal(2, rng).deal);
        }),
        ("deal turned", &bad, |board, rng| {
            board.turn_deal(rng.random_range(1..4));
        }),
        ("declarer wrong", &bad, |board, rng| {
            board.declarer = after(board.declarer, rng.random_range(1..4));
            board.write_from(board.declarer.lho());
        }),
        ("cards filled in", &bad, |board, rng| {
            fill_in(board, 16, rng);
        }),
    ];
    for (name, due, damage) in damages {
        let share = usable_share(damage);
        println!("{name}: {share} of 1000 usable");
        assert!(due.contains(&share), "{name}: {share}");
    }
}

/// Of boards of which every third has cards filled in, those that cannot be counted: among the filled ones and the others.
#[test]
fn in_a_file_with_cards_filled_in_the_filled_boards_are_known_and_sound_ones_are_kept() {
    let mut rng = stream(11);
    let mut boards = boards("dealt/1-600/11");
    for board in boards.iter_mut().step_by(3) {
        fill_in(board, 16, &mut rng);
    }
    let desk = Desk::with(&[("a.pbn", &text(boards))]);
    check(&desk, "a.pbn");
    let boards = rows(&desk, "boards");
    let usable = column(&boards, "usable");
    let (filled, sound): (Vec<_>, Vec<_>) = usable
        .iter()
        .enumerate()
        .partition(|(place, _)| place % 3 == 0);
    let known = filled.iter().filter(|it| *it.1 == "no: operator-filler");
    assert!(known.count() >= 198, "{filled:?}");
    assert!(sound.iter().all(|it| *it.1 == "yes"), "{sound:?}");
}

#[test]
fn a_lead_that_lin_lacks_is_told_with_the_few_cards_it_has() {
    let mut text = String::new();
    let boards = boards("dealt/1-20/11");
    for board in &boards {
        let mut board = board.clone();
        board.cut(12, Ending::Plain);
        let record = lin(&board);
        let (before, cards) = record.split_once("pc|").unwrap();
        text += before;
        text += cards.split_once('|').unwrap().1;
    }
    let desk = Desk::with(&[("a.lin", &text)]);
    check(&desk, "a.lin");
    let findings = rows(&desk, "findings");
    let told = |board: &&DealtBoard| {
        let reading = format!("missing {} T1", board.leader().letter());
        let is_it = |it: &&Row| it["board"] == board.number.to_string();
        let mut own = findings.iter().filter(is_it);
        own.any(|it| it["code"] == "P109" && it["nearest_legal_reading"] == reading)
    };
    let told = boards.iter().filter(told).count();
    assert!(told > 3, "{told}: {findings:?}");
}

#[test]
fn of_two_cards_exchanged_in_lin_its_leaders_leave_no_revoke_certain() {
    let mut rng = stream(12);
    let files: Vec<_> = boards("dealt/1-80/13")
        .into_iter()
        .map(|board| {
            let seat = Seat::ALL[rng.random_range(0..4)];
            let (first, apart) = (rng.random_range(0..8), rng.random_range(1..5));
            let cards = [first, first + apart].map(|row| board.tricks[row].cards[seat]);
            let [one, other] = cards.map(|card| format!("pc|{}|", Spelled(card)));
            let text = lin(&board).replace(&one, "pc|?|").replace(&other, &one);
            let name = format!("{}.lin", board.number);
            (name, text.replace("pc|?|", &other))
        })
        .collect();
    let files: Vec<_> = files
        .iter()
        .map(|(name, text)| (&**name, &**text))
        .collect();
    let desk = Desk::with(&files);
    check(&desk, ".");
    let revokes = rows(&desk, "revokes");
    let grades = column(&revokes, "confidence");
    let count = |grade| grades.iter().filter(|it| **it == grade).count();
    assert_eq!(count("certain"), 0);
    assert!(count("doubtful") > count("likely"), "{grades:?}");
}

#[test]
fn deals_of_lin_that_are_turned_are_no_plays_of_other_rooms() {
    let (mut list, mut text) = (Vec::new(), String::new());
    let mut rng = stream(14);
    for board in boards("dealt/1-12/15") {
        let mut others = (0..40).map(|_| DealtBoard::of(board.number, board.hands, &mut rng));
        let partners = |it: &DealtBoard| it.declarer == board.declarer.partner();
        let other = others.find(partners).unwrap_or_else(|| board.clone());
        for (mut board, room) in [(board, "qx|o"), (other, "qx|c")] {
            let (bid, by) = (board.contract.bid, board.declarer.letter());
            let strain = Score::spell(board.contract).chars().nth(1).unwrap();
            let made = i16::from(board.result) - 6 - i16::from(bid.level.get());
            list.push(format!("{}{strain}{by}{made:+}", bid.level.get()).replace("+0", "="));
            board.turn_deal(2);
            text += &lin(&board).replacen("qx|o", room, 1);
        }
    }
    let head = format!(
        "vg|Cup,Final,I,1,12,Reds,0,Blues,0|\nrs|{}|\n",
        list.join(",")
    );
    let desk = Desk::with(&[("a.lin", &(head + &text))]);
    check(&desk, "a.lin");
    let findings = rows(&desk, "findings");
    let codes = column(&findings, "code");
    assert!(!codes.contains(&"P103"), "{codes:?}");
    assert_eq!(codes.iter().filter(|it| **it == "D103").count(), 24);
}

#[test]
fn a_card_that_was_left_out_is_no_deal_of_another_board() {
    let (mut met, mut rng) = (0, stream(4));
    for mut board in boards("dealt/1-30/5") {
        board.leave_out(&mut rng);
        let desk = Desk::with(&[("a.pbn", &text([board]))]);
        check(&desk, "a.pbn");
        let findings = rows(&desk, "findings");
        let misfit = findings.iter().find(|it| it["code"] == "D104");
        let Some(misfit) = misfit.filter(|it| it["nearest_legal_reading"].starts_with("missing"))
        else {
            continue;
        };
        met += 1;
        assert!(misfit["message"].ends_with("was left out"), "{misfit:?}");
        assert_eq!(misfit["cause"], "");
        let review = &rows(&desk, "review")[0];
        assert!(
            review["what_happened"].contains("was left out"),
            "{review:?}"
        );
        assert_eq!(rows(&desk, "boards")[0]["usable"], "no: wrong-cards");
    }
    assert!(met > 2, "{met}");
}

#[test]
fn one_trick_that_is_off_leaves_a_board_usable_and_too_few_cards_do_not() {
    let board = &boards("dealt/7/6")[0];
    let (mut one_trick, mut few) = (board.clone(), board.clone());
    let [first, second, ..] = &mut one_trick.record.slots[0];
    std::mem::swap(first, second);
    assert_eq!(is_usable(&one_trick), Some(true));
    for row in &mut few.record.slots[1..] {
        *row = [Slot::Empty; 4];
    }
    few.record.rows = 1;
    few.record.slots[0].rotate_left(1);
    assert_eq!(is_usable(&few), Some(false));
}

/// What the page says of its causes: boards, state and decision.
#[cfg(unix)]
const CASES: &str = "[...document.querySelectorAll('.kind tbody tr')].map(row => [row.querySelector('.figure').textContent, \
    row.querySelector('.state').textContent, row.querySelector('select').value, row.querySelector('input').value])";

#[test]
#[cfg(unix)]
fn a_cause_is_decided_on_the_page_until_it_is_repaired_and_again_when_it_is_back() {
    let Some(mut browser) = Browser::start() else {
        return;
    };
    let of_event = |event, name| text(boards(name)).replace("Club evening", event);
    let cup = of_event("Cup", "dealt/1-8/1/each:dealt=10");
    let league = of_event("League", "dealt/1-8/2/each:dealt=11");
    let desk = Desk::with(&[("in/a.pbn", &cup), ("in/b.pbn", &league)]);
    let gate = ["check", "in", "--fail-on", "error", "-q", "-o", "r"];
    let page = desk.path("r/index.html");
    desk.run(&gate).exits(1);
    browser.open(&page, "");
    let open = json!(["8", "open", "", ""]);
    assert_eq!(browser.says(CASES), json!([open, open]));
    // one decision for both, and another for one of them
    let acts = "(() => { const tells = (field, value, event) => { field.value = value; field.dispatchEvent(new Event(event)); }; \
        const [first, second] = document.querySelectorAll('.kind tbody tr'); \
        tells(document.querySelector('.all select'), 'record-error', 'change'); \
        const list = second.querySelector('select'); list.dispatchEvent(new Event('focus')); tells(list, 'later', 'change'); \
        tells(first.querySelector('input'), 'asked the club', 'input'); \
        return [[...list.options].map(option => option.value), document.querySelector('.save output').value]; })()";
    let choices = ["record-error", "", "stands", "later"];
    let told = "1 of 2 causes decided. Not saved yet.";
    assert_eq!(browser.says(acts), json!([choices, told]));
    std::fs::create_dir(desk.path("downloads")).unwrap();
    let file = saved(&mut browser, &desk.path("downloads"));
    let text = std::fs::read_to_string(&file).unwrap();
    let apply = ["apply", "r", "--decisions", file.to_str().unwrap()];
    desk.run(&apply).exits(0);
    desk.run(&gate).exits(1);
    let decided = json!(["8", "decided", "record-error", "asked the club"]);
    let later = json!(["8", "open", "later", ""]);
    browser.open(&page, "");
    assert_eq!(browser.says(CASES), json!([decided, later]));
    // the list of another folder knows it, too
    desk.write("known.csv", text);
    desk.run("check in/a.pbn --fail-on error -q --known known.csv")
        .exits(0);
    desk.write("in/a.pbn", of_event("Cup", "dealt/1-8/1"));
    desk.run(&gate).exits(1);
    browser.open(&page, "");
    let repaired = json!(["0", "repaired", "record-error", "asked the club"]);
    assert_eq!(browser.says(CASES), json!([later, repaired]));
    desk.write("in/a.pbn", &cup);
    desk.run(&gate).exits(1);
    browser.open(&page, "");
    let back = json!(["8", "open", "record-error?", "asked the club"]);
    assert_eq!(browser.says(CASES), json!([back, later]));
}
