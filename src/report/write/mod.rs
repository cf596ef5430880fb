//! What is written in a run: rows and pages are made on the workers, and all reports come together here.

pub(super) mod aliases;
pub(super) mod folder;
pub(super) mod rejects;
pub(super) mod reports;
pub(super) mod reviews;
pub(super) mod rows;
pub(super) mod sheets;
