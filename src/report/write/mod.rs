//! What is written in a run: rows and pages are made on the workers, and all reports come together here.

pub(in crate::report) mod aliases;
pub(in crate::report) mod folder;
pub(in crate::report) mod rejects;
pub(in crate::report) mod reports;
pub(in crate::report) mod reviews;
pub(in crate::report) mod rows;
pub(in crate::report) mod sheets;
