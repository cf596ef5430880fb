//! Sentences in comments which say that somebody revoked: one row each, with the number of records that they stand in.

use crate::desk::{Desk, column};
use std::fs;

const CLEAN: &str = include_str!("../src/checks/examples/clean.pbn");
const ROW: &str = "H4 H7 H6 HQ\n";

/// The clean board with another player North, and with these lines behind trick 7.
fn board(north: &str, comments: &str) -> String {
    let named = CLEAN.replace("[Deal ", &format!("[North \"{north}\"]\n[Deal "));
    assert_ne!(named, CLEAN);
    assert!(named.contains(ROW));
    named.replace(ROW, &format!("{ROW}{comments}\n")) + "\n"
}

/// The reports on everything in a folder.
fn reported(desk: &Desk) -> String {
    desk.run("check in --boards -o out --force").exits(0).out
}

fn cells(desk: &Desk, name: &str) -> Vec<String> {
    column(&desk.path("out"), "revoke_comments.csv", name)
}

#[test]
fn a_sentence_in_three_records_is_one_row() {
    let shared = "{vugraph1: E revoked}";
    let files = ["Vetch", "Alder", "Sorrel"].map(|north| board(north, shared));
    let desk = Desk::with(&[
        ("in/a.pbn", &files[0]),
        (
            "in/b.pbn",
            &(board("Clover", "{vugraph1: W revoked, director called}") + &files[1]),
        ),
        ("in/c.pbn", &files[2]),
    ]);
    let summary = reported(&desk);
    assert_eq!(
        cells(&desk, "comment"),
        ["E revoked", "W revoked, director called"]
    );
    assert_eq!(cells(&desk, "records"), ["3", "1"]);
    assert_eq!(cells(&desk, "file"), ["in/a.pbn", "in/b.pbn"]);
    assert_eq!(cells(&desk, "cards_before"), ["28", "28"]);
    assert_eq!(cells(&desk, "trick"), ["7", "7"]);
    let ids = column(&desk.path("out"), "boards.csv", "id");
    assert_eq!(cells(&desk, "id"), [&*ids[0], &ids[1]]);
    assert_eq!(
        cells(&desk, "also_in"),
        [format!("{} {}", ids[2], ids[3]), String::new()]
    );
    let said = "(2 by recorders, 1 in several records)";
    assert!(summary.contains(said), "{summary}");
    for (place, id) in ids.iter().enumerate() {
        let page = fs::read_to_string(crate::desk::sheet(&desk.path("out"), id)).unwrap();
        let is_said = page.contains("is in 3 records: tables share their chat");
        assert_eq!(is_said, place != 1, "{id}");
        let reason = page.split_once("</section>").unwrap().0;
        assert_eq!(reason.contains("tables share their chat"), is_said);
    }
}

/// The board of an event in a room, with a sentence of a recorder.
fn in_room(event: &str, room: &str, north: &str, sentence: &str) -> String {
    let tags = format!("[Event \"{event}\"]\n[Room \"{room}\"]\n");
    tags + &board(north, &format!("{{vugraph1: {sentence}}}"))
}

