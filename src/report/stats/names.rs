//! What the rows of statistics are called in a language.

use crate::stats::{self, Dimension};
use crate::words::{Key, key};

/// The name of a row, where it is none of the record.
pub(super) fn name(row: &stats::Row) -> Option<Key> {
    Some(match (row.key.dimension, &*row.key.value) {
        (Dimension::All, _) => key!("stats-all"),
        (Dimension::Role, "declarer") => key!("stats-declarer"),
        (Dimension::Role, "dummy") => key!("stats-dummy"),
        (Dimension::Role, "lho") => key!("stats-lho"),
        (Dimension::Role, "rho") => key!("stats-rho"),
        (Dimension::Led, "trump") => key!("stats-trump-led"),
        (Dimension::Led, "side") => key!("stats-side-led"),
        (Dimension::Led, "no-trump") => key!("stats-no-trump"),
        _ => return None,
    })
}
