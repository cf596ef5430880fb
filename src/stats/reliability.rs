//! Which files and events can be relied on, by the boards with play that are left out of the counts because something is wrong
//! with their records.
//!
//! The unit is the board, and the expectation is in proportion to the boards with play. Not to faults: one wrong deal gives a
//! dozen of them on a single board, so they are no Poisson count. Not to turns: a faulty board has none that are judged, so turns
//! are fewest where faults are most. Limits and flags are those of rates ([`super::expected`]); only more than is expected is
//! flagged, as a clean file is no reason to warn.

use super::counts::{Cell, Quality};
use super::dimension::Dimension;
use super::expected::{OUTSIDE, Surprises, funnel, surprise};
use super::finish::Finished;
use super::rate::real;
use std::collections::BTreeMap;
use std::io;

/// What limits of 95 % leave out.
const OUTSIDE_95: f64 = 0.05;

/// What the files and events of a run are held against.
#[derive(Debug, Default)]
pub struct Reliability {
    with_play: u64,
    faulty: u64,
    /// The largest surprise that cannot be chance, by dimension.
    thresholds: BTreeMap<Dimension, f64>,
}

/// How far the records of a file or an event can be relied on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reliable {
    /// Boards with play that are faulty.
    pub faulty: u64,
    /// How many the whole would have among as many boards with play.
    pub expected: f64,
    /// The limits of 95 % and of 99.8 % around it, in boards; `None` where none is expected.
    pub limits: Option<[[f64; 2]; 2]>,
    /// Whether more are faulty than these limits allow, and not by chance among so many.
    pub is_flagged: bool,
    /// What statistics can take from it.
    pub usable: Usable,
}

/// What statistics on play can take from a file or an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Usable {
    /// Every board with play.
    Yes,
    /// The boards that are not left out.
    Part,
    /// So many boards are faulty that the others need a look too.
    Doubtful,
    /// Nothing.
    No,
}

impl Usable {
    /// Its word in the tables.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl Finished {
    /// What files and events are held against.
    ///
    /// # Errors
    /// When the cells cannot be read.
    pub fn reliability(&self) -> io::Result<Reliability> {
        let mut of_all = Reliability::default();
        // many have as many boards, so many of them faulty
        let mut alike = BTreeMap::<(Dimension, u64, u64), u64>::new();
        for counted in self.cells(|it| matches!(it, Dimension::File | Dimension::Event))? {
            let counted = counted?;
            let (key, cell) = &*counted;
            let Some(quality) = cell.quality.as_deref().filter(|it| it.with_play > 0) else {
                continue;
            };
            let (with_play, faulty) = (quality.with_play, quality.faulty());
            if key.dimension == Dimension::File {
                of_all.with_play += with_play;
                of_all.faulty += faulty;
            }
            *alike.entry((key.dimension, with_play, faulty)).or_default() += 1;
        }
        let mut surprises = BTreeMap::<Dimension, Surprises>::new();
        for ((dimension, with_play, faulty), times) in alike {
            let surprise = of_all.surprise(with_play, faulty);
            let of = surprises.entry(dimension).or_default();
            (0..times).for_each(|_| of.take(surprise));
        }
        let found = surprises.into_iter();
        let found = found.filter_map(|(of, mut it)| Some((of, it.threshold()?)));
        of_all.thresholds = found.collect();
        Ok(of_all)
    }
}

/// With fewer boards one that is faulty would make a file stand out.
const FEWEST: u64 = 3;

impl Reliability {
    /// How far a file or an event can be relied on; `None` for a cell of another kind.
    pub fn of(&self, dimension: Dimension, cell: &Cell) -> Option<Reliable> {
        let quality = cell.quality.as_deref()?;
        let expected = self.expected(quality.with_play);
        let threshold = self.thresholds.get(&dimension);
        let surprises = |it: &f64| self.surprise(quality.with_play, quality.faulty()) <= *it;
        let is_flagged = quality.with_play >= FEWEST && threshold.is_some_and(surprises);
        let limits = |outside| funnel(expected, outside).map(|it| it.map(|it| it * expected));
        Some(Reliable {
            faulty: quality.faulty(),
            expected,
            limits: limits(OUTSIDE_95).zip(limits(OUTSIDE)).map(<[_; 2]>::from),
            is_flagged,
            usable: usable(quality, is_flagged),
        })
    }

    /// The share of the boards with play that are faulty; 0 where there are none.
    pub fn share(&self) -> f64 {
        match self.with_play {
            0 => 0.0,
            all => real(self.faulty) / real(all),
        }
    }

    /// The limits of 95 % and of 99.8 % of a share of so many boards, as shares.
    pub fn limits(&self, with_play: f64) -> [[f64; 2]; 2] {
        let expected = with_play * self.share();
        [OUTSIDE_95, OUTSIDE].map(|outside| {
            let ratios = funnel(expected, outside).unwrap_or_default();
            ratios.map(|it| it * self.share())
        })
    }

    fn expected(&self, with_play: u64) -> f64 {
        real(with_play) * self.share()
    }

    /// How likely so many faulty boards are; fewer than expected surprise nobody.
    fn surprise(&self, with_play: u64, faulty: u64) -> f64 {
        let expected = self.expected(with_play);
        if real(faulty) > expected {
            surprise(faulty, expected)
        } else {
            1.0
        }
    }
}

fn usable(quality: &Quality, is_flagged: bool) -> Usable {
    let counted = quality.boards;
    if counted == 0 {
        Usable::No
    } else if is_flagged || 2 * quality.faulty() >= quality.with_play {
        Usable::Doubtful
    } else if counted < quality.with_play {
        Usable::Part
    } else {
        Usable::Yes
    }
}
