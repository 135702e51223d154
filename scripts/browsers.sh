#!/bin/sh
# Installs the browsers that the tests drive, and their drivers, where that is one command: on Debian, with
# permission. Elsewhere the tests of a browser that is not there are skipped, and this says so.
set -eu
cd "$(dirname "$0")/.."

GECKODRIVER=0.36.0

. scripts/tool.sh

PATH=$PWD/.tools/bin:$PATH
: "${ENGINES:=chromium,firefox,webkit}"
export PATH ENGINES

found() { node tests/browser/engines.mjs "$@"; }

may_install() {
    grep -qx 'ID=debian' /etc/os-release 2> /dev/null || return 1
    if [ "$(id -u)" -eq 0 ]; then root=; return 0; fi
    root="sudo -n"
    sudo -n true 2> /dev/null
}

# The packages of the engines that were asked for and lack something.
packages() {
    for engine in $(found --lacking); do
        case $engine in
            chromium) echo chromium chromium-driver fonts-liberation ;;
            firefox) have firefox-esr || echo firefox-esr ;;
            webkit) echo webkit2gtk-driver xvfb ;;
        esac
    done
}

install() {
    say "installing with apt-get:" "$@"
    log=$(mktemp)
    DEBIAN_FRONTEND=noninteractive
    export DEBIAN_FRONTEND
    # shellcheck disable=SC2086
    { $root apt-get update && $root apt-get install -y --no-install-recommends "$@"; } > "$log" 2>&1 ||
        cat "$log"
    rm -f "$log"
}

wanted=$(packages)
if [ -n "$wanted" ] && may_install; then
    # shellcheck disable=SC2086
    install $wanted
fi
# Debian has no package of Firefox's driver.
case $ENGINES in
    *firefox*)
        if have firefox-esr || have firefox; then
            have geckodriver || [ -n "${GECKOWEBDRIVER:-}" ] || {
                tool geckodriver geckodriver "$GECKODRIVER" "which drives Firefox in the tests" "a minute"
                forget_building
            }
        fi
        ;;
esac
found || say "the tests of browsers that were not found are skipped"
