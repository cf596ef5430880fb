//! Readings: a board ruled once for each course and scenario, and compared with the stated Result.
//!
//! A stated Result is the count either before or after the transfer. Only readings that agree with it in one of these
//! ways are kept; if none does, all are.

use super::context::RulingContext;
use super::doubt::{Owed, demands, doubts, scenarios};
use super::trick_twelve;
use crate::bridge::{Side, side};
use crate::laws::director::Answer;
use crate::laws::revoke::{Course, Established, RevokeView, Scenario};
use crate::laws::ruling::{Counts, Moves, Range, State, Transfer};
use crate::laws::transfer::{demand_under, met, moves};

/// One reading of a board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BoardReading<'a> {
    pub(crate) scenario: Scenario,
    pub(crate) course: &'a Course,
    /// Declarer's tricks at the table.
    pub(crate) table: u8,
    /// The same after a correction of trick 12 (Law 62D).
    corrected: u8,
    /// Tricks that the declaring side loses, and that it gains.
    moved: [u8; 2],
    /// What the stated Result is in this reading, if it fits.
    fits: Option<State>,
}

impl BoardReading<'_> {
    /// Declarer's tricks after the transfer.
    const fn adjusted(&self) -> u8 {
        self.corrected - self.moved[0] + self.moved[1]
    }

    /// What the Result is in this reading, if it fits.
    fn fit(&self, context: &RulingContext) -> Option<State> {
        // the stated Result says nothing of tricks that are played again
        let facts = context.timeline.facts;
        let stated = facts.stated.filter(|_| context.open_end.is_none())?;
        let adjusted = self.adjusted();
        let scored = |tricks: u8| facts.scored.is_some_and(|set| set & 1 << tricks != 0);
        match [self.table, self.corrected].map(|tricks| tricks == stated) {
            [true, _] if stated == adjusted => Some(State::Agrees),
            _ if stated == adjusted => Some(State::AlreadyAdjusted),
            [false, false] => None,
            _ if scored(adjusted) && !scored(stated) => Some(State::AlreadyAdjusted),
            _ => Some(State::Unadjusted),
        }
    }
}

/// The readings of a board that are kept; at least one.
#[derive(Debug)]
pub(crate) struct BoardReadings<'a> {
    pub(crate) kept: Vec<BoardReading<'a>>,
    /// Whether declarer's count is asked for: every trick is recorded, a Result is stated, or the end is open.
    counted: bool,
    /// Declarer's possible counts after the correction of trick 12 (Law 62D) and any transfer for other revokes: sorted,
    /// and empty when nobody revoked there, not all tricks are recorded, or the hands were back in the board.
    pub(crate) corrected: Vec<u8>,
}

impl<'a> BoardReadings<'a> {
    /// Rules on a board in every reading. `played` is declarer's count by the cards, when all 13 tricks are known.
    pub(crate) fn of(context: &RulingContext, courses: &'a [Course], played: Option<u8>) -> Self {
        let mut kept = all(context, courses, played);
        if kept.iter().any(|reading| reading.fits.is_some()) {
            kept.retain(|reading| reading.fits.is_some());
        }
        let facts = context.timeline.facts;
        let said = match context.timeline.answers.result_adjusted {
            Answer::Unknown if facts.awarded => Answer::Yes,
            said => said,
        };
        if kept.iter().any(|reading| agrees_with(reading.fits, said)) {
            kept.retain(|reading| agrees_with(reading.fits, said));
        }
        let mut readings = Self {
            kept,
            counted: played.is_some()
                || facts.stated.is_some()
                || facts.is_share_noted()
                || context.open_end.is_some(),
            corrected: Vec::new(),
        };
        readings.corrected = readings.corrected_counts(context);
        readings
    }

    fn corrected_counts(&self, context: &RulingContext) -> Vec<u8> {
        let first = self.with(context.all).next();
        let is_open = context.timeline.answers.hands_returned != Answer::Yes;
        let Some(reading) = first.filter(|_| is_open) else {
            return Vec::new();
        };
        let courses = trick_twelve::corrected(context, reading.course).unwrap_or_default();
        let count = |course| adjusted_with(context, reading, course);
        let mut counts: Vec<u8> = courses.iter().map(count).collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    }

