//! The output: tables for scorers and researchers, diagnostics for a person, JSON lines for a program.
//!
//! [`Reports`] takes what the audit finds and writes all of it: tables and pages into a [`Folder`], findings to a [`Terminal`].
//! [`Summary`] makes the closing lines.
//!
//! From the ground up; a file or a folder knows only those below it, and takes each name from where it is made:
//!
//! ```text
//! write                       what is written in a run: rows and pages made on the workers, the folder, all reports
//! index, stats, compare, ...  pages and tables on many boards; where the inputs are
//! manifest, corrections, ...  what was written, and what a decision changes
//! terminal, workbook          the forms for a person, and for a program behind the terminal
//! sheet, decisions            one board for the director, and what he wrote on it
//! tables                      what stands in the tables: a file for each
//! table                       how a table is declared, and spelled in every form
//! disk                        names of files, whole files, fingerprints
//! ```
//!
//! It must not know how findings were made. Of threads it knows one: that which writes the workbook.
//!
//! What gives an [`std::io::Result`] fails where a file cannot be read or written; where there are other reasons they are told.

mod board_list;
mod compare;
mod conversions;
mod copies;
mod corrections;
mod datapackage;
mod decisions;
mod disk;
#[cfg(test)]
mod fixture;
mod form;
mod glossary;
mod index;
mod json;
mod manifest;
mod pages;
mod phrase;
pub(crate) mod reason;
mod selector;
mod sheet;
mod stats;
mod style;
mod table;
mod tables;
mod terminal;
mod whereabouts;
mod workbook;
mod write;

pub use board_list::BoardList;
pub use compare::{
    Background, Change, ChangeCounts, ChangeKind, ChangedRow, ColumnChange, Comparison,
    ComparisonText, Contrast, Made, Reviewed,
};
pub use conversions::{Conversions, Converted, ConvertedPart, Converting};
pub use copies::CopyCounts;
pub use corrections::{
    Copies, CorrectedFolder, DecidedBoard, LocatedBoards, LocatedPart, Locating, Outcome, Plan,
    Remark, RescoreRow, Unapplied, Uncopied, rescore_table,
};
pub use decisions::decision::{Average, Decision, Judgement, Penalty, Possible};
pub use decisions::known::{Difference, Known, KnownCounts, Memory};
pub use decisions::{
    Decisions, DecisionsError, UnreadableRow, Written, WrittenDecision, decisions, is_saved,
};
pub use disk::keep::{MovedFile, keep};
pub(crate) use disk::named;
pub use disk::places::{Destination, Places};
pub(crate) use disk::whole::{WholeFile, replace};
pub use form::{Asking, Form};
pub use glossary::GLOSSARY;
pub use manifest::Chosen;
pub use pages::{check_line, page_line};
pub use selector::{BoardSelector, Criteria, MOST_NAMED};
pub use sheet::{Sheet, SheetText, page};
pub use stats::{Brief, QualityRow, StatRow, StatsFolder, StatsOptions, ToldRow};
pub use table::{Excel, Id, Pending};
pub use tables::boards::BoardRow;
pub use tables::cause_book::KnownCause;
pub use tables::causes::CauseRow;
pub use tables::effects::{EffectRow, ScoreChange};
pub use tables::files::FileRow;
pub use tables::findings::FindingRow;
pub use tables::form_row::FormRow;
pub use tables::id::{Ids, board_number};
pub use tables::review::Review;
pub use tables::revoke_comments::{RevokeCommentRow, SentenceCounts};
pub use tables::revokes::RevokeRow;
pub use tables::turns::TurnRow;
pub use terminal::diagnostic::Noted;
pub use terminal::lines::LineTable;
pub use terminal::screen::Screen;
pub use terminal::statistics::Statistics;
pub use terminal::summary::{Counts, Summary};
pub use terminal::text::{Format, Terminal};
pub use terminal::urgent::UrgentBoard;
pub use whereabouts::{CORRECTED, Whereabouts};
pub use write::aliases::{Aliases, KeyFile, spooled};
pub use write::folder::{Folder, PARQUET};
pub use write::rejects::Rejects;
pub use write::reports::{AfterFile, Asked, Reports};
pub use write::rows::{PartRows, RowCollector, Shown};
pub use write::sheets::SheetsFor;
