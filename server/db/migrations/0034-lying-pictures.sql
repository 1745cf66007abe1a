-- What lies is foreshortened in its picture, so that no line beside it may measure it.
alter table product_images add is_lying boolean not null default false;
update product_images set is_lying = true where url ~ '^/media/drawings/acrylic-lying(-solid)?/';
