//! One part of an input, on one thread: read and audited, and reported when all is judged.
//!
//! Its games go through the steps of the audit in lots: all games of a lot are read, then all are ruled on, then all are
//! checked, and at last something is kept or reported of some. So the code of one step stays in the processor's nearest
//! cache from game to game; that of all steps together does not fit.

use super::across::Shown;
use super::before::Before;
use super::board::BoardAudit;
use super::listed::{Left, hash_of};
use super::options::Options;
use super::read_part::{LineEnds, PartBuilder, ReadPart, see};
use super::reported_part::{PartAgain, ReportedPart};
use super::slips::FileSlips;
use super::written::{PartReader, PartText, Written};
use super::{At, Collector};
use crate::checks::{BoardFindings, Case, CrossBoard, Findings, run_other_table};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicUsize;

/// Games in a lot.
const LOT: usize = 64;

/// What one thread uses again and again.
pub(super) struct Worker {
    /// A lot, and the first game of the next.
    lot: Box<[LotEntry]>,
    findings: Findings,
    /// The text of a part that is read once more.
    pub(super) text: Vec<u8>,
    /// Those of boards that were checked before: what a file does again and again is not counted once more.
    checked_before: Findings,
}

impl Default for Worker {
    fn default() -> Self {
        Self {
            lot: (0..=LOT).map(|_| LotEntry::default()).collect(),
            findings: Findings::default(),
            text: Vec::new(),
            checked_before: Findings::default(),
        }
    }
}

