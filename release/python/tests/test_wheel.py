"""The wheel, as it is installed: its tables are those of the program, and are taken by whatever reads Arrow.

    python release/python/tests/test_wheel.py
"""

import csv
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from datetime import date
from pathlib import Path

import duckdb
import jsonschema
import pandas
import polars
import pyarrow

import pbn_audit

SAMPLES = Path(__file__).parents[3] / "samples"
CLUB = SAMPLES / "club-evening.pbn"
REVOKE = """[Event "A made one"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "N"]
[Contract "7S"]
[Result "13"]
[Auction "N"]
7S Pass Pass Pass
[Play "E"]
HA DA CA SK
D2 - - -
"""


def rows(table):
    return pyarrow.table(table).to_pylist()


def valued(text, kind):
    """The value of a cell in CSV; texts have an apostrophe before what a spreadsheet would work out."""
    if not text:
        return None
    if kind == pyarrow.string():
        return text[1:] if text[0] == "'" and text[1:2] in tuple("=@+-") else text
    return date.fromisoformat(text) if kind == pyarrow.date32() else float(text)


def part_of(files):
    """The ids of a part: in a process of its own."""
    number, paths = files
    report = pbn_audit.audit(paths, part=number, threads=1)
    return [row["id"] for row in rows(report.boards)], [row["board_id"] for row in rows(report.turns)]


