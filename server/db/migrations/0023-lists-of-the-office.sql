-- Lists of the office that answer at once over 100,000 orders: the index of the newest alone says what its filters, its counts
-- and the sales of a day ask for, so that no order is read that is not shown.
drop index orders_newest;
create index orders_newest on orders (created_at desc, id desc)
  include (total_satang, payment_channel, payment, fulfilment, confirmation);
-- How many pieces there are of what is low, beside which goods they are.
drop index variants_low;
create index variants_low on variants (product_id, stock) where stock <= 10;
-- What staff did of one kind.
create index audit_log_action on audit_log (action, id);
