import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const corrugatedPpAtTradeFairs: Article = {
  id: 'corrugated-pp-at-trade-fairs',
  title: {
    th: 'ฟิวเจอร์บอร์ดในงานแสดงสินค้า ตั้งบูธเร็ว รื้อเร็ว ไม่พังกลางงาน',
    en: 'Corrugated PP at trade fairs: quick up, quick down, still standing at closing time',
  },
  excerpt: {
    th: 'ทิศของลอนตัดสินว่าป้ายจะตั้งตรงหรือพับลงกลางงาน เลือกแกรม วางแบบตัด พับ และเตรียมของไปหน้างาน',
    en: 'The direction of the flutes decides whether a display stands or folds. Weights, cutting plans, folds, and what to bring to the hall.',
  },
  contentHtml: {
    th: `
<p>งานแสดงสินค้ามีเวลาติดตั้งไม่กี่ชั่วโมง ฟิวเจอร์บอร์ดจึงเป็นวัสดุที่คนจัดบูธติดรถไว้เสมอ เบา กันน้ำ ตัดด้วยคัตเตอร์ และราคาพอใช้ครั้งเดียวได้ ที่พลาดกันมากคือไม่ดูทิศของลอน</p>
<h2>ลอนคือกระดูก</h2>
<p>แผ่นแข็งตามแนวลอนและพับง่ายตามขวางลอน ป้ายตั้งพื้นต้องให้ลอนตั้ง ป้ายแขวนยาวแนวนอนให้ลอนนอน ขาตั้งสามเหลี่ยมด้านหลังให้ลอนตั้งเหมือนตัวป้าย เขียนลูกศรบอกทิศลอนบนแบบก่อนส่งตัดทุกครั้ง เพราะแผ่นเต็ม 1,300 × 2,450 มม. ลอนวิ่งตามด้านยาว ถ้าจัดชิ้นงานตะแคงเพื่อประหยัดเนื้อ ลอนจะผิดทิศทันที</p>
<h2>เลือกความหนาและแกรม</h2>
<table>
<thead><tr><th>แผ่น</th><th>ใช้ทำ</th></tr></thead>
<tbody>
<tr><td>3 มม. 650 แกรม</td><td>ป้ายถือ ป้ายบอกทาง ป้ายติดผนังบูธ ป้ายพิมพ์ UV ฉากเล็ก</td></tr>
<tr><td>4 มม. 900 แกรม</td><td>แท่นวางของเตี้ย แผงกั้น กล่องใส่ของออกงาน</td></tr>
<tr><td>5 มม. 1,200 แกรม</td><td>สแตนดีสูงเกิน 1.5 เมตร แท่นวางของ ผนังชั่วคราว</td></tr>
</tbody>
</table>
<p>แกรมบอกเนื้อพลาสติกต่อตารางเมตร หนา 3 มม. เท่ากันแต่ 450 แกรมที่ขายกันทั่วไปกับ 650 แกรมของเราแข็งต่างกันชัด อ่านวิธีคิดที่ <a href="/blogs/detail/reading-gram-weight">อ่านค่าแกรมให้เป็น</a></p>
<h2>พิมพ์อย่างไรให้หมึกติด</h2>
<p>PP เป็นพลาสติกที่หมึกเกาะยาก แผ่นใหม่ผ่านการยิงโคโรนามาแล้ว แต่ฤทธิ์ลดลงตามเวลา ให้พิมพ์ภายในหกเดือนและเช็กด้วยปากกาวัดแรงตึงผิวหรือทดสอบเทปก่อน พิมพ์ UV ได้โดยตรง ส่วนสติกเกอร์ติดทับก็ได้ แต่ให้ใช้กาวแรงยึดสูง และรีดตามแนวลอน</p>
<h2>ตัดและพับ</h2>
<ol>
<li>คัตเตอร์ใบใหม่ ตัดตามลอนให้ลากในร่องเดียวกันตลอด ตัดขวางลอนให้กรีดสองรอบ</li>
<li>พับตามลอน ให้กรีดผิวด้านเดียวหนึ่งร่อง พับออกจากรอยกรีด</li>
<li>พับขวางลอน ให้รีดเป็นร่องด้วยล้อหรือสันไม้บรรทัดก่อน อย่ากรีด เพราะจะหักขาด</li>
<li>ขอบที่คนเดินชนให้ใส่รางตัวยูหรือปิดเทป ขอบตัดคมกว่าที่คิด</li>
</ol>
<h2>ตั้งให้ไม่ล้ม</h2>
<ul>
<li>สแตนดีสูง 1.7 เมตร ขาหลังควรยื่นอย่างน้อย 45 ซม. และถ่วงถุงทราย 2–3 กก.</li>
<li>ใต้ช่องแอร์ใหญ่ของฮอลล์มีลม อย่าตั้งแผ่นกว้างรับลมตรง ๆ</li>
<li>แขวนจากโครง ให้เสริมตาไก่ห่างขอบ 3 ซม. และร้อยสองจุดขึ้นไป</li>
<li>ต่อแผ่นใหญ่ด้วยสกรูพลาสติกหรือเคเบิลไทร์ เทปสองหน้าหลุดเมื่อห้องเย็น</li>
</ul>
<h2>เรื่องที่ต้องถามผู้จัดงาน</h2>
<p>ศูนย์แสดงสินค้าหลายแห่งกำหนดให้วัสดุตกแต่งหน่วงไฟ และจำกัดความสูงบูธ ฟิวเจอร์บอร์ดทั่วไปติดไฟได้ ถ้าผู้จัดขอใบรับรองการหน่วงไฟ ให้แจ้งตอนสั่ง เพราะต้องใช้แผ่นผสมสารหน่วงไฟโดยเฉพาะ ซึ่งมักต้องสั่งล่วงหน้า</p>
<h2>รายการติดรถ</h2>
<p>คัตเตอร์กับใบสำรอง ไม้บรรทัดเหล็ก เทปใสหน้ากว้าง เทปโฟม เคเบิลไทร์ แผ่นเปล่าสำรองสองแผ่น ผ้ากับน้ำยาเช็ด และถุงมือ จบงานแล้วแผ่นที่ไม่พิมพ์ใช้ซ้ำเป็นแผ่นรองกันกระแทกได้อีกหลายรอบ แผ่นที่พังแล้วเป็นพลาสติกเบอร์ 5 ส่งรีไซเคิลได้</p>
`,
    en: `
<p>A trade fair gives you a few hours to build. That is why stand builders always keep corrugated PP board in the van: light, waterproof, cut with a knife, and cheap enough to use once. The common mistake is to forget the flutes.</p>
<h2>The flutes are the bones</h2>
<p>The board is stiff along the flutes and folds easily across them. A floor-standing sign needs upright flutes; a long hanging sign needs level ones; the strut behind a standee runs upright like the sign. Draw an arrow for the flutes on each cutting plan. On a full sheet of 1,300 × 2,450 mm they run the long way, so turning a part sideways to save material turns its flutes wrong at once.</p>
<h2>Thickness and weight</h2>
<table>
<thead><tr><th>Board</th><th>For</th></tr></thead>
<tbody>
<tr><td>3 mm, 650 gsm</td><td>hand-held signs, directions, wall panels, UV print, small backdrops</td></tr>
<tr><td>4 mm, 900 gsm</td><td>low plinths, partitions, crates for the show</td></tr>
<tr><td>5 mm, 1,200 gsm</td><td>standees over 1.5 m, plinths, temporary walls</td></tr>
</tbody>
</table>
<p>The gram figure is plastic per square metre. Two boards of 3 mm, one of 450 and one of 650 gsm, are plainly different in the hand. See <a href="/blogs/detail/reading-gram-weight">how to read a gram weight</a>.</p>
<h2>Print that holds</h2>
<p>Ink does not like PP. New board has been corona-treated, but the effect fades: print within six months, and check with a surface-tension pen or a tape test. UV ink goes straight on. A printed sticker works too, with high-tack adhesive, pressed down along the flutes.</p>
<h2>Cut and fold</h2>
<ol>
<li>With a fresh blade. Along the flutes, stay in one channel; across them, take two strokes.</li>
<li>To fold along the flutes, slit one face of one channel and fold away from the slit.</li>
<li>To fold across, crease it with a wheel or the back of a ruler first. Do not slit, or it snaps off.</li>
<li>Cover edges that people brush against with U-channel or tape. They are sharper than they look.</li>
</ol>
<h2>Keep it standing</h2>
<ul>
<li>For a standee of 1.7 m, the strut should reach back at least 45 cm, with 2–3 kg of sand on it.</li>
<li>There is wind under the big air ducts of a hall. Do not face a wide panel into it.</li>
<li>Hanging: eyelets 3 cm from the edge, and at least two points.</li>
<li>Join large panels with plastic screws or cable ties. Double-sided tape lets go in a cold hall.</li>
</ul>
<h2>Ask the organiser</h2>
<p>Many halls want flame-retardant decoration and limit the height of a stand. Ordinary corrugated PP burns. If a certificate is asked for, say so when you order: it needs board made with a flame retardant, which usually takes time to get.</p>
<h2>In the van</h2>
<p>Knife and spare blades, steel rule, wide clear tape, foam tape, cable ties, two blank sheets, cloth and cleaner, gloves. After the fair unprinted board serves many times more as packing. Broken board is plastic number 5, and can be recycled.</p>
`,
  },
  cover: {
    drawing: 'corrugated',
    colors: [m.yellow, m.opal],
    alt: { th: 'แผ่นฟิวเจอร์บอร์ดสีเหลืองและสีขาวซ้อนกัน', en: 'Stacked corrugated PP boards in yellow and white' },
  },
  publishedAt: '2024-04-22T02:00:00.000Z',
  viewCount: 874,
  shareCount: 26,
  isPublished: true,
}
