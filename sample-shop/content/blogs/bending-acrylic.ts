import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const bendingAcrylic: Article = {
  id: 'bending-acrylic',
  title: {
    th: 'ดัดอะคริลิกด้วยลวดความร้อน ให้ได้มุมเท่ากันทุกชิ้น',
    en: 'Bending acrylic on a hot wire, the same angle every time',
  },
  excerpt: {
    th: 'อุณหภูมิที่พอดี รัศมีโค้งต่ำสุด เวลาต่อความหนา และสาเหตุของฟองอากาศในแนวดัด',
    en: 'The right temperature, the least radius, the time per thickness, and why bubbles appear along the bend.',
  },
  contentHtml: {
    th: `
<p>แท่นวางเมนู ชั้นวางโบรชัวร์ ฝาครอบเครื่อง งานเหล่านี้ทำได้จากแผ่นเดียวดัดสองสามแนว แข็งแรงกว่าต่อกาวและเร็วกว่ามาก เครื่องมือหลักคือแท่นลวดความร้อนซึ่งให้ความร้อนเฉพาะแนวที่จะดัด</p>
<h2>อุณหภูมิที่ใช้ได้</h2>
<p>อะคริลิกดัดได้เมื่อเนื้อแผ่นร้อนทั่วถึงประมาณ 150–165 องศาเซลเซียส แผ่นรีดอ่อนตัวเร็วกว่าเล็กน้อยที่ราว 140–155 องศา ต่ำกว่านี้แนวดัดจะขาวหรือร้าว สูงกว่านี้ผิวเป็นฟอง อย่าวัดจากลวด ให้ดูที่แผ่น เมื่อจับปลายแล้วแผ่นทิ้งตัวลงเองโดยไม่ต้องฝืน แปลว่าพร้อม</p>
<table>
<thead><tr><th>ความหนา</th><th>เวลาโดยประมาณ</th><th>วิธีให้ความร้อน</th></tr></thead>
<tbody>
<tr><td>2 มม.</td><td>1–2 นาที</td><td>ด้านเดียว</td></tr>
<tr><td>3 มม.</td><td>2–3 นาที</td><td>ด้านเดียว พลิกครึ่งทาง</td></tr>
<tr><td>5 มม.</td><td>5–6 นาที</td><td>พลิกทุกหนึ่งนาที หรือใช้ลวดสองด้าน</td></tr>
<tr><td>8–10 มม.</td><td>10–15 นาที</td><td>ลวดสองด้าน หรือเซาะร่องช่วย</td></tr>
</tbody>
</table>
<p>เวลาจริงขึ้นกับแรงดันไฟและระยะห่างจากลวด ลองกับเศษจากแผ่นเดียวกันก่อน แล้วจดไว้ที่เครื่อง</p>
<h2>ลำดับการทำ</h2>
<ol>
<li>ตัด เจาะรู และขัดขอบให้เสร็จก่อนดัด หลังดัดแล้วจับยาก</li>
<li>ลอกฟิล์มกันรอยเฉพาะแถบที่จะร้อน กว้างข้างละ 3 ซม.</li>
<li>ขีดแนวกลางด้วยดินสอเขียนกระจก วางให้ตรงเหนือลวด ห่าง 4–6 มม.</li>
<li>เมื่อแผ่นอ่อนตัว ดัดออกจากด้านที่ร้อน ให้ด้านร้อนอยู่ข้างนอกของมุม</li>
<li>วางลงจิ๊กไม้หรือฉากทันที กดค้างจนเย็นต่ำกว่า 60 องศา แผ่น 3 มม. ใช้เวลาราวหนึ่งถึงสองนาที</li>
</ol>
<p>อย่าเป่าพัดลมหรือจุ่มน้ำเพื่อเร่ง ผิวเย็นก่อนเนื้อใน แผ่นจะบิดและเก็บความเค้นไว้ร้าวทีหลัง</p>
<h2>รัศมีโค้งและระยะเผื่อ</h2>
<p>รัศมีด้านในไม่ควรน้อยกว่าความหนาแผ่น งานที่รับแรงให้ใช้สองเท่า ถ้าต้องการมุมคม ให้เซาะร่องรูปตัววีลึกราวครึ่งหนึ่งของความหนาที่ด้านในก่อนดัด ส่วนความยาวแผ่นคลี่ ให้คิดตามแนวกลางเนื้อ แผ่น 3 มม. ดัดฉากรัศมี 3 มม. แนวโค้งยาวประมาณ 7 มม.</p>
<h2>ปัญหาที่พบบ่อย</h2>
<ul>
<li><strong>ฟองเล็ก ๆ ในแนวดัด</strong> แผ่นชื้นหรือร้อนเกิน อบไล่ความชื้นที่ 80 องศาข้ามคืน แผ่นรีดที่เปิดห่อไว้หน้าฝนเป็นบ่อย</li>
<li><strong>แนวดัดโค้งเป็นคันธนู</strong> ชิ้นแคบแต่แนวดัดยาว ความร้อนหดไม่เท่ากัน ใช้จิ๊กกดทั้งแนวและให้แถบร้อนกว้างขึ้น</li>
<li><strong>มุมเด้งกลับ</strong> ปล่อยเร็วไป หรือยังไม่ร้อนถึงใจกลาง ดัดเผื่อ 1–2 องศา</li>
<li><strong>ร้าวตอนติดกาว</strong> ความเค้นจากการดัด อบที่ 80 องศาสองชั่วโมงแล้วค่อยติด ดู <a href="/blogs/detail/gluing-acrylic">การติดกาวอะคริลิก</a></li>
</ul>
<h2>ดัดอย่างอื่นได้ไหม</h2>
<p>PETG ดัดง่ายกว่าที่ราว 120 องศา โพลีคาร์บอเนตต้องอบแห้งก่อนเสมอ หรือพับเย็นด้วยเครื่องพับโลหะได้ ส่วนพลาสวูดดัดได้ที่ราว 110 องศา แต่อย่าให้ไหม้ เพราะควันของ PVC เป็นกรด ทำงานในที่อากาศถ่ายเทและสวมถุงมือกันร้อนทุกครั้ง</p>
`,
    en: `
<p>Menu holders, brochure racks, machine covers: each can be one sheet with two or three bends, stronger than a glued joint and much quicker. The tool is a strip heater, a hot wire that warms only the line to be bent.</p>
<h2>The right temperature</h2>
<p>Acrylic bends when it is about 150–165 °C right through. Extruded sheet softens a little sooner, at about 140–155 °C. Below that the bend whitens or cracks; above it the face bubbles. Do not judge by the wire, judge by the sheet: when the free end sinks by itself, without force, it is ready.</p>
<table>
<thead><tr><th>Thickness</th><th>Time, about</th><th>Heating</th></tr></thead>
<tbody>
<tr><td>2 mm</td><td>1–2 minutes</td><td>one side</td></tr>
<tr><td>3 mm</td><td>2–3 minutes</td><td>one side, turned halfway</td></tr>
<tr><td>5 mm</td><td>5–6 minutes</td><td>turned each minute, or wires on both sides</td></tr>
<tr><td>8–10 mm</td><td>10–15 minutes</td><td>wires on both sides, or a groove to help</td></tr>
</tbody>
</table>
<p>The true time depends on the voltage and the distance to the wire. Try it on an offcut of the same sheet, and write it on the machine.</p>
<h2>Step by step</h2>
<ol>
<li>Cut, drill and finish the edges first. A bent piece is hard to hold.</li>
<li>Peel the film only along the strip to be heated, 3 cm each side.</li>
<li>Mark the line with a wax pencil and lay it over the wire, 4–6 mm above.</li>
<li>When it softens, bend away from the heat, so that the heated side is outside the angle.</li>
<li>Put it in a wooden jig at once and hold it until it is below 60 °C: one to two minutes for 3 mm.</li>
</ol>
<p>Do not hurry it with a fan or water. The skin cools before the core, and the piece warps or keeps a stress that cracks later.</p>
<h2>Radius and allowance</h2>
<p>The inside radius should be no less than the thickness, and twice that where it carries load. For a sharp corner, cut a V-groove about half the thickness deep on the inside before bending. For the flat length, measure along the middle of the sheet: 3 mm bent square at a radius of 3 mm takes up about 7 mm.</p>
<h2>What goes wrong</h2>
<ul>
<li><strong>Small bubbles in the bend.</strong> Damp sheet or too much heat. Dry it overnight at 80 °C. Extruded sheet left unwrapped in the rainy season does this often.</li>
<li><strong>The bend bows.</strong> A narrow piece with a long bend shrinks unevenly. Clamp the whole line, and heat a wider strip.</li>
<li><strong>The angle springs back.</strong> Let go too soon, or the core was not hot. Overbend by 1–2 degrees.</li>
<li><strong>It cracks when glued.</strong> Stress from the bend. Anneal two hours at 80 °C first; see <a href="/blogs/detail/gluing-acrylic">gluing acrylic</a>.</li>
</ul>
<h2>Can other sheets be bent?</h2>
<p>PETG is easier, at about 120 °C. Polycarbonate must always be dried first, or can be folded cold on a metal brake. PVC foam board bends at about 110 °C, but must not scorch: the smoke of PVC is acid. Work with good ventilation and heat-proof gloves.</p>
`,
  },
  cover: {
    drawing: 'brochure-holder',
    colors: [m.clear],
    alt: { th: 'ที่วางโบรชัวร์ดัดจากอะคริลิกใสแผ่นเดียว', en: 'A brochure holder bent from clear acrylic' },
  },
  publishedAt: '2024-06-17T02:00:00.000Z',
  viewCount: 1105,
  shareCount: 43,
  isPublished: true,
}
