//! Replays of small records, written as a person would write them.

use super::fixture::{deal, four, replayed, table};
use super::*;
use crate::bridge::{BySeat, Card, Hand, Seat, Spelled, Table, Turn, seats_from, trick_winner};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Each line has who leads, then what is not usual: another first column, trumps, other hands than those of [`four`], a card
/// too many; and the rows.
#[test]
fn records_are_replayed_as_their_list_has_it() {
    hold!("replays.txt", |head, rows| {
        let mut words = head.split(' ');
        let leader = words.next().unwrap().chars().next().unwrap();
        let (mut first, mut trump, mut hands, mut surplus) = (leader, None, Some(four()), 0);
        for word in words {
            match word.split_once('=').unwrap_or((word, "")) {
                ("first", seat) => first = seat.chars().next().unwrap(),
                ("trump", suit) => trump = crate::bridge::suit(suit.as_bytes()[0]),
                ("without", "all") => hands = None,
                ("without", seats) => {
                    let hidden = |(seat, hand)| if seats.contains(seat) { "-" } else { hand };
                    let all = ["SA HK D5 C2", "SK H2 H3 C3", "SQ S2 D4 C4", "HA DA D2 C5"];
                    let all = ["N", "E", "S", "W"].into_iter().zip(all).map(hidden);
                    hands = Some(deal(all.collect::<Vec<_>>().try_into().unwrap()));
                }
                _ => surplus = 1,
            }
        }
        let mut record = table(first, rows);
        record.surplus = surplus;
        said(&replayed(hands, trump, leader, &record))
    });
}

/// Who led and who won each trick, what is open, and what is irregular.
fn said(replay: &Replay) -> String {
    let letter = |seat: Option<Seat>| seat.map_or('?', Seat::letter);
    let of = |which: fn(&Trick) -> Option<Seat>| {
        replay
            .recorded()
            .map(|(_, trick)| letter(which(trick)))
            .collect::<String>()
    };
    let [ns, ew] = Side::ALL.map(|by| replay.won(by));
    let of_play = format!(
        "led {}, won {}, {ns} and {ew} of {} whole, {} open, {} turns to follow",
        of(|trick| trick.leader),
        of(|trick| trick.winner),
        replay.whole,
        replay.open(),
        replay.turns_to_follow
    );
    let irregular = replay.irregularities.iter().map(|it| match it {
        Irregularity::Revoke(revoke) => revoke_said(revoke),
        other => format!("{other:?}"),
    });
    let said: Vec<_> = std::iter::once(of_play).chain(irregular).collect();
    said.join("\n")
}

fn revoke_said(revoke: &Revoke) -> String {
    let Turn { trick, seat } = revoke.turn;
    let [played, led] = [revoke.played, revoke.led].map(Spelled);
    let shown = revoke.shown;
    let shown = shown.map(|(trick, card)| format!("{trick} {}", Spelled(card)));
    format!(
        "Revoke {trick} {seat:?} {played} on {led} as {}, by {:?}, marked {}, shown {}",
        revoke.position,
        revoke.evidence,
        revoke.marked,
        shown.unwrap_or_default()
    )
}

#[test]
fn the_one_pass_over_a_board_with_another_deal_finds_what_the_longer_way_does() {
    let mut random = ChaCha8Rng::seed_from_u64(65);
    let mut in_one_pass = 0;
    for _ in 0..3000 {
        let (setting, _) = random_board(&mut random);
        let (_, mut table) = random_board(&mut random);
        if random.random_ratio(1, 10) {
            table.slots[0][0] = table.slots[1][2];
        }
        let (mut short, mut long) = (Replay::default(), Replay::default());
        play::any(&setting, &table, &mut long);
        play::replay(&setting, &table, &mut short);
        assert_eq!(format!("{short:?}"), format!("{long:?}"));
        let misfit = layout::misfit(layout::find(&setting, &table), &table);
        let mut columns = plain::Columns::default();
        let is_taken = columns.take(&setting, &table, &mut short);
        let is_misfit = misfit.is_some_and(|it| columns.replay_misfit(it, &mut short));
        in_one_pass += u32::from(is_taken && is_misfit);
    }
    assert!((1000..2900).contains(&in_one_pass), "{in_one_pass}");
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
