//! Which slips are about a board: found by the values of their keys, however many slips there are.
//!
//! Most slips of a file give the same keys, such as board and room. So for each set of keys that is given by any slip
//! there is one table, and a board is looked up once in each table.

use super::Slip;
use super::keys::{BoardKeys, GivenKeys, Keys};
use std::collections::{BTreeMap, HashMap};

/// Slips by their keys.
#[derive(Debug, Default)]
pub(super) struct Index {
    tables: BTreeMap<GivenKeys, HashMap<Keys, Vec<usize>>>,
}

impl Index {
    pub(super) fn of(slips: &[Slip]) -> Self {
        let mut index = Self::default();
        for (place, slip) in slips.iter().enumerate() {
            let keys = slip.keys.in_one_case();
            let table = index.tables.entry(keys.which()).or_default();
            table.entry(keys).or_default().push(place);
        }
        index
    }

    /// The places of the slips that are about a board, in their order.
    pub(super) fn find(&self, board: &BoardKeys<'_>) -> Vec<usize> {
        let mut found = Vec::new();
        for (which, table) in &self.tables {
            let keys = board.given(which).into_iter();
            found.extend(keys.filter_map(|keys| table.get(&keys)).flatten());
        }
        found.sort_unstable();
        found
    }
}
