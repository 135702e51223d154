#!/bin/sh
# Builds the folder dist/. Together with the page the standard library is compiled anew, for size and without the texts
# of panics, which no visitor reads: a tenth less to download. That takes the library's sources and switches that Rust
# 1.95, to which the project is pinned, does not call stable yet; where the sources cannot be had, the library is used
# as it comes, and the page is that much larger.
set -eu
cd "$(dirname "$0")/.."

# The release does not carry the paths of the machine that made it; cargo adds this to .cargo/config.toml.
flags="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src/= --remap-path-prefix=$PWD/="

if [ -d "$(rustc --print sysroot)/lib/rustlib/src/rust/library" ]; then
    flags="$flags -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none"
    export RUSTC_BOOTSTRAP=1
    export CARGO_UNSTABLE_BUILD_STD=std,panic_abort CARGO_UNSTABLE_BUILD_STD_FEATURES=optimize_for_size
    # In the page (the worker has to be quick) nothing is copied to where it is called.
    export CARGO_UNSTABLE_PROFILE_RUSTFLAGS=true CARGO_PROFILE_PAGE_RUSTFLAGS=-Cllvm-args=-inline-threshold=0
else
    echo "build: without the sources of Rust's standard library (rustup component add rust-src), so the page is larger"
fi

cargo fetch --locked --quiet
# What the standard library needs for the page alone comes only when the target is named: nothing else may have asked for
# it on this machine, and Trunk is not to.
cargo fetch --locked --quiet --target wasm32-unknown-unknown
# Trunk takes the 1 that is customary in NO_COLOR for a mistake.
CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$flags" env -u NO_COLOR trunk build --release --offline
