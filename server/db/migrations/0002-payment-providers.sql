-- Several providers can take a shop's payments: an attempt belongs to one, which has a name of its own for it.
alter table payment_attempts add column provider text not null default 'sandbox';
alter table payment_attempts alter column provider drop default;
alter table payment_attempts add column provider_id text;
alter table payment_attempts add column channel text not null default 'card';
alter table payment_attempts alter column channel drop default;
create unique index payment_attempts_provider_id on payment_attempts (provider, provider_id);

-- An event's id is unique at its provider.
alter table payment_events add column provider text not null default 'sandbox';
alter table payment_events alter column provider drop default;
alter table payment_events drop constraint payment_events_pkey;
alter table payment_events add primary key (provider, id);
alter table payment_events drop constraint payment_events_id_check;
alter table payment_events add check (id ~ '^[A-Za-z0-9_.-]{1,255}$');
