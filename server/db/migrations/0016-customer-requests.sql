-- What customers asked for as the law lets them, and when it was answered. It names nobody but staff, so an erasure leaves it.
create table customer_requests (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  customer_id text not null references customers (id),
  kind text not null check (kind in ('export', 'erase')),
  asked_at timestamptz not null,
  recorded_by text not null references staff (id),
  answered_at timestamptz,
  answered_by text references staff (id),
  check (num_nulls(answered_at, answered_by) in (0, 2))
);
create index customer_requests_customer on customer_requests (customer_id, asked_at desc);
create unique index customer_requests_open on customer_requests (customer_id, kind) where answered_at is null;

-- The customers of the office: the newest first, and by a part of their tax id (their names have an index already).
create index customers_newest on customers (created_at desc, id desc);
create index customers_tax_part on customers using gin (tax_id gin_trgm_ops);
