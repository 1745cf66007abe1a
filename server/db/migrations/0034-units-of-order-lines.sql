-- An order says what its goods are counted by: sheets, rolls. Empty where the product is gone.
alter table order_lines
  add column unit_th text not null default '',
  add column unit_en text not null default '';
update order_lines set unit_th = products.unit_th, unit_en = products.unit_en
  from products where products.id = order_lines.product_id;
alter table order_lines
  alter column unit_th drop default,
  alter column unit_en drop default;
