//! Establishment (Law 63): whether a revoke was established, as far as the record and the director's facts show.

use super::circumstances::Timing;
use super::infraction::Established;
use super::rules::RevokeRules;
use crate::bridge::{Card, Seat, Side, Turn, seats_from, side};
use crate::laws::director::{Answer, Claimed, Designated, DirectorFact, Facts, Role, Timeline};
use crate::replay::{Replay, Revoke, Trick};

/// Whether a revoke was established, and whether Law 62C3 ties it to another: `both` sides revoked in its trick, or one.
///
/// 63A1: the offender or his partner led or played to the next trick, legally or not. A later trick proves that too,
/// even when the next one lacks their cards. A record that ends sooner leaves it open: with a stated Result, the
/// players agreed on one, and the agreement established the revoke (Law 69A); otherwise it is unknown, unless the
/// director's facts decide it. It is unknown too where attention was drawn in the play: then the revoke may have been put
/// right, or its side had played on.
pub(crate) fn established(
    rules: &RevokeRules,
    timeline: &Timeline,
    revoke: &Revoke,
    both: bool,
) -> (Established, bool) {
    let (play, facts) = (timeline.play, timeline.facts);
    let next = revoke.turn.trick + 1;
    if is_corrected(facts, revoke.turn) {
        return (Established::No, false);
    }
    if both && may_be_corrected_together(rules, timeline, revoke) {
        return (Established::Unknown, true);
    }
    let offenders = side(revoke.turn.seat);
    let established = if has_played(play, next, offenders) {
        Established::yes(BY_PLAY, next, first_card(play, next, offenders))
    } else if play.rows > next || has_claim_behind(facts, next) {
        Established::yes(BY_PLAY, next, None)
    } else if let Some(stated) = by_words(rules, facts, revoke, offenders) {
        stated
    } else if facts.stated.is_some() && Timing::of(facts, revoke.turn).in_play != Answer::Yes {
        Established::Presumed
    } else {
        Established::Unknown
    };
    (established, false)
}

/// By a card that was led or played to the next trick.
const BY_PLAY: &str = "63A1";

/// Whether a claim in a later trick shows that this one was played, though it is not recorded.
fn has_claim_behind(facts: &Facts, number: u8) -> bool {
    let mut stated = facts.by_director.iter();
    stated.any(|it| matches!(it, DirectorFact::Claim { trick, .. } if *trick > number))
}

/// Whether the revoke at this turn was corrected (Law 62A).
fn is_corrected(facts: &Facts, at: Turn) -> bool {
    let mut stated = facts.by_director.iter();
    stated.any(|it| matches!(it, DirectorFact::Corrected { turn, .. } if *turn == at))
}

/// By a card named for the next trick, or else by a claim.
fn by_words(
    rules: &RevokeRules,
    facts: &Facts,
    revoke: &Revoke,
    offenders: Side,
) -> Option<Established> {
    by_designation(facts, revoke, offenders).or_else(|| by_claim(rules, facts, revoke, offenders))
}

/// 63A2 by a card that was named, and 63A1 by one that was led and taken back.
fn by_designation(facts: &Facts, revoke: &Revoke, offenders: Side) -> Option<Established> {
    let stated = facts.by_director.iter().filter_map(|it| match *it {
        DirectorFact::Designated { turn, card, how }
            if turn.trick == revoke.turn.trick + 1 && side(turn.seat) == offenders =>
        {
            Some((how, turn, card))
        }
        _ => None,
    });
    let (how, turn, card) = stated.min_by_key(|(how, turn, _)| (*how as u8, turn.seat as u8))?;
    let by = match how {
        Designated::Named => "63A2",
        Designated::LedThenWithdrawn => BY_PLAY,
    };
    let card = card.map(|card| (turn, card));
    Some(Established::yes(by, turn.trick, card))
}

/// 63A3 and 63A4: by the first claim after the revoke that decides it; an earlier claim does not matter.
fn by_claim(
    rules: &RevokeRules,
    facts: &Facts,
    revoke: &Revoke,
    offenders: Side,
) -> Option<Established> {
    let decided = facts.by_director.iter().filter_map(|it| match *it {
        DirectorFact::Claim {
            trick, by, outcome, ..
        } if trick >= revoke.turn.trick => {
            let own = side(by) == offenders;
            let established = of_claim(rules, own, outcome_of(facts, by, outcome), trick)?;
            let goes_on = outcome == Claimed::PartnerObjected && established == Established::No;
            let established = match Timing::of(facts, revoke.turn).in_play {
                Answer::No if goes_on => Established::yes(BY_PLAY, revoke.turn.trick + 1, None),
                _ => established,
            };
            Some(((trick, by as u8, outcome as u8), established))
        }
        _ => None,
    });
    let first = decided.min_by_key(|&(key, _)| key);
    first.map(|(_, established)| established)
}

