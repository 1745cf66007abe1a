import type { Database } from '../../../../server/db/database.ts'

export const orders = 100_000
const customers = 20_000
const entries = 100_000
const texts = 1_000

/** A year of a busy shop: the newest orders wait for something, all others are done with. */
const statements = [
  `insert into customers (id, kind, login, password_hash, phone_number, email, first_name, last_name, created_at)
   select 'c-bench-' || n, 'individual', '09' || lpad(n::text, 8, '0'), '-', '09' || lpad(n::text, 8, '0'),
     'buyer' || n || '@example.co.th', (array['สมชาย', 'สมหญิง', 'วิชัย', 'มาลี', 'ปรีชา', 'Anan', 'Napat'])[1 + n % 7],
     (array['ใจดี', 'ศรีสุข', 'ทองคำ', 'วงศ์ไทย', 'Suksai'])[1 + n % 5] || n, now() - n * interval '26 minutes'
   from generate_series(1, ${customers}) n`,
  `insert into orders (id, order_number, customer_id, created_at, payment_channel, payment, fulfilment, goods_satang,
     shipping_satang, total_satang, saved_satang, delivery_address, shipping_id, shipping_name_th, shipping_name_en)
   select 'o-bench-' || n, 'PH-' || to_char(at, 'YYMMDD') || '-' || lpad(n::text, 6, '0'),
     'c-bench-' || (1 + n * 7 % ${customers}), at, case when is_card then 'card' else 'cashOnDelivery' end,
     case when is_unpaid then 'pending' when is_cancelled then 'failed' when is_card or n > 2500 then 'paid' else 'pending' end,
     case when is_unpaid then 'pending' when is_cancelled then 'cancelOrder' when n <= 600 then 'pending'
       when n <= 900 then 'processing' when n <= 1100 then 'readyToShip' when n <= 2500 then 'shipped' else 'complete' end,
     goods, 5000, goods + 5000, 0,
     jsonb_build_object('recipientName', 'สมชาย ใจดี', 'phoneNumber', '0812345678', 'addressLine', '99/1 ถนนสุขุมวิท',
       'province', 'กรุงเทพมหานคร', 'postalCode', '10110'),
     'parcel', 'พัสดุด่วน', 'Express parcel'
   from generate_series(1, ${orders}) n, lateral (
     select now() - n * interval '5 minutes 15 seconds' as at, n % 3 > 0 as is_card, n % 20 = 0 as is_cancelled,
       n <= 280 and n % 3 = 1 as is_unpaid, 10000 + (n * 7919::bigint) % 5000000 as goods) as made`,
  `insert into order_lines (order_id, position, product_id, variant_id, name_th, name_en, unit_th, unit_en, image_url, color_hex, color_name_th,
     color_name_en, label_th, label_en, quantity, unit_price_satang, list_price_satang, weight_grams)
   select 'o-bench-' || n, line, 'p-ac-cast', 'v-bench', 'อะคริลิกหล่อ', 'Cast acrylic', 'แผ่น', 'sheet', '/media/bench.svg', '#c8201e', 'แดง', 'Red',
     '3 มม.', '3 mm', 1 + n % 9, 10000, 10000, 1000
   from generate_series(1, ${orders}) n, generate_series(1, 1 + n % 3) line`,
  `insert into order_events (order_id, event, at) select id, 'placed', created_at from orders where id like 'o-bench-%'`,
  `insert into refunds (id, order_id, amount_satang, shipping_satang, is_excess, reason, asked_by, asked_at, state, refusal, confirmed_at)
   select 'r-bench-' || n, 'o-bench-' || n, 10000, 0, false, 'broken', 'staff', now() - n * interval '5 minutes',
     case when n % 1000 = 0 then 'refused' else 'confirmed' end, case when n % 1000 = 0 then 'closed' end,
     case when n % 1000 > 0 then now() end
   from generate_series(50, ${orders}, 50) n where n % 20 > 0 or n % 1000 = 0`,
  `insert into audit_log (at, staff_id, action, subject, changes)
   select now() - (${entries} - n) * interval '5 minutes', (select min(id) from staff), 'moveOrder', 'o-bench-' || (${entries} + 1 - n),
     '[{"field": "fulfilment", "before": "pending", "after": "processing"}]'
   from generate_series(1, ${entries}) n`,
  `insert into articles (kind, id, title_th, title_en, excerpt_th, excerpt_en, content_th, content_en, cover_url, cover_alt_th,
     cover_alt_en, published_at, is_published)
   select (array['blog', 'news'])[1 + n % 2], 'a-bench-' || n, 'ข่าวที่ ' || n, 'News ' || n, 'ย่อ', 'Short', repeat('<p>ข้อความ</p>', 300),
     repeat('<p>Text</p>', 300), '/media/bench.svg', '', '', now() - n * interval '8 hours', true
   from generate_series(1, ${texts}) n`,
  `insert into content_versions (kind, id, version, state, body, saved_at)
   select kind, id, version, case version when 3 then 'published' else 'draft' end,
     jsonb_build_object('title', jsonb_build_object('th', title_th, 'en', title_en),
       'html', jsonb_build_object('th', content_th, 'en', content_en)), published_at
   from articles, generate_series(1, 3) version where id like 'a-bench-%'`,
  'vacuum analyze',
]

export async function fillOffice({ direct }: Pick<Database, 'direct'>): Promise<void> {
  for (const statement of statements) await direct.query(statement)
}
