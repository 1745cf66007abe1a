import type { Article } from '../types.ts'

export const receivingLongRolls: Article = {
  id: 'receiving-long-rolls',
  title: {
    th: 'เตรียมรับม้วนยาวและแผ่นเต็ม: วันรับของต้องดูอะไรบ้าง',
    en: 'Receiving long rolls and full sheets: what to check on the day',
  },
  excerpt: {
    th: 'วัดทางเข้า เตรียมคนยก ตรวจก่อนเซ็น และวางพักให้ถูกท่า ลดของเสียหายได้เกือบทั้งหมด',
    en: 'Measure the way in, have hands ready, check before you sign, and lay it down properly. That prevents nearly all damage.',
  },
  contentHtml: {
    th: `
<p>ม้วนไวนิลหน้ากว้าง 1.60 เมตรหนัก 35 กก. แผ่นอะคริลิกเต็ม 5 มม. หนักเกือบ 18 กก. แต่กว้างจนคนเดียวอุ้มไม่ได้ ของสองอย่างนี้ออกจากร้านสภาพดีแทบทุกชิ้น และเสียหายช่วงห้านาทีสุดท้ายหน้าประตูลูกค้าเป็นส่วนใหญ่</p>
<h2>ก่อนวันส่ง</h2>
<ul>
<li>วัดทางเข้าแคบที่สุด แผ่น 1,220 × 2,440 มม. เข้าลิฟต์ทั่วไปไม่ได้ ลิฟต์ต้องสูงเกิน 2.5 เมตรหรือยาวแนวทแยงพอ</li>
<li>ซอยแคบที่รถหกล้อเข้าไม่ได้ แจ้งไว้ในหมายเหตุที่อยู่ เราจะจัดรถกระบะ</li>
<li>ห้าง อาคารสำนักงาน และนิคมอุตสาหกรรม มักต้องขอใบผ่านและมีเวลาลงของ ขอไว้ล่วงหน้าหนึ่งวัน</li>
<li>เตรียมคนสองคนสำหรับของเกิน 20 กก. หรือยาวเกิน 2 เมตร พนักงานขับรถช่วยลงถึงท้ายรถ</li>
<li>เคลียร์ที่วางให้ว่าง เรียบ แห้ง ไม่โดนแดด</li>
</ul>
<p>พัสดุด่วนรับของยาวไม่เกิน 1.5 เมตร ม้วนยาวและแผ่นเต็มจึงมากับรถขนส่งวัสดุ ใช้เวลา 2–3 วันทำการ ต่างจังหวัดไกลอาจนานกว่านั้น</p>
<h2>ตรวจก่อนเซ็นรับ</h2>
<ol>
<li>นับชิ้นเทียบกับใบส่งของ อ่านรหัสและสีบนป้ายทุกม้วน</li>
<li>ดูปลายม้วนสองข้าง ถ้าแบน บุบ หรือห่อขาด ให้แกะดูตรงนั้นทันที</li>
<li>แผ่นให้ดูสี่มุมและขอบ มุมแตกเพียงจุดเดียวอาจร้าวลามตอนตัด</li>
<li>เปียกหรือชื้นให้เช็ดและถ่ายรูปไว้</li>
<li>เจอปัญหาให้เขียนลงในใบส่งของก่อนเซ็น เช่น “ม้วนที่ 2 ปลายบุบ” และถ่ายรูปสามรูป คือ ห่อทั้งชิ้น จุดเสียหาย และป้ายรหัส</li>
</ol>
<p>ถ้าพบทีหลัง แจ้งเราภายใน 3 วันนับจากวันรับ พร้อมรูปและเลขคำสั่งซื้อ ของที่ตัดหรือพิมพ์ไปแล้วเปลี่ยนให้ไม่ได้ จึงควรคลี่ดูหนึ่งถึงสองเมตรก่อนขึ้นเครื่อง</p>
<h2>ยกให้ถูก</h2>
<ul>
<li>ม้วน ยกจากแกนทั้งสองปลาย อย่าลากหรือกลิ้งบนพื้นปูน อย่ายืนบนขอบ</li>
<li>แผ่น ยกตั้งแบบสันลง สองคนหันหน้าทางเดียวกัน สวมถุงมือ อย่าหิ้วแนวนอนตรงกลาง แผ่นจะหักพับ</li>
<li>วันลมแรงอย่ายกแผ่นใหญ่ข้ามลานเปิด แผ่นกลายเป็นใบเรือได้</li>
</ul>
<h2>วางพักอย่างไร</h2>
<table>
<thead><tr><th>ของ</th><th>ท่าวาง</th><th>ข้อห้าม</th></tr></thead>
<tbody>
<tr><td>ม้วนสติกเกอร์</td><td>แขวนแกนหรือตั้งบนฝารอง</td><td>วางนอนบนพื้นแข็งนาน ๆ จะเกิดรอยแบน</td></tr>
<tr><td>ม้วนไวนิล</td><td>วางนอน ซ้อนไม่เกินสามชั้น</td><td>พาดไขว้กัน</td></tr>
<tr><td>แผ่นอะคริลิก พลาสวูด</td><td>นอนราบบนพาเลทเต็มแผ่น</td><td>พิงผนังเอียงมาก จะโก่ง</td></tr>
<tr><td>แท่งกลม ท่อ</td><td>บนชั้นที่รองทุก 50 ซม.</td><td>วางคร่อมสองจุด จะแอ่น</td></tr>
</tbody>
</table>
<p>ปล่อยให้ของปรับอุณหภูมิกับห้องหนึ่งคืนก่อนใช้ โดยเฉพาะงานพิมพ์และงานติดสติกเกอร์ ห้องเก็บควรอยู่ที่ 20–30 องศา ความชื้นไม่สูง และใช้ของเก่าก่อนของใหม่ ถ้าอยากตรวจน้ำหนักม้วนด้วยตนเอง ดูวิธีที่ <a href="/blogs/detail/reading-gram-weight">อ่านค่าแกรมให้เป็น</a></p>
`,
    en: `
<p>A vinyl roll 1.60 m wide weighs 35 kg. A full 5 mm acrylic sheet weighs nearly 18 kg, but is too wide for one person's arms. Almost all of them leave the shop sound, and most damage happens in the last five minutes, at the customer's door.</p>
<h2>Before the day</h2>
<ul>
<li>Measure the narrowest point of the way in. A sheet of 1,220 × 2,440 mm does not fit an ordinary lift: it must be over 2.5 m high, or long enough corner to corner.</li>
<li>If a six-wheel lorry cannot enter your lane, say so in the address note and we send a pickup.</li>
<li>Malls, offices and industrial estates often want a pass and have unloading hours. Ask a day ahead.</li>
<li>Have two people for anything over 20 kg or 2 metres. The driver helps as far as the tail of the lorry.</li>
<li>Clear a place that is flat, dry and out of the sun.</li>
</ul>
<p>Express parcels take pieces up to 1.5 metres, so long rolls and full sheets come by material lorry, in 2–3 working days; far provinces may take longer.</p>
<h2>Check before you sign</h2>
<ol>
<li>Count against the delivery note. Read the code and colour on each roll.</li>
<li>Look at both ends of a roll. If it is flat, dented or torn, open it there and then.</li>
<li>Look at the four corners and the edges of a sheet. One chipped corner may crack right across when you cut.</li>
<li>If it is wet, dry it and take a picture.</li>
<li>Write what you find on the delivery note before you sign, such as “roll 2, end dented”, and take three pictures: the whole package, the damage, the label.</li>
</ol>
<p>If you find it later, tell us within 3 days of receipt, with pictures and the order number. What has been cut or printed cannot be exchanged, so unroll a metre or two before it goes on the machine.</p>
<h2>Lift it well</h2>
<ul>
<li>Rolls: by the core, at both ends. Do not drag or roll them on concrete, and do not stand them on the edge of the film.</li>
<li>Sheets: upright on the long edge, two people facing the same way, with gloves. Never carry one flat by its middle: it folds and breaks.</li>
<li>Do not carry a large sheet across an open yard in wind. It becomes a sail.</li>
</ul>
<h2>Lay it down</h2>
<table>
<thead><tr><th>Goods</th><th>How</th><th>Not</th></tr></thead>
<tbody>
<tr><td>Sticker rolls</td><td>hung by the core, or upright on end caps</td><td>lying on a hard floor for long: flat spots</td></tr>
<tr><td>Banner rolls</td><td>lying, three high at most</td><td>crosswise on each other</td></tr>
<tr><td>Acrylic, PVC foam board</td><td>flat on a full-size pallet</td><td>leaning far over: they bow</td></tr>
<tr><td>Rods, tubes</td><td>on a rack, supported every 50 cm</td><td>across two points: they sag</td></tr>
</tbody>
</table>
<p>Let the goods come to room temperature overnight, above all for printing and film work. A store of 20–30 °C, not too humid, and the oldest stock used first. To check the weight of a roll for yourself, see <a href="/blogs/detail/reading-gram-weight">reading a gram weight</a>.</p>
`,
  },
  cover: {
    drawing: 'standing-rolls',
    colors: [],
    alt: { th: 'ม้วนวัสดุหลายม้วนวางตั้ง', en: 'Rolls of material standing on end' },
  },
  publishedAt: '2024-09-30T02:00:00.000Z',
  viewCount: 702,
  shareCount: 19,
  isPublished: true,
}
