import type { Article } from '../types.ts'

export const choosingProtectiveFilm: Article = {
  id: 'choosing-protective-film',
  title: {
    th: 'ฟิล์มกันรอย เลือกแรงยึดให้พอดี ลอกง่ายไม่ทิ้งกาว',
    en: 'Protective film: the right tack, so that it peels clean',
  },
  excerpt: {
    th: 'ผิวเงาใช้กาวอ่อน ผิวหยาบใช้กาวแรง และอย่าลืมวันลอก ฟิล์มที่ตากแดดไว้นานคือสาเหตุของคราบกาวส่วนใหญ่',
    en: 'Low tack for gloss, high tack for rough, and a date to peel. Film left in the sun is what leaves most of the glue behind.',
  },
  contentHtml: {
    th: `
<p>ฟิล์มกันรอยมีหน้าที่แปลก ต้องติดแน่นพอที่จะไม่หลุดระหว่างตัดและขนส่ง แต่ต้องยอมลอกออกง่าย ๆ ในวันส่งมอบ เลือกกาวผิดระดับ จะได้ปัญหาอย่างใดอย่างหนึ่งเสมอ</p>
<h2>สามค่าที่ต้องดู</h2>
<ul>
<li><strong>ความหนา</strong> 30–50 ไมครอนกันฝุ่นและรอยขนแมว 60–80 ไมครอนกันรอยขูดตอนพับหรือตัด 100 ไมครอนขึ้นไปสำหรับพื้นและงานก่อสร้าง</li>
<li><strong>แรงยึด</strong> ต่ำ กลาง สูง บางยี่ห้อบอกเป็นกรัมต่อ 25 มม.</li>
<li><strong>กันยูวี</strong> กี่เดือน ถ้าไม่ระบุให้ถือว่าใช้ในร่มเท่านั้น</li>
</ul>
<h2>จับคู่ผิวกับกาว</h2>
<table>
<thead><tr><th>ผิว</th><th>แรงยึด</th><th>ข้อสังเกต</th></tr></thead>
<tbody>
<tr><td>อะคริลิก กระจก สเตนเลสเงา</td><td>ต่ำ</td><td>ผิวเรียบมาก กาวจับเต็มหน้า</td></tr>
<tr><td>สเตนเลสแฮร์ไลน์ อะลูมิเนียมอบสี</td><td>ต่ำถึงกลาง</td><td>ติดตามแนวเส้น ไล่ลมง่าย</td></tr>
<tr><td>ลามิเนต เมลามีน สีพ่นเงา</td><td>กลาง</td><td>สีต้องแห้งเต็มที่ก่อน</td></tr>
<tr><td>สีฝุ่นผิวทราย ไม้ปิดผิวลาย</td><td>สูง</td><td>กาวแตะเฉพาะยอดผิว</td></tr>
<tr><td>พรม พื้นกระเบื้อง</td><td>ชนิดสำหรับพื้นโดยเฉพาะ</td><td>ระวังลื่น</td></tr>
</tbody>
</table>
<h2>ทดสอบก่อนติดทั้งล็อต</h2>
<ol>
<li>เช็ดผิวให้สะอาด ติดแถบกว้าง 5 ซม. ยาว 20 ซม. สามแถบ</li>
<li>แถบแรกลอกหลังหนึ่งชั่วโมง แถบสองหลังหนึ่งวัน แถบสามอบที่ 50 องศาหรือวางในรถจอดแดดสามวัน</li>
<li>ลอกแล้วส่องเฉียงกับไฟ ดูเงาคราบ หยดน้ำลงไป ถ้าน้ำเกาะต่างจากที่อื่น แปลว่ามีกาวเหลือ</li>
</ol>
<p>แรงยึดเพิ่มขึ้นเองตามเวลาและความร้อน ถ้าแถบแรกลอกยากแล้ว แถบที่สามจะยากกว่าเดิมหลายเท่า</p>
<h2>ติดอย่างไรให้ไม่มีฟอง</h2>
<ul>
<li>คลี่ออกทีละน้อย รีดด้วยลูกกลิ้งยาง ไม่ดึงฟิล์มให้ยืด ฟิล์มที่ถูกยืดจะหดกลับแล้วหลุดมุม</li>
<li>งานจำนวนมากใช้เครื่องรีดม้วน ตั้งแรงดึงให้ต่ำที่สุดเท่าที่ยังเรียบ</li>
<li>พิมพ์ลูกศรหรือเขียนวันที่ติดไว้ที่มุม คนหน้างานจะได้รู้ว่าต้องลอกเมื่อไร</li>
</ul>
<h2>วันลอกสำคัญกว่าที่คิด</h2>
<p>ในร่มควรลอกภายในหกเดือน กลางแจ้งตามที่ผู้ผลิตระบุ ซึ่งมักเป็นสามถึงหกเดือน หน้าต่างที่ติดฟิล์มทิ้งไว้ทั้งปีตอนก่อสร้างคือฝันร้ายของช่าง ฟิล์มจะกรอบและฉีกเป็นชิ้นเล็ก</p>
<p>วิธีลอกคือเริ่มจากมุม พับกลับเกือบแนบผิว ดึงช้าและสม่ำเสมอ วันที่อากาศเย็นกาวจะแข็งลอกเป็นแผ่น ถ้าฝืดให้อุ่นด้วยไดร์ คราบที่เหลือบนกระจกและสเตนเลสใช้น้ำยาส้มหรือแอลกอฮอล์ ส่วนอะคริลิกใช้น้ำสบู่หรือไวต์สปิริตเท่านั้น อย่าใช้ทินเนอร์ อะซิโตน หรือแอลกอฮอล์เข้มข้น</p>
<h2>ฟิล์มกันรอยไม่ใช่ฟิล์มยืด</h2>
<p>หลายคนใช้ฟิล์มยืดแปะแทนเพื่อประหยัด ฟิล์มยืดไม่มีกาว ฝุ่นจึงเข้าไปขังแล้วขัดผิวเสียเอง ใช้คู่กันได้ คือฟิล์มกันรอยติดผิว โฟมรองมุม แล้ว<a href="/blogs/detail/stretch-film-gauge">ฟิล์มยืด</a>รัดข้างนอก</p>
`,
    en: `
<p>Protective film has an odd task: it must hold through cutting and transport, and let go easily on the day of handover. With the wrong tack you always get one trouble or the other.</p>
<h2>Three figures</h2>
<ul>
<li><strong>Thickness.</strong> 30–50 microns against dust and hairlines; 60–80 against scratches in folding and cutting; 100 and more for floors and building sites.</li>
<li><strong>Tack.</strong> Low, medium, high; some makers give grams per 25 mm.</li>
<li><strong>UV resistance.</strong> How many months? If it does not say, indoors only.</li>
</ul>
<h2>Match surface and tack</h2>
<table>
<thead><tr><th>Surface</th><th>Tack</th><th>Note</th></tr></thead>
<tbody>
<tr><td>Acrylic, glass, mirror stainless</td><td>low</td><td>so smooth that the adhesive touches everywhere</td></tr>
<tr><td>Hairline stainless, coated aluminium</td><td>low to medium</td><td>apply along the grain, the air leaves easily</td></tr>
<tr><td>Laminate, melamine, gloss paint</td><td>medium</td><td>paint must be fully hard</td></tr>
<tr><td>Textured powder coat, grained board</td><td>high</td><td>touches only the peaks</td></tr>
<tr><td>Carpet, floor tile</td><td>film made for floors</td><td>may be slippery</td></tr>
</tbody>
</table>
<h2>Test before the whole lot</h2>
<ol>
<li>Clean the surface and apply three strips of 5 × 20 cm.</li>
<li>Peel the first after an hour, the second after a day, and the third after three days at 50 °C or in a car parked in the sun.</li>
<li>Look along the surface against a lamp. Put a drop of water on it: if it sits differently there, adhesive is left.</li>
</ol>
<p>Tack grows by itself with time and heat. If the first strip is already hard to peel, the third will be many times harder.</p>
<h2>Without bubbles</h2>
<ul>
<li>Unroll a little at a time and press with a rubber roller. Do not stretch it: stretched film shrinks back and lifts at the corners.</li>
<li>For quantity use a laminator, at the lowest tension that still lies flat.</li>
<li>Write the date in a corner, so that people on site know when to peel.</li>
</ul>
<h2>The day to peel</h2>
<p>Indoors within six months; outdoors as the maker says, usually three to six. Windows left filmed through a year of building are a fitter's nightmare: the film turns brittle and comes off in crumbs.</p>
<p>Start at a corner, fold it back almost flat and pull slowly and evenly. On a cool day the adhesive is firm and the film comes off in one piece. If it drags, warm it with a dryer. On glass and stainless, citrus cleaner or alcohol takes off what is left. On acrylic use soapy water or white spirit only: no thinner, acetone or strong alcohol.</p>
<h2>It is not stretch film</h2>
<p>Some people use stretch film to save money. It has no adhesive, so dust gets in and does the scratching. Use both: protective film on the face, foam at the corners, and <a href="/blogs/detail/stretch-film-gauge">stretch film</a> outside.</p>
`,
  },
  cover: {
    drawing: 'protective-film',
    colors: [],
    alt: { th: 'ฟิล์มกันรอยสำหรับปิดผิวแผ่น', en: 'Protective film for sheet surfaces' },
  },
  publishedAt: '2024-03-25T02:00:00.000Z',
  viewCount: 867,
  shareCount: 23,
  isPublished: true,
}
