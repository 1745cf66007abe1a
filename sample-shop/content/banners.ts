import { castAcrylicHexes } from '../catalogue/acrylic-colors.ts'
import { materialColors as m } from './material-colors.ts'
import type { Banner } from './types.ts'
import { unbrokenMeasures } from './unbroken-measures.ts'

const written: readonly Banner[] = [
  {
    id: 'twelve-colours-of-cast-acrylic',
    title: { th: 'อะคริลิกหล่อ 12 สี หนา 2–5 มม.', en: 'Cast acrylic in 12 colours, 2–5 mm' },
    desktop: { drawing: 'hero-rack', colors: castAcrylicHexes },
    mobile: { drawing: 'swatch-fan', colors: castAcrylicHexes },
    alt: { th: 'อะคริลิกหล่อสีทึบ 12 สี', en: 'Solid cast acrylic in 12 colours' },
    link: '/product/detail/p-ac-cast',
    contentHtml: {
      th: `<h2>สีครบ ซื้อแผ่นเดียวก็ได้</h2>
<p>อะคริลิกหล่อสีทึบ 12 สี ความหนา 2, 3 และ 5 มม. ขนาดเต็ม 1,220 × 2,440 มม. หรือแผ่นตัดแบ่ง 600 × 1,200 มม. และ 300 × 600 มม. ที่ส่งพัสดุได้ สีม่วงและชมพูมีเฉพาะ 3 มม.</p>
<ul>
<li>ตัดเลเซอร์แล้วขอบเงา แกะลายขึ้นขาว</li>
<li>ใช้กลางแจ้งได้นานหลายปี ไม่เหลือง</li>
<li>งานที่ต้องต่อหลายแผ่น ขอล็อตเดียวกันได้</li>
</ul>
<p>ไม่แน่ใจความหนา อ่าน <a href="/blogs/detail/choosing-acrylic-thickness">คู่มือเลือกความหนา</a> หรือดูสีจริงจาก<a href="/product/detail/p-ac-fan">แถบตัวอย่างสี</a>ก่อนสั่ง</p>`,
      en: `<h2>Every colour, one sheet or many</h2>
<p>Solid cast acrylic in 12 colours, at 2, 3 and 5 mm, in full sheets of 1,220 × 2,440 mm or cut sheets of 600 × 1,200 mm and 300 × 600 mm that go by parcel. Violet and pink come in 3 mm only.</p>
<ul>
<li>Laser-cut edges come out glossy; engraving frosts white.</li>
<li>Years outdoors without yellowing.</li>
<li>One batch for sheets that must match, if you ask.</li>
</ul>
<p>For the right thickness, read <a href="/blogs/detail/choosing-acrylic-thickness">our guide</a>, or see the real colours on our <a href="/product/detail/p-ac-fan">swatch fan</a> first.</p>`,
    },
  },
  {
    id: 'special-prices',
    title: { th: 'ราคาพิเศษ ลด 7–15%', en: 'Special prices, 7–15% off' },
    desktop: { drawing: 'standing-rolls', colors: [] },
    mobile: { drawing: 'vinyl-roll', colors: [m.red] },
    alt: { th: 'ม้วนวัสดุหลายม้วนวางตั้ง', en: 'Rolls of material standing on end' },
    link: '/product?special=true',
    contentHtml: {
      th: `<h2>ของเกรดเดิม ราคาลด</h2>
<p>สินค้า 15 รายการลดราคา 7–15% บางรายการลดทุกขนาด บางรายการลดเฉพาะสีหรือขนาดที่คลังมีมาก ของทุกชิ้นเป็นเกรดเดียวกับที่ขายปกติ</p>
<ul>
<li>ราคาปกติแสดงไว้ข้างราคาพิเศษทุกรายการ</li>
<li>จำนวนมีเท่าที่แสดงในหน้าสินค้า</li>
<li>คืนได้ตามเงื่อนไขเดียวกับสินค้าปกติ หากยังไม่แกะและไม่ตัด</li>
</ul>`,
      en: `<h2>The same grade for less</h2>
<p>15 products are 7–15% off: some in every size, some only in the colours and sizes that the warehouse has plenty of. All are of the same grade as usual.</p>
<ul>
<li>The regular price stands beside each special one.</li>
<li>The product page shows what is in stock.</li>
<li>Returns as for any goods, if unopened and uncut.</li>
</ul>`,
    },
  },
  {
    id: 'engineering-plastics-cut-to-length',
    title: { th: 'แท่ง POM ไนลอน เทฟลอน ตัดตามความยาว', en: 'POM, nylon and PTFE rod, cut to length' },
    desktop: { drawing: 'rods', colors: [m.blue, m.natural, m.black] },
    mobile: { drawing: 'rods', colors: [m.blue, m.natural, m.black] },
    alt: { th: 'แท่งพลาสติกวิศวกรรมสามสี', en: 'Rods of engineering plastic in three colours' },
    link: '/product/engineering-plastics.rods',
    contentHtml: {
      th: `<h2>ซื้อเท่าความยาวที่ใช้</h2>
<p>แท่งกลม POM ไนลอน และเทฟลอน เส้นผ่านศูนย์กลาง 6 ถึง 200 มม. ท่อนละ 1 เมตร สั่งตัดสั้นเป็นเซนติเมตรได้ทาง LINE ค่าตัดรวมในราคา เผื่อปาดหน้าให้ 2–3 มม.</p>
<p>บอกงาน ความร้อน และแรงที่รับ เราช่วยเลือกวัสดุ เริ่มจากบทความ <a href="/blogs/detail/pom-or-nylon">POM หรือไนลอน</a> และ <a href="/blogs/detail/pe-uhmw-or-ptfe">PE, UHMW หรือเทฟลอน</a></p>`,
      en: `<h2>Buy only the length you need</h2>
<p>Round rods of POM, nylon and PTFE, 6 to 200 mm in diameter, in one-metre lengths. Ask on LINE for a shorter piece, cut by the centimetre, with the cut in the price and 2–3 mm added for facing.</p>
<p>Tell us the job, the heat and the load, and we help you choose. Begin with <a href="/blogs/detail/pom-or-nylon">POM or nylon</a> and <a href="/blogs/detail/pe-uhmw-or-ptfe">PE, UHMW or PTFE</a>.</p>`,
    },
  },
  {
    id: 'rayong-is-open',
    title: {
      th: 'สาขาระยองเปิดแล้ว รับของได้ในหนึ่งวันทำการ',
      en: 'Rayong is open: collect within one working day',
    },
    desktop: { drawing: 'engineering', colors: [m.blue, m.opal] },
    mobile: { drawing: 'engineering', colors: [m.blue, m.opal] },
    alt: { th: 'เฟืองและแผ่นพลาสติกวิศวกรรมสีน้ำเงิน', en: 'A gear and plates of blue engineering plastic' },
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
    title: { th: 'กล่องใสสำหรับขนมและของขวัญ', en: 'Clear boxes for sweets and gifts' },
    desktop: { drawing: 'pet-box', colors: [m.clear, m.red, m.yellow] },
    mobile: { drawing: 'pet-box', colors: [m.clear, m.red, m.yellow] },
    alt: { th: 'กล่อง PET ใสใส่ขนม', en: 'A clear PET box with sweets inside' },
    link: '/product/packaging.boxes?color=bfdad6',
    contentHtml: {
      th: `<h2>เห็นของข้างใน ขายง่ายขึ้น</h2>
<p>กล่อง PET ใสพับขึ้นรูปสี่ขนาด หนา 0.3 มม. ส่งแบบแบนประหยัดค่าขนส่ง พับขึ้นรูปไม่ถึงสิบวินาที มีทั้งกล่องกระบอก กล่องเค้ก และกล่องอะคริลิกพร้อมฝา</p>
<p>วัดของข้างในแล้วเผื่อด้านละ 3–5 มม. วิธีเลือกความหนาและเอกสารที่ควรขอ อยู่ใน<a href="/blogs/detail/food-safe-pet-boxes">บทความกล่อง PET</a></p>`,
      en: `<h2>Show what is inside</h2>
<p>Clear folding PET boxes in four sizes, 0.3 mm thick, sent flat to save freight and set up in under ten seconds. Tube boxes, cake boxes and acrylic boxes with lids, too.</p>
<p>Measure what goes inside and add 3–5 mm on each side. How to choose the thickness, and which papers to ask for, is in <a href="/blogs/detail/food-safe-pet-boxes">the article on PET boxes</a>.</p>`,
    },
  },
]

export const banners: readonly Banner[] = written.map((banner) => ({
  ...banner,
  contentHtml: { th: unbrokenMeasures(banner.contentHtml.th), en: unbrokenMeasures(banner.contentHtml.en) },
}))
