import type { Article } from '../types.ts'

export const plasticsOutdoorsInThailand: Article = {
  id: 'plastics-outdoors-in-thailand',
  title: {
    th: 'พลาสติกชนิดไหนทนแดดทนฝนเมืองไทย',
    en: 'Which plastics stand the Thai sun and rain',
  },
  excerpt: {
    th: 'แดดแรง ฝนหนัก และลมพายุฤดูร้อน ทำร้ายพลาสติกไม่เหมือนกัน ตารางอายุใช้งานโดยประมาณและข้อควรทำก่อนติดตั้ง',
    en: 'Strong sun, heavy rain and summer storms each harm plastics in their own way. A table of likely life, and what to do before you install.',
  },
  contentHtml: {
    th: `
<p>ลูกค้าถามว่า “อยู่ได้กี่ปี” คำตอบขึ้นกับว่าติดหันไปทางไหน ผนังทิศตะวันตกกับทิศใต้รับแดดหนักที่สุดของวัน ป้ายอันเดียวกันติดทิศเหนืออาจอยู่นานกว่าสองเท่า ตัวเลขในบทความนี้เป็นค่าประมาณสำหรับป้ายที่รับแดดตรงในประเทศไทย</p>
<h2>ศัตรูสามอย่าง</h2>
<ul>
<li><strong>รังสียูวี</strong> ตัดสายโซ่โมเลกุล ทำให้เหลือง ซีด และกรอบ</li>
<li><strong>ความร้อน</strong> แผ่นสีเข้มกลางแดดร้อนได้ถึง 65–70 องศา แผ่นจะยืด โก่ง และอ่อนตัว</li>
<li><strong>น้ำกับลม</strong> น้ำซึมเข้ารอยตัดและรูสกรู ลมกระชากจนจุดยึดฉีก</li>
</ul>
<h2>อายุใช้งานโดยประมาณ</h2>
<table>
<thead><tr><th>วัสดุ</th><th>กลางแดดตรง</th><th>หมายเหตุ</th></tr></thead>
<tbody>
<tr><td>อะคริลิกหล่อ</td><td>5–8 ปี</td><td>ทนยูวีในตัว ไม่เหลือง แต่กระแทกแรงแตกได้</td></tr>
<tr><td>โพลีคาร์บอเนตเคลือบยูวี</td><td>7–10 ปี</td><td>เหนียวมาก หันด้านเคลือบออกแดด ด้านที่ไม่เคลือบเหลืองใน 1–2 ปี</td></tr>
<tr><td>อะลูมิเนียมคอมโพสิต</td><td>3–10 ปี</td><td>เลือกสีเคลือบ PVDF สำหรับงานนอกอาคาร</td></tr>
<tr><td>พลาสวูด (โฟม PVC)</td><td>2–3 ปี</td><td>สีอ่อนเท่านั้น สีเข้มจะโก่ง</td></tr>
<tr><td>ป้ายไวนิลพิมพ์</td><td>6 เดือน–2 ปี</td><td>ขึ้นกับน้ำหนักผ้าและหมึก</td></tr>
<tr><td>ฟิวเจอร์บอร์ด (PP)</td><td>6–12 เดือน</td><td>ถ้าผสมสารกันยูวีจะได้ราว 2 ปี</td></tr>
<tr><td>HIPS และ ABS</td><td>ไม่ถึง 1 ปี</td><td>เหลืองและกรอบ ควรใช้ในร่ม</td></tr>
<tr><td>PE สีดำ</td><td>มากกว่า 10 ปี</td><td>เขม่าดำช่วยกันยูวี ส่วน PE ขุ่นขาวกรอบใน 1–2 ปี</td></tr>
</tbody>
</table>
<h2>เตรียมงานให้อยู่ได้นาน</h2>
<h3>เผื่อการยืดหด</h3>
<p>แผ่นอะคริลิกยาว 2,440 มม. ยืดหดได้เกือบ 7 มม. เมื่ออุณหภูมิต่างกัน 40 องศา เจาะรูตรงกลางให้พอดีหนึ่งรูเป็นจุดยึดหลัก รูที่เหลือเจาะให้โตหรือเป็นร่องยาว แล้วรองแหวน แผ่นจะขยับได้โดยไม่ร้าว</p>
<h3>ปล่อยให้น้ำออก</h3>
<p>กล่องไฟและตัวอักษรยกขอบต้องมีรูระบายน้ำขนาด 5–6 มม. ที่จุดต่ำสุดทุกช่อง อย่าซีลปิดสนิททั้งกล่อง อากาศร้อนเย็นสลับกันจะดูดความชื้นเข้าไปขังแล้วออกไม่ได้</p>
<h3>ยึดให้สู้ลม</h3>
<p>พายุฤดูร้อนมาช่วงมีนาคมถึงพฤษภาคม ลมกระโชก 25 เมตรต่อวินาทีดันป้ายหนึ่งตารางเมตรด้วยแรงราว 40 กิโลกรัม ป้ายใหญ่กว่า 3 ตารางเมตรควรให้ช่างโครงสร้างดูจุดยึด และป้ายขนาดใหญ่อาจต้องขออนุญาตตามกฎหมายควบคุมอาคาร ตรวจกับสำนักงานเขตหรือเทศบาลก่อน</p>
<h2>หน้าฝนกับทะเล</h2>
<p>งานใกล้ทะเลอย่างระยองหรือสงขลาให้ใช้สกรูสเตนเลสเกรด 316 สกรูชุบสังกะสีจะเป็นสนิมและคราบไหลลงบนแผ่น ล้างคราบเกลือด้วยน้ำเปล่าเดือนละครั้งช่วยยืดอายุได้มาก</p>
<h2>สรุปสั้น ๆ</h2>
<ol>
<li>งานไม่เกินสามเดือน ใช้ฟิวเจอร์บอร์ดหรือไวนิล</li>
<li>งานหนึ่งถึงสองปี ใช้พลาสวูดสีอ่อนเคลือบใส หรือไวนิล 440 แกรมขึ้นไป</li>
<li>งานห้าปีขึ้นไป ใช้อะคริลิกหล่อหรืออะลูมิเนียมคอมโพสิต</li>
</ol>
<p>บอกทิศที่ติด ความสูง และจำนวนปีที่ต้องการ แล้ว<a href="/about#contact">สอบถามร้าน</a>ได้เลย จะช่วยเลือกวัสดุให้พอดีงบ</p>
`,
    en: `
<p>“How many years will it last?” That depends on which way it faces. West and south walls take the hardest sun of the day; the same sign on a north wall may last twice as long. The figures here are estimates for signs in direct sun in Thailand.</p>
<h2>Three enemies</h2>
<ul>
<li><strong>Ultraviolet light</strong> cuts the polymer chains: the sheet yellows, fades and turns brittle.</li>
<li><strong>Heat.</strong> A dark sheet in the sun reaches 65–70 °C. It grows, bows and softens.</li>
<li><strong>Water and wind.</strong> Water creeps into cut edges and screw holes; gusts tear at the fixings.</li>
</ul>
<h2>Likely life</h2>
<table>
<thead><tr><th>Material</th><th>In direct sun</th><th>Note</th></tr></thead>
<tbody>
<tr><td>Cast acrylic</td><td>5–8 years</td><td>Stands UV by nature, does not yellow; a hard knock can break it</td></tr>
<tr><td>UV-coated polycarbonate</td><td>7–10 years</td><td>Very tough; coated side to the sun, the other yellows in 1–2 years</td></tr>
<tr><td>Aluminium composite</td><td>3–10 years</td><td>Choose a PVDF coating for outdoors</td></tr>
<tr><td>PVC foam board</td><td>2–3 years</td><td>Light colours only; dark ones bow</td></tr>
<tr><td>Printed vinyl banner</td><td>6 months–2 years</td><td>Depends on the weight of the cloth and the ink</td></tr>
<tr><td>Corrugated PP</td><td>6–12 months</td><td>About 2 years with a UV stabiliser</td></tr>
<tr><td>HIPS and ABS</td><td>under 1 year</td><td>Yellow and brittle: keep them indoors</td></tr>
<tr><td>Black PE</td><td>over 10 years</td><td>Carbon black protects it; natural PE turns brittle in 1–2 years</td></tr>
</tbody>
</table>
<h2>Build it to last</h2>
<h3>Leave room to move</h3>
<p>An acrylic sheet 2,440 mm long moves almost 7 mm over a 40-degree change. Drill one snug hole in the middle as the fixed point, make the others larger or slotted, and use washers. The sheet then moves without cracking.</p>
<h3>Let the water out</h3>
<p>Light boxes and built-up letters need a 5–6 mm drain hole at the lowest point of each chamber. Do not seal a box completely: warm and cool air in turn draw damp in, and it cannot leave.</p>
<h3>Hold it against the wind</h3>
<p>Summer storms come from March to May. A gust of 25 metres a second pushes on one square metre with a force of about 40 kilograms. Above 3 square metres have a structural engineer look at the fixings, and ask the district office or municipality whether the sign needs a permit under the building control law.</p>
<h2>Rain and sea</h2>
<p>Near the sea, as in Rayong or Songkhla, use grade 316 stainless screws. Galvanised ones rust and stain the sheet below. Rinsing the salt off with plain water once a month adds years.</p>
<h2>In short</h2>
<ol>
<li>Up to three months: corrugated PP or vinyl banner.</li>
<li>One to two years: light-coloured PVC foam board with a clear coat, or banner of 440 gsm and more.</li>
<li>Five years and more: cast acrylic or aluminium composite.</li>
</ol>
<p>Tell us which way it faces, how high it hangs and how many years you need, and <a href="/about#contact">ask the shop</a>. We will help you choose within your budget.</p>
`,
  },
  cover: {
    drawing: 'composite-panel',
    colors: [],
    alt: { th: 'แผ่นอะลูมิเนียมคอมโพสิตสำหรับงานนอกอาคาร', en: 'Aluminium composite panels for outdoor work' },
  },
  publishedAt: '2024-05-20T02:00:00.000Z',
  viewCount: 2210,
  shareCount: 91,
  isPublished: true,
}
