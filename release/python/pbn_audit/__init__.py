"""Audits bridge records in PBN and LIN: revokes, when they were established, and the tricks that Law 64 moves.

    import pbn_audit

    report = pbn_audit.audit("season/", laws="2017")
    len(report.revokes)
    import pyarrow; pyarrow.table(report.boards)
    import polars; polars.DataFrame(report.turns)
    import duckdb; boards = report.boards; duckdb.sql("SELECT grade, count(*) FROM boards GROUP BY 1")

The columns are those of the program's tables: `pbn-audit explain boards.csv`, or `python -m pbn_audit explain boards.csv`.
"""

from ._native import Report, Table, audit, program

__all__ = ["Report", "Table", "audit", "program"]
