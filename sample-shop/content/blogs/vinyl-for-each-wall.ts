import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const vinylForEachWall: Article = {
  id: 'vinyl-for-each-wall',
  title: {
    th: 'ผนังแบบไหนใช้สติกเกอร์แบบไหน ติดแล้วไม่ลอก ลอกแล้วไม่พัง',
    en: 'Which vinyl for which wall: film that stays up, and comes off without taking the paint',
  },
  excerpt: {
    th: 'ปูนทาสี กระจก ไม้อัด กระเบื้อง หรือผนังขรุขระ แต่ละแบบต้องการเนื้อฟิล์มและกาวต่างกัน พร้อมวิธีทดสอบก่อนติดจริง',
    en: 'Painted plaster, glass, plywood, tile or rough wall: each asks for another film and another adhesive. With a test to run before you commit.',
  },
  contentHtml: {
    th: `
<p>สติกเกอร์ม้วนเดียวกัน ติดกระจกอยู่ได้สามปี ติดผนังทาสีใหม่อยู่ได้สามวัน ปัญหาไม่ได้อยู่ที่กาวไม่ดี แต่อยู่ที่กาวกับผิวไม่เข้ากัน ก่อนเลือกม้วนจึงต้องดูผนังก่อน</p>
<h2>รู้จักเนื้อฟิล์มสามแบบ</h2>
<ul>
<li><strong>โมโนเมอริก</strong> หนาราว 80–100 ไมครอน ราคาย่อมเยา หดตัวได้เมื่อโดนร้อน เหมาะกับผิวเรียบและงานไม่เกินหนึ่งถึงสองปี</li>
<li><strong>โพลีเมอริก</strong> หดน้อยกว่ามาก ติดผิวโค้งเล็กน้อยได้ เหมาะกับงานสามถึงห้าปี</li>
<li><strong>ฟิล์มหล่อ (Cast)</strong> หนาราว 50 ไมครอน นุ่ม แทบไม่หด เข้าร่องและหัวหมุดได้เมื่อใช้ความร้อน ราคาสูงสุด</li>
</ul>
<p>อายุบนฉลากมักวัดในประเทศอากาศเย็น ผนังด้านที่รับแดดบ่ายในเมืองไทยให้คิดไว้เพียงครึ่งเดียว</p>
<h2>เลือกตามผนัง</h2>
<table>
<thead><tr><th>ผนัง</th><th>ฟิล์มและกาว</th><th>ระวัง</th></tr></thead>
<tbody>
<tr><td>กระจก</td><td>โมโนเมอริก กาวลอกได้ หรือซีทรู</td><td>ติดแบบเปียกเพื่อไล่ฟองอากาศ</td></tr>
<tr><td>ปูนทาสีอะคริลิกเรียบ</td><td>ฟิล์มสำหรับผนัง กาวแรงยึดสูง</td><td>สีใหม่ต้องแห้งอย่างน้อย 3–4 สัปดาห์</td></tr>
<tr><td>ผนังสีเช็ดล้างได้</td><td>กาวแรงยึดสูงพิเศษ ต้องทดสอบก่อน</td><td>สีชนิดนี้ทำมาให้ของไม่เกาะ</td></tr>
<tr><td>อิฐโชว์แนว ปูนขัดหยาบ</td><td>ฟิล์มหล่อสำหรับผิวขรุขระ ใช้ปืนลมร้อนกับลูกกลิ้งโฟม</td><td>ฟิล์มธรรมดาจะติดแค่ยอดผิว</td></tr>
<tr><td>ไม้อัด เมลามีน เหล็กพ่นสี</td><td>โมโนเมอริกหรือโพลีเมอริก กาวถาวร</td><td>ไม้ดิบต้องเคลือบผิวก่อน</td></tr>
<tr><td>กระเบื้อง</td><td>โพลีเมอริก กาวถาวร</td><td>ยาแนวเป็นร่อง ให้กรีดตามแนวแล้วกดแต่ละแผ่น</td></tr>
</tbody>
</table>
<h2>ทดสอบหนึ่งวันก่อนสั่งทั้งม้วน</h2>
<ol>
<li>เช็ดผนังด้วยผ้าหมาดน้ำสบู่ แล้วตามด้วยแอลกอฮอล์ ปล่อยให้แห้งสนิท</li>
<li>ใช้มือลูบ ถ้ามีฝุ่นขาวติดมือ แปลว่าสีเดิมเป็นฝุ่นชอล์ก ต้องลงรองพื้นก่อน</li>
<li>ติดเทปกาวผ้าแล้วดึงแรง ๆ ถ้าสีหลุดติดเทป ฟิล์มทุกชนิดก็จะหลุดพร้อมสี</li>
<li>ติดฟิล์มตัวอย่างขนาด 10 × 30 ซม. รีดให้แน่น ทิ้งไว้หนึ่งวัน แล้วดึงช้า ๆ ถ้ารู้สึกตึงมือสม่ำเสมอตลอดแถบ ใช้ได้</li>
</ol>
<h2>ผนังชื้นอย่าเพิ่งติด</h2>
<p>ผนังชั้นล่างที่น้ำซึม หรือผนังห้องแอร์ด้านที่ติดกับห้องร้อน จะดันฟิล์มให้พองไม่ว่ากาวชนิดใด แก้เรื่องน้ำก่อน หรือติดบนแผ่น<a href="/blogs/detail/plaswood-or-foam-board">พลาสวูด</a>แล้วค่อยแขวนแผ่นขึ้นผนัง ถอดเปลี่ยนง่ายและผนังไม่เสีย</p>
<h2>เมื่อใดควรใช้ป้ายไวนิลแทน</h2>
<p>ถ้าผนังใหญ่ ขรุขระ และงานอยู่ไม่กี่เดือน ป้ายไวนิลขึงขอบคุ้มกว่าสติกเกอร์ ติดตั้งเร็วและเก็บไปใช้ที่อื่นได้ ดูวิธีขึงและเจาะตาไก่ที่ <a href="/blogs/detail/vinyl-banner-life-and-eyelets">ป้ายไวนิลตากแดดได้กี่ปี</a></p>
<h2>ตอนลอกออก</h2>
<p>อุ่นด้วยไดร์เป่าผมให้ผิวร้อนพอจับได้ แล้วดึงช้า ๆ ย้อนกลับแนบผนัง คราบกาวที่เหลือใช้น้ำยาส้มเช็ด อย่าใช้ทินเนอร์กับผนังทาสี เพราะสีจะละลายตามมาด้วย</p>
`,
    en: `
<p>The same roll stays three years on glass and three days on a freshly painted wall. The adhesive is not bad; it simply does not suit the surface. So look at the wall before you choose the roll.</p>
<h2>Three kinds of film</h2>
<ul>
<li><strong>Monomeric</strong>, about 80–100 microns: affordable, shrinks with heat; for flat surfaces and jobs of one or two years.</li>
<li><strong>Polymeric</strong>: shrinks far less and takes a gentle curve; for three to five years.</li>
<li><strong>Cast film</strong>, about 50 microns: soft, hardly shrinks, goes into grooves and over rivets with heat; the dearest.</li>
</ul>
<p>The life on a data sheet is usually measured in a cool climate. For a wall in the Thai afternoon sun, count on half of it.</p>
<h2>Choose by the wall</h2>
<table>
<thead><tr><th>Wall</th><th>Film and adhesive</th><th>Mind</th></tr></thead>
<tbody>
<tr><td>Glass</td><td>Monomeric with removable adhesive, or perforated window film</td><td>Apply wet (solid film only) to drive out the air</td></tr>
<tr><td>Smooth painted plaster</td><td>Wall film, high-tack adhesive</td><td>New paint must cure 3–4 weeks</td></tr>
<tr><td>Washable, stain-resistant paint</td><td>Extra-high tack, and test first</td><td>This paint is made so that nothing sticks</td></tr>
<tr><td>Bare brick, rough render</td><td>Cast film for rough walls, with hot air and a foam roller</td><td>Ordinary film touches only the peaks</td></tr>
<tr><td>Plywood, melamine, painted steel</td><td>Monomeric or polymeric, permanent adhesive</td><td>Seal raw wood first</td></tr>
<tr><td>Tile</td><td>Polymeric, permanent adhesive</td><td>Slit along the grout and press down each tile</td></tr>
</tbody>
</table>
<h2>A one-day test before you buy the roll</h2>
<ol>
<li>Wipe the wall with a cloth damp with soapy water, then with alcohol. Let it dry fully.</li>
<li>Rub it with your hand. White dust means chalking paint: it needs a primer.</li>
<li>Press on cloth tape and pull hard. If paint comes away with the tape, it will come away with any film.</li>
<li>Apply a sample of 10 × 30 cm, press it down well, leave it a day and pull slowly. An even, firm pull along the whole strip means yes.</li>
</ol>
<h2>Not on a damp wall</h2>
<p>A ground-floor wall that draws water, or an air-conditioned wall backing on to a hot room, lifts any film whatever the adhesive. Cure the damp first, or put the film on <a href="/blogs/detail/plaswood-or-foam-board">PVC foam board</a> and hang the board. It is easy to change, and the wall is spared.</p>
<h2>When a banner is the better answer</h2>
<p>If the wall is large and rough and the job lasts a few months, a stretched vinyl banner costs less than film, goes up faster and can be used again. See <a href="/blogs/detail/vinyl-banner-life-and-eyelets">how long a banner lasts</a> for hems and eyelets.</p>
<h2>Taking it off</h2>
<p>Warm the film with a hair dryer until it is hot but can still be touched, then pull slowly, folded back close to the wall. Citrus cleaner takes off what adhesive is left. Never use thinner on a painted wall: it takes the paint as well.</p>
`,
  },
  cover: {
    drawing: 'vinyl-roll',
    colors: [m.red],
    alt: { th: 'ม้วนสติกเกอร์ไวนิลสีแดง', en: 'A roll of red vinyl film' },
  },
  publishedAt: '2024-09-16T02:00:00.000Z',
  viewCount: 1542,
  shareCount: 58,
  isPublished: true,
}
