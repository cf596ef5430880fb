//! All messages of the Verifier, in the order of its own list, with the checks that answer them.

use super::{but, changed, codes, exported, revoked, whole, with};

/// What answers a message.
enum Answer {
    /// A check, with a record on which it speaks and one that is near to it and says nothing.
    Check {
        code: &'static str,
        fires: fn() -> String,
        silent: fn() -> String,
    },
    /// Nothing, and why.
    Nothing(&'static str),
}

use Answer::Nothing;

/// A check that answers a message.
const fn check(code: &'static str, fires: fn() -> String, silent: fn() -> String) -> Answer {
    Answer::Check {
        code,
        fires,
        silent,
    }
}

/// The messages; one with several answers has several rows.
#[rustfmt::skip] // a table
static MESSAGES: &[(&str, Answer)] = &[
    ("F File error", Nothing("a file that cannot be read is named, with exit code 2: tests/inputs.rs and tests/cli.rs")),
    ("F No resources", Nothing("the Verifier does not raise it either")),
    ("S Wrong character", check("S101", || but("[Event", "junk\n[Event"), || but("[Event", "% junk\n{junk} ;junk\n[Event"))),
    ("E Bad character", check("S106", || with("{\u{7f}}"), || with("{K\u{f6}ln \u{2663}}"))),
    ("E Bad character", check("S109", || with("[Site \"a\tb\"]"), || with("[Site\t\"a b\"]"))),
    ("E Bad character", check("S104", || but("[Dealer", "junk [Dealer"), || but("[Dealer", "{junk} [Dealer"))),
    ("E Bad character", check("S304", || but("*\n", "* H3\n"), || but("*\n", "* {H3}\n"))),
    ("E Bad character", check("S404", || table("Names", "a]"), || table("Names", "\"a]\""))),
    ("E Bad character", check("S111", || "% PBN 1.0\n".to_owned() + &unfinished(), || "% PBN 2.0\n".to_owned() + &unfinished())),
    ("S Line too long", check("S107", || with(&comment(255)), || with(&comment(254)))),
    ("W New tag name", check("S209", || with("[Shuffle \"x\"]"), || with("[Site \"x\"]"))),
    ("W New tag name", check("S111", || "% PBN 1.0\n".to_owned() + &with("[DealId \"7\"]"), || "% PBN 2.0\n".to_owned() + &with("[DealId \"7\"]"))),
    ("W Tag exists already", check("S206", || with("[Board \"2\"]"), || with("[Board \"1\"]"))),
    ("W Tag exists already", check("S307", || bid("7S =1= AP\n[Note \"1:a\"]\n[Note \"1:b\"]"), noted_twice)),
    ("E No tag value", check("S202", || with("[Site]"), || with("[Site \"\"]"))),
    ("E Bad tag value", check("S207", || but("2024.05.31", "last Friday"), || but("2024.05.31", "2024.05.??"))),
    ("E Bad tag value", check("S210", || but("2024.05.31", "2024-05-31"), || but("2024.05.31", "????.??.??"))),
    ("E Bad tag value", check("S211", || with("[Room \"Upstairs\"]"), || with("[Room \"Closed\"]"))),
    ("E Bad tag value", check("S401", || table("Rank Names", "1 x"), || table(r"-Rank\2R;Names", "1 x"))),
    ("E Bad number", check("S207", || but("\"13\"", "\"14\""), || but("\"13\"", "\"EW 0 NS 13\""))),
    ("E Bad number", check("S211", || with("[TimeCall \"soon\"]"), || with("[TimeCall \"10\"]"))),
    ("R New tag value", check("S212", || with("[Competition \"Patton\"]"), || with("[Competition \"Teams\"]"))),
    ("S Wrong tag value", check("S207", || but("\"None\"", "\"sometimes\""), || but("\"None\"", "\"Love\""))),
    ("S Wrong tag value", check("S210", || but("... .AKQ", "...  .AKQ"), || but("N:AKQ", "n:QKA"))),
    ("S Wrong tag value", check("D102", || but(".AKQJT98765432..", "A.KQJT98765432.."), || but("N:AKQJ", "N:akqj"))),
    ("S Bad rank", check("S207", || but("N:AKQ", "N:AKX"), || but("N:AKQ", "N:AQK"))),
    ("S Bad rank", check("S302", || but("H2 D2", "H1 D2"), || but("H2 D2", "h2 D2"))),
    ("S Bad suit", check("S302", || but("H2 D2", "X2 D2"), || but("H2 D2", "h2 d2"))),
    ("S Bad side", check("S207", || but("[Dealer \"N\"", "[Dealer \"Q\""), || but("[Dealer \"N\"", "[Dealer \"n\""))),
    ("S Bad side", check("A101", || but("[Auction \"N\"", "[Auction \"E\""), || but("\"N\"]\n7S", "\"W\"]\n- 7S"))),
    ("S Bad trump", check("S207", || but("\"7S\"", "\"7Z\""), || but("\"7S\"", "\"7s\""))),
    ("S Bad trump", check("A102", || but("7S AP", "7H AP"), || but("7S AP", "1S Pass 7S AP"))),
    ("S Bad deal", check("D101", || but("N:AKQ", "N:AQ"), || but(" ...AKQJT98765432", " -"))),
    ("S Bad inheritance", check("S213", || but("\"None\"", "\"#\""), || with("[Site \"#\"]"))),
    ("S No dealer", check("S214", || but("[Dealer \"N\"]\n", ""), || late("[Dealer \"N\"]\n", "[Auction"))),
    ("S No deal", check("S214", || changed(&[("[Deal ", "[Site "), ("*\n", "*\n[Deal \"?\"]\n")]), || late(DEAL, "[Play"))),
    ("S No declarer", check("S214", || but("[Declarer \"N\"]\n", ""), || late("[Declarer \"N\"]\n", "[Play"))),
    ("S No contract", check("S214", || but("[Contract \"7S\"]\n", ""), || late("[Contract \"7S\"]\n", "[Play"))),
    ("S Bad contract", check("A102", || but("7S AP", "6S AP"), || but("7S AP", "6S Pass 7S AP"))),
    ("S Bad contract", check("P110", || but("\"7S\"", "\"Pass\""), || but("\"7S\"", "\"7S\""))),
    ("S Bad declarer", check("A103", || bid("Pass Pass 7S AP"), || changed(&[("7S AP", "Pass Pass 7S AP"), ("Declarer \"N\"", "Declarer \"^N\"")]))),
    ("S Bad risk", check("A102", || bid("7S X AP"), || bid("7S Pass Pass Pass"))),
    ("S Bad call", check("A101", || bid("7S 1C AP"), || bid("1S 2C 7S AP"))),
    ("S Bad call", check("S301", || bid("7S Past"), || bid("7s ap"))),
    ("S Sufficient", check("A101", || bid("1S ^I 2H 7S AP"), || bid("2S ^I 1H 7S AP"))),
    ("E Bad last call", check("S315", || bid("7S + Pass"), || bid("7S Pass Pass +"))),
    ("E Bad last card", check("S315", || but("H2 D2 C2 S2\n*", "H2 + C2 -"), unfinished)),
    ("S Bad card", check("P101", || but("H2 D2", "S3 D2"), || but("H2 D2", "HA D2"))),
    ("S Bad card", check("P102", || but("*\n", "H2 D3 C3 S3\n*\n"), || but("*\n", "H3 D3 C3 S3\n*\n"))),
    ("S Bad card", check("S302", || but("H2 D2", "H2D2"), || but("H2 D2", "H2! D2"))),
    ("S Revoke", check("R101", || revoked(5), whole)),
    ("S Revoke", check("R103", || revoked(2), whole)),
    ("S Bad revoke", check("R102", || but("H2 D2", "H2 ^R D2"), || but("H2 D2", "H2 {^R} D2"))),
    ("S Bad lead", check("P108", || but("H2 D2", "^L H2 D2"), || but("H2 D2", "{^L} H2 D2"))),
    ("S Bad illegal", check("S303", || but("H2 D2", "H2 ^X D2"), || but("H2 D2", "H2!? D2"))),
    ("S Bad illegal", check("S312", || bid("7S ^R Pass AP"), || bid("7S Pass AP"))),
    ("S Bad illegal", check("S313", || but("H2 D2", "H2 ^R^L D2"), || but("H2 D2", "H2 {^R^L} D2"))),
    ("S Double illegal", check("S313", || but("H2 D2", "H2 ^R ^R D2"), || but("H2 D2", "H2 {^R ^R} D2"))),
    ("S Double illegal", check("P108", || but("H2 D2 C2", "H2 ^L D2 ^L C2"), || but("H2 D2 C2", "H2 D2 {^L} C2"))),
    ("E Bad result", check("C101", || whole().replace("\"13\"", "\"12\""), whole)),
    ("E Bad result", check("C104", || revoked(5).replace("\"13\"", "\"12\""), whole)),
    ("E Bad result", check("C109", || but("\"13\"", "\"0\""), || but("\"13\"]\n[Score \"NS 1510\"]", "\"1\"]"))),
    ("E Bad result", check("C111", || whole().replace("\"13\"", "\"^13\""), || but("\"13\"", "\"^13\""))),
    ("E Bad score", check("C105", || but("1510", "1010"), || but("NS 1510", "EW -1510 NS 1510"))),
    ("E Bad vulnerable", check("S215", || rubber("NS 0 0/120 0 EW 0 0/0 0"), || rubber("NS 0 30/60 EW 0 0/0"))),
    ("E Bad nag", check("S303", || bid("7S $256 AP"), || bid("7S $13 AP"))),
    ("E Bad nag", check("S310", || bid("7S $14 AP"), || but("H2 D2", "H2 $14 D2"))),
    ("W Double nag", check("S311", || bid("7S $1 $2 AP"), || bid("7S $1 $15 AP"))),
    ("E Bad suffix", check("S303", || bid("7S!!! AP"), || bid("7S!! AP"))),
    ("E Double suffix", check("S311", || bid("7S ! ? AP"), || bid("7S ! Pass ? AP"))),
    ("E Bad note", check("S303", || bid("7S =33= AP"), || bid("7S =32= AP\n[Note \"32:a\"]"))),
    ("E Bad note", check("S309", || bid("7S =1= AP\n[Note \"1:a\"]\n[Note \"b\"]"), || bid("7S =1= AP\n[Note \"1: b\"]"))),
    ("E Double note", check("S311", || bid("7S =1= =2= AP\n[Note \"1:a\"]\n[Note \"2:b\"]"), || bid("7S =1= Pass =2= AP\n[Note \"1:a\"]\n[Note \"2:b\"]"))),
    ("E No note for =n=", check("S305", || bid("7S =1= AP"), || bid("7S =1= AP\n[Note \"1:a\"]"))),
    ("W Unused note [n]", check("S306", || bid("7S AP\n[Note \"1:a\"]"), || bid("7S =1= Pass =1= AP\n[Note \"1:a\"]"))),
    ("E Bad section", check("S308", || but("7S AP", "7S =1= AP").replace("[Auction", "[Note \"1:a\"]\n[Auction"), noted_twice)),
    ("S Bad comment", check("S405", || table("Names", "a {b} c"), || table("Names", "{b} a c"))),
    ("E Bad table", check("S402", || table("Rank;Names", "1 a 2"), || table("Rank;Names", "1 a\n2\nb"))),
    ("E Bad table order", check("S403", || table("-Rank", "1 3 2"), || table("-Rank", "1 - 2 2"))),
    ("W No new line", check("S108", || exported().replace("\r\n[Site", " [Site"), exported)),
    ("W Unknown lead", Nothing("the Verifier has it, and does not show it")),
    ("W Bad play", Nothing("the Verifier has it, and does not show it")),
];

const DEAL: &str =
    "[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n";

/// The board with other calls and notes.
fn bid(calls: &str) -> String {
    but("7S AP", calls)
}

/// The board with one of its tags further down.
fn late(tag: &str, before: &str) -> String {
    changed(&[(tag, ""), (before, &format!("{tag}{before}"))])
}

/// The board with a table at its end.
fn table(header: &str, rows: &str) -> String {
    but("*\n", &format!("*\n[ScoreTable \"{header}\"]\n{rows}\n"))
}

/// The board in the middle of a trick.
fn unfinished() -> String {
    but("H2 D2 C2 S2\n*", "H2 D2 + -").replace("[Result \"13\"]", "[Result \"0\"]")
}

/// The board with a note of the same number in both sections.
fn noted_twice() -> String {
    changed(&[
        ("7S AP", "7S =1= AP\n[Note \"1:a\"]"),
        ("*\n", "*\n[Note \"1:b\"]\n"),
        ("H2 D2", "H2 =1= D2"),
    ])
}

/// A comment of one line, so many bytes long.
fn comment(length: usize) -> String {
    format!("{{{}}}", "x".repeat(length - 2))
}

/// The board as one of a rubber.
fn rubber(history: &str) -> String {
    with(&format!("[ScoreRubberHistory \"{history}\"]"))
}

#[test]
fn every_message_has_an_answer() {
    for (message, answer) in MESSAGES {
        match answer {
            Nothing(why) => assert!(why.len() > 20, "{message}: {why}"),
            Answer::Check {
                code,
                fires,
                silent,
            } => {
                let (fires, silent) = (fires(), silent());
                let reported = codes(&fires);
                assert!(
                    reported.contains(code),
                    "{message}: {code} of {reported:?}: {fires}"
                );
                let reported = codes(&silent);
                assert_eq!(
                    reported, [""; 0],
                    "{message}, where {code} is silent: {silent}"
                );
            }
        }
    }
}

/// So many messages the Verifier has: none is left out, and each stands in one place.
#[test]
fn the_list_is_whole() {
    let mut messages: Vec<_> = MESSAGES.iter().map(|(message, _)| *message).collect();
    messages.dedup();
    let in_one_place = messages.len();
    messages.sort_unstable();
    messages.dedup();
    assert_eq!((messages.len(), in_one_place), (53, 53));
}
