import type { Article } from '../types.ts'

export const stretchFilmGauge: Article = {
  id: 'stretch-film-gauge',
  title: {
    th: 'ฟิล์มยืดพันพาเลท กี่ไมครอนถึงพอ และชั่งอย่างไรไม่ให้ซื้อแกน',
    en: 'Stretch film: how many microns are enough, and how not to pay for the core',
  },
  excerpt: {
    th: '15, 17, 20 หรือ 23 ไมครอน เลือกตามน้ำหนักพาเลท พร้อมสูตรคิดน้ำหนักเนื้อฟิล์มที่ควรได้ต่อม้วน',
    en: '15, 17, 20 or 23 microns by the weight of the pallet, and a sum that tells how much film a roll should hold.',
  },
  contentHtml: {
    th: `
<p>ฟิล์มยืดสองม้วนราคาเท่ากัน หน้าตาเหมือนกัน แต่เนื้อฟิล์มอาจต่างกันเป็นกิโลกรัม ความต่างซ่อนอยู่ในแกนกระดาษ ความยาวจริง และความหนาจริง ซื้อเป็นจึงต้องชั่งเป็น</p>
<h2>ความหนาที่ใช้กัน</h2>
<table>
<thead><tr><th>ความหนา</th><th>เหมาะกับ</th><th>เนื้อฟิล์มม้วน 500 มม. × 300 ม.</th></tr></thead>
<tbody>
<tr><td>15 ไมครอน</td><td>กล่องเบา มัดรวมของ พาเลทไม่เกิน 300 กก.</td><td>2.07 กก.</td></tr>
<tr><td>17 ไมครอน</td><td>พาเลทกล่องเรียบ 300–600 กก.</td><td>2.35 กก.</td></tr>
<tr><td>20 ไมครอน</td><td>พาเลท 600–1,000 กก. งานทั่วไปของโรงงาน</td><td>2.76 กก.</td></tr>
<tr><td>23 ไมครอน</td><td>ของมีมุมคม ของหนัก ส่งไกล</td><td>3.17 กก.</td></tr>
</tbody>
</table>
<p>น้ำหนักในตารางไม่รวมแกน แกนกระดาษมีตั้งแต่ 0.3 ถึง 1 กก. เวลาเทียบราคาให้ถามน้ำหนักสุทธิทุกครั้ง</p>
<h2>สูตรคิดเอง</h2>
<p>หน้ากว้าง (ม.) × ยาว (ม.) × ความหนา (ไมครอน) × 0.00092 = น้ำหนักเนื้อฟิล์มเป็นกิโลกรัม เช่น 0.5 × 300 × 20 × 0.00092 = 2.76 กก. ถ้าชั่งแล้วหักแกนได้ 2.2 กก. แปลว่าสั้นกว่าหรือบางกว่าที่บอกราว 20%</p>
<h2>มือหรือเครื่อง</h2>
<ul>
<li><strong>พันมือ</strong> คนยืดฟิล์มได้จริง 50–100% หน้ากว้าง 500 มม. แกน 3 นิ้ว ม้วนหนักไม่เกิน 4 กก. จะไม่ล้า</li>
<li><strong>พันเครื่อง</strong> ยืดได้ 200–300% ต้องใช้ม้วนสำหรับเครื่อง เอาม้วนพันมือไปใส่เครื่องฟิล์มจะขาด</li>
<li><strong>ฟิล์มยืดสำเร็จ</strong> (Pre-stretched) บางราว 8–10 ไมครอน เบามือ แต่ไม่ทนของมีมุม</li>
</ul>
<h2>พันให้แน่นและประหยัด</h2>
<ol>
<li>สอดปลายฟิล์มที่มุมพาเลท พันฐานสามถึงสี่รอบ ให้ฟิล์มคาบไม้พาเลทลงมา 5–10 ซม. ของกับพาเลทจะเป็นก้อนเดียวกัน</li>
<li>เดินขึ้นทีละครึ่งหน้ากว้าง ซ้อนกัน 50%</li>
<li>ยอดบนสองถึงสามรอบ ให้เลยขอบบน 5 ซม. พับลงมา</li>
<li>เดินลงซ้อนอีกเที่ยวถ้าหนักเกิน 600 กก.</li>
<li>ปลายฟิล์มรีดติด อย่าผูกปม ปมทำให้ฉีกลาม</li>
</ol>
<p>พาเลทสูง 1.5 เมตรหนึ่งตัวใช้ฟิล์มก่อนยืดประมาณ 30–40 เมตร ม้วน 300 เมตรจึงพันได้ราว 7–10 ตัว ถ้าได้น้อยกว่านี้มาก แปลว่ายืดไม่พอหรือซ้อนถี่ไป</p>
<h2>ของที่ต้องระวัง</h2>
<ul>
<li>แผ่นอะคริลิกและแผ่นเงา ให้ปิดมุมด้วยฉากก่อนพัน แรงรัดทำให้มุมบิ่น</li>
<li>ม้วนไวนิลและสติกเกอร์ อย่ารัดแน่นจนขอบยู่ พันเฉพาะให้อยู่รวมกัน</li>
<li>ของสดหรือของที่หายใจ ใช้ฟิล์มเจาะรูหรือตาข่าย</li>
<li>กล่องที่ยังร้อนหรือชื้น พันปิดแล้วไอน้ำจะทำให้กล่องยุบ</li>
</ul>
<h2>เก็บม้วนอย่างไร</h2>
<p>ฟิล์มยืดมีด้านเหนียว โดนแดดหรือร้อนเกิน 40 องศานาน ๆ จะเหนียวจนคลี่ไม่ออก วางตั้ง อย่าให้ขอบม้วนกระแทกพื้น ขอบแหว่งจุดเดียวทำให้ขาดทุกรอบ ใช้ของเก่าก่อนภายในหกเดือน ถ้าต้องกันกระแทกก่อนพัน ดู <a href="/blogs/detail/bubble-or-foam">บับเบิลหรือโฟม</a></p>
`,
    en: `
<p>Two rolls of stretch film, the same price, the same look, and a kilogram apart in actual film. The difference hides in the paper core, the true length and the true thickness. To buy film well, weigh it.</p>
<h2>Usual thicknesses</h2>
<table>
<thead><tr><th>Thickness</th><th>For</th><th>Film in a roll of 500 mm × 300 m</th></tr></thead>
<tbody>
<tr><td>15 microns</td><td>light boxes, bundling, pallets up to 300 kg</td><td>2.07 kg</td></tr>
<tr><td>17 microns</td><td>even boxes, 300–600 kg</td><td>2.35 kg</td></tr>
<tr><td>20 microns</td><td>600–1,000 kg, general factory use</td><td>2.76 kg</td></tr>
<tr><td>23 microns</td><td>sharp corners, heavy loads, long roads</td><td>3.17 kg</td></tr>
</tbody>
</table>
<p>These weights leave out the core, and cores weigh from 0.3 to 1 kg. When you compare prices, always ask for the net weight.</p>
<h2>The sum</h2>
<p>Width (m) × length (m) × thickness (microns) × 0.00092 = kilograms of film. So 0.5 × 300 × 20 × 0.00092 = 2.76 kg. If the scale less the core says 2.2 kg, the roll is about 20% shorter or thinner than it claims.</p>
<h2>By hand or by machine</h2>
<ul>
<li><strong>By hand</strong> a person stretches film 50–100%. Take 500 mm wide on a 3-inch core; up to 4 kg a roll does not tire the arms.</li>
<li><strong>By machine</strong> it stretches 200–300% and must be machine film. Hand film on a machine snaps.</li>
<li><strong>Pre-stretched film</strong> of 8–10 microns is light in the hand but does not stand corners.</li>
</ul>
<h2>Tight, and with less film</h2>
<ol>
<li>Tuck the end in at a corner and wrap the base three or four times, with the film 5–10 cm down over the pallet, so that load and pallet are one.</li>
<li>Climb by half the width: 50% overlap.</li>
<li>Two or three turns at the top, 5 cm above the edge, folded over.</li>
<li>Above 600 kg, wrap back down again.</li>
<li>Smooth the end on; do not knot it. A knot starts a tear.</li>
</ol>
<p>A pallet 1.5 metres high takes about 30–40 metres of film before stretch, so a 300-metre roll does 7–10 pallets. Far fewer means too little stretch or too much overlap.</p>
<h2>Take care with</h2>
<ul>
<li>acrylic and other glossy sheet: cover the corners with guards first, since the pull chips them;</li>
<li>vinyl and sticker rolls: hold them together, but not so tight that the edges crush;</li>
<li>fresh goods that breathe: use perforated film or net;</li>
<li>boxes still warm or damp: sealed in, the steam makes them collapse.</li>
</ul>
<h2>Keeping the rolls</h2>
<p>The film has a sticky side. In the sun, or for long above 40 °C, it blocks and will not unwind. Stand the rolls up and do not let the edges hit the floor: one nick tears on each turn. Use the oldest first, within six months. For cushioning under the wrap, see <a href="/blogs/detail/bubble-or-foam">bubble or foam</a>.</p>
`,
  },
  cover: {
    drawing: 'stretch-film',
    colors: [],
    alt: { th: 'ม้วนฟิล์มยืดพันพาเลท', en: 'A roll of stretch film for pallets' },
  },
  publishedAt: '2023-12-18T02:00:00.000Z',
  viewCount: 1348,
  shareCount: 41,
  isPublished: true,
}
