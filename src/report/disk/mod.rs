//! What files need when they are written: names that are safe, whole files, folders that are replaced together, files that
//! are kept, fingerprints.
//!
//! It must not know what stands in them.

pub(super) mod fingerprint;
pub(super) mod keep;
pub(crate) mod named;
pub(super) mod places;
pub(super) mod plain_name;
pub(super) mod transaction;
pub(crate) mod whole;
pub(super) mod written;
