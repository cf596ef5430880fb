//! Claims after a revoke, against a third ruling, which shares no code with `src/laws` nor with the other models: dealt boards
//! with one revoke, a record that ends at any card behind its trick, and a claim by any player, agreed, disputed, withdrawn or
//! objected to by the claimer's partner, under three editions.
//!
//! The model goes through all ways in which the tricks that were not played can have fallen, and rules on each by itself.

use crate::support::{DealtBoard, Ending, RngExt, Stream, one, stream};
use pbn_audit::bridge::{Card, Seat, Suit, Turn, seats_from, side};
use pbn_audit::laws::{
    Claimed, DirectorFact, EDITIONS, Edition, Established, Facts, State, When, against_record, rule,
};
use pbn_audit::replay::Replay;
use std::collections::BTreeSet;

const BOARDS: u64 = 3000;

/// A board, how far it was recorded, and its claim.
struct Board {
    dealt: DealtBoard,
    revoke: Turn,
    /// The suit led to the trick of the revoke.
    suit: Suit,
    /// Cards recorded.
    cards: usize,
    stated: Option<u8>,
    by: Seat,
    outcome: Claimed,
    facts: Vec<DirectorFact>,
}

/// What the Laws give: tricks that move, and declarer's tricks in the end.
#[derive(Debug, PartialEq, Eq)]
enum Due {
    /// The revoke was established.
    Moves {
        transfer: BTreeSet<u8>,
        declarer: Option<BTreeSet<u8>>,
    },
    /// It was not: the trick is corrected, and the rest is open between these.
    Open { declarer: [u8; 2] },
    /// The claim does not settle whether it was: only the end of the record speaks of that.
    Unsettled,
}

impl Board {
    fn deal(rng: &mut Stream) -> Option<Self> {
        let mut dealt = DealtBoard::deal(1, rng);
        let revoke = dealt.revoke_where(|chance| chance.turn.trick < 12, rng)?;
        let trick = &dealt.tricks[usize::from(revoke.trick) - 1];
        let suit = trick.cards[trick.leader].suit;
        let first = 4 * usize::from(revoke.trick);
        let cards = if rng.random_range(0..4) == 0 {
            rng.random_range(first..52)
        } else {
            rng.random_range(first..52.min(first + 5))
        };
        let stated = rng.random_bool(0.8).then_some(dealt.result);
        let by = one(&Seat::ALL, rng);
        let outcomes = [Claimed::Agreed, Claimed::Disputed, Claimed::Withdrawn];
        let outcome = if side(by) != side(dealt.declarer) && rng.random_bool(0.4) {
            Claimed::PartnerObjected
        } else {
            one(&outcomes, rng)
        };
        let trick = u8::try_from(cards / 4 + 1).unwrap();
        let claim = DirectorFact::Claim {
            trick,
            by,
            outcome,
            tricks: None,
        };
        let mut facts = vec![claim];
        if rng.random_bool(0.5) {
            facts.push(DirectorFact::Attention {
                of: None,
                when: When::AfterPlay,
            });
        }
        dealt.cut(cards, one(&Ending::ALL, rng));
        Some(Self {
            dealt,
            revoke,
            suit,
            cards,
            stated,
            by,
            outcome,
            facts,
        })
    }

    /// The cards that are recorded of a trick.
    fn row(&self, trick: u8) -> Vec<(Seat, Card)> {
        let played = &self.dealt.tricks[usize::from(trick) - 1];
        let before = 4 * (usize::from(trick) - 1);
        let seats = seats_from(played.leader).into_iter();
        let here = self.cards.saturating_sub(before);
        seats
            .map(|seat| (seat, played.cards[seat]))
            .take(here)
            .collect()
    }

    fn is_offender(&self, seat: Seat) -> bool {
        side(seat) == side(self.revoke.seat)
    }

    /// The tricks that are recorded whole, each with its number and winner.
    fn whole(&self) -> Vec<(u8, Seat)> {
        let tricks = (1..).zip(&self.dealt.tricks).take(self.cards / 4);
        tricks
            .map(|(number, trick)| (number, trick.winner))
            .collect()
    }

