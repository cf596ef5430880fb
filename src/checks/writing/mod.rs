//! Checks that report a fault of writing, each of one kind: a row says what the check is called, and what is said of the
//! fault. The pages of S101 are `S101.en.md`, `S101.nl.md` and `S101.pl.md`.

use super::fault::{Often, Sentence};
use super::{Asked, Check, Severity, Signs};
use crate::pbn::FaultKind;

/// A check that reports faults of one kind.
pub(super) struct Writing {
    pub(super) check: Check,
    pub(super) sentence: Sentence,
}

/// Rows of `code name, severity, reference: kind of fault, how often it is reported, label, message;`.
macro_rules! table {
    ($(
        $code:literal $name:literal, $severity:ident, $reference:literal:
            $kind:ident, $often:ident, $label:literal, $message:expr;
    )+) => {
        /// The checks, by code.
        pub(super) static TABLE: &[Writing] = &[$(Writing {
            check: Check {
                code: $code,
                name: $name,
                severity: Severity::$severity,
                reference: $reference,
                since: "0.1.0",
                preview: false,
                asked: Asked::Where(Signs::FAULTS),
                pages: pages!($code, "."),
            },
            sentence: Sentence {
                kind: FaultKind::$kind,
                often: Often::$often,
                message: $message,
                label: $label,
            },
        }),+];
    };
}

