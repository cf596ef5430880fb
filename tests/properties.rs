//! What must hold for every board, tried on thousands of dealt ones. Each property names the seed of a board that
//! breaks it.

use crate::support::{
    DealtBoard, Ending, Kind, LineEnd, RngExt, Seed, Stream, Writer, Written, one, stream,
};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::{self, Board, Carry, Premises};
use pbn_audit::bridge::{Card, Hand, Seat, Slot, Spelled, Table, Turn, after, seats_from, side};
use pbn_audit::pbn::{self, Fault, FaultKind, Game, Reader, TagName};
use pbn_audit::replay::{Irregularity, LeaderReading, Replay};
use pbn_audit::source::Charset;
use pbn_audit::words::{Language, Words};
use std::cell::Cell;

/// Tries a property on dealt boards, each with a stream of its own.
fn for_boards(count: u64, property: impl Fn(&mut DealtBoard, &mut Stream)) {
    for seed in 0..count {
        let mut rng = stream(seed);
        let number = u32::try_from(seed % 36).expect("below 36") + 1;
        let mut board = DealtBoard::deal(number, &mut rng);
        let on_failure = Seed(seed);
        property(&mut board, &mut rng);
        drop(on_failure);
    }
}

fn replay(board: &DealtBoard) -> Replay {
    Replay::of(&board.setting(), &board.record)
}

fn revokes(replay: &Replay) -> Vec<Turn> {
    replay.revokes().map(|revoke| revoke.turn).collect()
}

mod points {
    use super::*;
    use pbn_audit::bridge::{Comparison, Field, PerPair, Points, Score, Shared, Side, imps};

    const COMPARISONS: [Comparison; 5] = [
        Comparison::Matchpoints(PerPair::One),
        Comparison::Matchpoints(PerPair::Two),
        Comparison::CrossImps(Shared::Sum),
        Comparison::CrossImps(Shared::ByScores),
        Comparison::CrossImps(Shared::ByComparisons),
    ];

    /// Scores of some tables, many of them equal, as at a club.
    fn tables(rng: &mut Stream) -> Vec<Score> {
        let score = |rng: &mut Stream| Score(rng.random_range(-20..=20) * 10);
        (0..rng.random_range(2..20)).map(|_| score(rng)).collect()
    }

    /// What the pairs of a side have at each table.
    fn all(comparison: Comparison, side: Side, scores: &[Score]) -> Vec<Points> {
        let field: Field = scores.iter().copied().collect();
        let points = |own: &Score| comparison.points(side, *own, field.without(*own));
        scores.iter().map(points).collect()
    }

    #[test]
    fn all_tables_at_once_give_what_they_give_one_by_one() {
        for seed in 0..2000 {
            let mut rng = stream(seed);
            let others: Vec<_> = (0..rng.random_range(0..30))
                .map(|_| Score(rng.random_range(-500..=500) * rng.random_range(1..=10)))
                .collect();
            let field: Field = others.iter().copied().collect();
            let own = Score(rng.random_range(-500..=500) * 10);
            for comparison in COMPARISONS {
                let worth = |gain: i32| match comparison {
                    Comparison::Matchpoints(_) => 1 + gain.signum(),
                    Comparison::CrossImps(_) | Comparison::Match => imps(gain),
                };
                for (side, sign) in [(Side::NorthSouth, 1), (Side::EastWest, -1)] {
                    let each = others.iter().map(|other| worth(sign * (own.0 - other.0)));
                    let points = comparison.points(side, own, field.all());
                    let sum = each.map(i64::from).sum::<i64>();
                    assert_eq!(points.sum, sum, "seed {seed}, {comparison:?}, {side:?}");
                }
            }
        }
    }

    #[test]
    fn what_an_adjustment_gives_to_some_it_takes_from_others() {
        for seed in 0..2000 {
            let mut rng = stream(seed);
            let before = tables(&mut rng);
            let mut after = before.clone();
            let changed = rng.random_range(0..before.len());
            after[changed] = Score(rng.random_range(-20..=20) * 10);
            let range = before[changed].min(after[changed])..=before[changed].max(after[changed]);
            for comparison in COMPARISONS {
                let differences = Side::ALL.map(|side| {
                    let [before, after] = [&before, &after].map(|it| all(comparison, side, it));
                    let pairs = after.into_iter().zip(before);
                    pairs.map(|(after, before)| after.since(before).sum)
                });
                let differences = differences.map(Iterator::collect::<Vec<_>>);
                for own in &differences {
                    assert_eq!(own.iter().sum::<i64>(), 0, "seed {seed}, {comparison:?}");
                }
                let opposite = |(ns, ew): (&i64, &i64)| *ns == -ew;
                let mut tables = differences[0].iter().zip(&differences[1]);
                assert!(tables.all(opposite), "seed {seed}, {comparison:?}");
                let is_matchpoints = matches!(comparison, Comparison::Matchpoints(_));
                for (score, difference) in before.iter().zip(&differences[0]) {
                    let untouched = is_matchpoints && !range.contains(score);
                    assert!(!untouched || *difference == 0, "seed {seed}: {score:?}");
                }
            }
        }
    }
}

mod play {
    use super::*;

    /// What is done to the record of a board, and what must be found in it.
    type Way = fn(&mut DealtBoard, &mut Stream) -> Option<Irregularity>;

    #[test]
    fn legal_play_has_thirteen_winners_however_it_is_written() {
        let as_it_was: Way = |_, _| None;
        let from_any_seat: Way = |board, rng| {
            let stated = after(Seat::North, rng.random_range(0..4));
            board.write_from(stated);
            let due = board.leader();
            (stated != due).then_some(Irregularity::WrongOpeningLeader {
                stated,
                due,
                reading: LeaderReading::DueLed,
            })
        };
        let in_play_order: Way = |board, _| {
            let wrong = board.write_in_play_order();
            wrong.first().map(|&trick| Irregularity::ColumnsNotFixed {
                trick,
                rows: u8::try_from(wrong.len()).unwrap(),
            })
        };
        let with_a_turned_deal: Way = |board, rng| {
            let steps = rng.random_range(1..4);
            board.turn_deal(usize::from(steps));
            Some(Irregularity::DealTurned(steps))
        };
        for (boards, way) in [
            (3000, as_it_was),
            (500, from_any_seat),
            (2000, in_play_order),
            (1500, with_a_turned_deal),
        ] {
            for_boards(boards, |board, rng| {
                let told = way(board, rng);
                let replay = replay(board);
                assert_eq!(replay.irregularities, Vec::from_iter(told));
                assert_eq!(replay.whole, 13);
                for (trick, played) in replay.tricks.iter().zip(&board.tricks) {
                    assert_eq!(trick.leader, Some(played.leader));
                    assert_eq!(trick.cards.0, played.cards.0.map(Some));
                    assert_eq!(trick.winner, Some(played.winner));
                }
                assert_eq!(replay.won(side(board.declarer)), board.result);
                assert_eq!(replay.open(), 0);
            });
        }
    }

    #[test]
    fn a_revoke_is_found_at_every_judged_turn_and_nowhere_else() {
        let (planted, unjudged) = (Cell::new(0), Cell::new(0));
        for_boards(4000, |board, rng| {
            spoil(board, rng);
            let replay = replay(board);
            let judged: Vec<Turn> = replay.judged().map(|it| it.turn).collect();
            assert_eq!(judged.len(), usize::from(replay.turns_judged));
            assert!(replay.turns_judged <= replay.turns_to_follow);
            assert!(revokes(&replay).iter().all(|turn| judged.contains(turn)));
            let left = replay.turns_to_follow - replay.turns_judged;
            unjudged.set(unjudged.get() + u32::from(left));
            let followed = judged
                .into_iter()
                .filter(|turn| !revokes(&replay).contains(turn));
            for turn in followed {
                let Some(record) = plant(board, turn, rng) else {
                    continue; // the hand holds nothing else
                };
                planted.set(planted.get() + 1);
                let replay = Replay::of(&board.setting(), &record);
                let is_found = revokes(&replay).contains(&turn);
                assert!(is_found || is_led_by_stated_seat(&replay), "{turn:?}");
            }
        });
        let (planted, unjudged) = (planted.get(), unjudged.get());
        assert!(planted > 50_000, "only {planted} revokes");
        assert!(unjudged > 2000, "only {unjudged} turns not judged");
    }

