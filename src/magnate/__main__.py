"""`python -m magnate` is the command `magnate`."""

from magnate.cli.main import main

main()
