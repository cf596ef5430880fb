//! Things that are done in any order, and taken in the order in which they were begun.
//!
//! No thread waits for its turn: who is done leaves the thing there, and who leaves the one that all wait for takes
//! everything that stands ready behind it. What is to be written of a thing is written by who took it, while others may
//! take the next. Only so many may be under way, so that what is kept does not grow.

use super::Unwritten;
use rayon::prelude::*;
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::{io, iter};

/// What is under way.
pub(super) struct ReorderBuffer<T, F> {
    state: Mutex<BufferState<T, F>>,
    /// Notified when there may be room for more.
    room: Condvar,
    /// From this size on nothing more is begun.
    most: usize,
}

struct BufferState<T, F> {
    /// What was begun and is not taken yet: its size, and itself when it is done.
    begun: VecDeque<(usize, Option<T>)>,
    /// The number of the first of them.
    first: usize,
    /// Total size in flight.
    size: usize,
    /// What takes them; away while it does.
    take: Option<F>,
    /// Whether nothing more is to begin.
    is_stopped: bool,
    /// Why, where taking or writing failed.
    failed: Option<io::Error>,
}

/// Does something where a step fails within, so that no other waits for it; its panic goes on to who started the run.
struct OnPanic<F: Fn()>(F);

impl<F: Fn()> Drop for OnPanic<F> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0();
        }
    }
}

impl<T, F: FnMut(T) -> io::Result<Option<Unwritten>>> ReorderBuffer<T, F> {
    pub(super) fn new(most: usize, take: F) -> Self {
        let state = BufferState {
            begun: VecDeque::new(),
            first: 0,
            size: 0,
            take: Some(take),
            is_stopped: false,
            failed: None,
        };
        Self {
            state: Mutex::new(state),
            room: Condvar::new(),
            most,
        }
    }

    /// Waits for room for one more; says whether one more may begin at all.
    fn has_room(&self) -> bool {
        let is_full = |state: &mut BufferState<T, F>| !state.is_stopped && state.size >= self.most;
        let state = self.room.wait_while(self.state(), is_full);
        !state.unwrap_or_else(PoisonError::into_inner).is_stopped
    }

    /// Begins one of a size, and gives it a number: the first is 0.
    fn begin(&self, size: usize) -> usize {
        let mut state = self.state();
        state.size += size;
        state.begun.push_back((size, None));
        state.first + state.begun.len() - 1
    }

    /// One is done. It is taken, and those that wait for it, if all before it are.
    fn done(&self, number: usize, thing: T) {
        let mut state = self.state();
        let place = number - state.first;
        state.begun[place].1 = Some(thing);
        // who takes at the moment comes to what is ready then
        while let Some((size, thing, mut take)) = state.next() {
            drop(state);
            let taken = take(thing);
            state = self.state();
            let written = match taken {
                Ok(unwritten) => {
                    state.take = Some(take);
                    match unwritten {
                        Some(write) => {
                            drop(state);
                            let written = write();
                            state = self.state();
                            written
                        }
                        None => Ok(()),
                    }
                }
                Err(error) => Err(error),
            };
            state.size -= size;
            self.room.notify_all();
            if let Err(error) = written {
                state.is_stopped = true;
                state.failed.get_or_insert(error);
            }
        }
    }

    /// Nothing more is to begin.
    fn stop(&self) {
        self.state().is_stopped = true;
        self.room.notify_all();
    }

    /// The end of all: why taking failed, if it did.
    fn end(self) -> io::Result<()> {
        let state = self.state.into_inner();
        let failed = state.unwrap_or_else(PoisonError::into_inner).failed;
        failed.map_or(Ok(()), Err)
    }

    /// Works on things side by side, and takes what comes of them in order. `next` gives each with its size, and `work` is told the
    /// number of each; where it fails within, `lost` lets those go that wait for it.
    pub(super) fn fill<S: Send>(
        self,
        mut next: impl FnMut() -> Option<(usize, S)> + Send,
        work: impl Fn(usize, S) -> T + Sync,
        lost: impl Fn() + Sync,
    ) -> io::Result<()>
    where
        T: Send,
        F: Send,
    {
        let steps = iter::from_fn(|| {
            let (size, step) = self.has_room().then(&mut next).flatten()?;
            Some((self.begin(size), step))
        });
        steps.fuse().par_bridge().for_each(|(number, step)| {
            let _lost = OnPanic(|| {
                lost();
                self.stop();
            });
            self.done(number, work(number, step));
        });
        self.end()
    }

    fn state(&self) -> MutexGuard<'_, BufferState<T, F>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T, F> BufferState<T, F> {
    /// The first and what takes it, if it is done and nobody takes at the moment.
    fn next(&mut self) -> Option<(usize, T, F)> {
        let (size, thing) = self.begun.front_mut()?;
        if self.failed.is_some() || self.take.is_none() || thing.is_none() {
            return None;
        }
        let next = (*size, thing.take()?, self.take.take()?);
        self.begun.pop_front();
        self.first += 1;
        Some(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::threads::spread;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn only_so_many_are_under_way_and_they_are_taken_in_order_while_one_is_written() {
        let (most, now, mut taken) = (3, AtomicUsize::new(0), Vec::new());
        let written = Arc::new(AtomicUsize::new(0));
        let line = ReorderBuffer::new(most, |number: usize| {
            now.fetch_sub(1, Ordering::SeqCst);
            taken.push(number);
            let written = Arc::clone(&written);
            let write: Unwritten = Box::new(move || {
                written.fetch_add(1, Ordering::SeqCst);
                Ok(())
            });
            Ok(number.is_multiple_of(2).then_some(write))
        });
        let mut steps = 0..1000;
        let next = || {
            let step = steps.next()?;
            assert!(now.fetch_add(1, Ordering::SeqCst) < most);
            Some((1, step))
        };
        let work = |number: usize, step: usize| {
            (0..step % 7).for_each(|_| std::thread::yield_now());
            assert_eq!(number, step);
            number
        };
        let filled = spread(4, |_| line.fill(next, work, || ()));
        filled.unwrap().unwrap();
        assert!(taken.into_iter().eq(0..1000));
        assert_eq!(written.load(Ordering::SeqCst), 500);
    }

    #[test]
    fn when_taking_or_writing_fails_nothing_more_is_taken_or_begun() {
        let full = || io::Error::other("the disk is full");
        for in_writing in [false, true] {
            let (mut taken, mut begun) = (0, 0);
            let line = ReorderBuffer::new(1, |()| {
                taken += 1;
                let write: Unwritten = Box::new(move || Err(full()));
                match taken {
                    2 if in_writing => Ok(Some(write)),
                    2 => Err(full()),
                    _ => Ok(None),
                }
            });
            let next = || {
                begun += 1;
                Some((1, ()))
            };
            let failed = line.fill(next, |_, ()| (), || ()).unwrap_err();
            assert_eq!(&*failed.to_string(), "the disk is full");
            assert_eq!((taken, begun), (2, 2));
        }
    }
}
