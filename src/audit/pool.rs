//! What threads use again and again, while no other does.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Those that nobody uses at the moment.
#[derive(Debug, Default)]
pub(super) struct Pool<T>(Mutex<Vec<T>>);

impl<T: Default> Pool<T> {
    /// One of them, or a new one.
    pub(super) fn take(&self) -> T {
        self.idle().pop().unwrap_or_default()
    }

    pub(super) fn give_back(&self, one: T) {
        self.idle().push(one);
    }

    fn idle(&self) -> MutexGuard<'_, Vec<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.idle().len()
    }
}
