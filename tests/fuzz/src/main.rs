//! What is tried on each text; `PBN_AUDIT_FUZZ` chooses. A panic ends the run, even one that the audit would survive.

#![no_main]

#[path = "../../both_paths/mod.rs"]
mod both_paths;

use libfuzzer_sys::fuzz_target;
use pbn_audit::audit::Slips;
use pbn_audit::carrier::Carrier;
use pbn_audit::lin;
use pbn_audit::report::Decisions;
use pbn_audit::source::{Charset, line_ends};
use pbn_audit::{Audit, Report};
use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;
use tempfile::TempDir;

static TARGET: LazyLock<fn(&[u8])> = LazyLock::new(|| {
    let name = std::env::var("PBN_AUDIT_FUZZ").unwrap_or_default();
    match &*name {
        "findings" => findings,
        "paths" => paths,
        "slips" => slips,
        "reviews" => reviews,
        "archives" => archives,
        "rewritten" => rewritten,
        "links" => links,
        "pages" => pages,
        "usebio" => usebio,
        _ => panic!(
            "PBN_AUDIT_FUZZ: findings, paths, slips, reviews, archives, rewritten, links, pages or usebio"
        ),
    }
});

fuzz_target!(|bytes: &[u8]| TARGET(bytes));

fn audited(bytes: &[u8]) -> Report {
    Audit::new().bytes(bytes).expect("nothing is written")
}

/// PBN and LIN to findings: each board is counted once, whatever it is.
fn findings(bytes: &[u8]) {
    let report = audited(bytes);
    assert!(report.boards.len() as u64 <= report.summary.totals.games);
}

/// The fast path against the grammar.
fn paths(bytes: &[u8]) {
    both_paths::read_alike(bytes, "a text");
}

/// Links in a text and on a page.
fn links(bytes: &[u8]) {
    for markup in [false, true] {
        let (charset, column) = (Charset::Unstated, 1);
        carried(
            Carrier::Links {
                markup,
                charset,
                column,
            },
            bytes,
        );
    }
}

/// PBN with entities on a page: the boards of a file of its own, with the same headlines.
fn pages(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!("<pre>\n{text}</pre>");
    let found = Carrier::of(page.as_bytes()).and_then(|it| it.pbn_in(page.as_bytes()));
    if found == Some(("<pre>\n".len(), None)) {
        let [own, on_page] = [bytes, page.as_bytes()].map(|it| {
            let boards = audited(it).boards.into_iter();
            let boards = boards.map(|it| (it.contract, it.declarer, it.deal, it.headline));
            boards.collect::<Vec<_>>()
        });
        assert_eq!(own, on_page);
    } else {
        audited(page.as_bytes());
    }
}

/// USEBIO.
fn usebio(bytes: &[u8]) {
    carried(Carrier::Usebio(Charset::Unstated), bytes);
}

/// What is carried is one chain with as many boards as are counted, each at a place of the text.
fn carried(carrier: Carrier, bytes: &[u8]) {
    let carried = carrier.read(bytes);
    let (chain, places) = carried.chain();
    let lines = line_ends(bytes) + 1;
    let games: Vec<_> = lin::games(chain).collect();
    assert_eq!(games.len(), carried.boards);
    for game in games {
        let place = places
            .place(game.span.start as usize)
            .expect("each has one");
        assert!((1..=lines).contains(&place.line));
    }
    audited(chain);
}

/// A file of slips, on a board with a revoke.
fn slips(bytes: &[u8]) {
    if let Ok(slips) = Slips::parse("slips.csv", bytes) {
        let text = include_str!("../../../src/checks/examples/revoke.pbn");
        Audit::new()
            .slips(slips)
            .str(text)
            .expect("nothing is written");
    }
}

/// A review file: no row of it has two decisions, and each has a line.
fn reviews(bytes: &[u8]) {
    if let Ok(read) = Decisions::parse("review.csv", bytes) {
        assert!(read.boards.iter().all(|it| it.row > 0));
    }
}

/// A zip archive, gzip or Zstandard.
fn archives(bytes: &[u8]) {
    static DESK: LazyLock<(TempDir, PathBuf)> = LazyLock::new(|| {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("season.zip");
        (folder, path)
    });
    let path = &DESK.1;
    fs::write(path, bytes).expect("a file");
    Audit::new()
        .threads(1)
        .paths([path])
        .expect("nothing is written");
}

/// Blank lines behind a text, and other line ends, change no revoke.
fn rewritten(bytes: &[u8]) {
    if bytes.contains(&b'\r') {
        return;
    }
    let crlf: Vec<u8> = bytes
        .iter()
        .flat_map(|byte| match byte {
            b'\n' => b"\r\n".to_vec(),
            byte => vec![*byte],
        })
        .collect();
    let revokes = |bytes: &[u8]| audited(bytes).summary.totals.revokes;
    let due = revokes(bytes);
    assert_eq!(revokes(&[bytes, b"\n\n"].concat()), due);
    assert_eq!(revokes(&crlf), due);
}
