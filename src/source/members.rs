//! The records of a zip archive: the header before each member, the directory at the end, and the member itself as it is
//! unpacked (PKWARE APPNOTE.TXT, sections 4.3 to 4.5).

use super::ahead::Ahead;
use super::bounds::Bounds;
use super::{Frame, Obstacle};
use flate2::Crc;
use flate2::bufread::DeflateDecoder;
use std::io::{self, Read, Seek, SeekFrom, Take};

/// A stream of bytes in which members stand.
pub(super) type Stream = Ahead<Box<dyn Read + Send>>;

/// What each record begins with.
const HEADER: &[u8; 4] = b"PK\x03\x04";
const ENTRY: &[u8; 4] = b"PK\x01\x02";
const END: &[u8; 4] = b"PK\x05\x06";
const WIDE_END: &[u8; 4] = b"PK\x06\x06";
const WIDE_LOCATOR: &[u8; 4] = b"PK\x06\x07";
const DESCRIPTOR: &[u8; 4] = b"PK\x07\x08";

/// The bytes of each record that are always there.
const HEADER_SIZE: usize = 30;
const ENTRY_SIZE: usize = 46;
const END_SIZE: usize = 22;
const WIDE_END_SIZE: usize = 56;
const WIDE_LOCATOR_SIZE: usize = 20;

/// Bytes in which the end of a stored member of unknown size is looked for at a time.
const STORED: usize = 4096;

/// A field of 32 bits that says: the number stands elsewhere, in 64 bits.
const ELSEWHERE: u64 = 0xFFFF_FFFF;

/// What is recorded of a member.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct ZipEntry {
    /// Its name, with the folders it is in.
    pub(super) name: String,
    method: u16,
    is_encrypted: bool,
    checksum: u32,
    /// Its packed size in bytes, unless that stands behind it only.
    size: Option<u64>,
    /// Whether sizes behind it have 64 bits.
    is_wide: bool,
    /// Where its header begins; 0 where only the header was read.
    start: u64,
    /// The bytes from there to the next header.
    room: u64,
}

/// What stands next in a stream.
pub(super) enum NextMember {
    /// A member.
    Member(ZipEntry),
    /// The end of an archive. Another may follow, as archives can be joined.
    End,
    /// Something else, or the end of the stream.
    Nothing,
}

impl ZipEntry {
    /// Whether it is a file: a folder is a name alone.
    pub(super) fn is_file(&self) -> bool {
        !self.name.ends_with(['/', '\\'])
    }

    /// From the fields that a header and an entry of the directory share, and what stands behind either.
    fn of(fields: &[u8], name: &[u8], extra: &[u8]) -> Self {
        let flags = number(fields, 0, 2);
        let mut size = number(fields, 12, 4);
        let wide = extra_field(extra, 1);
        if size == ELSEWHERE
            && let Some(wide) = wide
        {
            size = number(wide, wide_field(fields, 16), 8);
        }
        let is_behind = flags & 8 != 0 && number(fields, 8, 4) == 0 && size == 0;
        #[allow(clippy::cast_possible_truncation)] // numbers of that many bytes
        Self {
            name: name_of(name, extra, flags & 0x800 != 0),
            method: number(fields, 2, 2) as u16,
            is_encrypted: flags & 1 != 0,
            checksum: number(fields, 8, 4) as u32,
            size: (!is_behind).then_some(size),
            is_wide: wide.is_some(),
            start: 0,
            room: u64::MAX,
        }
    }

    /// The member, in a stream that stands behind its header.
    pub(super) fn open(&self, from: Stream, bounds: &Bounds) -> Result<Member, (Stream, Obstacle)> {
        if self.is_encrypted {
            return Err((from, Obstacle::Encrypted));
        }
        if !matches!(self.method, 0 | 8 | 93) {
            return Err((from, self.why_not()));
        }
        let packed = from.take(self.size.unwrap_or(u64::MAX));
        let unpacking = match self.method {
            0 => Unpacking::Stored(packed),
            8 => Unpacking::Deflated(DeflateDecoder::new(packed)),
            _ => match Frame::try_with_buffer(packed) {
                Ok(frame) => Unpacking::Zstd(frame.single_frame()),
                Err((packed, error)) => return Err((packed.into_inner(), Obstacle::of(&error))),
            },
        };
        Ok(Member {
            unpacking,
            crc: Crc::new(),
            bytes: 0,
            checksum: self.checksum,
            has_size: self.size.is_some(),
            is_wide: self.is_wide,
            ended: false,
            bounds: bounds.clone(),
        })
    }

    fn why_not(&self) -> Obstacle {
        let name = match self.method {
            1 => "Shrink",
            6 => "Implode",
            9 => "Deflate64",
            12 => "bzip2",
            14 => "LZMA",
            95 => "XZ",
            98 => "PPMd",
            other => return Obstacle::Packed(format!("method {other}")),
        };
        Obstacle::Packed(name.to_owned())
    }

