use super::*;
use crate::audit::Collector;
use crate::checks::{Selection, Severity, Stands};
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
            let mut case = *case;
            case.cross_board.stands = if before.game == 0 {
                Stands::First
            } else {
                Stands::Copy
            };
            reports.collector().board(&mut part, at, &case, &[finding]);
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
