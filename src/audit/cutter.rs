//! Cuts one text at the beginning of boards, as it is read. Its first bytes say in which format it is.

use super::foreign::{Foreign, is_page};
use super::pool::Pool;
use super::tally::Unread;
use crate::carrier::{Carrier, Known, XmlFault, in_place, pasted, pbn_end};
use crate::lin::{self, Form};
use crate::pbn::{self, Directives, split};
use crate::source::{Charset, Encoding, Ending, Obstacle, Pieces, Text};
use std::io::{self, Read};

/// The usual size of a part, where the text can be cut there.
pub(super) const PART: usize = 256 * 1024;
/// Bytes that are mostly enough behind a part to be sure of a cut: what stands behind the cut is moved to the next part.
const AHEAD: usize = 16 * 1024;
/// Bytes that are always enough.
const MARGIN: usize = 96 * 1024;
/// The bytes that a game may have, about: one that goes on is cut at the last line end before. No game is a thousandth of
/// that, and what is not PBN must not fill the memory.
const LIMIT: usize = 2 << 20;
/// The most bytes of what is read as a whole.
const LONGEST: usize = 64 << 20;

/// How a part of a text begins, and so in which format it is.
#[derive(Debug, Clone)]
pub(super) enum Opening {
    Pbn(pbn::Opening),
    Lin(lin::Opening),
}

/// A part of a text.
pub(super) struct CutText {
    /// Behind its length the places of its bytes, if it was carried.
    pub(super) text: Vec<u8>,
    pub(super) length: usize,
    /// What is said of the file if no board is in it.
    pub(super) otherwise: Option<Unread>,
    /// The encoding of what it was made of, if it was carried.
    pub(super) encoding: Option<Encoding>,
    pub(super) ending: Ending,
    pub(super) opening: Opening,
    /// The bytes of the file that it was made of.
    pub(super) bytes: usize,
    /// Whether the text ends with it.
    pub(super) is_last: bool,
}

impl CutText {
    /// A text as it stands in the file, which goes on behind it.
    pub(super) const fn of(text: Vec<u8>, opening: Opening, ending: Ending) -> Self {
        Self {
            length: text.len(),
            bytes: text.len(),
            text,
            otherwise: None,
            encoding: None,
            ending,
            opening,
            is_last: false,
        }
    }
}

/// Cuts one text.
pub(super) struct Cutter {
    /// None of a text that could not be opened.
    reader: Option<Pieces>,
    encoding: Option<Encoding>,
    /// The size of a part.
    size: usize,
    /// A buffer with what was read and not handed on, and how much that is. The bytes behind it are of earlier parts: so
    /// none need be cleared before they are read into.
    pending: Vec<u8>,
    filled: usize,
    ended: bool,
    /// The links that were read so far, where those that are known are passed over.
    pub(super) known: Option<Known>,
    /// How many bytes a text had that is mended, and their encoding.
    pasted: Option<(usize, Encoding)>,
    /// Why reading stopped; reported after what was read before.
    error: Option<io::Error>,
    /// In which format it is, and how its next part begins; known once its bytes say it.
    begins: Option<Begins>,
}

/// How the next part of a text begins.
#[derive(Clone)]
enum Begins {
    Pbn(pbn::Opening),
    Lin(lin::Opening),
    /// What carries boards, of which LIN is made.
    Carried(Carrier),
    /// PBN on a page, which goes on behind it; with the quote that ends it, if one does.
    OnPage(Carrier, Option<u8>),
}

/// Where a text is cut.
struct Cut {
    at: usize,
    ending: Ending,
    next: Begins,
}

impl Cutter {
    pub(super) fn new(text: io::Result<Text>, size: usize) -> Self {
        let (reader, encoding, error) = match text {
            Ok(text) => (Some(text.reader), text.encoding, None),
            Err(error) => (None, None, Some(error)),
        };
        Self {
            ended: reader.is_none(),
            reader,
            encoding,
            size: size.min(LIMIT), // so that whether a game is too long does not hang on it
            pending: Vec::new(),
            filled: 0,
            known: None,
            pasted: None,
            error,
            begins: None,
        }
    }

    /// How the bytes become text: as the file's head says, unless a byte order mark stands before it.
    pub(super) fn charset(&self, head: &[u8], opening: &Opening) -> Charset {
        match (self.encoding, opening) {
            (None, Opening::Pbn(_)) => Directives::read(head).charset,
            _ => Charset::Unstated,
        }
    }

    /// Whether a piece in an encoding of its own was met so far, behind the first.
    pub(super) const fn is_mixed(&self) -> bool {
        matches!(&self.reader, Some(reader) if reader.is_mixed())
    }

