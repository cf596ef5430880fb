//! A stream whose next bytes can be looked at before they are read.

use super::read_on;
use std::io::{self, BufRead, Read};

/// The size of the buffer: no more bytes than this can be looked at.
const BUFFER: usize = 32 * 1024;

/// A buffered stream whose next bytes can be looked at.
pub(super) struct Ahead<R> {
    from: R,
    buffer: Vec<u8>,
    /// What was read from the stream and not yet from here: from `at` to `filled`.
    at: usize,
    filled: usize,
}

impl<R: Read> Ahead<R> {
    pub(super) fn new(from: R) -> Self {
        Self {
            from,
            buffer: vec![0; BUFFER],
            at: 0,
            filled: 0,
        }
    }

    /// The next bytes, which stay where they are: `count` of them, or as many as there are before the end.
    pub(super) fn ahead(&mut self, count: usize) -> io::Result<&[u8]> {
        while self.filled - self.at < count && self.more()? > 0 {}
        let end = self.filled.min(self.at + count);
        Ok(&self.buffer[self.at..end])
    }

    /// Reads on into the buffer.
    fn more(&mut self) -> io::Result<usize> {
        self.buffer.copy_within(self.at..self.filled, 0);
        (self.at, self.filled) = (0, self.filled - self.at);
        let read = read_on(&mut self.from, &mut self.buffer[self.filled..])?;
        self.filled += read;
        Ok(read)
    }
}

impl<R: Read> Read for Ahead<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.filled && buffer.len() >= self.buffer.len() {
            return self.from.read(buffer);
        }
        let mut ready = self.fill_buf()?;
        let read = ready.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl<R: Read> BufRead for Ahead<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.at == self.filled {
            self.more()?;
        }
        Ok(&self.buffer[self.at..self.filled])
    }

    fn consume(&mut self, count: usize) {
        self.at = self.filled.min(self.at + count);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_at_is_still_to_be_read() {
        let bytes: Vec<u8> = (0..=255).cycle().take(3 * BUFFER).collect();
        let mut stream = Ahead::new(&bytes[..]);
        let mut read = Vec::new();
        while !stream.ahead(4).unwrap().is_empty() {
            assert!(bytes[read.len()..].starts_with(stream.ahead(4).unwrap()));
            let piece = stream.by_ref().take(1001);
            { piece }.read_to_end(&mut read).unwrap();
        }
        assert_eq!(read, bytes);
    }
}