    /// A record with something that makes turns unfit to be judged.
    fn spoil(board: &mut DealtBoard, rng: &mut Stream) {
        match rng.random_range(0..9) {
            0 => board.cut(rng.random_range(0..=52), Ending::Star),
            1 => {
                for _ in 0..rng.random_range(1..4) {
                    board.hide(rng);
                }
            }
            2 => board.turn_deal(rng.random_range(1..4)),
            3 => drop(board.write_in_play_order()),
            4 => board.write_from(after(Seat::North, rng.random_range(0..4))),
            5 => drop(board.exchange(rng)),
            6 => drop(board.lead_out_of_turn(rng)),
            7 => {
                let hidden = after(Seat::North, rng.random_range(0..4));
                board.deal.hands[hidden] = None;
                board.deal.hands[hidden.lho()] = None;
            }
            _ => (),
        }
    }

    /// The record with a card of another suit at a turn, and the card of that turn in its place; `None` when the hand plays no
    /// other card later that can stand there.
    fn plant(board: &DealtBoard, turn: Turn, rng: &mut Stream) -> Option<Table> {
        let mut table = board.record;
        let own = |row: usize| {
            let mut columns = 0..4;
            columns.find(|column| {
                let card = table.slots[row][*column].card();
                card.is_some_and(|card| board.hands[turn.seat].contains(card))
            })
        };
        let row = usize::from(turn.trick) - 1;
        let at = own(row)?;
        let played = table.slots[row][at].card()?;
        let later = (row + 1..usize::from(table.rows)).filter_map(|row| Some((row, own(row)?)));
        let others = later.filter(|(row, at)| {
            let card = table.slots[*row][*at].card();
            card.is_some_and(|card| card.suit != played.suit)
        });
        let others: Vec<_> = others.collect();
        if others.is_empty() {
            return None;
        }
        let (other_row, other) = others[rng.random_range(0..others.len())];
        table.slots[row][at] = table.slots[other_row][other];
        table.slots[other_row][other] = Slot::Card(played);
        Some(table)
    }

    /// Whether the record is legal if the seat of the Play tag led, and the revoke is none.
    fn is_led_by_stated_seat(replay: &Replay) -> bool {
        let is_wrong = |it: &Irregularity| matches!(it, Irregularity::WrongOpeningLeader { .. });
        replay.irregularities.iter().any(is_wrong)
    }

    #[test]
    fn one_revoke_is_found_and_no_other() {
        for_boards(3000, |board, rng| {
            let Some(turn) = board.revoke(rng) else {
                return;
            };
            let replay = replay(board);
            assert_eq!(revokes(&replay), [turn]);
            assert_eq!(replay.irregularities.len(), 1);
            let revoke = replay.revokes().next().unwrap();
            let trick = &board.tricks[usize::from(turn.trick) - 1];
            assert_eq!(
                (revoke.led_by, revoke.led),
                (trick.leader, trick.cards[trick.leader])
            );
            assert_eq!(revoke.played, trick.cards[turn.seat]);
            let withheld = held(board, turn)[revoke.led.suit];
            assert_eq!(revoke.could_have_played, withheld);
            let (_, shown) = revoke.shown.expect("the play is complete");
            assert!(withheld.contains(shown.rank) && shown.suit == revoke.led.suit);
        });
    }

    #[test]
    fn a_cut_record_shows_the_revokes_before_the_cut_and_invents_none() {
        for_boards(2000, |board, rng| {
            if rng.random_ratio(1, 2) {
                board.revoke(rng);
            }
            let cards = rng.random_range(0..=52);
            board.cut(cards, one(&Ending::ALL, rng));
            let kept: Vec<Turn> = board.turns()[..cards].iter().map(|it| it.0).collect();
            let mut before = board.revokes.clone();
            before.retain(|it| kept.contains(it));
            let replay = replay(board);
            assert_eq!(revokes(&replay), before);
            assert_eq!(replay.irregularities.len(), before.len());
        });
    }

    #[test]
    fn cards_that_are_not_recorded_invent_no_revoke_and_no_leader() {
        for_boards(3000, |board, rng| {
            if rng.random_ratio(1, 3) {
                board.cut(rng.random_range(1..=52), Ending::Star);
            }
            for _ in 0..rng.random_range(1..4) {
                board.hide(rng);
                if board.record.rows == 0 {
                    return;
                }
            }
            let replay = replay(board);
            assert_eq!(revokes(&replay), []);
            for (trick, played) in replay.tricks.iter().zip(&board.tricks) {
                assert!(trick.leader.is_none_or(|seat| seat == played.leader));
                assert!(trick.winner.is_none_or(|seat| seat == played.winner));
            }
        });
    }

    #[test]
    fn a_record_of_hidden_hands_invents_no_revoke_and_proves_what_it_shows() {
        for_boards(1000, |board, rng| {
            let revoked = board.revoke(rng);
            let hidden = after(Seat::North, rng.random_range(0..4));
            board.deal.hands[hidden] = None;
            board.deal.hands[hidden.lho()] = None;
            assert_eq!(revokes(&replay(board)), Vec::from_iter(revoked));
        });
    }

    #[test]
    fn the_deal_of_another_board_does_not_fit_and_shows_no_revoke() {
        let mut tried = 0;
        for seed in 0..2000 {
            let mut rng = stream(seed);
            let mut board = DealtBoard::deal(1, &mut rng);
            board.take_deal(DealtBoard::deal(2, &mut rng).deal);
            let (fit, most) = cards_that_fit(&board);
            if most >= 26 {
                continue; // chance made half of the cards fit
            }
            tried += 1;
            let expected = Irregularity::DealDoesNotFit { fit, recorded: 52 };
            assert_eq!(replay(&board).irregularities, [expected], "seed {seed}");
        }
        assert!(tried > 1990, "only {tried} deals did not fit");
    }

    #[test]
    fn exchanged_cards_show_the_failures_that_a_plain_reading_shows() {
        for_boards(2000, |board, rng| {
            board.exchange(rng);
            let replay = replay(board);
            assert_eq!(revokes(&replay), failures(board));
            assert_eq!(replay.irregularities.len(), failures(board).len());
        });
    }

    #[test]
    fn a_replay_that_is_used_again_remembers_nothing() {
        let mut again = Replay::default();
        for seed in 0..1000 {
            let mut rng = stream(seed);
            let mut board = DealtBoard::deal(1, &mut rng);
            match seed % 6 {
                0 => drop(board.revoke(&mut rng)),
                1 => board.cut(rng.random_range(0..52), Ending::Star),
                2 => drop(board.hide(&mut rng)),
                3 => board.turn_deal(1),
                4 => drop(board.write_in_play_order()),
                _ => drop(board.exchange(&mut rng)),
            }
            pbn_audit::replay::replay(&board.setting(), &board.record, &mut again);
            assert_eq!(format!("{again:?}"), format!("{:?}", replay(&board)));
        }
    }

