//! What the director decided on a board: the column `director_decision`, which a program reads back.

use crate::words::{Key, Language, Words, key, signed};

/// A decision, in the words that review files use. The codes are the same in every language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decision {
    /// `apply`: what the program proposes.
    Apply,
    /// `stands`: the stated result stays.
    Stands,
    /// `tricks=N`: declarer's tricks.
    Tricks(u8),
    /// `score=N`: an assigned score, from North-South's side.
    Score(i32),
    /// `record-error`: the record is wrong, and there was no revoke.
    RecordError,
    /// `later`: not decided yet, and to be asked again.
    Later,
}

/// The decisions without a number, each with its code and its words.
const CHOICES: [(Decision, &str, Key); 4] = [
    (Decision::Apply, "apply", key!("decision-apply")),
    (Decision::Stands, "stands", key!("decision-stands")),
    (
        Decision::RecordError,
        "record-error",
        key!("decision-record-error"),
    ),
    (Decision::Later, "later", key!("decision-later")),
];

/// The decisions with a number, each with its code and its word.
const FIGURES: [(&str, Key); 2] = [
    ("tricks", key!("decision-tricks")),
    ("score", key!("decision-score")),
];

impl Decision {
    /// The decisions that a person can choose from a list, with their words.
    pub fn choices(words: &Words) -> impl Iterator<Item = (Self, &'static str)> {
        CHOICES
            .map(|(decision, _, key)| (decision, words.word(key)))
            .into_iter()
    }

    /// Reads a cell: a code, or the words of any language, in any case and with blanks around it. No cell is read as a
    /// decision that it does not spell.
    pub fn read(cell: &str) -> Option<Self> {
        let cell = cell.trim().to_lowercase();
        let is = |code: &str, key| {
            cell == code || spellings(key).any(|words| cell == words.to_lowercase())
        };
        let chosen = CHOICES.iter().find(|(_, code, key)| is(code, *key));
        chosen
            .map(|(decision, ..)| *decision)
            .or_else(|| figure(&cell))
    }

    /// The code, as tables have it.
    pub fn code(self) -> String {
        match self {
            Self::Tricks(tricks) => format!("tricks={tricks}"),
            Self::Score(score) => format!("score={score}"),
            _ => self.choice().map_or("", |(code, _)| code).to_owned(),
        }
    }

    /// The decision in words.
    pub fn said(self, words: &Words) -> String {
        match self {
            Self::Tricks(tricks) => format!("{}={tricks}", words.word(FIGURES[0].1)),
            Self::Score(score) => format!("{}={}", words.word(FIGURES[1].1), signed(score)),
            _ => {
                let spelled = self.choice().map_or("", |(_, key)| words.word(key));
                spelled.to_owned()
            }
        }
    }

    /// The code and the words of one without a number.
    fn choice(self) -> Option<(&'static str, Key)> {
        let mut choices = CHOICES.into_iter();
        choices.find_map(|(it, code, key)| (it == self).then_some((code, key)))
    }

    /// Whether nothing more is to be asked.
    pub fn is_final(self) -> bool {
        self != Self::Later
    }
}

/// `tricks=9` or `score = -100`; the first word may be of any language, and the minus may be a real one.
fn figure(cell: &str) -> Option<Decision> {
    let (word, number) = cell.split_once('=')?;
    let (word, number) = (word.trim(), number.trim().replace('\u{2212}', "-"));
    let is = |(code, key): (&str, Key)| {
        word == code || spellings(key).any(|it| word == it.to_lowercase())
    };
    if is(FIGURES[0]) {
        let tricks = number.parse().ok().filter(|tricks| *tricks <= 13)?;
        return Some(Decision::Tricks(tricks));
    }
    is(FIGURES[1]).then(|| number.parse().ok().map(Decision::Score))?
}

/// The words of a message in each language.
fn spellings(key: Key) -> impl Iterator<Item = &'static str> {
    Language::ALL
        .into_iter()
        .map(move |language| Words::of(language).word(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    const EACH: [Decision; 6] = [
        Decision::Apply,
        Decision::Stands,
        Decision::Tricks(9),
        Decision::Score(-620),
        Decision::RecordError,
        Decision::Later,
    ];

    #[test]
    fn each_is_read_as_its_code_and_in_the_words_of_each_language() {
        for decision in EACH {
            assert_eq!(Decision::read(&decision.code()), Some(decision));
        }
        for language in Language::ALL {
            for (decision, words) in Decision::choices(Words::of(language)) {
                assert_eq!(Decision::read(words), Some(decision));
                assert_eq!(Decision::read(&words.to_uppercase()), Some(decision));
            }
        }
        assert_eq!(Decision::read(" Slagen = 9 "), Some(Decision::Tricks(9)));
        assert_eq!(Decision::read("score=+140"), Some(Decision::Score(140)));
        let minus = Decision::read("score=\u{2212}100");
        assert_eq!(minus, Some(Decision::Score(-100)));
    }

    #[test]
    fn what_spells_no_decision_is_none() {
        for cell in [
            "",
            "as it stands",
            "tricks",
            "tricks=14",
            "tricks=-1",
            "score=",
            "9",
            "apply=1",
        ] {
            assert_eq!(Decision::read(cell), None, "{cell}");
        }
    }
}
