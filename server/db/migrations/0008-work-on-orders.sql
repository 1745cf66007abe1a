-- Counts the changes of an order, so that whoever works on it from an older state is told.
alter table orders add column version integer not null default 1;

-- Whether the pieces went back into stock when the refund was asked for; null where the order's own events decide on it.
alter table refund_lines add column restock boolean;

-- What staff write to each other about an order.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  staff_id text not null references staff (id),
  at timestamptz not null default now(),
  note text not null
);
create index order_notes_order on order_notes (order_id, id);

create index audit_log_subject on audit_log (subject, id);

-- What staff search orders by.
create index orders_number_part on orders using gin (order_number gin_trgm_ops);
create index customers_name_part on customers using gin ((
  coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, '') || ' ' ||
  coalesce(phone_number, '') || ' ' || coalesce(email, '') || ' ' || coalesce(login, '')
) gin_trgm_ops);
create index orders_by_total on orders (total_satang, id);