impl Worker {
    /// Reads and audits the games of a part.
    pub(super) fn read<C: Collector>(
        &mut self,
        reader: &mut PartReader<'_>,
        written: PartText<'_>,
        (options, before): (&Options, Before<'_>),
        (collector, taken): (&C, &AtomicUsize),
    ) -> ReadPart<C::Part, C::Noted> {
        let mut builder = PartBuilder::new(collector, written, taken);
        let behind = self.games(reader, written, (options, before), &mut builder);
        builder.done(&mut self.findings, behind, reader)
    }

    /// Takes the games of a part through all steps. Returns what is known behind them.
    fn games<'a, 'b, C: Collector>(
        &mut self,
        reader: &mut PartReader<'_>,
        written: PartText<'a>,
        (options, before): (&Options, Before<'b>),
        builder: &mut PartBuilder<'a, C>,
    ) -> Before<'b> {
        let Before {
            mut carry,
            mut file_slips,
        } = before;
        self.findings.switch_on(&options.previews);
        let slips = file_slips.as_ref().map_or("", FileSlips::file);
        let mut more = reader.read(&mut self.lot[0].written);
        while more {
            let read = self.read_on(reader);
            more = read > LOT;
            let (lot, next) = self.lot.split_at_mut(read.min(LOT));
            for entry in lot.iter_mut() {
                entry.written.inherit(&mut carry, written);
                if let Some(file_slips) = &mut file_slips {
                    file_slips.skip(1);
                }
                entry.rule(options, file_slips.as_ref(), written);
                let record = entry.written.record(written);
                let case = entry.audit.case(record, "", CrossBoard::default());
                entry.assumed = builder.ruled(&case); // what it is judged by is kept
            }
            for entry in lot.iter_mut() {
                entry.check(slips, written, &mut self.findings, builder);
            }
            for entry in lot.iter_mut() {
                entry.report(slips, written, &mut self.findings, builder);
            }
            if more {
                lot[0].written.swap(&mut next[0].written);
            }
        }
        Before { carry, file_slips }
    }

    /// Reads on behind the first game of a lot, and says how many games there are then; one more than the lot takes, as
    /// text behind the last game of all belongs to that game.
    fn read_on(&mut self, reader: &mut PartReader<'_>) -> usize {
        let mut count = 1;
        while count <= LOT && reader.read(&mut self.lot[count].written) {
            count += 1;
        }
        if count <= LOT {
            reader.end(&mut self.lot[count - 1].written);
        }
        count
    }

    /// Audits some games of a part again, with what is known of them now, and hands them to the collector. `None` where the
    /// text of one is not the one that was read.
    pub(super) fn report<C: Collector>(
        &mut self,
        reader: &mut PartReader<'_>,
        written: PartText<'_>,
        (options, before): (&Options, Before<'_>),
        again: &PartAgain<'_>,
        (collector, early): (&C, Option<C::Part>),
    ) -> Option<ReportedPart<C::Part, C::Noted>> {
        let Before {
            mut carry,
            mut file_slips,
        } = before;
        let slips = file_slips.as_ref().map_or("", FileSlips::file);
        self.findings.switch_on(&options.previews);
        self.checked_before.switch_on(&options.previews);
        let mut part = ReportedPart::of(collector, written, (early, again));
        let (mut game, mut lines) = (0, LineEnds::default());
        let [entry, behind, ..] = &mut self.lot[..] else {
            return Some(part); // a lot has more
        };
        for board in &again.boards {
            match board.way().filter(|_| again.is_direct) {
                Some(way) => {
                    reader.go(way);
                    reader.read(&mut entry.written).then_some(())?;
                    entry.written.take_over(way.carry);
                    game = board.game;
                }
                None => {
                    while game < board.game {
                        reader.read(&mut entry.written).then_some(())?;
                        entry.written.inherit(&mut carry, written);
                        game += 1;
                    }
                }
            }
            if game == again.games && !reader.read(&mut behind.written) {
                reader.end(&mut entry.written);
            }
            let record = entry.written.record(written);
            if board.listed.is_some_and(|it| hash_of(&record) != it.text) {
                return None;
            }
            let at = At {
                game: game.into(),
                line: lines.before(record.span().start as usize, written),
            };
            if let Some(file_slips) = &mut file_slips {
                file_slips.go_to(again.before + at.game);
            }
            entry.rule(options, file_slips.as_ref(), written);
            let left = board.listed.map(|it| it.left);
            let is_checked = left != Some(Left::Unchecked);
            let findings = if is_checked {
                &mut self.checked_before
            } else {
                &mut self.findings
            };
            if left.is_none() {
                let record = entry.written.record(written);
                let case = entry.audit.case(record, slips, CrossBoard::default());
                let assumed = Shown::of(&case).assumed().unwrap_or_default();
                entry.hand_over(
                    (options, slips),
                    assumed,
                    written,
                    findings,
                    |case, found| {
                        part.taken_back.count_found(case, &found.board);
                    },
                );
            }
            let known = board.cross_board;
            entry.hand_over((options, slips), known, written, findings, |case, found| {
                part.board(collector, (at, case), left, found);
            });
            if is_checked && board.cross_board.is_often_another_deal() {
                let record = entry.written.record(written);
                let case = entry.audit.case(record, slips, board.cross_board);
                run_other_table(&case, &mut self.findings);
                let seen = &mut self.findings.take().seen;
                see(&mut part.file_wide, collector, (at, &case), seen);
            }
        }
        self.checked_before.take_times();
        collector.close(&mut part.part);
        part.file_wide = part.file_wide.count(&mut self.findings);
        Some(part)
    }
}

/// A game of the lot at hand.
#[derive(Default)]
struct LotEntry {
    written: Written,
    audit: BoardAudit,
    /// What is assumed of its file; nothing where the board is checked when all is known.
    assumed: Option<CrossBoard<'static>>,
    /// Its place, if something is still to be reported of it, and whether it is handed over.
    unreported: Option<(At, bool)>,
    found: BoardFindings,
}

/// Takes a step of an audit. Where it fails within, that must not lose the run: the game is given up, and the step taken with what
/// is left of it; it is told whether that is so. Where that fails, too, its comments are given up.
fn guarded<T>(audit: &mut BoardAudit, mut step: impl FnMut(&mut BoardAudit, bool) -> T) -> T {
    for is_given_up in [false, true] {
        let taken = catch_unwind(AssertUnwindSafe(|| step(audit, is_given_up)));
        if let Ok(taken) = taken {
            return taken;
        }
        audit.give_up();
    }
    step(audit, true)
}

impl LotEntry {
    fn rule(
        &mut self,
        options: &Options,
        file_slips: Option<&FileSlips<'_>>,
        written: PartText<'_>,
    ) {
        let record = self.written.record(written);
        guarded(&mut self.audit, |audit, is_given_up| {
            if !is_given_up {
                audit.rule(options, file_slips, (record, written.passage.years));
            }
        });
    }

    fn check<C: Collector>(
        &mut self,
        slips: &str,
        written: PartText<'_>,
        findings: &mut Findings,
        builder: &mut PartBuilder<'_, C>,
    ) {
        let record = self.written.record(written);
        builder.next_game();
        let Some(assumed) = self.assumed else {
            let case = self.audit.case(record, slips, CrossBoard::default());
            builder.list(&case, &self.written, Left::Unchecked);
            return;
        };
        self.unreported = guarded(&mut self.audit, |audit, _| {
            let case = audit.case(record, slips, assumed);
            audit.check(&case, findings);
            let place = builder.board(&case, &self.written, findings.found())?;
            findings.exchange(&mut self.found);
            Some(place)
        });
    }

    fn report<C: Collector>(
        &mut self,
        slips: &str,
        written: PartText<'_>,
        findings: &mut Findings,
        builder: &mut PartBuilder<'_, C>,
    ) {
        let Some(at) = self.unreported.take() else {
            return;
        };
        let (record, assumed) = (
            self.written.record(written),
            self.assumed.unwrap_or_default(),
        );
        guarded(&mut self.audit, |audit, is_given_up| {
            let case = audit.case(record, slips, assumed);
            if is_given_up {
                audit.check(&case, findings);
                let BoardFindings { board, seen } = findings.take();
                self.found.board = board;
                self.found.seen.extend(seen); // to what was seen before, and is seen first nowhere else
            }
            builder.report(at, &case, &mut self.found);
        });
    }

    /// Checks it, and hands its case to `take` with what is found on it.
    fn hand_over(
        &mut self,
        (options, slips): (&Options, &str),
        cross_board: CrossBoard<'_>,
        written: PartText<'_>,
        findings: &mut Findings,
        mut take: impl FnMut(&Case<'_>, &mut BoardFindings),
    ) {
        let record = self.written.record(written);
        guarded(&mut self.audit, |audit, is_given_up| {
            let cross_board = if is_given_up {
                CrossBoard::default() // nothing is shown of it
            } else {
                cross_board
            };
            if cross_board.causes.doubt_the_play() {
                audit.doubt(options);
            }
            let case = audit.case(record, slips, cross_board);
            audit.check(&case, findings);
            findings.exchange(&mut self.found);
            take(&case, &mut self.found);
        });
    }
}
