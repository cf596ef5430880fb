//! The play: a row for each trick, in it the cards in the columns of the hands, from the opening leader's on.

use super::Writing;
use super::remarks::Remarks;
use super::tags::letter;
use crate::board::Columns;
use crate::bridge::{ROWS, Slot, Spelled, Stop};
use crate::pbn::Export;

/// The cards of thirteen tricks.
const ALL: usize = 52;

/// Writes the section, if there is a card or a claim.
pub(super) fn write(of: &Writing<'_>, remarks: &mut Remarks, export: &mut Export) {
    let play = of.play;
    if of.game.cards.is_empty() && play.table.stop == Stop::Plain {
        return;
    }
    let is_known = play.columns == Columns::FoundOut || of.premises.declarer().is_some();
    export.section("Play", &letter(is_known.then_some(play.table.first)));
    remarks.write_behind_cards(0, export);
    let rows = match of.game.cards.len() {
        ..=ALL => usize::from(play.table.rows),
        _ => ROWS,
    };
    for row in 0..rows {
        write_row(of, row, remarks, export);
        remarks.write_behind_cards(4 * (row + 1), export);
    }
    let surplus = of.game.cards.iter().skip(ALL);
    for (number, token) in (ALL + 1..).zip(surplus) {
        export.token(&card(token.letters));
        remarks.write_behind_cards(number, export);
    }
    remarks.write_behind_cards(usize::MAX, export);
    if of.game.cards.len() < ALL {
        export.star(); // no more cards are known; without it a Result is that of the tricks so far (PBN 2.1 section 3.4.15)
    }
    export.end_row();
}

/// A row. What was said within the trick stands behind the card that it followed.
fn write_row(of: &Writing<'_>, row: usize, remarks: &mut Remarks, export: &mut Export) {
    let table = &of.play.table;
    let end = of.game.cards.len().min(4 * (row + 1));
    let within = remarks.within(4 * row, end);
    for column in 0..4 {
        let slot = table.slots[row][column];
        let is_marked = table.marks[row].lead & 1 << column != 0 && slot.card().is_some();
        let mark = if is_marked { "^L " } else { "" };
        let card = slot
            .card()
            .map_or("-".to_owned(), |it| Spelled(it).to_string());
        export.token(&format!("{mark}{card}"));
        for (cards, text) in &within {
            if column_of(of, row, cards - 1) == column {
                export.comment_behind(text);
            }
        }
    }
}

/// The column of a card of a row, by its place in the order of play.
fn column_of(of: &Writing<'_>, row: usize, place: usize) -> usize {
    let at = of.game.cards[place].at;
    let play = of.play;
    let holds = |column: &usize| {
        play.table.slots[row][*column] != Slot::Empty && play.offset(row, *column) == at
    };
    (0..4).find(holds).unwrap_or(3)
}

/// A card by its letters; a hyphen for one that cannot be read.
fn card(letters: Option<[u8; 2]>) -> String {
    letters.map_or("-".to_owned(), |letters| {
        letters.map(char::from).iter().collect()
    })
}
