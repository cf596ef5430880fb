//! Checking: every check on boards that were replayed and ruled on before; sound ones, and boards with a revoke.

#[path = "../tests/support/mod.rs"]
mod support;

mod records;

use criterion::{Criterion, Throughput};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::checks::{self, Findings};
use pbn_audit::pbn::Game;
use records::Records;
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    let records = Records::new();
    check(&mut criterion, "sound", &records, &records.sound);
    check(
        &mut criterion,
        "a revoke on each",
        &records,
        &records.revoked,
    );
    criterion.final_summary();
}

fn check(criterion: &mut Criterion, name: &str, records: &Records, games: &[Game]) {
    let (mut scratch, mut findings) = (Scratch::default(), Findings::default());
    let mut group = criterion.benchmark_group("check");
    group.throughput(Throughput::Elements(games.len() as u64));
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|times| {
            let mut spent = Duration::ZERO;
            for game in games {
                let (options, carry) = (Options::default(), Carry::default());
                scratch.rule(&options, records.record(game), &carry, |pbn| {
                    let start = Instant::now();
                    for _ in 0..times {
                        checks::run(black_box(pbn), &mut findings);
                    }
                    spent += start.elapsed();
                });
            }
            spent
        });
    });
    group.finish();
}
