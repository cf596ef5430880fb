//! Whole texts, read into games.

use super::*;

fn read(text: &str) -> Vec<Game> {
    games(text.as_bytes()).collect()
}

fn faults(game: &Game) -> Vec<FaultKind> {
    game.faults.iter().map(|fault| fault.kind).collect()
}

/// The comments of the first game, without what encloses them.
fn comments(text: &str) -> Vec<&str> {
    let comments = read(text).swap_remove(0).comments;
    let comments = comments.iter().map(|it| it.of(text.as_bytes()));
    comments.map(|it| str::from_utf8(it).unwrap()).collect()
}

#[test]
fn both_kinds_of_comment_are_found_anywhere_in_a_game() {
    let text = "{before} [Board \"1\"] ; behind a tag\n[Auction \"N\"]\n1C {two\nlines} Pass ;x {y}\n[Play \"E\"]\n{} HA ; end";
    let due = ["before", " behind a tag", "two\nlines", "x {y}", "", " end"];
    assert_eq!(comments(text), due);
}

#[test]
fn values_tables_and_escape_lines_have_no_comments() {
    let text = "[Event \"{no} ; no\"]\n% {no}\n[ScoreTable \"Table;Score\"]\n1 {no}\n[Board \"2\"]\n{yes}\n";
    assert_eq!(comments(text), ["yes"]);
}

#[test]
fn a_comment_belongs_to_one_game_only() {
    let joined =
        "[Board \"1\"]\n[Play \"N\"]\nSA S2 S3 S4 {a}\n[Event \"x\"]\n{b}\n[Board \"2\"]\n{c}\n";
    let heading = "[Event \"x\"]\n{a}\n\n[Board \"1\"]\n{b}\n[Event \"y\"]\n{c}\n";
    for (text, due) in [(joined, [1, 2]), (heading, [1, 2])] {
        let counts: Vec<_> = read(text).iter().map(|it| it.comments.len()).collect();
        assert_eq!(counts, due, "{text:?}");
    }
}

/// How many tags each game has.
fn tag_counts(games: &[Game]) -> Vec<usize> {
    games.iter().map(|it| it.tags.len()).collect()
}

#[test]
fn every_byte_belongs_to_a_record() {
    let text = "% head\n[A \"1\"]\n\njunk\n[B \"2\"]\n{c}\n\n\n";
    let games = read(text);
    assert_eq!(games[0].record.start, 0);
    assert_eq!(games[0].record.end, games[1].record.start);
    assert_eq!(faults(&games[1]), [FaultKind::TextOutsideGame]);
    let rest = &text[games[1].record.end as usize..];
    assert_eq!(rest.trim_matches('\n'), "");
}

#[test]
fn sections_are_read_token_by_token() {
    let text = "[Auction \"N\"]\n1C =1= Pass! ^I 1D AP\n[Note \"1: x\"]\n[Play \"W\"]\nSK =1= H3 {c} S4 ^RS3 ; end\n% e\n- + *\n";
    let game = &read(text)[0];
    assert_eq!(game.calls.len(), 7);
    assert_eq!(game.loose_cards.len(), 9);
    assert_eq!(game.loose_cards[4].kind, TokenKind::Irregularity(b'R'));
    let Token { at, kind } = game.loose_cards[5];
    assert_eq!((at, kind), (80, TokenKind::Card(b'S', b'3')));
    assert!(game.faults.is_empty());
}

#[test]
fn a_game_that_begins_without_a_blank_line_is_a_game() {
    let text = "[Event \"a\"]\n[Board \"1\"]\n[Play \"W\"]\nSK\n[Date \"x\"]\n[Event \"a\"]\n[Board \"2\"]\n[Play \"N\"]\nSA\n";
    let games = read(text);
    assert_eq!(tag_counts(&games), [4, 3]);
    assert_eq!(faults(&games[1]), [FaultKind::NoBlankLine]);
    let text = "[Event \"a\"]\n[Date \"1\"]\n[Play \"W\"]\nSK\n[Date \"2\"]\n[Event \"b\"]\n[Room \"x\"]\n";
    assert_eq!(tag_counts(&read(text)), [3, 3]);
    // no game begins with a table of the standard, though it is repeated there
    let text =
        "[Event \"a\"]\n[ScoreTable \"1\"]\n[Play \"W\"]\nSK\n[ScoreTable \"1\"]\n[Event \"b\"]\n";
    assert_eq!(tag_counts(&read(text)), [3, 1]);
}

/// The tags of each game.
fn tags(text: &str) -> Vec<Vec<&str>> {
    let name = |tag: &Tag| str::from_utf8(tag.name_span.of(text.as_bytes())).unwrap();
    let games = games(text.as_bytes());
    games
        .map(|game| game.tags.iter().map(name).collect())
        .collect()
}

