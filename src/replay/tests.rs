//! Replays of small records, written as a person would write them.

use super::fixture::{card, deal, four, played, replayed, table, turn};
use super::*;
use crate::bridge::{BySeat, Card, Hand, Seat, Table, Turn, seats_from, trick_winner};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

fn winners(replay: &Replay) -> String {
    replay
        .recorded()
        .map(|(_, trick)| trick.winner.map_or('?', Seat::letter))
        .collect()
}

#[test]
fn columns_are_seats_whoever_leads() {
    let replay = played('W', "HA HK H2 SQ / C5 C2 C3 C4 / D2 SA SK S2 / DA D5 H3 D4");
    assert_eq!(winners(&replay), "WWWW");
    let count = replay.irregularities.len(); // East withheld no diamond, North and South did
    assert_eq!(count, 2, "{replay:?}");
    let turns: Vec<_> = replay
        .revokes()
        .map(|revoke| (revoke.turn.trick, revoke.turn.seat.letter()))
        .collect();
    assert_eq!(turns, [(3, 'N'), (3, 'S')]);
    let north = replay.revokes().next().unwrap();
    assert_eq!(
        (north.led, north.played, north.position, north.evidence),
        (card("D2"), card("SA"), 2, Evidence::Deal)
    );
    assert_eq!(north.shown, Some((4, card("D5"))));
}

#[test]
fn a_legal_record_has_no_irregularity() {
    let replay = played('N', "SA SK SQ D2 / HK H2 S2 HA / D5 H3 D4 DA / C2 C3 C4 C5");
    assert_eq!(replay.irregularities, []);
    assert_eq!((winners(&replay).as_str(), replay.open()), ("NWWW", 0));
    assert_eq!(replay.turns_to_follow, 2 + 2 + 2 + 3);
}

#[test]
fn rows_in_another_order_go_by_owner_and_give_no_revoke() {
    let replay = played('N', "SA SK SQ D2 / HA HK H2 S2 / DA D5 H3 D4 / C5 C2 C3 C4");
    let by_owner = Irregularity::ColumnsNotFixed { trick: 2, rows: 3 };
    assert_eq!(replay.irregularities, [by_owner]);
    assert_eq!(winners(&replay), "NWWW");
    assert_eq!(replay.whole, 4);
}

#[test]
fn a_card_of_another_hand_and_a_card_played_twice_are_named() {
    let replay = played('N', "SA SK SQ D2 / HK H2 HA S2 / D5 D4 - -");
    let by_owner = Irregularity::ColumnsNotFixed { trick: 2, rows: 2 };
    assert_eq!(replay.irregularities, [by_owner]);
    let replay = played('N', "SA SK SQ D2 / SA H2 S2 HA / D5 H3 D4 DA");
    let twice = Irregularity::PlayedTwice {
        turn: turn(2, 'N'),
        card: card("SA"),
        earlier: turn(1, 'N'),
    };
    assert!(replay.irregularities.contains(&twice));
    assert_eq!(replay.revokes().count(), 0);
    let replay = played('N', "SA SK SQ D2 / HK H2 D4 S2 / C2 C3 C4 C5");
    let turn = turn(2, 'W');
    let (card, owner) = (card("S2"), Some(Seat::South)); // two cards of South in one row
    let not_held = Irregularity::NotHeld { turn, card, owner };
    assert_eq!(replay.irregularities, [not_held]);
}

#[test]
fn who_led_may_be_the_first_column_or_the_seat_of_the_play_tag_after_all() {
    use LeaderReading::{FirstColumnIsLeaders, StatedSeatLed};
    for (first, leader, reading, rows, won) in [
        (
            'E',
            'N',
            FirstColumnIsLeaders,
            "SA SK SQ D2 / HK H2 S2 HA / D5 H3 D4 DA / C2 C3 C4 C5",
            "NWWW",
        ),
        (
            'W',
            'S',
            StatedSeatLed,
            "HA HK H2 SQ / C5 C2 C3 C4 / D2 D5 SK D4 / DA SA H3 S2",
            "WWNN",
        ),
    ] {
        let replay = replayed(Some(four()), None, leader, &table(first, rows));
        let [stated, due] = [first, leader].map(|it| turn(1, it).seat);
        let expected = Irregularity::WrongOpeningLeader {
            stated,
            due,
            reading,
        };
        assert_eq!(replay.irregularities, [expected]);
        assert_eq!(winners(&replay), won);
    }
}

#[test]
fn an_accepted_lead_out_of_turn_is_followed() {
    let replay = played('N', "SA SK SQ D2 / ^L HK H2 S2 HA / D5 ^L H3 D4 DA");
    let (turn, due) = (turn(3, 'E'), Some(Seat::West));
    let out_of_turn = Irregularity::LeadOutOfTurn { turn, due };
    let unfounded = Irregularity::LeadMarkUnfounded(super::fixture::turn(2, 'N'));
    assert_eq!(replay.irregularities, [unfounded, out_of_turn]);
    assert_eq!(winners(&replay), "NWE");
}

