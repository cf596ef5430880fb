//! The shape of tables, and the order of one of them.

use super::words::written;
use super::{Finding, Findings, PbnCase, S402, S407, S408};
use crate::bridge::{Card, Deal, Seat, Suit, Turn, rank, seats_from};
use crate::pbn::{FaultKind, Table, TagName, cells, rows, shape};
use crate::replay::Replay;
use crate::source::Span;
use crate::words::message;

/// A table with a fault of its shape.
pub(super) struct Misshapen {
    pub(super) table: Table,
    /// Where the fault is.
    pub(super) span: Span,
    pub(super) elements: usize,
    pub(super) columns: usize,
}

/// The tables of a board with this fault.
pub(super) fn misshapen<'a>(
    pbn: &'a PbnCase<'_>,
    kind: FaultKind,
) -> impl Iterator<Item = Misshapen> + 'a {
    let faults = pbn.faults.iter().filter(move |fault| fault.kind == kind);
    faults.filter_map(|fault| {
        let holds = |table: &&Table| {
            (table.header.start..table.data.end.max(table.header.end + 1))
                .contains(&fault.span.start)
        };
        let table = *pbn.game.tables.iter().find(holds)?;
        let header = pbn.value(table.name)?;
        let (elements, columns) = shape(header, table, pbn.text);
        Some(Misshapen {
            table,
            span: fault.span,
            elements,
            columns,
        })
    })
}

pub(super) fn incomplete(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for it in misshapen(pbn, FaultKind::IncompleteTable) {
        let (name, count, columns) = (it.table.name.name(), it.elements, it.columns);
        let message = message!("s402", name, count, columns);
        findings.push(Finding::new(&S402, it.span, message).label(message!("s402-label")));
    }
}

pub(super) fn row_count(pbn: &PbnCase<'_>, findings: &mut Findings) {
    for it in misshapen(pbn, FaultKind::RowCount) {
        findings.once_a_file(&S407, b"", it.span, || {
            let (fewest, most) = rows(it.table.name, pbn.game);
            let (name, count) = (it.table.name.name(), it.elements / it.columns.max(1));
            let message = if fewest == most {
                message!("s407", name, count, most)
            } else {
                message!("s407-between", name, count, fewest, most)
            };
            Finding::new(&S407, it.span, message).label(message!("s407-label"))
        });
    }
}

/// The columns of the table, in the order of the suits in a hand.
const SUITS: [(&str, Suit); 4] = [
    ("S", Suit::Spades),
    ("H", Suit::Hearts),
    ("D", Suit::Diamonds),
    ("C", Suit::Clubs),
];

pub(super) fn optimum_play_order(pbn: &PbnCase<'_>, findings: &mut Findings) {
    if let Some((turn, span)) = out_of_order(pbn) {
        findings.once_a_file(&S408, b"", span, || of_another_hand(pbn, turn, span));
    }
}

/// The first row that is not of the hand whose turn it was, with that turn.
fn out_of_order(pbn: &PbnCase<'_>) -> Option<(Turn, Span)> {
    // where the play itself is in doubt, so is its order
    let replay = pbn.case.replay();
    let replay = replay.filter(|it| it.irregularities.is_empty())?;
    let deal = &replay.setting.deal?;
    let is_it = |table: &&Table| table.name == TagName::OptimumPlayTable;
    let table = *pbn.game.tables.iter().find(is_it)?;
    let header = pbn.value(table.name)?;
    let turns: Vec<_> = turns(replay).collect();
    let names = SUITS.map(|(name, _)| name);
    let mut cells = cells(header, table, pbn.text, &names);
    cells.find_map(|(row, column, span)| {
        let turn = *turns.get(row)?;
        let (_, suit) = SUITS[column];
        let ranks = span.of(pbn.text);
        (!is_dealt(deal, turn.seat, suit, ranks)).then_some((turn, span))
    })
}

/// The turns at which a card is recorded, in the order of play.
fn turns(replay: &Replay) -> impl Iterator<Item = Turn> {
    replay.recorded().flat_map(|(number, trick)| {
        let seats = trick.leader.map(seats_from).into_iter().flatten();
        seats
            .filter(|seat| trick.cards[*seat].is_some())
            .map(move |seat| Turn::new(number, seat))
    })
}

/// Whether a hand was dealt these cards of a suit. What is not a list of ranks is nobody's.
fn is_dealt(deal: &Deal, seat: Seat, suit: Suit, ranks: &[u8]) -> bool {
    let Some(hand) = deal.hands[seat] else {
        return true;
    };
    let holds = |letter: &u8| rank(*letter).is_none_or(|rank| hand.contains(Card { suit, rank }));
    ranks.iter().all(holds)
}

fn of_another_hand(pbn: &PbnCase<'_>, turn: Turn, span: Span) -> Finding {
    let Turn { trick, seat } = turn;
    let cards = written(span.of(pbn.text), pbn.charset);
    let message = message!("s408", seat, trick, cards);
    Finding::new(&S408, span, message)
        .at(turn)
        .label(message!("s408-label", seat))
}
