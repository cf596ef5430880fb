//! The second ruling: every way in which the board can have gone is ruled on as a whole, and what they have in common
//! is the ruling.

use crate::slip_model::clauses::{Case, Fate, clauses};
use crate::slip_model::courses::{Course, courses, won_by};
use crate::slip_model::doubts::Doubts;
use crate::slip_model::established::{Standing, standing};
use crate::slip_model::penalties::penalty_cards;
use crate::slip_model::record::{Record, Revoke};
use crate::slip_model::trick_twelve::outcomes;
use crate::support::most_met;
use pbn_audit::bridge::{Card, Side, side};
use pbn_audit::laws::{Claimed, DirectorFact, Range, Recorded};
use std::collections::BTreeSet;

/// What the model expects of a ruling.
pub(crate) struct Expected {
    pub(crate) revokes: Vec<OfRevoke>,
    /// The side that gains, if only one can.
    pub(crate) to: Option<Side>,
    pub(crate) both: bool,
    pub(crate) tricks: Range,
    pub(crate) adjusted: Option<Range>,
    /// Whether a revoke was not established and nothing after it is recorded.
    pub(crate) is_open: bool,
}

/// What it expects of one revoke.
pub(crate) struct OfRevoke {
    pub(crate) revoke: Revoke,
    pub(crate) standing: Standing,
    /// The primary clause, in each reading in which every revoke stands that may.
    pub(crate) primary: BTreeSet<&'static str>,
}

/// One way in which the board can have gone.
struct Reading {
    /// Declarer's tricks at the table, and with trick 12 corrected.
    table: u8,
    corrected: u8,
    /// Tricks that the declaring side loses and gains.
    lost: u8,
    gained: u8,
    /// Whether every revoke stands that may.
    all_stand: bool,
    primary: Vec<&'static str>,
}

impl Reading {
    fn adjusted(&self) -> u8 {
        self.corrected + self.gained - self.lost
    }

    /// Whether the Result can be what the table made of it; by the slip, before or after the transfer.
    fn fits(&self, stated: u8, already_adjusted: Option<bool>) -> bool {
        let is_before = [self.table, self.corrected].contains(&stated);
        let is_after = stated == self.adjusted();
        match already_adjusted {
            Some(false) => is_before,
            Some(true) => is_after && self.lost != self.gained,
            None => is_before || is_after,
        }
    }
}

/// Rules on a board.
pub(crate) fn expected(record: &Record, facts: &[DirectorFact], year: u16) -> Expected {
    let revokes = record.revokes(facts);
    let standings = standings(record, facts, year, &revokes);
    let is_open = !open_ends(record, facts, &revokes, &standings).is_empty();
    let mut readings = readings(record, facts, year, &revokes);
    if readings.is_empty() {
        // what is noted of a claim cannot be once a revoke is put right
        readings = self::readings(record, &without_tricks(facts), year, &revokes);
    }
    let kept = if is_open {
        readings.iter().collect()
    } else {
        kept(&readings, record, facts)
    };
    let of = |(place, &revoke): (usize, &Revoke)| OfRevoke {
        revoke,
        standing: standings[place],
        primary: primary(&kept, &readings, place),
    };
    let loses = kept.iter().any(|it| it.lost > 0);
    let gains = kept.iter().any(|it| it.gained > 0);
    let declaring = record.declaring();
    let is_counted = record.stated.is_some() || record.is_whole() || share(record, facts).is_some();
    Expected {
        revokes: revokes.iter().enumerate().map(of).collect(),
        to: match (loses, gains) {
            (true, false) => Some(declaring.other()),
            (false, true) => Some(declaring),
            _ => None,
        },
        both: loses && gains,
        tricks: range(kept.iter().map(|it| it.lost.abs_diff(it.gained))),
        adjusted: (is_counted || is_open).then(|| range(kept.iter().map(|it| it.adjusted()))),
        is_open,
    }
}

