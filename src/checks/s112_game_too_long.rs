#![doc = include_str!("writing/s112.en.md")]

use super::fault::{Sentence, report};
use super::{Case, Check, Findings, Severity};
use crate::pbn::FaultKind;

pub(super) static CHECK: Check = Check {
    code: "S112",
    name: "game-too-long",
    severity: Severity::Warning,
    reference: "none",
    pages: pages!("writing/s112."),
};

pub(super) static SENTENCE: Sentence = Sentence {
    check: &CHECK,
    message: |_| {
        "this game has more than 2 MiB: it is read up to here, and what follows as another game"
            .to_owned()
    },
    label: "cut here",
};

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    report(case, FaultKind::GameTooLong, &SENTENCE, findings);
}
