//! How the program ends: exit codes, and the messages about trouble.

use super::choices::FailOn;
use super::progress::Bar;
use super::streams::Voice;
use crate::audit::{Ended, RunError};
use crate::report::{KnownCounts, reason};
use crate::source::printable;
use crate::words::{Message, message};
use std::io;
use std::process::ExitCode;

/// The exit codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// All was read, and nothing is at `--fail-on` or above.
    Clean = 0,
    /// There are findings at `--fail-on` or above.
    Findings = 1,
    /// Bad use, or something that could not be read or written.
    Trouble = 2,
    /// Interrupted.
    Interrupted = 130,
}

impl Exit {
    /// How a run ends. An interruption says more than trouble.
    pub(super) const fn of(ended: &Ended, complaints: usize) -> Self {
        if ended.interrupted {
            Self::Interrupted
        } else if ended.unread || complaints > 0 {
            Self::Trouble
        } else {
            Self::Clean
        }
    }

    /// The same of an audit. Trouble says more than findings; those on boards that are decided do not count.
    pub(super) fn of_audit(
        ended: &Ended,
        known: &KnownCounts,
        complaints: usize,
        fail_on: FailOn,
    ) -> Self {
        let severities = ended.totals.severities.iter().zip(&known.severities);
        let counts = |least| {
            let mut grave = severities.skip(least as usize);
            grave.any(|(found, decided)| found > decided)
        };
        match Self::of(ended, complaints) {
            Self::Clean if fail_on.least().is_some_and(counts) => Self::Findings,
            exit => exit,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// What stops the program.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The command line cannot be understood, or asks for help.
    Usage(clap::Error),
    /// It can be understood, but not be done.
    BadUse(Message),
    /// The run could not go on.
    Run(RunError),
    /// Something could not be read or written.
    Io(io::Error),
}

impl Trouble {
    /// Prints what is wrong.
    pub(super) fn print(&self, voice: Voice) -> Exit {
        match self {
            Self::Usage(error) => return print_usage(error, voice),
            Self::BadUse(what) => complain(what, voice),
            Self::Run(RunError::Report(error)) | Self::Io(error) => {
                complain(&reason::of(error), voice);
            }
            Self::Run(RunError::Threads { jobs, source }) => {
                let why = source.to_string();
                complain(&message!("no-threads", jobs = *jobs, why), voice);
            }
        }
        Exit::Trouble
    }
}

fn complain(what: &Message, voice: Voice) {
    voice.print(&Bar::hidden(), &reason::about("pbn-audit", what.clone()));
}

/// Help and version are results. What is wrong goes without colours: it may repeat the name of a file that holds anything.
fn print_usage(error: &clap::Error, voice: Voice) -> Exit {
    if !error.use_stderr() {
        return match error.print() {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                complain(&reason::of(&error), voice);
                Exit::Trouble
            }
            _ => Exit::Clean,
        };
    }
    let text = error.to_string();
    let lines: Vec<_> = text.lines().map(printable).collect();
    voice.talk(&Bar::hidden(), &lines.join("\n"));
    Exit::Trouble
}

impl From<clap::Error> for Trouble {
    fn from(error: clap::Error) -> Self {
        Self::Usage(error)
    }
}

impl From<RunError> for Trouble {
    fn from(error: RunError) -> Self {
        Self::Run(error)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_says_more_wins() {
        use FailOn::{Error, Never, Note, Warning};
        for ([unread, interrupted], decided, complaints, fail_on, due) in [
            ([false; 2], 0, 0, Never, Exit::Clean),
            ([false; 2], 0, 0, Error, Exit::Clean),
            ([false; 2], 0, 0, Warning, Exit::Findings),
            ([false; 2], 0, 0, Note, Exit::Findings),
            ([false; 2], 0, 1, Note, Exit::Trouble),
            ([false; 2], 1, 0, Warning, Exit::Clean),
            ([false; 2], 1, 0, Note, Exit::Findings),
            ([true, false], 0, 0, Note, Exit::Trouble),
            ([true, true], 0, 1, Note, Exit::Interrupted),
        ] {
            let mut ended = Ended {
                unread,
                interrupted,
                ..Ended::default()
            };
            ended.totals.severities = [5, 1, 0];
            let known = KnownCounts {
                severities: [4 * decided, decided, 0],
                ..KnownCounts::default()
            };
            let exit = Exit::of_audit(&ended, &known, complaints, fail_on);
            assert_eq!(exit, due, "{fail_on:?}");
        }
    }
}