/// Whether the Result contradicts the tricks of a claim: without them it can be, and not with them.
pub(crate) fn is_claim_refused(record: &Record, facts: &[DirectorFact], year: u16) -> bool {
    let (Some(_), Some(_)) = (record.stated, share(record, facts)) else {
        return false;
    };
    let revokes = record.revokes(facts);
    let can_be = |facts: &[DirectorFact]| {
        let mut readings = readings(record, facts, year, &revokes);
        // the Result may be from before a revoke was put right
        let played = record.as_played(facts);
        let standings = standings(&played, facts, year, &revokes);
        readings.extend(readings_of(&played, facts, year, &revokes, &standings));
        let fits = |it: &Reading| record.stated.is_none_or(|stated| it.fits(stated, None));
        readings.iter().any(fits)
    };
    can_be(&without_tricks(facts)) && !can_be(facts)
}

/// The facts without the tricks that are noted of claims.
fn without_tricks(facts: &[DirectorFact]) -> Vec<DirectorFact> {
    let mut facts = facts.to_vec();
    for fact in &mut facts {
        if let DirectorFact::Claim { tricks, .. } = fact {
            *tricks = None;
        }
    }
    facts
}

fn standings(
    record: &Record,
    facts: &[DirectorFact],
    year: u16,
    revokes: &[Revoke],
) -> Vec<Standing> {
    let of = |one| standing(record, facts, year, revokes, one);
    revokes.iter().map(of).collect()
}

fn range(counts: impl Iterator<Item = u8> + Clone) -> Range {
    Range {
        min: counts.clone().min().expect("a reading"),
        max: counts.max().expect("a reading"),
    }
}

/// The readings that the Result leaves, or all if it fits none.
fn kept<'a>(readings: &'a [Reading], record: &Record, facts: &[DirectorFact]) -> Vec<&'a Reading> {
    let already_adjusted = facts.iter().find_map(|fact| match fact {
        DirectorFact::ResultAdjusted(yes) => Some(*yes),
        _ => None,
    });
    let by = |already| {
        let fits = |it: &&Reading| record.stated.is_none_or(|stated| it.fits(stated, already));
        readings.iter().filter(fits).collect::<Vec<_>>()
    };
    let ways = vec![by(already_adjusted), by(None)];
    let left = ways.into_iter().find(|kept| !kept.is_empty());
    left.unwrap_or(readings.iter().collect())
}

/// The primary clauses of a revoke where all stand; in the readings that the Result leaves, if it leaves such.
fn primary(kept: &[&Reading], all: &[Reading], place: usize) -> BTreeSet<&'static str> {
    let of = |it: &Reading| it.all_stand.then_some(it.primary[place]);
    let by_result: BTreeSet<_> = kept.iter().filter_map(|it| of(it)).collect();
    if by_result.is_empty() {
        all.iter().filter_map(of).collect()
    } else {
        by_result
    }
}

/// Every reading: each course of the tricks with each set of doubts that can be justified.
fn readings(
    record: &Record,
    facts: &[DirectorFact],
    year: u16,
    revokes: &[Revoke],
) -> Vec<Reading> {
    let played = record.as_played(facts);
    let standings = standings(&played, facts, year, revokes);
    let ends = open_ends(record, facts, revokes, &standings);
    let mut put_right = vec![played];
    for one in ends.iter().filter(|one| !one.corrected) {
        let legal = |record: &Record| {
            let is_led_anew = record.row(one.turn.trick).next().is_none();
            if is_led_anew || record.leads(one.turn) {
                return vec![record.before(one.turn.trick)]; // the trick is played again
            }
            let with = |card| record.with(one.turn, card);
            let cards = due_at(record, facts, one);
            cards.into_iter().map(with).collect::<Vec<_>>()
        };
        put_right = put_right.iter().flat_map(legal).collect();
    }
    let of = |record: &Record| readings_of(record, facts, year, revokes, &standings);
    put_right.iter().flat_map(of).collect()
}

/// The revokes that were not established, or were corrected where the record still has the card taken back, if nothing that
/// their side played after them is recorded; not where the rest was claimed after a correction, and nobody disputed that.
fn open_ends(
    record: &Record,
    facts: &[DirectorFact],
    revokes: &[Revoke],
    standings: &[Standing],
) -> Vec<Revoke> {
    let is_last = |one: &Revoke| {
        let next = one.turn.trick + 1;
        record.row(next).all(|(seat, _)| side(seat) != one.side())
            && record.row(next + 1).next().is_none()
    };
    let has_old_card = |one: &Revoke| {
        facts.iter().any(|fact| matches!(fact, DirectorFact::Corrected { turn, record: Recorded::Old(_), .. } if *turn == one.turn))
    };
    let is_agreed = facts.iter().any(|fact| {
        matches!(
            fact,
            DirectorFact::Claim {
                outcome: Claimed::Agreed | Claimed::Withdrawn,
                ..
            }
        )
    });
    let is_left = |one: &Revoke| !one.corrected || has_old_card(one) && !is_agreed;
    let pairs = revokes.iter().zip(standings);
    let open =
        pairs.filter(|(one, standing)| **standing == Standing::No && is_last(one) && is_left(one));
    open.map(|(one, _)| *one).collect()
}

