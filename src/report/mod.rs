//! The output: tables for scorers and researchers, diagnostics for a person, JSON lines for a program.
//!
//! One struct for each table, one field for each column, in column order. [`Reports`] takes what the audit finds and
//! writes all of it: tables into a [`Folder`], findings to a [`Terminal`]. [`Summary`] makes the closing lines.
//!
//! It must not know how findings were made, or about threads.

mod aliases;
mod board_list;
mod boards;
mod cause_book;
mod causes;
mod compare;
mod conversions;
mod copies;
mod corrections;
mod datapackage;
mod decision;
mod decisions;
mod diagnostic;
mod director;
mod earlier;
mod effects;
mod excerpt;
mod files;
mod findings;
mod fingerprint;
#[cfg(test)]
mod fixture;
mod folder;
mod foreign;
mod form;
mod glossary;
mod held;
mod id;
mod ids;
mod index;
mod keep;
mod known;
mod lines;
mod manifest;
pub(crate) mod named;
mod pages;
#[cfg(not(feature = "parquet"))]
#[path = "no_parquet.rs"]
mod parquet;
#[cfg(feature = "parquet")]
mod parquet;
mod places;
mod plain_name;
pub(crate) mod reason;
mod refused;
mod rejects;
mod reports;
mod review;
mod revoke_comments;
mod revokes;
mod rows;
mod rule;
mod sarif;
mod screen;
mod selector;
mod sheet;
mod sheets;
mod spelling;
mod statistics;
mod stats;
mod style;
mod summary;
mod table;
mod text;
mod turns;
mod urgent;
mod view;
mod whole;
mod width;
mod workbook;

pub use aliases::{Aliases, Spooled};
pub use board_list::BoardList;
pub use boards::BoardRow;
pub use cause_book::KnownCause;
pub use causes::CauseRow;
pub use compare::{
    Background, Change, ChangeCounts, ChangeKind, ChangedRow, ColumnChange, Comparison,
    ComparisonText, Contrast, Made, Reviewed,
};
pub use conversions::{Conversions, Converted, ConvertedPart, Converting};
pub use copies::{CopiesAmong, CopyCounts};
pub use corrections::{
    Copies, DecidedBoard, LocatedBoards, LocatedPart, Locating, Outcome, Plan, RescoreRow,
    Unapplied, Uncopied, rescore_table, write_rescore,
};
pub use decision::Decision;
pub use decisions::{
    Decisions, DecisionsError, UnreadableRow, Written, WrittenDecision, decisions,
};
pub use effects::EffectRow;
pub use files::FileRow;
pub use findings::FindingRow;
pub use folder::{Folder, Overwrite, PARQUET};
pub use form::{Asking, Form, FormRow};
pub use glossary::GLOSSARY;
pub use id::board_number;
pub use ids::Ids;
pub use keep::{MovedFile, keep};
pub use known::{Difference, Known, KnownCounts, Memory};
pub use lines::LineTable;
pub use manifest::Chosen;
pub use places::{Destination, Places};
pub use rejects::Rejects;
pub use reports::Reports;
pub use review::Review;
pub use revoke_comments::{RevokeCommentRow, SentenceCounts};
pub use revokes::RevokeRow;
pub use rows::{PartRows, RowCollector, Shown};
pub use rule::check_line;
pub use screen::Screen;
pub use selector::{BoardSelector, Criteria, MOST_NAMED, SelectedBoard};
pub use sheet::{Sheet, SheetText, page};
pub use sheets::SheetsFor;
pub use statistics::Statistics;
pub use stats::{Brief, QualityRow, StatRow, StatsFolder, StatsOptions};
pub use summary::{Counts, Summary};
pub use table::{Excel, Id, Pending};
pub use text::{Format, Noted, Terminal};
pub use turns::TurnRow;
pub use urgent::UrgentBoard;
