create table addresses (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- In the order in which they were written down.
  position bigint generated always as identity,
  customer_id text not null references customers (id) on delete cascade,
  is_default boolean not null,
  recipient_name text not null,
  phone_number text not null,
  address_line text not null,
  sub_district text not null,
  district text not null,
  province text not null,
  postcode text not null,
  tax_id text,
  branch_code text,
  lat double precision,
  lng double precision,
  check (num_nulls(lat, lng) in (0, 2))
);

create unique index addresses_default on addresses (customer_id) where is_default;
create index addresses_customer on addresses (customer_id, is_default desc, position desc);

-- What a trial run would have sent. Codes are readable here: a shop in production writes nothing into it.
create table messages (
  id bigint primary key generated always as identity,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  text text not null,
  code text,
  ref_code text,
  at timestamptz not null default now()
);

create index messages_recipient on messages (recipient, id desc);
create index messages_at on messages (at);
