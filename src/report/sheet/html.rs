//! A sheet as a page: one file that needs nothing else, on a screen or on one side of A4.
//!
//! All text of a record is escaped by the template; what the template marks as safe is a word of the catalogue, or is made
//! here, from cards and from text that was escaped first.

use super::auction;
use super::gap::{Filling, Gap};
use super::ladder::{self, Columns, LadderStep};
use super::markup::{self, rich, sign, write_rich};
use super::{Sheet, density, joined, play};
use crate::audit::At;
use crate::bridge::{self, BySeat, Card, Hand, Seat, Side, Suit};
use crate::checks::wording::offence::Offence;
use crate::report::disk::fingerprint::seal;
use crate::report::phrase::list;
use crate::report::table::names;
use crate::report::tables::form_row::FormRow;
use crate::story::{Figure, TricksAndScore};
use crate::words::{Key, Message, Words, key, message, signed};
use askama::filters::HtmlSafe;
use askama::{FastWritable, Template, Values};
use memchr::memmem;
use std::borrow::Borrow;
use std::cell::RefCell;
use std::fmt::{self, Write};

/// The page of a sheet, sealed with its fingerprint.
pub fn page(sheet: &Sheet, words: &Words) -> String {
    let mut with_gaps = String::new();
    draw(sheet, &Headings::of(sheet, words), words, &mut with_gaps);
    let row = &sheet.row;
    let filling = Filling {
        at: At {
            game: row.game,
            line: row.line,
        },
        id: row.id,
        neighbours: None,
    };
    let mut page = filling.fill(&with_gaps, &row.file, words);
    seal(&mut page);
    page
}

/// Room for most sentences, in bytes.
const SENTENCE: usize = 256;

/// What stands at the head of a page, and in the line of its board in the summary.
#[derive(Debug)]
pub(in crate::report) struct Headings {
    pub(in crate::report) event: String,
    pub(in crate::report) occasion: String,
    pub(in crate::report) contract: Option<String>,
    /// The reason, a sentence each: the first is the headline.
    pub(in crate::report) reason: Vec<String>,
}

impl Headings {
    pub(in crate::report) fn of(sheet: &Sheet, words: &Words) -> Self {
        Self {
            event: sheet.event(),
            occasion: sheet.occasion(words),
            contract: sheet.contract(words),
            reason: sheet.verdict.reason(words),
        }
    }
}

/// Adds the page of a sheet, with its gaps.
pub(in crate::report) fn draw(
    sheet: &Sheet,
    headings: &Headings,
    words: &Words,
    pages: &mut String,
) {
    let page = SheetPage {
        sheet,
        words,
        board: match sheet.row.board {
            Some(_) => sheet.board(words),
            None => Gap::Game.mark().to_owned(),
        },
        contract_line: sheet.contract_line(headings.contract.clone(), words),
        cards: auction::cards(sheet),
        headings,
        sentence: RefCell::new(String::with_capacity(SENTENCE)),
    };
    page.render_into(pages).expect("a string takes every page");
}

#[derive(Template)]
#[template(path = "sheet.html", config = "src/report/sheet/askama.toml")]
struct SheetPage<'a> {
    sheet: &'a Sheet,
    words: &'a Words,
    headings: &'a Headings,
    board: String,
    contract_line: String,
    /// The cards for a hand viewer, where there is a play to step through.
    cards: Option<String>,
    /// The sentence that is being written.
    sentence: RefCell<String>,
}

/// Markup, written into the page without a copy between.
struct Markup<F>(F);

trait Draw: Fn(&mut dyn Write) -> fmt::Result {}

impl<F: Fn(&mut dyn Write) -> fmt::Result> Draw for F {}

impl<F: Draw> FastWritable for Markup<F> {
    fn write_into(&self, page: &mut dyn Write, _: &dyn Values) -> askama::Result<()> {
        Ok((self.0)(page)?)
    }
}

impl<F: Draw> fmt::Display for Markup<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)(f)
    }
}

impl<F: Draw> HtmlSafe for Markup<F> {}

