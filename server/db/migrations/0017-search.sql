-- One spelling for what is written in many ways: no tone marks, long and short vowels alike, consonants of one sound
-- alike, Thai digits as digits, plurals as singulars. `fold` in the server's catalogue does the same to what is typed.
create function search_fold(given text) returns text
  language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(
      regexp_replace(
        replace(replace(
          regexp_replace(lower(normalize(given, NFC)), '[\u0E47-\u0E4C\u0E4E\u200B-\u200D\u2060\uFEFF]', '', 'g'),
          'เเ', 'แ'), 'ํา', 'ำ'),
        '\u0E4D', '', 'g'),
      'ะีืูใศษณฬฎฏธฑฒฐภญฆ๐๑๒๓๔๕๖๗๘๙×', 'าิึุไสสนลดตทททถพยค0123456789x'),
    '([0-9]),(?=[0-9]{3})', '\1', 'g'),
    '[^a-z0-9\u0E01-\u0E46.]+|\.(?![0-9])', ' ', 'g'),
    '([\u0E01-\u0E46])([a-z0-9.])', '\1 \2', 'g'),
    '([a-z0-9.])([\u0E01-\u0E46])', '\1 \2', 'g'),
    '(x|ch|sh)es\M', '\1', 'g'),
    '([a-z]{2}[a-rt-z])s\M', '\1', 'g'),
    '\s+', ' ', 'g'))
$$;

-- What the trade calls things. All words of a concept mean the same; a shop edits them as it likes.
create table trade_concepts (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- Goods and their form (a sheet, a rod) are a product's own, a colour is a variant's; a filler tells nothing.
  kind text not null check (kind in ('goods', 'form', 'colour', 'filler'))
);

-- Latin words are looked for whole, Thai ones anywhere, as Thai has no spaces.
create function search_pattern(folded text) returns text
  language sql immutable strict parallel safe as $$
  select case when folded ~ '^[a-z0-9]' then ' ' else '' end || folded
    || case when folded ~ '[a-z0-9]$' then ' ' else '' end
$$;

create table trade_words (
  concept_id text not null references trade_concepts (id) on delete cascade,
  word text not null,
  position integer not null check (position > 0),
  -- Where it stands no shorter word is read: not silver in the Thai word for blue, which ends in it.
  stands_alone boolean not null default false,
  folded text not null generated always as (search_fold(word)) stored check (folded <> ''),
  pattern text not null generated always as (search_pattern(search_fold(word))) stored,
  primary key (concept_id, word)
);

create table product_search (
  product_id text primary key references products (id) on delete cascade,
  code text not null,
  -- 0 material in sheets, 1 other material, 2 accessories and finished goods.
  class smallint not null,
  name text not null,
  content text not null,
  terms tsvector not null
);

