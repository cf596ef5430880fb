//! The play, trick by trick: who led, who won, how many tricks each side has; revokes, what proves them, what moves.

use crate::bridge::{BySeat, Card, Hand, Seat, Side, Stop, Turn, side};
use crate::checks::wording::revokes::RuledRevoke;
use crate::checks::{Case, RevokeComment, Ruled, revoke_comments};
use crate::laws::Moves;
use crate::replay::{Irregularity, Position, Replay, Trick};
use crate::report::phrase::list;
use crate::source::printable;
use crate::words::{Message, Words, key, message};
use std::collections::BTreeMap;
use std::fmt::Write;

#[derive(Debug)]
pub(super) struct PlayTable {
    /// One for each trick, recorded or not.
    pub(super) rows: Vec<TrickRow>,
    /// Who gains the tricks that move.
    pub(super) to: Option<Side>,
    /// What is not recorded, and what the signs of doubt mean.
    pub(super) remarks: Vec<Message>,
}

#[derive(Debug)]
pub(super) struct TrickRow {
    pub(super) number: u8,
    pub(super) leader: Option<Seat>,
    pub(super) cells: BySeat<Cell>,
    pub(super) winner: Option<Seat>,
    /// Tricks of North-South and East-West so far, as long as each winner is known.
    pub(super) count: Option<[u8; 2]>,
    pub(super) moves: Moves,
    /// What recorders wrote of a revoke, with what stands around it.
    pub(super) said: Vec<String>,
}

impl TrickRow {
    /// The notes after a trick: revokes, proofs, whether it moves.
    pub(super) fn notes(&self, play: &PlayTable, words: &Words) -> String {
        let mut notes = String::new();
        self.add_numbers(&mut notes, words.word(key!("mark-revoke")), |it| it.revokes);
        self.add_numbers(&mut notes, words.word(key!("mark-proof")), |it| it.proves);
        if let Some(side) = play.to {
            let [before, behind] = match self.moves {
                Moves::No => return notes,
                Moves::Yes => ["\u{2192} ", ""],
                Moves::Perhaps => ["(\u{2192} ", ")"],
            };
            notes.push_str(if notes.is_empty() { "" } else { " " });
            notes.extend([before, words.side_letters(side), behind]);
        }
        notes
    }

    /// Adds the numbers of some revokes, with a word before them.
    fn add_numbers(&self, notes: &mut String, word: &str, pick: fn(&Cell) -> Option<usize>) {
        let numbers = self.cells.0.iter().filter_map(pick);
        for (place, number) in numbers.enumerate() {
            let before: &[&str] = match (place, notes.is_empty()) {
                (0, true) => &[word, " "],
                (0, false) => &[" ", word, " "],
                _ => &[", "],
            };
            notes.extend(before.iter().copied());
            let _ = write!(notes, "{number}"); // a string takes all
        }
    }
}

/// What one hand did.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Cell {
    pub(super) card: Option<Card>,
    /// Whether the card is written there and cannot have been played.
    pub(super) odd: bool,
    pub(super) led: bool,
    pub(super) won: bool,
    /// The number of the revoke that it is.
    pub(super) revokes: Option<usize>,
    /// The number of the revoke that it proves.
    pub(super) proves: Option<usize>,
}

pub(super) fn table(case: &Case<'_>, ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> PlayTable {
    let replay = ruled.play;
    let moves = ruled.ruling.transfer.moves;
    let mut count = Some([0_u8; 2]);
    let numbered = (1..=replay.size).zip(&replay.tricks).zip(moves);
    let rows = numbered.map(|((number, trick), moves)| {
        count = count.zip(trick.winner).map(|(mut count, winner)| {
            count[side(winner) as usize] += 1;
            count
        });
        TrickRow {
            number,
            leader: trick.leader.filter(|_| number <= replay.rows),
            cells: cells(trick),
            winner: trick.winner,
            count: count.filter(|_| number <= replay.rows),
            moves,
            said: Vec::new(),
        }
    });
    let mut rows: Vec<TrickRow> = rows.collect();
    add_marks(&mut rows, revokes);
    add_odd_cards(&mut rows, replay);
    add_said(&mut rows, case);
    PlayTable {
        remarks: remarks(&rows, replay, case.play.table.stop),
        rows,
        to: ruled.ruling.transfer.to,
    }
}

