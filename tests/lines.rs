//! `--rows`: the rows of tables as JSON lines, the same as in the files; and `--name`, what standard input is called.

use crate::program::printed;
use serde_json::{Map, Value, json};
use std::path::Path;

const TABLES: [&str; 5] = ["boards", "review", "revokes", "findings", "files"];

/// Those whose rows belong to a board.
const INSIDE: [&str; 3] = ["review", "revokes", "findings"];

/// The lines of these tables of all samples.
fn lines(more: &[&str]) -> String {
    let rows = TABLES.join(",");
    let args = [
        "check",
        "samples",
        "-q",
        "--format",
        "json-lines",
        "--rows",
        &rows,
    ];
    printed(&[&args[..], more].concat())
}

/// The rows of a table, each as its cells with the names of their columns.
fn of_file(folder: &Path, table: &str) -> Vec<Vec<(String, String)>> {
    let mut reader = csv::Reader::from_path(folder.join(format!("{table}.csv"))).unwrap();
    let names = reader.headers().unwrap().clone();
    let cells = |row: csv::StringRecord| {
        let cells = names.iter().zip(&row);
        cells
            .map(|(name, cell)| (name.to_owned(), cell.to_owned()))
            .collect()
    };
    reader.records().map(|row| cells(row.unwrap())).collect()
}

/// The same of the lines of a table.
fn of_lines(text: &str, table: &str) -> Vec<Vec<(String, String)>> {
    let lines = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let own = lines.filter(|line| line["row"] == table);
    let spelled = |value: &Value| match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        number => number.to_string(),
    };
    let cells = |line: Value| {
        let columns = line
            .as_object()
            .unwrap()
            .iter()
            .filter(|(name, _)| *name != "row");
        let mut cells: Vec<_> = columns
            .map(|(name, cell)| (name.clone(), spelled(cell)))
            .collect();
        cells.sort();
        cells
    };
    own.map(cells).collect()
}

#[test]
fn the_lines_are_the_rows_of_the_files() {
    let out = tempfile::tempdir().unwrap();
    let folder = out.path().to_str().unwrap();
    printed(&format!(
        "check samples -q --boards --sheets none -o {folder}"
    ));
    let text = lines(&["-j", "1"]);
    assert_eq!(lines(&["-j", "5"]), text);
    for table in TABLES {
        let mut due = of_file(out.path(), table);
        let mut lines = of_lines(&text, table);
        for row in due.iter_mut().chain(&mut lines) {
            row.sort();
            // the deals that are found elsewhere are known only at the end, and filled in then
            row.retain(|(name, _)| table != "findings" || name != "nearest_legal_reading");
        }
        assert!(due.len() > 9, "{table}");
        assert_eq!(lines, due, "{table}");
    }
}

/// The schema of the row of a table, from what datapackage.json says of its columns.
fn schema_of(package: &Value, table: &str) -> Value {
    let resources = package["resources"].as_array().unwrap();
    let name = format!("{table}-csv");
    let resource = resources.iter().find(|it| it["name"] == name).unwrap();
    let fields = resource["schema"]["fields"].as_array().unwrap();
    let mut members = Map::new();
    members.insert("row".to_owned(), json!({ "const": table }));
    for field in fields {
        let mut member =
            json!({ "type": [field["type"], "null"], "description": field["description"] });
        if field["unit"].is_string() {
            member["unit"] = field["unit"].clone();
        }
        members.insert(field["name"].as_str().unwrap().to_owned(), member);
    }
    let required: Vec<_> = members.keys().cloned().collect();
    json!({ "type": "object", "properties": members, "required": required })
}

/// The schema of a board with its rows inside.
fn schema(package: &Value) -> Value {
    let of_list = |table| {
        (
            table,
            json!({ "type": "array", "items": schema_of(package, table) }),
        )
    };
    let inside: Value = INSIDE.map(of_list).into_iter().collect();
    let mut board = schema_of(package, "boards");
    board["properties"]["rows"] = json!({ "type": "object", "properties": inside });
    board["properties"]["version"] = json!({ "const": package["version"] });
    let required = board["required"].as_array_mut().unwrap();
    required.extend([json!("rows"), json!("version")]);
    let mut head = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "a board, as `check --format json-lines --rows boards,review,revokes,findings --nested` writes it",
    });
    let members = board.as_object_mut().unwrap();
    head.as_object_mut().unwrap().append(members);
    head
}

#[test]
fn a_board_has_its_rows_inside_as_its_schema_says() {
    let out = tempfile::tempdir().unwrap();
    let folder = out.path().to_str().unwrap();
    printed(&format!(
        "check samples -q --boards --sheets none -o {folder}"
    ));
    let package = std::fs::read(out.path().join("datapackage.json")).unwrap();
    let package: Value = serde_json::from_slice(&package).unwrap();
    let schema = serde_json::to_string_pretty(&schema(&package)).unwrap();
    crate::golden::hold("../../grammar/board.schema.json", &(schema + "\n"));

    let parsed = |text: &str| -> Vec<Value> {
        let lines = text.lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    };
    let mut unnested = Vec::new();
    for mut line in parsed(&lines(&["--nested"])) {
        let members = line.as_object_mut().unwrap();
        let inside = members.remove("rows");
        assert_eq!(
            members.remove("version"),
            inside.as_ref().map(|_| package["version"].clone())
        );
        assert_eq!(inside.is_some(), line["row"] == "boards");
        let id = line["id"].clone();
        unnested.push(line);
        for table in INSIDE {
            let rows = inside.iter().flat_map(|it| it[table].as_array().unwrap());
            for row in rows {
                assert_eq!(row["row"], table);
                assert!(table != "revokes" || row["board_id"] == id);
                assert!(table != "review" || row["id"] == id);
                unnested.push(row.clone());
            }
        }
    }
    assert_eq!(unnested, parsed(&lines(&[])));
}
