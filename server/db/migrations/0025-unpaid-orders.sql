-- The sweep looks every minute for orders whose time to pay by card is over; nearly all orders are not among them.
create index orders_unpaid on orders (created_at)
  where payment_channel = 'card' and payment in ('pending', 'failed') and fulfilment = 'pending';
