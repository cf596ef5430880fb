//! Auctions, plays, notes and tables.

use super::{codes, found};
use crate::support::{DealtBoard, RngExt, cells, stream};
use pbn_audit::bridge::{Bid, Call, Seat, Strain, after};
use pbn_audit::checks::{Finding, Severity, Topic};
use std::fmt::Write as _;

/// The codes found on a text, each with what is written at its place.
fn reported(text: &str) -> Vec<(&'static str, &str)> {
    let written = |finding: &Finding| str::from_utf8(finding.span.of(text.as_bytes())).unwrap();
    found(text.as_bytes())
        .iter()
        .map(|finding| (finding.check.code, written(finding)))
        .collect()
}

/// The same, of the codes on sections.
fn of_sections(text: &str) -> Vec<(&'static str, &str)> {
    let mut reported = reported(text);
    reported.retain(|(code, _)| code.starts_with("S3") || code.starts_with("S4"));
    reported
}

/// A board that was bid and not played.
fn bid(calls: &str) -> String {
    format!("[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Auction \"N\"]\n{calls}\n")
}

/// The same with what its tags say of the outcome.
fn bid_to(contract: &str, declarer: &str, calls: &str) -> String {
    let tags = format!("[Declarer \"{declarer}\"]\n[Contract \"{contract}\"]\n[Auction");
    bid(calls).replace("[Auction", &tags)
}

#[test]
fn auctions() {
    for [text, code, message] in cells(include_str!("auctions.txt")) {
        let bid_to = |(contract, calls): (&str, &str)| {
            let (contract, declarer) = contract.split_once(" by ").unwrap();
            bid_to(contract, declarer, calls)
        };
        let text = text.split_once(": ").map_or_else(|| bid(text), bid_to);
        assert_eq!(codes(&text), [code], "{message}: {text}");
    }
}

/// A board that was bid, with a section of calls as given and notes.
const PLAYED: &str = r#"[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "N"]
[Contract "7NT"]
[Play "E"]
"#;

/// The board of thirteen spades, hearts, diamonds and clubs, with these rows of play.
fn played(rows: &str) -> String {
    format!("{PLAYED}{rows}\n")
}

#[test]
fn notes_annotations_marks_signs_calls_cards_and_tables() {
    for [of, text, code, written, message] in cells(include_str!("sections.txt")) {
        let lines = text.replace(" / ", "\n");
        let text = match of {
            "bid" => bid(&lines),
            "played" => played(&lines),
            "text" => lines + "\n",
            _ => {
                let (header, rows) = lines.split_once(": ").unwrap();
                scores(header, rows)
            }
        };
        if code == "-" {
            let with_cr = text.replace('\n', "\r\n");
            let found = [&text, &with_cr].map(|it| of_sections(it));
            assert_eq!(found, [[], []], "{message}: {text}");
        } else {
            assert_eq!(of_sections(&text), [(code, written)], "{message}: {text}");
        }
    }
}

fn scores(header: &str, rows: &str) -> String {
    format!("[Board \"1\"]\n[ScoreTable \"{header}\"]\n{rows}\n")
}

/// The board in the middle of its second trick, with a table of a time for each call or card.
fn timed(name: &str, rows: usize) -> String {
    let calls = format!("[Auction \"N\"]\n7NT X =1= AP\n{}", "[Note \"1:a\"]\n");
    let text = played("HA D2 C2 S2\nHK + - -").replace("[Play", &format!("{calls}[Play"));
    let text = text.replace("\"7NT\"", "\"7NTX\"");
    format!("{text}[{name} \"Time\"]\n{}\n", "5 ".repeat(rows))
}

#[test]
fn a_time_stands_beside_each_call_and_card() {
    // two calls and three passes in a word; five cards, a sign, and two hyphens
    for (name, fewest, most) in [("AuctionTimeTable", 2, 5), ("PlayTimeTable", 5, 8)] {
        for rows in 0..10 {
            let is_reported = of_sections(&timed(name, rows))
                .iter()
                .any(|(code, _)| *code == "S407");
            assert_eq!(
                is_reported,
                !(fewest..=most).contains(&rows),
                "{name} of {rows}"
            );
        }
    }
    let alone = "[Board \"1\"]\n[PlayTimeTable \"Time\"]\n5 5 5\n";
    assert_eq!(of_sections(alone), []);
}

/// The board after its second trick, which North leads to, with these rows of the best cards.
fn best(rows: &str) -> String {
    let header = r"S\8R;H\8R;D\8R;C\8R";
    let text = played("HA D2 C2 S2\nHK D3 C3 S3\n*").replace("7NT", "7S");
    format!("{text}[OptimumPlayTable \"{header}\"]\n{rows}\n")
}

