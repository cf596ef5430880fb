//! What is not right: a list of checks, and for each a function, and a folder with its words and the pages that explain it.
//!
//! A check of content looks at one [`Case`], and does not know what its record is written in. A check of writing (S...)
//! looks at a [`PbnCase`], which has the game as well. Both give [`Finding`]s. The pages of a check, `en.md`, `nl.md` and
//! `pl.md` in the folder of its code, are the text of `pbn-audit explain CODE`; the English one is also its documentation. Its words
//! stand beside them. The checks that only report a fault of writing are rows of one table, in `writing`.
//!
//! A [`Finding`] names its [`Check`]; a check knows cases and findings; the list of all of them stands on top. Imports run that
//! one way.
//!
//! A check must not know other checks, or how a finding is shown.
//!
//! A new check is a folder, a row in the list below, and a function in the module of its matter.

mod apparent_revoke;
mod auction;
mod breaches;
mod bytes;
mod can_show;
mod cards;
mod case;
mod cause;
#[cfg(test)]
mod changed_boards;
#[macro_use]
mod check;
mod comments;
mod counted;
mod deal;
mod directives;
mod explained;
mod export;
mod fault;
mod finding;
mod findings;
mod glance;
mod impossible_result;
mod leads;
mod numbering;
mod openings;
mod other_tables;
mod partners;
mod pbn_case;
mod place;
mod play_section;
#[macro_use]
mod registry;
mod relation;
mod rescored;
mod result;
mod result_statements;
mod score;
mod selection;
mod shift;
mod slips;
mod standing;
mod stated_score;
mod tables;
mod tags;
#[cfg(test)]
mod test_support;
#[cfg(test)]
mod tests;
mod values;
mod witnesses;
#[cfg_attr(not(feature = "program"), allow(dead_code))] // the rest is for sheets
pub(crate) mod wording;
mod words;

