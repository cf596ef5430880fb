//! Law 54: an opening lead out of turn, and the penalty card or lead restriction that follows a refusal.

use pbn_audit::bridge::Seat::{East, West};
use pbn_audit::bridge::{Side, Suit};
use pbn_audit::laws::LAWS_2017;
use pbn_audit::laws::{DirectorFact, Duty, Fact, Instruction, OpeningLead};

use crate::director_facts::fixtures::{Board, card, lead_order, opening};

#[test]
fn a_refused_opening_lead_leaves_a_penalty_card_or_an_order() {
    use OpeningLead::{Accepted, Invited, Refused, RefusedDemand, RefusedForbid};
    // West leads DK and keeps HJ; East follows to diamonds, and discards another card than H7 on the third.
    let rows = "
        D2 D3 D4 DK
        D5 S2 D7 D6
        H2 H7 H3 HJ";
    let board = |outcome| Board::played(None, West, rows).with_facts(&[opening(outcome)]);
    let breaches = |outcome| {
        let conduct = board(outcome).rule(&LAWS_2017).conduct;
        let words = conduct.breaches.iter().map(|it| match it.duty {
            Duty::PenaltyCard { .. } => format!("card {}{}", it.turn.trick, it.turn.seat.letter()),
            _ => format!("order {}{}", it.turn.trick, it.turn.seat.letter()),
        });
        words.collect::<Vec<_>>()
    };
    assert_eq!(breaches(Refused), ["card 2E"]);
    assert_eq!(breaches(RefusedDemand), ["order 1W"]);
    assert!(breaches(RefusedForbid).is_empty());
    assert!(breaches(Invited).is_empty());
    assert!(breaches(Accepted).is_empty());
    let law16 = |outcome| {
        let ruling = board(outcome).rule(&LAWS_2017);
        let mut facts = ruling.conduct.remarks.iter().map(|it| it.fact);
        facts.find_map(|fact| match fact {
            Fact::WithdrawnCard { authorised, .. } => Some(authorised),
            _ => None,
        })
    };
    assert_eq!(
        law16(Refused),
        None,
        "a penalty card: what it tells is in 50E"
    );
    assert_eq!(law16(RefusedDemand), Some(Side::NorthSouth));
    assert_eq!(law16(Invited), Some(Side::EastWest));
    assert_eq!(law16(Accepted), None);
    for outcome in [Accepted, Invited, Refused, RefusedDemand, RefusedForbid] {
        let lead = board(outcome).rule(&LAWS_2017).conduct.opening_lead;
        let lead = lead.map(|it| (it.seat, it.card, it.outcome));
        assert_eq!(lead, Some((East, card("H7"), outcome)));
    }
}

#[test]
fn a_stated_order_is_left_as_it_is_stated() {
    let rows = "D2 D3 D4 DK\nD5 S2 D7 D6";
    let bound = |of_slip: DirectorFact| {
        let of_slip = [opening(OpeningLead::RefusedForbid), of_slip];
        let ruling = Board::played(None, West, rows)
            .with_facts(&of_slip)
            .rule(&LAWS_2017);
        let found = ruling.conduct.restrictions;
        found.iter().map(|it| it.suit).collect::<Vec<_>>()
    };
    let of_slip = |suit| lead_order(1, 2, West, suit, Instruction::MayNot);
    assert_eq!(bound(of_slip(Suit::Hearts)), [Suit::Hearts]);
    assert_eq!(bound(of_slip(Suit::Clubs)), [Suit::Clubs, Suit::Hearts]);
}
