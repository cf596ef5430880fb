use super::*;
use crate::audit::Collector;
use crate::checks::{Selection, Severity};
use crate::report::fixture::{CHECK, Record, with_case};
use crate::report::terminal::text::Format;

fn reports(least: Severity, out: &mut Vec<u8>) -> Reports<&mut Vec<u8>> {
    let shown = Shown {
        selection: Selection::default(),
        least,
        least_in_full: Severity::Note,
        language: Language::English,
    };
    Reports::new(
        shown,
        Terminal::new(out, Format::JsonLines, Language::English),
        None,
        None,
    )
}

#[test]
fn a_clean_board_is_not_asked_for() {
    let mut out = Vec::new();
    let reports = reports(Severity::Note, &mut out);
    let clean = Record {
        play: "",
        ..Record::default()
    };
    with_case(&clean, |case, _| {
        assert!(!reports.collector().wants(case, &[]));
    });
    with_case(&Record::default(), |case, _| {
        assert!(reports.collector().wants(case, &[]));
    });
}

#[test]
fn lines_and_games_count_on_from_part_to_part() {
    let mut out = Vec::new();
    let mut reports = reports(Severity::Note, &mut out);
    for before in [At { game: 0, line: 0 }, At { game: 7, line: 300 }] {
        let mut part = PartRows::default();
        with_case(&Record::default(), |case, at| {
            let finding = Finding::new(&CHECK, case.record.span(), "made up");
            reports.collector().board(&mut part, at, case, &[finding]);
        });
        reports.part("a.pbn", before, part).unwrap();
    }
    assert_eq!(reports.counts().priorities, [1, 0, 0]); // the second is a copy
    let text = String::from_utf8(out).unwrap();
    let rows: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let places = rows
        .iter()
        .map(|row| (row["line"].as_u64(), row["game"].as_u64()));
    assert_eq!(
        places.collect::<Vec<_>>(),
        [(Some(1), Some(1)), (Some(301), Some(8))]
    );
    assert_eq!(
        rows[1]["id"].as_str().unwrap(),
        format!("{}-2", rows[0]["id"].as_str().unwrap())
    );
}

#[test]
fn boards_that_are_reported_again_stand_in_the_order_of_their_games() {
    let mut out = Vec::new();
    let mut reports = reports(Severity::Note, &mut out);
    let collector = reports.collector();
    let (mut part, mut tables) = (PartRows::default(), PartRows::default());
    let in_folder = RowCollector {
        folder: true,
        ..collector.clone()
    };
    with_case(&Record::default(), |case, at| {
        let report = |parts: [&mut PartRows; 2], game, words: &[&str]| {
            let finding = |words: &&str| Finding::new(&CHECK, case.record.span(), *words);
            let findings: Vec<_> = words.iter().map(finding).collect();
            for (collector, part) in [&collector, &in_folder].into_iter().zip(parts) {
                collector.board(part, At { game, ..at }, case, &findings);
            }
        };
        report([&mut part, &mut tables], 1, &["one"]);
        report([&mut part, &mut tables], 2, &["guess", "another guess"]);
        report([&mut part, &mut tables], 4, &["four", "four"]);
        assert!(collector.take_back(&mut part, &[2, 3]));
        assert!(in_folder.take_back(&mut tables, &[2, 3]));
        report([&mut part, &mut tables], 2, &["two"]);
        report([&mut part, &mut tables], 3, &["three", "three"]);
    });
    collector.put_in_order(&mut part);
    in_folder.put_in_order(&mut tables);
    let games: Vec<_> = tables.boards.iter().map(|board| board.game).collect();
    assert_eq!(games, [1, 2, 3, 4]);
    reports.part("a.pbn", At::default(), part).unwrap();
    let text = String::from_utf8(out).unwrap();
    let rows = text.lines().map(|line| {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        (row["game"].as_u64().unwrap(), row["message"].to_string())
    });
    let rows: Vec<_> = rows.collect();
    let words = ["one", "two", "three", "three", "four", "four"];
    let expected = [1, 2, 3, 3, 4, 4].into_iter().zip(words);
    assert_eq!(
        rows,
        expected
            .map(|(game, it)| (game, format!("{it:?}")))
            .collect::<Vec<_>>()
    );
}

#[test]
fn what_is_not_asked_for_is_counted() {
    let mut out = Vec::new();
    let mut reports = reports(Severity::Error, &mut out);
    let mut part = PartRows::default();
    with_case(&Record::default(), |case, at| {
        reports.collector().board(
            &mut part,
            at,
            case,
            &[Finding::new(&CHECK, case.record.span(), "a warning")],
        );
    });
    reports.part("a.pbn", At::default(), part).unwrap();
    assert_eq!(reports.counts().hidden, 1);
    assert!(out.is_empty());
}
