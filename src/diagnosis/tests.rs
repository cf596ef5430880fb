//! Diagnoses of small records, written as a person would write them.

use super::*;
use crate::bridge::{BySeat, Card, Deal, Hand, Holding, Rank, Seat, Side, Suit, Table, Turn};
use crate::replay::Setting;
use crate::replay::fixture::{deal, four, played, replayed, table};

/// Each line has all readings by the cards alone, the likeliest first; the others that make the record legal; the grades of the
/// revokes; the deal, that of [`four`] or four hands; who leads; and the rows.
#[test]
fn records_are_diagnosed_as_their_list_has_it() {
    let mut wrong = Vec::new();
    for line in include_str!("diagnoses.tsv").lines().skip(1) {
        let [readings, others, grades, hands, first, rows, _]: [&str; 7] =
            line.split('\t').collect::<Vec<_>>().try_into().expect(line);
        let hands: Vec<_> = hands.split(" / ").collect();
        let deal = hands.try_into().map_or_else(|_| four(), deal);
        let mut table = table(first.chars().next().expect(line), rows);
        table.names_leaders = first.ends_with(" named");
        let replay = replayed(Some(deal), None, first.chars().next().expect(line), &table);
        let declarer = replay.setting.leader.rho();
        let record = (&replay.setting, &Table::empty(declarer));
        let it = Diagnosis::of(record, &replay, Witnesses::of_cards(declarer));
        let all = it.readings.iter().map(|it| it.reading.to_string());
        let said = [
            all.collect::<Vec<_>>(),
            it.others.iter().map(ToString::to_string).collect(),
            it.grades.iter().map(|it| it.name().to_owned()).collect(),
        ]
        .map(|it| it.join(", "));
        if said != [readings, others, grades] {
            wrong.push(format!("{}\t{}", said.join("\t"), line));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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
