#!/bin/sh
# Checks the release in dist/ against the page's budgets, and prints a line for each figure. Everything is measured
# before this script fails.
set -u
cd "$(dirname "$0")/../.."

. scripts/tools.sh

# Lighthouse is large and used only here, so it has a folder of its own.
if ! cmp -s benches/page/package-lock.json .tools/measure/.installed-lock; then
    say "fetching Lighthouse from npm (about 185 MB, seconds)"
    mkdir -p .tools/measure
    cp benches/page/package.json benches/page/package-lock.json .tools/measure/
    (cd .tools/measure && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) || exit 1
    cp benches/page/package-lock.json .tools/measure/.installed-lock
fi

failed=0
for what in ${MEASURE:-wire table lighthouse drag speed history friends}; do
    echo "== $what"
    node "benches/page/$what.mjs" || failed=1
done
exit $failed
