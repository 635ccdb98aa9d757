# Two commands do everything on a fresh machine: `make play` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '*.egg-info*')

.PHONY: play test lint types unit pure browser proofs bench clean

## play: make the virtual environment, install the compiled package, start the main job
play: $(VENV)/installed
	$(BIN)/magnate serve --open

## test: install what the tests need and run all of them
test: lint types unit pure
	@echo "all tests passed"

$(VENV)/made:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	@touch $@

# Without a C compiler, or when compiling fails, the same code is installed as plain Python.
$(VENV)/installed: $(VENV)/made $(SOURCES)
	$(BIN)/python -m pip install --quiet ".[server]" \
	  || MAGNATE_PURE=1 $(BIN)/python -m pip install --quiet ".[server]"
	@touch $@

$(VENV)/tested: $(VENV)/installed
	$(BIN)/python -m pip install --quiet --group test
	sh tools/browser.sh
	@touch $@

lint: $(VENV)/tested
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# The browser side is plain JavaScript with types in comments; they are checked where Node.js is at hand.
types:
	@if command -v npx >/dev/null 2>&1; then npx --yes --package typescript@5.9 tsc -p tsconfig.json; \
	else echo "no npx here: the types of the browser side are not checked"; fi

unit: $(VENV)/tested
	$(BIN)/python -m pytest -n 2 --dist loadgroup

# The same rules without the compiler: conformance and golden records must agree bit for bit.
pure: $(VENV)/tested
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 tests/test_conformance.py tests/test_records.py tests/test_build.py

## browser: only the tests in a real browser
browser: $(VENV)/tested
	$(BIN)/python -m pytest tests/web

## proofs: write which test proves which clause
proofs: $(VENV)/tested
	PYTHONPATH=src $(BIN)/python -m magnate.testing.trace

## bench: decisions and clones per second, with peers in the same run
bench: $(VENV)/installed
	$(BIN)/python -m pip install --quiet ".[peers]"
	$(BIN)/magnate bench

clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