    /// The next part; none at the end.
    pub(super) fn next(&mut self, spare: &Pool<Vec<u8>>) -> io::Result<Option<CutText>> {
        let mut wanted = self.size + AHEAD;
        loop {
            self.fill(wanted, spare);
            if self.ended && self.filled == 0 {
                return self.last(spare);
            }
            let text = &self.pending[..self.filled];
            if self.begins.is_none() {
                let other = Foreign::respelled(text).map(Unread::Foreign);
                if let Some(why) = other.or_else(|| is_page(text).then_some(Unread::Report)) {
                    let why = io::Error::other(why);
                    (self.filled, self.ended, self.error) = (0, true, Some(why));
                    return self.last(spare);
                }
                if let Some(mended) = self.ended.then(|| pasted(text)).flatten() {
                    self.pasted = Some((text.len(), Encoding::of(text)));
                    (self.filled, self.pending) = (mended.len(), mended);
                }
            }
            let text = &self.pending[..self.filled];
            self.begins = self.begins.take().or_else(|| Begins::of(text));
            if let Some(cut) = self.begins.as_ref().and_then(|it| it.change(text)) {
                return Ok(Some(self.cut_off(cut, spare)));
            }
            if self.ended {
                return self.last(spare);
            }
            if self.filled >= LONGEST {
                (self.ended, self.error) = (true, Some(Obstacle::TooLong.into()));
                return self.last(spare);
            }
            let text = &self.pending[..self.filled];
            let begins = self.begins.as_ref().unwrap_or(&Begins::UNTOLD);
            if let Some(cut) = begins.cut(text) {
                return Ok(Some(self.cut_off(cut, spare)));
            }
            wanted = begins.more(wanted);
        }
    }

    /// Reads on until so many bytes are at hand, or there are no more.
    fn fill(&mut self, wanted: usize, spare: &Pool<Vec<u8>>) {
        let Some(reader) = self.reader.as_mut().filter(|_| !self.ended) else {
            return;
        };
        if self.pending.capacity() == 0 {
            self.pending = buffer(spare, wanted);
        }
        if self.pending.len() < wanted {
            self.pending.reserve_exact(wanted - self.pending.len());
            self.pending.resize(wanted, 0);
        }
        while !self.ended && self.filled < wanted {
            match reader.read(&mut self.pending[self.filled..wanted]) {
                Ok(0) => self.ended = true,
                Ok(read) => self.filled += read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
                Err(error) => (self.ended, self.error) = (true, Some(error)),
            }
        }
    }

    /// What is left at the end. Where that is little it goes into a buffer of its own size: of short files there are
    /// many at a time.
    fn last(&mut self, spare: &Pool<Vec<u8>>) -> io::Result<Option<CutText>> {
        let mut last = std::mem::take(&mut self.pending);
        let filled = std::mem::take(&mut self.filled);
        if filled < last.capacity() / 4 {
            let little = last[..filled].into();
            spare.give_back(std::mem::replace(&mut last, little));
        }
        last.truncate(filled);
        if !last.is_empty() {
            let begins = self.begins.take().or_else(|| Begins::of(&last));
            let begins = begins.unwrap_or(Begins::UNTOLD);
            let (mut last, fault) = begins.part(last, Ending::Regular, &mut self.known);
            if let Some(fault) = fault {
                self.error
                    .get_or_insert_with(|| io::Error::other(Unread::Xml(fault)));
            }
            let mended = self.pasted.map(|(bytes, encoding)| (bytes, Some(encoding)));
            let is_pbn = matches!(last.opening, Opening::Pbn(_)) && last.length == last.text.len();
            if mended.is_some() && is_pbn {
                last.text = in_place(last.text);
            }
            let (bytes, encoding) = mended.unwrap_or((last.bytes, last.encoding));
            return Ok(Some(CutText {
                is_last: true,
                bytes,
                encoding,
                ..last
            }));
        }
        self.error.take().map_or(Ok(None), Err)
    }

    fn cut_off(&mut self, cut: Cut, spare: &Pool<Vec<u8>>) -> CutText {
        let behind = &self.pending[cut.at..self.filled];
        let mut rest = buffer(spare, self.pending.len());
        if rest.len() < behind.len() {
            rest.resize(behind.len(), 0);
        }
        rest[..behind.len()].copy_from_slice(behind);
        self.filled = behind.len();
        self.pending.truncate(cut.at);
        let part = std::mem::replace(&mut self.pending, rest);
        let next = self.begins.is_some().then_some(cut.next);
        let begins = std::mem::replace(&mut self.begins, next);
        let begins = begins.unwrap_or(Begins::UNTOLD);
        begins.part(part, cut.ending, &mut self.known).0
    }
}

impl Begins {
    /// How a part is read of which nothing says what it is: as PBN. The next is looked at again.
    const UNTOLD: Self = Self::Pbn(pbn::Opening::Regular);

