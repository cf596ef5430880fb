//! The play as it finally stood: the replay with the cards that were played in the end, according to the director.
//!
//! Where the record has the card of a corrected revoke, the legal card takes its place; a card that was missing never
//! wins the trick (Law 67B1).

use super::circumstances::is_omitted;
use super::{DirectorFact, Facts, Recorded};
use crate::bridge::{Card, Seat, Turn, strength};
use crate::replay::{Irregularity, Replay};
use std::borrow::Cow;

/// The replay, copied and changed only where the director's facts change it.
pub(super) fn corrected_play<'a>(replay: &'a Replay, facts: &Facts) -> Cow<'a, Replay> {
    let mut replay = Cow::Borrowed(replay);
    for told in facts.told {
        match *told {
            DirectorFact::Corrected {
                turn,
                withdrawn,
                record: Recorded::Old(legal),
            } if is_recorded(&replay, turn) => {
                correct(replay.to_mut(), turn, withdrawn, legal);
            }
            DirectorFact::MissingCard { turn, .. } if is_recorded(&replay, turn) => {
                let replay = replay.to_mut();
                replay.tricks[usize::from(turn.trick) - 1].winner =
                    winner(replay, turn.trick, facts.told);
            }
            _ => (),
        }
    }
    replay
}

fn is_recorded(replay: &Replay, turn: Turn) -> bool {
    (1..=replay.rows).contains(&turn.trick)
}

/// Exchanges the card taken back with the legal card, which the record may have in a later trick. Does nothing where
/// the legal card is already recorded.
fn correct(replay: &mut Replay, turn: Turn, withdrawn: Card, legal: Card) {
    if replay.trick(turn.trick).cards[turn.seat] != Some(withdrawn) {
        return;
    }
    for number in turn.trick..=replay.rows {
        let card = &mut replay.tricks[usize::from(number) - 1].cards[turn.seat];
        match *card {
            Some(stands) if stands == withdrawn => *card = Some(legal),
            Some(stands) if stands == legal => *card = Some(withdrawn),
            _ => (),
        }
    }
    win_anew(replay, turn.trick);
}

/// Recomputes the winners from this trick on, and the leaders after it: the winner of the trick before, except for an
/// accepted lead out of turn.
fn win_anew(replay: &mut Replay, first: u8) {
    for number in first..=replay.rows {
        let out_of_turn = replay.irregularities.iter().any(
            |it| matches!(it, Irregularity::LeadOutOfTurn { turn, .. } if turn.trick == number),
        );
        if number > first && !out_of_turn {
            let before = replay.trick(number - 1).winner;
            replay.tricks[usize::from(number) - 1].leader = before;
        }
        replay.tricks[usize::from(number) - 1].winner = winner(replay, number, &[]);
    }
}

/// The winner of a trick among the hands whose card was not missing, if all their cards are recorded.
fn winner(replay: &Replay, number: u8, told: &[DirectorFact]) -> Option<Seat> {
    let trick = replay.trick(number);
    let (leader, led) = trick.led()?;
    let takes_part = |seat: &Seat| {
        !is_omitted(
            told,
            Turn {
                trick: number,
                seat: *seat,
            },
        )
    };
    let mut best = (leader, 0);
    for seat in Seat::ALL.into_iter().filter(takes_part) {
        let power = strength(trick.cards[seat]?, led.suit, replay.setting.trump);
        if power > best.1 {
            best = (seat, power);
        }
    }
    Some(best.0)
}
