//! How work is spread: over threads, and on a system that has none over the calling one alone. Nothing else starts any, but
//! for what waits for a pipe.

use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};
use std::error::Error;
use std::io;
use std::panic::resume_unwind;
use std::sync::mpsc::channel;
use std::thread::{Builder, JoinHandle};

/// More threads than this are not started: no machine has the cores, and each would cost memory.
const MOST: usize = 256;

/// Does work on so many threads, 0 for as many as the machine has. The work is told how many they are.
pub(super) fn spread<T: Send>(
    threads: usize,
    work: impl FnOnce(usize) -> T + Send,
) -> Result<T, ThreadPoolBuildError> {
    match ThreadPoolBuilder::new()
        .num_threads(threads.min(MOST))
        .build()
    {
        Ok(pool) => Ok(pool.install(|| work(pool.current_num_threads()))),
        // what rayon does outside of a pool it does there on the calling thread
        Err(error) if has_none(&error) => Ok(work(1)),
        Err(error) => Err(error),
    }
}

fn has_none(error: &ThreadPoolBuildError) -> bool {
    let why = error
        .source()
        .and_then(|why| why.downcast_ref::<io::Error>());
    why.is_some_and(|why| why.kind() == io::ErrorKind::Unsupported)
}

/// Work that is done while its caller goes on.
#[derive(Debug)]
pub struct Beside<T>(State<T>);

#[derive(Debug)]
enum State<T> {
    Begun(JoinHandle<T>),
    Done(T),
}

impl<T: Send + 'static> Beside<T> {
    /// Begins work on a thread of its own. Where none can be started, it is done at once.
    pub fn begin<W: FnOnce() -> T + Send + 'static>(work: W) -> Self {
        let (sender, receiver) = channel::<W>();
        let begun = Builder::new().spawn(move || receiver.recv().expect("it is sent")());
        Self(match begun {
            Ok(thread) => {
                let _ = sender.send(work); // the thread waits for it
                State::Begun(thread)
            }
            Err(_) => State::Done(work()),
        })
    }

    /// What came of it, when it is done.
    pub fn end(self) -> T {
        match self.0 {
            State::Begun(thread) => thread.join().unwrap_or_else(|panic| resume_unwind(panic)),
            State::Done(came) => came,
        }
    }
}
