//! LIN as the program reads it: told by its content, every board counted, the same on any number of threads, bounded, and the
//! same findings as on a PBN file of the same boards.

mod real;

use crate::desk::{Desk, Row, column, rows};
use crate::program::Arguments;
use pbn_audit::Audit;
use pbn_audit::audit::Tally;
use pbn_audit::lin::{games, title};

const SAMPLE: &str = include_str!("../../samples/lin/vugraph.lin");
const HANDS: &str = include_str!("../cases/lin-hands.lin");
const REVOKE: &str = include_str!("../../src/checks/examples/revoke.pbn");

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
fn a_text_is_told_by_its_content_and_not_by_its_name() {
    let desk = Desk::with(&[
        ("season/a.lin", REVOKE),
        ("season/b.pbn", SAMPLE),
        ("season/c.LIN", HANDS),
        ("list", "season/b.pbn\n"),
    ]);
    desk.run("check season -o out").exits(0);
    let out = desk.path("out");
    assert_eq!(column(&out, "files.csv", "format"), ["pbn", "lin", "lin"]);
    assert_eq!(column(&out, "files.csv", "games"), ["1", "4", "3"]);
    let formats = column(&out, "findings.csv", "format");
    assert!(formats.contains(&"pbn".to_owned()) && formats.contains(&"lin".to_owned()));
    assert!(column(&out, "review.csv", "format").contains(&"lin".to_owned()));
    let listed = desk.run("check --from-list list").exits(0);
    assert!(listed.out.contains("4 boards read"), "{listed:?}");
    let piped = desk.run_on("check -", SAMPLE.into()).exits(0);
    assert!(piped.out.contains("4 boards read"), "{piped:?}");
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

/// The first hand of [`HANDS`], with something behind it.
fn hand_with(tokens: &str) -> String {
    HANDS.lines().next().unwrap().to_owned() + tokens
}

#[test]
fn a_pass_too_many_is_a_note_once_a_file_and_any_other_call_is_not() {
    let auction = "mb|1S|mb|p|mb|4S|mb|p|mb|p|mb|p|";
    assert!(HANDS.lines().next().unwrap().contains(auction), "{HANDS}");
    let with = |calls: &str| {
        let hand = hand_with("").replace(auction, &format!("{auction}{calls}"));
        Audit::new().str(&format!("{hand}\n{hand}\n")).unwrap()
    };
    let said = |report: &pbn_audit::Report, code: &str| {
        let findings = report.findings().filter(|it| it.code == code);
        findings.map(|it| it.severity).collect::<Vec<_>>()
    };
    for calls in ["mb|p|", "mb|p|mb|P|"] {
        let report = with(calls);
        assert!(said(&report, "A101").is_empty());
        assert_eq!(said(&report, "S304"), [pbn_audit::checks::Severity::Note]);
    }
    for calls in ["mb|d|", "mb|p|mb|5C|"] {
        assert_eq!(said(&with(calls), "A101").len(), 2, "{calls}");
    }
}

#[test]
fn a_file_that_was_not_fetched_to_its_end_is_told_so() {
    let desk = Desk::with(&[
        (
            "empty.lin",
            "% Made by a program\r\nvg|Cup,,P,1,2,,,,|pg||\r\n",
        ),
        ("cut.lin", &hand_with("mb")),
        ("cut.pbn", "[Board \"1\"]\n[Play \"W\"]\nSA S2 S"),
    ]);
    let ran = desk.run("check empty.lin").exits(2);
    assert!(ran.err.contains("fetch or copy it again"), "{ran:?}");
    for cut in ["cut.lin", "cut.pbn"] {
        let ran = desk.run(&format!("check {cut}")).exits(0);
        assert!(ran.out.contains("S104 the file breaks off"), "{ran:?}");
        assert!(!ran.out.contains("S302"), "{ran:?}");
    }
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
fn a_file_without_a_board_says_so() {
    let desk = Desk::with(&[
        ("empty.lin", "vg|a,b,I,1,2,c,0,d,0|\r\npg||"),
        ("none.lin", ""),
    ]);
    let ran = desk.run("check empty.lin").exits(2);
    assert!(ran.err.contains("no board is in it"), "{ran:?}");
    desk.run("check none.lin").exits(0);
}

#[test]
fn slips_are_about_boards_of_lin_too() {
    let desk = Desk::with(&[
        ("friday.lin", SAMPLE),
        (
            "slips.csv",
            "board,room,kind,trick,seat,value\n7,Open,attention,6,E,next-call-others\n",
        ),
    ]);
    let args = "check friday.lin --slips slips.csv -q -o out --sheets none".words();
    desk.run(&args).exits(0);
    let out = desk.path("out");
    let at = column(&out, "review.csv", "board")
        .iter()
        .position(|it| it == "7")
        .unwrap();
    assert_eq!(
        column(&out, "review.csv", "transfer_max")[at],
        "0",
        "64B4: too late"
    );
}

#[test]
fn rejects_in_two_formats_are_to_be_separated() {
    let lin = "qx|o1|md|1SAK,H2,D3,|pc|SA|\n";
    let pbn = "[Board \"1\"]\n[Play \"N\"]\nSA - - -\n";
    let desk = Desk::with(&[("a.lin", lin), ("b.lin", lin), ("c.pbn", pbn)]);
    let said = |inputs: &[&str], rejects: &str| {
        let args = [&["check", "--rejects", rejects], inputs].concat();
        desk.run(&args).exits(0).err
    };
    let due = "both: it has boards in PBN and in LIN; separate them before they are checked again";
    assert!(said(&["a.lin", "c.pbn"], "both").contains(due));
    assert!(!said(&["a.lin", "b.lin"], "lin").contains("separate"));
    assert_eq!(desk.read("lin"), format!("{lin}\n").repeat(2));
}

#[test]
fn lin_in_utf_16_is_read_and_xml_is_named() {
    let wide: Vec<u8> = SAMPLE.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(totals(SAMPLE.as_bytes()).games, 4);
    let desk = Desk::with(&[(
        "usebio.xml",
        "<?xml version=\"1.0\"?>\n<USEBIO><LIN>pn|a,b,c,d|</LIN></USEBIO>\n",
    )]);
    let piped = desk.run_on("check -", wide).exits(0);
    assert!(piped.out.contains("4 boards read"), "{piped:?}");
    let xml = desk.run("check usebio.xml").exits(2);
    assert!(
        xml.err.contains("no results are in this USEBIO file"),
        "{xml:?}"
    );
}

#[test]
fn the_opening_lead_says_whether_the_list_or_the_auction_has_the_right_declarer() {
    let is_told = |entry: &str, lead: &str| {
        let text = format!(
            "vg|Cup,Final,I,1,1,Home,0,Away,0|rs|{entry},|qx|o1|\
             md|1SAK2HA432DK32CQ32,SQJ3HKQ5DA54CKJ54,ST98HJT9DQJT9CAT9,|sv|o|mb|1N|mb|p|mb|p|mb|p|pc|{lead}|"
        );
        let report = Audit::new().str(&text).unwrap();
        let finding = report.findings().find(|it| it.code == "C113").unwrap();
        let due =
            "was dealt to West, who leads against South: so the auction has the right declarer";
        finding.notes.iter().any(|(_, note)| note.contains(due))
    };
    assert!(is_told("1NE=", "HK"));
    assert!(!is_told("1NE=", "S6"), "the lead was dealt to another hand");
    assert!(!is_told("2NS=", "HK"), "the same declarer");
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

/// What C113 says of a board with this entry in the list of results, these calls, and one trick.
fn of_results(entry: &str, calls: &str, claim: &str) -> Vec<String> {
    let text = format!(
        "vg|Cup,Final,I,1,1,Home,0,Away,0|rs|{entry},|qx|o1|\
         md|1SAK2HA432DK32CQ32,SQJ3HKQ5DA54CKJ54,ST98HJT9DQJT9CAT9,|sv|o|{calls}\
         pc|HK|pc|HJ|pc|H6|pc|HA|pg||{claim}"
    );
    let report = Audit::new().str(&text).unwrap();
    let findings = report.findings().filter(|it| it.code == "C113");
    findings
        .map(|it| format!("{:?}: {}", it.severity, it.message))
        .collect()
}

#[test]
fn statements_of_the_result_are_compared() {
    let calls = "mb|1N|mb|p|mb|p|mb|p|";
    let said = |entry, claim| of_results(entry, calls, claim).concat();
    assert_eq!(said("1NS+1", "mc|8|"), "");
    assert_eq!(said("1NS+1", ""), "", "one of them alone");
    assert_eq!(said("", "mc|8|"), "");
    assert_eq!(
        said("1NS=", "mc|8|"),
        "Warning: declarer's tricks: 8 by the claim, 7 by the list of results"
    );
    assert_eq!(
        said("3NW=", "mc|8|"),
        "Warning: the list of results has 3NT by West, the auction leads to 1NT by South"
    );
    assert_eq!(
        said("P", "mc|8|"),
        "Warning: the list of results has a passed-out board, the auction leads to 1NT by South"
    );
    assert_eq!(
        of_results("1NS=", "mb|1N|mb|p|", "mc|7|").concat(),
        "Note: the auction is not complete: 1NT by South is taken from the list of results"
    );
}

#[test]
fn a_claim_that_the_cards_exclude_may_be_in_the_list_too() {
    let notes = |entry: &str| {
        let text = format!(
            "vg|Cup,Final,I,1,1,Home,0,Away,0|rs|{entry},|qx|o1|\
             md|1SAK2HA432DK32CQ32,SQJ3HKQ5DA54CKJ54,ST98HJT9DQJT9CAT9,|sv|o|mb|1N|mb|p|mb|p|mb|p|\
             pc|HK|pc|HJ|pc|H6|pc|HA|pg||mc|0|"
        );
        let report = Audit::new().str(&text).unwrap();
        let finding = report.findings().find(|it| it.code == "C109").unwrap();
        assert_eq!(
            finding.message,
            "the claim says 0, but the recorded tricks allow 1 to 13"
        );
        finding
            .notes
            .iter()
            .any(|(_, note)| note == "the list of results has the same figure")
    };
    assert!(notes("1NS-7") && !notes("1NS=") && !notes(""));
}

#[test]
fn a_list_that_has_the_adjusted_result_is_told() {
    let report = Audit::new().str(SAMPLE).unwrap();
    let finding = report.findings().find(|it| it.code == "C113").unwrap();
    let due = "the list has the result that the ruling gives";
    let is_told = |(_, note): &(&str, String)| note.contains(due);
    assert!(finding.notes.iter().any(is_told), "{finding:?}");
}

#[test]
fn the_names_are_those_of_the_room() {
    let text = "vg|Cup,Final,I,1,2,Home,0,Away,0|pn|S1,W1,N1,E1,S2,W2,N2,E2|pg||qx|c1|md|1S,,|qx|o2|pn|S3,W3,N3,E3|md|1S,,|mb|1N|mb|d|mb|7N|mb|7N|\
        qx|c1|md|1S,,|mb|1N|mb|1C|";
    let desk = Desk::with(&[("friday.lin", text)]);
    desk.run("check friday.lin -q -o out --sheets none")
        .exits(0);
    let out = desk.path("out");
    assert_eq!(column(&out, "review.csv", "south"), ["S3", "S2"]);
    assert_eq!(column(&out, "review.csv", "home_team"), ["Home", "Home"]);
    assert_eq!(column(&out, "review.csv", "board"), ["2", "1"]);
}

#[test]
fn four_names_in_both_rooms_are_told_once_a_file() {
    let board = |room| format!("qx|{room}|md|1S,,|mb|p|mb|p|mb|p|mb|p|");
    let boards = ["o1", "c1", "o2", "c2"].map(board).concat();
    let told = |names: &str| {
        let text = format!("vg|Cup,Final,I,1,2,Home,0,Away,0|pn|{names}|pg||{boards}");
        let codes = codes(&text);
        codes.into_iter().filter(|code| *code == "S117").count()
    };
    assert_eq!(told("S1,W1,N1,E1,S1,W1,N1,E1"), 1);
    assert_eq!(told("S1,W1,N1,E1,S2,W2,N2,E2"), 0);
    assert_eq!(told("S1,W1,N1,E1"), 0);
}

/// A board of a revoke for which 1997 moves two tricks and later editions one, with this header.
fn two_tricks_or_one(header: &str) -> String {
    format!(
        "vg|{header},I,1,1,Hedge,0,Orchard,0|\nqx|o1|md|3S2579HDA842TCKQ72,SK863HKQ43D63CJ84,SAQ4HAT85DJ75CAT3,|sv|b|\n\
        mb|1N|mb|p|mb|2N|mb|p|mb|p|mb|p|\n\
        pc|H6|pc|D2|pc|HQ|pc|HA|pc|SA|pc|C5|pc|S2|pc|S3|pc|CA|pc|C6|pc|C2|pc|C4|pc|C3|pc|C9|pc|CQ|pc|C8|\n\
        pc|CK|pc|CJ|pc|CT|pc|H2|pc|C7|pc|H3|pc|D5|pc|D9|pc|DA|pc|D3|pc|D7|pc|DQ|pc|S5|pc|S6|pc|SQ|pc|ST|\n\
        pc|S4|pc|SJ|pc|S7|pc|S8|pc|H7|pc|D4|pc|HK|pc|H5|pc|H4|pc|H8|pc|H9|pc|D8|pc|HJ|pc|S9|pc|D6|pc|HT|\n\
        pc|DK|pc|DT|pc|SK|pc|DJ|pg||\n"
    )
}

/// The same with tags.
fn tagged(event: &str, date: &str) -> String {
    let games = include_str!("../../samples/laws/1997/64A2-extra.pbn");
    let tags = games.split("\n\n").nth(1).unwrap();
    let (_, tags) = tags.split_once("[Site").unwrap();
    let tags = tags.replace("2000.11.08", date);
    format!("[Event \"{event}\"]\n[Site{tags}\n")
}

#[test]
fn a_year_in_a_title_decides_on_the_edition_of_a_board_without_a_date() {
    let each = "1997: 2 tricks to North-South; 2007 and 2017: 1 trick to North-South";
    for case in [
        "1.lin|MASTERS2009,Final|2007|title",
        "2.lin|Masters '99,Final|1997|title",
        "3.lin|Masters,Final 2018|2017|title",
        "2009.lin|Masters,Final|2017|assumed|told",
        "cup2009.lin|Masters,Final|2007|title",
        "cup2018.lin|Masters 2009,Final|2017|assumed|told",
        "4.lin|Masters 2008,Final|1997|assumed|told",
        "5.lin|Masters 1989,Final|1997|assumed",
        "6.pbn|League 2009-10|2007|title",
        "7.pbn|League 2007/2008|1997|assumed|told",
        "8.pbn|League 2018|1997|date",
    ] {
        let told: Vec<_> = case.split('|').collect();
        let [file, title, laws, basis, ..] = told[..] else {
            panic!("{case}");
        };
        let text = match (file.ends_with("lin"), basis) {
            (true, _) => two_tricks_or_one(title),
            (false, "date") => tagged(title, "2000.11.08"),
            (false, _) => tagged(title, "????.??.??"),
        };
        let file = &format!("cup 1998/{file}");
        let desk = Desk::with(&[(file, &text)]);
        desk.run(&["check", file, "-o", "out", "--boards"]).exits(0);
        let out = desk.path("out");
        for table in ["review.csv", "boards.csv"] {
            let ruled = ["laws", "laws_basis"].map(|name| column(&out, table, name));
            assert_eq!(ruled, [[laws], [basis]], "{case}");
        }
        let dates = column(&out, "boards.csv", "date");
        assert_eq!(dates[0].is_empty(), basis != "date", "{case}");
        let sheet = desk.run(&["show", file, "--game", "1"]).exits(0);
        assert_eq!(sheet.out.contains(each), told.len() > 4, "{case}");
        assert_eq!(sheet.out.contains("1997: 2"), told.len() > 4, "{case}");
    }
    let desk = Desk::with(&[("1.lin", &two_tricks_or_one("Masters 2009,Final"))]);
    let given = desk.run("show 1.lin --game 1 --laws 1997");
    let given = given.exits(0);
    assert!(given.out.contains("1997, as chosen: 64A2"), "{given:?}");
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

#[test]
fn a_deal_is_read_with_blanks_and_signs_and_in_the_order_of_suits() {
    let lin = |deal: &str| {
        format!("md|{deal}|ah|Donne 1|sv|none|mb|p|mb|p|mb|3 N|mb|p,p,p|pc|5D|mc|9|\n")
    };
    let plain = "3SJ874HAQ983DCKT64,SAKHDKJ8654CAQ932,SQT65HK7642DAT7CJ,";
    let desk = Desk::with(&[]);
    let deals = [
        plain,
        &plain.to_lowercase(),
        "3S J874 H AQ983 D C K1064, S AK H D KJ8654 C AQ932, S Q1065 H K7642 D AT7 C J,",
        "3S:J874.H:AQ983.D:-.C:KT64,S:AK.H:-.D:KJ8654.C:AQ932,S:QT65.H:K7642.D:AT7.C:J,",
        "3J874.AQ983..KT64,AK..KJ8654.AQ932,QT65.K7642.AT7.J,932.JT5.Q932.875",
        "3j874.aq983..kt64,ak..kj8654.aq932,qt65.k7642.at7.j,",
    ];
    desk.write("a.lin", deals.map(lin).concat());
    desk.run("check a.lin -q -o out --boards").exits(0);
    let read = rows(desk.path("out/boards.csv"));
    assert_eq!(read.len(), deals.len());
    let told = |row: &Row| {
        [
            "board",
            "deal",
            "contract",
            "declarer",
            "tricks_stated",
            "vulnerable",
        ]
        .map(|column| row[column].clone())
    };
    for row in &read {
        assert_eq!(told(row), told(&read[0]));
    }
    assert_eq!(told(&read[0])[2..], ["3NT", "S", "9", "None"]);
}
