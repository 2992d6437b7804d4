# The commands of the project; `make` alone lists them. Recipes run in .venv, which `make setup` makes.
.DEFAULT_GOAL := help
.PHONY: help setup app test lint unit notebooks browser bench docs

BIN := .venv/bin
PORT ?= 8866
# Where the app listens: 127.0.0.1 for this machine alone, 0.0.0.0 for a classroom.
IP ?= 127.0.0.1
# Tests with a browser or a server run apart from the others: they are slow to start, and need the system's Chromium.
BROWSER_TESTS := $(wildcard tests/browser tests/server tests/notebooks)
export THREEUP_CHROMIUM PYTHON
# A browser that Playwright once downloaded here must not hide that a test forgets to use the system's.
export PLAYWRIGHT_BROWSERS_PATH := $(CURDIR)/.venv/no-browsers
# No test may depend on the language or the width of whoever runs it.
TEST := COLUMNS=100 PYTHONHASHSEED=random $(BIN)/python -m pytest

help: ## List these commands
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

setup: ## Make or update the environment in .venv
	@bash tools/setup.sh

app: setup ## Serve the app and print its address (PORT=8866 IP=127.0.0.1)
	$(BIN)/threeup serve --port $(PORT) --ip $(IP)

test: lint unit notebooks browser ## Run every check

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

unit: setup
	$(TEST) -q $(addprefix --ignore=,$(BROWSER_TESTS))

# Pages carry no outputs, so running without an error is what they are held to; tutorials' outputs are compared.
notebooks: setup
	$(if $(wildcard notebooks/*.ipynb),$(TEST) -q -o addopts= --nbval-lax notebooks)
	$(if $(wildcard tutorials/*.ipynb),$(TEST) -q -o addopts= --nbval tutorials)

browser: setup
	@chromium=$$(bash tools/system_needs.sh) && set -x && THREEUP_CHROMIUM=$$chromium $(TEST) -q $(BROWSER_TESTS)

bench: setup ## Measure speed side by side with the peers
	@for script in benchmarks/[!_]*.py; do echo "== $$script"; \
	  $(BIN)/python -m "benchmarks.$$(basename "$$script" .py)" || exit 1; done

docs: setup ## Write the generated part of docs/reference anew
	$(BIN)/python tools/docs.py