create table variant_search (
  variant_id text primary key references variants (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  class smallint not null,
  content text not null,
  terms tsvector not null,
  width_mm double precision not null,
  length_mm double precision not null,
  thickness_mm double precision
);

create function search_concepts(folded text) returns text[]
  language plpgsql stable strict as $$
declare
  rest text := ' ' || folded || ' ';
  found text[] := '{}';
  one record;
begin
  for one in
    select concept_id, pattern from trade_words
    where stands_alone and position(pattern in rest) > 0
    order by length(pattern) desc
  loop
    if position(one.pattern in rest) > 0 then
      found := found || one.concept_id;
      rest := replace(rest, one.pattern, ' | ');
    end if;
  end loop;
  return array(
    select unnest(found)
    union
    select concept_id from trade_words where not stands_alone and position(pattern in rest) > 0
  );
end
$$;

create function search_terms(concepts text[], weight "char") returns tsvector
  language sql immutable strict parallel safe as $$
  select coalesce(string_agg(format('''c-%s'':1%s', concept, weight), ' '), '')::tsvector from unnest(concepts) concept
$$;

-- The concept that a Thai name begins with is what the thing is: a hinge for acrylic is a hinge.
create function search_head(folded_name text) returns tsvector
  language sql stable strict as $$
  select coalesce(string_agg(distinct format('''h-%s''', concept_id), ' '), '')::tsvector
  from trade_words, regexp_replace(folded_name, '^(แผน|ชุด|ปาย|ผา) ?', '') as thing
  where starts_with(thing, folded) or starts_with(folded_name, folded)
$$;

-- Many goods differ in their numbers alone, and are read once.
create function search_look(folded text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(folded, '\m[0-9.]+\M', '', 'g')
$$;

create function write_search(ids text[]) returns void language plpgsql as $$
begin
  delete from variant_search where product_id = any (ids);

  with own as materialized (
    select products.id, products.material_id, products.category_id, size_guide, code,
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
  insert into product_search (product_id, code, class, name, content, terms)
  select own.id, replace(search_fold(code), ' ', ''),
    case when material_id is null then 2 when size_guide = 'sheet' then 0 else 1 end,
    name, concat_ws(' ', name, looks, made_of.folded),
    names.terms || coalesce(made_of.terms, '') || groups.terms || heads.terms
  from own
  join names on names.look = search_look(name)
  join heads on heads.look = search_look(thai)
  join groups on groups.id = category_id
  left join made_of on made_of.id = material_id
  on conflict (product_id) do update
  set code = excluded.code, class = excluded.class, name = excluded.name, content = excluded.content,
    terms = excluded.terms;

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
    (variant_id, product_id, position, class, content, terms, width_mm, length_mm, thickness_mm)
  select own.id, own.product_id, own.position, product_search.class, own.folded, product_search.terms || looks.terms,
    width_mm, length_mm, thickness_mm
  from own
  join product_search on product_search.product_id = own.product_id
  join looks on look = search_look(own.folded);
end
$$;

-- New products have no variants yet, and without any are not shown.
create function keep_search_of_products() returns trigger language plpgsql as $$
declare
  touched text[] := array(
    select distinct id from (
      select id, code, category_id, material_id, name_th, name_en, unit_th, unit_en, size_guide from new_rows
      except select id, code, category_id, material_id, name_th, name_en, unit_th, unit_en, size_guide from old_rows
    ) changed
  );
begin
  if touched <> '{}' then perform write_search(touched); end if;
  return null;
end
$$;

create function keep_search_of_variants() returns trigger language plpgsql as $$
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
        select product_id, id, position, color_name_th, color_name_en, label_th, label_en, width_mm, length_mm,
          thickness_mm from new_rows
        except select product_id, id, position, color_name_th, color_name_en, label_th, label_en, width_mm, length_mm,
          thickness_mm from old_rows
      ) changed
    );
  end if;
  if touched <> '{}' then perform write_search(touched); end if;
  return null;
end
$$;

create function keep_search_of_all() returns trigger language plpgsql as $$
begin
  perform write_search(array(select id from products));
  return null;
end
$$;

alter table products drop column search_text;
select write_search(array(select id from products));

create index product_search_content on product_search using gin (content gin_trgm_ops);
create index product_search_terms on product_search using gin (terms);
create index product_search_code on product_search (code);
create index variant_search_product on variant_search (product_id);
create index variant_search_content on variant_search using gin (content gin_trgm_ops);
create index variant_search_terms on variant_search using gin (terms);
create index variant_search_thickness on variant_search (thickness_mm);
create index variant_search_face on variant_search (width_mm, length_mm);
create index variants_thickness on variants (thickness_mm, product_id);
create index variants_face on variants (width_mm, length_mm, product_id);

create trigger products_search_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_search_of_products();
create trigger variants_search_inserted after insert on variants
  referencing new table as new_rows for each statement execute function keep_search_of_variants();
create trigger variants_search_updated after update on variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_search_of_variants();
create trigger variants_search_deleted after delete on variants
  referencing old table as old_rows for each statement execute function keep_search_of_variants();
create trigger trade_words_search after insert or update or delete or truncate on trade_words
  for each statement execute function keep_search_of_all();
create trigger materials_search after update on materials
  for each statement execute function keep_search_of_all();
create trigger categories_search after update on categories
  for each statement execute function keep_search_of_all();

create trigger trade_concepts_announce after insert or update or delete or truncate on trade_concepts
  for each statement execute function announce_change('catalogue');
create trigger trade_words_announce after insert or update or delete or truncate on trade_words
  for each statement execute function announce_change('catalogue');
