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


# The modules that carry rules out: the rules themselves, the position, what a seat may see, the components.
CARRIED_OUT_BY = re.compile(r"(?:rules|tables|view)(?:_\w+)?\.py|(?:state|checks|game)\.py")


def named_by(package: str) -> list[tuple[str, str, int, list[str]]]:
    """Every function and method that carries rules out: file, name, line, the clause ids its docstring names."""
    prefixes = "|".join(sorted({id.partition("-")[0] for id in clauses_of(package)}))
    id = rf"\b(?:{prefixes})(?:-[A-Z0-9]+)+\b"
    named = re.compile(rf"({id})(?:\s+to\s+({id}|\d+))?")
    found: list[tuple[str, str, int, list[str]]] = []
    for path in sorted(Path(str(resources.files(package))).glob("*.py")):
        if not CARRIED_OUT_BY.fullmatch(path.name):
            continue
        for node in functions(ast.parse(path.read_text(encoding="utf-8"))):
            rows = named.findall(ast.get_docstring(node) or "")
            ids = [one for first, last in rows for one in ([first] if not last else series(first, last))]
            found.append((path.name, node.name, node.lineno, ids))
    return found


def functions(module: ast.Module) -> list[ast.FunctionDef]:
    """The functions of a module and the methods of its classes."""
    classes = [node.body for node in module.body if isinstance(node, ast.ClassDef)]
    return [node for body in [module.body, *classes] for node in body if isinstance(node, ast.FunctionDef)]


def series(first: str, last: str) -> list[str]:
    """The ids from one to another, WAG-LOAD-2 to WAG-LOAD-4 or to 4: they differ in the number at the end."""
    stem = first.rstrip("0123456789")
    if last.rstrip("0123456789") not in ("", stem):
        return [first, last]
    return [f"{stem}{n}" for n in range(int(first[len(stem) :]), int(last.removeprefix(stem)) + 1)]


def silent_functions(package: str) -> list[str]:
    """Functions in the rules files whose docstring names no clause, or one that does not exist."""
    clauses = clauses_of(package)
    found: list[str] = []
    for file, name, line, named in named_by(package):
        place = f"{file}:{line} {name}"
        if not named and file.startswith("rules"):
            found.append(f"{place} names no clause")
        found.extend(f"{place} names {id}, which does not exist" for id in named if id not in clauses)
    return found


def implemented(package: str) -> dict[str, list[str]]:
    """Clause -> the functions whose docstrings name it, as `rules_market.py: draw`."""
    found: dict[str, list[str]] = {}
    for file, name, _, named in named_by(package):
        for id in dict.fromkeys(named):
            found.setdefault(id, []).append(f"{file}: {name}")
    return found


def unplaced(package: str) -> list[str]:
    """Clauses that no docstring names."""
    placed = implemented(package)
    return [id for id in clauses_of(package) if id not in placed]


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
