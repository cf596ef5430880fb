//! Writing: the rows of boards that were audited before, into files; boards with a revoke in the tables for the director
//! and on sheets, sound ones in boards.csv.

#[path = "../tests/support/mod.rs"]
mod support;

mod records;

use criterion::{Criterion, Throughput};
use pbn_audit::audit::{self, At, Collector, Options, Reporter, Scratch};
use pbn_audit::board::Carry;
use pbn_audit::checks::{Selection, Severity};
use pbn_audit::pbn::Game;
use pbn_audit::report::{
    Asked, Chosen, Folder, Format, PartRows, Reports, SheetsFor, Shown, Terminal,
};
use pbn_audit::words::Language;
use records::Records;
use std::io::{self, Sink};
use std::path::Path;
use std::time::{Duration, Instant};

fn main() -> io::Result<()> {
    let mut criterion = Criterion::default().configure_from_args();
    let records = Records::new();
    let folder = tempfile::tempdir()?;
    for (name, games, boards, sheets) in [
        ("tables", &records.revoked, false, SheetsFor::None),
        (
            "tables and sheets",
            &records.revoked,
            false,
            SheetsFor::Review,
        ),
        ("boards.csv", &records.sound, true, SheetsFor::None),
    ] {
        let mut reports = reports(folder.path(), boards, sheets)?;
        write(&mut criterion, name, (&records, games), &mut reports);
    }
    criterion.final_summary();
    Ok(())
}

fn reports(folder: &Path, boards: bool, sheets: SheetsFor) -> io::Result<Reports<Sink>> {
    let shown = Shown {
        selection: Selection::default(),
        least: Severity::Note,
        least_in_full: Severity::Note,
        language: Language::English,
    };
    let chosen = Chosen {
        boards,
        ..Chosen::default()
    };
    let folder =
        Folder::create(folder, chosen, None, true)?.with_sheets(sheets, Language::English)?;
    let terminal = Terminal::new(io::sink(), Format::Concise, Language::English);
    let asked = Asked {
        copies_among: Some(audit::Records::OfNone), // the same boards are written again and again
        ..Asked::default()
    };
    Ok(Reports::new(shown, terminal, Some(folder), None, asked))
}

fn write(
    criterion: &mut Criterion,
    name: &str,
    (records, games): (&Records, &[Game]),
    reports: &mut Reports<Sink>,
) {
    let (mut scratch, collector) = (Scratch::default(), reports.collector());
    let mut group = criterion.benchmark_group("write");
    group.throughput(Throughput::Elements(games.len() as u64));
    group.bench_function(name, |bencher| {
        bencher.iter_custom(|times| {
            let mut spent = Duration::ZERO;
            for _ in 0..times {
                let (mut part, mut at) = (PartRows::default(), At::default());
                for game in games {
                    at.game += 1;
                    let (options, carry) = (Options::default(), Carry::default());
                    scratch.audit(&options, records.record(game), &carry, |case, found| {
                        let start = Instant::now();
                        collector.board(&mut part, at, case, found);
                        spent += start.elapsed();
                    });
                }
                let start = Instant::now();
                reports
                    .part("bench.pbn", At::default(), part)
                    .expect("a folder that can be written to");
                spent += start.elapsed();
            }
            spent
        });
    });
    group.finish();
}
