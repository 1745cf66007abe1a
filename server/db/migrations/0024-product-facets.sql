-- What the variants of a product offer, each value once: to count them over a large shop without reading every variant.
create table product_facets (
  product_id text primary key references products (id) on delete cascade,
  hexes text[] not null,
  -- Millimetres as text, and faces as 1220x2440.
  thicknesses text[] not null,
  faces text[] not null
);

create function write_product_facets(ids text[]) returns void language sql as $$
  delete from product_facets where product_id = any (ids);
  insert into product_facets
  select product_id, array_agg(distinct color_hex),
    coalesce(array_agg(distinct thickness_mm::text) filter (where thickness_mm is not null), '{}'),
    array_agg(distinct width_mm || 'x' || length_mm)
  from variants where product_id = any (ids)
  group by product_id
$$;

create function keep_product_facets() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct product_id from old_rows join products on products.id = product_id);
  else
    touched := array(
      select distinct product_id from (
        (select product_id, id, color_hex, thickness_mm, width_mm, length_mm from new_rows
          except select product_id, id, color_hex, thickness_mm, width_mm, length_mm from old_rows)
        union all
        (select product_id, id, color_hex, thickness_mm, width_mm, length_mm from old_rows
          except select product_id, id, color_hex, thickness_mm, width_mm, length_mm from new_rows)
      ) changed
    );
  end if;
  if touched <> '{}' then perform write_product_facets(touched); end if;
  return null;
end
$$;

create trigger variants_facets_inserted after insert on variants
  referencing new table as new_rows for each statement execute function keep_product_facets();
create trigger variants_facets_updated after update on variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_product_facets();
create trigger variants_facets_deleted after delete on variants
  referencing old table as old_rows for each statement execute function keep_product_facets();

select write_product_facets(array(select id from products));
