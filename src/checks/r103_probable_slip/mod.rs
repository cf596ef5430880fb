#![doc = include_str!("en.md")]

use super::{Case, Cause, Findings, apparent_revoke};
use crate::diagnosis::Grade;

check! { "R103" "probable-slip", Warning, "Laws 61A, 63A and 64; PBN 2.1 section 3.6" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    if case.cross_board.causes.holds(Cause::Exchanged) {
        return; // P103 says whose play it is
    }
    let is_its = |grade| grade == Grade::Doubtful;
    apparent_revoke::report(case, findings, (&CHECK, is_its));
    apparent_revoke::report_denied(case, findings, &CHECK);
}
