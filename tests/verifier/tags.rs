//! Bytes, lines, tags and values.

use super::{BOARD, but, codes, exported, found, with};
use crate::support::cells;
use pbn_audit::checks::Severity;

#[test]
fn the_board_itself_is_clean() {
    assert_eq!(codes(BOARD.as_bytes()), [""; 0]);
}

#[test]
fn bytes_and_lines() {
    let comment = |bytes: &[u8]| [b"{", bytes, b"}\n", BOARD.as_bytes()].concat();
    let long = "long ".repeat(60);
    for (message, text, code) in [
        ("Bad character: a control", comment(b"\x07"), "S106"),
        ("Bad character: 127", comment(b"\x7f"), "S106"),
        (
            "Bad character: 128 to 159",
            comment(b"\x93quoted\x94"),
            "S106",
        ),
        ("Line too long", comment(long.as_bytes()), "S107"),
    ] {
        assert_eq!(codes(&text), [code], "{message}");
    }
    for bytes in [
        "\u{2663}\u{201c}".as_bytes(),
        b"K\xf6ln",
        b"a\ttab",
        &long.as_bytes()[..250],
    ] {
        assert_eq!(codes(comment(bytes)), [""; 0], "{bytes:?}");
    }
}

#[test]
fn the_export_format() {
    assert_eq!(codes(exported().as_bytes()), [""; 0]);
    for (rule, from, to) in [
        ("CR and LF", "\r\n[Play", "\n[Play"),
        ("No new line: a tag", "\r\n[Site", " [Site"),
        ("a blank in a tag", "[Site \"\"]", "[Site \"\" ]"),
        ("a mandatory tag", "[South \"\"]\r\n", ""),
        (
            "the order of the mandatory ones",
            "[Event \"Club evening\"]\r\n[Site \"\"]",
            "[Site \"\"]\r\n[Event \"\"]",
        ),
        (
            "the order of the others",
            "[Score ",
            "[UTCDate \"\"]\r\n[Score ",
        ),
        ("ranks descend", "N:AKQJ", "N:AKJQ"),
        ("Vulnerable", "\"None\"", "\"Love\""),
        ("Result", "\"13\"", "\"NS 13\""),
        (
            "the first seat",
            "[Play \"E\"]\r\nH2 D2 C2 S2",
            "[Play \"N\"]\r\nS2 H2 D2 C2",
        ),
        ("No new line: a row", "H2 D2 C2 S2", "H2 D2\r\nC2 S2"),
        ("No new line: a row of cards", "H2 D2 C2", " H2 D2 C2"),
        ("No new line: a row of calls", "7S AP", "\t7S AP"),
        ("suffixes", "7S AP", "7S! AP"),
        ("behind the end of a tag", "\"]\r\n[Site", "\"] \r\n[Site"),
    ] {
        let text = exported();
        assert!(text.contains(from), "{rule}");
        // a seat that is not left of declarer is told in any record
        let due: &[&str] = match rule {
            "the first seat" => &["P103", "S108"],
            _ => &["S108"],
        };
        let changed = text.replacen(from, to, 1);
        assert_eq!(codes(changed.as_bytes()), due, "{rule}");
    }
    // all line ends were converted: the program that wrote them did not do that
    for end in ["\n", "\r"] {
        let converted = exported().replace("\r\n", end);
        assert_eq!(codes(converted.as_bytes()), [""; 0], "{end:?}");
    }
    // PBN 1.0 had fourteen mandatory tags
    let early = exported().replace("[Scoring \"IMP\"]\r\n", "");
    assert_eq!(codes(early.as_bytes()), ["S108"]);
    assert_eq!(
        codes(early.replace("PBN 2.1", "PBN 1.0").as_bytes()),
        [""; 0]
    );
    let next = format!("{}\r\n[Event \"\"]\r\n", exported());
    assert_eq!(
        codes(next.as_bytes()),
        ["S108"],
        "the next game is held to it too"
    );
}

#[test]
fn versions() {
    let headed = |line: &str, text: &str| codes(format!("{line}\n{text}"));
    for line in ["% PBN 3.0", "%PBN 2.1", "% pbn 2.1", "% PBN 1.1"] {
        assert_eq!(headed(line, BOARD), ["S110"], "{line}");
    }
    for line in ["% PBN 1.0", "% PBN 2.0", "% PBN 2.1", "% PBN tools 3"] {
        assert_eq!(headed(line, BOARD), [""; 0], "{line}");
    }
    let (pairs, par) = (with("[PairNS \"7\"]"), with("[OptimumScore \"NS 1510\"]"));
    let lasting = with("[Site \"##Amersfoort\"]");
    for (line, text, is_reported) in [
        ("% PBN 1.0", &pairs, true),
        ("% PBN 1.0", &par, true),
        ("% PBN 1.0", &lasting, true),
        ("% PBN 2.0", &pairs, false),
        ("% PBN 2.0", &par, true),
        ("% PBN 2.0", &lasting, false),
        ("% PBN 2.1", &par, false),
        ("% a file", &par, false),
    ] {
        let expected = if is_reported { vec!["S111"] } else { vec![] };
        assert_eq!(headed(line, text), expected, "{line}: {text}");
    }
    let later = format!("% PBN 1.0\n{BOARD}\n{pairs}");
    assert_eq!(codes(later), ["S111"], "the next game is held to it too");
}

