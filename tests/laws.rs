//! The tables of Law 64 against a second ruling, written as plainly as possible, on every combination of edition, role,
//! winners, tricks, suits, attention and correction; and worked cases.

use crate::support::{cells, most_met};
use pbn_audit::bridge::{BySeat, Card, Holding, Rank, Seat, Side, Suit, Turn, after, side};
use pbn_audit::laws::{
    Answer, Attention, DirectorFact, EDITIONS, Edition, Equity, Established, Facts, Grade,
    LAWS_1997, LAWS_2007, LAWS_2017, Moves, Question, Range, Recorded, RevokeRuling, Role, Ruling,
    State, When, rule,
};
use pbn_audit::replay::{Evidence, Irregularity, Replay, Revoke, Trick};
use std::collections::BTreeSet;

const RANKS: [u8; 4] = [2, 3, 4, 5];

/// A board: who won each trick with a card of which suit, and who revoked.
#[derive(Debug, Clone, Default)]
pub(crate) struct Layout {
    pub(crate) winners: Vec<(Seat, Suit)>,
    /// Trick, hand, suit not followed.
    pub(crate) revokes: Vec<(u8, Seat, Suit)>,
    /// What became of each revoke; of those at the end that are missing nothing is known.
    pub(crate) fates: Vec<Fate>,
    pub(crate) stated: Option<u8>,
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
                withdrawn: card(Suit::Diamonds, 2),
                record: Recorded::New,
            }),
        }
    }
}

fn card(suit: Suit, rank: u8) -> Card {
    Card {
        suit,
        rank: Rank::new(rank),
    }
}

impl Layout {
    /// `winners` as letters, each trick won with a club; revokes as `4EH`.
    fn new(winners: &str, revokes: &str) -> Self {
        let seat = |letter| pbn_audit::bridge::seat(letter).expect("a seat");
        let revoke = |text: &str| {
            let (trick, rest) = text.split_at(text.len() - 2);
            let suit = pbn_audit::bridge::suit(rest.as_bytes()[1]).expect("a suit");
            (
                trick.parse().expect("a trick"),
                seat(rest.as_bytes()[0]),
                suit,
            )
        };
        Self {
            winners: winners
                .bytes()
                .map(|letter| (seat(letter), Suit::Clubs))
                .collect(),
            revokes: revokes.split_whitespace().map(revoke).collect(),
            ..Self::default()
        }
    }

    fn fate(&self, place: usize) -> Fate {
        self.fates.get(place).copied().unwrap_or(Fate::NotStated)
    }

    fn stating(mut self, tricks: u8) -> Self {
        self.stated = Some(tricks);
        self
    }

    fn won_with(mut self, trick: usize, suit: Suit) -> Self {
        self.winners[trick - 1].1 = suit;
        self
    }

    /// The replay of a record that ends after the last trick won.
    fn replay(&self) -> Replay {
        let mut replay = Replay::default();
        let mut leader = Seat::West;
        for (place, &(winner, suit)) in self.winners.iter().enumerate() {
            let mut cards = BySeat(RANKS.map(|rank| Some(card(Suit::Diamonds, rank))));
            cards[winner] = Some(card(suit, 14));
            replay.tricks[place] = Trick {
                leader: Some(leader),
                cards,
                winner: Some(winner),
                ..Trick::default()
            };
            leader = winner;
        }
        replay.rows = u8::try_from(self.winners.len()).expect("13 tricks");
        for &(trick, seat, suit) in &self.revokes {
            replay
                .irregularities
                .push(Irregularity::Revoke(revoke(trick, seat, suit)));
        }
        replay
    }

