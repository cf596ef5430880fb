//! Obstacles: why an input is not read, or not to its end.

use std::io;

/// What stands in the way. As an error of reading it travels within an [`io::Error`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Obstacle {
    /// What the system says.
    #[error("{text}")]
    System {
        /// Its kind.
        kind: io::ErrorKind,
        /// The words for it.
        text: String,
    },
    /// What is compressed cannot be unpacked any further.
    #[error("the {packing} data is damaged after {bytes} bytes of text ({why})")]
    Damaged {
        /// How it is compressed.
        packing: &'static str,
        /// The bytes that were unpacked.
        bytes: u64,
        /// What the unpacking says.
        why: String,
    },
    /// A mapped file ended before its end.
    #[error("the file became shorter while it was read")]
    Shortened,
    /// An archive that is no file of its own.
    #[error("a zip archive is read from a file, and not within another; unpack it")]
    Nested,
    /// A member of an archive that takes a password.
    #[error("it is encrypted within the archive; unpack it first")]
    Encrypted,
    /// A member of an archive that is compressed in another way than those that are read.
    #[error("it is packed by {0} within the archive; unpack it first")]
    Packed(String),
    /// The run was halted.
    #[error("interrupted")]
    Interrupted,
    /// An archive where one text is wanted.
    #[error("this is an archive")]
    Archive,
}

impl Obstacle {
    /// What an error of reading tells.
    pub fn of(error: &io::Error) -> Self {
        let own = error.get_ref().and_then(|own| own.downcast_ref());
        own.cloned().unwrap_or_else(|| Self::System {
            kind: error.kind(),
            text: error.to_string(),
        })
    }
}

impl From<Obstacle> for io::Error {
    fn from(obstacle: Obstacle) -> Self {
        let kind = match obstacle {
            Obstacle::System { kind, .. } => kind,
            Obstacle::Damaged { .. } => io::ErrorKind::InvalidData,
            Obstacle::Nested | Obstacle::Encrypted | Obstacle::Packed(_) => {
                io::ErrorKind::Unsupported
            }
            Obstacle::Shortened | Obstacle::Interrupted | Obstacle::Archive => io::ErrorKind::Other,
        };
        Self::new(kind, obstacle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_obstacle_comes_back_out_of_an_error() {
        let own = Obstacle::Packed("LZMA".to_owned());
        let error = io::Error::from(own.clone());
        assert_eq!(error.kind(), io::ErrorKind::Unsupported);
        assert_eq!(Obstacle::of(&error), own);
        let other = io::Error::new(io::ErrorKind::NotFound, "gone");
        let (kind, text) = (io::ErrorKind::NotFound, "gone".to_owned());
        assert_eq!(Obstacle::of(&other), Obstacle::System { kind, text });
    }
}
