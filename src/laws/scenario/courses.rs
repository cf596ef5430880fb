//! Courses: the possible winners of the tricks whose winner is not recorded.
//!
//! For tricks after the last revoke the Laws ask only how many each side won. For a trick up to the last revoke they
//! ask which side won it, and for a revoke trick which hand. Only those of 1997 ask for the suit that won a trick.

use super::context::RulingContext;
use super::trick_twelve;
use crate::bridge::{Card, Holding, Seat, Side, Suit, side, strength};
use crate::laws::director::{Answer, DirectorFact};
use crate::laws::revoke::{Course, Established, Infraction, SuitWinners, Winner, ways};
use crate::replay::{Position, Replay, Trick};
use std::iter::{repeat, repeat_n};

/// The most tricks whose winners are varied one by one; more than these are given together to one side or the other.
const PLACED: usize = 4;

/// Every course that the record and the director's facts allow. A claim of which the noted tricks fit none does not count.
pub(crate) fn possible_courses(context: &RulingContext) -> Vec<Course> {
    let (play, facts) = (context.timeline.play, context.timeline.facts);
    let open = Open::of(
        play,
        context.infractions,
        context.edition.asks_for_the_suit(),
    );
    let mut courses = open.courses();
    for &claim in facts.by_director {
        let is_as_noted = |course: &Course| is_as_noted(play, claim, course);
        if courses.iter().any(is_as_noted) {
            courses.retain(is_as_noted);
        }
    }
    if context.timeline.answers.hands_returned != Answer::No {
        return courses;
    }
    let corrected = |course: &Course| trick_twelve::corrected(context, course);
    let each = courses.iter();
    each.flat_map(|course| corrected(course).unwrap_or_else(|| vec![*course]))
        .collect()
}

/// Whether the claimer's side gets the tricks that the director noted, if the fact is a claim of which he did.
pub(crate) fn is_as_noted(replay: &Replay, fact: DirectorFact, course: &Course) -> bool {
    let from = |trick: u8| trick.max(1 + last_won(replay));
    let won = |trick, by| course.won_from(from(trick), side(by)).count_ones();
    !matches!(fact, DirectorFact::Claim { trick, by, tricks: Some(noted), .. } if won(trick, by) != u32::from(noted))
}

/// The last trick whose winner is known; 0 when there is none.
fn last_won(replay: &Replay) -> u8 {
    let won = |(number, trick): (u8, &Trick)| trick.winner.map(|_| number);
    replay.recorded().filter_map(won).max().unwrap_or(0)
}

/// What the courses of a board depend on.
struct Open<'a> {
    play: &'a Replay,
    infractions: &'a [Infraction],
    /// The hands that revoked, each with the suit that it did not follow, where it matters whether it won a trick with that.
    kinds: Vec<(Seat, Suit)>,
}

/// The most pairs of hand and suit that are distinguished; more are treated like the last.
const MOST_KINDS: usize = 5;

impl<'a> Open<'a> {
    fn of(play: &'a Replay, infractions: &'a [Infraction], asks_for_the_suit: bool) -> Self {
        let kinds = infractions.iter().filter(|_| asks_for_the_suit);
        let mut kinds: Vec<_> = kinds.map(|one| (one.offender(), one.suit)).collect();
        kinds.sort_unstable_by_key(|(seat, suit)| (*seat as u8, *suit));
        kinds.dedup();
        Self {
            play,
            infractions,
            kinds,
        }
    }

    /// Every course that the record allows.
    fn courses(&self) -> Vec<Course> {
        let open: Vec<u8> = (1..=self.play.size)
            .filter(|&trick| self.play.trick(trick).winner.is_none())
            .collect();
        if open.is_empty() {
            return vec![recorded(self.play)];
        }
        let is_begun = |trick: &u8| self.play.trick(*trick).recorded() > 0;
        let revoked = self.infractions.iter().map(Infraction::trick);
        let last = revoked.chain(open.iter().copied().filter(is_begun)).max();
        let (placed, rest) = open.split_at(open.partition_point(|&trick| Some(trick) <= last));
        let shares: Vec<usize> = (0..=rest.len()).collect();
        let courses = each_way(&self.by_place(placed), &shares, |course, &share| {
            divided(course, rest, share)
        });
        let with = |course, &suit_winners: &SuitWinners| Course {
            suit_winners,
            ..course
        };
        each_way(&courses, &self.suit_winners(), with)
    }

