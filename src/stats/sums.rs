//! The sums of a run: cells by their keys, with the keys of the boards. Memory is bounded: when it is full, all cells are put down
//! as a sorted run.

use super::board::{
    BoardFacts, FileFault, LEVELS, Labels, PartBoards, RISKS, RevokeFacts, labelled,
};
use super::coded;
use super::counts::{Cell, Counts, Strata};
use super::crossing::Crossing;
use super::dimension::{BETWEEN, Dimension, Key};
use super::keys::{Keys, name_hash};
use super::sorted::{Merged, Run, Runs};
use super::turn::{ROLES, STRATA, TurnFacts, VALUES, values};
use crate::diagnosis::Grade;
use std::collections::HashMap;
use std::io;

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
            cells: 12 << 20,
            keys: 6 << 20,
        }
    }
}

/// The sums of a run.
#[derive(Debug)]
pub struct Sums {
    bound: Bound,
    crossing: Option<Crossing>,
    cells: Cells,
    of_turns: Box<OfTurns>,
    runs: Runs,
    pub(super) keys: Keys,
}

/// The cells in memory.
#[derive(Debug, Default)]
struct Cells {
    places: HashMap<Key, usize>,
    cells: Vec<Cell>,
    bytes: usize,
}

/// The cells of the dimensions that each turn has, and of the strata.
#[derive(Debug)]
struct OfTurns {
    counts: [Counts; VALUES],
    strata: Strata,
    /// Revokes in each stratum by grade.
    revokes: HashMap<(usize, usize), u64>,
}

impl Default for OfTurns {
    fn default() -> Self {
        Self {
            counts: [Counts::default(); VALUES],
            strata: [0; STRATA],
            revokes: HashMap::new(),
        }
    }
}

/// The bytes of a cell, and of one that is compared with the whole.
const CELL: usize = size_of::<Cell>() + 64;
const STRATA_BYTES: usize = size_of::<Strata>();

impl Sums {
    /// Sums with this bound, crossed by these dimensions.
    pub fn new(bound: Bound, by: &[Dimension]) -> Self {
        Self {
            bound,
            crossing: (!by.is_empty()).then(|| Crossing::new(by)),
            cells: Cells::default(),
            of_turns: Box::default(),
            runs: Runs::new(Some(coded::sum)),
            keys: Keys::new(bound.keys),
        }
    }

    /// Takes in the boards of a part of a file.
    ///
    /// # Errors
    /// When a run cannot be put down.
    pub fn part(&mut self, file: &str, part: &PartBoards) -> io::Result<()> {
        let mut places = PartPlaces::new(&mut self.cells, file, part);
        for board in &part.boards {
            self.board(file, part, board, &mut places)?;
        }
        if self.cells.bytes > self.bound.cells {
            self.put_down()?;
        }
        Ok(())
    }

    /// Takes in something that a file does again and again.
    pub fn file_fault(&mut self, file: &str, fault: &FileFault, times: u64) {
        let Some(family) = fault.family else { return };
        for (dimension, value) in [(Dimension::File, file), (Dimension::Event, &fault.event)] {
            let place = self.cells.place(dimension, value);
            let quality = self.cells.cells[place].quality.get_or_insert_default();
            quality.faults[family] += times;
        }
    }

    /// Takes in a file, read or not.
    pub fn file(&mut self, is_read: bool) {
        let value = if is_read { "read" } else { "unread" };
        let place = self.cells.place(Dimension::Inputs, value);
        self.cells.cells[place].counts.boards += 1;
    }