    /// The cards of a hand at one of its turns.
    fn held(board: &DealtBoard, turn: Turn) -> Hand {
        let turns = board.turns();
        let before = turns.iter().take_while(|(it, _)| *it != turn);
        let played = before.filter(|(it, _)| it.seat == turn.seat);
        let mut hand = board.hands[turn.seat];
        for (_, card) in played {
            hand.remove(*card);
        }
        hand
    }

    /// Cards that were dealt to the hand of their column; and these, or those in rows with one card of each hand, if they are more.
    fn cards_that_fit(board: &DealtBoard) -> (u8, usize) {
        let owner = |card: Card| board.deal.owner(card).expect("a dealt card");
        let (mut by_column, mut by_owner) = (0, 0);
        for row in &board.record.slots {
            let cards = row.map(|slot| slot.card().expect("a whole record"));
            let has = |seat: &Seat| cards.iter().any(|card| owner(*card) == *seat);
            by_owner += if Seat::ALL.iter().all(has) { 4 } else { 0 };
            let in_place = |column: &usize| owner(cards[*column]) == board.record.seat_of(*column);
            by_column += (0..4).filter(in_place).count();
        }
        let fit = u8::try_from(by_column).expect("at most 52 cards");
        (fit, by_column.max(by_owner))
    }

    /// The turns at which a hand does not follow and could: a whole record, read in the plainest way.
    fn failures(board: &DealtBoard) -> Vec<Turn> {
        let mut hands = board.hands;
        let mut leader = board.leader();
        let mut failures = Vec::new();
        for row in 0..13 {
            let card = |seat| card_at(&board.record, row, seat);
            let led = card(leader).suit;
            for seat in seats_from(leader) {
                if card(seat).suit != led && !hands[seat][led].is_empty() {
                    let trick = u8::try_from(row).expect("a row") + 1;
                    failures.push(Turn { trick, seat });
                }
            }
            for seat in Seat::ALL {
                hands[seat].remove(card(seat));
            }
            let power = |seat: &Seat| {
                let Card { suit, rank } = card(*seat);
                (Some(suit) == board.trump(), suit == led, rank.get())
            };
            leader = *Seat::ALL
                .iter()
                .max_by_key(|seat| power(seat))
                .expect("four seats");
        }
        failures
    }

    fn card_at(table: &Table, row: usize, seat: Seat) -> Card {
        table.slots[row][table.column_of(seat)]
            .card()
            .expect("a whole record")
    }
}

/// A game as text: a line for each tag, call, card and fault, with its place counted from the first `[`.
type GameLines = Vec<String>;

fn describe(game: &Game, text: &[u8]) -> GameLines {
    let start = i64::from(game.span.start);
    let mut described = tags(game, text);
    let calls = game
        .calls
        .iter()
        .map(|call| (call.at, format!("{:?}", call.kind)));
    let cards = game
        .cards(text)
        .map(|card| (card.at, format!("{:?}", card.kind)));
    described.extend(
        calls
            .chain(cards)
            .map(|(at, kind)| format!("{} {kind}", i64::from(at) - start)),
    );
    for Fault { kind, span } in &game.faults {
        let [from, to] = [span.start, span.end].map(|offset| i64::from(offset) - start);
        described.push(format!("{from}..{to} {kind:?}"));
    }
    described.push(format!(
        "{} bytes",
        game.span.of(text).trim_ascii_end().len()
    ));
    described
}

fn tags(game: &Game, text: &[u8]) -> Vec<String> {
    let tags = game.tags.iter().map(|tag| {
        let [name, value] = [tag.name_span, tag.value].map(|span| span.of(text).escape_ascii());
        format!("{name}: {value}")
    });
    tags.collect()
}

fn described(text: &[u8]) -> Vec<GameLines> {
    described_from(Reader::new(text), text)
}

fn described_from(mut reader: Reader<'_>, text: &[u8]) -> Vec<GameLines> {
    let mut game = Game::default();
    let mut described = Vec::new();
    while reader.read(&mut game) {
        described.push(describe(&game, text));
    }
    described
}

/// Fails with the first thing that differs between games as they are read in two ways.
fn assert_same(read: &[GameLines], expected: &[GameLines], how: &str) {
    for (number, (read, expected)) in (1..).zip(read.iter().zip(expected)) {
        let place = read
            .iter()
            .zip(expected)
            .position(|(one, other)| one != other);
        let place = place.unwrap_or(read.len().min(expected.len()));
        let [one, other] = [read, expected].map(|described| described.get(place));
        assert_eq!(
            one,
            other,
            "{how}, game {number}: {}",
            expected[..2].join(", ")
        );
    }
    assert_eq!(read.len(), expected.len(), "{how}: the number of games");
}

/// A text of so many boards of a seed, in the manner that is its turn.
fn styled(seed: u64, boards: usize) -> Vec<u8> {
    let (kind, line_end) = STYLES[usize::try_from(seed % 4).unwrap()];
    Writer::new(kind, line_end, seed).text(boards).0
}

const STYLES: [(Kind, LineEnd); 4] = [
    (Kind::Full, LineEnd::Lf),
    (Kind::Full, LineEnd::CrLf),
    (Kind::Lean, LineEnd::Lf),
    (Kind::Nasty, LineEnd::CrLf),
];