    /// All combinations of offenders who may have won an unplayed trick with a card of the suit not followed.
    fn suit_winners(&self) -> Vec<SuitWinners> {
        let mut kinds: Vec<SuitWinners> = Vec::new();
        for &(seat, suit) in &self.kinds {
            let kind = SuitWinners::of(seat, suit);
            match kinds.len() {
                _ if self.left(seat, suit) == Some(Holding::EMPTY) => (),
                MOST_KINDS => kinds[MOST_KINDS - 1] = kinds[MOST_KINDS - 1].with(kind),
                _ => kinds.push(kind),
            }
        }
        let none = vec![SuitWinners::default()];
        kinds.iter().fold(none, |ways, kind| {
            ways.iter()
                .flat_map(|&way| [way, way.with(*kind)])
                .collect()
        })
    }

    /// The cards of a suit that a hand has left at the end of the record; `None` for a hidden hand.
    fn left(&self, seat: Seat, suit: Suit) -> Option<Holding> {
        let hands = Position::hands_before(self.play, 14)?;
        hands[seat].map(|hand| hand[suit])
    }

    /// The courses of the tricks up to the last revoke, or the last that was begun.
    fn by_place(&self, tricks: &[u8]) -> Vec<Course> {
        let (together, tricks) = tricks.split_at(tricks.len().saturating_sub(PLACED));
        // with those placed, these give every share
        let shares = (0..together.len()).step_by(PLACED + 1);
        let shares: Vec<usize> = shares.chain([together.len()]).collect();
        let none = [recorded(self.play)];
        let courses = each_way(&none, &shares, |course, &share| {
            divided(course, together, share)
        });
        tricks.iter().fold(courses, |courses, &trick| {
            let winners = self.possible_winners(trick);
            each_way(&courses, &winners, |course, &winner| {
                course.with(trick, winner)
            })
        })
    }

    /// The possible winners of an incomplete trick: hands that are not beaten, with the suit of their card, or that they may win
    /// it with. To which side one went to which nobody revoked may have been agreed; a hand counts there only for its suit.
    fn possible_winners(&self, number: u8) -> Vec<Winner> {
        let trick = self.play.trick(number);
        let revoked = self.infractions.iter();
        let revoked: Vec<_> = revoked.filter(|one| one.trick() == number).collect();
        if trick.recorded() == 0 {
            // of a revoke trick that is led anew it matters which hand wins it
            let hands = Seat::ALL.into_iter().filter(|_| !revoked.is_empty());
            let hands = hands.map(|seat| Winner::Hand(seat, None));
            let sides = Side::ALL.map(Winner::Side).into_iter();
            return sides.chain(hands).collect();
        }
        let mut put_right = revoked.clone();
        let lacks = |one: &Infraction| trick.cards[one.offender()].is_none();
        put_right.retain(|one| one.established == Established::No && lacks(one));
        let led = revoked.first().map(|one| one.revoke.led);
        let led = led.or(trick.led().map(|(_, led)| led));
        let agreed = Side::ALL.map(|by| Winner::Hand(by.seats()[0], None));
        let mut winners = Vec::from(if revoked.is_empty() { &agreed[..] } else { &[] });
        let ways = ways(trick, &put_right).into_iter();
        for (way, seat) in ways.flat_map(|way| Seat::ALL.map(|seat| (way, seat))) {
            let own = revoked.iter().find(|one| one.offender() == seat);
            let is_omitted = own.is_some_and(|one| one.circumstances.omitted);
            let is_beaten = |led| way.is_beaten(seat, led, self.play.setting.trump);
            if is_omitted || led.is_some_and(is_beaten) {
                continue;
            }
            let legal = own.map(|one| one.revoke.led_suit());
            let suit = way.cards[seat].map(|card| card.suit).or(legal);
            let kinds = self.kinds.iter().filter(|(by, _)| *by == seat);
            let with = kinds.map(|kind| kind.1).filter(|&with| match suit {
                Some(suit) => suit == with,
                None => led.is_none_or(|led| self.can_win(&way, led.suit, seat, with)),
            });
            let any = (!revoked.is_empty()).then_some(suit);
            let hand = |suit| Winner::Hand(seat, suit);
            for winner in with.map(Some).chain(any).map(hand) {
                if !winners.contains(&winner) {
                    winners.push(winner);
                }
            }
        }
        winners
    }

    /// Whether a hand that is still to play to a trick can win it with a card of this suit.
    fn can_win(&self, trick: &Trick, led: Suit, seat: Seat, suit: Suit) -> bool {
        let power = |card| strength(card, led, self.play.setting.trump);
        let best = trick.cards.0.into_iter().flatten().map(power).max();
        let is_void = || self.left(seat, led).is_none_or(Holding::is_empty);
        let mut ranks = self.left(seat, suit).unwrap_or(Holding::ALL).iter();
        (suit == led || is_void()) && ranks.any(|rank| Some(power(Card { suit, rank })) > best)
    }
}