    fn is_established(&self) -> Option<bool> {
        let next = self.row(self.revoke.trick + 1);
        if next.iter().any(|(seat, _)| self.is_offender(*seat)) {
            return Some(true); // 63A1
        }
        match (self.outcome, self.is_offender(self.by)) {
            // 68B2: that concession did not happen; of the other side's revoke that says nothing
            (Claimed::PartnerObjected, is_own) => is_own.then_some(false),
            (Claimed::Disputed, false) => Some(false), // nobody acquiesced
            _ => Some(true),                           // 63A3, 63A4
        }
    }

    /// What a revoke asks for: `offenders` are the tricks of their side from its trick on, of which the first may be the
    /// offender's; `more` are those that he won later with a card of the suit.
    fn asked(&self, year: u16, offenders: usize, is_first_his: bool, more: usize) -> u8 {
        let dummy = self.dealt.declarer.partner();
        if self.revoke.seat == dummy || offenders == 0 {
            return 0;
        }
        let asked =
            1 + usize::from(is_first_his) + usize::from(year == 1997 && !is_first_his && more > 0);
        u8::try_from(asked.min(offenders)).unwrap()
    }

    fn due(&self, year: u16) -> Due {
        match self.is_established() {
            Some(true) => self.moves(year),
            Some(false) => self.corrected(),
            None => Due::Unsettled,
        }
    }

    fn moves(&self, year: u16) -> Due {
        let (seat, trick) = (self.revoke.seat, self.revoke.trick);
        let whole = self.whole();
        let declares = |winner: Seat| side(winner) == side(self.dealt.declarer);
        let recorded = whole.iter().filter(|(_, winner)| declares(*winner)).count();
        let pool = whole
            .iter()
            .filter(|(number, winner)| *number >= trick && self.is_offender(*winner));
        let pool = pool.count();
        let is_first_his = self.dealt.tricks[usize::from(trick) - 1].winner == seat;
        let is_his = |(number, winner): &&(u8, Seat)| {
            let card = self.dealt.tricks[usize::from(*number) - 1].cards[seat];
            *number > trick && *winner == seat && card.suit == self.suit
        };
        let his = whole.iter().filter(is_his).count();
        let has_more = self.may_win_with_suit();
        let unplayed = 13 - whole.len();
        let (mut transfer, mut finals) = (BTreeSet::new(), BTreeSet::new());
        for to_declarer in 0..=unplayed {
            let offenders = if declares(seat) {
                to_declarer
            } else {
                unplayed - to_declarer
            };
            let count = u8::try_from(recorded + to_declarer).unwrap();
            let extra = if his == 0 && has_more && offenders > 0 {
                0..=1
            } else {
                0..=0
            };
            for more in extra {
                let moved = self.asked(year, pool + offenders, is_first_his, his + more);
                let due = if declares(seat) {
                    count - moved
                } else {
                    count + moved
                };
                match self.stated {
                    None => {
                        transfer.insert(moved);
                    }
                    Some(stated) if stated == count || stated == due => {
                        transfer.insert(moved);
                        finals.insert(due);
                    }
                    Some(_) => (),
                }
            }
        }
        Due::Moves {
            transfer,
            declarer: self.stated.map(|_| finals),
        }
    }

    /// Whether the offender may have won a trick with a card of the suit among those whose winner is not recorded.
    fn may_win_with_suit(&self) -> bool {
        let seat = self.revoke.seat;
        let whole = u8::try_from(self.cards / 4).unwrap();
        let played = (1..=whole).flat_map(|number| self.row(number));
        let played = played.filter(|(own, card)| *own == seat && card.suit == self.suit);
        let left = self.dealt.hands[seat][self.suit].len() - played.count();
        let row = self.row(whole + 1);
        let Some(&(_, led)) = row.first() else {
            return left > 0;
        };
        let strength = |card: Card| {
            let is_trump = Some(card.suit) == self.dealt.trump();
            (is_trump, card.suit == led.suit, card.rank)
        };
        let lost = row.iter().any(|&(own, card)| {
            let is_beaten = row
                .iter()
                .any(|&(_, other)| strength(other) > strength(card));
            own == seat && card.suit == self.suit && is_beaten
        });
        left > usize::from(lost)
    }

