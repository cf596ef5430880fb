//! Links in a text or on a page: each is found by a sign in it, and becomes a board, or a fault with its place.

use super::chain::Chain;
use super::letters::{Escapes, Letter, bytes, lin_of, offset, plain, split, trimmed, unescaped};
use super::signs::{Found, LONGEST, Sign, next_line, next_sign};
use super::viewer::{self, Query};
use super::{Carried, Known, LostLink, carried, markup};
use crate::lin::{Beside, Game, opens_chain};
use crate::source::{line_end, line_stop};
use memchr::memmem;

/// The bytes that are shown of what holds no board.
pub(super) const SHOWN: usize = 60;

/// Quotes as entities write them.
const QUOTES: [&[u8]; 6] = [
    b"&quot;", b"&#34;", b"&#39;", b"&apos;", b"&#x27;", b"&#x22;",
];

/// Whether links stand among lines of LIN, each of them a record or more: one on a line without a bar. In a vugraph file they are of
/// comments, and where a value has several lines they may be.
pub(super) fn are_among_lines(head: &[u8], text: &[u8]) -> bool {
    if memmem::find(head, b"vg|").is_some() || memmem::find(text, b"http").is_none() {
        return false;
    }
    let is_end = |byte: &u8| matches!(byte, b'\r' | b'\n');
    let (barred, bare): (Vec<_>, Vec<_>) =
        text.split(is_end).partition(|line| line.contains(&b'|'));
    let is_of_link = |line: &&[u8]| are_in(line);
    bare.iter().any(is_of_link) && barred.iter().all(|it| opens_chain(it) || is_of_link(it))
}

/// Whether a text begins with what no link goes on with: an empty line, another link, or an element around words.
pub(super) fn begin_at(text: &[u8]) -> bool {
    let head = text[..text.len().min(4)].to_ascii_lowercase();
    let elements = ["<a ", "<div", "<li", "<p", "<t"];
    let own = text.iter().position(|byte| !b"> \t\r".contains(byte));
    let begins = |line: &[u8]| line.starts_with(b"\n") || line.starts_with(b"http");
    elements.iter().any(|it| head.starts_with(it.as_bytes()))
        || own.is_some_and(|at| begins(&text[at..]))
}

/// Whether a sign of a link is in a text.
pub(super) fn are_in(text: &[u8]) -> bool {
    next_sign(text, 0).is_some()
}

/// Reads the links of a text, which begins in a column, but those that are known.
pub(super) fn read(text: &str, column: u32, known: &mut Option<Known>) -> Carried {
    let mut read = Links::of(text);
    read.known = known.take();
    while read.next() {}
    *known = read.known.take();
    let tags = ["[Board \"", "[Deal \"", "[Board &quot;", "[Deal &quot;"];
    let tags = tags.map(|tag| text.find(tag));
    if let Some(at) = tags.into_iter().flatten().min() {
        let length = text[at..].find(['\r', '\n', '<']).unwrap_or(SHOWN);
        let end = text.floor_char_boundary(at + length.min(SHOWN));
        read.chain.unread(&plain(text, at, end));
    }
    let mut carried = carried(read.chain, text, column, read.boards);
    let (_, places) = carried.chain();
    let unreadable = read.unreadable.and_then(|(offset, is_cut)| {
        let place = places.place(offset).map(LostLink::Unreadable);
        if is_cut { Some(LostLink::Cut) } else { place }
    });
    let by_number = read.is_by_number.then_some(LostLink::ByNumber);
    carried.lost = unreadable.or(by_number);
    carried
}

/// Whether one of the links of a text holds a board.
pub(super) fn hold_board(text: &str) -> bool {
    let mut read = Links::of(text);
    while read.boards == 0 && read.next() {}
    read.boards > 0
}

/// The links of a text, as far as they are read.
struct Links<'a> {
    text: &'a str,
    /// What is before is read.
    from: usize,
    /// The next sign, and where the next line begins that is LIN, if they are not before that.
    sign: Option<Found>,
    line: Option<usize>,
    chain: Chain,
    boards: usize,
    /// Where in the chain the first link stands that cannot be read, and whether the text ends in it; and whether one names a hand by
    /// number.
    unreadable: Option<(usize, bool)>,
    is_by_number: bool,
    known: Option<Known>,
}

impl<'a> Links<'a> {
    fn of(text: &'a str) -> Self {
        Self {
            text,
            from: 0,
            sign: next_sign(text.as_bytes(), 0),
            line: next_line(text.as_bytes(), 0),
            chain: Chain::default(),
            boards: 0,
            unreadable: None,
            is_by_number: false,
            known: None,
        }
    }