    /// How a text begins, by its first bytes.
    fn of(text: &[u8]) -> Option<Self> {
        let carrier = Carrier::of(text).map(|it| match it.pbn_in(text) {
            Some((0, quote)) => Self::OnPage(it, quote),
            _ => Self::Carried(it),
        });
        carrier.or_else(|| match Form::of(&text[..text.len().min(AHEAD)])? {
            Form::Chain => Some(Self::Lin(lin::Opening::File)),
            Form::Pbn => Some(Self::UNTOLD),
        })
    }

    /// How many bytes are looked at when no place to cut was found in so many.
    fn more(&self, bytes: usize) -> usize {
        match self {
            Self::Carried(Carrier::Usebio(_)) => 2 * bytes,
            _ => (2 * bytes).min(LIMIT + MARGIN),
        }
    }

    /// Where a page turns into PBN, or back.
    fn change(&self, text: &[u8]) -> Option<Cut> {
        let (at, next) = match self {
            Self::Carried(carrier) => {
                let (at, quote) = carrier.pbn_in(text)?;
                (at, Self::OnPage(carrier.behind(&text[..at]), quote))
            }
            Self::OnPage(page, quote) => {
                let at = pbn_end(text, *quote)?;
                (at, Self::Carried(page.behind(&text[..at])))
            }
            Self::Pbn(_) | Self::Lin(_) => return None,
        };
        let ending = Ending::Regular;
        (at > 0).then_some(Cut { at, ending, next })
    }

    /// Where to cut a text that begins so and goes on.
    fn cut(&self, text: &[u8]) -> Option<Cut> {
        let regular = match self {
            Self::Pbn(_) => split(text).map(|cut| (cut.at, Self::Pbn(cut.opening))),
            Self::Lin(opening) => lin::cut(text, opening).map(|(at, next)| (at, Self::Lin(next))),
            Self::OnPage(..) => None,
            Self::Carried(carrier) => carrier
                .cut(text)
                .map(|at| (at, Self::Carried(carrier.behind(&text[..at])))),
        };
        let is_whole = matches!(self, Self::Carried(Carrier::Usebio(_)));
        let is_too_long = text.len() >= LIMIT + MARGIN && !is_whole;
        let within = || {
            let at = within_game(text);
            let next = match self {
                Self::Pbn(_) => Self::Pbn(pbn::Opening::Regular),
                Self::OnPage(page, quote) => Self::OnPage(page.behind(&text[..at]), *quote),
                Self::Lin(opening) => Self::Lin(lin::handed_on(&text[..at], opening)),
                Self::Carried(carrier) => Self::Carried(carrier.behind(&text[..at])),
            };
            (at, next)
        };
        let ending = regular
            .as_ref()
            .map_or(Ending::WithinGame, |_| Ending::Regular);
        let (at, next) = regular.or_else(|| is_too_long.then(within))?;
        Some(Cut { at, ending, next })
    }

    /// A part that begins so; and of what carries boards, why it cannot be read on.
    fn part(
        self,
        text: Vec<u8>,
        ending: Ending,
        known: &mut Option<Known>,
    ) -> (CutText, Option<XmlFault>) {
        let part = |text, opening| CutText::of(text, opening, ending);
        match self {
            Self::Pbn(opening) => (part(text, Opening::Pbn(opening)), None),
            Self::Lin(opening) => (part(text, Opening::Lin(opening)), None),
            Self::Carried(carrier) | Self::OnPage(carrier, _) => {
                let (form, opening) = match self {
                    Self::OnPage(..) => (Form::Pbn, Opening::Pbn(pbn::Opening::Regular)),
                    _ => (Form::Chain, Opening::Lin(lin::Opening::File)),
                };
                let found = carrier.read_new(&text, form, known);
                let part = CutText {
                    length: found.length,
                    bytes: text.len(),
                    otherwise: match known {
                        None => Unread::of_carrier(&text, found.lost),
                        Some(_) => None, // all of them may be known
                    },
                    encoding: Some(Encoding::of(&text)),
                    ..part(found.text, opening)
                };
                (part, found.fault)
            }
        }
    }
}

/// A buffer that was used before, of any length; or a new one, which the system clears as it is first written to.
fn buffer(spare: &Pool<Vec<u8>>, length: usize) -> Vec<u8> {
    let buffer = spare.take();
    match buffer.capacity() {
        0 => vec![0; length],
        _ => buffer,
    }
}

/// Where a game that is too long is cut: where the last line begins before the limit, as line ends must not be torn apart;
/// at the limit, if that line is so long.
fn within_game(text: &[u8]) -> usize {
    let is_end = |at: usize| matches!(text[at], b'\r' | b'\n');
    let begins_line = |at: &usize| is_end(at - 1) && !is_end(*at);
    let last = (LIMIT - MARGIN..LIMIT).rev().find(begins_line);
    last.unwrap_or(LIMIT)
}
