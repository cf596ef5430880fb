//! Facts of a slip that fit a record, and some that do not.
//!
//! Not drawn together, as the program and the model still differ on them or nothing settles them:
//!
//! * `not-happened` with `hands_returned=no`;
//! * `result_adjusted=yes` with `hands_returned=no`.

use crate::slip_model::record::Record;
use crate::support::{RngExt, Stream, one};
use pbn_audit::bridge::{Card, Seat, Turn, side};
use pbn_audit::laws::{Claimed, Designated, DirectorFact, Penalty, Recorded, When};

/// What a slip says.
pub(crate) struct Drawn {
    /// What can be.
    pub(crate) facts: Vec<DirectorFact>,
    /// What cannot be, and must be refused.
    pub(crate) impossible: Vec<DirectorFact>,
}

/// Some facts about a board.
pub(crate) fn facts(record: &Record, rng: &mut Stream) -> Drawn {
    let mut facts = Vec::new();
    if rng.random_range(0..5) == 0 {
        facts.extend(corrected(record, rng));
    }
    if facts.is_empty() && rng.random_range(0..3) == 0 {
        facts.extend(penalty_card(record, rng));
    }
    if rng.random_range(0..4) == 0 {
        facts.push(faced_card(record, rng));
    }
    if rng.random_range(0..6) == 0 {
        facts.extend(happened(record, &facts, rng));
    }
    facts.extend(attention(record, &facts, rng));
    facts.extend(waived(record, &facts, rng));
    facts.extend(ending(record, &facts, rng));
    if record.stated.is_some() && rng.random_range(0..6) == 0 {
        let is_corrected = facts.contains(&DirectorFact::HandsReturned(false));
        let yes = !is_corrected && rng.random_range(0..2) == 0;
        facts.push(DirectorFact::ResultAdjusted(yes));
    }
    let mut impossible = vec![impossible(record, rng)];
    if !record.is_whole() && rng.random_range(0..4) == 0 {
        let (fact, turn) = designated(record, rng);
        let revokes = record.revokes(&facts).into_iter().map(|one| one.turn);
        let mut revokes = revokes.chain(record.failures());
        let follows = |of: Turn| {
            of.trick + 1 == turn.trick && [turn.seat, turn.seat.partner()].contains(&of.seat)
        };
        if revokes.any(follows) {
            facts.push(fact);
        } else {
            impossible.push(fact);
        }
    }
    Drawn { facts, impossible }
}

/// The revokes that no fact says were corrected, or did not happen.
fn left(record: &Record, facts: &[DirectorFact]) -> Vec<Turn> {
    let revokes = record.revokes(facts).into_iter();
    revokes
        .filter(|one| !one.corrected)
        .map(|one| one.turn)
        .collect()
}

/// Whether a revoke of the record happened. Of one that did not, no other fact speaks.
fn happened(record: &Record, facts: &[DirectorFact], rng: &mut Stream) -> Option<DirectorFact> {
    let mut turns = left(record, facts);
    turns.retain(|turn| record.failures().contains(turn));
    if turns.is_empty() {
        return None;
    }
    let turn = one(&turns, rng);
    let happened = rng.random_range(0..2) == 0;
    Some(DirectorFact::Revoke { turn, happened })
}

/// When attention was drawn, to all revokes or to each.
fn attention(record: &Record, facts: &[DirectorFact], rng: &mut Stream) -> Vec<DirectorFact> {
    let mut drawn = |of| DirectorFact::Attention {
        of,
        when: one(
            &[
                When::DuringPlay,
                When::AfterPlay,
                When::NextCallByOffenders,
                When::NextCallByOthers,
                When::AfterRound,
                When::Never,
            ],
            rng,
        ),
    };
    let all = drawn(None);
    let each: Vec<_> = left(record, facts)
        .into_iter()
        .map(|turn| drawn(Some(turn)))
        .collect();
    match rng.random_range(0..5) {
        0 => vec![all],
        1 => each
            .into_iter()
            .filter(|_| rng.random_range(0..3) > 0)
            .collect(),
        _ => Vec::new(),
    }
}

