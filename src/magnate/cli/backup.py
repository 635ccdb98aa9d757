"""`magnate backup` and `magnate restore`."""

from __future__ import annotations

from pathlib import Path

from magnate.cli.extras import needs_server


def backup(file: Path, database: str) -> None:
    """Write everything a server holds into a file."""
    needs_server(database)
    from magnate.server.backups import write_backup
    from magnate.server.store import opened

    with opened(database, must_exist=True) as store:
        counted = write_backup(store, file)
    print(f"{file} holds {counted['tables']} tables with {counted['log']} entries.")


def restore(file: Path, database: str, force: bool) -> None:
    """Fill a database from a file."""
    needs_server(database)
    from magnate.server.backups import read_backup
    from magnate.server.store import opened

    with opened(database) as store:
        counted = read_backup(store, file, force)
    print(f"The database now holds {counted['tables']} tables with {counted['log']} entries.")
