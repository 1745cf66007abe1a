import type { Article } from '../types.ts'

export const gluingAcrylic: Article = {
  id: 'gluing-acrylic',
  title: {
    th: 'ติดอะคริลิกให้รอยต่อใส ไม่มีฟอง ไม่ร้าว',
    en: 'Gluing acrylic: clear joints, no bubbles, no cracks',
  },
  excerpt: {
    th: 'น้ำยาประสาน กาวสองส่วน ซิลิโคน หรือเทปโฟม ใช้เมื่อไร และทำไมกาวตราช้างทำให้อะคริลิกเป็นฝ้าขาว',
    en: 'Solvent, two-part cement, silicone or foam tape: when to use each, and why superglue leaves a white haze.',
  },
  contentHtml: {
    th: `
<p>รอยต่ออะคริลิกที่ดีแทบมองไม่เห็น เพราะไม่ใช่การทากาวคั่นกลาง แต่เป็นการละลายผิวสองชิ้นให้เชื่อมเป็นเนื้อเดียวกัน งานจะสวยหรือไม่จึงขึ้นกับการเตรียมขอบมากกว่าตัวน้ำยา</p>
<h2>เลือกวิธีติด</h2>
<table>
<thead><tr><th>วิธี</th><th>ใช้กับ</th><th>ข้อดีข้อเสีย</th></tr></thead>
<tbody>
<tr><td>น้ำยาประสานอะคริลิก (ตัวทำละลาย)</td><td>กล่อง ตู้โชว์ ขอบเรียบสนิท</td><td>ใส เร็ว แต่ไม่เติมช่องว่าง</td></tr>
<tr><td>กาวอะคริลิกสองส่วน</td><td>แผ่นหนา งานรับแรง ตู้น้ำ</td><td>แข็งแรงที่สุด เติมช่องได้ รอนาน</td></tr>
<tr><td>ซิลิโคนชนิดเป็นกลาง</td><td>ติดกับปูน ไม้ โลหะ</td><td>ยืดหยุ่น กันน้ำ แต่เห็นแนว</td></tr>
<tr><td>เทปโฟมอะคริลิกใส</td><td>ป้ายติดผนัง ตัวอักษร</td><td>สะอาด ติดทันที แก้ตำแหน่งไม่ได้</td></tr>
</tbody>
</table>
<p>กาวหยดหรือกาวตราช้างไม่ควรใช้กับอะคริลิก ไอกาวจับเป็นฝ้าขาวรอบรอยต่อ และทำให้ขอบที่มีความเค้นร้าวได้</p>
<h2>เตรียมขอบ</h2>
<ul>
<li>ใช้ขอบเลื่อยหรือขอบเราเตอร์ ขัดเรียบด้วยกระดาษทรายเบอร์ 320–400 ให้ได้ฉาก</li>
<li>ไม่ติดบนขอบที่ลนไฟ เพราะผิวโค้งมนและมีความเค้น</li>
<li>แผ่นรีดที่ตัดด้วยเลเซอร์ให้อบคลายที่ 80 องศาก่อน มิฉะนั้นลายงาจะขึ้นตามขอบ</li>
<li>เช็ดฝุ่นด้วยผ้าหมาดน้ำ ไม่ใช้แอลกอฮอล์กับขอบที่เพิ่งตัด</li>
</ul>
<h2>หยดน้ำยาแบบเข็มฉีด</h2>
<ol>
<li>ประกอบชิ้นแห้งให้ชิดก่อน ยกไฟฉายส่องดู ถ้าแสงลอดเป็นช่องให้ขัดใหม่</li>
<li>ยึดด้วยเทปหรือฉากแม่เหล็ก สอดลวดบางหรือเข็มหมุดเล็ก ๆ เว้นช่องราว 0.1 มม.</li>
<li>ลากเข็มตามแนวด้านใน น้ำยาจะซึมเข้าไปเองตลอดแนว ไม่ต้องบีบมาก</li>
<li>รอ 5–10 วินาทีแล้วดึงลวดออก ให้น้ำหนักแผ่นกดลงเบา ๆ</li>
<li>ปล่อยนิ่งอย่างน้อย 10 นาทีก่อนขยับ และ 24 ชั่วโมงก่อนรับน้ำหนัก</li>
</ol>
<p>ถ้าน้ำยาหยดเลอะหน้าแผ่น อย่าเช็ด ปล่อยให้ระเหยเอง รอยจะจางกว่าเช็ดมาก วันที่ชื้นจัด รอยต่ออาจขุ่นขาวเพราะไอน้ำกลั่นตัว ทำในห้องแอร์หรือรอวันแห้งดีกว่า</p>
<h2>งานใส่น้ำและตู้ปลา</h2>
<p>ใช้กาวสองส่วนกับแผ่นหล่อเท่านั้น เว้นร่องมุมสามเหลี่ยมให้กาวเต็ม ความหนาแผ่นต้องคำนวณจากความสูงของน้ำ ไม่ใช่ปริมาตร ตู้สูงเกิน 40 ซม. ขอให้ผู้ชำนาญคำนวณก่อน</p>
<h2>พลาสติกที่น้ำยานี้ติดไม่ได้</h2>
<p>PE, PP, ฟิวเจอร์บอร์ด, POM และเทฟลอน ไม่ละลายในน้ำยาประสาน ต้องเชื่อมลมร้อนหรือยึดด้วยสกรู ส่วนไนลอนต้องใช้กาวเฉพาะ PVC แข็งและพลาสวูดใช้กาว PVC ได้ PETG ใช้น้ำยาเดียวกับอะคริลิกได้บางสูตร ให้ลองเศษก่อน</p>
<h2>ความปลอดภัย</h2>
<p>น้ำยาประสานส่วนใหญ่มีตัวทำละลายระเหยไว ไอหนักกว่าอากาศและเป็นอันตรายเมื่อสูดดม ทำงานที่ลมผ่าน สวมถุงมือไนไตรล์สองชั้นกับแว่น เปลี่ยนถุงมือทันทีที่เปื้อน ปิดฝาทุกครั้ง ห่างเปลวไฟ และเก็บให้พ้นมือเด็ก</p>
`,
    en: `
<p>A good acrylic joint can hardly be seen, because there is no layer of glue in it: the two faces are dissolved and become one. So the result depends on the edge more than on the liquid.</p>
<h2>Choose the method</h2>
<table>
<thead><tr><th>Method</th><th>For</th><th>For and against</th></tr></thead>
<tbody>
<tr><td>Solvent cement</td><td>boxes and cases with flat edges</td><td>clear and quick; fills no gap</td></tr>
<tr><td>Two-part acrylic cement</td><td>thick sheet, loads, water tanks</td><td>strongest, fills gaps; slow</td></tr>
<tr><td>Neutral silicone</td><td>on to plaster, wood, metal</td><td>flexible, waterproof; the line shows</td></tr>
<tr><td>Clear acrylic foam tape</td><td>wall signs, letters</td><td>clean, instant; cannot be moved again</td></tr>
</tbody>
</table>
<p>Keep superglue away from acrylic. Its vapour settles as a white haze round the joint, and a stressed edge may crack.</p>
<h2>Prepare the edge</h2>
<ul>
<li>Use a sawn or routed edge, sanded flat and square with 320–400 grit.</li>
<li>Never glue a flame-polished edge: it is rounded and stressed.</li>
<li>Anneal laser-cut extruded sheet at 80 °C first, or it will craze along the edge.</li>
<li>Wipe off dust with a damp cloth; no alcohol on a fresh cut.</li>
</ul>
<h2>Solvent by needle</h2>
<ol>
<li>Fit the parts dry. Hold a torch behind: if light shows through, sand again.</li>
<li>Hold with tape or a magnetic square, with fine wire or small pins to leave about 0.1 mm.</li>
<li>Draw the needle along the inside. The liquid runs in by itself; hardly squeeze.</li>
<li>After 5–10 seconds pull the wires, and let the weight of the sheet close the joint.</li>
<li>Leave it alone for 10 minutes at least, and 24 hours before it carries load.</li>
</ol>
<p>If a drop falls on the face, do not wipe. Let it dry off by itself; the mark is far fainter than a wiped one. On a very humid day a joint may turn milky as moisture condenses in it. Work in an air-conditioned room, or wait for a dry day.</p>
<h2>Water and fish tanks</h2>
<p>Two-part cement and cast sheet only, with a bevel for the cement to fill. The thickness follows from the height of the water, not its volume. Above 40 cm, have someone qualified work it out.</p>
<h2>Plastics this will not glue</h2>
<p>PE, PP, corrugated board, POM and PTFE do not dissolve: weld them with hot air or use screws. Nylon needs an adhesive of its own. Rigid PVC and PVC foam board take PVC cement. PETG takes some acrylic cements; try an offcut first.</p>
<h2>Safety</h2>
<p>Most solvent cements evaporate quickly; the vapour is heavier than air and harmful to breathe. Work where air moves, wear two layers of nitrile gloves and goggles, change gloves as soon as they are splashed, close the can each time, stay away from flames and keep it from children.</p>
`,
  },
  cover: {
    drawing: 'solvent-glue',
    colors: [],
    alt: { th: 'ขวดน้ำยาประสานอะคริลิกหัวเข็ม', en: 'A needle bottle of solvent cement for acrylic' },
  },
  publishedAt: '2024-06-03T02:00:00.000Z',
  viewCount: 1968,
  shareCount: 83,
  isPublished: true,
}
