-- The whole schema: extensions, spelling, tables by topic, indexes, functions and triggers. Applied files are never edited:
-- a change of the schema is a new file beside this one.

-- Trigrams find a word inside Thai text, which has no spaces between words.
create extension if not exists pg_trgm;

------------------------------------------------------------------------------------------------------------------------
-- Spelling: what generated columns are made by
------------------------------------------------------------------------------------------------------------------------

-- One spelling for what is written in many ways: no tone marks, long and short vowels alike, consonants of one sound
-- alike, Thai digits as digits, plurals as singulars. `fold` in the server's catalogue does the same to what is typed.
create function search_fold(given text) returns text
  language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(
      regexp_replace(
        replace(replace(
          regexp_replace(lower(normalize(given, NFC)), '[\u0E47-\u0E4C\u0E4E\u200B-\u200D\u2060\uFEFF]', '', 'g'),
          'เเ', 'แ'), 'ํา', 'ำ'),
        '\u0E4D', '', 'g'),
      'ะีืูใศษณฬฎฏธฑฒฐภญฆ๐๑๒๓๔๕๖๗๘๙×', 'าิึุไสสนลดตทททถพยค0123456789x'),
    '([0-9]),(?=[0-9]{3})', '\1', 'g'),
    '[^a-z0-9\u0E01-\u0E46.]+|\.(?![0-9])', ' ', 'g'),
    '([\u0E01-\u0E46])([a-z0-9.])', '\1 \2', 'g'),
    '([a-z0-9.])([\u0E01-\u0E46])', '\1 \2', 'g'),
    '(x|ch|sh)es\M', '\1', 'g'),
    '([a-z]{2}[a-rt-z])s\M', '\1', 'g'),
    '\s+', ' ', 'g'))
$$;

-- Latin words are looked for whole, Thai ones anywhere, as Thai has no spaces.
create function search_pattern(folded text) returns text
  language sql immutable strict parallel safe as $$
  select case when folded ~ '^[a-z0-9]' then ' ' else '' end || folded
    || case when folded ~ '[a-z0-9]$' then ' ' else '' end
$$;

