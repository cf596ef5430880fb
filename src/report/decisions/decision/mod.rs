//! What the director decided on a board: the column `director_decision`, which a program reads back.
//!
//! ```text
//! decision  = part *(";" part)          one judgement at most, and penalties
//! part      = judgement / penalty
//! judgement = "apply" / "stands" / "record-error" / "later" / "tricks=" N / "score=" POINTS
//!           / "assigned NS=" POINTS " EW=" POINTS
//!           / "weighted" 1*(SHARE "% " result)        the shares come to 100
//!           / average / average " NS " average " EW"
//! result    = POINTS / CONTRACT ("=" / "+" N / "-" N) [SEAT]
//! average   = "ave+" / "ave" / "ave-"
//! penalty   = "penalty " ("NS" / "EW") " " NUMBER ("%" / " IMP" / " VP")
//! ```
//!
//! It must not know of which board it is, and so not what a contract scores.

mod read;

use crate::bridge::{Contract, Score, Seat, Side, spell_tricks};
use crate::report::phrase::list;
use crate::words::{Decimal, Key, Words, key, signed};
use std::fmt;

/// A decision. The codes in which tables have it are the same in every language.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Decision {
    /// What becomes of the result; `None` where a penalty is all that was written, and the result stands.
    pub judgement: Option<Judgement>,
    /// Procedural penalties, which leave the result as it is (Law 90).
    pub penalties: Vec<Penalty>,
}

/// What becomes of the result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Judgement {
    /// `apply`: what the program proposes.
    Apply,
    /// `stands`: the stated result stays.
    Stands,
    /// `tricks=N`: declarer's tricks.
    Tricks(u8),
    /// `score=N`: an assigned score, from North-South's side.
    Score(i32),
    /// `assigned NS=N EW=N`: an assigned score for each side, North-South's first, each from its own side; they need not
    /// balance (Law 12C1f).
    Assigned([i32; 2]),
    /// `weighted 60% 3NT= 40% 3NT-1`: results, each with its share in per cent (Law 12C1c).
    Weighted(Vec<(Decimal, Possible)>),
    /// `ave+ NS ave- EW`: artificial scores, North-South's first (Law 12C2).
    Averages([Average; 2]),
    /// `record-error`: the record is wrong, and there was no revoke.
    RecordError,
    /// `later`: not decided yet, and to be asked again.
    Later,
}

/// A result that a board might have had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Possible {
    /// `+400`: a score, from North-South's side.
    Score(i32),
    /// `3NT-1`, `3NT=E`: a contract, its tricks, and who declares it where that is not the board's declarer.
    Made(Contract, u8, Option<Seat>),
}

/// An artificial score (Law 12C2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::EnumString, strum::IntoStaticStr)]
pub enum Average {
    /// For a side directly at fault.
    #[strum(serialize = "ave-")]
    Minus = -1,
    /// For one partly at fault.
    #[strum(serialize = "ave")]
    Even = 0,
    /// For one in no way at fault.
    #[strum(serialize = "ave+")]
    Plus = 1,
}

impl Average {
    /// The share of a top, in per cent: 60, 50 or 40.
    pub const fn percent(self) -> i64 {
        50 + 10 * self as i64
    }

    /// What it normally comes to in international matchpoints (Law 12C2b, until 2007 Law 86A).
    pub const fn imps(self) -> i64 {
        3 * self as i64
    }
}

/// A procedural penalty (Law 90).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Penalty {
    /// Who has it.
    pub side: Side,
    /// How much is taken away.
    pub amount: Decimal,
    /// Of what: `%` (of a top), ` IMP` or ` VP`, as it stands behind the amount.
    pub unit: &'static str,
}

const UNITS: [&str; 3] = ["%", " IMP", " VP"];

/// The words of decisions, and the same in each language.
const WORDS: [(&str, Key); 12] = [
    ("apply", key!("decision-apply")),
    ("stands", key!("decision-stands")),
    ("record-error", key!("decision-record-error")),
    ("later", key!("decision-later")),
    ("tricks", key!("decision-tricks")),
    ("score", key!("decision-score")),
    ("assigned", key!("decision-assigned")),
    ("weighted", key!("decision-weighted")),
    ("ave+", key!("decision-ave-plus")),
    ("ave", key!("decision-ave")),
    ("ave-", key!("decision-ave-minus")),
    ("penalty", key!("decision-penalty")),
];

