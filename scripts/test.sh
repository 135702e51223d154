#!/usr/bin/env bash
# Runs every check, from quick to slow, and stops at the first failure. `ALL=1` runs every test on the release in every
# browser. `STEPS=native` and `STEPS=page` run one half.
set -u
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"; kill $(jobs -p) 2> /dev/null' EXIT
passed=0 failed=0 skipped=0 summary=()

# step NAME COMMAND...: runs a command. Prints its last line once a minute, all its output if it fails, and the slowest
# tests if it names them.
step() {
    local name=$1 began=$SECONDS code=0 counts
    shift
    echo "== $name"
    while sleep 60 > /dev/null 2>&1; do printf '   %s\n' "$(grep -v '^ *$' "$log" | tail -n 1 | cut -c 1-120)"; done 2> /dev/null &
    local heart=$!
    "$@" > "$log" 2>&1 < /dev/null || code=$?
    kill $heart && wait $heart 2> /dev/null
    [ $code -eq 0 ] || cat "$log"
    counts=$(count)
    [ -z "$counts" ] || read -r p f s <<< "$counts"
    [ -z "$counts" ] || { passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s)); }
    summary+=("$(printf '%-14s %5d s  %s' "$name" $((SECONDS - began)) "${counts:+$p passed, $f failed, $s skipped}")")
    echo "${summary[-1]}"
    sed -n 's/^slowest: /   /p' "$log"
    [ $code -eq 0 ] || finish 1
}

# The test counts in the output of cargo or node: passed, failed, skipped.
count() {
    awk '
        /^test result: /             { gsub(/;/, ""); p += $4; f += $6; s += $8; seen = 1 }
        /^ℹ pass /                   { p += $3; seen = 1 }
        /^ℹ (fail|cancelled) /       { f += $3 }
        /^ℹ (skipped|todo) /         { s += $3 }
        END { if (seen) print p + 0, f + 0, s + 0 }' "$log"
}

finish() {
    printf '\nSummary\n'
    printf '%s\n' "${summary[@]}"
    printf '\n%d passed, %d failed, %d skipped\n' $passed $failed $skipped
    exit "$1"
}

native() {
    sh scripts/setup.sh < /dev/null && node scripts/gather.mjs || exit 1
    step "format" cargo fmt --check
    step "lints" cargo clippy --no-default-features --all-targets -- -D warnings
    step "documentation" env RUSTDOCFLAGS="-D warnings" cargo doc --no-default-features --no-deps
    step "tests" cargo test --no-default-features --no-fail-fast
    # Texts without a translation are displayed in English.
    node scripts/locales/translate.mjs
    [ -z "${ALL:-}" ] || step "long tests" env THOROUGH=1 cargo test --release --no-default-features -- --include-ignored
}

page() {
    if [ -n "${ALL:-}" ]; then
        export DIST=dist ENGINES=${ENGINES:-chromium,firefox,webkit} SHOTS=1
    else
        export DIST=target/play ENGINES=chromium BRIEF=1
    fi
    sh scripts/setup.sh < /dev/null && sh scripts/browsers.sh < /dev/null || exit 1
    step "page" make --no-print-directory $DIST/index.html
    step "styles, scripts" node_modules/.bin/biome ci --reporter=summary .
    step "page's lints" cargo clippy --target wasm32-unknown-unknown --features split --lib --bin spot-on --bin worker --bin room_worker -- -D warnings
    step "scripts" node --test --test-reporter=spec tests/node/*.test.mjs
    step "browsers" browsers
    [ -z "${ALL:-}" ] || step "bad network" bad_network
    [ -z "${ALL:-}" ] || step "new game" bash tests/new-game.sh
}

# One process for each browser. Several browsers run one test each at a time. A single browser runs three, since
# browsers wait a lot.
browsers() {
    local code=0 engines=(${ENGINES//,/ }) jobs=() engine job
    for engine in "${engines[@]}"; do
        ENGINES=$engine timeout 120m node --test-reporter=spec tests/browser/run.mjs \
            $((${#engines[@]} == 1 ? 3 : 1)) tests/browser/*/*.test.mjs &
        jobs+=($!)
    done
    for job in "${jobs[@]}"; do wait "$job" || code=$?; done
    return $code
}

# Friends whose network delays everything by 80 ms each way, and loses 3 packets in 100. It is a network of its own, which
# needs root, and a kernel that can delay packets.
bad_network() {
    unshare --net tc qdisc add dev lo root netem delay 80ms ||
        { echo "skipped: it needs root, tc, and a kernel with netem"; return 0; }
    ENGINES=chromium timeout 30m unshare --net sh -c '
        ip link set lo up && tc qdisc add dev lo root netem delay 80ms loss 3% &&
        exec node --test-reporter=spec --test-name-pattern="three friends|reloads" tests/browser/run.mjs 1 tests/browser/friends/*.test.mjs'
}

for half in ${STEPS:-native page}; do $half; done
finish 0
