//! One part of an input, on one thread.
//!
//! Its games go through the steps of the audit in lots: all games of a lot are read, then all are ruled on, then all are
//! checked, and at last some are reported. So the code of one step stays in the processor's nearest
//! cache from game to game; that of all steps together does not fit.

use super::before::Before;
use super::board::{BoardAudit, Options};
use super::part_result::{Audited, Judged, PartBuilder, PartResult};
use super::rejudged::Rejudged;
use super::slips::FileSlips;
use super::written::{PartReader, PartText, Written};
use super::{At, Collector};
use crate::board::Record;
use crate::checks::{BoardFindings, CrossBoard, Findings, run_other_table};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Games in a lot.
const LOT: usize = 64;

/// What the audit of a part needs besides its text.
pub(super) struct PartContext<'a> {
    pub(super) options: &'a Options,
    pub(super) before: Before<'a>,
    pub(super) judged: Judged<'a>,
}

/// What one thread uses again and again.
pub(super) struct Worker {
    /// A lot, and the first game of the next.
    lot: Box<[LotEntry]>,
    findings: Findings,
}

impl Default for Worker {
    fn default() -> Self {
        Self {
            lot: (0..=LOT).map(|_| LotEntry::default()).collect(),
            findings: Findings::default(),
        }
    }
}

impl Worker {
    /// Audits the games of a part.
    pub(super) fn part<C: Collector>(
        &mut self,
        reader: &mut PartReader<'_>,
        written: PartText<'_>,
        context: PartContext<'_>,
        collector: &C,
    ) -> PartResult<C::Part, C::Noted> {
        let PartContext {
            options,
            before,
            judged,
        } = context;
        let mut builder = PartBuilder::new(collector, written, judged);
        let behind = self.games(reader, written, (options, before), &mut builder);
        builder.done(&mut self.findings, behind.carry, reader)
    }

    /// Audits those games of a part again of which more is known now. `done` is what came of the part before, from which they
    /// were taken back.
    pub(super) fn part_again<C: Collector>(
        &mut self,
        reader: &mut PartReader<'_>,
        written: PartText<'_>,
        (options, before): (&Options, Before<'_>),
        rejudged: &[Rejudged<'_>],
        mut done: PartResult<C::Part, C::Noted>,
        collector: &C,
    ) -> PartResult<C::Part, C::Noted> {
        let part = std::mem::take(&mut done.part);
        let mut builder = PartBuilder::again(collector, written, rejudged, part);
        self.games(reader, written, (options, before), &mut builder);
        builder.amend(&mut self.findings, done)
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
        while more && builder.goes_on() {
            let read = self.read_on(reader);
            more = read > LOT;
            let (lot, next) = self.lot.split_at_mut(read.min(LOT));
            for entry in lot.iter_mut() {
                entry.written.inherit(&mut carry, written);
                entry.rule(options, file_slips.as_mut(), written, builder);
            }
            builder.guess();
            for entry in lot.iter_mut() {
                entry.check((options, slips), written, &mut self.findings, builder);
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
}

/// A game of the lot at hand. Where its audit fails within, that must not lose the run: it is reported as it is, and all
/// that was made of it is made anew.
#[derive(Default)]
struct LotEntry {
    written: Written,
    audit: BoardAudit,
    audited: Audited,
    /// Its place, if its findings are still to be reported.
    unreported: Option<At>,
    found: BoardFindings,
}

impl LotEntry {
    fn rule<C: Collector>(
        &mut self,
        options: &Options,
        file_slips: Option<&mut FileSlips<'_>>,
        written: PartText<'_>,
        builder: &mut PartBuilder<'_, C>,
    ) {
        self.audited = builder.next_ruled();
        let file_slips = file_slips.map(|file_slips| {
            file_slips.next_game();
            &*file_slips
        });
        if self.audited != Audited::Whole {
            return;
        }
        let (audit, record) = self.parts(written);
        let rule = AssertUnwindSafe(|| {
            audit.rule(options, file_slips, record);
            builder.ruled(&audit.case(record, "", CrossBoard::default()));
        });
        if catch_unwind(rule).is_err() {
            audit.give_up();
        }
    }

    fn check<C: Collector>(
        &mut self,
        (options, slips): (&Options, &str),
        written: PartText<'_>,
        findings: &mut Findings,
        builder: &mut PartBuilder<'_, C>,
    ) {
        let cross_board = builder.next_game();
        match self.audited {
            Audited::Whole => (),
            Audited::OtherTable => {
                self.look_at_other_table(cross_board, written, findings, builder);
                return;
            }
            Audited::Not => return,
        }
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
            let place = builder.board(&case, findings.found())?;
            findings.exchange(found);
            Some(place)
        };
        let checked = catch_unwind(AssertUnwindSafe(|| check(audit, cross_board)));
        self.unreported = checked.unwrap_or_else(|_| {
            audit.give_up();
            check(audit, CrossBoard::default())
        });
    }

    /// Keeps what is seen of its deal at another table, until it is reported.
    fn look_at_other_table<C: Collector>(
        &mut self,
        cross_board: CrossBoard<'_>,
        written: PartText<'_>,
        findings: &mut Findings,
        builder: &mut PartBuilder<'_, C>,
    ) {
        let record = self.written.record(written);
        self.audit.read(record);
        let case = self.audit.case(record, "", cross_board);
        run_other_table(&case, findings);
        findings.exchange(&mut self.found);
        self.unreported = Some(builder.place(&case));
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
        let cross_board = builder.cross_board(at.game);
        let Self {
            audit,
            written: game,
            found,
            ..
        } = self;
        let record = game.record(written);
        if self.audited == Audited::OtherTable {
            let case = audit.case(record, slips, cross_board);
            builder.see(at, &case, &mut found.seen);
            return;
        }
        let mut report = |audit: &BoardAudit, cross_board, found: &mut BoardFindings| {
            let case = audit.case(record, slips, cross_board);
            builder.report(at, &case, found);
        };
        if catch_unwind(AssertUnwindSafe(|| report(audit, cross_board, found))).is_err() {
            audit.give_up();
            let case = audit.case(record, slips, CrossBoard::default());
            audit.check(&case, findings);
            let BoardFindings { board, seen } = findings.take();
            found.board = board;
            found.seen.extend(seen); // to what was seen before, and is seen first nowhere else
            report(audit, CrossBoard::default(), found);
        }
    }

    fn parts<'a>(&'a mut self, written: PartText<'a>) -> (&'a mut BoardAudit, Record<'a>) {
        (&mut self.audit, self.written.record(written))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audit::across::Conventions;
    use crate::audit::{At, Origin};
    use crate::board::Item;
    use crate::checks::{Case, Finding};
    use crate::pbn::{Reader, scan};
    use crate::source::Charset;
    use std::borrow::Cow;

    /// The tag Event of each game with what it inherits, and the number of its findings.
    struct Events;

    impl Collector for Events {
        type Part = Vec<(String, usize)>;
        type Noted = ();

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
            let context = PartContext {
                options: &Options::default(),
                before: Before::default(),
                judged: Judged::Guess(&Conventions::default()),
            };
            let written = PartText {
                text: text.as_bytes(),
                charset: Charset::Unstated,
                scan: &scan(text.as_bytes()),
                bytes: text.len(),
                origin: Origin::Bytes,
            };
            let done = worker.part(
                &mut Reader::new(text.as_bytes()).into(),
                written,
                context,
                &Events,
            );
            let mut expected = vec![("Cup".to_owned(), 0); count];
            expected[count - 1].1 = 1;
            assert_eq!(done.part, expected);
            assert_eq!(done.tally.games, count as u64);
        }
    }
}
