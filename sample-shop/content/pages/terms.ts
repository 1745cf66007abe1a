import type { Page } from '../types.ts'

export const termsPage: Page = {
  slug: 'terms',
  title: { th: 'ข้อกำหนดและเงื่อนไข', en: 'Terms and conditions' },
  version: '2024.2',
  effectiveAt: '2024-08-12T17:00:00.000Z',
  contentHtml: {
    th: `
<p>ข้อกำหนดนี้ใช้กับการสั่งซื้อผ่านร้านออนไลน์ของแผ่น รวมถึงนโยบายการคืนเงินและคืนสินค้า การกดสั่งซื้อถือว่าท่านอ่านและยอมรับข้อกำหนดฉบับนี้ มีผลตั้งแต่วันที่ 13 สิงหาคม 2567</p>
<h2>1. บัญชีและการสั่งซื้อ</h2>
<ul>
<li>บุคคลทั่วไปสมัครด้วยเบอร์โทรศัพท์ บริษัทสมัครด้วยอีเมลและเลขประจำตัวผู้เสียภาษี ทั้งสองแบบยืนยันด้วยรหัส OTP</li>
<li>กรุณาเก็บรหัสผ่านและรหัส OTP ไว้กับตัว เราไม่ขอรหัสเหล่านี้ทางโทรศัพท์หรือแชต</li>
<li>สัญญาซื้อขายเกิดเมื่อระบบออกเลขคำสั่งซื้อ หากของหมดหรือราคาแสดงผิดอย่างเห็นได้ชัด เราจะแจ้งและคืนเงินเต็มจำนวน</li>
</ul>
<h2>2. สินค้า ราคา และความคลาดเคลื่อน</h2>
<ul>
<li>ราคาเป็นเงินบาท รวมภาษีมูลค่าเพิ่ม 7% แล้ว ยังไม่รวมค่าจัดส่ง ซึ่งแสดงก่อนยืนยันคำสั่งซื้อ</li>
<li>ราคาที่ใช้คือราคาขณะกดสั่งซื้อ หากราคาเปลี่ยนระหว่างนั้น ระบบจะให้ยืนยันใหม่</li>
<li>ความหนา ขนาด และสีของวัสดุมีความคลาดเคลื่อนตามการผลิต เช่น อะคริลิกหล่อ ±10% ของความหนา สีบนจออาจต่างจากของจริง งานที่ต้องตรงกันให้ขอตัวอย่างก่อน</li>
</ul>
<h2>3. การชำระเงิน</h2>
<ul>
<li><strong>บัตรเครดิตและบัตรเดบิต</strong> ชำระบนหน้าของผู้ให้บริการชำระเงิน เราไม่เก็บหมายเลขบัตร หากชำระไม่สำเร็จ กดชำระอีกครั้งได้จากหน้าคำสั่งซื้อ</li>
<li><strong>เก็บเงินปลายทาง</strong> ชำระตามยอดในคำสั่งซื้อเมื่อรับของ เป็นเงินสดหรือพร้อมเพย์กับพนักงานส่งของ</li>
<li>เราไม่รับโอนเงินเข้าบัญชีบุคคล</li>
</ul>
<h2>4. การจัดส่ง</h2>
<table>
<thead><tr><th>วิธี</th><th>ใช้กับ</th><th>เวลาโดยประมาณ</th></tr></thead>
<tbody>
<tr><td>พัสดุด่วน</td><td>ชิ้นที่ยาวไม่เกิน 1.5 เมตร</td><td>1–3 วันทำการ</td></tr>
<tr><td>รถขนส่งวัสดุ</td><td>แผ่นเต็มและม้วนยาว</td><td>2–3 วันทำการ พื้นที่ไกลอาจนานกว่า</td></tr>
<tr><td>เหมาคันถึงหน้างาน</td><td>กรุงเทพฯ และปริมณฑล</td><td>ตามนัด</td></tr>
<tr><td>รับเองที่ร้าน</td><td>ทุกสาขาที่มีของ</td><td>พร้อมรับภายใน 1 วันทำการ</td></tr>
</tbody>
</table>
<p>เวลานับจากวันที่ชำระเงินหรือยืนยันเก็บเงินปลายทาง ที่อยู่นอกพื้นที่จัดส่งกรุณาติดต่อร้าน ความเสี่ยงในสินค้าโอนไปยังผู้ซื้อเมื่อรับมอบสินค้า กรุณาตรวจจำนวนและสภาพก่อนเซ็นรับ</p>
<h2>5. การยกเลิกคำสั่งซื้อ</h2>
<p>ยกเลิกได้จากหน้าคำสั่งซื้อก่อนสินค้าออกจากคลัง หากชำระแล้วเราคืนเงินเต็มจำนวน สินค้าที่ตัดตามขนาดหรือสั่งผลิต ยกเลิกไม่ได้เมื่อเริ่มทำแล้ว</p>
<h2 id="part-refund">6. นโยบายการคืนเงินและคืนสินค้า</h2>
<h3>ของเสียหาย ส่งผิด หรือไม่ครบ</h3>
<p>กรุณาแจ้งภายใน 3 วันนับจากวันรับ พร้อมเลขคำสั่งซื้อและรูปถ่าย เพื่อให้ตรวจสอบกับผู้ขนส่งได้ทัน เราเปลี่ยนให้ใหม่หรือคืนเงินเต็มจำนวน รวมค่าจัดส่ง และรับของเดิมกลับโดยไม่คิดค่าใช้จ่าย</p>
<h3>เปลี่ยนใจ</h3>
<p>คืนได้ภายใน 7 วันนับจากวันรับ หากของอยู่ในสภาพเดิม ฟิล์มและห่อครบ ไม่ได้ตัด พิมพ์ หรือใช้งาน ผู้ซื้อออกค่าส่งกลับ เราคืนค่าสินค้าเต็มจำนวนหลังตรวจรับ</p>
<h3>สิ่งที่คืนไม่ได้</h3>
<ul>
<li>สินค้าที่ตัดตามขนาด ผสมสี หรือสั่งผลิตเฉพาะ เว้นแต่ไม่ตรงตามที่สั่ง</li>
<li>ม้วนที่คลี่ใช้แล้ว กาวและน้ำยาที่เปิดแล้ว</li>
<li>ความคลาดเคลื่อนตามข้อ 2</li>
</ul>
<h3>คืนเงินอย่างไร</h3>
<ol>
<li>ชำระด้วยบัตร คืนเข้าบัตรเดิม เราส่งรายการภายใน 7 วันทำการ ธนาคารอาจใช้เวลาอีกหนึ่งรอบบัญชี</li>
<li>เก็บเงินปลายทาง โอนเข้าบัญชีชื่อเดียวกับผู้สั่งซื้อ ภายใน 7 วันทำการ</li>
</ol>
<p>ข้อนี้ไม่ตัดสิทธิที่ผู้บริโภคมีตามกฎหมาย</p>
<h2>7. ใบกำกับภาษี</h2>
<p>เราออกใบกำกับภาษีเต็มรูปแบบตามชื่อ ที่อยู่ เลขประจำตัวผู้เสียภาษี และรหัสสาขาที่กรอกไว้ สำนักงานใหญ่ใช้ 00000 กรุณาตรวจก่อนสั่ง การแก้ไขต้องยกเลิกใบเดิมและออกใบใหม่ แจ้งภายในเดือนเดียวกันจะสะดวกที่สุด การคืนสินค้าหลังออกใบกำกับภาษีจะออกใบลดหนี้ให้</p>
<h2>8. การใช้วัสดุและความรับผิด</h2>
<p>คำแนะนำในบทความและจากพนักงานเป็นแนวทางทั่วไป ผู้ใช้ควรทดสอบกับงานจริงก่อนใช้จำนวนมาก งานโครงสร้าง งานไฟฟ้า และงานสัมผัสอาหารต้องปฏิบัติตามกฎหมายที่เกี่ยวข้อง เรารับผิดในความเสียหายที่เกิดจากความชำรุดของสินค้าหรือความผิดของเราตามที่กฎหมายกำหนด</p>
<h2>9. ข้อมูลส่วนบุคคล</h2>
<p>เราดูแลข้อมูลตาม<a href="/privacyPolicy">นโยบายความเป็นส่วนตัว</a></p>
<h2>10. การเปลี่ยนแปลงและกฎหมายที่ใช้</h2>
<p>ข้อกำหนดฉบับใหม่ใช้กับคำสั่งซื้อหลังวันที่มีผล คำสั่งซื้อเดิมใช้ฉบับที่ท่านยอมรับไว้ ข้อกำหนดนี้อยู่ภายใต้กฎหมายไทย หากมีข้อขัดแย้งกรุณาติดต่อเราก่อนที่ hello@phaen.example หรือ 02-000-0000 ท่านมีสิทธิร้องเรียนต่อสำนักงานคณะกรรมการคุ้มครองผู้บริโภค (สคบ.) สายด่วน 1166</p>
`,
    en: `
<p>These terms apply to orders placed in Phaen's online shop, and contain the refund and return policy. By pressing the order button you confirm that you have read and accept them. They are in force from 13 August 2024.</p>
<h2>1. Accounts and orders</h2>
<ul>
<li>The general public register with a telephone number, companies with e-mail and tax number; both confirm with a one-time code.</li>
<li>Keep your password and one-time codes to yourself. We never ask for them by telephone or chat.</li>
<li>The contract is made when the system gives an order number. If the goods have run out, or a price is plainly wrong, we tell you and refund in full.</li>
</ul>
<h2>2. Goods, prices and tolerances</h2>
<ul>
<li>Prices are in baht and include 7% VAT. Delivery is extra, and is shown before you confirm.</li>
<li>The price that counts is the one at the moment you order. If it changes meanwhile, you are asked again.</li>
<li>Thickness, size and colour vary in production; for cast acrylic by ±10% of thickness. Colours on a screen may differ from the sheet. Where they must match, ask for a sample first.</li>
</ul>
<h2>3. Payment</h2>
<ul>
<li><strong>Credit and debit cards:</strong> on the payment provider's page. We keep no card number. If a payment fails, pay again from the order page.</li>
<li><strong>Cash on delivery:</strong> the sum on the order, in cash or by PromptPay to the driver.</li>
<li>We take no transfers to personal accounts.</li>
</ul>
<h2>4. Delivery</h2>
<table>
<thead><tr><th>By</th><th>For</th><th>Time, about</th></tr></thead>
<tbody>
<tr><td>Express parcel</td><td>pieces up to 1.5 metres long</td><td>1–3 working days</td></tr>
<tr><td>Material lorry</td><td>full sheets and long rolls</td><td>2–3 working days, longer to far areas</td></tr>
<tr><td>Chartered lorry to the site</td><td>Bangkok and surroundings</td><td>by appointment</td></tr>
<tr><td>Collection</td><td>any branch that has the goods</td><td>ready within 1 working day</td></tr>
</tbody>
</table>
<p>Time runs from payment, or from confirmation of cash on delivery. If you are outside the delivery area, please contact the shop. Risk passes to the buyer on receipt. Please check number and condition before you sign.</p>
<h2>5. Cancelling an order</h2>
<p>You may cancel from the order page until the goods leave the warehouse. What you have paid is refunded in full. Goods cut to size or made to order cannot be cancelled once work has begun.</p>
<h2 id="part-refund">6. Refund and return policy</h2>
<h3>Damaged, wrong or missing</h3>
<p>Please tell us within 3 days of receipt, with the order number and pictures, so that we can take it up with the carrier in time. We exchange the goods or refund in full, delivery included, and collect them at our cost.</p>
<h3>A change of mind</h3>
<p>Return within 7 days of receipt, if the goods are as they came, with film and wrapping complete, and not cut, printed or used. The buyer pays for sending them back. We refund the price of the goods in full once we have checked them.</p>
<h3>What cannot be returned</h3>
<ul>
<li>Goods cut to size, mixed to a colour or made to order, unless they are not as ordered.</li>
<li>Rolls that have been unrolled and used; opened cements and liquids.</li>
<li>Variations within section 2.</li>
</ul>
<h3>How we refund</h3>
<ol>
<li>Paid by card: to the same card. We send it within 7 working days; the bank may take one more statement period.</li>
<li>Cash on delivery: by transfer to an account in the name of the person who ordered, within 7 working days.</li>
</ol>
<p>Nothing here takes away a consumer's rights under the law.</p>
<h2>7. Tax invoices</h2>
<p>We issue a full tax invoice with the name, address, tax number and branch code you entered; the head office is 00000. Please check before you order. To correct one, the old invoice is cancelled and a new one issued, which is easiest within the same month. For goods returned after that, we issue a credit note.</p>
<h2>8. Use of the material, and liability</h2>
<p>Advice in articles and from our staff is general guidance. Test on the real job before you use a quantity. Structural, electrical and food-contact work must follow the law that applies. We answer for damage from defective goods or our own fault, as the law provides.</p>
<h2>9. Personal data</h2>
<p>We look after your data under the <a href="/privacyPolicy">privacy policy</a>.</p>
<h2>10. Changes and governing law</h2>
<p>A new version applies to orders after it comes into force; earlier orders keep the one you accepted. Thai law governs these terms. If there is a dispute, please talk to us first: hello@phaen.example or 02-000-0000. You may complain to the Office of the Consumer Protection Board (OCPB), hotline 1166.</p>
`,
  },
}
