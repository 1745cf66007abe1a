-- The six groups that a shop was given before it had goods; the sample shop brings its own.
delete from categories;

alter table categories
  add check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  add check (path ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*$' and length(path) <= 500),
  add check (parent_id <> id);

create table products (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  code text not null unique,
  category_id text not null references categories (id),
  name_th text not null,
  name_en text not null,
  unit_th text not null,
  unit_en text not null,
  image_url text not null,
  image_alt_th text not null,
  image_alt_en text not null,
  size_guide text,
  is_for_sale boolean not null,
  is_recommended boolean not null,
  created_at timestamptz not null,
  -- Of the variant for which least is paid; kept by the trigger below, so that lists can sort and filter by it.
  price_satang bigint check (price_satang > 0),
  special_price_satang bigint check (special_price_satang > 0 and special_price_satang < price_satang),
  paid_satang bigint generated always as (coalesce(special_price_satang, price_satang)) stored,
  -- Lines, so that no keyword reaches from the end of one into the next.
  search_text text not null generated always as (lower(code || E'\n' || name_th || E'\n' || name_en)) stored,
  -- As in a Thai dictionary, on any database: tone marks aside, and a vowel that is written before its consonant after it.
  sort_th text collate "C" not null generated always as (
    regexp_replace(regexp_replace(lower(name_th), '[\u0E47-\u0E4E]', '', 'g'), '([\u0E40-\u0E44])([\u0E01-\u0E2E])', '\2\1', 'g')
  ) stored,
  sort_en text collate "C" not null generated always as (lower(name_en)) stored
);

create index products_search on products using gin (search_text gin_trgm_ops);
-- What lists show. Each order ends with the id, and the condition is in the index: counting and leafing stay within it.
create index products_recommended on products (is_recommended, created_at, id)
  where is_for_sale and price_satang is not null;
create index products_special on products (is_recommended, created_at, id)
  where is_for_sale and price_satang is not null and special_price_satang is not null;
create index products_newest on products (created_at, id) where is_for_sale and price_satang is not null;
create index products_paid on products (paid_satang, id) where is_for_sale and price_satang is not null;
create index products_name_th on products (sort_th, id) where is_for_sale and price_satang is not null;
create index products_name_en on products (sort_en, id) where is_for_sale and price_satang is not null;
create index products_category on products (category_id) where is_for_sale and price_satang is not null;

-- Apart, so that a search through the products does not read them.
create table product_descriptions (
  product_id text primary key references products (id) on delete cascade,
  html_th text not null,
  html_en text not null
);

-- One sellable thing: one colour in one size.
create table variants (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  product_id text not null references products (id) on delete cascade,
  position integer not null check (position > 0),
  color_hex text not null check (color_hex ~ '^#[0-9a-f]{6}$'),
  color_name_th text not null,
  color_name_en text not null,
  label_th text not null,
  label_en text not null,
  width_mm double precision not null check (width_mm >= 0),
  length_mm double precision not null check (length_mm >= 0),
  thickness_mm double precision check (thickness_mm >= 0),
  weight_grams integer not null check (weight_grams >= 0),
  price_satang bigint not null check (price_satang > 0 and price_satang <= 999999999999),
  special_price_satang bigint check (special_price_satang > 0 and special_price_satang < price_satang),
  stock integer not null check (stock >= 0),
  unique (product_id, position)
);

create index variants_color on variants (color_hex, product_id);
create index variants_in_stock on variants (product_id) where stock > 0;

create table product_images (
  product_id text not null references products (id) on delete cascade,
  position integer not null check (position > 0),
  url text not null,
  alt_th text not null,
  alt_en text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  variant_id text references variants (id) on delete set null,
  primary key (product_id, position)
);

create index product_images_variant on product_images (variant_id);

create table similar_products (
  product_id text not null references products (id) on delete cascade,
  position integer not null check (position > 0),
  similar_id text not null references products (id) on delete cascade check (similar_id <> product_id),
  primary key (product_id, position),
  unique (product_id, similar_id)
);

create index similar_products_similar on similar_products (similar_id);

create function keep_product_prices() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct product_id from old_rows);
  else
    touched := array(
      select product_id from (select id, product_id, price_satang, special_price_satang from old_rows
        except select id, product_id, price_satang, special_price_satang from new_rows) gone
      union
      select product_id from (select id, product_id, price_satang, special_price_satang from new_rows
        except select id, product_id, price_satang, special_price_satang from old_rows) come
    );
  end if;
  if touched = '{}' then
    return null;
  end if;
  -- Whoever changes another price of the same product waits here, and then sees this one.
  perform 1 from products where id = any (touched) order by id for no key update;
  update products
  set price_satang = cheapest.price_satang, special_price_satang = cheapest.special_price_satang
  from unnest(touched) as given (product_id)
  left join lateral (
    select price_satang, special_price_satang from variants
    where product_id = given.product_id
    order by coalesce(special_price_satang, price_satang), position
    limit 1
  ) cheapest on true
  where products.id = given.product_id
    and (products.price_satang, products.special_price_satang)
      is distinct from (cheapest.price_satang, cheapest.special_price_satang);
  return null;
end
$$;

create trigger variants_inserted after insert on variants
  referencing new table as new_rows for each statement execute function keep_product_prices();
create trigger variants_updated after update on variants
  referencing old table as old_rows new table as new_rows for each statement execute function keep_product_prices();
create trigger variants_deleted after delete on variants
  referencing old table as old_rows for each statement execute function keep_product_prices();