    fn corrected(&self) -> Due {
        let trick = &self.dealt.tricks[usize::from(self.revoke.trick) - 1];
        let before = self.whole();
        let declares = |winner: Seat| side(winner) == side(self.dealt.declarer);
        let before = before
            .iter()
            .filter(|(number, winner)| *number < self.revoke.trick && declares(*winner));
        let before = u8::try_from(before.count()).unwrap();
        let seat = self.revoke.seat;
        let earlier = (1..self.revoke.trick).flat_map(|number| self.row(number));
        let earlier: Vec<Card> = earlier
            .filter(|(own, _)| *own == seat)
            .map(|(_, card)| card)
            .collect();
        let held = self.dealt.hands[seat].iter();
        let legal = held.filter(|card| card.suit == self.suit && !earlier.contains(card));
        let won = legal.map(|card| {
            let strength = |of: Seat| {
                let card = if of == seat { card } else { trick.cards[of] };
                let is_trump = Some(card.suit) == self.dealt.trump();
                (is_trump, card.suit == self.suit, card.rank)
            };
            let winner = Seat::ALL
                .into_iter()
                .max_by_key(|of| strength(*of))
                .unwrap();
            u8::from(declares(winner))
        });
        let won: Vec<u8> = won.collect();
        let rest = 13 - self.revoke.trick;
        let [least, most] = [won.iter().min(), won.iter().max()].map(|it| before + it.unwrap());
        Due::Open {
            declarer: [least, most + rest],
        }
    }

    /// How the program rules otherwise.
    fn difference(&self, year: &'static Edition) -> Option<String> {
        let number: u16 = year.to_string().parse().unwrap();
        let replay = Replay::of(&self.dealt.setting(), &self.dealt.record);
        let mut facts = Facts::of_record(self.dealt.declarer);
        facts.stated = self.stated;
        facts.by_director = &self.facts;
        if !against_record(year, &replay, &facts).is_empty() {
            return Some("a slip is refused".to_owned());
        }
        let ruling = rule(year, &replay, &facts);
        let due = self.due(number);
        let counts = |counts: pbn_audit::laws::Counts| {
            let range = counts.range();
            [range.min, range.max]
        };
        let told = match due {
            Due::Moves {
                ref transfer,
                ref declarer,
            } => {
                let ends = |set: &BTreeSet<u8>| [*set.first().unwrap(), *set.last().unwrap()];
                let moved = ruling.transfer.tricks;
                let is_moved = [moved.min, moved.max] == ends(transfer);
                let is_adjusted = ruling.adjusted_counts.map(counts) == declarer.as_ref().map(ends);
                let is_there = !matches!(ruling.revokes[0].established, Established::No);
                is_moved && is_adjusted && is_there && ruling.open_end.is_none()
            }
            Due::Open { declarer } => {
                ruling.revokes[0].established == Established::No
                    && ruling.transfer.tricks.max == 0
                    && ruling.open_end.is_some()
                    && ruling.state == self.stated.map_or(State::NotStated, |_| State::Undecided)
                    && ruling.adjusted_counts.map(counts) == Some(declarer)
            }
            Due::Unsettled => {
                let by_the_end = self
                    .stated
                    .map_or(Established::Unknown, |_| Established::Presumed);
                ruling.revokes[0].established == by_the_end && ruling.open_end.is_none()
            }
        };
        (!told).then(|| {
            format!(
                "{year} {:?} declarer {:?} trump {:?} {} cards, stated {:?}, {:?} {:?}: due {due:?}\n  {:?} {:?} {:?} {:?} {:?}",
                self.revoke, self.dealt.declarer, self.dealt.trump(), self.cards, self.stated, self.by, self.outcome,
                ruling.revokes[0].established, ruling.transfer.tricks, ruling.adjusted_counts.map(counts), ruling.state, ruling.open_end,
            )
        })
    }
}

#[test]
fn claims_after_a_revoke_are_ruled_on_as_a_third_model_has_them() {
    let mut kinds = [0; 3];
    let mut differences = Vec::new();
    for seed in 0..BOARDS {
        let Some(board) = Board::deal(&mut stream(seed)) else {
            continue;
        };
        for year in EDITIONS {
            let number: u16 = year.to_string().parse().unwrap();
            let kind = match board.due(number) {
                Due::Moves { .. } => 0,
                Due::Open { .. } => 1,
                Due::Unsettled => 2,
            };
            kinds[kind] += 1;
            differences.extend(
                board
                    .difference(year)
                    .map(|it| format!("seed {seed}: {it}")),
            );
        }
    }
    let count = differences.len();
    let shown = differences[..count.min(20)].join("\n");
    assert!(differences.is_empty(), "{count} differences\n{shown}");
    assert!(kinds.iter().all(|count| *count > 100), "{kinds:?}");
}
