//! What carries records in place of a file of its own: links to hand viewers, in texts and on pages, and USEBIO, the XML of
//! scoring programs.
//!
//! All that is carried becomes one chain of LIN, which [`lin`] reads: what LIN has no key for, such as a score,
//! stands in keys of our own ([`Beside`](crate::lin::Beside)). Behind the chain are the text that it was made of, and the places
//! of its bytes there.
//!
//! ```text
//! text ---------> Letters -------------> Chain ---------> chain and Places
//! links, usebio   entities,   viewer     with offsets     lines and columns
//!                 escapes
//! ```
//!
//! 1. [`Carrier::of`] tells from its first bytes what a text carries, if it is neither PBN nor LIN.
//! 2. `links` finds each link by its sign (`signs`), and reads it; `viewer` reads those with calls and cards in fields of their own.
//! 3. `page` finds PBN on a page, which is read as such; `usebio` takes each traveller line as a board, with its LIN or with the result alone.
//!
//! A link that cannot be read is in the chain too, as a fault with its place: nothing is lost without a word. It must not know
//! whether a card is legal, or that there are files and threads.

mod chain;
mod letters;
mod links;
mod page;
mod pasted;
mod signs;
mod usebio;
mod viewer;

pub use chain::in_place;
pub use page::end as pbn_end;
pub use pasted::pasted;
pub use usebio::{XmlFault, XmlFaultKind};

use crate::lin::{self, Form, opens_tag};
use crate::source::{Charset, Place, Places};
use chain::Chain;
use memchr::memmem;
use std::borrow::Cow;
use std::collections::HashSet;

/// What a text carries records in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carrier {
    /// Links: on a page, or among other words.
    Links {
        /// Whether they stand in HTML or XML.
        markup: bool,
        /// What the text says of its encoding.
        charset: Charset,
        /// The column in which the text begins, which may be within a line.
        column: u32,
    },
    /// USEBIO.
    Usebio(Charset),
}

/// Links that were read, each by what it holds.
pub type Known = HashSet<Vec<u8>>;

/// What a text carries.
#[derive(Debug)]
pub struct Carried {
    /// A chain, and behind it its [`Places`].
    pub text: Vec<u8>,
    /// The length of the chain.
    pub length: usize,
    /// How many boards there are.
    pub boards: usize,
    /// The first of the links of which none holds a board.
    pub lost: Option<LostLink>,
    /// Where XML cannot be read on, and why.
    pub fault: Option<XmlFault>,
}

/// A link without a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LostLink {
    /// One that names a hand by number.
    ByNumber,
    /// One that cannot be read, and where it stands.
    Unreadable(Place),
    /// One in which the text ends.
    Cut,
}

/// The bytes at the beginning of a text that say what it is.
const HEAD: usize = 16 * 1024;

impl Carrier {
    /// What a text carries records in, by its first bytes; `None` if it is PBN, LIN, or anything else without a link.
    pub fn of(text: &[u8]) -> Option<Self> {
        let head = &text[..text.len().min(HEAD)];
        let markup = head.trim_ascii_start().starts_with(b"<") || page::is_source(head);
        let form = if markup { None } else { Form::of(head) };
        if form.is_none() && (has(head, b"<usebio") || has(head, b":usebio")) {
            return Some(Self::Usebio(charset(head)));
        }
        let has_tags = || head.split(|byte| *byte == b'\n').any(opens_tag);
        let are_carried = match form {
            Some(Form::Pbn) => false,
            Some(Form::Chain) => links::are_among_lines(head, text),
            None if markup && page::find(text).is_some() => true,
            // a page may hold PBN as it is
            None if has_tags() => {
                links::are_in(text) && links::hold_board(&charset(head).decode(text))
            }
            None => links::are_in(text) || markup,
        };
        let charset = if markup {
            charset(head)
        } else {
            Charset::Unstated
        };
        are_carried.then_some(Self::Links {
            markup,
            charset,
            column: 1,
        })
    }

    /// Reads a text that was not read before.
    pub fn read(self, text: &[u8]) -> Carried {
        self.read_new(text, Form::Chain, &mut None)
    }

    /// The same without the links that are known, if such are kept: a cell may show the link to which it leads. Of a page it may be
    /// text in PBN.
    pub fn read_new(self, text: &[u8], form: Form, known: &mut Option<Known>) -> Carried {
        let charset = match self {
            Self::Links { charset, .. } | Self::Usebio(charset) => charset,
        };
        let text: Cow<'_, str> = charset.decode(text);
        match self {
            Self::Links { column, .. } if form == Form::Pbn => {
                carried(page::read(&text), &text, column, 0)
            }
            Self::Links { column, .. } => links::read(&text, column, known),
            Self::Usebio(_) => usebio::read(&text),
        }
    }

