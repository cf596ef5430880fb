//! Corrections (Law 62): the revokes that were corrected, and who may then change a card.
//!
//! A defender's withdrawn card becomes a major penalty card (62B1, 62C2).

use super::infraction::{Established, Infraction};
use crate::bridge::{Card, Turn, after, side, steps};
use crate::laws::director::{Timeline, taken_back};

/// A revoke that was corrected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// When it was made, and by whom.
    pub turn: Turn,
    /// The card taken back.
    pub withdrawn: Card,
    /// The card that replaced it, if it is recorded.
    pub played: Option<Card>,
    /// Whether the withdrawn card became a major penalty card, as a defender's does (Law 62B1).
    pub penalty_card: bool,
    /// Whether it is ruled as if it had been established (Law 43B2b, 63B of 1997).
    pub as_established: bool,
    /// Those who may change a card after it, in order of play.
    pub changes: Vec<Change>,
}

/// A hand that may change its card after a correction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Change {
    /// Which.
    pub turn: Turn,
    /// The clause: 62C1, or 62C2, which applies only if the hand before changed its card.
    pub law: &'static str,
    /// The card that it withdrew, if the director noted that it changed its card.
    pub withdrawn: Option<Card>,
    /// The card finally played, if it is recorded.
    pub played: Option<Card>,
}

impl Change {
    /// Whether the hand may do so only if the hand before it changed its card.
    pub fn follows_another(&self) -> bool {
        self.law == "62C2"
    }
}

/// The corrections in the director's facts, in order of play.
pub(crate) fn corrections(timeline: &Timeline, infractions: &[Infraction]) -> Vec<Correction> {
    let (play, facts) = (timeline.play, timeline.facts);
    let stated = facts.by_director.iter();
    let withdrawn = stated.filter_map(|&fact| taken_back(fact));
    let mut found: Vec<Correction> = Vec::new();
    for (turn, withdrawn) in withdrawn.filter(|(turn, _)| play.reaches(turn.trick)) {
        if found.iter().any(|one| one.turn == turn) {
            continue;
        }
        let mut others = infractions.iter();
        let card = |trick| play.trick(trick).cards[turn.seat];
        // the last two tricks may be as they were before
        let is_before = turn.trick == 12 && card(12) == Some(withdrawn);
        found.push(Correction {
            turn,
            withdrawn,
            played: card(turn.trick + u8::from(is_before)),
            penalty_card: side(turn.seat) != facts.declaring(),
            as_established: others
                .any(|one| one.revoke.turn == turn && one.established != Established::No),
            changes: changes(timeline, turn),
        });
    }
    let leader = |turn: Turn| play.trick(turn.trick).leader.unwrap_or(turn.seat);
    found.sort_by_key(|one| (one.turn.trick, steps(leader(one.turn), one.turn.seat)));
    list_changes_once(&mut found);
    found
}

/// Leaves each change to one correction: the hand that corrected its own revoke has no choice, and one that may change
/// its card because the other side revoked (62C1) may do so whatever its partner's revoke allows.
fn list_changes_once(corrections: &mut [Correction]) {
    let mut listed: Vec<Turn> = corrections.iter().map(|one| one.turn).collect();
    let all = corrections.iter().flat_map(|one| &one.changes);
    let first: Vec<Change> = all.filter(|it| !it.follows_another()).copied().collect();
    for one in corrections {
        one.changes.retain(|it| {
            let is_freer = it.follows_another() && first.iter().any(|free| free.turn == it.turn);
            let is_new = !is_freer && !listed.contains(&it.turn);
            if is_new {
                listed.push(it.turn);
            }
            is_new
        });
    }
}

/// The hands that had played after the revoke: in its trick, and in the next one if the director noted that they
/// withdrew that card.
fn changes(timeline: &Timeline, revoke: Turn) -> Vec<Change> {
    let (play, changed) = (timeline.play, &timeline.changed_cards);
    let Some(leader) = play.trick(revoke.trick).leader else {
        return Vec::new();
    };
    let seats = (steps(leader, revoke.seat) + 1..4).map(|place| after(leader, place));
    let same = seats.map(|seat| Turn { seat, ..revoke });
    let next = changed.iter().map(|it| it.turn);
    let next = next.filter(|turn| turn.trick == revoke.trick + 1);
    let played = |turn: Turn| {
        let trick = play.reaches(turn.trick).then(|| play.trick(turn.trick));
        trick.and_then(|trick| trick.cards[turn.seat])
    };
    same.filter(|&turn| played(turn).is_some())
        .chain(next)
        .filter_map(|turn| {
            let own = side(turn.seat) == side(revoke.seat);
            let changed = changed.iter().find(|it| it.turn == turn);
            let allowed = !own || changed.is_some_and(|it| it.offender.is_some());
            (allowed || turn.trick == revoke.trick).then_some(Change {
                turn,
                law: if own { "62C2" } else { "62C1" },
                withdrawn: changed.map(|it| it.card),
                played: played(turn),
            })
        })
        .collect()
}
