import type { Article } from '../types.ts'

export const peUhmwOrPtfe: Article = {
  id: 'pe-uhmw-or-ptfe',
  title: {
    th: 'PE, UHMW หรือเทฟลอน แผ่นลื่นแบบไหนคุ้มกับงาน',
    en: 'PE, UHMW or PTFE: which slippery sheet pays',
  },
  excerpt: {
    th: 'ทั้งสามลื่นและไม่ติดของ แต่ราคาต่างกันหลายเท่า เลือกจากความร้อน การสึก และน้ำหนักที่กด',
    en: 'All three are slippery and nothing sticks to them, at very different prices. Choose by heat, wear and pressure.',
  },
  contentHtml: {
    th: `
<p>แผ่นรองสายพาน รางเลื่อน บุถังไซโล เขียงโรงงาน งานพวกนี้ต้องการผิวลื่นที่ไม่กัดของ ลูกค้ามักถามหาเทฟลอนก่อนเพราะคุ้นชื่อ ทั้งที่เกือบครึ่งของงาน PE ธรรมดาก็พอ และอีกส่วนใหญ่ UHMW ทนกว่าเทฟลอนด้วยซ้ำ</p>
<h2>ตัวเลขเทียบกัน</h2>
<table>
<thead><tr><th>คุณสมบัติ</th><th>HDPE</th><th>UHMW-PE</th><th>PTFE (เทฟลอน)</th></tr></thead>
<tbody>
<tr><td>ความหนาแน่น</td><td>0.95</td><td>0.94</td><td>2.18</td></tr>
<tr><td>น้ำหนัก 1 ตร.ม. หนา 10 มม.</td><td>9.5 กก.</td><td>9.4 กก.</td><td>21.8 กก.</td></tr>
<tr><td>ใช้งานต่อเนื่อง</td><td>ราว 80 °C</td><td>ราว 80 °C</td><td>ราว 260 °C</td></tr>
<tr><td>ความลื่น</td><td>ดี</td><td>ดีมาก</td><td>ดีที่สุด</td></tr>
<tr><td>ทนสึก</td><td>พอใช้</td><td>ดีที่สุด</td><td>ต่ำ ถ้าไม่ผสมสารเสริม</td></tr>
<tr><td>ทนกดค้าง</td><td>ปานกลาง</td><td>ปานกลาง</td><td>ต่ำ ไหลตัวได้</td></tr>
<tr><td>ราคาเทียบ</td><td>1</td><td>ราว 2–3</td><td>ราว 10 ขึ้นไป</td></tr>
</tbody>
</table>
<p>ความหนาแน่นมีหน่วยเป็นกรัมต่อลูกบาศก์เซนติเมตร ราคาเทียบเป็นค่าคร่าว ๆ ต่อปริมาตรเท่ากัน</p>
<h2>เลือกตามงาน</h2>
<h3>HDPE</h3>
<p>เขียงตัดอาหาร ถังน้ำ แผ่นรองพื้น งานเคมีทั่วไป เชื่อมด้วยลมร้อนได้ ราคาดี เขียงเลือกสีแยกตามของ เช่น แดงเนื้อดิบ เขียวผัก น้ำเงินปลา ไสหน้าใหม่ได้เมื่อรอยมีดลึก</p>
<h3>UHMW-PE</h3>
<p>รางสายพานลำเลียงขวด แผ่นบุรางเทหินและข้าวเปลือก กันกระแทกท่าเรือ เหนียวที่อุณหภูมิติดลบ ไม่ดูดน้ำ ทนทรายขัดได้นานกว่าเหล็กในบางงาน เชื่อมและขึ้นรูปยาก จึงมักกลึงหรือยึดสกรูฝังหัว</p>
<h3>PTFE</h3>
<p>ปะเก็น ซีลวาล์ว บูชแห้งในเตาอบ แผ่นรองเครื่องซีลร้อน งานกรดด่างแรงเกือบทุกชนิด ถ้ารับแรงกดให้เลือกชนิดผสมใยแก้วหรือคาร์บอน ซึ่งไหลตัวน้อยลงมาก</p>
<h2>เรื่องที่ต้องเผื่อ</h2>
<ul>
<li>PE ยืดหดมาก แผ่นยาว 1 เมตรเปลี่ยนได้ 5–6 มม. เมื่ออุณหภูมิต่าง 30 องศา เจาะรูยาวและยึดแน่นเพียงจุดเดียว</li>
<li>ฝังหัวสกรูลึกกว่าผิวอย่างน้อย 3 มม. เผื่อการสึก</li>
<li>ไม่มีกาวที่ติดได้ดี ใช้สกรู รางหนีบ หรือแผ่นที่กัดผิวมาสำหรับติดกาว</li>
<li>PE สีขาวกลางแดดกรอบ ใช้สีดำ</li>
<li>แผ่นตัดใหม่อาจแอ่น เพราะความเค้นจากการอัด ไสทั้งสองหน้าเท่า ๆ กัน</li>
</ul>
<h2>ตัดและกลึง</h2>
<ol>
<li>เลื่อยวงเดือนฟันห่าง 24–40 ฟันสำหรับแผ่นหนา คายเศษได้ดี</li>
<li>มีดคมมาก ป้อนเร็วรอบต่ำ เศษยาวเป็นเส้น หมั่นหยุดเอาออก</li>
<li>วัดขนาดหลังวางในห้องวัดหนึ่งชั่วโมง</li>
<li>PTFE ห้ามให้ร้อนเกิน 350 องศา และห้ามสูบบุหรี่ขณะกลึง เพราะฝุ่นที่ติดมวนเมื่อไหม้ให้ไอพิษ</li>
</ol>
<h2>ถามก่อนซื้อสี่ข้อ</h2>
<p>ร้อนสุดกี่องศา แตะอาหารหรือไม่ กดหนักเท่าไรต่อพื้นที่ และของที่ผ่านคมหรือมีทรายปนไหม ตอบได้สี่ข้อนี้ เราบอกวัสดุและความหนาได้ทันที ถ้าเป็นเฟืองหรือบูชพิกัดแคบ ให้ดู <a href="/blogs/detail/pom-or-nylon">POM หรือไนลอน</a></p>
`,
    en: `
<p>Conveyor guides, slide rails, hopper linings, factory cutting boards: all want a slippery face that does not bite the goods. Customers often ask for PTFE first because they know the name. For nearly half of those jobs plain PE is enough, and for most of the rest UHMW outlasts PTFE.</p>
<h2>Figures</h2>
<table>
<thead><tr><th>Property</th><th>HDPE</th><th>UHMW-PE</th><th>PTFE</th></tr></thead>
<tbody>
<tr><td>Density</td><td>0.95</td><td>0.94</td><td>2.18</td></tr>
<tr><td>1 m², 10 mm thick</td><td>9.5 kg</td><td>9.4 kg</td><td>21.8 kg</td></tr>
<tr><td>Continuous heat</td><td>about 80 °C</td><td>about 80 °C</td><td>about 260 °C</td></tr>
<tr><td>Slip</td><td>good</td><td>very good</td><td>best</td></tr>
<tr><td>Wear</td><td>fair</td><td>best</td><td>poor unless filled</td></tr>
<tr><td>Steady pressure</td><td>medium</td><td>medium</td><td>poor: it creeps</td></tr>
<tr><td>Price, compared</td><td>1</td><td>about 2–3</td><td>10 and more</td></tr>
</tbody>
</table>
<p>Density is in grams per cubic centimetre. The prices are a rough guide for equal volume.</p>
<h2>Choose by the job</h2>
<h3>HDPE</h3>
<p>Food cutting boards, water tanks, floor plates, general chemical work. It welds with hot air and costs little. Cutting boards are often kept apart by colour, such as red for raw meat, green for vegetables and blue for fish, and can be planed when the knife marks grow deep.</p>
<h3>UHMW-PE</h3>
<p>Bottle conveyors, linings for stone and paddy chutes, dock fenders. It stays tough below freezing, takes up no water, and against sand outlasts steel in some work. It is hard to weld and form, so it is usually machined, or fixed with sunken screws.</p>
<h3>PTFE</h3>
<p>Gaskets, valve seats, dry bushes in ovens, heat-sealer pads, nearly all strong acids and alkalis. Under pressure take the glass- or carbon-filled kind, which creeps far less.</p>
<h2>Allow for</h2>
<ul>
<li>PE moves a great deal: one metre changes 5–6 mm over 30 degrees. Use slotted holes, and fix tight at one point only.</li>
<li>Sink screw heads at least 3 mm below the face, for wear.</li>
<li>No glue holds well. Use screws, clamping rails or sheet etched for bonding.</li>
<li>White PE turns brittle in the sun. Take black.</li>
<li>A freshly cut plate may bow from moulding stress. Plane both faces equally.</li>
</ul>
<h2>Cutting and turning</h2>
<ol>
<li>For thick plate a coarse circular blade of 24–40 teeth clears the chips well.</li>
<li>Very sharp tools, quick feed, low speed. Chips come off in long strings: stop often and clear them.</li>
<li>Measure after an hour in the measuring room.</li>
<li>Never heat PTFE above 350 °C, and do not smoke while machining it: dust on a cigarette gives off toxic fumes.</li>
</ol>
<h2>Four questions before you buy</h2>
<p>How hot at most? Does it touch food? How heavy a load on what area? Is what passes over it sharp or sandy? With those four answers we can name the material and the thickness at once. For gears and close-fitting bushes see <a href="/blogs/detail/pom-or-nylon">POM or nylon</a>.</p>
`,
  },
  cover: {
    drawing: 'engineering-sheet',
    colors: [],
    alt: { th: 'แผ่นพลาสติกวิศวกรรมหนา', en: 'Thick engineering plastic plates' },
  },
  publishedAt: '2023-08-21T02:00:00.000Z',
  viewCount: 996,
  shareCount: 31,
  isPublished: true,
}
