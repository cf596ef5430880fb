//! Compressed bytes: known by their first bytes whatever the name says, and unpacked while they are read.

use super::Obstacle;
use flate2::CrcReader;
use flate2::read::MultiGzDecoder;
use std::io::{self, BufReader, Read};

/// How bytes are packed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Packing {
    /// One stream, or several on end.
    Gzip,
    /// One frame, or several on end.
    Zstd,
    /// An archive of many files.
    Zip,
}

impl Packing {
    /// What the first four bytes of an input say.
    pub(super) fn of(head: &[u8]) -> Option<Self> {
        match head {
            [0x1F, 0x8B, ..] => Some(Self::Gzip),
            // a frame, or one to be skipped: some programs that compress in parallel begin with that
            [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Self::Zstd),
            // the first member, or the end of an archive without one
            [b'P', b'K', 3, 4, ..] | [b'P', b'K', 5, 6, ..] => Some(Self::Zip),
            _ => None,
        }
    }
}

/// Unpacks a gzip stream.
pub(super) fn gunzip(from: impl Read) -> impl Read {
    Unpacked::new("gzip", MultiGzDecoder::new(from))
}

/// Unpacks a Zstandard stream.
pub(super) fn unzstd(from: impl Read) -> io::Result<impl Read> {
    Ok(Unpacked::new("Zstandard", zstd::Decoder::new(from)?))
}

/// Hands on what a member of a zip archive unpacks to, and fails at its end if that is not what was packed.
pub(super) fn unzipped(member: impl Read, checksum: u32) -> impl Read {
    let member = CrcReader::new(BufReader::new(member));
    Unpacked::new("zip", Checked { member, checksum })
}

/// Says of an error how far the text was good.
struct Unpacked<R> {
    packing: &'static str,
    from: R,
    bytes: u64,
}

impl<R> Unpacked<R> {
    fn new(packing: &'static str, from: R) -> Self {
        Self {
            packing,
            from,
            bytes: 0,
        }
    }
}

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.from.read(buffer).map_err(|error| {
            // what the system says is of the file, not of what is in it
            if error.raw_os_error().is_some() || error.kind() == io::ErrorKind::Interrupted {
                return error;
            }
            Obstacle::Damaged {
                packing: self.packing,
                bytes: self.bytes,
                why: error.to_string(),
            }
            .into()
        })?;
        self.bytes += read as u64;
        Ok(read)
    }
}

/// Compares the checksum at the end.
struct Checked<R> {
    member: CrcReader<R>,
    checksum: u32,
}

impl<R: Read> Read for Checked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.member.read(buffer)?;
        if read == 0 && !buffer.is_empty() && self.member.crc().sum() != self.checksum {
            return Err(io::Error::other("the checksum differs"));
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compression, write::GzEncoder};
    use std::io::Write;

    fn gzip(text: &[u8]) -> Vec<u8> {
        let mut packed = GzEncoder::new(Vec::new(), Compression::default());
        packed.write_all(text).unwrap();
        packed.finish().unwrap()
    }

    fn read(mut from: impl Read) -> (Vec<u8>, Option<String>) {
        let mut bytes = Vec::new();
        let error = from.read_to_end(&mut bytes).err();
        (bytes, error.map(|error| error.to_string()))
    }

    #[test]
    fn streams_on_end_are_one_text() {
        let both = [gzip(b"one "), gzip(b"two")].concat();
        assert_eq!(Packing::of(&both), Some(Packing::Gzip));
        assert_eq!(read(gunzip(&both[..])), (b"one two".to_vec(), None));
        let frame = |text: &[u8]| zstd::encode_all(text, 1).unwrap();
        let skipped = b"\x50\x2a\x4d\x18\x02\0\0\0xx".to_vec();
        let both = [skipped, frame(b"one "), frame(b"two")].concat();
        assert_eq!(Packing::of(&both), Some(Packing::Zstd));
        assert_eq!(
            read(unzstd(&both[..]).unwrap()),
            (b"one two".to_vec(), None)
        );
    }

    #[test]
    fn damage_is_said_and_what_was_good_is_handed_on() {
        let text = b"some text that is good, ".repeat(40_000);
        let zstd = zstd::encode_all(&text[..], 1).unwrap();
        let gzip = [gzip(&text), gzip(&text)].concat();
        for (bytes, error) in [
            read(gunzip(&gzip[..gzip.len() - 9])),
            read(unzstd(&zstd[..zstd.len() - 3]).unwrap()),
            read(unzipped(&text[..], 0)),
        ] {
            assert!(bytes.starts_with(&text[..500_000]), "{}", bytes.len());
            let place = format!("damaged after {} bytes of text (", bytes.len());
            assert!(
                error.as_ref().is_some_and(|error| error.contains(&place)),
                "{error:?}"
            );
        }
    }
}