#[allow(clippy::trivially_copy_pass_by_ref, clippy::unused_self)] // as a template calls it
impl SheetPage<'_> {
    const NONE: BySeat<Hand> = BySeat([Hand::EMPTY; 4]);
    /// The hands in the order of a diagram read line by line.
    const PLACES: [(&'static str, Seat); 4] = [
        ("n", Seat::North),
        ("w", Seat::West),
        ("e", Seat::East),
        ("s", Seat::South),
    ];

    /// The buttons below the hands: by how many cards each goes on, its sign and its name.
    const STEPS: [(i8, &'static str, Key); 4] = [
        (-52, "\u{ab}", key!("step-deal")),
        (-1, "\u{2039}", key!("step-back")),
        (1, "\u{203a}", key!("step-on")),
        (52, "\u{bb}", key!("step-end")),
    ];

    fn slip_columns(&self) -> String {
        list(names::<FormRow>(), ",")
    }

    fn title(&self) -> String {
        joined([&self.board, &self.contract_line].map(Some))
    }

    fn word(&self, key: impl Borrow<Key>) -> &'static str {
        self.words.word(*key.borrow())
    }

    /// A sentence, its red suits red.
    fn rich<'b>(&'b self, say: &'b Message) -> Markup<impl Draw + 'b> {
        Markup(move |page: &mut dyn Write| {
            let mut text = self.sentence.borrow_mut();
            text.clear();
            self.words.say(say, &mut text);
            write_rich(&text, page)
        })
    }

    /// Text that is not yet escaped, its red suits red.
    fn rich_text<T: AsRef<str>>(&self, text: T) -> Markup<impl Draw + use<T>> {
        Markup(move |page: &mut dyn Write| write_rich(text.as_ref(), page))
    }

    /// The print size: the larger the less there is on the page, so that it stays one.
    fn density(&self) -> &'static str {
        let reason = self.headings.reason.iter();
        let lines = reason.map(|sentence| density::lines_of(sentence)).sum();
        density::class(self.sheet, lines, self.words.language())
    }

    /// A suit of a hand; what was withheld is boxed.
    fn holding(&self, hand: &Hand, suit: &Suit, withheld: &Hand) -> Markup<impl Draw> {
        let (suit, holding, withheld) = (*suit, hand[*suit], withheld[*suit]);
        Markup(move |page: &mut dyn Write| {
            write!(page, r#"<span class="sign">{}</span>"#, sign(suit))?;
            if holding.is_empty() {
                page.write_str("\u{2013}")?;
            }
            for rank in holding {
                let letter = self.words.rank(rank);
                if withheld.contains(rank) {
                    write!(page, r#"<b class="box">{letter}</b>"#)?;
                } else {
                    page.write_str(letter)?;
                }
            }
            Ok(())
        })
    }

    /// The names of the seats, for the script.
    fn seats(&self) -> String {
        Seat::ALL.map(|seat| self.words.seat(seat)).join(",")
    }

    /// What is said of a card, where the script fills in which.
    fn played(&self) -> String {
        let played = message!("proof", seat = "{seat}", card = "{card}", trick = "{trick}");
        self.words.sentence(&played)
    }

    fn legal(&self, offence: &Offence) -> BySeat<Hand> {
        BySeat::from_fn(|seat| offence.legal_of(seat))
    }

    fn tricks(&self, step: &LadderStep) -> Markup<impl Draw> {
        figures(step.at.tricks, Some(step.tricks_in), |tricks, page| {
            page.write_str(itoa::Buffer::new().format(tricks))
        })
    }

    fn made(&self, at: &TricksAndScore) -> Markup<impl Draw> {
        let made = |contract| ladder::range(at.tricks, |it| self.words.outcome(contract, it));
        let made = self.sheet.contract.map(made);
        self.rich_text(made.unwrap_or_else(|| "\u{2013}".to_owned()))
    }

    fn score(&self, at: &TricksAndScore, columns: Option<&Columns>) -> Markup<impl Draw> {
        figures(at.score, columns.copied(), |score, page| {
            page.write_str(&signed(score))
        })
    }

    fn cards<'b>(&'b self, cards: &'b [Card]) -> Markup<impl Draw + 'b> {
        Markup(move |page: &mut dyn Write| {
            for (place, card) in cards.iter().enumerate() {
                page.write_str(if place > 0 { " " } else { "" })?;
                page.write_str(sign(card.suit))?;
                page.write_str(self.words.rank(card.rank))?;
            }
            Ok(())
        })
    }
}

pub(in crate::report) fn add_reason(page: &mut String, sentence: &Message, words: &Words) {
    // text of a record is escaped, and the reason is the first section
    let place = memmem::find(page.as_bytes(), b"</section>").unwrap_or(page.len());
    let sentence = rich(&words.sentence(sentence));
    page.insert_str(place, &format!("<p>{sentence}</p>\n"));
}

/// A figure, or the two ends of a range, each with the column of review.csv that it stands in.
fn figures<T: Copy + PartialEq>(
    figure: Figure<T>,
    columns: Option<[&'static str; 2]>,
    write: impl Fn(T, &mut dyn Write) -> fmt::Result,
) -> Markup<impl Draw> {
    Markup(move |page: &mut dyn Write| {
        let Some(ends) = figure.ends() else {
            return page.write_str("\u{2013}");
        };
        let count = if ends[0] == ends[1] { 1 } else { 2 };
        for (place, end) in ends.into_iter().take(count).enumerate() {
            if place > 0 {
                page.write_str(ladder::between(&figure))?;
            }
            if let Some(columns) = columns {
                write!(page, "<data data-column=\"{}\">", columns[place])?;
            }
            write(end, page)?;
            page.write_str(if columns.is_some() { "</data>" } else { "" })?;
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn words_that_are_not_escaped_have_no_markup() {
        let asked = include_str!("sheet.html")
            .split("self.word(key!(\"")
            .skip(1);
        let asked = asked.filter_map(|rest| rest.split('"').next());
        let by_row = ["stated", "played", "adjusted"];
        let by_section = ["heading-slips", "heading-conduct", "heading-weigh"];
        for name in asked.chain(by_row).chain(by_section) {
            for language in Language::ALL {
                let word = Words::of(language).word(Key::checked(["", name], &[]));
                let has_markup = word.contains(['"', '&', '\'', '<', '>']);
                assert!(!word.is_empty() && !has_markup, "{name}: {word}");
            }
        }
    }
}
