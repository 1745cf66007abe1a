-- Latin letters that sound alike as one letter, so that akrilik is near to acrylic; Thai is folded so already.
create function search_sound(folded text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(
    translate(regexp_replace(replace(folded, 'ph', 'f'), 'c(?=[eiy])', 's', 'g'), 'cqyzv', 'kkisw'),
    '([a-z])\1', '\1', 'g')
$$;

alter table trade_words
  add sound text not null generated always as (search_sound(search_fold(word))) stored;
