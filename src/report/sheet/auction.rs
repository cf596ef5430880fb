//! The auction as it is written: calls from the first caller on, whether or not they are legal. And the cards of a sheet as a hand
//! viewer takes them: deal, calls, play; no name is among them, as a link leaves the page.

use super::Sheet;
use crate::board::Entry;
use crate::bridge::{Call, Rank, Score, Seat, Suit, seat, seats_from};
use crate::checks::Case;
use crate::words::{Words, key};
use std::borrow::Cow;
use std::fmt::Write;

/// Calls beyond this number are not shown: a long auction has thirty.
const MOST_CALLS: usize = 60;

#[derive(Debug)]
pub(super) struct SheetAuction {
    /// Who called first.
    pub(super) first: Seat,
    pub(super) calls: Vec<Entry>,
    /// Whether some are left out.
    pub(super) cut: bool,
}

pub(super) fn text(call: Entry, words: &Words) -> Cow<'static, str> {
    Cow::Borrowed(match call {
        Entry::Call(Call::Bid(bid)) => return words.bid(bid).into(),
        Entry::Call(Call::Pass) => words.word(key!("pass")),
        Entry::Call(Call::Double) => "X",
        Entry::Call(Call::Redouble) => "XX",
        Entry::AllPass => words.word(key!("all-pass")),
        Entry::Skipped => "\u{2013}",
        Entry::Unreadable => "?",
    })
}

/// The auction of a board, when there is one and it is known who began.
pub(super) fn of(case: &Case<'_>) -> Option<SheetAuction> {
    let dealer = case.board.dealer.value().copied();
    let (first, mut calls) = case.record.entries(dealer)?;
    let cut = calls.len() > MOST_CALLS;
    calls.truncate(MOST_CALLS);
    (!calls.is_empty()).then_some(SheetAuction { first, calls, cut })
}

/// The order of hands; the number of a dealer is his place, from one.
const SEATS: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

/// Three passes, which end an auction.
const PASSES: &str = "mb|p|mb|p|mb|p|";

/// The cards of a sheet that has hands and play. The play is what can be replayed: up to the first card that is missing or
/// cannot be right, and none where a hand is hidden, or nothing says what the contract was.
pub(super) fn cards(sheet: &Sheet) -> Option<String> {
    let (hands, play) = (sheet.hands.as_ref()?, sheet.play.as_ref()?);
    let auction = sheet.auction.as_ref();
    let dealer = || sheet.row.dealer.and_then(|letter| seat(letter as u8));
    let dealer = auction.map(|it| it.first).or_else(dealer);
    let number = SEATS.iter().position(|seat| Some(*seat) == dealer);
    let mut all = format!("md|{}", number.map_or(0, |place| place + 1));
    for (place, seat) in SEATS.iter().enumerate() {
        all.push_str(if place > 0 { "," } else { "" });
        if let Some(hand) = hands[*seat] {
            for suit in Suit::DESC {
                all.push(suit.letter());
                all.extend(hand[suit].iter().map(Rank::letter));
            }
        }
    }
    let vulnerable = match sheet.row.vulnerable {
        Some("NS") => "n",
        Some("EW") => "e",
        Some("All") => "b",
        _ => "o",
    };
    let calls = auction.and_then(calls).unwrap_or_default();
    let _ = write!(all, "|sv|{vulnerable}|{calls}"); // a string takes all
    if calls.ends_with(PASSES) && hands.iter().all(|(_, hand)| hand.is_some()) {
        let rows = play.rows.iter().map_while(|row| Some((row, row.leader?)));
        let turns = rows.flat_map(|(row, leader)| seats_from(leader).map(|seat| row.cells[seat]));
        for card in turns.map_while(|cell| cell.card.filter(|_| !cell.odd)) {
            all.push_str("pc|");
            all.extend([card.suit.letter(), card.rank.letter(), '|']);
        }
    }
    Some(all)
}

/// The calls of an auction; `None` where one of them is not known.
fn calls(auction: &SheetAuction) -> Option<String> {
    let call = |entry: &Entry| {
        Some(match entry {
            Entry::Call(Call::Bid(bid)) => {
                format!("mb|{}{}|", bid.level.get(), &Score::strain(bid.strain)[..1])
            }
            Entry::Call(Call::Pass) => "mb|p|".to_owned(),
            Entry::Call(Call::Double) => "mb|d|".to_owned(),
            Entry::Call(Call::Redouble) => "mb|r|".to_owned(),
            Entry::AllPass => PASSES.to_owned(),
            Entry::Skipped | Entry::Unreadable => return None,
        })
    };
    auction
        .calls
        .iter()
        .filter(|_| !auction.cut)
        .map(call)
        .collect()
}
