-- Sheets that the shop cuts to size.
alter table products add column is_cuttable boolean not null default false;

-- What is cut from sheets of a line, with what was computed of it: how many sheets and cuts, and what one cut costs. The rest of
-- the quantity stays whole. An order keeps it as it was agreed on.
alter table cart_lines add column cutting jsonb
  check (jsonb_array_length(cutting -> 'pieces') > 0 and (cutting ->> 'sheets')::integer between 1 and quantity);
alter table order_lines add column cutting jsonb
  check (jsonb_array_length(cutting -> 'pieces') > 0 and (cutting ->> 'sheets')::integer between 1 and quantity);