mod text {
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        for (kind, line_end) in STYLES {
            let (text, written) = Writer::new(kind, line_end, 7).text(400);
            let mut carry = Carry::default();
            let mut games = pbn::games(&text);
            for expected in &written {
                let game = games.next().expect("as many games as were written");
                compare(&game, &text, expected);
                let mut board = Board::default();
                board::read(&game, &text, &carry, &mut board);
                compare_boards(&board, &expected.board);
                carry.absorb(&game, &text);
            }
            assert!(games.next().is_none());
        }
    }

    #[test]
    fn the_auction_says_what_the_tags_say() {
        let (text, written) = Writer::new(Kind::Lean, LineEnd::Lf, 11).text(500);
        let text = String::from_utf8(text).unwrap();
        let text = text.replace("[Declarer ", "[WasDeclarer ");
        let text = text.replace("[Contract ", "[WasContract ");
        for (game, expected) in pbn::games(text.as_bytes()).zip(&written) {
            let mut board = Board::default();
            board::read(&game, text.as_bytes(), &Carry::default(), &mut board);
            let premises = Premises::of(&board);
            assert_eq!(premises.full_contract(), Some(expected.board.contract));
            assert_eq!(premises.declarer(), Some(expected.board.declarer));
        }
    }

    #[test]
    fn a_board_that_is_used_again_remembers_nothing() {
        let (text, _) = Writer::new(Kind::Nasty, LineEnd::CrLf, 3).text(300);
        let damaged = damage(&text, &mut stream(3));
        for text in [text, damaged] {
            let (mut reader, mut game) = (Reader::new(&text), Game::default());
            let (mut board, carry) = (Board::default(), Carry::default());
            while reader.read(&mut game) {
                board::read(&game, &text, &carry, &mut board);
                let mut fresh = Board::default();
                board::read(&game, &text, &carry, &mut fresh);
                assert_eq!(describe_board(&board), describe_board(&fresh));
            }
        }
    }

    fn describe_board(board: &Board) -> String {
        let table = &board.play.table;
        let places = (0..52).map(|place| (place / 4, place % 4));
        let recorded = places.filter(|&(row, column)| table.slots[row][column] != Slot::Empty);
        let offsets = recorded.map(|(row, column)| board.play.offset(row, column));
        format!(
            "{:?}\n{:?}\n{:?}\n{:?}\n{table:?}\n{:?} {:?} {:?}",
            (board.deal, board.deal_fault, board.dealer, board.vulnerable),
            (board.declarer, board.contract, board.result, board.score),
            (board.date, board.taken_over, board.play.seat),
            board.unread,
            offsets.collect::<Vec<_>>(),
            (table.surplus > 0).then(|| board.play.surplus_offset()),
            Premises::of(board).scored_tricks(),
        )
    }

    #[test]
    fn a_text_cut_at_any_byte_loses_no_whole_game_before_the_cut() {
        for (kind, line_end) in STYLES {
            let (text, written) = Writer::new(kind, line_end, 5).text(4);
            let whole = described(&text);
            for end in 0..=text.len() {
                let cut = described(&text[..end]);
                let kept = written
                    .iter()
                    .zip(written.iter().skip(1))
                    .filter(|(_, next)| end >= next.bytes.start + next_begins(next))
                    .count();
                assert!(cut.len() >= kept, "{kind:?} cut at {end}");
                assert_same(
                    &cut[..kept],
                    &whole[..kept],
                    &format!("{kind:?} cut at {end}"),
                );
            }
        }
    }

    /// Bytes of a game that must be there to know that it begins: its first tag, if no blank line says it.
    fn next_begins(next: &Written) -> usize {
        if next.joined {
            "% [Board \"99\"]\r\n[Board \"36\"]".len()
        } else {
            0
        }
    }

    #[test]
    fn damaged_bytes_cost_no_panic_and_no_byte_is_lost() {
        let (mut scratch, options) = (Scratch::default(), Options::default());
        for seed in 0..300 {
            let text = damage(&styled(seed, 8), &mut stream(seed));
            let mut read = 0;
            let mut carry = Carry::default();
            for game in pbn::games(&text) {
                assert_eq!(game.record.start, read, "seed {seed}");
                assert!(game.span.start >= read && game.span.end == game.record.end);
                let tokens = game.calls.iter().map(|call| call.at);
                let tokens = tokens.chain(game.cards(&text).map(|card| card.at));
                let spans = game.tags.iter().map(|tag| tag.value);
                let spans = spans.chain(game.faults.iter().map(|fault| fault.span));
                let places = tokens.chain(spans.flat_map(|span| [span.start, span.end]));
                for place in places {
                    assert!(
                        read <= place && place <= game.record.end,
                        "seed {seed}: {place}"
                    );
                }
                read = game.record.end;
                let mut board = Board::default();
                board::read(&game, &text, &carry, &mut board);
                if let Ok(table) = Premises::of(&board).table() {
                    let setting = pbn_audit::replay::Setting {
                        deal: board.deal.value().copied(),
                        trump: table.strain.suit(),
                        leader: table.leader,
                    };
                    drop(Replay::of(&setting, &board.play.table));
                }
                let record = (&game, &text[..], Charset::Unstated);
                scratch.audit(&options, record, &carry, |_, findings| {
                    for finding in findings {
                        let (code, span) = (finding.check.code, finding.span);
                        let is_inside =
                            game.record.start <= span.start && span.end <= game.record.end;
                        assert!(
                            is_inside,
                            "seed {seed}: {code} at {span:?} of {:?}",
                            game.record
                        );
                    }
                });
                carry.absorb(&game, &text);
            }
        }
    }

    /// Replaces, takes out, puts in and doubles some bytes.
    fn damage(text: &[u8], rng: &mut Stream) -> Vec<u8> {
        const BYTES: &[u8] = b"[]{}\";%#^*+-=$!?\\\r\n \tNSHDCAKQJT98765432\0\x80\xff";
        let mut text = text.to_vec();
        for _ in 0..rng.random_range(1..60) {
            let at = rng.random_range(0..text.len());
            let byte = one(BYTES, rng);
            match rng.random_range(0..4) {
                0 => text[at] = byte,
                1 => drop(text.remove(at)),
                2 => text.insert(at, byte),
                _ => {
                    let end = (at + rng.random_range(1..300)).min(text.len());
                    let piece = text[at..end].to_vec();
                    let to = rng.random_range(0..text.len());
                    text.splice(to..to, piece);
                }
            }
        }
        text
    }

    fn compare(game: &Game, text: &[u8], expected: &Written) {
        let faults: Vec<_> = game.faults.iter().map(|fault| fault.kind).collect();
        let joined = expected.joined.then_some(FaultKind::NoBlankLine);
        assert_eq!(faults, Vec::from_iter(joined));
        let tags = tags(game, text);
        let tags = tags.iter().filter(|tag| !tag.starts_with("Note: "));
        let written = expected.tags.iter();
        let written = written.map(|(name, value)| format!("{name}: {}", value.escape_ascii()));
        assert_eq!(
            tags.cloned().collect::<Vec<_>>(),
            written.collect::<Vec<_>>()
        );
    }

    fn compare_boards(board: &Board, expected: &DealtBoard) {
        assert_eq!(board.deal.value(), Some(&expected.deal));
        assert_eq!(board.dealer.value(), Some(&expected.dealer));
        assert_eq!(board.vulnerable.value(), Some(&expected.vulnerable));
        let premises = Premises::of(board);
        assert_eq!(premises.full_contract(), Some(expected.contract));
        assert_eq!(premises.declarer(), Some(expected.declarer));
        assert_eq!(premises.final_result(), Some(expected.result));
        assert_eq!(board.play.table, expected.record);
        assert_eq!(board.unread, []);
        for (row, column, card) in expected.record.cards() {
            let at = board.play.offset(row, column);
            assert_eq!(board.play.place_of(card), Some(at), "{}", Spelled(card));
        }
    }
}

mod splitting {
    use super::*;
    use pbn_audit::pbn::{Cut, Opening};
    use std::collections::BTreeMap;

    /// Where to cut, and how the part behind each cut begins.
    type Cuts = BTreeMap<usize, Opening>;

    /// How much text [`pbn::split`] needs behind a cut where no brace follows.
    const HORIZON: usize = 64 * 1024;

    #[test]
    fn parts_read_on_their_own_are_the_games_of_the_whole() {
        for (kind, line_end) in STYLES {
            let (text, _) = Writer::new(kind, line_end, 21).bytes(200_000);
            let cuts = cuts(&text, (0..text.len()).step_by(499));
            assert!(cuts.len() > 20, "{kind:?}: only {} cuts", cuts.len());
            compare(&text, &cuts, &format!("{kind:?}"));
        }
    }

    #[test]
    fn a_text_without_blank_lines_or_with_line_ends_of_any_form_can_be_split() {
        for (kind, this, that, least) in [
            (Kind::Lean, "\n\n", "\n", 6),
            (Kind::Full, "\n", "\r", 1),
            (Kind::Full, "\n", "\r\r\n", 1),
            (Kind::Full, "\n", "\n\r", 1),
        ] {
            let (text, _) = Writer::new(kind, LineEnd::Lf, 23).bytes(100_000);
            let text = String::from_utf8(text).unwrap().replace(this, that);
            let cuts = cuts(text.as_bytes(), (0..text.len()).step_by(499));
            assert!(cuts.len() >= least, "{that:?}: only {} cuts", cuts.len());
            compare(text.as_bytes(), &cuts, &format!("{that:?}"));
        }
    }

    #[test]
    fn a_damaged_text_is_split_as_it_is_read() {
        for seed in 0..12 {
            let (kind, line_end) = STYLES[usize::try_from(seed % 4).unwrap()];
            let (mut text, _) = Writer::new(kind, line_end, seed).bytes(90_000);
            let mut rng = stream(seed);
            for _ in 0..60 {
                let at = rng.random_range(0..text.len() - HORIZON);
                text[at] = b"{}[\"\n%;"[rng.random_range(0..7)];
            }
            let cuts = cuts(&text, (0..text.len()).step_by(199));
            compare(&text, &cuts, &format!("seed {seed}"));
        }
    }

