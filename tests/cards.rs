//! Deals, and points for scores, without a record.

use pbn_audit::bridge::Side::{EastWest, NorthSouth};
use pbn_audit::bridge::{
    BySeat, Comparison, Deal, DealFault, Field, Hand, Holding, Others, PerPair, Points, Renaming,
    Score, Seat, Shared, Suit, imps,
};

fn points(comparison: Comparison, own: i32, others: &[i32]) -> [Points; 2] {
    let others: Field = others.iter().copied().map(Score).collect();
    [NorthSouth, EastWest].map(|side| comparison.points(side, Score(own), others.all()))
}

#[test]
fn the_scale_of_law_78b() {
    let least = [
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750,
        2000, 2250, 2500, 3000, 3500, 4000,
    ];
    for (due, points) in (1..).zip(least) {
        assert_eq!((imps(points), imps(-points)), (due, -due), "{points}");
        let below = points - 10;
        assert_eq!((imps(below), imps(-below)), (due - 1, 1 - due), "{below}");
    }
    assert_eq!((imps(0), imps(15_200)), (0, 24));
}

#[test]
fn what_both_sides_have_is_shared_out_once() {
    let field = [420, 450, 420, -50, 0, 170];
    for own in [-1100, -50, 0, 300, 420, 2220] {
        let [ns, ew] = points(Comparison::Matchpoints(PerPair::Two), own, &field);
        assert_eq!(ns.sum + ew.sum, 2 * 6);
        let [ns, ew] = points(Comparison::CrossImps(Shared::ByComparisons), own, &field);
        assert_eq!(ns.sum + ew.sum, 0);
    }
}

#[test]
fn one_table_with_the_own_score_is_left_out_if_there_is_one() {
    let scores = [(420, 2), (-50, 1), (420, 1), (170, 0)];
    let field: Field = scores
        .map(|(score, tables)| (Score(score), tables))
        .into_iter()
        .collect();
    let counts = |others: Others<'_>| [-51, -50, 419, 420].map(|it| others.up_to(Score(it)));
    assert_eq!(counts(field.all()), [0, 1, 1, 4]);
    assert_eq!(counts(field.without(Score(420))), [0, 1, 1, 3]);
    assert_eq!(counts(field.without(Score(-50))), [0, 0, 0, 3]);
    for nobody in [170, 430, i32::MIN] {
        assert_eq!(counts(field.without(Score(nobody))), [0, 1, 1, 4]);
    }
    assert_eq!(field.without(Score(420)).tables(), 3);
    let left: Vec<_> = field.without(Score(-50)).scores().collect();
    assert_eq!(left, [(Score(420), 3)]);
    assert_eq!(Field::default().without(Score(0)).tables(), 0);
}

fn suit_each() -> BySeat<Option<Hand>> {
    BySeat::from_fn(|seat| {
        let mut hand = Hand::EMPTY;
        hand[Suit::ASC[seat as usize]] = Holding::ALL;
        Some(hand)
    })
}

#[test]
fn three_known_hands_give_the_fourth() {
    let mut hands = suit_each();
    hands[Seat::East] = None;
    let deal = Deal::new(hands).unwrap();
    assert_eq!(deal.hands, suit_each());
    assert!(deal.is_complete());
}

#[test]
fn two_hidden_hands_stay_hidden() {
    let mut hands = suit_each();
    hands[Seat::East] = None;
    hands[Seat::West] = None;
    assert_eq!(Deal::new(hands).unwrap().hands, hands);
    assert_eq!(Deal::new(BySeat([None; 4])), Err(DealFault::AllHidden));
}

#[test]
fn a_card_in_two_hands_is_named() {
    let mut hands = suit_each();
    let ace = hands[Seat::North].unwrap().iter().next().unwrap();
    let mut east = hands[Seat::East].unwrap();
    east.insert(ace);
    hands[Seat::East] = Some(east);
    assert_eq!(Deal::new(hands), Err(DealFault::Twice(ace)));
}

#[test]
fn every_renaming_is_found_by_the_cards() {
    let hand = |suits: [u16; 4]| {
        let mut hand = Hand::EMPTY;
        for (suit, cards) in Suit::ASC.into_iter().zip(suits) {
            hand[suit] = Holding::from_bits_retain(cards << 2);
        }
        Some(hand)
    };
    let of = [
        [0b1_1110_0000_0000, 0b1, 0b11, 0b110],
        [0b0_0001_1110_0000, 0b110, 0b100, 0b1001],
        [0b0_0000_0001_1110, 0b1_1000, 0b1000, 0b1_0000],
        [0b0_0000_0000_0001, 0b10_0000, 0b1_0000, 0b10_0000],
    ];
    let deal = Deal {
        hands: BySeat(of.map(hand)),
        size: 13,
    };
    for number in 0..Renaming::COUNT {
        let renaming = Renaming::of_number(number);
        let named = renaming.deal(&deal);
        let played = BySeat(named.hands.0.map(Option::unwrap));
        assert_eq!(Renaming::of(&deal, &played), Some(renaming));
        let trump = renaming.trump(Some(Suit::Hearts)).unwrap();
        assert_eq!(renaming.suit(trump), Suit::Hearts);
    }
}
