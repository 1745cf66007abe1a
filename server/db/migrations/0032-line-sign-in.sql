-- The account at LINE that signs a customer in, as LINE names it to this shop alone. One LINE account signs in one customer.
alter table customers add column line_user_id text unique;

-- A code also links an account at LINE.
alter table one_time_codes drop constraint one_time_codes_reason_check;
alter table one_time_codes add constraint one_time_codes_reason_check
  check (reason in ('register', 'forgotPassword', 'changePassword', 'confirmOrder', 'linkLine'));
