//! USEBIO, the XML of scoring programs: each traveller line becomes a board, with the LIN that it has, or with its result alone.
//!
//! An element has what its own leaves say, and what those around it say: so a line has the number of its board, and the date of
//! its event. Deals and names may stand behind the boards; so all is read before anything is written.

use super::chain::Chain;
use super::letters::{Escapes, Letter, bytes, entity, kept, lin_of, offset, plain, text, trimmed};
use super::links::{SHOWN, are_in};
use super::viewer::{deal, listed, names};
use super::{Carried, carried};
use crate::bridge::{Seat, plainly, seat_written, steps};
use crate::lin::Beside;
use crate::source::{Charset, Place, Span, line_ends, line_start, place};
use quick_xml::events::{BytesStart, Event};
use quick_xml::{Error, Reader};
use std::collections::HashMap;
use std::ops::Range;
use std::str::FromStr;
use strum::{EnumCount, EnumString};

/// What a leaf or an attribute says, by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumCount, EnumString)]
#[strum(ascii_case_insensitive, serialize_all = "SCREAMING_SNAKE_CASE")]
enum Field {
    // of a line
    Contract,
    PlayedBy,
    Lead,
    Tricks,
    Score,
    LinData,
    // of a hand
    Spades,
    Hearts,
    Diamonds,
    Clubs,
    Direction,
    // of what is around
    PairNumber,
    BoardNumber,
    NsPairNumber,
    EwPairNumber,
    EventDescription,
    EventType,
    Date,
    SessionId,
    SectionId,
    RoundNumber,
    TableNumber,
}

/// The fields that a line or a hand has from no element around it.
const OWN: usize = Field::Direction as usize + 1;

/// Where each field is said; empty where it is not.
type Fields = [Span; Field::COUNT];

/// Where hands are dealt.
const DEALT: [Field; 3] = [Field::SessionId, Field::SectionId, Field::BoardNumber];

/// Elements within elements.
const DEEPEST: usize = 64;
/// Attributes of an element.
const MOST_ATTRIBUTES: usize = 64;
/// The bytes of a value, and of LIN.
const LONGEST: [usize; 2] = [1000, 64 * 1024];

/// Reads a document.
pub(super) fn read(text: &str) -> Carried {
    let mut document = Document {
        text,
        ..Document::default()
    };
    let read = document.read();
    let mut chain = Chain::default();
    let (boards, written) = document.write(&mut chain);
    let fault = read.and(written).err().map(|(kind, at)| {
        let before = &text.as_bytes()[..at];
        let own = &before[line_start(before, at)..];
        let place = place(own, line_ends(before) + 1, Charset::Unstated);
        XmlFault { kind, place }
    });
    Carried {
        fault,
        ..carried(chain, text, 1, boards)
    }
}

/// Why XML cannot be read on, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct XmlFault {
    /// Why.
    pub kind: XmlFaultKind,
    /// Where.
    pub place: Place,
}

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum XmlFaultKind {
    /// It ends within an element.
    Cut,
    /// It has no board.
    Empty,
    /// Elements within elements, or attributes of one, beyond all measure; or what comes of it would be too large.
    TooMuch,
    /// Anything else that is not XML.
    Syntax,
}

/// What is wrong, and where.
type Fault = (XmlFaultKind, usize);

/// An element that is open.
struct Element {
    name: String,
    /// What its leaves say, and those of the elements around it.
    fields: Fields,
    /// Where its text begins.
    from: usize,
    is_leaf: bool,
}

/// A document, as far as it is read.
#[derive(Default)]
struct Document<'a> {
    text: &'a str,
    events: usize,
    /// The event that is read; 0 outside of all.
    event: usize,
    lines: Vec<Line>,
    /// References to entities that nobody knows, and what has a link where none is read.
    unknown: Vec<Span>,
    /// The hands of South, West, North and East, by where they are dealt.
    deals: ByEvent<[Option<Fields>; 4]>,
    /// The names of players in the pair that is read.
    players: Vec<Span>,
    pairs: ByEvent<Vec<Span>>,
}

/// What is said in an event, by its key. What is said in one holds for no other, and what is said outside of all for each.
type ByEvent<T> = HashMap<(usize, Vec<u8>), T>;

