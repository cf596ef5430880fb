//! What is counted in a cell: integers, which only ever grow, so that parts add up to the whole.

use super::turn::STRATA;
use crate::diagnosis::Grade;

/// What is counted of the turns and revokes in a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Counts {
    /// Boards with a turn in the cell.
    pub boards: u64,
    /// Of these, boards of which nothing is found in the families D, P and R.
    pub clean: u64,
    /// Judged turns.
    pub turns: u64,
    /// Boards on which a recorder says that somebody revoked.
    pub told: u64,
    /// Boards on which a recorder wrote anything.
    pub worded: u64,
    /// Revokes at those turns by grade: doubtful, likely, certain.
    pub revokes: [RevokeCounts; 3],
    /// What of this is of records that can show a revoke.
    pub shown: Shown,
}

/// What is counted of the records that can show a revoke: rates are of these alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Shown {
    /// Boards with a turn.
    pub boards: u64,
    /// Judged turns.
    pub turns: u64,
    /// Revokes by grade: doubtful, likely, certain.
    pub revokes: [u64; 3],
}

impl Shown {
    /// The revokes of a grade and the surer ones.
    pub fn surer(&self, least: Grade) -> u64 {
        self.revokes[least as usize..].iter().sum()
    }

    pub(super) fn fields(self) -> [u64; 5] {
        let [doubtful, likely, certain] = self.revokes;
        [self.boards, self.turns, doubtful, likely, certain]
    }

    pub(super) const fn from_fields(fields: [u64; 5]) -> Self {
        let [boards, turns, doubtful, likely, certain] = fields;
        Self {
            boards,
            turns,
            revokes: [doubtful, likely, certain],
        }
    }
}

/// What is counted of the revokes of one grade.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RevokeCounts {
    /// Revokes.
    pub number: u64,
    /// Those that were established, or are presumed to have been.
    pub established: u64,
    /// The tricks that they ask for under each edition, oldest first: the least and the most.
    pub tricks: [[u64; 2]; 3],
    /// Those that a clause exempts.
    pub exempt: u64,
    /// Those on boards where equity is to be considered.
    pub equity: u64,
    /// Those on boards whose result does not hold the transfer that is due.
    pub not_applied: u64,
}

impl RevokeCounts {
    /// The number of integers in it.
    pub(super) const FIELDS: usize = 11;

    pub(super) fn fields(&self) -> [u64; Self::FIELDS] {
        let (before, behind) = (
            [self.number, self.established],
            [self.exempt, self.equity, self.not_applied],
        );
        let tricks = self.tricks.into_iter().flatten();
        let mut fields = before.into_iter().chain(tricks).chain(behind);
        std::array::from_fn(|_| fields.next().unwrap_or_default())
    }

    pub(super) fn from_fields(fields: [u64; Self::FIELDS]) -> Self {
        let mut fields = fields.into_iter();
        let mut next = || fields.next().unwrap_or_default();
        Self {
            number: next(),
            established: next(),
            tricks: std::array::from_fn(|_| [next(), next()]),
            exempt: next(),
            equity: next(),
            not_applied: next(),
        }
    }

    /// Adds others.
    pub fn add(&mut self, other: &Self) {
        let (mut own, other) = (self.fields(), other.fields());
        add_each(&mut own, &other);
        *self = Self::from_fields(own);
    }
}

impl Counts {
    /// The same, of records that can show a revoke where they do.
    pub(super) fn if_shown(mut self, can_show: bool) -> Self {
        if can_show {
            self.shown = Shown {
                boards: self.boards,
                turns: self.turns,
                revokes: self.revokes.map(|it| it.number),
            };
        }
        self
    }

    /// The revokes of a grade and the surer ones.
    pub fn surer(&self, least: Grade) -> RevokeCounts {
        let mut sum = RevokeCounts::default();
        self.revokes[least as usize..]
            .iter()
            .for_each(|it| sum.add(it));
        sum
    }