/// The cards of which one had to be played in place of that of a revoke: of the suit led, or a penalty card.
fn due_at(record: &Record, facts: &[DirectorFact], one: &Revoke) -> Vec<Card> {
    let follows = record
        .led(one.turn.trick)
        .map(|led| record.held_of(one.turn, led));
    let follows = follows.filter(|cards| !cards.is_empty());
    let lying = penalty_cards(record, facts, one.turn)
        .into_iter()
        .map(|it| it.card);
    match follows {
        Some(cards) if record.failures().contains(&one.turn) => cards,
        Some(cards) => lying.filter(|card| cards.contains(card)).collect(),
        None => lying.collect(),
    }
}

fn readings_of(
    record: &Record,
    facts: &[DirectorFact],
    year: u16,
    revokes: &[Revoke],
    standings: &[Standing],
) -> Vec<Reading> {
    let case = Case {
        record,
        facts,
        year,
        revokes,
    };
    let doubts = Doubts::of(&case, standings);
    let of_course = |(table, course): (u8, Course)| {
        let ways = doubts.ways(&course).into_iter().enumerate();
        let read = |(place, fates): (usize, Vec<Fate>)| Reading {
            table,
            all_stand: place == 0,
            ..reading(&case, &fates, &course)
        };
        ways.map(read).collect::<Vec<_>>()
    };
    all_courses(&case).into_iter().flat_map(of_course).collect()
}

/// Declarer's tricks at the table, and the course that counts: with trick 12 corrected, if it was.
fn all_courses(case: &Case) -> Vec<(u8, Course)> {
    let Case {
        record,
        facts,
        revokes,
        ..
    } = *case;
    let at_twelve = |one: &Revoke| one.turn.trick == 12 && !one.corrected;
    let corrects =
        facts.contains(&DirectorFact::HandsReturned(false)) && revokes.iter().any(at_twelve);
    let of_table = |course: Course| {
        let table = won_by(&course, record.declaring());
        if !corrects {
            return vec![(table, course)];
        }
        let ends = outcomes(record).into_iter();
        ends.map(|end| (table, [&course[..11], &end].concat()))
            .collect()
    };
    let at_table = courses(record, revokes, share(record, facts));
    at_table.into_iter().flat_map(of_table).collect()
}

/// The tricks before those that a claim gives, and the declaring side's share of those, if there is such a claim.
fn share(record: &Record, facts: &[DirectorFact]) -> Option<(u8, u8)> {
    facts.iter().find_map(|fact| match *fact {
        DirectorFact::Claim {
            trick,
            by,
            tricks: Some(tricks),
            ..
        } => {
            let first = record.whole_tricks().max(trick - 1);
            let is_declarers = side(by) == record.declaring();
            let share = if is_declarers {
                tricks
            } else {
                13 - first - tricks
            };
            Some((first, share))
        }
        _ => None,
    })
}

/// What the Laws give when the board went like this.
fn reading(case: &Case, fates: &[Fate], course: &Course) -> Reading {
    let each = (0..case.revokes.len()).map(|place| clauses(case, fates, course, place));
    let each: Vec<_> = each.collect();
    let paid_by = |by: Side| {
        let theirs = case
            .revokes
            .iter()
            .zip(&each)
            .filter(|(one, _)| one.side() == by);
        let demands: Vec<_> = theirs.flat_map(|(_, of)| of.demands.clone()).collect();
        most_met(&demands)
    };
    let declaring = case.record.declaring();
    let corrected = won_by(course, declaring);
    Reading {
        table: corrected,
        corrected,
        lost: paid_by(declaring),
        gained: paid_by(declaring.other()),
        all_stand: true,
        primary: each.iter().map(|of| of.ids[0]).collect(),
    }
}
