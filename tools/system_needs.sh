#!/usr/bin/env bash
# Find what the browser tests need from the system: a Chromium, and a font with Arabic letters.
# As root on Debian it installs what is missing; elsewhere it says what to install. Prints the browser's path.
set -euo pipefail

browser() {
  local name
  for name in ${THREEUP_CHROMIUM:-} chromium chromium-browser google-chrome; do
    command -v "$name" && return
  done
  return 1
}

arabic() {
  command -v fc-list >/dev/null && [ -n "$(fc-list :lang=ar family 2>/dev/null | head -n 1)" ]
}

missing=()
browser >/dev/null || missing+=(chromium)
arabic || missing+=(fonts-noto-core fontconfig)

if [ ${#missing[@]} -gt 0 ]; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "test: installing ${missing[*]}" >&2
    {
      apt-get update -qq
      DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
    } >&2 </dev/null
  else
    echo "test: the browser tests need ${missing[*]} (the names of Debian's packages)." >&2
    echo "test: install them, or name a Chromium: make test THREEUP_CHROMIUM=/path/to/chromium" >&2
    exit 1
  fi
fi
browser
