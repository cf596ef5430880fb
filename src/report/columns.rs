//! What stands in the columns of the tables: the one source of the types in Parquet, in JSON and in datapackage.json.
//!
//! The names and their order are those of the row of a table; what kind of value a name stands for is the same in every table.

use super::earlier::EarlierRow;
use super::glossary::GLOSSARY;
use super::review::Review;
use super::row::{Row, header};
use std::io;

/// What the values of a column are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Text, or a word of a list.
    Text,
    /// A date, as far as it is known: year, year and month, or all of it.
    Date,
    /// A whole number.
    Whole,
    /// A number with two decimals.
    Decimal,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Column {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// What is counted, where it is a number of something.
    pub(super) unit: Option<&'static str>,
}

/// The columns of a table, in their order.
pub(super) fn columns<R: Row>() -> io::Result<Vec<Column>> {
    let header = header::<R>()?;
    let names = header.split(|byte| *byte == b',');
    Ok(names
        .map(|name| column(&String::from_utf8_lossy(name)))
        .collect())
}

fn column(name: &str) -> Column {
    let known = NUMBERS.iter().find(|(known, ..)| *known == name);
    let (kind, unit) = match known {
        Some((_, kind, unit)) => (*kind, Some(*unit).filter(|it| !it.is_empty())),
        None if name == "date" => (Kind::Date, None),
        None => (Kind::Text, None),
    };
    Column {
        name: name.to_owned(),
        kind,
        unit,
    }
}

/// The columns that hold numbers, each with its unit. All others hold text, apart from `date`.
const NUMBERS: [(&str, Kind, &str); 54] = [
    ("boards", Kind::Whole, "boards"),
    ("bytes", Kind::Whole, "bytes"),
    ("cards_before", Kind::Whole, "cards"),
    ("column", Kind::Whole, ""),
    ("demand_max", Kind::Whole, "tricks"),
    ("demand_min", Kind::Whole, "tricks"),
    ("difference", Kind::Decimal, "points_unit"),
    ("established_trick", Kind::Whole, ""),
    ("evidence_trick", Kind::Whole, ""),
    ("faults", Kind::Whole, "findings"),
    ("files", Kind::Whole, "files"),
    ("findings", Kind::Whole, "findings"),
    ("game", Kind::Whole, ""),
    ("games", Kind::Whole, "boards"),
    ("games_audited", Kind::Whole, "boards"),
    ("games_not_auditable", Kind::Whole, "boards"),
    ("games_with_play", Kind::Whole, "boards"),
    ("games_without_play", Kind::Whole, "boards"),
    ("held", Kind::Whole, "cards"),
    ("later_tricks_max", Kind::Whole, "tricks"),
    ("later_tricks_min", Kind::Whole, "tricks"),
    ("line", Kind::Whole, ""),
    ("percent_after", Kind::Decimal, "percent"),
    ("percent_before", Kind::Decimal, "percent"),
    ("points_after", Kind::Decimal, "points_unit"),
    ("points_before", Kind::Decimal, "points_unit"),
    ("priority", Kind::Whole, ""),
    ("records", Kind::Whole, "records"),
    ("revoke", Kind::Whole, ""),
    ("revoke_comments", Kind::Whole, "comments"),
    ("revokes", Kind::Whole, "revokes"),
    ("score_adjusted_max", Kind::Whole, "points"),
    ("score_adjusted_min", Kind::Whole, "points"),
    ("score_after", Kind::Whole, "points"),
    ("score_before", Kind::Whole, "points"),
    ("score_played", Kind::Whole, "points"),
    ("score_stated", Kind::Whole, "points"),
    ("tables", Kind::Whole, "tables"),
    ("times", Kind::Whole, ""),
    ("transfer_max", Kind::Whole, "tricks"),
    ("transfer_min", Kind::Whole, "tricks"),
    ("trick", Kind::Whole, ""),
    ("tricks", Kind::Whole, "tricks"),
    ("tricks_adjusted_max", Kind::Whole, "tricks"),
    ("tricks_adjusted_min", Kind::Whole, "tricks"),
    ("tricks_double_dummy", Kind::Whole, "tricks"),
    ("tricks_double_dummy_deal", Kind::Whole, "tricks"),
    ("tricks_played", Kind::Whole, "tricks"),
    ("tricks_recorded", Kind::Whole, "tricks"),
    ("tricks_stated", Kind::Whole, "tricks"),
    ("turn", Kind::Whole, ""),
    ("turns_judged", Kind::Whole, "turns"),
    ("turns_to_follow", Kind::Whole, "turns"),
    ("year", Kind::Whole, ""),
];

/// What `explain` says of a column of a table, in one line.
pub(super) fn meaning(table: &str, column: &str) -> Option<String> {
    let own = if table == EarlierRow::FILE {
        <Review>::FILE // it has the same columns
    } else {
        table
    };
    let titles = [format!("# {own}\n"), "# tables\n".to_owned()];
    let texts = titles
        .iter()
        .filter_map(|title| GLOSSARY.iter().find(|text| text.starts_with(title)));
    let mut sections = texts.flat_map(|text| text.split("\n## ").skip(1));
    let is_of = |section: &&str| {
        let names = section.lines().next().unwrap_or_default();
        names.split(", ").any(|name| name == column)
    };
    let section = sections.find(is_of)?;
    let words = section.lines().skip(1).flat_map(str::split_whitespace);
    Some(words.collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::super::datapackage::tables;
    use super::*;

    #[test]
    fn every_number_is_in_a_table_and_every_column_is_explained() {
        let tables = tables().unwrap();
        let all = || tables.iter().flat_map(|table| &table.columns);
        assert!(NUMBERS.is_sorted_by_key(|(name, ..)| name));
        for (name, kind, _) in NUMBERS {
            assert!(all().any(|it| it.name == name && it.kind == kind), "{name}");
        }
        for table in &tables {
            for column in &table.columns {
                let text = meaning(&table.file, &column.name).unwrap_or_default();
                assert!(text.len() > 10, "{} {}", table.file, column.name);
            }
        }
    }
}
