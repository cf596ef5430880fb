//! A sheet as a page: one file that needs nothing else, on a screen or on one side of A4.
//!
//! All text of a record is escaped by the template; what the template marks as safe is made here, from cards and from
//! text that was escaped first.

use super::auction::{self, Auction};
use super::diagram::so_far;
use super::ladder::{Figures, Step};
use super::offence::Offence;
use super::play::{Cell, PlayTable, TrickRow};
use super::verdict::Tone;
use super::{Sheet, shown};
use crate::board::Entry;
use crate::bridge::{Card, Hand, Seat, Side, Suit, seats_from};
use crate::replay::Position;
use crate::report::fingerprint::sealed;
use crate::report::language::{Words, signed, symbol};
use crate::report::say::{Say, say};
use askama::Template;
use askama::filters::{Html, escape};
use std::io;

/// How pages look.
pub(in crate::report) const STYLE: &str = include_str!("sheet.css");

/// The space of a revoke on a page, in lines of a question.
const LINES_OF_AN_OFFENCE: usize = 5;

/// The page of a sheet, sealed with its fingerprint.
///
/// # Errors
/// When a page cannot be made; no sheet is known for which that is so.
pub fn page(sheet: &Sheet, words: &Words) -> io::Result<String> {
    let page = Page { sheet, words }.render().map_err(io::Error::other)?;
    Ok(sealed(&page))
}

#[derive(Template)]
#[template(path = "sheet.html", config = "src/report/sheet/askama.toml")]
struct Page<'a> {
    sheet: &'a Sheet,
    words: &'a Words,
}

