import type { Article } from '../types.ts'

export const evenLightBoxes: Article = {
  id: 'even-light-boxes',
  title: {
    th: 'กล่องไฟสว่างเท่ากันทั้งหน้า: อะคริลิกขาวนม ระยะไฟ และความลึกกล่อง',
    en: 'An even light box: opal acrylic, LED spacing and depth',
  },
  excerpt: {
    th: 'จุดสว่างเป็นดวงเกิดจากกล่องตื้นหรือไฟห่างเกินไป วิธีคิดระยะ จำนวนโมดูล และหม้อแปลงแบบง่าย',
    en: 'Hot spots come from a box too shallow or LEDs too far apart. A simple way to work out spacing, modules and power.',
  },
  contentHtml: {
    th: `
<p>กล่องไฟที่สวยตอนกลางวันอาจเห็นไฟเป็นดวง ๆ ตอนกลางคืน แก้ทีหลังต้องรื้อทั้งกล่อง คิดสามเรื่องนี้ให้ลงตัวตั้งแต่แบบ คือ แผ่นหน้า ระยะไฟ และความลึก</p>
<h2>เลือกแผ่นหน้า</h2>
<p>อะคริลิกขาวนม (Opal) กระจายแสงโดยผสมเม็ดสีขาวในเนื้อ ดูที่ค่าแสงผ่าน</p>
<table>
<thead><tr><th>แสงผ่าน</th><th>ซ่อนดวงไฟ</th><th>เหมาะกับ</th></tr></thead>
<tbody>
<tr><td>30–35%</td><td>ดีมาก</td><td>กล่องตื้น มองใกล้</td></tr>
<tr><td>40–50%</td><td>ดี</td><td>กล่องไฟหน้าร้านทั่วไป</td></tr>
<tr><td>60% ขึ้นไป</td><td>น้อย</td><td>กล่องลึก หรือมีแผ่นกระจายแสงอีกชั้น</td></tr>
</tbody>
</table>
<p>หน้า 3 มม. ใช้ได้ถึงความกว้างราว 1 เมตร กว้างกว่านั้นใช้ 5 มม. หรือใส่คาน และใช้แผ่นชนิดเดียวล็อตเดียวทั้งป้าย เพราะขาวของแต่ละล็อตต่างกันเมื่อเปิดไฟ</p>
<h2>กฎง่าย ๆ ของระยะไฟ</h2>
<p>ระยะห่างระหว่างดวงไม่ควรเกินความลึกจากไฟถึงหน้า กล่องลึก 10 ซม. จึงวางโมดูลห่างกันได้ไม่เกิน 10 ซม. โมดูลที่มีเลนส์มุมกว้าง 160–170 องศา ยืดได้เป็นหนึ่งเท่าครึ่งของความลึก ต่ำกว่า 5 ซม. ควรใช้ไฟขอบกับแผ่นนำแสงแทน</p>
<ul>
<li>แถวริมห่างขอบไม่เกินครึ่งหนึ่งของระยะระหว่างดวง มิฉะนั้นมุมจะมืด</li>
<li>ผนังด้านในพ่นขาวด้านหรือใช้แผ่นพลาสวูดขาว ช่วยให้สว่างขึ้นราวหนึ่งในสี่</li>
<li>หน้าสีเข้ม เช่น แดงหรือน้ำเงิน กินแสงมาก ใช้ไฟสีเดียวกับหน้าจะสดกว่าไฟขาว</li>
</ul>
<h2>คิดจำนวนและหม้อแปลง</h2>
<p>สมมติกล่องหน้า 60 × 120 ซม. ลึก 12 ซม. ใช้โมดูล 1.2 วัตต์ 12 โวลต์ วางห่าง 12 ซม.</p>
<ol>
<li>แนวตั้ง 60 ÷ 12 ได้ 5 แถว แนวนอน 120 ÷ 12 ได้ 10 ดวง รวม 50 ดวง</li>
<li>กำลังไฟ 50 × 1.2 = 60 วัตต์</li>
<li>หม้อแปลงใช้ไม่เกิน 80% ของพิกัด จึงต้องการ 75 วัตต์ขึ้นไป เลือก 120 วัตต์</li>
</ol>
<p>ต่อโมดูลเรียงยาวเกิน 20–25 ดวงต่อเส้น ปลายสายจะหรี่ ให้แยกเป็นหลายเส้นขนานกลับมาที่หม้อแปลง</p>
<h2>ความร้อน น้ำ และลม</h2>
<ul>
<li>แปะโมดูลบนแผ่นโลหะหรืออะลูมิเนียมคอมโพสิต ความร้อนจะระบายออกหลัง</li>
<li>เจาะรูระบายน้ำ 6 มม. ที่พื้นกล่องทุกมุม และรูลมด้านบนที่กันฝนและแมลง</li>
<li>หน้าอะคริลิกเว้นช่องในรางรอบละ 2–3 มม. ให้ยืดหดได้ อย่ายิงซิลิโคนเต็ม</li>
<li>หม้อแปลงนอกอาคารใช้ชนิดกันน้ำ IP67 และวางให้เข้าถึงได้โดยไม่ต้องรื้อหน้า</li>
</ul>
<h2>ทดสอบก่อนปิดกล่อง</h2>
<p>วางแผ่นหน้าบนกล่อง เปิดไฟในห้องมืด ถอยออกมาสามเมตร หรี่ตามอง ถ้ายังเห็นดวง ให้เพิ่มความลึกหรือแผ่นกระจายแสง เปิดทิ้งไว้สองชั่วโมงแล้วแตะหลังกล่อง ควรอุ่นแต่ไม่ร้อนจนจับไม่ได้ งานต่อไฟฟ้า 220 โวลต์ให้ช่างไฟที่มีใบอนุญาตทำ พร้อมสายดินและเบรกเกอร์กันดูด เลือกความหนาหน้าเพิ่มเติมได้ที่ <a href="/blogs/detail/choosing-acrylic-thickness">เลือกความหนาอะคริลิก</a></p>
`,
    en: `
<p>A light box that looks well by day may show every LED by night, and mending it means taking it all apart. Settle three things on the drawing: the face, the spacing and the depth.</p>
<h2>The face</h2>
<p>Opal acrylic spreads light by white pigment in the sheet. Look at how much light it passes.</p>
<table>
<thead><tr><th>Light passed</th><th>Hides LEDs</th><th>For</th></tr></thead>
<tbody>
<tr><td>30–35%</td><td>very well</td><td>shallow boxes seen close up</td></tr>
<tr><td>40–50%</td><td>well</td><td>ordinary shop signs</td></tr>
<tr><td>60% and more</td><td>little</td><td>deep boxes, or with a second diffuser</td></tr>
</tbody>
</table>
<p>A 3 mm face serves up to about one metre wide. Wider than that, take 5 mm or add a rail. Use one kind and one batch for the whole sign: whites differ once they are lit.</p>
<h2>A simple rule for spacing</h2>
<p>LEDs should be no further apart than the depth from LED to face. In a box 10 cm deep, 10 cm at most. Modules with wide lenses of 160–170 degrees stretch that to one and a half times. Below 5 cm use edge lighting with a light guide.</p>
<ul>
<li>Keep the outer row within half a spacing of the wall, or the corners go dark.</li>
<li>Paint the inside matt white, or line it with white PVC foam board: about a quarter more light.</li>
<li>Strong colours such as red and blue swallow light. LEDs of the same colour look fresher than white ones.</li>
</ul>
<h2>Modules and power</h2>
<p>Say the face is 60 × 120 cm and the box 12 cm deep, with 12-volt modules of 1.2 watts, 12 cm apart.</p>
<ol>
<li>60 ÷ 12 is 5 rows, 120 ÷ 12 is 10 in a row: 50 modules.</li>
<li>50 × 1.2 = 60 watts.</li>
<li>Load a power supply to 80% at most: 75 watts or more, so take 120.</li>
</ol>
<p>More than 20–25 modules on one string and the far end dims. Run several strings side by side back to the supply.</p>
<h2>Heat, water, air</h2>
<ul>
<li>Mount modules on metal or aluminium composite, so that heat leaves through the back.</li>
<li>Drill 6 mm drain holes in the lower corners, and vents at the top that keep out rain and insects.</li>
<li>Leave the face 2–3 mm of play all round in its rail. Do not fill the rail with silicone.</li>
<li>Outdoors use an IP67 power supply, placed where it can be reached without removing the face.</li>
</ul>
<h2>Test before you close it</h2>
<p>Lay the face on, switch on in a dark room, step back three metres and half close your eyes. If you still see points, add depth or a diffuser. Leave it on for two hours and touch the back: warm, but not too hot to hold. Have a licensed electrician connect the 220 volts, with earth and a residual-current breaker. More on the face in <a href="/blogs/detail/choosing-acrylic-thickness">choosing acrylic thickness</a>.</p>
`,
  },
  cover: {
    drawing: 'light-box',
    colors: [],
    alt: { th: 'กล่องไฟหน้าอะคริลิกขาวนม', en: 'A light box with an opal acrylic face' },
  },
  publishedAt: '2024-07-29T02:00:00.000Z',
  viewCount: 1088,
  shareCount: 45,
  isPublished: true,
}
