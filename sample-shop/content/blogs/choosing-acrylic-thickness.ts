import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const choosingAcrylicThickness: Article = {
  id: 'choosing-acrylic-thickness',
  title: {
    th: 'เลือกความหนาแผ่นอะคริลิกอย่างไร ให้แข็งแรงพอและไม่จ่ายเกิน',
    en: 'How thick should your acrylic be? Strong enough, and no dearer than it need be',
  },
  excerpt: {
    th: 'ป้ายชื่อ 2 มม. ก็พอ แต่ชั้นวางของ 5 มม. อาจแอ่น ดูช่วงกว้าง น้ำหนักที่รับ และวิธียึดก่อนเลือกความหนา',
    en: 'A name plate is happy at 2 mm; a shelf at 5 mm may sag. Look at the span, the load and the fixing before you choose.',
  },
  contentHtml: {
    th: `
<p>คำถามที่หน้าร้านได้ยินทุกวันคือ “ใช้กี่มิลดี” ถ้าบางไป แผ่นแอ่น บิด หรือแตกตอนขันสกรู ถ้าหนาเกิน ก็จ่ายแพงขึ้นและหนักขึ้นโดยไม่ได้อะไรกลับมา ความหนาที่พอดีมาจากคำถามสามข้อ คือ ช่วงที่แผ่นต้องข้ามกว้างเท่าไร ต้องรับน้ำหนักแค่ไหน และยึดกับอะไร</p>
<h2>เริ่มจากงานที่จะทำ</h2>
<table>
<thead><tr><th>ความหนา</th><th>งานที่เหมาะ</th><th>น้ำหนักต่อแผ่น 1,220 × 2,440 มม.</th></tr></thead>
<tbody>
<tr><td>2 มม.</td><td>ป้ายชื่อ กรอบรูป แผ่นปิดหน้าโปสเตอร์ ตัวอักษรเล็กที่ติดเต็มผนัง</td><td>7.08 กก.</td></tr>
<tr><td>3 มม.</td><td>ตัวอักษรป้าย หน้ากล่องไฟ กล่องใส่ของชิ้นเล็ก แท่นวางโบรชัวร์</td><td>10.63 กก.</td></tr>
<tr><td>5 มม.</td><td>ป้ายตั้งโต๊ะ กล่องรับบริจาค ตู้โชว์ ชั้นวางช่วงสั้น</td><td>17.71 กก.</td></tr>
<tr><td>8–10 มม.</td><td>ชั้นรับน้ำหนัก ฉากกั้นเคาน์เตอร์ที่ตั้งเอง หน้าโต๊ะ</td><td>28.34–35.42 กก.</td></tr>
</tbody>
</table>
<p>อะคริลิกหนัก 1.19 กรัมต่อลูกบาศก์เซนติเมตร จึงคิดน้ำหนักเองได้ง่าย แผ่นเต็มหนัก 3.54 กก. ต่อความหนาทุก 1 มม. ตัวเลขนี้ใช้คิดค่าขนส่งและเลือกตัวแขวนได้ด้วย</p>
<h2>หนาขึ้นสองเท่า แข็งขึ้นแปดเท่า</h2>
<p>ความแข็งต้านการแอ่นเพิ่มตามความหนายกกำลังสาม เปลี่ยนจาก 5 เป็น 10 มม. แผ่นจึงแอ่นน้อยลงราวแปดเท่า ไม่ใช่สองเท่า ลองดูชั้นวางกว้าง 60 ซม. ลึก 30 ซม. รองรับแค่สองปลาย วางของหนัก 5 กก. กระจายทั่วแผ่น</p>
<ul>
<li>หนา 5 มม. กลางแผ่นตกลงประมาณ 15 มม. เห็นชัดด้วยตา</li>
<li>หนา 8 มม. ตกลงประมาณ 4 มม.</li>
<li>หนา 10 มม. ตกลงไม่ถึง 2 มม.</li>
</ul>
<p>ตัวเลขนี้เป็นวันแรก เมื่อวางของค้างไว้เป็นเดือน อะคริลิกจะค่อย ๆ แอ่นเพิ่มได้อีกเท่าตัว ชั้นที่วางของหนักตลอดจึงควรเพิ่มตัวรับตรงกลาง หรือพับขอบหน้าลงสัก 3 ซม. ขอบพับช่วยได้มากกว่าเพิ่มความหนา และถูกกว่า</p>
<h2>งานที่ยึดด้วยสกรู</h2>
<p>แผ่นบางกว่า 3 มม. ไม่ควรขันสกรูโดยตรง ใช้กาวสองหน้าชนิดโฟมหรือกรอบแทน แผ่น 3 มม. ขึ้นไปให้เจาะรูโตกว่าสกรู 2–3 มม. เพราะอะคริลิกยืดหดตามความร้อน แผ่นยาว 1 เมตรที่อุณหภูมิต่างกัน 30 องศายืดได้ราว 2 มม. รูที่พอดีสกรูจะเริ่มร้าวจากตรงนั้น รองแหวนยางไว้และขันแค่พออยู่ ระยะจากรูถึงขอบแผ่นควรไม่น้อยกว่าสองเท่าของขนาดรู</p>
<h2>หน้ากล่องไฟและงานกลางแจ้ง</h2>
<p>หน้ากล่องไฟกว้างไม่เกิน 1 เมตรใช้ 3 มม. ได้ กว้างกว่านั้นลมจะดันจนหน้ากระพือ ให้ขยับเป็น 5 มม. หรือใส่คานกลาง ส่วนตัวอักษรลอยที่ตากแดด ใช้ 5 มม. ขึ้นไปจะไม่บิดตอนบ่าย</p>
<h2>ก่อนสั่ง</h2>
<ol>
<li>วัดช่วงที่กว้างที่สุดระหว่างจุดรองรับ</li>
<li>ชั่งของที่จะวาง แล้วเผื่อไว้อีกเท่าตัว</li>
<li>เลือกความหนาจากตาราง ถ้าก้ำกึ่งให้เลือกหนากว่าหรือเพิ่มตัวรับ</li>
<li>ความหนาจริงของแผ่นหล่อคลาดเคลื่อนได้ประมาณ 10% งานที่ต้องสวมร่องพอดีให้วัดแผ่นจริงก่อนเซาะร่อง</li>
</ol>
<p>ยังไม่แน่ใจ ส่งรูปและขนาดมาถามได้ที่ <a href="/about#contact">ช่องทางติดต่อ</a> และถ้าลังเลเรื่องชนิดแผ่น อ่านต่อที่ <a href="/blogs/detail/cast-or-extruded-acrylic">อะคริลิกหล่อกับอะคริลิกรีด</a></p>
`,
    en: `
<p>The question we hear most at the counter is “how many millimetres?” Too thin, and the sheet sags, twists or cracks under a screw. Too thick, and you pay and carry more for nothing. The right thickness comes from three things: how far the sheet must span, what it must carry, and how it is held.</p>
<h2>Start from the job</h2>
<table>
<thead><tr><th>Thickness</th><th>Good for</th><th>Weight of a 1,220 × 2,440 mm sheet</th></tr></thead>
<tbody>
<tr><td>2 mm</td><td>Name plates, picture frames, poster covers, small letters glued flat to a wall</td><td>7.08 kg</td></tr>
<tr><td>3 mm</td><td>Sign letters, light box faces, small boxes, brochure stands</td><td>10.63 kg</td></tr>
<tr><td>5 mm</td><td>Table signs, donation boxes, display cases, short shelves</td><td>17.71 kg</td></tr>
<tr><td>8–10 mm</td><td>Loaded shelves, free-standing counter screens, table tops</td><td>28.34–35.42 kg</td></tr>
</tbody>
</table>
<p>Acrylic weighs 1.19 grams per cubic centimetre, so the sum is easy: a full sheet weighs 3.54 kg for each millimetre of thickness. Use that figure for freight, and to choose the hangers.</p>
<h2>Twice as thick is eight times as stiff</h2>
<p>Stiffness grows with the cube of thickness. Go from 5 to 10 mm and the sheet sags about eight times less, not half. Take a shelf 60 cm wide and 30 cm deep, held at both ends only, with 5 kg spread over it:</p>
<ul>
<li>at 5 mm the middle drops about 15 mm, which anyone will notice;</li>
<li>at 8 mm it drops about 4 mm;</li>
<li>at 10 mm it drops less than 2 mm.</li>
</ul>
<p>That is on the first day. Under a constant load acrylic keeps creeping, and after some months the sag may have doubled. For a shelf that is always loaded, add a support in the middle or fold the front edge down 3 cm. A folded edge does more than extra thickness, and costs less.</p>
<h2>Held with screws</h2>
<p>Do not screw through anything thinner than 3 mm: use foam tape or a frame. From 3 mm up, drill the hole 2–3 mm larger than the screw, because acrylic moves with heat. A one-metre piece grows about 2 mm over a 30-degree change, and a tight hole is where the crack begins. Use a rubber washer, tighten only until it holds, and keep the hole at least two hole-widths from the edge.</p>
<h2>Light boxes and outdoor work</h2>
<p>A light box face up to one metre wide is fine at 3 mm. Wider than that, wind makes it flutter: take 5 mm or put a rail behind it. Stand-off letters in full sun stay straight from 5 mm up.</p>
<h2>Before you order</h2>
<ol>
<li>Measure the widest gap between supports.</li>
<li>Weigh the load, then allow for twice that.</li>
<li>Choose from the table. If in doubt, go one step thicker or add a support.</li>
<li>Cast sheet may differ by about 10% from its nominal thickness. If it must slide into a groove, measure the sheet first and cut the groove after.</li>
</ol>
<p>Still unsure? Send a picture and the sizes through our <a href="/about#contact">contact page</a>. If you wonder which kind of sheet to take, read <a href="/blogs/detail/cast-or-extruded-acrylic">cast or extruded acrylic</a>.</p>
`,
  },
  cover: {
    drawing: 'acrylic',
    colors: [m.sky],
    alt: { th: 'แผ่นอะคริลิกสีฟ้าซ้อนกันสามแผ่น', en: 'Three sheets of sky-blue acrylic, one behind another' },
  },
  publishedAt: '2024-10-21T02:00:00.000Z',
  viewCount: 1876,
  shareCount: 64,
  isPublished: true,
}
