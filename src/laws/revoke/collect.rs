//! The revokes of a board: those that the record shows, and those that only the director's facts show.

use super::by_fact::{RevokeCandidate, by_facts};
use super::circumstances::Circumstances;
use super::establishment::established;
use super::infraction::{Established, Infraction, Source};
use super::rules::RevokeRules;
use crate::bridge::{Turn, side};
use crate::diagnosis::Grade;
use crate::laws::director::{Answer, Facts, Timeline, testified};

/// The revokes of a board, in order of play, at most one for each turn; those of the record take precedence, and of two
/// others at one turn the established one.
pub(crate) fn collect(rules: &RevokeRules, timeline: &Timeline) -> Vec<Infraction> {
    let mut found: Vec<RevokeCandidate> = recorded(timeline).collect();
    if !timeline.facts.by_director.is_empty() {
        found.extend(by_facts(rules, timeline));
    }
    let turns: Vec<_> = found.iter().map(|one| one.revoke.turn).collect();
    let establish = |one: RevokeCandidate| {
        let at = one.revoke.turn;
        let is_other = |it: &Turn| it.trick == at.trick && side(it.seat) != side(at.seat);
        let by_law_63 = || established(rules, timeline, &one.revoke, turns.iter().any(is_other));
        let established = one.ruled_as.map_or_else(by_law_63, |it| (it, false));
        (one, established)
    };
    let mut found: Vec<_> = found.into_iter().map(establish).collect();
    found.sort_by_key(|(one, (established, _))| one.precedence(*established));
    let mut infractions: Vec<Infraction> = Vec::new();
    for (one, established) in found {
        let turn = one.revoke.turn;
        if one.source == Source::Record || infractions.iter().all(|it| it.revoke.turn != turn) {
            infractions.push(infraction(timeline, &one, established));
        }
    }
    infractions.sort_by_key(|one| (one.trick(), one.revoke.position));
    infractions
}

/// The revokes of the record, unless the director says that they did not happen; if he says that they did, they are
/// certain.
fn recorded(timeline: &Timeline) -> impl Iterator<Item = RevokeCandidate> {
    let Facts {
        grades,
        by_director,
        ..
    } = *timeline.facts;
    let graded = timeline.play.revokes().zip(grades);
    graded.filter_map(move |(it, grade)| {
        let happened = testified(by_director, timeline.play, it.turn);
        let grade = match happened {
            Answer::Yes => Grade::Certain,
            Answer::No => return None,
            Answer::Unknown => grade,
        };
        Some(RevokeCandidate::recorded(it, grade))
    })
}

fn infraction(
    timeline: &Timeline,
    found: &RevokeCandidate,
    (established, joint): (Established, bool),
) -> Infraction {
    let revoke = found.revoke;
    Infraction {
        revoke,
        suit: found.suit,
        forbidden: found.forbidden,
        could_have_played: found.could_have_played,
        source: found.source,
        circumstances: Circumstances::of(timeline, &revoke, found.suit, found.forbidden),
        real_trick: 13 - timeline.play.size + revoke.turn.trick,
        role: timeline.facts.role(revoke.turn.seat),
        side: side(revoke.turn.seat),
        grade: found.grade,
        established,
        joint,
    }
}