fn waived(record: &Record, facts: &[DirectorFact], rng: &mut Stream) -> Option<DirectorFact> {
    let turns = left(record, facts);
    match rng.random_range(0..12) {
        0 => Some(DirectorFact::Waived(None)),
        1 if !turns.is_empty() => Some(DirectorFact::Waived(Some(one(&turns, rng)))),
        _ => None,
    }
}

/// How the play ended: trick 12, a claim, a card to a trick of which it is not recorded.
fn ending(record: &Record, others: &[DirectorFact], rng: &mut Stream) -> Vec<DirectorFact> {
    let mut facts = Vec::new();
    let is_at_twelve = |turn: &Turn| turn.trick == 12;
    let at_twelve = record.is_whole() && left(record, others).iter().any(is_at_twelve);
    if at_twelve && !others.iter().any(|it| lies(it) || is_denial(it)) && rng.random_range(0..3) > 0
    {
        facts.push(DirectorFact::HandsReturned(rng.random_range(0..3) == 0));
    }
    if !record.is_whole() && rng.random_range(0..3) > 0 {
        facts.push(claim(record, others, rng));
    }
    facts
}

/// Whether a fact may leave a penalty card on the table.
fn lies(fact: &DirectorFact) -> bool {
    matches!(
        fact,
        DirectorFact::PenaltyCard { .. } | DirectorFact::Corrected { .. }
    )
}

fn is_denial(fact: &DirectorFact) -> bool {
    matches!(
        fact,
        DirectorFact::Revoke {
            happened: false,
            ..
        }
    )
}

/// A claim where the record ends, of any hand but dummy. Of the remaining tricks the claimer's side got those that it won, or
/// some others.
fn claim(record: &Record, others: &[DirectorFact], rng: &mut Stream) -> DirectorFact {
    let declarer = record.board.declarer;
    let by = one(&[declarer.lho(), declarer.lho().partner(), declarer], rng);
    let outcomes = [
        Claimed::Agreed,
        Claimed::Withdrawn,
        Claimed::Disputed,
        Claimed::PartnerObjected,
    ];
    let rest = &record.board.tricks[usize::from(record.whole_tricks())..];
    let won = rest
        .iter()
        .filter(|trick| side(trick.winner) == side(by))
        .count();
    let got = if rng.random_range(0..4) > 0 {
        won
    } else {
        rng.random_range(0..=rest.len())
    };
    let is_open =
        record.row(record.whole_tricks() + 1).next().is_none() && !others.iter().any(is_old);
    let is_free = is_open || got == won;
    let can_be = is_free && !others.iter().any(is_old);
    let noted = can_be && rng.random_range(0..2) == 0;
    DirectorFact::Claim {
        trick: record.whole_tricks() + 1,
        by,
        outcome: one(&outcomes, rng),
        tricks: noted.then(|| u8::try_from(got).expect("13 tricks")),
    }
}

fn is_old(fact: &DirectorFact) -> bool {
    matches!(
        fact,
        DirectorFact::Corrected {
            record: Recorded::Old(_),
            ..
        }
    )
}

/// A card to the first trick that is not recorded in full, by a hand whose card to it is not recorded. It cannot be where
/// this side did not revoke in the trick before.
fn designated(record: &Record, rng: &mut Stream) -> (DirectorFact, Turn) {
    let trick = record.whole_tricks() + 1;
    let waiting: Vec<Seat> = record.waiting(trick).collect();
    let turn = Turn {
        trick,
        seat: one(&waiting, rng),
    };
    let held: Vec<Card> = record.held(turn).iter().collect();
    let fact = DirectorFact::Designated {
        turn,
        card: (rng.random_range(0..2) == 0).then(|| one(&held, rng)),
        how: one(&[Designated::Named, Designated::LedThenWithdrawn], rng),
    };
    (fact, turn)
}

/// A revoke that was corrected: one that the record does not show, or one that it shows.
fn corrected(record: &Record, rng: &mut Stream) -> Option<DirectorFact> {
    if rng.random_range(0..2) == 0 {
        return corrected_old(record, rng);
    }
    let (turn, played) = one(&record.cards, rng);
    let led = record.led(turn.trick)?;
    let others: Vec<Card> = record
        .held(turn)
        .iter()
        .filter(|card| card.suit != led)
        .collect();
    if record.leads(turn) || played.suit != led || others.is_empty() {
        return None;
    }
    Some(DirectorFact::Corrected {
        turn,
        withdrawn: one(&others, rng),
        record: Recorded::New,
    })
}

