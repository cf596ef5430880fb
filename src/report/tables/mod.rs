//! What stands in the tables: a file for each, with the spelling of values and the ids of rows.
//!
//! It must not know how tables are written, or that there are pages.

pub(in crate::report) mod boards;
pub(in crate::report) mod cause_book;
pub(in crate::report) mod causes;
pub(in crate::report) mod effects;
pub(in crate::report) mod files;
pub(in crate::report) mod findings;
pub(in crate::report) mod id;
pub(in crate::report) mod ids;
pub(in crate::report) mod review;
pub(in crate::report) mod revoke_comments;
pub(in crate::report) mod revokes;
pub(in crate::report) mod spelling;
pub(in crate::report) mod turns;
pub(in crate::report) mod view;
