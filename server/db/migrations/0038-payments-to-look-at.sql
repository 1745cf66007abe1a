-- The payments of the last week, and those of which money was given back lately, are looked up by every sweep.
create index payment_attempts_paid on payment_attempts (created_at) where state = 'paid';
create index refunds_confirmed on refunds (confirmed_at);
