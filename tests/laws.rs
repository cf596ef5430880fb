//! The tables of Law 64 against a second ruling, written as plainly as possible, on every combination of edition, role,
//! winners, tricks, suits, attention and correction. Worked cases stand as text in `director_facts/`.

use crate::director_facts::fixtures::{Board, card};
use crate::slip_model::clauses::{self, Told};
use crate::slip_model::courses::Won;
use crate::slip_model::record::Revoke;
use crate::support::most_met;
use pbn_audit::bridge::{Seat, Side, Suit, Turn, side};
use pbn_audit::laws::{
    DirectorFact, EDITIONS, Edition, LAWS_1997, LAWS_2007, LAWS_2017, Moves, Question, Range,
    Recorded, State, When,
};
use std::collections::BTreeSet;

/// A board: who won each trick with a card of which suit, and who revoked.
#[derive(Debug, Clone, Default)]
pub(crate) struct Layout {
    pub(crate) winners: Vec<(Seat, Suit)>,
    /// Trick, hand, suit not followed.
    pub(crate) revokes: Vec<(u8, Seat, Suit)>,
    /// What became of each revoke; of those at the end that are missing nothing is known.
    pub(crate) fates: Vec<Fate>,
}

/// What the director states about a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// Nothing.
    NotStated,
    /// Attention was drawn in time.
    InTime,
    /// Attention was drawn after the other side's call on the next deal.
    NextCall,
    /// Attention was drawn after the round.
    AfterRound,
    /// It was corrected before it was established.
    Corrected,
}

impl Fate {
    const ALL: [Self; 5] = [
        Self::NotStated,
        Self::InTime,
        Self::NextCall,
        Self::AfterRound,
        Self::Corrected,
    ];

    fn fact(self, turn: Turn) -> Option<DirectorFact> {
        let attention = |when| DirectorFact::Attention {
            of: Some(turn),
            when,
        };
        match self {
            Self::NotStated => None,
            Self::InTime => Some(attention(When::AfterPlay)),
            Self::NextCall => Some(attention(When::NextCallByOthers)),
            Self::AfterRound => Some(attention(When::AfterRound)),
            Self::Corrected => Some(DirectorFact::Corrected {
                turn,
                withdrawn: card("D2"),
                record: Recorded::New,
            }),
        }
    }
}

impl Layout {
    fn fate(&self, place: usize) -> Fate {
        self.fates.get(place).copied().unwrap_or(Fate::NotStated)
    }

    /// The record, which ends after the last trick won, and what the director states.
    fn board(&self) -> Board {
        let mut board = Board::won(self.winners.iter().copied());
        for (place, &(trick, seat, suit)) in self.revokes.iter().enumerate() {
            let turn = Turn { trick, seat };
            board.revoked(turn, suit);
            board.facts.extend(self.fate(place).fact(turn));
        }
        board
    }
}

// ---- the second ruling -------------------------------------------------------------------------------------------

/// The clauses of one revoke and the tricks from which each of its demands may be met, by the ruling of `slip_model`.
pub(crate) fn plainly(
    year: u16,
    layout: &Layout,
    place: usize,
) -> (Vec<&'static str>, Vec<Vec<usize>>) {
    let won = layout.winners.iter();
    let course: Vec<_> = won.map(|(seat, suit)| Won::with(*seat, *suit)).collect();
    let revokes = layout.revokes.iter();
    let revokes = revokes.map(|&(trick, seat, suit)| Revoke {
        turn: Turn { trick, seat },
        suit,
        corrected: false,
        doubtful: false,
    });
    let revokes: Vec<_> = revokes.collect();
    let fates = (0..revokes.len()).map(|it| match layout.fate(it) {
        Fate::Corrected => clauses::Fate::Corrected,
        _ => clauses::Fate::Stands,
    });
    let told = Told {
        by_dummy: revokes[place].turn.seat == Seat::North,
        drawn: match layout.fate(place) {
            Fate::NextCall => Some(When::NextCallByOthers),
            Fate::AfterRound => Some(When::AfterRound),
            Fate::NotStated | Fate::InTime | Fate::Corrected => None,
        },
        ..Told::default()
    };
    let fates: Vec<_> = fates.collect();
    let ruled = clauses::plainly(year, &course, (&revokes, &fates), place, &told);
    (ruled.ids, ruled.demands)
}