    /// Reads the next link; `false` when there is none.
    fn next(&mut self) -> bool {
        let from = self.from;
        if self.sign.is_some_and(|(at, ..)| at < from) {
            self.sign = next_sign(self.text.as_bytes(), from);
        }
        if self.line.is_some_and(|at| at < from) {
            self.line = next_line(self.text.as_bytes(), from);
        }
        let line = self.line.map(|at| (at, at, Sign::Lines));
        let next = self.sign.into_iter().chain(line);
        let Some((at, behind, sign)) = next.min_by_key(|(at, ..)| *at) else {
            return false;
        };
        let end = match sign {
            Sign::Field | Sign::Fields | Sign::Brackets => self.link((at, behind, sign)),
            Sign::Script => self.script(at, behind),
            Sign::Element => self.element(at, behind),
            Sign::Value => self.value(at),
            Sign::Lines => self.lines(at),
        };
        self.from = end.max(at + 1);
        true
    }

    /// Reads the link around a sign. Returns where it ends, as do the others.
    fn link(&mut self, (at, behind, sign): Found) -> usize {
        let text = self.text.as_bytes();
        let is_of_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
        let is_within_word = text[..at].last().is_some_and(is_of_word);
        // a link within another, as mail programs write them
        let is_escaped = text[at + 3] == b'%'; // `lin%3D`
        let mut marks = ["\\u0026", "%3F", "%3f", "%26"].iter();
        let mut is_behind_mark = || marks.any(|mark| text[..at].ends_with(mark.as_bytes()));
        if sign == Sign::Field && (is_escaped || is_within_word) && !is_behind_mark() {
            return at;
        }
        let (start, mut end) = match sign {
            Sign::Brackets => {
                let stop = line_stop(text, at);
                let closes = memchr::memchr(b']', &text[at..stop]);
                (at, closes.map_or(stop, |length| at + length))
            }
            _ => self.around(at),
        };
        let mut letters = plain(self.text, start, end);
        if is_escaped {
            letters = unescaped(&letters, Escapes::Link);
        } else if sign != Sign::Brackets {
            end = self.wrapped(&mut letters, end);
        }
        let is_mark = |letter: &Letter| matches!(letter.byte, b'?' | b'#');
        let before = |at| letters.partition_point(|letter| (letter.at as usize) < at);
        let mark = match sign {
            Sign::Field => letters[..before(at)].iter().rposition(is_mark),
            _ => before(behind).checked_sub(1),
        };
        let query = Query::of(&letters[mark.map_or(0, |mark| mark + 1)..]);
        let own = offset(at);
        let has = |name| query.field(name).is_some();
        let lin = lin_in(&query);
        // a field of that name has any page
        let is_other = text[at].eq_ignore_ascii_case(&b'd')
            && !["bidlog", "playlog"].into_iter().any(has)
            && !query.has_cards();
        if !lin.is_empty() {
            if mark.is_some() || lin.iter().any(|letter| letter.byte == b'|') {
                let (mut piece, games) = Chain::of(&lin);
                let address = bytes(&letters[..mark.unwrap_or(0)]).to_ascii_lowercase();
                if memmem::find(&address, b"realbridge").is_some() && piece.is_record(&games) {
                    let lin = std::mem::take(&mut piece);
                    piece.spelled(&Beside::Site.key(), b"RealBridge", &letters[..1]);
                    piece.append(&lin);
                }
                self.add((&piece, &games), own, end);
            }
        } else if let Some(piece) =
            viewer::log(&query).or_else(|| viewer::hands(&query, own).filter(|_| !is_other))
        {
            self.add((&piece, &piece.games()), own, end);
        } else {
            // a script puts the record behind such a beginning
            let closes = text
                .get(end)
                .filter(|byte| matches!(byte, b'"' | b'\'' | b'`'));
            let is_code = closes.is_some() && closes == text[..start].last();
            if !is_other && (!has("lin") || mark.is_some() && !is_code) {
                self.lose(has("myhand") || has("linurl"), own, end);
            }
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
        if let Some((place, quote)) = quote
            && let Some(end) = until(quote)
        {
            return (start + place + quote.len(), end);
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
        // with bars in clear a link may have blanks too, up to the end of its line
        let is_clear = memchr::memchr2(b' ', b'|', rest).is_some_and(|at| rest[at] == b'|');
        let is_behind = |byte: &u8| match byte {
            b' ' => !is_clear,
            byte => byte.is_ascii_whitespace() || matches!(byte, b'"' | b'<' | b'>' | b'`'),
        };
        let length = rest.iter().position(is_behind).unwrap_or(rest.len());
        let signs = [&b"http://"[..], b"https://"].into_iter().chain(QUOTES);
        let ends = signs.filter_map(until);
        (start, ends.fold(at + length, usize::min))
    }

    /// Adds what of a link stands on the lines behind its end, as mail programs wrap it. Returns where it ends.
    fn wrapped(&self, letters: &mut Vec<Letter>, mut end: usize) -> usize {
        let is_clear = letters.iter().any(|letter| letter.byte == b'|');
        let is_behind = |it: char| "\r\n\t\"<>`?".contains(it) || it == ' ' && !is_clear;
        for _ in 0..100 {
            let (gap, next) = self.text[end..].split_once('\n').unwrap_or_default();
            let line = next.trim_start_matches(['>', ' ', '\t']);
            let piece = line.split(is_behind).next().unwrap_or_default();
            let rest = line[piece.len()..].trim_start_matches(' ');
            let is_alone = rest.is_empty() || rest.starts_with(['\r', '\n', '>']);
            if !is_alone || piece.is_empty() || !gap.trim().is_empty() {
                break;
            }
            let begin = self.text.len() - line.len();
            let mut joined = letters.clone();
            joined.pop_if(|it| it.byte == b'=' && !self.text[..end].ends_with("lin=")); // of mail
            joined.extend(plain(self.text, begin, begin + piece.len()));
            if joined.len() > LONGEST || !goes_on(letters, &joined) {
                break;
            }
            (*letters, end) = (joined, begin + piece.len());
        }
        end
    }

    /// Reads `hv_popuplin('...')`; where no quote is behind the bracket, it is not called but defined.
    fn script(&mut self, at: usize, from: usize) -> usize {
        let text = self.text.as_bytes();
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
        let length = (0..value.len())
            .find(closes)
            .or_else(|| value.iter().position(is_end))
            .unwrap_or(value.len());
        let end = value
            .get(length)
            .map_or(from + limit, |letter| letter.at as usize);
        let lin = lin_of(&unescaped(&value[..length], Escapes::Script), Escapes::Link);
        self.record(&lin, offset(at), end);
        end
    }

    /// Reads `<LIN_DATA>...</`.
    fn element(&mut self, at: usize, from: usize) -> usize {
        let length = self.text[from..].find("</");
        let end = length.map_or(self.text.len(), |length| from + length);
        let lin = lin_of(&plain(self.text, from, end), Escapes::Link);
        self.record(&lin, offset(at), end);
        end
    }

    /// Reads LIN between quotes or tags, or up to the end of its cell or its line; what is escaped may do without them. It is passed
    /// over where no board is in it.
    fn value(&mut self, at: usize) -> usize {
        let text = self.text.as_bytes();
        let (rest, opening) = (&text[at..], text[..at].last().copied());
        let goes_on = |behind: &[u8]| {
            let is_around = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'>';
            let begin = behind.iter().take(SHOWN).position(|byte| !is_around(byte));
            begin.is_some_and(|begin| opens_chain(&behind[begin..]))
        };
        let is_tag = |place: usize| {
            let head = &rest[place..rest.len().min(place + 2)];
            !matches!(opening, Some(b'"' | b'\'')) && markup(head) == Some(0)
        };
        let closes = |place: &usize| {
            let (byte, behind) = (rest[*place], &rest[place + 1..]);
            let before = place.checked_sub(1).map(|it| rest[it]);
            match opening {
                _ if is_tag(*place) => {
                    let end = memchr::memchr(b'>', behind).unwrap_or(behind.len());
                    !goes_on(&behind[end..])
                }
                Some(b'>') => rest[*place..].starts_with(b"\n>"),
                Some(b'"' | b'\'') => {
                    let is_doubled = [before, behind.first().copied()].contains(&opening);
                    Some(byte) == opening && !is_doubled && before != Some(b'\\')
                }
                _ if rest[2] == b'%' => {
                    byte.is_ascii_whitespace() || matches!(byte, b'"' | b'<' | b'>' | b'&')
                }
                Some(b'\t') if byte == b'\t' => true,
                Some(b';') if matches!(byte, b';' | b'"') => before == Some(b'|') || byte == b'"',
                _ => matches!(byte, b'\r' | b'\n') && !goes_on(behind),
            }
        };
        let end = at + (0..rest.len()).find(closes).unwrap_or(rest.len());
        let letters = unescaped(&plain(self.text, at, end), Escapes::Script);
        let (piece, games) = Chain::of(&lin_of(&letters, Escapes::Link));
        if !games.is_empty() {
            self.add((&piece, &games), offset(at), end);
        }
        end
    }

    /// Reads lines of LIN, up to one that is not.
    fn lines(&mut self, at: usize) -> usize {
        let text = self.text.as_bytes();
        let mut end = at;
        while end < text.len() && opens_chain(&text[end..]) {
            let stop = line_stop(text, end);
            end = stop + line_end(&text[stop..]);
        }
        self.record(&plain(self.text, at, end), offset(at), end);
        end
    }

    /// Takes LIN, which is in a link between two places.
    fn record(&mut self, lin: &[Letter], at: u32, end: usize) {
        let (piece, games) = Chain::of(lin);
        self.add((&piece, &games), at, end);
    }

    /// Takes a chain that was made of a link between two places, and its boards; it is as a file of its own.
    fn add(&mut self, (piece, games): (&Chain, &[Game]), at: u32, end: usize) {
        if games.is_empty() {
            return self.lose(false, at, end);
        }
        let mut known = self.known.iter_mut();
        if !known.all(|it| it.insert(piece.text.clone())) {
            return;
        }
        self.boards += games.len();
        self.chain.begin(piece.is_record(games), at);
        self.chain.append(piece);
    }

    /// Keeps that the link between two places holds no board.
    fn lose(&mut self, is_by_number: bool, at: u32, end: usize) {
        let to = self.text.floor_char_boundary(end.min(at as usize + SHOWN));
        let shown = plain(self.text, at as usize, to.max(at as usize));
        // behind a tag a page goes on
        let last = || self.text.rfind(['<', '>']);
        let is_cut =
            end == self.text.len() && last().is_none_or(|at| self.text[at..].starts_with('<'));
        let sign = match (is_by_number, is_cut) {
            (true, _) => b'-',
            (_, true) => b'/',
            _ => b'?',
        };
        let offset = self.chain.lost(sign, &shown, at);
        if is_by_number {
            self.is_by_number = true;
        } else {
            self.unreadable.get_or_insert((offset, is_cut));
        }
    }
}

/// The LIN of a link.
fn lin_in(query: &Query<'_>) -> Vec<Letter> {
    let lin = match query.field("lin").unwrap_or_default() {
        [quote, lin @ ..] if matches!(quote.byte, b'"' | b'\'') => {
            split(lin, quote.byte).next().unwrap_or_default()
        }
        [three, d, lin @ ..] if [three.byte, d.byte] == *b"3D" => lin, // of mail, behind its `=`
        lin => lin,
    };
    lin_of(trimmed(lin), Escapes::Query)
}

/// Whether a link goes on with the next line: with LIN of the same record or with more fields, which can be nothing else.
fn goes_on(link: &[Letter], joined: &[Letter]) -> bool {
    let read = |letters: &[Letter]| {
        let mark = letters.iter().position(|it| it.byte == b'?');
        let query = Query::of(&letters[mark.map_or(0, |mark| mark + 1)..]);
        (query.0.len(), bytes(&lin_in(&query)))
    };
    let ((fields, before), (more, lin)) = (read(link), read(joined));
    let bars = memchr::memchr_iter(b'|', &before).count();
    let tokens: Vec<&[u8]> = lin.split(|byte| *byte == b'|').collect();
    let is_key = |place: usize| {
        let key = tokens[place];
        let begins_record = [b"md", b"pn", b"qx", b"vg"].iter().any(|it| *it == key);
        let mut earlier = tokens[..place].iter().step_by(2);
        let is_next = begins_record && earlier.any(|it| *it == key || *it == b"md");
        opens_chain(&[key, b"|"].concat()) && !is_next
    };
    let mut keys = (bars..tokens.len() - 1).filter(|place| place.is_multiple_of(2));
    let piece = &joined[link.len().min(joined.len())..]; // a deal may take a line, but no word
    let is_in_word = |it: &Letter| it.byte.is_ascii_alphanumeric() || b"%,".contains(&it.byte);
    let is_long = piece.len() > 40 && piece.iter().all(is_in_word);
    more > fields || keys.all(is_key) && (tokens.len() > bars + 1 || is_long)
}

/// Where the bracket closes that was opened before a text.
fn closing(text: &[u8]) -> Option<usize> {
    let mut depth = 1;
    text.iter().position(|byte| {
        depth += i32::from(*byte == b'(') - i32::from(*byte == b')');
        depth == 0 || matches!(byte, b'\r' | b'\n')
    })
}
