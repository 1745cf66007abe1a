-- Orders that their customers fetch at a branch, instead of having them shipped to an address.
alter table branches
  add column district_th text not null default '',
  add column district_en text not null default '',
  -- When the branch hands over orders; null where it does not.
  add column pick_up_hours jsonb;
alter table orders
  alter column delivery_address drop not null,
  -- As it was when the order was placed.
  add column pick_up_branch jsonb,
  add column is_pick_up boolean not null generated always as (pick_up_branch is not null) stored,
  add column pick_up_code text check (pick_up_code ~ '^[0-9A-Z]{6}$'),
  add column pick_up_from timestamptz,
  add constraint orders_way_check check (
    (pick_up_branch is null) = (delivery_address is not null)
    and (pick_up_branch is null) = (pick_up_code is null)
    and (pick_up_branch is null) = (pick_up_from is null)
  ),
  drop constraint orders_payment_channel_check,
  add constraint orders_payment_channel_check check (
    payment_channel in ('card', 'promptPay', 'cashOnDelivery', 'payAtCounter')
  ),
  drop constraint orders_fulfilment_check,
  add constraint orders_fulfilment_check check (
    fulfilment in (
      'pending', 'processing', 'readyToShip', 'shipped', 'delivered', 'readyToPickUp', 'pickedUp', 'complete', 'cancelOrder'
    )
  );