-- Latin letters that sound alike as one letter, so that akrilik is near to acrylic; Thai is folded so already.
create function search_sound(folded text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(
    translate(regexp_replace(replace(folded, 'ph', 'f'), 'c(?=[eiy])', 's', 'g'), 'cqyzv', 'kkisw'),
    '([a-z])\1', '\1', 'g')
$$;

------------------------------------------------------------------------------------------------------------------------
-- Tables: catalogue
------------------------------------------------------------------------------------------------------------------------

create table categories (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  parent_id text references categories (id),
  path text not null unique check (path ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*$' and length(path) <= 500),
  position integer not null,
  name_th text not null,
  name_en text not null,
  image_url text not null,
  check (parent_id <> id)
);

-- What goods are made of, and what is known of it.
create table materials (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  position integer not null check (position > 0),
  name_th text not null,
  name_en text not null
);

create table material_facts (
  material_id text not null references materials (id) on delete cascade,
  position integer not null check (position > 0),
  name_th text not null,
  name_en text not null,
  value_th text not null,
  value_en text not null,
  primary key (material_id, position)
);

-- How goods of one kind are measured, a sentence each. The drawing beside them has its own address.
create table size_guide_notes (
  size_guide text not null,
  position integer not null check (position > 0),
  note_th text not null,
  note_en text not null,
  primary key (size_guide, position)
);

create table products (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  code text not null unique,
  category_id text not null references categories (id),
  material_id text references materials (id),
  name_th text not null,
  name_en text not null,
  unit_th text not null,
  unit_en text not null,
  image_url text not null,
  image_alt_th text not null,
  image_alt_en text not null,
  size_guide text,
  -- What a set holds, such as a fan of samples that is sold as one thing: [{ "hex", "th", "en" }], in order.
  set_colors jsonb check (jsonb_typeof(set_colors) = 'array'),
  is_for_sale boolean not null,
  is_recommended boolean not null,
  created_at timestamptz not null,
  -- When what its page shows last changed, for search engines; changes of stock do not count.
  changed_at timestamptz not null default now(),
  -- Of the variant for which least is paid; kept by a trigger, so that lists can sort and filter by it.
  price_satang bigint check (price_satang > 0),
  special_price_satang bigint check (special_price_satang > 0 and special_price_satang < price_satang),
  paid_satang bigint generated always as (coalesce(special_price_satang, price_satang)) stored,
  -- As in a Thai dictionary, on any database: tone marks aside, and a vowel that is written before its consonant after it.
  sort_th text collate "C" not null generated always as (
    regexp_replace(regexp_replace(lower(name_th), '[\u0E47-\u0E4E]', '', 'g'), '([\u0E40-\u0E44])([\u0E01-\u0E2E])', '\2\1', 'g')
  ) stored,
  sort_en text collate "C" not null generated always as (lower(name_en)) stored
);

-- Apart, so that a search through the products does not read them.
create table product_descriptions (
  product_id text primary key references products (id) on delete cascade,
  html_th text not null,
  html_en text not null
);

-- One sellable thing: one colour in one size.
create table variants (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  product_id text not null references products (id) on delete cascade,
  position integer not null check (position > 0),
  color_hex text not null check (color_hex ~ '^#[0-9a-f]{6}$'),
  color_name_th text not null,
  color_name_en text not null,
  label_th text not null,
  label_en text not null,
  width_mm double precision not null check (width_mm >= 0),
  length_mm double precision not null check (length_mm >= 0),
  thickness_mm double precision check (thickness_mm >= 0),
  weight_grams integer not null check (weight_grams >= 0),
  price_satang bigint not null check (price_satang > 0 and price_satang <= 999999999999),
  special_price_satang bigint check (special_price_satang > 0 and special_price_satang < price_satang),
  stock integer not null check (stock >= 0),
  unique (product_id, position)
);

create table product_images (
  product_id text not null references products (id) on delete cascade,
  position integer not null check (position > 0),
  url text not null,
  alt_th text not null,
  alt_en text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  variant_id text references variants (id) on delete set null,
  -- Where the goods stand in a picture, in percent: left, top, right, bottom. Without it, none of their edges is measured.
  goods_box smallint[] check (cardinality(goods_box) = 4),
  primary key (product_id, position)
);

-- What can be taken in a product's place.
create table similar_products (
  product_id text not null references products (id) on delete cascade,
  position integer not null check (position > 0),
  similar_id text not null references products (id) on delete cascade check (similar_id <> product_id),
  primary key (product_id, position),
  unique (product_id, similar_id)
);

-- What is used together with a product.
create table companion_products (
  product_id text not null references products (id) on delete cascade,
  position integer not null check (position > 0),
  companion_id text not null references products (id) on delete cascade check (companion_id <> product_id),
  primary key (product_id, position),
  unique (product_id, companion_id)
);

------------------------------------------------------------------------------------------------------------------------
-- Tables: what lists count of the catalogue, kept by triggers
------------------------------------------------------------------------------------------------------------------------

-- How many goods lists show of each category. Counting them takes longer the more there are, and every page of a list says it.
create table product_counts (
  category_id text primary key references categories (id) on delete cascade,
  products integer not null
);

-- Facets are counted from one narrow row a product: all that a filter asks of it, and what its variants offer. Goods
-- that offer the same colours, thicknesses and faces share one row of offers, which is counted once for all of them.
create table facet_offers (
  id bigint primary key,
  hexes text[] not null,
  -- Millimetres as text, and faces as 1220x2440.
  thicknesses text[] not null,
  faces text[] not null
);

-- Only of goods that lists show.
create table product_facets (
  product_id text primary key references products (id) on delete cascade,
  offer_id bigint not null,
  category_id text not null,
  material_id text,
  paid_satang bigint not null,
  is_special boolean not null,
  is_stocked boolean not null,
  is_recommended boolean not null
);

------------------------------------------------------------------------------------------------------------------------
-- Tables: search
------------------------------------------------------------------------------------------------------------------------

-- What the trade calls things. All words of a concept mean the same; a shop edits them as it likes.
create table trade_concepts (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  -- Goods and their form (a sheet, a rod) are a product's own, a colour is a variant's; a filler tells nothing.
  kind text not null check (kind in ('goods', 'form', 'colour', 'filler')),
  -- Clear beside another colour is a tint, and no clear sheet.
  is_colourless boolean not null default false
);

create table trade_words (
  concept_id text not null references trade_concepts (id) on delete cascade,
  word text not null,
  position integer not null check (position > 0),
  -- Where it stands no shorter word is read: not silver in the Thai word for blue, which ends in it.
  stands_alone boolean not null default false,
  folded text not null generated always as (search_fold(word)) stored check (folded <> ''),
  pattern text not null generated always as (search_pattern(search_fold(word))) stored,
  sound text not null generated always as (search_sound(search_fold(word))) stored,
  primary key (concept_id, word)
);

-- Many goods read alike but for their numbers. What a search asks of a product or a variant is written once for all of a
-- kind, so that words, measures and fit are compared with the kinds, and only the keys of the goods are read.
create table product_kinds (
  id bigint primary key,
  -- 0 material in sheets, 1 other material, 2 accessories and finished goods.
  class smallint not null,
  terms tsvector not null
);

create table variant_kinds (
  id bigint primary key,
  class smallint not null,
  content text not null,
  terms tsvector not null,
  color_hex text not null,
  width_mm double precision not null,
  length_mm double precision not null,
  thickness_mm double precision
);

create table product_search (
  product_id text primary key references products (id) on delete cascade,
  kind_id bigint not null,
  code text not null,
  name text not null,
  content text not null,
  -- The words of the name that have digits: the 6 of nylon 6.
  figures text[] not null,
  -- Where it stands among goods that fit alike, so that tens of thousands of hits are sorted without reading one of the
  -- goods. Null where lists do not show it.
  rank bigint
);

create table variant_search (
  variant_id text primary key references variants (id) on delete cascade,
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  kind_id bigint not null,
  rank bigint
);

------------------------------------------------------------------------------------------------------------------------
-- Tables: content
------------------------------------------------------------------------------------------------------------------------

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
  changed_at timestamptz not null default now(),
  primary key (kind, id)
);

-- What an article speaks of. Apart from its text, so that a shop can name goods without writing links.
create table article_products (
  kind text not null,
  article_id text not null,
  position integer not null check (position > 0),
  product_id text not null references products (id) on delete cascade,
  primary key (kind, article_id, position),
  unique (kind, article_id, product_id),
  foreign key (kind, article_id) references articles (kind, id) on delete cascade on update cascade
);

create table article_categories (
  kind text not null,
  article_id text not null,
  position integer not null check (position > 0),
  category_id text not null references categories (id) on delete cascade,
  primary key (kind, article_id, position),
  unique (kind, article_id, category_id),
  foreign key (kind, article_id) references articles (kind, id) on delete cascade on update cascade
);

-- Who has seen or shared an article on a day, as keyed digests that nobody can read back: each visitor counts once a day.
create table article_visitors (
  kind text not null,
  article_id text not null,
  day date not null,
  action text not null check (action in ('view', 'share')),
  visitor text not null,
  network text not null,
  primary key (day, kind, article_id, action, visitor),
  foreign key (kind, article_id) references articles (kind, id) on delete cascade
);

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
  content_en text not null,
  changed_at timestamptz not null default now()
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

------------------------------------------------------------------------------------------------------------------------
-- Tables: customers and their sessions
------------------------------------------------------------------------------------------------------------------------

create table customers (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  kind text not null check (kind in ('individual', 'legalEntity')),
  -- What is typed to sign in: the phone number of an individual, the e-mail of a legal entity in lower case.
  -- Who was erased has none.
  login text unique,
  password_hash text,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  phone_number text,
  email text,
  first_name text,
  last_name text,
  company_name text,
  tax_id text,
  branch_code text,
  product_interests text[] not null default '{}',
  industry text,
  country text,
  state text,
  city text,
  billing_address jsonb,
  check (
    (erased_at is null and login is not null and password_hash is not null and phone_number is not null
      and first_name is not null and last_name is not null)
    or (erased_at is not null and login is null and password_hash is null and phone_number is null and email is null
      and first_name is null and last_name is null and company_name is null and tax_id is null and branch_code is null
      and product_interests = '{}' and industry is null and country is null and state is null and city is null
      and billing_address is null)
  ),
  check (kind = 'individual' or erased_at is not null
    or (email is not null and company_name is not null and tax_id is not null and branch_code is not null))
);

-- What was agreed to and taken back, each with its time: the newest row of a purpose counts.
create table consents (
  id bigint generated always as identity primary key,
  customer_id text not null references customers (id) on delete cascade,
  purpose text not null check (purpose in ('privacyPolicy', 'news')),
  version text not null,
  is_given boolean not null,
  at timestamptz not null default now()
);

-- A session is there as long as it lives: who signs out, or is thrown out, has its row deleted.
create table sessions (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  customer_id text not null references customers (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- When its newest refresh token ends.
  expires_at timestamptz not null
);

-- The tokens that were ever given out for a living session, by their SHA-256.
create table refresh_tokens (
  hash text primary key check (length(hash) = 43),
  session_id text not null references sessions (id) on delete cascade,
  expires_at timestamptz not null,
  -- Set when it was used: the old token and this make the new one, so that none is kept that could be used.
  successor_salt text,
  replaced_at timestamptz,
  check (num_nulls(successor_salt, replaced_at) in (0, 2))
);

-- When something was done that may be done so many times in a while; who did it stands here as a SHA-256 alone.
create table rate_limit_hits (
  action text not null,
  key text not null check (length(key) = 43),
  hits timestamptz[] not null,
  expires_at timestamptz not null,
  primary key (action, key)
);

-- One-time codes, and with them the count of how often somebody asked: rows stay for a day. Neither the code nor whom
-- it was sent to can be read here; both are digests under the shop's secret.
create table one_time_codes (
  id bigint generated always as identity primary key,
  holder text not null,
  reason text not null check (reason in ('register', 'forgotPassword', 'changePassword', 'confirmOrder')),
  -- The digest of the network that asked for it: tries from there are counted apart from those of all others together.
  network text not null default '',
  ref_code text not null,
  code_digest text not null,
  tries_left integer not null default 5 check (tries_left between 0 and 5),
  tries_left_elsewhere integer not null default 5 check (tries_left_elsewhere between 0 and 5),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '5 minutes',
  used_at timestamptz
);

-- The channels that failed when they were last used.
create table blocked_channels (
  channel text primary key check (channel in ('sms', 'email')),
  failed_at timestamptz not null
);

create table addresses (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- In the order in which they were written down.
  position bigint generated always as identity,
  customer_id text not null references customers (id) on delete cascade,
  is_default boolean not null,
  recipient_name text not null,
  phone_number text not null,
  address_line text not null,
  sub_district text not null,
  district text not null,
  province text not null,
  postcode text not null,
  tax_id text,
  branch_code text,
  lat double precision,
  lng double precision,
  check (num_nulls(lat, lng) in (0, 2))
);

-- What the sandbox would have sent. Codes are readable here: a shop in production writes nothing into it.
create table messages (
  id bigint primary key generated always as identity,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  text text not null,
  code text,
  ref_code text,
  at timestamptz not null default now()
);

------------------------------------------------------------------------------------------------------------------------
-- Tables: carts, shipping and orders
------------------------------------------------------------------------------------------------------------------------

-- One cart a customer. Whoever changes it, or orders what is in it, holds this row.
create table carts (
  customer_id text primary key references customers (id) on delete cascade,
  version integer not null check (version >= 0)
);

create table cart_lines (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- In the order in which they were put in.
  position bigint generated always as identity,
  customer_id text not null references carts (customer_id) on delete cascade,
  variant_id text not null references variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 9999),
  -- The price of one piece that the shopper saw last: of a total that has changed, this tells why.
  seen_satang bigint not null check (seen_satang > 0),
  unique (customer_id, variant_id)
);

-- What a postcode begins with says in which zone it lies; the longest that fits counts. No zone: nothing is sent there.
create table shipping_areas (
  postcode_prefix text primary key check (postcode_prefix ~ '^[0-9]{1,5}$'),
  zone text
);

create table carriers (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  position integer not null,
  name_th text not null,
  name_en text not null,
  max_length_mm integer not null check (max_length_mm > 0)
);

-- Where a carrier goes, and in how many working days.
create table carrier_zones (
  carrier_id text not null references carriers (id) on delete cascade,
  zone text not null,
  days_min integer not null check (days_min >= 0),
  days_max integer not null check (days_max >= days_min),
  primary key (carrier_id, zone)
);

-- What it costs there up to a weight. The heaviest step is the most that a carrier takes.
create table shipping_steps (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  carrier_id text not null,
  zone text not null,
  up_to_grams integer not null check (up_to_grams > 0),
  price_satang bigint not null check (price_satang >= 0),
  foreign key (carrier_id, zone) references carrier_zones (carrier_id, zone) on delete cascade,
  unique (carrier_id, zone, up_to_grams)
);

create table orders (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  order_number text not null unique,
  customer_id text not null references customers (id),
  created_at timestamptz not null default now(),
  -- In which its customer is told that it was cancelled.
  language text not null default 'thai' check (language in ('thai', 'english')),
  payment_channel text not null check (payment_channel in ('card', 'cashOnDelivery')),
  payment text not null check (payment in ('pending', 'paid', 'failed', 'refund')),
  fulfilment text not null check (
    fulfilment in ('pending', 'processing', 'readyToShip', 'shipped', 'delivered', 'complete', 'cancelOrder')
  ),
  -- Orders in cash on delivery of customers who are new to it wait for a confirmation, by a code or by the staff.
  confirmation text not null default 'confirmed' check (confirmation in ('waiting', 'confirmed')),
  goods_satang bigint not null check (goods_satang > 0),
  shipping_satang bigint not null check (shipping_satang >= 0),
  total_satang bigint not null check (total_satang = goods_satang + shipping_satang),
  saved_satang bigint not null check (saved_satang >= 0),
  -- As they were agreed on: what the address book or the carrier say later changes no order.
  delivery_address jsonb not null,
  billing_address jsonb,
  shipping_id text not null,
  shipping_name_th text not null,
  shipping_name_en text not null,
  reference_code text,
  carrier text,
  shipping_number text,
  tracking_number text,
  tracking_url text,
  check (num_nulls(carrier, shipping_number, tracking_number, tracking_url) in (0, 4))
);

create table order_lines (
  order_id text not null references orders (id) on delete cascade,
  position integer not null check (position > 0),
  -- No references: goods may leave the shop, orders stay.
  product_id text not null,
  variant_id text not null,
  name_th text not null,
  name_en text not null,
  image_url text not null,
  color_hex text not null,
  color_name_th text not null,
  color_name_en text not null,
  label_th text not null,
  label_en text not null,
  quantity integer not null check (quantity between 1 and 9999),
  unit_price_satang bigint not null check (unit_price_satang > 0),
  list_price_satang bigint not null check (list_price_satang >= unit_price_satang),
  weight_grams integer not null check (weight_grams >= 0),
  primary key (order_id, position)
);

-- What happened to an order, as its timeline tells it.
create table order_events (
  id bigint generated always as identity primary key,
  order_id text not null references orders (id) on delete cascade,
  event text not null,
  at timestamptz not null default now(),
  note text
);

-- With what an order was asked for: the same request again answers the same order.
create table checkouts (
  order_id text primary key references orders (id) on delete cascade,
  customer_id text not null references customers (id) on delete cascade,
  idempotency_key text,
  request_hash text not null,
  unique (customer_id, idempotency_key)
);

-- What was a line of a cart and is part of an order now: each once.
create table ordered_cart_lines (
  cart_line_id text primary key,
  order_id text not null references checkouts (order_id) on delete cascade
);

-- The number of an invoice runs without a gap within its month, as the law on VAT asks.
create table invoices (
  order_id text primary key references orders (id) on delete cascade,
  -- Year of the Buddhist era and month in Thailand, both in two digits.
  month text not null check (month ~ '^[0-9]{4}$'),
  serial integer not null check (serial > 0),
  issued_at timestamptz not null default now(),
  unique (month, serial)
);

------------------------------------------------------------------------------------------------------------------------
-- Tables: payments
------------------------------------------------------------------------------------------------------------------------

-- One try to pay one order at the payment page.
create table payment_attempts (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  order_id text not null references orders (id) on delete cascade,
  -- The clock's time, not the transaction's: tries of one order wait for each other, and each is later than the last.
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  amount_satang bigint not null check (amount_satang > 0),
  language text not null check (language in ('thai', 'english')),
  -- What all its events come to, in whatever order they came.
  state text not null default 'pending' check (state in ('pending', 'paid', 'failed', 'expired')),
  failure_code text,
  -- The shopper has paid there and the bank has not decided yet, as the provider said last.
  is_in_process boolean not null default false,
  -- When the provider said that nobody can pay there any more. Until then a try that failed can still be paid with another card.
  closed_at timestamptz,
  -- Money that has to go back, and when the page said that it did.
  refund_wanted_at timestamptz,
  refunded_at timestamptz,
  check (state = 'paid' or (refund_wanted_at is null and refunded_at is null))
);

-- What the payment page has told; the key makes each count once.
create table payment_events (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  attempt_id text not null references payment_attempts (id) on delete cascade,
  type text not null check (type in ('paid', 'failed', 'expired', 'refunded')),
  failure_code text,
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);

-- The sandbox's payment page keeps its own records, like a provider outside: it knows a payment by the name the shop gave
-- it and refers to nothing of the shop's. In production they stay empty.
create table sandbox_payments (
  attempt_id text primary key,
  order_number text not null,
  amount_satang bigint not null check (amount_satang > 0),
  language text not null check (language in ('thai', 'english')),
  success_url text not null,
  pending_url text not null,
  failed_url text not null,
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'inProcess', 'ended')),
  -- When the bank that takes its time decides.
  due_at timestamptz,
  check ((state = 'inProcess') = (due_at is not null))
);

