import type { Article } from '../types.ts'

export const readingGramWeight: Article = {
  id: 'reading-gram-weight',
  title: {
    th: 'อ่านค่าแกรมให้เป็น: ไวนิล ฟิวเจอร์บอร์ด และฟิล์ม คิดน้ำหนักเองได้',
    en: 'Reading a gram weight: banner, board and film, and the sum behind them',
  },
  excerpt: {
    th: 'แกรมคือกรัมต่อตารางเมตร คูณพื้นที่ก็ได้น้ำหนักม้วน ใช้ตรวจของ คิดค่าส่ง และเทียบราคาได้ในสูตรเดียว',
    en: 'Grams per square metre, times the area, is the weight of the roll. One sum to check goods, freight and price.',
  },
  contentHtml: {
    th: `
<p>“440 แกรม” บนป้ายสินค้าหมายถึงวัสดุหนึ่งตารางเมตรหนัก 440 กรัม ตัวเลขเดียวนี้บอกได้ทั้งความแน่น ความทน น้ำหนักที่ต้องแบก และบอกด้วยว่าของที่ส่งมาตรงกับที่สั่งหรือไม่</p>
<h2>สูตรเดียวใช้ได้หมด</h2>
<p>น้ำหนัก (กก.) = กว้าง (ม.) × ยาว (ม.) × แกรม ÷ 1,000</p>
<p>ไวนิลหน้ากว้าง 1.60 ม. ยาว 50 ม. มีพื้นที่ 80 ตารางเมตร จึงหนักดังนี้ ยังไม่รวมแกนและห่อ</p>
<table>
<thead><tr><th>แกรม</th><th>น้ำหนักม้วน 1.60 × 50 ม.</th><th>เหมาะกับ</th></tr></thead>
<tbody>
<tr><td>340</td><td>27.20 กก.</td><td>งานในร่ม งานไม่กี่สัปดาห์</td></tr>
<tr><td>380</td><td>30.40 กก.</td><td>ป้ายหน้าร้านขนาดเล็ก ไม่เกินสามเดือน</td></tr>
<tr><td>440</td><td>35.20 กก.</td><td>ป้ายกลางแจ้งทั่วไป</td></tr>
<tr><td>510</td><td>40.80 กก.</td><td>ป้ายใหญ่ รับลม ขึงโครง</td></tr>
</tbody>
</table>
<h2>แกรมมากไม่ได้แปลว่าเหนียวเสมอ</h2>
<p>ไวนิลมีสองส่วน คือเส้นใยโพลีเอสเตอร์ข้างในกับเนื้อ PVC ที่เคลือบสองด้าน ความเหนียวมาจากเส้นใย ดูที่ขนาดเส้นและความถี่ เช่น 500 × 500 ดีเนียร์ 9 × 9 เส้นต่อนิ้ว ม้วน 440 แกรมที่ใช้เส้น 200 × 300 ดีเนียร์อาจฉีกง่ายกว่าม้วน 380 แกรมที่ใช้เส้นใหญ่ เพราะน้ำหนักไปอยู่ที่เนื้อเคลือบ ถามทั้งสองค่าเสมอ</p>
<h2>แผ่นฟิวเจอร์บอร์ด</h2>
<p>แผ่น 1,300 × 2,450 มม. มีพื้นที่ 3.185 ตารางเมตร ที่ 650 แกรมหนัก 2.07 กก. ที่ 450 แกรมหนัก 1.43 กก. แผ่นสองชนิดหนา 3 มม. เท่ากัน แต่ผนังลอนบางต่างกัน ยกแผ่นมาสั่นดูก็รู้</p>
<h2>แปลงไมครอนเป็นแกรม</h2>
<p>ฟิล์มและแผ่นตันบอกความหนาเป็นไมครอนหรือมิลลิเมตร คูณด้วยความหนาแน่นก็ได้แกรม</p>
<ul>
<li>PP ความหนาแน่น 0.91 หนา 100 ไมครอน หนัก 91 แกรม</li>
<li>PE ความหนาแน่น 0.92 หนา 100 ไมครอน หนัก 92 แกรม</li>
<li>PVC นิ่ม ความหนาแน่นราว 1.24 หนา 100 ไมครอน หนัก 124 แกรม</li>
<li>PET ความหนาแน่น 1.39 หนา 100 ไมครอน หนัก 139 แกรม</li>
</ul>
<p>จึงเห็นว่าซื้อ PET กับ PP กิโลกรัมละเท่ากัน PP จะได้พื้นที่มากกว่าราวครึ่งหนึ่ง เวลาเทียบราคาจึงต้องเทียบเป็นบาทต่อตารางเมตร ไม่ใช่บาทต่อกิโลกรัม</p>
<h2>ใช้ตรวจของตอนรับ</h2>
<ol>
<li>ชั่งม้วนทั้งห่อ หักแกนและห่อ แกนกระดาษ 3 นิ้วยาว 1.6 เมตรหนักราว 1–1.5 กก.</li>
<li>หารด้วยพื้นที่ แล้วคูณ 1,000 ได้แกรมจริง</li>
<li>ต่างจากที่ระบุไม่เกิน 5% ถือว่าปกติของการผลิต</li>
<li>เบากว่านั้นมาก ให้วัดความยาวและความกว้างก่อนสรุป บางครั้งม้วนสั้น ไม่ใช่เนื้อบาง</li>
</ol>
<h2>ใช้คิดค่าส่ง</h2>
<p>ค่าขนส่งคิดตามน้ำหนัก เว็บของเราจึงแสดงน้ำหนักทุกรายการและน้ำหนักรวมในตะกร้า ของเบาแต่ใหญ่ เช่น บับเบิล อาจถูกคิดตามปริมาตรแทน ให้ดูราคาที่ขึ้นในขั้นตอนชำระเงินเป็นหลัก และถ้าเป็นม้วนยาว อ่าน <a href="/blogs/detail/receiving-long-rolls">เตรียมรับม้วนยาว</a> ก่อนวันส่ง</p>
`,
    en: `
<p>“440 gsm” on a label means that one square metre of the material weighs 440 grams. That one figure tells how dense it is, how much it will stand, how heavy it is to carry, and whether what came is what you ordered.</p>
<h2>One sum for everything</h2>
<p>Weight (kg) = width (m) × length (m) × gsm ÷ 1,000</p>
<p>Banner 1.60 m wide and 50 m long is 80 square metres, so a roll weighs, without core and wrapping:</p>
<table>
<thead><tr><th>gsm</th><th>Roll of 1.60 × 50 m</th><th>For</th></tr></thead>
<tbody>
<tr><td>340</td><td>27.20 kg</td><td>indoors, a few weeks</td></tr>
<tr><td>380</td><td>30.40 kg</td><td>small shop signs, up to three months</td></tr>
<tr><td>440</td><td>35.20 kg</td><td>ordinary outdoor banners</td></tr>
<tr><td>510</td><td>40.80 kg</td><td>large ones, in wind, on frames</td></tr>
</tbody>
</table>
<h2>Heavier is not always stronger</h2>
<p>Banner is polyester yarn inside and PVC on both faces. Strength comes from the yarn: look for its size and count, such as 500 × 500 denier, 9 × 9 threads to the inch. A 440 gsm roll of 200 × 300 denier may tear sooner than a 380 gsm roll of thick yarn, because its weight is in the coating. Always ask for both.</p>
<h2>Corrugated board</h2>
<p>A board of 1,300 × 2,450 mm is 3.185 square metres: 2.07 kg at 650 gsm, 1.43 kg at 450 gsm. Both are 3 mm thick, but the walls of the flutes differ. Pick one up, shake it, and you know.</p>
<h2>From microns to grams</h2>
<p>Films and solid sheets are sold by microns or millimetres. Multiply by density:</p>
<ul>
<li>PP, density 0.91: 100 microns weigh 91 gsm;</li>
<li>PE, density 0.92: 100 microns weigh 92 gsm;</li>
<li>soft PVC, density about 1.24: 100 microns weigh 124 gsm;</li>
<li>PET, density 1.39: 100 microns weigh 139 gsm.</li>
</ul>
<p>So at the same price per kilogram, PP gives about half as much area again as PET. Compare baht per square metre, not baht per kilogram.</p>
<h2>To check a delivery</h2>
<ol>
<li>Weigh the roll, less core and wrapping. A 3-inch core 1.6 m long weighs about 1–1.5 kg.</li>
<li>Divide by the area and multiply by 1,000: the true gsm.</li>
<li>Within 5% of the label is normal in production.</li>
<li>Much lighter? Measure length and width before you conclude. Sometimes the roll is short, not thin.</li>
</ol>
<h2>To work out freight</h2>
<p>Freight goes by weight, so our shop shows the weight of each item and the total in the cart. Light but bulky goods such as bubble film may be charged by volume; the price shown at checkout is the one that counts. For long rolls, read <a href="/blogs/detail/receiving-long-rolls">receiving long rolls</a> before the delivery day.</p>
`,
  },
  cover: {
    drawing: 'banner-roll',
    colors: [],
    alt: { th: 'ม้วนไวนิลสำหรับพิมพ์ป้าย', en: 'A roll of banner vinyl for printing' },
  },
  publishedAt: '2023-11-27T02:00:00.000Z',
  viewCount: 1507,
  shareCount: 55,
  isPublished: true,
}
