"""Differences between two things made of JSON, such as two views of a game: what makes the one of the other.

A patch is `[REPLACE, value]`, `[IN_DICT, {name: patch}, [names that are gone]]` or `[IN_LIST, [[place, patch]]]`. It
holds nothing that the new one does not, but for the names that are gone. Archives and streams are made of patches.

Lists and tables are compared as Python compares them, for which 1 and True are the same: where nothing else inside one
changes, such a change is passed over. No place of a view may be a number now and a yes or no then.
"""

from __future__ import annotations

from typing import Any

REPLACE, IN_DICT, IN_LIST = 0, 1, 2
Patch = list[Any] | None


def difference(old: Any, new: Any) -> Patch:
    """What makes `new` of `old`; None when they are the same."""
    return None if old is new or (old == new and type(old) is type(new)) else _between(old, new)


def _between(old: Any, new: Any) -> list[Any]:
    """What makes `new` of `old`, which is not the same. Most parts are: they are passed over without a call."""
    if isinstance(old, dict) and isinstance(new, dict) and _in_order(old, new):
        inside = {}
        for name, value in new.items():
            if name not in old:
                inside[name] = [REPLACE, value]
                continue
            was = old[name]
            if was is not value and (was != value or type(was) is not type(value)):
                inside[name] = _between(was, value)
        return [IN_DICT, inside, [name for name in old if name not in new]]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [IN_LIST, [[i, _between(a, b)] for i, (a, b) in pairs if a != b or type(a) is not type(b)]]
    return [REPLACE, new]


def _in_order(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether taking names away from the old and adding some at the end gives the order of the new."""
    if old.keys() == new.keys():
        return True
    kept = [name for name in old if name in new]
    return kept == list(new)[: len(kept)]


def patched(old: Any, patch: Patch) -> Any:
    """What a difference makes of `old`, which stays as it is."""
    if patch is None:
        return old
    if patch[0] == REPLACE:
        return patch[1]
    if patch[0] == IN_LIST:
        items = list(old)
        for i, inner in patch[1]:
            items[i] = patched(items[i], inner)
        return items
    gone = patch[2]
    whole = {key: value for key, value in old.items() if key not in gone}
    for key, inner in patch[1].items():
        whole[key] = patched(old.get(key), inner)
    return whole
