//! The sums of a run: cells by their keys, with the keys of the boards. Memory is bounded: when it is full, all cells are put down
//! as a sorted run.

use super::board::{
    BoardFacts, FileFault, LEVELS, Labels, PartBoards, RISKS, RevokeFacts, crossed, key_and_name,
    labelled,
};
use super::copies;
use super::counts::{Cell, Counts, Quality, Strata, add_each};
use super::dimension::{BETWEEN, Detail, Dimension, Key};
use super::keys::{Keys, text_hash};
use super::sorted::{Entry, Merged, Run, Runs};
use super::turn::{BESIDE, ROLES, STRATA, TurnFacts, VALUES, of_beside, of_stratum, values};
use crate::diagnosis::Grade;
use crate::laws::EDITIONS;
use foldhash::fast::FixedState;
use std::borrow::Cow;
use std::collections::HashMap;
use std::io;
use std::sync::{Mutex, MutexGuard, PoisonError};

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

/// The sums of a run.
#[derive(Debug)]
pub struct Sums {
    bound: Bound,
    detail: Detail,
    /// The dimensions that are crossed.
    by: Vec<Dimension>,
    cells: Cells,
    /// Of records that cannot show a revoke, as far as is known, and of those that can.
    of_turns: Box<[OfTurns; 2]>,
    runs: Runs,
    pub(super) keys: Keys,
}

/// The cells in memory.
#[derive(Debug, Default)]
#[allow(clippy::struct_field_names)] // the cells of the cells
struct Cells {
    places: HashMap<Key, usize, FixedState>,
    cells: Vec<Cell>,
    bytes: usize,
}

/// The cells of the dimensions that each turn has, and of the strata.
#[derive(Debug)]
struct OfTurns {
    /// Boards with a turn, by value, and of these the clean ones.
    boards: [[u64; 2]; VALUES],
    /// Revokes by value.
    revokes: [Counts; VALUES],
    /// Turns by turn, led, manner and void.
    beside: [u64; BESIDE],
    strata: Strata,
    /// Revokes in each stratum by grade.
    in_strata: HashMap<(usize, usize), u64>,
}

impl Default for OfTurns {
    fn default() -> Self {
        Self {
            boards: [[0; 2]; VALUES],
            revokes: [Counts::default(); VALUES],
            beside: [0; BESIDE],
            strata: [0; STRATA],
            in_strata: HashMap::new(),
        }
    }
}

/// So many boards are taken in again at one time.
const AT_ONCE: usize = 1 << 10;

/// Cells in order: those that memory holds, or several runs of them.
pub(super) type Sorted = (Vec<(Key, Cell)>, Option<Merged>);

/// The bytes of a cell, and of one that is compared with the whole.
const CELL: usize = size_of::<Cell>() + 64;
const STRATA_BYTES: usize = size_of::<Strata>();

impl Sums {
    /// Sums with this bound, crossed by these dimensions where there are tables.
    pub fn new(bound: Bound, by: &[Dimension], detail: Detail) -> Self {
        let by = match detail {
            Detail::Tables => by.to_vec(),
            Detail::Summary => Vec::new(),
        };
        Self {
            bound,
            detail,
            by,
            cells: Cells::default(),
            of_turns: Box::default(),
            runs: Runs::new(Some(Cell::sum)),
            keys: Keys::new(bound.keys),
        }
    }

    /// Sums of the same bound and dimensions without anything in them.
    pub(super) fn like(&self) -> Self {
        Self::new(self.bound, &self.by, self.detail)
    }

