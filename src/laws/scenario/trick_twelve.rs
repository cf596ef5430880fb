//! Trick 12 (Law 62D): the last two tricks after a revoke on the twelfth is corrected.
//!
//! Every revoker plays the card that he kept: of the led suit, or the one that he was required to lead or play. Later
//! hands may then change their cards where the Laws allow it, and must if the new lead requires it; trick 13 follows.
//! If there are several outcomes, the director decides (62D2).

use super::context::RulingContext;
use crate::bridge::{BySeat, Card, Seat, Suit, after, side, trick_winner};
use crate::laws::director::Answer;
use crate::laws::revoke::{Course, Established, Infraction, Winner};
use crate::replay::Replay;

/// The last two tricks as played, and who revoked on the first of them.
struct LastTricks {
    trump: Option<Suit>,
    leader: Seat,
    twelfth: BySeat<Card>,
    thirteenth: BySeat<Card>,
    revoked: BySeat<bool>,
}

/// The winner of each of two tricks, with the card that won.
type TrickWinners = [(Seat, Card); 2];

/// The courses that a correction of trick 12 can give in place of this one; `None` when nobody revoked there or not all
/// tricks are recorded.
pub(super) fn corrected(context: &RulingContext, course: &Course) -> Option<Vec<Course>> {
    let ending = ending(context.timeline.play, context.infractions)?;
    let each = outcomes(&ending).map(|outcome| with_outcome(*course, outcome));
    Some(each.collect())
}

/// Who wins tricks 12 and 13 after the correction, where the director said that it was made and these courses agree on it.
pub(crate) fn corrected_winners(context: &RulingContext, courses: &[Course]) -> Option<[Seat; 2]> {
    ending(context.timeline.play, context.infractions)
        .filter(|_| context.timeline.answers.hands_returned == Answer::No)?;
    let winners = |course: &Course| match [12, 13].map(|trick| course.winner(trick)) {
        [Winner::Hand(first, _), Winner::Hand(second, _)] => Some([first, second]),
        _ => None,
    };
    let first = winners(courses.first()?)?;
    let are_same = courses.iter().all(|it| winners(it) == Some(first));
    are_same.then_some(first)
}

/// A course with other winners of tricks 12 and 13.
fn with_outcome(course: Course, outcome: TrickWinners) -> Course {
    let winner = |(seat, card): (Seat, Card)| Winner::Hand(seat, Some(card.suit));
    course
        .with(12, winner(outcome[0]))
        .with(13, winner(outcome[1]))
}

/// The last two tricks, when every trick is known and somebody revoked on the twelfth.
fn ending(replay: &Replay, infractions: &[Infraction]) -> Option<LastTricks> {
    let mut revoked = BySeat([false; 4]);
    // of one that was corrected, the play may still have the card taken back
    let is_left = |one: &Infraction| {
        one.established != Established::No
            || replay.trick(one.trick()).cards[one.offender()] == Some(one.revoke.played)
    };
    let is_on_it = |one: &&Infraction| one.real_trick == 12 && is_left(one);
    for infraction in infractions.iter().filter(is_on_it) {
        revoked[infraction.offender()] = true;
    }
    let all_won = replay.tricks.iter().all(|trick| trick.winner.is_some());
    if revoked == BySeat([false; 4]) || !all_won {
        return None;
    }
    Some(LastTricks {
        trump: replay.setting.trump,
        leader: replay.trick(12).leader?,
        twelfth: replay.trick(12).whole()?,
        thirteenth: replay.trick(13).whole()?,
        revoked,
    })
}

/// Every possible outcome of the two tricks after the correction.
fn outcomes(ending: &LastTricks) -> impl Iterator<Item = TrickWinners> {
    (0..16_u8)
        .map(|set| BySeat::from_fn(|seat| set & 1 << seat as u8 != 0))
        .filter(|changed| may_be(ending, *changed))
        .map(|changed| ending.played(changed))
}

/// Whether exactly these hands may change the card that they played to trick 12. When the lead itself changes, the new
/// lead decides whether a later hand must change.
fn may_be(ending: &LastTricks, changed: BySeat<bool>) -> bool {
    let led = ending.led(changed);
    (0..4).all(|place| {
        let seat = after(ending.leader, place);
        let must = match place {
            0 => ending.revoked[seat],
            _ if changed[ending.leader] => !ending.follows(seat, led),
            _ => ending.revoked[seat],
        };
        if must {
            return changed[seat];
        }
        !changed[seat] || (ending.has_another(seat, led) && ending.is_allowed(changed, place))
    })
}

