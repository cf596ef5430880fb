//! Courses: the possible winners of the tricks whose winner is not recorded.
//!
//! For tricks after the last revoke the Laws ask only how many each side won. For a trick up to the last revoke they
//! ask which side won it, and for a revoke trick which hand. Only those of 1997 ask for the suit that won a trick.

use super::context::RulingContext;
use super::trick_twelve;
use crate::bridge::{Seat, Side, side};
use crate::laws::director::{Answer, DirectorFact, Facts};
use crate::laws::revoke::{Course, Infraction, SuitWinners, Winner};
use crate::replay::{Replay, Trick};
use std::iter::{repeat, repeat_n};

/// The most tricks whose winners are varied one by one; more than these are given together to one side or the other.
const PLACED: usize = 4;

/// Every course that the record and the director's facts allow.
pub(crate) fn possible_courses(context: &RulingContext) -> Vec<Course> {
    let (play, facts) = (context.timeline.play, context.timeline.facts);
    let suit_winners = if context.edition.asks_for_the_suit() {
        suit_winners(context.infractions)
    } else {
        vec![SuitWinners::default()]
    };
    let courses = courses(play, context.infractions, &suit_winners);
    let courses = as_claimed(courses, play, facts);
    if context.timeline.answers.hands_returned != Answer::No {
        return courses;
    }
    let corrected = |course: &Course| trick_twelve::corrected(context, course);
    let each = courses.iter();
    each.flat_map(|course| corrected(course).unwrap_or_else(|| vec![*course]))
        .collect()
}

/// Every course that the record allows.
fn courses(
    replay: &Replay,
    infractions: &[Infraction],
    suit_winners: &[SuitWinners],
) -> Vec<Course> {
    let last = infractions.iter().map(Infraction::trick).max().unwrap_or(0);
    let open: Vec<u8> = (1..=replay.size)
        .filter(|&trick| replay.trick(trick).winner.is_none())
        .collect();
    if open.is_empty() {
        return vec![recorded(replay)];
    }
    let (placed, rest) = open.split_at(open.partition_point(|&trick| trick <= last));
    let courses = by_place(replay, infractions, placed);
    let shares: Vec<usize> = (0..=rest.len()).collect();
    let courses = each_way(&courses, &shares, |course, &share| {
        divided(course, rest, share)
    });
    each_way(&courses, suit_winners, |course, &suit_winners| Course {
        suit_winners,
        ..course
    })
}

/// The most pairs of hand and suit that are distinguished; more are treated like the last.
const MOST_KINDS: usize = 5;

/// All combinations of offenders who may have won an unplayed trick with a card of the suit not followed.
fn suit_winners(infractions: &[Infraction]) -> Vec<SuitWinners> {
    let mut kinds: Vec<SuitWinners> = Vec::new();
    for infraction in infractions.iter().filter(|infraction| infraction.suit_left) {
        let kind = SuitWinners::of(infraction.offender(), infraction.revoke.led_suit());
        match kinds.len() {
            _ if kinds.iter().any(|other| other.holds(kind)) => (),
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

/// The courses in which each claimer's side got the tricks that the director noted; all courses if there is none.
fn as_claimed(courses: Vec<Course>, replay: &Replay, facts: &Facts) -> Vec<Course> {
    facts.by_director.iter().fold(courses, |mut courses, fact| {
        let DirectorFact::Claim {
            trick,
            by,
            tricks: Some(tricks),
            ..
        } = *fact
        else {
            return courses;
        };
        let left = trick.max(1 + last_won(replay));
        let fits =
            |course: &Course| course.won_from(left, side(by)).count_ones() == u32::from(tricks);
        if courses.iter().any(fits) {
            courses.retain(fits);
        }
        courses
    })
}

/// The last trick whose winner is known; 0 when there is none.
fn last_won(replay: &Replay) -> u8 {
    let won = replay
        .recorded()
        .filter(|(_, trick)| trick.winner.is_some());
    won.last().map_or(0, |(number, _)| number)
}

/// The courses of the tricks up to the last revoke.
fn by_place(replay: &Replay, infractions: &[Infraction], tricks: &[u8]) -> Vec<Course> {
    let (together, tricks) = tricks.split_at(tricks.len().saturating_sub(PLACED));
    let shares = &[together.len(), 0][..if together.is_empty() { 1 } else { 2 }];
    let mut courses = each_way(&[recorded(replay)], shares, |course, &share| {
        divided(course, together, share)
    });
    for &trick in tricks {
        let winners = possible_winners(replay, trick, infractions);
        courses = each_way(&courses, &winners, |course, &winner| {
            course.with(trick, winner)
        });
    }
    courses
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

/// The possible winners of an incomplete trick: single hands for a revoke trick, otherwise only sides.
fn possible_winners(replay: &Replay, number: u8, infractions: &[Infraction]) -> Vec<Winner> {
    let revoke = infractions
        .iter()
        .find(|infraction| infraction.trick() == number);
    let Some(infraction) = revoke else {
        return Side::ALL.map(Winner::Side).to_vec();
    };
    let trick = replay.trick(number);
    Seat::ALL
        .into_iter()
        .filter(|&seat| !(infraction.circumstances.omitted && seat == infraction.offender()))
        .filter(|&seat| !trick.is_beaten(seat, infraction.revoke.led, replay.setting.trump))
        .map(|seat| {
            let own = trick.cards[seat].map(|card| card.suit);
            // the legal card that takes the place of a revoke card, whichever it is
            let legal = (seat == infraction.offender()).then_some(infraction.revoke.led_suit());
            Winner::Hand(seat, own.or(legal))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Card, Rank, Suit, Turn};
    use crate::laws::LAWS_2017;
    use crate::laws::director::{Timeline, bare};
    use crate::laws::revoke::collect;
    use crate::replay::Irregularity;
    use std::collections::BTreeSet;

    /// The nine of a suit.
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
        courses(&replay, &infractions, &super::suit_winners(&infractions))
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
        let with =
            |it: &Course| suits.map(|suit| it.won_with_suit(10, Seat::West, suit, true) != 0);
        let won: BTreeSet<_> = courses.iter().filter(by_both).map(with).collect();
        assert_eq!(won, [[false; 4], [true; 4]].into());
    }
}
