//! The steps of an audit in memory, each for the same boards: reading, replaying, ruling, and the whole without input and
//! output.

use crate::support::{DealtBoard, Kind, LineEnd, Writer, stream};
use pbn_audit::audit::{Options, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::laws::{Facts, LAWS_2017, rule};
use pbn_audit::pbn::{Game, Reader};
use pbn_audit::replay::{Replay, replay};
use pbn_audit::source::Charset;
use std::hint::black_box;

/// Boards in each of them.
pub(crate) const BOARDS: usize = 200;

/// The steps by name.
pub(crate) const STEPS: [(&str, fn()); 4] = [
    ("read", read),
    ("replay", replays),
    ("rule", rulings),
    ("audit", audits),
];

/// The second round of a step is what is counted: in the first the scratch values grow.
fn second_round(mut work: impl FnMut()) {
    work();
    measured(&mut work);
}

/// What valgrind looks for by its name.
#[inline(never)]
pub(crate) fn measured(work: &mut dyn FnMut()) {
    work();
}

fn text() -> Vec<u8> {
    Writer::new(Kind::Full, LineEnd::CrLf, 1).text(BOARDS).0
}

fn boards() -> Vec<DealtBoard> {
    let (_, written) = Writer::new(Kind::Full, LineEnd::CrLf, 1).text(BOARDS);
    written.into_iter().map(|written| written.board).collect()
}

fn read() {
    let (text, mut game) = (text(), Game::default());
    second_round(|| {
        let mut reader = Reader::new(black_box(&text));
        while reader.read(&mut game) {
            black_box(&game);
        }
    });
}

fn replays() {
    let (boards, mut scratch) = (boards(), Replay::default());
    second_round(|| {
        for board in &boards {
            replay(&board.setting(), black_box(&board.record), &mut scratch);
            black_box(&scratch);
        }
    });
}

fn rulings() {
    let (mut boards, mut rng) = (boards(), stream(1));
    for board in &mut boards {
        board.revoke(&mut rng);
    }
    let replayed = boards.iter().map(|board| {
        let mut replayed = Replay::default();
        replay(&board.setting(), &board.record, &mut replayed);
        (replayed, Facts::of_record(board.declarer))
    });
    let replayed: Vec<_> = replayed.collect();
    second_round(|| {
        for (replay, facts) in &replayed {
            black_box(rule(&LAWS_2017, black_box(replay), facts));
        }
    });
}

fn audits() {
    let (text, options) = (text(), Options::default());
    let (mut game, mut scratch) = (Game::default(), Scratch::default());
    second_round(|| {
        let (mut reader, mut carry) = (Reader::new(black_box(&text)), Carry::default());
        while reader.read(&mut game) {
            let record = (&game, &text[..], Charset::Unstated);
            scratch.audit(&options, record, &carry, |_, findings| {
                black_box(findings);
            });
            carry.absorb(&game, &text);
        }
    });
}
