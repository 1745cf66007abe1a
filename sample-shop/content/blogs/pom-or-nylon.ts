import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const pomOrNylon: Article = {
  id: 'pom-or-nylon',
  title: {
    th: 'POM หรือไนลอน กลึงเฟืองและบูชด้วยอะไรดี',
    en: 'POM or nylon: which to turn gears and bushes from',
  },
  excerpt: {
    th: 'POM ขนาดนิ่งและกลึงคม ไนลอนเหนียวและรับแรงกระแทก แต่ดูดน้ำแล้วบวม เลือกจากความชื้น ความร้อน และพิกัดที่ต้องการ',
    en: 'POM keeps its size and turns crisply; nylon is tough and takes shocks but swells with water. Choose by damp, heat and tolerance.',
  },
  contentHtml: {
    th: `
<p>ช่างซ่อมเครื่องมักถือเฟืองแตกมาวางบนเคาน์เตอร์ แล้วถามหา “ซูเปอร์ลีน” คำนี้ในตลาดเรียกกันรวม ๆ ทั้งที่ของข้างในอาจเป็น POM หรือไนลอนหล่อก็ได้ สองตัวนี้หน้าตาคล้ายกัน แต่พฤติกรรมคนละแบบ</p>
<h2>ตัวเลขที่ควรรู้</h2>
<table>
<thead><tr><th>คุณสมบัติ</th><th>POM-C</th><th>ไนลอนหล่อ (PA6-G, MC)</th></tr></thead>
<tbody>
<tr><td>ความหนาแน่น</td><td>1.41 ก./ลบ.ซม.</td><td>1.15 ก./ลบ.ซม.</td></tr>
<tr><td>ดูดน้ำจนอิ่มตัว</td><td>ราว 0.8%</td><td>ราว 6–7%</td></tr>
<tr><td>ใช้งานต่อเนื่องในอากาศ</td><td>ราว 100 °C</td><td>ราว 110 °C</td></tr>
<tr><td>ทนแรงกระแทก</td><td>ดี</td><td>ดีมาก โดยเฉพาะเมื่อมีความชื้น</td></tr>
<tr><td>ความนิ่งของขนาด</td><td>ดีมาก</td><td>เปลี่ยนตามความชื้น</td></tr>
<tr><td>น้ำหนักแท่งกลม 40 มม. ยาว 1 ม.</td><td>1.77 กก.</td><td>1.45 กก.</td></tr>
</tbody>
</table>
<h2>เรื่องน้ำสำคัญที่สุด</h2>
<p>ไนลอนดูดความชื้นจากอากาศ แม้ไม่ได้แช่น้ำก็บวมขึ้นได้ราว 0.5% ในห้องทั่วไป และมากกว่า 2% เมื่อแช่น้ำนาน ๆ บูชรูใน 40 มม. ที่กลึงพอดีวันนี้ เดือนหน้าอาจรัดเพลา งานในน้ำ ห้องเย็น ห้องล้าง จึงควรใช้ POM ถ้าจำเป็นต้องใช้ไนลอน ให้เผื่อช่องว่างเพลามากกว่าปกติและถามค่าจากโรงงานผู้ผลิตแท่ง</p>
<h2>เลือก POM เมื่อ</h2>
<ul>
<li>พิกัดแคบ เช่น ลูกกลิ้งนำกระดาษ ฟันเฟืองเครื่องพิมพ์ จิ๊กวัดงาน</li>
<li>เปียกหรือชื้นสลับแห้ง</li>
<li>ต้องการกลึงผิวเรียบ เศษขาดสั้น ไม่พันมีด</li>
<li>เป็นชิ้นส่วนที่เลื่อนเข้าออกบ่อยและต้องลื่นตั้งแต่เริ่ม</li>
</ul>
<h2>เลือกไนลอนเมื่อ</h2>
<ul>
<li>รับแรงกระแทก เช่น ลูกล้อ เฟืองเครื่องโม่ แผ่นรองกันกระแทก</li>
<li>ต้องการเสียงเบา ไนลอนซับเสียงดีกว่า</li>
<li>ชิ้นใหญ่ เส้นผ่านศูนย์กลางเกิน 100 มม. ไนลอนหล่อหาขนาดง่ายและเบากว่า</li>
<li>เสียดสีกับผิวหยาบ ในที่แห้ง ไนลอนผสมน้ำมันหรือผสมโมลิบดีนัมสึกช้ากว่า</li>
</ul>
<h2>สิ่งที่ทั้งสองไม่ชอบ</h2>
<p>กรดแก่กัดได้ทั้งคู่ คลอรีนเข้มข้นทำลาย POM งานสระว่ายน้ำจึงควรถามก่อน สีขาวธรรมชาติของทั้งสองไม่ทนยูวี งานกลางแดดให้เลือกสีดำ อุณหภูมิเกิน 120 องศาให้มองหา PEEK หรือเทฟลอนแทน และทั้งสองติดกาวยาก ควรออกแบบให้ยึดด้วยสกรูหรือสวมอัด</p>
<h2>เคล็ดกลึง</h2>
<ol>
<li>มีดคมมาก มุมคายบวก ความเร็วผิว 200–300 เมตรต่อนาที เป่าลมแทนน้ำหล่อเย็นได้</li>
<li>จับหัวจับแต่พอแน่น บีบแรงชิ้นงานจะเบี้ยวแล้วคืนตัวหลังถอด</li>
<li>กลึงหยาบเหลือเนื้อ 1–2 มม. พักไว้หนึ่งคืน แล้วเก็บละเอียด ความเค้นจะคลายก่อนได้ขนาดจริง</li>
<li>วัดขนาดเมื่อชิ้นงานเย็นเท่าห้อง พลาสติกขยายตัวมากกว่าเหล็กเกือบสิบเท่า</li>
<li>แท่ง POM ขนาดใหญ่มักมีแกนกลางพรุน อย่าวางหน้าสัมผัสไว้กลางแท่ง</li>
</ol>
<p>ถ้าเป็นแผ่นรองเลื่อนขนาดใหญ่ไม่ใช่เฟือง ลองดู <a href="/blogs/detail/pe-uhmw-or-ptfe">PE, UHMW หรือเทฟลอน</a> ซึ่งอาจถูกและเหมาะกว่า</p>
`,
    en: `
<p>A mechanic puts a broken gear on the counter and asks for “superlene”. In the Thai trade that name covers both POM and cast nylon. The two look alike and behave quite differently.</p>
<h2>Figures worth knowing</h2>
<table>
<thead><tr><th>Property</th><th>POM-C</th><th>Cast nylon (PA6-G, MC)</th></tr></thead>
<tbody>
<tr><td>Density</td><td>1.41 g/cm³</td><td>1.15 g/cm³</td></tr>
<tr><td>Water taken up, saturated</td><td>about 0.8%</td><td>about 6–7%</td></tr>
<tr><td>Continuous use in air</td><td>about 100 °C</td><td>about 110 °C</td></tr>
<tr><td>Impact</td><td>good</td><td>very good, above all when not bone dry</td></tr>
<tr><td>Keeps its size</td><td>very well</td><td>changes with damp</td></tr>
<tr><td>Round rod 40 mm, 1 m long</td><td>1.77 kg</td><td>1.45 kg</td></tr>
</tbody>
</table>
<h2>Water decides</h2>
<p>Nylon draws moisture from the air. In an ordinary room it grows about 0.5%, and more than 2% after long soaking. A bush bored to 40 mm today may grip its shaft next month. In water, cold rooms and washing areas, take POM. If it must be nylon, allow more clearance than usual, and ask for the maker's figure.</p>
<h2>Take POM when</h2>
<ul>
<li>tolerances are close: paper rollers, printer gears, gauges;</li>
<li>the part is wet, or wet and dry in turn;</li>
<li>you want a smooth face and short chips that do not wind round the tool;</li>
<li>it slides often, and must slide easily from the first stroke.</li>
</ul>
<h2>Take nylon when</h2>
<ul>
<li>it takes knocks: castors, mill gears, buffer plates;</li>
<li>it must be quiet, since nylon damps noise better;</li>
<li>it is big: above 100 mm, cast nylon is easier to find, and lighter;</li>
<li>it rubs on a rough face in the dry: oil-filled or molybdenum nylon wears more slowly.</li>
</ul>
<h2>What neither likes</h2>
<p>Strong acids attack both. Strong chlorine destroys POM, so ask first about swimming pools. Natural white of either does not stand ultraviolet light: outdoors take black. Above 120 °C look at PEEK or PTFE. Both are hard to glue, so design for screws or a press fit.</p>
<h2>Turning tips</h2>
<ol>
<li>Very sharp tools, positive rake, 200–300 metres a minute at the surface; an air jet will do instead of coolant.</li>
<li>Grip lightly. Squeezed hard, the part goes out of round when it leaves the chuck.</li>
<li>Rough to 1–2 mm over size, leave it overnight, then finish: the stress goes before the last cut.</li>
<li>Measure at room temperature. Plastic grows almost ten times as much as steel.</li>
<li>Large POM rods are often porous at the core. Do not put a bearing face there.</li>
</ol>
<p>If it is a large sliding plate and not a gear, see <a href="/blogs/detail/pe-uhmw-or-ptfe">PE, UHMW or PTFE</a>: it may be cheaper, and better.</p>
`,
  },
  cover: {
    drawing: 'rods',
    colors: [m.blue, m.natural, m.black],
    alt: {
      th: 'แท่งกลมพลาสติกวิศวกรรมสีน้ำเงิน สีธรรมชาติ และสีดำ',
      en: 'Engineering plastic rods in blue, natural and black',
    },
  },
  publishedAt: '2024-03-11T02:00:00.000Z',
  viewCount: 1421,
  shareCount: 47,
  isPublished: true,
}
