//! Diagnoses of small records, written as a person would write them.

use super::*;
use crate::bridge::{BySeat, Card, Deal, Hand, Holding, Rank, Seat, Side, Suit, Table, Turn};
use crate::replay::fixture::{deal, four, played, replayed, table};
use crate::replay::{Irregularity, Setting};

/// The diagnosis by the cards alone.
fn diagnosed(replay: &Replay) -> Diagnosis {
    let declarer = replay.setting.leader.rho();
    let table = Table::empty(declarer);
    let record = (&replay.setting, &table);
    Diagnosis::of(record, replay, Witnesses::of_cards(declarer))
}

/// The reading that is nearest, and the grade of the first revoke.
fn judged(replay: &Replay) -> (Option<String>, Option<Grade>) {
    let diagnosis = diagnosed(replay);
    let nearest = diagnosis.nearest();
    (
        nearest.map(|it| it.to_string()),
        diagnosis.grades.first().copied(),
    )
}

#[track_caller]
fn assert_judged(replay: &Replay, reading: &str, grade: Grade) {
    assert_eq!(judged(replay), (Some(reading.to_owned()), Some(grade)));
}

#[test]
fn two_cards_of_adjacent_tricks_that_keep_the_winners_are_a_slip() {
    let replay = played('N', "SA SK SQ D2 / HK H3 C4 HA / D5 H2 D4 DA / C2 C3 S2 C5");
    assert_eq!(replay.revokes().count(), 0, "South is void of hearts");
    let replay = played('N', "SA H2 SQ D2 / HK SK S2 HA / D5 H3 D4 DA / C2 C3 C4 C5");
    assert_judged(&replay, "exchange E T1 T2", Grade::Doubtful);
}

#[test]
fn a_mark_does_not_hide_the_reading() {
    let replay = played(
        'N',
        "SA ^R H2 SQ D2 / HK ^R SK S2 HA / D5 H3 D4 DA / C2 C3 C4 C5",
    );
    assert_judged(&replay, "exchange E T1 T2", Grade::Doubtful);
}

#[test]
fn a_card_of_the_same_rank_that_never_appears_was_written_for_another() {
    let replay = played('N', "SA H3 SQ D2 / - - - HA");
    assert_judged(&replay, "card E T1 H3 for SK", Grade::Doubtful);
    let replay = played('W', "D2 D5 H2 C4 / - HK - -");
    assert_judged(&replay, "card S T1 C4 for D4", Grade::Doubtful);
}

#[test]
fn the_last_recorded_trick_is_noise() {
    let replay = played('N', "SA SK SQ D2 / HK SK");
    assert_eq!(
        judged(&replay).1,
        None,
        "a card that was played is no revoke"
    );
    let replay = played('N', "SA SK SQ D2 / HK C3");
    assert_eq!(judged(&replay).1, Some(Grade::Doubtful));
}

#[test]
fn what_the_record_marks_is_part_of_every_reading() {
    // East withholds his hearts on trick 1; on trick 2 he leads out of turn, or South revokes, as it is marked.
    let led = "HK C3 SQ HA / SA ^L SK S2 D2 / C2 H2 C4 C5 / D5 H3 D4 DA";
    let revoked = "HK C3 SQ HA / D5 SK ^R S2 D2 / C2 H2 C4 C5 / SA H3 D4 DA";
    for rows in [led, revoked] {
        let replay = played('N', rows);
        assert_eq!(judged(&replay).0.as_deref(), Some("exchange E T1 T3"));
    }
}

#[test]
fn a_marked_lead_out_of_turn_makes_no_revoke_less_sure() {
    let rows = "SA ^R H3 SQ D2 / D5 ^L SK S2 HA / HK H2 D4 DA / C2 C3 C4 C5";
    let replay = played('N', rows);
    assert_eq!(judged(&replay).1, Some(Grade::Certain));
}

#[test]
fn a_failure_beside_a_marked_one_is_doubtful() {
    let rows = "D2 SA SK ^R SQ / HA HK H2 S2 / C5 C2 C3 C4 / DA D5 H3 D4";
    let replay = played('W', rows);
    assert_judged(&replay, "leader N T1", Grade::Doubtful);
}

#[test]
fn the_card_of_the_same_rank_never_appears_though_its_suit_does() {
    let rows = "HA HK C3 S2 / D2 D5 SK D4 / C5 SA H2 SQ";
    let replay = played('W', rows);
    assert_judged(&replay, "card E T1 C3 for H3", Grade::Doubtful);
}

#[test]
fn a_reading_by_which_another_hand_led_than_the_record_names_is_none() {
    // with the five of diamonds North wins the first trick, and South's lead to the second is out of turn
    let mut table = table('S', "D4 D2 C2 H2 / SQ HA SA SK");
    let nearest = |table: &Table| judged(&replayed(Some(four()), None, 'S', table)).0;
    assert_eq!(nearest(&table).as_deref(), Some("card N T1 C2 for D5"));
    table.names_leaders = true;
    assert_eq!(nearest(&table), None);
}

