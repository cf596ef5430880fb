//! The names of tags (PBN 2.1 sections 3.4, 4 and 5, and five of our own), and which bytes spell which.

use super::Version;

macro_rules! tag_names {
    ($($name:ident),+ $(,)?) => {
        /// The tag names of PBN 2.1, those that this program adds where a record says more than the standard has tags for
        /// (`ClaimedTricks`, `InferredLeads`, `ListedResult`, `OtherRoomCalls`, `Platform`), and one for all others.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // each is the standard's own word, or explained above
        pub enum TagName { $($name),+, Other }

        impl TagName {
            /// The number of names, `Other` included.
            pub const COUNT: usize = Self::Other as usize + 1;

            pub(crate) const ALL: [(&'static str, Self); Self::COUNT - 1] = [$((stringify!($name), Self::$name)),+];

            /// How a record spells it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($name),)+
                    Self::Other => "Other",
                }
            }
        }
    };
}

tag_names! {
    Event, Site, Date, Board, West, North, East, South, Dealer, Vulnerable, Deal, Scoring, Declarer, Contract, Result,
    Room, Table, Round, Stage, Section, Session, HomeTeam, VisitTeam, PairNS, PairEW, Score, ScoreIMP, ScoreMP,
    ScorePercentage, ScoreRubber, ScoreRubberHistory, OptimumScore, DealId, Time, UTCDate, UTCTime, TimeCall, TimeCard,
    TimeControl, EventDate, EventSponsor, Competition, Description, FrenchMP, Hidden, Mode, Termination, Annotator,
    AnnotatorNA, Application, Generator, BidSystemEW, BidSystemNS, WestNA, NorthNA, EastNA, SouthNA, WestType,
    NorthType, EastType, SouthType,
    ClaimedTricks, InferredLeads, ListedResult, OtherRoomCalls, Platform,
    Note, Auction, Play,
    ActionTable, AuctionTimeTable, InstantScoreTable, PlayTimeTable, ScoreTable, TotalScoreTable, OptimumPlayTable,
    OptimumResultTable,
}

/// The first 16 bytes of a name as one number, padded with zeros: compared and looked up in one step.
type Key = u128;

const KEY: usize = size_of::<Key>();

const fn key(name: &[u8]) -> Key {
    let mut bytes = [0; KEY];
    let length = if name.len() < KEY { name.len() } else { KEY };
    let (head, _) = bytes.split_at_mut(length);
    head.copy_from_slice(name.split_at(length).0);
    Key::from_le_bytes(bytes)
}

const BUCKET_BITS: u32 = 9;

/// A name's index in [`NAMES`].
#[inline]
#[allow(clippy::cast_possible_truncation)] // both halves are used
const fn bucket(key: Key, factor: u64) -> usize {
    let mixed = key as u64 ^ ((key >> 64) as u64).rotate_left(29);
    (mixed.wrapping_mul(factor) >> (u64::BITS - BUCKET_BITS)) as usize
}

type Names = [(Key, TagName); 1 << BUCKET_BITS];

/// The known names by [`bucket`], if this factor gives no collision.
const fn names(factor: u64) -> Option<Names> {
    let mut table = [(0, TagName::Other); 1 << BUCKET_BITS];
    let mut index = 0;
    while index < TagName::ALL.len() {
        let (name, tag) = TagName::ALL[index];
        let key = key(name.as_bytes());
        let place = bucket(key, factor);
        if !matches!(table[place].1, TagName::Other) {
            return None;
        }
        table[place] = (key, tag);
        index += 1;
    }
    Some(table)
}

/// A factor that gives every known name its own bucket, found at compile time.
const FACTOR: u64 = {
    let mut factor = 0x9E37_79B9_7F4A_7C15;
    while names(factor).is_none() {
        factor = 6_364_136_223_846_793_005_u64
            .wrapping_mul(factor)
            .wrapping_add(1_442_695_040_888_963_407)
            | 1;
    }
    factor
};

static NAMES: Names = match names(FACTOR) {
    Some(names) => names,
    None => unreachable!(),
};

/// For each length of a name of fewer than 16 bytes, a mask of the bytes of the key that it uses.
static TAKEN: [Key; KEY] = {
    let mut taken = [0; KEY];
    let mut length = 1;
    while length < taken.len() {
        taken[length] = taken[length - 1] << 8 | 0xFF;
        length += 1;
    }
    taken
};

