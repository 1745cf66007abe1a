-- What a refund gives back beyond the parts that it names: made by an amount alone, in the dashboard of a provider. Less than nothing
-- where parts are named of which some money was given back so. An amount is what its lines and its shipping are worth, and this.
alter table refunds
  add column other_satang bigint not null default 0,
  drop constraint refunds_check,
  add check (shipping_satang >= 0);
create index refunds_at_provider on refunds (attempt_id, provider_refund_id);

-- The sandbox's provider knows refunds of its own: also those that the shop has not asked for, and those that fail later.
alter table sandbox_refunds
  add column key text unique,
  add column state text not null default 'confirmed' check (state in ('confirmed', 'refused'));
update sandbox_refunds set key = id;
insert into sandbox_refunds (id, key, attempt_id, amount_satang)
select distinct 'rf_' || substr(p.attempt_id, 1, 61), 'rf_' || substr(p.attempt_id, 1, 61), p.attempt_id, p.amount_satang
from sandbox_payments p join sandbox_payment_events e on e.attempt_id = p.attempt_id and e.type = 'refunded'
where not exists (select from sandbox_refunds r where r.attempt_id = p.attempt_id);

-- Each event of a refund says which.
delete from sandbox_payment_events where type = 'refunded';
alter table sandbox_payment_events
  add column refund_id text references sandbox_refunds (id) on delete cascade,
  add check ((type = 'refunded') = (refund_id is not null));
