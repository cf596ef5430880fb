//! What readings of a record cost, and what speaks for or against a revoke: one table, in decibans. Ten decibans are ten times
//! as unlikely, twenty a hundred times.
//!
//! The figures are of real records: 84,972 boards of broadcasts, of which 1,433 are illegal as written, looked through by hand
//! where they show a revoke, and 805,596 whose faults were counted; and of 4,000 dealt boards with a revoke, or with cards that were
//! exchanged. They are rounded: a sign that shifts a grade is at least three times as frequent on one side as on the other.
//!
//! The dealer and the vulnerability of the board number have no weight: on 93 of 93 boards that are turned they fit, whatever the
//! reading, and nothing can be derived from a witness that never contradicts.

use super::LegalReading;
use strum::{VariantArray, VariantNames};

/// A tenth of a ban: ten times the decimal logarithm of how much less likely something is.
pub type Decibans = i16;

/// What a reading costs, by its kind, before it is held against the other statements of the record.
pub(super) mod cost {
    use super::Decibans;

    /// A hand that failed to follow suit. Of 40 such failures that a slip explains as well one was perhaps a revoke.
    pub(in crate::diagnosis) const REVOKE: Decibans = 10;
    /// A card of the same rank in another suit.
    pub(in crate::diagnosis) const SAME_RANK: Decibans = 4;
    /// Two cards of a hand in adjacent tricks that change no winner: 7 % of dealt revokes allow it, nearly all exchanges.
    pub(in crate::diagnosis) const SLIP: Decibans = 6;
    /// Cards touched while a claim is settled: 19 of 40 single failures stand in the last recorded trick.
    pub(in crate::diagnosis) const NOISE: Decibans = 8;
    /// The same for a card that cannot be right in a trick that is not complete: two of two, played already in the trick before.
    pub(in crate::diagnosis) const NOISE_OPEN: Decibans = 3;
    /// Any card for one that cannot be right: 142 of 193 slips.
    pub(in crate::diagnosis) const CARD: Decibans = 7;
    /// Two cards of a hand in other tricks: 77 % of dealt revokes allow it.
    pub(in crate::diagnosis) const EXCHANGE: Decibans = 28;
    /// Two cards of two hands in each other's place: one of some sixty boards with cards that cannot be right.
    pub(in crate::diagnosis) const CROSSED: Decibans = 28;
    /// The same of the deal: a program deals, and the other room has the same deal on all boards that are turned.
    pub(in crate::diagnosis) const DEALT: Decibans = 31;
    /// A lead out of turn without a mark: 5 % of dealt revokes allow it.
    pub(in crate::diagnosis) const LEADER: Decibans = 30;
    /// Any other card of the offender.
    pub(in crate::diagnosis) const OTHER_CARD: Decibans = 32;
    /// Another trump suit: never seen, and tried where many hands fail.
    pub(in crate::diagnosis) const TRUMP: Decibans = 38;
    /// The trump suit of the auction, where the Contract has another.
    pub(in crate::diagnosis) const TRUMP_OF_AUCTION: Decibans = 4;
    /// Two adjacent tricks in each other's place before the failure: 0.4 % of dealt revokes allow it,
    pub(in crate::diagnosis) const ROWS: Decibans = 8;
    /// and 5 % where one of them is that of the failure.
    pub(in crate::diagnosis) const ROWS_OF_FAILURE: Decibans = 28;
    /// Tricks in another order, which are not adjacent: only possible, and so no revoke is certain beside it.
    pub(in crate::diagnosis) const ROWS_APART: Decibans = 38;
    /// The same of several at once: what is as possible otherwise goes before it.
    pub(in crate::diagnosis) const ROWS_BLOCK: Decibans = ROWS_APART + 1;
    /// All of them from the last to the first.
    pub(in crate::diagnosis) const ROWS_REVERSED: Decibans = 6;
    /// A claim that was written out in the order of suits or ranks: of 1,950 sound records with all tricks one has its last three so.
    pub(in crate::diagnosis) const CLAIMED: Decibans = 3;
    /// The cards of one hand in another order, where it fails three times, and in two suits,
    pub(in crate::diagnosis) const ORDER: Decibans = 9;
    /// and where it fails twice, or in one suit: only possible, and so no revoke is certain beside it.
    pub(in crate::diagnosis) const ORDER_POSSIBLE: Decibans = 38;
    /// Tricks that were left out, where each hand has as many cards that are recorded nowhere, or one that stands a second time.
    pub(in crate::diagnosis) const ROW_MISSING: Decibans = 6;
    /// A card that is missing and moves all that follow.
    pub(in crate::diagnosis) const MISSING: Decibans = 16;
    /// The play of another board from some trick on.
    pub(in crate::diagnosis) const OTHER_PLAY: Decibans = 16;
    /// What the record itself asks for: with it the hands lead that are due, or the claim or the list of results is right.
    pub(in crate::diagnosis) const ASKED_FOR: Decibans = 4;
    /// Another declarer whom a statement of the record names: 492 of 805,596.
    pub(in crate::diagnosis) const DECLARER: Decibans = 12;
    /// All cards with the hands that were dealt them: 46 of 46 where the contract is doubled,
    pub(in crate::diagnosis) const OWNERS_DOUBLED: Decibans = 4;
    /// and none of 47 where it is not.
    pub(in crate::diagnosis) const OWNERS: Decibans = 24;
    /// The seats of the auction and the play are off: 47 of 47 where the contract is not doubled; an official list names
    /// another declarer in 36 of 36.
    pub(in crate::diagnosis) const SEATS: Decibans = 10;
    /// The deal is turned: none of 93.
    pub(in crate::diagnosis) const DEAL: Decibans = 16;
    /// The last four tricks of a whole record from memory, where no Result is stated: only possible, and so no revoke of them is certain.
    pub(in crate::diagnosis) const FROM_MEMORY: Decibans = 38;
    /// That nothing explains a failure to follow but a fault nobody has thought of.
    pub(in crate::diagnosis) const UNKNOWN: Decibans = 49;
}

