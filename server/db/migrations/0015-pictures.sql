-- Pictures that staff give to goods, cut to widths that screens ask for. Their id is a digest of what was uploaded, so that a file
-- never changes under its address, and every server has every picture.
create table picture_files (
  picture_id text not null check (picture_id ~ '^[0-9a-f]{32}$'),
  name text not null check (name in ('400.webp', '800.webp', '1600.webp', '400.jpg', '800.jpg', '1600.jpg')),
  bytes bytea not null,
  primary key (picture_id, name)
);