    /// The tricks to be moved, over all readings.
    pub(crate) fn transfer(&self, context: &RulingContext) -> Transfer {
        let net = |reading: &BoardReading| reading.moved[0].abs_diff(reading.moved[1]);
        let owes = |place: usize| self.kept.iter().any(|reading| reading.moved[place] > 0);
        let declaring = context.timeline.facts.declaring();
        let to = match (owes(0), owes(1)) {
            (true, false) => Some(declaring.other()),
            (false, true) => Some(declaring),
            _ => None,
        };
        let counts = Counts::of(self.kept.iter().map(net));
        let tricks = counts.range();
        Transfer {
            to,
            both: owes(0) && owes(1),
            tricks,
            counts,
            moves: to.map_or_else(Default::default, |to| self.moves(context, to, tricks)),
        }
    }

    /// For each trick, whether it moves to this side: for certain only if the number of tricks is.
    fn moves(&self, context: &RulingContext, to: Side, tricks: Range) -> [Moves; 13] {
        let of_reading = |reading: &BoardReading| {
            let owed = demands(context, reading.scenario, reading.course);
            let owed = owed.filter(|(_, side, _)| *side != to);
            moves(&owed.flat_map(|(.., demand)| demand).collect::<Vec<_>>())
        };
        let mut each = self.kept.iter().map(of_reading);
        let mut all = each.next().unwrap_or_default();
        for one in each {
            for (all, one) in all.iter_mut().zip(one) {
                *all = all.or(one);
            }
        }
        let play = context.timeline.play;
        for (it, trick) in all.iter_mut().zip(&play.tricks) {
            let is_theirs = trick.winner.is_some_and(|winner| side(winner) != to);
            if !is_theirs {
                *it = Moves::No;
            } else if tricks.min != tricks.max {
                *it = it.or(Moves::No);
            }
        }
        all
    }

    /// Declarer's tricks after the transfer.
    pub(crate) fn adjusted(&self) -> Option<Range> {
        self.adjusted_counts().map(Counts::range)
    }

    /// The numbers of tricks between these that are possible.
    pub(crate) fn adjusted_counts(&self) -> Option<Counts> {
        let counts = self.kept.iter().map(BoardReading::adjusted);
        self.counted.then(|| Counts::of(counts))
    }

    /// What the Result is. Where it is `played`, declarer's count by the cards if all tricks are known, and only the transfer is in
    /// doubt, there is none in it.
    pub(crate) fn state(&self, context: &RulingContext, played: Option<u8>) -> State {
        let Some(stated) = context.timeline.facts.stated else {
            return State::NotStated;
        };
        let mut fits = self.kept.iter().filter_map(|reading| reading.fits);
        // a trick in which both sides revoked may have been put right (62C3), and others played after it
        if context.open_end.is_some() || context.infractions.iter().any(|one| one.joint) {
            return State::Undecided;
        }
        if self.contradicts_director(context) {
            return State::Differs;
        }
        let is_played = played == Some(stated) && self.kept.iter().all(|it| it.corrected == stated);
        match fits.next() {
            Some(first) if fits.all(|fit| fit == first) => first,
            Some(_) if is_played && !self.may_be_adjusted() => State::Unadjusted,
            Some(_) => State::Undecided,
            None if self.corrected.contains(&stated) => State::AlreadyAdjusted,
            None => State::Differs,
        }
    }

    /// Whether every fitting reading contradicts the director's statement about the Result. Where no transfer is due,
    /// saying that the Result includes it is no contradiction.
    fn contradicts_director(&self, context: &RulingContext) -> bool {
        let said = context.timeline.answers.result_adjusted;
        let mut fits = self.kept.iter().filter_map(|reading| reading.fits);
        fits.clone().next().is_some()
            && fits.all(|fit| fit != State::Agrees && !agrees_with(Some(fit), said))
    }