checks! {
    A101 "illegal-call", Error, "Laws 18, 19, 22, 27, 36 and 39; PBN 2.1 sections 3.5 and 3.9"
        => Other auction::illegal_call;
    A102 "contract-differs-from-auction", Error, "Law 22; PBN 2.1 sections 3.4.14 and 3.5"
        => Auction auction::contract_differs;
    A103 "declarer-differs-from-auction", Error, "Law 22; PBN 2.1 sections 3.4.13 and 3.9":
        Auction auction::declarer_differs;
    C101 "result-differs-from-play", Error, "PBN 2.1 section 3.4.15"
        => Play result::differs_from_play;
    C102 "adjustment-not-applied", Warning, "Law 64A; PBN 2.1 section 3.4.15"
        => Play result::is_not_adjusted;
    C103 "adjustment-applied", Note, "Law 64A; PBN 2.1 section 3.4.15"
        => Play result::is_adjusted;
    C104 "adjustment-differs", Error, "Law 64A; PBN 2.1 section 3.4.15"
        => Play result::is_adjusted_otherwise;
    C105 "score-differs-from-result", Error, "Law 77; PBN 2.1 section 4.2":
        Other stated_score::differs_from_result;
    C106 "vulnerability-differs-from-board", Warning, "Law 2; PBN 2.1 section 3.4.10":
        Number numbering::vulnerability;
    C107 "dealer-differs-from-board", Warning, "Law 2; PBN 2.1 section 3.4.9":
        Number numbering::dealer;
    C108 "deal-differs-between-tables", Warning, "Laws 1 and 6; PBN 2.1 section 3.4.11":
        Other other_tables::other_deal;
    C109 "result-impossible", Error, "PBN 2.1 section 3.4.15":
        Play impossible_result::report;
    C110 "result-suggests-adjustment", Note, "Law 64A; PBN 2.1 section 3.4.15"
        => Play result::suggests_adjustment;
    C111 "award-mark-unfounded", Warning, "PBN 2.1 section 3.9"
        => Other result::award_mark;
    C112 "comment-names-revoke", Note, "Law 61A";
    C113 "result-statements-differ", Warning, "Laws 71, 78 and 79; none for LIN":
        Other result_statements::report;
    C114 "declared-by-both-sides", Warning, "Law 79; PBN 2.1 section 3.4.13":
        Other other_tables::declared_by_both_sides;
    C115 "partners-named-alike", Note, "Law 4; PBN 2.1 section 3.4.5":
        Other partners::report;
    D101 "wrong-card-count", Error, "Law 1; PBN 2.1 section 3.4.11":
        Other deal::card_count;
    D102 "card-dealt-twice", Error, "Law 1; PBN 2.1 section 3.4.11"
        => Other deal::dealt_twice;
    D103 "deal-rotated", Warning, "PBN 2.1 section 3.4.11":
        Each deal::rotated;
    D104 "deal-does-not-fit-play", Error, "PBN 2.1 sections 3.4.11 and 3.6":
        Each deal::other_deal;
    L101 "penalty-card-not-played", Error, "Laws 50C, 50D1, 51A and 52B":
        Play breaches::penalty_cards;
    L102 "lead-restriction-broken", Error, "Laws 50D2, 54D, 57A, 59 and 61A":
        Play breaches::restrictions;
    L103 "revoke-corrected", Note, "Laws 43B2, 62 and 63B":
        Play breaches::corrections;
    L104 "opening-lead-taken-back", Note, "Laws 47E1, 50 and 54D"
        => Play breaches::opening_lead;
    L110 "slip-matches-nothing", Warning, "none";
    L111 "slips-contradict", Warning, "none":
        Play slips::contradict;
    L112 "slip-impossible", Error, "none":
        Play slips::impossible;
    P101 "card-not-held", Error, "PBN 2.1 section 3.6":
        Play cards::not_held;
    P102 "card-played-twice", Error, "PBN 2.1 section 3.6":
        Each cards::played_twice;
    P103 "wrong-opening-leader", Warning, "Law 41A; PBN 2.1 section 3.6":
        Play leads::opening_leader;
    P104 "columns-not-fixed", Note, "PBN 2.1 section 3.6":
        Each leads::columns;
    P105 "hole-in-trick", Note, "Law 67; PBN 2.1 section 3.6":
        Each cards::hole;
    P106 "too-many-cards", Error, "PBN 2.1 section 3.6":
        Each cards::too_many;
    P107 "lead-out-of-turn", Note, "Law 53A; PBN 2.1 section 3.9":
        Each leads::out_of_turn;
    P108 "lead-mark-unfounded", Warning, "PBN 2.1 section 3.9":
        Each leads::lead_mark;
    P109 "deal-or-trump-doubtful", Warning, "PBN 2.1 sections 3.4.11 and 3.4.14":
        Play cards::deal_or_trump;
    P110 "play-not-auditable", Warning, "PBN 2.1 section 3.6":
        Play cards::not_auditable;
    R101 "revoke", Error, "Laws 61A, 63A and 64":
        Play apparent_revoke::revokes;
    R102 "revoke-mark-unfounded", Warning, "PBN 2.1 section 3.9":
        Each leads::revoke_mark;
    R103 "probable-slip", Warning, "Laws 61A, 63A and 64; PBN 2.1 section 3.6":
        Play apparent_revoke::probable_slips;
    S101 "text-outside-game", Warning, "PBN 2.1 section 3.1"
        | TextOutsideGame Warning OnEachGame "s101" written, "s101-label";
    S102 "unclosed-comment", Warning, "PBN 2.1 section 3.8"
        | UnclosedComment Warning OnEachGame "s102", "s102-label";
    S103 "no-blank-line", Note, "PBN 2.1 section 3.1"
        | NoBlankLine Note OnceAFile "s103", "s103-label";
    S104 "stray-text", Warning, "PBN 2.1 section 3.2"
        | StrayCharacter Warning OnEachGame "s104" written, "passed-over"
        | UnreadableValue Warning OnEachGame "s104-value" written, "passed-over"
        | UnknownKey Note OnceAFile "s104-key" written, "passed-over"
        | OtherLeader Warning OnEachGame "s104-leader" written, "passed-over"
        | CutShort Warning OnEachGame "s104-cut-short", "s104-cut-short-label";
    S105 "section-without-tags", Warning, "PBN 2.1 section 3.1":
        Writing tags::section_without_tags;
    S106 "forbidden-character", Note, "PBN 2.1 section 2.2";
    S107 "long-line", Note, "PBN 2.1 section 2.3";
    S108 "export-format", Note, "PBN 2.1 section 2.1";
    S109 "tab-in-string", Note, "PBN 2.1 section 2.2";
    S110 "odd-version", Note, "PBN 2.1 section 2.4";
    S111 "newer-than-version", Note, "PBN 2.1 section 4.10";
    S112 "game-too-long", Warning, "none"
        | GameTooLong Warning OnEachGame "s112", "s112-label";
    S115 "unreadable-link", Warning, "none"
        | UnreadableLink Warning OnEachGame "s115" written, "s115-label";
    S116 "hand-by-number", Note, "none"
        | HandByNumber Note OnceAFile "s116" written, "s116-label";
    S117 "rooms-named-alike", Note, "none"
        | RoomsNamedAlike Note OnceAFile "s117", "s117-label";
    S201 "unreadable-tag", Warning, "PBN 2.1 section 3.3"
        | UnreadableTag Warning OnEachGame "s201" written, "passed-over";
    S202 "no-tag-value", Warning, "PBN 2.1 section 3.3"
        | NoTagValue Warning OnEachGame "s202" written, "passed-over";
    S203 "unquoted-value", Note, "PBN 2.1 section 3.2"
        | UnquotedValue Note OnceAFile "s203" written, "read-all-the-same";
    S204 "unclosed-string", Warning, "PBN 2.1 section 3.2"
        | UnclosedString Warning OnEachGame "s204" written, "s204-label";
    S205 "no-closing-bracket", Warning, "PBN 2.1 section 3.3"
        | NoClosingBracket Warning OnEachGame "s205" written, "read-all-the-same";
    S206 "repeated-tag", Note, "PBN 2.1 section 3.3"
        | RepeatedTag Note OnceAFile "s206" written, "s206-label";
    S207 "unreadable-value", Warning, "PBN 2.1 section 3.4":
        Writing values::unreadable;
    S208 "board-taken-over", Note, "PBN 2.1 section 4.8":
        Writing tags::board_taken_over;
    S209 "unknown-tag", Note, "PBN 2.1 section 4.9";
    S210 "nonstandard-form", Note, "PBN 2.1 section 3.4";
    S211 "bad-value", Warning, "PBN 2.1 sections 3.4 and 4";
    S212 "unlisted-value", Note, "PBN 2.1 sections 3.4.12 and 4";
    S213 "forbidden-inheritance", Warning, "PBN 2.1 section 4.8";
    S214 "section-before-tag", Note, "PBN 2.1 sections 3.5 and 3.6";
    S215 "rubber-vulnerability-differs", Warning, "Law 77; PBN 2.1 section 4.2.6";
    S301 "unreadable-call", Warning, "PBN 2.1 section 3.5.1"
        | UnreadableCall Warning OnEachGame "s301" written, "not-read";
    S302 "unreadable-card", Error, "PBN 2.1 section 3.6.1"
        | UnreadableCard Error OnEachGame "s302" written, "not-read";
    S303 "unreadable-annotation", Note, "PBN 2.1 sections 3.7 and 3.9"
        | UnreadableAnnotation Note OnEachGame "s303" written, "passed-over";
    S304 "token-after-end", Warning, "PBN 2.1 sections 3.5.1 and 3.6.1"
        | TokenAfterEnd Warning OnEachGame "s304" written, "passed-over"
        | PassAfterEnd Note OnceAFile "s304-pass", "passed-over";
    S305 "no-such-note", Warning, "PBN 2.1 sections 3.5 and 3.6"
        | NoSuchNote Warning OnEachGame "s305" written, "s305-label";
    S306 "unused-note", Note, "PBN 2.1 sections 3.5 and 3.6"
        | UnusedNote Note OnEachGame "s306" written, "s306-label";
    S307 "repeated-note", Note, "PBN 2.1 sections 3.5 and 3.6"
        | RepeatedNote Note OnEachGame "s307" written, "s307-label";
    S308 "note-outside-section", Warning, "PBN 2.1 sections 3.5 and 3.6"
        | NoteOutsideSection Warning OnEachGame "s308" written, "s308-label";
    S309 "unreadable-note", Warning, "PBN 2.1 sections 3.5 and 3.6"
        | UnreadableNote Warning OnEachGame "s309" written, "s309-label";
    S310 "glyph-of-other-section", Note, "PBN 2.1 section 3.7"
        | GlyphOfOtherSection Note OnEachGame "s310" written, "passed-over";
    S311 "repeated-annotation", Note, "PBN 2.1 sections 3.5 and 3.7"
        | RepeatedAnnotation Note OnEachGame "s311" written, "passed-over";
    S312 "mark-of-other-section", Warning, "PBN 2.1 section 3.9"
        | MarkOfOtherSection Warning OnEachGame "s312" written, "passed-over";
    S313 "combined-marks", Warning, "PBN 2.1 section 3.9"
        | CombinedMarks Warning OnEachGame "s313" written, "s313-label";
    S314 "stray-annotation", Note, "PBN 2.1 sections 3.5 and 3.9"
        | StrayAnnotation Note OnEachGame "s314" written, "passed-over";
    S315 "misplaced-plus", Warning, "PBN 2.1 sections 3.5 and 3.6":
        Writing play_section::misplaced_plus;
    S316 "misplaced-hyphen", Warning, "PBN 2.1 section 3.5"
        | MisplacedHyphen Warning OnEachGame "s316", "s316-label";
    S317 "too-many-rows", Note, "PBN 2.1 section 3.6"
        | TooManyRows Note OnEachGame "s317", "s317-label";
    S318 "broken-row", Warning, "PBN 2.1 section 3.6":
        Writing play_section::broken_row;
    S401 "unreadable-columns", Warning, "PBN 2.1 section 5.2"
        | UnreadableColumns Warning OnceAFile "s401" written, "s401-label";
    S402 "incomplete-table", Warning, "PBN 2.1 section 5.2":
        Writing tables::incomplete;
    S403 "table-order", Warning, "PBN 2.1 section 5.2"
        | TableOrder Warning OnEachGame "s403" written, "s403-label";
    S404 "odd-character-in-table", Note, "PBN 2.1 section 5.1"
        | OddCharacterInTable Note OnceAFile "s404" written, "s404-label";
    S405 "comment-in-table", Warning, "PBN 2.1 section 5.1"
        | CommentInTable Warning OnceAFile "s405" written, "s405-label";
    S406 "missing-column", Note, "PBN 2.1 sections 5.6 and 5.7"
        | MissingColumn Note OnceAFile "s406" written, "s406-label";
    S407 "row-count", Note, "PBN 2.1 sections 5.4 and 5.6 to 5.8":
        Writing tables::row_count;
    S408 "optimum-play-order", Note, "PBN 2.1 section 5.6":
        Writing tables::optimum_play_order;
    S901 "internal-fault", Error, "none"
        => Play cards::internal_fault;
}