    /// Games that hold a trap for a reader who begins in the middle.
    pub(super) const TRAPS: &[&str] = &[
        "[Event \"a\"]\n{no game:\n\n[Event \"inside\"]\n[Board \"1\"]\n\n[Event \"inside\"]\n}\n[Board \"1\"]\n",
        "[Event \"a\"]\n{no brace behind this\n\n[Event \"b\"]\n[Board \"1\"]\n",
        "[Event \"a\"]\n{no brace behind this\n\n[Event \"b\"]\n{c}\n[Board \"1\"]\n",
        "[Event \"a\"]\n{no brace behind this\n \t\n[Event \"b\"]\n[Board \"1\"]\n",
        "[Event \"a\"]\n{one { and\n \t\n[Event \"inside\"]\n}\n[Board \"1\"]\n",
        "[Event \"a\"]\n; no comment {\n\n[Event \"b\"]\n; none }\n[Board \"1\"]\n",
        "[Event \"a {\"]\n\n[Event \"b }\"]\n\n[Event \"c\"]\n",
        "% {\n[Event \"a\"]\n\n[Event \"b\"]\n% }\n\n[Event \"c\"]\n",
        "[Event \"a\"]\n\nstray text\n\n[Event \"b\"]\n\n{comment}\n\n[Event \"c\"]\n\n% escape\n\n[Event \"d\"]\n",
        "[Event \"a\"]\n\n{comment\n\n[Event \"inside\"]\n}\n\n[Event \"c\"]\n\n} stray\n\n[Event \"d\"]\n",
        "[ScoreTable \"a\"]\n{ 1 [\n\n[Event \"b\"]\n1 }\n\n[Event \"c\"]\n",
        "[OptimumResultTable \"a\"]\n1 2\n% [Event \"none\"]\n3 4\n% {\n[Event \"b\"]\n\n% }\n[Event \"c\"]\n",
        "[Event \"a\"]\n[Event\n\"b\"]\n\n[Event\n\n[Event \"c\"]\n\n  [Event \"d\"] [Site \"d\"]\n",
        "[Event \"a\"]\n[Play \"N\"]\nSA\n[Event \"b\"]\n[Play \"N\"]\nSA\n[Event \"c\"]\n\n[Event \"d\"]\n",
        "[Event \"a\"]\n\n[x]\n\n[Event]\n\n[Event \"b]\n\n[Event b]\n\n[Event \"c\"\n\n[Event \"d\"]\n",
    ];

    /// Events that stand on their own before a board, and some that do not belong to one.
    const HEADINGS: &[&str] = &[
        "[Event \"a\"]\n\n[Board \"1\"]\n[Site \"b\"]\n\n[Event \"c\"]\n[Site \"d\"]\n\n \n[Board \"2\"]\n\n[Board \"3\"]\n",
        "[Event \"a\"]\n\n[Board \"1\"]\n[Event \"b\"]\n[Play \"N\"]\nSA\n\n[Event \"c\"]\n\n[Event \"d\"]\n\n[Board \"1\"]\n",
        "[Event \"a\"]\n\x0b\n[Board \"1\"]\n\n[Event \"b\"]\n{c}\n\n[Board \"2\"]\n\n[Event \"d\"]\n\n{e}\n[Board \"3\"]\n",
        "[Event \"a\"]\n\n[Board \"1\"]\n[Play \"N\"]\nSA\n[Event \"b\"]\n[Board \"2\"]\n[Play \"N\"]\nSA\n",
    ];

    #[test]
    fn a_cut_at_every_byte_of_a_trap_is_right() {
        let (before, _) = Writer::new(Kind::Lean, LineEnd::Lf, 31).text(2);
        let (behind, _) = Writer::new(Kind::Lean, LineEnd::Lf, 32).bytes(HORIZON + 2000);
        for trap in TRAPS.iter().chain(HEADINGS) {
            for (from, to) in [("\n", "\n"), ("\n", "\r\n"), ("\n", "\r")] {
                let trap = trap.replace(from, to).into_bytes();
                let text = [&before, &b"\n"[..], &trap, b"\n", &behind].concat();
                let near = before.len() + trap.len() + 1500;
                let lengths = (0..near).chain(HORIZON..near + HORIZON);
                let cuts = cuts(&text, lengths);
                assert!(cuts.len() > 1, "{} cuts", cuts.len());
                compare(&text, &cuts, &trap.escape_ascii().to_string());
            }
        }
    }

    /// Lines and pieces of lines of which anything can be made, between bars; a slash is a line end, a wave a tab.
    const PIECES: &str = r#"
        /|/|/| ~/|[Event "a"]/|[Event "b"]/|[Board "1"]/|[Site "}"]/|[Site "{"]/|[Site "/|[Site/
        [Play "N"]/SA/|[ScoreTable "a"]/1 [/|{|{|}/|}|; {/|; }/|% }/|% {/|%/|% EXPORT/|% PBN 1.0/|% PBN 2.1/
        stray/|x| |[|]/|""#;

    pub(super) fn piece(rng: &mut Stream) -> String {
        let lines = PIECES.trim().lines();
        let pieces: Vec<_> = lines.flat_map(|it| it.trim_start().split('|')).collect();
        one(&pieces, rng).replace('/', "\n").replace('~', "\t")
    }

    #[test]
    fn a_text_of_any_pieces_is_split_as_it_is_read() {
        let behind = format!("\n% {}\n\n[Event \"end\"]\n", "x".repeat(HORIZON));
        for seed in 0..300 {
            let mut rng = stream(seed);
            let pieces = 0..rng.random_range(5..40);
            let mut text: String = pieces.map(|_| piece(&mut rng)).collect();
            let near = text.len();
            let lengths = (0..near).chain(HORIZON..near + HORIZON);
            let how = format!("seed {seed}: {}", text.escape_debug());
            text.push_str(&behind);
            let cuts = cuts(text.as_bytes(), lengths);
            compare(text.as_bytes(), &cuts, &how);
        }
    }

    #[test]
    fn inheritance_reaches_over_a_cut() {
        let (text, written) = Writer::new(Kind::Nasty, LineEnd::CrLf, 41).bytes(150_000);
        let whole = events(&[(&text, Opening::Regular)]);
        let cuts = cuts(&text, (0..text.len()).step_by(997));
        assert_eq!(whole.len(), written.len());
        assert_eq!(events(&parts(&text, &cuts)), whole);
    }

    /// What each game of some parts has as Event and Site, with what it inherits.
    fn events(parts: &[(&[u8], Opening)]) -> Vec<[Option<Vec<u8>>; 2]> {
        let mut carry = Carry::default();
        let mut events = Vec::new();
        for (text, _) in parts {
            for game in pbn::games(text) {
                let value = |name| carry.value(name, &game, text).map(<[u8]>::to_vec);
                events.push([TagName::Event, TagName::Site].map(value));
                carry.absorb(&game, text);
            }
            carry = carry.detached(text);
        }
        events
    }

    /// Every cut that is given for the heads of a text of these lengths.
    fn cuts(text: &[u8], lengths: impl Iterator<Item = usize>) -> Cuts {
        let mut cuts = Cuts::new();
        for length in lengths {
            let Some(Cut { at, opening }) = pbn::split(&text[..length]) else {
                continue;
            };
            assert!(at > 0 && at <= length, "a cut at {at} of {length}");
            let before = cuts.insert(at, opening);
            assert!(before.is_none_or(|it| it == opening), "{at}: {opening:?}");
        }
        cuts
    }

    fn parts<'a>(text: &'a [u8], cuts: &Cuts) -> Vec<(&'a [u8], Opening)> {
        let from = std::iter::once((0, Opening::Regular));
        let from = from.chain(cuts.iter().map(|(at, opening)| (*at, *opening)));
        let to = cuts.keys().copied().chain([text.len()]);
        let parts = from
            .zip(to)
            .map(|((from, opening), to)| (&text[from..to], opening));
        parts.collect()
    }

    fn compare(text: &[u8], cuts: &Cuts, how: &str) {
        let parts = parts(text, cuts)
            .into_iter()
            .flat_map(|(part, opening)| described_from(Reader::new(part).beginning(opening), part));
        assert_same(&parts.collect::<Vec<_>>(), &described(text), how);
    }
}

mod parts {
    use super::splitting::{TRAPS, piece};
    use super::*;
    use pbn_audit::audit::{self, At, Collector, FileTally, Halt, How, Places, Reporter, Slips};
    use pbn_audit::checks::{Case, CrossBoard, Finding};
    use pbn_audit::source::Input;
    use rand::seq::SliceRandom;
    use std::fs;
    use std::io;
    use std::path::{Path, PathBuf};

