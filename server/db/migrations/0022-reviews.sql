-- What customers say of goods that they received: one for each line of an order. Staff read it before it is shown, and again after
-- each change. An erasure leaves the stars of what is shown, without the author, the words and the photographs.
create table reviews (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- None where it was taken over from an earlier shop.
  order_id text references orders (id),
  product_id text not null references products (id) on delete cascade,
  -- No reference: variants may leave the shop.
  variant_id text not null,
  quantity integer not null check (quantity between 1 and 9999),
  stars smallint not null check (stars between 1 and 5),
  words text not null check (length(words) <= 2000),
  author text check (length(author) between 1 and 40),
  state text not null check (state in ('waiting', 'released', 'refused')),
  refusal text check (length(refusal) between 1 and 500),
  written_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  answer text check (length(answer) between 1 and 1000),
  answered_at timestamptz,
  version integer not null default 1,
  unique (order_id, variant_id),
  check ((state = 'refused') = (refusal is not null)),
  check (num_nulls(answer, answered_at) in (0, 2))
);
create index reviews_of_product on reviews (product_id, written_at desc, id desc);
create index reviews_by_state on reviews (state, changed_at, id);

create table review_pictures (
  review_id text not null references reviews (id) on delete cascade,
  position integer not null check (position between 1 and 3),
  picture_id text not null check (picture_id ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  primary key (review_id, position)
);
create index review_pictures_picture on review_pictures (picture_id);

-- How many released reviews gave one star, two, and so on: lists show and sort by them without reading reviews.
-- The sort adds four reviews of three and a half stars, so that one review of five does not stand before a hundred of nearly five.
create function stars_rank(counts integer[]) returns double precision language sql immutable as $$
  select case when sum(number) > 0 then (sum(number * stars) + 14) / (sum(number) + 4) else 0 end::double precision
  from unnest(counts) with ordinality as given (number, stars)
$$;
alter table products
  add column star_counts integer[] not null default '{0,0,0,0,0}' check (cardinality(star_counts) = 5 and 0 <= all (star_counts)),
  add column stars_rank double precision not null generated always as (stars_rank(star_counts)) stored;
create index products_stars on products (stars_rank, id) where is_for_sale and price_satang is not null;

create function count_stars() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'released' then
    update products set star_counts[old.stars] = star_counts[old.stars] - 1 where id = old.product_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'released' then
    update products set star_counts[new.stars] = star_counts[new.stars] + 1 where id = new.product_id;
  end if;
  return null;
end
$$;
create trigger reviews_counted after insert or delete or update of state, stars on reviews
  for each row execute function count_stars();
-- What changes the counts is announced by the product. Words and answers of what is shown stand on its page too.
create trigger reviews_announce after update on reviews
  for each row when (old.state = 'released' and new.state = 'released') execute function announce_product('product');