    /// Takes in the boards of a part of a file.
    ///
    /// # Errors
    /// When a run cannot be put down.
    pub fn part(&mut self, file: &str, part: &PartBoards) -> io::Result<()> {
        let places = PartPlaces::new(&mut self.cells, file, part, self.detail);
        let groups = part.labels.iter().map(|labels| {
            let (hash, key) = copies::key_of(file, labels)?;
            self.cells.cell(key.dimension, &key.value);
            Ok(Group::of(labels, hash))
        });
        let mut groups: Vec<_> = groups.collect::<io::Result<_>>()?;
        for board in &part.boards {
            let group = &mut groups[board.labels];
            let turns = &part.turns[board.turns.clone()];
            let revokes = &part.revokes[board.revokes.clone()];
            let adds = || copies::adds(group.labels, board, (turns, revokes));
            let keys = (&board.keys, part.before + board.game);
            self.keys.take(keys, [places.file, group.event], adds)?;
            if let Some(record) = &board.record {
                group.record(board, record, turns);
            }
            self.left_out(board, turns.len() as u64);
            if board.left_out.is_none() {
                group.counts.add(&board.counts(turns));
                self.of_turns[usize::from(group.can_show)].take(board, turns, &mut group.strata);
                self.board(board, (turns, revokes), &places, group.can_show);
                self.cross(file, &part.labels[board.labels], board, (turns, revokes));
            }
        }
        for ((group, labels), own) in groups.iter().zip(&part.labels).zip(&places.labels) {
            self.group(group, labels, (&places, own));
        }
        if self.cells.bytes > self.bound.cells {
            self.put_down()?;
        }
        Ok(())
    }

