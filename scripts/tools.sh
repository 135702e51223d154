#!/bin/sh
# Sourced by the scripts that install programs, into .tools/ and nowhere else. Official release binaries are used where
# they can be downloaded; otherwise the programs are compiled.

TRUNK=0.21.14
GECKODRIVER=0.36.0
WASM_SPLIT=0.2.4
WASM_BINDGEN=$(awk '/^name = "wasm-bindgen"$/ { getline; gsub(/[^0-9.]/, ""); print }' Cargo.lock)
PATH=$PWD/.tools/bin:$PATH
mkdir -p .tools/bin

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
have() { command -v "$1" > /dev/null 2>&1; }

# Whether a program is installed in this version.
is() { have "$1" && "$1" --version 2> /dev/null | grep -qwF "$2"; }

# The URL of a program's release binary for this machine, and its SHA-256.
binary() {
    case $1-$(uname -sm) in
        "trunk-Linux x86_64")
            echo "https://github.com/trunk-rs/trunk/releases/download/v$TRUNK/trunk-x86_64-unknown-linux-gnu.tar.gz"
            echo f2b4680cd239693a646a2795e4633c625328d7b2a044fbe749fa3a2fe9e7036b ;;
        "wasm-bindgen-Linux x86_64")
            echo "https://github.com/wasm-bindgen/wasm-bindgen/releases/download/$WASM_BINDGEN/wasm-bindgen-$WASM_BINDGEN-x86_64-unknown-linux-musl.tar.gz"
            echo 82d12bb940e2d4e72e0d5605387fc1b8ca179044e012b620f0ce4e7440e8320e ;;
    esac
}

# Downloads a program's release binary, if one is pinned for this machine and its SHA-256 matches.
release() {
    have curl && have sha256sum || return 1
    # shellcheck disable=SC2046
    set -- "$1" $(binary "$1")
    [ $# -eq 3 ] || return 1
    say "downloading $1"
    if curl -fsSL --connect-timeout 10 -o .tools/release.tar.gz "$2" &&
        echo "$3  .tools/release.tar.gz" | sha256sum -c --quiet - &&
        tar -xzf .tools/release.tar.gz -C .tools &&
        find .tools -name "$1" -type f ! -path '.tools/bin/*' -exec mv {} .tools/bin/ \;
    then rm -f .tools/release.tar.gz; else say "that did not work"; return 1; fi
}

# Compiles programs from crates.io, each given as NAME@VERSION, with the settings that compile fastest. They are
# compiled one after the other in one folder, so that shared dependencies are compiled once. Then the folder, half a
# gigabyte, is deleted.
compile() {
    for package; do
        quick cargo install "$package" --locked $(options "$package") ||
            # A program's lock file can name yanked versions; then cargo chooses versions itself.
            quick cargo install "$package" $(options "$package") || return 1
    done
    rm -rf .tools/build
}

# Waits for jobs that write into .tools/*.log, and prints their progress every 30 seconds: watch CRATES PID...
watch() {
    crates=$1 began=$(date +%s) next=30
    shift
    for job; do
        while kill -0 "$job" 2> /dev/null; do
            sleep 1
            seconds=$(($(date +%s) - began))
            [ $seconds -lt $next ] && continue
            next=$((next + 30))
            say "$(cat .tools/*.log | grep -c '^ *Compiling') of about $crates crates after $seconds s"
        done
    done
}

# The cargo options that leave out unneeded parts of a program.
options() {
    case $1 in
        wasm-bindgen-cli@*) echo "--bin wasm-bindgen --no-default-features" ;;
        trunk@*) echo "--no-default-features" ;;
        wasm_split_cli_support@*) echo "--features build-binary" ;;
    esac
}

quick() {
    env CARGO_TARGET_DIR=.tools/build CARGO_INSTALL_ROOT=.tools CARGO_PROFILE_RELEASE_OPT_LEVEL=0 \
        CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=0 \
        CARGO_PROFILE_RELEASE_STRIP=symbols CARGO_PROFILE_RELEASE_PANIC=unwind "$@" --no-track --force
}