#[allow(clippy::trivially_copy_pass_by_ref, clippy::unused_self)] // as a template calls it
impl Page<'_> {
    const STYLE: &'static str = STYLE;
    const SEATS: [Seat; 4] = Seat::ALL;
    const SIDES: [Side; 2] = Side::ALL;
    const SUITS: [Suit; 4] = Suit::DESC;
    /// The hands in the order of a diagram read line by line.
    const PLACES: [(&'static str, Seat); 4] = [
        ("n", Seat::North),
        ("w", Seat::West),
        ("e", Seat::East),
        ("s", Seat::South),
    ];
    const FELT: [(&'static str, Seat); 4] = Self::PLACES;

    fn effect(&self) -> String {
        let effect = self.sheet.effect.as_ref();
        effect.map_or_else(String::new, |effect| effect_line(effect, self.words))
    }

    fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// A sentence, its red suits red.
    fn rich(&self, say: &Say) -> String {
        self.rich_text(&self.words.say(say))
    }

    /// Text that is not yet escaped, its red suits red.
    fn rich_text(&self, text: &str) -> String {
        rich(text)
    }

    /// How much there is on the page: more of it is printed smaller, so that it stays one.
    fn density(&self) -> &'static str {
        let sheet = self.sheet;
        let bound = |it: &Offence| it.bound.len() + it.changes.iter().count();
        let lines = sheet.asked.len()
            + sheet.findings.len()
            + sheet.readings.len()
            + sheet.conduct.len()
            + sheet.weighed.len()
            + sheet.offences.iter().map(bound).sum::<usize>();
        match LINES_OF_AN_OFFENCE * sheet.offences.len() + lines {
            0..=9 => "roomy",
            10..=14 => "dense",
            15..=30 => "crowded",
            _ => "packed",
        }
    }

    fn tone(&self) -> &'static str {
        match self.sheet.verdict.tone {
            Tone::Calm => "calm",
            Tone::Look | Tone::Due if self.sheet.row.confidence == Some("doubtful") => "doubtful",
            Tone::Look => "look",
            Tone::Due => "due",
        }
    }

    /// A suit of a hand; what was withheld is boxed.
    fn holding(&self, hand: &Hand, suit: &Suit, withheld: Hand) -> String {
        let mut ranks: Vec<_> = hand[*suit].iter().collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        let sign = self.rich_text(&symbol(*suit).to_string());
        let cards: String = ranks
            .into_iter()
            .map(|rank| {
                let letter = self.words.rank(rank);
                if withheld[*suit].contains(rank) {
                    format!(r#"<b class="box">{letter}</b>"#)
                } else {
                    letter
                }
            })
            .collect();
        let cards = if cards.is_empty() {
            "\u{2013}".to_owned()
        } else {
            cards
        };
        format!(r#"<span class="sign">{sign}</span>{cards}"#)
    }

    fn callers(&self, auction: &Auction) -> [Seat; 4] {
        seats_from(auction.first)
    }

    fn call(&self, call: &Entry) -> String {
        self.rich_text(&auction::said(*call, self.words))
    }

    fn seat(&self, seat: &Seat) -> String {
        self.words.seat_letter(*seat)
    }

    fn side(&self, side: &Side) -> String {
        self.words.side_letters(*side)
    }

    fn player(&self, seat: &Seat) -> String {
        self.sheet.player(*seat).unwrap_or_default()
    }

    fn withheld(&self, seat: &Seat) -> Hand {
        self.sheet.withheld[*seat]
    }

    fn legal_of(&self, offence: &Offence, seat: &Seat) -> Hand {
        offence.legal_of(*seat)
    }

    fn card(&self, card: &Card) -> String {
        self.rich_text(&self.words.card(*card))
    }

    fn cell_classes(&self, cell: &Cell) -> String {
        let classes = [
            (cell.led, " led"),
            (cell.won, " won"),
            (cell.revokes.is_some(), " revoke"),
            (cell.revokes.is_none() && cell.proves.is_some(), " proof"),
        ];
        classes.iter().filter(|it| it.0).map(|it| it.1).collect()
    }

    fn winner(&self, row: &TrickRow) -> String {
        row.winner
            .map(|seat| self.words.seat_letter(seat))
            .unwrap_or_default()
    }

    fn notes(&self, play: &PlayTable, row: &TrickRow) -> String {
        row.notes(play, self.words)
    }

    fn tricks(&self, step: &Step) -> String {
        figures(step.tricks, |tricks| tricks.to_string())
    }

    fn made(&self, step: &Step) -> String {
        let made = |tricks| {
            let contract = self.sheet.contract?;
            Some(self.rich_text(&self.words.outcome(contract, tricks)))
        };
        match step.tricks.ends.map(|ends| ends.map(made)) {
            Some([Some(first), Some(last)]) if first == last => first,
            Some([Some(first), Some(last)]) => format!("{first} \u{2026} {last}"),
            _ => "\u{2013}".to_owned(),
        }
    }

    fn score(&self, step: &Step) -> String {
        figures(step.score, signed)
    }

    fn so_far(&self, before: &Position) -> String {
        self.rich_text(&so_far(before, self.words))
    }

    fn cards(&self, cards: &[Card]) -> String {
        let cards = cards.iter().map(|card| self.card(card));
        cards.collect::<Vec<_>>().join(" ")
    }

    fn file(&self) -> String {
        shown(&self.sheet.row.file)
    }

    /// The edition ruled under, and why.
    fn laws(&self) -> String {
        let row = &self.sheet.row;
        let said = match (row.laws, row.laws_basis) {
            (Some(year), Some("assumed")) => say!("laws-assumed", year = year),
            (Some(year), _) => say!("laws", year = year),
            (None, _) => return String::new(),
        };
        self.words.say(&said)
    }
}

/// Adds the effect on the points to a page that was made before it was known, below the scores, as [`page`] does.
pub(in crate::report) fn with_effect(page: &str, effect: &Say, words: &Words) -> String {
    // text of a record is escaped, so nothing else looks like this table
    let ladder = page.find("<table class=\"ladder\">");
    let end = ladder.and_then(|start| Some(start + page[start..].find(END)? + END.len()));
    let (before, behind) = page.split_at(end.unwrap_or(page.len()));
    format!("{before}{}{behind}", effect_line(effect, words))
}

/// Ends a table.
const END: &str = "</table>";

fn effect_line(effect: &Say, words: &Words) -> String {
    format!("\n<p class=\"effect\">{}</p>", rich(&words.say(effect)))
}

/// Text with its markup escaped and its red suits red.
pub(in crate::report) fn rich(text: &str) -> String {
    let escaped = escape(text, Html)
        .map(|text| text.to_string())
        .unwrap_or_default();
    let mut rich = String::with_capacity(escaped.len());
    for letter in escaped.chars() {
        match letter {
            '\u{2665}' | '\u{2666}' => rich.extend([
                r#"<span class="red">"#,
                letter.encode_utf8(&mut [0; 4]),
                "</span>",
            ]),
            letter => rich.push(letter),
        }
    }
    rich
}

/// A figure, or the two ends of a range, each with the column of review.csv that it stands in.
fn figures<T: Copy + PartialEq>(figures: Figures<T>, said: impl Fn(T) -> String) -> String {
    let Some(ends) = figures.ends else {
        return "\u{2013}".to_owned();
    };
    let marked = |place: usize| {
        let (column, figure) = (figures.columns[place], said(ends[place]));
        format!(r#"<data data-column="{column}">{figure}</data>"#)
    };
    if ends[0] == ends[1] {
        marked(0)
    } else {
        format!("{} \u{2026} {}", marked(0), marked(1))
    }
}
