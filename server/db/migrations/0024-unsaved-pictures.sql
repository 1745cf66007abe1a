-- A picture that staff uploaded for a text, until a version of the text shows it.
alter table picture_files add column unsaved_since timestamptz;
create index picture_files_unsaved on picture_files (unsaved_since) where unsaved_since is not null;