    /// Adds others.
    pub fn add(&mut self, other: &Self) {
        self.boards += other.boards;
        self.clean += other.clean;
        self.turns += other.turns;
        self.told += other.told;
        self.worded += other.worded;
        let mut shown = self.shown.fields();
        add_each(&mut shown, &other.shown.fields());
        self.shown = Shown::from_fields(shown);
        for (own, other) in self.revokes.iter_mut().zip(&other.revokes) {
            own.add(other);
        }
    }
}

/// The turns of a cell in each stratum.
pub type Strata = [u64; STRATA];

/// The families of checks whose findings are counted, in this order.
pub const FAMILIES: [&str; 5] = ["S", "D", "A", "P", "C"];

/// Why boards are left out: those without play, those at which no revoke could be seen, and those that are [faulty](FAULTY).
pub const REASONS: [&str; 9] = [
    "no-play",
    "not-judged",
    "not-auditable",
    "cause-of-file",
    "deal-fault",
    "other-deal",
    "turned",
    "declarer",
    "cards",
];

/// The reasons that are faults of a record. Without play, or with cards written by owner, a record is no worse.
pub const FAULTY: std::ops::Range<usize> = 2..REASONS.len();

/// The boards with the most errors that are named.
pub const WORST: usize = 3;

/// What is counted of the records of a file or an event, whether or not their turns are.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Quality {
    /// Records.
    pub records: u64,
    /// Those with a recorded card.
    pub with_play: u64,
    /// Those that can be counted in statistics on play.
    pub usable: u64,
    /// Those of which no turn is counted, by the reason ([`REASONS`]).
    pub left_out: [u64; REASONS.len()],
    /// Those whose deal is known whole.
    pub whole_deal: u64,
    /// Those with play whose cards all fit the deal.
    pub deal_fits: u64,
    /// Those with all tricks.
    pub full_play: u64,
    /// Those that a claim, or a stop, ends.
    pub claims: u64,
    /// Those whose statements of the result differ (C113).
    pub results_differ: u64,
    /// Errors and warnings by family ([`FAMILIES`]), without those that need other files (C108, C114).
    pub faults: [u64; FAMILIES.len()],
    /// Turns to follow, judged or not.
    pub turns_to_follow: u64,
    /// The boards with the most errors: how many, and the number of their id; most first.
    pub worst: Vec<(u64, u64)>,
    /// The event of a file's records.
    pub event: Labels,
    /// Their place.
    pub site: Labels,
    /// Their format.
    pub format: Labels,
}

impl Quality {
    /// The number of integers in it, apart from the worst boards.
    pub(super) const FIELDS: usize = 9 + FAMILIES.len() + REASONS.len();

    pub(super) fn fields(&self) -> [u64; Self::FIELDS] {
        let own = [
            self.records,
            self.with_play,
            self.usable,
            self.whole_deal,
            self.deal_fits,
            self.full_play,
            self.claims,
            self.results_differ,
            self.turns_to_follow,
        ];
        let mut fields = own.into_iter().chain(self.faults).chain(self.left_out);
        std::array::from_fn(|_| fields.next().unwrap_or_default())
    }

    pub(super) fn from_fields(fields: [u64; Self::FIELDS]) -> Self {
        let mut fields = fields.into_iter();
        let mut next = || fields.next().unwrap_or_default();
        Self {
            records: next(),
            with_play: next(),
            usable: next(),
            whole_deal: next(),
            deal_fits: next(),
            full_play: next(),
            claims: next(),
            results_differ: next(),
            turns_to_follow: next(),
            faults: std::array::from_fn(|_| next()),
            left_out: std::array::from_fn(|_| next()),
            ..Self::default()
        }
    }

    /// The records with play that are faulty.
    pub fn faulty(&self) -> u64 {
        self.left_out[FAULTY].iter().sum()
    }

