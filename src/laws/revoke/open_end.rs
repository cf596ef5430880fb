//! Where a revoke was not established and the record ends there: the legal card takes its place (Law 62A), and what came
//! after it is not recorded, so that the stated Result says nothing of it.

use super::establishment::has_played;
use super::infraction::{Established, Infraction, Source};
use crate::bridge::{BySeat, Card, Seat, Turn, trick_winner};
use crate::laws::director::{Claimed, DirectorFact, Recorded, Timeline};
use crate::replay::Replay;

/// A revoke that was not established at the end of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenEnd {
    /// The revoke.
    pub turn: Turn,
    /// Who wins its trick once the legal card has taken its place, where that can be said.
    pub winner: Option<Seat>,
    /// How the play ended.
    pub ending: Ending,
}

/// How the play ended after a revoke that was not established.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The other side claimed, and the claim was disputed: the director decides it (Law 70). A doubt that the revoke left
    /// goes against the side that revoked (WBF Laws Committee, 12 January 2000).
    Disputed,
    /// A concession was void, for the partner objected to it at once (Law 68B2): play went on.
    VoidConcession,
    /// It was corrected at the table, and the record stops with the card that was withdrawn.
    Corrected,
}

impl OpenEnd {
    /// Whether the record has the revoke card where a legal one is still to take its place.
    pub fn is_to_be_corrected(self) -> bool {
        self.ending != Ending::Corrected
    }
}

/// The open end of a board, if it has one, and the play with the legal card in place of that of the revoke: `None` where it
/// may be one of several and who wins the trick depends on it.
pub(in crate::laws) fn open_end(
    timeline: &Timeline,
    infractions: &[Infraction],
) -> Option<(OpenEnd, Replay)> {
    let infractions = infractions.iter();
    let ends = infractions.filter_map(|one| Some((one, ending(timeline, one)?)));
    let ends: Vec<_> = ends.collect();
    let (last, ending) = *ends.last()?;
    let mut play = timeline.play.clone();
    for (one, ending) in ends.iter().rev() {
        if *ending != Ending::Corrected {
            put_right(&mut play, one);
        }
    }
    let end = OpenEnd {
        turn: last.revoke.turn,
        winner: play.trick(last.trick()).winner,
        ending,
    };
    Some((end, play))
}

/// How the play ended after this revoke, if it was not established and the record stops before the offending side plays on.
fn ending(timeline: &Timeline, one: &Infraction) -> Option<Ending> {
    let play = timeline.play;
    let next = one.trick() + 1;
    let is_at_the_end = play.rows <= next && !has_played(play, next, one.side);
    if one.established != Established::No || !is_at_the_end {
        return None;
    }
    // of one that only a slip shows the record may have the card that took its place
    let is_on_the_table = play.trick(one.trick()).cards[one.offender()] == Some(one.revoke.played);
    let facts = timeline.facts.by_director;
    let correction = facts.iter().find_map(|it| match *it {
        DirectorFact::Corrected { turn, record, .. } if turn == one.revoke.turn => Some(record),
        _ => None,
    });
    let is_disputed = |it: &DirectorFact| matches!(*it, DirectorFact::Claim { trick, outcome: Claimed::Disputed, .. } if trick >= one.trick());
    match correction {
        Some(Recorded::Old(_)) if one.source == Source::Record => Some(Ending::Corrected),
        Some(_) => None,
        None if !is_on_the_table => None,
        None if facts.iter().any(is_disputed) => Some(Ending::Disputed),
        None => Some(Ending::VoidConcession),
    }
}

/// Puts the legal card in place of that of a revoke; one that was led is led anew, and the trick is played again.
fn put_right(play: &mut Replay, one: &Infraction) {
    let (seat, legal) = (one.offender(), one.could_have_played);
    let trump = play.setting.trump;
    let trick = &mut play.tricks[usize::from(one.trick()) - 1];
    if one.revoke.led_by == seat {
        trick.cards = BySeat::default();
        trick.winner = None;
        return;
    }
    let winner_with = |card: Card| {
        let mut cards = trick.whole()?;
        cards[seat] = card;
        Some(trick_winner(&cards, trick.leader?, trump))
    };
    let winners: Vec<_> = legal.iter().map(winner_with).collect();
    let is_one = winners.iter().all(|winner| *winner == winners[0]);
    trick.winner = winners.first().copied().flatten().filter(|_| is_one);
    trick.cards[seat] = legal
        .iter()
        .max_by_key(|card| (Some(card.suit) == trump, card.rank));
    if legal.len() > 1 && trick.winner.is_none() && !trick.is_beaten(seat, one.revoke.led, trump) {
        trick.cards[seat] = None; // whether it wins depends on which it is
    }
}
