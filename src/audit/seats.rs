//! Gives the cards of a record that names no hands to those who played them.

use crate::board::{Board, Columns, Play, Premises, Source};
use crate::bridge::Seat;
use crate::replay::{Leaders, Setting, leaders};

/// Finds out who played the cards, and puts them in the columns of their hands into `play`. A declarer of the list of results takes
/// the place of the auction's, where the cards fit only with him: then the auction was entered from the wrong seat.
pub(super) fn given(board: &Board, premises: Premises, play: &mut Play) -> Premises {
    if board.play.columns != Columns::InOrder || board.play.table.rows == 0 {
        return premises;
    }
    let Some(by_auction) = read(board, &premises, None) else {
        return premises;
    };
    let listed = other_declarer(board, &premises).filter(|_| !by_auction.agree);
    let by_list = listed.and_then(|seat| Some((seat, read(board, &premises, Some(seat.lho()))?)));
    let (premises, first, found) = match by_list.filter(|(_, found)| found.agree) {
        Some((seat, found)) => {
            let premises = premises.declared_by_list(seat, &board.play);
            (premises, seat.lho(), found)
        }
        None => (premises, board.play.table.first, by_auction),
    };
    *play = board
        .play
        .given_to_hands(first, &found.seats, found.out_of_turn);
    play.table.names_leaders = found.are_named;
    Premises {
        cards: Source::Cards,
        ..premises
    }
}

/// The declarer of the list of results, where it has the contract of the auction with another declarer.
fn other_declarer(board: &Board, premises: &Premises) -> Option<Seat> {
    let listed = board
        .statements
        .listed_declarer(premises.full_contract()?)?;
    (premises.declarer() != Some(listed)).then_some(listed)
}

/// Who leads to each trick, if this hand leads first, or the one that is due to.
fn read(board: &Board, premises: &Premises, leader: Option<Seat>) -> Option<Leaders> {
    let at_table = premises.table().ok()?;
    let setting = Setting {
        deal: board.deal.value().copied(),
        trump: at_table.strain.suit(),
        leader: leader.unwrap_or(at_table.leader),
    };
    Some(leaders(&setting, &board.play.table))
}
