#![doc = include_str!("en.md")]

use super::{Case, Finding, Findings, Topic, place};
use crate::board::Format;
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
    let (message, label, reading) = if case.record.format() == Format::Lin {
        (
            message!("p104-order", rows = rows, trick = trick),
            message!("p104-order-label"),
            message!("p104-order-reading"),
        )
    } else {
        (
            message!("p104", rows = rows, trick = trick),
            message!("p104-label"),
            message!("p104-reading"),
        )
    };
    let mut finding = Finding::new(&CHECK, place::trick(case, trick), message)
        .label(label)
        .note(Topic::Reading, reading);
    finding.trick = Some(trick);
    finding
}
