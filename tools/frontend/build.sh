#!/usr/bin/env bash
# Builds the page's front end (needs node and npm; running and testing threeup needs neither).
# Writes page.js, page.css and page.LICENSES.txt into the Voila template; commit them together with what you changed.
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
out="$here/../../threeup/app/share/jupyter/voila/templates/threeup/static"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

cp -r "$here/package.json" "$here/src" "$here/licences.mjs" "$work"
cd "$work"
# No lock file: it would name a registry. package.json pins every direct package, and page.LICENSES.txt says what came.
npm install --no-package-lock --no-audit --no-fund --silent
mkdir -p "$out"
npx esbuild src/page.js --bundle --minify --format=iife --target=es2022 --charset=utf8 --legal-comments=none \
  --alias:sanitize-html=./src/sanitize.js --metafile=meta.json --outfile="$out/page.js"
npx esbuild src/page.css --bundle --minify --target=es2022 --outfile="$out/page.css"
node licences.mjs meta.json > "$out/page.LICENSES.txt"
ls -l "$out"
