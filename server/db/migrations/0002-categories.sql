create table categories (
  id text primary key,
  parent_id text references categories (id),
  path text not null unique,
  position integer not null,
  name_th text not null,
  name_en text not null,
  image_url text not null
);

create index categories_parent on categories (parent_id);
