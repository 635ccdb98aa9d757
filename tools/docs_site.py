"""What the docs site takes from the package itself, so that pages cannot fall behind: an mkdocs hook.

A line `<!-- WORD ARGUMENTS -->` in a page is replaced by what the function of that name makes.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import magnate
from magnate.core.contract import Game
from magnate.core.message import Message
from magnate.core.texts import texts_of

ROOT = Path(__file__).resolve().parents[1]
SHIM = "https://unpkg.com/iframe-worker/shim"
DIRECTIVE = re.compile(
    r"^<!-- (facts|options|bots|figures|games|include|openapi|commands)((?: [^\s]+)*) -->$", re.MULTILINE
)

WORDS: dict[str, dict[str, str]] = {
    "en": {
        "game": "Game",
        "seats": "Players",
        "length": "Length",
        "weight": "Weight",
        "solo": "Alone",
        "yes": "yes",
        "no": "no",
        "option": "Option",
        "values": "Values",
        "what": "What it does",
        "none": "This game has no options.",
        "match": "Match",
        "games": "Games",
        "wins": "Wins [95 % interval]",
        "ahead": "Ahead of a rival",
        "score": "Mean score",
        "source": "Where it comes from",
        "figures": "Figures",
        "rulebook": "the rulebook",
        "public": "other public sources",
        "reconstructed": "reconstructed here",
    },
    "fr": {
        "game": "Jeu",
        "seats": "Joueurs",
        "length": "Durée",
        "weight": "Poids",
        "solo": "En solo",
        "yes": "oui",
        "no": "non",
        "option": "Option",
        "values": "Valeurs",
        "what": "Effet",
        "none": "Ce jeu n'a pas d'option.",
        "match": "Rencontre",
        "games": "Parties",
        "wins": "Victoires [intervalle à 95 %]",
        "ahead": "Devant un rival",
        "score": "Score moyen",
        "source": "Origine",
        "figures": "Chiffres",
        "rulebook": "le livret de règles",
        "public": "d'autres sources publiques",
        "reconstructed": "reconstitués ici",
    },
}
FRENCH_RUNGS = (
    ("level", "niveau"),
    ("three greedy", "trois gloutons"),
    ("greedy", "glouton"),
    ("random", "hasard"),
    (" over ", " contre "),
    ("alone", "en solo"),
    ("beginner", "débutant"),
    ("normal", "normal"),
    ("hard", "difficile"),
    ("expert", "expert"),
)


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Put in what comes from the package."""
    lang = "fr" if page.file.src_uri.endswith(".fr.md") else "en"
    return expanded(markdown, lang)


def on_post_page(output: str, page: Any, config: Any) -> str:
    """Take what search needs in a folder from the site itself, so that it works without a network."""
    return output.replace(SHIM, relative(page.url))


def on_post_template(output_content: str, template_name: str, config: Any) -> str:
    """The same for the page that says there is no such page."""
    return output_content.replace(SHIM, relative(""))


def relative(url: str) -> str:
    """Where the script is, seen from a page."""
    return "../" * url.count("/") + "assets/iframe-worker.js"


def expanded(markdown: str, lang: str) -> str:
    """A page with its directives carried out."""
    makers: dict[str, Callable[..., str]] = {
        "facts": facts,
        "options": options,
        "bots": bots,
        "figures": figures,
        "games": games,
        "include": include,
        "openapi": openapi,
        "commands": commands,
    }
    return DIRECTIVE.sub(lambda found: makers[found[1]](lang, *found[2].split()), markdown)


def said(game: Game, id: str, lang: str) -> str:
    """A sentence of a game."""
    return texts_of(game.package).say(Message(id), lang)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def span(seats: list[int]) -> str:
    """A range of seat counts."""
    return str(seats[0]) if len(seats) == 1 else f"{min(seats)} – {max(seats)}"


# --- games -------------------------------------------------------------------------------------------------------


def facts(lang: str, name: str) -> str:
    """Players, length, weight, alone or not, and what the game is about."""
    game, words = magnate.load(name), WORDS[lang]
    alone = words["yes" if 1 in game.seats else "no"]
    heads = [words[key] for key in ("seats", "length", "weight", "solo")]
    row = [span(game.seats), said(game, "game-length", lang), said(game, "game-weight", lang), alone]
    tagline, about = said(game, "game-tagline", lang), said(game, "game-about", lang)
    return f"*{tagline}*\n\n{about}\n\n{table(heads, [row])}"


def games(lang: str, base: str = "") -> str:
    """All games in a table."""
    words = WORDS[lang]
    rows = []
    for name in magnate.installed():
        game = magnate.load(name)
        link = f"[{said(game, 'game-name', lang)}]({base}{name}.md)"
        length, tagline = said(game, "game-length", lang), said(game, "game-tagline", lang)
        rows.append([link, span(game.seats), length, words["yes" if 1 in game.seats else "no"], tagline])
    return table([words["game"], words["seats"], words["length"], words["solo"], ""], rows)


