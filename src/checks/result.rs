//! The Result against the cards, and against what the Laws move.

use super::wording::reading::card_behind_result;
use super::wording::transfer::{self, Timing};
use super::words::{figures, tricks_between};
use super::{
    C101, C102, C103, C104, C110, C111, Case, Finding, Severity, Topic, counted, relation, score,
};
use crate::board::Item;
use crate::bridge::{Side, side};
use crate::laws::{Range, Ruling, State, Transfer};
use crate::words::{Message, message};

pub(super) fn differs_from_play(case: &Case<'_>) -> Option<Finding> {
    let (ruling, stated) = counted::in_state(case, State::Differs)?;
    let played = ruling.played.filter(|_| ruling.revokes.is_empty())?;
    if counted::is_scored(case) {
        return None; // C105 says so
    }
    let message = message!("c101", by = counted::stated_by(case), stated, played);
    let finding = counted::finding(&C101, case, message).label(message!("c101-label", played));
    let outcome = |tricks| score::outcome(case.premises, Range::exactly(tricks));
    let outcomes = outcome(stated).zip(outcome(played));
    let outcomes = outcomes.map(|(stated, played)| message!("c101-result", stated, played));
    let winners = winners_of(case, stated, played);
    let winners = winners.map(|side| message!("c101-of-the-others", side));
    let finding = finding.notes(Topic::Result, outcomes);
    Some(finding.notes(Topic::Reading, winners))
}

/// The defending side, if it won as many tricks as Result says.
fn winners_of(case: &Case<'_>, stated: u8, played: u8) -> Option<Side> {
    let is_theirs = stated + played == case.replay()?.size;
    let declarer = case.premises.declarer().filter(|_| is_theirs)?;
    Some(side(declarer).other())
}

pub(super) fn is_not_adjusted(case: &Case<'_>) -> Option<Finding> {
    let (ruling, stated) = counted::in_state(case, State::Unadjusted)?;
    if relation::is_repaired_whole(case) {
        return None;
    }
    let message = match ruling.adjusted {
        Some(adjusted) if ruling.transfer.tricks.max == 0 => {
            let (by, adjusted) = (counted::stated_by(case), adjusted.max);
            message!("c102-trick-12", by, stated, adjusted)
        }
        _ => not_applied(case, ruling, stated),
    };
    let finding = Finding::new(&C102, case.record.span_of(Item::Result), message)
        .label(message!("c102-label"))
        .explained(counted::explain);
    Some(relation::of_transfer(finding, case))
}

/// What is not in the Result yet; when that is due only if attention was drawn in time, it says so.
fn not_applied(case: &Case<'_>, ruling: &Ruling, stated: u8) -> Message {
    let (by, due) = (counted::stated_by(case), go(case, ruling.transfer));
    match transfer::timing(ruling) {
        Timing::Settled => message!("c102", by, stated, due),
        Timing::Open | Timing::PartlyOpen => message!("c102-in-time", by, stated, due),
    }
}

/// `two tricks go to North-South`.
fn go(case: &Case<'_>, transfer: Transfer) -> Message {
    let Transfer { to, tricks, .. } = transfer;
    match to {
        Some(side) => {
            let (count, tricks) = (tricks.max, tricks_between(tricks));
            message!("tricks-go", count, tricks, side)
        }
        None => message!("tricks-go-both", moved = counted::due(case)),
    }
}

pub(super) fn is_adjusted(case: &Case<'_>) -> Option<Finding> {
    let (ruling, stated) = counted::in_state(case, State::AlreadyAdjusted)?;
    if case.cross_board.causes.doubt_the_play() {
        return None;
    }
    let (by, due) = (counted::stated_by(case), counted::due(case));
    let (item, message) = if ruling.transfer.tricks.max == 0 {
        (Item::Result, message!("c103-trick-12", by, stated))
    } else if transfer::is_in_score(ruling, stated) {
        (Item::Score, message!("c103-in-score", due))
    } else {
        (Item::Result, message!("c103", by, stated, due))
    };
    let finding = Finding::new(&C103, case.record.span_of(item), message)
        .label(message!("c103-label"))
        .explained(counted::explain);
    Some(counted::in_doubt(finding, case, Severity::Note))
}

pub(super) fn is_adjusted_otherwise(case: &Case<'_>) -> Option<Finding> {
    let (ruling, stated) = counted::in_state(case, State::Differs)?;
    if case.cross_board.causes.doubt_the_play() || ruling.revokes.is_empty() {
        return None;
    }
    let contradicts_slip = transfer::contradicts_slip(ruling, stated);
    let message = if contradicts_slip {
        message!("c104-slip", by = counted::stated_by(case), stated)
    } else {
        neither(case, ruling, stated)
    };
    let finding = counted::finding(&C104, case, message).label(message!("c104-label"));
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
    Some(finding.notes(Topic::Reading, reading))
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

pub(super) fn suggests_adjustment(case: &Case<'_>) -> Option<Finding> {
    let (ruling, stated) = counted::in_state(case, State::Differs)?;
    let replay = case.replay();
    let legal = replay.is_some_and(|replay| replay.irregularities.is_empty());
    let (played, declarer) = ruling.played.zip(case.premises.declarer())?;
    let moved = played.abs_diff(stated);
    if !legal || !(1..=2).contains(&moved) || !ruling.slip_revokes.is_empty() {
        return None;
    }
    let declarers = side(declarer);
    let side = if stated > played {
        declarers
    } else {
        declarers.other()
    };
    let by = counted::stated_by(case);
    let message = message!("c110", by, side, count = moved);
    let reading = message!("c110-reading", side = side.other());
    Some(counted::finding(&C110, case, message).note(Topic::Reading, reading))
}

pub(super) fn award_mark(case: &Case<'_>) -> Option<Finding> {
    let played = case.ruling().and_then(|ruling| ruling.played)?;
    if !case.premises.is_awarded() || case.premises.result()?.declarer != played {
        return None;
    }
    let message = message!("c111", count = played);
    let finding = Finding::new(&C111, case.record.span_of(Item::Result), message);
    Some(finding.label(message!("c111-label")))
}
