//! Which revokes may not stand, and when that matters.

use crate::slip_model::clauses::{Case, Fate, clauses};
use crate::slip_model::courses::Course;
use crate::slip_model::established::Standing;

/// A doubt: the revokes of one trick stand or fall together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Doubt {
    trick: u8,
    about: About,
}

/// What is doubted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum About {
    /// That they happened.
    Record,
    /// That they were established.
    Standing(Standing),
}

/// The doubts about the revokes of a board.
pub(crate) struct Doubts<'a> {
    case: &'a Case<'a>,
    standings: &'a [Standing],
    each: Vec<Doubt>,
}

impl<'a> Doubts<'a> {
    pub(crate) fn of(case: &'a Case<'a>, standings: &'a [Standing]) -> Self {
        let mut doubts = Vec::new();
        for (one, &standing) in case.revokes.iter().zip(standings) {
            let is_open = [Standing::Unknown, Standing::Presumed].contains(&standing);
            let by_law = is_open.then_some(About::Standing(standing));
            let by_record = (one.doubtful && !one.corrected).then_some(About::Record);
            for about in [by_law, by_record].into_iter().flatten() {
                let trick = one.turn.trick;
                let doubt = Doubt { trick, about };
                if !doubts.contains(&doubt) {
                    doubts.push(doubt);
                }
            }
        }
        Self {
            case,
            standings,
            each: doubts,
        }
    }

    /// What becomes of each revoke in every way in which the doubts can be justified; first when none is.
    pub(crate) fn ways(&self, course: &Course) -> Vec<Vec<Fate>> {
        let sets = self.sets(course);
        sets.map(|set| self.fates(set)).collect()
    }

    fn sets(&self, course: &Course) -> impl Iterator<Item = usize> {
        let sets = 0..1_usize << self.each.len();
        sets.filter(|set| self.can_fall(course, *set))
    }

    /// What becomes of each revoke when these doubts are justified.
    fn fates(&self, set: usize) -> Vec<Fate> {
        let each = self.case.revokes.iter().zip(self.standings);
        each.map(|(one, &standing)| {
            let trick = one.turn.trick;
            let falls = |about| {
                self.chosen(set)
                    .any(|doubt| *doubt == Doubt { trick, about })
            };
            if one.doubtful && falls(About::Record) {
                Fate::Gone
            } else if standing == Standing::No || falls(About::Standing(standing)) {
                Fate::Corrected
            } else {
                Fate::Stands
            }
        })
        .collect()
    }

    fn chosen(&self, set: usize) -> impl Iterator<Item = &Doubt> {
        let placed = self.each.iter().enumerate();
        placed
            .filter(move |(place, _)| set & 1 << place != 0)
            .map(|(_, doubt)| doubt)
    }

    /// Whether every doubt of a set matters: a revoke counts as it is recorded, or as it is presumed to have been
    /// established, unless another one then asks for a trick that it would not ask for otherwise.
    fn can_fall(&self, course: &Course, set: usize) -> bool {
        if set == 0 {
            return true;
        }
        let asking = self.asking(course, set);
        let matters = |place: usize| {
            let without = self.asking(course, set & !(1 << place));
            let is_open = self.each[place].about == About::Standing(Standing::Unknown);
            is_open
                || asking
                    .iter()
                    .zip(without)
                    .any(|(now, before)| *now && !before)
        };
        let mut chosen = (0..self.each.len()).filter(|place| set & 1 << place != 0);
        chosen.all(matters)
    }

    /// Which revokes ask for a trick when these doubts are justified.
    fn asking(&self, course: &Course, set: usize) -> Vec<bool> {
        let fates = self.fates(set);
        let asks = |place| {
            let demands = clauses(self.case, &fates, course, place).demands;
            demands.iter().any(|pool| !pool.is_empty())
        };
        (0..self.case.revokes.len()).map(asks).collect()
    }
}
