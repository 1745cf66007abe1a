-- What goods are made of, and what is known of it.
create table materials (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  position integer not null check (position > 0),
  name_th text not null,
  name_en text not null
);

create table material_facts (
  material_id text not null references materials (id) on delete cascade,
  position integer not null check (position > 0),
  name_th text not null,
  name_en text not null,
  value_th text not null,
  value_en text not null,
  primary key (material_id, position)
);

alter table products add material_id text references materials (id);
create index products_material on products (material_id) where is_for_sale and price_satang is not null;

-- What is used together with a product; similar_products holds what can be taken in its place.
create table companion_products (
  product_id text not null references products (id) on delete cascade,
  position integer not null check (position > 0),
  companion_id text not null references products (id) on delete cascade check (companion_id <> product_id),
  primary key (product_id, position),
  unique (product_id, companion_id)
);

create index companion_products_companion on companion_products (companion_id);

create trigger materials_announce after insert or update or delete or truncate on materials
  for each statement execute function announce_change('catalogue');
create trigger material_facts_announce after insert or update or delete or truncate on material_facts
  for each statement execute function announce_change('catalogue');
create trigger companion_products_announce after insert or update or delete or truncate on companion_products
  for each statement execute function announce_change('catalogue');
