import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const labelsOnRolls: Article = {
  id: 'labels-on-rolls',
  title: {
    th: 'เลือกฉลากม้วน: กระดาษ PP หรือ PVC แกนเท่าไร ออกทางไหน',
    en: 'Labels on rolls: paper, PP or PVC, which core, which way out',
  },
  excerpt: {
    th: 'ฉลากลอกในตู้เย็น หมึกเลอะ หรือเครื่องติดไม่หยุด มักแก้ได้ด้วยการเลือกเนื้อ กาว แกน และทิศม้วนให้ถูก',
    en: 'Labels that lift in the fridge, smear or jam the machine: nearly always the face, the adhesive, the core or the winding.',
  },
  contentHtml: {
    th: `
<p>ฉลากดวงเล็ก ๆ มีส่วนประกอบสี่อย่าง เนื้อฉลาก กาว กระดาษรอง และแกนม้วน ถูกสามผิดหนึ่งก็ใช้ไม่ได้ ตอบคำถามในบทความนี้ให้ครบก่อนสั่ง จะประหยัดกว่าสั่งใหม่ทั้งม้วน</p>
<h2>เลือกเนื้อฉลาก</h2>
<table>
<thead><tr><th>เนื้อ</th><th>กันน้ำ</th><th>เหมาะกับ</th></tr></thead>
<tbody>
<tr><td>กระดาษกึ่งมัน</td><td>ไม่กัน</td><td>กล่อง ถุงแห้ง ฉลากราคา</td></tr>
<tr><td>กระดาษความร้อน</td><td>ไม่กัน ซีดเมื่อโดนร้อน</td><td>ป้ายขนส่ง ป้ายชั่งน้ำหนัก</td></tr>
<tr><td>PP ขาวหรือใส</td><td>กัน</td><td>ขวดน้ำ กล่องขนม ของแช่เย็น</td></tr>
<tr><td>PE</td><td>กัน ยืดหยุ่น</td><td>หลอดและขวดบีบ</td></tr>
<tr><td>PVC</td><td>กัน ทนแดดกว่า</td><td>ของใช้กลางแจ้ง ป้ายเครื่อง</td></tr>
</tbody>
</table>
<h2>เลือกกาว</h2>
<ul>
<li><strong>กาวถาวร</strong> ใช้ทั่วไป ติดแล้วลอกขาด</li>
<li><strong>กาวลอกได้</strong> แก้ว ของขวัญ สินค้าที่ลูกค้าต้องลอกออก</li>
<li><strong>กาวแช่แข็ง</strong> ติดได้บนผิวเย็น กาวธรรมดาติดที่อุณหภูมิต่ำกว่า 5 องศาไม่อยู่ แม้หลังติดแล้วจะทนเย็นกว่านั้นได้</li>
</ul>
<p>จำสองตัวเลขให้แยกกัน คืออุณหภูมิตอนติด กับอุณหภูมิตอนใช้งาน ขวดที่เพิ่งออกจากตู้มีหยดน้ำเกาะ กาวแบบไหนก็ไม่อยู่ ต้องเช็ดแห้งก่อน</p>
<h2>ผิวโค้งและขวดเล็ก</h2>
<p>ขวดเส้นผ่านศูนย์กลางต่ำกว่า 30 มม. ขอบฉลากมักเด้ง ใช้เนื้อบางและนุ่ม เช่น PE หรือ PP บาง อย่าให้ฉลากพันเกินสามในสี่ของรอบ และหันแนวเกรนกระดาษขนานแกนขวด ผิวโค้งสองทิศอย่างลูกบอล ฉลากใหญ่จะย่นเสมอ ให้ลดขนาดหรือผ่าเป็นกลีบ</p>
<h2>แกนและทิศม้วน</h2>
<ol>
<li>เครื่องพิมพ์ตั้งโต๊ะใช้แกน 1 นิ้ว (25 มม.) ม้วนนอกไม่เกินราว 127 มม.</li>
<li>เครื่องอุตสาหกรรมใช้แกน 3 นิ้ว (76 มม.) ม้วนนอกถึง 200 มม. ขึ้นไป</li>
<li>ฉลากออกด้านนอกหรือด้านใน และหัวฉลากนำหรือท้ายนำ เครื่องติดอัตโนมัติจะบอกเป็นเลขทิศ ถ่ายรูปม้วนเดิมส่งมาง่ายที่สุด</li>
<li>ช่องว่างระหว่างดวง 2–3 มม. สำหรับเซนเซอร์ ถ้าเครื่องใช้แถบดำด้านหลังต้องแจ้ง</li>
</ol>
<h2>พิมพ์เองด้วยอะไร</h2>
<p>เครื่องความร้อนโดยตรงไม่ใช้หมึก แต่ตัวหนังสือซีดในไม่กี่เดือน เหมาะกับป้ายส่งของ เครื่องใช้ริบบอนทนกว่ามาก เลือกริบบอนแว็กซ์สำหรับกระดาษ แว็กซ์เรซินสำหรับกระดาษมันและ PP เรซินล้วนสำหรับ PP และ PET ที่ต้องโดนน้ำหรือแอลกอฮอล์ ริบบอนควรกว้างกว่าฉลาก 5 มม. หัวพิมพ์จะได้ไม่สึก</p>
<h2>ฉลากอาหาร</h2>
<p>กาวที่แตะอาหารโดยตรงต้องเป็นเกรดสัมผัสอาหาร ถ้าติดบนบรรจุภัณฑ์ด้านนอกใช้กาวทั่วไปได้ ตัวหนังสือและข้อความบังคับให้ดูตามประกาศเรื่องฉลากอาหารที่ใช้อยู่ เว้นที่วันหมดอายุไว้ให้พอตั้งแต่ออกแบบ</p>
<h2>การเก็บ</h2>
<p>เก็บในถุงปิด อุณหภูมิ 20–25 องศา ความชื้นราวครึ่งหนึ่ง วางม้วนนอน อย่าทับ ใช้ภายในหนึ่งปี กาวที่เยิ้มออกข้างม้วนแปลว่าร้อนเกิน แช่ตู้เย็นธรรมดาสักชั่วโมงก่อนใช้ช่วยได้ชั่วคราว ถ้าติดบนกล่องใส อ่านเรื่องกล่องที่ <a href="/blogs/detail/food-safe-pet-boxes">กล่อง PET ใส่ขนม</a></p>
`,
    en: `
<p>A small label has four parts: face, adhesive, liner and core. Get three right and one wrong, and it does not work. Answer the questions here before you order; it is cheaper than ordering the roll again.</p>
<h2>The face</h2>
<table>
<thead><tr><th>Face</th><th>Waterproof</th><th>For</th></tr></thead>
<tbody>
<tr><td>Semi-gloss paper</td><td>no</td><td>boxes, dry bags, prices</td></tr>
<tr><td>Thermal paper</td><td>no; fades with heat</td><td>shipping labels, scales</td></tr>
<tr><td>White or clear PP</td><td>yes</td><td>bottles, sweet boxes, chilled goods</td></tr>
<tr><td>PE</td><td>yes, and flexible</td><td>tubes and squeeze bottles</td></tr>
<tr><td>PVC</td><td>yes, stands sun better</td><td>outdoor goods, machine plates</td></tr>
</tbody>
</table>
<h2>The adhesive</h2>
<ul>
<li><strong>Permanent</strong>: general use; tears when peeled.</li>
<li><strong>Removable</strong>: glassware, gifts, anything the buyer will peel.</li>
<li><strong>Freezer</strong>: goes on to cold surfaces. An ordinary adhesive will not take below 5 °C, though once on it stands colder than that.</li>
</ul>
<p>Keep two figures apart: the temperature when you apply it, and the temperature in use. A bottle fresh from the cooler is wet, and no adhesive holds on water. Dry it first.</p>
<h2>Curves and small bottles</h2>
<p>On bottles under 30 mm across, label edges lift. Use a thin, soft face such as PE or thin PP, do not wrap more than three quarters of the way round, and run the paper grain along the bottle. On a surface curved both ways, like a ball, a large label always wrinkles: make it smaller, or cut it into petals.</p>
<h2>Core and winding</h2>
<ol>
<li>Desktop printers take a 1-inch (25 mm) core and rolls up to about 127 mm across.</li>
<li>Industrial ones take a 3-inch (76 mm) core, and 200 mm or more.</li>
<li>Labels outside or inside, head first or foot first: an automatic applicator has a number for it. The easiest way is to send a picture of the old roll.</li>
<li>A gap of 2–3 mm between labels for the sensor. If your machine reads a black mark on the back, say so.</li>
</ol>
<h2>Printing your own</h2>
<p>Direct thermal uses no ink, but the text fades within months: good for shipping. Thermal transfer lasts far longer: wax ribbon for paper, wax-resin for coated paper and PP, pure resin for PP and PET that meet water or alcohol. The ribbon should be 5 mm wider than the label, to spare the print head.</p>
<h2>Food labels</h2>
<p>Adhesive that touches food must be food-contact grade. On the outside of a package ordinary adhesive will do. For the words required, see the food labelling notification in force, and leave room for the expiry date from the first sketch.</p>
<h2>Keeping them</h2>
<p>In closed bags, at 20–25 °C and about half humidity, rolls lying flat with nothing on top; use within a year. Adhesive oozing from the side means too much heat. An hour in an ordinary refrigerator before use helps for the moment. For the box underneath, read <a href="/blogs/detail/food-safe-pet-boxes">clear PET boxes</a>.</p>
`,
  },
  cover: {
    drawing: 'sticker-roll',
    colors: [m.green],
    alt: { th: 'ม้วนฉลากสติกเกอร์สีเขียว', en: 'A roll of green label stickers' },
  },
  publishedAt: '2023-07-24T02:00:00.000Z',
  viewCount: 1029,
  shareCount: 33,
  isPublished: true,
}
