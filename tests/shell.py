"""The command line as a user types it, in this process."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from magnate.cli.main import main


class Done(NamedTuple):
    """What a command wrote, and its exit code."""

    returncode: int
    stdout: str
    stderr: str


def run(*args: str, typed: str = "", cwd: Path | None = None, columns: int = 80) -> Done:
    """The command as if typed in a shell, without the time a process of its own takes to start."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with contextlib.ExitStack() as shell:
        shell.enter_context(mock.patch.object(sys, "argv", ["magnate", *args]))
        shell.enter_context(mock.patch.object(sys, "stdin", io.StringIO(typed)))
        shell.enter_context(mock.patch.dict(os.environ, {"COLUMNS": str(columns)}))
        shell.enter_context(contextlib.chdir(cwd or Path.cwd()))
        shell.enter_context(contextlib.redirect_stdout(out))
        shell.enter_context(contextlib.redirect_stderr(err))
        try:
            main()
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else int(left.code is not None)
    return Done(code, out.getvalue(), err.getvalue())
