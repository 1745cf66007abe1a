import type { Article } from '../types.ts'

export const clearPvcRolls: Article = {
  id: 'clear-pvc-rolls',
  title: {
    th: 'PVC ใสม้วน ทำม่านริ้ว ปูโต๊ะ หรือกั้นฝน เลือกความหนาไหน',
    en: 'Clear PVC on the roll: strip doors, table covers or rain screens, and how thick',
  },
  excerpt: {
    th: 'ตั้งแต่ 0.1 ถึง 3 มม. แต่ละความหนามีงานของมัน พร้อมวิธีคิดจำนวนริ้ว และเหตุที่ PVC นิ่มทิ้งรอยบนโต๊ะ',
    en: 'From 0.1 to 3 mm each thickness has its work. How many strips a door needs, and why soft PVC marks a table.',
  },
  contentHtml: {
    th: `
<p>PVC ใสนิ่มเป็นของสามัญประจำร้านอาหาร โกดัง และห้องเย็น ถามหากันว่า “พลาสติกใสหนา ๆ” คำว่าหนาของแต่ละคนต่างกันสิบเท่า บอกงานที่จะใช้มา จะได้ขนาดที่ตรงกว่า</p>
<h2>ความหนากับงาน</h2>
<table>
<thead><tr><th>ความหนา</th><th>งาน</th><th>น้ำหนักต่อ ตร.ม.</th></tr></thead>
<tbody>
<tr><td>0.1–0.2 มม.</td><td>คลุมของกันฝุ่น ห่อเฟอร์นิเจอร์</td><td>0.12–0.25 กก.</td></tr>
<tr><td>0.3–0.5 มม.</td><td>ม่านกันฝนหน้าร้าน ซองเอกสาร กระเป๋าใส</td><td>0.37–0.62 กก.</td></tr>
<tr><td>1–1.5 มม.</td><td>แผ่นปูโต๊ะ แผ่นรองตัด หน้าต่างเต็นท์</td><td>1.24–1.86 กก.</td></tr>
<tr><td>2 มม.</td><td>ม่านริ้วประตูคนเดิน แผ่นปูโต๊ะหนา</td><td>2.48 กก.</td></tr>
<tr><td>3 มม.</td><td>ม่านริ้วประตูรถโฟล์กลิฟต์</td><td>3.72 กก.</td></tr>
</tbody>
</table>
<p>คิดจากความหนาแน่นราว 1.24 กรัมต่อลูกบาศก์เซนติเมตร ม้วนหน้ากว้าง 1.22 ม. ยาว 20 ม. หนา 2 มม. จึงหนักถึง 60.5 กก. เตรียมคนยกไว้ด้วย</p>
<h2>ม่านริ้ว นับริ้วอย่างไร</h2>
<p>ริ้วมาตรฐานกว้าง 200 มม. หนา 2 มม. สำหรับคนเดิน และ 300 มม. หนา 3 มม. สำหรับรถ การซ้อนริ้วเป็นตัวกันลมกันแอร์</p>
<ol>
<li>ประตูในอาคาร ซ้อนข้างละ 2.5–3 ซม. ก็พอ</li>
<li>ประตูออกนอกอาคารหรือห้องเย็น ซ้อนข้างละ 5 ซม.</li>
<li>จำนวนริ้ว = ความกว้างประตู ÷ (ความกว้างริ้ว − ระยะซ้อน) แล้วปัดขึ้น</li>
</ol>
<p>ประตูกว้าง 120 ซม. ริ้ว 20 ซม. ซ้อน 5 ซม. คือ 120 ÷ 15 ได้ 8 ริ้ว ตัดยาวให้ปลายลอยจากพื้น 1 ซม. ถ้าลากพื้นจะสกปรกและขาดเร็ว</p>
<h2>ห้องเย็น โรงอาหาร และแมลง</h2>
<ul>
<li>ชนิดธรรมดาใช้ได้ถึงประมาณ −15 องศา ต่ำกว่านั้นแข็งและแตก ห้องแช่แข็งใช้เกรดโพลาร์ที่ทนถึงราว −40 องศา</li>
<li>สีเหลืองอำพันล่อแมลงน้อยกว่าใส เพราะกันแสงช่วงที่แมลงชอบ</li>
<li>พื้นที่ผลิตอาหารให้ขอเกรดสัมผัสอาหาร และล้างทุกวันด้วยน้ำสบู่อ่อน</li>
<li>งานเชื่อมใช้ม่านกันแสงเชื่อมโดยเฉพาะ ม่านใสธรรมดากันตาไม่ได้</li>
</ul>
<h2>รอยบนโต๊ะและการย้ายของสาร</h2>
<p>PVC นิ่มได้เพราะมีพลาสติไซเซอร์ สารนี้ค่อย ๆ ซึมไปยังสิ่งที่แตะกันนาน ๆ โต๊ะเคลือบแลกเกอร์ งานพิมพ์ รูปถ่าย และแผ่นอะคริลิก จะเหนียวหรือเป็นดวง จึงควร</p>
<ul>
<li>ใช้ชนิดไม่ติดโต๊ะ (ผิวด้านหลังเป็นลายทราย) หรือรองด้วยผ้า</li>
<li>อย่าวางทับภาพพิมพ์เลเซอร์โดยตรง หมึกจะลอกติดแผ่น</li>
<li>อย่าวางคู่กับอะคริลิกหรือโพลีคาร์บอเนตนานเป็นเดือน</li>
</ul>
<h2>คลี่แล้วเป็นคลื่น</h2>
<p>แผ่นที่ม้วนแน่นมาจะโค้งตามม้วน ปูบนพื้นเรียบที่อุ่นสัก 30 องศา ทับหัวท้ายไว้หนึ่งวันจะเรียบลง อย่าใช้น้ำร้อนหรือเตารีด กลิ่นใหม่หายเองในหนึ่งถึงสองสัปดาห์เมื่อลมผ่าน เช็ดด้วยน้ำสบู่ช่วยได้ อย่าใช้แอลกอฮอล์หรือทินเนอร์เพราะทำให้ขุ่นและแข็ง</p>
<p>อยากได้แผ่นใสที่แข็ง ไม่นิ่ม ให้ดูแผ่น PET หรืออะคริลิกแทน ถามเราได้ที่ <a href="/about#contact">ช่องทางติดต่อ</a> พร้อมความกว้าง ความสูง และอุณหภูมิที่ใช้</p>
`,
    en: `
<p>Clear soft PVC is at home in restaurants, warehouses and cold rooms. People ask for “thick clear plastic”, and one man's thick is ten times another's. Tell us the job, and you get the right one.</p>
<h2>Thickness and work</h2>
<table>
<thead><tr><th>Thickness</th><th>For</th><th>Per square metre</th></tr></thead>
<tbody>
<tr><td>0.1–0.2 mm</td><td>dust covers, wrapping furniture</td><td>0.12–0.25 kg</td></tr>
<tr><td>0.3–0.5 mm</td><td>rain screens, document sleeves, clear bags</td><td>0.37–0.62 kg</td></tr>
<tr><td>1–1.5 mm</td><td>table covers, cutting mats, tent windows</td><td>1.24–1.86 kg</td></tr>
<tr><td>2 mm</td><td>strip doors for people, heavy table covers</td><td>2.48 kg</td></tr>
<tr><td>3 mm</td><td>strip doors for forklifts</td><td>3.72 kg</td></tr>
</tbody>
</table>
<p>This is at a density of about 1.24 g/cm³. A roll 1.22 m wide, 20 m long and 2 mm thick therefore weighs 60.5 kg. Have hands ready.</p>
<h2>How many strips?</h2>
<p>The usual strip is 200 mm wide and 2 mm thick for people, 300 mm and 3 mm for vehicles. It is the overlap that keeps wind out and cool air in.</p>
<ol>
<li>Inside a building, an overlap of 2.5–3 cm will do.</li>
<li>To the outside, or on a cold room, 5 cm.</li>
<li>Number of strips = door width ÷ (strip width − overlap), rounded up.</li>
</ol>
<p>A door of 120 cm with 20 cm strips and 5 cm overlap: 120 ÷ 15 = 8 strips. Cut them to hang 1 cm clear of the floor. Dragging ones get dirty and tear.</p>
<h2>Cold rooms, food and insects</h2>
<ul>
<li>The ordinary grade serves to about −15 °C; below that it stiffens and cracks. Freezers need polar grade, to about −40 °C.</li>
<li>Amber strips draw fewer insects than clear ones: they block the light that insects like.</li>
<li>In food production ask for food-contact grade, and wash daily with mild soap.</li>
<li>For welding use curtains made for it. Ordinary clear ones do not protect the eyes.</li>
</ul>
<h2>Marks on the table</h2>
<p>PVC is soft because it holds plasticiser, which slowly moves into whatever it touches. Lacquered tables, prints, photographs and acrylic turn sticky or blotchy. So:</p>
<ul>
<li>use the non-stick kind with a sanded back, or put cloth underneath;</li>
<li>do not lay it on a laser print: the toner comes away with it;</li>
<li>do not leave it for months against acrylic or polycarbonate.</li>
</ul>
<h2>When it lies in waves</h2>
<p>A sheet from a tight roll keeps the curve. Lay it on a flat floor at about 30 °C with weights at both ends for a day. No hot water, no iron. The smell goes in a week or two where air moves; a wipe with soapy water helps. Alcohol and thinner make it cloudy and hard.</p>
<p>If you want a clear sheet that is rigid, look at PET or acrylic instead. Ask us through the <a href="/about#contact">contact page</a>, with width, height and temperature.</p>
`,
  },
  cover: {
    drawing: 'curtain-strip',
    colors: [],
    alt: { th: 'ม่านริ้ว PVC ใส', en: 'A clear PVC strip curtain' },
  },
  publishedAt: '2023-09-18T02:00:00.000Z',
  viewCount: 1394,
  shareCount: 39,
  isPublished: true,
}
