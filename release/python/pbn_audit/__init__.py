"""Audits bridge records in PBN and LIN: revokes, when they were established, and the tricks that Law 64 moves.

    import duckdb, pandas, pbn_audit, polars, pyarrow

    report = pbn_audit.audit("season/", laws="2017")
    boards, turns = report.boards, report.turns
    pyarrow.table(boards)
    pandas.DataFrame.from_arrow(boards)
    polars.DataFrame(turns)
    duckdb.sql("SELECT role, count(*) FROM turns JOIN boards ON board_id = id WHERE usable = 'yes' GROUP BY role")

The tables and their columns are those of the program: `python -m pbn_audit explain boards.csv` says what is in one.
"""

from ._native import Report, Table, audit, program

__all__ = ["Report", "Table", "audit", "program"]
