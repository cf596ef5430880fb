//! Real files by source, and how much each has to read.

pub(crate) mod fit;

use fit::THINGS;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// A folder of files that one program wrote, or nearly so.
pub(crate) struct Source {
    pub(crate) name: String,
    pub(crate) folder: PathBuf,
    pub(crate) boards: u64,
    /// Tags, calls, cards, and the elements of tables.
    pub(crate) read: [u64; THINGS],
    pub(crate) bytes: u64,
}

/// The sources in the folders that the environment names: each folder in that of the corpus, and that of the vugraph
/// records as a whole.
pub(crate) fn sources() -> io::Result<Vec<Source>> {
    let mut folders = Vec::new();
    if let Some(corpus) = std::env::var_os("PBN_AUDIT_CORPUS") {
        let entries = fs::read_dir(corpus)?.map(|entry| Ok(entry?.path()));
        folders = entries.collect::<io::Result<Vec<_>>>()?;
        folders.retain(|path| path.is_dir());
        folders.sort();
    }
    folders.extend(std::env::var_os("PBN_AUDIT_VUGRAPH").map(PathBuf::from));
    folders.iter().map(|folder| Source::read(folder)).collect()
}

impl Source {
    fn read(folder: &Path) -> io::Result<Self> {
        let mut source = Self {
            name: folder
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            folder: folder.to_owned(),
            boards: 0,
            read: [0; THINGS],
            bytes: 0,
        };
        source.add(folder)?;
        Ok(source)
    }

    fn add(&mut self, folder: &Path) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                self.add(&path)?;
            } else if path
                .extension()
                .is_some_and(|it| it.eq_ignore_ascii_case("pbn"))
            {
                let text = fs::read(&path)?;
                self.boards += u64::try_from(pbn_audit::pbn::games(&text).count()).unwrap_or(0);
                count(&text, &mut self.read);
                self.bytes += u64::try_from(text.len()).unwrap_or(0);
            }
        }
        Ok(())
    }
}

/// Adds the tags, calls, cards and elements of a text, nearly: what is only counted needs no grammar.
fn count(text: &[u8], counts: &mut [u64; THINGS]) {
    let mut section = 3;
    for line in text.split(|byte| matches!(byte, b'\n' | b'\r')) {
        if line.starts_with(b"[") {
            counts[0] += 1;
            let opens = |head: &[u8]| line.starts_with(head);
            section = match (opens(b"[Auction "), opens(b"[Play ")) {
                (true, _) => 1,
                (_, true) => 2,
                _ => 3,
            };
        } else if !line.starts_with(b"%") && !line.starts_with(b"{") {
            let words = line.split(u8::is_ascii_whitespace);
            let is_token = |word: &&[u8]| word.first().is_some_and(u8::is_ascii_alphanumeric);
            counts[section] += u64::try_from(words.filter(is_token).count()).unwrap_or(0);
        }
    }
}
