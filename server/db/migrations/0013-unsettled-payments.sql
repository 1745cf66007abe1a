-- When the page has said that nobody can pay there any more. Until then a try that failed can still be paid with another card.
alter table payment_attempts add column closed_at timestamptz;

-- What the shop still has to ask the page about, however many attempts there have been.
create index payment_attempts_unsettled on payment_attempts (expires_at)
  where closed_at is null and state in ('pending', 'failed');
create index payment_attempts_refunds on payment_attempts (refund_wanted_at)
  where refund_wanted_at is not null and refunded_at is null;
