//! Gives the cards of a record that names no hands to those who played them.

use crate::board::{Board, Columns, Play, Premises, Source};
use crate::bridge::{Contract, Seat};
use crate::replay::{Leaders, Setting, leaders};

/// Finds out who played the cards, and puts them in the columns of their hands into `play`. Contract and declarer of the list of
/// results take the place of the auction's, where the cards fit only with them: then the auction was entered from the wrong seat, or
/// is that of another board.
pub(super) fn given(board: &Board, premises: Premises, play: &mut Play) -> Premises {
    if board.play.columns != Columns::InOrder || board.play.table.rows == 0 {
        return premises;
    }
    let Some(by_auction) = read(board, &premises) else {
        return premises;
    };
    let listed = other_declarer(board, &premises).filter(|_| !by_auction.agree);
    let by_list = listed.and_then(|listed| {
        let premises = premises.declared_by_list(listed, &board.play);
        Some((premises, listed.1.lho(), read(board, &premises)?))
    });
    let (premises, first, found) = by_list.filter(|(.., found)| found.agree).unwrap_or((
        premises,
        board.play.table.first,
        by_auction,
    ));
    *play = board
        .play
        .given_to_hands(first, &found.seats, found.out_of_turn);
    play.table.names_leaders = found.are_named;
    Premises {
        cards: Source::Cards,
        ..premises
    }
}

/// Contract and declarer of the list of results, where that has another declarer; another contract only with four
/// tricks or more, whose leaders tell it.
fn other_declarer(board: &Board, premises: &Premises) -> Option<(Contract, Seat)> {
    let (contract, seat) = board.statements.listed?.contract?;
    let is_told = premises.full_contract()? == contract || board.play.table.rows > 3;
    (premises.declarer() != Some(seat) && is_told).then_some((contract, seat))
}

/// Who leads to each trick.
fn read(board: &Board, premises: &Premises) -> Option<Leaders> {
    let at_table = premises.table().ok()?;
    let setting = Setting {
        deal: board.deal.value().copied(),
        trump: at_table.strain.suit(),
        leader: at_table.leader,
    };
    Some(leaders(&setting, &board.play.table))
}
