"""Reads the tables of a folder of reports as CSV, with pyarrow and with DuckDB, and compares them cell by cell and by
their sums. Prints a line for each table."""

import csv
import sys

import duckdb
import pyarrow.parquet as pq

folder = sys.argv[1]


def of_csv(name):
    with open(f"{folder}/{name}.csv", newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def spelled(value):
    return "" if value is None else str(value)


def unguarded(cell):
    """A text without the apostrophe that keeps a spreadsheet from working it out."""
    return cell[1:] if cell[:1] == "'" and cell[1:2] in tuple("=@+-") else cell


def is_whole_date(cell):
    return len(cell) == 10


for name in ["boards", "revokes", "findings", "causes"]:
    path = f"{folder}/{name}.parquet"
    rows, table = of_csv(name), pq.read_table(path)
    assert table.num_rows == len(rows), name
    if rows:
        assert table.column_names == list(rows[0]), name
    for column in table.schema:
        cells = [spelled(value) for value in table[column.name].to_pylist()]
        due = [unguarded(row[column.name]) for row in rows]
        if column.name == "date":
            due = [cell if is_whole_date(cell) else "" for cell in due]
        assert cells == due, (name, column.name)
        if str(column.type) == "int64":
            query = f'SELECT coalesce(sum("{column.name}"), 0) FROM read_parquet(?)'
            [(total,)] = duckdb.execute(query, [path]).fetchall()
            assert total == sum(int(cell) for cell in due if cell), (name, column.name)
    print(name, len(rows))

boards = of_csv("boards")
turns = f"{folder}/turns.parquet"
count, boards_in_turns, revokes = duckdb.execute(
    "SELECT count(*), count(DISTINCT board_id), count(*) FILTER (followed = 'no') FROM read_parquet(?)", [turns]
).fetchall()[0]
assert pq.read_table(turns).num_rows == count
judged = [int(row["turns_judged"] or 0) for row in boards]
assert count == sum(judged), (count, sum(judged))
assert boards_in_turns == sum(1 for number in judged if number), "each board by its own id"
# of a board whose seats are turned no turn is judged, but a revoke is told
of_judged = {row["id"] for row in boards if int(row["turns_judged"] or 0)}
shown = [row for row in of_csv("revokes") if row["evidence"] != "slip" and row["board_id"] in of_judged]
due = {(row["board_id"], int(row["trick"]), int(row["turn"])) for row in shown}
found = duckdb.execute("SELECT board_id, trick, turn FROM read_parquet(?) WHERE followed = 'no'", [turns]).fetchall()
assert set(found) == due and len(found) == len(due), "a revoke is a turn that was not followed, and no other is"
graded = duckdb.execute("SELECT count(*) FROM read_parquet(?) WHERE (grade IS NULL) = (followed = 'no')", [turns])
assert graded.fetchall() == [(0,)]
print("turns", count, revokes)