class Tables(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.report = pbn_audit.audit(SAMPLES)
        cls.folder = tempfile.TemporaryDirectory()
        command = ["check", str(SAMPLES), "--boards", "--sheets", "none", "-q", "-o", cls.folder.name]
        subprocess.run([sys.executable, "-m", "pbn_audit", *command], stdout=subprocess.DEVNULL, check=True)

    @classmethod
    def tearDownClass(cls):
        cls.folder.cleanup()

    def test_they_are_those_of_the_program(self):
        asked = set(self.report.TABLES) - {"turns"}  # which the program writes as Parquet only
        for name in asked:
            with open(f"{self.folder.name}/{name}.csv", newline="", encoding="utf-8") as file:
                due = list(csv.DictReader(file))
            table = pyarrow.table(getattr(self.report, name))
            self.assertEqual(table.num_rows, len(due), name)
            self.assertEqual(table.num_rows, len(getattr(self.report, name)), name)
            self.assertEqual(getattr(self.report, name).columns, table.column_names)
            for column in table.column_names:
                kind = table.schema.field(column).type
                cells = table[column].to_pylist()
                for cell, row in zip(cells, due):
                    if kind != pyarrow.date32() or cell is not None:  # a year alone is no date
                        self.assertEqual(cell, valued(row[column], kind), (name, column))

    def test_every_reader_of_arrow_takes_them(self):
        boards, turns = self.report.boards, self.report.turns
        count = len(boards)
        self.assertGreater(count, 300)
        self.assertEqual(pyarrow.table(boards).num_rows, count)
        self.assertEqual(polars.DataFrame(boards).height, count)
        self.assertEqual(pandas.DataFrame.from_arrow(boards).shape, (count, len(boards.columns)))
        [(joined, judged)] = duckdb.sql(
            "SELECT count(*), (SELECT sum(turns_judged)::BIGINT FROM boards) FROM turns JOIN boards ON board_id = boards.id"
        ).fetchall()
        self.assertEqual(joined, judged)
        self.assertEqual(joined, len(turns))

    def test_a_stream_outlives_its_report(self):
        table = pbn_audit.audit(CLUB).boards
        count = len(table)
        stream = pyarrow.RecordBatchReader.from_stream(table)
        del table
        self.assertEqual(sum(batch.num_rows for batch in stream), count)

    def test_a_board_has_its_rows_inside(self):
        report = pbn_audit.audit(SAMPLES, nested=True)
        schema = json.loads((SAMPLES.parent / "grammar" / "board.schema.json").read_text())
        valid = jsonschema.Draft202012Validator(schema)
        boards = list(report.nested)
        self.assertEqual([board["id"] for board in boards], [row["id"] for row in rows(report.boards)])
        for board in boards:
            self.assertIsNone(next(valid.iter_errors(board), None), board["id"])
            self.assertEqual(len(board["rows"]["revokes"]), board["revokes"] or 0)
        for table in ["review", "revokes"]:
            inside = [row["id"] for board in boards for row in board["rows"][table]]
            self.assertEqual(inside, [row["id"] for row in rows(getattr(report, table))])
        with self.assertRaises(ValueError):
            self.report.nested

    def test_the_manifest_tells_of_the_run(self):
        self.assertEqual(self.report.manifest["totals"]["games"], len(self.report.boards))
        self.assertEqual(pbn_audit.audit(CLUB, laws="2007").manifest["options"]["laws"], "2007")
        self.assertIn("boards: ", repr(self.report))


class Sources(unittest.TestCase):
    def test_a_text_and_bytes_and_texts_by_name(self):
        for source, file in [
            (REVOKE, "-"),
            (REVOKE.encode(), "-"),
            ({"friday.pbn": REVOKE}, "friday.pbn"),
            ({"friday.pbn": REVOKE.encode()}, "friday.pbn"),
        ]:
            [board] = rows(pbn_audit.audit(source).boards)
            self.assertEqual((board["file"], board["board"]), (file, "1"))

    def test_several_paths_in_their_order(self):
        paths = [SAMPLES / "effects" / "cross-imps.pbn", str(CLUB)]
        for several in [paths, tuple(paths), iter(paths)]:
            files = rows(pbn_audit.audit(several).files)
            self.assertEqual([row["file"] for row in files], [str(path) for path in paths])

    def test_nothing_is_a_report_without_rows(self):
        report = pbn_audit.audit([])
        self.assertEqual([len(report.boards), len(report.files)], [0, 0])

    def test_a_file_that_is_no_record_has_its_reason(self):
        [file] = rows(pbn_audit.audit({"a.pbn": b"\x00\x01\x02" * 100}).files)
        self.assertEqual(file["read"], "no")
        self.assertTrue(file["reason"])

    def test_slips_are_taken(self):
        revoke = (SAMPLES.parent / "src" / "checks" / "examples" / "revoke.pbn").read_text()
        slips = "board,kind,trick,seat,value\n,attention,6,E,next-call-others\n"
        most = lambda **how: [row["tricks_adjusted_max"] for row in rows(pbn_audit.audit(revoke, **how).boards)]
        self.assertNotEqual(most(), most(slips=slips))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "slips.csv"
            path.write_text(slips)
            self.assertEqual(most(slips=path), most(slips=slips))
            options = pbn_audit.audit(revoke, slips=path).manifest["options"]
            self.assertEqual((options["slips"], options["severity"], options["sheets"]), ("slips.csv", "note", "none"))

    def test_what_cannot_be_done_is_an_exception(self):
        for error, message, source, how in [
            (FileNotFoundError, "nowhere.pbn", "nowhere.pbn", {}),
            (FileNotFoundError, "nowhere.pbn", [CLUB, "nowhere.pbn"], {}),
            (FileNotFoundError, "nowhere.csv", CLUB, {"slips": "nowhere.csv"}),
            (ValueError, "laws: \"2018\" is none of auto, 1997, ", CLUB, {"laws": "2018"}),
            (ValueError, "slips:2:", CLUB, {"slips": "board,kind,value\n1,attention,tomorrow\n"}),
            (TypeError, "class 'int'", 7, {}),
            (OverflowError, "", CLUB, {"part": 1 << 16}),
        ]:
            with self.assertRaises(error) as raised:
                pbn_audit.audit(source, **how)
            self.assertIn(message, str(raised.exception))


class Beside(unittest.TestCase):
    def test_ids_are_unlike_those_of_other_parts(self):
        parts = [(number, [str(CLUB)]) for number in range(3)]
        with multiprocessing.get_context("spawn").Pool(2) as pool:
            boards, turns = zip(*pool.map(part_of, parts))
        everything = [id for ids in boards for id in ids]
        self.assertEqual(len(set(everything)), 3 * len(boards[0]))
        self.assertEqual(boards[0], [row["id"] for row in rows(pbn_audit.audit(CLUB).boards)])
        for ids, of_turns in zip(boards, turns):
            self.assertLessEqual(set(of_turns), set(ids))

    def test_other_threads_run_meanwhile(self):
        counted, ended = 0, threading.Event()

        def count():
            nonlocal counted
            while not ended.wait(0.001):
                counted += 1

        thread = threading.Thread(target=count)
        thread.start()
        before = counted
        pbn_audit.audit([SAMPLES] * 3)
        after = counted
        ended.set()
        thread.join()
        self.assertGreater(after, before + 3)

    @unittest.skipIf(os.name == "nt", "Windows has no such signal")
    def test_ctrl_c_stops_it(self):
        script = "import pbn_audit, sys; print('begins', flush=True); pbn_audit.audit([sys.argv[1]] * 200)"
        run = subprocess.Popen(
            [sys.executable, "-c", script, str(SAMPLES)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.assertEqual(run.stdout.readline(), "begins\n")
        run.send_signal(signal.SIGINT)
        _, said = run.communicate()
        self.assertIn("KeyboardInterrupt", said)

    def test_the_program_is_there(self):
        run = [sys.executable, "-m", "pbn_audit"]
        self.assertEqual(subprocess.run([*run, "--version"], capture_output=True).returncode, 0)
        refused = subprocess.run([*run, "check", "nowhere.pbn"], capture_output=True, text=True)
        self.assertEqual(refused.returncode, 2)
        self.assertIn("nowhere.pbn", refused.stderr)


if __name__ == "__main__":
    unittest.main()
