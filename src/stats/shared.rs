//! The sums of a run on several threads.

use super::cells::Bound;
use super::dimension::{Detail, Dimension};
use super::sums::Sums;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The sums of a run, in as many pieces as threads have added at one time. What is only added is the same in any order: so each
/// thread adds to sums that nobody else uses at the moment, and all of them are put together at the end.
#[derive(Debug)]
pub struct SharedSums {
    idle: Mutex<Vec<Sums>>,
    /// The bound of each piece.
    bound: Bound,
    by: Vec<Dimension>,
    detail: Detail,
}

impl SharedSums {
    /// Sums with this bound on so many threads, crossed by these dimensions where there are tables.
    pub fn new(bound: Bound, threads: usize, by: &[Dimension], detail: Detail) -> Self {
        Self {
            idle: Mutex::default(),
            bound: bound.shared(threads),
            by: by.to_vec(),
            detail,
        }
    }

    /// All of it in one, added to the sums of earlier runs.
    ///
    /// # Errors
    /// When memory cannot be put down.
    pub fn add_to(&self, all: &mut Sums) -> io::Result<()> {
        let own = std::mem::take(&mut *self.idle());
        own.into_iter().try_for_each(|sums| all.absorb(sums))
    }

    /// Adds something to sums that nobody uses.
    pub fn with<T>(&self, add: impl FnOnce(&mut Sums) -> T) -> T {
        let idle = self.idle().pop();
        let mut sums = idle.unwrap_or_else(|| Sums::new(self.bound, &self.by, self.detail));
        let added = add(&mut sums);
        self.idle().push(sums);
        added
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Sums>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
