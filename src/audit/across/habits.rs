//! What a file does to many of its boards besides how it writes them: deals that were not played, cards that cannot be
//! right, deals with too many cards, results that are not possible, doubles that are left out.
//!
//! It is decided by all boards of the file, and by those of a stretch of it.

use super::Place;
use super::board_key::BoardKey;
use crate::checks::{Cause, Causes, Fitting, PlayStanding, Shift, Standing};

/// As many deals in a row that were not played are no accident of single boards: among sound files one board in 800 has one.
const IN_A_ROW: u32 = 4;

/// What was counted of a file, or of a stretch of it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Habits {
    shares: Shares,
    /// Deals that were not played, one after another: up to here, and the most.
    run: u32,
    longest: u32,
}

#[derive(Debug, Clone, Copy, Default)]
struct Shares {
    /// Boards with play, and those whose deal was not played.
    misdealt: Share,
    /// Boards with play whose deal was played, and those with cards that cannot be right.
    faulty: Share,
    /// Boards with a deal, and those whose deal cannot be right.
    ill_dealt: Share,
    /// Boards with a result and play, and those on which it is not possible.
    impossible: Share,
    /// Doubled auctions, and those whose contract is undoubled.
    dropped: Share,
    /// Boards with play that are off in each way, by so many seats.
    shifted: [u64; Shift::COUNTED],
}

impl Habits {
    /// Takes in one more board.
    pub(super) fn take(&mut self, standing: Standing) {
        use PlayStanding::{Faulty, Revoke, Sound, WrongDeal};
        let shares = &mut self.shares;
        let is_misdealt = standing.play == PlayStanding::WrongDeal;
        if let Sound | Faulty | Revoke | WrongDeal = standing.play {
            shares.misdealt.take(is_misdealt);
            self.run = if is_misdealt { self.run + 1 } else { 0 };
            self.longest = self.longest.max(self.run);
        }
        if let Some(place) = standing.shift.place() {
            shares.shifted[place] += 1;
        }
        if standing.play != PlayStanding::Absent && !is_misdealt {
            shares.faulty.take(standing.play == PlayStanding::Faulty);
        }
        for (share, fitting) in [
            (&mut shares.ill_dealt, standing.deal),
            (&mut shares.impossible, standing.result),
            (&mut shares.dropped, standing.double),
        ] {
            if fitting != Fitting::Unknown {
                share.take(fitting == Fitting::Differs);
            }
        }
    }

    /// What of it explains the faults of a board in this stretch of the file.
    pub(super) fn causes(&self, stretch: &Self, standing: Standing) -> Causes {
        if !standing.deviates() {
            return Causes::NONE;
        }
        let both = [&self.shares, &stretch.shares];
        let is = |judge: fn(&Shares) -> bool| both.into_iter().any(judge);
        let deals = is(|shares| shares.misdealt.is_habit());
        let deal = deals || stretch.longest >= IN_A_ROW;
        let is_misdealt = matches!(
            standing.play,
            PlayStanding::WrongDeal | PlayStanding::FewAgainst
        );
        let is_faulty = matches!(standing.play, PlayStanding::Faulty | PlayStanding::Revoke);
        let filler = !deals && is(|shares| shares.faulty.is_quarter());
        let ill_dealt = standing.deal == Fitting::Differs;
        let ill_dealt = ill_dealt && is(|shares| shares.ill_dealt.is_habit());
        let is_impossible = standing.result == Fitting::Differs;
        let results = is_impossible && is(|shares| shares.impossible.is_habit());
        let doubles = standing.double == Fitting::Differs;
        let doubles = doubles && is(|shares| shares.dropped.is_habit());
        let is_off = standing.shift != Shift::None;
        let is_often = |place| both.into_iter().any(|it| it.is_shifted(place));
        let turned = match standing.shift {
            Shift::Auction(_) => Cause::Calls,
            _ => Cause::Turned,
        };
        let is_turned = matches!(standing.shift, Shift::Owners | Shift::Renamed(_))
            || standing.shift.place().is_some_and(is_often);
        Causes::NONE
            .and_when(is_misdealt && deal || is_faulty && deals, Cause::WrongDeals)
            .and_when(
                (is_misdealt || is_faulty || is_impossible || is_off) && filler,
                Cause::Filler,
            )
            .and_when(ill_dealt, Cause::FaultyDeals)
            .and_when(results, Cause::Results)
            .and_when(doubles, Cause::Doubles)
            .and_when(is_turned, turned)
    }
}

