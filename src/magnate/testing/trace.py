"""Tracing rules: which test proves which clause, which function implements it, and which rule function names none.

`python -m magnate.testing.trace` writes `proofs.toml` of every game (`make proofs`).
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tempfile
from importlib import resources
from pathlib import Path

from magnate.core.clauses import clauses_of
from magnate.core.registry import installed, load


def collected(tests: Path) -> dict[str, list[str]]:
    """Clause -> tests, as pytest collects them below a folder."""
    with tempfile.TemporaryDirectory() as scratch:
        target = Path(scratch) / "proofs.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "magnate.testing.plugin"]
        done = subprocess.run(
            [*command, f"--proofs={target}", "-p", "no:cacheprovider", str(tests)],
            capture_output=True,
            text=True,
            timeout=300,
        )
        if not target.is_file():
            raise RuntimeError(
                f"pytest could not collect {tests}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
            )
        found: dict[str, list[str]] = json.loads(target.read_text(encoding="utf-8"))
        return found


def unproved(package: str, proofs: dict[str, list[str]]) -> list[str]:
    """Clauses without a test."""
    return [id for id in clauses_of(package) if id not in proofs]


def unknown(package: str, proofs: dict[str, list[str]]) -> list[str]:
    """Marks that name no clause."""
    return [id for id in proofs if id not in clauses_of(package)]


def rule_files(package: str) -> list[Path]:
    """The rules files of a game."""
    return sorted(Path(str(resources.files(package))).glob("rules*.py"))


def named_by(package: str) -> list[tuple[str, ast.FunctionDef, list[str]]]:
    """Every function of the rules files with the clause ids its docstring names, known or not."""
    prefixes = {id.partition("-")[0] for id in clauses_of(package)}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(prefixes))})(?:-[A-Z0-9]+)+\b")
    return [
        (path.name, node, pattern.findall(ast.get_docstring(node) or ""))
        for path in rule_files(package)
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    ]


def silent_functions(package: str) -> list[str]:
    """Functions in the rules files whose docstring names no clause, or one that does not exist."""
    clauses = clauses_of(package)
    found: list[str] = []
    for file, node, named in named_by(package):
        place = f"{file}:{node.lineno} {node.name}"
        if not named:
            found.append(f"{place} names no clause")
        found.extend(f"{place} names {id}, which does not exist" for id in named if id not in clauses)
    return found


def implemented(package: str) -> dict[str, list[str]]:
    """Clause -> the functions whose docstrings name it, as `rules_market.py: draw`."""
    found: dict[str, list[str]] = {}
    for file, node, named in named_by(package):
        for id in dict.fromkeys(named):
            found.setdefault(id, []).append(f"{file}: {node.name}")
    return found


def proofs_text(proofs: dict[str, list[str]], code: dict[str, list[str]]) -> str:
    """`proofs.toml` as text."""
    lines = ["# Which tests prove which clause, and which functions implement it; written by `make proofs`."]
    for heading, table in (("tests", proofs), ("code", code)):
        lines += ["", f"[{heading}]"]
        for id, places in sorted(table.items()):
            lines.append(f"{id} = [")
            lines.extend(f'  "{place}",' for place in places)
            lines.append("]")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:] or installed():
        package = load(name).package
        folder = Path("src") / package.replace(".", "/")
        proofs = collected(Path("tests/games") / name)
        code = implemented(package)
        (folder / "proofs.toml").write_text(proofs_text(proofs, code), encoding="utf-8")
        print(f"{name}: {len(proofs)} clauses proved, {len(code)} named by the code")
