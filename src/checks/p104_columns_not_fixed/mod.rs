#![doc = include_str!("en.md")]

use super::wording::reading::behind;
use super::{Case, Finding, Findings, Topic, place};
use crate::board::Format;
use crate::bridge::{Seat, after};
use crate::diagnosis::LegalReading;
use crate::replay::{Irregularity, Replay};
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
            message!("p104-order", rows, trick),
            message!("p104-order-label"),
            message!("p104-order-reading"),
        )
    } else {
        let is_whole = case.replay().is_some_and(Replay::has_whole_row_by_owner);
        let message = match as_if_declared_by(case) {
            Some(other) => message!("p104-owners", other),
            None if is_whole => message!("p104", rows, trick),
            None => message!("p104-few", trick),
        };
        let reading = if is_whole {
            message!("p104-reading")
        } else {
            message!("p104-few-reading")
        };
        (message, message!("p104-label"), reading)
    };
    let mut finding = Finding::new(&CHECK, place::trick(case, trick), message)
        .label(label)
        .note(Topic::Reading, reading);
    finding.trick = Some(trick);
    if as_if_declared_by(case).is_some() {
        for text in behind(case) {
            finding = finding.note(Topic::Reading, text);
        }
    }
    finding
}

/// The hand for whose play the columns would be right, where all of them are off by the same number of seats.
fn as_if_declared_by(case: &Case<'_>) -> Option<Seat> {
    let steps = case
        .diagnosis()?
        .readings
        .iter()
        .find_map(|it| match it.reading {
            LegalReading::SeatsTurned(steps) => Some(steps),
            _ => None,
        })?;
    Some(after(case.premises.declarer()?, usize::from(steps)))
}
