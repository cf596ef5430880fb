//! Gaps in a page: what is known only when all that comes before the board is known too.
//!
//! A worker makes the page of a board when it audits it, and leaves these gaps; whoever writes the page fills them.

use super::shown;
use super::style::STYLE;
use crate::report::Id;
use crate::words::{Words, message};
use askama::filters::{Html, HtmlSafe, escape};
use askama::{FastWritable, Values};
use memchr::memchr_iter;
use std::borrow::Cow;
use std::fmt::{self, Write};

/// A gap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gap {
    /// The style, which all pages share: it need not be kept with each.
    Style,
    /// The number of the game in its file, where the board has no number of its own.
    Game,
    /// The effect of the adjustment on the points.
    Effect,
    /// The file.
    File,
    /// The line of the file.
    Line,
    /// The id, with the number behind it.
    Id,
}

/// Marks a gap; its kind follows. No text of a record keeps this character when it is shown.
const MARK: u8 = 0;

/// Room for the pieces of nearly every page, and its seal.
const PIECES: usize = 2 * Gap::ALL.len() + 2;

impl Gap {
    const ALL: [(Self, &'static str); 6] = [
        (Self::Style, "\0s"),
        (Self::Game, "\0g"),
        (Self::Effect, "\0e"),
        (Self::File, "\0f"),
        (Self::Line, "\0l"),
        (Self::Id, "\0i"),
    ];

    /// How it stands in a page.
    pub(super) const fn mark(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mark())
    }
}

impl FastWritable for Gap {
    fn write_into<W: Write + ?Sized>(&self, page: &mut W, _: &dyn Values) -> askama::Result<()> {
        Ok(page.write_str(self.mark())?)
    }
}

impl HtmlSafe for Gap {}

/// What fills the gaps.
#[derive(Debug)]
pub(in crate::report) struct Filling<'a> {
    pub(in crate::report) file: &'a str,
    pub(in crate::report) line: u64,
    pub(in crate::report) game: u64,
    pub(in crate::report) id: Id,
    /// The line with the effect, as markup.
    pub(in crate::report) effect: Option<String>,
}

impl Filling<'_> {
    /// The pieces of a page with its gaps filled.
    pub(in crate::report) fn pieces<'p>(
        &self,
        with_gaps: &'p str,
        words: &Words,
    ) -> Vec<Cow<'p, str>> {
        let mut pieces = Vec::with_capacity(PIECES);
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

    fn text(&self, gap: Gap, words: &Words) -> Cow<'static, str> {
        Cow::Owned(match gap {
            Gap::Style => return Cow::Borrowed(STYLE),
            Gap::Game => {
                let game = message!("title-game", number = self.game.to_string());
                escaped(&words.sentence(&game))
            }
            Gap::Effect => self.effect.clone().unwrap_or_default(),
            Gap::File => escaped(&shown(self.file)),
            Gap::Line => self.line.to_string(),
            Gap::Id => self.id.to_string(),
        })
    }
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
        let kinds = [Gap::Game, Gap::File, Gap::Line, Gap::Id, Gap::Effect];
        for (place, (gap, _)) in Gap::ALL.iter().enumerate() {
            assert_eq!(*gap as usize, place);
        }
        let page = kinds.map(|gap| format!("<{gap}>")).concat();
        let filling = Filling {
            file: "a & b\0.pbn",
            line: 17,
            game: 3,
            id: Id::default(),
            effect: None,
        };
        let words = Words::of(Language::English);
        let filled = filling.pieces(&page, words).concat();
        let id = Id::default();
        assert_eq!(filled, format!("<Game 3><a &#38; b.pbn><17><{id}><>"));
    }
}