    fn facts(&self) -> Facts<'_> {
        let mut facts = Facts::of_record(Seat::South);
        facts.stated = self.stated;
        facts
    }

    fn rule(&self, year: &'static Edition) -> Ruling {
        let turns = self
            .revokes
            .iter()
            .map(|&(trick, seat, _)| Turn { trick, seat });
        let of_slips: Vec<DirectorFact> = turns
            .enumerate()
            .filter_map(|(place, turn)| self.fate(place).fact(turn))
            .collect();
        let mut facts = self.facts();
        facts.by_director = &of_slips;
        rule(year, &self.replay(), &facts)
    }
}

/// The assumptions of a ruling, as the reports write them.
fn assumptions(ruled: &RevokeRuling) -> Vec<String> {
    ruled.assumptions.iter().map(ToString::to_string).collect()
}

fn revoke(trick: u8, seat: Seat, suit: Suit) -> Revoke {
    Revoke {
        turn: Turn { trick, seat },
        position: 2,
        led_by: after(seat, 3),
        led: card(suit, 6),
        played: card(Suit::Diamonds, 2),
        could_have_played: Holding::EMPTY,
        evidence: Evidence::Deal,
        shown: None,
        marked: false,
    }
}

// ---- the second ruling -------------------------------------------------------------------------------------------

/// The clauses of one revoke and the tricks from which each of its demands may be met.
pub(crate) fn plainly(
    year: u16,
    layout: &Layout,
    place: usize,
) -> (Vec<&'static str>, Vec<Vec<usize>>) {
    let (trick, hand, suit) = layout.revokes[place];
    let ours = |seat: Seat| seat == hand || seat == hand.partner();
    let number = usize::from(trick);
    let from = |first: usize| -> Vec<usize> {
        (first..=13)
            .filter(|&t| ours(layout.winners[t - 1].0))
            .collect()
    };
    let others = || {
        layout
            .revokes
            .iter()
            .enumerate()
            .filter(|(it, _)| *it != place)
    };
    let was_corrected = |other: usize| layout.fate(other) == Fate::Corrected;
    let by_them = |other: &(u8, Seat, Suit)| !ours(other.1);
    if was_corrected(place) {
        let mut both = others().filter(|(it, other)| was_corrected(*it) && by_them(other));
        let clause = match trick {
            _ if year == 2017 && both.any(|(_, other)| other.0 == trick) => "64B8",
            12 => "62D",
            _ => "62A",
        };
        return (vec![clause], Vec::new());
    }
    let mut exempt = Vec::new();
    if trick == 12 {
        exempt.push("64B6");
    }
    if hand == Seat::North {
        exempt.push("64B3");
    }
    let mut both =
        others().filter(|(it, other)| by_them(other) && (year == 2007 || !was_corrected(*it)));
    if year >= 2007 && both.clone().next().is_some() {
        exempt.push("64B7");
    }
    if year == 1997 && both.any(|(_, other)| other.0 == trick) {
        exempt.push("64C");
    }
    let mut before = others().filter(|(it, _)| year < 2017 || !was_corrected(*it));
    if before.any(|(_, other)| other.1 == hand && other.2 == suit && other.0 < trick) {
        exempt.push("64B2");
    }
    match layout.fate(place) {
        Fate::NextCall => exempt.push("64B4"),
        Fate::AfterRound => exempt.push("64B5"),
        Fate::NotStated | Fate::InTime | Fate::Corrected => (),
    }
    if from(number).is_empty() {
        exempt.push("64B1");
    }
    if !exempt.is_empty() {
        return (exempt, Vec::new());
    }
    if layout.winners[number - 1].0 == hand {
        return (vec!["64A1"], vec![vec![number], from(number + 1)]);
    }
    let mut demands = vec![from(number)];
    if year == 1997 {
        demands.push(
            (number + 1..=13)
                .filter(|&t| layout.winners[t - 1] == (hand, suit))
                .collect(),
        );
    }
    (vec!["64A2"], demands)
}

