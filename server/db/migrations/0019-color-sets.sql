-- What a set holds, such as a fan of samples that is sold as one thing: [{ "hex", "th", "en" }], in order.
alter table products add set_colors jsonb check (jsonb_typeof(set_colors) = 'array');
