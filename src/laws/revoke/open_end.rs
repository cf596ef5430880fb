//! Where a revoke was not established and the record ends there: the legal card takes its place (Law 62A), and what came
//! after it is not recorded, so that the stated Result says nothing of it.

use super::establishment::has_played;
use super::infraction::{Established, Infraction, Source};
use crate::bridge::{BySeat, Seat, Turn, trick_winner};
use crate::laws::director::{Answer, Claimed, DirectorFact, Recorded, Timeline};
use crate::replay::{Replay, Trick};

/// A revoke that was not established at the end of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenEnd {
    /// The revoke; of several in one trick the last.
    pub turn: Turn,
    /// Who wins its trick once the legal cards have taken their places, where that can be said.
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
    /// A concession was void, for the partner objected to it at once (Law 68B2): play went on, and it is not known whether
    /// anybody noticed the revoke in it.
    VoidConcession,
    /// It was corrected at the table, or noticed in time to be, and the record stops with the card that was withdrawn.
    Corrected,
}

/// The open end of a board, if it has one, and the play with the legal cards in place of those of the revokes: `None` where one
/// may be one of several and who wins the trick depends on it.
pub(crate) fn open_end(
    timeline: &Timeline,
    infractions: &[Infraction],
) -> Option<(OpenEnd, Replay)> {
    let infractions = infractions.iter();
    let ends = infractions.filter_map(|one| Some((one, ending(timeline, one)?)));
    let ends: Vec<_> = ends.collect();
    let (last, ending) = *ends.last()?;
    let mut play = timeline.play.clone();
    let standing = ends.iter().map(|(one, _)| *one);
    let standing: Vec<_> = standing.filter(|one| is_on_the_table(&play, one)).collect();
    for of_trick in standing.chunk_by(|one, next| one.trick() == next.trick()) {
        put_right(&mut play, of_trick);
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
    let facts = timeline.facts.by_director;
    let correction = facts.iter().find_map(|it| match *it {
        DirectorFact::Corrected { turn, record, .. } if turn == one.revoke.turn => Some(record),
        _ => None,
    });
    let was_claimed = |how| {
        let is_claim = |it: &DirectorFact| matches!(*it, DirectorFact::Claim { trick, outcome, .. } if trick >= one.trick() && outcome == how);
        facts.iter().any(is_claim)
    };
    let is_settled = [Claimed::Agreed, Claimed::Withdrawn]
        .into_iter()
        .any(was_claimed);
    match correction {
        Some(Recorded::New) => None,
        // what was claimed and agreed was not played
        Some(Recorded::Old(_)) if one.source == Source::Slip || is_settled => None,
        None if !is_on_the_table(play, one) => None,
        _ if was_claimed(Claimed::Disputed) => Some(Ending::Disputed),
        None if one.circumstances.timing.in_play != Answer::Yes => Some(Ending::VoidConcession),
        _ => Some(Ending::Corrected),
    }
}

/// Whether the play has the card of the revoke, and not the one that took its place.
fn is_on_the_table(play: &Replay, one: &Infraction) -> bool {
    play.trick(one.trick()).cards[one.offender()] == Some(one.revoke.played)
}

/// Puts the legal cards in place of those of the revokes of a trick; where one was led, the trick is played again.
fn put_right(play: &mut Replay, of_trick: &[&Infraction]) {
    let trump = play.setting.trump;
    let trick = &mut play.tricks[usize::from(of_trick[0].trick()) - 1];
    let is_lead = |one: &&Infraction| one.revoke.led_by == one.offender();
    if of_trick.iter().any(is_lead) {
        trick.cards = BySeat::default();
        trick.winner = None;
        return;
    }
    let ways = ways(trick, of_trick);
    let winner = |trick: &Trick| Some(trick_winner(&trick.whole()?, trick.leader?, trump));
    let first = winner(&ways[0]);
    let winner = first.filter(|_| ways.iter().all(|way| winner(way) == first));
    *trick = Trick { winner, ..ways[0] };
    // who wins may depend on which card it is
    let is_open = |one: &&&Infraction| winner.is_none() && one.could_have_played.len() > 1;
    for one in of_trick.iter().filter(is_open) {
        trick.cards[one.offender()] = None;
    }
}

/// A trick with legal cards in place of those of these revokes, in every way to choose them; none of a hand of which no card is
/// known.
pub(crate) fn ways(trick: &Trick, of_trick: &[&Infraction]) -> Vec<Trick> {
    of_trick.iter().fold(vec![*trick], |ways, one| {
        let hidden = one.could_have_played.is_empty().then_some(None);
        let legal = one.could_have_played.iter().map(Some).chain(hidden);
        let with = |card| {
            ways.iter().map(move |way| {
                let mut way = *way;
                way.cards[one.offender()] = card;
                way
            })
        };
        legal.flat_map(with).collect()
    })
}
