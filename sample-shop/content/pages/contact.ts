import type { Page } from '../types.ts'

export const contactPage: Page = {
  slug: 'contact',
  title: { th: 'ติดต่อเรา', en: 'Contact us' },
  version: '2024.1',
  effectiveAt: '2024-01-14T17:00:00.000Z',
  contentHtml: {
    th: `
<p>ถามได้ทุกเรื่องก่อนสั่ง ตั้งแต่ความหนาที่เหมาะกับงานไปจนถึงวิธีขนส่ง ส่งรูปหน้างานหรือเศษวัสดุเดิมมาด้วยจะตอบได้ตรงกว่า</p>
<table>
<thead><tr><th>ช่องทาง</th><th>ติดต่อ</th><th>เวลาตอบ</th></tr></thead>
<tbody>
<tr><td>โทรศัพท์</td><td>02-000-0000</td><td>จันทร์–เสาร์ 8.00–17.30 น.</td></tr>
<tr><td>LINE</td><td>@phaen</td><td>ภายใน 15 นาที ในเวลาทำการ</td></tr>
<tr><td>อีเมล</td><td>hello@phaen.example</td><td>ภายในหนึ่งวันทำการ</td></tr>
</tbody>
</table>
<h2>เรื่องที่ควรบอกเรา</h2>
<ul>
<li><strong>ถามวัสดุ</strong> ใช้ทำอะไร ในร่มหรือกลางแจ้ง ขนาดเท่าไร ต้องอยู่กี่ปี</li>
<li><strong>ขอใบเสนอราคา</strong> ชื่อบริษัท เลขประจำตัวผู้เสียภาษี รหัสสาขา รายการและจำนวน</li>
<li><strong>ตามของ</strong> เลขคำสั่งซื้อ ดูสถานะเองได้ในบัญชีของฉันตลอดเวลา</li>
<li><strong>ของเสียหาย</strong> เลขคำสั่งซื้อและรูปสามรูป คือ ห่อทั้งชิ้น จุดเสียหาย และป้ายรหัส ภายใน 3 วันหลังรับของ</li>
</ul>
<h2>มาที่ร้าน</h2>
<p>ทุกสาขามีแถบตัวอย่างสีและชิ้นตัวอย่างให้จับดู มีที่จอดรถสำหรับขนแผ่นเต็ม กรุณาโทรถามสต็อกก่อนถ้าต้องการมากกว่า 20 แผ่น สำนักงานใหญ่อยู่ใกล้สะพานตากสิน ที่อยู่ เวลาเปิด และแผนที่ของทุกสาขาอยู่ด้านล่าง</p>
<p>เบอร์โทรศัพท์ อีเมล และบัญชี LINE ในหน้านี้เป็นค่าตัวอย่าง</p>
`,
    en: `
<p>Ask us anything before you order, from the right thickness to the way it travels. With a picture of the place, or a piece of the old material, we can answer better.</p>
<table>
<thead><tr><th>By</th><th>To</th><th>Answered</th></tr></thead>
<tbody>
<tr><td>Telephone</td><td>02-000-0000</td><td>Monday to Saturday, 8.00–17.30</td></tr>
<tr><td>LINE</td><td>@phaen</td><td>within 15 minutes in office hours</td></tr>
<tr><td>E-mail</td><td>hello@phaen.example</td><td>within one working day</td></tr>
</tbody>
</table>
<h2>What to tell us</h2>
<ul>
<li><strong>About a material:</strong> what it is for, indoors or out, how large, how many years.</li>
<li><strong>For a quotation:</strong> company name, tax number, branch code, items and quantities.</li>
<li><strong>About a delivery:</strong> the order number. You can always see its state in your account.</li>
<li><strong>About damage:</strong> the order number and three pictures (the whole package, the damage, the label) within 3 days of receipt.</li>
</ul>
<h2>Visit us</h2>
<p>Each branch has swatches and samples to handle, and parking for loading full sheets. For more than 20 sheets please ring about stock first. The head office is near Taksin Bridge. Addresses, hours and the map of all branches are below.</p>
<p>The telephone numbers, e-mail address and LINE account on this page are sample values.</p>
`,
  },
}
