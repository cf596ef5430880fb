//! The transfer: from what each revoke asks for to the tricks that are moved.
//!
//! Each revoke is ruled by itself and all of them count, but a trick moves only once, and no trick from before a
//! revoke pays for it. The most demands that can be met at once is a maximum matching of demands to tricks.
//!
//! Under 2007 and 2017 one pass from the last trick to the first meets as many: put by each trick won, and let each
//! revoke on it take what it needs, two for 64A1 and one for 64A2, as long as there is any. Proof. A demand for tricks
//! from the revoke on can use whatever a demand of a later revoke can. So let the pass give trick `x` to a demand, and
//! let a best choice agree with it so far. If that choice gives the demand another trick, or none, `x` is free in it or
//! serves a demand that comes later in the pass; exchange the two, and it meets as many and agrees one step further. As
//! to 64A1, its own trick is of use only to this revoke and to revokes not after it, which can take any later trick
//! instead; so a choice that gives it two tricks can always be turned into one that gives it its own and a later one.
//!
//! Under 1997 the tricks won with the suit not followed are no such row of tricks, and the matching is needed.

use super::director::Answer;
use super::edition::{Clause, Edition, Gives};
use super::revoke::RevokeView;
use super::ruling::Moves;

/// What a revoke asks for: the set of tricks (bit `n` for trick `n`) from which each single trick may come.
pub(super) type Demand = [u16; 2];

/// The demand of an established revoke when the applicable clause gives this.
fn demand(view: &RevokeView, gives: Gives) -> Demand {
    let this = view.this();
    let trick = this.trick();
    if this.circumstances.is_set_aside() {
        return [0, 0];
    }
    match gives {
        Gives::Nothing => [0, 0],
        Gives::RevokeTrickAndALaterOne => [1 << trick, view.won_from(trick + 1)],
        Gives::OneTrickAndOneOfTheSuit if this.circumstances.omitted || this.forbidden => {
            [view.won_from(trick), 0]
        }
        Gives::OneTrick => [view.won_from(trick), 0],
        Gives::OneTrickAndOneOfTheSuit => {
            let course = view.course();
            let of_the_suit =
                course.won_with_suit(trick + 1, this.offender(), this.suit, this.suit_left);
            [view.won_from(trick), of_the_suit]
        }
    }
}

/// The demand under the primary clause of an edition.
pub(super) fn demand_under(edition: &Edition, view: &RevokeView) -> Demand {
    demand(view, gives(edition.clauses.iter(), view))
}

/// The number of tricks that a revoke alone would ask for if the clause `left_out` did not apply.
pub(super) fn demand_without(edition: &Edition, view: &RevokeView, left_out: &str) -> u8 {
    let others = edition.clauses.iter();
    let others = others.filter(|clause| clause.id != left_out);
    met(demand(view, gives(others, view)))
}

/// What the first applicable clause gives.
fn gives<'a>(mut clauses: impl Iterator<Item = &'a Clause>, view: &RevokeView) -> Gives {
    clauses
        .find(|clause| clause.answer(view) == Answer::Yes)
        .map_or(Gives::Nothing, |clause| clause.gives)
}

/// The largest number of demands that can be met, with one trick each.
pub(super) fn met(demands: impl IntoIterator<Item = u16>) -> u8 {
    let mut met = Met::default();
    for demand in demands {
        met.take(demand);
    }
    met.count
}

/// For each trick, whether it moves when as many of these demands are met as can be.
pub(super) fn moves(demands: &[u16]) -> [Moves; 13] {
    let all = met(demands.iter().copied());
    std::array::from_fn(|place| {
        let trick = 2 << place;
        let without = || demands.iter().map(|demand| demand & !trick);
        if demands.iter().all(|demand| demand & trick == 0) {
            Moves::No
        } else if met(without()) < all {
            Moves::Yes
        } else {
            Moves::Perhaps
        }
    })
}

/// The demands met so far, each with a trick.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Met {
    /// How many.
    pub(super) count: u8,
    /// The demand that each trick is assigned to; 0 where it is free.
    given: [u16; 16],
}

impl Met {
    /// Meets another demand, if all can then be met.
    pub(super) fn take(&mut self, demand: u16) {
        self.count += u8::from(self.gets_a_trick(demand, &mut 0));
    }

    /// Gives a demand a free trick, or one whose demand can take another instead (an augmenting path).
    fn gets_a_trick(&mut self, demand: u16, tried: &mut u16) -> bool {
        while demand & !*tried != 0 {
            let trick = (demand & !*tried).trailing_zeros();
            *tried |= 1 << trick;
            let holder = self.given[trick as usize];
            if holder == 0 || self.gets_a_trick(holder, tried) {
                self.given[trick as usize] = demand;
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The greedy form: one pass from the last trick to the first collects tricks won, and each revoke takes what it
    /// asks for.
    fn greedy(won: u16, revokes: &[(usize, usize)]) -> u8 {
        let mut available = 0;
        let mut total = 0;
        for trick in (1..=13).rev() {
            available += usize::from(won & 1 << trick != 0);
            for &(_, need) in revokes.iter().filter(|revoke| revoke.0 == trick) {
                let give = need.min(available);
                available -= give;
                total += give;
            }
        }
        u8::try_from(total).unwrap()
    }

    /// The demands of revokes, each given by its trick and the number of tricks it asks for.
    fn demands(won: u16, revokes: &[(usize, usize)]) -> Vec<u16> {
        let from = |trick: usize| won & !((1 << trick) - 1);
        let of = |&(trick, need): &(usize, usize)| match need {
            2 => [1 << trick, from(trick + 1)],
            _ => [from(trick), 0],
        };
        revokes.iter().flat_map(of).collect()
    }

    #[test]
    fn one_pass_meets_as_many_where_demands_are_for_all_later_tricks() {
        for won in (0..1 << 14_u16).step_by(2) {
            for kinds in 0..81_usize {
                // Tricks 2, 4, 5 and 9: no revoke, one that did not win the trick, one that did.
                let revokes: Vec<_> = [(2, 1), (4, 3), (5, 9), (9, 27)]
                    .into_iter()
                    .map(|(trick, power)| (trick, kinds / power % 3))
                    .filter(|&(trick, need)| need == 1 || need == 2 && won & 1 << trick != 0)
                    .collect();
                let met = met(demands(won, &revokes));
                assert_eq!(met, greedy(won, &revokes), "{won:b} {revokes:?}");
            }
        }
    }

    #[test]
    fn a_trick_taken_too_soon_is_given_back() {
        // Tricks 3, 4 and 6 won; the offender won 3 and 6, and revoked on both.
        assert_eq!(met([1 << 3, 1 << 4 | 1 << 6, 1 << 6, 0]), 3);
        // The one demand can take either trick, the other only the first.
        assert_eq!(met([0b110, 0b010]), 2);
        assert_eq!(met([0b010, 0b010, 0]), 1);
        assert_eq!(met([]), 0);
    }
}
