-- One spelling for what is written in many ways: no tone marks, long and short vowels alike, consonants of one sound
-- alike, Thai digits as digits, plurals as singulars. `fold` in the server's catalogue does the same to what is typed.
create function search_fold(given text) returns text
  language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(
      regexp_replace(
        replace(replace(lower(normalize(given, NFC)), 'เเ', 'แ'), 'ํา', 'ำ'),
        '[\u0E47-\u0E4E\u200B-\u200D\u2060\uFEFF]', '', 'g'),
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
  content text not null,
  terms tsvector not null
);

create table variant_search (
  variant_id text primary key references variants (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  position integer not null,
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
create function search_head(name text) returns tsvector
  language sql stable strict as $$
  select coalesce(string_agg(distinct format('''h-%s''', concept_id), ' '), '')::tsvector
  from trade_words
  where starts_with(regexp_replace(search_fold(name), '^(แผน|ชุด|ปาย|ผา) ?', ''), folded)
    or starts_with(search_fold(name), folded)
$$;

create function write_search(ids text[]) returns void language plpgsql as $$
begin
  delete from variant_search where product_id = any (ids);
  insert into product_search (product_id, code, class, content, terms)
  select products.id, replace(search_fold(products.code), ' ', ''),
    case when material_id is null then 2 when size_guide = 'sheet' then 0 else 1 end,
    concat_ws(' ', names.folded, own.folded, material.folded),
    search_terms(search_concepts(names.folded), 'A')
      || search_terms(search_concepts(coalesce(material.folded, '')), 'C')
      || search_terms(search_concepts(coalesce(category.folded, '')), 'D')
      || search_head(name_th)
  from products
  cross join lateral (
    select search_fold(concat_ws(' / ', products.code, name_th, name_en, unit_th, unit_en)) as folded
  ) names
  left join lateral (
    select search_fold(concat_ws(' / ', materials.name_th, materials.name_en)) as folded
    from materials where materials.id = products.material_id
  ) material on true
  left join lateral (
    select search_fold(string_agg(concat_ws(' / ', above.name_th, above.name_en), ' / ')) as folded
    from categories own join categories above on above.path = own.path or starts_with(own.path, above.path || '.')
    where own.id = products.category_id
  ) category on true
  left join lateral (
    select search_fold(string_agg(distinct look, ' / ')) as folded
    from variants
    cross join lateral unnest(array[color_name_th, color_name_en, label_th, label_en]) look
    where variants.product_id = products.id
  ) own on true
  where products.id = any (ids)
  on conflict (product_id) do update
  set code = excluded.code, class = excluded.class, content = excluded.content, terms = excluded.terms;

  with own as materialized (
    select id, product_id, position, width_mm, length_mm, thickness_mm,
      search_fold(concat_ws(' / ', color_name_th, color_name_en, label_th, label_en)) as folded
    from variants where product_id = any (ids)
  ),
  -- Many variants differ in their numbers alone.
  looks as materialized (
    select look, search_terms(search_concepts(look), 'A') as terms
    from (select distinct regexp_replace(folded, '[0-9.]+', '', 'g') as look from own) as given
  )
  insert into variant_search (variant_id, product_id, position, content, terms, width_mm, length_mm, thickness_mm)
  select own.id, own.product_id, own.position, own.folded, product_search.terms || looks.terms,
    width_mm, length_mm, thickness_mm
  from own
  join product_search on product_search.product_id = own.product_id
  join looks on look = regexp_replace(own.folded, '[0-9.]+', '', 'g');
end
$$;

create function keep_search_of_new_products() returns trigger language plpgsql as $$
begin
  perform write_search(array(select id from new_rows));
  return null;
end
$$;

create function keep_search_of_changed_products() returns trigger language plpgsql as $$
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

create trigger products_search_inserted after insert on products
  referencing new table as new_rows for each statement execute function keep_search_of_new_products();
create trigger products_search_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_search_of_changed_products();
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
