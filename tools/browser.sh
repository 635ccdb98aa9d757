#!/bin/sh
# Finds the Chromiums of the browser tests, or installs them: one without windows for most tests, and the whole browser
# for those of notices, which the other does not show. From Debian's packages where apt is at hand.
set -eu
has() {
  for name in "$@"; do
    if command -v "$name" >/dev/null 2>&1; then
      return 0
    fi
  done
  return 1
}
if has chromium chromium-browser google-chrome; then
  exit 0
fi
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  apt-get update -qq
  apt-get install -y -qq chromium >/dev/null
  apt-get install -y -qq chromium-headless-shell >/dev/null || true # older releases have no such package
  exit 0
fi
.venv/bin/python -m playwright install chromium