create table sandbox_payment_events (
  id text primary key,
  attempt_id text not null references sandbox_payments (attempt_id) on delete cascade,
  type text not null check (type in ('paid', 'failed', 'expired', 'refunded')),
  failure_code text,
  occurred_at timestamptz not null default now(),
  -- When the shop is to be told next; nothing once it has been told, or has refused too often.
  send_at timestamptz default now(),
  times_sent integer not null default 0
);

------------------------------------------------------------------------------------------------------------------------
-- Indexes
------------------------------------------------------------------------------------------------------------------------

create index categories_parent on categories (parent_id);

-- What lists show. Each order ends with the id, and the condition is in the index: counting and leafing stay within it.
create index products_recommended on products (is_recommended, created_at, id)
  where is_for_sale and price_satang is not null;
create index products_special on products (is_recommended, created_at, id)
  where is_for_sale and price_satang is not null and special_price_satang is not null;
create index products_newest on products (created_at, id) where is_for_sale and price_satang is not null;
create index products_paid on products (paid_satang, id) where is_for_sale and price_satang is not null;
create index products_name_th on products (sort_th, id) where is_for_sale and price_satang is not null;
create index products_name_en on products (sort_en, id) where is_for_sale and price_satang is not null;
create index products_category on products (category_id) where is_for_sale and price_satang is not null;
create index products_material on products (material_id) where is_for_sale and price_satang is not null;
create index variants_color on variants (color_hex, product_id);
create index variants_thickness on variants (thickness_mm, product_id);
create index variants_face on variants (width_mm, length_mm, product_id);
create index variants_in_stock on variants (product_id) where stock > 0;
create index product_images_variant on product_images (variant_id);
create index similar_products_similar on similar_products (similar_id);
create index companion_products_companion on companion_products (companion_id);

