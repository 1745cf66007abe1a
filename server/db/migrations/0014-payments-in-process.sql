-- What the payment provider said last: the shopper has paid there and the bank has not decided yet.
alter table payment_attempts add column is_in_process boolean not null default false;
