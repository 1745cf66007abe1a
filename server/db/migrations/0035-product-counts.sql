-- How many goods lists show of each category. Counting them takes longer the more there are, and every page of a list says it.
create table product_counts (
  category_id text primary key references categories (id) on delete cascade,
  products integer not null
);

-- Adds what changed; in one order, so that of two writers one waits and neither is ended.
create function change_product_counts(added text[], removed text[]) returns void language sql as $$
  insert into product_counts as kept (category_id, products)
  select category_id, sum(change)
  from (
    select unnest(added) as category_id, 1 as change
    union all
    select unnest(removed), -1
  ) changes
  group by category_id having sum(change) <> 0
  order by category_id
  on conflict (category_id) do update set products = kept.products + excluded.products
$$;

create function keep_product_counts() returns trigger language plpgsql as $$
declare
  added text[] := '{}';
  removed text[] := '{}';
begin
  if tg_op <> 'DELETE' then
    added := array(select category_id from new_rows where is_for_sale and price_satang is not null);
  end if;
  if tg_op <> 'INSERT' then
    removed := array(select category_id from old_rows where is_for_sale and price_satang is not null);
  end if;
  if added <> removed then perform change_product_counts(added, removed); end if;
  return null;
end
$$;

create trigger products_counted_inserted after insert on products
  referencing new table as new_rows
  for each statement execute function keep_product_counts();
create trigger products_counted_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function keep_product_counts();
create trigger products_counted_deleted after delete on products
  referencing old table as old_rows
  for each statement execute function keep_product_counts();

create function forget_product_counts() returns trigger language plpgsql as $$
begin
  delete from product_counts;
  return null;
end
$$;
create trigger products_counted_truncated after truncate on products
  for each statement execute function forget_product_counts();

insert into product_counts (category_id, products)
select category_id, count(*) from products where is_for_sale and price_satang is not null group by category_id;