#[test]
fn a_director_sees_a_report_once_however_many_tables_share_it() {
    let long = "West trumped a club and had one, the director is here";
    let files = [
        in_room("Moss Cup", "Open", "Vetch", "E revoked")
            + &in_room("Moss Cup", "Closed", "Alder", "E revoked")
            + &in_room("Moss Cup", "Open", "Sorrel", "E revoked"), // later at one table: another revoke
        in_room("Fern Cup", "Open", "Clover", "E revoked"), // short, and of another event
        in_room("Fern Cup", "Open", "Yarrow", &format!("{long}: revoke")),
        in_room("Fern Cup 2", "Open", "Tansy", &format!("{long}: revoke")),
    ];
    let names = ["in/a.pbn", "in/b.pbn", "in/c.pbn", "in/d.pbn"];
    let files: Vec<_> = names.into_iter().zip(&files).collect();
    let desk = Desk::with(
        &files
            .iter()
            .map(|(name, it)| (*name, &***it))
            .collect::<Vec<_>>(),
    );
    let summary = reported(&desk);
    let rows = column(&desk.path("out"), "review.csv", "north");
    assert_eq!(rows, ["Vetch", "Sorrel", "Clover", "Yarrow"]);
    assert_eq!(cells(&desk, "records"), ["4", "2"]);
    let said = "is in 2 records: tables share their chat, so it may be about another table. \
                Boards: 11 Open (c.pbn:23), 11 Open (d.pbn:23).";
    let id = &column(&desk.path("out"), "review.csv", "id")[3];
    let page = fs::read_to_string(crate::desk::sheet(&desk.path("out"), id)).unwrap();
    assert!(page.contains(said), "{page}");
    let index = desk.read("out/index.html");
    assert_eq!(index.matches("<td class=\"said\">").count(), 4);
    let ran = desk.run("check in").exits(0); // without tables the same boards are shown
    for text in [summary, ran.out] {
        assert!(
            text.contains("4 boards for the director: 4 of priority 3."),
            "{text}"
        );
    }
}

#[test]
fn on_the_sheet_the_words_stand_at_their_trick_with_those_around_them() {
    let chat = "nt|vugraph9: lovely hall|pg||nt|vugraph9: north thinks|nt|jan5: fine lead|nt|vugraph9: South revoked|\
                nt|vugraph9: with a heart|nt|vugraph9: corrected|nt|vugraph9: lunch next|";
    let lin = format!(
        "vg|Moss Cup,Final,I,7,7,Home,0,Away,0|rs|4SE=,4SE-1|pn|Sam,Wes,Ned,Eve,Sam,Wes,Ned,Eve|\n\
         qx|o7|md|3SQ83HT84DAK6CQ962,SJ74HK762DQJ92CT8,SK6HQ953DT84CJ753,|sv|n|mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|\
         pc|DA|pc|D2|pc|D4|pc|D3|{chat}pc|DK|mc|9|\n"
    );
    let desk = Desk::with(&[("in/a.lin", &lin)]);
    reported(&desk);
    assert_eq!(cells(&desk, "comment"), ["South revoked"]);
    assert_eq!(cells(&desk, "said_before"), ["north thinks"]);
    assert_eq!(cells(&desk, "said_behind"), ["with a heart / corrected"]);
    let id = &column(&desk.path("out"), "review.csv", "id")[0];
    let page = fs::read_to_string(crate::desk::sheet(&desk.path("out"), id)).unwrap();
    assert!(page.contains("tricks, the list of results"), "{page}");
    assert!(!page.contains("agrees with the play"), "{page}");
    let [first, second] = [1, 2].map(|it| format!("<th class=\"number\" scope=\"row\">{it}<"));
    let trick = page.split_once(&first).unwrap().1.split_once(&second);
    let mut said = trick.unwrap().0.split("<bdi>").skip(1);
    let due = ["north thinks", "South revoked", "with a heart", "corrected"];
    assert!(due.iter().all(|due| said.next().unwrap().starts_with(due)));
    assert!(said.next().is_none());
    let shown = desk.run("show in/a.lin --game 1").exits(0).out;
    assert!(shown.contains("“with a heart”") && !shown.contains("fine lead"));
    let args = ["check", "in", "-o", "hidden", "--anonymous"];
    desk.run(&args).exits(0);
    let page = fs::read_to_string(crate::desk::sheet(&desk.path("hidden"), id)).unwrap();
    assert!(!page.contains("with a heart"), "{page}");
}

/// The words and authors that are found on a board with these lines behind trick 7.
fn told(comments: &str) -> Vec<(String, String)> {
    let desk = Desk::with(&[("in/a.pbn", &board("Vetch", comments))]);
    reported(&desk);
    let authors = cells(&desk, "author").into_iter();
    authors.zip(cells(&desk, "comment")).collect()
}

