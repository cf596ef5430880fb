"""The program: `python -m pbn_audit`, or `pbn-audit`."""

import signal
import sys

from ._native import program as run


def program() -> None:
    """Does what the command line asks for, and ends."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl-C is for the program
    sys.exit(run(["pbn-audit", *sys.argv[1:]]))


if __name__ == "__main__":
    program()