    /// Passes over its packed bytes, in a stream that stands behind its header.
    pub(super) fn skip(&self, mut from: Stream, bounds: &Bounds) -> io::Result<Stream> {
        match self.size {
            Some(size) => skip(&mut from, size).map(|()| from),
            None => match self.open(from, bounds) {
                Ok(member) => member.into_stream(),
                Err(_) => Err(Obstacle::Unmeasured.into()),
            },
        }
    }

    /// Goes to the member in the file of its archive, to where its packed bytes begin.
    pub(super) fn seek(&self, file: &mut (impl Read + Seek)) -> io::Result<()> {
        let mut header = [0; HEADER_SIZE];
        file.seek(SeekFrom::Start(self.start))?;
        file.read_exact(&mut header)?;
        let behind = number(&header, 26, 2) + number(&header, 28, 2);
        let end = (HEADER_SIZE as u64 + behind).checked_add(self.size.unwrap_or_default());
        if !header.starts_with(HEADER) || end.is_none_or(|end| end > self.room) {
            return Err(invalid("no member is where the directory says"));
        }
        let behind = i64::try_from(behind).unwrap_or_default();
        file.seek(SeekFrom::Current(behind)).map(drop)
    }
}

/// Reads on to behind the next header, or to behind the end of the archive.
pub(super) fn next(from: &mut Stream) -> io::Result<NextMember> {
    let signature = <[u8; 4]>::try_from(from.ahead(4)?);
    match signature.as_ref() {
        Ok(HEADER) => header(from).map(NextMember::Member),
        Ok(DESCRIPTOR) => {
            // what it says, the header before the member said as well
            let is_narrow = from.ahead(18)?.ends_with(b"PK");
            skip(from, if is_narrow { 16 } else { 24 })?;
            next(from)
        }
        Ok(ENTRY | END | WIDE_END) => end(from).map(|()| NextMember::End),
        _ => Ok(NextMember::Nothing),
    }
}

fn header(from: &mut Stream) -> io::Result<ZipEntry> {
    let mut header = [0; HEADER_SIZE];
    from.read_exact(&mut header)?;
    let name = bytes(from, number(&header, 26, 2))?;
    let extra = bytes(from, number(&header, 28, 2))?;
    Ok(ZipEntry::of(&header[6..], &name, &extra))
}

/// Passes over the directory.
fn end(from: &mut Stream) -> io::Result<()> {
    while from.ahead(4)? == ENTRY {
        let mut entry = [0; ENTRY_SIZE];
        from.read_exact(&mut entry)?;
        let behind = [28, 30, 32].map(|at| number(&entry, at, 2));
        skip(from, behind.iter().sum())?;
    }
    if from.ahead(4)? == WIDE_END {
        let size = number(from.ahead(12)?, 4, 8);
        skip(from, size.saturating_add(12))?;
    }
    if from.ahead(4)? == WIDE_LOCATOR {
        skip(from, WIDE_LOCATOR_SIZE as u64)?;
    }
    let mut end = [0; END_SIZE];
    from.read_exact(&mut end)?;
    if !end.starts_with(END) {
        return Err(invalid("no end of the directory"));
    }
    skip(from, number(&end, 20, 2))
}

/// The directory of an archive; `None` where it has none that is whole and says of every byte of the file whose it is:
/// then the members can only be found one after another.
pub(super) fn directory(file: &mut (impl Read + Seek)) -> io::Result<Option<Vec<ZipEntry>>> {
    let size = file.seek(SeekFrom::End(0))?;
    let tail_start =
        size.saturating_sub(0xFFFF + (END_SIZE + WIDE_LOCATOR_SIZE + WIDE_END_SIZE) as u64);
    file.seek(SeekFrom::Start(tail_start))?;
    let mut tail = Vec::new();
    file.read_to_end(&mut tail)?;
    let Some((at, [count, length, start])) = directory_place(&tail) else {
        return Ok(None);
    };
    if start.checked_add(length) != Some(tail_start + at as u64) {
        return Ok(None); // something stands before the archive: another one, perhaps
    }
    file.seek(SeekFrom::Start(start))?;
    let entries = entries(&bytes(file, length)?);
    Ok(entries
        .filter(|entries| entries.len() as u64 == count)
        .map(|entries| with_room(entries, start)))
}

