"""Writes dist/magnate.cdx.json: every component of an installed server, as CycloneDX.

A fresh virtual environment gets `magnate[server]` as plain Python; what it then holds, and what the page
ships, is the list.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from typing import Any

from check_tag import version
from vendored import ROOT, packages

OUT = ROOT / "dist" / "magnate.cdx.json"


def python_components(folder: Path) -> dict[str, Any]:
    """The bill of materials of a fresh environment with the server in it."""
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    clean = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | {"MAGNATE_PURE": "1"}
    install = [str(python), "-m", "pip", "install", "--quiet", f"{ROOT}[server]"]
    subprocess.run(install, check=True, env=clean, cwd=folder)
    subprocess.run(
        [str(python), "-m", "pip", "uninstall", "--quiet", "--yes", "pip", "setuptools"], check=True
    )
    listed = subprocess.run(
        [
            *(sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible", "--of", "JSON"),
            *("--pyproject", str(ROOT / "pyproject.toml"), "--mc-type", "application", str(python)),
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    bill: dict[str, Any] = json.loads(listed.stdout)
    return bill


def page_components() -> list[dict[str, Any]]:
    """What the page ships, as components."""
    return [
        {
            "type": "library",
            "bom-ref": package.source,
            "name": package.name,
            "version": package.version,
            "purl": package.source,
            "licenses": [{"license": {"id": package.licence}}],
        }
        for package in packages()
        if package.shipped
    ]


def main() -> None:
    """Write the list."""
    with tempfile.TemporaryDirectory() as folder:
        bill = python_components(Path(folder) / "venv")
    # The environment holds Magnate as a file of this machine; the document's subject is Magnate itself.
    bill["metadata"]["component"]["version"] = version()
    bill["components"] = [
        part for part in bill["components"] if part["name"] != "magnate"
    ] + page_components()
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(bill, indent=2) + "\n", encoding="utf-8")
    print(f"{OUT.relative_to(ROOT)}: {len(bill['components'])} components")


if __name__ == "__main__":
    main()
