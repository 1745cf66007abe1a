#!/bin/sh
# Patroni runs it in the place of initdb where config.yml says `method: restore`: the database as it was at the moment that
# /etc/patroni/restore-to names, such as 2026-11-22 10:30:00+07, or at the newest one that is archived: latest (docs/operation.md).
set -eu
moment="$(cat /etc/patroni/restore-to)"
if [ "$moment" = latest ]; then
  exec pgbackrest --stanza=phaen restore
fi
exec pgbackrest --stanza=phaen --type=time --target="$moment" --target-action=promote restore
