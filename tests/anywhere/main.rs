//! The library on a system that has no files, no threads and no clock, such as wasm32-unknown-unknown: it audits what is in
//! memory on the thread that asks, packed or not. What is not so ends the program.

use pbn_audit::{Audit, Report};

const EVENING: &str = include_str!("../../samples/club-evening.pbn");

/// The same, packed in every way.
const PACKED: [(&str, &[u8]); 3] = [
    ("evening.pbn.gz", include_bytes!("evening.pbn.gz")),
    ("evening.pbn.zst", FRAME),
    ("evening.zip", include_bytes!("evening.zip")),
];

/// A frame of Zstandard with a checksum.
const FRAME: &[u8] = include_bytes!("evening.pbn.zst");
/// A frame without text.
const EMPTY: &[u8] = b"\x50\x2a\x4d\x18\x02\0\0\0xx";

fn main() {
    let audit = Audit::new();
    let told = |report: &Report| {
        let findings = report.findings();
        let told = findings.map(|it| (it.code, it.line, it.message.clone()));
        told.collect::<Vec<_>>()
    };
    let plain = audit.str(EVENING).expect("a run");
    assert!(plain.boards.len() > 5, "{plain:?}");
    for (name, bytes) in PACKED {
        let report = audit.files([(name, bytes)]).expect("a run");
        assert!(report.boards[0].file.starts_with("evening"), "{report:?}");
        assert_eq!(told(&report), told(&plain), "{name}");
    }
    let of = |frames: &[&[u8]]| {
        audit
            .files([("evening.zst", frames.concat())])
            .expect("a run")
    };
    assert_eq!(told(&of(&[EMPTY, FRAME])), told(&plain));
    let twice = of(&[FRAME, EMPTY, FRAME]).summary;
    assert_eq!(twice.totals.games, 2 * plain.summary.totals.games);
    let (end, begun) = (FRAME.len() - 1, &FRAME[..5]);
    for frames in [
        &[&FRAME[..end], b"x"][..],
        &[&FRAME[..end]],
        &[begun],
        &[FRAME, &EMPTY[..9]],
    ] {
        assert_eq!(
            of(frames).summary.unread.len(),
            1,
            "what is damaged is said"
        );
    }
    // a second file with the same boards holds copies of the first
    let files = [("first.pbn", EVENING), ("second.pbn", EVENING)];
    let files = files.map(|(name, text)| (name, text.as_bytes()));
    let both = audit.files(files).expect("a run");
    assert_eq!(both.summary.totals.games, 2 * plain.summary.totals.games);
}
