#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Topic, place};
use crate::replay::Irregularity;
use crate::words::message;

check! {
    "P104" "columns-not-fixed", Note, "PBN 2.1 section 3.6";
    since "0.1.0", asked where IRREGULAR
}

pub(super) fn run(case: &Case<'_>, findings: &mut Findings) {
    place::report(case, findings, |_, irregularity| match *irregularity {
        Irregularity::ColumnsNotFixed { trick, rows } => Some(finding(case, trick, rows)),
        _ => None,
    });
}

fn finding(case: &Case<'_>, trick: u8, rows: u8) -> Finding {
    let message = message!("p104", rows = rows, trick = trick);
    let mut finding = Finding::new(&CHECK, place::trick(case, trick), message)
        .label(message!("p104-label"))
        .note(Topic::Reading, message!("p104-reading"));
    finding.trick = Some(trick);
    finding
}
