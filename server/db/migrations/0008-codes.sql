-- One-time codes, and with them the count of how often somebody asked: rows stay for a day. Neither the code nor whom
-- it was sent to can be read here; both are digests under the shop's secret.
create table one_time_codes (
  id bigint generated always as identity primary key,
  holder text not null,
  reason text not null check (reason in ('register', 'forgotPassword', 'changePassword')),
  ref_code text not null,
  code_digest text not null,
  tries_left integer not null default 5 check (tries_left between 0 and 5),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null default clock_timestamp() + interval '5 minutes',
  used_at timestamptz
);

create index one_time_codes_holder on one_time_codes (holder, id desc);
create index one_time_codes_created on one_time_codes (created_at);

-- The ways out that failed when they were last used.
create table blocked_ways (
  channel text primary key check (channel in ('sms', 'email')),
  failed_at timestamptz not null
);
