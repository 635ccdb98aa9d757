"""What the page ships from elsewhere is what the manifest says, and the notices say it too."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import notices  # noqa: E402
from vendored import VENDOR, Package, packages  # noqa: E402

OURS = {"README.md", "manifest.toml"}


@pytest.mark.parametrize("package", packages(), ids=lambda package: package.name)
def test_a_package_is_what_the_manifest_says(package: Package) -> None:
    assert package.wrong() == []
    assert package.source.startswith(("pkg:npm/", "pkg:pypi/"))
    assert package.source.endswith(f"@{package.version}")
    assert package.licence_file in package.sha256
    assert package.changed


def test_every_vendored_file_stands_in_the_manifest() -> None:
    listed = {package.path(file) for package in packages() for file in package.sha256}
    folders = (VENDOR, ROOT / "tests" / "web" / "vendor", ROOT / "docs" / "assets")
    here = {path for folder in folders for path in folder.rglob("*") if path.is_file()}
    ours = {path for path in here if path.suffixes[-2:] == [".d", ".ts"] or path.name in OURS}
    assert here - ours == listed


def test_a_changed_file_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = packages()[0]
    monkeypatch.setattr("vendored.VENDOR", tmp_path)
    for file in package.sha256:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_bytes((VENDOR / file).read_bytes())
    assert package.wrong() == []
    first, *_ = package.sha256
    (tmp_path / first).write_bytes((VENDOR / first).read_bytes() + b"\n")
    assert [line.partition(":")[0] for line in package.wrong()] == [first]


def test_the_notices_are_current() -> None:
    assert notices.NOTICES.read_text(encoding="utf-8") == notices.text()
    for package in packages():
        assert (f"| {package.name} | {package.version} |" in notices.text()) == package.shipped