#[test]
fn a_hidden_hand_holds_what_it_shows() {
    let hidden = deal(["SA HK D5 C2", "-", "SQ S2 D4 C4", "-"]);
    let rows = "SA H3 SQ D2 / HK SK S2 HA / D5 H2 D4 DA / C2 C3 C4 C5";
    let replay = replayed(Some(hidden), None, 'N', &table('N', rows));
    assert_eq!(judged(&replay).0.as_deref(), Some("exchange E T1 T2"));
}

#[test]
fn a_hidden_hand_holds_no_card_that_another_has_shown() {
    let told = |deal, rows: &str| judged(&replayed(Some(deal), None, 'N', &table('N', rows))).0;
    let of_north = "SA SK SQ D2 / HK C2";
    let east = deal(["SA HK D5 C2", "-", "SQ S2 D4 C4", "HA DA D2 C5"]);
    assert_eq!(told(east, of_north).as_deref(), Some("noise T2"));
    let of_east = "SA SK SQ S3 / HK - - SK";
    let both = deal(["SA HK D5 C2", "-", "SQ S2 D4 C4", "-"]);
    assert_eq!(told(both, of_east).as_deref(), Some("noise T2"));
}

#[test]
fn another_leader_is_looked_for_in_every_trick_up_to_the_faulty_one() {
    let deal = deal(["HK C5 C6", "SA D5 C9", "H2 D6 D8", "H3 D7 D9"]);
    let rows = "HK SA H2 H3 / C5 D5 D6 D7 / C6 C9 D8 D9";
    let replay = replayed(Some(deal), None, 'N', &table('N', rows));
    let leaders = diagnosed(&replay).others;
    let leaders = leaders.iter().map(ToString::to_string);
    assert_eq!(
        leaders.collect::<Vec<_>>(),
        ["leader E T2", "leader S T2", "leader W T2", "leader E T1"]
    );
}

#[test]
fn of_two_cards_as_near_the_offenders_is_the_nearer() {
    let deal = deal(["SA HA D2", "H3 S3 C2", "S4 C3 D3", "S5 C4 D4"]);
    let replay = replayed(Some(deal), None, 'N', &table('N', "SA H3 S4 S5"));
    assert_eq!(judged(&replay).0.as_deref(), Some("card E T1 H3 for S3"));
}

#[test]
fn where_many_fail_the_card_that_was_led_is_of_the_same_rank() {
    let deal = deal(["S5 H5 H9", "H3 S3 D3", "H4 S4 D4", "H6 S6 D5"]);
    let replay = replayed(Some(deal), None, 'N', &table('N', "S5 H3 H4 H6"));
    assert_eq!(judged(&replay).0.as_deref(), Some("card N T1 S5 for H5"));
}

#[test]
fn a_slip_keeps_the_winner_from_the_lead_that_is_marked() {
    let deal = deal(["HK H4", "S3 H6", "H2 D9", "H5 D2"]);
    let rows = "HK S3 H2 H5 / H4 H6 ^L D9 D2";
    let replay = replayed(Some(deal), None, 'N', &table('N', rows));
    assert_judged(&replay, "exchange E T1 T2", Grade::Doubtful);
}

#[test]
fn no_card_is_left_to_stand_for_one_of_a_whole_legal_record() {
    let suits = BySeat::from_fn(|seat| {
        let mut hand = Hand::EMPTY;
        hand[Suit::ASC[seat as usize]] = Holding::ALL;
        Some(hand)
    });
    let mut table = Table::empty(Seat::North);
    for trick in 1..=13 {
        for seat in Seat::ALL {
            let (suit, rank) = (Suit::ASC[seat as usize], Rank::new(trick + 1));
            table.put(Turn { trick, seat }, Card { suit, rank });
        }
    }
    let replay = replayed(Some(Deal::new(suits).unwrap()), None, 'N', &table);
    assert_eq!((replay.rows, replay.irregularities.len()), (13, 0));
    assert_eq!(card_for(&replay, 12, Side::NorthSouth), None);
}

#[test]
fn against_the_deal_of_another_board_no_reading_is_sought() {
    let rows = "S9 S8 S7 S6 / S9 H8 H7 H6";
    let replay = played('N', rows);
    let [twice, other] = &replay.irregularities[..] else {
        panic!("{replay:?}")
    };
    assert!(
        matches!(other, Irregularity::PlayedTwice { .. }),
        "{other:?}"
    );
    assert!(
        matches!(twice, Irregularity::DealDoesNotFit { .. }),
        "{twice:?}"
    );
    assert_eq!(judged(&replay), (None, None));
}

#[test]
fn a_card_played_twice_is_for_one_of_its_rank_or_else_of_its_suit() {
    let told = |rows: &str, first| {
        let replay = played(first, rows);
        judged(&replay).0
    };
    // The deuce of diamonds is for the ace or for a club; the three of hearts for a spade, the deuce or the three of clubs.
    let of_suit = "HK H2 SQ HA / D5 SK D4 D2 / SA H3 S2 D2";
    assert_eq!(told(of_suit, 'N').as_deref(), Some("card W T3 D2 for DA"));
    let of_rank = "HA HK H3 S2 / DA D5 H3 D4";
    assert_eq!(told(of_rank, 'W').as_deref(), Some("card E T2 H3 for C3"));
    // In a row read by owner East's failure does not count.
    let by_owner = "H3 SA SQ D2 / HK H2 S2 HA / D5 SK D4 D2";
    assert_eq!(told(by_owner, 'N').as_deref(), Some("card W T3 D2 for DA"));
}

