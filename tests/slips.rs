//! Director's slips as a person uses them: a file read with `--slips`, a form written by `slips`.

use crate::desk::{Desk, REVOKE};
use calamine::Reader as _;
use std::fs;

/// A form as a workbook is read back as the form in text is.
#[test]
fn a_form_as_a_workbook_is_read_back() {
    let desk = Desk::with(&[("friday.pbn", REVOKE)]);
    desk.run("slips friday.pbn -o form.csv").exits(0);
    let ran = desk.run("slips friday.pbn -o form.xlsx").exits(0);
    assert!(ran.err.contains("form.xlsx"), "{ran:?}");
    desk.run("slips friday.pbn --excel -o other").exits(0);
    assert_eq!(
        fs::read(desk.path("form.xlsx")).unwrap(),
        fs::read(desk.path("other")).unwrap()
    );
    let mut book: calamine::Xlsx<_> = calamine::open_workbook(desk.path("form.xlsx")).unwrap();
    let sheet = book.worksheet_range_at(0).unwrap().unwrap();
    let in_book = sheet
        .rows()
        .map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>());
    let text = desk.read("form.csv");
    let mut in_text = csv::ReaderBuilder::new()
        .has_headers(false)
        .from_reader(text.as_bytes());
    let in_text = in_text
        .records()
        .map(|row| row.unwrap().iter().map(str::to_owned).collect::<Vec<_>>());
    assert_eq!(in_book.collect::<Vec<_>>(), in_text.collect::<Vec<_>>());

    let answered = text.replacen("attention,2,N,,,", "attention,2,N,,after-round,", 1);
    assert_ne!(answered, text);
    desk.write("form.csv", &answered);
    answer(&desk.path("form.xlsx"), "after-round");
    for (form, out) in [("form.csv", "csv"), ("form.xlsx", "xlsx")] {
        desk.run(&format!("check friday.pbn -q --slips {form} -o {out}"))
            .exits(0);
    }
    let [one, other] = ["csv", "xlsx"].map(|out| desk.read(&format!("{out}/review.csv")));
    assert_eq!(one, other);
    desk.run("check friday.pbn -q -o bare").exits(0);
    assert_ne!(desk.read("bare/review.csv"), one);
    answer(&desk.path("form.xlsx"), "sometime");
    let ran = desk.run("check friday.pbn --slips form.xlsx").exits(2);
    assert!(ran.err.starts_with("form.xlsx:2:11: "), "{ran:?}");
}

/// The list that a cell offers is that of the kind in its own row, as the sheet of kinds has it.
#[test]
fn a_form_as_a_workbook_offers_the_values_of_each_question() {
    let evening = include_str!("../samples/club-evening.pbn");
    let desk = Desk::with(&[("evening.pbn", evening)]);
    desk.run("slips evening.pbn -o form.xlsx").exits(0);
    let path = desk.path("form.xlsx");
    let rows = crate::desk::book::rows(&path, 0);
    let sheet = crate::desk::book::member(&path, "xl/worksheets/sheet1.xml");
    let mut offered = vec![String::new(); rows.len() + 200];
    for rule in sheet.split("<dataValidation ").skip(1) {
        let between = |begin: &str, end: &str| {
            let rest = rule.split_once(begin).unwrap().1;
            rest.split_once(end).unwrap().0.to_owned()
        };
        let cells = between("sqref=\"", "\"");
        let Some(numbers) = cells.strip_prefix('K') else {
            continue; // another column
        };
        let (first, last) = numbers.split_once(":K").unwrap_or((numbers, numbers));
        let values = between("<formula1>", "</formula1>").replace("&quot;", "");
        let [first, last] = [first, last].map(|it| it.parse::<usize>().unwrap());
        offered[first..=last].fill(values);
    }
    let cell = |row: &[calamine::Data], place: usize| row[place].to_string();
    let kinds = crate::desk::book::rows(&path, 1);
    let values = |kind: &str| {
        let row = kinds.iter().find(|row| cell(row, 0) == kind);
        row.map_or_else(String::new, |row| cell(row, 1).replace(", ", ","))
    };
    assert!(values("attention").starts_with("during-play,"));
    let mut seen = std::collections::BTreeSet::new();
    for (number, row) in (1..).zip(&rows).skip(1) {
        let kind = cell(row, 6);
        let list = offered[number].trim_matches('"');
        assert_eq!(list, values(&kind), "row {number}: {kind}");
        seen.insert(kind);
    }
    assert!(seen.len() > 1, "{seen:?}");
}

/// Writes a value into the first row of a form, as another program does.
fn answer(path: &std::path::Path, value: &str) {
    let mut old: calamine::Xlsx<_> = calamine::open_workbook(path).unwrap();
    let sheet = old.worksheet_range_at(0).unwrap().unwrap();
    let mut book = rust_xlsxwriter::Workbook::new();
    let new = book.add_worksheet();
    for (row, column, cell) in sheet.used_cells() {
        new.write(
            u32::try_from(row).unwrap(),
            u16::try_from(column).unwrap(),
            cell.to_string(),
        )
        .unwrap();
    }
    new.write(1, 10, value).unwrap();
    book.save(path).unwrap();
}
