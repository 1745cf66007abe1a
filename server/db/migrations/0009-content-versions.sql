-- What staff write for news, blogs, banners and pages: each saved version, of which at most one waits for its time and one is
-- what shoppers read. What shoppers read is also in articles, banners and pages.
create table content_versions (
  kind text not null check (kind in ('news', 'blog', 'banner', 'page')),
  id text not null check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  version integer not null check (version > 0),
  state text not null check (state in ('draft', 'planned', 'published')),
  publish_at timestamptz,
  hide_at timestamptz,
  body jsonb not null,
  saved_at timestamptz not null default now(),
  staff_id text references staff (id),
  primary key (kind, id, version),
  check (state <> 'planned' or publish_at is not null)
);
create unique index content_versions_planned on content_versions (kind, id) where state = 'planned';
create unique index content_versions_published on content_versions (kind, id) where state = 'published';