fn compare(year: &'static Edition, layout: &Layout) {
    let number = year.to_string().parse().expect("a year");
    let won = layout
        .winners
        .iter()
        .filter(|won| side(won.0) == Side::NorthSouth);
    let played = u8::try_from(won.count()).expect("13 tricks");
    let ruling = layout.clone().stating(played).rule(year);
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
            let mut assumed = assumptions(ruled).into_iter();
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
    let transfer = ruling.transfer;
    assert_eq!(transfer.to, to, "{year} {layout:?}");
    assert_eq!(
        transfer.both,
        from_ns > 0 && from_ew > 0,
        "{year} {layout:?}"
    );
    assert_eq!(
        transfer.tricks,
        Range::exactly(from_ns.abs_diff(from_ew)),
        "{year} {layout:?}"
    );
    assert_eq!(
        ruling.adjusted,
        Some(Range::exactly(adjusted)),
        "{year} {layout:?}"
    );
    let state = if adjusted == played {
        State::Agrees
    } else {
        State::Unadjusted
    };
    assert_eq!(ruling.state, state, "{year} {layout:?}");
    assert_eq!(ruling.played, Some(played), "{year} {layout:?}");
    let asked = ruling.questions.contains(&Question::Attention);
    assert_eq!(asked, asks, "{year} {layout:?}");
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
            stated: None,
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

fn one_revoke(year: &'static Edition) {
    for trick in 9..=12 {
        for hand in Seat::ALL {
            for fate in Fate::ALL {
                every_ending(year, 9, &[(trick, hand, Suit::Spades)], &[fate]);
            }
        }
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

fn two_revokes(year: &'static Edition) {
    for tricks in [(9, 9), (9, 10), (9, 11), (9, 12), (11, 12), (12, 12)] {
        for pair in pairs(tricks) {
            every_ending(year, 9, &pair, &[]);
        }
    }
}

/// Two revokes of which each has its own fate, over fewer endings.
fn two_fates(year: &'static Edition) {
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
    one_revoke(&LAWS_1997);
    two_revokes(&LAWS_1997);
    two_fates(&LAWS_1997);
}

#[test]
fn every_revoke_and_every_two_under_2007() {
    one_revoke(&LAWS_2007);
    two_revokes(&LAWS_2007);
    two_fates(&LAWS_2007);
}

#[test]
fn every_revoke_and_every_two_under_2017() {
    one_revoke(&LAWS_2017);
    two_revokes(&LAWS_2017);
    two_fates(&LAWS_2017);
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
    let ruling = layout.rule(year);
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

#[test]
fn a_trick_may_move_while_it_is_open_how_many_do() {
    let marks = |winners: &str, revokes: &str, year| {
        let layout = Layout::new(winners, revokes);
        let moves = layout.rule(year).transfer.moves;
        let mark = |it: &Moves| match it {
            Moves::No => '.',
            Moves::Yes => '!',
            Moves::Perhaps => '?',
        };
        moves.iter().map(mark).collect::<String>()
    };
    assert_eq!(marks("SSSSSSES", "7EC", &LAWS_2017), "......?......");
    assert_eq!(marks("SSSSSSEE", "7EC", &LAWS_2017), "......!?.....");
}

// ---- worked cases -------------------------------------------------------------------------------------------------

/// Name, edition, winners, revokes, tricks moved, primary clause of each revoke.
const CASES: &str = include_str!("laws/cases.txt");

#[test]
fn the_worked_cases() {
    for [name, year, winners, revokes, moved, clauses] in cells(CASES) {
        let year = EDITIONS.into_iter().find(|it| it.year == year).unwrap();
        let layout = Layout::new(winners, revokes).won_with(9, Suit::Spades);
        let ruling = layout.rule(year);
        let found = ruling.transfer.tricks;
        assert_eq!(found, Range::exactly(moved.parse().unwrap()), "{name}");
        let primary: Vec<_> = ruling.revokes.iter().map(|it| it.clauses[0]).collect();
        assert_eq!(primary.join(" "), clauses, "{name}");
        assert_eq!(ruling.state, State::NotStated, "{name}");
    }
}

#[test]
fn late_attention_moves_nothing() {
    let layout = Layout::new("SSNESSSSWSSSS", "4EH").stating(11);
    let mut facts = layout.facts();
    facts.attention = Attention::Late;
    let ruling = rule(&LAWS_2017, &layout.replay(), &facts);
    assert_eq!(ruling.revokes[0].clauses, ["64B5"]);
    assert_eq!(ruling.transfer.tricks, Range::exactly(0));
    assert_eq!(ruling.state, State::Agrees);
    facts.attention = Attention::InTime;
    let ruling = rule(&LAWS_2017, &layout.replay(), &facts);
    assert_eq!(assumptions(&ruling.revokes[0]), ["64B3=0"]);
    assert_eq!(ruling.questions, [Question::PenaltyCard]);
    assert_eq!(ruling.state, State::Unadjusted);
}

#[test]
fn a_bare_record_takes_timely_attention_for_granted() {
    let ruling = Layout::new("SSNESSSSWSSSS", "4EH")
        .stating(13)
        .rule(&LAWS_2017);
    assert_eq!(
        assumptions(&ruling.revokes[0]),
        ["64B3=0", "64B4=0", "64B5=0"]
    );
    assert_eq!(ruling.revokes[0].role, Role::Defender);
    assert_eq!(ruling.revokes[0].won_by_offender, Answer::Yes);
    assert_eq!(ruling.revokes[0].later_tricks, Range::exactly(1));
    assert_eq!(ruling.state, State::AlreadyAdjusted);
    assert_eq!(
        ruling.questions,
        [Question::Attention, Question::PenaltyCard]
    );
    assert!(ruling.equity.is_empty());
}

#[test]
fn the_card_that_establishes_is_the_first_of_the_side() {
    let layout = Layout::new("SSNESSSSWSSSS", "4EH");
    let Established::Yes {
        by,
        trick,
        card: Some((turn, _)),
    } = layout.rule(&LAWS_2017).revokes[0].established
    else {
        panic!("established by play");
    };
    assert_eq!(
        (by, trick, turn),
        (
            "63A1",
            5,
            Turn {
                trick: 5,
                seat: Seat::East
            }
        )
    );
}

#[test]
fn a_score_may_hold_what_the_result_does_not() {
    let layout = Layout::new("SSNESSSSWSSSS", "4EH").stating(11);
    let state = |scored: u16| {
        let mut facts = layout.facts();
        facts.scored = Some(scored);
        rule(&LAWS_2017, &layout.replay(), &facts).state
    };
    assert_eq!(state(1 << 13), State::AlreadyAdjusted);
    assert_eq!(state(1 << 11), State::Unadjusted);
    assert_eq!(
        Layout::new("SSNESSSSWSSSS", "4EH")
            .stating(10)
            .rule(&LAWS_2017)
            .state,
        State::Differs
    );
}

#[test]
fn a_board_without_revokes_is_only_counted() {
    let ruling = Layout::new("SSNESSSSWSSSS", "")
        .stating(11)
        .rule(&LAWS_2017);
    assert_eq!((ruling.played, ruling.state), (Some(11), State::Agrees));
    assert_eq!(
        ruling.revokes.capacity() + ruling.equity.capacity() + ruling.questions.capacity(),
        0
    );
    let short = Layout::new("SSNE", "").stating(11).rule(&LAWS_2017);
    assert_eq!(
        (short.played, short.possible),
        (None, Range { min: 3, max: 12 })
    );
    assert_eq!(
        (short.state, short.adjusted),
        (State::Agrees, Some(Range::exactly(11)))
    );
    let wrong = Layout::new("SSNE", "").stating(13).rule(&LAWS_2017);
    assert_eq!(
        (wrong.state, wrong.adjusted),
        (State::Differs, Some(wrong.possible))
    );
    assert_eq!(Layout::new("SSNE", "").rule(&LAWS_2017).adjusted, None);
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
        let ruling = Layout {
            stated,
            ..layout.clone()
        }
        .rule(year);
        let net = kept.iter().map(|reading| reading.1.abs_diff(reading.2));
        assert_eq!(
            ruling.transfer.tricks,
            range_of(net),
            "{year} {stated:?} {layout:?}"
        );
        let counts = range_of(kept.iter().map(|reading| adjusted(reading)));
        assert_eq!(
            ruling.adjusted,
            stated.map(|_| counts),
            "{year} {stated:?} {layout:?}"
        );
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
        assert_eq!(ruling.state, expected, "{year} {stated:?} {layout:?}");
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

/// East revoked on trick 10 and won it; South on trick 11, the last that is recorded: 64B7, unless that one was corrected.
#[test]
fn the_clauses_are_those_of_the_tricks_that_the_result_gives() {
    let revokes = |winners, stated| {
        let layout = Layout::new(winners, "10EH 11SD").stating(stated);
        layout.rule(&LAWS_2017)
    };
    // Eight tricks: only without South's revoke, with two to declarer and two moved.
    let ruling = revokes("SSSSEEEEEEE", 8);
    assert_eq!(ruling.state, State::AlreadyAdjusted);
    for ruled in &ruling.revokes {
        assert_eq!(ruled.clauses, ["64B7"]);
    }
    // Seven: with both revokes declarer got the last two, and East-West won nothing after trick 10 that could move.
    let ruling = revokes("SSSSEEEEEES", 7);
    let assumption = assumptions(&ruling.revokes[0]);
    assert!(assumption.contains(&"64B7=1".to_owned()), "{ruling:?}");
}

/// D18: the record of a revoke on trick 8 by East, not won by him; row 9 holds the cards of these hands.
fn d18(next: &[Seat], stated: Option<u8>) -> Ruling {
    let layout = Layout {
        stated,
        ..Layout::new("WSSSSSSS", "8EC")
    };
    let mut replay = layout.replay();
    if !next.is_empty() {
        replay.rows = 9;
        let trick = &mut replay.tricks[8];
        trick.leader = Some(Seat::South);
        for &seat in next {
            trick.cards[seat] = Some(card(Suit::Clubs, 2));
        }
    }
    rule(&LAWS_2017, &replay, &layout.facts())
}

#[test]
fn a_short_record_is_read_by_its_result() {
    let figures = |stated| {
        let ruling = d18(&[Seat::South], Some(stated));
        (ruling.transfer.tricks, ruling.adjusted, ruling.state)
    };
    let range = |min, max| Range { min, max };
    assert_eq!(
        figures(7),
        (range(1, 1), Some(range(8, 8)), State::Unadjusted)
    );
    assert_eq!(
        figures(9),
        (range(1, 1), Some(range(9, 10)), State::Undecided)
    );
    assert_eq!(
        figures(12),
        (range(0, 1), Some(range(12, 12)), State::Undecided)
    );
    assert_eq!(figures(13).2, State::Differs);
}

#[test]
fn establishment_is_proven_presumed_or_unknown() {
    let presumed = d18(&[Seat::South], Some(9));
    assert_eq!(presumed.revokes[0].established, Established::Presumed);
    assert!(assumptions(&presumed.revokes[0]).contains(&"63A3=0".to_owned()));
    let unknown = d18(&[Seat::South], None);
    assert_eq!(unknown.revokes[0].established, Established::Unknown);
    assert_eq!(unknown.transfer.tricks, Range { min: 0, max: 1 });
    assert_eq!(unknown.transfer.to, Some(Side::NorthSouth));
    assert_eq!((unknown.adjusted, unknown.state), (None, State::NotStated));
    assert_eq!(unknown.revokes[0].clauses, ["64A2"]);
    let played = d18(&[Seat::South, Seat::West], None);
    let Established::Yes {
        card: Some((turn, _)),
        ..
    } = played.revokes[0].established
    else {
        panic!("his partner played");
    };
    assert_eq!(turn.seat, Seat::West);
}

#[test]
fn tricks_that_were_claimed_count_as_won_later() {
    let ruling = Layout::new("SSSSSSSE", "8EC").stating(12).rule(&LAWS_2017);
    assert_eq!(ruling.transfer.tricks, Range { min: 1, max: 2 });
    assert_eq!(ruling.adjusted, Some(Range { min: 12, max: 13 }));
    assert_eq!(ruling.state, State::Undecided);
    assert_eq!(ruling.revokes[0].demand, Range { min: 1, max: 2 });
    assert_eq!(ruling.revokes[0].later_tricks, Range { min: 0, max: 5 });
    assert!(ruling.questions.contains(&Question::ResultAdjusted));
    let ruling = Layout::new("SSSSSSSE", "8EC").stating(8).rule(&LAWS_2017);
    assert_eq!(
        (ruling.transfer.tricks, ruling.state),
        (Range::exactly(2), State::Unadjusted)
    );
}

#[test]
fn under_1997_a_claimed_trick_may_have_been_won_with_the_suit() {
    let ruling = Layout::new("SSSSSSSS", "8EC").stating(10).rule(&LAWS_1997);
    assert_eq!(ruling.transfer.tricks, Range { min: 1, max: 2 });
    assert_eq!(ruling.revokes[0].demand, Range { min: 1, max: 2 });
    let ruling = Layout::new("SSSSSSSS", "8EC").stating(13).rule(&LAWS_1997);
    assert_eq!(ruling.transfer.tricks.min, 0);
}

#[test]
fn a_trick_with_a_hole_may_have_gone_either_way() {
    let layout = Layout::new("SSSESSSSSSSSS", "4EH").stating(12);
    let mut replay = layout.replay();
    replay.tricks[8].winner = None;
    let ruling = rule(&LAWS_2017, &replay, &layout.facts());
    assert_eq!(ruling.possible, Range { min: 11, max: 12 });
    assert_eq!(ruling.transfer.tricks, Range::exactly(1));
    assert_eq!(ruling.adjusted, Some(Range::exactly(13)));
    let layout = Layout::new("SSSESSSSSSSSS", "4EH 8WD").stating(11);
    let mut replay = layout.replay();
    replay.tricks[5].winner = None;
    let ruling = rule(&LAWS_2017, &replay, &layout.facts());
    assert_eq!(ruling.transfer.tricks, Range::exactly(2));
    assert_eq!(ruling.revokes[1].clauses, ["64B1"]);
}

#[test]
fn a_revoke_in_an_unfinished_trick_may_have_won_it() {
    let layout = Layout {
        stated: None,
        ..Layout::new("SSSSSSS", "8EC")
    };
    let mut replay = layout.replay();
    replay.rows = 8;
    replay.setting.trump = Some(Suit::Hearts);
    replay.tricks[7].leader = Some(Seat::South);
    replay.tricks[7].cards[Seat::South] = Some(card(Suit::Clubs, 6));
    replay.tricks[7].cards[Seat::East] = Some(card(Suit::Hearts, 6));
    let ruling = rule(&LAWS_2017, &replay, &layout.facts());
    assert_eq!(ruling.revokes[0].won_by_offender, Answer::Unknown);
    assert_eq!(ruling.transfer.tricks, Range { min: 0, max: 2 });
    replay.tricks[7].cards[Seat::North] = Some(card(Suit::Hearts, 9));
    let ruling = rule(&LAWS_2017, &replay, &layout.facts());
    assert_eq!(ruling.revokes[0].won_by_offender, Answer::No);
    assert_eq!(ruling.transfer.tricks, Range { min: 0, max: 1 });
}

#[test]
fn both_sides_in_one_trick_and_one_has_played_on() {
    let layout = Layout::new("SSSSSW", "6EH 6SH").stating(8);
    let mut replay = layout.replay();
    replay.rows = 7;
    replay.tricks[6].leader = Some(Seat::West);
    replay.tricks[6].cards[Seat::West] = Some(card(Suit::Clubs, 6));
    let ruling = rule(&LAWS_2017, &replay, &layout.facts());
    for ruled in &ruling.revokes {
        assert_eq!(ruled.established, Established::Unknown);
        let assumes = |law| assumptions(ruled).iter().any(|text| text.starts_with(law));
        assert!(assumes("64B8") && !assumes("63A"), "{ruled:?}");
    }
    assert_eq!(ruling.transfer.tricks, Range::exactly(0));
    let older = rule(&LAWS_2007, &replay, &layout.facts());
    assert!(matches!(
        older.revokes[0].established,
        Established::Yes { trick: 7, .. }
    ));
    assert_eq!(older.revokes[1].established, Established::Presumed);
    assert_eq!(
        (older.transfer.tricks, older.state),
        (Range::exactly(0), State::Agrees)
    );
}

// ---- doubt ------------------------------------------------------------------------------------------------------

fn graded(layout: &Layout, year: &'static Edition, doubtful: &[usize]) -> Ruling {
    let mut facts = layout.facts();
    for &place in doubtful {
        facts.grades[place] = Grade::Doubtful;
    }
    rule(year, &layout.replay(), &facts)
}

#[test]
fn an_exemption_that_rests_on_a_doubtful_revoke_is_a_range() {
    let both = Layout::new("SSSESSSSSWSSS", "4EH 8SD").stating(11);
    for year in [&LAWS_2007, &LAWS_2017] {
        let ruling = graded(&both, year, &[1]);
        assert_eq!(ruling.transfer.tricks, Range { min: 0, max: 2 });
        assert_eq!(ruling.transfer.to, Some(Side::NorthSouth));
        assert_eq!(ruling.revokes[0].clauses, ["64B7"]);
        assert_eq!(ruling.revokes[0].demand, Range { min: 0, max: 2 });
        assert_eq!(ruling.revokes[1].demand, Range::exactly(0));
        assert_eq!(ruling.adjusted, Some(Range { min: 11, max: 13 }));
        assert_eq!(ruling.state, State::Undecided);
        assert!(assumptions(&ruling.revokes[0]).contains(&"64B7=2".to_owned()));
    }
    let repeat = Layout::new("SSESSESSEESSS", "3ED 6ED");
    assert_eq!(
        graded(&repeat, &LAWS_2017, &[0]).transfer.tricks,
        Range::exactly(2)
    );
    let repeat = Layout::new("SSSSSESSEESSS", "3ED 6ED");
    assert_eq!(
        graded(&repeat, &LAWS_2017, &[0]).transfer.tricks,
        Range { min: 1, max: 2 }
    );
    assert_eq!(
        graded(&repeat, &LAWS_2017, &[1]).transfer.tricks,
        Range::exactly(1)
    );
}

#[test]
fn a_doubtful_revoke_alone_counts() {
    let layout = Layout::new("SSNESSSSWSSSS", "4EH");
    assert_eq!(
        graded(&layout, &LAWS_2017, &[0]).transfer.tricks,
        Range::exactly(2)
    );
}

#[test]
fn doubtful_revokes_count_where_no_exemption_rests_on_them() {
    let two = Layout::new("SSSESSSESWSSS", "4EH 8WD");
    assert_eq!(
        graded(&two, &LAWS_2017, &[0, 1]).transfer.tricks,
        Range::exactly(3)
    );
}

#[test]
fn a_doubtful_revoke_falls_without_those_of_other_tricks() {
    // The repeat pays when the first falls, and the two others pay whatever becomes of that.
    let layout = Layout::new("SSSSSSSSSEWES", "3ED 6ED 8WH 9WS");
    let ruling = graded(&layout, &LAWS_2017, &[0, 2, 3]);
    assert_eq!(ruling.revokes[1].demand, Range { min: 0, max: 1 });
    assert_eq!(ruling.transfer.tricks, Range::exactly(3));
}

#[test]
fn two_doubtful_revokes_of_both_sides_may_each_stand_alone() {
    let both = Layout::new("SSSESSSSSWSSS", "4EH 8SD");
    let ruling = graded(&both, &LAWS_2017, &[0, 1]);
    assert_eq!((ruling.transfer.to, ruling.transfer.both), (None, true));
    assert_eq!(ruling.transfer.tricks, Range { min: 0, max: 2 });
    assert_eq!(ruling.adjusted, Some(Range { min: 9, max: 13 }));
}

#[test]
fn doubtful_revokes_of_one_trick_fall_together() {
    let both = Layout::new("SSSESSSSSWSSS", "4EH 4SH").stating(11);
    for year in EDITIONS {
        let ruling = graded(&both, year, &[0, 1]);
        assert_eq!(ruling.transfer.tricks, Range::exactly(0), "{year}");
    }
}

#[test]
fn a_doubt_takes_nothing_from_the_most_that_can_move() {
    for revokes in ["10SS 11SS 11NS", "10ES 11ES 11WS", "9ES 10ES 11ES"] {
        let revokes = Layout::new("", revokes).revokes;
        let is_of = |set: u16, it: &(u8, Seat, Suit)| set & 1 << (it.0 - 9) != 0;
        for layout in endings(10, &revokes, &[]) {
            for (year, doubted) in EDITIONS
                .into_iter()
                .flat_map(|it| (0..8).map(move |set| (it, set)))
            {
                let doubtful = (0..3).filter(|place| is_of(doubted, &revokes[*place]));
                let doubtful: Vec<usize> = doubtful.collect();
                let without = |fallen: u16| {
                    let mut left = layout.clone();
                    left.revokes.retain(|it| !is_of(fallen, it));
                    left.rule(year).transfer.tricks.max
                };
                let most = (0..8)
                    .filter(|fallen| fallen & !doubted == 0)
                    .map(without)
                    .max();
                let ruling = graded(&layout, year, &doubtful);
                assert_eq!(
                    Some(ruling.transfer.tricks.max),
                    most,
                    "{year} {doubtful:?} {layout:?}"
                );
            }
        }
    }
}

#[test]
fn a_revoke_on_trick_twelve_is_a_weak_basis_for_64b7() {
    let ruling = Layout::new("SSSESSSSSWSSS", "4EH 12SD").rule(&LAWS_2007);
    assert!(assumptions(&ruling.revokes[0]).contains(&"64B7=2".to_owned()));
    assert_eq!(ruling.revokes[1].clauses, ["64B6", "64B7"]);
    assert!(
        assumptions(&ruling.revokes[1])
            .iter()
            .all(|text| !text.starts_with("64B7"))
    );
    assert_eq!(ruling.equity, [Equity::Exempt, Equity::BothSides]);
}

#[test]
fn an_end_position_counts_its_tricks_from_the_end() {
    let layout = Layout::new("EES", "2EC");
    let mut replay = layout.replay();
    replay.size = 3;
    let ruling = rule(&LAWS_2017, &replay, &layout.facts());
    assert_eq!(ruling.revokes[0].clauses, ["64B6"]);
    assert_eq!(
        (ruling.played, ruling.possible),
        (None, Range { min: 1, max: 11 })
    );
    let layout = Layout::new("EES", "1EC").stating(9);
    let mut replay = layout.replay();
    replay.size = 3;
    let ruling = rule(&LAWS_2017, &replay, &layout.facts());
    assert_eq!(ruling.transfer.tricks, Range::exactly(2));
    assert_eq!(ruling.adjusted, Some(Range { min: 9, max: 11 }));
}
