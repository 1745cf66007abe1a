-- The quick order finds whole codes of variants, however their letters are written.
create index variants_whole_code on variants (lower(id));
