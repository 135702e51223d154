#!/bin/sh
# Fuzzes every target of fuzz/targets.rs, or the targets given as arguments, for FUZZ_SECONDS each (default 60). The
# crate libfuzzer-sys includes libFuzzer. Inputs with new coverage go to target/fuzz-corpus. Inputs that cause a failure
# go to fuzz/corpus, where `make test` runs them from then on.
set -eu
cd "$(dirname "$0")/.."

host=$(rustc -vV | sed -n 's/^host: //p')
# Instruments coverage counters, and comparisons that libFuzzer learns from. The code has no `unsafe`, so no sanitizer
# is needed and the stable compiler suffices.
flags="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 -Ccodegen-units=1"
for what in inline-8bit-counters pc-table trace-compares; do
    flags="$flags -Cllvm-args=-sanitizer-coverage-$what"
done
folder=${CARGO_TARGET_DIR:-target}/fuzz
RUSTFLAGS="$flags --cfg fuzzing" cargo build --quiet --no-default-features --features fuzz --bin fuzz \
    --target "$host" --target-dir "$folder"

failed=
for target in ${*:-$(ls fuzz/corpus)}; do
    found=target/fuzz-corpus/$target
    mkdir -p "$found"
    echo "== $target"
    FUZZ_TARGET=$target "$folder/$host/debug/fuzz" -max_total_time="${FUZZ_SECONDS:-60}" -timeout=2 -rss_limit_mb=2048 \
        -artifact_prefix="fuzz/corpus/$target/" -print_final_stats=1 -verbosity=0 "$found" "fuzz/corpus/$target" \
        2>&1 | grep -v "^stat::\(new\|slowest\|peak\|average\)" || true
    if ls "fuzz/corpus/$target" | grep -q '^\(crash\|timeout\|oom\)-'; then failed="$failed $target"; fi
done
if [ -n "$failed" ]; then
    echo "fuzz: something was found in$failed; the input lies in fuzz/corpus" >&2
    exit 1
fi
