-- A category's new picture writes no search anew, and its new name that of its own goods and of those below it.
create function refresh_search_of_categories() returns trigger language plpgsql as $$
declare
  touched text[] := array(
    select products.id
    from products join categories on categories.id = products.category_id
    where exists (
      select from new_rows join old_rows using (id)
      where (new_rows.path, new_rows.name_th, new_rows.name_en) is distinct from (old_rows.path, old_rows.name_th, old_rows.name_en)
        and (categories.path = new_rows.path or starts_with(categories.path, new_rows.path || '.'))
    )
  );
begin
  if touched <> '{}' then perform write_search(touched); end if;
  return null;
end
$$;

drop trigger categories_search on categories;
create trigger categories_search after update on categories
  referencing old table as old_rows new table as new_rows
  for each statement execute function refresh_search_of_categories();
