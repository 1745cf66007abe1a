alter table orders drop constraint orders_payment_channel_check;
alter table orders add check (payment_channel in ('card', 'promptPay', 'cashOnDelivery'));
