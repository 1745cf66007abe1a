-- Before a picture is removed, the lines that show it are looked for while its goods are locked. Drawings are never removed.
create index order_lines_picture on order_lines (image_url) where image_url like '/media/pictures/%';
create index quotation_lines_picture on quotation_lines (image_url) where image_url like '/media/pictures/%';
