//! Causes: what explains the faults of a board that are not its own alone. Most are something that a file does to many of
//! its boards: then the file needs a look, and not each board.

use strum::{VariantArray, VariantNames};

/// What explains a fault.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, VariantArray, VariantNames,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Cause {
    /// Many deals of the file are not those that were played.
    #[default]
    WrongDeals,
    /// Many boards of the file have cards that cannot be right: somebody filled in any card.
    #[strum(serialize = "operator-filler")]
    Filler,
    /// Many deals of the file cannot be right: cards are missing, or dealt twice.
    FaultyDeals,
    /// Many results of the file are not possible.
    #[strum(serialize = "impossible-results")]
    Results,
    /// The file leaves out doubles in its contracts.
    #[strum(serialize = "dropped-doubles")]
    Doubles,
    /// The file turns the seats or the deal of its boards, or puts the cards of all hands into the columns of others, each time in
    /// the same way.
    #[strum(serialize = "turned-by-writer")]
    Turned,
    /// The calls of the auctions stand so many seats off, each time as many.
    #[strum(serialize = "calls-turned")]
    Calls,
    /// From some board on the numbers are too high or too low by as much.
    #[strum(serialize = "numbers-shifted")]
    Numbers,
    /// The deal of this board is that of another, or the play is. The board needs a look.
    WrongDeal,
    /// The plays of two tables of this board stand in each other's place. Both boards need a look.
    #[strum(serialize = "plays-exchanged")]
    Exchanged,
    /// The seats of auction and play are off on this board, and declarer is another. The board needs a look.
    #[strum(serialize = "auction-or-seats-off")]
    SeatsOff,
    /// The file numbers its boards in its own way, and their dealers follow it.
    #[strum(serialize = "numbering-habit")]
    Numbering,
    /// The same, and their vulnerability does.
    #[strum(serialize = "vulnerability-habit")]
    Vulnerability,
    /// The file leaves out the passes before the first bid.
    #[strum(serialize = "passes-left-out")]
    Passes,
}

impl Cause {
    /// All of them, in the order of the reports.
    pub const ALL: [Self; 14] = *<Self as VariantArray>::VARIANTS
        .as_array()
        .expect("as many");

    /// Its word in causes.csv.
    pub const fn name(self) -> &'static str {
        <Self as VariantNames>::VARIANTS[self as usize]
    }

    /// Whether it speaks for errors of many boards: nobody has to look at each of them.
    pub const fn is_of_file(self) -> bool {
        matches!(
            self,
            Self::WrongDeals
                | Self::Filler
                | Self::FaultyDeals
                | Self::Results
                | Self::Doubles
                | Self::Turned
                | Self::Calls
                | Self::Numbers
        )
    }

    /// Whether what it explains are errors, and not only notes on how a file is written.
    pub const fn is_of_errors(self) -> bool {
        self.is_of_file() || matches!(self, Self::WrongDeal | Self::Exchanged | Self::SeatsOff)
    }

    /// Whether only a board with play can have it.
    pub const fn is_of_play(self) -> bool {
        self.is_of_errors() && !matches!(self, Self::FaultyDeals | Self::Doubles | Self::Numbers)
    }

    /// In which files it is the same cause.
    pub const fn reach(self) -> Reach {
        match self {
            Self::WrongDeal | Self::Exchanged | Self::SeatsOff => Reach::File,
            Self::Turned => Reach::Input,
            _ => Reach::Event,
        }
    }
}

/// In which files a cause that stands in several is the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// In none: it is of single boards.
    File,
    /// In those of one event.
    Event,
    /// In all of the input that show it in the same way: no record names the program that wrote it.
    Input,
}

/// Several causes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Causes(u16);

impl Causes {
    /// None.
    pub const NONE: Self = Self(0);

    /// With one more.
    #[must_use]
    pub const fn and(self, cause: Cause) -> Self {
        Self(self.0 | 1 << cause as u8)
    }

    /// With one more, where something is so.
    #[must_use]
    pub(crate) const fn and_when(self, is_so: bool, cause: Cause) -> Self {
        if is_so { self.and(cause) } else { self }
    }

    /// Without one, where something is so.
    #[must_use]
    pub(crate) const fn without(self, is_so: bool, cause: Cause) -> Self {
        if is_so {
            Self(self.0 & !(1 << cause as u8))
        } else {
            self
        }
    }

    /// Whether this one is among them.
    pub const fn holds(self, cause: Cause) -> bool {
        self.0 & 1 << cause as u8 != 0
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Each of them, in the order of the reports.
    pub fn each(self) -> impl Iterator<Item = Cause> {
        Cause::ALL.into_iter().filter(move |it| self.holds(*it))
    }

    /// Whether the cards of a board with these causes show nothing for certain: no revoke is inferred from them, and no
    /// adjustment.
    pub const fn doubt_the_play(self) -> bool {
        self.holds(Cause::WrongDeals) || self.holds(Cause::Filler) || self.holds(Cause::Exchanged)
    }
}
