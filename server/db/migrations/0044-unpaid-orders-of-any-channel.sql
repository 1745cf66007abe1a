-- Whether an order waits for its money depends on rules of its channel that the database does not know: all channels are in it.
drop index orders_unpaid;
create index orders_unpaid on orders (created_at)
  where payment in ('pending', 'failed') and fulfilment = 'pending';
