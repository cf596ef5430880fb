//! Fingerprints of reports, to detect whether somebody has changed one since it was written.

use super::named::{Naming, if_there};
use std::fmt::{self, Write};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;
use xxhash_rust::xxh3::Xxh3Default;

/// A fingerprint of bytes. It shows as sixteen hexadecimal digits.
#[derive(Clone, Default)]
pub(in crate::report) struct Fingerprint(Xxh3Default);

impl Fingerprint {
    pub(in crate::report) fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// The fingerprint of a file; `None` where it is missing or empty.
    pub(in crate::report) fn of_file(path: &Path) -> io::Result<Option<Self>> {
        let Some(file) = if_there(File::open(path))? else {
            return Ok(None);
        };
        let mut this = Self::default();
        let bytes = io::copy(&mut &file, &mut this.0)?;
        Ok((bytes > 0).then_some(this))
    }
}

/// A checksum of a file, which costs a fifth of its fingerprint: a document to print is as long as all sheets. Of each piece the
/// words in a place of 64 bytes are added up, and the sums are what the fingerprint is of. `None` where it is missing or empty.
pub(super) fn checksum_of_file(path: &Path) -> io::Result<Option<String>> {
    let Some(mut file) = if_there(File::open(path))? else {
        return Ok(None);
    };
    let (mut own, mut piece, mut length) = (Fingerprint::default(), Vec::new(), 0_u64);
    loop {
        piece.clear();
        length += file.by_ref().take(PIECE).read_to_end(&mut piece)? as u64;
        if piece.is_empty() {
            own.add(&length.to_le_bytes());
            return Ok((length > 0).then(|| own.to_string()));
        }
        let mut sums = [0_u64; 8];
        let (blocks, rest) = piece.as_chunks::<64>();
        for block in blocks {
            let words = block.as_chunks().0.iter().map(|it| u64::from_le_bytes(*it));
            for (sum, word) in sums.iter_mut().zip(words) {
                *sum = sum.wrapping_add(word);
            }
        }
        for sum in sums {
            own.add(&sum.to_le_bytes());
        }
        own.add(rest);
    }
}

const PIECE: u64 = 1 << 14;

/// Writes a page with its fingerprint.
pub(in crate::report) fn write_sealed(path: &Path, mut page: String) -> io::Result<()> {
    seal(&mut page);
    fs::write(path, page).naming(path)
}

/// Appends its own fingerprint to a page, as a comment.
pub(in crate::report) fn seal(page: &mut String) {
    let mut own = Fingerprint::default();
    own.add(page.as_bytes());
    let _ = write!(page, "{SEAL}{own}{END}"); // a string takes all
}

/// A page without the comment at its end, whether it was changed since or not.
pub(in crate::report) fn without_seal(page: &[u8]) -> &[u8] {
    let end = page.len().saturating_sub(SEAL.len() + DIGITS + END.len());
    match page.split_at(end) {
        (rest, seal) if seal.starts_with(SEAL.as_bytes()) && seal.ends_with(END.as_bytes()) => rest,
        _ => page,
    }
}

/// Whether a page ends with its fingerprint, and so is as it was sealed.
pub(super) fn is_sealed(page: &str) -> bool {
    let own = page.rsplit_once(SEAL);
    own.is_some_and(|(own, _)| {
        let mut sealed = own.to_owned();
        seal(&mut sealed);
        sealed == page
    })
}

/// The text before and after the fingerprint of a page.
const SEAL: &str = "<!-- ";
const END: &str = " -->\n";
const DIGITS: usize = 16;

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0.digest())
    }
}

impl fmt::Debug for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_checksum_is_another_where_a_byte_a_place_or_the_length_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("print.html");
        let of = |bytes: &[u8]| {
            std::fs::write(&path, bytes).unwrap();
            checksum_of_file(&path).unwrap()
        };
        let text: Vec<u8> = (0..100_000_u32).flat_map(u32::to_le_bytes).collect();
        let own = of(&text);
        let mut others = vec![of(&[&text[..], b"!"].concat()), of(&text[1..])];
        for place in [0, 7, 64, 16_383, 16_384, text.len() - 1] {
            let mut changed = text.clone();
            changed[place] ^= 1;
            others.push(of(&changed));
        }
        let mut exchanged = text.clone();
        exchanged.rotate_left(1 << 14);
        others.push(of(&exchanged));
        assert_eq!(of(&text), own);
        assert!(!others.contains(&own));
        assert_eq!(of(b""), None);
    }
}
