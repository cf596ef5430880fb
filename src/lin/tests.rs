//! The reader, by small texts.

use super::*;
use FaultKind::{UnreadableCall, UnreadableCard, UnreadableClaim};

const TWO: &str = "vg|Cup, Final,I,1,2,Home,0,Away,0|\r\nrs|4HS=,3NWx-2,,PASS|\r\npn|Sue,Wim,Nel,Ed,Sam,Wes,Ned,Eve|pg||\r\n\
    qx|o1|st||md|3SA,H2,D3|sv|n|mb|1H|an|five|mb|p!|nt|vugraph1: hello|pg||\r\npc|sA|pc|H2|pg||mc|10|pg||\r\n\
    qx|c1|md|3SA,H2,D3|sv|n|mb|p|pg||\r\n";

fn read(text: &str) -> Vec<Game> {
    games(text.as_bytes()).collect()
}

fn codes(game: &Game) -> Vec<FaultKind> {
    game.faults.iter().map(|fault| fault.kind).collect()
}

fn cards(game: &Game) -> String {
    let letters = game
        .cards
        .iter()
        .flat_map(|card| card.letters.unwrap_or(*b"??"));
    letters.map(char::from).collect()
}

#[test]
fn a_board_has_its_tokens_and_the_header_of_its_file() {
    let games = read(TWO);
    let [open, closed] = &games[..] else {
        panic!("{games:?}")
    };
    let text = TWO.as_bytes();
    assert_eq!(open.span.of(text).first_chunk(), Some(b"qx|o1|"));
    assert_eq!(open.deal.unwrap().of(text), b"3SA,H2,D3");
    let calls: Vec<_> = open.calls.iter().map(|call| call.number).collect();
    assert_eq!(calls, [Some(5), Some(0)]);
    assert_eq!(cards(open), "SAH2");
    assert_eq!((open.claims[0].tricks, open.claims[0].cards), (Some(10), 2));
    let comment_here = open.comments[0];
    assert_eq!((comment_here.calls, comment_here.cards), (2, 0));
    let (author, said) = comment(comment_here.span.of(text));
    assert_eq!((author, said), (Some(&b"vugraph1"[..]), &b"hello"[..]));
    let header = &closed.header;
    assert_eq!([header.event(), header.stage()], [&b"Cup"[..], b" Final"]);
    assert_eq!(header.teams(), [&b"Home"[..], b"Away"]);
    let room = closed.room.unwrap();
    let due = (Some(RoomLetter::Closed), Some(1));
    assert_eq!((room.letter, room.number), due);
    assert_eq!(header.name(b"", closed.room, 1), Some(&b"Wes"[..]));
    let listed = Listed::Contract {
        bid: 17,
        declarer: b'W',
        risk: 1,
        tricks: Some(7),
    };
    assert_eq!(header.result(room), Some((&b"3NWx-2"[..], Some(listed))));
    assert!(games.iter().all(|game| game.faults.is_empty()));
}

#[test]
fn alerts_are_of_the_call_before_them_and_the_other_room_has_calls_of_its_own() {
    let text = "qx|o1|ob|1C|ob|P!|an|of no call|mb|1C!|an|strong|an||mb|1D!d|MB|\r\np|An|weak|ob|2c?x|ob|z|";
    let game = &read(text)[0];
    let alerts = game.alerts.iter();
    let words: Vec<_> = alerts
        .map(|it| (it.calls, it.span.of(text.as_bytes())))
        .collect();
    let due: [(_, &[u8]); 4] = [(0, b"of no call"), (1, b"strong"), (1, b""), (4, b"weak")];
    assert_eq!(words, due);
    let signs: Vec<_> = game.calls.iter().map(|call| call.is_alerted).collect();
    assert_eq!(signs, [true, true, false, false]);
    let others: Vec<_> = game.other_room.iter().map(|call| call.number).collect();
    assert_eq!(others, [Some(3), Some(0), Some(8), Some(1), None]);
    assert!(game.other_room[1].is_alerted);
    assert_eq!(codes(game), [UnreadableCall]);
}

#[test]
fn points_and_numbers_stand_beside_the_list_of_results() {
    let text =
        |points| format!("vg|a,b,I,5,6,c,0,d,0|rs|1CN=,,PASS,|mp|{points}|bn|5,6,|qx|o5|qx|o6|");
    let points = |text: &str| -> Vec<_> {
        let games = read(text);
        let of = |game: &Game| Some(game.header.points(game.room?)?.to_vec());
        games.iter().map(of).collect()
    };
    let [seven, minus] = ["7", "-1"].map(|points| Some(points.as_bytes().to_vec()));
    assert_eq!(points(&text("7,,-1,,")), [seven, minus]);
    assert_eq!(points(&text("7")), [None, None]);
    let games = read(&text(""));
    let numbers: Vec<_> = games[0].header.numbers().collect();
    assert_eq!(numbers, [b"5", b"6"]);
}

