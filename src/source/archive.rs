//! Zip archives: the texts in one, in the order of its directory, each unpacked while it is read.

use super::packed::unzipped;
use super::{Obstacle, Text};
use flate2::read::DeflateDecoder;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use zip::{CompressionMethod, ZipArchive};

/// An opened archive.
pub struct Archive {
    path: PathBuf,
    directory: ZipArchive<BufReader<File>>,
    /// The place in the directory of the member that comes next.
    next: usize,
}

impl Archive {
    /// Reads the directory of an archive.
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let directory = ZipArchive::new(BufReader::new(File::open(path)?))?;
        Ok(Self {
            path: path.to_owned(),
            directory,
            next: 0,
        })
    }

    /// The next member that is a file whose name is wanted: its name, and its text if it can be read.
    pub fn next(&mut self, wanted: impl Fn(&Path) -> bool) -> Option<(String, io::Result<Text>)> {
        while self.next < self.directory.len() {
            let place = self.next;
            self.next += 1;
            let name = match self.directory.name_for_index(place)? {
                Ok(name) => name.into_owned(),
                Err(error) => return Some((format!("member {}", place + 1), Err(error.into()))),
            };
            if wanted(Path::new(&name)) && !is_of_macos(&name) {
                return Some((name, self.member(place)));
            }
        }
        None
    }

    /// Unpacks a member, beside the directory that knows where it stands.
    fn member(&mut self, place: usize) -> io::Result<Text> {
        let member = self.directory.by_index_raw(place)?;
        if member.encrypted() {
            return Err(Obstacle::Encrypted.into());
        }
        let mut file = File::open(&self.path)?;
        file.seek(SeekFrom::Start(member.data_start().unwrap_or_default()))?;
        let packed = file.take(member.compressed_size());
        let unpacked: Box<dyn Read + Send> = match member.compression() {
            CompressionMethod::STORE => Box::new(packed),
            CompressionMethod::DEFLATE => Box::new(DeflateDecoder::new(packed)),
            CompressionMethod::ZSTD => Box::new(zstd::Decoder::new(packed)?),
            other => return Err(Obstacle::Packed(other.to_string()).into()),
        };
        Text::stream(unzipped(unpacked, member.crc32()))
    }
}

/// What the system of an Apple computer puts beside each file that it packs: no texts, although their names say so.
fn is_of_macos(name: &str) -> bool {
    name.starts_with("__MACOSX/")
}