/// A revoke of the record that was corrected with a card that is not recorded, and won or lost the trick as it did.
fn corrected_old(record: &Record, rng: &mut Stream) -> Option<DirectorFact> {
    let turn = one(&record.board.revokes, rng);
    let (_, withdrawn) = *record.cards.iter().find(|(it, _)| *it == turn)?;
    let mut legal = record.held_of(turn, record.led(turn.trick)?);
    legal.retain(|card| record.cards.iter().all(|(_, it)| it != card));
    if legal.is_empty() {
        return None;
    }
    let fact = DirectorFact::Corrected {
        turn,
        withdrawn,
        record: Recorded::Old(one(&legal, rng)),
    };
    let played = record.as_played(&[fact]);
    let mut failures = record.failures();
    failures.retain(|it| *it != turn);
    let same =
        played.failures() == failures && played.winner(turn.trick) == record.winner(turn.trick);
    same.then_some(fact)
}

/// A penalty card of a defender.
fn penalty_card(record: &Record, rng: &mut Stream) -> Option<DirectorFact> {
    let (turn, card) = exposed(record, rng);
    let ranks = [Penalty::Major, Penalty::Minor];
    let count = if card.rank.get() < 10 { 2 } else { 1 }; // an honour is never minor
    let to = [rng.random_range(turn.trick..=13), 13];
    record
        .is_defender(turn.seat)
        .then_some(DirectorFact::PenaltyCard {
            from: turn.trick,
            to: one(&to, rng),
            seat: turn.seat,
            card,
            rank: one(&ranks[..count], rng),
        })
}

fn faced_card(record: &Record, rng: &mut Stream) -> DirectorFact {
    let (turn, card) = exposed(record, rng);
    let to = [rng.random_range(turn.trick..=13), turn.trick];
    DirectorFact::Faced {
        from: turn.trick,
        to: one(&to, rng),
        seat: turn.seat,
        card: (rng.random_range(0..4) > 0).then_some(card),
    }
}

/// A card that a hand held before a trick: any, or one that it failed to play when it revoked.
fn exposed(record: &Record, rng: &mut Stream) -> (Turn, Card) {
    let revoked = one(&record.failures(), rng);
    let earlier = rng.random_range(1..=revoked.trick);
    let failed = record.held_of(revoked, record.led(revoked.trick).expect("a lead"));
    let of_revoke = |trick| Turn { trick, ..revoked };
    match rng.random_range(0..3) {
        0 => (of_revoke(revoked.trick), one(&failed, rng)),
        1 => (of_revoke(earlier), one(&failed, rng)),
        _ => {
            let turn = one(&record.cards, rng).0;
            let held: Vec<Card> = record.held(turn).iter().collect();
            (turn, one(&held, rng))
        }
    }
}

/// A fact that cannot be: a penalty card of the declaring side, the objection of its partner, a claim of dummy, a card that was
/// never held, or a revoke where the record shows none.
fn impossible(record: &Record, rng: &mut Stream) -> DirectorFact {
    let (turn, played) = one(&record.cards, rng);
    let seat = record.board.declarer;
    match rng.random_range(0..4) {
        0 => DirectorFact::PenaltyCard {
            from: 1,
            to: 13,
            seat,
            card: one(&record.board.hands[seat].iter().collect::<Vec<_>>(), rng),
            rank: Penalty::Major,
        },
        1 => DirectorFact::Claim {
            trick: record.whole_tricks() + 1,
            by: [seat, seat.partner()][rng.random_range(0..2)],
            outcome: Claimed::PartnerObjected,
            tricks: None,
        },
        2 if played.rank.get() < 5 => DirectorFact::Claim {
            trick: record.whole_tricks() + 1,
            by: seat.partner(),
            outcome: Claimed::Agreed,
            tricks: None,
        },
        2 => DirectorFact::Faced {
            from: turn.trick,
            to: turn.trick,
            seat: turn.seat.lho(),
            card: Some(played),
        },
        _ => DirectorFact::Revoke {
            turn: Turn {
                trick: turn.trick,
                seat: record.row(turn.trick).next().expect("a lead").0,
            },
            happened: rng.random_range(0..2) == 0,
        },
    }
}
