//! The reader, by small texts.

use super::*;
use crate::source::Span;

const TWO: &str = "vg|Cup, Final,I,1,2,Home,0,Away,0|\r\nrs|4HS=,3NWx-2,,PASS|\r\npn|Sue,Wim,Nel,Ed,Sam,Wes,Ned,Eve|pg||\r\n\
    qx|o1|st||md|3SA,H2,D3|sv|n|mb|1H|an|five|mb|p!|nt|vugraph1: hello|pg||\r\npc|sA|pc|H2|pg||mc|10|pg||\r\n\
    qx|c1|md|3SA,H2,D3|sv|n|mb|p|pg||\r\n";

fn read(text: &str) -> Vec<Game> {
    games(text.as_bytes()).collect()
}

/// A board: what it and the head of its file state, as far as they state something, its tokens and faults.
fn said(game: &Game, text: &[u8]) -> String {
    let words = |bytes: &[u8]| bytes.escape_ascii().to_string();
    let of = |span: Span| words(span.of(text));
    let header = &game.header;
    let mut said = vec![format!("from {}", game.span.start)];
    if let Some(Room { letter, number, .. }) = game.room {
        said.push(format!("room {letter:?} {number:?}"));
    }
    for (name, span) in [
        ("deal", game.deal),
        ("names", game.names),
        ("heading", game.heading),
    ] {
        said.extend(span.map(|span| format!("{name} {}", of(span))));
    }
    let of_file = [header.event(), header.stage(), header.scoring()];
    let of_file = of_file.into_iter().chain(header.teams()).map(words);
    let of_file = of_file.collect::<Vec<_>>().join("|");
    said.extend((of_file != "||||").then(|| format!("of {of_file}")));
    let players = (0..4).map(|seat| {
        header
            .name(b"", game.room, seat)
            .map_or_else(String::new, words)
    });
    let players = players.collect::<Vec<_>>().join(" ");
    said.extend((players != "   ").then(|| format!("players {players}")));
    let listed = game.room.and_then(|room| header.result(room));
    said.extend(listed.map(|(entry, read)| format!("result {} {read:?}", words(entry))));
    let points = game.room.and_then(|room| header.points(room)).map(words);
    said.extend(points.map(|points| format!("points {points}")));
    let numbers = header.numbers().map(words).collect::<Vec<_>>().join(" ");
    said.extend((!numbers.is_empty()).then(|| format!("numbers {numbers}")));
    for (name, calls) in [("calls", &game.calls), ("other room", &game.other_room)] {
        let call = |call: &CallToken| {
            let number = call.number.map_or("?".to_owned(), |it| it.to_string());
            number + if call.is_alerted { "!" } else { "" }
        };
        let calls = calls.iter().map(call).collect::<Vec<_>>().join(" ");
        said.extend((!calls.is_empty()).then(|| format!("{name} {calls}")));
    }
    let cards = game
        .cards
        .iter()
        .map(|card| words(&card.letters.unwrap_or(*b"??")));
    let cards = cards.collect::<String>();
    said.extend((!cards.is_empty()).then(|| format!("cards {cards}")));
    let claim = |it: &Claim| format!("claim {:?} behind {}", it.tricks, it.cards);
    said.extend(game.claims.iter().map(claim));
    let alert = |it: &Comment| format!("alert {} of {}", of(it.span), it.calls);
    said.extend(game.alerts.iter().map(alert));
    let remark = |it: &Comment| {
        let (author, text) = comment(it.span.of(text));
        let author = author.map_or_else(String::new, words);
        format!("{author}: {} behind {} {}", words(text), it.calls, it.cards)
    };
    said.extend(game.comments.iter().map(remark));
    let fault = |it: &Fault| format!("{:?} {}", it.kind, of(it.span));
    said.extend(game.faults.iter().map(fault));
    said.join("; ")
}

#[test]
fn texts_are_read_as_their_list_has_it() {
    hold!("texts.txt", |name, text| match name {
        "text" => {
            let all = read(text);
            let all = all.iter().map(|game| said(game, text.as_bytes()));
            all.collect::<Vec<_>>().join("\n")
        }
        "cut" => {
            let cut = cut(text.as_bytes(), &Opening::File);
            cut.map_or("none", |(at, _)| &text[at..]).to_owned()
        }
        "entry" => format!("{:?}", result(text.as_bytes())),
        "hands" => {
            let hands =
                deal(text.as_bytes()).map(|it| it.hands.map(|it| it.escape_ascii().to_string()));
            format!("{hands:?}")
        }
        mark if mark.starts_with("near ") => {
            let at = text.find(&mark["near ".len()..]).unwrap();
            let near = neighbours(text.as_bytes(), at).of(text.as_bytes());
            near.escape_ascii().to_string()
        }
        _ => format!("{:?}", Form::of(text.as_bytes())),
    });
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
}

#[test]
fn text_stays_as_it_is_written_and_signs_of_suits_are_letters_in_cards() {
    let text = b"vg|Copa Espa\xf1a \xe2\x99\xa5,F,I,1,1,Se\xf1or,0,B,0|qx|o1|md|3S\xe2\x99\xa0A\xe2\x99\xa52,,,|";
    let game = games(text).next().unwrap();
    assert_eq!(game.header.event(), b"Copa Espa\xf1a \xe2\x99\xa5");
    assert_eq!(game.header.teams()[0], b"Se\xf1or");
    let deal = game.deal.unwrap().of(text);
    assert_eq!(*cleaned(deal), b"3SSAH2,,,"[..]);
    let latin1 = b"S\xa0\xd1";
    assert_eq!(*cleaned(latin1), latin1[..]);
    assert_eq!(*cleaned("♦\u{a0}T".as_bytes()), b"DT"[..]);
}