#[test]
fn an_event_on_its_own_belongs_to_the_board_behind_it() {
    let whole = [["Event", "Site", "Board", "Dealer"]];
    for gap in ["", "\n", " \r\n\n", "\x1a\n\n"] {
        let text = format!("[Event \"a\"]\n[Site \"b\"]\n{gap}[Board \"1\"]\n[Dealer \"N\"]\n");
        assert_eq!(tags(&text), whole, "{gap:?}");
    }
    // the same event again does not begin another game
    let again = "[Event \"a\"]\n\n[Board \"1\"]\n[Event \"a\"]\n";
    assert_eq!(tags(again), [["Event", "Board"]]);
}

#[test]
fn a_bracket_in_what_is_not_pbn_opens_no_game() {
    for text in "[0 0 612 792]|[/PDF /Text]|[(x) 12]|[1]|[cid:image001.png]|[type=\"radio\"]|[Note: this message comes from outside]|[INFO] done|[section one]|[a\"\u{1}\u{2}|[2026-11-22 19:00] started".split('|') {
        assert_eq!(tags(&format!("{text}\n\n{text}\n")), [[""; 0]; 0], "{text}");
        // in a file of games it costs only its own line
        let text = format!("{text}\n[Board \"1\"]\n\n[Board \"2\"]\n\n{text}\n");
        assert_eq!(tags(&text), [["Board"], ["Board"]]);
    }
}

#[test]
fn an_event_that_no_board_follows_is_a_game_of_its_own() {
    for behind in [
        "[Dealer \"N\"]\n",
        "[Event \"b\"]\n[Board \"1\"]\n",
        "{c}\n[Board \"1\"]\n",
        "[Board \"1\"]\n[Event \"b\"]\n[Play \"N\"]\nSA 1\n",
    ] {
        let games = read(&format!("[Event \"a\"]\n\n{behind}\n[Board \"2\"]\n"));
        assert_eq!(games.len(), 3, "{behind}");
        assert_eq!(games[0].tags.len(), 1, "{behind}");
        assert!(!games[0].has_cards() && games[0].faults.is_empty());
    }
}

#[test]
fn an_event_behind_a_section_is_that_of_the_board_that_follows_it() {
    let text = "[Board \"1\"]\n[Play \"W\"]\nSK\n[Event \"a\"]\n[Site \"x\"]\n[Board \"2\"]\n[Play \"N\"]\nSA\n";
    let due = [&["Board", "Play"][..], &["Event", "Site", "Board", "Play"]];
    assert_eq!(tags(text), due);
    let text = "[Board \"1\"]\n[Play \"W\"]\nSK\n[Event \"a\"]\n";
    assert_eq!(tags(text), [["Board", "Play", "Event"]]);
}

#[test]
fn repeated_tags_keep_their_first_value() {
    let text = "[Room \"Open\"]\n[Room \"IMP\"]\n[Room \"Open\"]\n[X \"1\"]\n[X \"2\"]\n";
    let game = &read(text)[0];
    let value = game.value(TagName::Room).unwrap();
    assert_eq!(value.of(text.as_bytes()), b"Open");
    assert_eq!(faults(game), [FaultKind::RepeatedTag; 2]);
}

#[test]
fn table_data_is_passed_over() {
    let text = "[ScoreTable \"Rank;Name\\45\"] {c}\n 1 \"[x] {\"\n2 ; %\n[OptimumResultTable \"D\"]\nN\n\n[Event \"b\"]\n";
    let games = read(text);
    assert_eq!(games.len(), 2);
    assert!(games.iter().all(|game| game.faults.is_empty()), "{games:?}");
}

#[test]
fn bad_tokens_keep_their_place_and_cost_only_themselves() {
    use FaultKind::{TokenAfterEnd, UnreadableAnnotation, UnreadableCall, UnreadableCard};
    let text =
        "[Auction \"N\"]\n1C 9X (no) Pass\n[Play \"E\"]\nS4S3 H2 =99= HH C3\n* D2\n[Event \"x\"]\n";
    let game = &read(text)[0];
    assert_eq!(game.loose_cards.len(), 5);
    let calls = game.calls.iter().map(|call| call.kind);
    assert_eq!(calls.filter(|it| *it == TokenKind::Unreadable).count(), 2);
    assert!(game.has(TagName::Event));
    let kinds = faults(game);
    let count = |of| kinds.iter().filter(|kind| **kind == of).count();
    assert_eq!(count(UnreadableCard), 2, "{kinds:?}");
    for kind in [UnreadableCall, UnreadableAnnotation, TokenAfterEnd] {
        assert!(count(kind) > 0, "{kinds:?}");
    }
}