    fn board(
        &mut self,
        file: &str,
        part: &PartBoards,
        board: &BoardFacts,
        places: &mut PartPlaces,
    ) -> io::Result<()> {
        let labels = &part.labels[board.labels];
        self.keys
            .take(&board.keys, [places.file, name_hash(&labels.event)])?;
        let turns = &part.turns[board.turns.clone()];
        let revokes = &part.revokes[board.revokes.clone()];
        self.record(labels, board, places);
        self.left_out(board, turns.len() as u64, revokes);
        if board.left_out.is_some() {
            return Ok(());
        }
        self.turns(board, turns, revokes);
        let of_board = places.of_board(board);
        let own = Counts {
            boards: u64::from(!turns.is_empty()),
            clean: u64::from(!turns.is_empty() && board.is_clean),
            turns: turns.len() as u64,
            comments: board.comments,
            ..Counts::default()
        };
        for place in of_board {
            let cell = &mut self.cells.cells[place];
            cell.counts.add(&own);
            if let Some(strata) = &mut cell.strata {
                turns.iter().for_each(|turn| strata[turn.stratum()] += 1);
            }
            revokes.iter().for_each(|it| it.count(&mut cell.counts));
        }
        self.spread(labels, turns, revokes);
        revokes.iter().for_each(|revoke| self.shares(revoke));
        if let Some(players) = &board.players {
            self.players(players, board, turns, revokes);
        }
        self.cross(file, labels, board, (turns, revokes));
        Ok(())
    }

    /// What a record is like, for its file and its event.
    fn record(&mut self, labels: &Labels, board: &BoardFacts, places: &PartPlaces) {
        let record = &board.record;
        for place in places.with_quality(board) {
            let quality = self.cells.cells[place].quality.get_or_insert_default();
            let counts = [
                (&mut quality.records, true),
                (&mut quality.with_play, record.with_play),
                (&mut quality.usable, board.left_out.is_none()),
                (&mut quality.whole_deal, record.whole_deal),
                (&mut quality.deal_fits, record.deal_fits),
                (&mut quality.full_play, record.full_play),
                (&mut quality.claims, record.claim),
                (&mut quality.results_differ, record.results_differ),
            ];
            counts
                .into_iter()
                .for_each(|(count, is)| *count += u64::from(is));
            quality.turns_to_follow += board.turns_to_follow;
            for (sum, faults) in quality.faults.iter_mut().zip(record.faults) {
                *sum += faults;
            }
            if record.errors > 0 {
                quality.take_worst((record.errors, record.id));
            }
            quality.event.take(&labels.event);
            quality.site.take(&labels.site);
            quality.format.take(labels.format);
        }
    }

    /// Turns of a board that are not counted, by the reason.
    fn left_out(&mut self, board: &BoardFacts, judged: u64, revokes: &[RevokeFacts]) {
        let (reason, turns) = match board.left_out {
            Some(reason) => (reason, board.turns_to_follow),
            None if board.turns_to_follow > judged => {
                ("not-judged", board.turns_to_follow - judged)
            }
            None => return,
        };
        let place = self.cells.place(Dimension::LeftOut, reason);
        let counts = &mut self.cells.cells[place].counts;
        counts.boards += 1;
        counts.turns += turns;
        if board.left_out.is_some() {
            counts.comments += board.comments;
            revokes.iter().for_each(|it| it.count(counts));
        }
    }

    /// The dimensions that each turn has.
    fn turns(&mut self, board: &BoardFacts, turns: &[TurnFacts], revokes: &[RevokeFacts]) {
        let OfTurns {
            counts,
            strata,
            revokes: in_strata,
        } = &mut *self.of_turns;
        let mut met = 0_u64;
        for turn in turns {
            for place in turn.places() {
                counts[place].turns += 1;
                met |= 1 << place;
            }
            strata[turn.stratum()] += 1;
        }
        while met != 0 {
            let counts = &mut counts[met.trailing_zeros() as usize];
            counts.boards += 1;
            counts.clean += u64::from(board.is_clean);
            met &= met - 1;
        }
        for revoke in revokes {
            for place in revoke.turn.places() {
                revoke.count(&mut counts[place]);
            }
            let stratum = (revoke.turn.stratum(), revoke.grade);
            *in_strata.entry(stratum).or_default() += 1;
        }
    }

