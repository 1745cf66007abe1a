create table articles (
  kind text not null check (kind in ('blog', 'news')),
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  title_th text not null,
  title_en text not null,
  excerpt_th text not null,
  excerpt_en text not null,
  content_th text not null,
  content_en text not null,
  cover_url text not null,
  cover_alt_th text not null,
  cover_alt_en text not null,
  published_at timestamptz not null,
  is_published boolean not null,
  view_count integer not null default 0 check (view_count >= 0),
  share_count integer not null default 0 check (share_count >= 0),
  primary key (kind, id)
);

create index articles_published on articles (kind, published_at, id) where is_published;

create table banners (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  position integer not null,
  title_th text not null,
  title_en text not null,
  image_url text not null,
  image_mobile_url text not null,
  alt_th text not null,
  alt_en text not null,
  link text,
  content_th text not null,
  content_en text not null
);

create table pages (
  slug text not null,
  version text not null,
  effective_at timestamptz not null,
  title_th text not null,
  title_en text not null,
  content_th text not null,
  content_en text not null,
  primary key (slug, version)
);

create table branches (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  position integer not null,
  name_th text not null,
  name_en text not null,
  address_th text not null,
  address_en text not null,
  phone text not null,
  hours_th text not null,
  hours_en text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180)
);

create table clients (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  position integer not null,
  name_th text not null,
  name_en text not null,
  logo_url text not null
);