impl TagName {
    /// The name that these bytes spell; names are case-sensitive (PBN 2.1 section 3.3).
    #[cold] // most names are short, and found by [`Self::at_head`]
    pub fn of(name: &[u8]) -> Self {
        let head = name.first_chunk();
        let tag = Self::with_key(head.map_or_else(|| key(name), |head| Key::from_le_bytes(*head)));
        let spelled = Self::ALL.get(tag as usize);
        match spelled {
            Some((spelling, _)) if spelling.as_bytes() == name => tag,
            _ => Self::Other,
        }
    }

    /// The name with this key. A name of 16 bytes or more may still differ after them.
    #[inline]
    fn with_key(key: Key) -> Self {
        let (known, tag) = NAMES[bucket(key, FACTOR)];
        if known == key { tag } else { Self::Other }
    }

    /// The name that the first `length` bytes of a text spell, which are fewer than it has and none of them NUL.
    #[inline]
    pub(super) fn at_head(text: &[u8], length: usize) -> Self {
        match (text.first_chunk(), TAKEN.get(length)) {
            (Some(head), Some(taken)) => Self::with_key(Key::from_le_bytes(*head) & taken),
            _ => Self::of(&text[..length]),
        }
    }

    /// Whether something other than the next tag may follow this tag: calls, cards, or a table of data.
    pub(super) const fn opens_section(self) -> bool {
        self as usize >= Self::Auction as usize
    }

    /// The name that these bytes spell, ignoring case.
    pub fn in_any_case(name: &[u8]) -> Option<Self> {
        let mut names = Self::ALL.iter();
        let same = |(known, _): &&(&str, Self)| known.as_bytes().eq_ignore_ascii_case(name);
        names.find(same).map(|(_, tag)| *tag)
    }

    /// Whether a table of data may follow this tag: the supplemental sections, and any tag of a user's own.
    pub const fn opens_table(self) -> bool {
        self as usize >= Self::ActionTable as usize
    }

    /// Whether it is a supplemental section of the standard: a table, which no game begins with.
    pub(super) const fn opens_known_table(self) -> bool {
        self.opens_table() && !matches!(self, Self::Other)
    }

    /// The version of the standard that introduced the tag (PBN 2.1 section 4.10).
    pub const fn since(self) -> Version {
        match self {
            Self::OptimumScore | Self::OptimumPlayTable | Self::OptimumResultTable => Version(2, 1),
            Self::Application
            | Self::DealId
            | Self::PairEW
            | Self::PairNS
            | Self::ScoreMP
            | Self::ScoreRubberHistory
            | Self::ActionTable
            | Self::AuctionTimeTable
            | Self::InstantScoreTable
            | Self::PlayTimeTable
            | Self::ScoreTable
            | Self::TotalScoreTable => Version(2, 0),
            _ => Version(1, 0),
        }
    }

    /// Whether the value may be taken over from an earlier game (`#`, `##`; PBN 2.1 section 4.8).
    pub const fn is_inheritable(self) -> bool {
        use TagName::{
            Auction, ClaimedTricks, Contract, Deal, Dealer, Declarer, InferredLeads, ListedResult,
            Note, Other, OtherRoomCalls, Play, Result, Vulnerable,
        };
        !matches!(
            self,
            Dealer
                | Vulnerable
                | Deal
                | Declarer
                | Contract
                | Result
                | ClaimedTricks
                | InferredLeads
                | ListedResult
                | OtherRoomCalls
                | Auction
                | Play
                | Note
                | Other
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_their_bytes() {
        for (name, tag) in TagName::ALL {
            assert_eq!(TagName::of(name.as_bytes()), tag);
        }
        assert_eq!(TagName::of(b"event"), TagName::Other);
        assert_eq!(TagName::of(b"BCFlags"), TagName::Other);
        let names = [TagName::OptimumResultTable, TagName::Other, TagName::Event];
        assert_eq!(names.map(TagName::opens_table), [true, true, false]);
        // long names are held to their last letter
        for end in ["ResultTab", "ResultTabel", "ResultTables", "PlayTable2"] {
            let other = format!("Optimum{end}");
            assert_eq!(TagName::of(other.as_bytes()), TagName::Other, "{other}");
        }
    }
}
