//! Checks that report a fault of writing, nearly all of one kind: a row says what the check is called, and which messages of
//! `en.ftl` describe the fault. The pages of S101 are `S101.en.md`, `S101.nl.md` and `S101.pl.md`.

use super::fault::{Often, Sentence};
use super::{Check, Severity};
use crate::pbn::FaultKind;
use crate::words::{key, message};

/// A check that reports faults, with a sentence for each kind.
pub(super) struct Writing {
    pub(super) check: Check,
    pub(super) sentences: &'static [Sentence],
}

/// Rows of `code name, severity, reference: kind of fault, how often it is reported, message, label;`. After the message
/// comes `written` if it repeats what is written. A further kind that the check reports stands behind `and`, with its own severity.
macro_rules! table {
    ($(
        $code:literal $name:literal, $severity:ident, $reference:literal:
            $kind:ident, $often:ident, $message:literal $($written:ident)?, $label:literal
            $(, and $other:ident, $gravity:ident, $rate:ident, $said:literal $($repeated:ident)?, $beside:literal)*;
    )+) => {
        /// The checks, by code.
        #[allow(unused_variables)] // not every message repeats what is written
        pub(super) static TABLE: &[Writing] = &[$(Writing {
            check: Check::new(($code, $name), Severity::$severity, $reference, pages!($code, ".")),
            sentences: &[
                Sentence {
                    kind: FaultKind::$kind,
                    severity: Severity::$severity,
                    often: Often::$often,
                    message: |written| message!($message $(, $written = written)?),
                    label: key!($label),
                },
                $(Sentence {
                    kind: FaultKind::$other,
                    severity: Severity::$gravity,
                    often: Often::$rate,
                    message: |written| message!($said $(, $repeated = written)?),
                    label: key!($beside),
                },)*
            ],
        }),+];
    };
}