/// Where the directory ends in the last bytes of a file; the number of its entries, its length and its start.
fn directory_place(tail: &[u8]) -> Option<(usize, [u64; 3])> {
    let at = memchr::memmem::rfind(tail, END)?;
    let end = tail.get(at..at + END_SIZE)?;
    let place = [number(end, 10, 2), number(end, 12, 4), number(end, 16, 4)];
    let locator = at.checked_sub(WIDE_LOCATOR_SIZE)?;
    if !tail[locator..].starts_with(WIDE_LOCATOR) {
        return Some((at, place));
    }
    let at = memchr::memmem::rfind(&tail[..locator], WIDE_END)?;
    let end = tail.get(at..at + WIDE_END_SIZE)?;
    Some((at, [32, 40, 48].map(|at| number(end, at, 8))))
}

fn entries(mut directory: &[u8]) -> Option<Vec<ZipEntry>> {
    let mut entries = Vec::new();
    while !directory.is_empty() {
        let (fields, behind) = directory.split_at_checked(ENTRY_SIZE)?;
        if !fields.starts_with(ENTRY) {
            return None;
        }
        let length = |at| usize::try_from(number(fields, at, 2)).ok();
        let (name, behind) = behind.split_at_checked(length(28)?)?;
        let (extra, behind) = behind.split_at_checked(length(30)?)?;
        directory = behind.get(length(32)?..)?;
        let entry = ZipEntry::of(&fields[8..], name, extra);
        entries.push(ZipEntry {
            start: entry_start(fields, extra),
            size: Some(entry.size.unwrap_or_default()),
            ..entry
        });
    }
    Some(entries)
}

/// Where the header of a member begins: elsewhere, it stands behind those of its sizes that do.
fn entry_start(fields: &[u8], extra: &[u8]) -> u64 {
    let start = number(fields, 42, 4);
    let wide = extra_field(extra, 1).filter(|_| start == ELSEWHERE);
    let before = wide_field(fields, 20) + wide_field(fields, 24);
    wide.map_or(start, |wide| number(wide, before, 8))
}

/// The bytes that a field of 32 bits takes in 64 bits, if it stands elsewhere.
fn wide_field(fields: &[u8], at: usize) -> usize {
    8 * usize::from(number(fields, at, 4) == ELSEWHERE)
}

/// The entries with the room that each has up to the next, or to the directory: in an archive that unpacks to far more
/// than it holds, members share their bytes.
fn with_room(mut entries: Vec<ZipEntry>, directory: u64) -> Vec<ZipEntry> {
    let mut starts: Vec<_> = (entries.iter().map(|entry| entry.start).enumerate()).collect();
    starts.sort_unstable_by_key(|(_, start)| *start);
    let mut next = directory;
    for (place, start) in starts.into_iter().rev() {
        entries[place].room = next.saturating_sub(start);
        next = start;
    }
    entries
}

/// A member that is being unpacked.
pub(super) struct Member {
    unpacking: Unpacking,
    crc: Crc,
    /// Unpacked so far.
    bytes: u64,
    checksum: u32,
    has_size: bool,
    is_wide: bool,
    ended: bool,
    bounds: Bounds,
}

enum Unpacking {
    Stored(Take<Stream>),
    Deflated(DeflateDecoder<Take<Stream>>),
    Zstd(Frame<Take<Stream>>),
}

impl Unpacking {
    fn packed(&mut self) -> &mut Take<Stream> {
        match self {
            Self::Stored(packed) => packed,
            Self::Deflated(stream) => stream.get_mut(),
            Self::Zstd(frame) => frame.get_mut(),
        }
    }
}

impl Read for Member {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.ended || buffer.is_empty() {
            return Ok(0);
        }
        let read = match &mut self.unpacking {
            Unpacking::Stored(packed) if self.has_size => packed.read(buffer)?,
            Unpacking::Stored(packed) => {
                let there = up_to_descriptor(packed.get_mut(), self.crc.sum(), self.bytes)?;
                let there = there.min(buffer.len());
                packed.read(&mut buffer[..there])?
            }
            Unpacking::Deflated(stream) => stream.read(buffer)?,
            Unpacking::Zstd(frame) => frame.read(buffer)?,
        };
        self.crc.update(&buffer[..read]);
        self.bytes += read as u64;
        self.bounds.unpacked(read)?;
        if read == 0 {
            self.ended = true;
            self.end()?;
        }
        Ok(read)
    }
}

impl Member {
    /// Goes to behind the member, and looks whether it is what was packed.
    fn end(&mut self) -> io::Result<()> {
        if self.has_size {
            self.pass()?;
        } else {
            self.checksum = self.descriptor()?;
        }
        if self.crc.sum() != self.checksum {
            return Err(invalid("the checksum differs"));
        }
        Ok(())
    }

    /// Passes over what is left of a member of known size.
    fn pass(&mut self) -> io::Result<()> {
        let packed = self.unpacking.packed();
        let left = packed.limit();
        packed.set_limit(0);
        skip(packed.get_mut(), left)
    }