    /// What the spread between events is taken from.
    fn spread(&mut self, labels: &Labels, turns: &[TurnFacts], revokes: &[RevokeFacts]) {
        let year = labels.year.map_or_else(String::new, |it| it.to_string());
        let mut of_roles = [0_u64; ROLES.len()];
        turns.iter().for_each(|turn| of_roles[turn.role()] += 1);
        let all = turns.len() as u64;
        let year = (Dimension::YearOfEvent, year.as_str(), all, None);
        let roles = ROLES.iter().zip(of_roles).enumerate();
        let roles =
            roles.map(|(role, (name, turns))| (Dimension::RoleOfEvent, *name, turns, Some(role)));
        for (dimension, value, turns, role) in [year].into_iter().chain(roles) {
            if turns == 0 {
                continue;
            }
            let value = format!("{value}{BETWEEN}{}", labels.event);
            let place = self.cells.place(dimension, &value);
            let counts = &mut self.cells.cells[place].counts;
            counts.turns += turns;
            let of_role = |it: &&RevokeFacts| role.is_none_or(|role| it.turn.role() == role);
            revokes
                .iter()
                .filter(of_role)
                .for_each(|it| counts.revokes[it.grade].number += 1);
        }
    }

    /// The dimensions of revokes.
    fn shares(&mut self, revoke: &RevokeFacts) {
        let edition = revoke.edition.to_string();
        let grade = [Grade::Doubtful, Grade::Likely, Grade::Certain][revoke.grade].name();
        for (dimension, value) in [
            (Dimension::Edition, edition.as_str()),
            (Dimension::Clause, revoke.clause),
            (Dimension::State, revoke.state),
            (Dimension::Confidence, grade),
        ] {
            let place = self.cells.place(dimension, value);
            revoke.count(&mut self.cells.cells[place].counts);
        }
    }

    fn players(
        &mut self,
        players: &[String; ROLES.len()],
        board: &BoardFacts,
        turns: &[TurnFacts],
        revokes: &[RevokeFacts],
    ) {
        let places = players
            .each_ref()
            .map(|name| self.cells.compared(Dimension::Player, name));
        let mut counted = [false; ROLES.len()];
        for turn in turns {
            let place = places[turn.role()];
            let cell = &mut self.cells.cells[place];
            let first = places.iter().position(|it| *it == place).unwrap_or(0);
            if !std::mem::replace(&mut counted[first], true) {
                cell.counts.boards += 1;
                cell.counts.clean += u64::from(board.is_clean);
            }
            cell.counts.turns += 1;
            if let Some(strata) = &mut cell.strata {
                strata[turn.stratum()] += 1;
            }
        }
        for revoke in revokes {
            let place = places[revoke.turn.role()];
            revoke.count(&mut self.cells.cells[place].counts);
        }
    }

    /// The dimensions of `--by`, crossed.
    fn cross(
        &mut self,
        file: &str,
        labels: &Labels,
        board: &BoardFacts,
        (turns, revokes): (&[TurnFacts], &[RevokeFacts]),
    ) {
        let Some(crossing) = &mut self.crossing else {
            return;
        };
        for (value, counts) in crossing.cells(file, labels, board, turns, revokes) {
            let place = self.cells.place(Dimension::Crossed, &value);
            self.cells.cells[place].counts.add(&counts);
        }
    }

    /// Puts all cells down as a sorted run.
    fn put_down(&mut self) -> io::Result<()> {
        self.empty_turns();
        let Cells { places, cells, .. } = std::mem::take(&mut self.cells);
        let mut places: Vec<_> = places.into_iter().collect();
        places.sort_unstable();
        let entries: io::Result<Vec<_>> = places
            .iter()
            .map(|(key, place)| coded::entry(key, &cells[*place]))
            .collect();
        drop(cells);
        self.runs.put_down(entries?.into_iter())
    }