impl LastTricks {
    /// The suit led when these hands play their other card first.
    fn led(&self, changed: BySeat<bool>) -> Suit {
        let cards = if changed[self.leader] {
            &self.thirteenth
        } else {
            &self.twelfth
        };
        cards[self.leader].suit
    }

    /// Whether the card that a hand played follows this suit, or the hand had none (Law 44C).
    fn follows(&self, seat: Seat, led: Suit) -> bool {
        self.twelfth[seat].suit == led || self.thirteenth[seat].suit != led
    }

    /// Whether the other card of a hand that did not revoke may be played to this suit (Law 44C).
    fn has_another(&self, seat: Seat, led: Suit) -> bool {
        self.twelfth[seat].suit != led || self.thirteenth[seat].suit == led
    }

    /// Whether a hand that did not revoke may withdraw its card: it played after an opponent's revoke (62C1), or it is
    /// the revoker's partner and plays after an opponent who withdrew his (62C2). When that opponent had no other card
    /// to play, authorities differ on 62C2, and both outcomes are given.
    fn is_allowed(&self, changed: BySeat<bool>, place: usize) -> bool {
        let at = |place| after(self.leader, place);
        let opponent = |earlier: &usize| side(at(*earlier)) != side(at(place));
        let mut opponents = (0..place).filter(opponent);
        if opponents.any(|earlier| self.revoked[at(earlier)]) {
            return true;
        }
        let before = || at(place - 1);
        place >= 2
            && self.revoked[at(place).partner()]
            && (changed[before()] || !self.has_another(before(), self.led(changed)))
    }

    /// Who wins the two tricks when these hands play their other card first.
    fn played(&self, changed: BySeat<bool>) -> TrickWinners {
        let pick = |now: &BySeat<Card>, other: &BySeat<Card>| {
            BySeat::from_fn(|seat| [now, other][usize::from(changed[seat])][seat])
        };
        let twelfth = pick(&self.twelfth, &self.thirteenth);
        let thirteenth = pick(&self.thirteenth, &self.twelfth);
        let first = trick_winner(&twelfth, self.leader, self.trump);
        let second = trick_winner(&thirteenth, first, self.trump);
        [(first, twelfth[first]), (second, thirteenth[second])]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{seat, suit};
    use crate::replay::fixture::card;

    fn cards(text: &str) -> BySeat<Card> {
        let mut words = text.split(' ');
        BySeat::from_fn(|_| card(words.next().unwrap()))
    }

    /// The winners of the two tricks in every outcome; cards by seat from North.
    fn winners(trump: char, leader: char, revokers: &str, tricks: [&str; 2]) -> Vec<String> {
        let [twelfth, thirteenth] = tricks.map(cards);
        let ending = LastTricks {
            trump: suit(trump as u8),
            leader: seat(leader as u8).unwrap(),
            twelfth,
            thirteenth,
            revoked: BySeat::from_fn(|seat| revokers.contains(seat.letter())),
        };
        let mut found: Vec<String> = outcomes(&ending)
            .map(|[(first, _), (second, _)]| format!("{}{}", first.letter(), second.letter()))
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// What the second ruling of `tests/slip_model` does not draw: a lead that is corrected, and an order that was broken.
    #[test]
    fn a_new_lead_is_followed_anew_and_who_broke_an_order_plays_the_other_card() {
        for (leader, revokers, tricks, due) in [
            // West leads HA and was to lead D2: North must follow with D9 and East with D4; South has neither suit left.
            ('W', "W", ["H3 H4 C5 HA", "D9 D4 C2 D2"], &["NW"][..]),
            // East ruffed with H4 left: to a diamond he may ruff, or discard as North changed.
            ('W', "WE", ["H3 S2 H5 HA", "D9 H4 D5 D2"], &["EW", "NE"]),
            // West leads H2 and was to lead DA, which South must follow. North discarded and may ruff, and East after him: not
            // East if North discards.
            (
                'W',
                "W",
                ["C3 C5 C6 H2", "S5 S3 D6 DA"],
                &["NE", "NS", "WN"],
            ),
            // East was to play his highest diamond, DK, and played D4.
            ('N', "E", ["D2 D4 DQ D3", "C2 DK C5 C6"], &["EE"]),
        ] {
            assert_eq!(winners('S', leader, revokers, tricks), due);
        }
    }
}