    /// All that a run hands on, in order, a line each, with lines and games counted from the beginning of the file.
    #[derive(Default)]
    struct Record {
        lines: Vec<String>,
        is_alone: bool,
    }

    fn line(case: &Case<'_>, finding: &Finding) -> String {
        let from = i64::from(finding.span.start) - i64::from(case.record.span().start);
        let finding = finding.whole(case);
        let (code, message) = (finding.check.code, &finding.text());
        format!("{from} {code} {message} {:?}", finding.notes)
    }

    /// Keeps all that is reported of boards by themselves, as they are read, or of all when everything is known.
    struct All {
        is_alone: bool,
    }

    impl Collector for All {
        type Part = Vec<(At, String)>;
        type Noted = (At, String);

        fn is_alone(&self) -> bool {
            self.is_alone
        }

        fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, findings: &[Finding]) {
            let is_alone = case.cross_board == CrossBoard::default();
            let stands = if is_alone { "" } else { " among others" };
            part.push((at, format!("a game{stands}")));
            part.extend(findings.iter().map(|it| (at, line(case, it))));
        }

        fn noted(&self, at: At, case: &Case<'_>, finding: &Finding) -> Self::Noted {
            (at, line(case, finding))
        }
    }

    impl Reporter for Record {
        type Collector = All;

        fn collector(&self) -> All {
            let is_alone = self.is_alone;
            All { is_alone }
        }

        fn part(&mut self, _: &str, before: At, part: Vec<(At, String)>) -> io::Result<()> {
            let described = part.into_iter().map(|(at, described)| {
                let (game, line) = (before.game + at.game, before.line + at.line);
                format!("game {game} line {line}: {described}")
            });
            self.lines.extend(described);
            Ok(())
        }

        fn file_wide(
            &mut self,
            file: &str,
            before: At,
            (at, described): (At, String),
            Places { times, lines }: &Places,
        ) -> io::Result<()> {
            self.part(
                file,
                before,
                vec![(at, format!("{described} {times} times {lines:?}"))],
            )
        }

        fn file(&mut self, file: &FileTally) -> io::Result<()> {
            self.lines.push(format!("{file:?}"));
            Ok(())
        }
    }

    #[test]
    fn an_event_on_its_own_belongs_to_its_board_wherever_a_file_is_cut() {
        let board = |number: usize| {
            let own = ["", "[Event \"own\"]\n"][number % 7 / 6];
            let text = "x".repeat(number % 500);
            format!("[Event \"{number}\"]\n\n[Board \"{number}\"]\n{own}{{{text}}}\n\n")
        };
        let boards: String = (1..1000).map(board).collect();
        let file = Whole::new(boards.as_bytes());
        let games = file.described.iter().filter(|it| it.contains(": a game"));
        assert_eq!(games.count(), 999 + 999 / 7);
        for part in [1, 7000, 30_000, 65_000] {
            file.compare(part, 2);
        }
    }

    #[test]
    fn parts_of_any_size_say_what_one_reading_says() {
        for seed in 0..10 {
            let mut rng = stream(seed);
            let file = Whole::new(&anything(&mut rng));
            assert!(file.described.len() > 300, "{} lines", file.described.len());
            for _ in 0..4 {
                file.compare(rng.random_range(1..100_000), rng.random_range(1..4));
            }
        }
    }

    /// Each board once: what is said of it when it is read by itself.
    fn by_itself(lines: &[String]) -> Vec<(&str, Vec<&str>)> {
        let mut boards: Vec<(&str, Vec<&str>)> = Vec::new();
        let lines = lines.iter().filter_map(|line| line.split_once(": "));
        for (place, said) in lines.filter(|(place, _)| place.starts_with("game ")) {
            match boards.last_mut().filter(|(last, _)| *last == place) {
                Some((_, all)) => all.push(said),
                None if said.starts_with("a game") => boards.push((place, vec![said])),
                None => (), // what the file does again and again
            }
        }
        boards
    }

    /// A board that is read once more from its own place is the board that was read in its turn.
    #[test]
    fn a_board_is_the_same_when_it_is_read_once_more() {
        let mut compared = 0;
        let mut texts: Vec<_> = (0..6).map(|seed| anything(&mut stream(seed))).collect();
        texts.extend((0..2).map(|seed| doubtful_boards(&mut stream(seed))));
        for text in texts {
            let file = tempfile::NamedTempFile::new().expect("a file of its own");
            fs::write(file.path(), text).expect("room for it");
            for part in [0, 20_000] {
                let how = How {
                    part,
                    jobs: 2,
                    ..How::default()
                };
                let [alone, again] = [true, false].map(|is_alone| {
                    let mut record = Record {
                        is_alone,
                        ..Record::default()
                    };
                    run(&[(file.path(), "any.pbn")], how, &mut record);
                    record.lines
                });
                let (alone, again) = (by_itself(&alone), by_itself(&again));
                assert_eq!(alone.len(), again.len());
                for (alone, again) in alone.iter().zip(&again) {
                    if again.1[0] == "a game" {
                        assert_eq!(alone, again);
                        compared += 1;
                    }
                }
            }
        }
        assert!(compared > 2000, "{compared}");
    }

    /// What is said of the boards of each file.
    fn by_file(lines: &[String]) -> Vec<Vec<String>> {
        let files = lines.split_inclusive(|line| line.starts_with("FileTally"));
        let mut files: Vec<_> = files.map(<[String]>::to_vec).collect();
        files.sort_by_key(|lines| lines.last().cloned());
        files
    }

    /// Other tables of a board may be in files before and behind.
    #[test]
    fn what_is_said_does_not_hang_on_the_order_of_the_files() {
        let folder = tempfile::tempdir().expect("a folder");
        let names: Vec<_> = (0..8).map(|number| format!("{number}.pbn")).collect();
        for (seed, name) in (0..).zip(&names) {
            let mut text = odd_boards(&mut stream(seed));
            text.truncate(60_000);
            fs::write(folder.path().join(name), text).expect("room for it");
        }
        let mut rng = stream(1);
        let mut order: Vec<_> = names.iter().collect();
        let mut said = None;
        for round in 0..6 {
            let paths: Vec<_> = order.iter().map(|name| folder.path().join(name)).collect();
            let inputs: Vec<_> = paths
                .iter()
                .map(PathBuf::as_path)
                .zip(order.iter().map(|it| &***it))
                .collect();
            let mut record = Record::default();
            let part = [0, 1000, 30_000][round % 3];
            run(
                &inputs,
                How {
                    part,
                    jobs: 1 + round % 3,
                    traces: if round % 2 == 0 { 0 } else { 4096 },
                },
                &mut record,
            );
            let now = by_file(&record.lines);
            assert!(now.iter().flatten().any(|it| it.contains("C108")));
            assert_eq!(said.get_or_insert_with(|| now.clone()), &now, "{order:?}");
            order.shuffle(&mut rng);
        }
    }

