//! LIN as the program reads it: told by its content, every board counted, the same on any number of threads, bounded, and the
//! same findings as on a PBN file of the same boards.

mod real;

use crate::desk::{Desk, column};
use pbn_audit::Audit;
use pbn_audit::audit::Tally;
use pbn_audit::lin::{games, title};

const SAMPLE: &str = include_str!("../../samples/lin/vugraph.lin");
const HANDS: &str = include_str!("../cases/lin-hands.lin");

/// What is counted in a text.
fn totals(text: &[u8]) -> Tally {
    Audit::new().bytes(text).unwrap().summary.totals
}

/// The codes found in a text, in the order of the boards.
fn codes(text: &str) -> Vec<&'static str> {
    let report = Audit::new().str(text).unwrap();
    report.findings().map(|finding| finding.code).collect()
}

#[test]
fn links_are_read_as_the_boards_that_they_hold() {
    let escaped: String =
        HANDS
            .lines()
            .next()
            .unwrap()
            .bytes()
            .fold(String::new(), |link, byte| match byte {
                b'|' | b',' => format!("{link}%{byte:02X}"),
                b' ' => link + "+",
                byte => link + &char::from(byte).to_string(),
            });
    let lin = format!("https://bridge.example/handviewer.html?lin={escaped}mc%7C10%7C\n");
    assert_eq!(
        codes(&lin),
        codes(&format!("{}mc|10|", HANDS.lines().next().unwrap()))
    );
    assert!(codes(&lin).contains(&"P103"));
    let hands = "https://bridge.example/handviewer.html?n=SKJHA7DAQ3CAKQJ63&e=SA64HT9863DT8742\
        &s=ST9872HKQ2DKJ6C85&w=SQ53HJ54D95CT9742&d=S&v=-&b=11&a=1SP4SPPP&p=D5DQD2DJC7C3SAC5&sn=Spruce";
    let report = Audit::new().str(&format!("{lin}\n{hands}\n")).unwrap();
    assert_eq!(report.summary.totals.games, 2);
    let read = totals(hands.as_bytes());
    assert_eq!((read.games, read.tricks, read.audited), (1, 2, 1));
}

#[test]
fn excerpts_show_the_token_and_its_neighbours() {
    let desk = Desk::with(&[("friday.lin", SAMPLE)]);
    let ran = desk.run("check friday.lin --format full").exits(0);
    let shown = ran
        .out
        .lines()
        .find(|line| line.contains("|HK|") || line.contains("pc|SQ|"));
    let shown = shown.unwrap_or_else(|| panic!("{ran:?}"));
    assert!(shown.matches("pc|").count() <= 5, "{shown}");
}

#[test]
fn a_file_that_is_cut_anywhere_loses_no_board() {
    let text = SAMPLE.as_bytes();
    for cut in 0..=text.len() {
        let whole = SAMPLE[..cut].matches("qx|").count();
        let games = pbn_audit::lin::games(&text[..cut]).count();
        assert!((whole..=whole + 1).contains(&games), "{games} at {cut}");
    }
    for cut in (0..=text.len()).step_by(97) {
        let games = totals(&text[..cut]).games;
        let whole = SAMPLE[..cut].matches("qx|").count() as u64;
        assert!(
            cut < 60 || (whole..=whole + 1).contains(&games),
            "{games} at {cut}"
        );
    }
}

#[test]
fn a_bar_that_is_lost_or_added_loses_no_board() {
    let bars: Vec<_> = SAMPLE.match_indices('|').map(|(at, _)| at).collect();
    let boards = SAMPLE.matches("qx|").count();
    for at in bars {
        let lost = format!("{}{}", &SAMPLE[..at], &SAMPLE[at + 1..]);
        let added = format!("{}|{}", &SAMPLE[..at], &SAMPLE[at..]);
        let is_of_key = SAMPLE[..at].ends_with("qx");
        for (text, due) in [(lost, boards - usize::from(is_of_key)), (added, boards)] {
            let games = pbn_audit::lin::games(text.as_bytes()).count();
            assert!(
                games >= due,
                "{games} boards, not {due}: {}",
                &text[at.saturating_sub(20)..][..40]
            );
        }
    }
}

