-- After some calls for single products PostgreSQL keeps one plan for any number of them, and with that plan all products
-- take minutes: each call is planned for as many as it is given.
alter function write_search(text[]) set plan_cache_mode to force_custom_plan;
