import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const branchNews: readonly Article[] = [
  {
    id: 'rayong-branch-opens',
    title: {
      th: 'เปิดสาขาระยอง ใกล้นิคมอุตสาหกรรมภาคตะวันออก',
      en: 'Our Rayong branch is open, close to the eastern estates',
    },
    excerpt: {
      th: 'เปิดวันจันทร์ที่ 7 ตุลาคม 2567 เน้นพลาสติกวิศวกรรมและวัสดุกันกระแทกสำหรับโรงงาน',
      en: 'Open from Monday 7 October 2024, strong in engineering plastics and packing for factories.',
    },
    contentHtml: {
      th: `
<p>สาขาระยองบนถนนสุขุมวิท ตำบลเนินพระ เปิดให้บริการวันจันทร์ที่ 7 ตุลาคม 2567 เป็นสาขาที่แปดของเรา ตั้งขึ้นเพราะลูกค้าโรงงานในระยองและชลบุรีต้องรอของจากกรุงเทพฯ หนึ่งถึงสองวันเสมอ</p>
<h2>มีอะไรที่สาขานี้</h2>
<ul>
<li>แท่งและแผ่นพลาสติกวิศวกรรม POM ไนลอน PE UHMW และเทฟลอน พร้อมเลื่อยตัดตามขนาด</li>
<li>ฟิล์มยืด บับเบิล โฟม และฉากกันมุม ยกพาเลทได้</li>
<li>แผ่นอะคริลิกและพลาสวูดขนาดที่ใช้บ่อย สีอื่นมาถึงวันถัดไป</li>
<li>ที่จอดรถหกล้อและรถโฟล์กลิฟต์ช่วยยกของ</li>
</ul>
<p>เปิดจันทร์ถึงเสาร์ 8.00–17.30 น. สั่งบนเว็บแล้วเลือกรับเองที่สาขาระยองได้ ของที่มีในสาขาพร้อมรับภายในหนึ่งวันทำการ แผนที่อยู่ที่หน้า <a href="/about#contact">ติดต่อเรา</a></p>
`,
      en: `
<p>Our branch on Sukhumvit Road in Noen Phra, Rayong, opened on Monday 7 October 2024. It is our eighth. Factories in Rayong and Chonburi used to wait a day or two for goods from Bangkok.</p>
<h2>What is there</h2>
<ul>
<li>Rods and plates of POM, nylon, PE, UHMW and PTFE, with a saw to cut them to size.</li>
<li>Stretch film, bubble, foam and corner guards, by the pallet if you like.</li>
<li>The usual acrylic and PVC foam board; other colours arrive the next day.</li>
<li>Room for a six-wheel lorry, and a forklift to load it.</li>
</ul>
<p>Open Monday to Saturday, 8.00–17.30. Order on the site and choose to collect at Rayong: what is in the branch is ready within one working day. The map is under <a href="/about#contact">contact us</a>.</p>
`,
    },
    cover: {
      drawing: 'engineering',
      colors: [m.blue, m.opal],
      alt: { th: 'เฟืองและแผ่นพลาสติกวิศวกรรมสีน้ำเงิน', en: 'A gear and plates of blue engineering plastic' },
    },
    publishedAt: '2024-10-07T03:00:00.000Z',
    viewCount: 533,
    shareCount: 25,
    isPublished: true,
  },
  {
    id: 'khon-kaen-larger-store',
    title: {
      th: 'สาขาขอนแก่นขยายโกดัง เก็บแผ่นเต็มได้มากขึ้นสามเท่า',
      en: 'Khon Kaen: three times the room for full sheets',
    },
    excerpt: {
      th: 'แผ่นเต็ม ไวนิล และฟิวเจอร์บอร์ดส่งจากขอนแก่นทั่วภาคอีสานได้ภายใน 1–2 วันทำการ',
      en: 'Full sheets, banner and corrugated board now reach the whole Northeast from Khon Kaen in 1–2 working days.',
    },
    contentHtml: {
      th: `
<p>ตั้งแต่วันจันทร์ที่ 27 พฤษภาคม 2567 สาขาขอนแก่นใช้โกดังใหม่ด้านหลังอาคารเดิมบนถนนมิตรภาพ เก็บแผ่นเต็มได้มากขึ้นสามเท่า และมีชั้นวางม้วนหน้ากว้าง 3.2 เมตร</p>
<p>ของที่ใช้บ่อยจึงส่งจากขอนแก่นได้เลย ไม่ต้องรอรถจากกรุงเทพฯ ลูกค้าในขอนแก่น อุดรธานี มหาสารคาม ร้อยเอ็ด และกาฬสินธุ์ได้ของภายในหนึ่งวันทำการ จังหวัดอื่นในภาคอีสานภายในสองวัน</p>
<ul>
<li>อะคริลิกหล่อ 2–5 มม. 12 สี</li>
<li>พลาสวูด 3–10 มม. และฟิวเจอร์บอร์ด 3 และ 5 มม.</li>
<li>ไวนิล 440 และ 510 แกรม และสติกเกอร์ PVC ขาวเงา</li>
</ul>
<p>ค่าส่งในภาคอีสานปรับลดตามระยะทางใหม่แล้ว ดูได้ในขั้นตอนชำระเงินเมื่อใส่ที่อยู่ เวลาเปิดและเบอร์โทรศัพท์ของสาขาคงเดิม</p>
`,
      en: `
<p>Since Monday 27 May 2024 our Khon Kaen branch has had a new store behind the old building on Mittraphap Road, with three times the room for full sheets and racks for rolls 3.2 metres wide.</p>
<p>What is used most now goes straight from Khon Kaen, with no wait for the Bangkok lorry: within one working day to Khon Kaen, Udon Thani, Maha Sarakham, Roi Et and Kalasin, and within two to the rest of the Northeast.</p>
<ul>
<li>Cast acrylic, 2–5 mm, in 12 colours.</li>
<li>PVC foam board, 3–10 mm, and corrugated PP, 3 and 5 mm.</li>
<li>Banner of 440 and 510 gsm, and white gloss sticker.</li>
</ul>
<p>Delivery in the Northeast is cheaper by the shorter distance: see the price at checkout once you enter the address. Hours and telephone stay the same.</p>
`,
    },
    cover: {
      drawing: 'corrugated',
      colors: [m.green, m.opal],
      alt: { th: 'แผ่นฟิวเจอร์บอร์ดสีเขียวและสีขาวซ้อนกัน', en: 'Stacked corrugated PP boards in green and white' },
    },
    publishedAt: '2024-05-27T03:00:00.000Z',
    viewCount: 402,
    shareCount: 15,
    isPublished: true,
  },
  {
    id: 'cutting-service-charoen-krung',
    title: { th: 'บริการตัดแผ่นตามขนาดที่สาขาเจริญกรุง รอรับได้', en: 'Sheets cut while you wait at Charoen Krung' },
    excerpt: {
      th: 'เลื่อยแผงตั้งเครื่องใหม่ตัดฉากคลาดเคลื่อนไม่เกิน 1 มม. งานไม่เกินสิบแนวตัดรอรับได้ใน 30 นาที',
      en: 'A new panel saw cuts within 1 mm. Up to ten cuts are done in 30 minutes while you wait.',
    },
    contentHtml: {
      th: `
<p>สำนักงานใหญ่เจริญกรุงติดตั้งเลื่อยแผงตั้งเครื่องใหม่แล้ว ตัดอะคริลิก พลาสวูด ฟิวเจอร์บอร์ด PE และอะลูมิเนียมคอมโพสิตได้ หนาสูงสุด 30 มม. ขนาดคลาดเคลื่อนไม่เกิน 1 มม. ต่อความยาว 2 เมตร</p>
<ol>
<li>เขียนขนาดเป็นมิลลิเมตร กว้างก่อนยาว พร้อมจำนวน</li>
<li>บอกด้านที่ต้องการให้ลายหรือลอนวิ่งตาม</li>
<li>แนวตัดกินเนื้อ 4 มม. ต่อครั้ง ช่างจะจัดวางให้เหลือเศษน้อยที่สุดและให้ดูก่อนตัด</li>
</ol>
<p>งานไม่เกินสิบแนวตัดรอรับได้ในประมาณ 30 นาที งานมากกว่านั้นรับวันถัดไป คิดค่าตัดเป็นแนว แนวตรงสองแนวแรกของทุกแผ่นไม่คิดเงิน แผ่นที่ตัดแล้วคืนไม่ได้ กรุณาตรวจขนาดก่อนส่งงาน</p>
<p>งานเลเซอร์และเซาะร่องยังไม่มีบริการ แต่แนะนำร้านลูกค้าใกล้เคียงให้ได้</p>
`,
      en: `
<p>The head office on Charoen Krung Road has a new vertical panel saw. It cuts acrylic, PVC foam board, corrugated PP, PE and aluminium composite up to 30 mm thick, within 1 mm over 2 metres.</p>
<ol>
<li>Write sizes in millimetres, width before length, and how many.</li>
<li>Say which way the grain or the flutes should run.</li>
<li>Each cut takes 4 mm. We lay the parts out for the least waste, and show you before we cut.</li>
</ol>
<p>Up to ten cuts are ready in about 30 minutes, more on the next day. The charge is by the cut; the first two straight cuts of each sheet are free. Cut sheets cannot be returned, so please check your sizes.</p>
<p>We do not laser or groove yet, but can point you to customers of ours nearby who do.</p>
`,
    },
    cover: {
      drawing: 'foam-board',
      colors: [m.yellow, m.opal, m.opal],
      alt: { th: 'แผ่นพลาสวูดสีเหลืองและสีขาว', en: 'PVC foam boards in yellow and white' },
    },
    publishedAt: '2024-04-29T03:00:00.000Z',
    viewCount: 758,
    shareCount: 34,
    isPublished: true,
  },
  {
    id: 'hat-yai-saturdays',
    title: {
      th: 'สาขาหาดใหญ่เปิดเต็มวันเสาร์ ตั้งแต่กุมภาพันธ์ 2567',
      en: 'Hat Yai opens all day on Saturdays from February 2024',
    },
    excerpt: {
      th: 'จากเดิมปิดเที่ยง เปิดถึง 17.30 น. เพื่อร้านป้ายที่ติดตั้งงานช่วงสุดสัปดาห์',
      en: 'Open until 17.30 instead of noon, for sign shops that install at the weekend.',
    },
    contentHtml: {
      th: `
<p>ลูกค้าร้านป้ายในหาดใหญ่และสงขลาบอกเราว่างานติดตั้งส่วนใหญ่อยู่วันเสาร์อาทิตย์ ของขาดบ่ายวันเสาร์ก็ต้องรอถึงวันจันทร์ ตั้งแต่วันเสาร์ที่ 3 กุมภาพันธ์ 2567 สาขาหาดใหญ่จึงเปิดวันเสาร์เต็มวัน 8.00–17.30 น. เท่ากับวันธรรมดา</p>
<ul>
<li>รับของที่สั่งบนเว็บได้ตลอดเวลาเปิด</li>
<li>รถส่งในตัวเมืองหาดใหญ่มีรอบบ่ายวันเสาร์ สั่งก่อน 11.00 น.</li>
<li>ลูกค้าในสตูล พัทลุง และตรัง รอบรถยังเป็นจันทร์ถึงศุกร์เหมือนเดิม</li>
</ul>
<p>ช่วงทดลองหกเดือน หากมีลูกค้าใช้สม่ำเสมอจะเปิดถาวร สาขาอยู่ถนนกาญจนวณิชย์ มีที่จอดรถหน้าร้านหกคัน โทรสอบถามของก่อนมาได้เสมอ เบอร์อยู่ที่หน้า <a href="/about#contact">ติดต่อเรา</a></p>
`,
      en: `
<p>Sign shops in Hat Yai and Songkhla told us that most installing is done at the weekend, and that a sheet missing on Saturday afternoon means waiting until Monday. From Saturday 3 February 2024 the Hat Yai branch opens all day on Saturdays, 8.00–17.30, as on weekdays.</p>
<ul>
<li>Collect web orders at any time we are open.</li>
<li>A Saturday afternoon round in Hat Yai town, for orders before 11.00.</li>
<li>Satun, Phatthalung and Trang keep their rounds from Monday to Friday.</li>
</ul>
<p>This is a trial of six months; if it is used, it stays. The branch is on Kanchanavanich Road, with room for six cars in front. You are welcome to ring before you come; the number is under <a href="/about#contact">contact us</a>.</p>
`,
    },
    cover: {
      drawing: 'vinyl-roll',
      colors: [m.sky],
      alt: { th: 'ม้วนสติกเกอร์ไวนิลสีฟ้า', en: 'A roll of sky-blue vinyl film' },
    },
    publishedAt: '2024-01-29T03:00:00.000Z',
    viewCount: 267,
    shareCount: 10,
    isPublished: true,
  },
  {
    id: 'surat-thani-branch',
    title: { th: 'เตรียมเปิดสาขาสุราษฎร์ธานี (ฉบับร่าง)', en: 'A branch in Surat Thani is coming (draft)' },
    excerpt: {
      th: 'กำลังปรับปรุงอาคาร กำหนดเปิดจะแจ้งอีกครั้ง',
      en: 'The building is being made ready. The opening date will follow.',
    },
    contentHtml: {
      th: `
<p>อาคารสาขาสุราษฎร์ธานีกำลังปรับปรุงชั้นวางและลานรับของ ยังไม่กำหนดวันเปิด เมื่อพร้อมจะแจ้งในหน้าข่าวสาร</p>
`,
      en: `
<p>The racks and the loading yard of the Surat Thani branch are being built. There is no opening date yet; it will be told here.</p>
`,
    },
    cover: {
      drawing: 'tubes',
      colors: [m.clear],
      alt: { th: 'ท่ออะคริลิกใส', en: 'Clear acrylic tubes' },
    },
    publishedAt: '2024-12-20T03:00:00.000Z',
    viewCount: 0,
    shareCount: 0,
    isPublished: false,
  },
]