def options(lang: str, name: str) -> str:
    """The options of a game."""
    game, words = magnate.load(name), WORDS[lang]
    rows = []
    for option in game.option_list:
        values = ", ".join(f"`{str(value).lower()}`" for value in option.values)
        what = (
            f"{said(game, f'option-{option.name}', lang)}. {said(game, f'option-{option.name}-help', lang)}"
        )
        rows.append([f"`{option.name}`", values, what])
    return table([words["option"], words["values"], words["what"]], rows) if rows else words["none"]


def bots(lang: str, name: str) -> str:
    """How the bots do: the ladder's report."""
    words = WORDS[lang]
    report = (ROOT / "ladders" / name / "report.md").read_text(encoding="utf-8")
    first = report.partition("|---|")[2].partition("\n\n")[0]
    rows = []
    for line in first.splitlines()[1:]:
        rung, seats, played, _, wins, ahead, score, *_ = (cell.strip() for cell in line.strip("|").split("|"))
        rows.append([translated(rung, lang), seats, played, wins, ahead, score])
    return table([words[key] for key in ("match", "seats", "games", "wins", "ahead", "score")], rows)


def translated(rung: str, lang: str) -> str:
    """The name of a rung in a language."""
    if lang == "fr":
        for english, french in FRENCH_RUNGS:
            rung = rung.replace(english, french)
    return rung


def figures(lang: str, name: str) -> str:
    """Where the figures of a game come from, counted."""
    words = WORDS[lang]
    package = magnate.load(name).package
    raw = tomllib.loads(resources.files(package).joinpath("components.toml").read_text(encoding="utf-8"))
    found = Counter(provenances(raw))
    rows = [[words[source], str(found[source])] for source in ("rulebook", "public", "reconstructed")]
    return table([words["source"], words["figures"]], rows)


def provenances(data: Any, inside: bool = False) -> list[str]:
    """Every provenance written in components, one per figure."""
    if isinstance(data, str):
        return [data] if inside else []
    values = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [found for key, value in values for found in provenances(value, inside or key == "provenance")]


# --- reference ---------------------------------------------------------------------------------------------------


def include(lang: str, name: str, base: str = "") -> str:
    """A file of the project without its title; links to other files of the project go to the site's pages."""
    text = (ROOT / name).read_text(encoding="utf-8").partition("\n")[2]
    return re.sub(r"\]\(docs/", f"]({base}", text)


def commands(lang: str) -> str:
    """Every command with its arguments and options, from the command line itself."""
    import typer.main

    from magnate.cli.main import app

    parts = []
    group: Any = typer.main.get_command(app)
    for name, command in group.commands.items():
        parts += [f"## magnate {name}", "", str(command.help or "").strip(), ""]
        rows = [
            [f"`{spelt(parameter)}`", plain(parameter.help)]
            for parameter in command.params
            if "--help" not in parameter.opts
        ]
        parts += [table(["Argument or option", ""], rows), ""] if rows else []
    return "\n".join(parts)


def spelt(parameter: Any) -> str:
    """How an argument or an option is written."""
    words = [*parameter.opts, *parameter.secondary_opts]
    return ", ".join(words) if words[0].startswith("-") else str(parameter.name).upper()


def plain(text: str | None) -> str:
    """A help text that stands in a table."""
    return (text or "").replace("|", "\\|")


def openapi(lang: str) -> str:
    """Every request of the HTTP API."""
    from magnate.server.app import create_app
    from magnate.server.settings import Settings

    document = create_app(Settings(database="sqlite://")).openapi()
    parts = []
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            parts += request(method.upper(), path, operation)
    return "\n".join(parts)


def request(method: str, path: str, operation: dict[str, Any]) -> list[str]:
    """One request: what it does, what it takes, what it answers."""
    lines = [f"## {method} {path}", "", operation.get("description", operation.get("summary", "")), ""]
    rows = [
        [f"`{p['name']}`", p["in"], "yes" if p.get("required") else "", kind(p.get("schema", {}))]
        for p in operation.get("parameters", [])
    ]
    if rows:
        lines += [table(["Parameter", "In", "Required", "Type"], rows), ""]
    body = operation.get("requestBody", {}).get("content", {})
    lines += [f"Body: {kind(content.get('schema', {}))} ({type})\n" for type, content in body.items()]
    answers = [
        f"{status} {', '.join(kind(c.get('schema', {})) for c in answer.get('content', {}).values())}".strip()
        for status, answer in operation.get("responses", {}).items()
    ]
    return [*lines, f"Answers: {'; '.join(answers)}", ""]


def kind(schema: dict[str, Any]) -> str:
    """The type of a schema in a word."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(kind(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))
