import type { Article } from '../types.ts'

export const plaswoodOrFoamBoard: Article = {
  id: 'plaswood-or-foam-board',
  title: {
    th: 'พลาสวูดกับโฟมบอร์ด ชื่อคล้ายกัน ใช้แทนกันไม่ได้',
    en: 'Plaswood and foam board: alike in name, not in use',
  },
  excerpt: {
    th: 'แผ่นหนึ่งกันน้ำและขันสกรูได้ อีกแผ่นหนักเพียงหนึ่งในห้าแต่กลัวความชื้น เลือกตามที่ติดตั้งและวิธียึด',
    en: 'One is waterproof and takes a screw; the other is a fifth of the weight and fears damp. Choose by place and fixing.',
  },
  contentHtml: {
    th: `
<p>ลูกค้าสั่ง “โฟมบอร์ด” แล้วได้แผ่นที่ไม่ตรงใจอยู่เสมอ เพราะคำนี้ในตลาดใช้เรียกสองอย่าง อย่างแรกคือแผ่นโฟม PVC หรือพลาสวูด อย่างที่สองคือแผ่นโฟมพอลิสไตรีนประกบกระดาษหรือพลาสติกบาง สองแผ่นนี้ต่างกันตั้งแต่เนื้อใน</p>
<h2>เทียบกันตรง ๆ</h2>
<table>
<thead><tr><th>ข้อเทียบ</th><th>พลาสวูด (โฟม PVC)</th><th>โฟมบอร์ดผิวกระดาษ</th></tr></thead>
<tbody>
<tr><td>น้ำหนักแผ่น 5 มม. ต่อ ตร.ม.</td><td>ประมาณ 2.75 กก.</td><td>ประมาณ 0.45 กก.</td></tr>
<tr><td>โดนน้ำ</td><td>ไม่บวม ไม่ผุ</td><td>กระดาษพอง โก่ง</td></tr>
<tr><td>ขันสกรู</td><td>ได้ ตั้งแต่ 5 มม. ขึ้นไป</td><td>ไม่ได้ ใช้กาวหรือเทป</td></tr>
<tr><td>ตัด</td><td>คัตเตอร์ถึง 5 มม. เราเตอร์ เลื่อย</td><td>คัตเตอร์คม ๆ</td></tr>
<tr><td>ขอบ</td><td>สวย พ่นสีได้</td><td>เห็นไส้โฟม ควรปิดขอบ</td></tr>
<tr><td>ไฟ</td><td>ติดไฟยาก ดับเอง แต่ควันเป็นกรด</td><td>ติดไฟง่าย</td></tr>
<tr><td>อายุ</td><td>ในร่มหลายปี นอกอาคาร 2–3 ปี</td><td>ในร่มไม่กี่เดือนถึงหนึ่งปี</td></tr>
</tbody>
</table>
<h2>งานที่ควรใช้พลาสวูด</h2>
<ul>
<li>ป้ายหน้าร้าน ป้ายห้องน้ำ ป้ายในครัว ทุกที่ที่มีน้ำ</li>
<li>ตัวอักษรฉลุ โลโก้หนา 10–20 มม. พ่นสีหรือปิดผิว</li>
<li>บานตู้ ฝาช่องท่อ ชั้นวางเบา ๆ ในห้องน้ำ ปลวกไม่กิน</li>
<li>แผ่นรองติดสติกเกอร์ที่ต้องถอดเปลี่ยน</li>
</ul>
<h2>งานที่ควรใช้โฟมบอร์ด</h2>
<ul>
<li>โปสเตอร์จัดนิทรรศการ งานนำเสนอ เช็คจำลอง ป้ายถือในพิธี</li>
<li>ป้ายแขวนเพดานในห้าง เบาจนใช้เอ็นเส้นเดียวรับได้</li>
<li>โมเดลสถาปัตยกรรม ฉากถ่ายภาพ</li>
</ul>
<h2>เรื่องความหนาแน่น</h2>
<p>พลาสวูดทั่วไปหนาแน่นราว 0.55 กรัมต่อลูกบาศก์เซนติเมตร แผ่น 1,220 × 2,440 × 5 มม. หนัก 8.19 กก. งานที่ต้องขันบานพับหรือรับแรงให้เลือก 0.60 ขึ้นไป แผ่นเบากว่า 0.45 ตัดง่ายและถูก แต่สกรูรูดและขอบเป็นรู ถามความหนาแน่นคู่กับความหนาเสมอ</p>
<h2>ยึดและติดอย่างไร</h2>
<ol>
<li>พลาสวูดติดพลาสวูด ใช้กาว PVC ทาบาง ๆ แล้วหนีบ</li>
<li>พลาสวูดติดปูน ใช้กาวตะปูชนิดไม่มีตัวทำละลายแรง เสริมสกรูพร้อมพุก</li>
<li>โฟมบอร์ดใช้เทปสองหน้าชนิดโฟม กาวสเปรย์บางสูตรละลายไส้โฟม ลองมุมเล็ก ๆ ก่อน</li>
<li>เจาะรูพลาสวูดกลางแจ้งให้โตกว่าสกรู 2 มม. และเลี่ยงสีเข้ม</li>
</ol>
<p>ถ้าต้องต่อพลาสวูดหลายแผ่นเป็นผนังยาว ให้เว้นรอยต่อ 2–3 มม. ทุกแผ่นแล้วปิดด้วยราง แผ่นจะยืดหดได้โดยไม่ดันกันจนโก่ง</p>
<h2>ผิวพลาสติกก็มี</h2>
<p>โฟมบอร์ดผิว PS หรือผิวพลาสติกทนชื้นกว่าผิวกระดาษ พิมพ์ UV ได้เรียบ ราคาอยู่กลาง ๆ แต่ยังขันสกรูไม่ได้เหมือนเดิม ถ้างานอยู่ใต้ชายคาที่ละอองฝนถึง ใช้พลาสวูดสบายใจกว่า ส่วนเทคนิคพิมพ์อ่านได้ที่ <a href="/blogs/detail/uv-print-on-pvc-foam-board">พิมพ์ UV ลงพลาสวูด</a></p>
`,
    en: `
<p>Customers order “foam board” and get the wrong sheet, because the Thai trade uses the word for two things: PVC foam board, known as Plaswood, and polystyrene foam between two faces of paper or thin plastic. They differ from the core outwards.</p>
<h2>Side by side</h2>
<table>
<thead><tr><th>Point</th><th>Plaswood (PVC foam)</th><th>Paper-faced foam board</th></tr></thead>
<tbody>
<tr><td>5 mm, per square metre</td><td>about 2.75 kg</td><td>about 0.45 kg</td></tr>
<tr><td>Water</td><td>does not swell or rot</td><td>paper lifts, board warps</td></tr>
<tr><td>Screws</td><td>yes, from 5 mm up</td><td>no: glue or tape</td></tr>
<tr><td>Cutting</td><td>knife to 5 mm, router, saw</td><td>a very sharp knife</td></tr>
<tr><td>Edge</td><td>clean, can be painted</td><td>shows the foam, better covered</td></tr>
<tr><td>Fire</td><td>hard to light, goes out; acid smoke</td><td>burns easily</td></tr>
<tr><td>Life</td><td>years indoors, 2–3 years out</td><td>months to a year, indoors</td></tr>
</tbody>
</table>
<h2>Take Plaswood for</h2>
<ul>
<li>shop fronts, washrooms, kitchens: wherever there is water;</li>
<li>cut-out letters and logos of 10–20 mm, painted or faced;</li>
<li>cabinet doors, pipe covers, light bathroom shelves; termites leave it alone;</li>
<li>a backing for film that must be changed now and then.</li>
</ul>
<h2>Take foam board for</h2>
<ul>
<li>exhibition posters, presentations, giant cheques, hand-held signs;</li>
<li>ceiling hangers in malls, so light that one nylon line will do;</li>
<li>architects' models and photo backdrops.</li>
</ul>
<h2>Density</h2>
<p>Ordinary Plaswood is about 0.55 g/cm³: a sheet of 1,220 × 2,440 × 5 mm weighs 8.19 kg. For hinges or loads choose 0.60 and more. Below 0.45 it cuts easily and costs less, but screws strip and edges show pores. Always ask density together with thickness.</p>
<h2>Fixing</h2>
<ol>
<li>Plaswood to Plaswood: a thin coat of PVC cement, and a clamp.</li>
<li>Plaswood to masonry: construction adhesive without strong solvent, and screws with plugs.</li>
<li>Foam board: foam tape. Some spray glues dissolve the core, so try a corner first.</li>
<li>Outdoors, drill Plaswood 2 mm larger than the screw, and avoid dark colours.</li>
</ol>
<p>When several boards make a long wall, leave 2–3 mm between them and cover the gap with a rail. They can then move without pushing one another out of line.</p>
<h2>There is a plastic-faced kind</h2>
<p>Foam board with PS or other plastic faces stands damp better than paper, takes UV print smoothly and costs something between the two. It still does not hold a screw. Under eaves where the rain drifts in, Plaswood is the safer choice. For printing, see <a href="/blogs/detail/uv-print-on-pvc-foam-board">UV printing on PVC foam board</a>.</p>
`,
  },
  cover: {
    drawing: 'paper-foam-board',
    colors: [],
    alt: { th: 'แผ่นโฟมบอร์ดผิวกระดาษ', en: 'Paper-faced foam boards' },
  },
  publishedAt: '2023-10-30T02:00:00.000Z',
  viewCount: 1276,
  shareCount: 34,
  isPublished: true,
}
