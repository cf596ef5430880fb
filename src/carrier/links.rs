//! Links in a text or on a page: each is found by a sign in it, and becomes a board, or a fault with its place.

use super::chain::Chain;
use super::letters::{Letter, Plus, bytes, offset, plain, split, unescaped};
use super::viewer::{self, Query};
use super::{Carried, LostLink, carried};
use crate::lin::{self, Game, RECORD, opens_chain};
use memchr::memmem;
use std::iter;

/// What a sign begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    /// A field of a link.
    Field,
    /// A link to a hand viewer.
    Viewer,
    /// A call of a script: LIN between quotes.
    Script,
    /// An element of XML.
    Element,
    /// Lines of LIN among links.
    Lines,
}

/// The signs by which links are found.
const SIGNS: [(&[u8], Sign); 7] = [
    (b"lin=", Sign::Field),
    (b"playlog=", Sign::Field),
    (b"myhand=", Sign::Field),
    (b"handviewer.html?", Sign::Viewer),
    (b"hv_popuplin(", Sign::Script),
    (b"<LIN_DATA>", Sign::Element),
    (b"<lin_data>", Sign::Element),
];

/// The most bytes of a link, of which the longest that are known have a tenth.
const LONGEST: usize = 64 * 1024;

/// The bytes that are shown of what holds no board.
pub(super) const SHOWN: usize = 60;

/// Quotes as entities write them.
const QUOTES: [&[u8]; 6] = [
    b"&quot;", b"&#34;", b"&#39;", b"&apos;", b"&#x27;", b"&#x22;",
];

/// Whether links stand among lines of LIN: one opens the text or stands on a line of its own. In a vugraph file they are of comments.
pub(super) fn are_among_lines(head: &[u8]) -> bool {
    if memmem::find(head, b"http").is_none() || memmem::find(head, b"vg|").is_some() {
        return false;
    }
    let lines = head.split(|byte| matches!(byte, b'\r' | b'\n'));
    let mut lines = lines
        .map(<[u8]>::trim_ascii)
        .filter(|line| !line.is_empty())
        .enumerate();
    lines.any(|(place, line)| {
        let is_alone = place == 0 || line.starts_with(b"http");
        is_alone && !line.contains(&b'|') && are_in(line)
    })
}

/// Whether a sign of a link is in a text.
pub(super) fn are_in(text: &[u8]) -> bool {
    let mut signs = SIGNS.iter();
    signs.any(|(sign, _)| memmem::find(text, sign).is_some())
}

/// Reads the links of a text, which begins in a column.
pub(super) fn read(text: &str, column: u32) -> Carried {
    let mut read = Links {
        text,
        from: 0,
        chain: Chain::default(),
        boards: 0,
        lost: None,
    };
    let mut signs: Vec<_> = SIGNS
        .iter()
        .map(|(sign, kind)| (memmem::find_iter(text.as_bytes(), sign).peekable(), *kind))
        .collect();
    let mut lines = chain_lines(text.as_bytes()).peekable();
    loop {
        let from = read.from;
        let next = signs.iter_mut().filter_map(|(found, kind)| {
            while found.next_if(|at| *at < from).is_some() {}
            found.peek().map(|at| (*at, *kind))
        });
        let next = next.min_by_key(|(at, _)| *at);
        while lines.next_if(|at| *at < from).is_some() {}
        let line = lines.peek().map(|at| (*at, Sign::Lines));
        let Some((at, sign)) = next.into_iter().chain(line).min_by_key(|(at, _)| *at) else {
            break;
        };
        let end = match sign {
            Sign::Field | Sign::Viewer => read.link(at, sign),
            Sign::Script => read.script(at),
            Sign::Element => read.element(at),
            Sign::Lines => read.lines(at),
        };
        read.from = end.max(at + 1);
    }
    let Links {
        chain,
        boards,
        lost,
        ..
    } = read;
    let carried = carried(chain, text, column, boards);
    let lost = lost.map(|(offset, link)| {
        let (chain, places) = carried.chain();
        let place = places.place(chain, offset);
        place
            .filter(|_| link == Lost::Unreadable)
            .map_or(LostLink::ByNumber, LostLink::Unreadable)
    });
    Carried { lost, ..carried }
}

/// Where lines begin that are LIN.
fn chain_lines(text: &[u8]) -> impl Iterator<Item = usize> {
    let ends = memchr::memchr2_iter(b'\r', b'\n', text).map(|end| end + 1);
    let starts = iter::once(0).chain(ends);
    starts.filter(|at| opens_chain(&text[*at..]))
}

/// Why a link holds no board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lost {
    ByNumber,
    Unreadable,
}

