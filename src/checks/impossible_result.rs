//! A Result that cannot be.

use super::wording::reading::card_behind_result;
use super::words::{self, short};
use super::{C109, Case, Finding, Findings, Ruled, Topic, counted};
use crate::board::{Item, ResultFigures, Stake};
use crate::bridge::{Side, Slot, Stop, Table, side};
use crate::laws::{Range, State};
use crate::words::{Message, message};

pub(super) fn report(case: &Case<'_>, findings: &mut Findings) {
    if let Some(figures) = case.record.result_figures() {
        findings.extend(of_passed_out(case, figures));
        findings.extend(of_both_sides(case, figures));
        findings.extend(of_tricks_so_far(case, figures));
    }
    beyond_the_play(case, findings);
}

/// A passed-out board with tricks.
fn of_passed_out(case: &Case<'_>, figures: ResultFigures) -> Option<Finding> {
    let is_passed_out = case.board.contract.value() == Some(&Stake::PassedOut);
    if !is_passed_out || figures.is_nought() {
        return None;
    }
    let value = case.record.text_of(Item::Result)?;
    let message = message!("c109-passed-out", value = short(&value));
    Some(counted::finding(&C109, case, message).label(message!("c109-passed-out-label")))
}

/// Figures of both sides that are not all tricks of the board. Those of a play that is not finished count the tricks so
/// far (PBN 2.1 section 3.4.15); those that are too many cannot be read.
fn of_both_sides(case: &Case<'_>, figures: ResultFigures) -> Option<Finding> {
    let ResultFigures::Both(side, [own, others]) = figures else {
        return None;
    };
    let sum = own + others;
    let is_of_part = case.board.is_end_position() || is_so_far(case, sum);
    if sum >= 13 || figures.is_nought() || is_of_part {
        return None;
    }
    let other = side.other();
    let message = message!("c109-both-sides", side, own, other, others, sum);
    let label = message!("c109-both-sides-label", sum);
    let played = case.ruling().and_then(|ruling| ruling.played);
    let won = played.and_then(|_| won(case));
    let finding = counted::finding(&C109, case, message).label(label);
    Some(finding.notes(Topic::Result, won))
}

/// A Result that is to count the tricks so far of a play that is not finished (PBN 2.1 section 3.4.15), and cannot.
fn of_tricks_so_far(case: &Case<'_>, figures: ResultFigures) -> Option<Finding> {
    let (ruled, table) = (case.ruled.ok()?, &case.play.table);
    if table.stop != Stop::Plus {
        return None;
    }
    let stated = match figures {
        ResultFigures::Bare(own) => [Some((side(case.premises.declarer()?), own)), None],
        ResultFigures::One(side, own) => [Some((side, own)), None],
        ResultFigures::Both(side, [own, others]) => {
            [Some((side, own)), Some((side.other(), others))]
        }
    };
    let (side, possible) = stated.into_iter().flatten().find_map(|(by, tricks)| {
        let possible = so_far(&ruled, table, by);
        let fits = (possible.min..=possible.max).contains(&tricks);
        (!fits).then_some((by, possible))
    })?;
    let value = short(&case.record.text_of(Item::Result)?);
    let possible = words::figures(possible);
    let label = message!("c109-beyond-label", possible = possible.clone());
    let message = message!("c109-so-far", value, side, possible);
    let finding = counted::finding(&C109, case, message).label(label);
    Some(finding.notes(Topic::Result, won(case)))
}

/// The tricks that a side can have won of those that were played to their end. Who won the tricks of a faulty record, and
/// what moves for a revoke, is not certain: then it may be any number of them.
fn so_far(ruled: &Ruled<'_>, table: &Table, by: Side) -> Range {
    let replay = ruled.replay;
    let rows = &table.slots[..usize::from(table.rows)];
    let being_played = rows.last().is_some_and(|row| row.contains(&Slot::Next));
    let played = table.rows - u8::from(being_played);
    if replay.irregularities.is_empty() && ruled.ruling.slip_revokes.is_empty() {
        Range {
            min: replay.won(by),
            max: played.saturating_sub(replay.won(by.other())),
        }
    } else {
        Range::exactly(played).including(0)
    }
}

/// Whether so many tricks are recorded of a play that does not end.
fn is_so_far(case: &Case<'_>, tricks: u8) -> bool {
    match case.play.table.stop {
        Stop::Plus => true,
        Stop::Star => false,
        Stop::Plain => case.replay().is_some_and(|replay| replay.whole == tricks),
    }
}

/// A Result that the recorded tricks do not allow.
fn beyond_the_play(case: &Case<'_>, findings: &mut Findings) {
    let Some((ruling, stated)) = counted::in_state(case, State::Differs) else {
        return;
    };
    if ruling.played.is_some() || !ruling.revokes.is_empty() {
        return;
    }
    let (by, possible) = (counted::stated_by(case), words::figures(ruling.possible));
    let message = message!("c109-beyond", by, stated, possible = possible.clone());
    let is_listed = is_listed_too(case, stated).then(|| message!("c109-listed-too"));
    let finding = counted::finding(&C109, case, message)
        .label(message!("c109-beyond-label", possible))
        .notes(Topic::Result, won(case).into_iter().chain(is_listed))
        .notes(Topic::Reading, card_behind_result(case, stated));
    findings.push(finding);
}

/// Whether the claim says so, and the list of results too.
fn is_listed_too(case: &Case<'_>, stated: u8) -> bool {
    let (statements, premises) = (&case.board.statements, case.premises);
    let at_table = premises.full_contract().zip(premises.declarer());
    let listed =
        at_table.and_then(|(contract, declarer)| statements.listed_tricks(contract, declarer));
    statements.claimed == Some(stated) && listed == Some(stated)
}

/// Who won what, as far as it is recorded.
fn won(case: &Case<'_>) -> Option<Message> {
    let (replay, declarer) = (case.replay()?, case.premises.declarer()?);
    let side = side(declarer);
    let other = side.other();
    let tricks = |count| message!("tricks-spelled", count);
    let (own, others) = (tricks(replay.won(side)), tricks(replay.won(other)));
    Some(match replay.open() {
        0 => message!("c109-won", side, own, other, others),
        open => {
            let open = tricks(open);
            message!("c109-won-so-far", side, own, other, others, open)
        }
    })
}