fn compare(year: &'static Edition, layout: &Layout) {
    let number = year.to_string().parse().expect("a year");
    let won = layout
        .winners
        .iter()
        .filter(|won| side(won.0) == Side::NorthSouth);
    let played = u8::try_from(won.count()).expect("13 tricks");
    let mut board = layout.board();
    board.stated = Some(played);
    let ruling = board.rule(year);
    let mut by_side = [Vec::new(), Vec::new()];
    let mut asks = false;
    for (place, ruled) in ruling.revokes.iter().enumerate() {
        let (clauses, demands) = plainly(number, layout, place);
        assert_eq!(ruled.clauses, clauses, "{year} {layout:?}");
        let demand = most_met(&demands);
        assert_eq!(ruled.demand, Range::exactly(demand), "{year} {layout:?}");
        let untold = layout.fate(place) == Fate::NotStated;
        let figure = if demand > 0 { "=0" } else { "" };
        for clause in ["64B4", "64B5"] {
            let mut assumed = ruled.assumptions.iter().map(ToString::to_string);
            let assumption = assumed.find(|it| it.starts_with(clause));
            let expected = untold.then(|| format!("{clause}{figure}"));
            assert_eq!(assumption, expected, "{year} {layout:?}");
        }
        asks |= untold && demand > 0;
        by_side[usize::from(side(layout.revokes[place].1) == Side::EastWest)].extend(demands);
    }
    let [from_ns, from_ew] = by_side.map(|demands| most_met(&demands));
    let to = match (from_ns, from_ew) {
        (0, 0) => None,
        (_, 0) => Some(Side::EastWest),
        (0, _) => Some(Side::NorthSouth),
        _ => None,
    };
    let adjusted = played + from_ew - from_ns;
    let state = if adjusted == played {
        State::Agrees
    } else {
        State::Unadjusted
    };
    let transfer = ruling.transfer;
    assert_eq!(
        (transfer.to, transfer.both, transfer.tricks),
        (
            to,
            from_ns > 0 && from_ew > 0,
            Range::exactly(from_ns.abs_diff(from_ew))
        ),
        "{year} {layout:?}"
    );
    let asked = ruling.questions.contains(&Question::Attention);
    assert_eq!(
        (ruling.played, ruling.adjusted, ruling.state, asked),
        (Some(played), Some(Range::exactly(adjusted)), state, asks),
        "{year} {layout:?}"
    );
}

/// Every way to win the tricks from this one on, each by one of four hands, with one of two patterns of suits.
fn endings(
    first: usize,
    revokes: &[(u8, Seat, Suit)],
    fates: &[Fate],
) -> impl Iterator<Item = Layout> {
    (0..1_usize << (2 * (14 - first))).map(move |code| {
        let winner = |trick: usize| {
            if trick < first {
                return (Seat::North, Suit::Clubs);
            }
            let seat = Seat::ALL[code >> (2 * (trick - first)) & 3];
            let suits = [Suit::Spades, Suit::Hearts, Suit::Clubs];
            (seat, suits[(trick + code) % 3])
        };
        Layout {
            winners: (1..=13).map(winner).collect(),
            revokes: revokes.to_vec(),
            fates: fates.to_vec(),
        }
    })
}

fn every_ending(
    year: &'static Edition,
    first: usize,
    revokes: &[(u8, Seat, Suit)],
    fates: &[Fate],
) {
    for layout in endings(first, revokes, fates) {
        compare(year, &layout);
    }
}

/// Two revokes in these tricks, by any two hands, in one suit or in two.
fn pairs(tricks: (u8, u8)) -> Vec<[(u8, Seat, Suit); 2]> {
    let hands = Seat::ALL
        .into_iter()
        .flat_map(|first| Seat::ALL.map(|second| (first, second)));
    let together = tricks.0 == tricks.1;
    let suits: &[Suit] = if together {
        &[Suit::Spades]
    } else {
        &[Suit::Spades, Suit::Hearts]
    };
    hands
        .filter(|(first, second)| !together || (*second as u8) > *first as u8)
        .flat_map(|(first, second)| {
            let pair = move |&suit| [(tricks.0, first, Suit::Spades), (tricks.1, second, suit)];
            suits.iter().map(pair)
        })
        .collect()
}