    /// Takes in records again, in the order of their labels, of which these are the cells.
    pub(super) fn count_again<'a>(
        &mut self,
        labels: impl Iterator<Item = io::Result<Cow<'a, (Key, Cell)>>>,
        again: impl Iterator<Item = io::Result<Entry>>,
    ) -> io::Result<()> {
        let mut again = again.peekable();
        for cell in labels {
            let cell = cell?;
            let (hash, called) = copies::called(&cell.0)?;
            let hash = hash.to_be_bytes();
            let is_of_these =
                |it: &io::Result<Entry>| it.as_ref().map_or(true, |it| it.key == hash);
            while again.peek().is_some_and(is_of_these) {
                let (file, labels) = copies::labels_of(called)?;
                let mut part = PartBoards::of(labels);
                while part.boards.len() < AT_ONCE
                    && let Some(entry) = again.next_if(is_of_these)
                {
                    copies::restore(&mut part, &entry?.body)?;
                }
                self.part(&file, &part)?;
            }
        }
        Ok(())
    }

    /// Takes in something that a file does again and again.
    pub fn file_fault(&mut self, file: &str, fault: &FileFault, times: u64) {
        let Some(family) = fault.family else { return };
        for (dimension, value) in [(Dimension::File, file), (Dimension::Event, &fault.event)] {
            let cell = self.cells.cell(dimension, value);
            cell.quality.get_or_insert_default().faults[family] += times;
        }
    }

    /// Takes in a file, read or not.
    pub fn file(&mut self, is_read: bool) {
        let value = if is_read { "read" } else { "unread" };
        self.cells.cell(Dimension::Inputs, value).counts.boards += 1;
    }

    /// A board of which turns are counted, apart from what its group adds.
    fn board(
        &mut self,
        board: &BoardFacts,
        (turns, revokes): (&[TurnFacts], &[RevokeFacts]),
        places: &PartPlaces,
        can_show: bool,
    ) {
        for place in places.of_contract(board) {
            let cell = &mut self.cells.cells[place];
            cell.counts.add(&board.counts(turns).if_shown(can_show));
            if let Some(strata) = cell.strata.as_mut().filter(|_| can_show) {
                for turn in turns {
                    strata[turn.stratum()] += 1;
                }
            }
        }
        for revoke in revokes {
            self.of_turns[usize::from(can_show)].revoke(revoke);
            for place in places.of_board(board) {
                let counts = &mut self.cells.cells[place].counts;
                revoke.count(counts);
                counts.shown.revokes[revoke.grade] += u64::from(can_show);
            }
            self.shares(revoke);
        }
        if let Some(players) = &board.players {
            self.players(players, board, (turns, revokes), can_show);
        }
    }

    /// What the boards of a group have in common.
    fn group(&mut self, group: &Group, labels: &Labels, (places, own): (&PartPlaces, &[usize])) {
        for place in places.shared.iter().chain(own).copied() {
            let cell = &mut self.cells.cells[place];
            cell.counts.add(&group.counts.if_shown(group.can_show));
            if let Some(strata) = cell.strata.as_mut().filter(|_| group.can_show) {
                add_each(strata.as_mut_slice(), group.strata.as_slice());
            }
        }
        let of_turns = &mut self.of_turns[usize::from(group.can_show)];
        add_each(&mut of_turns.strata, group.strata.as_slice());
        if self.detail == Detail::Summary {
            return;
        }
        for place in places.shared[1..].iter().chain(own.first()).copied() {
            let quality = self.cells.cells[place].quality.get_or_insert_default();
            quality.add(&group.quality);
            quality.event.take(labels.event());
            quality.site.take(labels.site());
            quality.format.take(&labels.others.format);
        }
    }

    /// Turns of a board that are not counted, by the reason.
    fn left_out(&mut self, board: &BoardFacts, judged: u64) {
        let (reason, turns) = match board.left_out {
            Some(reason) => (reason, board.turns_to_follow),
            None if board.turns_to_follow > judged => {
                ("not-judged", board.turns_to_follow - judged)
            }
            None => return,
        };
        let counts = &mut self.cells.cell(Dimension::LeftOut, reason).counts;
        counts.boards += 1;
        counts.turns += turns;
        if board.left_out.is_some() {
            counts.told += u64::from(board.is_told);
            counts.worded += u64::from(board.is_worded);
            for (revokes, doubted) in counts.revokes.iter_mut().zip(board.doubted) {
                revokes.number += doubted;
            }
        }
    }

    /// The dimensions of revokes.
    fn shares(&mut self, revoke: &RevokeFacts) {
        let grade = [Grade::Doubtful, Grade::Likely, Grade::Certain][revoke.grade].name();
        for (dimension, value) in [
            (Dimension::Edition, &*revoke.edition),
            (Dimension::Clause, &*revoke.clause),
            (Dimension::State, &*revoke.state),
            (Dimension::Confidence, grade),
        ] {
            revoke.count(&mut self.cells.cell(dimension, value).counts);
        }
        for (edition, [least, most]) in EDITIONS.into_iter().zip(revoke.counts.tricks) {
            let value = format!("{}{BETWEEN}{least}{BETWEEN}{most}", edition.year);
            revoke.count(&mut self.cells.cell(Dimension::TricksDue, &value).counts);
        }
    }

    fn players(
        &mut self,
        players: &[String; ROLES.len()],
        board: &BoardFacts,
        (turns, revokes): (&[TurnFacts], &[RevokeFacts]),
        can_show: bool,
    ) {
        let can = u64::from(can_show);
        let places = players.each_ref().map(|player| {
            let (key, name) = key_and_name(player);
            let place = self.cells.compared(Dimension::Player, key);
            if !name.is_empty() {
                let names = &mut self.cells.cells[place].name;
                names.get_or_insert_default().take(name);
            }
            place
        });
        let mut counted = [false; ROLES.len()];
        for turn in turns {
            let place = places[turn.role()];
            let cell = &mut self.cells.cells[place];
            let first = places.iter().position(|it| *it == place).unwrap_or(0);
            if !std::mem::replace(&mut counted[first], true) {
                cell.counts.boards += 1;
                cell.counts.shown.boards += can;
                cell.counts.clean += u64::from(board.is_clean);
            }
            cell.counts.turns += 1;
            cell.counts.shown.turns += can;
            if let Some(strata) = &mut cell.strata {
                strata[turn.stratum()] += can;
            }
        }
        for revoke in revokes {
            let counts = &mut self.cells.cells[places[revoke.turn.role()]].counts;
            revoke.count(counts);
            counts.shown.revokes[revoke.grade] += can;
        }
    }

    /// The dimensions of `--by`, crossed.
    fn cross(
        &mut self,
        file: &str,
        labels: &Labels,
        board: &BoardFacts,
        played: (&[TurnFacts], &[RevokeFacts]),
    ) {
        if self.by.is_empty() {
            return;
        }
        for (value, counts) in crossed(&self.by, file, labels, board, played) {
            let cell = self.cells.cell(Dimension::Crossed, &value);
            cell.counts.add(&counts);
        }
    }

    /// Puts all cells down as a sorted run.
    fn put_down(&mut self) -> io::Result<()> {
        let cells = self.take_cells();
        let entries = cells.iter().map(|(key, cell)| cell.entry(key));
        self.runs.put_down(entries)
    }

    /// The cells in memory, in order.
    fn take_cells(&mut self) -> Vec<(Key, Cell)> {
        self.empty_turns();
        let Cells {
            places, mut cells, ..
        } = std::mem::take(&mut self.cells);
        let mut places: Vec<_> = places.into_iter().collect();
        places.sort_unstable();
        let cell = |(key, place): (Key, usize)| (key, std::mem::take(&mut cells[place]));
        places.into_iter().map(cell).collect()
    }

    /// Moves the cells that each turn has to the others.
    fn empty_turns(&mut self) {
        let [unshown, of_turns] = std::mem::take(&mut *self.of_turns);
        let shown = of_turns.counts().map(|it| it.if_shown(true));
        let own = values().zip(shown).chain(values().zip(unshown.counts()));
        for ((dimension, value), counts) in own.filter(|(_, it)| *it != Counts::default()) {
            self.cells.cell(dimension, value).counts.add(&counts);
        }
        for (stratum, turns) in of_turns.strata.into_iter().enumerate() {
            if turns > 0 {
                self.cells.stratum(stratum).counts.turns += turns;
            }
        }
        for ((stratum, grade), revokes) in of_turns.in_strata {
            self.cells.stratum(stratum).counts.revokes[grade].number += revokes;
        }
    }

    /// Adds the sums and keys of another part of the run.
    pub(super) fn absorb(&mut self, mut other: Self) -> io::Result<()> {
        if self.cells.bytes + other.cells.bytes > self.bound.cells {
            other.put_down()?;
        }
        for (Key { dimension, value }, cell) in other.take_cells() {
            let own = match cell.strata {
                Some(_) => self.cells.compared(dimension, &value),
                None => self.cells.place(dimension, &value),
            };
            self.cells.cells[own].add(&cell);
        }
        self.runs.absorb(other.runs)?;
        self.keys.absorb(other.keys)
    }

    /// Adds the sums and keys of an earlier run.
    pub(super) fn merge(&mut self, sums: Run, keys: Run) -> io::Result<()> {
        self.runs.add(sums)?;
        self.keys.merge(keys)
    }

    /// All cells, and the keys.
    pub(super) fn sorted(mut self) -> io::Result<(Sorted, Keys)> {
        if self.runs.is_empty() {
            return Ok(((self.take_cells(), None), self.keys));
        }
        self.put_down()?;
        Ok(((Vec::new(), Some(self.runs.merged()?)), self.keys))
    }
}

