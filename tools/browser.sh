#!/bin/sh
# Finds a Chromium for the browser tests, or installs one: Debian's package without windows where apt is at hand.
set -eu
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
  if command -v "$name" >/dev/null 2>&1; then
    exit 0
  fi
done
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
  apt-get update -qq
  apt-get install -y -qq chromium-headless-shell >/dev/null || apt-get install -y -qq chromium >/dev/null
  exit 0
fi
.venv/bin/python -m playwright install chromium