/// The links of a text, as far as they are read.
struct Links<'a> {
    text: &'a str,
    /// What is before is read.
    from: usize,
    chain: Chain,
    boards: usize,
    /// The first without a board, in the chain; one that cannot be read before all others.
    lost: Option<(usize, Lost)>,
}

impl Links<'_> {
    /// Reads the link around a sign. Returns where it ends, as do the others.
    fn link(&mut self, at: usize, sign: Sign) -> usize {
        let text = self.text.as_bytes();
        let is_within_word = |before: usize| {
            text[..before]
                .last()
                .is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
        };
        if sign == Sign::Field && is_within_word(at) && !text[..at].ends_with(b"\\u0026") {
            return at;
        }
        let (start, end) = self.around(at);
        let letters = plain(self.text, start, end);
        let is_mark = |letter: &Letter| matches!(letter.byte, b'?' | b'#');
        let sign_end = at
            + if sign == Sign::Viewer {
                b"handviewer.html?".len()
            } else {
                0
            };
        let before = letters.partition_point(|letter| (letter.at as usize) < sign_end);
        let mark = letters[..before].iter().rposition(is_mark);
        let query = Query::of(&letters[mark.map_or(0, |mark| mark + 1)..]);
        let own = offset(at);
        if let Some(lin) = query.field("lin") {
            let mut lin = unescaped(lin, Plus::Blank);
            let has_bar = |lin: &[Letter]| lin.iter().any(|letter| letter.byte == b'|');
            if !has_bar(&lin)
                && bytes(&lin)
                    .windows(3)
                    .any(|escape| escape.eq_ignore_ascii_case(b"%7c"))
            {
                lin = unescaped(&lin, Plus::Plus); // it was escaped twice
            }
            // a script puts the record behind such a beginning
            let closes = text
                .get(end)
                .filter(|byte| matches!(byte, b'"' | b'\'' | b'`'));
            let is_code = lin.is_empty() && closes.is_some() && closes == text[..start].last();
            if has_bar(&lin) || mark.is_some() && !is_code {
                self.record(&lin, own, end);
            }
        } else if let Some(piece) = viewer::log(&query).or_else(|| viewer::hands(&query, own)) {
            self.add(&piece, own, end);
        } else if query.field("playlog").is_some() {
            self.lose(Lost::Unreadable, own, end);
        } else {
            self.lose(Lost::ByNumber, own, end);
        }
        end
    }

    /// Where the link around a place begins and ends: at its quotes, or at what cannot be in a link.
    fn around(&self, at: usize) -> (usize, usize) {
        let text = self.text.as_bytes();
        let is_around = |byte: &u8| {
            byte.is_ascii_whitespace() || matches!(byte, b'"' | b'\'' | b'<' | b'>' | b'(' | b'`')
        };
        let before = &text[self.from..at];
        let start = before
            .iter()
            .rposition(is_around)
            .map_or(self.from, |place| self.from + place + 1);
        let rest = &text[at..text.len().min(at + LONGEST)];
        let until = |sign: &[u8]| memmem::find(rest, sign).map(|length| at + length);
        let quote = QUOTES
            .iter()
            .filter_map(|quote| Some((memmem::rfind(&text[start..at], quote)?, *quote)))
            .max();
        if let Some((place, quote)) = quote {
            let start = start + place + quote.len();
            if let Some(end) = until(quote) {
                return (start, end);
            }
        }
        let opening = text[..start].last();
        let closed = match opening {
            Some(quote @ (b'"' | b'\'')) => until(&[*quote]),
            Some(b'(') => closing(rest).map(|length| at + length),
            _ => None,
        };
        if let Some(end) = closed {
            return (start, end);
        }
        let start = memmem::rfind(&text[start..at], b"http").map_or(start, |place| start + place);
        let is_behind =
            |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'"' | b'<' | b'>' | b'`');
        let ends = [
            rest.iter().position(is_behind).map(|length| at + length),
            until(b"http://"),
            until(b"https://"),
        ];
        let ends = ends.into_iter().chain(QUOTES.map(until)).flatten();
        (start, ends.min().unwrap_or(at + rest.len()))
    }

    /// Reads `hv_popuplin('...')`; where no quote is behind the bracket, it is not called but defined.
    fn script(&mut self, at: usize) -> usize {
        let text = self.text.as_bytes();
        let from = at + b"hv_popuplin(".len();
        let rest = &text[from..text.len().min(from + LONGEST)];
        let limit = memmem::find(rest, b"hv_popuplin(").unwrap_or(rest.len());
        let letters = plain(self.text, from, from + limit);
        let is_blank = |letter: &&Letter| letter.byte.is_ascii_whitespace() || letter.byte == b'\\';
        let blanks = letters.iter().take_while(is_blank).count();
        let Some(quote) = letters
            .get(blanks)
            .filter(|letter| matches!(letter.byte, b'"' | b'\''))
        else {
            return from;
        };
        let value = &letters[blanks + 1..];
        let closes = |place: &usize| {
            let mut behind = value[place + 1..].iter().filter(|letter| !is_blank(letter));
            value[*place].byte == quote.byte
                && behind.next().is_some_and(|letter| letter.byte == b')')
        };
        let is_end = |letter: &Letter| matches!(letter.byte, b'<' | b'\r' | b'\n');
        let places = || 0..value.len();
        let length = places()
            .find(closes)
            .or_else(|| value.iter().position(is_end))
            .unwrap_or(value.len());
        let end = value
            .get(length)
            .map_or(from + limit, |letter| letter.at as usize);
        self.record(&unescaped(&value[..length], Plus::Plus), offset(at), end);
        end
    }

    /// Reads `<LIN_DATA>...</`.
    fn element(&mut self, at: usize) -> usize {
        let text = self.text.as_bytes();
        let from = at + b"<LIN_DATA>".len();
        let end = memmem::find(&text[from..], b"</").map_or(text.len(), |length| from + length);
        self.record(
            &unescaped(&plain(self.text, from, end), Plus::Plus),
            offset(at),
            end,
        );
        end
    }

    /// Reads lines of LIN, up to one that is not.
    fn lines(&mut self, at: usize) -> usize {
        let text = self.text.as_bytes();
        let mut end = at;
        while end < text.len() && opens_chain(&text[end..]) {
            let stop = crate::source::line_stop(text, end);
            end = stop + crate::source::line_end(&text[stop..]);
        }
        let letters: Vec<_> = (at..end)
            .map(|at| Letter {
                byte: text[at],
                at: offset(at),
            })
            .collect();
        self.record(&letters, offset(at), end);
        end
    }

    /// Takes LIN, which is in a link between two places.
    fn record(&mut self, lin: &[Letter], at: u32, end: usize) {
        let mut piece = Chain::default();
        piece.letters(without_tail(lin));
        piece.end_line();
        self.add(&piece, at, end);
    }

    /// Takes a chain that was made of a link between two places; it is as a file of its own.
    fn add(&mut self, piece: &Chain, at: u32, end: usize) {
        let games: Vec<_> = lin::games(&piece.text).collect();
        if !games.iter().any(|game| is_board(game, &piece.text)) {
            return self.lose(Lost::Unreadable, at, end);
        }
        self.boards += games.len();
        match &games[..] {
            [game] if game.header.is_empty() => self.chain.spelled(&RECORD, b"", at),
            _ => self.chain.bytes(b"vg||", at),
        }
        self.chain.append(piece);
    }

    /// Keeps that the link between two places holds no board.
    fn lose(&mut self, why: Lost, at: u32, end: usize) {
        let sign = if why == Lost::ByNumber { b'-' } else { b'?' };
        let to = self.text.floor_char_boundary(end.min(at as usize + SHOWN));
        let shown = plain(self.text, at as usize, to.max(at as usize));
        let offset = self.chain.lost(sign, &shown, at);
        if self
            .lost
            .is_none_or(|(_, before)| before == Lost::ByNumber && why == Lost::Unreadable)
        {
            self.lost = Some((offset, why));
        }
    }
}

