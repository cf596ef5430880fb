//! The play as it finally was: the replay with the cards that were played in the end, according to the director.
//!
//! Where the record has the card of a corrected revoke, the legal card takes its place; where it stops with a card that was
//! withdrawn, that was not played; a card that was missing never wins the trick (Law 67B1).

use super::super::{DirectorFact, Recorded};
use crate::bridge::{Card, Seat, Turn, strength};
use crate::replay::{Irregularity, Replay};
use std::borrow::Cow;

/// The replay, copied and changed only where the director's facts change it.
pub fn final_play<'a>(replay: &'a Replay, facts: &[DirectorFact]) -> Cow<'a, Replay> {
    let mut play = Cow::Borrowed(replay);
    for fact in facts {
        match *fact {
            DirectorFact::Corrected {
                turn,
                withdrawn,
                record: Recorded::Old(legal),
            } if play.reaches(turn.trick) && !is_open_twelve(replay, facts, *fact) => {
                correct(play.to_mut(), turn, withdrawn, legal);
            }
            DirectorFact::MissingCard { turn, .. } if play.reaches(turn.trick) => {
                let play = play.to_mut();
                play.tricks[usize::from(turn.trick) - 1].winner = winner(play, turn.trick, facts);
            }
            DirectorFact::Withdrawn { turn, card }
                if play.reaches(turn.trick) && stops_with(&play, turn, card) =>
            {
                take_back(play.to_mut(), turn);
            }
            _ => (),
        }
    }
    play
}

/// Whether a fact is the correction of a revoke on trick 12 of which the record has the last two tricks as they were before:
/// the director names nobody who then changed a card (Law 62C), so that it is open how they went.
pub(super) fn is_open_twelve(replay: &Replay, facts: &[DirectorFact], fact: DirectorFact) -> bool {
    let DirectorFact::Corrected {
        turn: Turn { trick: 12, seat },
        withdrawn,
        record: Recorded::Old(legal),
    } = fact
    else {
        return false;
    };
    let is_changed =
        |it: &DirectorFact| matches!(it, DirectorFact::Withdrawn { turn, .. } if turn.trick >= 12);
    let last = [12, 13].map(|trick| replay.trick(trick).cards[seat]);
    last == [Some(withdrawn), Some(legal)]
        && replay.tricks.iter().all(|trick| trick.winner.is_some())
        && !facts.iter().any(is_changed)
}

/// Whether the record stops with this card, in a trick that was not completed.
pub(crate) fn stops_with(play: &Replay, turn: Turn, card: Card) -> bool {
    let trick = play.trick(turn.trick);
    turn.trick == play.rows && trick.cards[turn.seat] == Some(card) && trick.whole().is_none()
}

/// Leaves out a card with which the record stops, and its trick if no other card is in it.
fn take_back(play: &mut Replay, turn: Turn) {
    let trick = &mut play.tricks[usize::from(turn.trick) - 1];
    trick.cards[turn.seat] = None;
    if trick.cards.0 == [None; 4] {
        play.rows -= 1;
    }
}

/// Exchanges the card taken back with the legal card, which the record may have in a later trick. Does nothing where
/// the legal card is already recorded.
fn correct(play: &mut Replay, turn: Turn, withdrawn: Card, legal: Card) {
    if play.trick(turn.trick).cards[turn.seat] != Some(withdrawn) {
        return;
    }
    let mut until = play.rows;
    for number in turn.trick..=play.rows {
        let card = &mut play.tricks[usize::from(number) - 1].cards[turn.seat];
        match *card {
            Some(recorded) if recorded == withdrawn => *card = Some(legal),
            Some(recorded) if recorded == legal => {
                *card = Some(withdrawn);
                until = number;
            }
            _ => (),
        }
    }
    hold(play, turn, withdrawn, legal, until);
    win_anew(play, turn.trick);
}

/// Gives the hand the card taken back, in place of the legal one, at its later revokes up to a trick.
fn hold(play: &mut Replay, turn: Turn, withdrawn: Card, legal: Card, until: u8) {
    for it in &mut play.irregularities {
        let Irregularity::Revoke(revoke) = it else {
            continue;
        };
        let at = revoke.turn;
        if at.seat != turn.seat || !(turn.trick + 1..=until).contains(&at.trick) {
            continue;
        }
        let (able, led) = (&mut revoke.could_have_played, revoke.led.suit);
        if legal.suit == led {
            able.remove(legal.rank);
        }
        if withdrawn.suit == led {
            able.insert(withdrawn.rank);
        }
    }
}

/// Recomputes the winners from this trick on, and the leaders after it: the winner of the trick before, except for an
/// accepted lead out of turn.
fn win_anew(play: &mut Replay, first: u8) {
    for number in first..=play.rows {
        let out_of_turn = play.irregularities.iter().any(
            |it| matches!(it, Irregularity::LeadOutOfTurn { turn, .. } if turn.trick == number),
        );
        if number > first && !out_of_turn {
            let before = play.trick(number - 1).winner;
            play.tricks[usize::from(number) - 1].leader = before;
        }
        play.tricks[usize::from(number) - 1].winner = winner(play, number, &[]);
    }
}

/// The winner of a trick among the hands whose card was not missing, if all their cards are recorded.
fn winner(play: &Replay, number: u8, facts: &[DirectorFact]) -> Option<Seat> {
    let trick = play.trick(number);
    let (leader, led) = trick.led()?;
    let is_missing = |seat| {
        let turn = Turn::new(number, seat);
        facts.iter().any(|it| it.is_missing_card(turn))
    };
    let mut best = (leader, 0);
    for seat in Seat::ALL.into_iter().filter(|seat| !is_missing(*seat)) {
        let power = strength(trick.cards[seat]?, led.suit, play.setting.trump);
        if power > best.1 {
            best = (seat, power);
        }
    }
    Some(best.0)
}
