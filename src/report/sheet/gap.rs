//! Gaps in a page: what is known only when all that comes before the board is known too.
//!
//! A worker makes the page of a board when it audits it, and leaves these gaps; whoever writes the page fills them.

use super::style::{SCRIPT, STYLE};
use super::{INDEX, shown};
use crate::audit::At;
use crate::report::disk::plain_name::SheetName;
use crate::report::table::Id;
use crate::source::printable;
use crate::words::{Words, key};
use askama::filters::{Html, escape};
use memchr::memchr_iter;
use std::borrow::Cow;
use std::fmt::Write;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gap {
    /// The style, which all pages share: it need not be kept with each.
    Style,
    /// What ticked boxes and the buttons below the hands do, which all pages share too.
    Script,
    /// The number of the game in its file, where the board has no number of its own.
    Game,
    File,
    /// The file and the number of the game in it, as the cells of a slip have them.
    SlipFile,
    SlipGame,
    Line,
    /// The id, with the number behind it.
    Id,
    /// The way to other sheets.
    Neighbours,
}

/// Marks a gap; its kind follows. No text of a record keeps this character when it is shown.
const MARK: u8 = 0;

impl Gap {
    const ALL: [(Self, &'static str); 9] = [
        (Self::Style, "\0s"),
        (Self::Script, "\0j"),
        (Self::Game, "\0g"),
        (Self::File, "\0f"),
        (Self::SlipFile, "\0p"),
        (Self::SlipGame, "\0m"),
        (Self::Line, "\0l"),
        (Self::Id, "\0i"),
        (Self::Neighbours, "\0n"),
    ];

    /// How it stands in a page.
    pub(super) const fn mark(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// What fills the gaps besides the file.
#[derive(Debug)]
pub(in crate::report) struct Filling {
    /// Its game, and the line of its first tag.
    pub(in crate::report) at: At,
    pub(in crate::report) id: Id,
    /// The sheets before and behind it, where it is one of several.
    pub(in crate::report) neighbours: Option<[Option<SheetName>; 2]>,
}

impl Filling {
    /// A page of a board in this file with its gaps filled.
    pub(in crate::report) fn fill(&self, with_gaps: &str, file: &str, words: &Words) -> String {
        let mut page = String::with_capacity(with_gaps.len() + STYLE.len() + SCRIPT.len() + ROOM);
        let mut taken = 0;
        for place in memchr_iter(MARK, with_gaps.as_bytes()) {
            page.push_str(&with_gaps[taken..place]);
            taken = place + 1;
            let is_here = |(_, mark): &&(Gap, &str)| with_gaps[place..].starts_with(mark);
            if let Some((gap, mark)) = Gap::ALL.iter().find(is_here) {
                page.push_str(&self.text(*gap, file, words));
                taken = place + mark.len();
            }
        }
        page.push_str(&with_gaps[taken..]);
        page
    }

    fn text(&self, gap: Gap, file: &str, words: &Words) -> Cow<'static, str> {
        Cow::Owned(match gap {
            Gap::Style => return Cow::Borrowed(STYLE.as_str()),
            Gap::Script => return Cow::Borrowed(SCRIPT.as_str()),
            Gap::File => escaped(&shown(file)),
            Gap::Game => escaped(&words.game(self.at.game)),
            Gap::SlipFile => escaped(&printable(file)),
            Gap::SlipGame => self.at.game.to_string(),
            Gap::Line => self.at.line.to_string(),
            Gap::Id => self.id.to_string(),
            Gap::Neighbours => self.links(words),
        })
    }

    /// The way to the index and to other sheets. Their names hold nothing that must be escaped.
    fn links(&self, words: &Words) -> String {
        let Some([before, behind]) = &self.neighbours else {
            return String::new();
        };
        let index = words.word(key!("nav-index"));
        let mut links = format!("<nav><a href=\"../{INDEX}#{}\">{index}</a>", self.id);
        for (name, relation, key) in [
            (before, "prev", key!("nav-previous")),
            (behind, "next", key!("nav-next")),
        ] {
            if let Some(name) = name {
                let word = words.word(key);
                let _ = write!(
                    links,
                    " <a rel=\"{relation}\" href=\"{name}.html\">{word}</a>"
                );
            }
        }
        links + "</nav>\n"
    }
}

/// Room for what fills the other gaps, in bytes.
const ROOM: usize = 1024;

fn escaped(text: &str) -> String {
    let Ok(escaped) = escape(text, Html);
    escaped.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn every_gap_is_filled_and_the_rest_is_left_as_it_is() {
        for (place, (gap, _)) in Gap::ALL.iter().enumerate() {
            assert_eq!(*gap as usize, place);
        }
        let gaps = Gap::ALL.into_iter().skip(2).take(6);
        let page = crate::report::phrase::list(gaps.map(|(_, mark)| format!("<{mark}>")), "");
        let filling = Filling {
            at: At { game: 3, line: 17 },
            id: Id::default(),
            neighbours: None,
        };
        let words = Words::of(Language::English);
        let filled = filling.fill(&page, "a & b\0.pbn", words);
        let id = Id::default();
        assert_eq!(
            filled,
            format!("<Game 3><a &#38; b.pbn><a &#38; b.pbn><3><17><{id}>")
        );
    }
}