fn every_revoke_and_every_two(year: &'static Edition) {
    for trick in 9..=12 {
        for hand in Seat::ALL {
            for fate in Fate::ALL {
                every_ending(year, 9, &[(trick, hand, Suit::Spades)], &[fate]);
            }
        }
    }
    for tricks in [(9, 9), (9, 10), (9, 11), (9, 12), (11, 12), (12, 12)] {
        for pair in pairs(tricks) {
            every_ending(year, 9, &pair, &[]);
        }
    }
    // two of which each has its own fate, over fewer endings
    for tricks in [(11, 11), (11, 12), (12, 12)] {
        for pair in pairs(tricks) {
            for first in Fate::ALL {
                for second in Fate::ALL {
                    every_ending(year, 11, &pair, &[first, second]);
                }
            }
        }
    }
}

#[test]
fn every_revoke_and_every_two_under_1997() {
    every_revoke_and_every_two(&LAWS_1997);
}

#[test]
fn every_revoke_and_every_two_under_2007() {
    every_revoke_and_every_two(&LAWS_2007);
}

#[test]
fn every_revoke_and_every_two_under_2017() {
    every_revoke_and_every_two(&LAWS_2017);
}

#[test]
fn both_sides_in_one_trick_and_a_third_revoke() {
    let hands = [(Seat::North, Seat::East), (Seat::South, Seat::West)];
    let thirds = Seat::ALL
        .into_iter()
        .flat_map(|hand| [Suit::Spades, Suit::Hearts].map(|suit| (11, hand, suit)));
    for third in thirds {
        for (first, second) in hands {
            for second in [second, second.partner()] {
                let (one, other) = ((10, first, Suit::Spades), (10, second, Suit::Spades));
                for year in EDITIONS {
                    every_ending(year, 10, &[one, other, third], &[]);
                }
            }
        }
    }
}

#[test]
fn three_and_four_revokes_of_one_side_share_what_there_is() {
    let places: Vec<(u8, Seat)> = (9..=11)
        .flat_map(|t| [(t, Seat::East), (t, Seat::West)])
        .collect();
    let suits = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];
    for set in 0..1_u32 << places.len() {
        if !(3..=4).contains(&set.count_ones()) {
            continue;
        }
        let chosen = places
            .iter()
            .enumerate()
            .filter(|(place, _)| set & 1 << place != 0);
        let revokes: Vec<_> = chosen
            .zip(suits)
            .map(|((_, &(trick, seat)), suit)| (trick, seat, suit))
            .collect();
        for code in 0..243_usize {
            let winner = |trick: usize| {
                let power = 3_usize.pow(u32::try_from(trick.saturating_sub(9)).unwrap());
                let seat = [Seat::East, Seat::West, Seat::South][code / power % 3];
                (if trick < 9 { Seat::South } else { seat }, suits[trick % 4])
            };
            let winners = (1..=13).map(winner).collect();
            let layout = Layout {
                winners,
                revokes: revokes.clone(),
                ..Layout::default()
            };
            for year in EDITIONS {
                compare(year, &layout);
            }
        }
    }
}

// ---- which tricks move --------------------------------------------------------------------------------------------

/// The tricks (a bit each) with which each choice of the director meets as many demands as it can.
fn choices(demands: &[Vec<usize>], taken: u16) -> Vec<u16> {
    let Some((first, rest)) = demands.split_first() else {
        return vec![taken];
    };
    let free = first.iter().filter(|trick| taken & 1 << **trick == 0);
    let mut all: Vec<u16> = free
        .flat_map(|trick| choices(rest, taken | 1 << trick))
        .chain(choices(rest, taken))
        .collect();
    let most = all.iter().map(|it| it.count_ones()).max();
    all.retain(|it| Some(it.count_ones()) == most);
    all
}

fn compare_moves(year: &'static Edition, layout: &Layout) {
    let number = year.to_string().parse().expect("a year");
    let ruling = layout.board().rule(year);
    let demands = |by: Side| -> Vec<Vec<usize>> {
        let theirs = |place: &usize| side(layout.revokes[*place].1) == by;
        let places = (0..layout.revokes.len()).filter(theirs);
        places
            .flat_map(|place| plainly(number, layout, place).1)
            .collect()
    };
    let chosen = Side::ALL.map(|by| choices(&demands(by), 0));
    let nothing = [0];
    let chosen = match &chosen {
        [one, other] if one[0] == 0 => other,
        [one, other] if other[0] == 0 => one,
        _ => nothing.as_slice(),
    };
    let moves = ruling.transfer.moves;
    for trick in 1..=13 {
        let takes = |it: &u16| it & 1 << trick != 0;
        let expected = match (chosen.iter().all(takes), chosen.iter().any(takes)) {
            (true, _) => Moves::Yes,
            (false, true) => Moves::Perhaps,
            (false, false) => Moves::No,
        };
        assert_eq!(
            moves[trick - 1],
            expected,
            "{year} trick {trick} {layout:?}"
        );
    }
}

