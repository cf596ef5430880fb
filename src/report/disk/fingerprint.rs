//! Fingerprints of reports, to detect whether somebody has changed one since it was written.

use flate2::Crc;
use std::fmt::{self, Write};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use xxhash_rust::xxh3::Xxh3Default;

/// A fingerprint of bytes. It shows as sixteen hexadecimal digits.
#[derive(Clone, Default)]
pub(in crate::report) struct Fingerprint(Xxh3Default);

impl Fingerprint {
    /// Adds bytes.
    pub(in crate::report) fn add(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }

    /// The fingerprint of a file; `None` where it is missing or empty.
    pub(in crate::report) fn of_file(path: &Path) -> io::Result<Option<Self>> {
        let file = match File::open(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            opened => opened?,
        };
        let mut this = Self::default();
        let bytes = io::copy(&mut &file, &mut this.0)?;
        Ok((bytes > 0).then_some(this))
    }
}

/// The length of a file and its checksum (CRC-32), which costs a fifth of a fingerprint: a document to print is as long as all
/// sheets. `None` where it is missing or empty.
pub(in crate::report) fn checksum_of_file(path: &Path) -> io::Result<Option<String>> {
    let mut file = match File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        opened => opened?,
    };
    let (mut sum, mut buffer) = (Crc::new(), vec![0; 1 << 16]);
    loop {
        match file.read(&mut buffer) {
            Ok(0) => break,
            Ok(length) => sum.update(&buffer[..length]),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => (),
            Err(error) => return Err(error),
        }
    }
    Ok((sum.amount() > 0).then(|| format!("{:08x}{:08x}", sum.amount(), sum.sum())))
}

/// Appends its own fingerprint to a page, as a comment.
pub(in crate::report) fn seal(page: &mut String) {
    let seal = seal_of([&*page]);
    page.push_str(&seal);
}

/// The fingerprint of a page of these pieces, as the comment at its end.
pub(in crate::report) fn seal_of<T: AsRef<[u8]>>(pieces: impl IntoIterator<Item = T>) -> String {
    let mut own = Fingerprint::default();
    for piece in pieces {
        own.add(piece.as_ref());
    }
    seal_with(&own)
}

fn seal_with(own: &Fingerprint) -> String {
    let mut seal = String::with_capacity(SEAL.len() + DIGITS + END.len());
    let _ = write!(seal, "{SEAL}{own}{END}"); // a string takes all
    seal
}

/// The beginning that pages have in common, whose fingerprint need not be taken again for each.
#[derive(Debug, Default)]
pub(in crate::report) struct CommonHead {
    pieces: Vec<Vec<u8>>,
    own: Fingerprint,
}

impl CommonHead {
    /// The same as [`seal_of`], of pages of which the first pieces, so many, nearly always are equal.
    pub(in crate::report) fn seal_of(&mut self, pieces: &[&[u8]], common: usize) -> String {
        let (head, rest) = pieces.split_at(common.min(pieces.len()));
        if self.pieces != head {
            self.pieces = head.iter().map(|piece| piece.to_vec()).collect();
            self.own = Fingerprint::default();
            for piece in head {
                self.own.add(piece);
            }
        }
        let mut own = self.own.clone();
        for piece in rest {
            own.add(piece);
        }
        seal_with(&own)
    }
}

/// A page without the comment at its end, whether it was changed since or not.
pub(in crate::report) fn without_seal(page: &[u8]) -> &[u8] {
    let end = page.len().saturating_sub(SEAL.len() + DIGITS + END.len());
    match page.split_at(end) {
        (rest, seal) if seal.starts_with(SEAL.as_bytes()) && seal.ends_with(END.as_bytes()) => rest,
        _ => page,
    }
}

/// A sealed page without its fingerprint; `None` if it was changed since it was sealed.
pub(in crate::report) fn unsealed(sealed_page: &str) -> Option<&str> {
    let (page, _) = sealed_page.rsplit_once(SEAL)?;
    (sealed(page) == sealed_page).then_some(page)
}

/// A page with its fingerprint.
pub(in crate::report) fn sealed(page: &str) -> String {
    let mut sealed = page.to_owned();
    seal(&mut sealed);
    sealed
}

/// The text before and after the fingerprint of a page.
const SEAL: &str = "<!-- ";
const END: &str = " -->\n";
/// The digits of a fingerprint.
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
    fn a_page_is_known_until_it_is_changed() {
        let page = "<p>two tricks <!-- not the last --></p>\n";
        let sealed = sealed(page);
        assert_eq!(unsealed(&sealed), Some(page));
        for whole in [page, &sealed] {
            assert_eq!(without_seal(whole.as_bytes()), page.as_bytes());
        }
        assert_eq!(sealed, page.to_owned() + &seal_of([&page[..9], &page[9..]]));
        for changed in [
            sealed.replace("two", "one"),
            sealed.clone() + "\n",
            page.to_owned(),
        ] {
            assert_eq!(unsealed(&changed), None, "{changed}");
        }
    }
}