#[test]
fn marks_are_compared_with_the_cards() {
    let rows = "^R SA ^R SK SQ ^R D2 / HK ^R H3 S2 HA / D5 H2 ^R C4 DA";
    let replay = played('N', rows);
    let marks = replay.irregularities.iter().filter_map(|it| match *it {
        Irregularity::Revoke(_) => None,
        Irregularity::RevokeMarkUnfounded(turn, why) => Some((turn, why)),
        other => panic!("{other:?}"),
    });
    let unfounded = [
        (turn(1, 'N'), Unfounded::Lead),
        (turn(1, 'E'), Unfounded::Follows),
        (turn(1, 'W'), Unfounded::Void),
        (turn(2, 'E'), Unfounded::Follows),
    ];
    assert_eq!(marks.collect::<Vec<_>>(), unfounded);
    let revoke = replay.revokes().next().unwrap();
    assert_eq!((revoke.turn, revoke.marked), (turn(3, 'S'), true));
}

#[test]
fn a_mark_is_of_its_own_card_and_of_a_row_read_by_columns() {
    // East revokes on trick 1, where West, who is void, is marked; on trick 2 North's lead is marked.
    let replay = played('N', "SA H2 SQ ^R D2 / ^R HK H3 S2 HA");
    assert!(!replay.revokes().next().unwrap().marked);
    assert_eq!(replay.turns_to_follow, 4, "E and S, then E and W");
    let unfounded = |replay: &Replay| {
        let of = |it: &Irregularity| match it {
            Irregularity::RevokeMarkUnfounded(_, why) => Some(*why),
            _ => None,
        };
        let irregularities = replay.irregularities.iter();
        irregularities.filter_map(of).collect::<Vec<_>>()
    };
    assert_eq!(unfounded(&replay), [Unfounded::Void, Unfounded::Lead]);
    let rows = "SA SK SQ D2 / HA ^R HK H2 S2 / DA D5 H3 D4 / C5 C2 C3 C4";
    let by_owner = played('N', rows);
    assert_eq!(unfounded(&by_owner), []);
}

#[test]
fn hidden_hands_revoke_by_what_they_show_later() {
    let hidden = deal(["SA HK D5 C2", "-", "SQ S2 D4 C4", "-"]);
    let record = table('N', "SA H3 SQ D2 / HK SK S2 HA / D5 H2 D4 DA / C2 C3 C4 C5");
    let replay = replayed(Some(hidden), None, 'N', &record);
    let revokes: Vec<_> = replay
        .revokes()
        .map(|it| (it.turn.trick, it.turn.seat.letter(), it.evidence))
        .collect();
    assert_eq!(revokes, [1, 2].map(|it| (it, 'E', Evidence::LaterPlay)));
    let replay = replayed(None, None, 'N', &record);
    assert_eq!(replay.revokes().count(), 2, "without any deal too");
}

#[test]
fn a_hole_leaves_the_holding_in_doubt() {
    // East's card to trick 1 is missing: it may have been his only club
    let replay = played('N', "SA - SQ D2 / C2 H2 C4 C5 / D5 H3 D4 DA");
    assert_eq!(replay.revokes().count(), 0);
    assert_eq!(replay.irregularities, [Irregularity::Hole(turn(1, 'E'))]);
    assert_eq!(winners(&replay), "NWW", "East has no better spade");
    // the club is shown later
    let replay = played('N', "SA - SQ D2 / C2 H2 C4 C5 / D5 C3 D4 DA");
    assert!(replay.revokes().map(|it| it.turn.trick).eq([2]));
}

#[test]
fn a_missing_card_is_one_of_the_hand_that_is_recorded_nowhere() {
    // West's HA comes later; East has no trump to ruff with.
    let later = table('N', "HK H2 S2 - / D5 C3 D4 DA / C2 H3 SQ HA");
    assert_eq!(winners(&replayed(Some(four()), None, 'N', &later)), "NWW");
    let no_trump = table('N', "HK - S2 HA / C2 C3 C4 C5");
    let replay = replayed(Some(four()), Some(Suit::Diamonds), 'N', &no_trump);
    assert_eq!(winners(&replay), "WW");
}

