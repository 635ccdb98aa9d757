"""One shape for every title: the same subject in the same file under the same name (docs/add-a-game.md)."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import magnate

ROOT = Path(__file__).parent.parent
TITLES = {name: ROOT / "src" / "magnate" / "games" / name for name in magnate.installed()}
FOLDERS = {**TITLES, "hoard": ROOT / "examples" / "hoard" / "src" / "magnate_hoard"}

# What each module must define; a title may add more, but may not put these elsewhere.
DEFINES = {
    "constants": set(),
    "tables": {"Tables"},
    "checks": {"check"},
    "state": {"Position"},
    "audit": {"audit"},
    "rules": {"offer", "apply", "refuse"},
    "rules_setup": {"set_up"},
    "rules_scoring": {"score_sheet"},
    "view": {"board", "figures", "prompt"},
    "phrases": {"PHRASES", "ELEMENTS", "CLAUSES"},
    "catalogue": {"catalogue"},
    "journal": set(),
    "strategy": {"TERMS", "terms"},
    "terminal": {"draw"},
    "telling": {"tell"},
    "game": {"GAME", "PACKAGE"},
}
OPTIONAL = re.compile(r"__init__|observation|blunders|(?:audit|rules|tables|view|strategy)_\w+")
OPTIONALLY_DEFINES = {"blunders": {"NAMES", "blunders", "gives_up"}}
POSITION = {"fields", "copy_into", "redeal", "hidden"}
# The core owns these; a title that writes them again has left the shape.
OF_THE_CORE = {
    "clone",
    "with_components",
    "phrase",
    "element",
    "clause",
    "board",
    "figures",
    "prompt",
    "choices",
    "setup",
    "refuse",
    "score_sheet",
    "audit",
}
DATA = {"components.toml", "shapes.toml", "clauses.toml", "levels.toml", "weights.toml", "en.ftl", "fr.ftl"}
BROWSER = {"board.js", "board.css", "theme.css", "cover.svg"}
LONGEST_GAME = 80


def names_of(path: Path) -> set[str]:
    """What a module defines at its top level."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.ImportFrom):
            found |= {alias.name for alias in node.names if alias.name.isupper()}
    return found


def is_code(value: ast.expr | None) -> bool:
    """Whether a value is a number, or the words of numbers in their order."""
    if isinstance(value, ast.List | ast.Tuple):
        return all(isinstance(item, ast.Constant) and isinstance(item.value, str) for item in value.elts)
    value = value.operand if isinstance(value, ast.UnaryOp) else value
    return isinstance(value, ast.Constant) and isinstance(value.value, int)


def codes_of(path: Path) -> set[str]:
    """The names that a module gives to numbers at its top level."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_code(node.value):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def taken_from(path: Path) -> set[tuple[str, str]]:
    """What a module takes from the others of its title, as module and name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module]
    modules = {alias.asname or alias.name: alias.name for node in imports for alias in node.names}
    taken = {(str(node.module).rpartition(".")[2], alias.name) for node in imports for alias in node.names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            taken.add((modules[node.value.id], node.attr))
    return taken


def methods_of(path: Path) -> dict[str, set[str]]:
    """The methods of each class of a module."""
    return {
        node.name: {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    }


@pytest.mark.parametrize("name", FOLDERS)
def test_a_title_has_the_modules_of_the_shape_and_no_others(name: str) -> None:
    modules = {path.stem for path in FOLDERS[name].glob("*.py")}
    assert sorted(set(DEFINES) - modules) == [], "missing"
    assert [module for module in sorted(modules - set(DEFINES)) if not OPTIONAL.fullmatch(module)] == []


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("module", DEFINES)
def test_a_module_defines_what_the_shape_says(name: str, module: str) -> None:
    assert DEFINES[module] - names_of(FOLDERS[name] / f"{module}.py") == set()


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("module", OPTIONALLY_DEFINES)
def test_a_module_that_may_be_left_out_is_whole_where_it_is_there(name: str, module: str) -> None:
    path = FOLDERS[name] / f"{module}.py"
    assert not path.is_file() or OPTIONALLY_DEFINES[module] - names_of(path) == set()


@pytest.mark.parametrize("name", FOLDERS)
def test_what_numbers_stand_for_is_said_in_one_module(name: str) -> None:
    """A name for a number that several modules use is in `constants.py`, and nothing else is there."""
    modules = {path.stem: path for path in FOLDERS[name].glob("*.py")}
    taken = {pair for path in modules.values() for pair in taken_from(path)}
    owed = {(module, defined) for module, names in DEFINES.items() for defined in names}
    assert taken & {("constants", code) for code in codes_of(modules["constants"])}, "they are found"
    elsewhere = {
        (module, code) for module, path in modules.items() if module != "constants" for code in codes_of(path)
    }
    assert sorted(elsewhere & taken - owed) == []
    kinds = {type(node) for node in ast.parse(modules["constants"].read_text(encoding="utf-8")).body}
    assert kinds <= {ast.Expr, ast.ImportFrom, ast.Assign, ast.AnnAssign}


@pytest.mark.parametrize("name", FOLDERS)
def test_a_position_declares_its_fields_and_leaves_the_rest_to_the_core(name: str) -> None:
    position = methods_of(FOLDERS[name] / "state.py")["Position"]
    assert POSITION - position == set()
    game = methods_of(FOLDERS[name] / "game.py")
    written = {method for methods in [position, *game.values()] for method in methods}
    assert sorted(written & OF_THE_CORE) == []


@pytest.mark.parametrize("name", FOLDERS)
def test_game_py_only_ties_the_title_together(name: str) -> None:
    text = (FOLDERS[name] / "game.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) < LONGEST_GAME
    assert len(methods_of(FOLDERS[name] / "game.py")) == 2
    assert re.search(r'^PACKAGE = "\w[\w.]*"$', text, re.MULTILINE), "PACKAGE is named elsewhere"
    assert re.search(r"^GAME = \w+\(load_components\(PACKAGE, ", text, re.MULTILINE), (
        "GAME is made another way"
    )


@pytest.mark.parametrize("name", FOLDERS)
def test_data_words_and_drawings_lie_where_every_title_has_them(name: str) -> None:
    files = {path.name for path in FOLDERS[name].iterdir()}
    assert sorted((DATA | BROWSER) - files) == []
    assert sorted(file for file in files if file.endswith(".js")) in (["board.js"], ["board.js", "icons.js"])


@pytest.mark.parametrize("name", TITLES)
def test_refusals_are_found_by_the_word_of_the_attempt(name: str) -> None:
    """`REFUSALS` has the choices of the space, `OUTSIDE` what somebody may attempt that no choice expresses."""
    assert {"REFUSALS", "OUTSIDE"} - names_of(TITLES[name] / "rules.py") == set()


@pytest.mark.parametrize("name", TITLES)
def test_every_verb_says_which_clause_allows_it(name: str) -> None:
    game = magnate.load(name)
    assert [v.word for v in game.space.verbs if not v.clause and v.word not in game.clauses] == []


@pytest.mark.parametrize("name", TITLES)
def test_first_numbers_of_verbs_have_one_name(name: str) -> None:
    tables = magnate.load(name).tables  # type: ignore[attr-defined]
    for verb in tables.space.verbs:
        first = f"to_{verb.word.replace('-', '_')}"
        assert getattr(tables, first, verb.base) == verb.base
    for path in TITLES[name].glob("*.py"):
        assert not re.search(r"space\.base\(", path.read_text()) or path.name == "tables.py", path.name
