-- Where the goods stand in a picture, in percent: left, top, right, bottom. Without it, none of their edges is measured.
alter table product_images add goods_box smallint[] check (cardinality(goods_box) = 4);
alter table product_images drop is_lying;
