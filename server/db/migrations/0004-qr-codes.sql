-- The QR code that pays an attempt, as shoppers are shown it.
create table payment_qr_codes (
  attempt_id text primary key references payment_attempts (id) on delete cascade,
  png bytea not null
);

-- When the provider was last asked about a transfer, whose page reads the order every few seconds.
alter table payment_attempts add column asked_at timestamptz;

-- A transfer that ran out at the shop can still be paid where its provider cannot close it.
drop index payment_attempts_unsettled;
create index payment_attempts_unsettled on payment_attempts (expires_at) where closed_at is null and state <> 'paid';

-- The sandbox's provider takes cards at its page, and transfers by a QR code.
alter table sandbox_payments add column channel text not null default 'card';
alter table sandbox_payments alter column channel drop default;