#[test]
fn noise_is_the_last_trick_of_several_before_the_play_stops() {
    let told = |deal, rows: &str| judged(&replayed(Some(deal), None, 'N', &table('N', rows))).0;
    let hidden = deal(["SA HK D5 C2", "-", "SQ S2 D4 C4", "HA DA D2 C5"]);
    let twice = "SA SK SQ D2 / HK SK";
    assert_eq!(told(hidden, twice).as_deref(), Some("noise T2"));
    let only_trick = "SA H3 SQ D2";
    assert_eq!(
        told(four(), only_trick).as_deref(),
        Some("card E T1 H3 for SK")
    );
    let to_the_end = "SA SK SQ D2 / HK H2 S2 HA / D5 H3 D4 DA / C2 C3 D4 DA";
    assert_eq!(told(four(), to_the_end), None);
}

#[test]
fn where_two_hands_fail_before_the_play_stops_the_trick_is_noise() {
    let replay = played('N', "HK H2 SQ HA / SA SK S2 D2");
    assert_eq!(judged(&replay).0.as_deref(), Some("noise T2"));
}

#[test]
fn a_record_with_a_hole_is_not_searched() {
    let replay = played('N', "SA - SQ D2 / C2 H2 C4 C5 / D5 C3 D4 DA");
    assert_eq!((replay.revokes().count(), judged(&replay).0), (1, None));
}

/// The diagnosis of a legal record that states another declarer than its auction gives, with the hand that the record says
/// leads and with declarer's tricks.
fn misstated(leads: char, result: u8) -> Option<Seat> {
    let rows = "SA SK SQ D2 / HK H2 S2 HA / D5 H3 D4 DA / C2 C3 C4 C5";
    let table = table('N', rows);
    let setting = Setting {
        deal: Some(four()),
        trump: None,
        leader: Seat::North,
    };
    let witnesses = Witnesses {
        by_auction: Some(Seat::East),
        leads: crate::bridge::seat(leads as u8),
        result: Some(result),
        ..Witnesses::of_cards(Seat::West)
    };
    Diagnosis::of((&setting, &table), &Replay::of(&setting, &table), witnesses).declarer
}

#[test]
fn the_auction_alone_does_not_outweigh_the_stated_declarer() {
    // West's leader is North, and West's side won three of the four tricks
    assert_eq!(misstated('N', 3), None);
}

#[test]
fn a_legal_record_is_not_diagnosed() {
    let replay = played('N', "SA SK SQ D2 / HK H2 S2 HA / D5 H3 D4 DA / C2 C3 C4 C5");
    assert_eq!(diagnosed(&replay), Diagnosis::default());
}

#[test]
fn a_sign_against_a_revoke_weighs_something_and_a_mark_speaks_for_it() {
    for sign in Sign::ALL {
        let is_mark = matches!(sign, Sign::Marked | Sign::AllMarked);
        assert_eq!(sign.weight() < 0, is_mark, "{sign:?}");
        assert_eq!(
            Signs::default().with(sign, true).iter().collect::<Vec<_>>(),
            [sign]
        );
        assert_eq!(Signs::default().with(sign, false), Signs::default());
    }
    assert!(Sign::AllMarked.weight() > Sign::Marked.weight());
}

#[test]
fn dummy_is_doubted_more_than_a_defender() {
    let replay = played('N', "SA H3 SQ D2 / HK H2 S2 HA / D5 SK D4 DA / C2 C3 C4 C5");
    let margin = |declarer| {
        let table = Table::empty(Seat::North);
        let record = (&replay.setting, &table);
        let diagnosis = Diagnosis::of(record, &replay, Witnesses::of_cards(declarer));
        diagnosis.weighed[0].margin
    };
    let east_is_dummy = margin(Seat::West);
    assert_eq!(margin(Seat::South) - east_is_dummy, Sign::Dummy.weight());
}

#[test]
fn two_cards_of_two_hands_stand_in_each_others_place_in_the_play_or_in_the_deal() {
    let rows = |others| format!("SA SK SQ D2 / HK H2 S2 HA / {others}");
    let told = |rows: &str| {
        let replay = replayed(Some(four()), None, 'N', &table('N', rows));
        let readings = diagnosed(&replay).readings;
        let told = readings.iter().map(|it| it.reading.to_string());
        told.collect::<Vec<_>>()
    };
    assert_eq!(told(&rows("D5 H3 D4 DA / C2 C3 C4 C5")), [""; 0]);
    // South's diamond and North's club
    let both = told(&rows("D5 H3 C2 DA / D4 C3 C4 C5"));
    assert_eq!(both, ["exchange S T3 N T4", "deal S C2 N D4"]);
    // three cards of three hands
    assert_eq!(told(&rows("D5 H3 C2 DA / C3 D4 C4 C5")), [""; 0]);
}
