//! Who led, and who followed: the columns of a play, and the marks in it.

use super::wording::reading::behind;
use super::{Case, Cause, Finding, Findings, P103, P104, P107, P108, R102, Severity, Topic, place};
use crate::board::{Format, Item};
use crate::bridge::{Seat, Turn, after};
use crate::diagnosis::LegalReading;
use crate::replay::{Irregularity, LeaderReading, Leaders, Replay, Setting, Unfounded, leaders};
use crate::words::{key, message};

/// The fewest rows that tell by their first cards who led.
const TELLING_ROWS: u8 = 4;

pub(super) fn opening_leader(case: &Case<'_>, findings: &mut Findings) {
    if case.cross_board.causes.holds(Cause::Exchanged) {
        let span = case.record.span_of(Item::Play);
        findings.push(Finding::new(&P103, span, message!("p103-exchanged")).for_director());
        return;
    }
    place::report(case, findings, of_opening_lead);
}

fn of_opening_lead(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    match *it {
        Irregularity::WrongOpeningLeader {
            stated,
            due,
            reading,
        } => Some(of_play_tag(case, [stated, due], reading)),
        // the record names no hands: only the deal shows who led
        Irregularity::LeadOutOfTurn {
            turn,
            due: Some(due),
        } if turn.trick == 1 && case.play.table.led_by_owner & 1 != 0 => {
            opening_lead_by_owner(case, replay, turn, due)
        }
        _ => None,
    }
}

fn opening_lead_by_owner(
    case: &Case<'_>,
    replay: &Replay,
    turn: Turn,
    due: Seat,
) -> Option<Finding> {
    let (card, span) = place::card_at(case, replay, turn)?;
    let seat = turn.seat;
    let message = message!("p103-owner", seat, card, due);
    let finding = Finding::new(&P103, span, message)
        .at(turn)
        .label(message!("p103-label", due));
    Some(finding.note(Topic::Reading, message!("p103-led-reading", stated = seat)))
}

fn of_play_tag(case: &Case<'_>, [stated, due]: [Seat; 2], reading: LeaderReading) -> Finding {
    let (message, taken) = match reading {
        LeaderReading::FirstColumnIsLeaders => (
            message!("p103-columns", stated, due),
            message!("p103-columns-reading", due),
        ),
        LeaderReading::DueLed => (
            message!("p103-due", stated, due),
            message!("p103-due-reading", stated, due),
        ),
        LeaderReading::StatedSeatLed => (
            message!("p103-led", stated, due),
            message!("p103-led-reading", stated),
        ),
    };
    let span = case.record.span_of(Item::Play);
    Finding::new(&P103, span, message)
        .label(message!("p103-label", due))
        .note(Topic::Reading, taken)
}

pub(super) fn columns(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::ColumnsNotFixed { trick, rows } = *it else {
        return None;
    };
    let other = as_if_declared_by(case);
    let is_whole = replay.has_whole_row_by_owner();
    let is_lin = case.record.format() == Format::Lin;
    let leads_rows =
        leader_of_rows(case, replay).filter(|_| trick == 1 && !is_lin && other.is_none());
    let message = match (other, leads_rows) {
        _ if is_lin => message!("p104-order", rows, trick),
        (_, Some(leader)) => {
            let (due, declarer) = (replay.setting.leader, leader.rho());
            message!("p104-leader-first", leader, due, declarer)
        }
        (Some(other), _) => message!("p104-owners", other),
        _ if is_whole => message!("p104", rows, trick),
        _ => message!("p104-few", trick),
    };
    let (label, reading) = match (is_lin, is_whole) {
        (true, _) => (key!("p104-order-label"), key!("p104-order-reading")),
        (false, true) => (key!("p104-label"), key!("p104-reading")),
        (false, false) => (key!("p104-label"), key!("p104-few-reading")),
    };
    let mut finding = Finding::new(&P104, place::trick(case, trick), message)
        .label(label)
        .note(Topic::Reading, reading);
    finding.trick = Some(trick);
    if leads_rows.is_some() {
        finding = finding.severity(Severity::Warning);
    }
    Some(finding.notes(Topic::Reading, other.into_iter().flat_map(|_| behind(case))))
}

