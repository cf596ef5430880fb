//! Double-dummy tricks, to help with Law 64C. They are not a ruling: 64C asks for the likely result, and nobody at the table
//! sees all cards.
//!
//! It computes declarer's tricks from just before the first revoke on, if that hand had followed suit with its best
//! card. Later revokes, by either side, are then not played either: that is what 64C2b compares with. For a repeat
//! (64C2a) the director looks from the later one on himself.

use super::director::{Answer, Facts};
use super::revoke::Established;
use super::ruling::{DoubleDummy, Equity, Range, Ruling};
use crate::bridge::{Suit, side};
use crate::diagnosis::Grade;
use crate::replay::{Position, Replay, Revoke};

/// Adds declarer's double-dummy tricks to a ruling. `solve` returns how many of the remaining tricks, including the current one, the side to play can
/// win; it is called once at most, and never for a board without a revoke that counts.
///
/// The answer is a reason to consider equity if it gives the other side more than every reading of the adjusted result.
pub fn double_dummy(
    ruling: &mut Ruling,
    replay: &Replay,
    facts: &Facts,
    solve: impl FnOnce(&Position, Option<Suit>) -> Option<u8>,
) {
    let recorded = ruling.revokes.iter().map(|it| (it, true));
    let of_slips = ruling.slip_revokes.iter().map(|it| (it, false));
    let all = recorded.chain(of_slips);
    let standing = all.filter(|(it, _)| it.established != Established::No);
    let standing = standing.map(|(it, is_recorded)| (&it.revoke, is_recorded));
    let first = standing.min_by_key(|(revoke, _)| (revoke.turn.trick, revoke.position));
    let Some((revoke, is_recorded)) = first else {
        return;
    };
    // only the first revoke of the record can have a certain position before it
    let is_settled =
        is_recorded && facts.grades[0] > Grade::Doubtful && replay.is_certain_before(revoke);
    let tricks = Some(revoke).filter(|_| is_settled);
    let tricks = tricks.and_then(|revoke| declarers(replay, facts, revoke, solve));
    let (turn, is_declaring) = (revoke.turn, side(revoke.turn.seat) == facts.declaring());
    ruling.double_dummy = tricks.map_or(DoubleDummy::Unsettled, |declarer| DoubleDummy::Tricks {
        before: turn,
        declarer,
    });
    let is_more = |(adjusted, tricks): (Range, u8)| {
        if is_declaring {
            tricks < adjusted.min
        } else {
            tricks > adjusted.max
        }
    };
    let is_more = ruling.adjusted.zip(tricks).is_some_and(is_more);
    if is_more && facts.answers().correction_period_open != Answer::No {
        ruling.equity.push(Equity::DoubleDummy);
    }
}

/// Declarer's double-dummy tricks from the opening lead on, for any board whose deal is certain.
pub fn double_dummy_deal(
    ruling: &mut Ruling,
    replay: &Replay,
    facts: &Facts,
    solve: impl FnOnce(&Position, Option<Suit>) -> Option<u8>,
) {
    let start = Position::start(replay).filter(|_| replay.is_certain_of_deal());
    let tricks = start.and_then(|start| {
        let tricks = solve(&start, replay.setting.trump)?;
        if side(start.leader) == facts.declaring() {
            Some(tricks)
        } else {
            13u8.checked_sub(tricks)
        }
    });
    ruling.double_dummy_deal = tricks;
}

/// Declarer's tricks: those won before a revoke, and those that the solver gives from just before it.
fn declarers(
    replay: &Replay,
    facts: &Facts,
    revoke: &Revoke,
    solve: impl FnOnce(&Position, Option<Suit>) -> Option<u8>,
) -> Option<u8> {
    let position = Position::before(replay, revoke)?;
    let tricks = solve(&position, replay.setting.trump)?;
    let declaring = facts.declaring();
    let earlier = replay.before(revoke.turn.trick);
    let won = earlier.filter(|(_, trick)| trick.winner.is_some_and(|it| side(it) == declaring));
    let won = u8::try_from(won.count()).ok()?;
    let left = 14 - revoke.turn.trick;
    if side(revoke.turn.seat) == declaring {
        Some(won + tricks)
    } else {
        Some(won + left.checked_sub(tricks)?)
    }
}
