//! Whole texts, read into games, and values, read by their forms.

use super::*;
use crate::pbn::table::columns;
use crate::source::{Charset, Span};

/// The tokens of a section, and where the last one stands.
fn tokens<'a>(tokens: impl Iterator<Item = Token> + 'a) -> String {
    let (mut said, mut last) = (String::new(), 0);
    for Token { at, kind } in tokens {
        last = at;
        let token = match kind {
            TokenKind::Call(number) => number.to_string(),
            TokenKind::Card(suit, rank) => [suit, rank].map(char::from).iter().collect(),
            other => format!("{other:?}"),
        };
        said = said + " " + &token;
    }
    said + &format!(" at {last}")
}

/// A game: its tags with the first values, the tokens of its sections, its comments and faults, and where its record ends.
fn said(game: &Game, text: &[u8]) -> String {
    let of = |span: &Span| span.of(text).escape_ascii().to_string();
    let tag = |tag: &Tag| {
        let value = game.value(tag.name).unwrap_or(tag.value);
        format!("{}={}", of(&tag.name_span), of(&value))
    };
    let mut said = game.tags.iter().map(tag).collect::<Vec<_>>().join(" ");
    let all = |spans: &mut dyn Iterator<Item = String>| spans.collect::<Vec<_>>().join(" | ");
    if !game.calls.is_empty() {
        said = said + "; calls" + &tokens(game.calls.iter().copied());
    }
    if game.has_cards() {
        said = said + "; cards" + &tokens(game.cards(text));
    }
    if !game.comments.is_empty() {
        said = said + "; comments " + &all(&mut game.comments.iter().map(of));
    }
    if !game.faults.is_empty() {
        said = said + "; " + &all(&mut game.faults.iter().map(|it| format!("{:?}", it.kind)));
    }
    said + &format!("; up to {}", game.record.end)
}

/// What is read of a text by the fast path, which must be what is read by the grammar.
fn games_of(text: &str) -> String {
    let read = |mut reader: Reader<'_>, text: &str| {
        let (mut game, mut all) = (Game::default(), Vec::new());
        while reader.read(&mut game) {
            all.push(said(&game, text.as_bytes()));
        }
        all.join("\n")
    };
    for text in [text, &format!("{text}{}", " ".repeat(200))] {
        let reader = || Reader::new(text.as_bytes());
        assert_eq!(
            read(reader(), text),
            read(reader().by_grammar(), text),
            "{text}"
        );
    }
    read(Reader::new(text.as_bytes()), text)
}

#[test]
fn texts_and_values_are_read_as_their_lists_have_it() {
    hold!("texts.txt", |name, text| match name {
        "text" => games_of(text),
        "rubber" => format!(
            "{:?}",
            History::read(text.as_bytes()).map(|it| it.has_game())
        ),
        "value" => value_text(text.as_bytes(), Charset::Unstated).into_owned(),
        "line ends" => {
            let text = text.repeat(50);
            let is_one = scan(text.as_bytes()).has_one_line_end(text.as_bytes());
            format!("of one kind: {is_one}")
        }
        "gap" => format!("ends a line: {}", ends_line(text.as_bytes())),
        "columns" => {
            let found = columns(text.as_bytes()).map(|it| it.is_some().to_string());
            found.collect::<Vec<_>>().join(" ")
        }
        "head" => {
            let parts = text.split(" | ").map(|it| Directives::read(it.as_bytes()));
            let Directives {
                version,
                export,
                charset,
                ..
            } = parts.reduce(Directives::then).unwrap();
            let odd = odd_versions(text.as_bytes()).count();
            format!("{version:?}, export {export}, {charset:?}, odd {odd}")
        }
        "table" => {
            let (header, rows) = text.split_once(" | ").unwrap();
            let columns = ["Score_NS", "Names_NS"];
            let rows = (Table::of(rows), rows.as_bytes());
            let found = records(header.as_bytes(), rows.0, rows.1, columns);
            let found = found.map(|row| row.map(|it| it.escape_ascii().to_string()).join(" and "));
            found.collect::<Vec<_>>().join("\n")
        }
        tag => {
            let form = Form::of(TagName::of(tag.as_bytes()));
            let found = text.split('|').map(|it| form.conformity(it.as_bytes()));
            let mut found: Vec<_> = found.map(|it| format!("{it:?}")).collect();
            found.dedup();
            found.join(" ")
        }
    });
}

#[test]
fn a_bracket_in_what_is_not_pbn_opens_no_game() {
    for text in [
        "[0 0 612 792]",
        "[/PDF /Text]",
        "[(x) 12]",
        "[1]",
        "[cid:image001.png]",
        "[type=\"radio\"]",
        "[Note: this message comes from outside]",
        "[INFO] done",
        "[section one]",
        "[a\"\u{1}\u{2}",
        "[2026-11-22 19:00] started",
    ] {
        assert_eq!(games_of(&format!("{text}\n\n{text}\n")), "", "{text}");
        // in a file of games it costs only its own line
        let text = format!("{text}\n[Board \"1\"]\n\n[Board \"2\"]\n\n{text}\n");
        let tags = games(text.as_bytes()).map(|game| game.tags.len());
        assert!(tags.eq([1, 1]), "{text}");
    }
}
