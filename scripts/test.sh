#!/usr/bin/env bash
# Runs every check, in the order from quick to slow, and stops at the first that fails. Prints once a minute how far
# a step has come, what a failing step has said in full, and at the end one line for each step and the sum of the tests.
set -u
cd "$(dirname "$0")/.."

logs=$(mktemp -d)
watcher=
trap 'rm -rf "$logs"; [ -z "$watcher" ] || kill "$watcher"' EXIT

passed=0 failed=0 skipped=0
summary=()

# step NAME COMMAND...: runs it; its output is shown only if it fails.
step() {
    local name=$1 log=$logs/log began=$SECONDS
    shift
    counts=
    echo "== $name"
    : > "$log"
    watch "$log" & watcher=$!
    "$@" > "$log" 2>&1 < /dev/null
    local code=$?
    kill "$watcher"
    wait "$watcher" 2> /dev/null
    watcher=
    if [ $code -eq 0 ]; then
        count "$log"
        # What was measured is worth a line, green or not.
        grep '^figure ' "$log"
        note ok "$name" $((SECONDS - began))
    else
        cat "$log"
        count "$log"
        note FAILED "$name" $((SECONDS - began))
        finish 1
    fi
}

# Says what a log has come to, once a minute.
watch() {
    local minutes=0
    while sleep 60 > /dev/null 2>&1; do
        minutes=$((minutes + 1))
        printf '        %2d min: %s\n' $minutes "$(grep -v '^ *$' "$1" | tail -n 1 | cut -c 1-120)"
    done
}

note() {
    local line
    line=$(printf '%-7s %-24s %5d s  %s' "$1" "$2" "$3" "$counts")
    summary+=("$line")
    echo "$line"
}

# Adds up what the test runners of a step have said: cargo's result lines, or the totals of node.
count() {
    local p f s
    read -r p f s < <(awk '
        /^test result: / { gsub(/;/, ""); p += $4; f += $6; s += $8; seen = 1 }
        /^ℹ pass /                { p += $3; seen = 1 }
        /^ℹ (fail|cancelled) /    { f += $3 }
        /^ℹ (skipped|todo) /      { s += $3 }
        END { if (seen) print p + 0, f + 0, s + 0 }' "$1")
    [ -n "${p:-}" ] || return 0
    passed=$((passed + p)) failed=$((failed + f)) skipped=$((skipped + s))
    counts="$p passed, $f failed, $s skipped"
}

finish() {
    echo
    echo "Summary"
    printf '%s\n' "${summary[@]}"
    echo
    if [ "$skipped" -gt 0 ]; then
        echo "$passed passed, $failed failed, $skipped skipped"
    else
        echo "$passed passed, $failed failed"
    fi
    exit "$1"
}

# Setting up takes minutes the first time, so it speaks for itself.
began=$SECONDS counts=
echo "== set-up"
{ sh scripts/setup.sh && sh scripts/browsers.sh; } < /dev/null || { note FAILED set-up $((SECONDS - began)); finish 1; }
note ok set-up $((SECONDS - began))

docs() { RUSTDOCFLAGS="-D warnings" cargo doc --no-default-features --no-deps; }
wasm_clippy() { cargo clippy --target wasm32-unknown-unknown "$@" -- -D warnings; }
lint_page() {
    wasm_clippy --lib --bin spot-on && wasm_clippy --no-default-features --features worker --bin worker
}

step "format" cargo fmt --check
step "lint, native" cargo clippy --no-default-features --all-targets -- -D warnings
step "lint, page" lint_page
step "audit" node scripts/audit.mjs
step "tests" cargo test --no-default-features --no-fail-fast
step "verifying page" node --test --test-reporter=spec tests/verify.test.mjs
step "docs" docs
step "release build" make --no-print-directory dist

# One engine does everything, the others whole matches; with ALL=1 they do everything as well.
export ENGINES=${ENGINES:-chromium,firefox,webkit}
if [ -z "${ALL:-}" ]; then
    export ESSENTIAL=${ESSENTIAL-firefox,webkit}
    file_minutes=20 minutes=50
else
    file_minutes=90 minutes=300
fi
# browser_tests ENGINES FILES: so many files at a time. A browser that hangs ends its file, and files that hang end the
# step, while there is still time to say so.
browser_tests() {
    ENGINES=$1 timeout ${minutes}m node --test --test-concurrency="$2" --test-timeout=$((file_minutes * 60000)) \
        --test-reporter=spec tests/browser/*.test.mjs
}
# Browsers wait most of the time, for animations and for each other: three files at a time keep both cores busy. But tests
# have hung when two drivers of WebKit ran side by side, so its files come one by one, beside those of the others.
all_browser_tests() {
    local code=0 beside=
    local others
    others=$(echo "$ENGINES" | tr , '\n' | grep -vx webkit | paste -sd ,)
    case ,$ENGINES, in *,webkit,*) browser_tests webkit 1 & beside=$! ;; esac
    [ -z "$others" ] || browser_tests "$others" 2 || code=$?
    [ -z "$beside" ] || wait "$beside" || code=$?
    return $code
}
step "browser tests" all_browser_tests
finish 0
