import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const vinylBannerLifeAndEyelets: Article = {
  id: 'vinyl-banner-life-and-eyelets',
  title: {
    th: 'ป้ายไวนิลตากแดดได้กี่ปี และวิธีเจาะตาไก่ให้ไม่ขาด',
    en: 'How long a vinyl banner lasts, and eyelets that do not tear',
  },
  excerpt: {
    th: 'ป้ายส่วนใหญ่ขาดที่ขอบก่อนสีซีด พับขอบ เว้นระยะตาไก่ และขึงให้ถูก อายุเพิ่มได้เท่าตัว',
    en: 'Most banners tear at the edge long before they fade. A hem, the right spacing and the right pull can double their life.',
  },
  contentHtml: {
    th: `
<p>ขับรถผ่านถนนใหญ่หลังพายุฤดูร้อนจะเห็นป้ายไวนิลขาดห้อยอยู่เสมอ เกือบทุกป้ายขาดที่ตาไก่หรือมุม สีบนป้ายยังสดอยู่เลย แปลว่าเสียเงินค่าพิมพ์ใหม่เพราะขอบ ไม่ใช่เพราะแดด</p>
<h2>อายุที่คาดหวังได้</h2>
<table>
<thead><tr><th>งาน</th><th>ในร่ม</th><th>กลางแดดเมืองไทย</th></tr></thead>
<tbody>
<tr><td>ไวนิล 340–380 แกรม</td><td>2–3 ปี</td><td>3–6 เดือน</td></tr>
<tr><td>ไวนิลหลังเทา 440 แกรม</td><td>3 ปีขึ้นไป</td><td>6–12 เดือน</td></tr>
<tr><td>ไวนิล 510 แกรม เส้นใยหนา</td><td>3 ปีขึ้นไป</td><td>1–2 ปี</td></tr>
<tr><td>ตาข่ายไวนิล (Mesh)</td><td>ไม่เหมาะ</td><td>6–12 เดือน ลมผ่านได้</td></tr>
</tbody>
</table>
<p>หมึกมีผลไม่แพ้ตัวผ้า หมึกอีโคโซลเวนต์และ UV ทนแดดได้ราวหนึ่งถึงสองปี สีแดงกับเหลืองซีดก่อนเสมอ ถ้าป้ายหันทิศตะวันตก เลี่ยงพื้นแดงเต็มผืนได้จะดี</p>
<h2>พับขอบก่อนเจาะ</h2>
<p>ตาไก่ที่เจาะลงบนผ้าชั้นเดียวมีแต่รอวันขาด พับขอบเข้าด้านหลัง 3–4 ซม. แล้วยึดด้วยวิธีใดวิธีหนึ่ง</p>
<ul>
<li>เครื่องเชื่อมลมร้อน แข็งแรงที่สุด</li>
<li>กาวไวนิล ทาเต็มแนวแล้วรีด รอแห้งก่อนเจาะ</li>
<li>เย็บด้ายโพลีเอสเตอร์สองแนว ใช้ด้ายทนยูวี</li>
<li>เทปสองหน้าสำหรับไวนิล ใช้กับงานเล็กในร่ม</li>
</ul>
<p>ป้ายใหญ่กว่า 3 เมตรให้สอดเทปเข็มขัดหรือเชือกไว้ในรอยพับ แรงลมจะวิ่งไปตามเชือกแทนที่จะดึงผ้า มุมทั้งสี่เสริมผ้าสามเหลี่ยมอีกชั้น</p>
<h2>ระยะและขนาดตาไก่</h2>
<ol>
<li>มุมละหนึ่งตัว ห่างขอบนอก 2.5 ซม.</li>
<li>ในร่มเว้นทุก 60 ซม. กลางแจ้งทุก 30–50 ซม. ยิ่งสูงยิ่งถี่</li>
<li>ใช้รูใน 10–12 มม. ทองเหลืองหรือสเตนเลส ใกล้ทะเลอย่าใช้เหล็กชุบ</li>
<li>ตอกให้แหวนบานสนิท ลองหมุนด้วยนิ้ว ถ้าหมุนได้แปลว่ายังไม่แน่น</li>
</ol>
<p>ป้าย 1,200 × 2,400 มม. เว้นทุก 40 ซม. ต้องใช้ตาไก่ 18 ตัว นับรวมมุมแล้ว</p>
<h2>ขึงให้ตึงแต่ยืดหยุ่น</h2>
<p>ป้ายที่กระพือเสียหายเร็วกว่าป้ายที่ตึง เพราะทุกครั้งที่สะบัดคือแรงกระชาก ขึงมุมทแยงก่อนสองคู่ แล้วไล่จากกลางด้านออกไปหามุม ใช้เชือกร้อยเป็นซิกแซกแทนการมัดแยกทีละรู แรงจะเฉลี่ยกันเอง ป้ายใหญ่ใช้เชือกยางหรือสปริงที่มุมล่าง ให้ป้ายผ่อนแรงได้เวลาลมกระโชก ไม่ควรใช้ลวด เพราะลวดบาดผ้าและตาไก่</p>
<h2>เจาะรูให้ลมผ่านดีไหม</h2>
<p>หลายคนกรีดรูปจันทร์เสี้ยวบนป้าย ผลคือลดแรงลมได้ไม่ถึงหนึ่งในสิบ แต่สร้างจุดเริ่มฉีกขึ้นมาอีกหลายจุด ถ้าลมแรงจริงให้ใช้ตาข่ายไวนิลตั้งแต่แรก หรือแบ่งเป็นหลายผืนเล็ก</p>
<h2>ดูแลและเก็บ</h2>
<p>ล้างฝุ่นด้วยน้ำสบู่อ่อนกับผ้านุ่มทุกเดือน เก็บโดยม้วนหันภาพออกนอก อย่าพับ รอยพับจะกลายเป็นรอยหมึกแตก ก่อนพายุเข้าให้ปลดสองมุมล่างหรือเก็บลงก่อน ป้ายที่เก็บทันมักใช้ได้อีกปี เลือกแกรมให้เหมาะกับงานที่ <a href="/blogs/detail/reading-gram-weight">อ่านค่าแกรมให้เป็น</a></p>
`,
    en: `
<p>Drive along a main road after a summer storm and there is always a banner hanging in rags. Nearly all have torn at an eyelet or a corner, with the colours still fresh. The reprint was paid for because of the edge, not the sun.</p>
<h2>What to expect</h2>
<table>
<thead><tr><th>Material</th><th>Indoors</th><th>In Thai sun</th></tr></thead>
<tbody>
<tr><td>Banner 340–380 gsm</td><td>2–3 years</td><td>3–6 months</td></tr>
<tr><td>Grey-back banner 440 gsm</td><td>3 years and more</td><td>6–12 months</td></tr>
<tr><td>510 gsm with thick yarn</td><td>3 years and more</td><td>1–2 years</td></tr>
<tr><td>Mesh</td><td>not suited</td><td>6–12 months; lets wind through</td></tr>
</tbody>
</table>
<p>The ink matters as much as the cloth. Eco-solvent and UV inks stand the sun for one to two years; red and yellow always fade first. On a west wall, better to avoid a full red ground.</p>
<h2>Hem before you punch</h2>
<p>An eyelet through a single layer is only waiting to tear. Fold 3–4 cm to the back, and hold the fold in one of these ways:</p>
<ul>
<li>a hot-air welder, the strongest;</li>
<li>vinyl cement over the whole fold, pressed, and left to dry before punching;</li>
<li>two lines of stitching in UV-stable polyester thread;</li>
<li>banner tape, for small indoor work.</li>
</ul>
<p>Above 3 metres, put webbing or rope in the hem. The wind then pulls on the rope and not on the cloth. Reinforce all four corners with another triangle of cloth.</p>
<h2>Spacing and size</h2>
<ol>
<li>One in each corner, 2.5 cm from the edge.</li>
<li>Every 60 cm indoors, every 30–50 cm outdoors, closer the higher it hangs.</li>
<li>10–12 mm inside, in brass or stainless steel. No plated steel near the sea.</li>
<li>Set them until the ring is flat. If you can turn it with a finger, it is not tight.</li>
</ol>
<p>A banner of 1,200 × 2,400 mm at 40 cm takes 18 eyelets, corners included.</p>
<h2>Tight, with some give</h2>
<p>A banner that flaps dies sooner than one that is tight: each flap is a jerk. Pull the two diagonals first, then work from the middle of each side to the corners. Lace one rope in zigzag instead of tying each hole, and the load evens itself out. On large banners use shock cord or springs at the lower corners so that it can give in a gust. Do not use wire: it cuts cloth and eyelet alike.</p>
<h2>Do wind slits help?</h2>
<p>Many people cut half-moons in a banner. They take off less than a tenth of the wind, and add many places for a tear to begin. If it is truly windy, use mesh from the start, or several smaller banners.</p>
<h2>Care and storage</h2>
<p>Wash off dust each month with mild soap and a soft cloth. Store it rolled with the picture outside; never folded, since a fold becomes a crack in the ink. Before a storm, free the two lower corners or take it down. A banner taken down in time often serves another year. To choose a weight, see <a href="/blogs/detail/reading-gram-weight">reading a gram weight</a>.</p>
`,
  },
  cover: {
    drawing: 'banner',
    colors: [m.red, m.yellow],
    alt: { th: 'ป้ายไวนิลเจาะตาไก่ขึงด้วยเชือก', en: 'A vinyl banner with eyelets, held by ropes' },
  },
  publishedAt: '2024-11-04T02:00:00.000Z',
  viewCount: 932,
  shareCount: 21,
  isPublished: true,
}