#[test]
fn a_list_of_hands_has_one_board_a_deal() {
    let text = "pn|a,b,c,d|st||md|1SA,,|rh||ah|Board 7|sv|o|mb|p|pg||\npn|e,f,g,h|st||md|2SA,,|mb|p|\nmd|3S,,|\n";
    let games = read(text);
    let names = games
        .iter()
        .map(|game| game.names.map(|it| it.of(text.as_bytes())));
    assert_eq!(
        names.collect::<Vec<_>>(),
        [Some(&b"a,b,c,d"[..]), Some(b"e,f,g,h"), None]
    );
    let heading = games[0].heading.unwrap().of(text.as_bytes());
    assert_eq!(title(heading).map(|it| it.digits), Some(&b"7"[..]));
    assert_eq!(
        games[2].header.name(b"", None, 0),
        None,
        "names are of one hand"
    );
}

#[test]
fn names_before_a_room_are_those_of_its_board() {
    let text =
        "vg|a,b,I,1,1,c,0,d,0|pn|W,X,Y,Z|qx|o1|md|1S,,|pc|SA|pg||\npn|K,L,M,N|qx|c1|md|1S,,|";
    let games = read(text);
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].names.unwrap().of(text.as_bytes()), b"K,L,M,N");
    assert_eq!(games[0].header.name(b"", None, 3), Some(&b"Z"[..]));
}

#[test]
fn a_second_deal_of_a_room_is_another_board_only_behind_a_card() {
    assert_eq!(read("qx|o1|md|1S,,|md|1H,,|mb|p|").len(), 1);
    assert_eq!(read("qx|o1|md|1S,,|pc|SA|pn|a,b,c,d|st||md|1H,,|").len(), 2);
    assert_eq!(read("md|1S,,|md|1H,,|").len(), 2);
    assert_eq!(read("qx|o1|qx|c1|qx|o2|").len(), 3, "empty rooms count");
}

#[test]
fn lines_that_begin_with_a_per_cent_sign_are_no_tokens() {
    let text = "% Made by a program | 1.2\r\n% more\r\nvg|Cup,Final,I,1,2,a,0,b,0|\n %x\nqx|o1|pc|SA|\n% a second file\nvg|Tea,,P,1,1,,,,|\nqx|o1|pc|S\n%2|";
    let games = read(text);
    let events = games.iter().map(|game| game.header.event());
    assert_eq!(events.collect::<Vec<_>>(), [&b"Cup"[..], b"Tea"]);
    assert_eq!(cards(&games[0]), "SA");
    assert!(codes(&games[0]).is_empty());
    assert_eq!(
        codes(&games[1]),
        [UnreadableCard],
        "within a value it is text"
    );
    assert_eq!(Form::of(text.as_bytes()), Some(Form::Chain));
}

#[test]
fn a_key_that_is_not_known_is_told_by_its_name() {
    let unknown = |text: &str| {
        let game = &read(text)[0];
        let keys = game.faults.iter();
        let keys = keys.filter(|it| it.kind == FaultKind::UnknownKey);
        let keys: Vec<_> = keys
            .map(|it| it.span.of(text.as_bytes()).to_vec())
            .collect();
        (keys, game.faults.len())
    };
    let two = (vec![b"yy".to_vec(), b"Kq".to_vec()], 2);
    assert_eq!(unknown("qx|o1|yy|3|\r\nKq||pc|SA|"), two);
    assert_eq!(unknown("vg|Cup|yy|3|\nKq||qx|o1|pc|SA|"), two);
    assert_eq!(unknown("qx|o1|sk||zz|50.00%|mc|-1|pc|SA|"), (vec![], 0));
    for text in [
        "qx|o1|yy|pc|SA|",
        "qx|o1|nt|a | b|pc|SA|",
        "qx|o1|yyy|1|pc|SA|",
    ] {
        assert_eq!(unknown(text), (vec![], 1), "{text}");
    }
}

