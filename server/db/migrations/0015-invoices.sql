-- The number of an invoice runs without a gap within its month, as the law on VAT asks.
create table invoices (
  order_id text primary key references orders (id) on delete cascade,
  -- Year of the Buddhist era and month in Thailand, both in two digits.
  month text not null check (month ~ '^[0-9]{4}$'),
  serial integer not null check (serial > 0),
  issued_at timestamptz not null default now(),
  unique (month, serial)
);

insert into invoices (order_id, month, serial, issued_at)
select
  order_id,
  month,
  row_number() over (partition by month order by paid_at, order_id),
  paid_at
from (
  select
    orders.id as order_id,
    paid.at as paid_at,
    to_char(paid.at at time zone 'Asia/Bangkok' + interval '543 years', 'YYMM') as month
  from orders
  cross join lateral (
    select coalesce(max(at), orders.created_at) as at from order_events
    where order_id = orders.id and event = 'paid'
  ) as paid
  where orders.payment = 'paid'
) as paid_orders;
