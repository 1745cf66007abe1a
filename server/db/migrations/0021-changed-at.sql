-- When what a page shows last changed, for search engines. Stock and counts of views are not told apart by them.
alter table products add changed_at timestamptz not null default now();
update products set changed_at = least(created_at, now());
alter table articles add changed_at timestamptz not null default now();
update articles set changed_at = least(published_at, now());
alter table banners add changed_at timestamptz not null default now();

create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;

create trigger products_changed before update on products for each row
  when ((old.code, old.category_id, old.name_th, old.name_en, old.unit_th, old.unit_en, old.image_url, old.is_for_sale,
         old.price_satang, old.special_price_satang)
    is distinct from (new.code, new.category_id, new.name_th, new.name_en, new.unit_th, new.unit_en, new.image_url,
         new.is_for_sale, new.price_satang, new.special_price_satang))
  execute function note_change();
create trigger articles_changed before update on articles for each row
  when ((old.title_th, old.title_en, old.excerpt_th, old.excerpt_en, old.content_th, old.content_en, old.cover_url,
         old.is_published)
    is distinct from (new.title_th, new.title_en, new.excerpt_th, new.excerpt_en, new.content_th, new.content_en,
         new.cover_url, new.is_published))
  execute function note_change();
create trigger banners_changed before update on banners for each row
  when ((old.title_th, old.title_en, old.image_url, old.link, old.content_th, old.content_en)
    is distinct from (new.title_th, new.title_en, new.image_url, new.link, new.content_th, new.content_en))
  execute function note_change();

-- A product's description and its variants are shown on its page.
create function note_product_change() returns trigger language plpgsql as $$
begin
  update products set changed_at = now() where id = old.product_id and changed_at < now();
  return null;
end
$$;

create trigger product_descriptions_changed after update or delete on product_descriptions for each row
  execute function note_product_change();
create trigger variants_changed after update of color_hex, color_name_th, color_name_en, label_th, label_en, price_satang,
  special_price_satang on variants for each row execute function note_product_change();
create trigger variants_gone after delete on variants for each row execute function note_product_change();

create function note_products_change() returns trigger language plpgsql as $$
begin
  -- Goods that came with their variants in one transaction changed just now already.
  update products set changed_at = now()
  where id in (select product_id from new_rows) and changed_at < now();
  return null;
end
$$;

create trigger variants_come after insert on variants
  referencing new table as new_rows for each statement execute function note_products_change();
