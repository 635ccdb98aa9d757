"""Records of older rules are refused in a sentence that names both versions."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnate.core.errors import BadRecord
from magnate.core.record import read

OLD = sorted((Path(__file__).parents[2] / "records" / "carnegie-v1").glob("*.record"))


@pytest.mark.parametrize("path", OLD[::8], ids=lambda path: path.stem)
def test_a_record_of_the_first_rules_is_refused(path: Path) -> None:
    with pytest.raises(BadRecord, match="played by rules version 1 of carnegie; installed is version 2"):
        read(path)