#[test]
fn strings_hold_no_tabs() {
    assert_eq!(codes(with("[Site \"a\tb\"]")), ["S109"]);
    assert_eq!(codes(with("[Site \"a\u{b}b\"]")), ["S109"]);
    let table = |row: &str| but("*\n", &format!("*\n[ScoreTable \"Rank;Names\"]\n{row}\n"));
    assert_eq!(codes(table("1\t\"a\tb\"")), ["S109"]);
    for text in [
        table("1\t\"a b\""),
        with("[Site\t\"a\"\t]"),
        but("7S AP", "7S\tAP"),
        with("{a\tb}"),
    ] {
        assert_eq!(codes(&text), [""; 0], "{text}");
    }
}

#[test]
fn tags() {
    for (message, text, code) in [
        (
            "Wrong character: before the first tag",
            format!("junk\n{BOARD}"),
            "S101",
        ),
        ("New tag name", with("[Shuffle \"x\"]"), "S209"),
        (
            "New tag name: names are case-sensitive",
            with("[site \"x\"]"),
            "S209",
        ),
        ("Tag exists already", with("[Board \"2\"]"), "S206"),
        ("No tag value", with("[Site]"), "S202"),
        ("Bad inheritance: #", but("\"None\"", "\"#\""), "S213"),
        ("Bad inheritance: ##", but("\"None\"", "\"##None\""), "S213"),
        (
            "Bad inheritance: Auction",
            but("[Auction \"N\"", "[Auction \"#\""),
            "S213",
        ),
        (
            "Bad inheritance: Note",
            but("[Play", "[Note \"#\"]\n[Play"),
            "S213",
        ),
        ("No dealer", but("[Dealer \"N\"]\n", ""), "S214"),
        ("No contract", but("[Contract \"7S\"]\n", ""), "S214"),
        ("No declarer", but("[Declarer \"N\"]\n", ""), "S214"),
        (
            "No deal: behind the play",
            but("[Deal ", "[Site ") + "[Deal \"?\"]\n",
            "S214",
        ),
    ] {
        let codes = codes(text.as_bytes());
        assert!(codes.contains(&code), "{message}: {codes:?}");
    }
}

#[test]
fn values() {
    for [message, value, code] in cells(include_str!("values.txt")) {
        let text = with(value).replace("[Scoring \"IMP\"]\n", "");
        assert_eq!(codes(text.as_bytes()), [code], "{message}");
    }
}

#[test]
fn values_that_say_what_was_played() {
    for [message, from, to, code] in cells(include_str!("played.txt")) {
        let text = but(from, to);
        let codes = codes(text.as_bytes());
        assert!(codes.contains(&code), "{message}: {codes:?}");
    }
}

#[test]
fn what_the_standard_allows_is_silent() {
    for tag in [
        "[Site \"\"]",
        "[Round \"?\"]",
        "[Time \"\"]",
        "[Round \"QF.2\"]",
        "[Table \"#\"]",
        "[Site \"##Amersfoort\"]",
        "[Time \"23:59:59\"]",
        "[UTCDate \"2024.??.??\"]",
        "[Hidden \"EW\"]",
        "[ScoreIMP \"NS -1.25 EW 1.25\"]",
        "[ScoreRubber \"NS 300 / 40\"]",
        "[ScoreRubberHistory \"NS 0 30/60 EW 0 0/0\"]",
        "[OptimumScore \"NS +1510\"]",
        "[Competition \"teams\"]",
        "[TimeControl \"4/30\"]",
    ] {
        assert_eq!(codes(with(tag).as_bytes()), [""; 0], "{tag}");
    }
    for (from, to) in [
        ("\"IMP\"", "\"MP;MP1\""),
        ("\"None\"", "\"-\""),
        ("\"None\"", "\"love\""),
        ("\"7S\"", "\"7s\""),
        ("\"13\"", "\"NS 13 EW 0\""),
        ("[Dealer \"N\"]", "[Dealer \"n\"]"),
    ] {
        assert_eq!(codes(but(from, to).as_bytes()), [""; 0], "{to}");
    }
}

#[test]
fn an_end_position_needs_no_declarer() {
    let text = "[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"N:A... K... Q... J...\"]\n[Contract \"NT\"]\n\
                [Play \"N\"]\nSA SK SQ SJ\n";
    assert_eq!(codes(text.as_bytes()), [""; 0]);
}

#[test]
fn a_value_in_another_form_is_read_and_noted() {
    let text = but("\"7S\"", "\"7N\"");
    let found = found(text.as_bytes());
    let noted = found.iter().find(|it| it.check.code == "S210").unwrap();
    let message = "Contract \"7N\" is not in the standard's form: read as 7NT";
    assert_eq!((noted.severity, &*noted.text()), (Severity::Note, message));
}
