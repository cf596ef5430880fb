//! Readings: a board ruled once for each course and scenario, and compared with the stated Result.
//!
//! When the play is not recorded to the end, a stated Result is the count either before or after the transfer. Only
//! readings that agree with it in one of these ways are kept; if none does, all are.

use super::course::Course;
use super::doubt::{doubts, scenarios};
use super::question::RevokeQuestion;
use super::ruling_context::RulingContext;
use super::scenario::Scenario;
use super::transfer::{Met, demand_under};
use super::{
    Answer, Conduct, DirectorFact, EditionYear, Facts, Range, Ruling, Screen, State, Transfer,
};
use crate::bridge::Side;
use crate::replay::{Replay, Trick};

/// One reading of a board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Reading<'a> {
    pub(super) scenario: Scenario,
    pub(super) course: &'a Course,
    /// Declarer's tricks at the table.
    pub(super) table: u8,
    /// The same after a correction of trick 12 (Law 62D).
    corrected: u8,
    /// Tricks that the declaring side loses, and that it gains.
    moved: [u8; 2],
    /// What the stated Result is in this reading, if it fits.
    fits: Option<State>,
}

impl Reading<'_> {
    /// Declarer's tricks after the transfer.
    const fn adjusted(&self) -> u8 {
        self.corrected - self.moved[0] + self.moved[1]
    }

    /// What the Result is in this reading, if it fits.
    fn fit(&self, facts: &Facts) -> Option<State> {
        let stated = facts.stated?;
        let adjusted = self.adjusted();
        let scored = |tricks: u8| facts.scored.is_some_and(|set| set & 1 << tricks != 0);
        if stated != self.table {
            return (stated == adjusted).then_some(State::AlreadyAdjusted);
        }
        Some(if adjusted == stated {
            State::Agrees
        } else if scored(adjusted) && !scored(stated) {
            State::AlreadyAdjusted
        } else {
            State::Unadjusted
        })
    }
}

/// The readings of a board that are kept; at least one.
#[derive(Debug)]
pub(super) struct Readings<'a> {
    pub(super) kept: Vec<Reading<'a>>,
    /// Whether declarer's count is certain: every trick is recorded, or a Result is stated.
    counted: bool,
    stated: Option<u8>,
    declaring: Side,
    /// Whether the Result includes the transfer, according to the director.
    told: Answer,
}

impl<'a> Readings<'a> {
    /// Rules on a board in every reading. `played` is declarer's count by the cards, when all 13 tricks are known.
    pub(super) fn of(context: &RulingContext, courses: &'a [Course], played: Option<u8>) -> Self {
        let mut kept = all(context, courses, played);
        if played.is_none() && kept.iter().any(|reading| reading.fits.is_some()) {
            kept.retain(|reading| reading.fits.is_some());
        }
        let told = told_adjusted(context.facts);
        if kept.iter().any(|reading| is_as_told(reading.fits, told)) {
            kept.retain(|reading| is_as_told(reading.fits, told));
        }
        Self {
            kept,
            counted: played.is_some()
                || context.facts.stated.is_some()
                || is_share_told(context.facts),
            stated: context.facts.stated,
            declaring: context.facts.declaring(),
            told,
        }
    }

    /// The tricks to be moved, over all readings.
    pub(super) fn transfer(&self) -> Transfer {
        let net = |reading: &Reading| reading.moved[0].abs_diff(reading.moved[1]);
        let owes = |place: usize| self.kept.iter().any(|reading| reading.moved[place] > 0);
        let to = match (owes(0), owes(1)) {
            (true, false) => Some(self.declaring.other()),
            (false, true) => Some(self.declaring),
            _ => None,
        };
        Transfer {
            to,
            both: owes(0) && owes(1),
            tricks: range(self.kept.iter().map(net)),
        }
    }

    /// Declarer's tricks after the transfer.
    pub(super) fn adjusted(&self) -> Option<Range> {
        let counts = self.kept.iter().map(Reading::adjusted);
        self.counted.then(|| range(counts))
    }

    /// What the Result is; `corrected` are the counts after a correction of trick 12 (Law 62D).
    pub(super) fn state(&self, corrected: &[u8]) -> State {
        let Some(stated) = self.stated else {
            return State::NotStated;
        };
        let mut fits = self.kept.iter().filter_map(|reading| reading.fits);
        if self.is_not_as_told() {
            return State::Differs;
        }
        match fits.next() {
            Some(first) if fits.all(|fit| fit == first) => first,
            Some(_) => State::Undecided,
            None if corrected.contains(&stated) => State::AlreadyAdjusted,
            None => State::Differs,
        }
    }

    /// Whether every fitting reading contradicts the director's statement about the Result. Where no transfer is due,
    /// saying that the Result includes it is no contradiction.
    fn is_not_as_told(&self) -> bool {
        let mut fits = self.kept.iter().filter_map(|reading| reading.fits);
        fits.clone().next().is_some()
            && fits.all(|fit| fit != State::Agrees && !is_as_told(Some(fit), self.told))
    }

    /// Whether the Result is adjusted in one reading and not in another.
    pub(super) fn may_be_adjusted(&self) -> bool {
        let adjusted = |reading: &Reading| reading.fits == Some(State::AlreadyAdjusted);
        self.kept.iter().any(adjusted) && !self.kept.iter().all(adjusted)
    }

