-- Facets are counted from one narrow row a product: all that a filter asks of it, and what its variants offer. Goods
-- that offer the same colours, thicknesses and faces share one row of offers, which is counted once for all of them.
create table facet_offers (
  id bigint primary key,
  hexes text[] not null,
  -- Millimetres as text, and faces as 1220x2440.
  thicknesses text[] not null,
  faces text[] not null
);

drop table product_facets;

-- Only of goods that lists show.
create table product_facets (
  product_id text primary key references products (id) on delete cascade,
  offer_id bigint not null,
  category_id text not null,
  material_id text,
  paid_satang bigint not null,
  is_special boolean not null,
  is_stocked boolean not null,
  is_recommended boolean not null
);

create or replace function write_product_facets(ids text[]) returns void language plpgsql as $$
begin
  -- Whoever changes another variant of the same product waits here, and then sees this one.
  perform 1 from products where id = any (ids) order by id for no key update;
  delete from product_facets where product_id = any (ids);
  with offered as materialized (
    select product_id, array_agg(distinct color_hex) as hexes,
      coalesce(array_agg(distinct thickness_mm::text) filter (where thickness_mm is not null), '{}') as thicknesses,
      array_agg(distinct width_mm || 'x' || length_mm) as faces,
      bool_or(stock > 0) as is_stocked
    from variants where product_id = any (ids)
    group by product_id
  ),
  keyed as materialized (
    select search_kind(concat_ws(' ', hexes, thicknesses, faces)) as offer_id, * from offered
  ),
  offers as (
    insert into facet_offers (id, hexes, thicknesses, faces)
    select distinct on (offer_id) offer_id, hexes, thicknesses, faces from keyed
    on conflict (id) do nothing
  )
  insert into product_facets
  select products.id, offer_id, category_id, material_id, paid_satang, special_price_satang is not null, is_stocked,
    is_recommended
  from keyed join products on products.id = product_id
  where is_for_sale and price_satang is not null;
end
$$;

create or replace function keep_product_facets() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct product_id from old_rows);
  else
    touched := array(
      select distinct product_id from (
        (select product_id, id, color_hex, thickness_mm, width_mm, length_mm, stock > 0 from new_rows
          except select product_id, id, color_hex, thickness_mm, width_mm, length_mm, stock > 0 from old_rows)
        union all
        (select product_id, id, color_hex, thickness_mm, width_mm, length_mm, stock > 0 from old_rows
          except select product_id, id, color_hex, thickness_mm, width_mm, length_mm, stock > 0 from new_rows)
      ) changed
    );
  end if;
  if touched <> '{}' then perform write_product_facets(touched); end if;
  return null;
end
$$;

create function keep_facets_of_products() returns trigger language plpgsql as $$
declare
  touched text[] := array(
    select new_rows.id from new_rows join old_rows on old_rows.id = new_rows.id
    where (new_rows.category_id, new_rows.material_id, new_rows.is_for_sale, new_rows.is_recommended,
        new_rows.price_satang, new_rows.special_price_satang)
      is distinct from (old_rows.category_id, old_rows.material_id, old_rows.is_for_sale, old_rows.is_recommended,
        old_rows.price_satang, old_rows.special_price_satang)
  );
begin
  if touched <> '{}' then perform write_product_facets(touched); end if;
  return null;
end
$$;

create trigger products_facets_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_facets_of_products();

select write_product_facets(array(select id from products));
