-- One cart a customer. Whoever changes it, or orders what is in it, holds this row.
create table carts (
  customer_id text primary key references customers (id) on delete cascade,
  version integer not null check (version >= 0)
);

create table cart_lines (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- In the order in which they were put in.
  position bigint generated always as identity,
  customer_id text not null references carts (customer_id) on delete cascade,
  variant_id text not null references variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 9999),
  -- The price of one piece that the shopper saw last: of a total that has changed, this tells why.
  seen_satang bigint not null check (seen_satang > 0),
  unique (customer_id, variant_id)
);

create index cart_lines_variant on cart_lines (variant_id);

-- With what an order was asked for: the same request again answers the same order.
create table checkouts (
  order_id text primary key references orders (id) on delete cascade,
  customer_id text not null references customers (id) on delete cascade,
  idempotency_key text,
  request_hash text not null,
  unique (customer_id, idempotency_key)
);

-- What was a line of a cart and is part of an order now: each once.
create table ordered_cart_lines (
  cart_line_id text primary key,
  order_id text not null references checkouts (order_id) on delete cascade
);

create index ordered_cart_lines_order on ordered_cart_lines (order_id);

-- What a postcode begins with says in which zone it lies; the longest that fits counts. No zone: nothing is sent there.
create table shipping_areas (
  postcode_prefix text primary key check (postcode_prefix ~ '^[0-9]{1,5}$'),
  zone text
);

create table carriers (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  position integer not null,
  name_th text not null,
  name_en text not null,
  max_length_mm integer not null check (max_length_mm > 0)
);

-- Where a carrier goes, and in how many working days.
create table carrier_zones (
  carrier_id text not null references carriers (id) on delete cascade,
  zone text not null,
  days_min integer not null check (days_min >= 0),
  days_max integer not null check (days_max >= days_min),
  primary key (carrier_id, zone)
);

-- What it costs there up to a weight. The heaviest step is the most that a carrier takes.
create table shipping_steps (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  carrier_id text not null,
  zone text not null,
  up_to_grams integer not null check (up_to_grams > 0),
  price_satang bigint not null check (price_satang >= 0),
  foreign key (carrier_id, zone) references carrier_zones (carrier_id, zone) on delete cascade,
  unique (carrier_id, zone, up_to_grams)
);
