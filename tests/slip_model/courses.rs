//! The ways in which the thirteen tricks can have been won: those that are recorded, and those that are not.

use crate::slip_model::record::{Record, Revoke};
use pbn_audit::bridge::{Card, Seat, Side, Suit, Turn, side};

/// Who won a trick: the side, the hand and the suit of the card as far as they are known and matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Won {
    pub(crate) side: Side,
    pub(crate) by: Option<Seat>,
    pub(crate) with: Option<Suit>,
}

impl Won {
    /// By a side, in a way that does not matter.
    fn of(side: Side) -> Self {
        Self {
            side,
            by: None,
            with: None,
        }
    }

    pub(crate) fn with(by: Seat, suit: Suit) -> Self {
        Self {
            side: side(by),
            by: Some(by),
            with: Some(suit),
        }
    }
}

/// The winners of thirteen tricks.
pub(crate) type Course = Vec<Won>;

/// The winner of four cards in order of play.
pub(crate) fn winner(cards: &[(Seat, Card)], trump: Option<Suit>) -> Won {
    let mut best = cards[0];
    for &(seat, card) in cards {
        let higher = card.suit == best.1.suit && card.rank > best.1.rank;
        let ruffs = Some(card.suit) == trump && best.1.suit != card.suit;
        if higher || ruffs {
            best = (seat, card);
        }
    }
    Won::with(best.0, best.1.suit)
}

/// Every course of a record; those in which the declaring side won so many of the tricks behind the first so many, if that is
/// known.
pub(crate) fn courses(record: &Record, revokes: &[Revoke], share: Option<(u8, u8)>) -> Vec<Course> {
    let whole = record.whole_tricks();
    let known: Course = (1..=whole)
        .filter_map(|trick| record.winner(trick))
        .collect();
    let mut courses = vec![known];
    if record.row(whole + 1).next().is_some() {
        let ways = unfinished(record, revokes);
        courses = courses
            .iter()
            .flat_map(|course| ways.iter().map(|won| with(course, *won)))
            .collect();
    }
    let labels = labels(record, revokes);
    // of a trick that is played again it matters who won it, and of one behind which the share begins
    let of_revokes = revokes.iter().map(|one| one.turn.trick);
    let last = of_revokes.chain(share.map(|(first, _)| first)).max();
    while last.is_some_and(|last| courses[0].len() < usize::from(last)) {
        let hands = Seat::ALL.map(|seat| Won {
            by: Some(seat),
            ..Won::of(side(seat))
        });
        let ways: Vec<Won> = hands.into_iter().chain(labels.clone()).collect();
        courses = courses
            .iter()
            .flat_map(|course| ways.iter().map(|won| with(course, *won)))
            .collect();
    }
    courses = courses
        .iter()
        .flat_map(|course| rest(record, course, &labels))
        .collect();
    let fits = |course: &Course| {
        let has = |(first, share): (u8, u8)| {
            won_by(&course[usize::from(first)..], record.declaring()) == share
        };
        share.is_none_or(has)
    };
    courses.retain(fits);
    courses
}

/// How many of these tricks a side won.
pub(crate) fn won_by(tricks: &[Won], by: Side) -> u8 {
    u8::try_from(tricks.iter().filter(|won| won.side == by).count()).expect("13 tricks")
}

fn with(course: &Course, won: Won) -> Course {
    let mut longer = course.clone();
    longer.push(won);
    longer
}

/// The ways to win the trick of which only some cards are recorded: nobody whose card is beaten. Where nobody revoked to
/// it, it is also one of those that were agreed, and either side can have got it.
fn unfinished(record: &Record, revokes: &[Revoke]) -> Vec<Won> {
    let trick = record.whole_tricks() + 1;
    let row: Vec<_> = record.row(trick).collect();
    let best = winner(&row, record.board.trump());
    let later = record.waiting(trick).flat_map(|by| {
        let won = suits_of(revokes, by).map(move |suit| Won::with(by, suit));
        won.filter(|won| can_be(record, &row, *won))
    });
    let by_waiting = record.waiting(trick).map(|seat| Won::of(side(seat)));
    let holds_one = revokes.iter().any(|revoke| revoke.turn.trick == trick);
    let agreed = Side::ALL.into_iter().filter(|_| !holds_one).map(Won::of);
    [best]
        .into_iter()
        .chain(by_waiting)
        .chain(agreed)
        .chain(later)
        .collect()
}

/// Whether a hand that is still to play to a trick can win it so.
fn can_be(record: &Record, row: &[(Seat, Card)], won: Won) -> bool {
    let (trick, led) = (record.whole_tricks() + 1, row[0].1.suit);
    let seat = won.by.expect("a hand");
    let held = record.held(Turn { trick, seat }).iter();
    let follows = held.clone().any(|card| card.suit == led);
    let mut cards = held.filter(|card| !follows || card.suit == led);
    cards.any(|card| winner(&[row, &[(seat, card)]].concat(), record.board.trump()) == won)
}

/// The suits in which a hand revoked: what it won with them matters under 1997.
fn suits_of(revokes: &[Revoke], by: Seat) -> impl Iterator<Item = Suit> {
    let mut suits: Vec<_> = revokes
        .iter()
        .filter(|revoke| revoke.turn.seat == by)
        .map(|revoke| revoke.suit)
        .collect();
    suits.sort();
    suits.dedup();
    suits.into_iter()
}

/// Whether a hand holds a card of the suit before a trick.
fn has_left(record: &Record, seat: Seat, suit: Suit, trick: u8) -> bool {
    record
        .held(Turn { trick, seat })
        .iter()
        .any(|card| card.suit == suit)
}

/// The suits that a hand may still win a trick with after the last recorded card, and that matter.
fn labels(record: &Record, revokes: &[Revoke]) -> Vec<Won> {
    let all = Seat::ALL
        .into_iter()
        .flat_map(|by| suits_of(revokes, by).map(move |suit| (by, suit)));
    let left = all.filter(|(by, suit)| has_left(record, *by, *suit, 14));
    left.map(|(by, suit)| Won::with(by, suit)).collect()
}

/// Every way to win the tricks of which no card is recorded. Their order does not matter.
fn rest(record: &Record, course: &Course, labels: &[Won]) -> Vec<Course> {
    let count = 13 - course.len();
    let sides = (0..=count).map(|ours| {
        let declaring = record.declaring();
        let mut tricks = vec![Won::of(declaring); ours];
        tricks.resize(count, Won::of(declaring.other()));
        tricks
    });
    let ways = sides.flat_map(|tricks| {
        (0..1_u32 << labels.len()).filter_map(move |set| labelled(&tricks, labels, set))
    });
    ways.map(|tricks| [course.clone(), tricks].concat())
        .collect()
}

/// These tricks, of which one each is won as the chosen labels say; `None` if the sides won too few.
fn labelled(tricks: &[Won], labels: &[Won], set: u32) -> Option<Vec<Won>> {
    let mut tricks = tricks.to_vec();
    for (place, label) in labels.iter().enumerate() {
        if set & 1 << place != 0 {
            let free = tricks
                .iter_mut()
                .find(|won| won.with.is_none() && won.side == label.side);
            *free? = *label;
        }
    }
    Some(tricks)
}
