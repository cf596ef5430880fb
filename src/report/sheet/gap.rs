//! Gaps in a page: what is known only when all that comes before the board is known too.
//!
//! A worker makes the page of a board when it audits it, and leaves these gaps; whoever writes the page fills them.

use super::style::{SCRIPT, STYLE};
use super::{INDEX, shown};
use crate::report::table::Id;
use crate::source::printable;
use crate::words::{Words, key, message};
use askama::filters::{Html, escape};
use memchr::memchr_iter;
use std::borrow::Cow;
use std::fmt::Write;

/// A gap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gap {
    /// The style, which all pages share: it need not be kept with each.
    Style,
    /// What ticked boxes and the buttons below the hands do, which all pages share too.
    Script,
    /// The number of the game in its file, where the board has no number of its own.
    Game,
    /// The file.
    File,
    /// The file and the number of the game in it, as the cells of a slip have them.
    SlipFile,
    SlipGame,
    /// The line of the file.
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

/// What fills the gaps.
#[derive(Debug)]
pub(in crate::report) struct Filling<'a> {
    /// The file, and as markup.
    pub(in crate::report) file: &'a str,
    pub(in crate::report) file_markup: &'a str,
    pub(in crate::report) line: u64,
    pub(in crate::report) game: u64,
    pub(in crate::report) id: Id,
    /// The way to other sheets, where there are any.
    pub(in crate::report) neighbours: Option<Neighbours<'a>>,
}

/// The way from a sheet to others.
#[derive(Debug)]
pub(in crate::report) struct Neighbours<'a> {
    /// Its place in the index.
    pub(in crate::report) id: Id,
    /// The names of the sheets before and behind it.
    pub(in crate::report) before: Option<&'a str>,
    pub(in crate::report) behind: Option<&'a str>,
}

impl Neighbours<'_> {
    /// The links. Names hold nothing that must be escaped.
    fn links(&self, words: &Words) -> String {
        let index = words.word(key!("nav-index"));
        let mut links = format!("<nav><a href=\"../{INDEX}#{}\">{index}</a>", self.id);
        for (name, relation, key) in [
            (self.before, "prev", key!("nav-previous")),
            (self.behind, "next", key!("nav-next")),
        ] {
            if let Some(name) = name {
                let word = words.word(key);
                let _ = write!(
                    links,
                    " <a rel=\"{relation}\" href=\"{name}.html\">{word}</a>"
                );
            }
        }
        links.push_str("</nav>\n");
        links
    }
}

impl<'a> Filling<'a> {
    /// The pieces of a page with its gaps filled.
    pub(in crate::report) fn pieces(&self, with_gaps: &'a str, words: &Words) -> Vec<Cow<'a, str>> {
        let mut pieces = Vec::new();
        let mut taken = 0;
        for place in memchr_iter(MARK, with_gaps.as_bytes()) {
            pieces.push(Cow::Borrowed(&with_gaps[taken..place]));
            taken = place + 1;
            let is_here = |(_, mark): &&(Gap, &str)| with_gaps[place..].starts_with(mark);
            if let Some((gap, mark)) = Gap::ALL.iter().find(is_here) {
                pieces.push(self.text(*gap, words));
                taken = place + mark.len();
            }
        }
        pieces.push(Cow::Borrowed(&with_gaps[taken..]));
        pieces
    }

    fn text(&self, gap: Gap, words: &Words) -> Cow<'a, str> {
        Cow::Owned(match gap {
            Gap::Style => return Cow::Borrowed(STYLE.as_str()),
            Gap::Script => return Cow::Borrowed(SCRIPT.as_str()),
            Gap::File => return Cow::Borrowed(self.file_markup),
            Gap::Game => {
                let game = message!("title-game", number = self.game.to_string());
                escaped(&words.sentence(&game))
            }
            Gap::SlipFile => escaped(&printable(self.file)),
            Gap::SlipGame => self.game.to_string(),
            Gap::Line => self.line.to_string(),
            Gap::Id => self.id.to_string(),
            Gap::Neighbours => {
                let neighbours = self.neighbours.as_ref();
                neighbours.map_or_else(String::new, |it| it.links(words))
            }
        })
    }
}

/// The name of a file as pages show it.
pub(in crate::report) fn file_markup(file: &str) -> String {
    escaped(&shown(file))
}

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
        let kinds = [
            Gap::Game,
            Gap::File,
            Gap::SlipFile,
            Gap::SlipGame,
            Gap::Line,
            Gap::Id,
        ];
        for (place, (gap, _)) in Gap::ALL.iter().enumerate() {
            assert_eq!(*gap as usize, place);
        }
        let page = kinds.map(|gap| format!("<{}>", gap.mark())).concat();
        let filling = Filling {
            file: "a & b\0.pbn",
            file_markup: &file_markup("a & b\0.pbn"),
            line: 17,
            game: 3,
            id: Id::default(),
            neighbours: None,
        };
        let words = Words::of(Language::English);
        let filled = filling.pieces(&page, words).concat();
        let id = Id::default();
        assert_eq!(
            filled,
            format!("<Game 3><a &#38; b.pbn><a &#38; b.pbn><3><17><{id}>")
        );
    }
}
