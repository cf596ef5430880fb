//! datapackage.json: what the tables in the folder are, with the columns, types, units and keys of each, as a Frictionless
//! Data Package. Programs that analyse data read it.

use crate::report::decisions::earlier::EARLIER;
use crate::report::disk::named::Naming;
use crate::report::glossary::meaning;
use crate::report::json;
use crate::report::table::{Column, Kind, Link, Row, VERSION};
use crate::report::tables::boards::BoardRow;
use crate::report::tables::causes::CauseRow;
use crate::report::tables::effects::EffectRow;
use crate::report::tables::files::FileRow;
use crate::report::tables::findings::FindingRow;
use crate::report::tables::review::Review;
use crate::report::tables::revoke_comments::RevokeCommentRow;
use crate::report::tables::revokes::RevokeRow;
use crate::report::tables::turns::TurnRow;
use serde_json::{Value, json};
use std::fs;
use std::io;
use std::path::Path;

pub(super) const FILE: &str = "datapackage.json";

pub(super) struct Table {
    /// The name of its file: in CSV, or where it is in Parquet only, that.
    pub(super) file: &'static str,
    pub(super) columns: Vec<Column>,
    /// The columns that identify a row.
    pub(super) key: Vec<&'static str>,
    /// Columns that hold the key of another table.
    links: &'static [Link],
}

/// Every table that a folder of reports can hold.
pub(super) fn tables() -> Vec<Table> {
    vec![
        Table::of::<Review>(),
        Table::of::<RevokeRow<'_>>(),
        Table::of::<FindingRow>(),
        Table::of::<FileRow<'_>>(),
        Table::of::<CauseRow>(),
        Table::of::<EffectRow>(),
        Table::of::<RevokeCommentRow>(),
        Table::of::<BoardRow<'_>>(),
        Table::with_columns(EARLIER, Review::COLUMNS.to_vec(), &["id"]),
        Table::of::<TurnRow<'_>>(),
    ]
}

impl Table {
    pub(super) fn of<R: Row>() -> Self {
        Self {
            links: R::LINKS,
            ..Self::with_columns(R::FILE, R::COLUMNS.to_vec(), R::KEY)
        }
    }

    /// A table with columns that no type of row has.
    pub(super) fn with_columns(
        file: &'static str,
        columns: Vec<Column>,
        key: &[&'static str],
    ) -> Self {
        Self {
            file,
            columns,
            key: key.to_vec(),
            links: &[],
        }
    }

    /// Its name: that of its file without the ending.
    pub(super) fn name(&self) -> &'static str {
        self.file.split('.').next().unwrap_or_default()
    }

    /// Its description, in the file of this name. Links lead to tables that are in the folder.
    fn resource(&self, path: &str, is_there: &impl Fn(&str) -> bool) -> Value {
        let (_, format) = path.rsplit_once('.').unwrap_or((path, ""));
        let typed = format != "csv";
        let columns = self.columns.iter();
        let fields: Vec<_> = columns.map(|column| self.field(column, typed)).collect();
        let links = self.links.iter().filter(|link| is_there(link.table));
        let links: Vec<_> = links.map(described).collect();
        json!({
            "encoding": "utf-8",
            "format": format,
            "name": path.replace('.', "-"),
            "path": path,
            "schema": {
                "fields": fields,
                "foreignKeys": links,
                "missingValues": [""],
                "primaryKey": self.key,
            },
        })
    }

    fn field(&self, column: &Column, typed: bool) -> Value {
        let kind = match column.kind {
            Kind::Date if typed => "date",
            Kind::Date | Kind::Text => "string",
            Kind::Whole => "integer",
            Kind::Decimal => "number",
        };
        json!({
            "description": meaning(self.file, column.name),
            "name": column.name,
            "type": kind,
            "unit": column.unit,
        })
    }
}

fn described(link: &Link) -> Value {
    json!({
        "fields": link.column,
        "reference": { "fields": link.key, "resource": format!("{}-csv", link.table) },
    })
}

