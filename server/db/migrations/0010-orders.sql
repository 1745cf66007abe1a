create table orders (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  order_number text not null unique,
  customer_id text not null references customers (id),
  created_at timestamptz not null default now(),
  payment_channel text not null check (payment_channel in ('card', 'cashOnDelivery')),
  payment text not null check (payment in ('pending', 'paid', 'failed', 'refund')),
  fulfilment text not null check (
    fulfilment in ('pending', 'processing', 'readyToShip', 'shipped', 'delivered', 'complete', 'cancelOrder')
  ),
  goods_satang bigint not null check (goods_satang > 0),
  shipping_satang bigint not null check (shipping_satang >= 0),
  total_satang bigint not null check (total_satang = goods_satang + shipping_satang),
  saved_satang bigint not null check (saved_satang >= 0),
  -- As they were agreed on: what the address book or the carrier say later changes no order.
  delivery_address jsonb not null,
  billing_address jsonb,
  shipping_id text not null,
  shipping_name_th text not null,
  shipping_name_en text not null,
  reference_code text,
  carrier text,
  shipping_number text,
  tracking_number text,
  tracking_url text,
  check (num_nulls(carrier, shipping_number, tracking_number, tracking_url) in (0, 4))
);

create index orders_customer on orders (customer_id, created_at desc, id desc);

create table order_lines (
  order_id text not null references orders (id) on delete cascade,
  position integer not null check (position > 0),
  -- No references: goods may leave the shop, orders stay.
  product_id text not null,
  variant_id text not null,
  name_th text not null,
  name_en text not null,
  image_url text not null,
  color_hex text not null,
  color_name_th text not null,
  color_name_en text not null,
  label_th text not null,
  label_en text not null,
  quantity integer not null check (quantity between 1 and 9999),
  unit_price_satang bigint not null check (unit_price_satang > 0),
  list_price_satang bigint not null check (list_price_satang >= unit_price_satang),
  weight_grams integer not null check (weight_grams >= 0),
  primary key (order_id, position)
);

-- What happened to an order, as its timeline tells it.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  event text not null,
  at timestamptz not null default now(),
  note text
);

create index order_events_order on order_events (order_id, id);
