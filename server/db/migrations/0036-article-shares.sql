-- Shares are counted as views are: each visitor of an article once a day.
alter table article_views rename to article_visitors;
alter table article_visitors add deed text not null default 'view' check (deed in ('view', 'share'));
alter table article_visitors alter deed drop default;
alter table article_visitors drop constraint article_views_pkey;
alter table article_visitors add primary key (day, kind, article_id, deed, visitor);
drop index article_views_network;
create index article_visitors_network on article_visitors (day, kind, article_id, deed, network);

-- Neither changes what a cached answer must show at once.
drop trigger articles_announce on articles;
create trigger articles_announce after insert or delete or truncate
  or update of kind, id, title_th, title_en, excerpt_th, excerpt_en, content_th, content_en, cover_url, cover_alt_th,
    cover_alt_en, published_at, is_published, changed_at
  on articles for each statement execute function announce_change('articles');