/// What stands behind a word.
const SIGNS: [char; 3] = [' ', '=', ';'];

impl From<Judgement> for Decision {
    fn from(judgement: Judgement) -> Self {
        Self {
            judgement: Some(judgement),
            penalties: Vec::new(),
        }
    }
}

impl Decision {
    /// The decisions that a person can choose from a list, with their words.
    pub fn choices(words: &Words) -> impl Iterator<Item = (Self, String)> {
        let all = [
            Judgement::Apply,
            Judgement::Stands,
            Judgement::RecordError,
            Judgement::Later,
        ];
        all.into_iter().map(|judgement| {
            let decision = Self::from(judgement);
            let said = decision.said(words);
            (decision, said)
        })
    }

    /// Whether it changes a score, and so can only be one on a board.
    pub fn is_of_board(&self) -> bool {
        self.judgement == Some(Judgement::Apply)
    }

    /// The code, as tables have it.
    pub fn code(&self) -> String {
        let judgement = self.judgement.iter().map(ToString::to_string);
        let penalties = self.penalties.iter().map(ToString::to_string);
        list(judgement.chain(penalties), "; ")
    }

    /// The decision in words.
    pub fn said(&self, words: &Words) -> String {
        let code = self.code().replace("NT", words.word(key!("notrump")));
        each_word(&code, |word| {
            vocabulary(words).find(|(code, _)| *code == word)?.1.into()
        })
    }

    /// Whether nothing more is to be asked.
    pub fn is_final(&self) -> bool {
        self.judgement != Some(Judgement::Later)
    }
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Apply => f.write_str("apply"),
            Self::Stands => f.write_str("stands"),
            Self::RecordError => f.write_str("record-error"),
            Self::Later => f.write_str("later"),
            Self::Tricks(tricks) => write!(f, "tricks={tricks}"),
            Self::Score(score) => write!(f, "score={score}"),
            Self::Assigned(scores) => {
                let [ns, ew] = scores.map(plain);
                write!(f, "assigned NS={ns} EW={ew}")
            }
            Self::Weighted(parts) => {
                f.write_str("weighted")?;
                let mut parts = parts.iter();
                parts.try_for_each(|(share, result)| write!(f, " {share}% {result}"))
            }
            Self::Averages([one, other]) if one == other => f.write_str(one.into()),
            Self::Averages(all) => {
                let [ns, ew] = all.map(<&str>::from);
                write!(f, "{ns} NS {ew} EW")
            }
        }
    }
}

impl fmt::Display for Possible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Score(points) => f.write_str(&plain(points)),
            Self::Made(contract, tricks, declarer) => {
                f.write_str(&Score::spell(contract).replace('X', "x"))?;
                f.write_str(&spell_tricks(tricks, contract.bid.level.get()))?;
                declarer.map_or(Ok(()), |seat| write!(f, "{}", seat.letter()))
            }
        }
    }
}

impl fmt::Display for Penalty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { side, amount, unit } = self;
        write!(f, "penalty {} {amount}{unit}", side.letters())
    }
}

/// A score with its sign, as a keyboard has it.
fn plain(points: i32) -> String {
    signed(points).replace('\u{2212}', "-")
}

/// The words of decisions as codes, with the same in a language.
fn vocabulary(words: &Words) -> impl Iterator<Item = (&'static str, &str)> {
    let sides = Side::ALL.map(|side| (side.letters(), words.side_letters(side)));
    WORDS
        .map(|(code, key)| (code, words.word(key)))
        .into_iter()
        .chain(sides)
}

/// A text with some of its words replaced.
fn each_word<'a>(text: &'a str, other: impl Fn(&'a str) -> Option<&'a str>) -> String {
    let pieces = text.split_inclusive(SIGNS).flat_map(|piece| {
        let word = piece.trim_end_matches(SIGNS);
        [other(word).unwrap_or(word), &piece[word.len()..]]
    });
    pieces.collect()
}
