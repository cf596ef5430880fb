//! What is found in rows of a table of scores: the first of a kind stands for all of the game.

use super::{Finding, Findings};
use crate::words::message;

/// Reports the first of these findings, and how many more there are.
pub(super) fn report(mut found: impl Iterator<Item = Finding>, findings: &mut Findings) {
    let Some(first) = found.next() else { return };
    let more = found.count();
    findings.push(if more == 0 {
        first
    } else {
        let message = message!("more-of-this-kind", finding = first.message, count = more);
        Finding { message, ..first }
    });
}
