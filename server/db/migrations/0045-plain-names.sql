-- The same tables, columns and functions under the usual words.
alter table turns rename to rate_limit_hits;
alter table rate_limit_hits rename column what to action;
alter table rate_limit_hits rename column taken to hits;
alter index turns_pkey rename to rate_limit_hits_pkey;
alter index turns_expiry rename to rate_limit_hits_expiry;

alter table blocked_ways rename to blocked_channels;
alter index blocked_ways_pkey rename to blocked_channels_pkey;

alter table article_goods rename to article_products;
alter index article_goods_pkey rename to article_products_pkey;
alter index article_goods_product rename to article_products_product;
alter trigger article_goods_announce on article_products rename to article_products_announce;

alter table article_visitors rename column deed to action;

alter table sandbox_payment_events rename column tell_at to send_at;
alter table sandbox_payment_events rename column times_told to times_sent;
alter index sandbox_payment_events_untold rename to sandbox_payment_events_unsent;

alter function announce_goods() rename to announce_product;
alter trigger variants_announce_said on variants rename to variants_announce_details;
alter function keep_product_prices() rename to refresh_product_prices;
alter function keep_product_counts() rename to refresh_product_counts;
alter function forget_product_counts() rename to clear_product_counts;
alter function keep_product_facets() rename to refresh_product_facets;
alter function keep_facets_of_products() rename to refresh_facets_of_products;
alter function keep_search_rank() rename to refresh_search_rank;
alter function keep_search_of_products() rename to refresh_search_of_products;
alter function keep_search_of_variants() rename to refresh_search_of_variants;
alter function keep_search_of_all() rename to refresh_search_of_all;
alter function note_change() rename to set_changed_at;
alter function note_product_change() rename to set_product_changed_at;
alter function note_products_change() rename to set_products_changed_at;