table! {
    "S101" "text-outside-game", Warning, "PBN 2.1 section 3.1":
        TextOutsideGame, OnEachGame, "s101" written, "s101-label";
    "S102" "unclosed-comment", Warning, "PBN 2.1 section 3.8":
        UnclosedComment, OnEachGame, "s102", "s102-label";
    "S103" "no-blank-line", Note, "PBN 2.1 section 3.1":
        NoBlankLine, OnceAFile, "s103", "s103-label";
    "S104" "stray-text", Warning, "PBN 2.1 section 3.2":
        StrayCharacter, OnEachGame, "s104" written, "passed-over",
        and UnknownKey, Note, OnceAFile, "s104-key" written, "passed-over",
        and CutShort, Warning, OnEachGame, "s104-cut-short", "s104-cut-short-label";
    "S112" "game-too-long", Warning, "none":
        GameTooLong, OnEachGame, "s112", "s112-label";
    "S115" "unreadable-link", Warning, "none":
        UnreadableLink, OnEachGame, "s115" written, "s115-label";
    "S116" "hand-by-number", Note, "none":
        HandByNumber, OnceAFile, "s116" written, "s116-label";
    "S117" "rooms-named-alike", Note, "none":
        RoomsNamedAlike, OnceAFile, "s117", "s117-label";
    "S201" "unreadable-tag", Warning, "PBN 2.1 section 3.3":
        UnreadableTag, OnEachGame, "s201" written, "passed-over";
    "S202" "no-tag-value", Warning, "PBN 2.1 section 3.3":
        NoTagValue, OnEachGame, "s202" written, "passed-over";
    "S203" "unquoted-value", Note, "PBN 2.1 section 3.2":
        UnquotedValue, OnceAFile, "s203" written, "read-all-the-same";
    "S204" "unclosed-string", Warning, "PBN 2.1 section 3.2":
        UnclosedString, OnEachGame, "s204" written, "s204-label";
    "S205" "no-closing-bracket", Warning, "PBN 2.1 section 3.3":
        NoClosingBracket, OnEachGame, "s205" written, "read-all-the-same";
    "S206" "repeated-tag", Note, "PBN 2.1 section 3.3":
        RepeatedTag, OnceAFile, "s206" written, "s206-label";
    "S301" "unreadable-call", Warning, "PBN 2.1 section 3.5.1":
        UnreadableCall, OnEachGame, "s301" written, "not-read";
    "S302" "unreadable-card", Error, "PBN 2.1 section 3.6.1":
        UnreadableCard, OnEachGame, "s302" written, "not-read";
    "S303" "unreadable-annotation", Note, "PBN 2.1 sections 3.7 and 3.9":
        UnreadableAnnotation, OnEachGame, "s303" written, "passed-over";
    "S304" "token-after-end", Warning, "PBN 2.1 sections 3.5.1 and 3.6.1":
        TokenAfterEnd, OnEachGame, "s304" written, "passed-over",
        and PassAfterEnd, Note, OnceAFile, "s304-pass", "passed-over";
    "S305" "no-such-note", Warning, "PBN 2.1 sections 3.5 and 3.6":
        NoSuchNote, OnEachGame, "s305" written, "s305-label";
    "S306" "unused-note", Note, "PBN 2.1 sections 3.5 and 3.6":
        UnusedNote, OnEachGame, "s306" written, "s306-label";
    "S307" "repeated-note", Note, "PBN 2.1 sections 3.5 and 3.6":
        RepeatedNote, OnEachGame, "s307" written, "s307-label";
    "S308" "note-outside-section", Warning, "PBN 2.1 sections 3.5 and 3.6":
        NoteOutsideSection, OnEachGame, "s308" written, "s308-label";
    "S309" "unreadable-note", Warning, "PBN 2.1 sections 3.5 and 3.6":
        UnreadableNote, OnEachGame, "s309" written, "s309-label";
    "S310" "glyph-of-other-section", Note, "PBN 2.1 section 3.7":
        GlyphOfOtherSection, OnEachGame, "s310" written, "passed-over";
    "S311" "repeated-annotation", Note, "PBN 2.1 sections 3.5 and 3.7":
        RepeatedAnnotation, OnEachGame, "s311" written, "passed-over";
    "S312" "mark-of-other-section", Warning, "PBN 2.1 section 3.9":
        MarkOfOtherSection, OnEachGame, "s312" written, "passed-over";
    "S313" "combined-marks", Warning, "PBN 2.1 section 3.9":
        CombinedMarks, OnEachGame, "s313" written, "s313-label";
    "S314" "stray-annotation", Note, "PBN 2.1 sections 3.5 and 3.9":
        StrayAnnotation, OnEachGame, "s314" written, "passed-over";
    "S316" "misplaced-hyphen", Warning, "PBN 2.1 section 3.5":
        MisplacedHyphen, OnEachGame, "s316", "s316-label";
    "S317" "too-many-rows", Note, "PBN 2.1 section 3.6":
        TooManyRows, OnEachGame, "s317", "s317-label";
    "S401" "unreadable-columns", Warning, "PBN 2.1 section 5.2":
        UnreadableColumns, OnceAFile, "s401" written, "s401-label";
    "S403" "table-order", Warning, "PBN 2.1 section 5.2":
        TableOrder, OnEachGame, "s403" written, "s403-label";
    "S404" "odd-character-in-table", Note, "PBN 2.1 section 5.1":
        OddCharacterInTable, OnceAFile, "s404" written, "s404-label";
    "S405" "comment-in-table", Warning, "PBN 2.1 section 5.1":
        CommentInTable, OnceAFile, "s405" written, "s405-label";
    "S406" "missing-column", Note, "PBN 2.1 sections 5.6 and 5.7":
        MissingColumn, OnceAFile, "s406" written, "s406-label";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Language, Quote, Words};

    #[test]
    fn each_language_repeats_what_is_written_in_its_own_words() {
        for row in TABLE {
            let code = row.check.code;
            for sentence in row.sentences {
                let message = (sentence.message)(Quote("[Xx".to_owned()));
                let said = Language::ALL.map(|it| Words::of_findings(it).sentence(&message));
                let [english, dutch, polish] = &said;
                assert!(english != dutch && english != polish, "{code}: {said:?}");
                let repeats = said.each_ref().map(|it| it.contains("[Xx"));
                assert_eq!(repeats, [english.contains("[Xx"); 3], "{code}: {said:?}");
            }
        }
    }
}
