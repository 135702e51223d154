#!/bin/sh
# Installs what the build needs and does not find: into this folder (.tools/, node_modules/), and the two
# things that only rustup can keep, a toolchain and its target. Nothing installed is changed or replaced.
set -eu
cd "$(dirname "$0")/.."

TRUNK=0.21.14
WASM_BINDGEN=$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/[^0-9.]/, ""); print }' Cargo.lock)
RUST=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
TARGET=wasm32-unknown-unknown

. scripts/tool.sh

need() { have "$1" || fail "$1 was not found. $2"; }

basics() {
    need rustup "Install it from https://rustup.rs and run this again."
    need cc "Install a C compiler (Debian: apt-get install build-essential) and run this again."
    need npm "Install Node.js 20 or newer with npm and run this again."
    node=$(node -p 'process.versions.node')
    [ "${node%%.*}" -ge 20 ] || fail "Node.js $node is too old: 20 or newer is needed."
}

toolchain() {
    if ! rustup toolchain list | grep -q "^$RUST-"; then
        say "installing Rust $RUST, to which this project is pinned (about 200 MB, beside your other toolchains)"
        rustup toolchain install "$RUST" --profile minimal -c rustfmt -c clippy --no-self-update
    fi
    for component in rustfmt clippy; do
        rustup component list --installed --toolchain "$RUST" | grep -q "^$component" ||
            rustup component add "$component" --toolchain "$RUST"
    done
    if ! rustup target list --installed --toolchain "$RUST" | grep -qx "$TARGET"; then
        say "adding the target $TARGET, Rust's standard library for browsers (about 20 MB)"
        rustup target add "$TARGET" --toolchain "$RUST"
    fi
    if ! rustup component list --installed --toolchain "$RUST" | grep -q "^rust-src"; then
        # The page is built without them where they are not to be had.
        rustup component add rust-src --toolchain "$RUST" || true
    fi
}

packages() {
    if ! cmp -s package-lock.json node_modules/.installed-lock; then
        say "fetching npm packages: wasm-opt, a file server, what paints the home page and tests it (about 155 MB, seconds)"
        npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
        cp package-lock.json node_modules/.installed-lock
    fi
}

basics
toolchain
packages
PATH=$PWD/.tools/bin:$PATH
tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN" "which joins WebAssembly and JavaScript" "a minute" \
    --bin wasm-bindgen --no-default-features
tool trunk trunk "$TRUNK" "which puts the page together" "two minutes" --no-default-features
forget_building
