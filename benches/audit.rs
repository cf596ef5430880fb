//! The whole audit of a text in memory, on one thread: reading, replaying, ruling and checking, nothing written. And the
//! same up to the rulings.

#[path = "../tests/support/mod.rs"]
mod support;

use criterion::{Criterion, Throughput};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::{self, Board, Carry, Premises};
use pbn_audit::diagnosis::{Diagnosis, Witnesses, diagnose};
use pbn_audit::laws::{self, Facts, LAWS_2017};
use pbn_audit::pbn::{Game, Reader};
use pbn_audit::replay::{Replay, Setting, replay};
use pbn_audit::source::Charset;
use std::hint::black_box;
use support::{Kind, LineEnd, Writer};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for kind in Kind::ALL {
        audit(&mut criterion, kind);
        rule(&mut criterion, kind);
    }
    criterion.final_summary();
}

fn audit(criterion: &mut Criterion, kind: Kind) {
    let (text, _) = Writer::new(kind, LineEnd::CrLf, 1).bytes(4_000_000);
    let options = Options::default();
    let mut group = criterion.benchmark_group("audit");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function(format!("{kind:?}"), |bencher| {
        let (mut game, mut scratch) = (Game::default(), Scratch::default());
        bencher.iter(|| {
            let (mut reader, mut carry) = (Reader::new(black_box(&text)), Carry::default());
            let mut found = 0;
            while reader.read(&mut game) {
                let record = (&game, &text[..], Charset::Unstated);
                scratch.audit(&options, record, &carry, |_, findings| {
                    found += findings.len();
                });
                carry.absorb(&game, &text);
            }
            found
        });
    });
    group.finish();
}

/// Reading, replaying and ruling: without checks, evidence and slips.
fn rule(criterion: &mut Criterion, kind: Kind) {
    let (text, _) = Writer::new(kind, LineEnd::CrLf, 1).bytes(4_000_000);
    let edition = &LAWS_2017;
    let mut group = criterion.benchmark_group("rule");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function(format!("{kind:?}"), |bencher| {
        let (mut game, mut board, mut replayed) =
            (Game::default(), Board::default(), Replay::default());
        let mut diagnosis = Diagnosis::default();
        bencher.iter(|| {
            let (mut reader, mut carry) = (Reader::new(black_box(&text)), Carry::default());
            while reader.read(&mut game) {
                board::read(&game, &text, &carry, &mut board);
                carry.absorb(&game, &text);
                let premises = Premises::of(&board);
                let Ok(table) = premises.table() else {
                    continue;
                };
                let setting = Setting {
                    deal: board.deal.value().copied(),
                    trump: table.strain.suit(),
                    leader: table.leader,
                };
                replay(&setting, &board.play.table, &mut replayed);
                let mut facts = Facts::of_record(table.declarer);
                facts.stated = premises.final_result();
                diagnose(
                    (&setting, &board.play.table),
                    &mut replayed,
                    Witnesses::of_cards(table.declarer),
                    &mut diagnosis,
                );
                let grades = &diagnosis.grades;
                facts.grades[..grades.len()].copy_from_slice(grades);
                black_box(laws::rule(edition, &replayed, &facts));
            }
        });
    });
    group.finish();
}