create index product_kinds_terms on product_kinds using gin (terms);
create index variant_kinds_terms on variant_kinds using gin (terms);
create index variant_kinds_thickness on variant_kinds (thickness_mm);
create index variant_kinds_face on variant_kinds (width_mm, length_mm);
create index product_search_code on product_search (code);
create index product_search_content on product_search using gin (content gin_trgm_ops);
create index product_search_figures on product_search using gin (figures);
create index product_search_kind on product_search (kind_id, product_id, rank) where rank is not null;
create index variant_search_kind on variant_search (kind_id, product_id, rank) where rank is not null;
create index variant_search_product on variant_search (product_id);

create index articles_published on articles (kind, published_at, id) where is_published;
create index article_products_product on article_products (product_id);
create index article_categories_category on article_categories (category_id);
create index article_visitors_network on article_visitors (day, kind, article_id, action, network);

create index consents_customer on consents (customer_id, purpose, id);
create index sessions_customer on sessions (customer_id);
create index sessions_expiry on sessions (expires_at);
create index refresh_tokens_session on refresh_tokens (session_id);
create index rate_limit_hits_expiry on rate_limit_hits (expires_at);
create index one_time_codes_holder on one_time_codes (holder, id desc);
create index one_time_codes_created on one_time_codes (created_at);
create unique index addresses_default on addresses (customer_id) where is_default;
create index addresses_customer on addresses (customer_id, is_default desc, position desc);
create index messages_recipient on messages (recipient, id desc);
create index messages_at on messages (at);

