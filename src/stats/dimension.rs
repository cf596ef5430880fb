//! Dimensions: what a count of turns and revokes can be split by, and the values of those that a turn has.

use super::sorted::{Entry, damaged};
use std::io;
use strum::{Display, FromRepr, IntoStaticStr, VariantArray};

/// What counts are split by. The order is that of the tables.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    FromRepr,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "snake_case")]
#[repr(u8)]
pub enum Dimension {
    /// What the labels of records are called. In no table.
    Labels,
    /// Trick, role and cards held together: what rates are standardised over. In no table.
    Stratum,
    /// Revokes by event in each row that several events can have a part in. In no table.
    Clusters,
    /// Everything.
    All,
    /// What no turn is counted of, by the reason.
    LeftOut,
    /// What only several records show.
    Across,
    /// The inputs: read or not.
    Inputs,
    /// The trick, 1 to 13.
    Trick,
    /// The turn within the trick, 2 to 4.
    Turn,
    /// Whose turn it is.
    Role,
    /// The cards of the led suit that the hand held.
    Held,
    /// Whether trumps were led.
    Led,
    /// What a failure to follow could have been.
    MannerOpen,
    /// Whether the hand had no card of some other suit.
    VoidElsewhere,
    /// The level of the contract.
    Level,
    /// Whether it was doubled.
    Risk,
    /// The event.
    Event,
    /// Its stage.
    Stage,
    /// The place.
    Site,
    /// The year.
    Year,
    /// The room.
    Room,
    /// The file.
    File,
    /// The format of the record.
    Format,
    /// Where it was made.
    Platform,
    /// Whether it can show a revoke.
    CanShowRevoke,
    /// The player.
    Player,
    /// The edition of the Laws that was ruled under.
    Edition,
    /// The primary clause.
    Clause,
    /// How the result stands to the ruling.
    State,
    /// How sure a revoke is.
    Confidence,
    /// An edition and the tricks that it asks for, the least and the most. In no table of its own.
    TricksDue,
    /// The dimensions of `--by`, crossed.
    Crossed,
}

impl Dimension {
    /// All of them, in order.
    pub const EVERY: [Self; 32] = *Self::VARIANTS.as_array().expect("as many");

    /// Those that `--by` can cross, in order: each has turns.
    pub const CROSSED: [Self; 19] = {
        let (_, from_trick) = Self::EVERY.split_at(Self::Trick as usize);
        *from_trick.first_chunk().expect("as many")
    };

    /// Its word in the tables and on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The dimension that `--by` means.
    pub fn crossed(name: &str) -> Option<Self> {
        Self::CROSSED.into_iter().find(|it| it.name() == name)
    }

    /// What it is counted by.
    pub const fn basis(self) -> Basis {
        match self {
            Self::Labels | Self::Stratum | Self::Clusters | Self::TricksDue | Self::Crossed => {
                Basis::Hidden
            }
            Self::LeftOut | Self::Across | Self::Inputs => Basis::Boards,
            Self::Edition | Self::Clause | Self::State | Self::Confidence => Basis::Revokes,
            _ => Basis::Turns,
        }
    }

    /// Whether its values differ between boards and not between the turns of one: then a rate is compared with what the whole
    /// would have at the same turns.
    pub fn is_compared(self) -> bool {
        (Self::Level..=Self::Player).contains(&self)
    }

    /// A value as the tables have it.
    pub fn shown(self, value: &str) -> &str {
        match self {
            Self::Trick | Self::Held => value.trim_start_matches('0'),
            _ => value,
        }
    }

    pub(super) fn of_entry(entry: &Entry) -> io::Result<Self> {
        let byte = entry.key.first().ok_or_else(damaged)?;
        Self::from_repr(*byte).ok_or_else(damaged)
    }
}

/// How much is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Detail {
    /// All that the tables hold.
    #[default]
    Tables,
    /// The whole with its roles, suits led, events and what can show a revoke, and which records stand in the input again: enough for a
    /// summary.
    Summary,
}

impl Detail {
    /// Whether boards are counted by a dimension.
    pub const fn counts(self, dimension: Dimension) -> bool {
        match self {
            Self::Tables => true,
            Self::Summary => matches!(
                dimension,
                Dimension::All
                    | Dimension::LeftOut
                    | Dimension::Role
                    | Dimension::Led
                    | Dimension::Event
                    | Dimension::CanShowRevoke
            ),
        }
    }
}

/// What a dimension is counted by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basis {
    /// Turns: its rows are rates, and add up to the whole.
    Turns,
    /// Revokes: its rows are shares.
    Revokes,
    /// Boards, or files: its rows are counts.
    Boards,
    /// It is in no table of its own.
    Hidden,
}

/// A dimension and one of its values: which cell something is counted in.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    /// The dimension.
    pub dimension: Dimension,
    /// The value, as cells are sorted by: numbers have two digits. Empty where the record does not say.
    pub value: Box<str>,
}

/// What stands between the values of several dimensions.
pub(super) const BETWEEN: char = '\u{1f}';

impl Key {
    /// The key of a value.
    pub fn new(dimension: Dimension, value: &str) -> Self {
        Self {
            dimension,
            value: value.into(),
        }
    }

    /// The value as the tables have it.
    pub fn shown(&self) -> &str {
        self.dimension.shown(&self.value)
    }

    /// The values of several dimensions.
    pub fn parts(&self) -> impl Iterator<Item = &str> {
        self.value.split(BETWEEN)
    }
}
