//! Why something could not be read or written, in any language.
//!
//! Turns errors, including those of the system, into messages.

use crate::audit::{Flaw, Unread, Unreadable, XmlFault, XmlFaultKind};
use crate::report::decisions::known::Difference;
use crate::report::decisions::{
    Decisions, DecisionsError, NoReview, UnreadableRow, WrittenDecision,
};
use crate::report::disk::keep::MovedFile;
use crate::report::disk::named::{Named, Refused, Target};
use crate::report::terminal::summary::remarks::foreign;
use crate::source::{InputError, Obstacle, Place, name_of};
use crate::words::{Message, message};
use std::fmt::Display;
use std::io::{self, ErrorKind};

/// `friday.pbn: why`.
pub(crate) fn about(what: impl Display, why: Message) -> Message {
    message!("trouble-about", what = what.to_string(), why)
}

/// The message about a file that was moved out of the way, and whether its decisions were taken over.
pub(crate) fn kept(kept: &MovedFile, is_taken_over: bool) -> Message {
    let now = name_of(&kept.now);
    let why = if is_taken_over {
        message!("trouble-decisions-kept", now)
    } else {
        message!("trouble-kept", now)
    };
    about(name_of(&kept.was), why)
}

/// Why no decision of a file can be read.
pub(crate) fn no_decisions(error: &DecisionsError) -> Message {
    match error {
        DecisionsError::Input(InputError { path, source }) => about(path, of(source)),
        DecisionsError::NoFile(path) => about(path, message!("decisions-no-file")),
        DecisionsError::OtherRun(path) => about(path, message!("decisions-other-run")),
        DecisionsError::NeitherTableNorList(path) => about(path, message!("decisions-neither")),
    }
}

/// What cannot be used of a file with decisions.
pub(crate) fn unusable(file: &Decisions) -> Vec<Message> {
    let place = |row| format!("{}:{row}", file.file);
    let rows = file.unreadable.iter().map(|UnreadableRow { row, id }| {
        about(place(*row), message!("decision-no-board", id = id.as_str()))
    });
    let words = file.boards.iter().filter_map(|board| {
        let WrittenDecision::Unreadable(words, why) = board.decision.clone() else {
            return None;
        };
        let why = message!("decision-unreadable", words, why);
        Some(about(place(board.row), why))
    });
    rows.chain(words).collect()
}

/// Two decisions on one board.
pub(crate) fn difference(of: Difference) -> Message {
    let id = of.id.to_string();
    let ((file, taken), (older, other)) = (of.taken, of.other);
    message!("decision-differs", id, taken, file, other, older)
}

/// Why a file was not read.
pub(crate) fn unread(why: &Unread) -> Message {
    match why {
        Unread::Obstacle(why) => obstacle(why),
        Unread::NoMember => message!("trouble-no-member"),
        Unread::NoGame => message!("trouble-no-game"),
        Unread::CutShort => message!("trouble-no-board"),
        Unread::Foreign(kind) => message!("trouble-foreign", kind = Message::from(foreign(*kind))),
        Unread::NotArchive => message!("trouble-not-archive"),
        Unread::Changed => message!("trouble-changed-while-read"),
        Unread::Report => message!("trouble-report"),
        Unread::DeadLinks(place) => {
            let [line, column] = spelled(*place);
            message!("trouble-dead-links", line, column)
        }
        Unread::NoCards => message!("trouble-no-cards"),
        Unread::Xml(XmlFault { kind, place }) => {
            let [line, column] = spelled(*place);
            let why = match kind {
                XmlFaultKind::Cut => message!("xml-cut"),
                XmlFaultKind::Empty => message!("xml-empty"),
                XmlFaultKind::TooMuch => message!("xml-too-much"),
                XmlFaultKind::Syntax => message!("xml-syntax"),
            };
            message!("trouble-xml", line, column, why)
        }
    }
}

fn spelled(place: Place) -> [String; 2] {
    [place.line, place.column].map(|it| it.to_string())
}