create index cart_lines_variant on cart_lines (variant_id);
create index ordered_cart_lines_order on ordered_cart_lines (order_id);
create index orders_customer on orders (customer_id, created_at desc, id desc);
-- The sweep looks every minute for those whose time is over; nearly all orders are not among them. Whether an order waits
-- for its money depends on rules of its channel that the database does not know: all channels are in it.
create index orders_unpaid on orders (created_at)
  where payment in ('pending', 'failed') and fulfilment = 'pending';
create index orders_unconfirmed on orders (created_at) where confirmation = 'waiting' and fulfilment = 'pending';
create index order_events_order on order_events (order_id, id);

create unique index payment_attempts_open on payment_attempts (order_id) where state = 'pending';
create index payment_attempts_order on payment_attempts (order_id, created_at);
-- What the shop still has to ask the page about, however many attempts there have been.
create index payment_attempts_unsettled on payment_attempts (expires_at)
  where closed_at is null and state in ('pending', 'failed');
create index payment_attempts_refunds on payment_attempts (refund_wanted_at)
  where refund_wanted_at is not null and refunded_at is null;
create index payment_events_attempt on payment_events (attempt_id);
create index sandbox_payments_due on sandbox_payments (due_at) where state = 'inProcess';
create index sandbox_payment_events_attempt on sandbox_payment_events (attempt_id);
create index sandbox_payment_events_unsent on sandbox_payment_events (send_at) where send_at is not null;

------------------------------------------------------------------------------------------------------------------------
-- Functions and triggers: prices of products
------------------------------------------------------------------------------------------------------------------------

create function refresh_product_prices() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct product_id from old_rows);
  else
    touched := array(
      select product_id from (select id, product_id, price_satang, special_price_satang from old_rows
        except select id, product_id, price_satang, special_price_satang from new_rows) gone
      union
      select product_id from (select id, product_id, price_satang, special_price_satang from new_rows
        except select id, product_id, price_satang, special_price_satang from old_rows) come
    );
  end if;
  if touched = '{}' then
    return null;
  end if;
  -- Whoever changes another price of the same product waits here, and then sees this one.
  perform 1 from products where id = any (touched) order by id for no key update;
  update products
  set price_satang = cheapest.price_satang, special_price_satang = cheapest.special_price_satang
  from unnest(touched) as given (product_id)
  left join lateral (
    select price_satang, special_price_satang from variants
    where product_id = given.product_id
    order by coalesce(special_price_satang, price_satang), position
    limit 1
  ) cheapest on true
  where products.id = given.product_id
    and (products.price_satang, products.special_price_satang)
      is distinct from (cheapest.price_satang, cheapest.special_price_satang);
  return null;
end
$$;

create trigger variants_inserted after insert on variants
  referencing new table as new_rows for each statement execute function refresh_product_prices();
create trigger variants_updated after update on variants
  referencing old table as old_rows new table as new_rows for each statement execute function refresh_product_prices();
create trigger variants_deleted after delete on variants
  referencing old table as old_rows for each statement execute function refresh_product_prices();

------------------------------------------------------------------------------------------------------------------------
-- Functions: search
------------------------------------------------------------------------------------------------------------------------

-- The id of a kind is read from what it holds: whoever writes the same kind at the same time writes the same row.
create function search_kind(given text) returns bigint
  language sql immutable strict parallel safe as $$
  select ('x' || substr(md5(given), 1, 16))::bit(64)::bigint
$$;

create function search_figures(folded_name text) returns text[]
  language sql immutable strict parallel safe as $$
  select array(select distinct word from unnest(string_to_array(folded_name, ' ')) word where word ~ '[0-9]' order by word)
$$;

