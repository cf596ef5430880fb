//! Compressed bytes: known by their first bytes whatever the name says, and unpacked while they are read.

use super::ahead::Ahead;
use super::bounds::Bounds;
use super::packing::Packing;
use super::{Frame, Obstacle};
use flate2::bufread::GzDecoder;
use std::io::{self, BufRead, Read};

/// A stream unpacked, with the bounds on what is packed in it.
pub(super) fn unpacked(
    packing: Packing,
    from: impl Read + Send + 'static,
    bounds: &Bounds,
) -> io::Result<(Box<dyn Read + Send>, Bounds)> {
    let bounds = bounds.within()?;
    let from = bounds.packed(from);
    let unpacked = Unpacked::streams(packing, from, bounds.clone());
    Ok((Box::new(unpacked), bounds))
}

/// What is unpacked from a stream; an error says how far the text was good.
pub(super) struct Unpacked<R> {
    packing: Packing,
    from: R,
    bytes: u64,
}

impl<R: Read> Unpacked<Streams<R>> {
    /// Unpacks gzip or Zstandard.
    pub(super) fn streams(packing: Packing, from: R, bounds: Bounds) -> Self {
        let streams = Streams {
            packing,
            open: StreamState::Between(Ahead::new(from)),
            bounds,
        };
        Self::new(packing, streams)
    }
}

impl<R> Unpacked<R> {
    pub(super) const fn new(packing: Packing, from: R) -> Self {
        Self {
            packing,
            from,
            bytes: 0,
        }
    }
}

impl<R: Read> Read for Unpacked<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let damaged = |error| damaged(self.packing, self.bytes, error);
        let read = self.from.read(buffer).map_err(damaged)?;
        self.bytes += read as u64;
        Ok(read)
    }
}

/// What an error of unpacking means, after so many bytes of text. What the system says is of the file, not of what is in it.
pub(super) fn damaged(packing: Packing, bytes: u64, error: io::Error) -> io::Error {
    let is_own = error
        .get_ref()
        .and_then(|own| own.downcast_ref::<Obstacle>());
    if is_own.is_some()
        || error.raw_os_error().is_some()
        || error.kind() == io::ErrorKind::Interrupted
    {
        return error;
    }
    Obstacle::Damaged {
        packing: packing.name(),
        bytes,
        why: error.to_string(),
    }
    .into()
}

/// What is packed as one stream, or as several one after another. Zeros after a stream are the padding of a tape or a disk;
/// anything else there is an error, after all that could be unpacked.
pub(super) struct Streams<R> {
    packing: Packing,
    open: StreamState<R>,
    bounds: Bounds,
}

/// Where the reading of [`Streams`] is.
enum StreamState<R> {
    Between(Ahead<R>),
    Gzip(Box<GzDecoder<Ahead<R>>>),
    Zstd(Frame<Ahead<R>>),
    Ended,
}

impl<R: Read> Read for Streams<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = match &mut self.open {
                StreamState::Ended => return Ok(0),
                StreamState::Between(_) => None,
                StreamState::Gzip(stream) => Some(stream.read(buffer)?),
                StreamState::Zstd(frame) => Some(frame.read(buffer)?),
            };
            match read {
                None => (),
                Some(0) if !buffer.is_empty() => (),
                Some(read) => return self.bounds.unpacked(read).map(|()| read),
            }
            self.open = match std::mem::replace(&mut self.open, StreamState::Ended) {
                StreamState::Between(from) => self.next(from)?,
                StreamState::Gzip(stream) => StreamState::Between(stream.into_inner()),
                StreamState::Zstd(frame) => StreamState::Between(frame.finish()),
                StreamState::Ended => StreamState::Ended,
            };
        }
    }
}