/// What a statement of the record costs the reading that it contradicts.
pub(super) mod against {
    use super::Decibans;

    /// The stated Result: of 74,706 complete records 1.2 % have another than was played.
    pub(in crate::diagnosis) const RESULT: Decibans = 20;
    /// The side that the Score says has declared.
    pub(in crate::diagnosis) const SCORE: Decibans = 12;
    /// The declarer of an official list: another in 2,700 of 808,000.
    pub(in crate::diagnosis) const LIST: Decibans = 15;
    /// The trumps: the declaring side has fewer of them than its opponents on 2.2 % of 4,766 sound boards.
    pub(in crate::diagnosis) const TRUMPS: Decibans = 17;
    /// The Score: of 5,947 sound records none has another than its tricks give.
    pub(in crate::diagnosis) const PAID: Decibans = 20;
    /// The declarer by the auction; some programs leave out the passes before the first bid.
    pub(in crate::diagnosis) const AUCTION: Decibans = 8;
    /// The hand that leads first, as the record names it.
    pub(in crate::diagnosis) const LEAD: Decibans = 12;
}

/// By how much a reading must be likelier than the record as it is written, for the replay to follow it.
pub(super) const ENOUGH: Decibans = 5;

/// From which margin over all other readings a revoke is certain.
pub(super) const CERTAIN: Decibans = 30;

/// A sign on a failure to follow suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Sign {
    /// The record marks it (`^R`).
    Marked,
    /// The record marks every one of several failures, as a program does that marks what is not legal.
    AllMarked,
    /// It stands in the last trick that is recorded.
    LastTrick,
    /// The hand never shows the suit that it did not follow.
    NeverShown,
    /// The hand holds a card of the same rank in the suit led that is recorded nowhere.
    SameRank,
    /// Two hands fail in one trick, or there are many failures.
    SeveralFail,
    /// A card of the record cannot be right.
    WrongCard,
    /// Something else is wrong with the record.
    NotClean,
    /// Dummy fails, with the suit in everyone's view.
    Dummy,
    /// The suit is led for the first time, and the hand holds four or more.
    FirstRound,
    /// The hand ruffs its partner's winning card.
    PartnersTrick,
    /// The stated result is possible only with tricks transferred for it.
    Adjusted,
    /// The stated result is not possible with it.
    Result,
}

impl Sign {
    /// All of them, in the order in which they are named.
    pub const ALL: [Self; 13] = *<Self as VariantArray>::VARIANTS
        .as_array()
        .expect("as many");

    /// How much less likely it makes the revoke; more likely where it is below nought.
    pub const fn weight(self) -> Decibans {
        match self {
            // 2 of 15 marked failures are real or probably real, 2 undecidable
            Self::Marked => -12,
            Self::AllMarked => -4,
            // 19 of 40 failures stand there, of some eleven tricks that a record has
            Self::LastTrick => 45,
            // a revoke shows the suit in nearly every record that goes on, a wrong deal or card need not
            Self::NeverShown => 18,
            // a complete record shows the card that was withheld; and one slip of a recorder shifts what comes after it
            Self::SameRank | Self::SeveralFail | Self::WrongCard => 42,
            Self::NotClean => 10,
            // of eight failures that were likely without these signs one was a candidate, and three of them were these
            Self::Dummy | Self::FirstRound => 5,
            Self::PartnersTrick => 4,
            Self::Adjusted => 9,
            Self::Result => 15,
        }
    }
}

/// A set of signs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Signs(u16);

impl Signs {
    /// With a sign, where it is there.
    #[must_use]
    pub(super) const fn with(self, sign: Sign, is_there: bool) -> Self {
        Self(self.0 | (is_there as u16) << sign as u16)
    }

    /// Whether a sign is among them.
    pub const fn has(self, sign: Sign) -> bool {
        self.0 & 1 << sign as u16 != 0
    }

    /// The signs.
    pub fn iter(self) -> impl Iterator<Item = Sign> {
        Sign::ALL.into_iter().filter(move |sign| self.has(*sign))
    }

    /// What they weigh together.
    pub(super) fn weight(self) -> Decibans {
        self.iter().map(Sign::weight).sum()
    }
}

/// A reading of a record, and what it costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Weighed {
    /// The reading.
    pub reading: LegalReading,
    /// What it costs; the likeliest reading costs least.
    pub cost: Decibans,
}

impl Weighed {
    /// A reading that costs so much.
    pub(super) const fn new(reading: LegalReading, cost: Decibans) -> Self {
        Self { reading, cost }
    }
}
