//! How a fault of the record stands to the others of its board: the earliest is the primary one, and what comes later is
//! reported as following from it. Where the Contract has another trump suit than was played in, that is the primary one.

use super::witnesses::trump_by_auction;
use super::{Case, Finding, Relation, Ruled, Topic, counted};
use crate::bridge::{Turn, side};
use crate::diagnosis::{LegalReading, faults};
use crate::laws::State;
use crate::replay::{Irregularity, Replay, Revoke, Setting};
use crate::words::{Message, message};

/// The finding on an irregularity, with how it stands to the others.
pub(super) fn of(finding: Finding, case: &Case<'_>, irregularity: &Irregularity) -> Finding {
    let Some((primary, others)) = of_one_root(case) else {
        return finding;
    };
    let is_due = is_due_for_a_doubtful(case);
    let followers = others.len() + usize::from(is_due);
    if primary == irregularity && followers > 0 {
        Finding {
            relation: Relation::Primary(followers),
            ..finding.note(Topic::Follows, later(&others, is_due))
        }
    } else if others.contains(&irregularity) {
        follows(finding, cause(primary))
    } else {
        finding
    }
}

/// What else seems wrong with the play follows from the Contract, where the trump suit of the auction makes the record right.
pub(super) fn under_contract(findings: &mut [Finding], case: &Case<'_>) {
    const OF_PLAY: [&str; 7] = ["C101", "C104", "C109", "C110", "P101", "P102", "R103"];
    const OF_RESULT: usize = 4;
    let Some(root) = findings.iter().position(|it| it.check.code == "A102") else {
        return;
    };
    let under = if is_of_contract(case) {
        &OF_PLAY[..]
    } else if with_its_result(case).is_some() {
        &OF_PLAY[..OF_RESULT]
    } else {
        return;
    };
    let mut followers = 0;
    for finding in &mut *findings {
        if under.contains(&finding.check.code) {
            followers += 1;
            *finding = follows(finding.clone(), message!("cause-contract"));
        }
    }
    if followers > 0 {
        findings[root].relation = Relation::Primary(followers);
    }
}

/// Whether the record is right with the trump suit of the auction, and not with that of the Contract.
pub(super) fn is_of_contract(case: &Case<'_>) -> bool {
    let Some(trump) = trump_by_auction(case.board, case.premises) else {
        return false;
    };
    match case.nearest_reading() {
        Some(nearest) => nearest == LegalReading::Trump(trump),
        None => with_its_result(case).is_some_and(|it| it.irregularities.is_empty()),
    }
}

/// The replay with the trump suit of the auction, where the Result is right with that as it was played, or after what the revokes move,
/// and not as it was played with that of the Contract.
fn with_its_result(case: &Case<'_>) -> Option<Replay> {
    let setting = Setting {
        trump: trump_by_auction(case.board, case.premises)?,
        ..case.replay()?.setting
    };
    let (declarer, tricks) = (case.premises.declarer()?, case.premises.final_result()?);
    let declarers = side(declarer);
    let by_auction = Replay::of(&setting, &case.play.table);
    let of_declarer = |it: &Revoke| side(it.turn.seat) == declarers;
    let moved = by_auction
        .revokes()
        .map(|it| if of_declarer(it) { 1 } else { -1 });
    // one trick or two for each revoke, and none where it was played so
    let moved: Vec<i8> = moved.flat_map(|it| [it, 2 * it]).chain([0]).collect();
    let fits = |moved: i8| {
        let tricks = tricks.checked_add_signed(moved);
        tricks.is_some_and(|it| by_auction.allows(it, declarers))
    };
    let is_possible = moved.into_iter().any(fits);
    let is_alone = !case.replay()?.allows(tricks, declarers);
    (is_alone && is_possible).then_some(by_auction)
}

/// The primary fault of a board, with those that follow from it.
fn of_one_root<'a>(case: &Case<'a>) -> Option<(&'a Irregularity, Vec<&'a Irregularity>)> {
    let ruled = case.ruled.ok()?;
    if is_of_contract(case) {
        return None;
    }
    let mut all = faults(ruled.replay, &ruled.diagnosis.grades);
    let primary = all.next()?;
    let rows = ruled.replay.irregularities.iter();
    let rows = rows.filter(|it| drifts_behind(primary, it));
    Some((primary, all.chain(rows).collect()))
}

