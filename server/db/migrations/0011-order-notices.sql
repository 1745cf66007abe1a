-- What customers are still to be told about their orders, written with the event and deleted once it was sent. It names nobody: the
-- address and the words are looked up when it is sent.
create table order_notices (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  event text not null,
  refund_id text references refunds (id) on delete cascade,
  at timestamptz not null default now(),
  tries integer not null default 0,
  -- Nobody sends it before this: it is being sent, or waits for its next try.
  next_try_at timestamptz not null default now()
);
create index order_notices_order on order_notices (order_id, id);
