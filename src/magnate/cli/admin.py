"""`magnate admin`: what an operator can do to a running server, by way of its database."""

from __future__ import annotations

import getpass
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from magnate.cli.extras import needs_server

if TYPE_CHECKING:
    from magnate.server.repository_operators import Operator

app = typer.Typer(
    no_args_is_help=True, help="Look after a running server: every act is written to its audit log."
)

Database = Annotated[
    str, typer.Option(help="Database URL; by default MAGNATE_DATABASE or a file in your data folder.")
]
Reason = Annotated[str, typer.Option(help="Why, for the audit log.")]
TableId = Annotated[str, typer.Argument(help="The id of a table: the end of its address.")]
SeatNumber = Annotated[int, typer.Argument(min=1, help="A seat, counted from 1.")]
# Some ids begin with a dash and are no options all the same.
DASHES = {"ignore_unknown_options": True}
Address = Annotated[
    str, typer.Argument(help="An address such as 203.0.113.7, or a network such as 203.0.113.0/24.")
]


@contextmanager
def operator(database: str, reason: str) -> Iterator[Operator]:
    """Somebody with the database in hand; all of it happens, or nothing."""
    needs_server()
    from magnate.server.repository_operators import Operator
    from magnate.server.store import opened

    with opened(database, must_exist=True) as store, store.writer.begin() as connection:
        yield Operator(connection, getpass.getuser(), reason)


@app.command(context_settings=DASHES)
def delete(table: TableId, database: Database = "", reason: Reason = "") -> None:
    """Delete a table with everything that belongs to it."""
    with operator(database, reason) as who:
        who.delete(table)
    print(f"Table {table} is deleted.")


@app.command(context_settings=DASHES)
def revoke(
    table: TableId,
    seat: SeatNumber,
    database: Database = "",
    reason: Reason = "",
    replace: Annotated[
        bool, typer.Option("--replace", help="Make a new key in its place and print it.")
    ] = False,
) -> None:
    """Make the key of a seat worthless."""
    with operator(database, reason) as who:
        key = who.revoke(table, seat, replace)
    print(f"The key of seat {seat} at table {table} opens nothing any more.")
    if key is not None:
        print(f"The new key: {key}")


@app.command(context_settings=DASHES)
def mute(table: TableId, seat: SeatNumber, database: Database = "", reason: Reason = "") -> None:
    """Stop the holder of a seat from talking at the table."""
    with operator(database, reason) as who:
        who.mute(table, seat)
    print(f"The holder of seat {seat} at table {table} cannot talk there any more.")


@app.command(context_settings=DASHES)
def unmute(table: TableId, seat: SeatNumber, database: Database = "", reason: Reason = "") -> None:
    """Let the holder of a seat talk again."""
    with operator(database, reason) as who:
        who.mute(table, seat, on=False)
    print(f"The holder of seat {seat} at table {table} can talk there again.")


@app.command()
def close(database: Database = "", reason: Reason = "") -> None:
    """Let nobody make new tables; those under way go on."""
    with operator(database, reason) as who:
        who.close()
    print("No new tables can be made.")


@app.command("open")
def open_again(database: Database = "", reason: Reason = "") -> None:
    """Let everybody make new tables again."""
    with operator(database, reason) as who:
        who.close(on=False)
    print("New tables can be made again.")


@app.command()
def ban(
    address: Address,
    database: Database = "",
    reason: Reason = "",
    hours: Annotated[float | None, typer.Option(min=0, help="For so long; by default for good.")] = None,
) -> None:
    """Let an address or a network in no longer."""
    with operator(database, reason) as who:
        who.ban(address, hours)
    print(f"{address} is banned.")


@app.command()
def unban(address: Address, database: Database = "", reason: Reason = "") -> None:
    """Let an address or a network in again."""
    with operator(database, reason) as who:
        who.unban(address)
    print(f"{address} is let in again.")


@app.command()
def audit(
    database: Database = "", last: Annotated[int, typer.Option(min=1, help="How many acts.")] = 50
) -> None:
    """Print what operators did, the last act at the end."""
    needs_server()
    from magnate.server.repository_operators import acts_since, last_act
    from magnate.server.store import opened

    with opened(database, must_exist=True) as store, store.reader.begin() as connection:
        acts = acts_since(connection, last_act(connection) - last)
    for act in acts:
        when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(act.time))
        print("  ".join(part for part in (when, act.who, act.act, act.target, act.reason) if part))
