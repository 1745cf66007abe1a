-- The quick order finds codes however their letters and digits are joined, and those that are near.
create index products_bare_code on products (regexp_replace(lower(code), '[^a-z0-9]', '', 'g'));
create index products_near_code on products using gin (lower(code) gin_trgm_ops);
