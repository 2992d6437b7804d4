#!/usr/bin/env bash
# Make or bring up to date the development environment in .venv. Quick when nothing has changed:
# .venv/.ready holds what the environment was made from.
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=$(cat pyproject.toml constraints.txt tools/setup.sh | cksum)
if [ -f .venv/.ready ] && [ "$(cat .venv/.ready)" = "$wanted here:$PWD" ] && .venv/bin/python -c 'import threeup' 2>/dev/null; then
  exit 0
fi

# The first Python that runs (version managers leave shims that don't), is new enough and can make environments.
python=""
without_venv=""
for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
  "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
  if "$candidate" -c 'import ensurepip, venv' 2>/dev/null; then
    python=$candidate
    break
  fi
  without_venv=$candidate
done
if [ -z "$python" ]; then
  if [ -n "$without_venv" ]; then
    echo "setup: $without_venv cannot make environments: its modules venv and ensurepip are missing." >&2
    echo "setup: on Debian and Ubuntu run: apt-get install python3-venv   (as root; then make again)" >&2
  else
    echo "setup: no Python 3.11 or newer was found. Install one, or name it: make setup PYTHON=/path/to/python3" >&2
  fi
  exit 1
fi

if ! .venv/bin/python -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
  echo "setup: making .venv with $("$python" --version)"
  "$python" -m venv --clear .venv
fi
echo "setup: installing into .venv (some minutes the first time)"
rm -f .venv/.ready
.venv/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
printf '%s here:%s\n' "$wanted" "$PWD" > .venv/.ready