    /// Whether the Result is adjusted in one reading and not in another.
    pub(crate) fn may_be_adjusted(&self) -> bool {
        let adjusted = |reading: &BoardReading| reading.fits == Some(State::AlreadyAdjusted);
        self.kept.iter().any(adjusted) && !self.kept.iter().all(adjusted)
    }

    /// What the revoke with this index asks for, over the readings in which it counts; from zero when its establishment is
    /// unknown.
    pub(crate) fn demand(&self, context: &RulingContext, place: usize) -> Range {
        let kept = self.kept.iter();
        let views = kept.map(|reading| context.view(place, reading.scenario, reading.course));
        let counting = views.filter(RevokeView::is_established);
        let demand = range(counting.map(|view| met(demand_under(context.edition, &view))));
        match context.infractions[place].established {
            Established::Unknown => demand.including(0),
            Established::Yes { .. } | Established::Presumed | Established::No => demand,
        }
    }

    /// The revoke with this index, in each reading in which all revokes count.
    pub(crate) fn views(
        &self,
        context: &RulingContext<'a>,
        place: usize,
    ) -> impl Iterator<Item = RevokeView<'a>> {
        let (context, all) = (*context, context.all);
        self.with(all)
            .map(move |reading| context.view(place, all, reading.course))
    }

    /// The readings with this scenario, or all when none of those is kept.
    pub(crate) fn with(&self, scenario: Scenario) -> impl Iterator<Item = &BoardReading<'a>> {
        let is = move |reading: &BoardReading| reading.scenario == scenario;
        let any = self.kept.iter().any(is);
        self.kept.iter().filter(move |reading| !any || is(reading))
    }
}

/// Whether the stated Result can be declarer's count at the table or after the ruling, on one of these courses. Without
/// one, it can.
/// `played` is declarer's count by the cards, when all 13 tricks are known.
pub(crate) fn can_result_be(
    context: &RulingContext,
    courses: &[Course],
    played: Option<u8>,
) -> bool {
    let mut readings = all(context, courses, played).into_iter();
    context.timeline.facts.stated.is_none() || readings.any(|reading| reading.fits.is_some())
}

/// The least and the most of some counts.
pub(crate) fn range(mut counts: impl Iterator<Item = u8>) -> Range {
    let first = counts.next().unwrap_or(0);
    counts.fold(Range::exactly(first), Range::including)
}

/// Whether a reading agrees with what the director, or the record, says about the Result.
fn agrees_with(fits: Option<State>, result_adjusted: Answer) -> bool {
    match result_adjusted {
        Answer::Unknown => true,
        Answer::Yes => fits == Some(State::AlreadyAdjusted),
        Answer::No => matches!(fits, Some(State::Unadjusted | State::Agrees)),
    }
}

fn all<'a>(
    context: &RulingContext,
    courses: &'a [Course],
    played: Option<u8>,
) -> Vec<BoardReading<'a>> {
    let mut readings = Vec::new();
    let unseen = 13 - context.timeline.play.size;
    let doubts = doubts(context.infractions);
    for course in courses {
        for (scenario, owed) in scenarios(context, course, &doubts) {
            let recorded = count(course.won_from(1, context.timeline.facts.declaring()));
            for before in 0..=unseen {
                let corrected = recorded + before;
                let mut reading = BoardReading {
                    scenario,
                    course,
                    table: played.unwrap_or(corrected),
                    corrected,
                    moved: owed.moved,
                    fits: None,
                };
                reading.fits = reading.fit(context);
                readings.push(reading);
            }
        }
    }
    readings
}

fn count(tricks: u16) -> u8 {
    u8::try_from(tricks.count_ones()).expect("16 bits")
}

/// Declarer's tricks on another course, after the transfer.
fn adjusted_with(context: &RulingContext, reading: &BoardReading, course: &Course) -> u8 {
    let moved = Owed::of(context, reading.scenario, course).moved;
    let table = count(course.won_from(1, context.timeline.facts.declaring()));
    table - moved[0] + moved[1]
}
