#!/bin/sh
# Sourced by the scripts that install something: compiles tools into .tools/, where nothing else is changed.

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
have() { command -v "$1" > /dev/null 2>&1; }

# Whether the command that stands for a version prints that version.
is() { have "$1" && "$1" --version 2> /dev/null | grep -qwF "$2"; }

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
# the same settings for all tools, so that what they share is compiled once.
quick() {
    env CARGO_TARGET_DIR=.tools/build CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_LTO=off \
        CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 CARGO_PROFILE_RELEASE_DEBUG=0 \
        CARGO_PROFILE_RELEASE_STRIP=symbols CARGO_PROFILE_RELEASE_PANIC=unwind "$@"
}

# Half a gigabyte that nobody needs again; nor need anybody wait until it has gone. Another name first: the next
# tool may be compiled meanwhile.
forget_building() {
    rm -f .tools/log
    if [ -d .tools/build ]; then mv .tools/build ".tools/old-$$"; fi
    rm -rf .tools/old-* > /dev/null 2>&1 &
}
