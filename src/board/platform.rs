//! Where a record was made: what lets a card be played that is not legal, and what does not. One table names the signs.

use super::{Item, LinRecord, PbnRecord};
use crate::bridge::Seat;
use crate::pbn::{TagName, TokenKind};
use aho_corasick::{AhoCorasick, AhoCorasickBuilder, AhoCorasickKind};
use std::sync::LazyLock;
use strum::{EnumString, IntoStaticStr};

/// Where a record was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Platform {
    /// At a table, by a recorder of BBO's vugraph.
    Vugraph,
    /// At a table of BBO.
    Bbo,
    /// At a table of RealBridge.
    RealBridge,
    /// At a table of another program at which people play.
    Online,
    /// By a program that scores tournaments or deals for them.
    Program,
    /// By hand.
    Typed,
    /// By programs that play against each other.
    Engine,
    /// Nothing says where.
    #[default]
    Unknown,
}

/// What stands in Site, Generator or Application, in small letters, as a word or more. The first that does decides.
const SIGNS: [(&str, Platform); 24] = [
    ("vugraph", Platform::Vugraph),
    ("realbridge", Platform::RealBridge),
    ("bbo", Platform::Bbo),
    ("bridge base", Platform::Bbo),
    ("bridgebase", Platform::Bbo),
    ("intobridge", Platform::Online),
    ("funbridge", Platform::Online),
    ("lovebridge", Platform::Online),
    ("bridge club live", Platform::Online),
    ("okbridge", Platform::Online),
    ("stepbridge", Platform::Online),
    ("swan games", Platform::Online),
    ("trickster", Platform::Online),
    ("acblscore", Platform::Program),
    ("big deal", Platform::Program),
    ("bridgemate", Platform::Program),
    ("bridgewebs", Platform::Program),
    ("duplimate", Platform::Program),
    ("ebuscore", Platform::Program),
    ("magic contest", Platform::Program),
    ("scorebridge", Platform::Program),
    ("bridgecomposer", Platform::Typed),
    ("wbridge5", Platform::Engine),
    ("bridge bidding analyser", Platform::Engine),
];

static FINDER: LazyLock<AhoCorasick> = LazyLock::new(|| {
    let finder = AhoCorasickBuilder::new()
        .kind(Some(AhoCorasickKind::ContiguousNFA)) // sooner built, for texts so short
        .ascii_case_insensitive(true)
        .build(SIGNS.map(|(sign, _)| sign));
    finder.expect("so few signs make no automaton too large")
});

/// The year in which BBO opened: before that, records were written down.
const FIRST_TABLES: u16 = 2001;

/// How the names of programs begin that play; letters do not follow.
const ENGINES: [&str; 18] = [
    "argine",
    "ben",
    "blue chip bridge",
    "bridge baron",
    "bridge buff",
    "bridge captain",
    "meadowlark",
    "micro bridge",
    "microbridge",
    "oxford bridge",
    "qplus",
    "synrey",
    "gib",
    "jack",
    "q-plus",
    "robobridge",
    "shark",
    "wbridge",
];

impl Platform {
    /// Its word in the tables.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// That of a record in PBN: by the tag of our own, by those that name programs, by the players, by the tables that are listed, by what only
    /// a person writes.
    pub(super) fn of_pbn(pbn: &PbnRecord<'_>, has_names: bool) -> Self {
        let stated = |name| pbn.stated(name);
        let word = |name| str::from_utf8(stated(name)?).ok();
        let own = word(TagName::Platform).and_then(|word| word.parse().ok());
        let named = || {
            let tags = [TagName::Site, TagName::Generator, TagName::Application];
            let named = tags.into_iter().find_map(|tag| {
                let value = stated(tag)?;
                let plays = || tag != TagName::Site && is_engine(value);
                Self::signed(value).or_else(|| plays().then_some(Self::Engine))
            });
            let is_of_lin = || stated(TagName::DealId).is_some_and(|id| id.ends_with(b".lin"));
            named.or_else(|| is_of_lin().then_some(Self::Bbo))
        };
        let tags = [TagName::North, TagName::East, TagName::South, TagName::West];
        let played = || Self::of_players(has_names.then(|| tags.map(stated))?);
        let listed = || pbn.game.has(TagName::ScoreTable).then_some(Self::Program);
        let is_mark = |kind| matches!(kind, TokenKind::Irregularity(_));
        let mut cards = pbn.game.cards(pbn.text);
        let mut is_marked = || pbn.game.has_marked_cards && cards.any(|card| is_mark(card.kind));
        // an editor of hands adds this tag
        let mut spelled = pbn.game.tags.iter().map(|tag| tag.name_span.of(pbn.text));
        let mut is_edited = || spelled.any(|name| name == b"BCFlags");
        let year = || word(TagName::Date)?.get(..4)?.parse::<u16>().ok();
        let typed = || {
            let is_typed = stated(TagName::Annotator).is_some()
                || year().is_some_and(|year| year < FIRST_TABLES)
                || is_marked()
                || is_edited();
            is_typed.then_some(Self::Typed)
        };
        own.or_else(named)
            .or_else(played)
            .or_else(listed)
            .or_else(typed)
            .unwrap_or_default()
    }

