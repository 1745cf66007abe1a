-- Who has seen an article on a day, as keyed digests that nobody can read back: each visitor counts once a day.
create table article_views (
  kind text not null,
  article_id text not null,
  day date not null,
  visitor text not null,
  network text not null,
  primary key (day, kind, article_id, visitor),
  foreign key (kind, article_id) references articles (kind, id) on delete cascade
);

create index article_views_network on article_views (day, kind, article_id, network);

-- A view changes nothing that a cached answer must show at once: only other changes are announced.
drop trigger articles_announce on articles;
create trigger articles_announce after insert or delete or truncate
  or update of kind, id, title_th, title_en, excerpt_th, excerpt_en, content_th, content_en, cover_url, cover_alt_th,
    cover_alt_en, published_at, is_published, share_count, changed_at
  on articles for each statement execute function announce_change('articles');
