import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const taxInvoiceAndBranchCode: Article = {
  id: 'tax-invoice-and-branch-code',
  title: {
    th: 'ขอใบกำกับภาษีให้ใช้ได้จริง: เลข 13 หลักและรหัสสาขา 5 หลัก',
    en: 'A tax invoice you can use: the 13-digit number and the 5-digit branch code',
  },
  excerpt: {
    th: 'ชื่อต้องตรงกับ ภ.พ.20 รหัสสาขาสำนักงานใหญ่คือ 00000 กรอกให้ถูกตั้งแต่ตอนสั่งซื้อ จะได้ไม่ต้องแก้ใบทีหลัง',
    en: 'The name as on the VAT certificate, 00000 for the head office. Right at checkout means no reissue later.',
  },
  contentHtml: {
    th: `
<p>ฝ่ายบัญชีของลูกค้าโทรมาทุกสิ้นเดือนด้วยเรื่องเดิม ใบกำกับภาษีใช้ไม่ได้เพราะชื่อไม่ตรงหรือไม่มีรหัสสาขา เรื่องนี้กันได้ตั้งแต่ตอนกรอกที่อยู่ออกใบกำกับภาษี ใช้เวลาไม่ถึงนาที</p>
<h2>เตรียมอะไรบ้าง</h2>
<ul>
<li><strong>ชื่อผู้ซื้อ</strong> ตรงตามใบทะเบียนภาษีมูลค่าเพิ่ม (ภ.พ.20) ทุกตัว รวมคำว่า บริษัท ห้างหุ้นส่วนจำกัด และ จำกัด (มหาชน)</li>
<li><strong>ที่อยู่</strong> ตามที่จดทะเบียนไว้ ไม่ใช่ที่อยู่จัดส่ง สองที่นี้ต่างกันได้</li>
<li><strong>เลขประจำตัวผู้เสียภาษีอากร</strong> 13 หลัก นิติบุคคลขึ้นต้นด้วยเลข 0 บุคคลธรรมดาใช้เลขบัตรประชาชน</li>
<li><strong>รหัสสาขา</strong> 5 หลัก</li>
</ul>
<h2>รหัสสาขาคืออะไร</h2>
<p>ผู้จดทะเบียนภาษีมูลค่าเพิ่มที่มีหลายสถานประกอบการใช้เลข 13 หลักเดียวกันหมด รหัสสาขาจึงบอกว่าซื้อในนามที่ไหน</p>
<table>
<thead><tr><th>สถานประกอบการ</th><th>รหัสสาขา</th><th>ในใบกำกับภาษีเขียนว่า</th></tr></thead>
<tbody>
<tr><td>สำนักงานใหญ่</td><td>00000</td><td>สำนักงานใหญ่</td></tr>
<tr><td>สาขาแรก</td><td>00001</td><td>สาขาที่ 00001</td></tr>
<tr><td>สาขาที่สิบสอง</td><td>00012</td><td>สาขาที่ 00012</td></tr>
</tbody>
</table>
<p>ถ้ามีที่เดียวให้ใช้ 00000 เสมอ เลขสาขาดูได้จาก ภ.พ.20 ของสาขานั้น อย่านับเอง เพราะสาขาที่ปิดไปแล้วเลขไม่เลื่อน</p>
<h2>เต็มรูปกับอย่างย่อ</h2>
<p>ใบกำกับภาษีเต็มรูปแบบ (มาตรา 86/4) มีชื่อผู้ซื้อและแยกภาษีออกมา ใช้เป็นภาษีซื้อได้ ส่วนอย่างย่อ (มาตรา 86/6) เหมือนใบเสร็จร้านค้าปลีก ไม่มีชื่อผู้ซื้อ ใช้เครดิตภาษีไม่ได้ ถ้าซื้อในนามกิจการให้ขอแบบเต็มรูปตั้งแต่แรก</p>
<h2>แยกภาษีจากราคาที่เห็น</h2>
<p>ราคาในร้านรวมภาษีมูลค่าเพิ่ม 7% แล้ว คิดย้อนกลับได้ดังนี้</p>
<ol>
<li>ราคาก่อนภาษี = ราคารวม ÷ 1.07</li>
<li>ภาษี = ราคารวม − ราคาก่อนภาษี</li>
</ol>
<p>เช่น แผ่นละ 1,480.00 บาท ราคาก่อนภาษีคือ 1,383.18 บาท ภาษี 96.82 บาท</p>
<h2>ใช้ได้ถึงเมื่อไร</h2>
<p>ภาษีซื้อควรใช้ในเดือนที่ระบุในใบ ถ้าใช้ไม่ทันยังนำไปใช้ได้ภายในหกเดือนนับแต่เดือนถัดจากเดือนที่ออกใบ เกินจากนั้นใช้เครดิตไม่ได้ ใบที่หายหรือขอช้าจึงมีราคา เก็บต้นฉบับหรือไฟล์ไว้อย่างน้อยห้าปี</p>
<h2>ถ้ากรอกผิด</h2>
<p>ใบกำกับภาษีขีดฆ่าแก้เองไม่ได้ ผู้ขายต้องยกเลิกใบเดิมและออกใบใหม่ลงวันที่เดิม แจ้งเราพร้อมเลขคำสั่งซื้อและ ภ.พ.20 ที่ถูกต้อง ยิ่งแจ้งภายในเดือนเดียวกันยิ่งง่าย การเปลี่ยนชื่อผู้ซื้อเป็นคนละบริษัทกับที่สั่งทำไม่ได้ เพราะใบต้องตรงกับการซื้อขายจริง</p>
<h2>กรอกในร้านนี้ตรงไหน</h2>
<ul>
<li>สมัครแบบบริษัท ระบบขอเลข 13 หลักและรหัสสาขาครั้งเดียว ใช้ได้ทุกคำสั่งซื้อ</li>
<li>สมัครแบบบุคคลทั่วไป กรอกได้ที่ที่อยู่ออกใบกำกับภาษีตอนชำระเงิน</li>
<li>ซื้อให้หลายสาขา ให้บันทึกไว้ในสมุดที่อยู่ แยกรหัสสาขาแต่ละรายการ</li>
</ul>
<p>บทความนี้เป็นความรู้ทั่วไป ไม่ใช่คำปรึกษาทางภาษี กรณีเฉพาะของกิจการควรถามผู้ทำบัญชีหรือสรรพากรพื้นที่ รายละเอียดการออกเอกสารของร้านอยู่ใน<a href="/termandcon">ข้อกำหนดและเงื่อนไข</a></p>
`,
    en: `
<p>Each month-end our customers' accountants ring about the same thing: a tax invoice that cannot be used, because the name differs or the branch code is missing. It is prevented in less than a minute, when the billing address is filled in.</p>
<h2>What to have ready</h2>
<ul>
<li><strong>The buyer's name</strong>, letter for letter as on the VAT registration certificate (form Phor Por 20), with “Company Limited” and the like.</li>
<li><strong>The registered address</strong>, not the delivery address. They may differ.</li>
<li><strong>The tax identification number</strong> of 13 digits. A juristic person's begins with 0; a natural person uses the number of the identity card.</li>
<li><strong>The branch code</strong> of 5 digits.</li>
</ul>
<h2>What the branch code is</h2>
<p>A VAT-registered business with several places of business has one 13-digit number for all. The branch code says in whose name the purchase was made.</p>
<table>
<thead><tr><th>Place of business</th><th>Branch code</th><th>Written on the invoice as</th></tr></thead>
<tbody>
<tr><td>Head office</td><td>00000</td><td>Head office</td></tr>
<tr><td>First branch</td><td>00001</td><td>Branch 00001</td></tr>
<tr><td>Twelfth branch</td><td>00012</td><td>Branch 00012</td></tr>
</tbody>
</table>
<p>With one place only, always use 00000. The code stands on the branch's own certificate. Do not count for yourself: numbers do not move up when a branch closes.</p>
<h2>Full or abbreviated</h2>
<p>A full tax invoice (section 86/4 of the Revenue Code) names the buyer and shows the tax apart; it counts as input tax. An abbreviated one (section 86/6), like a retail receipt, names nobody and cannot be credited. When you buy for a business, ask for the full one from the start.</p>
<h2>Taking the tax out of the price</h2>
<p>Prices in the shop include 7% VAT. To work back:</p>
<ol>
<li>price before tax = full price ÷ 1.07</li>
<li>tax = full price − price before tax</li>
</ol>
<p>A sheet at 1,480.00 baht is 1,383.18 baht before tax, and 96.82 baht of tax.</p>
<h2>How long it can be used</h2>
<p>Input tax belongs in the month on the invoice. Missed that, it may still be used within six months from the month after the invoice was issued; later it is lost. So a lost or late invoice costs money. Keep the original or the file for at least five years.</p>
<h2>If something is wrong</h2>
<p>A tax invoice may not be corrected by hand. The seller cancels it and issues a new one with the same date. Send us the order number and the correct certificate; within the same month is easiest. We cannot change the buyer to a different company, since the invoice must match the sale.</p>
<h2>Where to fill it in here</h2>
<ul>
<li>Registered as a company: the 13 digits and the branch code are asked once, and serve all orders.</li>
<li>Registered as general public: fill them in under the billing address at checkout.</li>
<li>Buying for several branches: save each in the address book with its own code.</li>
</ul>
<p>This is general knowledge and not tax advice. For your own case ask your accountant or the area revenue office. How the shop issues documents is in the <a href="/termandcon">terms and conditions</a>.</p>
`,
  },
  cover: {
    drawing: 'sheet-stack',
    colors: [m.red, m.opal, m.yellow, m.green, m.sky, m.blue, m.black, m.opal, m.orange],
    alt: { th: 'แผ่นวัสดุหลายสีซ้อนกันพร้อมส่ง', en: 'Sheets in many colours stacked ready to go out' },
  },
  publishedAt: '2024-01-08T02:00:00.000Z',
  viewCount: 2054,
  shareCount: 88,
  isPublished: true,
}