#[test]
fn a_text_that_ends_within_a_token_says_so() {
    let whole =
        "qx|o1|pn|a,b,c,d|md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|mb|1N|pc|H2|mc|7|";
    for cut in [
        "qx|o1",
        "qx|o1|md|1SAKQ",
        "pc",
        "pc|",
        "pc|H",
        "mb|",
        "mb|1",
        "mc|",
        "p",
        "nt|vu: he",
    ] {
        let text = if cut.starts_with("qx") {
            cut.to_owned()
        } else {
            whole.to_owned() + cut
        };
        assert_eq!(codes(&read(&text)[0]), [FaultKind::CutShort], "{cut}");
        let closed = format!("{text}|pg||");
        assert!(
            !codes(&read(&closed)[0]).contains(&FaultKind::CutShort),
            "{cut}"
        );
    }
    for end in ["", "pg|", "pc|H3", "mb|p", "mc|9", "zz|1", "words"] {
        let faults = codes(&read(&format!("{whole}{end}"))[0]);
        assert!(!faults.contains(&FaultKind::CutShort), "{end}");
    }
}

#[test]
fn bars_too_many_or_too_few_cost_no_board() {
    for (text, due) in [
        ("qx|o1|pc|SA|a comment|pg||qx|c1|pc|SK|", 2),
        ("qx|o1|nt|x: one | two|pc|SA||pg||qx|c1|", 2),
        ("qx|o1|pc|SA|pg|qx|c1|md|1S,,|", 2),
        ("qx|o1|pc|S\r\nqx|c1|md|1S,,|", 2),
        (
            "vg|a,b,I,1,2,c,0,d,0|qx|o1|pc|S\r\nvg|e,f,I,1,2,g,0,h,0|\r\nqx|o1|",
            2,
        ),
        ("qx|o1|nt|x: the\r\nqx|", 1),
    ] {
        assert_eq!(read(text).len(), due, "{text}");
    }
    let game = &read("qx|o1|nt|x: one | two|pc|SA|")[0];
    assert_eq!(
        (codes(game), cards(game).as_str()),
        (vec![FaultKind::StrayField], "SA")
    );
}

#[test]
fn what_cannot_be_read_is_a_fault_and_keeps_its_place() {
    let text = "qx|o1|pc|d&|pc|d5g|pc|H\r\n10|pc|10d|pc|c K|mb|1C!N|mb|---2Sp3Sp-|mc|14|mc||mc|9|";
    let game = &read(text)[0];
    let due = [
        UnreadableCard,
        UnreadableCard,
        UnreadableCall,
        UnreadableClaim,
    ];
    assert_eq!(codes(game), due);
    assert_eq!(cards(game), "????HTDTCK");
    let calls: Vec<_> = game.calls.iter().map(|call| call.number).collect();
    assert_eq!(calls, [Some(3), None, Some(11), Some(0), Some(16), Some(0)]);
    let claims: Vec<_> = game.claims.iter().map(|claim| claim.tricks).collect();
    assert_eq!(claims, [None, None, Some(9)]);
}

#[test]
fn keys_are_known_in_any_case_and_with_line_ends_in_them() {
    let game = &read("QX|O1|\r\np\r\nc|s\r\na|Pc|h2|")[0];
    assert_eq!((cards(game).as_str(), game.faults.len()), ("SAH2", 0));
}

#[test]
fn a_comma_in_a_name_shifts_no_other_field() {
    let text = "vg|Cup, the great, Final,P,1,8,A,0,B,0|qx|o1|";
    let header = &read(text)[0].header;
    assert_eq!(header.event(), b"Cup, the great");
    assert_eq!([header.stage(), header.scoring()], [&b" Final"[..], b"P"]);
}

#[test]
fn a_list_of_results_of_another_length_is_not_used() {
    let result = |entries: &str| {
        let text = format!("vg|a,b,I,5,6,c,0,d,0|rs|{entries}|qx|c6|");
        let game = &read(&text)[0];
        game.header.result(game.room.unwrap()).and_then(|it| it.1)
    };
    let four = "1CN=,1CN=,1CN=,PASS";
    assert_eq!(result(four), Some(Listed::PassedOut));
    assert_eq!(result(&format!("{four},")), Some(Listed::PassedOut));
    assert_eq!(result(&format!("{four},1CN=,1CN=")), None);
    assert_eq!(result("1CN="), None);
}

#[test]
fn entries_of_the_list_of_results() {
    let tricks = |entry: &str| match result(entry.as_bytes()) {
        Some(Listed::Contract { tricks, .. }) => tricks,
        _ => None,
    };
    for (entry, due) in [
        ("4HS=", Some(10)),
        ("3NWx-2", Some(7)),
        ("2SExx+1", Some(9)),
        ("4HN", None),
        ("7NN+1", None),
        ("4HS= c", Some(10)),
    ] {
        assert_eq!(tricks(entry), due, "{entry}");
    }
    assert_eq!(result(b" p "), Some(Listed::PassedOut));
    assert_eq!(result(b"---"), Some(Listed::NotPlayed));
    for score in ["?", "50.00%", "-3.53", "12", ""] {
        assert_eq!(result(score.as_bytes()), None, "{score}");
    }
}

