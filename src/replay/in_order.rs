//! Who leads to each trick of a record that has its cards in the order of play, and names no hands.
//!
//! There are two readings. By rotation, whoever wins a trick leads to the next; by ownership, each card is played by the hand that
//! was dealt it. Where they agree the record is sound. Where they do not, but each trick runs clockwise from the owner of its
//! first card, there are two causes. The cards of a trick were entered from another hand on than the one that led: so it is where
//! everybody followed suit if the winners led, and not if the hands led whose cards stand first. Otherwise a card of the trick
//! before is wrong, or another hand led: one fault, and no card is read as that of a hand that never held it. Any other record is
//! read by rotation, and what does not fit is found as in records that name the hands.

use super::Setting;
use super::layout::TELLING;
use crate::bridge::{Deal, Hand, ROWS, Seat, Slot, Table, after, bit, steps, suit_bits, winning};

/// Who leads to each trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Leaders {
    /// The hand that leads to each trick.
    pub seats: [Seat; ROWS],
    /// One bit for each trick to which another hand was due to lead, by the cards before it.
    pub out_of_turn: u16,
    /// Whether every card was dealt to the hand that plays it by rotation, as far as that is known.
    pub agree: bool,
    /// Whether the first card of each trick is that of its leader, as the deal shows.
    pub are_named: bool,
}

/// Finds out who leads to each trick of a table whose rows have their cards in order of play.
pub fn leaders(setting: &Setting, table: &Table) -> Leaders {
    let deal = setting.deal.filter(Deal::is_complete);
    let by_rotation = by_rotation(setting, table, deal.as_ref());
    let by_owner = || {
        let found = by_owner(setting, table, deal.as_ref()?)?;
        // a whole record that fits when another hand led from the start fits as well when the deal is turned
        let is_turned = found.out_of_turn == 1 && table.cards().count() >= TELLING;
        (!is_turned).then_some(found)
    };
    if by_rotation.agree {
        return by_rotation;
    }
    let Some(by_owner) = by_owner() else {
        return by_rotation;
    };
    let in_other_order = || {
        let deal = deal.as_ref()?;
        let is_legal = follow_suit(deal, table, &by_owner.seats, &by_owner.seats);
        let found = by_winner(setting, table, deal, &by_owner.seats).filter(|_| !is_legal)?;
        follow_suit(deal, table, &by_owner.seats, &found.seats).then_some(found)
    };
    in_other_order().unwrap_or(by_owner)
}

fn by_rotation(setting: &Setting, table: &Table, deal: Option<&Deal>) -> Leaders {
    let mut leader = setting.leader;
    let (mut seats, mut agree) = ([leader; ROWS], true);
    for (seat, row) in seats
        .iter_mut()
        .zip(&table.slots[..usize::from(table.rows)])
    {
        *seat = leader;
        agree &= deal.is_none_or(|deal| fits(deal, *row, leader));
        leader = after(leader, winner(*row, setting));
    }
    Leaders {
        seats,
        out_of_turn: 0,
        agree,
        are_named: agree && deal.is_some(),
    }
}

/// The reading by ownership, if each trick runs clockwise.
fn by_owner(setting: &Setting, table: &Table, deal: &Deal) -> Option<Leaders> {
    if has_repeats(table) {
        return None; // the second time a card is played it is another card, and its owner says nothing
    }
    let mut due = setting.leader;
    let (mut seats, mut out_of_turn, mut is_known) = ([due; ROWS], 0_u16, true);
    for (number, row) in table.slots[..usize::from(table.rows)].iter().enumerate() {
        if !fits(deal, *row, due) {
            let leader = first_owner(deal, *row).filter(|leader| fits(deal, *row, *leader))?;
            out_of_turn |= u16::from(is_known) << number;
            due = leader;
        }
        seats[number] = due;
        due = after(due, winner(*row, setting));
        is_known = row.iter().all(|slot| slot.card().is_some());
    }
    Some(Leaders {
        seats,
        out_of_turn,
        agree: false,
        are_named: true,
    })
}

/// The winners of the tricks lead, though the cards of these hands stand first.
fn by_winner(
    setting: &Setting,
    table: &Table,
    deal: &Deal,
    first: &[Seat; ROWS],
) -> Option<Leaders> {
    let mut due = setting.leader;
    let mut seats = [due; ROWS];
    for (number, row) in table.slots[..usize::from(table.rows)].iter().enumerate() {
        seats[number] = due;
        let mut row = *row;
        row.rotate_left(steps(first[number], due));
        if !fits(deal, row, due) {
            return None;
        }
        due = after(due, winner(row, setting));
    }
    Some(Leaders {
        seats,
        out_of_turn: 0,
        agree: false,
        are_named: false,
    })
}

