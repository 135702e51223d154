#!/bin/sh
# Installs Chromium and its driver where that is one command: on Debian, with permission. Elsewhere the
# browser tests are skipped, and this says so.
set -u
cd "$(dirname "$0")/.."

node tests/browser/engines.mjs && exit 0

if [ "$(id -u)" -eq 0 ]; then
    root=
elif sudo -n true 2> /dev/null; then
    root="sudo -n"
else
    root=none
fi

if ! grep -qx 'ID=debian' /etc/os-release 2> /dev/null || [ "$root" = none ]; then
    echo "browsers: install Chromium and chromedriver to run the browser tests; now they are skipped"
    exit 0
fi

echo "browsers: installing chromium and chromium-driver with apt-get (about 100 MB)"
export DEBIAN_FRONTEND=noninteractive
packages="chromium chromium-driver fonts-liberation"
log=$(mktemp)
# shellcheck disable=SC2086
{ $root apt-get update && $root apt-get install -y --no-install-recommends $packages; } > "$log" 2>&1 ||
    cat "$log"
rm -f "$log"
node tests/browser/engines.mjs || echo "browsers: the browser tests are skipped"
