-- Money that goes back to a shopper: by the provider that took it, or by the hand of the staff.
create table refunds (
  -- Given by who asks for it: asked for again, it is the same refund.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  order_id text not null references orders (id) on delete cascade,
  -- None for cash: no provider can give it back.
  attempt_id text references payment_attempts (id) on delete cascade,
  amount_satang bigint not null check (amount_satang > 0),
  shipping_satang bigint not null check (shipping_satang between 0 and amount_satang),
  -- Money that was paid beyond the order's total: it returns no goods, and corrects no invoice.
  is_excess boolean not null,
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  state text not null default 'requested' check (state in ('requested', 'sent', 'confirmed', 'refused')),
  -- One server at a time sends it; when that one was killed, another may after this time.
  claimed_until timestamptz,
  provider_refund_id text,
  -- Why the provider does not give it back.
  refusal text,
  confirmed_at timestamptz,
  -- The staff gave the money back by transfer: who says so, and what they write.
  settled_by text,
  settled_note text,
  check ((state = 'confirmed') = (confirmed_at is not null)),
  check (state <> 'refused' or refusal is not null),
  check (num_nulls(settled_by, settled_note) in (0, 2))
);
create index refunds_order on refunds (order_id, asked_at);
create index refunds_attempt on refunds (attempt_id);
create index refunds_open on refunds (asked_at) where state <> 'confirmed';

create table refund_lines (
  refund_id text not null references refunds (id) on delete cascade,
  position integer not null check (position > 0),
  quantity integer not null check (quantity > 0),
  primary key (refund_id, position)
);

-- Corrects the tax invoice of an order by what was given back; its number runs without gaps like an invoice's.
create table credit_notes (
  refund_id text primary key references refunds (id) on delete cascade,
  order_id text not null references orders (id) on delete cascade,
  month text not null check (month ~ '^[0-9]{4}$'),
  serial integer not null check (serial > 0),
  issued_at timestamptz not null default now(),
  -- What the order was worth with its VAT before and after: the difference is what was given back.
  original_satang bigint not null,
  corrected_satang bigint not null check (corrected_satang >= 0 and corrected_satang < original_satang),
  unique (month, serial)
);
create index credit_notes_order on credit_notes (order_id);

-- Refunds that are under way.
insert into refunds (id, order_id, attempt_id, amount_satang, shipping_satang, is_excess, reason, asked_by, asked_at)
select 'rf_' || substr(a.id, 1, 61), a.order_id, a.id, a.amount_satang,
       case when o.payment = 'refund' then o.shipping_satang else 0 end, o.payment <> 'refund',
       case when o.payment = 'refund' then 'cancelled' else 'paidTwice' end, 'shop', a.refund_wanted_at
from payment_attempts a join orders o on o.id = a.order_id
where a.refund_wanted_at is not null and a.refunded_at is null;
insert into refund_lines (refund_id, position, quantity)
select r.id, l.position, l.quantity from refunds r join order_lines l using (order_id) where not r.is_excess;
alter table payment_attempts drop column refund_wanted_at;
alter table payment_attempts add check (state = 'paid' or refunded_at is null);

-- What the sandbox's provider has given back, by the shop's name for it.
create table sandbox_refunds (
  id text primary key,
  attempt_id text not null references sandbox_payments (attempt_id) on delete cascade,
  amount_satang bigint not null check (amount_satang > 0)
);
create index sandbox_refunds_attempt on sandbox_refunds (attempt_id);
