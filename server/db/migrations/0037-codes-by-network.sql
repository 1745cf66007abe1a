-- Tries at a code are counted apart for the network that asked for it (a digest) and for all others together.
alter table one_time_codes
  add column network text not null default '',
  add column tries_left_elsewhere integer not null default 5 check (tries_left_elsewhere between 0 and 5);
