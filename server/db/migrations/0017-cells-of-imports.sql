-- The rows of an import as its file writes them, with the names of its columns: what was left out is mended in them and sent again.
alter table imports add column columns text[] not null default '{}';
alter table import_rows add column cells text[] not null default '{}';