#[test]
fn a_leader_is_recovered_when_only_one_hand_can_have_led() {
    // The card of South, whose hand is hidden, is missing, and hearts are trumps: North or South may have won. If South
    // had led the diamond, North would have revoked.
    let hidden = deal(["SA HK D5 C2", "SK H2 H3 C3", "-", "HA DA D2 C5"]);
    let record = table('N', "SA SK - D2 / C2 C3 D4 C5");
    let replay = replayed(Some(hidden), Some(Suit::Hearts), 'N', &record);
    assert_eq!(winners(&replay), "NW");
    assert_eq!(replay.tricks[1].leader, Some(Seat::North));
    // Whoever of them led, somebody revoked; East ruffed in any case.
    let record = table('N', "SA SK - D2 / C2 H2 D4 C5");
    let replay = replayed(Some(hidden), Some(Suit::Hearts), 'N', &record);
    assert_eq!(winners(&replay), "?E");
    assert_eq!(replay.tricks[1].leader, None);
    // West's card is missing: he may have ruffed, and either he or North may have led the club
    let record = table('N', "SA SK SQ - / C2 C3 C4 C5 / HK H2 S2 D2");
    let replay = replayed(Some(four()), Some(Suit::Hearts), 'N', &record);
    assert_eq!(
        (winners(&replay).as_str(), replay.tricks[1].leader),
        ("?WN", None)
    );
}

#[test]
fn an_unfinished_last_trick_has_no_winner() {
    let replay = played('N', "SA SK SQ D2 / HK H2 - -");
    assert_eq!((winners(&replay).as_str(), replay.open()), ("N?", 3));
    let [ours, theirs] = [Side::NorthSouth, Side::EastWest].map(|by| replay.won(by));
    assert_eq!((ours, theirs, replay.whole), (1, 0, 1));
    assert_eq!(replay.irregularities, []);
}

#[test]
fn cards_beyond_the_deal_are_counted() {
    let rows = "SA SK SQ D2 / HK H2 S2 HA / D5 H3 D4 DA / C2 C3 C4 C5 / H9 H8 - -";
    let replay = played('N', rows);
    assert_eq!(replay.irregularities, [Irregularity::TooManyCards(2)]);
}

#[test]
fn a_card_that_is_marked_stands_twice_or_is_too_many_is_not_passed_over() {
    let rows = |first| format!("{first} / HK H2 S2 HA / D5 H3 D4 DA / C2 C3 C4 C5");
    let replay = |table: &Table| replayed(Some(four()), None, 'N', table);
    let found = |table: &Table| replay(table).irregularities.len();
    let mut legal = table('N', &rows("SA SK SQ D2"));
    assert_eq!(found(&legal), 0);
    assert_eq!(found(&table('N', &rows("^R ^L SA SK SQ D2"))), 2);
    let twice = "SA SK SQ D2 / HK H2 S2 HA / D5 H3 D4 DA / C2 C3 D4 DA";
    assert_eq!(found(&table('N', twice)), 2);
    legal.surplus = 1;
    assert_eq!(found(&legal), 1);
}

#[test]
fn a_deal_is_laid_aside_or_turned_only_for_enough_cards() {
    let irregular = |first, leader, rows: &str| {
        let replay = replayed(Some(four()), None, leader, &table(first, rows));
        replay.irregularities
    };
    // Only one of the rows begins with the leader.
    let one_of_two = irregular('W', 'N', "SA SK SQ D2 / HA HK H2 S2");
    let by_owner = Irregularity::ColumnsNotFixed { trick: 1, rows: 1 };
    let stated = Irregularity::WrongOpeningLeader {
        stated: Seat::West,
        due: Seat::North,
        reading: LeaderReading::DueLed,
    };
    assert_eq!(one_of_two, [stated, by_owner]);
    // Turned, the deal would fit, but one trick may do so by chance; nor does it prove that the columns are wrong.
    let too_few = [Irregularity::TooFewCards { recorded: 4 }];
    assert_eq!(irregular('E', 'E', "SA SK SQ D2"), too_few);
    let one = [Irregularity::TooFewCards { recorded: 1 }];
    assert_eq!(irregular('E', 'E', "SA"), one);
    // The deal fits none of them, and they are a trick that may not have been played.
    assert_eq!(irregular('N', 'N', "S2 H9 C9 H8"), too_few);
    let no_fit = irregular('N', 'N', "S2 H9 C9 H8 / C2 H7 C8 H6");
    let does_not_fit = |it: &Irregularity| matches!(it, Irregularity::DealDoesNotFit { .. });
    assert!(no_fit.iter().any(does_not_fit), "{no_fit:?}");
    // Half the cards fit.
    let half = irregular('N', 'N', "SA H9 SQ H8 / HK H7 S2 H6");
    let is_not_held = |it: &Irregularity| matches!(it, Irregularity::NotHeld { .. });
    assert!(half.len() == 4 && half.iter().all(is_not_held), "{half:?}");
}

#[test]
fn the_columns_of_hidden_hands_hold_what_no_known_hand_does() {
    let hidden = deal(["SA HK D5 C2", "-", "SQ S2 D4 C4", "-"]);
    let rows = "SA SK SQ D2 / HK H2 S2 HA";
    let replay = replayed(Some(hidden), None, 'N', &table('W', rows));
    let leader_first = Irregularity::WrongOpeningLeader {
        stated: Seat::West,
        due: Seat::North,
        reading: LeaderReading::FirstColumnIsLeaders,
    };
    assert_eq!(replay.irregularities, [leader_first]);
}

