//! One frame of Zstandard, unpacked while it is read, in Rust. It has of `zstd::Decoder` what is used here.

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};
use std::io::{self, Read};

/// A frame, from something that stands at its head and in the end right behind it.
pub(super) struct Frame<R> {
    from: Remembering<R>,
    decoder: Box<FrameDecoder>, // some hundred bytes
    has_begun: bool,
}

/// What is read from. Its own error is kept: the decoder makes one of the frame of it.
struct Remembering<R> {
    from: R,
    failed: Option<io::Error>,
}

impl<R: Read> Frame<R> {
    #[allow(clippy::unnecessary_wraps)] // in C there may be no memory for one
    pub(super) fn try_with_buffer(from: R) -> Result<Self, (R, io::Error)> {
        Ok(Self {
            from: Remembering { from, failed: None },
            decoder: Box::default(),
            has_begun: false,
        })
    }

    /// It never reads on behind its frame.
    pub(super) const fn single_frame(self) -> Self {
        self
    }

    pub(super) fn get_mut(&mut self) -> &mut R {
        &mut self.from.from
    }

    pub(super) fn finish(self) -> R {
        self.from.from
    }

    /// Reads the head. A frame without text is passed over.
    fn begin(&mut self) -> Result<(), FrameDecoderError> {
        use FrameDecoderError::ReadFrameHeaderError as OfHead;
        match self.decoder.init(&mut self.from) {
            Err(OfHead(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                let mut skipped = self.from.by_ref().take(length.into());
                let skipped = io::copy(&mut skipped, &mut io::sink());
                match skipped {
                    Ok(all) if all == u64::from(length) => Ok(()),
                    _ => Err(FrameDecoderError::FailedToSkipFrame),
                }
            }
            begun => begun,
        }
    }

    /// Unpacks more, until there is something to hand on or the frame ends.
    fn more(&mut self) -> Result<(), FrameDecoderError> {
        if !self.has_begun {
            self.has_begun = true;
            self.begin()?;
        }
        while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
            let one = BlockDecodingStrategy::UptoBlocks(1);
            self.decoder.decode_blocks(&mut self.from, one)?;
        }
        Ok(())
    }

    /// Whether what was unpacked is what was packed, where the frame says.
    fn is_sound(&self) -> bool {
        let stated = self.decoder.get_checksum_from_data();
        stated.is_none() || stated == self.decoder.get_calculated_checksum()
    }
}

impl<R: Read> Read for Frame<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Err(error) = self.more() {
            let failed = self.from.failed.take();
            return Err(failed.unwrap_or_else(|| io::Error::other(error)));
        }
        match self.decoder.read(buffer)? {
            0 if !buffer.is_empty() && !self.is_sound() => {
                Err(io::Error::other("the checksum differs"))
            }
            read => Ok(read),
        }
    }
}

impl<R: Read> Read for Remembering<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.from.read(buffer).map_err(|error| {
            let kind = error.kind();
            if kind != io::ErrorKind::Interrupted {
                self.failed = Some(error);
            }
            kind.into()
        })
    }
}
