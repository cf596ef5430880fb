//! The whole audit of a text in memory, on one thread: reading, replaying, ruling and checking, nothing written.

#[path = "../tests/support/mod.rs"]
mod support;

use criterion::{Criterion, Throughput};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::pbn::{Game, Reader};
use pbn_audit::source::Charset;
use std::hint::black_box;
use support::{Kind, LineEnd, Writer};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for kind in Kind::ALL {
        audit(&mut criterion, kind);
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
                scratch.audit(&options, record, &carry, |_, findings, _| {
                    found += findings.len();
                });
                carry.absorb(&game, &text);
            }
            found
        });
    });
    group.finish();
}