/// The hand that led first, where each row begins with the hand that led, with the winner of the row before, and another was due.
fn leader_of_rows(case: &Case<'_>, replay: &Replay) -> Option<Seat> {
    let table = &case.play.table;
    let (.., lead) = table.cards().next()?;
    let leader = replay.setting.deal?.owner(lead)?;
    let setting = Setting {
        leader,
        ..replay.setting
    };
    let is_other = leader != replay.setting.leader && table.rows >= TELLING_ROWS;
    let is_so = |found: Leaders| found.agree && found.are_named;
    (is_other && is_so(leaders(&setting, table))).then_some(leader)
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

pub(super) fn out_of_turn(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::LeadOutOfTurn { turn, due } = *it else {
        return None;
    };
    if is_by_owner(case, turn) {
        let is_told = is_first_by_owner(case, turn);
        return is_told.then(|| by_owner(case, replay, turn, due))?;
    }
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { trick, seat } = turn;
    let message = match due {
        Some(due) => message!("p107", seat, card, trick, due),
        None => message!("p107-unknown", seat, card, trick),
    };
    let finding = Finding::new(&P107, span, message)
        .at(turn)
        .label(message!("p107-label"));
    Some(finding.note(Topic::Reading, message!("p107-reading")))
}

/// Whether only the deal shows who led, as the record names no hands.
fn is_by_owner(case: &Case<'_>, turn: Turn) -> bool {
    case.play.table.led_by_owner & 1 << (turn.trick - 1) != 0
}

/// Whether it is the first such trick; where the opening lead is one, P103 reports it.
fn is_first_by_owner(case: &Case<'_>, turn: Turn) -> bool {
    let first = case.play.table.led_by_owner.trailing_zeros();
    turn.trick > 1 && first == u32::from(turn.trick - 1)
}

/// The finding stands at the trick before: its winner, or who led behind it, is another than is written.
fn by_owner(case: &Case<'_>, replay: &Replay, turn: Turn, due: Option<Seat>) -> Option<Finding> {
    let (card, lead) = place::card_at(case, replay, turn)?;
    let Turn { trick, seat } = turn;
    let (before, due) = (trick - 1, due?);
    let won = Turn::new(before, due);
    let (_, span) = place::card_at(case, replay, won)?;
    let more = case.play.table.led_by_owner.count_ones() - 1;
    let message = if more > 0 {
        message!("p107-owner-more", seat, card, trick, due, before, more)
    } else {
        message!("p107-owner", seat, card, trick, due, before)
    };
    let finding = Finding::new(&P107, span, message)
        .at(won)
        .label(message!("p107-owner-label", trick = before))
        .proof(lead, message!("p107-owner-proof", seat))
        .note(Topic::Reading, message!("p107-owner-reading", seat, before));
    Some(finding.severity(Severity::Warning))
}

pub(super) fn lead_mark(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::LeadMarkUnfounded(turn) = *it else {
        return None;
    };
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { trick, seat } = turn;
    let message = match replay.trick(trick).leader {
        Some(leader) if leader != seat => message!("p108-other", card, leader, trick),
        _ => message!("p108", card, seat, trick),
    };
    let finding = Finding::new(&P108, span, message).at(turn);
    Some(finding.label(message!("p108-label")))
}

pub(super) fn revoke_mark(case: &Case<'_>, replay: &Replay, it: &Irregularity) -> Option<Finding> {
    let Irregularity::RevokeMarkUnfounded(turn, why) = *it else {
        return None;
    };
    let (card, span) = place::card_at(case, replay, turn)?;
    let Turn { seat, trick } = turn;
    let led = replay.trick(trick).led().map(|(_, led)| led.suit);
    let message = match (why, led) {
        (Unfounded::Lead, _) => message!("r102-lead", card, seat, trick),
        (_, None) => return None, // without a lead nothing is followed
        (Unfounded::Follows, Some(suit)) => message!("r102-follows", card, seat, trick, suit),
        (Unfounded::Void, Some(suit)) => message!("r102-void", card, seat, trick, suit),
    };
    let finding = Finding::new(&R102, span, message).at(turn);
    Some(finding.label(message!("r102-label")))
}
