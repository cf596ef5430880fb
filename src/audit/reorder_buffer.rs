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
    pub(super) fn has_room(&self) -> bool {
        let is_full = |state: &mut BufferState<T, F>| !state.is_stopped && state.size >= self.most;
        let state = self.room.wait_while(self.state(), is_full);
        !state.unwrap_or_else(PoisonError::into_inner).is_stopped
    }

    /// Begins one of a size, and gives it a number: the first is 0.
    pub(super) fn begin(&self, size: usize) -> usize {
        let mut state = self.state();
        state.size += size;
        state.begun.push_back((size, None));
        state.first + state.begun.len() - 1
    }

    /// One is done. It is taken, and those that wait for it, if all before it are.
    pub(super) fn done(&self, number: usize, thing: T) {
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
    pub(super) fn stop(&self) {
        self.state().is_stopped = true;
        self.room.notify_all();
    }

    /// The end of all: why taking failed, if it did.
    pub(super) fn end(self) -> io::Result<()> {
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
    use rand::SeedableRng;
    use rand::seq::SliceRandom;
    use rand_chacha::ChaCha8Rng;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn they_are_taken_in_the_order_in_which_they_were_begun() {
        for seed in 0..100 {
            let mut taken = Vec::new();
            let line = ReorderBuffer::new(usize::MAX, |number| {
                taken.push(number);
                Ok(None)
            });
            let mut begun: Vec<_> = (0..20).map(|_| line.begin(1)).collect();
            begun.shuffle(&mut ChaCha8Rng::seed_from_u64(seed));
            for number in begun {
                line.done(number, number);
            }
            line.end().unwrap();
            assert!(taken.into_iter().eq(0..20));
        }
    }

    /// Four threads do a thousand, each of which `begun` hears of.
    fn do_a_thousand<F>(line: &ReorderBuffer<usize, F>, begun: impl Fn() + Sync)
    where
        F: FnMut(usize) -> io::Result<Option<Unwritten>> + Send,
    {
        let count = Mutex::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    loop {
                        let number = {
                            let mut count = count.lock().unwrap();
                            if *count == 1000 || !line.has_room() {
                                break;
                            }
                            *count += 1;
                            begun();
                            line.begin(1)
                        };
                        line.done(number, number);
                    }
                });
            }
        });
    }

    #[test]
    fn only_so_many_are_under_way_and_while_one_is_written_others_are_taken() {
        let (most, now, taken) = (3, AtomicUsize::new(0), AtomicUsize::new(0));
        let written = Arc::new(AtomicUsize::new(0));
        let line = ReorderBuffer::new(most, |number: usize| {
            now.fetch_sub(1, Ordering::SeqCst);
            taken.fetch_add(1, Ordering::SeqCst);
            let written = Arc::clone(&written);
            let write: Unwritten = Box::new(move || {
                written.fetch_add(1, Ordering::SeqCst);
                Ok(())
            });
            Ok(number.is_multiple_of(2).then_some(write))
        });
        do_a_thousand(&line, || {
            assert!(now.fetch_add(1, Ordering::SeqCst) < most);
        });
        line.end().unwrap();
        let counts = [taken.into_inner(), written.load(Ordering::SeqCst)];
        assert_eq!(counts, [1000, 500]);
    }

    #[test]
    fn when_taking_or_writing_fails_nothing_more_is_taken_or_begun() {
        let full = || io::Error::other("the disk is full");
        for in_writing in [false, true] {
            let mut taken = 0;
            let line = ReorderBuffer::new(2, |()| {
                taken += 1;
                let write: Unwritten = Box::new(move || Err(full()));
                match taken {
                    2 if in_writing => Ok(Some(write)),
                    2 => Err(full()),
                    _ => Ok(None),
                }
            });
            for _ in 0..3 {
                let number = line.begin(1);
                line.done(number, ());
            }
            assert!(!line.has_room());
            let failed = line.end().unwrap_err();
            assert_eq!((&*failed.to_string(), taken), ("the disk is full", 2));
        }
    }

    #[test]
    fn a_thread_that_waits_for_room_is_stopped() {
        let line = ReorderBuffer::new(1, |()| Ok(None));
        line.begin(1);
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| line.has_room());
            line.stop();
            assert!(!waiting.join().unwrap());
        });
    }
}