#[test]
fn what_stands_before_a_colon_is_an_author_if_it_can_be_a_name() {
    for text in [
        "Trick 7: East revoked",
        "2009-11-30 17:05 North revoked",
        "Decision: revoke by South, two tricks",
        "Law 64B: North's revoke costs nothing",
        "Revoke: W, trick 6",
        "Established revoke: two tricks",
        "East: I revoked",
        "Note: W revoked",
        "Table 3: East revoked",
        "Open Room: East revoked",
        "Incredible: East revoked",
        "Late Revoke: East, trick 6",
        "Incident: revoke by East, trick 6",
        "Entscheid: Revoke von Ost",
        "Orzeczenie: fałszywy renons W",
        ": South revoked at trick 7: one trick to EW",
        ": Penalty for the revoke: one trick",
    ] {
        let due = text.trim_start_matches(": ");
        let due = (String::new(), due.to_owned());
        assert_eq!(told(&format!("{{{text}}}")), [due], "{text}");
    }
    for name in [
        "vugraph 31",
        "TD",
        "Old Toad",
        "moss99",
        "Jan van den Moss",
        "D'Arcy",
        "Fern operator Tor Moss Jr",
    ] {
        let due = (name.to_owned(), "East revoked".to_owned());
        assert_eq!(told(&format!("{{{name}: East revoked}}")), [due], "{name}");
    }
}

#[test]
fn who_has_the_name_of_a_revoke_tells_of_none() {
    for name in ["Revoke Moss", "Jan Revoke", "Revoke.Fern", "revoke"] {
        assert!(told(&format!("{{{name}: good morning all}}")).is_empty());
    }
}

#[test]
fn before_the_first_card_nothing_was_revoked_on_the_board() {
    let about = |name: &str, text: &str| {
        let desk = Desk::with(&[(name, text)]);
        reported(&desk);
        cells(&desk, "about")
    };
    let plain = board("Vetch", "{a good lead}");
    for (before, due) in [
        ("[Deal ", "here"), // of the board as a whole
        ("[Play ", "elsewhere"),
        ("D5 DQ D2 DJ", "elsewhere"),
        ("H5 DA ", "here"),
    ] {
        let text = plain.replacen(before, &format!("{{East revoked}}\n{before}"), 1);
        assert_ne!(text, plain, "{before}");
        assert_eq!(about("in/a.pbn", &text), [due], "{before}");
    }
    let said = "nt|East revoked|pg||";
    for (before, behind, due) in [(said, "", "elsewhere"), ("", said, "here")] {
        let lin = format!(
            "pn|Sam,Wes,Ned,Eve|md|3SQ83HT84DAK6CQ962,SJ74HK762DQJ92CT8,SK6HQ953DT84CJ753,|sv|n|\
             mb|1S|mb|p|mb|p|mb|p|{before}pc|DA|{behind}pc|D2|mc|9|\n"
        );
        assert_eq!(about("in/a.lin", &lin), [due]);
    }
}

#[test]
fn what_its_author_takes_back_in_his_next_comment_is_not_told() {
    let said = "{vugraph1: East revoked}";
    for next in [
        "sorry, my mistake, he followed",
        "false alarm",
        "no revoke after all",
    ] {
        assert!(told(&format!("{said} {{vugraph1: {next}}}")).is_empty());
        // another author knows nothing of it
        assert_eq!(told(&format!("{said} {{heron4: {next}}}")).len(), 1);
    }
    for next in ["one trick to NS", "my mistake: it was West who revoked"] {
        assert!(!told(&format!("{said} {{vugraph1: {next}}}")).is_empty());
    }
}

