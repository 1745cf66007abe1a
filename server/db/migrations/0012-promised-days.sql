-- Until when an order leaves on the same day, by the clock of Bangkok, and whether the carrier works on Saturdays.
alter table carriers
  add column cut_off text not null default '14:00' check (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column works_on_saturdays boolean not null default false;

-- The days that were promised when the order was placed; orders from before have none.
alter table orders
  add column arrives_from date,
  add column arrives_by date,
  add check ((arrives_from is null) = (arrives_by is null)),
  add check (arrives_from <= arrives_by);

create trigger shipping_areas_announce after insert or update or delete or truncate on shipping_areas
  for each statement execute function announce_change('content');
create trigger carriers_announce after insert or update or delete or truncate on carriers
  for each statement execute function announce_change('content');
create trigger carrier_zones_announce after insert or update or delete or truncate on carrier_zones
  for each statement execute function announce_change('content');
create trigger shipping_steps_announce after insert or update or delete or truncate on shipping_steps
  for each statement execute function announce_change('content');
