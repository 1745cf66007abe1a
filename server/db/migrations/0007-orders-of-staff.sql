-- The lists of the office: the newest first, of all customers.
create index orders_newest on orders (created_at desc, id desc);
create index orders_by_payment on orders (payment, created_at desc, id desc);
create index orders_by_fulfilment on orders (fulfilment, created_at desc, id desc);