    /// That of a record in LIN: a list of results is published of vugraph alone, a result without calls and play is of a program that
    /// scores, and what else has names is from BBO.
    pub(super) fn of_lin(lin: &LinRecord<'_>, has_names: bool) -> Self {
        let game = lin.game;
        let is_scored = !game.beside.is_empty() && game.calls.is_empty() && game.cards.len() < 2;
        let names = Seat::ALL.map(|seat| lin.player(seat));
        let is_named = game.score.is_some() || names.iter().any(Option::is_some);
        let played = Self::of_players(names).filter(|_| has_names);
        let site = lin.stated(Item::Site).and_then(Self::signed);
        site.or(played).unwrap_or(if game.header.has_results() {
            Self::Vugraph
        } else if is_scored {
            Self::Program
        } else if is_named {
            Self::Bbo
        } else {
            Self::Unknown
        })
    }

    /// By the sign in a value that decides.
    fn signed(value: &[u8]) -> Option<Self> {
        let is_letter = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_alphabetic);
        let is_word = |found: &aho_corasick::Match| {
            !is_letter(value[..found.start()].last()) && !is_letter(value.get(found.end()))
        };
        let signs = FINDER.find_overlapping_iter(value).filter(is_word);
        let first = signs.map(|found| found.pattern().as_usize()).min();
        first.map(|place| SIGNS[place].1)
    }

    /// By the names of the four players: one with a number behind it is RealBridge's, as are four guests with none (`Name#`), and
    /// programs play programs.
    fn of_players(names: [Option<&[u8]>; 4]) -> Option<Self> {
        let is_guest = |name: Option<&[u8]>| name.is_some_and(|name| name.ends_with(b"#"));
        if names.iter().flatten().any(|name| is_numbered(name)) || names.into_iter().all(is_guest) {
            return Some(Self::RealBridge);
        }
        let are_engines = names.into_iter().all(|name| name.is_some_and(is_engine));
        are_engines.then_some(Self::Engine)
    }
}

/// Where the sign stands that is before a number. Names are too short for a search that must first be made ready.
pub(super) fn sign_of_number(name: &[u8]) -> Option<usize> {
    name.iter().rposition(|byte| *byte == b'#')
}

/// Whether a number stands behind a name: `Name#1234`.
fn is_numbered(name: &[u8]) -> bool {
    let digits = name.iter().rev().take_while(|it| it.is_ascii_digit());
    let digits = digits.count();
    digits > 0 && name[..name.len() - digits].ends_with(b"#")
}

/// Whether a name is that of a robot. People are called Ben and Jack too, unless programs play programs.
pub(super) fn is_robot(name: &[u8]) -> bool {
    let mut words = name.split(|it| !it.is_ascii_alphabetic());
    let is = |it: &[u8], word: &str| it.eq_ignore_ascii_case(word.as_bytes());
    let is_word = |it| ["robot", "robots", "bots"].iter().any(|word| is(it, word));
    let is_person = |it: &&str| {
        let version = name.get(it.len()..).unwrap_or_default().trim_ascii_start();
        is_called(name, it) && !version.first().is_some_and(u8::is_ascii_digit)
    };
    // Bot is a family name
    is_called(name, "bot")
        || is_called(name, "bbo bot")
        || words.any(is_word)
        || is_engine(name) && !["ben", "jack", "shark"].iter().any(is_person)
}

fn is_engine(name: &[u8]) -> bool {
    let first = name.first().map(u8::to_ascii_lowercase);
    let may_be = |it: &&&str| it.as_bytes().first().copied() == first; // nearly every name is none
    let mut engines = ENGINES.iter().filter(may_be);
    engines.any(|engine| is_called(name, engine))
}

/// Whether a name begins with a word.
fn is_called(name: &[u8], engine: &str) -> bool {
    let behind = name.get(engine.len());
    let is_whole = behind.is_none_or(|byte| !byte.is_ascii_alphabetic());
    let head = name.get(..engine.len()).filter(|_| is_whole);
    head.is_some_and(|head| head.eq_ignore_ascii_case(engine.as_bytes()))
}
