//! The transfer: from what each revoke asks for to the tricks that are moved.
//!
//! Each revoke is ruled by itself and all of them count, but a trick moves only once, and no trick from before a
//! revoke pays for it. The most demands that can be met at once is a maximum matching of demands to tricks.

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
            let of_the_suit = view
                .course()
                .won_with_suit(trick + 1, this.offender(), this.suit);
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