    /// Where to cut a text that goes on: before a tag of a page, behind a line of others, and not within a link if there is another
    /// place. `None` for XML, which is read as a whole.
    pub fn cut(self, text: &[u8]) -> Option<usize> {
        match self {
            Self::Usebio(_) => None,
            Self::Links { markup, .. } => {
                let (sign, length) = if markup { (b'<', 0) } else { (b'\n', 1) };
                let places = memchr::memrchr_iter(sign, text).map(|at| at + length);
                let places = places.filter(|at| *at > 0);
                let mut between = places.clone().filter(|at| links::begin_at(&text[*at..]));
                between.next().or(places.max())
            }
        }
    }

    /// Where PBN begins on a page, and the quote at which it ends if it is in an attribute.
    pub fn pbn_in(self, text: &[u8]) -> Option<(usize, Option<u8>)> {
        let is_page = matches!(self, Self::Links { markup: true, .. });
        is_page.then(|| page::find(text))?
    }

    /// What the text behind such a text is.
    #[must_use]
    pub fn behind(self, text: &[u8]) -> Self {
        let Self::Links {
            markup,
            charset,
            column,
        } = self
        else {
            return self;
        };
        let line = memchr::memrchr2(b'\r', b'\n', text);
        let before = if line.is_some() { 1 } else { column };
        let own = charset.characters(&text[line.map_or(0, |end| end + 1)..]);
        Self::Links {
            markup,
            charset,
            column: before.saturating_add(u32::try_from(own).unwrap_or(u32::MAX)),
        }
    }
}

/// Where the next tag of a page begins.
pub fn markup(text: &[u8]) -> Option<usize> {
    let is_tag = |at: &usize| {
        let behind = text.get(at + 1);
        behind.is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'/' | b'!'))
    };
    memchr::memchr_iter(b'<', text).find(is_tag)
}

/// Whether a text holds a board, whatever it is written in, as far as is seen without reading more than one.
pub fn has_board(text: &[u8]) -> bool {
    match Carrier::of(text) {
        Some(Carrier::Usebio(_)) => has(text, b"traveller_line"),
        Some(page) if page.pbn_in(text).is_some() => true,
        Some(Carrier::Links { charset, .. }) => links::hold_board(&charset.decode(text)),
        None => match Form::of(&text[..text.len().min(HEAD)]) {
            Some(Form::Chain) => lin::games(text).next().is_some(),
            Some(Form::Pbn) => [&b"[Board "[..], b"[Deal ", b"[Play "]
                .iter()
                .any(|tag| memmem::find(text, tag).is_some()),
            None => pasted(text).is_some_and(|text| has_board(&text)),
        },
    }
}

/// What the head of HTML or XML says of its encoding.
fn charset(head: &[u8]) -> Charset {
    let named = |sign: &[u8]| {
        let at = memmem::find(&head.to_ascii_lowercase(), sign)? + sign.len();
        let rest = head[at..].trim_ascii_start();
        let rest = rest
            .strip_prefix(b"\"")
            .or(rest.strip_prefix(b"'"))
            .unwrap_or(rest);
        let is_end = |byte: &u8| matches!(byte, b'"' | b'\'' | b' ' | b'>' | b'/' | b';' | b'?');
        Charset::named(&rest[..rest.iter().position(is_end)?])
    };
    let is_xml = head.trim_ascii_start().starts_with(b"<?xml");
    let sign: &[u8] = if is_xml { b"encoding=" } else { b"charset=" };
    named(sign).unwrap_or_default()
}

/// Whether a word in small letters stands in a text, in any case.
fn has(text: &[u8], word: &[u8]) -> bool {
    memmem::find(&text.to_ascii_lowercase(), word).is_some()
}

/// What was carried in a source, which begins in a column.
fn carried(chain: Chain, source: &str, column: u32, boards: usize) -> Carried {
    let (text, length) = chain.placed(source.as_bytes(), column);
    Carried {
        text,
        length,
        boards,
        lost: None,
        fault: None,
    }
}

impl Carried {
    /// Its chain, and the places of that.
    pub fn chain(&self) -> (&[u8], Places<'_>) {
        let (chain, places) = self.text.split_at(self.length);
        (chain, Places::of(places))
    }
}
