-- Trigrams find a word inside Thai text, which has no spaces between words.
create extension if not exists pg_trgm;
