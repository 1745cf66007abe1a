import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const uvPrintOnPvcFoamBoard: Article = {
  id: 'uv-print-on-pvc-foam-board',
  title: {
    th: 'พิมพ์ UV ลงแผ่นพลาสวูดโดยตรง ให้หมึกเกาะและแผ่นไม่โก่ง',
    en: 'UV printing straight on PVC foam board: ink that holds, boards that stay flat',
  },
  excerpt: {
    th: 'เลือกแผ่นผิวเรียบ เช็ดไฟฟ้าสถิต คุมความร้อนหลอด และทดสอบการเกาะด้วยเทปก่อนเดินงานจริงทุกล็อต',
    en: 'Pick a smooth board, remove the static, keep the lamps cool and run a tape test on each new batch.',
  },
  contentHtml: {
    th: `
<p>พลาสวูดหรือแผ่นโฟม PVC เป็นวัสดุที่โรงพิมพ์ UV ใช้มากที่สุดอย่างหนึ่ง เพราะขาว เรียบ เบา กันน้ำ และตัดง่าย แต่ก็เป็นวัสดุที่ทำให้งานเสียได้เงียบ ๆ หมึกดูดีตอนออกจากเครื่อง พอผ่านไปหนึ่งสัปดาห์กลับลอกเป็นแผ่น</p>
<h2>เลือกแผ่นให้ถูกก่อน</h2>
<p>แผ่นโฟม PVC มีสองแบบ แบบโฟมอิสระผิวออกด้าน เนื้อนุ่มกว่า ให้ภาพนวลและสะท้อนแสงน้อย แบบผิวแข็งหน้าจะแข็งและเงากว่า ทนรอยดีกว่า แต่ผิวเงาจัดทำให้หมึกเกาะยากขึ้น สำหรับงานพิมพ์ให้ดูสามอย่าง</p>
<ul>
<li>ความหนาแน่น 0.50–0.60 กรัมต่อลูกบาศก์เซนติเมตร แผ่น 5 มม. ขนาด 1,220 × 2,440 มม. จึงหนักประมาณ 8 กก. ถ้าเบากว่านี้มาก ผิวมักมีรูพรุน</li>
<li>ความขาวของแผ่นในล็อตเดียวกัน งานที่ต้องต่อกันหลายแผ่นให้ใช้ล็อตเดียว</li>
<li>ความเรียบ วางบนพื้นแล้วมุมไม่กระดก แผ่นที่โก่งเกิน 2 มม. เสี่ยงชนหัวพิมพ์</li>
</ul>
<h2>เตรียมผิว</h2>
<ol>
<li>วางแผ่นไว้ในห้องพิมพ์อย่างน้อยหนึ่งคืน ให้อุณหภูมิเท่ากับห้อง</li>
<li>ลอกฟิล์มช้า ๆ แล้วเช็ดด้วยผ้าไร้ขุยชุบไอโซโพรพิลแอลกอฮอล์ เช็ดทางเดียว เปลี่ยนผ้าบ่อย ๆ</li>
<li>ใช้แท่งหรือปืนลดไฟฟ้าสถิต ไฟฟ้าสถิตดูดฝุ่นและทำให้ละอองหมึกฟุ้ง เห็นเป็นเงารอบตัวอักษร</li>
<li>จับแผ่นด้วยถุงมือ รอยนิ้วมือหนึ่งรอยคือจุดที่หมึกไม่เกาะหนึ่งจุด</li>
</ol>
<h2>ตั้งเครื่อง</h2>
<p>PVC เริ่มอ่อนตัวที่ประมาณ 60–65 องศาเซลเซียส หลอด UV แบบปรอทร้อนกว่าหลอด LED มาก แผ่นบาง 3 มม. จึงโก่งขึ้นหาหัวพิมพ์ได้ระหว่างเดินงาน ถ้าเลือกได้ให้ใช้หลอด LED หรือลดกำลังหลอดแล้วเพิ่มจำนวนรอบ งานพื้นสีทึบเต็มแผ่นให้พักแผ่นก่อนพิมพ์อีกด้าน</p>
<p>หมึกแข็งเหมาะกับแผ่นแบน หมึกยืดหยุ่นเหมาะกับงานที่ต้องเซาะร่องพับ ถ้าพิมพ์หมึกแข็งแล้วพับ ขอบจะแตกเป็นเกล็ด</p>
<h2>ทดสอบการเกาะทุกล็อต</h2>
<p>รอ 24 ชั่วโมงหลังพิมพ์ กรีดตารางหกคูณหกช่องด้วยคัตเตอร์ แต่ละช่องกว้าง 1 มม. ติดเทปใส รีดให้แน่น แล้วดึงเร็วที่มุมประมาณ 60 องศาตามแนวราบ ถ้าหลุดไม่เกินขอบรอยกรีดถือว่าผ่าน ถ้าหลุดเป็นช่อง ให้ลงน้ำยารองพื้นสำหรับ PVC แล้วทดสอบใหม่</p>
<h2>ตัดและติดตั้ง</h2>
<ul>
<li>แผ่น 3 มม. ใช้คัตเตอร์ใบใหม่ กรีดสองสามรอบ แผ่นหนากว่านั้นใช้เราเตอร์คมเดียว</li>
<li><strong>ห้ามตัด PVC ด้วยเลเซอร์</strong> ควันมีไอกรดเกลือ เป็นอันตรายต่อคนและกัดเครื่อง</li>
<li>แผ่นยาว 2.4 เมตรยืดหดได้ราว 4–5 มม. ระหว่างเช้ากับบ่าย เว้นรอยต่อและเจาะรูเผื่อไว้</li>
<li>กลางแจ้งให้เลี่ยงพื้นสีเข้มเต็มแผ่น สีดำกลางแดดร้อนเกิน 65 องศาได้ แผ่นจะโก่งถาวร</li>
</ul>
<p>งานในร่มอยู่ได้หลายปี งานกลางแจ้งที่เคลือบใสทับให้คิดไว้หนึ่งถึงสองปี เรื่องวัสดุกลางแจ้งทั้งหมด อ่านต่อที่ <a href="/blogs/detail/plastics-outdoors-in-thailand">พลาสติกชนิดไหนทนแดดทนฝน</a></p>
`,
    en: `
<p>PVC foam board, sold in Thailand as Plaswood, is among the materials UV printers use most: white, flat, light, waterproof and easy to cut. It can also spoil a job quietly. The print looks fine off the machine, and peels in sheets a week later.</p>
<h2>First, the right board</h2>
<p>There are two kinds. Free-foam board has a matt, softer face that gives calm pictures with little glare. Hard-skin board is harder, glossier and resists scratches, but ink finds less to hold on a very glossy face. For printing, look at three things:</p>
<ul>
<li>density of 0.50–0.60 g/cm³: a 5 mm board of 1,220 × 2,440 mm then weighs about 8 kg. Much lighter than that, and the face is often porous;</li>
<li>whiteness within the batch: panels that will hang side by side should come from one batch;</li>
<li>flatness: laid on the floor, no corner should lift. A bow of more than 2 mm is a risk to the print head.</li>
</ul>
<h2>Prepare the face</h2>
<ol>
<li>Leave the boards in the print room for at least a night, until they are at room temperature.</li>
<li>Peel the film slowly and wipe with a lint-free cloth and isopropyl alcohol, in one direction, changing the cloth often.</li>
<li>Use an anti-static bar or gun. Static pulls in dust and makes ink drift, which shows as a shadow round small letters.</li>
<li>Wear gloves. One fingerprint is one spot where ink will not hold.</li>
</ol>
<h2>Set the machine</h2>
<p>PVC begins to soften at about 60–65 °C. Mercury lamps run much hotter than LED, and a 3 mm board can rise towards the head while it prints. Use LED if you can; if not, lower the lamp power and print in more passes. After a full solid colour, let the board rest before printing the other side.</p>
<p>Rigid ink suits flat panels. If the board will be grooved and folded, use flexible ink: rigid ink flakes at the fold.</p>
<h2>Test adhesion on each batch</h2>
<p>Wait 24 hours after printing. Score a grid of six by six squares, 1 mm each, with a sharp knife. Press clear tape over it and pull it off quickly at about 60 degrees. Loss only along the cuts is a pass. If whole squares come away, use a primer made for PVC and test again.</p>
<h2>Cut and fix</h2>
<ul>
<li>Cut 3 mm with a fresh knife in two or three strokes; thicker board with a single-flute router bit.</li>
<li><strong>Never cut PVC with a laser.</strong> The fumes contain hydrogen chloride: harmful to people, corrosive to the machine.</li>
<li>A 2.4 m board grows and shrinks 4–5 mm between morning and afternoon. Leave a gap at joints and drill holes with room.</li>
<li>Outdoors, avoid full dark backgrounds. Black in the sun passes 65 °C, and the board will bow for good.</li>
</ul>
<p>Indoors a print lasts for years. Outdoors, with a clear coat, count on one to two. For more on weather, read <a href="/blogs/detail/plastics-outdoors-in-thailand">which plastics stand sun and rain</a>.</p>
`,
  },
  cover: {
    drawing: 'foam-board',
    colors: [m.sky, m.opal, m.opal],
    alt: { th: 'แผ่นพลาสวูดสีฟ้าและสีขาว', en: 'PVC foam boards, one blue and two white' },
  },
  publishedAt: '2024-08-05T02:00:00.000Z',
  viewCount: 968,
  shareCount: 29,
  isPublished: true,
}
