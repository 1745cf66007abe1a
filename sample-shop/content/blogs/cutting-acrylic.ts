import type { Article } from '../types.ts'

export const cuttingAcrylic: Article = {
  id: 'cutting-acrylic',
  title: {
    th: 'ตัดอะคริลิกให้ขอบสวย: มีดกรีด เลื่อย เราเตอร์ หรือเลเซอร์',
    en: 'Cutting acrylic cleanly: knife, saw, router or laser',
  },
  excerpt: {
    th: 'แผ่นบางใช้มีดกรีดได้ งานตรงใช้เลื่อย งานโค้งใช้เราเตอร์หรือเลเซอร์ แต่ละวิธีมีใบมีดและความเร็วที่ควรรู้',
    en: 'A knife will do for thin sheet, a saw for straight lines, a router or laser for curves. The blades and speeds worth knowing.',
  },
  contentHtml: {
    th: `
<p>อะคริลิกตัดไม่ยาก แต่ไม่ให้อภัย ใบทื่อหรือเดินเร็วเกินไปครั้งเดียว ขอบบิ่นยาวเข้ามาเป็นเซนติเมตร หลักสำคัญมีแค่สองข้อ คือใบต้องคม และเนื้ออะคริลิกต้องไม่ร้อน</p>
<h2>เลือกวิธีตัด</h2>
<table>
<thead><tr><th>วิธี</th><th>เหมาะกับ</th><th>ขอบที่ได้</th></tr></thead>
<tbody>
<tr><td>มีดกรีดแล้วหัก</td><td>แผ่นไม่เกิน 3 มม. แนวตรง</td><td>ด้าน ต้องขูดแต่ง</td></tr>
<tr><td>เลื่อยวงเดือน</td><td>แนวตรง ทุกความหนา</td><td>ด้านละเอียด ติดกาวได้ดีที่สุด</td></tr>
<tr><td>จิกซอว์</td><td>งานโค้งหน้างาน</td><td>หยาบ ต้องขัด</td></tr>
<tr><td>เราเตอร์หรือ CNC</td><td>งานโค้ง ตัวอักษรหนา ร่อง บ่า</td><td>เรียบ กึ่งเงา</td></tr>
<tr><td>เลเซอร์ CO2</td><td>ลายละเอียด แผ่นไม่เกิน 10 มม.</td><td>เงาใสเหมือนขัดไฟ</td></tr>
</tbody>
</table>
<h2>มีดกรีด</h2>
<ol>
<li>เก็บฟิล์มกันรอยไว้ วางไม้บรรทัดเหล็กแล้วหนีบให้แน่น</li>
<li>กรีดแนวเดิมซ้ำ 6–10 รอบ จนลึกราวหนึ่งในสามของความหนา</li>
<li>วางแนวกรีดให้ตรงขอบโต๊ะ รอยกรีดอยู่ด้านบน กดลงครั้งเดียวให้เด็ดขาด</li>
</ol>
<p>ชิ้นที่แคบกว่า 4 ซม. หักยาก ใช้เลื่อยดีกว่า</p>
<h2>เลื่อยวงเดือน</h2>
<p>ใช้ใบคาร์ไบด์ฟันแบบสามเหลี่ยมสลับแบน (Triple chip) ใบ 250–300 มม. เลือก 80 ฟันขึ้นไป มุมฟันเป็นศูนย์หรือติดลบเล็กน้อย ตั้งใบให้สูงพ้นแผ่นเพียง 5–10 มม. ป้อนสม่ำเสมอ ได้ยินเสียงเปลี่ยนหรือเห็นเศษเยิ้มติดใบให้หยุด เป่าลมให้เย็นก่อน แผ่นรีดเยิ้มง่ายกว่าแผ่นหล่อ ให้ป้อนเร็วขึ้นเล็กน้อย</p>
<h2>เราเตอร์</h2>
<p>ดอกคมเดียวร่องเกลียวดันขึ้น (O-flute) ขนาด 4–6 มม. ความเร็วรอบประมาณ 18,000 รอบต่อนาที ป้อน 1.5–3 เมตรต่อนาที ตัดลึกครั้งละไม่เกินขนาดดอก ถ้าได้ฝุ่นละเอียดแปลว่าป้อนช้าไป ถ้าได้เศษเป็นเกล็ดเย็นมือถือว่าพอดี เดินทวนการหมุนของดอกขอบจะเรียบกว่า</p>
<h2>เลเซอร์</h2>
<ul>
<li>เป่าลมเบา ๆ ที่ขอบตัด ลมแรงเกินทำให้ขอบเป็นฝ้า</li>
<li>ยกแผ่นให้ลอยจากตะแกรงเพื่อลดรอยสะท้อนด้านล่าง</li>
<li>เปิดดูดควันและ<strong>ห้ามทิ้งเครื่องไว้โดยไม่มีคนเฝ้า</strong> อะคริลิกติดไฟได้</li>
<li>ห้ามใช้กับ PVC สติกเกอร์ PVC และพลาสวูด เพราะเกิดไอกรดเกลือ</li>
<li>ขอบเลเซอร์มีความเค้นสูง อย่าเช็ดแอลกอฮอล์ทันที อ่านเหตุผลที่ <a href="/blogs/detail/cast-or-extruded-acrylic">หล่อกับรีด</a></li>
</ul>
<h2>เจาะรู</h2>
<p>ดอกสว่านเหล็กธรรมดาปลายคมจะงับแล้วแตกตอนทะลุ ใช้ดอกสำหรับพลาสติก หรือลบคมให้มุมคายเป็นศูนย์ รองไม้ด้านล่าง เดินรอบต่ำ ถอนดอกคายเศษบ่อย ๆ แผ่นหนาหยดน้ำสบู่หล่อเย็น ระยะจากขอบอย่างน้อยสองเท่าของขนาดรู</p>
<h2>แต่งขอบ</h2>
<p>ขอบเลื่อยขูดด้วยสันมีดหรือเหล็กขูดก่อน แล้วขัดกระดาษทรายน้ำ 240, 400, 600, 1000 ตามลำดับ ปิดท้ายด้วยผ้าขัดกับน้ำยา ขอบที่จะติดกาวให้หยุดที่ 400 และอย่าลนไฟ ขอบลนไฟสวยแต่ร้าวง่ายเมื่อโดน<a href="/blogs/detail/gluing-acrylic">น้ำยาประสาน</a></p>
`,
    en: `
<p>Acrylic is not hard to cut, but it does not forgive. One pass with a blunt blade or too fast a feed, and a chip runs a centimetre into the sheet. There are two rules: the tool is sharp, and the acrylic stays cool.</p>
<h2>Choose the method</h2>
<table>
<thead><tr><th>Method</th><th>Good for</th><th>Edge</th></tr></thead>
<tbody>
<tr><td>Score and snap</td><td>up to 3 mm, straight</td><td>matt, needs scraping</td></tr>
<tr><td>Circular saw</td><td>straight cuts, any thickness</td><td>fine matt, best for gluing</td></tr>
<tr><td>Jigsaw</td><td>curves on site</td><td>rough, needs sanding</td></tr>
<tr><td>Router or CNC</td><td>curves, thick letters, grooves, rebates</td><td>smooth, half gloss</td></tr>
<tr><td>CO2 laser</td><td>fine shapes, up to 10 mm</td><td>clear, as if flame-polished</td></tr>
</tbody>
</table>
<h2>Knife</h2>
<ol>
<li>Leave the film on. Clamp a steel rule along the line.</li>
<li>Score the same line 6–10 times, to about a third of the thickness.</li>
<li>Lay the line along the table edge, score upwards, and press down once, firmly.</li>
</ol>
<p>Strips narrower than 4 cm snap badly. Use a saw.</p>
<h2>Circular saw</h2>
<p>Use a carbide blade with triple-chip teeth: 80 teeth or more on 250–300 mm, hook angle zero or slightly negative. Let the blade stand only 5–10 mm above the sheet and feed evenly. If the sound changes, or melted chips stick to the blade, stop and let air cool it. Extruded sheet melts sooner than cast, so feed it a little faster.</p>
<h2>Router</h2>
<p>A single-flute upcut bit (O-flute) of 4–6 mm, about 18,000 turns a minute, feed of 1.5–3 metres a minute, no deeper per pass than the bit is wide. Dust means the feed is too slow; cool flakes mean it is right. Cut against the rotation for a smoother edge.</p>
<h2>Laser</h2>
<ul>
<li>Blow gently at the cut; strong air frosts the edge.</li>
<li>Raise the sheet off the grid to avoid marks from reflection below.</li>
<li>Keep the extraction on and <strong>never leave the machine alone</strong>: acrylic burns.</li>
<li>Never cut PVC, PVC film or PVC foam board: they give off hydrogen chloride.</li>
<li>A laser edge is full of stress; do not wipe it with alcohol. The reason is in <a href="/blogs/detail/cast-or-extruded-acrylic">cast or extruded</a>.</li>
</ul>
<h2>Drilling</h2>
<p>An ordinary metal drill bites and breaks the sheet as it comes through. Use a plastics drill, or grind the cutting edge flat to zero rake. Put wood underneath, run slowly and clear the chips often; cool thick sheet with soapy water. Stay at least two hole-widths from the edge.</p>
<h2>Finishing the edge</h2>
<p>Scrape a sawn edge first, then wet-sand with 240, 400, 600 and 1000 grit, and polish with compound. Stop at 400 if the edge will be glued, and do not flame it: a flamed edge looks fine but cracks when <a href="/blogs/detail/gluing-acrylic">solvent cement</a> touches it.</p>
`,
  },
  cover: {
    drawing: 'acrylic-cutter',
    colors: [],
    alt: { th: 'มีดกรีดอะคริลิก', en: 'A scoring knife for acrylic' },
  },
  publishedAt: '2024-07-08T02:00:00.000Z',
  viewCount: 1730,
  shareCount: 72,
  isPublished: true,
}
