-- A search that finds tens of thousands of goods sorts them without reading one of them: their documents say where they
-- stand among goods that fit alike. Null where lists do not show them.
alter table product_search add rank bigint;
alter table variant_search add rank bigint;

-- Recommended goods first, then the newest.
create function search_rank(one products) returns bigint
  language sql immutable parallel safe as $$
  select case when one.is_for_sale and one.price_satang is not null
    then one.is_recommended::int * (1::bigint << 60) + (extract(epoch from one.created_at) * 1000000)::bigint end
$$;

create or replace function write_search(ids text[]) returns void language plpgsql as $$
begin
  delete from variant_search where product_id = any (ids);

  with own as materialized (
    select products.id, products.material_id, products.category_id, size_guide, code, search_rank(products) as rank,
      search_fold(concat_ws(' / ', products.code, name_th, name_en, unit_th, unit_en)) as name,
      search_fold(name_th) as thai,
      (
        select search_fold(string_agg(distinct look, ' / '))
        from variants cross join lateral unnest(array[color_name_th, color_name_en, label_th, label_en]) look
        where variants.product_id = products.id
      ) as looks
    from products where products.id = any (ids)
  ),
  names as materialized (
    select look, search_terms(search_concepts(look), 'A') as terms
    from (select distinct search_look(name) as look from own) as given
  ),
  heads as materialized (
    select look, search_head(look) as terms from (select distinct search_look(thai) as look from own) as given
  ),
  made_of as materialized (
    select id, search_fold(concat_ws(' / ', name_th, name_en)) as folded,
      search_terms(search_concepts(search_fold(concat_ws(' / ', name_th, name_en))), 'C') as terms
    from materials where id in (select material_id from own)
  ),
  groups as materialized (
    select id, search_terms(search_concepts(folded), 'D') as terms
    from (
      select below.id, search_fold(string_agg(concat_ws(' / ', above.name_th, above.name_en), ' / ')) as folded
      from categories below
      join categories above on above.path = below.path or starts_with(below.path, above.path || '.')
      where below.id in (select category_id from own)
      group by below.id
    ) as given
  )
  insert into product_search (product_id, code, class, name, content, terms, rank)
  select own.id, replace(search_fold(code), ' ', ''),
    case when material_id is null then 2 when size_guide = 'sheet' then 0 else 1 end,
    name, concat_ws(' ', name, looks, made_of.folded),
    names.terms || coalesce(made_of.terms, '') || groups.terms || heads.terms, rank
  from own
  join names on names.look = search_look(name)
  join heads on heads.look = search_look(thai)
  join groups on groups.id = category_id
  left join made_of on made_of.id = material_id
  on conflict (product_id) do update
  set code = excluded.code, class = excluded.class, name = excluded.name, content = excluded.content,
    terms = excluded.terms, rank = excluded.rank;

  with own as materialized (
    select id, product_id, position, width_mm, length_mm, thickness_mm,
      search_fold(concat_ws(' / ', color_name_th, color_name_en, label_th, label_en)) as folded
    from variants where product_id = any (ids)
  ),
  looks as materialized (
    select look, search_terms(search_concepts(look), 'A') as terms
    from (select distinct search_look(folded) as look from own) as given
  )
  insert into variant_search
    (variant_id, product_id, position, class, content, terms, width_mm, length_mm, thickness_mm, rank)
  select own.id, own.product_id, own.position, product_search.class, own.folded, product_search.terms || looks.terms,
    width_mm, length_mm, thickness_mm, rank
  from own
  join product_search on product_search.product_id = own.product_id
  join looks on look = search_look(own.folded);
end
$$;

create function keep_search_rank() returns trigger language plpgsql as $$
declare
  touched text[] := array(
    select new_rows.id from new_rows join old_rows on old_rows.id = new_rows.id
    where (new_rows.is_for_sale, new_rows.price_satang is null, new_rows.is_recommended, new_rows.created_at)
      is distinct from (old_rows.is_for_sale, old_rows.price_satang is null, old_rows.is_recommended, old_rows.created_at)
  );
begin
  if touched <> '{}' then
    update product_search set rank = search_rank(products) from products
    where products.id = product_id and product_id = any (touched);
    update variant_search set rank = search_rank(products) from products
    where products.id = product_id and product_id = any (touched);
  end if;
  return null;
end
$$;

create trigger products_search_rank after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_search_rank();

update product_search set rank = search_rank(products) from products where products.id = product_id;
update variant_search set rank = search_rank(products) from products where products.id = product_id;
