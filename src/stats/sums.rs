//! The sums of a run: cells by their keys, with the keys of the boards. Memory is bounded: when it is full, all cells are put down
//! as a sorted run.

use super::board::{BoardFacts, FileFault, LEVELS, PartBoards, RISKS, RevokeFacts};
use super::cells::{Bound, Cells, PartPlaces};
use super::copies;
use super::counts::{Cell, Counts, add_each};
use super::dimension::{BETWEEN, Detail, Dimension, Key};
use super::groups::{Group, crossed};
use super::keys::Keys;
use super::labels::{Labels, labelled};
use super::of_turns::OfTurns;
use super::players::key_and_name;
use super::sorted::{Entry, Merged, Run, Runs};
use super::turn::{ROLES, TurnFacts, values};
use crate::diagnosis::Grade;
use crate::laws::EDITIONS;
use std::borrow::Cow;
use std::io;

/// The sums of a run.
#[derive(Debug)]
pub struct Sums {
    bound: Bound,
    detail: Detail,
    /// The dimensions that are crossed.
    pub(super) by: Vec<Dimension>,
    cells: Cells,
    /// Of records that cannot show a revoke, as far as is known, and of those that can.
    of_turns: Box<[OfTurns; 2]>,
    runs: Runs,
    pub(super) keys: Keys,
}

/// So many boards are taken in again at one time.
const AT_ONCE: usize = 1 << 10;

/// Cells in order: those that memory holds, or several runs of them.
pub(super) type Sorted = (Vec<(Key, Cell)>, Option<Merged>);

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
                if group.can_show {
                    self.clusters(file, &part.labels[board.labels], board, revokes);
                }
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

    /// Revokes by event in each row that several events can have a part in.
    fn clusters(
        &mut self,
        file: &str,
        labels: &Labels,
        board: &BoardFacts,
        revokes: &[RevokeFacts],
    ) {
        for revoke in revokes {
            let of_turn = revoke.turn.places().into_iter();
            let of_turn = of_turn.filter_map(|place| values().nth(place));
            let of_board = [
                (Dimension::Level, LEVELS[board.contract[0]]),
                (Dimension::Risk, RISKS[board.contract[1]]),
                (Dimension::File, file),
            ];
            let known = of_turn
                .chain(of_board)
                .map(|(of, value)| (of, value.into()));
            for (dimension, value) in known.chain(labelled(labels)) {
                if dimension != Dimension::Event && self.detail.counts(dimension) {
                    let value = format!("{}{BETWEEN}{dimension}{BETWEEN}{value}", labels.event());
                    let cell = self.cells.cell(Dimension::Clusters, &value);
                    cell.counts.shown.revokes[revoke.grade] += 1;
                }
            }
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
