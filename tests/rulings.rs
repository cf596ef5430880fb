//! What must hold for every ruling, tried on dealt boards with one to four revokes. Each property names the seed of a
//! board that breaks it.

use crate::support::{DealtBoard, Ending, RngExt, Stream, stream};
use pbn_audit::bridge::{BySeat, Deal, Seat, Side, Table, Turn, after, side};
use pbn_audit::laws::{
    Claimed, DirectorFact, EDITIONS, Edition, Established, Fact, Facts, Grade, LAWS_1997,
    LAWS_2007, LAWS_2017, Penalty, Range, RevokeRuling, Ruling, When, contradictions, rule,
};
use pbn_audit::replay::{Irregularity, Replay, Setting};

/// A board with revokes, and its replay.
struct Case {
    board: DealtBoard,
    replay: Replay,
    /// The stated Result, and the facts of slips.
    stated: Option<u8>,
    facts: Vec<DirectorFact>,
    grades: [Grade; 52],
}

impl Case {
    /// A dealt board with so many revokes, if it comes to as many.
    fn of(revokes: usize, rng: &mut Stream) -> Option<Self> {
        let mut board = DealtBoard::deal(1, rng);
        for _ in 0..revokes {
            board.revoke(rng)?;
        }
        Some(Self::whole(board))
    }

    fn whole(board: DealtBoard) -> Self {
        Self {
            replay: Replay::of(&board.setting(), &board.record),
            stated: Some(board.result),
            board,
            facts: Vec::new(),
            grades: [Grade::Certain; 52],
        }
    }

    /// The same board of which the record ends early, and of which what the table made of the rest is stated.
    fn cut(mut self, rng: &mut Stream) -> Self {
        let last = self.board.revokes.last().unwrap().trick;
        let tricks = rng.random_range(last..=12);
        self.board.cut(4 * usize::from(tricks), Ending::Star);
        Self::whole(self.board)
    }

    fn rule(&self, year: &'static Edition) -> Ruling {
        let mut facts = Facts::of_record(self.board.declarer);
        facts.stated = self.stated;
        facts.by_director = &self.facts;
        facts.grades = self.grades;
        rule(year, &self.replay, &facts)
    }

    fn declaring(&self) -> Side {
        side(self.board.declarer)
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

/// Says which board it was when a property fails.
struct Seed(u64);

impl Drop for Seed {
    #[allow(clippy::print_stderr)] // a failing test may speak
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the board of seed {}", self.0);
        }
    }
}

fn is_within(inner: Range, outer: Range) -> bool {
    outer.min <= inner.min && inner.max <= outer.max
}

// ---- what moves -----------------------------------------------------------------------------------------------------

#[test]
fn every_revoke_of_a_whole_record_is_ruled_on_and_established() {
    for_cases(1000, |case, _| {
        for year in EDITIONS {
            let ruling = case.rule(year);
            assert_eq!(ruling.revokes.len(), case.board.revokes.len());
            assert_eq!(ruling.played, Some(case.board.result));
            for (ruled, turn) in ruling.revokes.iter().zip(&case.board.revokes) {
                let Established::Yes { by, trick, .. } = ruled.established else {
                    panic!("{ruled:?}");
                };
                assert_eq!((by, trick), ("63A1", turn.trick + 1));
                assert_eq!(ruled.side, side(turn.seat));
            }
        }
    });
}

