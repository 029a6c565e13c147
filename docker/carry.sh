#!/bin/sh
# Installs into node_modules, here, what the image carries: what `dependencies` name and need on this machine, without
# what nobody reads while Barema runs. Beside package.json and package-lock.json, of which it changes this copy.
set -eu

# Without the others' names npm also leaves out what only they bring to an optional peer: `--omit=dev` would keep a
# compiler and a browser driver. A peer that is left is Vite, which only builds.
npm pkg delete devDependencies
npm prune --package-lock-only
npm ci --omit=peer --ignore-scripts

cd node_modules
find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.cts' -o -name '*.mts' \) -delete
# Licences stay.
find . -type f -name '*.md' ! -iname '*licen[cs]e*' ! -iname '*notice*' ! -iname '*copying*' -delete

# Temporal brings its core for every kind of machine.
core=$(uname -m)-unknown-linux-gnu
test -e "@temporalio/core-bridge/releases/$core/index.node"
find @temporalio/core-bridge/releases -mindepth 1 -maxdepth 1 ! -name "$core" -exec rm -r {} +
# Bundling the workflows is done (`workflows:bundle`), and only that compiles.
rm -r @swc/core @swc/core-*
