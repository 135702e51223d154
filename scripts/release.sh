#!/bin/sh
# Builds the release into dist/. The program is split into parts: `wasm-split-cli` takes them out of the linked program,
# before wasm-bindgen. Trunk, which makes all other builds, has no place for a step between cargo and wasm-bindgen.
set -eu
cd "$(dirname "$0")/.."
. scripts/tools.sh

# The program does not tell its version.
version=.tools/bin/wasm-split-cli.version
{ have wasm-split-cli && [ "$(cat $version 2> /dev/null)" = "$WASM_SPLIT" ]; } || {
    say "compiling wasm-split-cli, about a minute, once"
    compile "wasm_split_cli_support@$WASM_SPLIT" > .tools/split.log 2>&1 ||
        { cat .tools/split.log; fail "wasm-split-cli could not be compiled"; }
    echo "$WASM_SPLIT" > $version
    rm -f .tools/split.log
}

stage=target/release-page
built=target/wasm32-unknown-unknown
rm -rf "$stage"
mkdir -p "$stage"

# Sources: page, styles and texts.
node scripts/gather.mjs
cp -R public/. target/assets index.html "$stage/"

# Programs. The linker has to keep relocations, which tell the parts from one another.
cargo rustc --offline --locked --target wasm32-unknown-unknown --profile page --bin spot-on --features split -- \
    -Clink-args=--emit-relocs
cargo build --offline --locked --target wasm32-unknown-unknown --profile worker --bin worker
cargo build --offline --locked --target wasm32-unknown-unknown --profile room-worker --bin room_worker
wasm-split-cli --target web --out-name spot-on "$built/page/spot-on.wasm" "$stage/split"
wasm-bindgen --target web --no-typescript --keep-lld-exports --out-dir "$stage" "$stage/split/spot-on.wasm"
wasm-bindgen --target web --no-typescript --out-dir "$stage" "$built/worker/worker.wasm"
wasm-bindgen --target web --no-typescript --out-dir "$stage" "$built/room-worker/room_worker.wasm"
rm "$stage/split/spot-on.wasm"
mv "$stage"/split/* "$stage/"
rmdir "$stage/split"

# Names of functions, and what made a file, are for debuggers only. Each of the many parts would repeat them.
optimize() {
    wasm-opt "$1" --quiet --strip-debug --strip-producers --strip-target-features --enable-bulk-memory \
        --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals --enable-reference-types \
        --enable-multivalue "$2" -o "$2"
}
optimize -O3 "$stage/worker_bg.wasm" &
worker=$!
for part in "$stage"/*.wasm; do
    [ "$part" = "$stage/worker_bg.wasm" ] || optimize -Oz "$part"
done
wait $worker

TRUNK_STAGING_DIR="$PWD/$stage" TRUNK_PROFILE=release node scripts/finish.mjs
rm -rf dist
mv "$stage" dist