    /// The questions about the revoke with this index, in each reading in which all revokes count.
    pub(super) fn questions(
        &self,
        context: &RulingContext<'a>,
        place: usize,
    ) -> impl Iterator<Item = RevokeQuestion<'a>> {
        let (infractions, all) = (context.infractions, context.scenario());
        self.with(all)
            .map(move |reading| RevokeQuestion::new(infractions, place, all, reading.course))
    }

    /// The readings with this scenario, or all when none of those is kept.
    pub(super) fn with(&self, scenario: Scenario) -> impl Iterator<Item = &Reading<'a>> {
        let is = move |reading: &Reading| reading.scenario == scenario;
        let any = self.kept.iter().any(is);
        self.kept.iter().filter(move |reading| !any || is(reading))
    }
}

/// The least and the most of some counts.
pub(super) fn range(mut counts: impl Iterator<Item = u8>) -> Range {
    let first = counts.next().unwrap_or(0);
    counts.fold(Range::exactly(first), Range::including)
}

/// Whether the Result includes the transfer, if the director stated that.
pub(super) fn told_adjusted(facts: &Facts) -> Answer {
    let mut told = facts.told.iter().filter_map(|it| match *it {
        DirectorFact::ResultAdjusted(adjusted) => Some(adjusted.into()),
        _ => None,
    });
    told.next().unwrap_or_default()
}

/// Whether the director noted how many of the remaining tricks a claimer's side got.
fn is_share_told(facts: &Facts) -> bool {
    let share = |it: &DirectorFact| {
        matches!(
            it,
            DirectorFact::Claim {
                tricks: Some(_),
                ..
            }
        )
    };
    facts.told.iter().any(share)
}

/// Whether a reading agrees with the director's statement about the Result.
fn is_as_told(fits: Option<State>, told: Answer) -> bool {
    match told {
        Answer::Unknown => true,
        Answer::Yes => fits == Some(State::AlreadyAdjusted),
        Answer::No => matches!(fits, Some(State::Unadjusted | State::Agrees)),
    }
}

fn all<'a>(context: &RulingContext, courses: &'a [Course], played: Option<u8>) -> Vec<Reading<'a>> {
    let mut readings = Vec::new();
    let unseen = 13 - context.replay.size;
    let doubts = doubts(context.infractions);
    for scenario in scenarios(context, &courses[0], &doubts) {
        for course in courses {
            let moved = moved(context, scenario, course);
            let recorded = count(course.won_from(1, context.facts.declaring()));
            for before in 0..=unseen {
                let corrected = recorded + before;
                let mut reading = Reading {
                    scenario,
                    course,
                    table: played.unwrap_or(corrected),
                    corrected,
                    moved,
                    fits: None,
                };
                reading.fits = reading.fit(context.facts);
                readings.push(reading);
            }
        }
    }
    readings
}

fn count(tricks: u16) -> u8 {
    u8::try_from(tricks.count_ones()).expect("16 bits")
}

/// The tricks that the declaring side loses and gains in a reading.
pub(super) fn moved(context: &RulingContext, scenario: Scenario, course: &Course) -> [u8; 2] {
    let declaring = context.facts.declaring();
    let mut moved = [Met::default(); 2];
    for (place, infraction) in context.infractions.iter().enumerate() {
        let question = RevokeQuestion::new(context.infractions, place, scenario, course);
        if question.is_established() {
            let met = &mut moved[usize::from(infraction.side != declaring)];
            for demand in demand_under(context.edition, &question) {
                met.take(demand);
            }
        }
    }
    moved.map(|met| met.count)
}

/// Declarer's tricks on another course, after the transfer.
pub(super) fn adjusted_with(context: &RulingContext, reading: &Reading, course: &Course) -> u8 {
    let moved = moved(context, reading.scenario, course);
    let table = count(course.won_from(1, context.facts.declaring()));
    table - moved[0] + moved[1]
}

/// The ruling that the cards alone give: that of a board without revokes.
pub(super) fn of_the_cards(edition: EditionYear, replay: &Replay, facts: &Facts) -> Ruling {
    let possible = possible(replay, facts.declaring());
    let played = (possible.min == possible.max).then_some(possible.min);
    let fits = |stated: u8| (possible.min..=possible.max).contains(&stated);
    let read = |stated| {
        if fits(stated) {
            Range::exactly(stated)
        } else {
            possible
        }
    };
    Ruling {
        edition,
        revokes: Vec::new(),
        played,
        transfer: Transfer::default(),
        adjusted: played.map(Range::exactly).or(facts.stated.map(read)),
        possible,
        state: match facts.stated {
            None => State::NotStated,
            Some(stated) if fits(stated) => State::Agrees,
            Some(_) => State::Differs,
        },
        told: Vec::new(),
        equity: Vec::new(),
        screen: Screen::NotAsked,
        double_dummy_deal: None,
        questions: Vec::new(),
        conduct: Conduct::default(),
    }
}

/// Declarer's tricks that the record allows: from those won to all with an unknown winner besides, including tricks
/// before an end position.
fn possible(replay: &Replay, declaring: Side) -> Range {
    let tricks = &replay.tricks[..usize::from(replay.size.min(13))];
    // the winner is unpredictable: instead of branching, counts in one byte for each seat, and one for unknown
    let one = |trick: &Trick| 1 << (8 * trick.winner.map_or(4, |seat| seat as u32));
    let counts: u64 = tricks.iter().map(one).sum();
    let of = |side: Side| {
        let counts = side.seats().map(|seat| counts.to_le_bytes()[seat as usize]);
        counts[0] + counts[1]
    };
    let [won, lost] = [declaring, declaring.other()].map(of);
    Range {
        min: won,
        max: 13 - lost,
    }
}
