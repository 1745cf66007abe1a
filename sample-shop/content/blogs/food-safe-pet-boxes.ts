import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const foodSafePetBoxes: Article = {
  id: 'food-safe-pet-boxes',
  title: {
    th: 'กล่อง PET ใสใส่ขนม เลือกอย่างไรให้ปลอดภัยกับอาหาร',
    en: 'Clear PET boxes for sweets and bakery: choosing one that is safe for food',
  },
  excerpt: {
    th: 'แยก PET จาก PVC ให้ออก เลือกความหนาตามน้ำหนักของข้างใน และขอเอกสารให้ถูกใบก่อนใช้กับอาหาร',
    en: 'Tell PET from PVC, match the thickness to what goes inside, and ask for the right paper before food touches it.',
  },
  contentHtml: {
    th: `
<p>กล่องใสทำให้ขนมขายง่ายขึ้น เพราะคนซื้อเห็นของจริง แต่กล่องใสที่หน้าตาเหมือนกันอาจทำจากพลาสติกคนละชนิด และไม่ใช่ทุกชนิดที่ควรแตะอาหารโดยตรง</p>
<h2>PET, PVC และ PP ต่างกันอย่างไร</h2>
<table>
<thead><tr><th>ข้อเทียบ</th><th>PET</th><th>PVC</th><th>PP</th></tr></thead>
<tbody>
<tr><td>เลขรีไซเคิล</td><td>1</td><td>3</td><td>5</td></tr>
<tr><td>ความใส</td><td>ใสมาก</td><td>ใส ออกฟ้าหรือเหลือง</td><td>ขุ่นเล็กน้อย</td></tr>
<tr><td>รอยพับ</td><td>พับซ้ำได้ รอยขาวน้อย</td><td>ขึ้นรอยขาวง่าย</td><td>พับได้หลายครั้ง</td></tr>
<tr><td>ทนร้อน</td><td>ไม่เกิน 60 °C</td><td>ไม่เกิน 60 °C</td><td>ราว 100 °C</td></tr>
<tr><td>เข้าไมโครเวฟ</td><td>ไม่ได้</td><td>ไม่ได้</td><td>ได้ ถ้าระบุไว้</td></tr>
</tbody>
</table>
<p>กล่องใส่ขนม เบเกอรี ช็อกโกแลต จึงนิยม PET ส่วนของร้อนให้ใช้ PP หรือกระดาษเคลือบ กล่อง PVC เหมาะกับของที่ไม่ใช่อาหาร เช่น เครื่องสำอางและของเล่น</p>
<h2>ของต้องเย็นก่อนลงกล่อง</h2>
<p>PET แบบกล่องพับเริ่มอ่อนตัวที่ประมาณ 65–70 องศาเซลเซียส บราวนีที่เพิ่งออกจากเตาจะทำให้กล่องบิด และไอน้ำจะเกาะฝา ให้พักขนมจนเย็นเท่าห้องก่อนปิดฝา ส่วนตู้เย็นและช่องแข็งใช้ได้ แต่กล่องที่แข็งจัดจะเปราะ อย่ากระแทก และอย่าจอดรถตากแดดทิ้งไว้ ในรถปิดกระจกร้อนเกิน 60 องศาได้</p>
<h2>เลือกความหนา</h2>
<ul>
<li>0.20–0.25 มม. ของเบา ไม่เกิน 150 กรัม เช่น คุกกี้ไม่กี่ชิ้น</li>
<li>0.30 มม. ใช้ทั่วไป 150–500 กรัม วางซ้อนได้สองสามชั้น</li>
<li>0.35–0.40 มม. ของหนักหรือกล่องสูง ซ้อนส่งต่างจังหวัด</li>
</ul>
<p>วัดด้านในเสมอ กว้าง × ลึก × สูง เผื่อด้านละ 3–5 มม. ให้หยิบของออกได้ กล่องทรงสูงเกินสองเท่าของฐานควรใช้ก้นแบบล็อกอัตโนมัติ</p>
<h2>เอกสารที่ควรขอ</h2>
<ol>
<li>ใบรับรองวัตถุดิบว่าเป็นเกรดสัมผัสอาหาร</li>
<li>ผลทดสอบตามประกาศกระทรวงสาธารณสุข (ฉบับที่ 435) พ.ศ. 2565 เรื่องภาชนะบรรจุที่ทำจากพลาสติก ซึ่งดูการละลายของสารออกมาสู่อาหารและโลหะหนัก</li>
<li>ชนิดหมึก ถ้ากล่องพิมพ์ลาย หมึกต้องอยู่ด้านนอกเท่านั้น</li>
</ol>
<p>ถ้าผลิตอาหารที่ต้องมีเลข อย. ผู้ตรวจมักขอดูเอกสารเหล่านี้ เก็บสำเนาไว้พร้อมเลขล็อตของกล่อง</p>
<h2>ก่อนใช้และการเก็บ</h2>
<ul>
<li>เก็บกล่องแบนไว้ในห่อ ห่างแดดและกลิ่นแรง พลาสติกดูดกลิ่นได้</li>
<li>เป่าฝุ่นหรือเช็ดด้วยผ้าไร้ขุย ถ้าต้องล้างใช้น้ำอุ่นไม่เกิน 40 องศา</li>
<li>ของมันหรือของเปียกให้รองกระดาษไข</li>
<li>สั่งล็อตใหม่ ลองใส่ของจริงและเขย่าก่อนใช้ทั้งล็อต</li>
</ul>
<p>ส่งขนาดของข้างในมาทาง <a href="/about#contact">ช่องทางติดต่อ</a> เราช่วยหากล่องมาตรฐานที่ใกล้ที่สุดให้ก่อน เพราะถูกกว่าสั่งทำ ถ้าจะติดฉลากบนกล่อง อ่าน <a href="/blogs/detail/labels-on-rolls">เลือกฉลากม้วน</a></p>
`,
    en: `
<p>A clear box sells sweets, because the buyer sees the real thing. But boxes that look alike may be made of different plastics, and not all of them should touch food.</p>
<h2>PET, PVC and PP</h2>
<table>
<thead><tr><th>Point</th><th>PET</th><th>PVC</th><th>PP</th></tr></thead>
<tbody>
<tr><td>Recycling number</td><td>1</td><td>3</td><td>5</td></tr>
<tr><td>Clarity</td><td>very clear</td><td>clear, bluish or yellowish</td><td>slightly hazy</td></tr>
<tr><td>Folds</td><td>fold again and again, little whitening</td><td>whitens easily</td><td>many folds</td></tr>
<tr><td>Heat</td><td>up to 60 °C</td><td>up to 60 °C</td><td>about 100 °C</td></tr>
<tr><td>Microwave</td><td>no</td><td>no</td><td>yes, if marked so</td></tr>
</tbody>
</table>
<p>So PET is the usual box for sweets, bakery and chocolate. For hot food take PP or coated paper. PVC boxes are for things that are not food, such as cosmetics and toys.</p>
<h2>Let it cool first</h2>
<p>A folded PET box begins to soften at about 65–70 °C. Brownies straight from the oven will twist it, and steam settles on the lid. Let them reach room temperature before closing. Refrigerators and freezers are fine, but a frozen box is brittle: do not knock it. And do not leave stock in a parked car, where it can pass 60 °C.</p>
<h2>Choose the thickness</h2>
<ul>
<li>0.20–0.25 mm: light goods, up to 150 grams, a few cookies;</li>
<li>0.30 mm: general use, 150–500 grams, stacks two or three high;</li>
<li>0.35–0.40 mm: heavy goods or tall boxes, stacked for a long journey.</li>
</ul>
<p>Always measure the inside, width × depth × height, with 3–5 mm to spare on each side so that fingers can reach in. A box more than twice as tall as its base should have a self-locking bottom.</p>
<h2>Papers to ask for</h2>
<ol>
<li>a statement that the raw material is food-contact grade;</li>
<li>test results under the Ministry of Public Health Notification No. 435 (B.E. 2565) on plastic containers, which looks at migration into food and at heavy metals;</li>
<li>the kind of ink, if the box is printed: ink belongs on the outside only.</li>
</ol>
<p>If your product carries a food registration number, the inspector may ask for these. Keep copies with the batch number of the boxes.</p>
<h2>Before use, and in store</h2>
<ul>
<li>Keep flat boxes wrapped, away from sun and strong smells: plastic takes up odours.</li>
<li>Blow off dust or wipe with a lint-free cloth. If you must wash, use water up to 40 °C.</li>
<li>Line with greaseproof paper for oily or moist goods.</li>
<li>With each new batch, put the real product in and shake it before you use the lot.</li>
</ul>
<p>Send the size of what goes inside through our <a href="/about#contact">contact page</a>. We look for the nearest standard box first, since it costs less than a made-to-order one. To label the box, read <a href="/blogs/detail/labels-on-rolls">choosing labels on rolls</a>.</p>
`,
  },
  cover: {
    drawing: 'pet-box',
    colors: [m.clear, m.red, m.yellow],
    alt: { th: 'กล่อง PET ใสใส่ขนม', en: 'A clear PET box with sweets inside' },
  },
  publishedAt: '2024-02-12T02:00:00.000Z',
  viewCount: 1633,
  shareCount: 70,
  isPublished: true,
}
