import { swatchHexes } from '../../catalogue/acrylic-colors.ts'
import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const stockNews: readonly Article[] = [
  {
    id: 'six-more-colours-2mm-cast',
    title: { th: 'เพิ่มสีอะคริลิกหล่อ หนา 2 มม. อีก 6 สี', en: '6 more colours of 2 mm cast acrylic' },
    excerpt: {
      th: 'ส้ม เขียว เขียวอ่อน ฟ้า ทอง และเทาควัน มีทั้งแผ่นเต็มและแผ่นตัดแบ่ง สำหรับงานเลเซอร์ชิ้นเล็ก',
      en: 'Orange, green, lime, sky, gold and smoke, in full and cut sheets, for small laser work.',
    },
    contentHtml: {
      th: `
<p>แผ่นอะคริลิกหล่อหนา 2 มม. มีสีเพิ่มอีก 6 สี คือ ส้ม เขียว เขียวอ่อน ฟ้า ทอง และเทาควัน ลูกค้าที่ตัดเลเซอร์พวงกุญแจ ต่างหู และป้ายชื่อขอกันมานาน เดิมต้องซื้อ 3 มม. แล้วได้ชิ้นงานหนักเกินไป</p>
<ul>
<li>แผ่นเต็ม 1,220 × 2,440 มม. น้ำหนัก 7.08 กก.</li>
<li>แผ่นตัดแบ่ง 600 × 1,200 มม. น้ำหนัก 1.71 กก. และ 300 × 600 มม. น้ำหนัก 0.43 กก.</li>
<li>ทุกสีเป็นแผ่นหล่อ แกะลายด้วยเลเซอร์แล้วขึ้นขาว ปิดฟิล์มสองด้าน</li>
</ul>
<p>ทุกสีเป็นแบบทึบ ดูได้ที่หน้า<a href="/product/detail/p-ac-cast">อะคริลิกหล่อสีทึบ</a> แผ่น 2 มม. อ่อนตัวกว่า 3 มม. พอสมควร ตัวอักษรที่สูงเกิน 15 ซม. ยังแนะนำ 3 มม. ขึ้นไป ขอแถบตัวอย่างสีได้ที่ทุกสาขา หรืออ่านวิธีเลือกใน <a href="/blogs/detail/choosing-acrylic-thickness">คู่มือเลือกความหนา</a></p>
`,
      en: `
<p>Cast acrylic of 2 mm now comes in 6 more colours: orange, green, lime, sky, gold and smoke. Customers who laser key rings, earrings and name plates have long asked for them; until now they bought 3 mm, and the pieces came out too heavy.</p>
<ul>
<li>Full sheet, 1,220 × 2,440 mm: 7.08 kg.</li>
<li>Cut sheets, 600 × 1,200 mm: 1.71 kg, and 300 × 600 mm: 0.43 kg.</li>
<li>All are cast, engrave white under a laser, and have film on both sides.</li>
</ul>
<p>All are opaque: see <a href="/product/detail/p-ac-cast">cast acrylic, solid colours</a>. A 2 mm sheet is a good deal more flexible than 3 mm; for letters over 15 cm high we still advise 3 mm and more. Ask any branch for swatches, or read <a href="/blogs/detail/choosing-acrylic-thickness">choosing the thickness</a>.</p>
`,
    },
    cover: {
      drawing: 'swatch-fan',
      colors: [m.orange, m.green, m.lime, m.sky, m.gold, m.smoke],
      alt: { th: 'แถบตัวอย่างอะคริลิก 6 สีใหม่', en: 'Swatches of the 6 new acrylic colours' },
    },
    publishedAt: '2024-11-08T03:00:00.000Z',
    viewCount: 588,
    shareCount: 27,
    isPublished: true,
  },
  {
    id: 'acrylic-swatch-set',
    title: { th: 'แถบตัวอย่างสีอะคริลิก 24 สีในพวงเดียว', en: 'Acrylic swatches: 24 colours on one ring' },
    excerpt: {
      th: 'แถบจริงขนาด 50 × 150 มม. ตัดจากแผ่นที่ขาย เขียนชื่อสีและรหัสไว้ที่โคนทุกแถบ',
      en: 'Real strips of 50 × 150 mm, cut from the sheets we sell, with name and code on each.',
    },
    contentHtml: {
      th: `
<p>งานป้ายที่สีสำคัญ ดูจากจออย่างเดียวไม่พอ เราจึงทำ<a href="/product/detail/p-ac-fan">แถบตัวอย่างสีอะคริลิก</a> 24 สีร้อยเป็นพวง แต่ละแถบตัดจากแผ่นหล่อ 3 มม. ที่ขายอยู่จริง ไม่ใช่แถบพิมพ์สี</p>
<ul>
<li>ขนาดแถบ 50 × 150 มม. น้ำหนักรวม 0.64 กก. ส่งเป็นพัสดุได้</li>
<li>สลักชื่อสีและรหัสไว้ที่โคนแถบ สั่งซื้อจากรหัสได้ทันที</li>
<li>ปลายแถบขัดเงาด้านหนึ่ง เลื่อยด้านหนึ่ง ให้เห็นขอบทั้งสองแบบ</li>
</ul>
<p>วิธีใช้ให้ได้ผลคือถือใต้ไฟเดียวกับหน้างาน และดูอีกครั้งข้างหน้าต่าง ลูกค้าที่มีสาขาใกล้บ้านยืมพวงของร้านไปดูหน้างานได้สามวันโดยวางมัดจำเท่าราคาชุด</p>
<p>ล็อตใหม่ของแผ่นอาจต่างจากแถบเล็กน้อย งานที่ต้องตรงกันทุกแผ่นให้แจ้งขอล็อตเดียวกัน อ่านเพิ่มเติมที่ <a href="/blogs/detail/judging-sheet-colour-on-screen">ดูสีแผ่นพลาสติกบนจอ</a></p>
`,
      en: `
<p>Where colour matters, a screen is not enough. So we have put 24 acrylic colours on a ring, our <a href="/product/detail/p-ac-fan">swatch fan</a>, each strip cut from the 3 mm cast sheet we sell. They are not printed.</p>
<ul>
<li>Strips of 50 × 150 mm, 0.64 kg in all, sent as a parcel.</li>
<li>Colour name and code engraved at the foot; order straight from the code.</li>
<li>One edge polished and one sawn, so that you see both.</li>
</ul>
<p>Hold them under the lamp of the place itself, and look again by a window. If there is a branch near you, borrow the shop's ring for three days against a deposit of its price.</p>
<p>A new batch of sheet may differ slightly from the strip. If all sheets must match, ask for one batch. More in <a href="/blogs/detail/judging-sheet-colour-on-screen">judging sheet colour on a screen</a>.</p>
`,
    },
    cover: {
      drawing: 'swatch-fan',
      colors: swatchHexes,
      alt: { th: 'พวงแถบตัวอย่างสีอะคริลิก', en: 'A ring of acrylic colour swatches' },
    },
    publishedAt: '2024-09-09T03:00:00.000Z',
    viewCount: 497,
    shareCount: 22,
    isPublished: true,
  },
  {
    id: 'pom-rods-up-to-150',
    title: { th: 'แท่ง POM ขนาดใหญ่ถึง 150 มม. มีของพร้อมส่งแล้ว', en: 'POM rods up to 150 mm, now from stock' },
    excerpt: {
      th: 'ขนาด 100, 120 และ 150 มม. สีขาวธรรมชาติและสีดำ ตัดแบ่งตามความยาวเป็นเซนติเมตร',
      en: '100, 120 and 150 mm in natural and black, cut to length by the centimetre.',
    },
    contentHtml: {
      th: `
<p>แท่งกลม POM-C ขนาดเส้นผ่านศูนย์กลาง 100, 120 และ 150 มม. ที่เคยต้องสั่งล่วงหน้าสามสัปดาห์ ตอนนี้มีสต็อกที่คลังบางพลีแล้ว ทั้งสีขาวธรรมชาติและสีดำ</p>
<table>
<thead><tr><th>เส้นผ่านศูนย์กลาง</th><th>น้ำหนักต่อความยาว 10 ซม.</th></tr></thead>
<tbody>
<tr><td>100 มม.</td><td>1.11 กก.</td></tr>
<tr><td>120 มม.</td><td>1.59 กก.</td></tr>
<tr><td>150 มม.</td><td>2.49 กก.</td></tr>
</tbody>
</table>
<p>ตัดแบ่งขั้นต่ำ 5 ซม. ค่าตัดรวมในราคาแล้ว ความยาวเผื่อให้ 2–3 มม. สำหรับปาดหน้า แท่งขนาดใหญ่อาจมีเนื้อพรุนเล็กน้อยที่แกนกลาง เป็นธรรมชาติของ POM ไม่ใช่ของเสีย ควรออกแบบให้เจาะแกนออกหรือเลี่ยงหน้าสัมผัสตรงกลาง</p>
<p>งานที่รับแรงกระแทกมากกว่าความละเอียด ไนลอนหล่ออาจเหมาะกว่าและเบากว่า เทียบได้ใน <a href="/blogs/detail/pom-or-nylon">POM หรือไนลอน</a></p>
`,
      en: `
<p>POM-C round rods of 100, 120 and 150 mm used to take three weeks. They are now in stock at the Bang Phli warehouse, in natural white and black.</p>
<table>
<thead><tr><th>Diameter</th><th>Weight per 10 cm</th></tr></thead>
<tbody>
<tr><td>100 mm</td><td>1.11 kg</td></tr>
<tr><td>120 mm</td><td>1.59 kg</td></tr>
<tr><td>150 mm</td><td>2.49 kg</td></tr>
</tbody>
</table>
<p>Cut from 5 cm up, with the cut included in the price and 2–3 mm added for facing. Large rods may be slightly porous at the core. That is the nature of POM and not a fault: bore the core out, or keep bearing faces away from the middle.</p>
<p>Where shocks matter more than precision, cast nylon may serve better, and is lighter. Compare them in <a href="/blogs/detail/pom-or-nylon">POM or nylon</a>.</p>
`,
    },
    cover: {
      drawing: 'rods',
      colors: [m.opal, m.black, m.opal],
      alt: { th: 'แท่งกลม POM สีขาวและสีดำ', en: 'POM round rods in white and black' },
    },
    publishedAt: '2024-08-26T03:00:00.000Z',
    viewCount: 341,
    shareCount: 12,
    isPublished: true,
  },
  {
    id: 'acrylic-cut-sheets',
    title: {
      th: 'อะคริลิกแผ่นตัดแบ่ง 600 × 1,200 มม. ไม่ต้องซื้อแผ่นเต็ม',
      en: 'Acrylic cut sheets of 600 × 1,200 mm: no need for a full one',
    },
    excerpt: {
      th: 'ขนาดหนึ่งในสี่แผ่น ขึ้นรถเก๋งได้ ส่งพัสดุด่วนได้ มีทุกสีหลักในความหนา 2, 3 และ 5 มม.',
      en: 'A quarter sheet that fits in a car and goes by express parcel, in all main colours at 2, 3 and 5 mm.',
    },
    contentHtml: {
      th: `
<p>ลูกค้าที่ทำงานชิ้นเล็กมักเหลือแผ่นเกินครึ่งและไม่มีที่เก็บ ตั้งแต่เดือนพฤศจิกายน 2566 เราขายอะคริลิกหล่อแผ่นตัดแบ่ง 600 × 1,200 มม. ทุกสี ในความหนา 2, 3 และ 5 มม. ส่วนสีม่วงและชมพูมีเฉพาะ 3 มม.</p>
<ul>
<li>แผ่น 3 มม. หนัก 2.57 กก. ถือคนเดียวได้ วางเบาะหลังรถเก๋งได้</li>
<li>ด้านยาวไม่เกิน 1.5 เมตร จึงส่งพัสดุด่วนได้ทั่วประเทศ</li>
<li>ขอบตัดด้วยเลื่อย ฉากไม่เกิน 1 มม. ใช้ติดกาวต่อได้เลย</li>
</ul>
<p>ราคาต่อตารางเมตรสูงกว่าแผ่นเต็มเล็กน้อย เพราะรวมค่าตัดและห่อ ถ้าใช้ตั้งแต่สี่แผ่นขึ้นไปซื้อแผ่นเต็มแล้วให้ร้านตัดจะคุ้มกว่า ทุกสาขาคิดให้ดูก่อนได้</p>
<p>เลือกสีและความหนาได้ที่หน้า<a href="/product/detail/p-ac-cast">อะคริลิกหล่อสีทึบ</a>และ<a href="/product/detail/p-ac-clr">อะคริลิกหล่อใส</a></p>
`,
      en: `
<p>Those who make small pieces are often left with more than half a sheet and nowhere to keep it. From November 2023 we sell cast acrylic cut to 600 × 1,200 mm, in every colour, at 2, 3 and 5 mm; violet and pink in 3 mm only.</p>
<ul>
<li>At 3 mm it weighs 2.57 kg: one person carries it, and it lies on the back seat of a car.</li>
<li>Its long side is under 1.5 metres, so it goes by express parcel anywhere in the country.</li>
<li>Edges are sawn, square within 1 mm, ready for gluing.</li>
</ul>
<p>A square metre costs slightly more than in a full sheet, since cutting and wrapping are included. From four pieces up, a full sheet cut by us is the better buy. Any branch will work it out for you.</p>
<p>Choose your colour and thickness under <a href="/product/detail/p-ac-cast">cast acrylic, solid colours</a> and <a href="/product/detail/p-ac-clr">cast acrylic, clear</a>.</p>
`,
    },
    cover: {
      drawing: 'acrylic-lying',
      colors: [m.orange],
      alt: { th: 'แผ่นอะคริลิกสีส้มวางราบ', en: 'An orange acrylic sheet lying flat' },
    },
    publishedAt: '2023-11-06T03:00:00.000Z',
    viewCount: 702,
    shareCount: 30,
    isPublished: true,
  },
  {
    id: 'pet-roll-prices-november-2023',
    title: { th: 'แจ้งปรับราคา PET ม้วน มีผล 1 พฤศจิกายน 2566', en: 'PET roll prices change on 1 November 2023' },
    excerpt: {
      th: 'วัตถุดิบปรับขึ้น ราคา PET ม้วน แผ่น PETG และกล่อง PET เพิ่ม 3–5% คำสั่งซื้อก่อนวันที่มีผลใช้ราคาเดิม',
      en: 'Resin costs more: PET rolls, PETG sheet and PET boxes rise by 3–5%. Orders placed earlier keep the old price.',
    },
    contentHtml: {
      th: `
<p>ผู้ผลิตแจ้งปรับราคาเม็ดพลาสติก PET ตั้งแต่ไตรมาสสุดท้ายของปี เราตรึงราคาจากสต็อกเดิมได้ถึงสิ้นเดือนตุลาคม และจำเป็นต้องปรับราคาตั้งแต่วันพุธที่ 1 พฤศจิกายน 2566 ดังนี้</p>
<ul>
<li>PET ใส ชนิดม้วน หนา 0.2–0.5 มม. เพิ่ม 5%</li>
<li>แผ่น PETG ใส เพิ่ม 4%</li>
<li>กล่อง PET ใสพับขึ้นรูป หนา 0.3 มม. เพิ่ม 3%</li>
</ul>
<p>PP ม้วน PVC ม้วน และกล่องชนิดอื่นราคาเดิม คำสั่งซื้อที่ชำระเงินหรือยืนยันเก็บเงินปลายทางก่อนเที่ยงคืนวันที่ 31 ตุลาคม ใช้ราคาเดิมแม้ส่งของหลังจากนั้น ใบเสนอราคาที่ยังไม่หมดอายุใช้ได้ตามวันที่ในใบ</p>
<p>ลูกค้าที่ใช้เป็นประจำทุกเดือนและอยากล็อกราคาหนึ่งไตรมาส ติดต่อฝ่ายขายได้ที่ <a href="/about#contact">ช่องทางติดต่อ</a> ขอบคุณที่เข้าใจ</p>
`,
      en: `
<p>Makers have raised the price of PET resin from the last quarter of the year. Our stock lets us hold prices to the end of October. From Wednesday 1 November 2023 we have to change them:</p>
<ul>
<li>clear PET rolls, 0.2–0.5 mm: up 5%;</li>
<li>clear PETG sheet: up 4%;</li>
<li>clear folding PET boxes of 0.3 mm: up 3%.</li>
</ul>
<p>PP rolls, PVC rolls and other boxes stay as they are. Orders paid, or confirmed for cash on delivery, before midnight on 31 October keep the old price even if they are sent later. Quotations hold until the date written on them.</p>
<p>If you buy every month and wish to fix the price for a quarter, talk to our sales desk through the <a href="/about#contact">contact page</a>. Thank you for understanding.</p>
`,
    },
    cover: {
      drawing: 'film-roll',
      colors: [m.clear],
      alt: { th: 'ม้วนแผ่นใส PET', en: 'A roll of clear PET' },
    },
    publishedAt: '2023-10-16T03:00:00.000Z',
    viewCount: 614,
    shareCount: 16,
    isPublished: true,
  },
  {
    id: 'polar-grade-strips',
    title: {
      th: 'ม่านริ้ว PVC เกรดโพลาร์สำหรับห้องแช่แข็งมาแล้ว',
      en: 'Polar-grade PVC strips for freezer rooms have arrived',
    },
    excerpt: {
      th: 'นุ่มถึง −40 องศา ไม่แข็งแตกเหมือนเกรดธรรมดา กว้าง 200 และ 300 มม. ตัดตามความสูงประตู',
      en: 'Soft down to −40 °C, where the ordinary grade cracks. In 200 and 300 mm, cut to the height of your door.',
    },
    contentHtml: {
      th: `
<p>โรงงานอาหารทะเลในระยองและสงขลาถามหาม่านริ้วที่ใช้ในห้องแช่แข็งได้จริงมานาน เกรดธรรมดาที่ −15 องศาลงไปจะแข็งจนคนเดินผ่านแล้วริ้วหัก ตอนนี้มีเกรดโพลาร์พร้อมส่งแล้ว ใช้ได้ถึงประมาณ −40 องศา</p>
<ul>
<li>กว้าง 200 มม. หนา 2 มม. สำหรับคนเดินและรถเข็น</li>
<li>กว้าง 300 มม. หนา 3 มม. สำหรับรถโฟล์กลิฟต์</li>
<li>สีฟ้าใส แยกจากเกรดธรรมดาได้ด้วยตา</li>
</ul>
<p>ตัดตามความสูงให้พร้อมเจาะรูแขวนตามแบบราวที่ใช้ บอกเราสามอย่าง คือ ความกว้างและความสูงประตู อุณหภูมิด้านเย็น และอะไรวิ่งผ่าน จะคิดจำนวนริ้วและระยะซ้อนให้ วิธีคิดเองอยู่ใน <a href="/blogs/detail/clear-pvc-rolls">PVC ใสม้วน ทำม่านริ้ว</a></p>
<p>ห้องที่อาหารไม่ได้ห่อ กรุณาแจ้งเพื่อเลือกเกรดสัมผัสอาหาร</p>
`,
      en: `
<p>Seafood plants in Rayong and Songkhla have long asked for strips that truly work in a freezer. Below −15 °C the ordinary grade turns so stiff that strips break as people walk through. Polar grade is now in stock, and serves to about −40 °C.</p>
<ul>
<li>200 mm wide, 2 mm thick, for people and trolleys.</li>
<li>300 mm wide, 3 mm thick, for forklifts.</li>
<li>Tinted clear blue, so that the eye can tell it from the ordinary grade.</li>
</ul>
<p>We cut it to height and punch it for your rail. Tell us three things: width and height of the door, temperature on the cold side, and what passes through. We work out the strips and the overlap. To do it yourself, see <a href="/blogs/detail/clear-pvc-rolls">clear PVC on the roll</a>.</p>
<p>If the food in the room is unwrapped, please say so, and we choose a food-contact grade.</p>
`,
    },
    cover: {
      drawing: 'clear-roll',
      colors: [],
      alt: { th: 'ม้วน PVC ใส', en: 'A roll of clear PVC' },
    },
    publishedAt: '2023-09-04T03:00:00.000Z',
    viewCount: 389,
    shareCount: 13,
    isPublished: true,
  },
]
