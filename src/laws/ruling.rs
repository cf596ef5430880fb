//! Rulings: what the Laws give for a board, what was assumed, and what is left open.

use super::conduct::Conduct;
use super::director::{Answer, Role};
use super::edition::Edition;
use super::revoke::{Ending, Established, OpenEnd};
use crate::bridge::{Hand, Seat, Side, Suit, Turn};
use crate::replay::Revoke;
use std::fmt;
use strum::{IntoStaticStr, VariantNames};

/// A number of tricks or a range of them, both ends included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Range {
    /// The least.
    pub min: u8,
    /// The most.
    pub max: u8,
}

impl Range {
    /// One number.
    pub const fn exactly(tricks: u8) -> Self {
        Self {
            min: tricks,
            max: tricks,
        }
    }

    /// Widened to include `tricks`.
    #[must_use]
    pub fn including(self, tricks: u8) -> Self {
        Self {
            min: self.min.min(tricks),
            max: self.max.max(tricks),
        }
    }
}

/// The numbers of tricks that are possible, at least one: bit `n` for `n` tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts(u16);

impl Counts {
    /// These numbers; none of them is 0 tricks.
    pub(super) fn of(counts: impl Iterator<Item = u8>) -> Self {
        let set = counts.fold(0, |set, count| set | 1 << count);
        if set == 0 { Self::default() } else { Self(set) }
    }

    /// How many there are.
    pub const fn number(self) -> u32 {
        self.0.count_ones()
    }

    /// These and others.
    #[must_use]
    pub const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// From the least to the most.
    pub fn range(self) -> Range {
        let tricks = |bit: u32| u8::try_from(bit).expect("16 bits");
        Range {
            min: tricks(self.0.trailing_zeros()),
            max: tricks(self.0.ilog2()),
        }
    }
}

impl Default for Counts {
    /// No tricks.
    fn default() -> Self {
        Self(1)
    }
}

impl From<Range> for Counts {
    fn from(range: Range) -> Self {
        Self::of(range.min..=range.max)
    }
}

/// Why the director should consider equity (Law 64C), whatever the transfer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Equity {
    /// A clause of 64B took the transfer away.
    Exempt,
    /// The offender later won a trick with the withheld suit.
    LaterSuit,
    /// The same hand revoked again in the same suit.
    Repeat,
    /// Both sides revoked.
    BothSides,
    /// Double dummy gives the side that did not revoke first more than the adjusted result.
    DoubleDummy,
}

/// Declarer's double-dummy tricks, to help with Law 64C.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DoubleDummy {
    /// Not computed: no revoke counts, or there is no solver.
    #[default]
    NotAsked,
    /// The record leaves the first revoke, or the position before it, uncertain.
    Unsettled,
    /// The answer.
    Tricks {
        /// The revoke before which the position was taken.
        before: Turn,
        /// Declarer's tricks, those won before it included.
        declarer: u8,
    },
}

impl DoubleDummy {
    /// Declarer's tricks, if there is an answer.
    pub const fn tricks(self) -> Option<u8> {
        match self {
            Self::Tricks { declarer, .. } => Some(declarer),
            Self::NotAsked | Self::Unsettled => None,
        }
    }
}

/// The kinds of director's slip that would settle what is open, in the order of the questions column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Question {
    /// Whether a score can still be changed (79C, 81C3, 92B), where attention was drawn too late for anything but equity.
    CorrectionPeriod,
    /// Whether a doubtful revoke happened, or the record is wrong.
    Revoke,
    /// When attention was drawn (64B4, 64B5).
    Attention,
    /// Whether the revoke was corrected (62A, 62C3).
    Corrected,
    /// Whether the hands were back in the board (62D).
    HandsReturned,
    /// Who claimed, and whether it was agreed (63A3, 63A4, 69A).
    Claim,
    /// Whether the card not played was a penalty card or a faced one (64B3).
    PenaltyCard,
    /// Which card was missing in a trick (67B1), if it was so at the table.
    MissingCard,
    /// Whether the Result already includes the transfer.
    ResultAdjusted,
    /// Whether a clause of which authorities differ applies here.
    Reading,
}

/// How the Result compares with the play and the ruling; the first that applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum State {
    /// No Result is stated.
    #[default]
    NotStated,
    /// Nothing to transfer, and the Result agrees with the play.
    Agrees,
    /// A transfer is due and the Result is what was played.
    Unadjusted,
    /// The Result, or the Score, already includes the transfer.
    AlreadyAdjusted,
    /// Several of these fit, or it is open how the play went on ([`Ruling::open_end`]).
    Undecided,
    /// None of these fits.
    Differs,
}

