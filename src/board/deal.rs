//! The Deal tag (PBN 2.1 section 3.4.11): `N:K43.QT2.AK.J8653 ...`, clockwise, ranks in any order and case.

use crate::bridge::{
    BySeat, Deal, DealFault, Hand, Holding, Seat, Suit, after, rank, seat, steps, suit,
};

/// The suits in the order in which a hand is written.
const SUITS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

/// The Dealer tag: a seat's letter, or its name.
pub(super) fn dealer(value: &[u8]) -> Option<Seat> {
    const NAMES: [&str; 4] = ["North", "East", "South", "West"];
    match value {
        [letter] => seat(*letter),
        name => Seat::ALL
            .into_iter()
            .zip(NAMES)
            .find(|(_, it)| it.as_bytes().eq_ignore_ascii_case(name))
            .map(|it| it.0),
    }
}

/// The hands; `None` when this is no deal at all, a fault when its hands cannot be one.
pub(super) fn hands(value: &[u8]) -> Option<Result<Deal, DealFault>> {
    let (first, rest) = match value {
        [letter, b':', rest @ ..] => (seat(*letter)?, rest),
        _ => (Seat::North, value), // the first seat was left out
    };
    if let Some(hands) = plain_hands(rest) {
        let from_north = |seat| Some(hands[steps(first, seat)]);
        return Some(Deal::new(BySeat::from_fn(from_north)));
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

type Written = (Option<Hand>, Option<crate::bridge::Card>);

/// One hand, `None` when it is hidden; and a card that it holds twice.
fn hand(text: &[u8]) -> Option<Written> {
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
            twice = Some(crate::bridge::Card { suit, rank });
        }
    }
    // four suits; some programs close an empty last one with a fourth dot
    (place == 3 || place == 4).then_some((Some(hand), twice))
}

/// Four known hands in the standard's spelling, none with a card twice: what the longer way would read, sooner.
fn plain_hands(text: &[u8]) -> Option<[Hand; 4]> {
    let mut hands = [Hand::EMPTY; 4];
    let mut rest = text;
    for (place, hand) in hands.iter_mut().enumerate() {
        (*hand, rest) = plain_hand(rest)?;
        rest = match rest {
            [b' ', rest @ ..] if place < 3 => rest,
            [] if place == 3 => rest,
            _ => return None,
        };
    }
    Some(hands)
}

/// A hand at the head of a text, and what stands behind it.
fn plain_hand(text: &[u8]) -> Option<(Hand, &[u8])> {
    let mut holdings = [0_u16; 4];
    let (mut holding, mut place, mut length) = (0, 0, 0);
    for letter in text {
        let bit = RANK_BITS[usize::from(*letter)];
        holding |= bit;
        if bit == 0 {
            if *letter != b'.' {
                break;
            }
            *holdings.get_mut(place)? = holding;
            (place, holding) = (place + 1, 0);
        }
        length += 1;
    }
    holdings[3] = holding;
    let [spades, hearts, diamonds, clubs] = holdings.map(Holding::from_bits_retain);
    let hand = Hand::new(clubs, diamonds, hearts, spades);
    (place == 3 && hand.len() == length - 3).then_some((hand, &text[length..]))
}

/// The bit of a rank in a holding by its letter; 0 for any other byte.
static RANK_BITS: [u16; 256] = {
    let mut table = [0; 256];
    let mut letter = 0_u8;
    while letter < 128 {
        if let Some(rank) = rank(letter) {
            table[letter as usize] = 1 << rank.get();
        }
        letter += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str = "N:T32.AKQ7.T3.AQJT A9864.83.AK4.987 J.JT9542.72.K653 KQ75.6.QJ9865.42";

    fn deal(text: &str) -> Deal {
        hands(text.as_bytes()).unwrap().unwrap()
    }

    #[test]
    fn every_way_to_write_a_deal_is_the_same_deal() {
        let plain = deal(PLAIN);
        assert!(plain.is_complete());
        assert_eq!(plain.size, 13);
        for text in [
            "n:23t.7qka.3t.tjqa A9864.83.AK4.987 J.JT9542.72.K653 KQ75.6.QJ9865.42",
            "E:A9864.83.AK4.987 J.JT9542.72.K653 KQ75.6.QJ9865.42 T32.AKQ7.T3.AQJT",
            "N:ST32.HAKQ7.DT3.CAQJT A9864.83.AK4.987  J.JT9542.72.K653 KQ75.6.QJ9865.42",
            "T32.AKQ7.T3.AQJT A9864.83.AK4.987 J.JT9542.72.K653 KQ75.6.QJ9865.42",
            "N:1032.AKQ7.103.AQJ10 A9864.83.AK4.987 J.J109542.72.K653 KQ75.6.QJ9865.42",
            "N:T32.AKQ7.T3.AQJT - J.JT9542.72.K653 KQ75.6.QJ9865.42",
        ] {
            assert_eq!(deal(text), plain, "{text}");
        }
    }

    #[test]
    fn what_is_no_deal_says_so() {
        for text in [
            "",
            "N:",
            "N:AK - -",
            "N:x.x.x.x - - -",
            "Q:- - - A.A.A.A",
            "N:A.K.Q - - -",
            "N:A.K.Q.J.T.9 - - -",
        ] {
            assert!(hands(text.as_bytes()).is_none(), "{text}");
        }
        let twice = PLAIN.replace("987", "98Q");
        assert!(matches!(
            hands(twice.as_bytes()),
            Some(Err(DealFault::Twice(_)))
        ));
        let short = PLAIN.replace(".987", ".98");
        assert_eq!(
            hands(short.as_bytes()),
            Some(Err(DealFault::Count(Seat::East, 12)))
        );
    }

    #[test]
    fn an_end_position_has_its_size() {
        assert_eq!(deal("S:A... K... Q... J...").size, 1);
    }
}
