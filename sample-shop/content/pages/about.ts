import type { Page } from '../types.ts'

export const aboutPage: Page = {
  slug: 'about',
  title: { th: 'เกี่ยวกับแผ่น', en: 'About Phaen' },
  version: '2024.2',
  effectiveAt: '2024-10-06T17:00:00.000Z',
  contentHtml: {
    th: `
<p>แผ่น ขายวัสดุพลาสติกและสื่อโฆษณามากว่า 60 ปี เริ่มจากห้องแถวหนึ่งคูหาบนถนนเจริญกรุงในปี 2504 วันนี้มีแปดสาขารวมคลังสินค้า และร้านออนไลน์ที่ส่งของทั่วประเทศ สิ่งที่ไม่เปลี่ยนคือเรายังวัดให้ดู ชั่งให้เห็น และบอกตามจริงว่าวัสดุไหนใช้ได้หรือใช้ไม่ได้</p>
<h2>กว่า 60 ปี ทีละแผ่น</h2>
<table>
<thead><tr><th>ปี</th><th>เรื่องราว</th></tr></thead>
<tbody>
<tr><td>2504</td><td>เปิดร้านที่เจริญกรุง ขายแผ่นพลาสติกและผ้ายางปูโต๊ะ ตัดขายเป็นฟุต</td></tr>
<tr><td>2519</td><td>เริ่มขายแผ่นอะคริลิกให้ร้านทำป้ายและช่างทำตู้โชว์</td></tr>
<tr><td>2534</td><td>เปิดสาขานนทบุรี เพิ่มพลาสติกวิศวกรรมสำหรับโรงงาน</td></tr>
<tr><td>2543</td><td>เริ่มขายไวนิล สติกเกอร์ และพลาสวูด เมื่อเครื่องพิมพ์หน้ากว้างเข้ามา</td></tr>
<tr><td>2552</td><td>เปิดคลังสินค้าบางพลีและสาขาเชียงใหม่ ต่อด้วยขอนแก่น หาดใหญ่ และนครราชสีมา</td></tr>
<tr><td>2567</td><td>เปิดร้านออนไลน์ภาษาไทยและอังกฤษ และสาขาระยองเป็นสาขาที่แปด</td></tr>
</tbody>
</table>
<h2>ลูกค้าไว้ใจเราเรื่องอะไร</h2>
<ul>
<li><strong>ของตรงตามที่บอก</strong> ความหนา แกรม และน้ำหนักบนเว็บคือค่าที่วัดจากของจริง</li>
<li><strong>ซื้อแผ่นเดียวก็ขาย</strong> ร้านป้ายมือใหม่กับโรงงานที่ซื้อทีละพาเลทได้คำแนะนำเท่ากัน</li>
<li><strong>ตอบได้เพราะเคยทำ</strong> พนักงานหน้าร้านผ่านการฝึกตัด ดัด ติด และพิมพ์วัสดุที่ขายทุกคน</li>
<li><strong>ออกเอกสารครบ</strong> ใบกำกับภาษีเต็มรูปแบบ ใบรับรองวัสดุ และเอกสารเกรดสัมผัสอาหารตามรายการที่มี</li>
</ul>
<p>ลูกค้าประจำของเราเป็นร้านทำป้าย โรงพิมพ์ โรงงานอาหาร โรงพยาบาล โรงเรียน และผู้จัดงานแสดงสินค้า หลายรายซื้อกันมาตั้งแต่รุ่นพ่อ บางรายเริ่มจากแผ่นอะคริลิกครึ่งแผ่น</p>
<h2>หกกลุ่มสินค้า</h2>
<ol>
<li>วัสดุทำป้ายโฆษณา: อะคริลิก พลาสวูด ไวนิล สติกเกอร์</li>
<li>บรรจุภัณฑ์: กล่อง PET ฉลากม้วน ถุงและฟิล์ม</li>
<li>งานแสดงสินค้าและนิทรรศการ: ฟิวเจอร์บอร์ด ขาตั้ง ฉาก</li>
<li>พลาสติกวิศวกรรม: POM ไนลอน PE และเทฟลอน</li>
<li>วัสดุคลุมและกันกระแทก: บับเบิล โฟม ฟิล์มกันรอย ผ้าใบ</li>
<li>พลาสติกม้วน: PVC PET และ PP</li>
</ol>
<h2>เรื่องที่เราใส่ใจ</h2>
<p>พลาสติกที่เลือกถูกตั้งแต่แรกใช้ได้นานและเหลือเศษน้อย เราจึงเขียนบทความให้อ่านฟรี ขายแผ่นตัดแบ่งเท่าที่ใช้ คัดเศษแผ่นส่งต่อให้ห้องศิลปะของโรงเรียน และแยกชนิดเศษที่เหลือส่งโรงงานรีไซเคิล</p>
<blockquote><p>“รู้จักวัสดุทุกแผ่นที่ขาย” คือคำที่ผู้ก่อตั้งเขียนติดไว้หลังเคาน์เตอร์ และยังติดอยู่ที่เดิม</p></blockquote>
<p>อยากให้ช่วยเลือกวัสดุ ติดต่อได้ทุกสาขา หรือทาง LINE @phaen</p>
`,
    en: `
<p>Phaen has sold plastics and print media materials for over 60 years. It began in 1961 as one shophouse on Charoen Krung Road. Today there are eight branches, a warehouse among them, and an online shop that delivers throughout Thailand. One thing has not changed: we measure it and weigh it in front of you, and say plainly which material will do and which will not.</p>
<h2>Over 60 years, sheet by sheet</h2>
<table>
<thead><tr><th>Year</th><th>What happened</th></tr></thead>
<tbody>
<tr><td>1961</td><td>The shop opens on Charoen Krung Road with plastic sheet and table covering, cut by the foot</td></tr>
<tr><td>1976</td><td>Acrylic sheet for sign shops and makers of display cases</td></tr>
<tr><td>1991</td><td>The Nonthaburi branch, and engineering plastics for factories</td></tr>
<tr><td>2000</td><td>Banner, film and PVC foam board, as wide-format printers arrive</td></tr>
<tr><td>2009</td><td>The Bang Phli warehouse and Chiang Mai; then Khon Kaen, Hat Yai and Nakhon Ratchasima</td></tr>
<tr><td>2024</td><td>The online shop in Thai and English, and Rayong, the eighth branch</td></tr>
</tbody>
</table>
<h2>What customers trust us for</h2>
<ul>
<li><strong>It is what it says.</strong> The thickness, grams and weights on the site are measured on the goods.</li>
<li><strong>One sheet is enough.</strong> A new sign shop gets the same advice as a factory that buys by the pallet.</li>
<li><strong>We have done it ourselves.</strong> Everyone at the counter has been trained to cut, bend, glue and print what we sell.</li>
<li><strong>Papers in order.</strong> Full tax invoices, material certificates, and food-contact papers for the goods that have them.</li>
</ul>
<p>Our regular customers are sign shops, printers, food factories, hospitals, schools and exhibition builders. Many are in their second generation with us. Some began with half a sheet of acrylic.</p>
<h2>Six groups of goods</h2>
<ol>
<li>Advertising sign materials: acrylic, PVC foam board, banner, film</li>
<li>Packaging: PET boxes, labels on rolls, bags and film</li>
<li>Exhibition: corrugated board, stands, backdrops</li>
<li>Engineering plastic: POM, nylon, PE and PTFE</li>
<li>Product covering: bubble, foam, protective film, tarpaulin</li>
<li>Plastic rolls: PVC, PET and PP</li>
</ol>
<h2>What we care about</h2>
<p>Plastic that is chosen well lasts long and leaves little waste. So we write articles for anyone to read, sell sheets cut to what you need, pass offcuts on to school art rooms, and sort the rest for recycling.</p>
<blockquote><p>“Know every sheet you sell”: the founder wrote it behind the counter, and there it still is.</p></blockquote>
<p>If you would like help with choosing, ask any branch, or write on LINE to @phaen.</p>
`,
  },
}
