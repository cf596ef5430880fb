//! The Deal tag (PBN 2.1 section 3.4.11): `N:K43.QT2.AK.J8653 ...`, clockwise, ranks in any order and case.

use crate::bridge::{
    BySeat, Card, Deal, DealFault, Hand, Seat, Suit, after, rank, seat, seat_written, steps, suit,
};

/// The suits in the order in which a hand is written.
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

/// The Dealer tag: a seat's letter, or its name.
pub(super) fn dealer(value: &[u8]) -> Option<Seat> {
    match value {
        [letter] => seat(*letter),
        name => seat_written(name),
    }
}

/// The hands; `None` when the value is not in the form of a deal, a fault when the hands cannot be a deal.
pub(super) fn hands(value: &[u8]) -> Option<Result<Deal, DealFault>> {
    let (first, rest) = match value {
        [letter, b':', rest @ ..] => (seat(*letter)?, rest),
        _ => (Seat::North, value), // the first seat was left out
    };
    if let Some(hands) = plain_hands(rest) {
        let from_north = |seat| Some(hands[steps(first, seat)]);
        let hands = BySeat::from_fn(from_north);
        return Some(Ok(Deal { hands, size: 13 }));
    }
    let mut hands = BySeat([None; 4]);
    let mut count = 0;
    for text in rest
        .split(|byte| matches!(byte, b' ' | b'\t'))
        .filter(|text| !text.is_empty())
    {
        if count == 4 {
            return None;
        }
        let (hand, twice) = hand(text)?;
        if let Some(card) = twice {
            return Some(Err(DealFault::Twice(card)));
        }
        hands[after(first, count)] = hand;
        count += 1;
    }
    (count == 4).then(|| Deal::new(hands))
}

type ReadHand = (Option<Hand>, Option<Card>);

/// One hand, `None` when it is hidden, also as one without a card (`...`); and a card that it lists twice.
fn hand(text: &[u8]) -> Option<ReadHand> {
    if text == b"-" {
        return Some((None, None));
    }
    let mut hand = Hand::EMPTY;
    let mut twice = None;
    let mut place = 0;
    let mut letters = text.iter().copied().peekable();
    while let Some(letter) = letters.next() {
        let rank = match letter {
            b'.' => {
                place += 1;
                continue;
            }
            b'1' if letters.next_if_eq(&b'0').is_some() => rank(b'T')?,
            _ => match rank(letter) {
                Some(rank) => rank,
                // a suit letter at the head of its suit: `SA7.H864`
                None if suit(letter) == Some(*SUITS.get(place)?) => continue,
                None => return None,
            },
        };
        let suit = *SUITS.get(place)?;
        if !hand[suit].insert(rank) {
            twice = Some(Card { suit, rank });
        }
    }
    // four suits; some programs close an empty last one with a fourth dot
    let is_known = hand != Hand::EMPTY;
    (place == 3 || place == 4).then_some((is_known.then_some(hand), twice))
}

/// The hands as they are written, card by card, though they may be no deal; hidden ones (`-`) without cards.
pub(super) fn as_written(value: &str) -> Vec<(Seat, Vec<Card>)> {
    let (first, rest) = match value.split_once(':') {
        Some((letter, rest)) => (letter.bytes().next().and_then(seat), rest),
        None => (None, value),
    };
    let seats = (0..4).map(|place| after(first.unwrap_or(Seat::North), place));
    seats
        .zip(rest.split_whitespace().map(hand_as_written))
        .collect()
}

fn hand_as_written(text: &str) -> Vec<Card> {
    let suits = SUITS.into_iter().zip(text.split('.'));
    let cards = suits.flat_map(|(suit, ranks)| holding(suit, ranks));
    cards.collect()
}

/// Ranks of one suit; ten may be `10`.
fn holding(suit: Suit, ranks: &str) -> impl Iterator<Item = Card> {
    let ranks = ranks.replace("10", "T").into_bytes();
    let ranks = ranks.into_iter().filter_map(rank);
    ranks.map(move |rank| Card { suit, rank })
}

/// The length of a full hand: thirteen ranks, and three dots.
const HAND: usize = 16;

/// A fast path for four full hands in the standard's spelling.
fn plain_hands(text: &[u8]) -> Option<[Hand; 4]> {
    let text: &[u8; 4 * HAND + 3] = text.try_into().ok()?;
    let mut hands = [0; 4];
    let mut all = 0;
    for (place, hand) in hands.iter_mut().enumerate() {
        let at = (HAND + 1) * place;
        if place > 0 && text[at - 1] != b' ' {
            return None;
        }
        *hand = plain_hand(text[at..].first_chunk()?);
        all |= *hand;
    }
    // no hand can have more than thirteen cards; so each has thirteen, and no card is in two hands
    let whole = all == Hand::ALL.to_bits();
    whole.then(|| hands.map(Hand::from_bits_retain))
}

/// The bits of a hand of at most thirteen rank letters and three dots; with the highest besides, which no card has, where
/// there are more or fewer. It has no branch on the letters, as the lengths of suits are unpredictable.
fn plain_hand(text: &[u8; HAND]) -> u64 {
    const HIGHEST: u64 = 1 << 63;
    let mut cards = HIGHEST >> (3 * SUIT_BITS); // three dots move it there
    for letter in text {
        let (step, rank) = LETTERS[usize::from(*letter)];
        cards = cards.wrapping_shl(step) | rank;
    }
    cards ^ HIGHEST
}

/// The bits of a suit in a hand. Spades are highest, and written first.
const SUIT_BITS: u32 = 16;

/// For each letter, how far the suits so far are moved up, and the bit of its rank within its suit.
static LETTERS: [(u32, u64); 256] = {
    let mut table = [(0, 0); 256];
    let mut letter = 0_u8;
    while letter < 128 {
        if let Some(rank) = rank(letter) {
            table[letter as usize].1 = 1 << rank.get();
        }
        letter += 1;
    }
    table[b'.' as usize].0 = SUIT_BITS;
    table
};