impl State {
    /// `already-adjusted`, as the reports spell it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What the Laws give for one revoke.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevokeRuling {
    /// The turn, the cards and what proves it. Of one that only the director's facts show, the evidence is for the suit that
    /// was held, and for a lead the card led is the card played.
    pub revoke: Revoke,
    /// The suit not followed, or the suit that an order required or forbade (Law 61A).
    pub suit: Suit,
    /// The cards that could have been played; where the suit was forbidden, those of the others.
    pub could_have_played: Hand,
    /// Who won the trick, as the play finally was.
    pub trick_winner: Option<Seat>,
    /// The offender's role.
    pub role: Role,
    /// The offending side.
    pub side: Side,
    /// Whether this very hand won the revoke trick.
    pub won_by_offender: Answer,
    /// Tricks that the offending side won after the revoke trick; unplayed ones count from none to all.
    pub later_tricks: Range,
    /// Whether, and how, it was established.
    pub established: Established,
    /// All exemptions that apply, in order of precedence; otherwise the one clause of 64A. When establishment is
    /// unknown, as if established; `62A`, `62D` or `64B8` when it was not. `43B3` and `81C5` (`81C8` in 1997) come before them
    /// where they set aside what the others give. The first is the primary one.
    pub clauses: Vec<&'static str>,
    /// Whether the primary clause gives nothing.
    pub exempt: bool,
    /// Tricks that this revoke asks for before it shares them with others.
    pub demand: Range,
    /// Whether Law 64C may restore equity for it.
    pub equity: bool,
    /// The assumptions, by clause.
    pub assumptions: Vec<Assumption>,
}

/// An assumption of a ruling, and the figures if it is wrong. Its `Display` is a fixed form, for people and for
/// programs: `64B4`, `64B4=0`, `62D=9/10`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Assumption {
    /// The clause.
    pub clause: &'static str,
    /// The figures if it is wrong, where they differ (bit `n` for `n` tricks): the tricks that the revoke would ask
    /// for; for 62D, declarer's tricks after the correction of trick 12.
    pub otherwise: u16,
}

impl Assumption {
    /// The figures if it is wrong, the smallest first.
    pub fn figures(self) -> impl Iterator<Item = u8> {
        let left = move |figure: &u8| self.otherwise >> figure;
        (0..=13)
            .take_while(move |figure| left(figure) != 0)
            .filter(move |figure| left(figure) & 1 != 0)
    }

    /// Whether the figures are declarer's tricks, and not the tricks that the revoke would ask for.
    pub fn is_of_result(self) -> bool {
        self.clause == "62D"
    }
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.clause)?;
        let mut figures = (0..).zip(self.figures());
        figures.try_for_each(|(place, figure)| {
            let sign = if place == 0 { '=' } else { '/' };
            write!(f, "{sign}{figure}")
        })
    }
}

/// Whether a trick moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Moves {
    /// It stays.
    #[default]
    No,
    /// It moves, whatever the director chooses.
    Yes,
    /// It is one of several of which some move.
    Perhaps,
}

impl Moves {
    /// What is certain of a trick that moves in one way here and in another there.
    pub(super) fn or(self, other: Self) -> Self {
        if self == other { self } else { Self::Perhaps }
    }
}

/// The transfer of tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Transfer {
    /// The side that gains, if only one side can.
    pub to: Option<Side>,
    /// Both sides may gain: under 1997 they may owe each other, and then the figures are the net; under any edition
    /// when revokes of both sides are in doubt and either may fall. [`Ruling::adjusted`] shows the direction.
    pub both: bool,
    /// Tricks moved.
    pub tricks: Range,
    /// The numbers of tricks between these that are possible.
    pub counts: Counts,
    /// Which of the recorded tricks move. All are `No` when both sides may gain.
    pub moves: [Moves; 13],
}

/// What the Laws give for a board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ruling {
    /// The edition ruled under.
    pub edition: &'static Edition,
    /// One for each revoke of the replay, in order of play.
    pub revokes: Vec<RevokeRuling>,
    /// Revokes that only the director's facts show, in order of play.
    pub slip_revokes: Vec<RevokeRuling>,
    /// Declarer's tricks by the cards, when all are known.
    pub played: Option<u8>,
    /// Who wins tricks 12 and 13 once trick 12 is corrected (Law 62D), where the director said that it was and that is settled.
    pub last_two: Option<[Seat; 2]>,
    /// The tricks to be moved.
    pub transfer: Transfer,
    /// Declarer's tricks after the transfer, over the readings of the Result; `None` when a short record states none.
    pub adjusted: Option<Range>,
    /// The numbers of tricks between these that are possible.
    pub adjusted_counts: Option<Counts>,
    /// Declarer's tricks that the record allows, before any transfer.
    pub possible: Range,
    /// How the Result compares with the play and the ruling.
    pub state: State,
    /// The revoke that was not established, where the record ends with it: then the figures leave open how the play went on,
    /// and the Result is not compared with them.
    pub open_end: Option<OpenEnd>,
    /// Reasons to consider equity.
    pub equity: Vec<Equity>,
    /// Declarer's double-dummy tricks, if they were computed ([`super::double_dummy`]).
    pub double_dummy: DoubleDummy,
    /// Declarer's double-dummy tricks from the opening lead on, if they were computed ([`super::double_dummy_deal`]).
    pub double_dummy_deal: Option<u8>,
    /// Questions that the director could settle.
    pub questions: Vec<Question>,
    /// Where a single card is missing in a trick after which the play went on, and the director did not say which.
    pub missing: Vec<Turn>,
    /// What the director's facts show apart from the tricks.
    pub conduct: Conduct,
}

impl Ruling {
    /// The rulings on all revokes: those of the record, then those that only the director's facts show.
    pub fn every_revoke(&self) -> impl Iterator<Item = &RevokeRuling> {
        self.revokes.iter().chain(&self.slip_revokes)
    }

    /// The revoke that a void concession left open, as play went on (Law 68B2).
    pub fn void_concession(&self) -> Option<Turn> {
        let end = self.open_end?;
        (end.ending == Ending::VoidConcession).then_some(end.turn)
    }
}
