-- Goods that a customer orders again and again, by a name of their own: [{ "variantId", "code", "quantity", "satang" }], where `code`
-- is how a quick order writes the variant, and `satang` what a piece cost in that quantity when the list was saved.
create table saved_lists (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  customer_id text not null references customers (id) on delete cascade,
  name text not null check (name ~ '\S'),
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and jsonb_array_length(lines) between 1 and 200),
  saved_at timestamptz not null default now()
);
create unique index saved_lists_name on saved_lists (customer_id, lower(name));
