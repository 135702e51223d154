#!/bin/sh
# Installs what the build needs and does not find: into this folder (.tools/, node_modules/), and the two
# things that only rustup can keep, a toolchain and its target. Nothing installed is changed or replaced.
set -eu
cd "$(dirname "$0")/.."

TRUNK=0.21.14
WASM_BINDGEN=$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/[^0-9.]/, ""); print }' Cargo.lock)
RUST=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
TARGET=wasm32-unknown-unknown

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
have() { command -v "$1" > /dev/null 2>&1; }

# Whether the command that stands for a version prints that version.
is() { have "$1" && "$1" --version 2> /dev/null | grep -qwF "$2"; }

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
}

packages() {
    if ! cmp -s package-lock.json node_modules/.installed-lock; then
        say "fetching npm packages: wasm-opt, a file server, what paints the home page and tests it (about 155 MB, seconds)"
        npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
        cp package-lock.json node_modules/.installed-lock
    fi
}

# Compiles a tool from crates.io: tool COMMAND PACKAGE VERSION WHAT TIME [OPTIONS].
tool() {
    command=$1 package=$2 version=$3 what=$4 time=$5
    shift 5
    if is "$command" "$version"; then return; fi
    say "compiling $package $version, $what; takes $time on two cores, once"
    set -- "$package" --version "=$version" --root .tools --no-track --force "$@"
    mkdir -p .tools
    began=$(date +%s)
    # A tool's lock file can name versions that have been withdrawn; then cargo chooses them.
    quick cargo install --locked "$@" > .tools/log 2>&1 ||
        quick cargo install "$@" >> .tools/log 2>&1 ||
        { cat .tools/log; fail "$package $version could not be compiled"; }
    say "done in $(($(date +%s) - began)) s"
}

# Runs cargo so that it compiles fast rather than well: nearly all of the wait is compiling. One folder and
# the same settings for both tools, so that what they share is compiled once.
quick() {
    env CARGO_TARGET_DIR=.tools/build CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=0 \
        CARGO_PROFILE_RELEASE_STRIP=symbols CARGO_PROFILE_RELEASE_PANIC=unwind "$@"
}

basics
toolchain
packages
PATH=$PWD/.tools/bin:$PATH
tool wasm-bindgen wasm-bindgen-cli "$WASM_BINDGEN" "which joins WebAssembly and JavaScript" "a minute" \
    --bin wasm-bindgen --no-default-features
tool trunk trunk "$TRUNK" "which puts the page together" "two minutes" --no-default-features
# Half a gigabyte that nobody needs again; nor need anybody wait until it has gone.
rm -rf .tools/build .tools/log > /dev/null 2>&1 &
