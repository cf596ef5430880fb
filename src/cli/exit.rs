//! How the program ends: exit codes, and what is said of trouble.

use super::args::{Color, FailOn};
use super::progress::Bar;
use super::streams;
use crate::audit::{Ended, RunError};
use std::io;
use std::process::ExitCode;

/// The exit codes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// 0: all was read, and nothing is at `--fail-on` or above.
    Clean,
    /// 1: there are findings at `--fail-on` or above.
    Findings,
    /// 2: bad use, or something that could not be read or written.
    Trouble,
    /// 130: interrupted.
    Interrupted,
}

impl Exit {
    /// How a run ends. An interruption says more than trouble, and trouble more than findings.
    pub(super) fn of(ended: &Ended, complaints: usize, fail_on: FailOn) -> Self {
        let least = fail_on.least().map(|severity| severity as usize);
        let found = least.is_some_and(|least| {
            ended.totals.severities[least..]
                .iter()
                .any(|count| *count > 0)
        });
        if ended.interrupted {
            Self::Interrupted
        } else if ended.unread || complaints > 0 {
            Self::Trouble
        } else if found {
            Self::Findings
        } else {
            Self::Clean
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Clean => 0,
            Exit::Findings => 1,
            Exit::Trouble => 2,
            Exit::Interrupted => 130,
        })
    }
}

/// What stops the program.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The command line cannot be understood, or asks for help.
    #[error(transparent)]
    Usage(#[from] clap::Error),
    /// It can be understood, but not be done.
    #[error("{0}")]
    BadUse(String),
    /// The run could not go on.
    #[error(transparent)]
    Run(#[from] RunError),
    /// Something could not be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Trouble {
    /// Says what is wrong. Whoever closed our standard output does not want to hear of it.
    pub fn tell(&self) -> Exit {
        match self {
            Self::Usage(error) => {
                let _ = error.print(); // nobody is left to be told
                if error.use_stderr() {
                    Exit::Trouble
                } else {
                    Exit::Clean
                }
            }
            Self::Io(error) | Self::Run(RunError::Report(error))
                if error.kind() == io::ErrorKind::BrokenPipe =>
            {
                Exit::Clean
            }
            other => {
                streams::say(
                    Color::Auto,
                    &Bar::hidden(),
                    &format_args!("pbn-audit: {other}"),
                );
                Exit::Trouble
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::Tally;

    #[test]
    fn what_says_more_wins() {
        let totals = Tally {
            severities: [5, 1, 0],
            ..Tally::default()
        };
        let ended = Ended {
            totals,
            ..Ended::default()
        };
        assert_eq!(Exit::of(&ended, 0, FailOn::Never), Exit::Clean);
        assert_eq!(Exit::of(&ended, 0, FailOn::Error), Exit::Clean);
        assert_eq!(Exit::of(&ended, 0, FailOn::Warning), Exit::Findings);
        assert_eq!(Exit::of(&ended, 0, FailOn::Note), Exit::Findings);
        assert_eq!(Exit::of(&ended, 1, FailOn::Note), Exit::Trouble);
        let unread = Ended {
            unread: true,
            ..ended.clone()
        };
        assert_eq!(Exit::of(&unread, 0, FailOn::Note), Exit::Trouble);
        let interrupted = Ended {
            interrupted: true,
            ..unread
        };
        assert_eq!(Exit::of(&interrupted, 1, FailOn::Note), Exit::Interrupted);
    }
}
