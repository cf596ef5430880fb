//! A chain that is made of the letters of a carrier, and keeps where each of them stands.

use super::letters::{Letter, offset};
use crate::lin::LOST;
use crate::source::{Places, line_end};

/// A chain in the making.
#[derive(Debug, Default)]
pub(super) struct Chain {
    pub(super) text: Vec<u8>,
    /// Offsets in the chain, and in the source.
    marks: Vec<[u32; 2]>,
    /// Where the next letter stands in the source if it follows the last.
    next: u32,
}

impl Chain {
    fn push(&mut self, byte: u8, at: u32) {
        if at != self.next || self.text.is_empty() {
            self.marks.push([offset(self.text.len()), at]);
        }
        self.text.push(byte);
        self.next = at + 1;
    }

    /// Adds letters as they are.
    pub(super) fn letters(&mut self, letters: &[Letter]) {
        for letter in letters {
            self.push(letter.byte, letter.at);
        }
    }

    /// Adds bytes that stand for something in the source.
    pub(super) fn bytes(&mut self, bytes: &[u8], mut at: u32) {
        for byte in bytes {
            self.push(*byte, at);
            at += 1;
        }
    }

    /// Adds a token; a bar cannot be in its value.
    pub(super) fn token(&mut self, key: &[u8], value: &[Letter], at: u32) {
        let at = value.first().map_or(at, |first| first.at);
        self.bytes(key, at);
        self.bytes(b"|", at);
        for letter in value.iter().filter(|letter| letter.byte != b'|') {
            self.push(letter.byte, letter.at);
        }
        self.bytes(b"|", self.next);
    }

    /// The same with a value that is spelled otherwise than in the source.
    pub(super) fn spelled(&mut self, key: &[u8], value: &[u8], at: u32) {
        self.bytes(key, at);
        self.bytes(b"|", at);
        self.bytes(value, at);
        self.bytes(b"|", at);
    }

    /// Adds, behind a sign that says why, what holds no board. Returns where its letters begin.
    pub(super) fn lost(&mut self, sign: u8, letters: &[Letter], at: u32) -> usize {
        self.bytes(&LOST, at);
        self.bytes(&[b'|', sign], at);
        let begin = self.text.len();
        let is_kept = |letter: &&Letter| !matches!(letter.byte, b'|' | b'\r' | b'\n');
        for letter in letters.iter().filter(is_kept) {
            self.push(letter.byte, letter.at);
        }
        self.bytes(b"|\n", at);
        begin
    }

    /// Adds another chain.
    pub(super) fn append(&mut self, other: &Self) {
        let start = offset(self.text.len());
        let marks = other.marks.iter().map(|[at, source]| [start + at, *source]);
        self.marks.extend(marks);
        self.text.extend_from_slice(&other.text);
        self.next = other.next;
    }

    /// Ends a line; a token that was begun ends with it.
    pub(super) fn end_line(&mut self) {
        let next = self.next;
        if !self.text.trim_ascii_end().ends_with(b"|") {
            self.bytes(b"|", next);
        }
        self.bytes(b"\n", next);
    }

    /// The chain, and behind it the [`Places`] of its bytes in the source, which begins in a column. Returns the length of the
    /// chain, too.
    pub(super) fn placed(self, source: &[u8], column: u32) -> (Vec<u8>, usize) {
        let Self {
            mut text,
            mut marks,
            ..
        } = self;
        let length = text.len();
        marks.push([offset(length), offset(source.len())]);
        let mut order: Vec<usize> = (0..marks.len()).collect();
        order.sort_by_key(|place| marks[*place][1]);
        let mut found = vec![[1, 1]; marks.len()];
        let (mut at, mut here) = (0, [1, column]);
        for place in order {
            while at < source.len().min(marks[place][1] as usize) {
                let end = line_end(&source[at..]);
                if end > 0 {
                    here = [here[0] + 1, 1];
                } else {
                    here[1] += u32::from(source[at] & 0xC0 != 0x80); // of UTF-8, the first byte of a character
                }
                at += end.max(1);
            }
            found[place] = here;
        }
        for ([at, _], [line, column]) in marks.into_iter().zip(found) {
            text.extend(Places::spell(at, line, column));
        }
        (text, length)
    }
}
