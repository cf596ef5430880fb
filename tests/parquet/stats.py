"""Reads the tables of a folder of statistics as CSV, with pyarrow and with DuckDB, and compares them cell by cell, and the
columns with what datapackage.json says of them. Prints a line for each table."""

import csv
import json
import sys

import duckdb
import pyarrow.parquet as pq

folder = sys.argv[1]
TYPES = {"string": str, "integer": int, "number": float}

with open(f"{folder}/datapackage.json", encoding="utf-8") as file:
    package = {table["path"]: table["schema"] for table in json.load(file)["resources"]}

for name in ["stats", "quality", "told", "cells"]:
    with open(f"{folder}/{name}.csv", newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    path = f"{folder}/{name}.parquet"
    table, schema = pq.read_table(path), package[f"{name}.parquet"]
    assert package[f"{name}.csv"] == schema, name
    assert table.num_rows == len(rows), name
    assert rows or name == "told", name
    assert table.column_names == [field["name"] for field in schema["fields"]], name
    for field in schema["fields"]:
        column, kind = field["name"], TYPES[field["type"]]
        assert field["description"], (name, column)
        due = [kind(row[column]) if row[column] else None for row in rows]
        assert table[column].to_pylist() == due, (name, column)
        if kind is int:
            query = f'SELECT coalesce(sum("{column}"), 0) FROM read_parquet(?)'
            [(total,)] = duckdb.execute(query, [path]).fetchall()
            assert total == sum(cell or 0 for cell in due), (name, column)
    keys = [tuple(row[column] for column in schema["primaryKey"]) for row in rows]
    assert len(set(keys)) == len(rows), name
    print(name, len(rows))