#[test]
fn a_hidden_hand_holds_no_card_of_a_known_one() {
    let hidden = deal(["SA HK D5 C2", "-", "SQ S2 D4 C4", "HA DA D2 C5"]);
    let replay = replayed(Some(hidden), None, 'N', &table('N', "SA SK SQ D2 / HK SQ"));
    let mut turns = replay.irregularities.iter().filter_map(Irregularity::turn);
    assert!(turns.any(|turn| turn.seat == Seat::South), "{replay:?}");
}

#[test]
fn the_one_pass_over_rows_in_another_order_finds_what_the_longer_way_does() {
    let mut random = ChaCha8Rng::seed_from_u64(64);
    let mut in_one_pass = 0;
    for _ in 0..3000 {
        let (setting, mut table) = random_board(&mut random);
        for row in &mut table.slots[..usize::from(table.rows)] {
            if random.random_ratio(1, 2) {
                row.shuffle(&mut random);
            }
        }
        let (mut short, mut long) = (Replay::default(), Replay::default());
        play::any(&setting, &table, &mut long);
        play::replay(&setting, &table, &mut short);
        assert_eq!(format!("{short:?}"), format!("{long:?}"));
        let is_by_owner = layout::find(&setting, &table) == layout::Layout::ByOwner;
        in_one_pass +=
            u32::from(is_by_owner && plain::replay_by_owner(&setting, &table, &mut short));
    }
    assert!((1000..2500).contains(&in_one_pass), "{in_one_pass}");
}

/// A dealt board, played at random: mostly legally, now and then with a card out of order, a gap or a mark, or cut short.
fn random_board(random: &mut impl Rng) -> (Setting, Table) {
    let mut cards: Vec<Card> = Hand::ALL.iter().collect();
    cards.shuffle(random);
    let mut held: Vec<Vec<Card>> = cards.chunks(13).map(<[Card]>::to_vec).collect();
    let deal = Deal::new(BySeat::from_fn(|seat| {
        Some(held[seat as usize].iter().copied().collect())
    }))
    .unwrap();
    let trump = [None, Some(Suit::Clubs), Some(Suit::Spades)][random.random_range(0..3)];
    let first_column = Seat::ALL[random.random_range(0..4)];
    let setting = Setting {
        deal: Some(deal),
        trump,
        leader: Seat::ALL[random.random_range(0..4)],
    };
    let mut table = Table::empty(first_column);
    let mut leader = setting.leader;
    let rows = random.random_range(0..=13);
    for trick in 1..=rows {
        let mut led = None;
        let mut played = BySeat([None; 4]);
        for seat in seats_from(leader) {
            let hand = &mut held[seat as usize];
            let follows = |card: &Card| led.is_none_or(|led: Card| led.suit == card.suit);
            let legal = hand
                .iter()
                .position(follows)
                .filter(|_| !random.random_ratio(1, 100));
            let card = hand.remove(legal.unwrap_or(0));
            led = led.or(Some(card));
            played[seat] = Some(card);
            if random.random_ratio(1, if trick == rows { 6 } else { 1000 }) {
                continue; // a gap
            }
            table.put(Turn { trick, seat }, card);
            if random.random_ratio(1, 1000) {
                table.marks[usize::from(trick) - 1].revoke |= 1 << table.column_of(seat);
            }
        }
        leader = trick_winner(&BySeat(played.0.map(Option::unwrap)), leader, trump);
    }
    (setting, table)
}

#[test]
fn the_one_pass_over_a_plain_board_finds_what_the_longer_way_does() {
    let mut random = ChaCha8Rng::seed_from_u64(63);
    let (mut plain_boards, mut with_revokes) = (0, 0);
    for _ in 0..3000 {
        let (setting, table) = random_board(&mut random);
        let (mut short, mut long) = (Replay::default(), Replay::default());
        play::any(&setting, &table, &mut long);
        if plain::replay(&setting, &table, &mut short) {
            plain_boards += 1;
            with_revokes += u32::from(!short.irregularities.is_empty());
            assert_eq!(format!("{short:?}"), format!("{long:?}"));
        } else {
            // a board left to the general way must not be plain
            let gap = long.recorded().any(|(_, trick)| trick.recorded() < 4);
            let marked = table.marks.iter().any(|marks| marks.revoke != 0);
            assert!(
                !long.irregularities.is_empty() || gap || marked,
                "{table:?}"
            );
        }
    }
    assert!((2000..2990).contains(&plain_boards), "{plain_boards}");
    assert!(with_revokes > 200, "{with_revokes}");
}
