import type { Article } from '../types.ts'

export const shopNews: readonly Article[] = [
  {
    id: 'cash-on-delivery',
    title: { th: 'เก็บเงินปลายทางได้แล้ว ทั้งพัสดุและรถขนส่งวัสดุ', en: 'Cash on delivery, by parcel and by lorry' },
    excerpt: {
      th: 'เลือกเก็บเงินปลายทางในขั้นตอนชำระเงิน จ่ายเมื่อรับของ พนักงานรับเงินสดและพร้อมเพย์',
      en: 'Choose it at checkout and pay on receipt. The driver takes cash and PromptPay.',
    },
    contentHtml: {
      th: `
<p>ตั้งแต่วันอังคารที่ 13 สิงหาคม 2567 เลือกชำระแบบเก็บเงินปลายทางได้ในขั้นตอนชำระเงิน ใช้ได้ทั้งพัสดุด่วนและรถขนส่งวัสดุในพื้นที่ที่จัดส่งถึง</p>
<ol>
<li>เลือกที่อยู่และวิธีจัดส่งตามปกติ</li>
<li>ที่ช่องทางชำระเงิน เลือก “เก็บเงินปลายทาง”</li>
<li>ร้านยืนยันคำสั่งซื้อ จัดของ และแจ้งเลขพัสดุ</li>
<li>ตรวจห่อภายนอกและจำนวนชิ้น แล้วชำระกับพนักงานส่งของเป็นเงินสดหรือสแกนพร้อมเพย์</li>
</ol>
<p>ยอดที่ต้องจ่ายเท่ากับยอดในคำสั่งซื้อ ไม่มีค่าบริการเพิ่มภายหลัง ถ้ายอดไม่ตรงกรุณาอย่าจ่ายและโทรหาร้านทันที งานตัดตามขนาดและของที่สั่งผลิตยังต้องชำระด้วยบัตรล่วงหน้า ใบกำกับภาษีออกให้ตามวันที่ส่งมอบสินค้า รายละเอียดอยู่ใน<a href="/termandcon">ข้อกำหนดและเงื่อนไข</a></p>
`,
      en: `
<p>Since Tuesday 13 August 2024 you may choose cash on delivery at checkout, by express parcel or material lorry, wherever we deliver.</p>
<ol>
<li>Choose address and delivery as usual.</li>
<li>Under payment choose “Cash on delivery”.</li>
<li>We confirm the order, pack it and send the parcel number.</li>
<li>Check the wrapping and the number of pieces, then pay the driver in cash or by scanning PromptPay.</li>
</ol>
<p>You pay the sum on the order, and nothing is added later. If the sum differs, please do not pay, and ring us at once. Pieces cut to size and goods made to order are still paid for by card in advance. The tax invoice bears the day of delivery. Details are in the <a href="/termandcon">terms and conditions</a>.</p>
`,
    },
    cover: {
      drawing: 'courier-bags',
      colors: [],
      alt: { th: 'ซองไปรษณีย์พลาสติก', en: 'Plastic courier bags' },
    },
    publishedAt: '2024-08-13T03:00:00.000Z',
    viewCount: 846,
    shareCount: 36,
    isPublished: true,
  },
  {
    id: 'beware-of-fake-pages',
    title: {
      th: 'ระวังเพจปลอมแอบอ้างชื่อร้าน เราไม่ขอให้โอนเข้าบัญชีบุคคล',
      en: 'Beware of pages in our name: we never ask for a transfer to a person',
    },
    excerpt: {
      th: 'มีเพจใช้ภาพของร้านขายแผ่นราคาต่ำผิดปกติแล้วให้โอนเงิน สังเกตสี่ข้อนี้ก่อนจ่ายทุกครั้ง',
      en: 'A page uses our pictures to offer sheets at odd prices and asks for transfers. Four things to look at before you pay.',
    },
    contentHtml: {
      th: `
<p>ลูกค้าสองรายแจ้งว่ามีเพจใช้ชื่อและภาพสินค้าของร้าน เสนออะคริลิกแผ่นเต็มราคาต่ำกว่าครึ่ง แล้วให้โอนเงินเข้าบัญชีชื่อบุคคล เพจนั้นไม่ใช่ของเรา เราแจ้งความและแจ้งผู้ให้บริการปิดเพจแล้ว</p>
<h2>สังเกตสี่ข้อ</h2>
<ul>
<li>ร้านรับชำระผ่านหน้าเว็บด้วยบัตร หรือเก็บเงินปลายทางเท่านั้น ไม่มีการโอนเข้าบัญชีบุคคล</li>
<li>LINE ของร้านคือ @phaen บัญชีเดียว ไม่มีแอดมินส่วนตัว</li>
<li>เราไม่ขอรหัสผ่านหรือรหัส OTP ทางโทรศัพท์และแชตไม่ว่ากรณีใด</li>
<li>ราคาที่ถูกต้องคือราคาบนเว็บ ถ้าต่ำกว่านั้นมากให้สงสัยไว้ก่อน</li>
</ul>
<p>ถ้าโอนไปแล้ว ให้โทรสายด่วนศูนย์ AOC 1441 เพื่อระงับบัญชีทันที เก็บหลักฐานการคุย และแจ้งความที่สถานีตำรวจหรือระบบแจ้งความออนไลน์ พบเพจน่าสงสัยส่งลิงก์ให้เราตรวจได้ที่ <a href="/about#contact">ช่องทางติดต่อ</a></p>
`,
      en: `
<p>Two customers have told us of a page with our name and pictures that offers full acrylic sheets at less than half price and asks for a transfer to a personal account. It is not ours. We have gone to the police, and asked the provider to close it.</p>
<h2>Four things to look at</h2>
<ul>
<li>We take payment by card on this site, or cash on delivery. Never by transfer to a person.</li>
<li>Our LINE is @phaen, one account. There is no private administrator.</li>
<li>We never ask for a password or a one-time code by telephone or chat.</li>
<li>The right price is the one on the site. If it is far lower, be doubtful.</li>
</ul>
<p>If you have paid, call the Anti Online Scam Operation Center on 1441 at once to freeze the account, keep the messages, and report it at a police station or online. If a page looks doubtful, send us the link through our <a href="/about#contact">contact page</a>.</p>
`,
    },
    cover: {
      drawing: 'sign-holder',
      colors: [],
      alt: { th: 'ที่ใส่ป้ายตั้งโต๊ะ', en: 'A table sign holder' },
    },
    publishedAt: '2024-06-24T03:00:00.000Z',
    viewCount: 1203,
    shareCount: 88,
    isPublished: true,
  },
  {
    id: 'ordering-by-line',
    title: {
      th: 'สั่งของทาง LINE จากหน้าสินค้าได้แล้ว สแกนครั้งเดียว',
      en: 'Order by LINE from the product page, with one scan',
    },
    excerpt: {
      th: 'กดสั่งทาง LINE ที่หน้าสินค้า ข้อความพร้อมชื่อและรหัสสินค้าขึ้นให้เอง ฝ่ายขายตอบในเวลาทำการ',
      en: 'Press “Order via LINE” on a product: the message already has its name and code. Sales answer in office hours.',
    },
    contentHtml: {
      th: `
<p>ช่างหน้างานหลายคนถนัดแชตมากกว่ากรอกฟอร์ม ทุกหน้าสินค้าจึงมีปุ่ม “สั่งทาง LINE” บนโทรศัพท์กดแล้วเปิด LINE ทันที บนคอมพิวเตอร์จะขึ้น QR ให้สแกน ข้อความที่ส่งมามีชื่อ รหัส สี และขนาดของสินค้าครบ ไม่ต้องพิมพ์เอง</p>
<ul>
<li>ฝ่ายขายตอบจันทร์ถึงเสาร์ 8.00–17.30 น. ส่วนใหญ่ภายใน 15 นาที</li>
<li>ส่งรูปหน้างาน แบบ หรือเศษวัสดุเดิมมาให้ช่วยดูได้</li>
<li>เมื่อตกลงรายการแล้ว ฝ่ายขายส่งลิงก์ให้ชำระบนเว็บ ราคาเท่ากันทุกช่องทาง</li>
</ul>
<p>สั่งบนเว็บเองยังเร็วที่สุดเมื่อรู้ขนาดแน่นอน เพราะเห็นสต็อกและค่าส่งทันที ส่วน LINE เหมาะกับงานที่ยังไม่แน่ใจ ทุกการสั่งซื้อดูย้อนหลังได้ในบัญชีของฉัน ถ้าใช้เบอร์โทรศัพท์เดียวกัน</p>
`,
      en: `
<p>Many people on site would sooner chat than fill in a form. So each product page has a button, “Order via LINE”. On a phone it opens LINE; on a computer it shows a QR code. The message already holds the product's name, code, colour and size.</p>
<ul>
<li>Sales answer Monday to Saturday, 8.00–17.30, mostly within 15 minutes.</li>
<li>Send a picture of the place, a drawing or a piece of the old material, and we will look.</li>
<li>When all is agreed, we send a link to pay on the site. The price is the same either way.</li>
</ul>
<p>If you know the size, ordering on the site is still the fastest, since you see stock and delivery at once. LINE is for the job you are not sure of. All orders stand in your account if you use the same telephone number.</p>
`,
    },
    cover: {
      drawing: 'sticker-sheets',
      colors: [],
      alt: { th: 'แผ่นสติกเกอร์ไดคัท', en: 'Sheets of die-cut stickers' },
    },
    publishedAt: '2024-02-05T03:00:00.000Z',
    viewCount: 571,
    shareCount: 20,
    isPublished: true,
  },
  {
    id: 'new-website',
    title: {
      th: 'เว็บใหม่ของแผ่น เห็นขนาด น้ำหนัก และสต็อกก่อนสั่ง',
      en: 'Our new site: size, weight and stock before you order',
    },
    excerpt: {
      th: 'ทุกสินค้าบอกหน่วยครบ ทั้งมิลลิเมตร กิโลกรัม และราคาต่อแผ่นหรือต่อม้วน ใช้ได้ทั้งไทยและอังกฤษ',
      en: 'Each product gives millimetres, kilograms and the price per sheet or roll, in Thai and English.',
    },
    contentHtml: {
      th: `
<p>ร้านเราขายหน้าเคาน์เตอร์มากว่า 60 ปี ลูกค้าถามสี่คำเสมอ คือ มีไหม กี่มิล หนักเท่าไร แผ่นละเท่าไร เว็บใหม่จึงตอบสี่คำนี้ก่อนเรื่องอื่น เปิดใช้วันจันทร์ที่ 15 มกราคม 2567</p>
<ul>
<li>ค้นได้ทั้งชื่อ ขนาด และรหัส จะพิมพ์แค่กลางคำก็เจอ</li>
<li>เลือกสีแล้วภาพเปลี่ยนตาม ขนาดที่หมดบอกว่าหมด</li>
<li>ตะกร้ารวมน้ำหนักให้ ค่าส่งจึงรู้ก่อนจ่าย</li>
<li>บันทึกที่อยู่จัดส่งและข้อมูลใบกำกับภาษีได้หลายรายการ</li>
<li>ติดตามคำสั่งซื้อและพัสดุได้ด้วยเบอร์โทรศัพท์ที่สมัคร</li>
</ul>
<p>ลูกค้าเดิมสมัครใหม่ด้วยเบอร์โทรศัพท์ ใช้เวลาไม่ถึงสองนาที บริษัทสมัครด้วยอีเมลและเลขประจำตัวผู้เสียภาษี ใช้แล้วติดขัดตรงไหนบอกเราได้ที่ <a href="/about#contact">ช่องทางติดต่อ</a> ทุกข้อความมีคนอ่าน</p>
`,
      en: `
<p>In over 60 years at the counter we have been asked four things: do you have it, how thick, how heavy, how much a sheet? The new site answers those four before all else. It opened on Monday 15 January 2024.</p>
<ul>
<li>Search by name, size or code; part of a word is enough.</li>
<li>Choose a colour and the picture follows. What is sold out says so.</li>
<li>The cart adds up the weight, so you know the delivery before you pay.</li>
<li>Keep several delivery addresses and tax invoice details.</li>
<li>Follow orders and parcels with the telephone number you registered.</li>
</ul>
<p>Existing customers register afresh with a telephone number, in under two minutes; companies with e-mail and tax number. If anything gets in your way, tell us through the <a href="/about#contact">contact page</a>. A person reads each message.</p>
`,
    },
    cover: {
      drawing: 'sheet-stack',
      colors: [],
      alt: { th: 'แผ่นสีเก้าแผ่นซ้อนกัน', en: 'Nine coloured sheets stacked' },
    },
    publishedAt: '2024-01-15T03:00:00.000Z',
    viewCount: 1124,
    shareCount: 61,
    isPublished: true,
  },
]