    /// Boards of which only others show how they were meant: their numbers, their first passes, their deals at other tables.
    fn odd_boards(rng: &mut Stream) -> Vec<u8> {
        const DEALS: [&str; 3] = [
            "N:KJ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 Q53.J54.95.T9742",
            "E:KJ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 Q53.J54.95.T9742",
            "N:KQ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 J53.J54.95.T9742",
        ];
        let mut text = String::new();
        let mut odd = 0;
        while text.len() < 900_000 {
            if rng.random_ratio(1, 40) {
                odd = rng.random_range(0..4); // from here on as many of four are odd
            }
            let is_odd = |rng: &mut Stream| rng.random_range(0..4) < odd;
            let set = rng.random_range(0..200);
            let deal = DEALS[if is_odd(rng) {
                rng.random_range(1..3)
            } else {
                0
            }];
            let dealer = if is_odd(rng) { "W" } else { "N" };
            let comment = "x".repeat(rng.random_range(0..3000));
            let head = format!("[Event \"{set}\"]\n[Board \"1\"]\n[Dealer \"{dealer}\"]\n");
            let rest = format!("[Vulnerable \"None\"]\n[Deal \"{deal}\"]\n{{{comment}}}\n\n");
            text.extend([head, rest]);
        }
        text.into_bytes()
    }

    /// Boards of which only others show what is wrong: runs of deals that were not played, of cards that were filled in, and of
    /// results that cannot be.
    fn doubtful_boards(rng: &mut Stream) -> Vec<u8> {
        let (mut text, mut kind) = (Vec::new(), 0);
        let mut writer = Writer::new(Kind::Lean, LineEnd::Lf, 1);
        while text.len() < 700_000 {
            if rng.random_ratio(1, 60) {
                kind = rng.random_range(0..5); // from here on this is often wrong
            }
            let mut board = DealtBoard::deal(rng.random_range(1..33), rng);
            match kind {
                1 if rng.random_ratio(2, 3) => board.take_deal(DealtBoard::deal(1, rng).deal),
                2 if rng.random_ratio(1, 3) => {
                    let _ = board.write_another_suit(rng);
                    let _ = board.revoke(rng);
                    let _ = board.write_another_suit(rng);
                }
                3 => board.result = (board.result + 1) % 14,
                _ => (),
            }
            writer.write_board(board, &mut text);
        }
        text
    }

    /// What a file does to many of its boards is judged by its bytes, too.
    #[test]
    fn causes_do_not_hang_on_the_parts() {
        let mut explained = 0;
        for seed in 0..3 {
            let file = Whole::new(&doubtful_boards(&mut stream(seed)));
            let has_cause = |it: &&String| it.contains("topic: Cause");
            let (many, all) = (
                file.described.iter().filter(has_cause).count(),
                file.described.len(),
            );
            assert!(many * 2 < all, "{many} of {all}");
            explained += many;
            for (part, jobs) in [(1, 2), (20_000, 1), (256 << 10, 1), (400_000, 2)] {
                file.compare(part, jobs);
            }
        }
        assert!(explained > 100, "{explained}");
    }

    /// What a file does again and again is judged by its bytes, and not by the parts in which it is read.
    #[test]
    fn what_only_many_boards_show_does_not_hang_on_the_parts() {
        let mut described = [[0; 2]; 2];
        for seed in 0..6 {
            let file = Whole::new(&odd_boards(&mut stream(seed)));
            for (code, [single, together]) in ["C107", "C108"].iter().zip(&mut described) {
                let of_code = file.described.iter().filter(|it| it.contains(code));
                let times = of_code.clone().filter(|it| it.contains(" times ["));
                *together += times.clone().count();
                *single += of_code.count() - times.count();
            }
            for (part, jobs) in [
                (1, 2),
                (20_000, 1),
                (46_644, 3),
                (256 << 10, 1),
                (400_000, 2),
            ] {
                file.compare(part, jobs);
            }
        }
        assert!(
            described.as_flattened().iter().all(|count| *count > 0),
            "{described:?}"
        );
    }

    /// What lies between two games belongs to the second, wherever the file is cut.
    #[test]
    fn what_is_counted_over_a_file_does_not_hang_on_its_parts() {
        let between = [
            "\n",
            "\r\n",
            "\r",
            " \t\n",
            "\n\r\n",
            "\r\n \n",
            "\0\n",
            "\x0b\r\n",
            "\0\nstray\n\0\n",
        ];
        for seed in 0..4 {
            let mut rng = stream(seed);
            let styles = STYLES.map(|(kind, end)| Writer::new(kind, end, seed).text(100));
            let mut text = b"% EXPORT\r\n".to_vec();
            while text.len() < 500_000 {
                let (written, games) = &styles[rng.random_range(0..STYLES.len())];
                let game = &games[rng.random_range(1..games.len())];
                text.extend(&written[game.bytes.clone()]);
                text.extend(one(&between, &mut rng).bytes());
                text.extend(["", "", "  ", &" ".repeat(300)][rng.random_range(0..4)].bytes());
            }
            let file = Whole::new(&text);
            let counts = file.described.iter().filter(|it| it.contains(" times ["));
            assert!(counts.count() > 8, "{:?}", file.described);
            for part in [1, 20_000, 50_000, 100_000, 200_000] {
                file.compare(part, 2);
            }
        }
    }

    /// A game of any length up to the limit is one game. A longer one is cut at one place, which is reported, and nothing
    /// behind it is lost.
    #[test]
    fn a_game_that_is_too_long_is_cut_at_one_place() {
        const LIMIT: usize = 2 << 20;
        let others = Writer::new(Kind::Lean, LineEnd::Lf, 9).text(200).0;
        for (opens, line, closes) in [
            ("{", "a remark of some length\r\n", "}\r\n"),
            ("[ScoreTable \"Rank;Pair\"]\n", "1 2\n", ""),
            ("{", "no line end ", "}\n"),
            ("", "\0\0\0\0", "[Site \"behind a hole\"]\n"),
        ] {
            for (length, is_cut) in [(LIMIT - 1000, false), (LIMIT + 200_000, true)] {
                let long = line.repeat(length / line.len());
                let game = format!("\n[Board \"5\"]\n{opens}{long}{closes}\n");
                let file = Whole::new(&[&others, game.as_bytes(), &others].concat());
                let described =
                    |what: &str| file.described.iter().filter(|it| it.contains(what)).count();
                let how = format!("{opens:?} {line:?} {length}");
                let more = usize::from(is_cut && closes.starts_with('['));
                assert_eq!(described("a game"), 401 + more, "{how}");
                let cuts: Vec<_> = file
                    .described
                    .iter()
                    .filter(|it| it.contains("S112"))
                    .collect();
                assert_eq!(cuts.len(), usize::from(is_cut), "{how}");
                for cut in cuts {
                    let (game, from) = cut.split_once(": ").unwrap();
                    assert!(game.starts_with("game 201 line "), "{cut}");
                    let from: usize = from.split(' ').next().unwrap().parse().unwrap();
                    assert!((LIMIT - 100..=LIMIT).contains(&from), "{cut}");
                }
                for part in [1, 300_000] {
                    file.compare(part, 2);
                }
            }
        }
    }

