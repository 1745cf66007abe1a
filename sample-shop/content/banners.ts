import { materialColors as m } from './material-colors.ts'
import type { Banner } from './types.ts'
import { unbrokenMeasures } from './unbroken-measures.ts'

const written: readonly Banner[] = [
  {
    id: 'twelve-colours-of-cast-acrylic',
    title: { th: 'อะคริลิกหล่อ 12 สี หนา 2–10 มม.', en: 'Cast acrylic in 12 colours, 2–10 mm' },
    desktop: { drawing: 'hero-rack', colors: [] },
    mobile: {
      drawing: 'acrylic-rack',
      colors: [m.red, m.orange, m.yellow, m.green, m.sky, m.blue, m.violet],
    },
    alt: { th: 'แผ่นอะคริลิกหลายสีเรียงกันบนชั้น', en: 'Acrylic sheets in many colours on a rack' },
    link: '/product',
    contentHtml: {
      th: `<h2>สีครบ ความหนาครบ ซื้อแผ่นเดียวก็ได้</h2>
<p>อะคริลิกหล่อสิบสองสีหลัก มีทั้งใส โปร่ง และทึบ ความหนา 2, 3, 5 และ 10 มม. ขนาดเต็ม 1,220 × 2,440 มม. หรือแผ่นตัดแบ่งที่ส่งพัสดุได้</p>
<ul>
<li>ตัดเลเซอร์แล้วขอบเงา แกะลายขึ้นขาว</li>
<li>ใช้กลางแจ้งได้นานหลายปี ไม่เหลือง</li>
<li>งานที่ต้องต่อหลายแผ่น ขอล็อตเดียวกันได้</li>
</ul>
<p>ไม่แน่ใจความหนา อ่าน <a href="/blogs/detail/choosing-acrylic-thickness">คู่มือเลือกความหนา</a> หรือขอแถบตัวอย่างสีก่อนสั่ง</p>`,
      en: `<h2>Every colour, every thickness, one sheet or many</h2>
<p>Cast acrylic in twelve main colours: clear, transparent and opaque, at 2, 3, 5 and 10 mm, in full sheets of 1,220 × 2,440 mm or cut sheets that go by parcel.</p>
<ul>
<li>Laser-cut edges come out glossy; engraving frosts white.</li>
<li>Years outdoors without yellowing.</li>
<li>One batch for sheets that must match, if you ask.</li>
</ul>
<p>For the right thickness, read <a href="/blogs/detail/choosing-acrylic-thickness">our guide</a>, or ask for swatches first.</p>`,
    },
  },
  {
    id: 'special-prices',
    title: { th: 'ราคาพิเศษ ปลายม้วนและแผ่นตัดแบ่ง', en: 'Special prices on roll ends and cut sheets' },
    desktop: { drawing: 'standing-rolls', colors: [] },
    mobile: { drawing: 'vinyl-roll', colors: [m.red] },
    alt: { th: 'ม้วนวัสดุหลายม้วนวางตั้ง', en: 'Rolls of material standing on end' },
    link: '/product?special=true',
    contentHtml: {
      th: `<h2>ของดี เหลือไม่เต็มขนาด ราคาจึงลด</h2>
<p>ทุกสัปดาห์คลังมีปลายม้วน แผ่นตัดแบ่ง และสีที่กำลังเปลี่ยนล็อต เราตรวจสภาพ วัดขนาดจริง ชั่งน้ำหนัก แล้วตั้งราคาใหม่ ของทุกชิ้นเป็นเกรดเดียวกับที่ขายปกติ</p>
<ul>
<li>ราคาปกติแสดงไว้ข้างราคาพิเศษทุกชิ้น</li>
<li>จำนวนมีเท่าที่แสดง หมดแล้วไม่เติม</li>
<li>คืนได้ตามเงื่อนไขเดียวกับสินค้าปกติ หากยังไม่แกะและไม่ตัด</li>
</ul>`,
      en: `<h2>Good material in odd lengths, so it costs less</h2>
<p>Each week the warehouse has roll ends, cut sheets and colours between batches. We check, measure and weigh them, and set a new price. All are of the same grade as usual.</p>
<ul>
<li>The regular price stands beside each special one.</li>
<li>What you see is what there is; it is not restocked.</li>
<li>Returns as for any goods, if unopened and uncut.</li>
</ul>`,
    },
  },
  {
    id: 'engineering-plastics-cut-to-length',
    title: { th: 'POM ไนลอน เทฟลอน ตัดตามความยาว', en: 'POM, nylon and PTFE, cut to length' },
    desktop: { drawing: 'rods', colors: [m.blue, m.natural, m.black] },
    mobile: { drawing: 'engineering', colors: [m.blue, m.opal] },
    alt: { th: 'แท่งและแผ่นพลาสติกวิศวกรรม', en: 'Rods and plates of engineering plastic' },
    link: '/blogs/detail/pom-or-nylon',
    contentHtml: {
      th: `<h2>ซื้อเท่าที่กลึง</h2>
<p>แท่งกลมตั้งแต่ 10 ถึง 150 มม. แผ่นหนาตั้งแต่ 5 มม. ตัดตามความยาวเป็นเซนติเมตร ค่าตัดรวมในราคา เผื่อปาดหน้าให้ 2–3 มม.</p>
<p>บอกงาน ความร้อน และแรงที่รับ เราช่วยเลือกวัสดุ เริ่มจากบทความ <a href="/blogs/detail/pom-or-nylon">POM หรือไนลอน</a> และ <a href="/blogs/detail/pe-uhmw-or-ptfe">PE, UHMW หรือเทฟลอน</a></p>`,
      en: `<h2>Buy what you turn</h2>
<p>Round rods from 10 to 150 mm and plates from 5 mm, cut by the centimetre, with the cut in the price and 2–3 mm added for facing.</p>
<p>Tell us the job, the heat and the load, and we help you choose. Begin with <a href="/blogs/detail/pom-or-nylon">POM or nylon</a> and <a href="/blogs/detail/pe-uhmw-or-ptfe">PE, UHMW or PTFE</a>.</p>`,
    },
  },
  {
    id: 'rayong-is-open',
    title: {
      th: 'สาขาระยองเปิดแล้ว รับของได้ในหนึ่งวันทำการ',
      en: 'Rayong is open: collect within one working day',
    },
    desktop: { drawing: 'stretch-film', colors: [] },
    mobile: { drawing: 'bubble-film', colors: [m.clear] },
    alt: { th: 'วัสดุคลุมและกันกระแทกสำหรับโรงงาน', en: 'Covering and packing material for factories' },
    link: '/news/detail/rayong-branch-opens',
    contentHtml: {
      th: `<h2>ใกล้โรงงานขึ้นอีกหนึ่งสาขา</h2>
<p>สาขาระยองบนถนนสุขุมวิทเปิดจันทร์ถึงเสาร์ 8.00–17.30 น. มีพลาสติกวิศวกรรม ฟิล์มยืด บับเบิล และฉากกันมุมพร้อมรับ ที่จอดรถหกล้อและรถโฟล์กลิฟต์ช่วยยก</p>
<p>สั่งบนเว็บ เลือกรับเองที่สาขาระยอง อ่านรายละเอียดใน<a href="/news/detail/rayong-branch-opens">ข่าวเปิดสาขา</a> ดูแผนที่ที่ <a href="/about#contact">ติดต่อเรา</a></p>`,
      en: `<h2>One branch nearer the factories</h2>
<p>Rayong, on Sukhumvit Road, is open Monday to Saturday, 8.00–17.30, with engineering plastics, stretch film, bubble and corner guards ready to take, room for a six-wheel lorry, and a forklift to load it.</p>
<p>Order on the site and choose to collect at Rayong. Read <a href="/news/detail/rayong-branch-opens">the news of the opening</a>, and see the map under <a href="/about#contact">contact us</a>.</p>`,
    },
  },
  {
    id: 'clear-boxes-for-the-season',
    title: { th: 'กล่อง PET ใสสำหรับขนมและของขวัญ', en: 'Clear PET boxes for sweets and gifts' },
    desktop: { drawing: 'pet-box', colors: [m.clear, m.red, m.yellow] },
    mobile: { drawing: 'pet-box', colors: [m.clear, m.red, m.yellow] },
    alt: { th: 'กล่อง PET ใสใส่ขนม', en: 'A clear PET box with sweets inside' },
    link: '/blogs/detail/food-safe-pet-boxes',
    contentHtml: {
      th: `<h2>เห็นของข้างใน ขายง่ายขึ้น</h2>
<p>กล่อง PET พับสำเร็จหลายขนาด หนา 0.25–0.40 มม. เกรดสัมผัสอาหาร ส่งแบบแบนประหยัดค่าขนส่ง พับขึ้นรูปไม่ถึงสิบวินาที</p>
<p>วัดของข้างในแล้วเผื่อด้านละ 3–5 มม. วิธีเลือกความหนาและเอกสารที่ควรขอ อยู่ใน<a href="/blogs/detail/food-safe-pet-boxes">บทความกล่อง PET</a></p>`,
      en: `<h2>Seen, and sold</h2>
<p>Folding PET boxes in many sizes, 0.25–0.40 mm thick, food-contact grade, sent flat to save freight and set up in under ten seconds.</p>
<p>Measure what goes inside and add 3–5 mm on each side. How to choose the thickness, and which papers to ask for, is in <a href="/blogs/detail/food-safe-pet-boxes">the article on PET boxes</a>.</p>`,
    },
  },
]

export const banners: readonly Banner[] = written.map((banner) => ({
  ...banner,
  contentHtml: { th: unbrokenMeasures(banner.contentHtml.th), en: unbrokenMeasures(banner.contentHtml.en) },
}))