/// Shows the cards that cannot have been played where they are written.
fn add_odd_cards(rows: &mut [TrickRow], replay: &Replay) {
    for it in &replay.irregularities {
        if let Irregularity::NotHeld { turn, card, .. }
        | Irregularity::PlayedTwice { turn, card, .. } = *it
            && let Some(cell) = cell_of(rows, turn)
        {
            cell.card = Some(card);
            cell.odd = true;
        }
    }
}

/// Puts what recorders wrote of a revoke at its trick.
fn add_said(rows: &mut [TrickRow], case: &Case<'_>) {
    let told = revoke_comments(case).filter(RevokeComment::is_testimony);
    let said = told.flat_map(|it| it.in_context(case));
    let said: BTreeMap<_, _> = said.map(|it| (it.place.start, it)).collect();
    for it in said.into_values() {
        if let Some(row) = rows.get_mut(usize::from(it.trick.unwrap_or(1)) - 1) {
            row.said.push(printable(&it.quote).into_owned());
        }
    }
}

fn cells(trick: &Trick) -> BySeat<Cell> {
    BySeat::from_fn(|seat| {
        let card = trick.cards[seat];
        Cell {
            card,
            led: card.is_some() && trick.leader == Some(seat),
            won: trick.winner == Some(seat),
            ..Cell::default()
        }
    })
}

/// Numbers the cards that are revokes, and those that prove one.
fn add_marks(rows: &mut [TrickRow], revokes: &[RuledRevoke<'_>]) {
    for one in revokes {
        if let Some(cell) = cell_of(rows, one.revoke.turn) {
            cell.revokes.get_or_insert(one.number);
        }
        if let Some((trick, card)) = one.revoke.shown {
            let seat = one.seat();
            let cell = cell_of(rows, Turn { trick, seat });
            if let Some(cell) = cell.filter(|cell| cell.card == Some(card)) {
                cell.proves.get_or_insert(one.number);
            }
        }
    }
}

fn cell_of(rows: &mut [TrickRow], turn: Turn) -> Option<&mut Cell> {
    let row = rows.get_mut(usize::from(turn.trick) - 1);
    row.map(|row| &mut row.cells[turn.seat])
}

/// What is not recorded before the end of the record and after it, and what the sign of an odd card means.
fn remarks(rows: &[TrickRow], replay: &Replay, stop: Stop) -> Vec<Message> {
    let recorded = &rows[..usize::from(replay.rows).min(rows.len())];
    let is_short = |row: &TrickRow| row.cells.iter().any(|(_, cell)| cell.card.is_none());
    let last = usize::from(recorded.last().is_some_and(is_short));
    let short = recorded.iter().filter(|row| is_short(row)).count() - last;
    let left = rows.len() - recorded.len() + last;
    let is_odd = |row: &TrickRow| row.cells.iter().any(|(_, cell)| cell.odd);
    let has_odd = recorded.iter().any(is_odd);
    let odd = has_odd.then(|| message!("play-odd"));
    let short = (short > 0).then(|| message!("play-holes", count = short));
    let end = (left > 0).then(|| match stop {
        Stop::Star => message!("play-claimed", count = left),
        Stop::Plus => message!("play-unfinished", count = left),
        Stop::Plain => message!("play-stops", count = left),
    });
    [odd, short, end].into_iter().flatten().collect()
}

/// What was played to the trick by then.
pub(super) fn so_far(position: &Position, words: &Words) -> String {
    let shown =
        |(seat, card): &(Seat, Card)| [words.seat_letter(*seat), " ", &words.card(*card)].concat();
    list(position.trick.iter().map(shown), "  ")
}

/// The cards that should have been played, by hand.
pub(super) fn withheld(revokes: &[RuledRevoke<'_>]) -> BySeat<Hand> {
    let mut withheld = BySeat::from_fn(|_| Hand::EMPTY);
    for one in revokes {
        withheld[one.seat()] |= one.legal();
    }
    withheld
}