#[test]
fn many_files_in_one_are_the_same_on_any_number_of_threads() {
    let other = SAMPLE
        .replace("Garden Cup", "Orchard Cup")
        .replace("Spruce", "Sumach");
    let many: String = (0..300)
        .map(|number| if number % 3 == 0 { &*other } else { SAMPLE })
        .collect();
    assert!(many.len() > 4 * 256 * 1024 / 2);
    let desk = Desk::with(&[("season.lin", &many)]);
    for (jobs, out) in [("1", "one"), ("4", "four")] {
        desk.run(&format!(
            "check season.lin --boards -q -j {jobs} --sheets none -o {out}"
        ))
        .exits(0);
    }
    for table in [
        "boards.csv",
        "findings.csv",
        "review.csv",
        "files.csv",
        "revokes.csv",
    ] {
        let [one, four] = ["one", "four"].map(|out| desk.read(&format!("{out}/{table}")));
        assert!(one == four, "{table}");
    }
    let events = column(&desk.path("one"), "boards.csv", "event");
    let due = (0..300).flat_map(|number| {
        [if number % 3 == 0 {
            "Orchard Cup"
        } else {
            "Garden Cup"
        }; 4]
    });
    assert!(
        events.into_iter().eq(due),
        "the head of each file is that of its boards"
    );
    let south = column(&desk.path("one"), "review.csv", "south");
    assert!(south.contains(&"Sumach".to_owned()) && south.contains(&"Spruce".to_owned()));
}

#[test]
fn what_is_too_long_is_cut_and_says_so() {
    let chat = "nt|vugraph1: and on it goes|\r\n".repeat(120_000);
    let long_board = format!("qx|o1|md|1S,H,D,C|{chat}qx|o2|pc|SA|");
    let report = Audit::new().str(&long_board).unwrap();
    assert_eq!(report.summary.totals.games, 2);
    assert!(codes(&long_board).contains(&"S112"));
    let long_head = format!("vg|{}|\r\nqx|o1|", "a,".repeat(200_000));
    assert_eq!(totals(long_head.as_bytes()).games, 1);
    assert!(codes(&long_head).contains(&"S112"));
    let endless = format!("vg|a,b,I,1,2,c,0,d,0|{chat}qx|o1|");
    assert_eq!(totals(endless.as_bytes()).games, 1);
}

#[test]
fn another_declarer_follows_from_the_deal_of_another_board() {
    let boards: Vec<_> = SAMPLE.split("qx|").collect();
    let deal = |board: &str| {
        let from = board.find("md|").unwrap();
        board[from..][..board[from..].find("sv|").unwrap()].to_owned()
    };
    let [other, own] = [boards[1], boards[3]].map(deal);
    let said = |deal: &str, listed: &str| {
        let play = boards[3].replace(&own, deal);
        let text = format!("vg|Cup,Final,I,11,11,Home,0,Away,0|rs|{listed},|qx|{play}");
        let report = Audit::new().str(&text).unwrap();
        let found = report.findings().filter(|it| it.code == "C113");
        found.map(|it| it.message.clone()).collect::<String>()
    };
    let due = "the list of results has 4S by North, the auction leads to 4S by South";
    assert_eq!(said(&own, "4SN="), due);
    assert_eq!(
        said(&other, "4SN="),
        format!("following from the deal: {due}")
    );
    assert!(said(&other, "3SN+1").starts_with("the list of results has 3S"));
}

#[test]
fn a_heading_gives_the_number_of_a_board_in_any_language_and_of_nothing_else() {
    let number = |heading: &str| {
        let title = title(heading.as_bytes())?;
        assert_eq!(title.digits, b"17", "{heading}");
        Some(title.says_board)
    };
    let of_boards = "Board 17|BOARD_17|board: 17 of 24|Board No. 17|Board17|Board #17|Round 3 Board 17|Table 2, board 17 (N)";
    let in_other_words = "17|#17|Donne 17|Bd. 17|Spelnr 17|\u{c9}tui n\u{b0} 17|Rozdanie_17|Hand 17|\u{418}\u{433}\u{440}\u{430} 17";
    let of_nothing = "|Welcome|Round 17|table 17|17/24|2017-05-01|Hand 17 of set 3|3NT|17th";
    for (headings, due) in [
        (of_boards, Some(true)),
        (in_other_words, Some(false)),
        (of_nothing, None),
    ] {
        for heading in headings.split('|') {
            assert_eq!(number(heading), due, "{heading}");
        }
    }
}

#[test]
fn a_number_alone_opens_a_board_as_one_with_a_room_does() {
    let text = b"qx|1|md|1S,,|pc|SA|qx|2|md|2S,,|pc|SA|nt|see\nqx|3 tricks|";
    let rooms = games(text).map(|game| game.room.map(|room| (room.letter, room.number)));
    let due = [Some((None, Some(1))), Some((None, Some(2)))];
    assert_eq!(rooms.collect::<Vec<_>>(), due);
}
