"""The environments can be measured from the command line."""

from __future__ import annotations

from typer.testing import CliRunner

from magnate.cli.main import app


def test_the_environments_are_measured() -> None:
    result = CliRunner().invoke(app, ["bench", "spyrium", "--envs", "--no-peers", "--seconds", "0.1"])
    assert result.exit_code == 0, result.output
    assert "spyrium, 5" in result.output