fn found<T>(of: &ByEvent<T>, event: usize, key: Vec<u8>) -> Option<&T> {
    let own = (event, key);
    of.get(&own).or_else(|| of.get(&(0, own.1)))
}

/// What a traveller line says, its event, and where it stands.
struct Line {
    event: usize,
    at: usize,
    fields: Fields,
}

impl Document<'_> {
    /// Reads all elements, up to the first fault.
    fn read(&mut self) -> Result<(), Fault> {
        let text = self.text;
        let mut reader = Reader::from_str(text);
        reader.config_mut().allow_dangling_amp = true;
        reader.config_mut().expand_empty_elements = true;
        let mut open: Vec<Element> = Vec::new();
        loop {
            let at = position(reader.buffer_position());
            let event = reader
                .read_event()
                .map_err(|error| fault(text, &error, position(reader.error_position())))?;
            match event {
                Event::Start(start) => {
                    let around = open.last_mut().map(|around| {
                        around.is_leaf = false;
                        around.fields
                    });
                    let name = start.local_name().as_ref().to_ascii_uppercase();
                    let mut fields = around.unwrap_or_default();
                    if name == "EVENT" {
                        self.events += 1;
                        self.event = self.events;
                    }
                    if matches!(&*name, "TRAVELLER_LINE" | "HAND") {
                        fields[..OWN].fill(Span::default());
                    }
                    self.attributes(&start, &mut fields)
                        .ok_or((XmlFaultKind::TooMuch, at))?;
                    if open.len() == DEEPEST {
                        return Err((XmlFaultKind::TooMuch, at));
                    }
                    open.push(Element {
                        name,
                        fields,
                        from: position(reader.buffer_position()),
                        is_leaf: true,
                    });
                }
                Event::End(_) => {
                    if let Some(element) = open.pop() {
                        self.close(&element, at, open.last_mut())?;
                    }
                }
                Event::GeneralRef(_) if entity(&text.as_bytes()[at..]).is_none() => {
                    let end = position(reader.buffer_position());
                    self.unknown.push(Span::new(at, end));
                }
                Event::Eof if open.is_empty() => return Ok(()),
                Event::Eof => return Err((XmlFaultKind::Cut, text.len())),
                _ => (),
            }
        }
    }

    /// Takes what the attributes of an element say; `None` if there are too many.
    fn attributes(&self, start: &BytesStart<'_>, fields: &mut Fields) -> Option<()> {
        for (count, attribute) in start.attributes().enumerate() {
            (count < MOST_ATTRIBUTES).then_some(())?;
            let Ok(attribute) = attribute else { continue };
            let at = (attribute.value.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
            if at < self.text.len() {
                let end = at + attribute.value.len();
                put(fields, attribute.key.local_name().as_ref(), at..end);
            }
        }
        Some(())
    }

    /// Takes what an element says that ends here, for the one around it.
    fn close(
        &mut self,
        it: &Element,
        end: usize,
        around: Option<&mut Element>,
    ) -> Result<(), Fault> {
        let Element { fields, from, .. } = *it;
        let direction = bytes(&self.value(&fields, Field::Direction)).to_ascii_uppercase();
        match &*it.name {
            "EVENT" => self.event = 0,
            "TRAVELLER_LINE" => self.lines.push(Line {
                event: self.event,
                at: from,
                fields,
            }),
            "HAND" => {
                if let Some(seat) = seat_written(&direction) {
                    let key = self.key(&fields, &DEALT);
                    let hands = self.deals.entry((self.event, key)).or_default();
                    hands[steps(Seat::South, seat)] = Some(fields);
                }
            }
            "PLAYER_NAME" if end - from <= LONGEST[0] => self.players.push(Span::new(from, end)),
            "PAIR" => {
                let mut key = self.key(&fields, &[Field::SectionId, Field::PairNumber]);
                key.extend(direction.first());
                let players = std::mem::take(&mut self.players);
                self.pairs.insert((self.event, key), players);
            }
            "LIN_DATA" if end - from > LONGEST[1] => return Err((XmlFaultKind::TooMuch, from)),
            _ => (),
        }
        if let Some(around) = around.filter(|_| it.is_leaf) {
            let said = &self.text.as_bytes()[from..end];
            if Field::from_str(&it.name).is_err() && are_in(said) {
                let shown = self.text.floor_char_boundary(end.min(from + SHOWN));
                self.unknown.push(Span::new(from, shown));
            }
            put(&mut around.fields, &it.name, from..end);
        }
        Ok(())
    }

    /// What a field says; a hyphen says nothing.
    fn value(&self, fields: &Fields, field: Field) -> Vec<Letter> {
        match self.letters(fields[field as usize]) {
            said if matches!(said[..], [Letter { byte: b'-', .. }]) => Vec::new(),
            said => said,
        }
    }

    fn letters(&self, Span { start, end }: Span) -> Vec<Letter> {
        trimmed(&plain(self.text, start as usize, end as usize)).to_vec()
    }

    /// What some fields say, by which something is found.
    fn key(&self, fields: &Fields, of: &[Field]) -> Vec<u8> {
        let mut key = Vec::new();
        for field in of {
            key.extend(bytes(&self.value(fields, *field)).to_ascii_uppercase());
            key.push(b'\n');
        }
        key
    }

    /// Writes all lines. Returns the number of boards.
    fn write(&self, chain: &mut Chain) -> (usize, Result<(), Fault>) {
        let most = 4 * self.text.len() + (1 << 20);
        let mut boards = 0;
        for entity in &self.unknown {
            chain.unread(&self.letters(*entity));
        }
        for line in &self.lines {
            boards += self.write_line(line, chain);
            if chain.text.len() > most {
                return (boards, Err((XmlFaultKind::TooMuch, line.at)));
            }
        }
        let is_empty = (boards == 0).then_some((XmlFaultKind::Empty, 0));
        (boards, is_empty.map_or(Ok(()), Err))
    }

    fn write_line(&self, line: &Line, chain: &mut Chain) -> usize {
        let lin = lin_of(&self.value(&line.fields, Field::LinData), Escapes::Link);
        let (piece, games) = Chain::of(&lin);
        if let ([], [first, ..]) = (&games[..], &lin[..]) {
            chain.lost(b'?', &lin[..lin.len().min(SHOWN)], first.at);
        }
        let of_one = games.first().filter(|_| piece.is_record(&games));
        let is_record = games.is_empty() || of_one.is_some();
        chain.begin(is_record, offset(line.at));
        if is_record {
            let with_names = of_one.is_none_or(|game| game.names.is_none());
            self.write_result(line, with_names, chain);
        }
        let is_lead_alone = if games.is_empty() {
            self.write_deal(line, chain);
            true
        } else {
            chain.append(&piece);
            of_one.is_some_and(|game| game.cards.is_empty())
        };
        if is_lead_alone {
            self.write_lead(&line.fields, chain);
        }
        chain.end_line();
        games.len().max(1)
    }

    /// Writes what a line says besides its LIN.
    fn write_result(&self, line: &Line, with_names: bool, chain: &mut Chain) {
        let (at, fields) = (offset(line.at), &line.fields);
        let value = |field| self.value(fields, field);
        chain.number(&value(Field::BoardNumber));
        let [contract, declarer, tricks] =
            [Field::Contract, Field::PlayedBy, Field::Tricks].map(value);
        listed(chain, &contract, &bytes(&declarer), &tricks);
        let [score, date, kind] = [Field::Score, Field::Date, Field::EventType].map(value);
        let points = text(&score);
        let points = match points.parse::<i32>() {
            Ok(points) => format!("NS {points}"),
            // an artificial score (Law 12C2): `A60`, `AVE+`, `60%`
            Err(_) if points.starts_with(['A', 'a']) || points.ends_with('%') => String::new(),
            Err(_) => points,
        };
        chain.spelled(&Beside::Score.key(), points.as_bytes(), &score);
        chain.spelled(&Beside::Date.key(), &day(bytes(&date)), &date);
        chain.spelled(&Beside::Scoring.key(), scoring(&bytes(&kind)), &kind);
        for (key, field) in [
            (Beside::Event, Field::EventDescription),
            (Beside::Session, Field::SessionId),
            (Beside::Section, Field::SectionId),
            (Beside::Round, Field::RoundNumber),
            (Beside::Table, Field::TableNumber),
            (Beside::PairNS, Field::NsPairNumber),
            (Beside::PairEW, Field::EwPairNumber),
        ] {
            chain.token(&key.key(), &value(field));
        }
        if with_names {
            let [north, south] = self.pair(line, Field::NsPairNumber, b'N');
            let [east, west] = self.pair(line, Field::EwPairNumber, b'E');
            names(chain, &[south, west, north, east], at);
        }
    }

    /// The names of a pair, as far as they are known: the first is taken for North or East.
    fn pair(&self, line: &Line, field: Field, side: u8) -> [Vec<Letter>; 2] {
        let without_side = self.key(&line.fields, &[Field::SectionId, field]);
        let with_side = [&without_side[..], &[side]].concat();
        let players = found(&self.pairs, line.event, with_side);
        let players = players.or_else(|| found(&self.pairs, line.event, without_side));
        [0, 1].map(|place| {
            let name = players.and_then(|players| players.get(place));
            name.map_or(Vec::new(), |name| self.letters(*name))
        })
    }

    /// Writes the deal of the board, if it is in the document.
    fn write_deal(&self, line: &Line, chain: &mut Chain) {
        let mut fields = line.fields;
        let mut hands = None;
        for around in [None, Some(Field::SectionId), Some(Field::SessionId)] {
            if let Some(around) = around {
                fields[around as usize] = Span::default();
            }
            hands = hands.or_else(|| found(&self.deals, line.event, self.key(&fields, &DEALT)));
        }
        let Some(hands) = hands else {
            return;
        };
        let at = offset(line.at);
        let first = hands.iter().flatten().next();
        let at = first.map_or(at, |hand| hand[Field::Direction as usize].start);
        let dot = Letter { byte: b'.', at };
        let is_card = |byte: u8| byte.is_ascii_alphanumeric();
        let hands = hands.map(|fields| {
            let suits = [Field::Spades, Field::Hearts, Field::Diamonds, Field::Clubs];
            let held = |fields| {
                suits
                    .map(|suit| kept(&self.value(&fields, suit), is_card))
                    .join(&dot)
            };
            fields.map(held).unwrap_or_default()
        });
        deal(chain, &[], hands, at);
    }

    /// Writes the opening lead: `H9`, or `9\u{2665}`.
    fn write_lead(&self, line: &Fields, chain: &mut Chain) {
        let lead = self.value(line, Field::Lead);
        chain.spelled(b"pc", plainly(&bytes(&lead)).as_bytes(), &lead);
    }
}

