//! Reading in memory: bytes into games, and games into boards.

#[path = "../tests/support/mod.rs"]
mod support;

use criterion::{Criterion, Throughput};
use pbn_audit::board::{self, Board, Carry};
use pbn_audit::pbn::{Game, Reader};
use std::hint::black_box;
use support::{Kind, LineEnd, Writer};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    for kind in Kind::ALL {
        read(&mut criterion, kind);
    }
    criterion.final_summary();
}

fn read(criterion: &mut Criterion, kind: Kind) {
    let (text, written) = Writer::new(kind, LineEnd::CrLf, 1).bytes(4_000_000);
    let mut group = criterion.benchmark_group(format!("read/{kind:?}"));
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("games", |bencher| {
        let mut game = Game::default();
        bencher.iter(|| {
            let mut reader = Reader::new(black_box(&text));
            let mut games = 0;
            while reader.read(&mut game) {
                games += 1;
            }
            assert_eq!(games, written.len());
        });
    });
    group.bench_function("boards", |bencher| {
        let (mut game, mut board) = (Game::default(), Board::default());
        bencher.iter(|| {
            let (mut reader, mut carry) = (Reader::new(black_box(&text)), Carry::default());
            while reader.read(&mut game) {
                board::read(&game, &text, &carry, &mut board);
                carry.absorb(&game, &text);
                black_box(&board);
            }
        });
    });
    group.finish();
}