table! {
    "S101" "text-outside-game", Warning, "PBN 2.1 section 3.1":
        TextOutsideGame, OnEachGame, "no tag stands before it",
        |written| format!("'{written}' belongs to no game");
    "S102" "unclosed-comment", Warning, "PBN 2.1 section 3.8":
        UnclosedComment, OnEachGame, "opened here",
        |_| "this comment has no closing brace".to_owned();
    "S103" "no-blank-line", Note, "PBN 2.1 section 3.1":
        NoBlankLine, OnceAFile, "another game begins here",
        |_| "this game begins without a blank line before it".to_owned();
    "S104" "stray-text", Warning, "PBN 2.1 section 3.2":
        StrayCharacter, OnEachGame, "passed over",
        |written| format!("'{written}' stands among the tags and has no meaning there");
    "S112" "game-too-long", Warning, "none":
        GameTooLong, OnEachGame, "cut here",
        |_| {
            "this game has more than 2 MiB: it is read up to here, and what follows as another game"
                .to_owned()
        };
    "S201" "unreadable-tag", Warning, "PBN 2.1 section 3.3":
        UnreadableTag, OnEachGame, "passed over",
        |written| format!("{written} opens like a tag and is none");
    "S202" "no-tag-value", Warning, "PBN 2.1 section 3.3":
        NoTagValue, OnEachGame, "passed over",
        |written| format!("{written} has no value");
    "S203" "unquoted-value", Note, "PBN 2.1 section 3.2":
        UnquotedValue, OnceAFile, "read all the same",
        |written| format!("the value in {written} stands without quotes");
    "S204" "unclosed-string", Warning, "PBN 2.1 section 3.2":
        UnclosedString, OnEachGame, "read to the end of the line",
        |written| format!("the value in {written} lacks its second quote");
    "S205" "no-closing-bracket", Warning, "PBN 2.1 section 3.3":
        NoClosingBracket, OnEachGame, "read all the same",
        |written| format!("{written} lacks its closing bracket");
    "S206" "repeated-tag", Note, "PBN 2.1 section 3.3":
        RepeatedTag, OnceAFile, "the first value counts",
        |written| format!("{written} repeats a tag of this game with another value");
    "S301" "unreadable-call", Warning, "PBN 2.1 section 3.5.1":
        UnreadableCall, OnEachGame, "not read",
        |written| format!("'{written}' is no call");
    "S302" "unreadable-card", Error, "PBN 2.1 section 3.6.1":
        UnreadableCard, OnEachGame, "not read",
        |written| format!("'{written}' is no card");
    "S303" "unreadable-annotation", Note, "PBN 2.1 sections 3.7 and 3.9":
        UnreadableAnnotation, OnEachGame, "passed over",
        |written| format!("'{written}' is no suffix, note, NAG or mark");
    "S304" "token-after-end", Warning, "PBN 2.1 sections 3.5.1 and 3.6.1":
        TokenAfterEnd, OnEachGame, "passed over",
        |written| format!("'{written}' stands behind the * that ends its section");
    "S305" "no-such-note", Warning, "PBN 2.1 sections 3.5 and 3.6":
        NoSuchNote, OnEachGame, "no note has this number",
        |written| format!("{written} refers to a note that the game does not have");
    "S306" "unused-note", Note, "PBN 2.1 sections 3.5 and 3.6":
        UnusedNote, OnEachGame, "nothing refers to it",
        |written| format!("no call or card refers to the note '{written}'");
    "S307" "repeated-note", Note, "PBN 2.1 sections 3.5 and 3.6":
        RepeatedNote, OnEachGame, "the first note with this number counts",
        |written| format!("a second note '{written}'");
    "S308" "note-outside-section", Warning, "PBN 2.1 sections 3.5 and 3.6":
        NoteOutsideSection, OnEachGame, "belongs to no section",
        |written| format!("the note '{written}' stands before any auction or play");
    "S309" "unreadable-note", Warning, "PBN 2.1 sections 3.5 and 3.6":
        UnreadableNote, OnEachGame, "a number from 1 to 32 and a colon is expected",
        |written| format!("the note '{written}' has no number");
    "S310" "glyph-of-other-section", Note, "PBN 2.1 section 3.7":
        GlyphOfOtherSection, OnEachGame, "passed over",
        |written| format!("{written} is no NAG of this section");
    "S311" "repeated-annotation", Note, "PBN 2.1 sections 3.5 and 3.7":
        RepeatedAnnotation, OnEachGame, "passed over",
        |written| format!("{written} is one too many for its call or card");
    "S312" "mark-of-other-section", Warning, "PBN 2.1 section 3.9":
        MarkOfOtherSection, OnEachGame, "passed over",
        |written| format!("{written} is no mark of this section");
    "S313" "combined-marks", Warning, "PBN 2.1 section 3.9":
        CombinedMarks, OnEachGame, "one mark at most",
        |written| format!("{written} is a second mark on one call or card");
    "S314" "stray-annotation", Note, "PBN 2.1 sections 3.5 and 3.9":
        StrayAnnotation, OnEachGame, "passed over",
        |written| format!("{written} belongs to no call or card");
    "S316" "misplaced-hyphen", Warning, "PBN 2.1 section 3.5":
        MisplacedHyphen, OnEachGame, "before the dealer's call only",
        |_| "a hyphen keeps no place here".to_owned();
    "S317" "too-many-rows", Note, "PBN 2.1 section 3.6":
        TooManyRows, OnEachGame, "no trick is left",
        |_| "the play has more than thirteen rows".to_owned();
    "S401" "unreadable-columns", Warning, "PBN 2.1 section 5.2":
        UnreadableColumns, OnceAFile, "names with a semicolon between are expected",
        |written| format!("'{written}' is no list of columns");
    "S403" "table-order", Warning, "PBN 2.1 section 5.2":
        TableOrder, OnEachGame, "the header has a sign for this column",
        |written| format!("{written} breaks the order of its column");
    "S404" "odd-character-in-table", Note, "PBN 2.1 section 5.1":
        OddCharacterInTable, OnceAFile, "in quotes only",
        |written| format!("'{written}' holds a character that no element of a table can");
    "S405" "comment-in-table", Warning, "PBN 2.1 section 5.1":
        CommentInTable, OnceAFile, "before the first element only",
        |written| format!("a comment stands in the table: {written}");
    "S406" "missing-column", Note, "PBN 2.1 sections 5.6 and 5.7":
        MissingColumn, OnceAFile, "",
        |written| format!("'{written}' lacks a column of this table");
}
