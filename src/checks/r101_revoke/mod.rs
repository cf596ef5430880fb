#![doc = include_str!("en.md")]

use super::{Case, Findings, apparent_revoke};
use crate::diagnosis::Grade;

check! { "R101" "revoke", Error, "Laws 61A, 63A and 64" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let is_its = |grade| grade > Grade::Doubtful;
    apparent_revoke::report(case, findings, (&CHECK, is_its));
    apparent_revoke::report_of_slips(case, findings, &CHECK);
}
