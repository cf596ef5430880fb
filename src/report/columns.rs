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
    /// A number with decimals.
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
        .map(|name| column(R::FILE, &String::from_utf8_lossy(name)))
        .collect())
}

/// A column of a table.
pub(super) fn column(table: &str, name: &str) -> Column {
    let counted = COUNTED.iter().filter(|_| table == "stats.csv");
    let mut numbers = counted.chain(&NUMBERS);
    let known = numbers.find(|(known, ..)| *known == name);
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
const NUMBERS: [(&str, Kind, &str); 93] = [
    ("a_per_1000", Kind::Decimal, "findings"),
    ("boards", Kind::Whole, "boards"),
    ("boards_clean", Kind::Whole, "boards"),
    ("bytes", Kind::Whole, "bytes"),
    ("c_per_1000", Kind::Decimal, "findings"),
    ("cards_before", Kind::Whole, "cards"),
    ("claims", Kind::Whole, "records"),
    ("column", Kind::Whole, ""),
    ("copies", Kind::Whole, "records"),
    ("d_per_1000", Kind::Decimal, "findings"),
    ("deal_fits", Kind::Whole, "records"),
    ("demand_max", Kind::Whole, "tricks"),
    ("demand_min", Kind::Whole, "tricks"),
    ("difference", Kind::Decimal, "points_unit"),
    ("due_not_applied", Kind::Whole, "revokes"),
    ("established_trick", Kind::Whole, ""),
    ("evidence_trick", Kind::Whole, ""),
    ("exact_high", Kind::Decimal, ""),
    ("exact_low", Kind::Decimal, ""),
    ("exempt", Kind::Whole, "revokes"),
    ("expected", Kind::Decimal, ""),
    ("faults", Kind::Whole, "findings"),
    ("faulty", Kind::Whole, "boards"),
    ("files", Kind::Whole, "files"),
    ("findings", Kind::Whole, "findings"),
    ("full_play", Kind::Whole, "records"),
    ("funnel_high", Kind::Decimal, "boards"),
    ("funnel_high_95", Kind::Decimal, "boards"),
    ("funnel_low", Kind::Decimal, "boards"),
    ("funnel_low_95", Kind::Decimal, "boards"),
    ("game", Kind::Whole, ""),
    ("games", Kind::Whole, "boards"),
    ("games_audited", Kind::Whole, "boards"),
    ("games_not_auditable", Kind::Whole, "boards"),
    ("games_with_play", Kind::Whole, "boards"),
    ("games_without_play", Kind::Whole, "boards"),
    ("held", Kind::Whole, "cards"),
    ("high", Kind::Decimal, ""),
    ("later_tricks_max", Kind::Whole, "tricks"),
    ("later_tricks_min", Kind::Whole, "tricks"),
    ("line", Kind::Whole, ""),
    ("low", Kind::Decimal, ""),
    ("p_per_1000", Kind::Decimal, "findings"),
    ("percent_after", Kind::Decimal, "percent"),
    ("percent_before", Kind::Decimal, "percent"),
    ("points_after", Kind::Decimal, "points_unit"),
    ("points_before", Kind::Decimal, "points_unit"),
    ("priority", Kind::Whole, ""),
    ("rate", Kind::Decimal, ""),
    ("ratio", Kind::Decimal, ""),
    ("ratio_high", Kind::Decimal, ""),
    ("ratio_low", Kind::Decimal, ""),
    ("records", Kind::Whole, "records"),
    ("results_differ", Kind::Whole, "records"),
    ("revoke", Kind::Whole, ""),
    ("revoke_comments", Kind::Whole, "comments"),
    ("revokes", Kind::Whole, "revokes"),
    ("revokes_certain", Kind::Whole, "revokes"),
    ("revokes_doubtful", Kind::Whole, "revokes"),
    ("revokes_likely", Kind::Whole, "revokes"),
    ("s_per_1000", Kind::Decimal, "findings"),
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
    ("tricks_1997_max", Kind::Whole, "tricks"),
    ("tricks_1997_min", Kind::Whole, "tricks"),
    ("tricks_2007_max", Kind::Whole, "tricks"),
    ("tricks_2007_min", Kind::Whole, "tricks"),
    ("tricks_2017_max", Kind::Whole, "tricks"),
    ("tricks_2017_min", Kind::Whole, "tricks"),
    ("tricks_adjusted_max", Kind::Whole, "tricks"),
    ("tricks_adjusted_min", Kind::Whole, "tricks"),
    ("tricks_double_dummy", Kind::Whole, "tricks"),
    ("tricks_double_dummy_deal", Kind::Whole, "tricks"),
    ("tricks_played", Kind::Whole, "tricks"),
    ("tricks_recorded", Kind::Whole, "tricks"),
    ("tricks_stated", Kind::Whole, "tricks"),
    ("turn", Kind::Whole, ""),
    ("turns", Kind::Whole, "turns"),
    ("turns_judged", Kind::Whole, "turns"),
    ("turns_to_follow", Kind::Whole, "turns"),
    ("whole_deal", Kind::Whole, "records"),
    ("with_play", Kind::Whole, "records"),
    ("year", Kind::Whole, ""),
];

/// Columns that hold numbers in stats.csv, and words in other tables.
const COUNTED: [(&str, Kind, &str); 2] = [
    ("equity", Kind::Whole, "revokes"),
    ("established", Kind::Whole, "revokes"),
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
    use super::super::datapackage::tests::all_tables;
    use super::*;

    #[test]
    fn every_number_is_in_a_table_and_every_column_is_explained() {
        let tables = all_tables();
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
