-- Every server keeps answers in memory; who writes, with whatever program, tells all of them what has changed.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', tg_argv[0]);
  return null;
end
$$;

create trigger categories_announce after insert or update or delete or truncate on categories
  for each statement execute function announce_change('catalogue');
create trigger products_announce after insert or update or delete or truncate on products
  for each statement execute function announce_change('catalogue');
create trigger product_descriptions_announce after insert or update or delete or truncate on product_descriptions
  for each statement execute function announce_change('catalogue');
create trigger variants_announce after insert or update or delete or truncate on variants
  for each statement execute function announce_change('catalogue');
create trigger product_images_announce after insert or update or delete or truncate on product_images
  for each statement execute function announce_change('catalogue');
create trigger similar_products_announce after insert or update or delete or truncate on similar_products
  for each statement execute function announce_change('catalogue');
create trigger articles_announce after insert or update or delete or truncate on articles
  for each statement execute function announce_change('articles');
create trigger banners_announce after insert or update or delete or truncate on banners
  for each statement execute function announce_change('content');
create trigger pages_announce after insert or update or delete or truncate on pages
  for each statement execute function announce_change('content');
create trigger branches_announce after insert or update or delete or truncate on branches
  for each statement execute function announce_change('content');
create trigger clients_announce after insert or update or delete or truncate on clients
  for each statement execute function announce_change('content');
