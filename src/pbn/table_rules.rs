//! Checks tables against their headers (PBN 2.1 section 5): complete rows, readable elements, columns sorted as the
//! header says, and the columns and rows that the standard requires of its own tables.

use super::table::{Column, Order, Piece, PieceKind, Pieces, columns};
use super::{Fault, FaultKind, Game, Table, TagName, Token, TokenKind};
use crate::source::Span;

/// The columns that a table of the standard must have (sections 5.6 and 5.7).
const fn required(name: TagName) -> &'static [&'static str] {
    match name {
        TagName::OptimumPlayTable => &["S", "H", "D", "C"],
        TagName::OptimumResultTable => &["Declarer", "Denomination", "Result"],
        _ => &[],
    }
}

/// The fewest and the most rows of a table of the standard: four declarers in five denominations; 52 cards; a time for
/// each call or card. The standard leaves open whether a token for several calls, or an unknown card, has a time.
pub fn rows(name: TagName, game: &Game) -> (usize, usize) {
    match name {
        TagName::OptimumResultTable => (20, 20),
        TagName::OptimumPlayTable => (0, 52),
        TagName::AuctionTimeTable if !game.calls.is_empty() => timed(game.calls.iter()),
        TagName::PlayTimeTable if game.has_cards() => {
            let whole = 4 * game.rows.count();
            let cards = game.loose_cards.iter();
            let (fewest, most) = timed(cards.filter(|it| it.kind.fills_a_place()));
            (whole + fewest, whole + most)
        }
        _ => (0, usize::MAX),
    }
}

/// The fewest and the most times for some tokens.
fn timed<'a>(tokens: impl Iterator<Item = &'a Token>) -> (usize, usize) {
    let times = tokens.map(|token| match token.kind {
        TokenKind::Call(_) | TokenKind::Card(..) => (1, 1),
        TokenKind::AllPass => (0, 3),
        TokenKind::Irregularity(b'S') => (0, 1),
        kind => (0, usize::from(kind.fills_a_place())),
    });
    times.fold((0, 0), |(fewest, most), (few, many)| {
        (fewest + few, most + many)
    })
}

/// The header of an `OptimumResultTable` as the standard prints it, and as nearly every program writes it.
const PRINTED: &[u8] = br"Declarer;Denomination\2R;Result\2R";

/// Looks at a table. `header` is its own, or the one that it takes over (`#`).
pub fn hold_table(header: &[u8], table: Table, game: &Game, text: &[u8], faults: &mut Vec<Fault>) {
    if header.is_empty() {
        return; // nobody says which columns it has
    }
    let printed = table.name == TagName::OptimumResultTable && header == PRINTED;
    if !(printed && table.elements == Some(20 * 3)) {
        hold_columns(header, table, game, text, faults);
    }
}

/// Looks at the columns of a table and at its data.
fn hold_columns(header: &[u8], table: Table, game: &Game, text: &[u8], faults: &mut Vec<Fault>) {
    let data = table.data.of(text);
    let required = required(table.name);
    let (mut count, mut signed, mut missing) = (0, false, required.len());
    for column in columns(header) {
        let Some(column) = column else {
            faults.push(Fault::new(FaultKind::UnreadableColumns, table.header));
            return;
        };
        count += 1;
        signed |= column.order.is_some();
        // there are three or four, usually in this order
        let is_next = required
            .get(required.len() - missing)
            .is_some_and(|it| it.as_bytes() == column.name);
        missing -= usize::from(is_next);
    }
    if missing > 0 && lacks_column(required, header) {
        faults.push(Fault::new(FaultKind::MissingColumn, table.header));
    }
    let elements = match table.elements {
        Some(count) => count as usize,
        None => pieces(table, data, faults),
    };
    let (fewest, most) = rows(table.name, game);
    if !elements.is_multiple_of(count) {
        let last = last_element(table, data);
        faults.push(Fault::new(FaultKind::IncompleteTable, last));
    } else if !(fewest..=most).contains(&(elements / count)) {
        faults.push(Fault::new(FaultKind::RowCount, table.header));
    }
    if signed {
        orders(header, count, table, data, faults);
    }
}

fn lacks_column(required: &[&str], header: &[u8]) -> bool {
    required.iter().any(|required| {
        let is_it =
            |column: Option<Column<'_>>| column.is_some_and(|it| it.name == required.as_bytes());
        !columns(header).any(is_it)
    })
}

/// Counts the elements of a table and reports what is not one.
fn pieces(table: Table, data: &[u8], faults: &mut Vec<Fault>) -> usize {
    let mut elements = 0;
    let mut told = [false; 2];
    for piece in Pieces::of(data) {
        let (kind, place) = match piece.kind {
            PieceKind::Element => {
                elements += 1;
                continue;
            }
            PieceKind::Comment if elements == 0 => continue,
            PieceKind::Comment => (FaultKind::CommentInTable, 0),
            PieceKind::OddElement => {
                elements += 1;
                (FaultKind::OddCharacterInTable, 1)
            }
        };
        if !std::mem::replace(&mut told[place], true) {
            faults.push(Fault::new(kind, table.span(piece.from, piece.to)));
        }
    }
    elements
}

/// The last element of a table; the header if there is none.
fn last_element(table: Table, data: &[u8]) -> Span {
    let elements = Pieces::of(data).filter(Piece::is_element);
    elements
        .last()
        .map_or(table.header, |piece| table.span(piece.from, piece.to))
}

/// Checks the order of columns whose header gives one. Anything that is not a number is ignored.
fn orders(header: &[u8], count: usize, table: Table, data: &[u8], faults: &mut Vec<Fault>) {
    for (place, column) in columns(header).enumerate() {
        let Some(order) = column.and_then(|column| column.order) else {
            continue;
        };
        let elements = Pieces::of(data).filter(Piece::is_element);
        let mut last: Option<f64> = None;
        for piece in elements.skip(place).step_by(count) {
            let Some(value) = figure(&data[piece.from..piece.to]) else {
                continue;
            };
            let breaks = last.is_some_and(|last| match order {
                Order::Rising => value < last,
                Order::Falling => value > last,
            });
            if breaks {
                let span = table.span(piece.from, piece.to);
                faults.push(Fault::new(FaultKind::TableOrder, span));
                break;
            }
            last = Some(value);
        }
    }
}

/// A number, with `^` before it if the score is artificial.
fn figure(element: &[u8]) -> Option<f64> {
    let digits = element.strip_prefix(b"^").unwrap_or(element);
    let value: f64 = str::from_utf8(digits).ok()?.parse().ok()?;
    value.is_finite().then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_table_as_the_standard_prints_it_has_no_fault() {
        let data = "\nN NT 9\n".repeat(20);
        let table = Table {
            name: TagName::OptimumResultTable,
            ..Table::of(&data)
        };
        let mut faults = Vec::new();
        let (game, text) = (Game::default(), data.as_bytes());
        hold_columns(PRINTED, table, &game, text, &mut faults);
        assert_eq!(faults, []);
    }
}
