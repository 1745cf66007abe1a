-- A session is there as long as it lives: who signs out, or is thrown out, has its row deleted.
create table sessions (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  customer_id text not null references customers (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- When its newest refresh token ends.
  expires_at timestamptz not null
);

create index sessions_customer on sessions (customer_id);
create index sessions_expiry on sessions (expires_at);

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

create index refresh_tokens_session on refresh_tokens (session_id);

-- When something that may be done so many times in a while was done; who did it stands here as a SHA-256 alone.
create table turns (
  what text not null,
  key text not null check (length(key) = 43),
  taken timestamptz[] not null,
  expires_at timestamptz not null,
  primary key (what, key)
);

create index turns_expiry on turns (expires_at);