pub use can_show::{CanShow, can_show_revoke};
pub use case::{
    AmendedCard, Case, CrossBoard, DealElsewhere, DeniedRevoke, Likeness, NoReplay, Numbering,
    OtherSide, OtherTable, Passes, Ruled, SlipFault, Slipped, Stands, StatedSlip, Witness,
};
pub use cause::{Cause, Causes, Reach};
pub use check::{Check, Page, Pages, Severity};
pub use comments::{
    RevokeComment, Said, has_recorders_words, may_tell_revoke, revoke_comments, tells_revoke,
};
pub use explained::causes_of;
pub use finding::{Finding, Label, Note, Relation, Topic};
pub use findings::{BoardFindings, FileWide, Findings, MOST_FILE_WIDE, MOST_PLACES, Sighting};
pub use numbering::{Fit, numbers_off};
pub use openings::Opening;
pub use other_tables::most_of_both_sides;
pub use pbn_case::PbnCase;
pub use registry::{all, by_name, place_of, run, run_lin, run_other_table};
pub use rescored::{Rescored, Room};
pub use result_statements::claimed_and_listed;
pub use selection::{Previews, Selection, UnknownCode};
pub use shift::Shift;
pub use slips::unmatched;
pub(crate) use standing::is_moved;
pub use standing::{Fitting, PlayStanding, Standing, Unusable, unusable, usable};
pub use witnesses::witnesses;