-- Many goods differ in their numbers alone, and are read once.
create function search_look(folded text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(folded, '\m[0-9.]+\M', '', 'g')
$$;

create function search_concepts(folded text) returns text[]
  language plpgsql stable strict as $$
declare
  rest text := ' ' || folded || ' ';
  found text[] := '{}';
  one record;
begin
  for one in
    select concept_id, pattern from trade_words
    where stands_alone and position(pattern in rest) > 0
    order by length(pattern) desc
  loop
    if position(one.pattern in rest) > 0 then
      found := found || one.concept_id;
      rest := replace(rest, one.pattern, ' | ');
    end if;
  end loop;
  return array(
    select unnest(found)
    union
    select concept_id from trade_words where not stands_alone and position(pattern in rest) > 0
  );
end
$$;

-- The colours that a text names. A tint is not clear.
create function search_colours(folded text) returns text[]
  language sql stable strict as $$
  with named as materialized (
    select id, is_colourless from trade_concepts where kind = 'colour' and id = any (search_concepts(folded))
  )
  select array(
    select id from named where not is_colourless or not exists (select 1 from named where not is_colourless)
  )
$$;

create function search_terms(concepts text[], weight "char") returns tsvector
  language sql immutable strict parallel safe as $$
  select coalesce(string_agg(format('''c-%s'':1%s', concept, weight), ' '), '')::tsvector from unnest(concepts) concept
$$;

-- The concept that a Thai name begins with is what the thing is: a hinge for acrylic is a hinge.
create function search_head(folded_name text) returns tsvector
  language sql stable strict as $$
  select coalesce(string_agg(distinct format('''h-%s''', concept_id), ' '), '')::tsvector
  from trade_words, regexp_replace(folded_name, '^(แผน|ชุด|ปาย|ผา) ?', '') as thing
  where starts_with(thing, folded) or starts_with(folded_name, folded)
$$;

-- Recommended goods first, then the newest.
create function search_rank(one products) returns bigint
  language sql immutable parallel safe as $$
  select case when one.is_for_sale and one.price_satang is not null
    then one.is_recommended::int * (1::bigint << 60) + (extract(epoch from one.created_at) * 1000000)::bigint end
$$;

-- After some calls for single products PostgreSQL keeps one plan for any number of them, and with that plan all products
-- take minutes: each call is planned for as many as it is given.
create function write_search(ids text[]) returns void language plpgsql set plan_cache_mode to force_custom_plan as $$
begin
  delete from variant_search where product_id = any (ids);

  with own as materialized (
    select products.id, products.material_id, products.category_id, size_guide, code, search_rank(products) as rank,
      search_fold(concat_ws(' / ', products.code, name_th, name_en, unit_th, unit_en)) as name,
      search_fold(name_th) as thai,
      (
        select search_fold(string_agg(distinct look, ' / '))
        from variants cross join lateral unnest(array[color_name_th, color_name_en, label_th, label_en]) look
        where variants.product_id = products.id
      ) as looks
    from products where products.id = any (ids)
  ),
  names as materialized (
    select look, search_terms(search_concepts(look), 'A') as terms
    from (select distinct search_look(name) as look from own) as given
  ),
  heads as materialized (
    select look, search_head(look) as terms from (select distinct search_look(thai) as look from own) as given
  ),
  made_of as materialized (
    select id, search_fold(concat_ws(' / ', name_th, name_en)) as folded,
      search_terms(search_concepts(search_fold(concat_ws(' / ', name_th, name_en))), 'C') as terms
    from materials where id in (select material_id from own)
  ),
  groups as materialized (
    select id, search_terms(search_concepts(folded), 'D') as terms
    from (
      select below.id, search_fold(string_agg(concat_ws(' / ', above.name_th, above.name_en), ' / ')) as folded
      from categories below
      join categories above on above.path = below.path or starts_with(below.path, above.path || '.')
      where below.id in (select category_id from own)
      group by below.id
    ) as given
  ),
  documents as materialized (
    select own.id, replace(search_fold(code), ' ', '') as code,
      case when material_id is null then 2 when size_guide = 'sheet' then 0 else 1 end as class,
      name, concat_ws(' ', name, looks, made_of.folded) as content, rank,
      names.terms || coalesce(made_of.terms, '') || groups.terms || heads.terms as terms
    from own
    join names on names.look = search_look(name)
    join heads on heads.look = search_look(thai)
    join groups on groups.id = category_id
    left join made_of on made_of.id = material_id
  ),
  kinds as (
    insert into product_kinds (id, class, terms)
    select distinct on (1) search_kind(concat_ws(' ', class, terms)), class, terms from documents
    on conflict (id) do nothing
  )
  insert into product_search (product_id, code, name, content, figures, kind_id, rank)
  select id, code, name, content, search_figures(name), search_kind(concat_ws(' ', class, terms)), rank from documents
  on conflict (product_id) do update
  set code = excluded.code, name = excluded.name, content = excluded.content, figures = excluded.figures,
    kind_id = excluded.kind_id, rank = excluded.rank;

  with goods as materialized (
    select product_id, class, terms, rank, search_look(name) as look
    from product_search join product_kinds on product_kinds.id = kind_id
    where product_id = any (ids)
  ),
  own as materialized (
    select id, product_id, position, color_hex, width_mm, length_mm, thickness_mm,
      search_fold(concat_ws(' / ', color_name_th, color_name_en)) as colour,
      search_fold(concat_ws(' / ', color_name_th, color_name_en, label_th, label_en)) as folded
    from variants where product_id = any (ids)
  ),
  looks as materialized (
    select look, search_terms(search_concepts(look), 'A') as terms
    from (select distinct search_look(folded) as look from own) as given
  ),
  -- A variant whose own colour has no name of the trade is of the colour in the name of the goods.
  colours as materialized (
    select colour, name, (
      select coalesce(string_agg(format('''v-%s''', one), ' '), '')::tsvector
      from unnest(coalesce(nullif(search_colours(colour), '{}'), search_colours(name))) one
    ) as terms
    from (select distinct colour, goods.look as name from own join goods using (product_id)) as given
  ),
  documents as materialized (
    select own.id, product_id, position, rank, class, folded, goods.terms || looks.terms || colours.terms as terms,
      color_hex, width_mm, length_mm, thickness_mm
    from own
    join goods using (product_id)
    join looks on looks.look = search_look(folded)
    join colours on colours.colour = own.colour and colours.name = goods.look
  ),
  keyed as materialized (
    select search_kind(concat_ws(' ', class, terms, color_hex, width_mm, length_mm, thickness_mm, folded)) as kind_id, *
    from documents
  ),
  kinds as (
    insert into variant_kinds (id, class, content, terms, color_hex, width_mm, length_mm, thickness_mm)
    select distinct on (kind_id) kind_id, class, folded, terms, color_hex, width_mm, length_mm, thickness_mm from keyed
    on conflict (id) do nothing
  )
  insert into variant_search (variant_id, product_id, position, kind_id, rank)
  select id, product_id, position, kind_id, rank from keyed;
end
$$;

------------------------------------------------------------------------------------------------------------------------
-- Functions and triggers: what keeps the search up to date
------------------------------------------------------------------------------------------------------------------------

-- New products have no variants yet, and without any are not shown.
create function refresh_search_of_products() returns trigger language plpgsql as $$
declare
  touched text[] := array(
    select distinct id from (
      select id, code, category_id, material_id, name_th, name_en, unit_th, unit_en, size_guide from new_rows
      except select id, code, category_id, material_id, name_th, name_en, unit_th, unit_en, size_guide from old_rows
    ) changed
  );
begin
  if touched <> '{}' then perform write_search(touched); end if;
  return null;
end
$$;

create function refresh_search_rank() returns trigger language plpgsql as $$
declare
  touched text[] := array(
    select new_rows.id from new_rows join old_rows on old_rows.id = new_rows.id
    where (new_rows.is_for_sale, new_rows.price_satang is null, new_rows.is_recommended, new_rows.created_at)
      is distinct from (old_rows.is_for_sale, old_rows.price_satang is null, old_rows.is_recommended, old_rows.created_at)
  );
begin
  if touched <> '{}' then
    update product_search set rank = search_rank(products) from products
    where products.id = product_id and product_id = any (touched);
    update variant_search set rank = search_rank(products) from products
    where products.id = product_id and product_id = any (touched);
  end if;
  return null;
end
$$;

create function refresh_search_of_variants() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct product_id from old_rows);
  else
    -- Stock and prices change with every order, and nobody searches for them.
    touched := array(
      select distinct product_id from (
        select product_id, id, position, color_hex, color_name_th, color_name_en, label_th, label_en, width_mm,
          length_mm, thickness_mm from new_rows
        except select product_id, id, position, color_hex, color_name_th, color_name_en, label_th, label_en, width_mm,
          length_mm, thickness_mm from old_rows
      ) changed
    );
  end if;
  if touched <> '{}' then perform write_search(touched); end if;
  return null;
end
$$;

-- New words make new kinds of all goods. Others that write goods meanwhile wait, or one of their kinds would be dropped.
create function refresh_search_of_all() returns trigger language plpgsql as $$
begin
  lock table product_kinds, variant_kinds in share row exclusive mode;
  perform write_search(array(select id from products));
  delete from product_kinds where id not in (select kind_id from product_search);
  delete from variant_kinds where id not in (select kind_id from variant_search);
  return null;
end
$$;

create trigger products_search_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_search_of_products();
create trigger products_search_rank after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_search_rank();
create trigger variants_search_inserted after insert on variants
  referencing new table as new_rows for each statement execute function refresh_search_of_variants();
create trigger variants_search_updated after update on variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_search_of_variants();
create trigger variants_search_deleted after delete on variants
  referencing old table as old_rows for each statement execute function refresh_search_of_variants();
create trigger trade_words_search after insert or update or delete or truncate on trade_words
  for each statement execute function refresh_search_of_all();
create trigger trade_concepts_search after update on trade_concepts
  for each statement execute function refresh_search_of_all();
create trigger materials_search after update on materials
  for each statement execute function refresh_search_of_all();
create trigger categories_search after update on categories
  for each statement execute function refresh_search_of_all();

------------------------------------------------------------------------------------------------------------------------
-- Functions and triggers: facets
------------------------------------------------------------------------------------------------------------------------

-- A row that stays is updated and not written anew, so that a trigger sees what changed.
create function write_product_facets(ids text[]) returns void language plpgsql as $$
begin
  -- Whoever changes another variant of the same product waits here, and then sees this one.
  perform 1 from products where id = any (ids) order by id for no key update;
  with offered as materialized (
    select product_id, array_agg(distinct color_hex) as hexes,
      coalesce(array_agg(distinct thickness_mm::text) filter (where thickness_mm is not null), '{}') as thicknesses,
      array_agg(distinct width_mm || 'x' || length_mm) as faces,
      bool_or(stock > 0) as is_stocked
    from variants where product_id = any (ids)
    group by product_id
  ),
  keyed as materialized (
    select search_kind(concat_ws(' ', hexes, thicknesses, faces)) as offer_id, * from offered
  ),
  offers as (
    insert into facet_offers (id, hexes, thicknesses, faces)
    select distinct on (offer_id) offer_id, hexes, thicknesses, faces from keyed
    on conflict (id) do nothing
  ),
  written as (
    insert into product_facets (product_id, offer_id, category_id, material_id, paid_satang, is_special, is_stocked,
      is_recommended)
    select products.id, offer_id, category_id, material_id, paid_satang, special_price_satang is not null, is_stocked,
      is_recommended
    from keyed join products on products.id = product_id
    where is_for_sale and price_satang is not null
    on conflict (product_id) do update set (offer_id, category_id, material_id, paid_satang, is_special, is_stocked,
      is_recommended) = (excluded.offer_id, excluded.category_id, excluded.material_id, excluded.paid_satang,
      excluded.is_special, excluded.is_stocked, excluded.is_recommended)
    returning product_id
  )
  delete from product_facets where product_id = any (ids) and product_id not in (select product_id from written);
end
$$;

create function refresh_product_facets() returns trigger language plpgsql as $$
declare
  touched text[];
begin
  if tg_op = 'INSERT' then
    touched := array(select distinct product_id from new_rows);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct product_id from old_rows);
  else
    touched := array(
      select distinct product_id from (
        (select product_id, id, color_hex, thickness_mm, width_mm, length_mm, stock > 0 from new_rows
          except select product_id, id, color_hex, thickness_mm, width_mm, length_mm, stock > 0 from old_rows)
        union all
        (select product_id, id, color_hex, thickness_mm, width_mm, length_mm, stock > 0 from old_rows
          except select product_id, id, color_hex, thickness_mm, width_mm, length_mm, stock > 0 from new_rows)
      ) changed
    );
  end if;
  if touched <> '{}' then perform write_product_facets(touched); end if;
  return null;
end
$$;

create function refresh_facets_of_products() returns trigger language plpgsql as $$
declare
  touched text[] := array(
    select new_rows.id from new_rows join old_rows on old_rows.id = new_rows.id
    where (new_rows.category_id, new_rows.material_id, new_rows.is_for_sale, new_rows.is_recommended,
        new_rows.price_satang, new_rows.special_price_satang)
      is distinct from (old_rows.category_id, old_rows.material_id, old_rows.is_for_sale, old_rows.is_recommended,
        old_rows.price_satang, old_rows.special_price_satang)
  );
begin
  if touched <> '{}' then perform write_product_facets(touched); end if;
  return null;
end
$$;

create trigger variants_facets_inserted after insert on variants
  referencing new table as new_rows for each statement execute function refresh_product_facets();
create trigger variants_facets_updated after update on variants
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_product_facets();
create trigger variants_facets_deleted after delete on variants
  referencing old table as old_rows for each statement execute function refresh_product_facets();
create trigger products_facets_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_facets_of_products();

------------------------------------------------------------------------------------------------------------------------
-- Functions and triggers: how many goods a category has
------------------------------------------------------------------------------------------------------------------------

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

create function refresh_product_counts() returns trigger language plpgsql as $$
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

create function clear_product_counts() returns trigger language plpgsql as $$
begin
  delete from product_counts;
  return null;
end
$$;

create trigger products_counted_inserted after insert on products
  referencing new table as new_rows
  for each statement execute function refresh_product_counts();
create trigger products_counted_updated after update on products
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_product_counts();
create trigger products_counted_deleted after delete on products
  referencing old table as old_rows
  for each statement execute function refresh_product_counts();
create trigger products_counted_truncated after truncate on products
  for each statement execute function clear_product_counts();

------------------------------------------------------------------------------------------------------------------------
-- Functions and triggers: when a page last changed, for search engines
------------------------------------------------------------------------------------------------------------------------

create function set_changed_at() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end
$$;

-- A product's description and its variants are shown on its page.
create function set_product_changed_at() returns trigger language plpgsql as $$
begin
  update products set changed_at = now() where id = old.product_id and changed_at < now();
  return null;
end
$$;

create function set_products_changed_at() returns trigger language plpgsql as $$
begin
  -- Goods that came with their variants in one transaction changed just now already.
  update products set changed_at = now()
  where id in (select product_id from new_rows) and changed_at < now();
  return null;
end
$$;

create trigger products_changed before update on products for each row
  when ((old.code, old.category_id, old.name_th, old.name_en, old.unit_th, old.unit_en, old.image_url, old.is_for_sale,
         old.price_satang, old.special_price_satang)
    is distinct from (new.code, new.category_id, new.name_th, new.name_en, new.unit_th, new.unit_en, new.image_url,
         new.is_for_sale, new.price_satang, new.special_price_satang))
  execute function set_changed_at();
create trigger articles_changed before update on articles for each row
  when ((old.title_th, old.title_en, old.excerpt_th, old.excerpt_en, old.content_th, old.content_en, old.cover_url,
         old.is_published)
    is distinct from (new.title_th, new.title_en, new.excerpt_th, new.excerpt_en, new.content_th, new.content_en,
         new.cover_url, new.is_published))
  execute function set_changed_at();
create trigger banners_changed before update on banners for each row
  when ((old.title_th, old.title_en, old.image_url, old.link, old.content_th, old.content_en)
    is distinct from (new.title_th, new.title_en, new.image_url, new.link, new.content_th, new.content_en))
  execute function set_changed_at();
-- A product's description and its variants are shown on its page.
create trigger product_descriptions_changed after update or delete on product_descriptions for each row
  execute function set_product_changed_at();
create trigger variants_changed after update of color_hex, color_name_th, color_name_en, label_th, label_en, price_satang,
  special_price_satang on variants for each row execute function set_product_changed_at();
create trigger variants_gone after delete on variants for each row execute function set_product_changed_at();
create trigger variants_come after insert on variants
  referencing new table as new_rows for each statement execute function set_products_changed_at();

------------------------------------------------------------------------------------------------------------------------
-- Functions and triggers: servers are told what changed
------------------------------------------------------------------------------------------------------------------------

-- Every server keeps answers in memory; who writes, with whatever program, tells all of them what has changed.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', tg_argv[0]);
  return null;
end
$$;

-- Changes of goods are announced one by one, and their stock apart from what else is said of them, since every order changes
-- it. Lists say of a product only whether any of its variants is in stock: that counts among what is said.
create function announce_product() returns trigger language plpgsql as $$
declare
  ids text[];
begin
  if tg_table_name = 'products' then
    ids := array[old.id, new.id];
  else
    ids := array[old.product_id, new.product_id];
  end if;
  perform pg_notify('shop_changes', tg_argv[0] || ' ' || id) from unnest(ids) as id where id is not null;
  return null;
end
$$;

create trigger products_announce after insert or update or delete on products
  for each row execute function announce_product('product');
create trigger product_descriptions_announce after insert or update or delete on product_descriptions
  for each row execute function announce_product('product');
create trigger product_images_announce after insert or update or delete on product_images
  for each row execute function announce_product('product');
create trigger similar_products_announce after insert or update or delete on similar_products
  for each row execute function announce_product('product');
create trigger companion_products_announce after insert or update or delete on companion_products
  for each row execute function announce_product('product');
create trigger product_facets_announce after update on product_facets
  for each row when (old.is_stocked <> new.is_stocked) execute function announce_product('product');
create trigger variants_announce after insert or delete on variants
  for each row execute function announce_product('product');
create trigger variants_announce_details after update on variants
  for each row when (to_jsonb(old) - 'stock' <> to_jsonb(new) - 'stock')
  execute function announce_product('product');
create trigger variants_announce_stock after update of stock on variants
  for each row when (old.stock <> new.stock) execute function announce_product('stock');

create trigger products_announce_truncated after truncate on products
  for each statement execute function announce_change('catalogue');
create trigger variants_announce_truncated after truncate on variants
  for each statement execute function announce_change('catalogue');
create trigger product_descriptions_announce_truncated after truncate on product_descriptions
  for each statement execute function announce_change('catalogue');
create trigger product_images_announce_truncated after truncate on product_images
  for each statement execute function announce_change('catalogue');
create trigger similar_products_announce_truncated after truncate on similar_products
  for each statement execute function announce_change('catalogue');
create trigger companion_products_announce_truncated after truncate on companion_products
  for each statement execute function announce_change('catalogue');

create trigger categories_announce after insert or update or delete or truncate on categories
  for each statement execute function announce_change('catalogue');
create trigger materials_announce after insert or update or delete or truncate on materials
  for each statement execute function announce_change('catalogue');
create trigger material_facts_announce after insert or update or delete or truncate on material_facts
  for each statement execute function announce_change('catalogue');
create trigger size_guide_notes_announce after insert or update or delete or truncate on size_guide_notes
  for each statement execute function announce_change('catalogue');
create trigger trade_concepts_announce after insert or update or delete or truncate on trade_concepts
  for each statement execute function announce_change('catalogue');
create trigger trade_words_announce after insert or update or delete or truncate on trade_words
  for each statement execute function announce_change('catalogue');
-- How many goods a category has stands in every menu.
create trigger product_counts_announce after insert or update or delete on product_counts
  for each row execute function announce_change('catalogue');

-- Counts of views and shares change nothing that a cached answer must show at once.
create trigger articles_announce after insert or delete or truncate
  or update of kind, id, title_th, title_en, excerpt_th, excerpt_en, content_th, content_en, cover_url, cover_alt_th,
    cover_alt_en, published_at, is_published, changed_at
  on articles for each statement execute function announce_change('articles');
create trigger article_products_announce after insert or update or delete or truncate on article_products
  for each statement execute function announce_change('articles');
create trigger article_categories_announce after insert or update or delete or truncate on article_categories
  for each statement execute function announce_change('articles');

create trigger banners_announce after insert or update or delete or truncate on banners
  for each statement execute function announce_change('content');
create trigger pages_announce after insert or update or delete or truncate on pages
  for each statement execute function announce_change('content');
create trigger branches_announce after insert or update or delete or truncate on branches
  for each statement execute function announce_change('content');
create trigger clients_announce after insert or update or delete or truncate on clients
  for each statement execute function announce_change('content');
