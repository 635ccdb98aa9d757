"""The command `magnate`."""