#[test]
fn a_told_revoke_stands_beside_a_result_that_is_not_of_the_play() {
    let told = board("Vetch", "{vugraph1: East revoked}");
    let played = "[Result \"10\"]\n[Score \"NS 420\"]";
    assert!(told.contains(played));
    let desk = Desk::with(&[("in/a.pbn", &told.replace(played, "[Result \"9\"]"))]);
    reported(&desk);
    let happened = column(&desk.path("out"), "review.csv", "what_happened");
    let said = "A comment says that somebody revoked; the stated result ";
    assert!(happened[0].starts_with(said), "{happened:?}");
    let id = &column(&desk.path("out"), "review.csv", "id")[0];
    let page = fs::read_to_string(crate::desk::sheet(&desk.path("out"), id)).unwrap();
    assert!(page.contains(said), "{page}");
    // the list has it under both reasons
    let index = fs::read_to_string(desk.path("out/index.html")).unwrap();
    assert!(index.contains("data-reason=\"result comment\""), "{index}");
    let options = [
        "result\">the result (1)",
        "comment\">a comment names a revoke (1)",
    ];
    assert!(options.iter().all(|it| index.contains(it)), "{index}");
}

#[test]
fn the_table_is_the_same_on_any_number_of_threads() {
    let boards = (0..2000).map(|number| {
        let sentence = format!("{{vugraph1: E revoked, {} tricks}}", number % 3);
        board(
            &number.to_string(),
            if number % 7 == 0 { &sentence } else { "" },
        )
    });
    let desk = Desk::with(&[("in/a.pbn", &boards.collect::<String>())]);
    let tables = ["1", "4"].map(|jobs| {
        let args = ["check", "in", "-q", "-o", "out", "--force", "-j", jobs];
        desk.run(&args).exits(0);
        desk.read("out/revoke_comments.csv")
    });
    assert!(tables[0] == tables[1]);
    let records = cells(&desk, "records");
    let all: u64 = records.iter().map(|it| it.parse::<u64>().unwrap()).sum();
    assert_eq!((records.len(), all), (3, 286));
}

#[test]
fn a_suit_that_somebody_had_was_led() {
    let is_told = |text: &str| !told(&format!("{{vugraph1: {text}}}")).is_empty();
    // hearts are led to trick 7 and diamonds to trick 6; spades to trick 3
    for (text, due) in [
        ("W pitched a club, still has the H8", true),
        ("W pitched a club, still has the D8", true),
        ("W pitched a club, still has the S7", false),
        ("W pitched a club on the spade, still has the S7", true),
        ("W pitched a club in trick 3, still has the S7", true),
    ] {
        assert_eq!(is_told(text), due, "{text}");
    }
}

#[test]
fn a_recorder_answers_what_anybody_asked() {
    for (answer, due) in [("yep, north did", 1), ("no", 0), ("north didn't", 0)] {
        let asked = format!("{{heron4: did someone revoke?}} {{vugraph1: {answer}}}");
        assert_eq!(told(&asked).len(), due, "{answer}");
    }
}

/// Sentences as people type them, in many languages: who writes, whether it says that somebody revoked, and the suit led in
/// the trick behind which it stands.
const TOLD: &str = include_str!("told.tsv");

#[test]
fn what_is_said_of_a_card_is_held_against_the_suit_led() {
    let sentences = TOLD.lines().skip(1);
    let sentences: Vec<[&str; 5]> = sentences
        .map(|line| line.split('\t').collect::<Vec<_>>().try_into().unwrap())
        .collect();
    let boards = sentences.iter().zip(1..);
    let boards = boards.map(|([writer, _, _, led, text], number)| {
        let row = match *led {
            "D" => "D5 DQ D2 DJ\n",
            "C" => "C7 C3 SA C5\n",
            "S" => "S5 SJ S6 S8\n",
            _ => ROW,
        };
        let author = if *writer == "recorder" {
            "vugraph"
        } else {
            "moss"
        };
        let said = format!("{row}{{{author}{number}: {text}}}\n");
        board(&format!("North {number}"), "").replacen(row, &said, 1)
    });
    let desk = Desk::with(&[("in/a.pbn", &boards.collect::<String>())]);
    reported(&desk);
    let about = cells(&desk, "about").into_iter();
    let here = about.zip(cells(&desk, "comment"));
    let here: Vec<_> = here.filter(|it| it.0 == "here").map(|it| it.1).collect();
    for [_, _, says, _, text] in sentences {
        assert_eq!(here.iter().any(|it| it == text), says == "yes", "{text}");
    }
}
