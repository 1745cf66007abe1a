#!/bin/sh
# Patroni up to 3.0.2 takes the leader's key back unasked over etcd's newer interface: after a pause of the primary, confirmed orders
# are gone (docs/scale.md). Such a pair of version and section does not start.
set -eu
settings="${1:-/etc/patroni/config.yml}"
version="$(patroni --version | sed 's/[^0-9.]//g')"
oldest=3.0.3
if grep -q '^etcd3:' "$settings" && [ "$(printf '%s\n' "$version" $oldest | sort -V | head -n 1)" != $oldest ]; then
  echo "Patroni $version loses confirmed orders with the section etcd3: use etcd: in $settings, or Patroni $oldest or newer." >&2
  exit 1
fi
