//! One part of an input, board by board, on one thread.

use super::board::{Options, Scratch};
use super::habits::Habits;
use super::slips::Pile;
use super::tally::Tally;
use super::{At, Reporter};
use crate::board::Carry;
use crate::checks::{Case, Findings};
use crate::pbn::{Game, Reader};
use crate::replay::Grade;
use crate::source::{Charset, Encoding, line_ends};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What came of one part.
pub(super) struct Done<P, N> {
    pub(super) part: P,
    pub(super) habits: Habits<N>,
    pub(super) tally: Tally,
    pub(super) bytes: u64,
    pub(super) lines: u64,
    pub(super) encoding: Encoding,
    pub(super) carry: Carry,
    pub(super) stray: bool,
}

/// The scratch values of one thread.
#[derive(Default)]
pub(super) struct Worker {
    scratch: Scratch,
    game: Game,
    next: Game,
}

impl Worker {
    pub(super) fn part<R: Reporter>(
        &mut self,
        options: Options,
        (mut reader, text, charset): (Reader<'_>, &[u8], Charset),
        (mut carry, mut pile): (Carry, Option<Pile<'_>>),
        reporter: &R,
    ) -> Done<R::Part, R::Noted> {
        let mut part = R::Part::default();
        let mut habits = Habits::default();
        let mut tally = Tally::default();
        let mut at = At::default();
        let mut counted = 0;
        let mut more = reader.read(&mut self.game);
        while more {
            // text behind the last game belongs to that game: so the next one is read first
            more = reader.read(&mut self.next);
            if !more {
                self.game.faults.extend_from_slice(reader.trailing());
            }
            at.game += 1;
            if let Some(pile) = &mut pile {
                pile.next_game();
            }
            let record = (&self.game, text, charset);
            let mut report = |case: &Case<'_>, findings: &mut Findings, grades: &[Grade]| {
                let found = findings.of_board();
                let wanted = reporter.wants(case, found);
                if wanted || findings.has_first_seen() {
                    let begin = case.game.span.start as usize;
                    at.line += line_ends(&text[counted..begin]);
                    counted = begin;
                }
                if wanted {
                    reporter.board(&mut part, at, case, found);
                }
                tally.count(case, found, grades);
                habits.see(findings, |finding| reporter.noted(at, case, finding));
            };
            // one board's panic must not lose the run: its game is reported, and everything made anew
            let audit = AssertUnwindSafe(|| {
                let pile = pile.as_ref();
                self.scratch
                    .audit_with(options, pile, record, &carry, &mut report);
            });
            if catch_unwind(audit).is_err() {
                self.scratch.start_anew();
                self.scratch.give_up(record, &carry, &mut report);
            }
            carry.absorb(&self.game, text);
            std::mem::swap(&mut self.game, &mut self.next);
        }
        Done {
            part,
            habits: habits.count(self.scratch.findings()),
            tally,
            bytes: text.len() as u64,
            lines: at.line + line_ends(&text[counted..]),
            encoding: Encoding::of(text),
            carry: carry.detached(text),
            // NUL is a blank, but what begins with it was not written as text: a disk or a transfer left a hole
            stray: !reader.trailing().is_empty() || text.first() == Some(&0),
        }
    }
}