    /// Adds others.
    pub fn add(&mut self, other: &Self) {
        let (mut own, others) = (self.fields(), other.fields());
        add_each(&mut own, &others);
        let mut sum = Self::from_fields(own);
        sum.worst = std::mem::take(&mut self.worst);
        sum.event = std::mem::take(&mut self.event);
        sum.site = std::mem::take(&mut self.site);
        sum.format = std::mem::take(&mut self.format);
        other.worst.iter().for_each(|it| sum.take_worst(*it));
        sum.event.add(&other.event);
        sum.site.add(&other.site);
        sum.format.add(&other.format);
        *self = sum;
    }

    /// Keeps a board if it is among the worst.
    pub(super) fn take_worst(&mut self, board: (u64, u64)) {
        let is_worse = |(errors, id): (u64, u64)| (std::cmp::Reverse(errors), id);
        self.worst.push(board);
        self.worst.sort_by_key(|it| is_worse(*it));
        self.worst.truncate(WORST);
    }
}

/// A text that all records of a cell have, or the first of several in the order of their bytes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Labels {
    /// The first; `None` before any record.
    pub first: Option<Box<str>>,
    /// Whether there are others.
    pub several: bool,
}

impl Labels {
    /// Takes in that of one more record.
    pub(super) fn take(&mut self, text: &str) {
        match &self.first {
            Some(first) if **first == *text => (),
            Some(first) => {
                self.several = true;
                if *text < **first {
                    self.first = Some(text.into());
                }
            }
            None => self.first = Some(text.into()),
        }
    }

    fn add(&mut self, other: &Self) {
        if let Some(first) = &other.first {
            self.take(first);
        }
        self.several |= other.several;
    }
}

/// All that is summed up of one value of a dimension.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cell {
    /// Its turns and revokes.
    pub counts: Counts,
    /// Its turns by stratum, where it is compared with the whole.
    pub strata: Option<Box<Strata>>,
    /// Its records, for a file or an event.
    pub quality: Option<Box<Quality>>,
}

impl Cell {
    /// Adds another one.
    pub fn add(&mut self, other: &Self) {
        self.counts.add(&other.counts);
        if let Some(other) = &other.strata {
            let own = self.strata.get_or_insert_with(|| Box::new([0; STRATA]));
            add_each(own.as_mut_slice(), other.as_slice());
        }
        if let Some(other) = &other.quality {
            self.quality.get_or_insert_default().add(other);
        }
    }
}

/// Adds counts to sums, one by one.
#[multiversion::multiversion(targets("x86_64+avx2"))]
pub(super) fn add_each(sums: &mut [u64], counts: &[u64]) {
    for (sum, count) in sums.iter_mut().zip(counts) {
        *sum += count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adding_does_not_hang_on_the_order() {
        let quality = |errors: &[(u64, u64)], event: &str| {
            let mut quality = Quality {
                records: 2,
                ..Quality::default()
            };
            for board in errors {
                quality.take_worst(*board);
            }
            quality.event.take(event);
            quality
        };
        let parts = [
            quality(&[(3, 1), (9, 2)], "b"),
            quality(&[(3, 0), (1, 5)], "a"),
            quality(&[(9, 1)], "b"),
        ];
        let sum = |order: [usize; 3]| {
            let mut sum = Quality::default();
            for place in order {
                sum.add(&parts[place]);
            }
            sum
        };
        let all = sum([0, 1, 2]);
        assert_eq!(all, sum([2, 1, 0]));
        assert_eq!(
            (all.records, all.worst.as_slice()),
            (6, &[(9, 1), (9, 2), (3, 0)][..])
        );
        assert_eq!(all.event.first.as_deref(), Some("a"));
        assert!(all.event.several);
    }

    #[test]
    fn surer_revokes_are_those_of_a_grade_and_above() {
        let mut counts = Counts::default();
        for (number, revokes) in (1..).zip(&mut counts.revokes) {
            revokes.number = number;
        }
        let number = |grade| counts.surer(grade).number;
        assert_eq!(
            [Grade::Doubtful, Grade::Likely, Grade::Certain].map(number),
            [6, 5, 3]
        );
    }
}