    /// Reads what stands behind a member of unknown size: its checksum, and its sizes, of 32 bits or of 64.
    fn descriptor(&mut self) -> io::Result<u32> {
        let (crc, bytes, is_wide) = (self.crc.sum(), self.bytes, self.is_wide);
        let packed = self.unpacking.packed();
        let length = u64::MAX - packed.limit();
        let from = packed.get_mut();
        // the signature may be left out
        if from.ahead(4)? == DESCRIPTOR && from.ahead(8)?.get(4..) == Some(&crc.to_le_bytes()) {
            skip(from, 4)?;
        }
        let sizes = from.ahead(12)?;
        let checksum = u32::try_from(number(sizes, 0, 4)).unwrap_or_default();
        let narrow = [number(sizes, 4, 4), number(sizes, 8, 4)];
        let is_narrow = !is_wide && narrow == [length & ELSEWHERE, bytes & ELSEWHERE];
        skip(from, if is_narrow { 12 } else { 20 })?;
        Ok(checksum)
    }

    /// The stream, behind the member.
    pub(super) fn into_stream(mut self) -> io::Result<Stream> {
        if !self.ended && self.has_size {
            self.pass()?;
        } else {
            io::copy(&mut self, &mut io::sink())?;
        }
        Ok(match self.unpacking {
            Unpacking::Stored(packed) => packed.into_inner(),
            Unpacking::Deflated(stream) => stream.into_inner().into_inner(),
            Unpacking::Zstd(frame) => frame.finish().into_inner(),
        })
    }
}

/// How many bytes of a stored member of unknown size come next, for certain. Its end is where its checksum and its size
/// stand, as far as it was read.
fn up_to_descriptor(from: &mut Stream, checksum: u32, bytes: u64) -> io::Result<usize> {
    let ready = from.ahead(STORED)?;
    match memchr::memmem::find(ready, DESCRIPTOR) {
        Some(0) => {
            let says = |at, what: u64| number(ready, at, 4) == what & ELSEWHERE;
            let is_end = says(4, checksum.into()) && says(8, bytes);
            Ok(if is_end { 0 } else { DESCRIPTOR.len() })
        }
        Some(at) => Ok(at),
        None if ready.len() < STORED => Err(io::ErrorKind::UnexpectedEof.into()),
        None => Ok(STORED - DESCRIPTOR.len()),
    }
}

/// A name as text. One that does not say so may be UTF-8 all the same; else it is in the characters of the first IBM PC.
fn name_of(name: &[u8], extra: &[u8], is_utf_8: bool) -> String {
    let mut crc = Crc::new();
    crc.update(name);
    let is_of_this = |field: &&[u8]| number(field, 1, 4) == u64::from(crc.sum());
    let stated = extra_field(extra, 0x7075).filter(is_of_this);
    let name = stated.and_then(|field| field.get(5..)).unwrap_or(name);
    match str::from_utf8(name) {
        Ok(name) => name.to_owned(),
        Err(_) if is_utf_8 => String::from_utf8_lossy(name).into_owned(),
        Err(_) => name.iter().map(|byte| of_ibm_pc(*byte)).collect(),
    }
}

/// A character of code page 437.
fn of_ibm_pc(byte: u8) -> char {
    const UPPER: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";
    let upper = byte.checked_sub(0x80).map(usize::from);
    upper.map_or(char::from(byte), |place| {
        let letter = UPPER.chars().nth(place);
        letter.unwrap_or(char::REPLACEMENT_CHARACTER)
    })
}

/// The field of a kind among the extra ones.
fn extra_field(mut extra: &[u8], kind: u64) -> Option<&[u8]> {
    while let Some((head, behind)) = extra.split_at_checked(4) {
        let length = usize::try_from(number(head, 2, 2)).ok()?;
        let (field, rest) = behind.split_at_checked(length)?;
        if number(head, 0, 2) == kind {
            return Some(field);
        }
        extra = rest;
    }
    None
}

/// A number of `length` bytes, the lowest first; 0 where it is not there.
fn number(bytes: &[u8], at: usize, length: usize) -> u64 {
    let bytes = bytes.get(at..at + length).unwrap_or_default().iter();
    bytes.rfold(0, |sum, byte| sum << 8 | u64::from(*byte))
}

/// So many bytes of a stream.
fn bytes(from: &mut impl Read, count: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    match from.take(count).read_to_end(&mut bytes)? as u64 {
        read if read == count => Ok(bytes),
        _ => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

fn skip(from: &mut impl Read, count: u64) -> io::Result<()> {
    match io::copy(&mut from.take(count), &mut io::sink())? {
        skipped if skipped == count => Ok(()),
        _ => Err(io::ErrorKind::UnexpectedEof.into()),
    }
}

fn invalid(why: &'static str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}