/// Takes what a leaf or an attribute says, if it is known and not too long.
fn put(fields: &mut Fields, name: &str, said: Range<usize>) {
    if let Ok(field) = Field::from_str(name)
        && said.len() <= LONGEST[usize::from(field == Field::LinData)]
    {
        fields[field as usize] = Span::new(said.start, said.end);
    }
}

/// What is wrong where the reader stopped: where nothing more is closed, the document was cut.
fn fault(text: &str, error: &Error, at: usize) -> Fault {
    let is_cut =
        matches!(error, Error::Syntax(_)) && !text[text.floor_char_boundary(at)..].contains('>');
    if is_cut {
        (XmlFaultKind::Cut, text.len())
    } else {
        (XmlFaultKind::Syntax, at)
    }
}

/// A date whose day stands first as `2024.01.31`; any other as it is.
fn day(date: Vec<u8>) -> Vec<u8> {
    let parts: Vec<_> = date.split(|byte| !byte.is_ascii_digit()).collect();
    match parts[..] {
        [
            day,
            month @ ([_] | [b'0', _] | [b'1', b'0'..=b'2']),
            year @ [_, _, _, _],
        ] => [year, month, day].join(&b'.'),
        _ => date,
    }
}

/// How scores are compared in a kind of event, as PBN spells it; empty where that is not known.
fn scoring(kind: &[u8]) -> &'static [u8] {
    let kind = String::from_utf8_lossy(kind).to_uppercase();
    match () {
        () if ["IMP", "BUTLER", "TEAM"].iter().any(|it| kind.contains(it)) => b"IMP",
        () if ["PAIR", "INDIVIDUAL"].iter().any(|it| kind.contains(it)) => b"MP",
        () => b"",
    }
}

fn position(at: u64) -> usize {
    usize::try_from(at).unwrap_or(usize::MAX)
}
