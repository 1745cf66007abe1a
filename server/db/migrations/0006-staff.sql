-- Who works in the office: accounts of their own, never a customer's.
create table staff (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  name text not null check (length(name) between 1 and 100),
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('owner', 'sales', 'warehouse', 'editor')),
  -- None until the person has chosen one.
  password_hash text,
  -- Encrypted under the shop's secret for codes: whoever reads a backup cannot make codes from it.
  totp_secret text not null,
  -- The time step of the last code that was taken: neither it nor an earlier one is taken again.
  totp_step bigint not null default 0,
  -- The SHA-256 of those that were not used.
  recovery_codes text[] not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

create table staff_sessions (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  token_hash text not null unique check (length(token_hash) = 43),
  staff_id text not null references staff (id) on delete cascade,
  user_agent text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_sessions_staff on staff_sessions (staff_id);
create index staff_sessions_expiry on staff_sessions (expires_at);

-- Who did what in the office, written in the transaction of the change itself. What the command line did has no
-- member of staff.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  staff_id text references staff (id),
  action text not null,
  -- The id of what was changed.
  subject text not null,
  -- A list of { field, before, after }, never of secrets.
  changes jsonb not null
);

create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only ever added to';
end $$;

create trigger audit_log_is_append_only before update or delete on audit_log
  for each row execute function refuse_change_of_audit_log();