    /// Text that belongs to no game is reported with the game behind it, and at the end of a file with the last one.
    #[test]
    fn text_outside_every_game_is_told_wherever_a_file_is_cut() {
        let games = Writer::new(Kind::Lean, LineEnd::CrLf, 3).bytes(150_000).0;
        let stray = "\r\nnot a word of this is PBN\r\n".repeat(10_000);
        for text in [
            [&games, stray.as_bytes()].concat(),
            [&games, stray.as_bytes(), b"\r\n", &games].concat(),
        ] {
            let file = Whole::new(&text);
            let described = file.described.iter().filter(|it| it.contains(" S101 "));
            assert_eq!(described.count(), 3);
            for part in [1, 100_000, 200_000] {
                file.compare(part, 2);
            }
        }
    }

    /// A game that goes on and on costs a time that grows with its length: with the square of it, this test would not end
    /// while anybody waits.
    #[test]
    fn a_game_of_nothing_but_signs_is_read_in_one_pass() {
        let table = "[ScoreTable \"Rank;Pair\"]\n1 ";
        for (head, sign) in [
            ("", "%\n\n"),
            ("", "%"),
            ("[Auction \"N\"]\n", "=1="),
            ("[Auction \"N\"]\n1C ", "! "),
            ("[Auction \"N\"]\n1C ", "$1"),
            ("[Play \"N\"]\n", "=1="),
            ("[Play \"N\"]\n", "^R"),
            (table, "1 "),
            (table, "\"\" "),
            (table, "[a "),
            (table, "\"[a\" "),
            (table, "{"),
            ("", "[\n"),
            ("", "[Site \"\n"),
            ("{", "\n\n[Site \""),
            ("[Event \"", "\\"),
        ] {
            let signs = sign.repeat(250_000 / sign.len());
            let file = Whole::new(format!("[Board \"1\"]\n{head}{signs}\n").as_bytes());
            assert!(!file.described.is_empty(), "{head:?} {sign:?}");
        }
    }

    /// A file, and its report when it is read as one part.
    struct Whole {
        file: tempfile::NamedTempFile,
        described: Vec<String>,
    }

    impl Whole {
        fn new(text: &[u8]) -> Self {
            let file = tempfile::NamedTempFile::new().expect("a file of its own");
            fs::write(file.path(), text).expect("room for it");
            let how = How {
                part: text.len(),
                ..How::default()
            };
            let described = record(file.path(), how);
            Self { file, described }
        }

        /// Checks that the report is the same when it is read in parts of this size.
        fn compare(&self, part: usize, jobs: usize) {
            let how = How {
                part,
                jobs,
                ..How::default()
            };
            let parts = record(self.file.path(), how);
            let differs = parts
                .iter()
                .zip(&self.described)
                .position(|(one, other)| one != other);
            let [one, other] = [&parts, &self.described].map(|it| differs.map(|at| &it[at]));
            assert_eq!(one, other, "{how:?}");
            assert_eq!(parts.len(), self.described.len(), "{how:?}");
        }
    }

    /// Boards in every manner of writing, and between them what makes a reader who begins in the middle go wrong.
    fn anything(rng: &mut Stream) -> Vec<u8> {
        let heads = ["", "% EXPORT\n", "% PBN 1.0\r\n% EXPORT\r\n"];
        let mut text = heads[rng.random_range(0..heads.len())].as_bytes().to_vec();
        while text.len() < 300_000 {
            let (kind, line_end) = one(&STYLES, rng);
            let boards = rng.random_range(1..12);
            text.extend(Writer::new(kind, line_end, rng.random()).text(boards).0);
            text.extend_from_slice(["\n", "\r\n", "", "\n\n"][rng.random_range(0..4)].as_bytes());
            text.extend_from_slice(one(TRAPS, rng).as_bytes());
            for _ in 0..rng.random_range(0..8) {
                text.extend(piece(rng).bytes());
            }
        }
        text
    }

    fn record(path: &Path, how: How) -> Vec<String> {
        let mut record = Record::default();
        run(&[(path, "any.pbn")], how, &mut record);
        record.lines
    }

    /// Audits some files under these names.
    fn run(files: &[(&Path, &str)], how: How, record: &mut Record) {
        let inputs = files
            .iter()
            .map(|(path, name)| (Input::File(path.to_path_buf()), (*name).to_owned()));
        audit::run(
            inputs,
            &Options::default(),
            &Slips::default(),
            how,
            record,
            &(),
            &Halt::new(),
        )
        .expect("a record takes everything");
    }
}

mod sentences {
    use super::*;

    /// Values that leave something open, or contradict the rest of a record; each tag may be empty, too.
    const VALUES: &str = "
        Board | ? | 0 | 12a
        Date | 1986.01.01 | 2024.13.01
        Dealer | ? | N | Q
        Vulnerable | ? | All | nobody
        Deal | ? | N:- - - - | N:A... K... Q... J... | x
        Scoring | IMP | Rubber
        Declarer | ? | N | ^N | Q
        Contract | ? | Pass | 3NT | 7SXX | NT | Z
        Result | ? | 0 | 7 | ^8 | NS 7 | NS 7 EW 4 | EW 9 NS 4 | 14
        Score | ? | 0 | 420 | NS 420 | EW 50 | NS 50 EW 50
        Auction | N | ?
        Play | ? | N | E";

    /// A record with other values for some of its tags, or without them.
    fn with_other_values(text: &str, rng: &mut Stream) -> String {
        let mut changed = String::new();
        for line in text.lines() {
            let mut rows = VALUES
                .trim()
                .lines()
                .map(|row| row.trim().split_once(" | "));
            let of_tag = rows
                .find_map(|row| row.filter(|(name, _)| line.starts_with(&format!("[{name} \""))));
            match of_tag {
                Some(_) if rng.random_ratio(1, 10) => continue,
                Some((name, values)) if rng.random_ratio(1, 4) => {
                    let values: Vec<_> = [""].into_iter().chain(values.split(" | ")).collect();
                    changed.extend(["[", name, " \"", one(&values, rng), "\"]"]);
                }
                _ => changed += line,
            }
            changed.push('\n');
        }
        changed
    }

    /// Whether words read as a whole, and not as if something had been left out of them.
    fn is_whole(words: &str) -> bool {
        let gaps = ["  ", " ,", " ;", " :", " .", "()", "( ", " )", ", ,"];
        let open = [
            ",", ":", " a", " an", " the", " was", " of", " by", " to", " and", " but",
        ];
        !words.is_empty()
            && words.trim() == words
            && gaps.iter().all(|gap| !words.contains(gap))
            && open.iter().all(|end| !words.ends_with(end))
    }

    #[test]
    fn nothing_that_is_said_breaks_off() {
        let (mut scratch, options) = (Scratch::default(), Options::default());
        let mut said = 0;
        for seed in 0..4000 {
            let mut rng = stream(seed);
            let kind = [Kind::Full, Kind::Lean][rng.random_range(0..2)];
            let (text, _) = Writer::new(kind, LineEnd::Lf, seed).text(1);
            let text = with_other_values(str::from_utf8(&text).expect("ASCII"), &mut rng);
            let Some(game) = pbn::games(text.as_bytes()).next() else {
                continue;
            };
            let record = (&game, text.as_bytes(), Charset::Unstated);
            scratch.audit(&options, record, &Carry::default(), |case, findings| {
                for finding in findings {
                    let finding = finding.whole(case);
                    let notes = finding.notes.iter().map(|note| &note.text);
                    let proof = finding.proof.iter().map(|it| &it.text);
                    let all = notes
                        .chain(proof)
                        .chain(&finding.label)
                        .chain([&finding.message]);
                    for message in all {
                        let said_of_it = Words::of_findings(Language::English).sentence(message);
                        assert!(is_whole(&said_of_it), "seed {seed}: {said_of_it:?}\n{text}");
                        said += 1;
                    }
                }
            });
        }
        assert!(said > 10_000, "{said}");
    }
}
