//! What files need when they are written: names that are safe, whole files, folders that are replaced together, files that
//! are kept, fingerprints.
//!
//! It must not know what stands in them.

pub(in crate::report) mod fingerprint;
pub(in crate::report) mod keep;
pub(crate) mod named;
pub(in crate::report) mod places;
pub(in crate::report) mod plain_name;
pub(in crate::report) mod transaction;
pub(crate) mod whole;
pub(in crate::report) mod written;