/// Writes the file into a folder with these files of these tables.
pub(super) fn write(
    folder: &Path,
    name: &'static str,
    tables: &[Table],
    files: &[String],
) -> io::Result<()> {
    let path = folder.join(FILE);
    let bytes = json::file(package(name, tables, files))?;
    fs::write(&path, bytes).naming(&path)
}

fn package(name: &'static str, tables: &[Table], files: &[String]) -> Value {
    let is_there = |table: &str| files.iter().any(|file| *file == format!("{table}.csv"));
    let resource = |path: &String| {
        let (name, _) = path.rsplit_once('.')?;
        let table = tables.iter().find(|table| table.name() == name)?;
        Some(table.resource(path, &is_there))
    };
    let resources: Value = files.iter().filter_map(resource).collect();
    json!({
        "name": name,
        "profile": "data-package",
        "version": VERSION,
        "resources": resources,
    })
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::report::stats;
    use crate::stats::Dimension;
    use std::fmt::Write;

    /// Every table of reports, and of statistics by all dimensions.
    pub(in super::super) fn all_tables() -> Vec<Table> {
        let by = Dimension::CROSSED.map(Dimension::name);
        tables().into_iter().chain(stats::tables(&by)).collect()
    }

    /// The columns of all tables, one a line, below their version.
    fn listed() -> String {
        let mut text = format!("version {VERSION}\n");
        for table in all_tables() {
            for Column { name, kind, unit } in &table.columns {
                let unit = unit.unwrap_or("-");
                writeln!(text, "{} {name} {kind:?} {unit}", table.name()).unwrap();
            }
        }
        text
    }

    fn numbers(version: &str) -> Vec<u32> {
        version.split('.').map(|it| it.parse().unwrap()).collect()
    }

    #[test]
    fn the_version_grows_with_the_columns() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/src/report/datapackage.txt");
        let (held, now) = (fs::read_to_string(path).unwrap(), listed());
        if held == now {
            return;
        }
        let held_version = held.lines().next().unwrap().replace("version ", "");
        assert!(
            numbers(VERSION) > numbers(&held_version),
            "columns have changed: VERSION must be higher than {held_version}"
        );
        assert!(
            std::env::var_os("UPDATE_GOLDEN").is_some(),
            "UPDATE_GOLDEN=1 writes {path} anew"
        );
        fs::write(path, now).unwrap();
    }

    #[test]
    fn links_lead_to_keys() {
        let tables = all_tables();
        for table in &tables {
            let has = |table: &Table, name: &str| table.columns.iter().any(|it| it.name == name);
            assert!(
                table.key.iter().all(|key| has(table, key)),
                "{}",
                table.file
            );
            for link in table.links {
                assert!(has(table, link.column), "{}", table.file);
                let other = tables.iter().find(|it| it.name() == link.table).unwrap();
                assert_eq!(other.key, [link.key]);
            }
        }
    }

    #[test]
    fn a_table_that_is_not_there_is_not_described() {
        let files = ["revokes.csv", "files.csv", "revokes.parquet"].map(str::to_owned);
        let package = package("reports", &tables(), &files);
        let of = |path: &str| package.pointer(path).unwrap().clone();
        assert_eq!(of("/resources/1/schema/primaryKey"), json!(["file"]));
        let links = of("/resources/0/schema/foreignKeys");
        assert_eq!(
            links.as_array().unwrap().len(),
            1,
            "boards.csv is not there"
        );
        let kind = |place: usize, name| {
            let fields = of(&format!("/resources/{place}/schema/fields"));
            let mut fields = fields.as_array().unwrap().iter();
            fields.find(|it| it["name"] == name).unwrap()["type"].clone()
        };
        assert_eq!([kind(0, "date"), kind(2, "date")], ["string", "date"]);
        assert_eq!([kind(0, "trick"), kind(2, "trick")], ["integer"; 2]);
    }
}