#[test]
fn a_trick_moves_for_certain_when_every_choice_takes_it() {
    for year in EDITIONS {
        for tricks in [(10, 10), (10, 12), (9, 11)] {
            for pair in pairs(tricks) {
                for layout in endings(10, &pair, &[]) {
                    compare_moves(year, &layout);
                }
            }
        }
    }
}

// ---- short records --------------------------------------------------------------------------------------------

/// The readings of a record that ends after trick 11, tried one by one: who won the last two tricks, with which suit.
/// Each gives declarer's tricks at the table and the tricks that he loses and gains.
fn every_claim(year: &'static Edition, layout: &Layout) -> BTreeSet<(u8, u8, u8)> {
    let number = year.to_string().parse().expect("a year");
    let ways: Vec<_> = Seat::ALL
        .into_iter()
        .flat_map(|seat| [(seat, Suit::Spades), (seat, Suit::Clubs)])
        .collect();
    let mut readings = BTreeSet::new();
    for twelfth in &ways {
        for thirteenth in &ways {
            let mut whole = layout.clone();
            whole.winners.extend([*twelfth, *thirteenth]);
            let mut by_side = [Vec::new(), Vec::new()];
            for place in 0..whole.revokes.len() {
                let east_west = side(whole.revokes[place].1) == Side::EastWest;
                by_side[usize::from(east_west)].extend(plainly(number, &whole, place).1);
            }
            let [lost, gained] = by_side.map(|demands| most_met(&demands));
            let won = whole
                .winners
                .iter()
                .filter(|won| side(won.0) == Side::NorthSouth);
            readings.insert((u8::try_from(won.count()).expect("13 tricks"), lost, gained));
        }
    }
    readings
}

fn range_of(counts: impl Iterator<Item = u8> + Clone) -> Range {
    Range {
        min: counts.clone().min().expect("a reading"),
        max: counts.max().expect("a reading"),
    }
}

fn compare_claims(year: &'static Edition, layout: &Layout) {
    let all = every_claim(year, layout);
    compare_claims_with(year, layout, [&all, &all]);
}

/// The same with the readings that there are when a Result is stated, and when none is.
fn compare_claims_with(
    year: &'static Edition,
    layout: &Layout,
    [with_result, without]: [&BTreeSet<(u8, u8, u8)>; 2],
) {
    let adjusted = |&(table, lost, gained): &(u8, u8, u8)| table - lost + gained;
    let mut board = layout.board();
    for stated in (0..=13).map(Some).chain([None]) {
        let all = stated.map_or(without, |_| with_result);
        let fits = |reading: &&(u8, u8, u8)| {
            stated.is_none_or(|stated| stated == reading.0 || stated == adjusted(reading))
        };
        let mut kept: Vec<_> = all.iter().filter(fits).collect();
        let differs = kept.is_empty();
        if differs {
            kept = all.iter().collect();
        }
        board.stated = stated;
        let ruling = board.rule(year);
        let net = kept.iter().map(|reading| reading.1.abs_diff(reading.2));
        let counts = range_of(kept.iter().map(|reading| adjusted(reading)));
        let state = |reading: &&(u8, u8, u8)| match (
            Some(reading.0) == stated,
            adjusted(reading) == reading.0,
        ) {
            (true, true) => State::Agrees,
            (true, false) => State::Unadjusted,
            (false, _) => State::AlreadyAdjusted,
        };
        let first = state(&kept[0]);
        let expected = match stated {
            None => State::NotStated,
            Some(_) if differs => State::Differs,
            Some(_) if kept.iter().all(|reading| state(reading) == first) => first,
            Some(_) => State::Undecided,
        };
        assert_eq!(
            (ruling.transfer.tricks, ruling.adjusted, ruling.state),
            (range_of(net), stated.map(|_| counts), expected),
            "{year} {stated:?} {layout:?}"
        );
    }
}

