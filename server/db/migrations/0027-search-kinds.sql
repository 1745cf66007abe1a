-- Many goods read alike but for their numbers. What a search asks of a product or a variant is written once for all of a
-- kind, so that words, measures and fit are compared with the kinds, and only the keys of the goods are read.

-- Clear beside another colour is a tint, and no clear sheet.
alter table trade_concepts add is_colourless boolean not null default false;
update trade_concepts set is_colourless = true where id = 'clear';

create table product_kinds (
  id bigint primary key,
  -- 0 material in sheets, 1 other material, 2 accessories and finished goods.
  class smallint not null,
  terms tsvector not null
);

create table variant_kinds (
  id bigint primary key,
  class smallint not null,
  content text not null,
  terms tsvector not null,
  color_hex text not null,
  width_mm double precision not null,
  length_mm double precision not null,
  thickness_mm double precision
);

truncate product_search, variant_search;
alter table product_search
  drop class,
  drop terms,
  add kind_id bigint not null,
  -- The words of the name that have digits: the 6 of nylon 6.
  add figures text[] not null;
alter table variant_search
  drop class,
  drop content,
  drop terms,
  drop width_mm,
  drop length_mm,
  drop thickness_mm,
  add kind_id bigint not null;

create index product_search_kind on product_search (kind_id, product_id, rank) where rank is not null;
create index variant_search_kind on variant_search (kind_id, product_id, rank) where rank is not null;
create index product_search_figures on product_search using gin (figures);

-- The id of a kind is read from what it holds: whoever writes the same kind at the same time writes the same row.
create function search_kind(given text) returns bigint
  language sql immutable strict parallel safe as $$
  select ('x' || substr(md5(given), 1, 16))::bit(64)::bigint
$$;

create function search_figures(folded_name text) returns text[]
  language sql immutable strict parallel safe as $$
  select array(select distinct word from unnest(string_to_array(folded_name, ' ')) word where word ~ '[0-9]' order by word)
$$;

-- The colours that a text names. A tint is not clear.
create function search_colours(folded text) returns text[]
  language sql stable strict as $$
  with named as materialized (
    select id, is_colourless from trade_concepts where kind = 'colour' and id = any (search_concepts(folded))
  )
  select array(
    select id from named where not is_colourless or not exists (select 1 from named where not is_colourless)
  )
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
  ),
  documents as materialized (
    select own.id, replace(search_fold(code), ' ', '') as code,
      case when material_id is null then 2 when size_guide = 'sheet' then 0 else 1 end as class,
      name, concat_ws(' ', name, looks, made_of.folded) as content, rank,
      names.terms || coalesce(made_of.terms, '') || groups.terms || heads.terms as terms
    from own
    join names on names.look = search_look(name)
    join heads on heads.look = search_look(thai)
    join groups on groups.id = category_id
    left join made_of on made_of.id = material_id
  ),
  kinds as (
    insert into product_kinds (id, class, terms)
    select distinct on (1) search_kind(concat_ws(' ', class, terms)), class, terms from documents
    on conflict (id) do nothing
  )
  insert into product_search (product_id, code, name, content, figures, kind_id, rank)
  select id, code, name, content, search_figures(name), search_kind(concat_ws(' ', class, terms)), rank from documents
  on conflict (product_id) do update
  set code = excluded.code, name = excluded.name, content = excluded.content, figures = excluded.figures,
    kind_id = excluded.kind_id, rank = excluded.rank;

  with goods as materialized (
    select product_id, class, terms, rank, search_look(name) as look
    from product_search join product_kinds on product_kinds.id = kind_id
    where product_id = any (ids)
  ),
  own as materialized (
    select id, product_id, position, color_hex, width_mm, length_mm, thickness_mm,
      search_fold(concat_ws(' / ', color_name_th, color_name_en)) as colour,
      search_fold(concat_ws(' / ', color_name_th, color_name_en, label_th, label_en)) as folded
    from variants where product_id = any (ids)
  ),
  looks as materialized (
    select look, search_terms(search_concepts(look), 'A') as terms
    from (select distinct search_look(folded) as look from own) as given
  ),
  -- A variant whose own colour has no name of the trade is of the colour in the name of the goods.
  colours as materialized (
    select colour, name, (
      select coalesce(string_agg(format('''v-%s''', one), ' '), '')::tsvector
      from unnest(coalesce(nullif(search_colours(colour), '{}'), search_colours(name))) one
    ) as terms
    from (select distinct colour, goods.look as name from own join goods using (product_id)) as given
  ),
  documents as materialized (
    select own.id, product_id, position, rank, class, folded, goods.terms || looks.terms || colours.terms as terms,
      color_hex, width_mm, length_mm, thickness_mm
    from own
    join goods using (product_id)
    join looks on looks.look = search_look(folded)
    join colours on colours.colour = own.colour and colours.name = goods.look
  ),
  keyed as materialized (
    select search_kind(concat_ws(' ', class, terms, color_hex, width_mm, length_mm, thickness_mm, folded)) as kind_id, *
    from documents
  ),
  kinds as (
    insert into variant_kinds (id, class, content, terms, color_hex, width_mm, length_mm, thickness_mm)
    select distinct on (kind_id) kind_id, class, folded, terms, color_hex, width_mm, length_mm, thickness_mm from keyed
    on conflict (id) do nothing
  )
  insert into variant_search (variant_id, product_id, position, kind_id, rank)
  select id, product_id, position, kind_id, rank from keyed;
end
$$;

create or replace function keep_search_of_variants() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct product_id from old_rows);
  else
    -- Stock and prices change with every order, and nobody searches for them.
    touched := array(
      select distinct product_id from (
        select product_id, id, position, color_hex, color_name_th, color_name_en, label_th, label_en, width_mm,
          length_mm, thickness_mm from new_rows
        except select product_id, id, position, color_hex, color_name_th, color_name_en, label_th, label_en, width_mm,
          length_mm, thickness_mm from old_rows
      ) changed
    );
  end if;
  if touched <> '{}' then perform write_search(touched); end if;
  return null;
end
$$;

-- New words make new kinds of all goods. Others that write goods meanwhile wait, or one of their kinds would be dropped.
create or replace function keep_search_of_all() returns trigger language plpgsql as $$
begin
  lock table product_kinds, variant_kinds in share row exclusive mode;
  perform write_search(array(select id from products));
  delete from product_kinds where id not in (select kind_id from product_search);
  delete from variant_kinds where id not in (select kind_id from variant_search);
  return null;
end
$$;

create trigger trade_concepts_search after update on trade_concepts
  for each statement execute function keep_search_of_all();

select write_search(array(select id from products));

create index product_kinds_terms on product_kinds using gin (terms);
create index variant_kinds_terms on variant_kinds using gin (terms);
create index variant_kinds_thickness on variant_kinds (thickness_mm);
create index variant_kinds_face on variant_kinds (width_mm, length_mm);
