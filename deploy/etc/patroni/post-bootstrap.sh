#!/bin/sh
# Patroni runs it once, on the first primary, with the address of its database: the shop's role and database. A restored one has them.
set -eu
if [ -n "$(psql --no-psqlrc --tuples-only --no-align --command="select 1 from pg_database where datname = 'phaen'" "$1")" ]; then
  exit 0
fi
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$PHAEN_DATABASE_PASSWORD" "$1" <<'SQL'
create role phaen login password :'password';
create database phaen owner phaen encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0;
\connect phaen
create extension pg_trgm;
SQL