/// Whether all followed suit who could, if these hands led. The cards of `first` stand first in their rows.
fn follow_suit(deal: &Deal, table: &Table, first: &[Seat; ROWS], leaders: &[Seat; ROWS]) -> bool {
    let mut hands = deal.hands.0.map(|hand| hand.map_or(0, Hand::to_bits));
    let rows = table.slots[..usize::from(table.rows)].iter();
    rows.zip(first.iter().zip(leaders))
        .all(|(row, (&first, &leader))| {
            let Some(led) = row[steps(first, leader)].card() else {
                return true;
            };
            (0..).zip(row).all(|(place, slot)| {
                let hand = &mut hands[after(first, place) as usize];
                let Some(card) = slot.card() else { return true };
                let follows = card.suit == led.suit || *hand & suit_bits(led.suit) == 0;
                *hand &= !bit(card);
                follows
            })
        })
}

fn has_repeats(table: &Table) -> bool {
    let mut seen = 0;
    table.cards().any(|(.., card)| {
        let is_repeated = seen & bit(card) != 0;
        seen |= bit(card);
        is_repeated
    })
}

/// Whether the cards of a row were dealt to the hands from its leader on.
fn fits(deal: &Deal, row: [Slot; 4], leader: Seat) -> bool {
    (0..).zip(row).all(|(place, slot)| {
        let hand = deal.hands[after(leader, place)].map_or(0, Hand::to_bits);
        slot.card().is_none_or(|card| bit(card) & hand != 0)
    })
}

/// The hand that leads to a row if its first known card is played by the hand that was dealt it.
fn first_owner(deal: &Deal, row: [Slot; 4]) -> Option<Seat> {
    let (place, card) = (0..)
        .zip(row)
        .find_map(|(place, slot)| Some((place, slot.card()?)))?;
    Some(after(deal.owner(card)?, 4 - place))
}

/// The place of the card that wins a row, among those that can be read.
fn winner(row: [Slot; 4], setting: &Setting) -> usize {
    let Some(led) = row.iter().find_map(|slot| slot.card()) else {
        return 0;
    };
    let bits = row.map(|slot| slot.card().map_or(0, bit));
    let all = bits.iter().fold(0, |all, card| all | card);
    let trumps = setting.trump.map_or(0, suit_bits);
    let best = winning(all, suit_bits(led.suit), trumps);
    bits.iter().position(|card| *card == best).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{BySeat, Suit, seat};
    use crate::replay::fixture::{card, table};
    use crate::replay::{Irregularity, Replay};

    /// Spades with North, hearts with East, diamonds with South, clubs with West.
    fn deal() -> Deal {
        let of = |suit| {
            let cards = Hand::ALL.to_bits() & suit_bits(suit);
            Some(Hand::from_bits_retain(cards))
        };
        let hands = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].map(of);
        Deal {
            hands: BySeat(hands),
            size: 13,
        }
    }

    fn setting(deal: Deal, leader: Seat) -> Setting {
        Setting {
            deal: Some(deal),
            trump: None,
            leader,
        }
    }

    /// Each line has the first leader, then what is not usual: clubs are trumps, or North has the two of hearts and East the three
    /// of spades.
    #[test]
    fn leaders_are_found_as_their_list_has_it() {
        hold!("in_order.txt", |head, rows| {
            let (mut deal, mut trump) = (deal(), None);
            match head.split_once(' ').unwrap_or_default().1 {
                "clubs" => trump = Some(Suit::Clubs),
                "exchanged" => {
                    let [two, three] = ["H2", "S3"].map(|it| bit(card(it)));
                    for seat in [Seat::North, Seat::East] {
                        let hand = deal.hands[seat].map_or(0, Hand::to_bits);
                        deal.hands[seat] = Some(Hand::from_bits_retain(hand ^ two ^ three));
                    }
                }
                _ => (),
            }
            let leader = seat(head.as_bytes()[0]).unwrap();
            let setting = Setting {
                trump,
                ..setting(deal, leader)
            };
            let table = table('N', rows);
            let found = leaders(&setting, &table);
            let led = found.seats.map(Seat::letter);
            let led = led.into_iter().take(table.rows.into());
            format!(
                "led {}, agree {}, out of turn {:b}",
                led.collect::<String>(),
                found.agree,
                found.out_of_turn
            )
        });
    }

    #[test]
    fn of_a_trick_that_another_hand_leads_no_revoke_is_read() {
        let mut by_hands = table('N', "S2 H2 D2 C2 / S3 H3 D3 C3");
        by_hands.marks[1].lead = 0b10;
        by_hands.led_by_owner = 0b10;
        let replay = Replay::of(&setting(deal(), Seat::North), &by_hands);
        assert_eq!(replay.revokes().count(), 0);
        let leads = |it: &Irregularity| matches!(it, Irregularity::LeadOutOfTurn { .. });
        let leads = replay.irregularities.iter().filter(|it| leads(it));
        assert_eq!(leads.count(), 1);
    }
}
