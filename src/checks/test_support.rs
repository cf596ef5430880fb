//! Two records for the tests of checks, what is found on them, and a made-up preview.

use super::{Case, Check, Finding, Findings, Page, Pages, PbnCase, Severity};
use crate::audit::{Options, Scratch};
use crate::board::Carry;
use crate::pbn::{Game, Reader};
use crate::source::{Charset, Span};

/// A board with nothing to find: declarer makes ten tricks.
pub(super) const CLEAN: &str = include_str!("examples/clean.pbn");

/// A board on which East ruffs trick 6 while holding HK: declarer makes nine tricks, and eleven after the transfer.
pub(super) const REVOKE: &str = include_str!("examples/revoke.pbn");

/// A made-up preview, which unit tests have in the registry besides the real checks: it reports every revoke.
pub(super) static PREVIEW: Check = Check {
    preview: true,
    ..Check::new(
        ("X999", "on-trial"),
        Severity::Error,
        "none",
        Pages::alike(PREVIEW_PAGE),
    )
};

const PREVIEW_PAGE: Page = Page::read(
    "# X999 on-trial: something that is irregular\n\n## What it finds\n\n## Why it matters\n\n## How sure\n\n\
     ## Law or standard\n\n## Example\n\n## What to do\n",
);

pub(super) fn preview(case: &Case<'_>, findings: &mut Findings) {
    if case
        .replay()
        .is_some_and(|it| !it.irregularities.is_empty())
    {
        findings.push(Finding::new(&PREVIEW, Span::at(0), "on trial"));
    }
}

/// What is found on the games of a text.
pub(super) fn findings(text: &str) -> Vec<Finding> {
    let bytes = text.as_bytes();
    let mut reader = Reader::new(bytes);
    let (mut game, mut carry) = (Game::default(), Carry::default());
    let (mut scratch, mut all) = (Scratch::default(), Vec::new());
    while reader.read(&mut game) {
        let record = (&game, bytes, Charset::Unstated);
        scratch.audit(&Options::default(), record, &carry, |case, found| {
            all.extend(found.iter().map(|it| it.whole(case).into_owned()));
        });
        carry.absorb(&game, bytes);
    }
    all
}

/// The case of the first game of a text.
pub(super) fn with_pbn_case<T>(text: &str, with: impl FnOnce(&PbnCase<'_>) -> T) -> T {
    let (bytes, mut game) = (text.as_bytes(), Game::default());
    assert!(Reader::new(bytes).read(&mut game));
    let (record, mut answer) = ((&game, bytes, Charset::Unstated), None);
    let take = |pbn: &PbnCase<'_>| answer = Some(with(pbn));
    Scratch::default().rule(&Options::default(), record, &Carry::default(), take);
    answer.expect("every game has a case")
}
