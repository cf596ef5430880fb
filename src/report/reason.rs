//! Why something could not be read or written, in any language.
//!
//! Turns errors, including those of the system, into messages.

use crate::audit::Unread;
use crate::report::decisions::known::Difference;
use crate::report::decisions::{
    Decisions, DecisionsError, NoReview, UnreadableRow, WrittenDecision,
};
use crate::report::disk::keep::MovedFile;
use crate::report::disk::named::{Named, Refused, Target};
use crate::source::{InputError, Obstacle, name_of};
use crate::words::{Message, message};
use std::fmt::Display;
use std::io;

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
    match own.and_then(|own| own.downcast_ref::<Refused>()) {
        Some(refused) => refused.key().into(),
        None => Unread::from(Obstacle::of(error)).message(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Words};
    use std::io::ErrorKind;
    use std::path::Path;

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
}
