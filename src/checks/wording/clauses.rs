//! Law 64 with the facts of a board: which clauses apply to a revoke, why, and what they give.

use super::revokes::{self, RuledRevoke};
use super::transfer::{self, tricks};
use crate::bridge::{Card, Seat, side};
use crate::checks::Ruled;
use crate::laws::{Answer, Asks, DirectorFact, Established, Range, Role};
use crate::replay::Trick;
use crate::words::{Message, message};

/// A clause, and why it applies here.
#[derive(Debug)]
pub(crate) struct Why {
    /// `64A1`.
    pub(crate) clause: &'static str,
    pub(crate) why: Message,
}

/// The clauses of a revoke, the primary one first.
pub(crate) fn all(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Vec<Why> {
    let clauses = one.ruling.clauses.iter();
    clauses
        .map(|&clause| Why {
            clause,
            why: why(ruled, one, clause),
        })
        .collect()
}

/// The clauses of a revoke, why they apply and what they give, in one line.
pub(crate) fn line(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let (clauses, edition) = (&one.ruling.clauses, ruled.ruling.edition);
    let transfers = |clause: &str| edition.transfers(clause);
    let why: Vec<Message> = match clauses.first() {
        Some(primary) if transfers(primary) => vec![why(ruled, one, primary)],
        _ => {
            let exempt = clauses.iter().filter(|clause| !transfers(clause));
            exempt.map(|clause| why(ruled, one, clause)).collect()
        }
    };
    let (edition, gives) = (transfer::edition(ruled), gives(one));
    message!(
        "note-law",
        clauses = clauses.join(", "),
        edition,
        why,
        gives
    )
}

/// Why the primary clause of a revoke applies.
pub(crate) fn primary(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Option<Message> {
    let primary = one.ruling.clauses.first()?;
    Some(why(ruled, one, primary))
}

/// Why the primary clause applies, where it is the same for all these revokes.
pub(crate) fn common(ruled: &Ruled<'_>, revokes: &[RuledRevoke<'_>]) -> Option<Message> {
    let clause = |one: &RuledRevoke<'_>| one.ruling.clauses.first().copied();
    let (first, others) = revokes.split_first()?;
    let is_same = |one: &RuledRevoke<'_>| clause(one) == clause(first);
    others.iter().all(is_same).then(|| primary(ruled, first))?
}

/// What the revoke alone asks for.
pub(crate) fn gives(one: &RuledRevoke<'_>) -> Message {
    let side = one.ruling.side.other();
    match one.ruling.demand {
        Range { max: 0, .. } => message!("gives-nothing"),
        Range { max, .. } if one.ruling.exempt => {
            let tricks = tricks(Range::exactly(max));
            message!("gives-nothing-unless", tricks, side)
        }
        demand => message!("gives", tricks = tricks(demand), side),
    }
}

fn why(ruled: &Ruled<'_>, one: &RuledRevoke<'_>, clause: &str) -> Message {
    let (trick, offenders) = (one.trick(), one.ruling.side);
    let Some(asks) = ruled.ruling.edition.asked_by(clause) else {
        return match clause {
            "62A" => message!("why-62A"),
            "62D" => message!("why-62D"),
            "43B3" => message!("why-43B3"),
            waiver if waiver == ruled.ruling.edition.weighed.waiver => {
                message!("why-waived", side = offenders.other())
            }
            other => message!("why-other", clause = other),
        };
    };
    match asks {
        Asks::WonByOffender => won_the_trick(ruled, one),
        Asks::WonBySide => won_tricks(ruled, one),
        Asks::WonNothing => message!("why-64B1", side = offenders, trick),
        Asks::Repeated | Asks::RepeatedEstablished => repeat(ruled, one),
        Asks::FacedCard | Asks::PenaltyCard if one.ruling.role == Role::Dummy => {
            message!("why-64B3-dummy")
        }
        Asks::FacedCard => message!("why-64B3-faced"),
        Asks::PenaltyCard => message!("why-64B3"),
        Asks::AfterTheNextCall => message!("why-64B4", side = offenders.other()),
        Asks::AfterTheRound => message!("why-64B5"),
        Asks::OnTrickTwelve => {
            let is = |yes| {
                ruled
                    .facts
                    .by_director
                    .contains(&DirectorFact::HandsReturned(yes))
            };
            let returned = match (is(true), is(false)) {
                (true, _) => "yes",
                (_, true) => "no",
                _ => "open",
            };
            message!("why-64B6", returned)
        }
        Asks::BothSidesRevoked | Asks::BothSidesEstablished if may_be_corrected(ruled, one) => {
            message!("why-64B7-or-62C3", trick)
        }
        Asks::BothSidesRevoked | Asks::BothSidesEstablished => message!("why-64B7"),
        Asks::CorrectedWithTheOther => message!("why-64B8"),
        Asks::BothSidesInTheTrick => message!("why-64C", trick),
    }
}

/// Whether it may have been corrected with the other side's in the same trick (62C3).
fn may_be_corrected(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> bool {
    let together = ruled.ruling.edition.that_asks(Asks::CorrectedWithTheOther);
    let mut assumed = one.ruling.assumptions.iter();
    assumed.any(|it| Some(it.clause) == together)
}

/// 64A1.
fn won_the_trick(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let (seat, trick, side) = (one.seat(), one.trick(), one.ruling.side);
    let later = tricks_won(ruled, one, trick + 1);
    if one.ruling.won_by_offender == Answer::Yes {
        message!("why-64A1", seat, trick, side, tricks = later)
    } else {
        message!("why-64A1-perhaps", seat, trick, side, tricks = later)
    }
}

/// 64A2, with the trick that the edition of 1997 adds.
fn won_tricks(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let (seat, trick, side) = (one.seat(), one.trick(), one.ruling.side);
    let tricks = tricks_won(ruled, one, trick);
    let plain = match ruled.play.trick(trick).winner {
        Some(winner) => message!("why-64A2", winner, trick, side, tricks),
        None => message!("why-64A2-open", seat, trick, side, tricks),
    };
    if one.ruling.demand.max > 1 {
        message!("why-64A2-1997", plain, with = with_the_suit(ruled, one))
    } else {
        plain
    }
}

/// 64B2: the tricks of the earlier revokes in the suit, of those that count under the edition.
fn repeat(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let only_established = ruled.ruling.edition.that_asks(Asks::Repeated).is_none();
    let is_earlier = |it: &RuledRevoke<'_>| {
        let counts = !only_established || it.ruling.established != Established::No;
        counts && one.is_repeat_of(it)
    };
    let all = revokes::all(ruled);
    let earlier = all.iter().filter(|it| is_earlier(it));
    let mut tricks: Vec<u8> = earlier.map(RuledRevoke::trick).collect();
    tricks.dedup();
    let (seat, suit, count) = (one.seat(), one.suit, tricks.len());
    message!("why-64B2", seat, suit, count, tricks)
}

/// The trick that the offender won with a card that could have been played (64A2 of 1997).
fn with_the_suit(ruled: &Ruled<'_>, one: &RuledRevoke<'_>) -> Message {
    let seat = one.seat();
    let of_the_suit = |(number, trick): (u8, &Trick)| {
        let card: Card = trick.cards[seat]?;
        let won = number > one.trick() && trick.winner == Some(seat);
        (won && card.suit == one.suit).then_some((number, card))
    };
    match ruled.play.recorded().find_map(of_the_suit) {
        Some((number, card)) => message!("with-suit", seat, trick = number, card),
        None => message!("with-suit-perhaps", seat, suit = one.suit),
    }
}

/// The offending side's tricks from this one on: those recorded, or won once trick 12 is corrected, and how many more it may have
/// won.
fn tricks_won(ruled: &Ruled<'_>, one: &RuledRevoke<'_>, first: u8) -> Message {
    let replay = ruled.play;
    let winner = |number: u8| match (ruled.ruling.last_two, number) {
        (Some([seat, _]), 12) | (Some([_, seat]), 13) => Some(seat),
        _ => replay.trick(number).winner,
    };
    let all = || (first..=replay.size).map(|number| (number, winner(number)));
    let is_ours = |seat: Seat| side(seat) == one.ruling.side;
    let won: Vec<u8> = all()
        .filter_map(|(number, winner)| winner.is_some_and(is_ours).then_some(number))
        .collect();
    let open = all().filter(|(_, winner)| winner.is_none()).count();
    if let Some(claimed) = claimed(ruled, one, open) {
        let (count, claim) = (won.len(), ruled.ruling.edition.weighed.claim);
        return message!("won-and-claimed", count, tricks = won, claimed, open, claim);
    }
    match (won.is_empty(), open) {
        (true, 0) => message!("won-none"),
        (true, _) => message!("won-open", open),
        (false, 0) => message!("won", count = won.len(), tricks = won),
        (false, _) => message!("won-and-open", count = won.len(), tricks = won, open),
    }
}

/// How many of the tricks that are not recorded the offending side got by a claim of them all, where a slip says it.
fn claimed(ruled: &Ruled<'_>, one: &RuledRevoke<'_>, open: usize) -> Option<usize> {
    let left = |trick: u8| usize::from(ruled.play.size + 1 - trick);
    ruled.facts.by_director.iter().find_map(|it| match *it {
        DirectorFact::Claim {
            trick,
            by,
            tricks: Some(tricks),
            ..
        } if left(trick) == open => {
            let tricks = usize::from(tricks);
            let is_own = side(by) == one.ruling.side;
            Some(if is_own { tricks } else { open - tricks })
        }
        _ => None,
    })
}
