#![doc = include_str!("en.md")]

use super::wording::reading::card_behind_result;
use super::wording::transfer;
use super::words::figures;
use super::{Case, Findings, Severity, Topic, counted};
use crate::laws::{Ruling, State, Transfer};
use crate::words::{Message, message};

check! { "C104" "adjustment-differs", Error, "Law 64A; PBN 2.1 section 3.4.15" }

pub(super) fn of_play(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    if case.cross_board.causes.doubt_the_play() || ruling.revokes.is_empty() {
        return;
    }
    let contradicts_slip = transfer::contradicts_slip(ruling, stated);
    let message = if contradicts_slip {
        message!("c104-slip", by = counted::stated_by(case), stated)
    } else {
        neither(case, ruling, stated)
    };
    let finding = counted::finding(&CHECK, case, message).label(message!("c104-label"));
    let mut finding = counted::explain(finding, case);
    let reading = card_behind_result(case, stated);
    if !contradicts_slip {
        // one slip of the record explains the revoke and the Result
        let most = match reading {
            Some(_) => Severity::Note,
            None => Severity::Warning,
        };
        finding = counted::in_doubt(finding, case, most);
    }
    findings.push(finding.notes(Topic::Reading, reading));
}

/// What the Result is not.
fn neither(case: &Case<'_>, ruling: &Ruling, stated: u8) -> Message {
    let (by, possible) = (counted::stated_by(case), figures(ruling.possible));
    let not_played = match ruling.played {
        Some(played) => message!("c104", by, stated, played),
        None => message!("c104-recorded", by, stated, possible),
    };
    match ruling.adjusted_counts {
        Some(_) if ruling.transfer == Transfer::default() && ruling.played.is_some() => {
            message!("c104-nothing-due", not_played)
        }
        Some(adjusted) => message!("c104-due", not_played, adjusted = figures(adjusted)),
        None => not_played,
    }
}
