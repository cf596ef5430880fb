//! Ruling: replays with a revoke, and sound ones, under each edition of the Laws.

#[path = "../tests/support/mod.rs"]
mod support;

use criterion::{Criterion, Throughput};
use pbn_audit::laws::{Facts, LAWS_1997, LAWS_2007, LAWS_2017, rule};
use pbn_audit::replay::{Replay, replay};
use std::hint::black_box;
use support::{DealtBoard, Kind, LineEnd, Writer, stream};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let (_, written) = Writer::new(Kind::Full, LineEnd::CrLf, 1).text(1000);
    let sound: Vec<_> = written.into_iter().map(|written| written.board).collect();
    let (mut revoked, mut rng) = (sound.clone(), stream(1));
    for board in &mut revoked {
        board.revoke(&mut rng);
    }
    rule_on(&mut criterion, "sound", &sound);
    rule_on(&mut criterion, "a revoke on each", &revoked);
    criterion.final_summary();
}

fn rule_on(criterion: &mut Criterion, name: &str, boards: &[DealtBoard]) {
    let replayed = boards.iter().map(|board| {
        let mut replayed = Replay::default();
        replay(&board.setting(), &board.record, &mut replayed);
        (replayed, Facts::of_record(board.declarer))
    });
    let replayed: Vec<_> = replayed.collect();
    let mut group = criterion.benchmark_group(format!("rule/{name}"));
    group.throughput(Throughput::Elements(boards.len() as u64));
    for year in [&LAWS_1997, &LAWS_2007, &LAWS_2017] {
        group.bench_function(format!("{year:?}"), |bencher| {
            bencher.iter(|| {
                for (replay, facts) in &replayed {
                    black_box(rule(year, black_box(replay), facts));
                }
            });
        });
    }
    group.finish();
}
