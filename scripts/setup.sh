#!/bin/sh
# Installs missing build dependencies into this folder (.tools/, node_modules/). Only a toolchain and its target are
# installed through rustup. Programs that are installed already are neither changed nor replaced.
set -eu
cd "$(dirname "$0")/.."
. scripts/tools.sh

need() { have "$1" || fail "$1 was not found. $2"; }

need rustup "Install it from https://rustup.rs and run this again."
need cc "Install a C compiler (Debian: apt-get install build-essential) and run this again."
need npm "Install Node.js 20 or newer with npm and run this again."
node=$(node -p 'process.versions.node')
[ "${node%%.*}" -ge 20 ] || fail "Node.js $node is too old: 20 or newer is needed."

rust=$(sed -n 's/^channel = "\(.*\)"$/\1/p' rust-toolchain.toml)
target=wasm32-unknown-unknown
if ! rustup toolchain list | grep -q "^$rust-"; then
    say "installing Rust $rust, to which this project is pinned (about 200 MB, beside your other toolchains)"
    rustup toolchain install "$rust" --profile minimal -c rustfmt -c clippy --no-self-update
fi
for component in rustfmt clippy; do
    rustup component list --installed --toolchain "$rust" | grep -q "^$component" ||
        rustup component add "$component" --toolchain "$rust"
done
if ! rustup target list --installed --toolchain "$rust" | grep -qx "$target"; then
    say "adding the target $target, Rust's standard library for browsers (about 20 MB)"
    rustup target add "$target" --toolchain "$rust"
fi

if ! cmp -s package-lock.json node_modules/.installed-lock; then
    say "fetching npm packages (about 160 MB, seconds)"
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
    cp package-lock.json node_modules/.installed-lock
fi

missing=
is wasm-bindgen "$WASM_BINDGEN" || release wasm-bindgen || missing="$missing wasm-bindgen-cli@$WASM_BINDGEN"
is trunk "$TRUNK" || release trunk || missing="$missing trunk@$TRUNK"
[ -n "$missing" ] || exit 0
say "compiling${missing} and the page; about seven minutes on two cores, once"
# Compiles the page at the same time, since the largest crate of each build keeps only one core busy for a minute.
cargo build --locked --target "$target" --bin spot-on --bin worker > .tools/page.log 2>&1 &
page=$!
# shellcheck disable=SC2086
compile $missing > .tools/tools.log 2>&1 &
tools=$!
watch 630 $page $tools
wait $tools || { cat .tools/tools.log; fail "the tools could not be compiled"; }
# The build that follows reports errors of the page.
wait $page || true
rm -f .tools/*.log