/// The message of an error of reading or writing.
pub(crate) fn of(error: &io::Error) -> Message {
    let own = error.get_ref();
    if let Some(Named { to, why }) = own.and_then(|own| own.downcast_ref()) {
        return match to {
            Target::File(path) => about(name_of(path), of(why)),
            Target::StandardOutput => message!("trouble-standard-output", why = of(why)),
        };
    }
    if let Some(NoReview(why)) = own.and_then(|own| own.downcast_ref()) {
        return message!("trouble-review", why = no_decisions(why));
    }
    match own.and_then(|own| own.downcast_ref()) {
        Some(Refused::IsFile) => message!("trouble-not-folder"),
        Some(Refused::NoReports) => message!("compare-no-reports"),
        Some(Refused::NotOurs) => message!("trouble-not-ours"),
        Some(Refused::NoKey) => message!("anonymous-bad-key"),
        Some(Refused::UnknownPlayer) => message!("anonymous-unknown"),
        Some(Refused::Pipe) => message!("trouble-pipe"),
        Some(Refused::Busy) => message!("trouble-busy"),
        None => obstacle(&Obstacle::of(error)),
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

/// Why a row of slips cannot be read.
pub(crate) fn unreadable(file: &str, row: &Unreadable) -> Message {
    about(
        format_args!("{file}:{}:{}", row.line, row.column),
        flaw(&row.what),
    )
}

fn flaw(flaw: &Flaw) -> Message {
    let list = |words: &[&str]| words.join(", ");
    match flaw {
        Flaw::NoHeader(known) => message!("flaw-no-header", known = known.join(",")),
        Flaw::NoColumn { name, known } => {
            message!("flaw-no-column", name = name.as_str(), known = list(known))
        }
        Flaw::SecondColumn(name) => message!("flaw-second-column", name = name.as_str()),
        Flaw::NoKind => message!("flaw-no-kind"),
        Flaw::MoreCells => message!("flaw-more-cells"),
        Flaw::Trick => message!("flaw-trick"),
        Flaw::Tricks => message!("flaw-tricks"),
        Flaw::Seat => message!("flaw-seat"),
        Flaw::Card => message!("flaw-card"),
        Flaw::CardOrHand => message!("flaw-card-or-hand"),
        Flaw::CardInNote => message!("flaw-card-in-note"),
        Flaw::Suit => message!("flaw-suit"),
        Flaw::Order => message!("flaw-order"),
        Flaw::Count => message!("flaw-count"),
        Flaw::Game => message!("flaw-game"),
        Flaw::Kind(known) => message!("flaw-kind", known = list(known)),
        Flaw::Value(known) => message!("flaw-value", known = list(known)),
        Flaw::NotTaken { kind, column } => {
            message!("flaw-not-taken", kind = *kind, column = *column)
        }
        Flaw::CardAndValue => message!("flaw-card-and-value"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::Foreign;
    use crate::words::{Language, Words};
    use std::path::Path;

    #[test]
    fn the_words_of_the_tables_and_of_the_terminal_are_the_same_in_english() {
        let words = Words::of(Language::English);
        let damaged = Obstacle::Damaged {
            packing: "gzip",
            bytes: 12_000,
            why: "corrupt".to_owned(),
        };
        let obstacles = [
            damaged,
            Obstacle::Shortened,
            Obstacle::Behind("gzip"),
            Obstacle::CutShort,
            Obstacle::TooDeep,
            Obstacle::TooLarge,
            Obstacle::TooLong,
            Obstacle::Links,
            Obstacle::NoFile,
            Obstacle::Unmeasured,
            Obstacle::Encrypted,
            Obstacle::Packed("LZMA".to_owned()),
            Obstacle::OtherArchive("7z"),
            Obstacle::Interrupted,
            Obstacle::Archive,
            Obstacle::Workbook("no sheet".to_owned()),
            Obstacle::OldWorkbook,
        ];
        let place = Place { line: 3, column: 7 };
        let own = [
            Unread::NoMember,
            Unread::NoGame,
            Unread::CutShort,
            Unread::NotArchive,
            Unread::Changed,
            Unread::Report,
            Unread::NoCards,
            Unread::DeadLinks(place),
        ];
        let kinds = [
            XmlFaultKind::Cut,
            XmlFaultKind::Empty,
            XmlFaultKind::TooMuch,
            XmlFaultKind::Syntax,
        ];
        let own = own
            .into_iter()
            .chain(kinds.map(|kind| Unread::Xml(XmlFault { kind, place })));
        let foreign = Foreign::ALL.map(Unread::Foreign);
        let all = obstacles.map(Unread::from).into_iter();
        for why in all.chain(own).chain(foreign) {
            assert_eq!(words.sentence(&unread(&why)), why.to_string());
        }
        for refused in [
            Refused::IsFile,
            Refused::NoReports,
            Refused::NotOurs,
            Refused::Busy,
            Refused::NoKey,
            Refused::UnknownPlayer,
        ] {
            let english = refused.to_string();
            let error = io::Error::other(refused);
            assert_eq!(words.sentence(&of(&error)), english);
        }
    }

    #[test]
    fn an_error_within_another_says_all_of_it() {
        let full = || io::Error::from(ErrorKind::StorageFull);
        let in_file = crate::report::disk::named::named(Path::new("out/review.csv"), full());
        let to_terminal = Named::error(Target::StandardOutput, full());
        for (language, file, terminal) in [
            (
                Language::English,
                "out/review.csv: no space is left",
                "standard output: no space is left",
            ),
            (
                Language::Dutch,
                "out/review.csv: er is geen ruimte meer",
                "standaarduitvoer: er is geen ruimte meer",
            ),
        ] {
            let words = Words::of(language);
            assert_eq!(words.sentence(&of(&in_file)), file);
            assert_eq!(words.sentence(&of(&to_terminal)), terminal);
        }
    }

    #[test]
    fn flaws_of_slips_are_explained_in_every_language() {
        let all = [
            Flaw::NoHeader(&["kind"]),
            Flaw::NoColumn {
                name: "bord".to_owned(),
                known: &["kind"],
            },
            Flaw::SecondColumn("kind".to_owned()),
            Flaw::NoKind,
            Flaw::MoreCells,
            Flaw::Trick,
            Flaw::Tricks,
            Flaw::Seat,
            Flaw::Card,
            Flaw::CardOrHand,
            Flaw::CardInNote,
            Flaw::Suit,
            Flaw::Order,
            Flaw::Count,
            Flaw::Game,
            Flaw::Kind(vec!["claim"]),
            Flaw::Value(vec!["yes"]),
            Flaw::NotTaken {
                kind: "claim",
                column: "card",
            },
            Flaw::CardAndValue,
        ];
        for what in all {
            let english = what.to_string();
            let row = Unreadable {
                line: 2,
                column: 7,
                what,
            };
            let sentence = |language| Words::of(language).sentence(&unreadable("a.csv", &row));
            assert_eq!(sentence(Language::English), format!("a.csv:2:7: {english}"));
            for language in [Language::Dutch, Language::Polish] {
                assert_ne!(sentence(language), sentence(Language::English));
            }
        }
    }
}
