-- Orders in cash on delivery of customers who are new to it wait for a confirmation, by a code or by the staff.
alter table orders
  add column confirmation text not null default 'confirmed' check (confirmation in ('waiting', 'confirmed')),
  -- In which its customer is told that it was cancelled.
  add column language text not null default 'thai' check (language in ('thai', 'english'));
-- The sweep looks every minute for those whose time is over; nearly all orders are not among them.
create index orders_unconfirmed on orders (created_at) where confirmation = 'waiting' and fulfilment = 'pending';

alter table one_time_codes drop constraint one_time_codes_reason_check;
alter table one_time_codes add constraint one_time_codes_reason_check
  check (reason in ('register', 'forgotPassword', 'changePassword', 'confirmOrder'));