impl OfTurns {
    /// Takes in a board, with its turns by stratum.
    fn take(&mut self, board: &BoardFacts, turns: &[TurnFacts], strata: &mut Strata) {
        let mut met = 0;
        for turn in turns {
            met |= turn.bits();
            strata[turn.stratum()] += 1;
            self.beside[turn.beside()] += 1;
        }
        while met != 0 {
            let [boards, clean] = &mut self.boards[met.trailing_zeros() as usize];
            *boards += 1;
            *clean += u64::from(board.is_clean);
            met &= met - 1;
        }
    }

    fn revoke(&mut self, revoke: &RevokeFacts) {
        for place in revoke.turn.places() {
            revoke.count(&mut self.revokes[place]);
        }
        let stratum = (revoke.turn.stratum(), revoke.grade);
        *self.in_strata.entry(stratum).or_default() += 1;
    }

    /// The counts of each value.
    fn counts(&self) -> [Counts; VALUES] {
        let mut counts = self.revokes;
        for (counts, [boards, clean]) in counts.iter_mut().zip(self.boards) {
            (counts.boards, counts.clean) = (boards, clean);
        }
        for (stratum, turns) in self.strata.iter().enumerate() {
            for place in of_stratum(stratum) {
                counts[place].turns += turns;
            }
        }
        for (beside, turns) in self.beside.iter().enumerate() {
            for place in of_beside(beside) {
                counts[place].turns += turns;
            }
        }
        counts
    }
}

/// The boards of a part that have the same labels.
struct Group {
    /// A hash of the labels.
    labels: u64,
    /// A hash of their event.
    event: u64,
    can_show: bool,
    counts: Counts,
    strata: Box<Strata>,
    quality: Quality,
}

impl Group {
    fn of(labels: &Labels, hash: u64) -> Self {
        Self {
            labels: hash,
            event: text_hash(labels.event()),
            can_show: labels.can_show(),
            counts: Counts::default(),
            strata: Box::new([0; STRATA]),
            quality: Quality::default(),
        }
    }