impl Shares {
    /// Whether many boards are off in the same way.
    const fn is_shifted(&self, place: usize) -> bool {
        let share = Share {
            of: self.faulty.of,
            differing: self.shifted[place],
        };
        share.is_habit()
    }
}

/// How many boards of a file differ from what is expected of them.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Share {
    pub(super) of: u64,
    pub(super) differing: u64,
}

impl Share {
    /// Boards that may differ before anything is concluded from it.
    const FEW: u64 = 3;

    /// Takes in one more.
    pub(super) fn take(&mut self, differs: bool) {
        self.of += 1;
        self.differing += u64::from(differs);
    }

    /// Takes in others.
    pub(super) const fn add(&mut self, other: Self) {
        self.of += other.of;
        self.differing += other.differing;
    }

    /// Whether more than a few differ, and over a third.
    pub(super) const fn is_habit(&self) -> bool {
        self.differing > Self::FEW && self.differing * 3 > self.of
    }

    /// Whether one in four or more differ, and a good many.
    pub(super) const fn is_quarter(&self) -> bool {
        self.differing > 2 * Self::FEW && self.differing * 4 >= self.of
    }
}

/// The most boards of a stretch: a file that names no sets is judged in pieces, too.
const MOST: usize = 512;

/// The stretch at hand.
#[derive(Debug, Default)]
pub(super) struct Stretch {
    /// What its boards show together.
    pub(super) habits: Habits,
    /// Those of them that its file may show something of.
    pub(super) deviating: Vec<(Place, BoardKey)>,
    boards: usize,
    set: u16,
}

impl Stretch {
    pub(super) const fn ends_before(&self, key: &BoardKey) -> bool {
        self.boards > 0 && (self.boards == MOST || self.set != key.set)
    }

    /// Goes on to the next.
    pub(super) fn next(&mut self) {
        self.habits = Habits {
            run: self.habits.run, // goes on
            ..Habits::default()
        };
        self.deviating.clear();
        self.boards = 0;
    }

    /// Takes in one more board.
    pub(super) fn take(&mut self, place: Place, key: &BoardKey) {
        self.habits.take(key.shown.standing);
        if key.shown.deviates() {
            self.deviating.push((place, *key));
        }
        self.boards += 1;
        self.set = key.set;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use strum::VariantArray;

    fn standing(play: PlayStanding) -> Standing {
        Standing {
            play,
            ..Standing::default()
        }
    }

    /// The standing of that name, of a play or of one that is turned.
    fn named(name: &str) -> Standing {
        let shift = match name {
            "by one" => Shift::Seats(1),
            "by two" => Shift::Seats(2),
            "owners" => Shift::Owners,
            _ => Shift::None,
        };
        let mut plays = PlayStanding::VARIANTS.iter();
        let play = plays.find(|it| format!("{it:?}") == name);
        Standing {
            shift,
            ..standing(*play.unwrap_or(&PlayStanding::Turned))
        }
    }

    /// What explains a play in a file, or in a stretch of it, with so many of each.
    #[test]
    fn causes_are_found_as_their_list_has_it() {
        hold!("habits.txt", |name, counted| {
            let (none, mut some) = (Habits::default(), Habits::default());
            for (times, of) in counted.split(", ").filter_map(|it| it.split_once(' ')) {
                (0..times.parse().unwrap()).for_each(|_: u32| some.take(named(of)));
            }
            let [file, stretch, both] = [(&some, &none), (&none, &some), (&some, &some)]
                .map(|(file, stretch)| file.causes(stretch, named(name)));
            let is_run = |causes: Causes| causes.holds(Cause::WrongDeals); // one is of a stretch alone
            assert!(file == stretch || !is_run(file) && is_run(stretch));
            assert!(both == stretch);
            format!("{:?}", stretch.each().collect::<Vec<_>>())
        });
    }

    #[test]
    fn results_and_doubles_are_judged_among_those_that_are_stated() {
        use Fitting::{Differs, Fits, Unknown};
        let mut habits = Habits::default();
        let one = |result, double| Standing {
            result,
            double,
            ..standing(PlayStanding::Sound)
        };
        for _ in 0..9 {
            habits.take(one(Fits, Unknown));
            habits.take(one(Unknown, Differs));
        }
        habits.take(one(Differs, Fits));
        let both = habits.causes(&habits, one(Differs, Differs));
        assert!(both.each().eq([Cause::Doubles]));
    }
}
