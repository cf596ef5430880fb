//! Boards that sessions are about, dealt and played by a seed, and what was done to their records.

use crate::support::{DealtBoard, Ending, Kind, LineEnd, RngExt, Stream, Writer, stream};
use pbn_audit::bridge::{BySeat, Card, Rank, Score, Seat, Slot, Spelled, Strain, Suit, after};

/// The boards of `dealt/1-16/3`: 1 to 16 of those of seed 3. What is done to them follows: `dealt/1-16/3/1-4,7:deal=2` turns the
/// deals of five of them by two seats; see [`change`]. `lin/1-16/3` are the same as LIN.
pub(crate) fn boards(name: &str) -> Vec<DealtBoard> {
    let mut words = name.split('/').skip(1);
    let (first, last) = range(words.next().unwrap());
    let mut rng = stream(words.next().unwrap().parse().unwrap());
    let all = (1..=last).map(|number| DealtBoard::deal(number, &mut rng));
    let mut boards = all.skip(first as usize - 1).collect::<Vec<_>>();
    for (numbers, what) in words.map(|it| it.split_once(':').unwrap()) {
        let (what, how) = what.split_once('=').unwrap_or((what, "0"));
        let before = boards.clone();
        let is_of = |number: u32| {
            let mut ranges = numbers.split(',').map(range);
            numbers == "each" || ranges.any(|(first, last)| (first..=last).contains(&number))
        };
        boards.retain_mut(|board| {
            !is_of(board.number) || change(board, what, how.parse().unwrap(), &before)
        });
    }
    boards
}

/// `1-16`, or `7`.
fn range(text: &str) -> (u32, u32) {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    (first.parse().unwrap(), last.parse().unwrap())
}

/// Boards as PBN.
pub(crate) fn text(boards: impl IntoIterator<Item = DealtBoard>) -> String {
    let mut writer = Writer::new(Kind::Lean, LineEnd::Lf, 1);
    let mut text = Vec::new();
    for board in boards {
        writer.write_board(board, &mut text);
    }
    String::from_utf8(text).unwrap()
}

/// A board as LIN, with declarer as dealer and so many of its cards as are recorded.
pub(crate) fn lin(board: &DealtBoard) -> String {
    let hand = |seat: Seat| {
        let hand = board.deal.hands[seat].unwrap();
        let suit = |suit: Suit| {
            let cards = hand.iter().filter(|card| card.suit == suit);
            let ranks = cards.map(|card| card.rank.letter());
            format!("{}{}", suit.letter(), ranks.collect::<String>())
        };
        [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs]
            .map(suit)
            .concat()
    };
    let (number, dealer) = (board.number, board.declarer);
    let digit = (dealer as u8 + 2) % 4 + 1;
    let hands = [Seat::South, Seat::West, Seat::North].map(hand).join(",");
    let contract = Score::spell(board.contract);
    let bid = contract.trim_end_matches('X').trim_end_matches('T');
    let turns = board.turns().into_iter().take(board.record.cards().count());
    let played: Vec<_> = turns.map(|(_, card)| Spelled(card).to_string()).collect();
    let played = played.join("|pc|");
    format!("qx|o{number}|md|{digit}{hands}|sv|o|mb|{bid}|mb|p|mb|p|mb|p|pc|{played}|pg||\n")
}

/// What is done to a board; `false` where that leaves it out.
fn change(board: &mut DealtBoard, what: &str, how: u32, before: &[DealtBoard]) -> bool {
    let steps = how as usize;
    let mut rng = stream(u64::from(100 * how + board.number));
    let of = |number: u32| before.iter().find(|it| it.number == number).unwrap();
    let hands = &mut board.deal.hands;
    match what {
        "number" => board.number += how,
        // the deal
        "deal" => board.turn_deal(steps),
        "dealt" => board.take_deal(boards(&format!("dealt/{}/{how}", board.number))[0].deal),
        "deal_of" => board.take_deal(of(how).deal),
        "hidden" => (hands[Seat::East], hands[Seat::South]) = (None, None),
        "crossed" => hands.0.swap(Seat::East as usize, Seat::West as usize),
        // the auction
        "strain" => {
            let strain = &mut board.contract.bid.strain;
            *strain = if *strain == Strain::Notrump {
                Strain::Spades
            } else {
                Strain::Notrump
            };
        }
        "declarer" => {
            board.declarer = after(board.declarer, steps);
            board.write_from(board.leader());
        }
        // the play
        "revoke" => return board.revoke(&mut rng).is_some(),
        "filled" => fill_in(board, how, &mut rng),
        "rest_of" => board.record.slots[6..].copy_from_slice(&of(how).record.slots[6..]),
        "cut" => board.cut(steps, Ending::Plain),
        "columns" => board.write_from(after(board.leader(), steps)),
        "suits" => {
            for slot in board.record.slots.as_flattened_mut() {
                if let Slot::Card(card) = slot {
                    card.suit = match card.suit {
                        Suit::Spades => Suit::Hearts,
                        Suit::Hearts => Suit::Spades,
                        suit => suit,
                    };
                }
            }
        }
        // the seats
        "seats" => board.turn_seats(steps),
        "north" => return board.write_as_if_north_declared(),
        "seated" => *board = seated(board, steps),
        "play_seated" => board.record = seated(board, steps).record,
        "all_but_play_seated" => {
            let record = board.record;
            *board = seated(board, steps);
            board.record = record;
        }
        _ => panic!("{what}"),
    }
    true
}

/// The board as others bid and play it who sit so many seats further.
fn seated(board: &DealtBoard, steps: usize) -> DealtBoard {
    let hands = BySeat::from_fn(|seat| board.hands[after(seat, 16 - steps)]);
    DealtBoard::of(
        board.number,
        hands,
        &mut stream(9 + u64::from(board.number)),
    )
}

/// Writes any card over so many that were played.
pub(crate) fn fill_in(board: &mut DealtBoard, cards: u32, rng: &mut Stream) {
    for _ in 0..cards {
        let (row, column) = (rng.random_range(0..13), rng.random_range(0..4));
        let suit = Suit::ASC[rng.random_range(0..4)];
        let rank = Rank::new(rng.random_range(2..15));
        board.record.slots[row][column] = Slot::Card(Card { suit, rank });
    }
}