#[test]
fn deals_have_three_or_four_hands() {
    let hands = |text: &str| deal(text.as_bytes()).map(|it| it.hands.map(<[u8]>::len));
    assert_eq!(hands("3SAK,H2,D3,C4"), Some([3, 2, 2, 2]));
    assert_eq!(hands("3SAK,H2,D3,"), Some([3, 2, 2, 0]));
    assert_eq!(hands("SAK,H2,D3"), Some([3, 2, 2, 0]));
    for text in ["*1", "3SAK,H2", "3SAK,H2,D3,C4,S5", "3SAK;H2"] {
        assert_eq!(hands(text), None, "{text}");
    }
}

#[test]
fn the_fast_path_reads_what_the_grammar_reads() {
    let all = |reader: Reader<'_>| {
        let (mut reader, mut game, mut games) = (reader, Game::default(), Vec::new());
        while reader.read(&mut game) {
            games.push(format!("{game:?}"));
        }
        games
    };
    for cut in 0..TWO.len() {
        for byte in [b'|', b'x', b'\n', b'g'] {
            let mut text = TWO.as_bytes().to_vec();
            text[cut] = byte;
            let reader = || Reader::new(&text);
            assert_eq!(all(reader()), all(reader().by_grammar()), "{cut} {byte}");
        }
    }
}

#[test]
fn a_text_can_be_cut_before_its_last_board() {
    let (at, opening) = cut(TWO.as_bytes(), &Opening::File).unwrap();
    assert!(TWO[at..].starts_with("qx|c1|"));
    let behind = &TWO.as_bytes()[at..];
    let mut game = Game::default();
    assert!(Reader::new(behind).beginning(&opening).read(&mut game));
    assert_eq!(game.header.name(b"", game.room, 0), Some(&b"Sam"[..]));
    for (text, due) in [
        ("qx|o1|pc|SA|pg||pn|a,b,c,d|qx|o2|", Some("pn|a")),
        ("pn|a|md|1S,,|pc|SA|pn|b|st||md|1H,,|pc|SA|", Some("pn|b")),
        ("md|1S,,|\nmd|1H,,|", Some("md|1H")),
        ("qx|o1|md|1S,,|pc|SA|", None),
        ("nt|x: say qx|o5| |", None),
        ("", None),
    ] {
        let at = cut(text.as_bytes(), &Opening::File)
            .map(|(at, _)| &text[at..at + due.unwrap_or("").len()]);
        assert_eq!(at, due, "{text}");
    }
}

#[test]
fn a_place_is_shown_with_four_tokens() {
    let text = b"x|\npc|S1|pc|S2|pc|S3|pg||pc|S4|pc|S5|\nqx|o1|";
    let at = |mark: &str| {
        text.windows(2)
            .position(|it| it == mark.as_bytes())
            .unwrap()
    };
    let shown = |mark| String::from_utf8_lossy(neighbours(text, at(mark)).of(text)).into_owned();
    assert_eq!(shown("S3"), "pc|S1|pc|S2|pc|S3|pg||pc|S4|");
    assert_eq!(shown("S1"), "pc|S1|pc|S2|pc|S3|");
    assert_eq!(shown("S5"), "pg||pc|S4|pc|S5|");
    assert_eq!(shown("o1"), "qx|o1|");
}

#[test]
fn a_text_is_told_by_its_content() {
    for (head, due) in [
        ("vg|a|", Some(Form::Chain)),
        ("\r\n  PN|a|", Some(Form::Chain)),
        ("some words\nqx|o1|", Some(Form::Chain)),
        ("% Made by a program\r\nvg|a|", Some(Form::Chain)),
        ("%  export\nvg|a|", Some(Form::Pbn)),
        ("% Made by a program\n[Event \"x\"]\nvg|a|", Some(Form::Pbn)),
        ("% PBN\n[Event \"x\"]\nvg|a|", Some(Form::Pbn)),
        ("{ words\nqx|o1| }", Some(Form::Pbn)),
        ("words\n [ Event\t\"x\"]", Some(Form::Pbn)),
        ("[Board 1](handviewer.html?lin=pn%7Ca)", None),
        ("{\"lin\": \"pn|a|\"}", None),
        ("words", None),
        ("", None),
    ] {
        assert_eq!(Form::of(head.as_bytes()), due, "{head}");
    }
}
