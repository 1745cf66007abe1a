-- From so many pieces of a variant in a line, each costs so many percent less: [{ "from", "percent" }], the fewest pieces first,
-- and more pieces always cost less each. A special price counts alone while it holds.
create function is_price_tiers(tiers jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(tiers) = 'array' and jsonb_array_length(tiers) between 1 and 5 and not exists (
    select from (
      select fewest, percent, lag(fewest, 1, 1) over (order by place) as fewer, lag(percent, 1, 0) over (order by place) as less
      from (
        select place, (tier->>'from')::int as fewest, (tier->>'percent')::int as percent
        from jsonb_array_elements(tiers) with ordinality as listed (tier, place)
      ) as read
    ) as compared
    where (fewest > fewer and fewest <= 9999 and percent > less and percent <= 90) is not true
  )
$$;
alter table variants add column price_tiers jsonb check (is_price_tiers(price_tiers));

drop trigger variants_changed on variants;
create trigger variants_changed after update of color_hex, color_name_th, color_name_en, label_th, label_en, price_satang,
  special_price_satang, price_tiers on variants for each row execute function set_product_changed_at();
