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

create index consents_customer on consents (customer_id, purpose, id);
