from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

_Path = str | PathLike[str]

class Table:
    """A table, in batches of Arrow: hand it to pyarrow, pandas, Polars or DuckDB.

    It can be read as often as you like; its rows are read from disk, in batches, when somebody asks for them.
    """

    @property
    def columns(self) -> list[str]:
        """The names of its columns: `pbn-audit explain boards.csv` says what is in them."""
    def __len__(self) -> int:
        """The number of its rows."""
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The rows as a stream of Arrow (the PyCapsule interface)."""

class Report:
    """What an audit gives: the tables that the program would write.

    They stay in a temporary folder as long as this, one of its tables or a stream of one is there.
    """

    TABLES: list[str]
    """The names of all tables."""
    @property
    def boards(self) -> Table:
        """Every board."""
    @property
    def revokes(self) -> Table:
        """Every revoke, with what the Laws give for it."""
    @property
    def findings(self) -> Table:
        """Everything that is wrong."""
    @property
    def turns(self) -> Table:
        """Every turn at which a revoke could be seen: the denominators of rates."""
    @property
    def causes(self) -> Table:
        """What explains the faults of many boards."""
    @property
    def files(self) -> Table:
        """Every file, with whether it was read, and why not."""
    @property
    def effects(self) -> Table:
        """The scores that an adjustment changes."""
    @property
    def review(self) -> Table:
        """The boards that a director should look at."""
    @property
    def revoke_comments(self) -> Table:
        """The sentences in comments that name a revoke."""
    @property
    def manifest(self) -> dict[str, Any]:
        """What manifest.json says of the run: options, totals, causes."""

def audit(
    source: _Path | bytes | Sequence[_Path] | Mapping[str, str | bytes],
    *,
    laws: str = "auto",
    jurisdiction: str = "wbf",
    attention: str = "unknown",
    slips: _Path | bytes | None = None,
    threads: int = 0,
    part: int = 0,
) -> Report:
    """Audits records.

    :param source: a file or a folder, or several; a text, which is a string of more than one line, or bytes; or texts by name.
    :param laws: the edition of the Laws, by its year; "auto" goes by the date of each board.
    :param jurisdiction: whose dates say when an edition came into force: wbf, acbl, ebu, nbb, pzbs.
    :param attention: when attention was drawn to the revokes: unknown, in-time, late.
    :param slips: what the director knows, as a file or a text in CSV.
    :param threads: how many threads; 0 for as many as the machine has.
    :param part: of an input that is audited in parts, which this is, from 0 to 65535. No id is that of a row in another part.
    :raises FileNotFoundError: when a path leads nowhere.
    :raises OSError: when a folder cannot be looked into, or a table cannot be written.
    :raises ValueError: when a word is not known, or a slip cannot be read.
    :raises KeyboardInterrupt: when it is stopped by Ctrl-C.

    A file that cannot be read, or is no record, is no error: `files` says why. Other Python threads run meanwhile.
    """

def program(arguments: Sequence[str]) -> int:
    """Does what a command line asks for, and gives its exit code; the first argument is the program's name."""
