-- Goods that staff import from a file: what each row says and would change, and what became of it. Kept for seven days.
create table imports (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  staff_id text not null references staff (id),
  name text not null,
  ignored_columns text[] not null,
  created_at timestamptz not null default now()
);
create index imports_newest on imports (created_at);

create table import_rows (
  import_id text not null references imports (id) on delete cascade,
  line integer not null check (line > 0),
  code text not null,
  variant text not null,
  name_th text not null,
  name_en text not null,
  -- { column: value }, as the export writes them; null for what is emptied.
  given jsonb not null,
  kind text not null check (kind in ('wrong', 'held', 'added', 'changed', 'same')),
  -- [{ field, before, after, odd }], as they were when the rows were read.
  changes jsonb not null,
  fault jsonb,
  state text not null check (state in ('skipped', 'waiting', 'done', 'failed')),
  failure text check (failure in ('overtaken', 'refused')),
  primary key (import_id, line)
);
create index import_rows_waiting on import_rows (import_id, line) where state = 'waiting';
create index import_rows_code on import_rows (import_id, code);
