//! Changes of whole rows: two that stand in each other's place, and one that was left out.

use super::{LegalReading, Search, number};
use crate::diagnosis::weights::{Decibans, cost};

impl Search {
    /// Two adjacent tricks that were entered in each other's place, the nearest to the failure, with what that costs.
    pub(super) fn rows(&self) -> Option<(LegalReading, Decibans)> {
        let last = self.states.len().min(self.record.rows - 1);
        let mut firsts = (0..last).rev();
        let first = firsts.find(|&row| self.is_legal(row, |record| record.exchange_rows(row)))?;
        let trick = number(first);
        let cost = if first + 2 >= self.states.len() {
            cost::ROWS_OF_FAILURE
        } else {
            cost::ROWS
        };
        Some((LegalReading::Rows { trick }, cost))
    }

    /// A trick that was left out, where that is all that a record lacks: each hand has one card that is recorded nowhere.
    pub(super) fn row_missing(&self) -> Option<LegalReading> {
        let lacks_one = self.record.rows + 1 == usize::from(self.record.size);
        if !lacks_one || !self.unseen.0.iter().all(|cards| cards.is_power_of_two()) {
            return None;
        }
        let mut places = (0..self.states.len()).rev();
        let row =
            places.find(|&row| self.is_legal(row, |record| record.insert(row, self.unseen)))?;
        Some(LegalReading::RowMissing { trick: number(row) })
    }
}
