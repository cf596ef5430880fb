//! Which test holds which column.

use crate::desk::files_below;
use crate::support::cells;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Tables, each with a test and the columns whose values it works out. A test of this folder holds just these columns.
const HELD: &str = include_str!("held.txt");

/// The columns of a table that a test of this folder compares one by one.
pub(crate) fn columns(table: &str, test: &str) -> impl Iterator<Item = &'static str> {
    let held = cells(HELD).filter(move |[of, by, _]| [*of, *by] == [table, test]);
    let columns: Vec<_> = held
        .flat_map(|[_, _, columns]| columns.split(' '))
        .collect();
    columns.into_iter()
}

#[test]
fn every_column_is_held_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let package = fs::read_to_string(root.join("src/report/datapackage.txt")).unwrap();
    let there = package.lines().skip(1).map(|line| {
        let mut words = line.split(' ');
        (words.next().unwrap(), words.next().unwrap())
    });
    let there: BTreeSet<_> = there.collect();
    let held =
        cells(HELD).flat_map(|[table, _, columns]| columns.split(' ').map(move |it| (table, it)));
    let held: Vec<_> = held.collect();
    let unheld: Vec<_> = there.iter().filter(|it| !held.contains(it)).collect();
    assert!(
        unheld.is_empty(),
        "no test works these columns out: {unheld:?}"
    );
    let gone: Vec<_> = held.iter().filter(|it| !there.contains(it)).collect();
    assert!(gone.is_empty(), "there are no such columns: {gone:?}");
    // the source of every test and session, without commas
    let sources = files_below(&root.join("tests"), &["rs", "txt"]).into_iter();
    let sources = sources.map(|path| fs::read_to_string(path).unwrap().replace(',', ""));
    let text: String = sources.collect();
    for [table, test, _] in cells(HELD) {
        let session = format!("== {}", test.replace('_', " "));
        let is_there = text.contains(&format!("fn {test}(")) || text.contains(&session);
        assert!(is_there, "{table}: no test {test}");
    }
}
