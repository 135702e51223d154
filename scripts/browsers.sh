#!/bin/sh
# Installs the browsers that the argument or ENGINES names, and their drivers, where one command does that: on Debian,
# with permission. Elsewhere the tests of missing browsers are skipped, and this script says so.
set -eu
cd "$(dirname "$0")/.."
. scripts/tools.sh

export ENGINES="${1:-${ENGINES:-chromium}}"

install() {
    grep -qx 'ID=debian' /etc/os-release 2> /dev/null || return 0
    root=
    [ "$(id -u)" -eq 0 ] || { root="sudo -n"; sudo -n true 2> /dev/null || return 0; }
    say "installing with apt-get:" "$@"
    { $root apt-get update && $root apt-get install -y --no-install-recommends "$@"; } > .tools/apt.log 2>&1 ||
        cat .tools/apt.log
}

wanted=
for engine in $(node tests/browser/support/engines.mjs --lacking); do
    case $engine in
        chromium) wanted="$wanted chromium chromium-driver fonts-liberation" ;;
        firefox) have firefox-esr || wanted="$wanted firefox-esr" ;;
        webkit) wanted="$wanted webkit2gtk-driver xvfb" ;;
    esac
done
# shellcheck disable=SC2086
[ -z "$wanted" ] || DEBIAN_FRONTEND=noninteractive install $wanted
# Debian has no package of Firefox's driver.
case $ENGINES in *firefox*)
    if { have firefox-esr || have firefox; } && ! have geckodriver && [ -z "${GECKOWEBDRIVER:-}" ]; then
        say "compiling geckodriver $GECKODRIVER, which drives Firefox in the tests; about two minutes on two cores, once"
        compile "geckodriver@$GECKODRIVER" > .tools/tools.log 2>&1 || { cat .tools/tools.log; fail "it could not be compiled"; }
    fi ;;
esac
node tests/browser/support/engines.mjs || say "the tests of browsers that were not found are skipped"
