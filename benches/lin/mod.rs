//! Dealt boards as LIN: matches of sixteen boards at two tables, as a vugraph writes them.

use crate::support::DealtBoard;
use pbn_audit::board::Vulnerable;
use pbn_audit::bridge::{Call, Card, Hand, Rank, Seat, Side, Strain, Suit};

/// Boards of a match.
const BOARDS: usize = 16;

const TITLE: &str = "Team Champs Malmoe";
const PLAYERS: &str = "Rossi B,Jansen B,Smith J,Kowalska E,Bianchi A,Brown J,Meyer K,Petit L";

/// The text of a match for each so many boards; each stands at both tables, as it was played.
pub(crate) fn matches(boards: &[DealtBoard]) -> Vec<String> {
    let matches = (1..).zip(boards.chunks(BOARDS));
    matches
        .map(|(round, boards)| of_match(round, boards))
        .collect()
}

/// The match of a round, which has deals of its own.
fn of_match(round: usize, boards: &[DealtBoard]) -> String {
    let result = |board: &DealtBoard| [result(board), result(board)];
    let results: Vec<_> = boards.iter().flat_map(result).collect();
    let (last, results) = (boards.len(), results.join(","));
    let mut text = format!(
        "vg|{TITLE},Round {round},I,1,{last},Sweden,0,Belgium,0|\nrs|{results}|\npn|{PLAYERS}|pg||\n"
    );
    for (at, board) in boards.iter().enumerate() {
        for room in ["o", "c"] {
            let number = (at + 1).to_string();
            text.extend(["qx|", room, &number, "|", &table(board)]);
        }
    }
    text
}

/// A contract and what it came to: `4SWx-2`.
fn result(board: &DealtBoard) -> String {
    let level = board.contract.bid.level.get();
    let strain = strain(board.contract.bid.strain);
    let doubles = board
        .calls
        .iter()
        .rev()
        .take_while(|call| !matches!(call, Call::Bid(_)));
    let doubles = doubles.filter(|call| **call != Call::Pass).count();
    let declarer = board.declarer.letter();
    let due = level + 6;
    let over = match board.result {
        result if result == due => "=".to_owned(),
        result if result > due => format!("+{}", result - due),
        result => format!("-{}", due - result),
    };
    format!("{level}{strain}{declarer}{}{over}", "x".repeat(doubles))
}

/// A board at one table: the deal, the calls, and the cards.
fn table(board: &DealtBoard) -> String {
    const ORDER: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];
    let dealer = ORDER.iter().position(|seat| *seat == board.dealer);
    let dealer = 1 + dealer.expect("one of four");
    let hands = [Seat::South, Seat::West, Seat::North].map(|seat| hand(board.hands[seat]));
    let vulnerable = match board.vulnerable {
        Vulnerable::None => "o",
        Vulnerable::One(Side::NorthSouth) => "n",
        Vulnerable::One(Side::EastWest) => "e",
        Vulnerable::Both => "b",
    };
    let calls: String = board.calls.iter().copied().map(call).collect();
    let turns = board.turns();
    let tricks = turns.chunks(4).map(|trick| {
        let cards: String = trick.iter().map(|(_, card)| played(*card)).collect();
        cards + "pg||"
    });
    let tricks: String = tricks.collect();
    format!(
        "md|{dealer}{},|sv|{vulnerable}|{calls}pg||{tricks}\n",
        hands.join(",")
    )
}

fn hand(hand: Hand) -> String {
    let suits = Suit::DESC.map(|suit| {
        let ranks = hand[suit].iter().map(Rank::letter);
        let ranks: String = ranks.collect();
        format!("{}{ranks}", suit.letter())
    });
    suits.concat()
}

fn call(call: Call) -> String {
    match call {
        Call::Pass => "mb|p|".to_owned(),
        Call::Double => "mb|d|".to_owned(),
        Call::Redouble => "mb|r|".to_owned(),
        Call::Bid(bid) => format!("mb|{}{}|", bid.level.get(), strain(bid.strain)),
    }
}

fn strain(strain: Strain) -> char {
    strain.suit().map_or('N', Suit::letter)
}

fn played(card: Card) -> String {
    let suit = card.suit.letter().to_ascii_lowercase();
    format!("pc|{suit}{}|", card.rank.letter())
}
