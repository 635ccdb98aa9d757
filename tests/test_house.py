"""The house rules: dependencies point one way, games stay in their folders, words are complete."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import magnate

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "magnate"
# What each part may import besides itself.
ALLOWED = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "arena": {"bots", "core"},
    "notebook": {"core"},
    "envs": {"bots", "core", "notebook"},
    "server": {"bots", "core"},
    "testing": {"bots", "core"},
    "cli": {"arena", "bots", "core", "server", "envs"},
}
FTL_FOLDERS = sorted({path.parent for path in SOURCE.rglob("en.ftl")})


def imported(path: Path) -> set[str]:
    """The parts of magnate a file imports."""
    parts: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        parts |= {name.split(".")[1] for name in names if name.startswith("magnate.") and "." in name}
    return parts


@pytest.mark.parametrize("part", ALLOWED)
def test_dependencies_point_one_way(part: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {other}"
        for path in sorted((SOURCE / part).rglob("*.py")) or [SOURCE / f"{part}.py"]
        for other in imported(path) - ALLOWED[part] - {part}
    ]
    assert wrong == []


def test_a_game_imports_no_other_game() -> None:
    for name in magnate.installed():
        for path in (SOURCE / "games" / name).rglob("*.py"):
            text = path.read_text(encoding="utf-8")
            others = [other for other in magnate.installed() if other != name and f"games.{other}" in text]
            assert others == [], path


def test_no_game_is_named_outside_its_folder() -> None:
    wrong = []
    for path in sorted(SOURCE.rglob("*")):
        inside = "games" in path.relative_to(SOURCE).parts and path.parent != SOURCE / "games"
        if path.suffix not in (".py", ".js", ".css", ".ftl", ".html") or inside or "vendor" in path.parts:
            continue
        text = path.read_text(encoding="utf-8").lower()
        wrong += [
            f"{path.relative_to(ROOT)}: {name}"
            for name in magnate.installed()
            if re.search(rf"\b{name}\b", text)
        ]
    assert wrong == []


SQL = re.compile(
    r"(select|insert into|update|delete from|pragma|listen|notify|begin immediate|create table)\b.+", re.I
)
ASKED = {"execute", "executemany", "exec_driver_sql"}
MADE = {"select", "insert", "update", "delete", "text"}


def statements(path: Path) -> list[str]:
    """Where a file makes a statement for a database, or has one carried out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    notes = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            wrong = SQL.match(node.value.strip()) is not None and node not in notes
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            of = node.func.value.id if isinstance(node.func.value, ast.Name) else ""
            wrong = node.func.attr in ASKED or (of in ("sa", "sqlalchemy") and node.func.attr in MADE)
        elif isinstance(node, ast.ImportFrom):
            names = {alias.name for alias in node.names}
            wrong = (node.module == "sqlalchemy" and bool(names & MADE)) or (
                node.module == "procrastinate" and "sql" in names
            )
        else:
            continue
        if wrong:
            found.append(f"{path.relative_to(SOURCE)}:{node.lineno}")
    return found


def test_all_sql_is_in_the_repository() -> None:
    room = sorted((SOURCE / "server").glob("repository*.py"))
    outside = [
        path
        for path in sorted(SOURCE.rglob("*.py"))
        if path not in room and "migrations" not in path.parts and path != SOURCE / "server" / "schema.py"
    ]
    assert [line for path in outside for line in statements(path)] == []
    assert all(statements(path) for path in room), "each of them has some, and they are found"


def own_scripts() -> list[Path]:
    """The JavaScript written here: the page, the boards, the skeleton of a new game, the examples, the tests."""
    return [
        path
        for folder in (SOURCE, ROOT / "examples", ROOT / "tests")
        for path in sorted(folder.rglob("*.js"))
        if "vendor" not in path.parts and "node_modules" not in path.parts
    ]


def test_no_line_of_javascript_is_longer_than_a_screen() -> None:
    """The formatter leaves templates, comments and path data alone, so that they are held here too.

    Path data may be broken at any space or before a command, a template between two attributes.
    """
    assert len(own_scripts()) > 100
    wrong = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in own_scripts()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > 120
    ]
    assert wrong == []


def test_the_tests_of_every_title_use_the_same_words() -> None:
    """A title's own words are in its one `positions.py`; what every title says is said in `magnate.testing.case`."""
    shared = {"act", "lay", "do", "can", "offered", "values", "refused", "reason", "why", "lifts"}
    wrong = []
    for path in sorted((ROOT / "tests" / "games").glob("*/*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        own = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)} & shared
        wrong += [f"{path.relative_to(ROOT)}: {name}" for name in sorted(own)]
    assert wrong == []
    titles = sorted(path.parent.name for path in (ROOT / "tests" / "games").glob("*/positions.py"))
    assert titles == sorted(
        path.name for path in (ROOT / "tests" / "games").glob("*") if (path / "__init__.py").exists()
    )


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of an .ftl file with the variables each uses; junk is an error.

    A form of a variable (`$card-le`, where words of the file have a form `.le`) counts as the variable.
    """
    found: dict[str, set[str]] = {}
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    forms = {form.id.name for entry in entries if isinstance(entry, ftl.Message) for form in entry.attributes}
    for entry in entries:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content[:80]!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            text = path.read_text(encoding="utf-8")[entry.span.start : entry.span.end]
            used = [name.rpartition("-") for name in re.findall(r"\$([A-Za-z][\w-]*)", text)]
            found[entry.id.name] = {
                base if form in forms and base else f"{base}{dash}{form}" for base, dash, form in used
            }
    return found


@pytest.mark.parametrize("folder", FTL_FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    english, french = messages(folder / "en.ftl"), messages(folder / "fr.ftl")
    assert sorted(english) == sorted(french)
    different = [id for id in english if english[id] != french[id]]
    assert different == []


def test_the_project_names_no_machine_path_and_no_registry_host() -> None:
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=60
    ).stdout.split()
    if not listed:
        pytest.skip("not a git checkout")
    needle = re.compile("|".join(["registry" + r"\.npm", "pypi" + r"\.org", "/wo" + "rk/", "/ro" + "ot/"]))
    wrong = []
    for name in listed:
        path = ROOT / name
        if path.suffix in (".woff2", ".png", ".jpg", ".ico") or not path.is_file():
            continue
        if needle.search(path.read_text(encoding="utf-8", errors="ignore")):
            wrong.append(name)
    assert wrong == []
