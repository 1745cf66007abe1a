-- Counts what staff and their imports write, so that of two who change the same goods the second is told.
alter table products add column version integer not null default 1 check (version > 0);
-- When the special prices of its variants hold; without a time, from now or for good.
alter table products add column special_from timestamptz;
alter table products add column special_until timestamptz;
alter table products add check (special_until > special_from);
-- A special price that waits for its time. What shoppers pay, and all that is derived of it, reads special_price_satang alone.
alter table variants add column planned_special_satang bigint
  check (planned_special_satang > 0 and planned_special_satang < price_satang);
create index products_special_until on products (special_until) where special_until is not null;
create index variants_planned_special on variants (product_id) where planned_special_satang is not null;
create index variants_low on variants (product_id) where stock <= 10;
