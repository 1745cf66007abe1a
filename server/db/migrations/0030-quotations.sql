-- Prices that the shop keeps to for one customer and a time. What is open here may have expired: nothing is written for that.
create table quotations (
  id text primary key,
  -- The day in Thailand, of the Buddhist era, and a serial without gaps in it.
  day text not null check (day ~ '^[0-9]{6}$'),
  serial integer not null check (serial > 0),
  customer_id text not null references customers (id),
  language text not null check (language in ('thai', 'english')),
  created_at timestamptz not null default now(),
  valid_until timestamptz not null,
  state text not null check (state in ('open', 'accepted', 'declined')),
  goods_satang bigint not null check (goods_satang > 0),
  shipping_satang bigint not null check (shipping_satang >= 0),
  delivery_address jsonb not null,
  billing_address jsonb,
  shipping_id text not null,
  shipping_name_th text not null,
  shipping_name_en text not null,
  approved_by text,
  purchase_order text,
  order_id text unique references orders (id) on delete set null,
  renewal_id text unique references quotations (id),
  version integer not null default 1,
  unique (day, serial)
);
create index quotations_customer on quotations (customer_id, created_at desc, id desc);
create index quotations_created on quotations (created_at desc, id desc);

create table quotation_lines (
  quotation_id text not null references quotations (id) on delete cascade,
  position integer not null check (position > 0),
  -- The line of the cart that it was: the same line is quoted once.
  cart_line_id text unique,
  -- No references: goods may leave the shop, quotations stay.
  product_id text not null,
  variant_id text not null,
  code text not null,
  name_th text not null,
  name_en text not null,
  unit_th text not null,
  unit_en text not null,
  image_url text not null,
  color_hex text not null,
  color_name_th text not null,
  color_name_en text not null,
  label_th text not null,
  label_en text not null,
  quantity integer not null check (quantity between 1 and 9999),
  unit_price_satang bigint not null check (unit_price_satang > 0),
  list_price_satang bigint not null check (list_price_satang > 0),
  weight_grams integer not null check (weight_grams >= 0),
  -- What is cut from the sheets of the line; null where nothing is.
  cutting jsonb,
  primary key (quotation_id, position)
);

-- What the customer is still to be told of a quotation; deleted once it was said.
create table quotation_notices (
  id bigint generated always as identity primary key,
  quotation_id text not null references quotations (id) on delete cascade,
  event text not null check (event in ('issued', 'changed')),
  tries integer not null default 0,
  -- Nobody sends it before this: it is being sent, or waits for its next try.
  next_try_at timestamptz not null default now()
);
create index quotation_notices_due on quotation_notices (next_try_at);
create index quotation_notices_quotation on quotation_notices (quotation_id);
