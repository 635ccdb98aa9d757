"""Sentences are read one at a time, when they are asked for, and are those that the whole file holds."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

import magnate
from magnate.core.message import Message
from magnate.core.texts import CORE, LANGUAGES, Lines, Texts

PACKAGES = [
    CORE,
    "magnate.cli",
    "magnate.server",
    "magnate.web",
    *[magnate.load(name).package for name in magnate.installed()],
]


def written(resource: ast.Resource) -> dict[str, str]:
    """The sentences and terms of a file by name, without the comments on them."""
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            sign = "-" if isinstance(entry, ast.Term) else ""
            found[sign + entry.id.name] = FluentSerializer().serialize_entry(entry)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_each_sentence_read_alone_is_that_of_the_whole_file(package: str, lang: str) -> None:
    text = resources.files(package).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
    alone: dict[str, str] = {}
    for part in Lines(lang, [text]).unread.values():
        alone |= written(FluentResource(part))
    assert alone == written(FluentResource(text))
    assert len(alone) > 30


WORDS = """
# A term, sentences that use it and each other, and one that is none.
-tin = tin
can = a can of { -tin }
two = { can } and { $n ->
    [one] one more
   *[other] { $n } more
}
    .short = { -tin }s
many = yes
wrong = { oops
"""


def test_a_sentence_brings_those_it_is_made_with_and_no_others() -> None:
    texts = Texts(CORE)
    texts.lines["en"] = lines = Lines("en", [WORDS, "many = the later file is right\n"])
    assert texts.say(Message("two", {"n": 3})) == "a can of tin and 3 more"
    assert set(lines.unread) == {"many", "wrong"}
    assert texts.say(Message("many")) == "the later file is right"
    assert texts.say(Message("wrong")) == "wrong"
    assert texts.say(Message("none")) == "none"
    assert texts.has("can", "en")
    assert not texts.has("wrong", "en")
    assert not texts.has("-tin", "en")
