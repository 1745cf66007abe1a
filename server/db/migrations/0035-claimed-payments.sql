-- One request at a time begins a payment at its provider: until then, unless it ends earlier.
alter table payment_attempts add column claimed_until timestamptz;
