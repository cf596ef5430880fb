//! Claims whose tricks the stated Result rules out.

use super::director::{DirectorFact, Facts, Timeline, final_play, with_implied};
use super::edition::Edition;
use super::revoke::collect;
use super::ruling::Ruling;
use super::scenario::{RulingContext, can_result_be, possible_courses};
use crate::replay::Replay;

/// The claims, by index, whose tricks the stated Result rules out: it can be the count of the play or of the ruling
/// without them, and not with them.
pub fn against_result(edition: &Edition, replay: &Replay, facts: &Facts) -> Vec<usize> {
    let mut found = Vec::new();
    for (place, &claim) in facts.by_director.iter().enumerate() {
        let Some(bare) = without_tricks(claim) else {
            continue;
        };
        let can_be = |claim| can_be(edition, replay, facts, claim);
        if !can_be(claim) && can_be(bare) {
            found.push(place);
        }
    }
    found
}

/// The same claim without its number of tricks, if it has one.
fn without_tricks(fact: DirectorFact) -> Option<DirectorFact> {
    match fact {
        DirectorFact::Claim {
            trick,
            by,
            outcome,
            tricks: Some(_),
        } => Some(DirectorFact::Claim {
            trick,
            by,
            outcome,
            tricks: None,
        }),
        _ => None,
    }
}

/// Whether the stated Result can be right when only this claim says who got the remaining tricks.
fn can_be(edition: &Edition, replay: &Replay, facts: &Facts, claim: DirectorFact) -> bool {
    let others = facts.by_director.iter().copied();
    let others = others.map(|it| without_tricks(it).unwrap_or(it));
    let others = others.chain([claim]).collect::<Vec<_>>();
    let play = final_play(replay, &others);
    let implied = with_implied(&play, &facts.with(&others));
    let facts = facts.with(&implied);
    let timeline = Timeline::of(&play, &facts);
    let infractions = collect(&edition.revokes, &timeline);
    let context = RulingContext::of(edition, &timeline, &infractions);
    let played = Ruling::of_the_cards(edition.year, &play, &facts).played;
    can_result_be(&context, &possible_courses(&context), played)
}
