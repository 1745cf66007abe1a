import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const bubbleOrFoam: Article = {
  id: 'bubble-or-foam',
  title: {
    th: 'ห่อของด้วยบับเบิลหรือโฟม EPE เลือกตามผิวและน้ำหนัก',
    en: 'Bubble film or PE foam: wrap by surface and weight',
  },
  excerpt: {
    th: 'บับเบิลรับแรงกระแทก โฟมกันรอยขีดข่วน ของหนักหรือผิวเงาต้องใช้สองอย่างคู่กัน พร้อมวิธีทดสอบก่อนส่งจริง',
    en: 'Bubble takes the shock, foam prevents scratches, and heavy or glossy goods need both. With a drop test to try first.',
  },
  contentHtml: {
    th: `
<p>ของเสียหายระหว่างทางมาจากสองเรื่อง คือแรงกระแทกกับการเสียดสี บับเบิลเก่งเรื่องแรก โฟมเก่งเรื่องที่สอง ห่อด้วยบับเบิลหนาแค่ไหน ถ้าของเงา ๆ ถูกับผิวบับเบิลมาตลอดทาง ก็ยังถึงมือลูกค้าพร้อมรอย</p>
<h2>เทียบให้เห็น</h2>
<table>
<thead><tr><th>ข้อเทียบ</th><th>บับเบิล</th><th>โฟม EPE</th></tr></thead>
<tbody>
<tr><td>ลักษณะ</td><td>เม็ดอากาศ 10 มม. หรือ 25 มม.</td><td>โฟมเนื้อละเอียด หนา 1–10 มม.</td></tr>
<tr><td>รับกระแทก</td><td>ดีมาก จนกว่าเม็ดจะแตก</td><td>ดี และคืนตัวได้หลายครั้ง</td></tr>
<tr><td>กันรอยผิวเงา</td><td>พอใช้ อาจทิ้งรอยวงกลม</td><td>ดีมาก</td></tr>
<tr><td>รับน้ำหนักกดนาน ๆ</td><td>ลมค่อย ๆ ซึม เม็ดแฟบ</td><td>ยุบตัวน้อย</td></tr>
<tr><td>น้ำหนักและราคา</td><td>เบา ถูกกว่า</td><td>เบา แพงกว่าเล็กน้อย</td></tr>
</tbody>
</table>
<h2>เลือกขนาดเม็ด</h2>
<p>เม็ดเล็ก 10 มม. เหมาะกับของชิ้นเล็กน้ำหนักไม่เกินราว 3 กก. แนบรูปทรงได้ดี เม็ดใหญ่ 25 มม. ใช้อุดช่องว่างและรองของหนักขึ้น ของหนักเกิน 10 กก. อย่าหวังพึ่งบับเบิลอย่างเดียว เม็ดตามมุมจะแตกตั้งแต่ยกขึ้นรถ ให้เสริมโฟมหนาหรือฉากกันมุม</p>
<h2>หันด้านเม็ดเข้าหรือออก</h2>
<p>โดยทั่วไปหันเม็ดเข้าหาของ เม็ดจะโอบรับรูปทรง ส่วนด้านเรียบอยู่นอกทำให้ติดเทปง่าย ยกเว้นของผิวเงาหรือเพิ่งพ่นสี ให้รองด้วยโฟมหรือกระดาษก่อนหนึ่งชั้นเสมอ สีที่ยังไม่แห้งสนิทจะติดลายวงกลมไปตลอด</p>
<h2>ห่อตามชนิดของ</h2>
<ul>
<li><strong>แผ่นอะคริลิกและป้าย</strong> เก็บฟิล์มกันรอยไว้ คั่นโฟม 1–2 มม. ระหว่างแผ่น เข้ามุมด้วยฉากกระดาษ แล้วประกบแผ่นฟิวเจอร์บอร์ดสองด้าน</li>
<li><strong>แก้วและเซรามิก</strong> ห่อบับเบิลเม็ดเล็กสองรอบแยกทีละชิ้น อุดช่องในกล่องให้แน่นจนเขย่าแล้วไม่มีเสียง</li>
<li><strong>เฟอร์นิเจอร์พ่นสี</strong> โฟม 2–3 มม. ติดผิว บับเบิลทับข้างนอก แล้วพันฟิล์มยืด</li>
<li><strong>อุปกรณ์อิเล็กทรอนิกส์</strong> ใช้ชนิดกันไฟฟ้าสถิตสีชมพูเท่านั้น</li>
<li><strong>ม้วนยาว</strong> หุ้มปลายทั้งสองด้วยโฟมและฝาปิด ขอบม้วนเสียก่อนตรงกลางเสมอ</li>
</ul>
<h2>คิดปริมาณ</h2>
<p>ของทรงกล่องกว้าง 30 ลึก 20 สูง 15 ซม. ห่อสองรอบด้วยหน้ากว้าง 65 ซม. ใช้ยาวประมาณ 2 เมตร ม้วน 1.30 × 100 เมตรผ่าครึ่งได้ 200 เมตร จึงห่อได้ราวหนึ่งร้อยกล่อง คิดแบบนี้จะรู้ต้นทุนต่อชิ้นก่อนตั้งค่าส่ง</p>
<h2>ทดสอบก่อนส่งจริง</h2>
<ol>
<li>แพ็กให้ครบเหมือนส่งจริง แล้วเขย่า ถ้ามีเสียงแปลว่ายังหลวม</li>
<li>ปล่อยจากระดับเอว ประมาณ 80 ซม. ลงพื้นปูน หนึ่งมุม สามสัน หกด้าน</li>
<li>เปิดดู ถ้าของขยับเข้าใกล้ผนังกล่องน้อยกว่า 3 ซม. ให้เพิ่มวัสดุด้านนั้น</li>
</ol>
<h2>ใช้ให้คุ้ม</h2>
<p>บับเบิลและโฟม EPE ทำจากพลาสติก PE ใช้ซ้ำได้หลายครั้ง เก็บให้พ้นแดด แดดทำให้กรอบภายในไม่กี่เดือน เมื่อใช้ไม่ได้แล้วแยกเทปออก ส่งรีไซเคิลรวมกับถุง PE ได้ ถ้าพันฟิล์มยืดรอบพาเลทด้วย อ่านต่อที่ <a href="/blogs/detail/stretch-film-gauge">เลือกความหนาฟิล์มยืด</a></p>
`,
    en: `
<p>Goods are spoilt on the road in two ways: by shock and by rubbing. Bubble is good at the first, foam at the second. However thick the bubble, a glossy thing that rubs against it all the way arrives with marks.</p>
<h2>Side by side</h2>
<table>
<thead><tr><th>Point</th><th>Bubble</th><th>PE foam (EPE)</th></tr></thead>
<tbody>
<tr><td>What it is</td><td>air bubbles of 10 or 25 mm</td><td>fine foam, 1–10 mm thick</td></tr>
<tr><td>Shock</td><td>very good, until bubbles burst</td><td>good, recovers many times</td></tr>
<tr><td>Glossy faces</td><td>fair, may leave rings</td><td>very good</td></tr>
<tr><td>Long load</td><td>air leaks, bubbles go flat</td><td>settles little</td></tr>
<tr><td>Weight and price</td><td>light, cheaper</td><td>light, a little dearer</td></tr>
</tbody>
</table>
<h2>Which bubble</h2>
<p>Small bubble, 10 mm, is for small things up to about 3 kg; it follows the shape. Large bubble, 25 mm, fills space and carries more. Above 10 kg do not rely on bubble alone: the ones at the corners burst when the box is lifted on to the lorry. Add thick foam or corner guards.</p>
<h2>Bubbles in or out?</h2>
<p>As a rule, bubbles towards the goods: they hold the shape, and the smooth side outside takes tape well. The exception is a glossy or newly painted face: always put a layer of foam or paper first. Paint that is not quite hard keeps the rings for ever.</p>
<h2>By kind of goods</h2>
<ul>
<li><strong>Acrylic sheets and signs:</strong> leave the film on, 1–2 mm foam between sheets, board corners, then corrugated PP on both sides.</li>
<li><strong>Glass and ceramics:</strong> two turns of small bubble round each piece; fill the box until shaking makes no sound.</li>
<li><strong>Painted furniture:</strong> 2–3 mm foam on the face, bubble over it, then stretch film.</li>
<li><strong>Electronics:</strong> only the pink anti-static kind.</li>
<li><strong>Long rolls:</strong> foam and caps on both ends. The ends always suffer first.</li>
</ul>
<h2>How much you need</h2>
<p>A box-shaped thing 30 × 20 × 15 cm, wrapped twice in film 65 cm wide, takes about 2 metres. A roll of 1.30 × 100 m slit in two gives 200 metres, so about a hundred parcels. Now you know the cost of each before you set the delivery fee.</p>
<h2>Test before you send</h2>
<ol>
<li>Pack it exactly as you will send it, and shake. A sound means it is loose.</li>
<li>Drop it from the waist, about 80 cm, on to concrete: one corner, three edges, six faces.</li>
<li>Open it. Wherever the goods have come closer than 3 cm to the wall of the box, add more.</li>
</ol>
<h2>Use it well</h2>
<p>Bubble and EPE are both polyethylene and can be used many times. Keep them out of the sun, which makes them brittle within months. At the end, take off the tape and recycle them with PE bags. To wrap a pallet, read <a href="/blogs/detail/stretch-film-gauge">choosing the gauge of stretch film</a>.</p>
`,
  },
  cover: {
    drawing: 'bubble-film',
    colors: [m.clear],
    alt: { th: 'ม้วนฟิล์มกันกระแทกแบบใส', en: 'A roll of clear bubble film' },
  },
  publishedAt: '2024-01-22T02:00:00.000Z',
  viewCount: 1190,
  shareCount: 38,
  isPublished: true,
}
