//! The cells in memory, and the places of those that the boards of a part are counted in.

use super::board::{BoardFacts, LEVELS, PartBoards, RISKS};
use super::counts::{Cell, Strata};
use super::dimension::{Detail, Dimension, Key};
use super::keys::text_hash;
use super::labels::{Labels, labelled};
use super::turn::STRATA;
use foldhash::fast::FixedState;
use std::collections::HashMap;

/// How much memory sums take, in bytes, about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bound {
    /// For cells.
    pub cells: usize,
    /// For keys.
    pub keys: usize,
}

impl Default for Bound {
    fn default() -> Self {
        Self {
            cells: 8 << 20,
            keys: 8 << 20,
        }
    }
}

impl Bound {
    /// The bound of one of so many that have this one together: not so little that it is full at once.
    pub(super) fn shared(self, many: usize) -> Self {
        let share = |all: usize| (all / many.max(1)).max(all.min(1 << 20));
        Self {
            cells: share(self.cells),
            keys: share(self.keys),
        }
    }
}

/// The bytes of a cell, and of one that is compared with the whole.
const CELL: usize = size_of::<Cell>() + 64;
const STRATA_BYTES: usize = size_of::<Strata>();

/// The cells in memory.
#[derive(Debug, Default)]
#[allow(clippy::struct_field_names)] // the cells of the cells
pub(super) struct Cells {
    pub(super) places: HashMap<Key, usize, FixedState>,
    pub(super) cells: Vec<Cell>,
    pub(super) bytes: usize,
}

impl Cells {
    /// The place of a cell.
    pub(super) fn place(&mut self, dimension: Dimension, value: &str) -> usize {
        let next = self.cells.len();
        let place = *self
            .places
            .entry(Key::new(dimension, value))
            .or_insert(next);
        if place == next {
            self.cells.push(Cell::default());
            self.bytes += CELL + value.len();
        }
        place
    }

    /// The place of a cell that is compared with the whole.
    pub(super) fn compared(&mut self, dimension: Dimension, value: &str) -> usize {
        let place = self.place(dimension, value);
        if self.cells[place].strata.is_none() {
            self.cells[place].strata = Some(Box::new([0; STRATA]));
            self.bytes += STRATA_BYTES;
        }
        place
    }

    pub(super) fn cell(&mut self, dimension: Dimension, value: &str) -> &mut Cell {
        let place = self.place(dimension, value);
        &mut self.cells[place]
    }

    pub(super) fn stratum(&mut self, stratum: usize) -> &mut Cell {
        self.cell(Dimension::Stratum, &format!("{stratum:03}"))
    }
}

/// The places of the cells that the boards of a part are counted in.
#[derive(Debug)]
pub(super) struct PartPlaces {
    /// A hash of the file's name.
    pub(super) file: u64,
    /// Those of every board: the whole, and the file where that is counted.
    pub(super) shared: Vec<usize>,
    /// Those of each level and each risk, where a board has it.
    contracts: [[Option<usize>; 4]; 2],
    /// Those of boards with the same labels, the event first.
    pub(super) labels: Vec<Vec<usize>>,
}

impl PartPlaces {
    pub(super) fn new(cells: &mut Cells, file: &str, part: &PartBoards, detail: Detail) -> Self {
        let mut contracts = [[None; 4]; 2];
        let dimensions = [(Dimension::Level, LEVELS), (Dimension::Risk, RISKS)];
        for (of, (dimension, values)) in dimensions.into_iter().enumerate() {
            for (place, value) in values.into_iter().enumerate() {
                let mut boards = part.boards.iter().map(|board| board.contract[of]);
                if detail.counts(dimension) && boards.any(|it| it == place) {
                    contracts[of][place] = Some(cells.compared(dimension, value));
                }
            }
        }
        let of_labels = |own: &Labels| {
            let counted = labelled(own).filter(|(dimension, _)| detail.counts(*dimension));
            let places = counted.map(|(dimension, value)| match detail {
                Detail::Tables => cells.compared(dimension, &value),
                Detail::Summary => cells.place(dimension, &value),
            });
            places.collect()
        };
        let labels = part.labels.iter().map(of_labels).collect();
        let is_of_file = detail.counts(Dimension::File);
        let of_file = is_of_file.then(|| cells.compared(Dimension::File, file));
        let all = cells.place(Dimension::All, "");
        Self {
            file: text_hash(file),
            shared: [all].into_iter().chain(of_file).collect(),
            contracts,
            labels,
        }
    }

    /// The cells of a board's contract.
    pub(super) fn of_contract(&self, board: &BoardFacts) -> impl Iterator<Item = usize> + use<> {
        let own = [0, 1].map(|of| self.contracts[of][board.contract[of]]);
        own.into_iter().flatten()
    }

    /// All cells of a board.
    pub(super) fn of_board(&self, board: &BoardFacts) -> impl Iterator<Item = usize> {
        let own = self.of_contract(board);
        let shared = self.shared.iter().chain(&self.labels[board.labels]);
        own.chain(shared.copied())
    }
}
