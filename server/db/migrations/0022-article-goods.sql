-- What an article speaks of. Apart from its text, so that a shop can name goods without writing links.
create table article_goods (
  kind text not null,
  article_id text not null,
  position integer not null check (position > 0),
  product_id text not null references products (id) on delete cascade,
  primary key (kind, article_id, position),
  unique (kind, article_id, product_id),
  foreign key (kind, article_id) references articles (kind, id) on delete cascade on update cascade
);

create index article_goods_product on article_goods (product_id);

create table article_categories (
  kind text not null,
  article_id text not null,
  position integer not null check (position > 0),
  category_id text not null references categories (id) on delete cascade,
  primary key (kind, article_id, position),
  unique (kind, article_id, category_id),
  foreign key (kind, article_id) references articles (kind, id) on delete cascade on update cascade
);

create index article_categories_category on article_categories (category_id);

create trigger article_goods_announce after insert or update or delete or truncate on article_goods
  for each statement execute function announce_change('articles');
create trigger article_categories_announce after insert or update or delete or truncate on article_categories
  for each statement execute function announce_change('articles');
