//! Gives the cards of a record that names no hands to those who played them.

use crate::board::{Board, Columns};
use crate::bridge::Seat;
use crate::replay::{Leaders, Setting, leaders};

/// Finds out who played the cards. A declarer of the list of results takes the place of the auction's, where the cards fit only
/// with him: then the auction was entered from the wrong seat.
pub(super) fn give(board: &mut Board) {
    if board.play.columns != Columns::InOrder || board.play.table.rows == 0 {
        return;
    }
    let Some(by_auction) = read(board, None) else {
        return;
    };
    let listed = board.listed_declarer().filter(|_| !by_auction.agree);
    let by_list = listed.and_then(|seat| Some((seat, read(board, Some(seat.lho()))?)));
    let found = match by_list.filter(|(_, found)| found.agree) {
        Some((seat, found)) => {
            board.take_listed_declarer(seat);
            found
        }
        None => by_auction,
    };
    board.play.give_to_hands(&found.seats, found.out_of_turn);
}

/// Who leads to each trick, if this hand leads first, or the one that is due to.
fn read(board: &Board, leader: Option<Seat>) -> Option<Leaders> {
    let at_table = board.table().ok()?;
    let setting = Setting {
        deal: board.deal.value().copied(),
        trump: at_table.strain.suit(),
        leader: leader.unwrap_or(at_table.leader),
    };
    Some(leaders(&setting, &board.play.table))
}