fn follows(finding: Finding, cause: Message) -> Finding {
    Finding {
        relation: Relation::Follows,
        message: message!("follows-from", cause, finding = finding.message),
        ..finding
    }
}

/// The finding on a transfer that Result does not hold: due for nothing but doubtful revokes, it stands and falls with them.
pub(super) fn of_transfer(finding: Finding, case: &Case<'_>) -> Finding {
    match of_one_root(case) {
        Some((primary, _)) if is_due_for_a_doubtful(case) => follows(finding, cause(primary)),
        _ => finding,
    }
}

/// Whether Result lacks a transfer that is due for nothing but doubtful revokes.
fn is_due_for_a_doubtful(case: &Case<'_>) -> bool {
    counted::in_state(case, State::Unadjusted).is_some()
        && counted::rests_on_doubt(case)
        && !is_repaired_whole(case)
}

/// Whether whole tricks of the record are moved by the likeliest reading, or the Contract is wrong: then no failure to follow suit is
/// left to rule on.
pub(super) fn is_repaired_whole(case: &Case<'_>) -> bool {
    let are_moved = matches!(
        case.nearest_reading(),
        Some(
            LegalReading::Rows(_)
                | LegalReading::RowMoved { .. }
                | LegalReading::RowsMoved { .. }
                | LegalReading::RowsReversed(_)
                | LegalReading::RowsFrom(_)
                | LegalReading::RowsSorted(_)
                | LegalReading::Order(_)
                | LegalReading::RowsMissing(_)
                | LegalReading::RowTwice(_)
        )
    );
    (are_moved || is_of_contract(case)) && counted::rests_on_doubt(case)
}

/// Whether these are rows out of their columns from the trick of the primary fault on.
fn drifts_behind(primary: &Irregularity, irregularity: &Irregularity) -> bool {
    match (primary.turn(), irregularity) {
        (Some(turn), Irregularity::ColumnsNotFixed { trick, .. }) => turn.trick <= *trick,
        _ => false,
    }
}

/// The finding on a declarer by the auction that is not the listed one. Where the deal is that of another board, so may be the
/// dealer, who is written with it in LIN, and whoever called after him.
pub(super) fn of_declarer(finding: Finding, case: &Case<'_>) -> Finding {
    if case.replay().is_some_and(Replay::is_of_another_deal) {
        follows(finding, message!("cause-deal"))
    } else {
        finding
    }
}

/// The revoke at which a board is spoken of as a whole: the last that does not follow from another fault.
pub(super) fn speaker(ruled: &Ruled<'_>) -> Option<Turn> {
    let replay = ruled.replay;
    let followers: Vec<_> = faults(replay, &ruled.diagnosis.grades).skip(1).collect();
    let follows = |revoke: &&Revoke| followers.contains(&&Irregularity::Revoke(**revoke));
    let last = replay.revokes().filter(|it| !follows(it)).last();
    last.or_else(|| replay.revokes().last()).map(|it| it.turn)
}

/// `the fault in trick 2`.
fn cause(primary: &Irregularity) -> Message {
    match primary.turn() {
        Some(turn) => message!("cause-in-trick", trick = turn.trick),
        None => message!("cause-deal"),
    }
}

/// `the other faults are taken to follow from this: West in trick 2; South and East in trick 5`.
fn later(faults: &[&Irregularity], is_due: bool) -> Message {
    let turns: Vec<_> = faults.iter().filter_map(|it| it.turn()).collect();
    let tricks = turns.chunk_by(|one, next| one.trick == next.trick);
    let drift = faults.iter().find_map(|it| match **it {
        Irregularity::ColumnsNotFixed { trick, .. } => Some(message!("follows-columns", trick)),
        _ => None,
    });
    let due = is_due.then(|| message!("follows-transfer"));
    let all = tricks.map(in_trick).chain(drift).chain(due);
    message!("follows-later", faults = all.collect::<Vec<_>>())
}

fn in_trick(turns: &[Turn]) -> Message {
    let seats: Vec<_> = turns.iter().map(|it| it.seat).collect();
    message!("follows-in-trick", seats, trick = turns[0].trick)
}
