//! Why a file is not read, and what is wrong with a row of slips: as messages, and in English as errors say it.

use super::slips::Flaw;
use super::{Foreign, Unread, XmlFault, XmlFaultKind};
use crate::source::{Obstacle, Place};
use crate::words::{Key, Language, Message, Words, key_of, message};
use std::fmt;
use std::io::ErrorKind;

impl Unread {
    /// The same as a message.
    pub(crate) fn message(&self) -> Message {
        match self {
            Self::Obstacle(why) => obstacle(why),
            Self::NoMember => message!("trouble-no-member"),
            Self::NoGame => message!("trouble-no-game"),
            Self::CutShort => message!("trouble-no-board"),
            Self::Foreign(kind) => message!("trouble-foreign", kind = kind.message()),
            Self::NotArchive => message!("trouble-not-archive"),
            Self::Changed => message!("trouble-changed-while-read"),
            Self::Report => message!("trouble-report"),
            Self::DeadLinks(place) => {
                let [line, column] = spelled(*place);
                message!("trouble-dead-links", line, column)
            }
            Self::NoCards => message!("trouble-no-cards"),
            Self::Xml(XmlFault { kind, place }) => {
                let [line, column] = spelled(*place);
                message!("trouble-xml", line, column, why = kind.message())
            }
        }
    }
}

fn spelled(place: Place) -> [String; 2] {
    [place.line, place.column].map(|it| it.to_string())
}

impl Foreign {
    /// What such a file is.
    pub(crate) const fn word(self) -> Key {
        key_of!("foreign-", Foreign: self)
    }

    fn message(self) -> Message {
        self.word().into()
    }
}

impl XmlFaultKind {
    fn message(self) -> Message {
        key_of!("xml-", XmlFaultKind: self).into()
    }
}

fn obstacle(why: &Obstacle) -> Message {
    match why {
        Obstacle::System { kind, text } => system(*kind, text),
        Obstacle::Damaged {
            packing,
            bytes,
            why,
        } => {
            let (packing, bytes, why) = (*packing, bytes.to_string(), why.as_str());
            message!("trouble-damaged", packing, bytes, why)
        }
        Obstacle::Interrupted => message!("trouble-interrupted"),
        Obstacle::Shortened => message!("trouble-shortened"),
        Obstacle::Behind(packing) => message!("trouble-behind", packing = *packing),
        Obstacle::CutShort => message!("trouble-cut-short"),
        Obstacle::TooDeep => message!("trouble-too-deep"),
        Obstacle::TooLarge => message!("trouble-too-large"),
        Obstacle::Links => message!("trouble-links"),
        Obstacle::NoFile => message!("trouble-no-file"),
        Obstacle::TooLong => message!("trouble-too-long"),
        Obstacle::Unmeasured => message!("trouble-unmeasured"),
        Obstacle::Encrypted => message!("trouble-encrypted"),
        Obstacle::Packed(how) => message!("trouble-packed", how = how.as_str()),
        Obstacle::OtherArchive(packing) => {
            message!("trouble-other-archive", packing = *packing)
        }
        Obstacle::Sealed(packing) => message!("trouble-sealed", packing = *packing),
        Obstacle::Archive => message!("trouble-archive"),
        Obstacle::Workbook(why) => message!("trouble-workbook", why = why.as_str()),
        Obstacle::OldWorkbook => message!("trouble-workbook-old"),
        Obstacle::OpenDocument => message!("trouble-workbook-open"),
    }
}

/// The most common system errors; others keep the system's own text.
fn system(kind: ErrorKind, text: &str) -> Message {
    match kind {
        ErrorKind::NotFound => message!("trouble-not-found"),
        ErrorKind::PermissionDenied => message!("trouble-no-permission"),
        ErrorKind::IsADirectory => message!("trouble-folder"),
        ErrorKind::NotADirectory => message!("trouble-not-folder"),
        ErrorKind::AlreadyExists => message!("trouble-taken"),
        ErrorKind::StorageFull => message!("trouble-full"),
        ErrorKind::InvalidFilename => message!("trouble-bad-name"),
        ErrorKind::ReadOnlyFilesystem => message!("trouble-read-only"),
        _ => message!("trouble-other", text),
    }
}

#[cfg(feature = "program")]
impl super::slips::Unreadable {
    /// The same as a message, with the place in this file.
    pub(crate) fn message(&self, file: &str) -> Message {
        let what = format!("{file}:{}:{}", self.line, self.column);
        message!("trouble-about", what, why = self.what.message())
    }
}

impl Flaw {
    fn message(&self) -> Message {
        let list = |words: &[&str]| words.join(", ");
        match self {
            Self::NoHeader(known) => message!("flaw-no-header", known = known.join(",")),
            Self::NoColumn { name, known } => {
                message!("flaw-no-column", name = name.as_str(), known = list(known))
            }
            Self::SecondColumn(name) => message!("flaw-second-column", name = name.as_str()),
            Self::NoKind => message!("flaw-no-kind"),
            Self::MoreCells => message!("flaw-more-cells"),
            Self::Trick => message!("flaw-trick"),
            Self::Tricks => message!("flaw-tricks"),
            Self::Seat => message!("flaw-seat"),
            Self::Card => message!("flaw-card"),
            Self::CardOrHand => message!("flaw-card-or-hand"),
            Self::CardInNote => message!("flaw-card-in-note"),
            Self::Suit => message!("flaw-suit"),
            Self::Order => message!("flaw-order"),
            Self::Count => message!("flaw-count"),
            Self::Game => message!("flaw-game"),
            Self::Kind(known) => message!("flaw-kind", known = list(known)),
            Self::Value(known) => message!("flaw-value", known = list(known)),
            Self::NotTaken { kind, column } => {
                message!("flaw-not-taken", kind = *kind, column = *column)
            }
            Self::CardAndValue => message!("flaw-card-and-value"),
        }
    }
}

/// A message as an error says it.
fn in_english(message: &Message, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    f.write_str(&Words::of(Language::English).sentence(message))
}

macro_rules! said_in_english {
    ($($of:ty),*) => {
        $(impl fmt::Display for $of {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                in_english(&self.message(), f)
            }
        })*
    };
}
said_in_english!(Flaw, Foreign, XmlFaultKind);

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::System { text, .. } => f.write_str(text),
            own => in_english(&obstacle(own), f),
        }
    }
}

impl fmt::Display for Unread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Obstacle(why) => why.fmt(f),
            own => in_english(&own.message(), f),
        }
    }
}
