-- Who wants a message once a sold-out variant is in stock again; deleted once it was said. It names nobody: the address to write to
-- is looked up when it is sent.
create table stock_notices (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id) on delete cascade,
  variant_id text not null references variants (id) on delete cascade,
  language text not null check (language in ('thai', 'english')),
  at timestamptz not null default now(),
  tries integer not null default 0,
  -- Nobody sends it before this: it is being sent, or waits for its next try.
  next_try_at timestamptz not null default now(),
  unique (customer_id, variant_id)
);
create index stock_notices_variant on stock_notices (variant_id);
