//! The sentences as `build.rs` compiled them: a pattern for each message in each language.

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// A message of the catalogue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(u16);

/// The name of an argument.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Name(u8);

/// A sentence with places for its arguments.
pub(super) type Pattern = &'static [Piece];

/// A piece of a pattern. Arguments are places in `NAMES`, messages places in `KEYS`.
#[derive(Debug)]
pub(super) enum Piece {
    Text(&'static str),
    Argument(u8, Form),
    Message(u16),
    Choose {
        by: u8,
        variants: &'static [(Choice, Pattern)],
        default: Pattern,
    },
}

/// How an argument is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// As it is; a list as `A, B and C`.
    And,
    /// A list as `A, B or C`.
    Or,
    /// A list as `A; B`.
    Also,
    /// A list as `A, B`.
    List,
    /// A number as a word.
    Spelled,
}

/// When a variant is chosen.
#[derive(Debug)]
pub(super) enum Choice {
    /// By this number.
    Number(i64),
    /// By this word, or by a number with this plural form.
    Word(&'static str),
}

impl Key {
    /// The messages without arguments that have these names behind a beginning.
    pub(crate) const fn each<const N: usize>(begin: &str, names: &[&str]) -> [Self; N] {
        let mut keys = [Self(0); N];
        let mut at = 0;
        while at < N {
            keys[at] = Self::checked([begin, names[at]], &[]);
            at += 1;
        }
        keys
    }

    /// The message of a name, in two halves, that has exactly these arguments; any other use fails the build.
    pub(crate) const fn checked(name: [&str; 2], given: &[&str]) -> Self {
        let Some(place) = place(name) else {
            panic!("no message has this key");
        };
        let own = KEYS[place].1;
        assert!(own.len() == given.len(), "the message has other arguments");
        let mut at = 0;
        while at < given.len() {
            let Name(name) = Name::of(given[at]);
            let mut is_known = false;
            let mut known = 0;
            while known < own.len() {
                is_known |= own[known] == name;
                known += 1;
            }
            assert!(is_known, "the message does not speak of this argument");
            at += 1;
        }
        #[allow(clippy::cast_possible_truncation)] // there are no 65,536 messages
        Self(place as u16)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        KEYS[usize::from(self.0)].0
    }

    pub(super) const fn at(place: u16) -> Self {
        Self(place)
    }

    pub(super) fn place(self) -> usize {
        usize::from(self.0)
    }
}

impl Name {
    /// The argument of this name; that no message has it fails the build.
    pub(crate) const fn of(name: &str) -> Self {
        let mut place = 0;
        while place < NAMES.len() {
            if compare(NAMES[place], ["", name]) == 0 {
                #[allow(clippy::cast_possible_truncation)] // an array of a `u8` each, see `KEYS`
                return Self(place as u8);
            }
            place += 1;
        }
        panic!("no message speaks of this argument");
    }

    pub(super) fn is(self, place: u8) -> bool {
        self.0 == place
    }

    pub(super) fn text(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }
}

/// Where a key is among all.
const fn place(name: [&str; 2]) -> Option<usize> {
    let (mut first, mut end) = (0, KEYS.len());
    while first < end {
        let middle = usize::midpoint(first, end);
        match compare(KEYS[middle].0, name) {
            0 => return Some(middle),
            ..0 => first = middle + 1,
            _ => end = middle,
        }
    }
    None
}

/// How a text and one in two halves are ordered: below 0, 0 or above 0.
const fn compare(one: &str, [begin, end]: [&str; 2]) -> i32 {
    let [one, begin, end] = [one.as_bytes(), begin.as_bytes(), end.as_bytes()];
    let length = begin.len() + end.len();
    let mut at = 0;
    while at < one.len() && at < length {
        let other = if at < begin.len() {
            begin[at]
        } else {
            end[at - begin.len()]
        };
        if one[at] != other {
            return one[at] as i32 - other as i32;
        }
        at += 1;
    }
    (one.len() > at) as i32 - (length > at) as i32
}
