"""Starts another program within limits: run as a script, by `magnate.bots.process`, before the program itself.

    python -I -S launch.py CPU_SECONDS MEMORY_MIB PROGRAM [ARGUMENT ...]

Limits are set in this small process, which then becomes the program, so nothing has to run between fork and exec.
"""

from __future__ import annotations

import os
import resource
import signal
import sys

FILE_BYTES = 16 * 1024 * 1024
DESCRIPTORS = 64
PR_SET_PDEATHSIG = 1
PR_SET_NO_NEW_PRIVS = 38


def limit(kind: int, most: int) -> None:
    """Set a limit, never above the one that holds already."""
    hard = resource.getrlimit(kind)[1]
    value = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (value, value))


def bind_to_parent() -> None:
    """Let the program die with the process that started it, and gain no rights (Linux)."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    prctl = ctypes.CDLL(None, use_errno=True).prctl
    prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)


def main(words: list[str]) -> None:
    """Set the limits and become the program."""
    cpu, memory, program = int(words[0]), int(words[1]), words[2:]
    bind_to_parent()
    limit(resource.RLIMIT_CPU, cpu)
    # Private writable memory; a limit on addresses would stop runtimes that reserve far more than they use.
    limit(resource.RLIMIT_DATA, memory * 1024 * 1024)
    limit(resource.RLIMIT_FSIZE, FILE_BYTES)
    limit(resource.RLIMIT_NOFILE, DESCRIPTORS)
    limit(resource.RLIMIT_CORE, 0)
    try:
        os.execvp(program[0], program)
    except OSError as error:
        print(f"{program[0]}: {error.strerror}", file=sys.stderr)
        raise SystemExit(127) from None


if __name__ == "__main__":
    main(sys.argv[1:])
