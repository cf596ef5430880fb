#![doc = include_str!("en.md")]

use super::wording::reading::behind;
use super::{Case, Finding, Topic, place};
use crate::board::Format;
use crate::bridge::{Seat, after};
use crate::diagnosis::LegalReading;
use crate::replay::{Irregularity, Replay};
use crate::words::{key, message};

check! { "P104" "columns-not-fixed", Note, "PBN 2.1 section 3.6" }

pub(super) fn finding(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::ColumnsNotFixed { trick, rows } = *it else {
        return None;
    };
    let other = as_if_declared_by(case);
    let is_whole = replay.has_whole_row_by_owner();
    let is_lin = case.record.format() == Format::Lin;
    let message = match other {
        _ if is_lin => message!("p104-order", rows, trick),
        Some(other) => message!("p104-owners", other),
        None if is_whole => message!("p104", rows, trick),
        None => message!("p104-few", trick),
    };
    let (label, reading) = match (is_lin, is_whole) {
        (true, _) => (key!("p104-order-label"), key!("p104-order-reading")),
        (false, true) => (key!("p104-label"), key!("p104-reading")),
        (false, false) => (key!("p104-label"), key!("p104-few-reading")),
    };
    let mut finding = Finding::new(&CHECK, place::trick(case, trick), message)
        .label(label)
        .note(Topic::Reading, reading);
    finding.trick = Some(trick);
    Some(finding.notes(Topic::Reading, other.into_iter().flat_map(|_| behind(case))))
}

/// The hand for whose play the columns would be right, where all of them are off by the same number of seats.
fn as_if_declared_by(case: &Case<'_>) -> Option<Seat> {
    let mut readings = case.diagnosis()?.readings.iter();
    let steps = readings.find_map(|it| match it.reading {
        LegalReading::SeatsTurned(steps) => Some(steps),
        _ => None,
    })?;
    Some(after(case.premises.declarer()?, usize::from(steps)))
}
