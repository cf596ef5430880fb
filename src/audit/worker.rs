//! One part of an input, board by board, on one thread.

use super::across::Brief;
use super::before::Before;
use super::board::{Options, Record, Scratch};
use super::habits::Habits;
use super::tally::Tally;
use super::{At, Collector};
use crate::board::Carry;
use crate::checks::{Among, Case, Findings};
use crate::pbn::{Game, Reader, is_regular};
use crate::replay::Grade;
use crate::source::{Charset, Encoding, line_ends};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What came of one part.
pub(super) struct Done<P, N> {
    pub(super) part: P,
    pub(super) habits: Habits<N>,
    pub(super) tally: Tally,
    /// What the boards are compared by with those before them.
    pub(super) briefs: Vec<Brief>,
    pub(super) bytes: u64,
    pub(super) lines: u64,
    pub(super) encoding: Encoding,
    pub(super) carry: Carry,
    pub(super) stray: bool,
}

/// What is given for the boards of a part besides its text.
pub(super) struct Given<'a> {
    pub(super) options: Options,
    pub(super) before: Before<'a>,
    /// What the boards before show of some of the games.
    pub(super) among: &'a [(u64, Among<'a>)],
}

/// The scratch values of one thread.
#[derive(Default)]
pub(super) struct Worker {
    scratch: Scratch,
    game: Game,
    next: Game,
}

impl Worker {
    pub(super) fn part<C: Collector>(
        &mut self,
        (mut reader, text, charset): (Reader<'_>, &[u8], Charset),
        given: Given<'_>,
        collector: &C,
    ) -> Done<C::Part, C::Noted> {
        let Given {
            options,
            before: Before {
                mut carry,
                mut pile,
            },
            among,
        } = given;
        let mut among = among.iter().copied().peekable();
        let mut briefs = Vec::new();
        let mut part = C::Part::default();
        let mut habits = Habits::default();
        let mut tally = Tally::default();
        let mut at = At::default();
        let mut counted = 0;
        let with_scores = collector.compares_scores();
        let regular = is_regular(text);
        let Self {
            scratch,
            game,
            next,
        } = self;
        let (mut game, mut next) = (game, next);
        let mut more = reader.read(game);
        while more {
            // text behind the last game belongs to that game: so the next one is read first
            more = reader.read(next);
            if !more {
                game.faults.extend_from_slice(reader.trailing());
            }
            at.game += 1;
            if let Some(pile) = &mut pile {
                pile.next_game();
            }
            let here = among.next_if(|(game, _)| *game == at.game);
            let here = here.map_or_else(Among::default, |(_, among)| among);
            let record = Record {
                game,
                text,
                charset,
                regular,
            };
            let mut report = |case: &Case<'_>, findings: &mut Findings, grades: &[Grade]| {
                let found = findings.of_board();
                let wanted = collector.wants(case, found);
                if wanted || findings.has_first_seen() {
                    let begin = case.game.span.start as usize;
                    at.line += line_ends(&text[counted..begin]);
                    counted = begin;
                }
                if wanted {
                    collector.board(&mut part, at, case, found);
                }
                tally.count(case, found, grades);
                briefs.extend(Brief::of(case, at.game, with_scores));
                habits.see(findings, |finding| collector.noted(at, case, finding));
            };
            // one board's panic must not lose the run: its game is reported, and everything made anew
            let audit = AssertUnwindSafe(|| {
                let known = (pile.as_ref(), here);
                scratch.audit_with(options, known, record, &carry, &mut report);
            });
            if catch_unwind(audit).is_err() {
                scratch.start_anew();
                scratch.give_up(record, &carry, &mut report);
            }
            carry.absorb(game, text);
            std::mem::swap(&mut game, &mut next);
        }
        Done {
            part,
            habits: habits.count(scratch.findings()),
            tally,
            briefs,
            bytes: text.len() as u64,
            lines: at.line + line_ends(&text[counted..]),
            encoding: if regular {
                Encoding::Ascii
            } else {
                Encoding::of(text)
            },
            carry: carry.detached(text),
            // NUL is a blank, but what begins with it was not written as text: a disk or a transfer left a hole
            stray: !reader.trailing().is_empty() || text.first() == Some(&0),
        }
    }
}
