//! Replaying: a deal and its cards into tricks and irregularities. Bytes are those of the text that the boards were
//! written as, so that the figures can be held against those of reading.

#[path = "../tests/support/mod.rs"]
mod support;

use criterion::{Criterion, Throughput};
use pbn_audit::replay::{Replay, replay};
use std::hint::black_box;
use support::{Kind, LineEnd, Writer, stream};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    sound_and_damaged(&mut criterion);
    criterion.final_summary();
}

fn sound_and_damaged(criterion: &mut Criterion) {
    let (text, written) = Writer::new(Kind::Full, LineEnd::CrLf, 1).bytes(2_000_000);
    let sound: Vec<_> = written.into_iter().map(|written| written.board).collect();
    let mut group = criterion.benchmark_group("replay");
    group.throughput(Throughput::Bytes(text.len() as u64));
    for damage in ["none", "play order", "exchange", "hole"] {
        let mut rng = stream(1);
        let mut boards = sound.clone();
        for board in &mut boards {
            match damage {
                "play order" => drop(board.write_in_play_order()),
                "exchange" => drop(board.exchange(&mut rng)),
                "hole" => drop(board.hide(&mut rng)),
                _ => (),
            }
        }
        group.bench_function(damage, |bencher| {
            let mut scratch = Replay::default();
            bencher.iter(|| {
                for board in &boards {
                    replay(&board.setting(), black_box(&board.record), &mut scratch);
                    black_box(&scratch);
                }
            });
        });
    }
    group.finish();
}