#[test]
fn rows_behind_a_line_that_only_looks_like_a_tag_are_added_to_those_before_it() {
    let row = "C6 CK C3 CA\n";
    for (text, count) in [
        (format!("[Play \"W\"]\n{row}[5 HQ\n{row}"), 8),
        (format!("[Play \"W\"]\n[5 HQ\n{row}{row}"), 8),
        (format!("[Play \"W\"]\nSA\n[5 HQ\n{row}"), 5),
        (format!("[Play \"W\"]\n{row}[5 HQ\n"), 4),
    ] {
        let game = &read(&text)[0];
        let places: Vec<_> = game.cards(text.as_bytes()).map(|card| card.at).collect();
        assert_eq!(places.len(), count, "{text}");
        assert!(places.is_sorted(), "{text}");
        assert_eq!(faults(game), [FaultKind::UnreadableTag], "{text}");
    }
}

/// A letter for each kind of token; those of calls are in the order of their numbers.
fn letter(kind: TokenKind) -> char {
    match kind {
        TokenKind::Call(number) => char::from(b'a' + number),
        TokenKind::Alert => '*',
        TokenKind::NoteReference(1) => '=',
        TokenKind::Nag(1) => '$',
        TokenKind::Suffix => '!',
        TokenKind::Star => '.',
        _ => '?',
    }
}

#[test]
fn a_star_that_touches_a_call_is_an_alert() {
    let calls = |body: &str| {
        let game = read(&format!("[Auction \"N\"]\n{body}\n")).remove(0);
        let kinds = game.calls.iter().map(|call| letter(call.kind));
        (kinds.collect::<String>(), faults(&game))
    };
    for (body, due) in [
        ("4C* P", "s*a"),
        ("4C*\nP", "s*a"),
        ("4C* =1= P", "s*=a"),
        ("4C*=1= P", "s*=a"),
        ("4C*\n=1= P", "s*=a"),
        ("4C* $1 P", "s*$a"),
        ("4C*$1 P", "s*$a"),
        ("4C* {ask} P", "s*a"),
        ("4C*{ask}P", "s*a"),
        ("4C* ; ask\nP", "s*a"),
        ("4C*\n% escape\nP", "s*a"),
        ("4C*! P", "s*!a"),
        ("4C** P", "s**a"),
        ("4C=1=* P", "s=*a"),
        ("4C!* P", "s!*a"),
        ("Pass* X* XX*", "a*b*c*"),
        ("4c* * =1=", "s*.="),
        ("4C*", "s*"),
    ] {
        assert_eq!(calls(body), (due.to_owned(), vec![]), "{body:?}");
    }
    for body in ["4C * P", "4C\n* P", "4C {ask}* P", "4C *P", "* 4C"] {
        assert_eq!(calls(body).1, [FaultKind::TokenAfterEnd], "{body:?}");
    }
}

#[test]
fn a_star_that_touches_a_card_leaves_the_play_open() {
    let cards = |body: &str| {
        let game = read(&format!("[Play \"W\"]\n{body}\n")).remove(0);
        (game.loose_cards.len(), faults(&game))
    };
    for (body, tokens) in [
        ("SK* S2", 3),
        ("SK*=1= S2", 4),
        ("SK* {x} S2", 3),
        ("SK*\n=1=\nS2", 4),
    ] {
        assert_eq!(cards(body), (tokens, vec![]), "{body:?}");
    }
    for body in ["SK * S2", "SK -* S2", "SK +* S2", "SK ^R* S2"] {
        let fault = cards(body).1;
        assert_eq!(fault, [FaultKind::TokenAfterEnd], "{body:?}");
    }
}

#[test]
fn a_second_section_is_passed_over_and_named() {
    let game = &read("[Play \"W\"]\nSK\n[Play \"W\"]\nSA\n")[0];
    assert_eq!(game.loose_cards.len(), 1);
    assert_eq!(faults(game), [FaultKind::RepeatedTag]);
}

#[test]
fn a_tag_may_stand_behind_the_data_of_a_table() {
    let game = &read("[ScoreTable \"A;B\"]\n1 \"[x \" 2 [Event \"e\"]\n")[0];
    assert!(game.has(TagName::Event) && game.faults.is_empty());
}

#[test]
fn an_event_behind_other_new_tags_may_belong_to_the_next_board() {
    use TagName::{Auction, Board, Event, Room, Site};
    let text = "[Board \"1\"]\n[Auction \"N\"]\n1C\n[Room \"a\"]\n[Event \"b\"]\n[Site \"c\"]\n[Board \"2\"]\n[Room \"d\"]\n";
    let text = format!("{text}{}", " ".repeat(200));
    let names = |mut reader: Reader<'_>| {
        let (mut game, mut names) = (Game::default(), Vec::new());
        while reader.read(&mut game) {
            names.push(game.tags.iter().map(|tag| tag.name).collect::<Vec<_>>());
        }
        names
    };
    let due = [vec![Board, Auction, Room], vec![Event, Site, Board, Room]];
    assert_eq!(names(Reader::new(text.as_bytes())), due);
    assert_eq!(names(Reader::new(text.as_bytes()).by_grammar()), due);
}