    /// What a record is like.
    fn record(&mut self, board: &BoardFacts, record: &Quality, turns: &[TurnFacts]) {
        let quality = &mut self.quality;
        quality.add(record);
        if board.left_out.is_none() {
            quality.boards += u64::from(!turns.is_empty());
            quality.turns += turns.len() as u64;
        }
        quality.usable += u64::from(board.left_out.is_none());
        quality.turns_to_follow += board.turns_to_follow;
        if let Some(reason) = board.reason() {
            quality.left_out[reason] += 1;
        }
    }
}

impl BoardFacts {
    /// What it adds to a cell, apart from its revokes.
    fn counts(&self, turns: &[TurnFacts]) -> Counts {
        Counts {
            boards: u64::from(!turns.is_empty()),
            clean: u64::from(!turns.is_empty() && self.is_clean),
            turns: turns.len() as u64,
            told: u64::from(self.is_told),
            worded: u64::from(self.is_worded),
            ..Counts::default()
        }
    }
}

impl Cells {
    /// The place of a cell.
    fn place(&mut self, dimension: Dimension, value: &str) -> usize {
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
    fn compared(&mut self, dimension: Dimension, value: &str) -> usize {
        let place = self.place(dimension, value);
        if self.cells[place].strata.is_none() {
            self.cells[place].strata = Some(Box::new([0; STRATA]));
            self.bytes += STRATA_BYTES;
        }
        place
    }

    fn cell(&mut self, dimension: Dimension, value: &str) -> &mut Cell {
        let place = self.place(dimension, value);
        &mut self.cells[place]
    }

    fn stratum(&mut self, stratum: usize) -> &mut Cell {
        self.cell(Dimension::Stratum, &format!("{stratum:03}"))
    }
}

/// The places of the cells that the boards of a part are counted in.
#[derive(Debug)]
struct PartPlaces {
    /// A hash of the file's name.
    file: u64,
    /// Those of every board: the whole, and the file where that is counted.
    shared: Vec<usize>,
    /// Those of each level and each risk, where a board has it.
    contracts: [[Option<usize>; 4]; 2],
    /// Those of boards with the same labels, the event first.
    labels: Vec<Vec<usize>>,
}

impl PartPlaces {
    fn new(cells: &mut Cells, file: &str, part: &PartBoards, detail: Detail) -> Self {
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
    fn of_contract(&self, board: &BoardFacts) -> impl Iterator<Item = usize> + use<> {
        let own = [0, 1].map(|of| self.contracts[of][board.contract[of]]);
        own.into_iter().flatten()
    }

    /// All cells of a board.
    fn of_board(&self, board: &BoardFacts) -> impl Iterator<Item = usize> {
        let own = self.of_contract(board);
        let shared = self.shared.iter().chain(&self.labels[board.labels]);
        own.chain(shared.copied())
    }
}

/// The sums of a run, in as many pieces as threads have added at one time. What is only added is the same in any order: so each
/// thread adds to sums that nobody else uses at the moment, and all of them are put together at the end.
#[derive(Debug)]
pub struct SharedSums {
    idle: Mutex<Vec<Sums>>,
    /// The bound of each piece.
    bound: Bound,
    by: Vec<Dimension>,
    detail: Detail,
}

impl SharedSums {
    /// Sums with this bound on so many threads, crossed by these dimensions where there are tables.
    pub fn new(bound: Bound, threads: usize, by: &[Dimension], detail: Detail) -> Self {
        Self {
            idle: Mutex::default(),
            bound: bound.shared(threads),
            by: by.to_vec(),
            detail,
        }
    }

    /// All of it in one, added to the sums of earlier runs.
    ///
    /// # Errors
    /// When memory cannot be put down.
    pub fn add_to(&self, all: &mut Sums) -> io::Result<()> {
        let own = std::mem::take(&mut *self.idle());
        own.into_iter().try_for_each(|sums| all.absorb(sums))
    }

    /// Adds something to sums that nobody uses.
    pub fn with<T>(&self, add: impl FnOnce(&mut Sums) -> T) -> T {
        let idle = self.idle().pop();
        let mut sums = idle.unwrap_or_else(|| Sums::new(self.bound, &self.by, self.detail));
        let added = add(&mut sums);
        self.idle().push(sums);
        added
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Sums>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
