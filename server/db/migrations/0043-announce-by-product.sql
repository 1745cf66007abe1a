-- Changes of goods are announced one by one, and their stock apart from what else is said of them, since every order changes
-- it. Lists say of a product only whether any of its variants is in stock: that counts among what is said.
create function announce_goods() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  if tg_table_name = 'products' then
    ids := array[old.id, new.id];
  else
    ids := array[old.product_id, new.product_id];
  end if;
  perform pg_notify('shop_changes', tg_argv[0] || ' ' || id) from unnest(ids) as id where id is not null;
  return null;
end
$$;

do $$
declare
  goods text;
begin
  foreach goods in array array['products', 'variants', 'product_descriptions', 'product_images', 'similar_products',
    'companion_products'] loop
    execute format('drop trigger %I on %I', goods || '_announce', goods);
    execute format('create trigger %I after truncate on %I for each statement execute function announce_change(''catalogue'')',
      goods || '_announce_truncated', goods);
    if goods <> 'variants' then
      execute format('create trigger %I after insert or update or delete on %I
        for each row execute function announce_goods(''product'')', goods || '_announce', goods);
    end if;
  end loop;
end
$$;

create trigger variants_announce after insert or delete on variants
  for each row execute function announce_goods('product');
create trigger variants_announce_said after update on variants
  for each row when (to_jsonb(old) - 'stock' <> to_jsonb(new) - 'stock')
  execute function announce_goods('product');
create trigger variants_announce_stock after update of stock on variants
  for each row when (old.stock <> new.stock) execute function announce_goods('stock');

-- As before, but a row that stays is updated, so that a trigger sees what changed.
create or replace function write_product_facets(ids text[]) returns void language plpgsql as $$
begin
  -- Whoever changes another variant of the same product waits here, and then sees this one.
  perform 1 from products where id = any (ids) order by id for no key update;
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
  ),
  written as (
    insert into product_facets (product_id, offer_id, category_id, material_id, paid_satang, is_special, is_stocked,
      is_recommended)
    select products.id, offer_id, category_id, material_id, paid_satang, special_price_satang is not null, is_stocked,
      is_recommended
    from keyed join products on products.id = product_id
    where is_for_sale and price_satang is not null
    on conflict (product_id) do update set (offer_id, category_id, material_id, paid_satang, is_special, is_stocked,
      is_recommended) = (excluded.offer_id, excluded.category_id, excluded.material_id, excluded.paid_satang,
      excluded.is_special, excluded.is_stocked, excluded.is_recommended)
    returning product_id
  )
  delete from product_facets where product_id = any (ids) and product_id not in (select product_id from written);
end
$$;

create trigger product_facets_announce after update on product_facets
  for each row when (old.is_stocked <> new.is_stocked) execute function announce_goods('product');

-- How many goods a category has stands in every menu.
create trigger product_counts_announce after insert or update or delete on product_counts
  for each row execute function announce_change('catalogue');