#[test]
fn every_claim_after_trick_eleven_is_read_by_every_result() {
    for code in 0..64_usize {
        let winner = |trick: usize| {
            let seat = if trick < 9 {
                Seat::North
            } else {
                Seat::ALL[code >> (2 * (trick - 9)) & 3]
            };
            (
                seat,
                if trick == 10 {
                    Suit::Spades
                } else {
                    Suit::Clubs
                },
            )
        };
        let layout = |revokes: &[(u8, Seat, Suit)]| Layout {
            winners: (1..=11).map(winner).collect(),
            revokes: revokes.to_vec(),
            ..Layout::default()
        };
        for first in Seat::ALL {
            for year in EDITIONS {
                compare_claims(year, &layout(&[(9, first, Suit::Spades)]));
            }
            for second in [first, first.partner(), first.lho()] {
                let two = [(9, first, Suit::Spades), (10, second, Suit::Hearts)];
                compare_claims(&LAWS_2007, &layout(&two));
                compare_claims(&LAWS_2017, &layout(&two));
            }
        }
    }
}

/// The readings when the last recorded trick holds the last revoke, with a Result and without one. It may have been
/// corrected, which is thought of when no Result is stated, or when another revoke would lose its exemption by it.
fn every_end(year: &'static Edition, layout: &Layout) -> [BTreeSet<(u8, u8, u8)>; 2] {
    let mut corrected = layout.clone();
    corrected.fates = vec![Fate::NotStated; layout.revokes.len()];
    *corrected.fates.last_mut().expect("a revoke") = Fate::Corrected;
    let number = year.to_string().parse().expect("a year");
    let owes = |layout: &Layout| {
        let mut whole = layout.clone();
        whole.winners.extend([(Seat::North, Suit::Clubs); 2]);
        let clauses = plainly(number, &whole, 0).0;
        clauses
            .iter()
            .any(|clause| ["64B2", "64B7", "64C"].contains(clause))
    };
    let stands = every_claim(year, layout);
    let either = &stands | &every_claim(year, &corrected);
    if owes(layout) && !owes(&corrected) {
        [either.clone(), either]
    } else {
        [stands, either]
    }
}

#[test]
fn a_revoke_in_the_last_recorded_trick_is_presumed_established_when_a_result_is_stated() {
    for code in 0..64_usize {
        let winner = |trick: usize| {
            let seat = match trick {
                9..=11 => Seat::ALL[code >> (2 * (trick - 9)) & 3],
                _ => Seat::North,
            };
            (seat, Suit::Clubs)
        };
        for first in Seat::ALL {
            for second in Seat::ALL {
                for suit in [Suit::Spades, Suit::Hearts] {
                    let both = [(10, first, Suit::Spades), (11, second, suit)];
                    for revokes in [&both[..], &both[1..]] {
                        let layout = Layout {
                            winners: (1..=11).map(winner).collect(),
                            revokes: revokes.to_vec(),
                            ..Layout::default()
                        };
                        for year in [&LAWS_2007, &LAWS_2017] {
                            let [with_result, without] = every_end(year, &layout);
                            compare_claims_with(year, &layout, [&with_result, &without]);
                        }
                    }
                }
            }
        }
    }
}

// ---- doubt ------------------------------------------------------------------------------------------------------

#[test]
fn a_doubt_takes_nothing_from_the_most_that_can_move() {
    let turns = [
        [(10, Seat::South), (11, Seat::South), (11, Seat::North)],
        [(10, Seat::East), (11, Seat::East), (11, Seat::West)],
        [(9, Seat::East), (10, Seat::East), (11, Seat::East)],
    ];
    for revokes in turns.map(|turns| turns.map(|(trick, seat)| (trick, seat, Suit::Spades))) {
        let is_of = |set: u16, it: &(u8, Seat, Suit)| set & 1 << (it.0 - 9) != 0;
        for layout in endings(10, &revokes, &[]) {
            for (year, doubted) in EDITIONS
                .into_iter()
                .flat_map(|it| (0..8).map(move |set| (it, set)))
            {
                let without = |fallen: u16| {
                    let mut left = layout.clone();
                    left.revokes.retain(|it| !is_of(fallen, it));
                    left.board().rule(year).transfer.tricks.max
                };
                let most = (0..8)
                    .filter(|fallen| fallen & !doubted == 0)
                    .map(without)
                    .max();
                let mut board = layout.board();
                let doubtful = (0..3).filter(|place| is_of(doubted, &revokes[*place]));
                board.doubtful = doubtful.collect();
                assert_eq!(
                    Some(board.rule(year).transfer.tricks.max),
                    most,
                    "{year} {:?} {layout:?}",
                    board.doubtful
                );
            }
        }
    }
}
