//! datapackage.json: what the tables in the folder are, with the columns, types, units and keys of each, as a Frictionless
//! Data Package. Programs that analyse data read it.

use super::columns::{Column, Kind, columns, meaning};
use super::earlier::EarlierRow;
use super::row::Row;
use super::turns::TurnRow;
use super::{
    BoardRow, CauseRow, EffectRow, FileRow, FindingRow, Review, RevokeCommentRow, RevokeRow,
};
use serde::Serialize;
use serde_json::{Value, json};
use std::io;

/// The name of the file.
pub(super) const FILE: &str = "datapackage.json";

/// The version of the columns: the second number grows when a column is added at the right, the first when anything else
/// changes. `datapackage.txt` beside this file lists the columns of this version.
pub(super) const VERSION: &str = "1.1.0";

/// A table in the folder.
pub(super) struct Table {
    /// The name of its file: in CSV, or where it is in Parquet only, that.
    pub(super) file: String,
    pub(super) columns: Vec<Column>,
    /// The columns that identify a row.
    key: Vec<&'static str>,
    /// Columns that hold the key of another table.
    links: &'static [Link],
}

/// A column that holds the key of another table.
#[derive(Clone, Copy)]
struct Link {
    column: &'static str,
    table: &'static str,
    key: &'static str,
}

/// The file of a row.
const TO_FILE: Link = Link {
    column: "file",
    table: "files",
    key: "file",
};

/// The board whose id a table has as its own.
const TO_BOARD: Link = Link {
    column: "id",
    table: "boards",
    key: "id",
};

/// The board of a revoke or a turn.
const OF_BOARD: Link = Link {
    column: "board_id",
    ..TO_BOARD
};

/// The cause of a finding.
const TO_CAUSE: Link = Link {
    column: "cause",
    table: "causes",
    key: "cause",
};

/// Every table that a folder of reports can hold.
pub(super) fn tables() -> io::Result<Vec<Table>> {
    Ok(vec![
        table::<Review>(&["id"], &[TO_FILE, TO_BOARD])?,
        table::<RevokeRow<'_>>(&["id"], &[TO_FILE, OF_BOARD])?,
        table::<FindingRow>(&["id"], &[TO_CAUSE])?,
        table::<FileRow<'_>>(&["file"], &[])?,
        table::<CauseRow<'_>>(&["cause"], &[TO_FILE])?,
        table::<EffectRow<'_>>(&["id", "side"], &[TO_FILE, TO_BOARD])?,
        table::<RevokeCommentRow>(&[], &[TO_FILE, TO_BOARD])?,
        table::<BoardRow<'_>>(&["id"], &[TO_FILE])?,
        table::<EarlierRow>(&["id"], &[])?,
        table::<TurnRow<'_>>(&["board_id", "trick", "turn"], &[TO_FILE, OF_BOARD])?,
    ])
}

fn table<R: Row>(key: &[&'static str], links: &'static [Link]) -> io::Result<Table> {
    Ok(Table {
        links,
        ..Table::new(R::FILE, columns::<R>()?, key)
    })
}

impl Table {
    /// A table whose rows have no key of another.
    pub(super) fn new(file: &str, columns: Vec<Column>, key: &[&'static str]) -> Self {
        Self {
            file: file.to_owned(),
            columns,
            key: key.to_vec(),
            links: &[],
        }
    }

    /// Its name: that of its file without the ending.
    pub(super) fn name(&self) -> &str {
        self.file.split('.').next().unwrap_or_default()
    }

    /// Its description, in the file of this name. Links lead to tables that are in the folder.
    fn resource(&self, path: &str, is_there: &impl Fn(&str) -> bool) -> Value {
        let (_, format) = path.rsplit_once('.').unwrap_or((path, ""));
        let typed = format != "csv";
        let columns = self.columns.iter();
        let fields: Vec<_> = columns.map(|column| self.field(column, typed)).collect();
        let links = self.links.iter().filter(|link| is_there(link.table));
        let links: Vec<_> = links.map(Link::described).collect();
        json!({
            "name": path.replace('.', "-"),
            "path": path,
            "format": format,
            "encoding": "utf-8",
            "schema": {
                "fields": fields,
                "missingValues": [""],
                "primaryKey": self.key,
                "foreignKeys": links,
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
        let mut field = json!({ "name": column.name, "type": kind });
        if let Some(unit) = column.unit {
            field["unit"] = unit.into();
        }
        if let Some(meaning) = meaning(&self.file, &column.name) {
            field["description"] = meaning.into();
        }
        field
    }
}

impl Link {
    fn described(&self) -> Value {
        json!({
            "fields": self.column,
            "reference": { "resource": format!("{}-csv", self.table), "fields": self.key },
        })
    }
}

/// The whole of it.
#[derive(Serialize)]
struct Package {
    name: &'static str,
    profile: &'static str,
    version: &'static str,
    resources: Vec<Value>,
}

/// The bytes of the file, for a folder with these files of these tables.
pub(super) fn bytes(name: &'static str, tables: &[Table], files: &[String]) -> io::Result<Vec<u8>> {
    let is_there = |table: &str| files.iter().any(|file| *file == format!("{table}.csv"));
    let resource = |path: &String| {
        let (name, _) = path.rsplit_once('.')?;
        let table = tables.iter().find(|table| table.name() == name)?;
        Some(table.resource(path, &is_there))
    };
    let package = Package {
        name,
        profile: "data-package",
        version: VERSION,
        resources: files.iter().filter_map(resource).collect(),
    };
    let mut bytes = serde_json::to_vec_pretty(&package)?;
    bytes.push(b'\n');
    Ok(bytes)
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::stats;
    use super::*;
    use crate::stats::Dimension;
    use std::fmt::Write;
    use std::fs;

    /// Every table of reports, and of statistics by all dimensions.
    pub(in super::super) fn all_tables() -> Vec<Table> {
        let by = Dimension::CROSSED.map(Dimension::name);
        let of_stats = stats::tables(&by).unwrap();
        tables().unwrap().into_iter().chain(of_stats).collect()
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

    /// The numbers of a version.
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
            "columns have changed: VERSION of datapackage.rs must be higher than {held_version}"
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
        let package: Value =
            serde_json::from_slice(&bytes("reports", &tables().unwrap(), &files).unwrap()).unwrap();
        let [csv, files, parquet] = &package["resources"].as_array().unwrap()[..] else {
            panic!("three resources")
        };
        assert_eq!(files["schema"]["primaryKey"], json!(["file"]));
        let links = csv["schema"]["foreignKeys"].as_array().unwrap();
        assert_eq!(links.len(), 1, "boards.csv is not there");
        let kind = |resource: &Value, name| {
            let fields = resource["schema"]["fields"].as_array().unwrap();
            let field = fields.iter().find(|it| it["name"] == name).unwrap();
            field["type"].clone()
        };
        assert_eq!(
            [kind(csv, "date"), kind(parquet, "date")],
            ["string", "date"]
        );
        assert_eq!([kind(csv, "trick"), kind(parquet, "trick")], ["integer"; 2]);
    }
}
