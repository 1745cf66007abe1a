import type { Page } from '../types.ts'

export const privacyPolicyPage: Page = {
  slug: 'privacy-policy',
  title: { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
  version: '2024.1',
  effectiveAt: '2024-01-31T17:00:00.000Z',
  contentHtml: {
    th: `
<p>แผ่น (“เรา”) เป็นผู้ควบคุมข้อมูลส่วนบุคคลของร้านออนไลน์นี้ นโยบายฉบับนี้บอกว่าเราเก็บข้อมูลอะไร ใช้ทำอะไร เก็บนานเท่าไร และท่านมีสิทธิอะไรบ้าง ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562 (PDPA) มีผลตั้งแต่วันที่ 1 กุมภาพันธ์ 2567</p>
<h2>1. ข้อมูลที่เก็บ</h2>
<ul>
<li><strong>ข้อมูลบัญชี</strong> ชื่อ นามสกุล เบอร์โทรศัพท์ อีเมล รหัสผ่านที่เข้ารหัสแบบย้อนกลับไม่ได้ ประเภทผู้ซื้อ อุตสาหกรรม สินค้าที่สนใจ ประเทศ รัฐหรือจังหวัด และเมือง</li>
<li><strong>ข้อมูลบริษัท</strong> ชื่อบริษัท เลขประจำตัวผู้เสียภาษี และรหัสสาขา</li>
<li><strong>ที่อยู่</strong> สำหรับจัดส่งและออกใบกำกับภาษี รวมถึงพิกัดถ้าท่านปักหมุดเอง</li>
<li><strong>คำสั่งซื้อ</strong> รายการ ราคา วิธีจัดส่ง เลขพัสดุ และสถานะการชำระเงิน</li>
<li><strong>ข้อมูลทางเทคนิค</strong> หมายเลขไอพี เวลา และหน้าที่เรียก เพื่อความปลอดภัยของระบบ</li>
</ul>
<p>เราไม่เก็บหมายเลขบัตร ข้อมูลบัตรกรอกในหน้าของผู้ให้บริการชำระเงินโดยตรง และเราไม่ขอข้อมูลอ่อนไหว เช่น ศาสนาหรือสุขภาพ</p>
<h2>2. ใช้ทำอะไร และอาศัยฐานใด</h2>
<table>
<thead><tr><th>วัตถุประสงค์</th><th>ฐานทางกฎหมาย</th></tr></thead>
<tbody>
<tr><td>เปิดบัญชี รับคำสั่งซื้อ ชำระเงิน จัดส่ง และรับคืนสินค้า</td><td>สัญญา</td></tr>
<tr><td>ออกใบกำกับภาษีและทำบัญชี</td><td>หน้าที่ตามกฎหมาย</td></tr>
<tr><td>ส่งรหัส OTP ป้องกันการทุจริต และรักษาความปลอดภัย</td><td>ประโยชน์โดยชอบด้วยกฎหมาย</td></tr>
<tr><td>เก็บบันทึกการใช้งานตามกฎหมายคอมพิวเตอร์</td><td>หน้าที่ตามกฎหมาย</td></tr>
<tr><td>ส่งข่าวสารและโปรโมชัน</td><td>ความยินยอม ถอนได้ทุกเมื่อ</td></tr>
</tbody>
</table>
<p>การรับข่าวสารแยกจากการยอมรับนโยบายนี้ ท่านไม่รับก็ซื้อสินค้าได้เท่ากัน หากไม่ให้ข้อมูลที่จำเป็นต่อสัญญาหรือกฎหมาย เช่น ที่อยู่จัดส่ง เราอาจดำเนินการตามคำสั่งซื้อไม่ได้</p>
<h2>3. เปิดเผยให้ใคร</h2>
<ul>
<li>ผู้ขนส่ง เฉพาะชื่อ ที่อยู่ และเบอร์โทรศัพท์ของผู้รับ</li>
<li>ผู้ให้บริการชำระเงิน เฉพาะยอดและเลขคำสั่งซื้อ</li>
<li>ผู้ให้บริการส่ง SMS อีเมล และดูแลเครื่องแม่ข่าย ในฐานะผู้ประมวลผลข้อมูลตามสัญญา</li>
<li>ผู้ทำบัญชี กรมสรรพากร หรือหน่วยงานที่มีอำนาจตามกฎหมาย</li>
</ul>
<p>เราไม่ขายข้อมูลส่วนบุคคล หากผู้ให้บริการรายใดอยู่ต่างประเทศ เราจะเลือกประเทศหรือข้อสัญญาที่คุ้มครองข้อมูลเพียงพอตามที่กฎหมายกำหนด</p>
<h2>4. เก็บนานเท่าไร</h2>
<table>
<thead><tr><th>ข้อมูล</th><th>ระยะเวลา</th></tr></thead>
<tbody>
<tr><td>บัญชี ที่อยู่ และความสนใจ</td><td>ตลอดที่ใช้บัญชี และลบภายใน 30 วันหลังท่านขอลบ</td></tr>
<tr><td>คำสั่งซื้อ ใบกำกับภาษี และเอกสารบัญชี</td><td>อย่างน้อย 5 ปี ตามกฎหมายภาษีและบัญชี</td></tr>
<tr><td>บันทึกการใช้งานระบบ</td><td>90 วัน</td></tr>
<tr><td>รหัส OTP</td><td>ใช้ได้ 5 นาที เก็บแบบเข้ารหัส</td></tr>
<tr><td>หลักฐานความยินยอม</td><td>ตลอดที่ใช้ และอีก 5 ปีหลังถอน</td></tr>
</tbody>
</table>
<h2>5. คุกกี้และข้อมูลในเบราว์เซอร์</h2>
<p>เราใช้เฉพาะคุกกี้ที่จำเป็น คือคุกกี้เข้าสู่ระบบสองตัว อายุ 24 ชั่วโมง และคุกกี้จำภาษา เราไม่ใช้คุกกี้โฆษณาหรือติดตามข้ามเว็บ</p>
<p>เบราว์เซอร์ของท่านยังจำสิ่งที่ท่านทำไว้เพื่อให้ใช้งานต่อได้ คือ คำค้นล่าสุด สินค้าที่พักไว้หรือเลือกมาเปรียบเทียบ ราคาตอนหยิบใส่ตะกร้า บทความที่อ่านแล้ว แบบฟอร์มที่กรอกค้างไว้ และหน้าที่เปิดไว้ดูเมื่อไม่มีสัญญาณ ข้อมูลเหล่านี้อยู่ในเครื่องของท่าน และลบได้เองในเบราว์เซอร์</p>
<p>ทั้งหมดนี้จำเป็นต่อสิ่งที่ท่านขอให้ร้านทำ จึงไม่ต้องขอความยินยอม และไม่มีแถบขอใช้คุกกี้ หากวันหนึ่งมีสิ่งที่ไม่จำเป็น เราจะถามก่อนแยกตามวัตถุประสงค์</p>
<p>แผนที่ในหน้าติดต่อมาจากผู้ให้บริการแผนที่ภายนอก ซึ่งอาจได้รับหมายเลขไอพีของท่านเมื่อเปิดดู</p>
<h2>6. สิทธิของท่าน</h2>
<ul>
<li>ขอดูและรับสำเนา และขอรับหรือให้โอนข้อมูลในรูปแบบไฟล์</li>
<li>แก้ไขให้ถูกต้องและเป็นปัจจุบัน</li>
<li>ลบ หรือทำให้ระบุตัวไม่ได้</li>
<li>คัดค้าน หรือระงับการใช้</li>
<li>ถอนความยินยอม โดยไม่กระทบสิ่งที่ทำไปก่อนหน้า</li>
<li>ร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล (สคส.)</li>
</ul>
<p>ดาวน์โหลดสำเนาและลบบัญชีได้เองในหน้าบัญชี คำขออื่นส่งมาที่ผู้ดูแลข้อมูล เราตอบภายใน 30 วันโดยไม่มีค่าใช้จ่าย และอาจขอยืนยันตัวตนก่อน</p>
<h2>7. ความปลอดภัย</h2>
<p>การเชื่อมต่อเข้ารหัสตลอดทาง รหัสผ่านเก็บเป็นค่าแฮช เข้าถึงข้อมูลได้เฉพาะพนักงานที่จำเป็น หากเกิดเหตุละเมิดข้อมูล เราจะแจ้งสำนักงาน สคส. ภายใน 72 ชั่วโมงนับแต่ทราบเหตุเท่าที่สามารถทำได้ เว้นแต่ไม่มีความเสี่ยงที่จะกระทบต่อสิทธิของบุคคล และแจ้งท่านโดยไม่ชักช้าหากมีความเสี่ยงสูง</p>
<h2>8. ผู้เยาว์</h2>
<p>ร้านนี้ไม่ได้มุ่งขายให้ผู้เยาว์ ผู้ที่ยังไม่บรรลุนิติภาวะควรสั่งซื้อโดยได้รับความยินยอมจากผู้ปกครอง หากพบว่าเราเก็บข้อมูลของผู้เยาว์โดยไม่มีความยินยอมที่กฎหมายต้องการ เราจะลบโดยเร็ว</p>
<h2>9. การเปลี่ยนแปลง</h2>
<p>เมื่อแก้ไขสาระสำคัญ เราจะแจ้งในหน้าข่าวสารล่วงหน้าอย่างน้อย 7 วัน และเปลี่ยนเลขฉบับ ระบบบันทึกไว้ว่าท่านยอมรับฉบับใด</p>
<h2>10. ติดต่อผู้ดูแลข้อมูล</h2>
<p>แผ่น สำนักงานใหญ่ 99/1 ถนนเจริญกรุง แขวงบางรัก เขตบางรัก กรุงเทพมหานคร 10500 อีเมล privacy@phaen.example โทร 02-000-0000</p>
`,
    en: `
<p>Phaen (“we”) is the controller of personal data in this online shop. This policy says what we keep, what for, how long, and what your rights are under the Personal Data Protection Act B.E. 2562 (PDPA). It is in force from 1 February 2024.</p>
<h2>1. What we keep</h2>
<ul>
<li><strong>Account:</strong> first and last name, telephone number, e-mail, a one-way hash of your password, kind of buyer, industry, products of interest, country, state or province, and city.</li>
<li><strong>Company:</strong> name, tax number and branch code.</li>
<li><strong>Addresses</strong> for delivery and tax invoices, with a position if you set a pin yourself.</li>
<li><strong>Orders:</strong> items, prices, delivery, parcel number and state of payment.</li>
<li><strong>Technical data:</strong> IP address, time and page requested, for the security of the system.</li>
</ul>
<p>We do not keep card numbers: you enter them on the payment provider's own page. We ask for no sensitive data, such as religion or health.</p>
<h2>2. What for, and on what basis</h2>
<table>
<thead><tr><th>Purpose</th><th>Legal basis</th></tr></thead>
<tbody>
<tr><td>Opening an account, taking orders, payment, delivery, returns</td><td>Contract</td></tr>
<tr><td>Tax invoices and accounts</td><td>Legal obligation</td></tr>
<tr><td>One-time codes, preventing fraud, security</td><td>Legitimate interest</td></tr>
<tr><td>Traffic records under the computer crime law</td><td>Legal obligation</td></tr>
<tr><td>News and promotions</td><td>Consent, which you may withdraw at any time</td></tr>
</tbody>
</table>
<p>News is a choice apart from this policy; you can buy just the same without it. If you do not give what the contract or the law requires, such as a delivery address, we may not be able to carry out the order.</p>
<h2>3. Who receives it</h2>
<ul>
<li>Carriers: only the recipient's name, address and telephone number.</li>
<li>The payment provider: only the sum and the order number.</li>
<li>Providers of SMS, e-mail and servers, as processors under contract.</li>
<li>Accountants, the Revenue Department, or an authority with power under the law.</li>
</ul>
<p>We do not sell personal data. Where a provider is abroad, we choose a country or contract terms that protect the data as the law requires.</p>
<h2>4. How long</h2>
<table>
<thead><tr><th>Data</th><th>Kept</th></tr></thead>
<tbody>
<tr><td>Account, addresses, interests</td><td>while the account is used; erased within 30 days of your request</td></tr>
<tr><td>Orders, tax invoices, accounts</td><td>at least 5 years, under tax and accounting law</td></tr>
<tr><td>System records</td><td>90 days</td></tr>
<tr><td>One-time codes</td><td>valid for 5 minutes, stored hashed</td></tr>
<tr><td>Proof of consent</td><td>while in use, and 5 years after withdrawal</td></tr>
</tbody>
</table>
<h2>5. Cookies, and what your browser keeps</h2>
<p>We use necessary cookies only: two for signing in, which last 24 hours, and those that remember the language. There are no advertising cookies, and none that follow you to other sites.</p>
<p>Your browser also remembers what you did, so that you can go on: what you searched for last, goods that you put aside or compare, prices when you put goods into the cart, articles that you have read, forms that you left half-filled, and pages to read without a network. It stays on your device, and you can clear it in your browser.</p>
<p>All of this serves what you asked the shop to do, so none of it needs your consent, and no banner asks for it. Should there ever be anything else, we will ask first, for each purpose apart.</p>
<p>The map on the contact page comes from an outside provider, which may receive your IP address when you open it.</p>
<h2>6. Your rights</h2>
<ul>
<li>to see your data and have a copy, and to receive or transfer it as a file;</li>
<li>to have it corrected and kept up to date;</li>
<li>to have it erased or made anonymous;</li>
<li>to object to its use, or restrict it;</li>
<li>to withdraw consent, without effect on what was done before;</li>
<li>to complain to the Office of the Personal Data Protection Committee (PDPC).</li>
</ul>
<p>You can download a copy and erase your account yourself on the account page. Send other requests to our data contact; we answer within 30 days, free of charge, and may ask you to prove who you are.</p>
<h2>7. Security</h2>
<p>Connections are encrypted throughout, passwords are stored as hashes, and only staff who need the data can reach it. If there is a breach we tell the PDPC Office within 72 hours of knowing of it, as far as we can, unless there is no risk to anyone's rights, and tell you without delay where the risk is high.</p>
<h2>8. Minors</h2>
<p>This shop is not aimed at minors. Those under age should order with the consent of a parent or guardian. If we find that we hold a minor's data without the consent the law requires, we erase it promptly.</p>
<h2>9. Changes</h2>
<p>We announce material changes under News at least 7 days ahead, and give the policy a new version. The system records which version you accepted.</p>
<h2>10. Data contact</h2>
<p>Phaen, head office, 99/1 Charoen Krung Road, Bang Rak, Bangkok 10500; e-mail privacy@phaen.example; telephone 02-000-0000.</p>
`,
  },
}
