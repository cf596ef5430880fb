//! What a record says of its board besides the cards, as the diagnosis asks for it.

use crate::board::{Board, Columns, Disagreement, Premises, Source};
use crate::bridge::{Contract, Penalty, Score, Seat, Side, Strain, Suit, side};
use crate::diagnosis::{Witnesses, trump_bit};

/// The statements of a board on which this hand is declarer.
pub fn witnesses(board: &Board, premises: &Premises, declarer: Seat) -> Witnesses {
    let contract = premises.full_contract();
    let penalty = contract.map(|contract| contract.penalty);
    Witnesses {
        declarer,
        by_auction: match premises.disagreement {
            Some(Disagreement::Declarer(seat)) => Some(seat),
            _ => None,
        },
        trump_by_auction: trump_by_auction(board, premises),
        trumps_by_score: trumps_by_score(premises, declarer).unwrap_or(0),
        listed: contract.and_then(|it| board.statements.listed_declarer(it)),
        leads: board.play.seat.value().copied(),
        scored: scored(premises, declarer),
        is_doubled: penalty.is_some_and(|it| it != Penalty::Undoubled),
        result: result(board, premises, declarer),
        // PBN that was made of LIN is judged as that is
        by_others: board.play.columns != Columns::OfHands || board.play.table.names_leaders,
        by_side: premises.result().is_some_and(|it| it.by_side),
    }
}

/// Declarer's tricks, as they are stated. Those that were counted in cards which are in doubt say nothing; the list of results may.
fn result(board: &Board, premises: &Premises, declarer: Seat) -> Option<u8> {
    if premises.result?.source == Source::Cards {
        let contract = premises.full_contract()?;
        return board.statements.listed_tricks(contract, declarer);
    }
    premises.final_result().filter(|_| !premises.is_awarded())
}

/// Declarer's side, where the Score is that of the Result by this declarer, and not nought.
fn scored(premises: &Premises, declarer: Seat) -> Option<Side> {
    let stated = premises.score_tag()?;
    let Score(points) = premises.score_of(premises.final_result()?)?;
    (points != 0 && stated == Score(points)).then(|| side(declarer))
}

/// The trump suits, or none, with which the stated tricks give the stated Score.
fn trumps_by_score(premises: &Premises, declarer: Seat) -> Option<u8> {
    let stated = premises.score_tag()?;
    let contract = premises.full_contract()?;
    let (tricks, vulnerable) = (premises.final_result()?, premises.declarer_is_vulnerable()?);
    let in_strain = |strain| Contract::new(contract.bid.level.get(), strain, contract.penalty);
    let paid = Strain::ASC.into_iter().filter(|strain| {
        Score::of(in_strain(*strain), declarer, tricks, vulnerable) == Some(stated)
    });
    Some(paid.fold(0, |set, strain| set | trump_bit(strain.suit())))
}

/// The trump suit of the auction, where it ends in another contract than is stated.
#[allow(clippy::option_option)] // notrump is known, too
pub(super) fn trump_by_auction(board: &Board, premises: &Premises) -> Option<Option<Suit>> {
    let is_other = premises.disagreement == Some(Disagreement::Contract);
    let by_auction = board.auction.contract().filter(|_| is_other)?;
    Some(by_auction.bid.strain.suit())
}