/// Each course combined with each way.
fn each_way<T>(courses: &[Course], ways: &[T], go: impl Fn(Course, &T) -> Course) -> Vec<Course> {
    let go = &go;
    courses
        .iter()
        .flat_map(|&course| ways.iter().map(move |way| go(course, way)))
        .collect()
}

/// The recorded winners; open tricks count for North-South until they are assigned.
fn recorded(replay: &Replay) -> Course {
    let winner = |trick: &Trick| match trick.winner {
        Some(seat) => Winner::Hand(seat, trick.cards[seat].map(|card| card.suit)),
        None => Winner::Side(Side::NorthSouth),
    };
    let winners = std::array::from_fn(|place| winner(&replay.tricks[place]));
    let by_east_west = (1..).zip(&winners).fold(0, |set, (number, winner)| {
        set | u16::from(winner.side() == Side::EastWest) << number
    });
    let dealt = (2 << replay.size) - 2;
    Course {
        winners,
        won: [dealt & !by_east_west, dealt & by_east_west],
        suit_winners: SuitWinners::default(),
    }
}

/// The first `share` of these tricks go to North-South, the others to East-West.
fn divided(course: Course, tricks: &[u8], share: usize) -> Course {
    let sides = repeat_n(Side::NorthSouth, share).chain(repeat(Side::EastWest));
    let given = tricks.iter().zip(sides);
    given.fold(course, |course, (&trick, side)| {
        course.with(trick, Winner::Side(side))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Rank, Turn};
    use crate::laws::LAWS_2017;
    use crate::laws::director::{Facts, Timeline, bare};
    use crate::laws::revoke::collect;
    use crate::replay::Irregularity;
    use std::collections::BTreeSet;

    fn nine(suit: Suit) -> Card {
        Card {
            suit,
            rank: Rank::new(9),
        }
    }

    /// North won every trick but these; who revoked on which trick, and in what suit.
    fn with(open: &[u8], revokes: &[(u8, Seat, Suit)]) -> Vec<Course> {
        let mut replay = Replay {
            rows: 13,
            ..Replay::default()
        };
        for trick in 1..=13 {
            let winner = (!open.contains(&trick)).then_some(Seat::North);
            replay.tricks[usize::from(trick) - 1].winner = winner;
        }
        replay.tricks[7].cards[Seat::North] = Some(nine(Suit::Clubs));
        let revoke = |&(trick, seat, suit)| {
            let turn = Turn { trick, seat };
            Irregularity::Revoke(bare(turn, Seat::North, nine(suit), nine(Suit::Clubs)))
        };
        replay.irregularities = revokes.iter().map(revoke).collect();
        let rules = &LAWS_2017.revokes;
        let facts = Facts::of_record(Seat::South);
        let infractions = collect(rules, &Timeline::of(&replay, &facts));
        Open::of(&replay, &infractions, true).courses()
    }

    #[test]
    fn many_open_tricks_go_together_but_give_every_share_that_can_matter() {
        let open: Vec<u8> = (1..=8).collect();
        let courses = with(&open, &[(8, Seat::East, Suit::Clubs)]);
        assert_eq!(courses.len(), 2 * 2 * 2 * 2 * 4 * 2);
        let won = |course: &Course| course.won_from(1, Side::EastWest).count_ones();
        let shares: BTreeSet<_> = courses.iter().map(won).collect();
        assert!(shares.into_iter().eq(0..=8));
    }

    #[test]
    fn a_repeat_is_counted_once_and_what_is_beyond_five_goes_with_the_last() {
        let suits = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
        let of_east = suits.map(|suit| (8, Seat::East, suit));
        let mut revokes = [of_east, of_east].concat();
        assert_eq!(with(&[13], &revokes).len(), 2 * 16);
        revokes.extend(suits.map(|suit| (9, Seat::West, suit)));
        let courses = with(&[10, 13], &revokes);
        assert_eq!(courses.len(), 3 * 32);
        let by_both = |it: &&Course| Side::ALL.into_iter().all(|by| it.won_from(10, by) != 0);
        let with = |it: &Course| suits.map(|suit| it.won_with_suit(10, Seat::West, suit) != 0);
        let won: BTreeSet<_> = courses.iter().filter(by_both).map(with).collect();
        assert_eq!(won, [[false; 4], [true; 4]].into());
    }
}
