//! A deal: what is known of four hands, and what is wrong with them.

use super::{BySeat, Card, Hand, Seat};

/// What is known of the four hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    /// The hands; `None` is a hidden one.
    pub hands: BySeat<Option<Hand>>,
    /// Cards in each hand: 13, or fewer in an end position.
    pub size: u8,
}

/// Why four hands are not a deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DealFault {
    /// A card is in two hands.
    Twice(Card),
    /// This hand has another number of cards than the others (or more than 13).
    Count(Seat, u8),
    /// No card is known: all four hands are hidden, or empty.
    AllHidden,
}

impl Deal {
    /// Checks the hands, and completes the fourth when three hands of thirteen are known.
    pub fn new(mut hands: BySeat<Option<Hand>>) -> Result<Self, DealFault> {
        let mut size = None;
        let mut seen = 0;
        for (seat, hand) in hands.iter() {
            let Some(hand) = hand else { continue };
            let twice = seen & hand.to_bits();
            if twice != 0 {
                let card = Hand::from_bits_retain(twice)
                    .iter()
                    .next()
                    .expect("a card that was seen twice");
                return Err(DealFault::Twice(card));
            }
            seen |= hand.to_bits();
            #[allow(clippy::cast_possible_truncation)] // at most 52
            let count = hand.len() as u8;
            if count > 13 || *size.get_or_insert(count) != count {
                return Err(DealFault::Count(seat, count));
            }
        }
        let size = size.filter(|size| *size > 0).ok_or(DealFault::AllHidden)?;
        let rest = Hand::from_bits_retain(Hand::ALL.to_bits() & !seen);
        if size == 13 && rest.len() == 13 {
            for hand in &mut hands.0 {
                hand.get_or_insert(rest);
            }
        }
        Ok(Self { hands, size })
    }

    /// Whether every hand is known.
    pub const fn is_complete(&self) -> bool {
        matches!(self.hands.0, [Some(_), Some(_), Some(_), Some(_)])
    }

    /// The hand that holds a card, if that hand is known.
    pub fn owner(&self, card: Card) -> Option<Seat> {
        self.hands
            .iter()
            .find_map(|(seat, hand)| (*hand)?.contains(card).then_some(seat))
    }
}