/// Whether anything of a board is in what was read.
pub(super) fn is_board(game: &Game, text: &[u8]) -> bool {
    let is_card = |letter: &u8| !b"SHDCshdc".contains(letter);
    let is_dealt = || {
        let value = lin::cleaned(game.deal?.of(text)).into_owned();
        lin::deal(&value).map(|deal| deal.hands.iter().any(|hand| hand.iter().any(is_card)))
    };
    !game.cards.is_empty() || !game.calls.is_empty() || is_dealt() == Some(true)
}

/// LIN without what is behind its last bar, if that is no key or value that was cut, but what a link is written in.
fn without_tail(lin: &[Letter]) -> &[Letter] {
    let Some(bar) = lin.iter().rposition(|letter| letter.byte == b'|') else {
        return lin;
    };
    let (chain, tail) = lin.split_at(bar + 1);
    let is_value = split(chain, b'|').count().is_multiple_of(2);
    let is_cut = tail
        .first()
        .is_some_and(|letter| letter.byte.is_ascii_alphanumeric());
    if is_value && is_cut { lin } else { chain }
}

/// Where the bracket closes that was opened before a text.
fn closing(text: &[u8]) -> Option<usize> {
    let mut depth = 1;
    text.iter().position(|byte| {
        depth += i32::from(*byte == b'(') - i32::from(*byte == b')');
        depth == 0 || matches!(byte, b'\r' | b'\n')
    })
}