/// What became of a claim, if that is known: that the partner objected is said of a defender's concession only (68B2).
fn outcome_of(facts: &Facts, claimer: Seat, outcome: Claimed) -> Option<Claimed> {
    let is_objection = outcome == Claimed::PartnerObjected;
    (!is_objection || facts.role(claimer) == Role::Defender).then_some(outcome)
}

/// Whether a claim in this trick established the revoke, if it decides that.
///
/// A void concession established no revoke of either side, but the play that continued did if nobody noticed them (68B2).
/// Another claim by the offending side did, whatever became of it; one by the other side if it was agreed to. No law undoes
/// that when the claim or the agreement is withdrawn (69B).
fn of_claim(
    rules: &RevokeRules,
    own: bool,
    outcome: Option<Claimed>,
    trick: u8,
) -> Option<Established> {
    let by = |by| Some(Established::yes(by, trick, None));
    match outcome {
        Some(Claimed::PartnerObjected) => Some(Established::No),
        _ if own => by("63A3"),
        Some(Claimed::Agreed | Claimed::Withdrawn) => by(rules.agreement),
        Some(Claimed::Disputed) => Some(Established::No),
        None => None,
    }
}

/// Whether the side played to a trick.
pub(super) fn has_played(play: &Replay, number: u8, by: Side) -> bool {
    number <= play.rows && cards_of(play.trick(number), by).next().is_some()
}

/// The first card that the side played to a trick, unless both of its hands played and it is not known who led.
fn first_card(play: &Replay, number: u8, by: Side) -> Option<(Turn, Card)> {
    let trick = play.trick(number);
    let mut cards = cards_of(trick, by);
    let (seat, card) = cards.next()?;
    let is_known = trick.leader.is_some() || cards.next().is_none();
    is_known.then_some((Turn::new(number, seat), card))
}

/// The recorded cards of a side in a trick, in order of play when the leader is known.
fn cards_of(trick: &Trick, by: Side) -> impl Iterator<Item = (Seat, Card)> {
    seats_from(trick.leader.unwrap_or(Seat::North))
        .into_iter()
        .filter(move |&seat| side(seat) == by)
        .filter_map(|seat| Some((seat, trick.cards[seat]?)))
}

/// Law 62C3: both sides revoked in the trick, only one of them has played to the next, and nothing that was said has
/// established the revoke of the other.
fn may_be_corrected_together(rules: &RevokeRules, timeline: &Timeline, revoke: &Revoke) -> bool {
    let (play, facts) = (timeline.play, timeline.facts);
    let next = revoke.turn.trick + 1;
    let [by_ns, by_ew] = Side::ALL.map(|by| has_played(play, next, by));
    let waiting = Side::ALL[usize::from(by_ns)];
    let said = || by_words(rules, facts, revoke, waiting);
    rules.corrects_both.is_some()
        && by_ns != by_ew
        && play.rows == next
        && !matches!(said(), Some(Established::Yes { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Rank, Suit};
    use crate::laws::LAWS_2017;
    use crate::laws::director::bare;
    use crate::replay::Irregularity;
    use crate::replay::fixture::turn;
    use Seat::{East, South, West};

    #[test]
    fn later_play_proves_it_over_a_hole_and_a_card_is_named_where_it_is_known_to_be_the_first() {
        let (suit, rank) = (Suit::Clubs, Rank::new(2));
        let card = Card { suit, rank };
        let revoke = bare(turn(4, 'E'), Seat::North, card, card);
        let cases: [(_, &[&[Seat]], _); 4] = [
            (Some(South), &[&[South], &[South]], None),
            (Some(South), &[&[], &[West]], None),
            (None, &[&Seat::ALL], None),
            (None, &[&[East]], Some(turn(5, 'E'))),
        ];
        for (leader, next, by) in cases {
            let mut play = Replay {
                irregularities: vec![Irregularity::Revoke(revoke)],
                ..Replay::default()
            };
            for (trick, seats) in play.tricks[4..].iter_mut().zip(next) {
                trick.leader = leader;
                seats
                    .iter()
                    .for_each(|seat| trick.cards[*seat] = Some(card));
            }
            play.rows = 4 + u8::try_from(next.len()).unwrap();
            let facts = Facts::of_record(South);
            let timeline = Timeline::of(&play, &facts);
            let (due, rules) = (by.map(|turn| (turn, card)), &LAWS_2017.revokes);
            let due = Established::yes(BY_PLAY, 5, due);
            assert_eq!(established(rules, &timeline, &revoke, false).0, due);
        }
    }
}
