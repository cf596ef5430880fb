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

from collections.abc import Iterable, Mapping
from os import PathLike

from ._native import Report, Table, audit as _audit, program

__all__ = ["Report", "Table", "audit", "program"]

_Path = str | PathLike[str]


def audit(
    source: _Path | bytes | Iterable[_Path] | Mapping[str, str | bytes],
    *,
    laws: str = "auto",
    jurisdiction: str = "wbf",
    attention: str = "unknown",
    slips: _Path | bytes | None = None,
    threads: int = 0,
    part: int = 0,
    nested: bool = False,
) -> Report:
    """Audits records.

    :param source: a file or a folder, or several; a text, which is a string of more than one line, or bytes; or texts by name.
    :param laws: the edition of the Laws, by its year; "auto" goes by the date of each board.
    :param jurisdiction: whose dates say when an edition came into force: wbf, acbl, ebu, nbb, pzbs.
    :param attention: when attention was drawn to the revokes: unknown, in-time, late.
    :param slips: what the director knows, as a file or a text in CSV.
    :param threads: how many threads; 0 for as many as the machine has.
    :param part: of an input that is audited in parts, which this is, from 0 to 65535. No id is that of a row in another part.
    :param nested: whether `report.nested` is wanted: each board as a dict, with its rows of review, revokes and findings inside.
    :raises FileNotFoundError: when a path leads nowhere.
    :raises OSError: when a folder cannot be looked into, or a table cannot be written.
    :raises ValueError: when a word is not known, or a slip cannot be read.
    :raises KeyboardInterrupt: when it is stopped by Ctrl-C.

    A file that cannot be read, or is no record, is no error: `files` says why. Other Python threads run meanwhile.
    """
    return _audit(source, laws, jurisdiction, attention, slips, threads, part, nested)
