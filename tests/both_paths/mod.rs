//! A text read along the fast path and by the grammar alone.

use pbn_audit::pbn::{
    Fault, Game, Reader, Tag, TagName, Token, hold_calls, hold_cards, hold_notes, shape,
};
use pbn_audit::source::Span;

/// What a game holds, whichever way it was read.
#[derive(Debug, PartialEq)]
struct Read {
    span: Span,
    record: Span,
    tags: Vec<Tag>,
    calls: Vec<Token>,
    cards: Vec<Token>,
    /// The tables with the numbers of their elements and columns.
    tables: Vec<(TagName, Span, Span, (usize, usize))>,
    comments: Vec<Span>,
    /// Of the reader, and of the annotations and notes.
    faults: Vec<Fault>,
    has_other_spellings: bool,
}

impl Read {
    fn of(game: &Game, text: &[u8]) -> Self {
        let tables = game.tables.iter().map(|table| {
            let shape = shape(table.header.of(text), *table, text);
            (table.name, table.header, table.data, shape)
        });
        let mut faults = game.faults.clone();
        hold_calls(game, text, &mut faults);
        hold_cards(game, text, &mut faults);
        hold_notes(game, text, &mut faults);
        Self {
            span: game.span,
            record: game.record,
            tags: game.tags.clone(),
            calls: game.calls.clone(),
            cards: game.cards(text).collect(),
            tables: tables.collect(),
            comments: game.comments.clone(),
            faults,
            has_other_spellings: game.has_other_spellings,
        }
    }
}

/// Reads a text both ways and demands the same of both; returns the number of games. The fast path leaves the last bytes
/// of a text to the grammar: so the text is read again with blank lines behind it.
pub(crate) fn read_alike(text: &[u8], name: &str) -> usize {
    read_both(&[text, &[b'\n'; 200]].concat(), name);
    read_both(text, name)
}

fn read_both(text: &[u8], name: &str) -> usize {
    let mut readers = [Reader::new(text), Reader::new(text).by_grammar()];
    let mut games = [Game::default(), Game::default()];
    let mut count = 0;
    loop {
        let [mut fast, mut slow] = [false; 2];
        for (reader, (game, more)) in readers
            .iter_mut()
            .zip(games.iter_mut().zip([&mut fast, &mut slow]))
        {
            *more = reader.read(game);
        }
        assert_eq!(fast, slow, "game {count} of {name}");
        if !fast {
            break;
        }
        let [fast, slow] = [0, 1].map(|way| Read::of(&games[way], text));
        assert_eq!(fast, slow, "game {count} of {name}");
        count += 1;
    }
    assert_eq!(readers[0].trailing(), readers[1].trailing(), "{name}");
    count
}
