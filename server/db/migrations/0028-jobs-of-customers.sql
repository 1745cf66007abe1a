-- What customers made of the goods takes the place of their logos: a logo says nothing of a job, so rows from before have none.
delete from clients;
alter table clients rename column logo_url to image_url;
alter table clients
  add column image_alt_th text not null,
  add column image_alt_en text not null,
  add column job_th text not null,
  add column job_en text not null,
  add column product_id text references products (id) on delete set null;
create index clients_product on clients (product_id);
