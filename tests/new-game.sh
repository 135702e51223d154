#!/usr/bin/env bash
# Makes a game in a copy of the project, as ARCHITECTURE.md says, and runs the tests there. `make test-all` runs it.
set -eu
cd "$(dirname "$0")/.."

copy=target/new-game
rm -rf "$copy"
mkdir -p "$copy"
git ls-files --cached --others --exclude-standard -z | tar --create --null --files-from=- | tar --extract --directory "$copy"
ln -s "$PWD/node_modules" "$PWD/.tools" "$copy"
# What is built outside is not built again.
export CARGO_TARGET_DIR=$PWD/target
cd "$copy"
# No setting of the outer run holds inside.
unset ALL STEPS DIST ENGINES SHOTS BRIEF
for step in 'new-game NAME="High Tide"' golden test; do
    echo "== make $step"
    eval "make --no-print-directory $step"
done
