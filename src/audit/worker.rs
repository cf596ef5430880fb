//! One part of an input, on one thread: read and audited, and reported when all is judged.
//!
//! Its games go through the steps of the audit in lots: all games of a lot are read, then all are ruled on, then all are
//! checked, and at last something is kept or reported of some. So the code of one step stays in the processor's nearest
//! cache from game to game; that of all steps together does not fit.

use super::across::Shown;
use super::before::Before;
use super::board::{BoardAudit, Options};
use super::listed::{Left, hash_of};
use super::read_part::{LineEnds, PartBuilder, ReadPart};
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
                    file_slips.next_game();
                }
                entry.rule(options, file_slips.as_ref(), written);
                entry.trace(written, builder);
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
            match board.way.filter(|_| again.is_direct) {
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
            if board.left != Left::Quiet && hash_of(&record) != board.text {
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
            let findings = match board.left {
                Left::Unchecked => &mut self.findings,
                Left::Found | Left::Quiet => &mut self.checked_before,
            };
            if board.left == Left::Quiet {
                let case =
                    entry
                        .audit
                        .case(entry.written.record(written), slips, CrossBoard::default());
                let assumed = Shown::of(&case).assumed().unwrap_or_default();
                entry.hand_over(
                    (options, slips),
                    assumed,
                    written,
                    findings,
                    |case, found| {
                        part.take_back(case, found);
                    },
                );
            }
            let known = board.cross_board;
            entry.hand_over((options, slips), known, written, findings, |case, found| {
                part.board(collector, (at, case), board.left, found);
            });
            if board.left != Left::Unchecked && board.cross_board.is_often_another_deal() {
                let record = entry.written.record(written);
                let case = entry.audit.case(record, slips, board.cross_board);
                run_other_table(&case, &mut self.findings);
                part.see(collector, (at, &case), &mut self.findings.take().seen);
            }
        }
        self.checked_before.take_times();
        collector.close(&mut part.part);
        Some(part.counted(&mut self.findings))
    }
}

/// A game of the lot at hand. Where its audit fails within, that must not lose the run: it is reported as it is, and all
/// that was made of it is made anew.
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

impl LotEntry {
    fn rule(
        &mut self,
        options: &Options,
        file_slips: Option<&FileSlips<'_>>,
        written: PartText<'_>,
    ) {
        let (audit, record) = (&mut self.audit, self.written.record(written));
        let rule = AssertUnwindSafe(|| audit.rule(options, file_slips, (record, written.years)));
        if catch_unwind(rule).is_err() {
            audit.give_up();
        }
    }

    /// Keeps what it is judged by.
    fn trace<C: Collector>(&mut self, written: PartText<'_>, builder: &mut PartBuilder<'_, C>) {
        let record = self.written.record(written);
        let case = self.audit.case(record, "", CrossBoard::default());
        self.assumed = builder.ruled(&case);
    }

    fn check<C: Collector>(
        &mut self,
        slips: &str,
        written: PartText<'_>,
        findings: &mut Findings,
        builder: &mut PartBuilder<'_, C>,
    ) {
        let Self {
            audit,
            written: game,
            assumed,
            found,
            ..
        } = self;
        let record = game.record(written);
        builder.next_game();
        let Some(assumed) = *assumed else {
            let case = audit.case(record, slips, CrossBoard::default());
            builder.unchecked(&case, game);
            return;
        };
        let mut check = |audit: &BoardAudit| {
            let case = audit.case(record, slips, assumed);
            audit.check(&case, findings);
            let place = builder.board(&case, game, findings.found())?;
            findings.exchange(found);
            Some(place)
        };
        let checked = catch_unwind(AssertUnwindSafe(|| check(audit)));
        self.unreported = checked.unwrap_or_else(|_| {
            audit.give_up();
            check(audit)
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
        let Self {
            audit,
            written: game,
            assumed,
            found,
            ..
        } = self;
        let (record, assumed) = (game.record(written), assumed.unwrap_or_default());
        let mut report = |audit: &BoardAudit, found: &mut BoardFindings| {
            let case = audit.case(record, slips, assumed);
            builder.report(at, &case, found);
        };
        if catch_unwind(AssertUnwindSafe(|| report(audit, found))).is_err() {
            audit.give_up();
            let case = audit.case(record, slips, assumed);
            audit.check(&case, findings);
            let BoardFindings { board, seen } = findings.take();
            found.board = board;
            found.seen.extend(seen); // to what was seen before, and is seen first nowhere else
            report(audit, found);
        }
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
        let Self {
            audit,
            written: game,
            found,
            ..
        } = self;
        let record = game.record(written);
        let mut check = |audit: &mut BoardAudit, cross_board: CrossBoard<'_>| {
            if cross_board.causes.doubt_the_play() {
                audit.doubt(options);
            }
            let case = audit.case(record, slips, cross_board);
            audit.check(&case, findings);
            findings.exchange(found);
            take(&case, found);
        };
        let checked = catch_unwind(AssertUnwindSafe(|| check(audit, cross_board)));
        if checked.is_err() {
            audit.give_up();
            check(audit, CrossBoard::default());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::Origin;
    use crate::audit::title::Years;
    use crate::board::Item;
    use crate::checks::Finding;
    use crate::pbn::{Reader, scan};
    use crate::source::{Charset, Places};
    use std::borrow::Cow;

    /// The tag Event of each game with what it inherits, and the number of its findings.
    struct Events;

    impl Collector for Events {
        type Part = Vec<(String, usize)>;
        type Noted = ();

        fn is_alone(&self) -> bool {
            true
        }

        fn wants(&self, _: &Case<'_>, _: &[Finding]) -> bool {
            true
        }

        fn board(&self, part: &mut Self::Part, at: At, case: &Case<'_>, found: &[Finding]) {
            assert_eq!(at.game, part.len() as u64 + 1);
            let event = case.record.text_of(Item::Event).map(Cow::into_owned);
            part.push((event.unwrap_or_default(), found.len()));
        }

        fn noted(&self, _: At, _: &Case<'_>, _: &Finding) {}
    }

    #[test]
    fn games_are_the_same_in_lots_of_any_number() {
        let mut worker = Worker::default();
        for count in [1, LOT - 1, LOT, LOT + 1, 2 * LOT, 2 * LOT + 1] {
            let game = |number| match number {
                0 => "[Event \"Cup\"]\n\n",
                _ => "[Event \"#\"]\n\n",
            };
            let text = (0..count).map(game).collect::<String>() + "stray\n";
            let written = PartText {
                text: text.as_bytes(),
                charset: Charset::Unstated,
                scan: &scan(text.as_bytes()),
                bytes: text.len(),
                origin: Origin::Bytes,
                years: Years::None,
                places: Places::default(),
                otherwise: None,
            };
            let done = worker.read(
                &mut Reader::new(text.as_bytes()).into(),
                written,
                (&Options::default(), Before::default()),
                (&Events, &AtomicUsize::new(0)),
            );
            let mut expected = vec![("Cup".to_owned(), 0); count];
            expected[count - 1].1 = 1;
            assert_eq!(done.part, expected);
            assert_eq!(done.tally.games, count as u64);
        }
    }
}
