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
    minutes=30
else
    export SHOTS=${SHOTS-1}
    minutes=300
fi
# browser_tests LANES ENGINE...: one engine after the other, so many tests at a time. Browsers that hang end the step
# while there is still time to say so.
browser_tests() {
    local lanes=$1 engine code=0
    shift
    for engine; do
        ENGINES=$engine timeout ${minutes}m node --test-reporter=spec tests/browser/run.mjs "$lanes" \
            tests/browser/*.test.mjs || code=$?
    done
    return $code
}
# Browsers wait for animations and for each other: three tests at a time keep both cores busy. But tests have hung when
# two drivers of WebKit ran side by side, and Firefox's has one session at a time.
all_browser_tests() {
    local code=0 wanted=,$ENGINES, beside=() others=() lanes=2 engine job
    case $wanted in *,firefox,*) others+=(firefox) ;; esac
    case $wanted in *,webkit,*) others+=(webkit) ;; esac
    if [ -z "${ALL:-}" ]; then
        browser_tests 1 "${others[@]}" & beside+=($!)
    else
        # Each has as much to do as the others.
        lanes=1
        for engine in "${others[@]}"; do browser_tests 1 "$engine" & beside+=($!); done
    fi
    case $wanted in *,chromium,*) browser_tests $lanes chromium || code=$? ;; esac
    for job in "${beside[@]}"; do wait "$job" || code=$?; done
    return $code
}
step "browser tests" all_browser_tests
finish 0