#[test]
fn best_cards_are_of_the_hand_that_plays() {
    let east = "-   AKQ -   -\n";
    let south = "-   -   2   -\n";
    let west = "-   -   -   ?\n";
    let north = "23  -   -   -\n";
    let first = [east, south, west, north].concat();
    for rows in [
        first.clone(),
        first.clone() + north + east + south + west,
        first.clone() + north + east + south + west + "A A A A\n",
        east.to_owned(),
    ] {
        assert_eq!(of_sections(&best(&rows)), [], "{rows}");
    }
    // by columns, as a row of the play: North led to the second trick
    let by_columns = first.clone() + &first;
    assert_eq!(of_sections(&best(&by_columns)), [("S408", "AKQ")]);
    let unsure = best(&by_columns).replace("HK D3", "HK H3");
    assert!(!codes(&unsure).contains(&"S408"));
}

#[test]
fn a_row_that_is_broken_is_told_where_it_stands() {
    let broken = played("HA D2 C2 S2\nHK C3 S3\nHQ D4 C4 S4\n*");
    assert!(
        reported(&broken).contains(&("S318", "HK C3 S3")),
        "{:?}",
        reported(&broken)
    );
    // line ends have no meaning where the cards fit
    assert_eq!(reported(&played("HA D2 C2\nS2 HK\nD3 C3 S3\n*")), []);
}

#[test]
fn opening_passes_that_are_left_out_are_named_where_the_play_fits() {
    let is_named = |text: &str| {
        let found = first(text);
        assert_eq!(found.severity, Severity::Error, "of one board");
        let reading = "with a pass before the first bid they agree, and the play fits the tag";
        found
            .notes_on(Topic::Reading)
            .iter()
            .any(|it| it == reading)
    };
    let text = "[Dealer \"N\"]\n[Declarer \"E\"]\n[Contract \"1C\"]\n[Auction \"N\"]\n1C AP\n";
    let played = format!("{text}[Play \"S\"]\nSA S2 S3 S4\n*\n");
    assert!(is_named(&played) && !is_named(text));
    assert!(!is_named(&played.replace("[Play \"S\"]", "[Play \"E\"]")));
    assert!(!is_named(&played.replace("1C AP", "Pass Pass 1C AP")));
}

#[test]
fn a_dealt_auction_is_legal_and_agrees() {
    for seed in 0..2000 {
        let board = DealtBoard::deal(1, &mut stream(seed));
        assert_eq!(
            codes(auction_of(&board, &board.calls)),
            [""; 0],
            "seed {seed}"
        );
    }
}

#[test]
fn a_call_made_insufficient_is_found_where_it_stands() {
    let mut tried = 0;
    for seed in 0..2000 {
        let mut rng = stream(seed);
        let board = DealtBoard::deal(1, &mut rng);
        let bids: Vec<usize> = (0..board.calls.len())
            .filter(|&place| matches!(board.calls[place], Call::Bid(_)))
            .collect();
        if bids.len() < 2 {
            continue;
        }
        let place = rng.random_range(1..bids.len());
        let Call::Bid(before) = board.calls[bids[place - 1]] else {
            unreachable!("a bid")
        };
        let strain = Strain::ASC[rng.random_range(0..=before.strain as usize)];
        let mut calls = board.calls.clone();
        calls[bids[place]] = Call::Bid(Bid { strain, ..before });
        let text = auction_of(&board, &calls);
        let found = reported(&text);
        assert_eq!(found.len(), 1, "seed {seed}: {found:?}");
        let (code, written) = found[0];
        let caller = after(board.dealer, bids[place]);
        assert_eq!(
            (code, written),
            ("A101", spell(calls[bids[place]]).as_str()),
            "seed {seed}"
        );
        assert!(
            first(&text).text().starts_with(&format!("{caller:?} bids")),
            "seed {seed}"
        );
        tried += 1;
    }
    assert!(tried > 1000, "{tried}");
}

/// The first finding on a text.
fn first(text: &str) -> Finding {
    found(text.as_bytes()).remove(0)
}

fn auction_of(board: &DealtBoard, calls: &[Call]) -> String {
    let letter = |seat: Seat| seat.letter();
    let mut text = format!(
        "[Dealer \"{0}\"]\n[Declarer \"{1}\"]\n[Contract \"{2}\"]\n[Auction \"{0}\"]\n",
        letter(board.dealer),
        letter(board.declarer),
        pbn_audit::bridge::Score::spell(board.contract),
    );
    for row in calls.chunks(4) {
        let words: Vec<_> = row.iter().copied().map(spell).collect();
        writeln!(text, "{}", words.join(" ")).unwrap();
    }
    text
}

fn spell(call: Call) -> String {
    match call {
        Call::Pass => "Pass".to_owned(),
        Call::Double => "X".to_owned(),
        Call::Redouble => "XX".to_owned(),
        Call::Bid(bid) => {
            let penalty = pbn_audit::bridge::Penalty::Undoubled;
            pbn_audit::bridge::Score::spell(pbn_audit::bridge::Contract { bid, penalty })
        }
    }
}