/// And under 2007 and 2017, where all that a revoke asks for are tricks from it on, everything is paid that can be: the
/// demands of the revokes before any trick, and what was won from there.
#[test]
fn no_trick_pays_for_a_later_revoke_and_no_more_moves_than_was_won() {
    for_cases(4000, |case, _| {
        for year in EDITIONS {
            let ruling = case.rule(year);
            assert_eq!(ruling.transfer.tricks.min, ruling.transfer.tricks.max);
            if ruling.transfer.both {
                continue; // both pay: the property below
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

/// A trick that moves is lost by one side and won by the other.
#[test]
fn the_adjusted_count_is_what_was_played_and_what_moved() {
    for_cases(2000, |case, _| {
        for year in EDITIONS {
            let ruling = case.rule(year);
            let adjusted = ruling.adjusted.unwrap();
            assert_eq!(adjusted.min, adjusted.max);
            let moved = adjusted.min.abs_diff(case.board.result);
            assert_eq!(Range::exactly(moved), ruling.transfer.tricks);
            if let Some(to) = ruling.transfer.to {
                let more = adjusted.min > case.board.result;
                assert_eq!(more, to == case.declaring(), "{ruling:?}");
            }
        }
    });
}

/// Law 64B7. Under 1997 both may pay, and it must happen here.
#[test]
fn two_sides_never_both_pay_under_2007_and_2017() {
    let both = std::cell::Cell::new(0);
    for_cases(4000, |case, _| {
        for year in [&LAWS_2007, &LAWS_2017] {
            let ruling = case.rule(year);
            assert!(!ruling.transfer.both, "{year} {ruling:?}");
            let asks = |by| {
                let revokes = case.revokes_of(&ruling, by);
                revokes.iter().any(|(_, ruled)| ruled.demand.max > 0)
            };
            assert!(!Side::ALL.into_iter().all(asks), "{year} {ruling:?}");
        }
        both.set(both.get() + u32::from(case.rule(&LAWS_1997).transfer.both));
    });
    assert!(both.get() > 100, "{}", both.get());
}

/// The exception: of revokes of both sides, one that may be none leaves the other alone.
#[test]
fn two_sides_may_both_pay_only_where_a_revoke_is_doubtful() {
    let both = std::cell::Cell::new(0);
    for_cases(2000, |mut case, rng| {
        for grade in &mut case.grades {
            let grades = [Grade::Doubtful, Grade::Likely, Grade::Certain];
            *grade = grades[rng.random_range(0..3)];
        }
        let doubtful = case.grades[..case.board.revokes.len()].contains(&Grade::Doubtful);
        for year in [&LAWS_2007, &LAWS_2017] {
            let ruling = case.rule(year);
            assert!(doubtful || !ruling.transfer.both, "{year} {ruling:?}");
            assert!(ruling.transfer.tricks.min == 0 || !ruling.transfer.both);
            both.set(both.get() + u32::from(ruling.transfer.both));
        }
    });
    assert!(both.get() > 10, "{}", both.get());
}

// ---- facts of slips -------------------------------------------------------------------------------------------------

/// A fact about the board that fits it, and the clauses among the assumptions that it settles.
fn fact(case: &Case, rng: &mut Stream) -> (DirectorFact, &'static [&'static str]) {
    let revokes = &case.board.revokes;
    let turn = revokes[rng.random_range(0..revokes.len())];
    let of = (rng.random_range(0..3) > 0).then_some(turn);
    let whens = [
        When::DuringPlay,
        When::AfterPlay,
        When::NextCallByOffenders,
        When::NextCallByOthers,
        When::AfterRound,
        When::Never,
    ];
    let defends = side(turn.seat) != case.declaring();
    match rng.random_range(0..4) {
        0 if defends => {
            let held = case.replay.revokes().find(|revoke| revoke.turn == turn);
            let revoke = held.unwrap();
            let rank = revoke.could_have_played.iter().next().unwrap();
            let card = pbn_audit::bridge::Card {
                suit: revoke.led_suit(),
                rank,
            };
            let fact = DirectorFact::PenaltyCard {
                from: turn.trick,
                to: turn.trick,
                seat: turn.seat,
                card,
                rank: Penalty::Major,
            };
            (fact, &["64B3"])
        }
        1 => (
            DirectorFact::HandsReturned(rng.random_range(0..2) == 0),
            &["62D"],
        ),
        2 if case.replay.rows < 13 => {
            let by = after(Seat::North, rng.random_range(0..4));
            let share = case.won_from(case.replay.rows + 1, side(by));
            let outcome = [Claimed::Agreed, Claimed::Disputed][rng.random_range(0..2)];
            let fact = DirectorFact::Claim {
                trick: case.replay.rows + 1,
                by,
                outcome,
                tricks: Some(share),
            };
            (fact, &["63A", "63A3", "64B1", "64B8"])
        }
        _ => {
            let when = whens[rng.random_range(0..whens.len())];
            (DirectorFact::Attention { of, when }, &["64B4", "64B5"])
        }
    }
}

/// Whether some ruling takes one of these for granted.
fn assumes(ruling: &Ruling, clauses: &[&str]) -> bool {
    let mut assumed = ruling.revokes.iter().flat_map(|ruled| &ruled.assumptions);
    assumed.any(|it| clauses.contains(&it.clause))
}

/// A fact narrows what was open, or takes the place of something that was taken for granted and said so.
#[test]
fn a_fact_narrows_a_range_or_replaces_an_assumption() {
    let replaced = std::cell::Cell::new(0);
    for_cases(3000, |case, rng| {
        let mut case = if rng.random_range(0..2) == 0 {
            case.cut(rng)
        } else {
            case
        };
        let (of_slip, settles) = fact(&case, rng);
        for year in EDITIONS {
            case.facts.clear();
            let before = case.rule(year);
            case.facts.push(of_slip);
            let ruling = case.rule(year);
            if assumes(&before, settles) {
                replaced.set(replaced.get() + 1);
                continue;
            }
            let (moved, was) = (ruling.transfer.tricks, before.transfer.tricks);
            assert!(is_within(moved, was), "{of_slip:?}\n{before:?}\n{ruling:?}");
            if let (Some(now), Some(was)) = (ruling.adjusted, before.adjusted) {
                assert!(is_within(now, was), "{of_slip:?}\n{before:?}\n{ruling:?}");
            }
            for (now, was) in ruling.revokes.iter().zip(&before.revokes) {
                assert!(
                    is_within(now.demand, was.demand),
                    "{of_slip:?}\n{before:?}\n{ruling:?}"
                );
            }
        }
    });
    assert!(replaced.get() > 500, "{}", replaced.get());
}

/// The figure beside an assumption is what the revoke asks for when it turns out to be wrong.
#[test]
fn late_attention_gives_the_figure_that_was_said() {
    for_cases(2000, |mut case, rng| {
        let place = rng.random_range(0..case.board.revokes.len());
        let of = Some(case.board.revokes[place]);
        for (when, clause) in [(When::NextCallByOthers, "64B4"), (When::AfterRound, "64B5")] {
            for year in EDITIONS {
                case.facts.clear();
                let before = case.rule(year);
                case.facts.push(DirectorFact::Attention { of, when });
                let ruling = case.rule(year);
                let was = &before.revokes[place];
                let assumed = was.assumptions.iter().find(|it| it.clause == clause);
                let mut figures = assumed.expect("no fact is stated").figures();
                let figure = figures.next().unwrap_or(was.demand.max);
                let now = &ruling.revokes[place];
                assert_eq!(now.demand, Range::exactly(figure), "{year} {before:?}");
                assert!(now.clauses.contains(&clause), "{year} {ruling:?}");
                for other in (0..before.revokes.len()).filter(|other| *other != place) {
                    let (now, was) = (&ruling.revokes[other], &before.revokes[other]);
                    assert_eq!(
                        (&now.clauses, now.demand),
                        (&was.clauses, was.demand),
                        "{year}"
                    );
                }
            }
        }
    });
}

#[test]
fn the_order_of_facts_does_not_matter() {
    for_cases(2000, |case, rng| {
        let mut case = if rng.random_range(0..2) == 0 {
            case.cut(rng)
        } else {
            case
        };
        for _ in 0..5 {
            case.facts.push(fact(&case, rng).0);
            if !contradictions(&case.facts).is_empty() {
                case.facts.pop(); // two facts that contradict each other are both left out
            }
        }
        let rulings = EDITIONS.map(|year| case.rule(year));
        for _ in 0..4 {
            for last in (1..case.facts.len()).rev() {
                case.facts.swap(last, rng.random_range(0..=last));
            }
            let of_slip = &case.facts;
            assert_eq!(EDITIONS.map(|year| case.rule(year)), rulings, "{of_slip:?}");
        }
    });
}

// ---- where they sit -------------------------------------------------------------------------------------------------

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
        facts.stated = case.stated;
        for year in EDITIONS {
            let turned = rule(year, &replay, &facts);
            assert_eq!(turned, moved(&case.rule(year), to), "{year}");
        }
    });
}

/// East and West change places, and the turn to play goes the other way round. No clause asks who plays after whom, but
/// the correction of trick 12; and who of a side establishes a revoke may be the other.
#[test]
fn a_table_in_a_mirror_is_ruled_on_alike() {
    for_cases(1000, |case, _| {
        if case.board.revokes.iter().any(|turn| turn.trick == 12) {
            return;
        }
        let to = |seat: Seat| match seat {
            Seat::East => Seat::West,
            Seat::West => Seat::East,
            seat => seat,
        };
        let mut replay = case.replay.clone();
        for trick in &mut replay.tricks {
            trick.cards = BySeat::from_fn(|seat| trick.cards[to(seat)]);
            trick.leader = trick.leader.map(to);
            trick.winner = trick.winner.map(to);
        }
        for irregularity in &mut replay.irregularities {
            if let Irregularity::Revoke(revoke) = irregularity {
                revoke.turn.seat = to(revoke.turn.seat);
                revoke.led_by = to(revoke.led_by);
            }
        }
        let deal = replay.setting.deal.unwrap();
        replay.setting.deal = Deal::new(BySeat::from_fn(|seat| deal.hands[to(seat)])).ok();
        let mut facts = Facts::of_record(to(case.board.declarer));
        facts.stated = case.stated;
        let nameless = |mut ruling: Ruling| {
            for ruled in &mut ruling.revokes {
                if let Established::Yes { card, .. } = &mut ruled.established {
                    *card = None;
                }
            }
            ruling
        };
        for year in EDITIONS {
            let mirrored = nameless(rule(year, &replay, &facts));
            assert_eq!(mirrored, nameless(moved(&case.rule(year), to)), "{year}");
        }
    });
}