impl<R: Read> Streams<R> {
    /// Opens the next stream, behind any zeros.
    fn next(&self, mut from: Ahead<R>) -> io::Result<StreamState<R>> {
        skip_zeros(&mut from)?;
        let head = from.ahead(4)?;
        if head.is_empty() {
            return Ok(StreamState::Ended);
        }
        match Packing::of(head) {
            Some(Packing::Gzip) if self.packing == Packing::Gzip => {
                Ok(StreamState::Gzip(Box::new(GzDecoder::new(from))))
            }
            Some(Packing::Zstd) if self.packing == Packing::Zstd => {
                let frame = Frame::try_with_buffer(from).map_err(|(_, error)| error)?;
                Ok(StreamState::Zstd(frame.single_frame()))
            }
            _ => Err(Obstacle::Behind(self.packing.name()).into()),
        }
    }
}

fn skip_zeros(from: &mut impl BufRead) -> io::Result<()> {
    loop {
        let ready = from.fill_buf()?;
        let zeros = ready.iter().take_while(|byte| **byte == 0).count();
        let is_all = zeros == ready.len();
        from.consume(zeros);
        if zeros == 0 || !is_all {
            return Ok(());
        }
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

    fn zstd(text: &[u8]) -> Vec<u8> {
        zstd::encode_all(text, 1).unwrap()
    }

    fn read(packed: &[u8]) -> (Vec<u8>, Option<Obstacle>) {
        let packing = Packing::of(packed).unwrap();
        let mut bytes = Vec::new();
        let mut from = Unpacked::streams(packing, packed, Bounds::default());
        let error = from.read_to_end(&mut bytes).err();
        (bytes, error.map(|error| Obstacle::of(&error)))
    }

    #[test]
    fn streams_on_end_are_one_text_and_what_else_is_behind_one_is_said() {
        let (read_whole, skipped) = (
            |text: &[u8]| (text.to_vec(), None),
            b"\x50\x2a\x4d\x18\x02\0\0\0xx",
        );
        assert_eq!(
            read(&[skipped, &zstd(b"one")[..]].concat()),
            read_whole(b"one")
        );
        for (pack, name) in [(gzip as fn(&[u8]) -> _, "gzip"), (zstd, "Zstandard")] {
            for zeros in [0, 1, 2, 3, 511, 100_000] {
                let padded = [pack(b"one "), vec![0; zeros]].concat();
                assert_eq!(read(&padded), read_whole(b"one "), "{zeros}");
                let both = [&padded[..], &pack(b"two")].concat();
                assert_eq!(read(&both), read_whole(b"one two"), "{zeros}");
            }
            for other in [&b"x"[..], b"\0\0\x1f", b"[Event \"\"]\n"] {
                let packed = [&pack(b"one"), other].concat();
                let expected = (b"one".to_vec(), Some(Obstacle::Behind(name)));
                assert_eq!(read(&packed), expected);
            }
        }
    }

    #[test]
    fn damage_is_said_and_what_was_good_is_handed_on() {
        let text = b"some text that is good, ".repeat(40_000);
        let zstd = zstd(&text);
        let gzip = [gzip(&text), gzip(&text)].concat();
        for packed in [&gzip[..gzip.len() - 9], &zstd[..zstd.len() - 3]] {
            let (good, error) = read(packed);
            assert!(good.starts_with(&text[..500_000]), "{}", good.len());
            let Some(Obstacle::Damaged { bytes, .. }) = error else {
                panic!("{error:?}")
            };
            assert_eq!(bytes, good.len() as u64);
        }
    }

    #[test]
    fn what_stands_in_the_way_of_the_stream_itself_is_said_as_it_is() {
        struct Gone;
        impl Read for Gone {
            fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
                Err(Obstacle::Interrupted.into())
            }
        }
        let packed = gzip(b"one");
        let from = packed[..15].chain(Gone);
        let mut from = Unpacked::streams(Packing::Gzip, from, Bounds::default());
        let error = io::copy(&mut from, &mut io::sink()).unwrap_err();
        assert_eq!(Obstacle::of(&error), Obstacle::Interrupted);
    }
}
