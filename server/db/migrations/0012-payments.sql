-- One try to pay one order at the payment page. Money is baht, here as everywhere.
create table payment_attempts (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  order_id text not null references orders (id) on delete cascade,
  -- The clock's time, not the transaction's: tries of one order wait for each other, and each is later than the last.
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  amount_satang bigint not null check (amount_satang > 0),
  language text not null check (language in ('thai', 'english')),
  -- What all its events come to, in whatever order they came.
  state text not null default 'pending' check (state in ('pending', 'paid', 'failed', 'expired')),
  failure_code text,
  -- Money that has to go back, and when the page said that it did.
  refund_wanted_at timestamptz,
  refunded_at timestamptz,
  check (state = 'paid' or (refund_wanted_at is null and refunded_at is null))
);

create unique index payment_attempts_open on payment_attempts (order_id) where state = 'pending';
create index payment_attempts_order on payment_attempts (order_id, created_at);

-- What the payment page has told; the key makes each count once.
create table payment_events (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  attempt_id text not null references payment_attempts (id) on delete cascade,
  type text not null check (type in ('paid', 'failed', 'expired', 'refunded')),
  failure_code text,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);

create index payment_events_attempt on payment_events (attempt_id);

-- The trial payment page's own books. It is another house that happens to share the database: it knows a payment by the
-- name the shop gave it and refers to nothing of the shop's. Outside of the sandbox they stay empty.
create table sandbox_payments (
  attempt_id text primary key,
  order_number text not null,
  amount_satang bigint not null check (amount_satang > 0),
  language text not null check (language in ('thai', 'english')),
  success_url text not null,
  pending_url text not null,
  failed_url text not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'inProcess', 'ended')),
  -- When the bank that takes its time decides.
  due_at timestamptz,
  check ((state = 'inProcess') = (due_at is not null))
);

create index sandbox_payments_due on sandbox_payments (due_at) where state = 'inProcess';

create table sandbox_payment_events (
  id text primary key,
  attempt_id text not null references sandbox_payments (attempt_id) on delete cascade,
  type text not null check (type in ('paid', 'failed', 'expired', 'refunded')),
  failure_code text,
  occurred_at timestamptz not null default now(),
  -- When the shop is to be told next; nothing once it has been told, or has refused too often.
  tell_at timestamptz default now(),
  times_told integer not null default 0
);

create index sandbox_payment_events_attempt on sandbox_payment_events (attempt_id);
create index sandbox_payment_events_untold on sandbox_payment_events (tell_at) where tell_at is not null;