    /// Moves the cells that each turn has to the others.
    fn empty_turns(&mut self) {
        let of_turns = std::mem::take(&mut *self.of_turns);
        let own = values().zip(of_turns.counts);
        for ((dimension, value), counts) in own.filter(|(_, it)| *it != Counts::default()) {
            let place = self.cells.place(dimension, value);
            self.cells.cells[place].counts.add(&counts);
        }
        for (stratum, turns) in of_turns.strata.into_iter().enumerate() {
            if turns > 0 {
                let place = self.cells.stratum(stratum);
                self.cells.cells[place].counts.turns += turns;
            }
        }
        for ((stratum, grade), revokes) in of_turns.revokes {
            let place = self.cells.stratum(stratum);
            self.cells.cells[place].counts.revokes[grade].number += revokes;
        }
    }

    /// Adds the sums and keys of an earlier run.
    pub(super) fn merge(&mut self, sums: Run, keys: Run) -> io::Result<()> {
        self.runs.add(sums)?;
        self.keys.merge(keys)
    }

    /// All cells and all keys, in order.
    pub(super) fn sorted(mut self) -> io::Result<(Merged, Merged)> {
        self.put_down()?;
        Ok((self.runs.merged()?, self.keys.sorted()?))
    }
}

impl RevokeFacts {
    /// Counts the revoke in a cell.
    pub(super) fn count(&self, counts: &mut Counts) {
        let revokes = &mut counts.revokes[self.grade];
        revokes.number += 1;
        revokes.established += u64::from(self.is_established);
        revokes.exempt += u64::from(self.is_exempt);
        revokes.equity += u64::from(self.has_equity);
        revokes.not_applied += u64::from(self.is_not_applied);
        for (sum, tricks) in revokes.tricks.iter_mut().zip(self.tricks) {
            sum[0] += tricks[0];
            sum[1] += tricks[1];
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

    fn stratum(&mut self, stratum: usize) -> usize {
        self.place(Dimension::Stratum, &format!("{stratum:03}"))
    }
}

/// The places of the cells that the boards of a part are counted in.
#[derive(Debug)]
struct PartPlaces {
    /// A hash of the file's name.
    file: u64,
    all: usize,
    of_file: usize,
    levels: [usize; LEVELS.len()],
    risks: [usize; RISKS.len()],
    /// For each labels: event, stage, site, year, room, format.
    labels: Vec<[usize; 6]>,
}

impl PartPlaces {
    fn new(cells: &mut Cells, file: &str, part: &PartBoards) -> Self {
        let has = |level: usize, of: fn(&BoardFacts) -> usize| {
            part.boards.iter().any(|board| of(board) == level)
        };
        let all = cells.place(Dimension::All, "");
        let mut compared = |dimension, values: &[&str; 4], of: fn(&BoardFacts) -> usize| {
            let mut places = [0; 4];
            for (level, value) in values.iter().enumerate() {
                if has(level, of) {
                    places[level] = cells.compared(dimension, value);
                }
            }
            places
        };
        let levels = compared(Dimension::Level, &LEVELS, |board| board.level);
        let risks = compared(Dimension::Risk, &RISKS, |board| board.risk);
        let of_labels = |labels: &Labels| {
            labelled(labels).map(|(dimension, value)| cells.compared(dimension, &value))
        };
        let labels = part.labels.iter().map(of_labels).collect();
        Self {
            file: name_hash(file),
            all,
            of_file: cells.compared(Dimension::File, file),
            levels,
            risks,
            labels,
        }
    }

    /// The cells of a board.
    fn of_board(&self, board: &BoardFacts) -> impl Iterator<Item = usize> + use<> {
        let own = [
            self.all,
            self.of_file,
            self.levels[board.level],
            self.risks[board.risk],
        ];
        own.into_iter().chain(self.labels[board.labels])
    }

    /// Those of its file and its event.
    fn with_quality(&self, board: &BoardFacts) -> [usize; 2] {
        [self.of_file, self.labels[board.labels][0]]
    }
}
