//! What must hold for every ruling, tried on dealt boards with one to four revokes. Each property names the seed of a
//! board that breaks it.

use crate::support::{DealtBoard, RngExt, Seed, Stream, stream};
use pbn_audit::bridge::{BySeat, Deal, Seat, Side, Table, Turn, after, side};
use pbn_audit::laws::{
    EDITIONS, Edition, Established, Fact, Facts, LAWS_1997, RevokeRuling, Ruling, rule,
};
use pbn_audit::replay::{Replay, Setting};

/// A board with revokes, and its replay.
struct Case {
    board: DealtBoard,
    replay: Replay,
}

impl Case {
    /// A dealt board with so many revokes, if it comes to as many.
    fn of(revokes: usize, rng: &mut Stream) -> Option<Self> {
        let mut board = DealtBoard::deal(1, rng);
        for _ in 0..revokes {
            board.revoke(rng)?;
        }
        Some(Self {
            replay: Replay::of(&board.setting(), &board.record),
            board,
        })
    }

    fn rule(&self, year: &'static Edition) -> Ruling {
        let mut facts = Facts::of_record(self.board.declarer);
        facts.stated = Some(self.board.result);
        rule(year, &self.replay, &facts)
    }

    /// Tricks that a side won at the table from this one on.
    fn won_from(&self, first: u8, by: Side) -> u8 {
        let tricks = self.board.tricks[usize::from(first) - 1..].iter();
        let won = tricks.filter(|trick| side(trick.winner) == by);
        u8::try_from(won.count()).unwrap()
    }

    /// The revokes of a side with their rulings.
    fn revokes_of<'a>(&'a self, ruling: &'a Ruling, by: Side) -> Vec<(u8, &'a RevokeRuling)> {
        let turns = self.board.revokes.iter().map(|turn| turn.trick);
        let pairs = turns.zip(&ruling.revokes);
        pairs.filter(|(_, ruled)| ruled.side == by).collect()
    }
}

/// Tries a property on dealt boards with one to four revokes, each with a stream of its own.
fn for_cases(count: u64, property: impl Fn(Case, &mut Stream)) {
    let mut tried = 0;
    for seed in 0..count {
        let mut rng = stream(seed);
        let revokes = usize::try_from(seed % 4).unwrap() + 1;
        if let Some(case) = Case::of(revokes, &mut rng) {
            tried += 1;
            let on_failure = Seed(seed);
            property(case, &mut rng);
            drop(on_failure);
        }
    }
    assert!(tried > count / 2, "{tried} of {count}");
}

/// Under 2007 and 2017, where all that a revoke asks for are tricks from it on, everything is paid that can be: the
/// demands of the revokes before any trick, and what was won from there.
#[test]
fn no_trick_pays_for_a_later_revoke_and_no_more_moves_than_was_won() {
    for_cases(4000, |case, _| {
        for year in EDITIONS {
            let ruling = case.rule(year);
            assert_eq!(ruling.transfer.tricks.min, ruling.transfer.tricks.max);
            if ruling.transfer.both {
                assert_eq!(year, &LAWS_1997);
                continue;
            }
            let gains = ruling.transfer.to;
            for by in Side::ALL {
                let revokes = case.revokes_of(&ruling, by);
                let bound = |first: u8| {
                    let earlier = revokes.iter().filter(|(trick, _)| *trick < first);
                    let asked: u8 = earlier.map(|(_, ruled)| ruled.demand.max).sum();
                    let won = if first > 13 {
                        0
                    } else {
                        case.won_from(first, by)
                    };
                    asked + won
                };
                let most = (1..=14).map(bound).min().unwrap();
                let moved = if gains == Some(by.other()) {
                    ruling.transfer.tricks.max
                } else {
                    0
                };
                assert!(moved <= most, "{year} {ruling:?}");
                if year != &LAWS_1997 {
                    assert_eq!(moved, most, "{year} {ruling:?}");
                }
                if let Some((first, _)) = revokes.first() {
                    assert!(moved <= case.won_from(*first, by), "{year} {ruling:?}");
                } else {
                    assert_eq!(moved, 0, "{year} {ruling:?}");
                }
            }
        }
    });
}

/// The ruling seen by players who sit elsewhere.
fn moved(ruling: &Ruling, to: impl Fn(Seat) -> Seat) -> Ruling {
    let place = |by: Side| match by {
        Side::NorthSouth => side(to(Seat::North)),
        Side::EastWest => side(to(Seat::East)),
    };
    let mut ruling = ruling.clone();
    ruling.transfer.to = ruling.transfer.to.map(place);
    for ruled in &mut ruling.revokes {
        ruled.side = place(ruled.side);
        ruled.revoke.turn.seat = to(ruled.revoke.turn.seat);
        ruled.revoke.led_by = to(ruled.revoke.led_by);
        ruled.trick_winner = ruled.trick_winner.map(&to);
        if let Established::Yes {
            card: Some((turn, _)),
            ..
        } = &mut ruled.established
        {
            turn.seat = to(turn.seat);
        }
    }
    for remark in &mut ruling.conduct.remarks {
        if let Fact::TrickTwelve(turn) | Fact::Repeat(turn) = &mut remark.fact {
            turn.seat = to(turn.seat);
        }
    }
    ruling
}

#[test]
fn a_table_turned_round_is_ruled_on_alike() {
    for_cases(1000, |case, rng| {
        let steps = rng.random_range(1..4);
        let to = |seat| after(seat, steps);
        let from = |seat| after(seat, 4 - steps);
        let board = &case.board;
        let hands = BySeat::from_fn(|seat| Some(board.hands[from(seat)]));
        let setting = Setting {
            deal: Some(Deal::new(hands).unwrap()),
            trump: board.trump(),
            leader: to(board.leader()),
        };
        let mut table = Table::empty(to(board.leader()));
        for (Turn { trick, seat }, card) in board.turns() {
            table.put(
                Turn {
                    trick,
                    seat: to(seat),
                },
                card,
            );
        }
        let replay = Replay::of(&setting, &table);
        let mut facts = Facts::of_record(to(board.declarer));
        facts.stated = Some(case.board.result);
        for year in EDITIONS {
            let turned = rule(year, &replay, &facts);
            assert_eq!(turned, moved(&case.rule(year), to), "{year}");
        }
    });
}
