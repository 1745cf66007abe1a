import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const judgingSheetColourOnScreen: Article = {
  id: 'judging-sheet-colour-on-screen',
  title: {
    th: 'ดูสีแผ่นพลาสติกบนจอให้ใกล้เคียงของจริง',
    en: 'Judging sheet colour on a screen',
  },
  excerpt: {
    th: 'จอโทรศัพท์แต่ละเครื่องให้สีไม่เท่ากัน ความหนาและแสงก็เปลี่ยนสีได้ วิธีเช็กก่อนสั่งให้ไม่ต้องเปลี่ยนของ',
    en: 'No two phones show the same red, and thickness and light change it again. How to check before you order.',
  },
  contentHtml: {
    th: `
<p>ลูกค้าส่งรูปโลโก้มาแล้วถามว่า “มีแดงนี้ไหม” เราเปิดดูสามเครื่อง ได้แดงสามแบบ สีบนจอเป็นแสงที่ส่องเข้าตา ส่วนสีของแผ่นเป็นแสงที่สะท้อนหรือส่องทะลุแผ่น สองอย่างนี้ไม่มีวันเท่ากันเป๊ะ แต่ทำให้ใกล้กันได้มาก</p>
<h2>ตั้งจอก่อนดู</h2>
<ul>
<li>ปิดโหมดกลางคืน โหมดถนอมสายตา และโหมดปรับสีตามแสงห้อง</li>
<li>ปรับความสว่างราวสองในสาม ไม่ดูกลางแดด</li>
<li>เลือกโหมดสีธรรมชาติหรือ sRGB โหมดสดใสทำให้แดงและเขียวจัดเกินจริง</li>
<li>วางกระดาษขาวข้างจอ ถ้ากระดาษดูเหลืองกว่าพื้นขาวบนจอมาก แปลว่าแสงห้องหรือจอยังไม่เป็นกลาง</li>
</ul>
<h2>แผ่นใส แผ่นโปร่ง และแผ่นทึบ</h2>
<p>อะคริลิกสีเดียวกันมีได้สามแบบ ดูคำในชื่อสินค้าให้ชัด</p>
<table>
<thead><tr><th>แบบ</th><th>แสงผ่าน</th><th>ผลต่อสี</th></tr></thead>
<tbody>
<tr><td>ใสสี</td><td>มองทะลุได้</td><td>ยิ่งหนายิ่งเข้ม วางซ้อนแล้วสีผสมกัน</td></tr>
<tr><td>โปร่งแสง</td><td>แสงผ่าน มองไม่ทะลุ</td><td>สีกลางวันกับตอนเปิดไฟต่างกัน</td></tr>
<tr><td>ทึบ</td><td>ไม่ผ่าน</td><td>สีนิ่งที่สุด ความหนาไม่เปลี่ยนสี</td></tr>
</tbody>
</table>
<p>แผ่นแดงใสหนา 2 มม. กับ 10 มม. จากสูตรเดียวกัน ดูเหมือนคนละสี ถ้าต้องใช้สองความหนาในงานเดียว เลือกแบบทึบปลอดภัยกว่า</p>
<h2>แสงที่ดูก็เปลี่ยนสี</h2>
<p>ไฟวอร์มไวต์ 3000K ทำให้ขาวออกครีม น้ำเงินดูหม่น ไฟเดย์ไลต์ 6500K ทำให้แดงดูเย็นลง ดูตัวอย่างใต้ไฟเดียวกับที่จะติดตั้ง และดูอีกครั้งข้างหน้าต่างช่วงสายที่ไม่โดนแดดตรง บางคู่สีเหมือนกันใต้ไฟร้าน แต่ต่างกันเมื่อออกแดด เรียกว่าเมตาเมอริซึม เจอบ่อยเมื่อเทียบสติกเกอร์กับอะคริลิก</p>
<h2>ใช้แถบตัวอย่างสี</h2>
<ol>
<li>สั่งแถบตัวอย่างชิ้นละ 50 × 150 มม. ในความหนาใกล้กับที่จะใช้</li>
<li>ลอกฟิล์มทั้งสองด้านก่อนเทียบ ฟิล์มขุ่นทำให้สีอ่อนลง</li>
<li>เทียบกับรหัสแพนโทนได้แค่ใกล้เคียง เพราะแพนโทนพิมพ์บนกระดาษ ส่วนแผ่นมีความลึก</li>
<li>ขอให้เจ้าของงานเซ็นรับบนแถบจริง ไม่ใช่บนรูป</li>
</ol>
<h2>ล็อตการผลิต</h2>
<p>แผ่นสีเดียวกันคนละล็อตต่างกันได้เล็กน้อย วางแยกไม่เห็น วางชิดกันเห็น งานที่ต่อหลายแผ่นให้สั่งครั้งเดียวพร้อมเผื่อเสีย 5–10% เขียนในหมายเหตุว่า “ขอล็อตเดียวกัน” เราจะหยิบให้จากห่อเดียว ถ้าล็อตเดียวกันไม่พอจะโทรถามก่อนส่ง</p>
<h2>สีบนเว็บของเรา</h2>
<p>ภาพสินค้าวาดขึ้นด้วยค่าสีของแผ่นนั้น แถบขอบใต้ภาพคือสีที่มีให้เลือกทั้งหมด ใช้เทียบกันเองได้ดี เช่น ส้มอันไหนแดงกว่า แต่ไม่ควรใช้เทียบกับโลโก้ที่ต้องตรงเป๊ะ งานแบบนั้นขอแถบตัวอย่างทาง <a href="/about#contact">ช่องทางติดต่อ</a> คุ้มกว่าตัดแล้วต้องทำใหม่</p>
`,
    en: `
<p>A customer sends a logo and asks, “Do you have this red?” We open it on three phones and see three reds. Colour on a screen is light shining into the eye; the colour of a sheet is light reflected by it, or passing through it. The two are never quite equal, but they can come close.</p>
<h2>Set the screen first</h2>
<ul>
<li>Turn off night mode, eye comfort and automatic tone.</li>
<li>Brightness about two thirds, and not in the sun.</li>
<li>Choose natural colours or sRGB. Vivid mode overdoes red and green.</li>
<li>Hold white paper beside the screen. If it looks far yellower than the white on the screen, the room or the screen is not neutral.</li>
</ul>
<h2>Clear, translucent, opaque</h2>
<p>One colour of acrylic may come in three kinds. Read the product name with care.</p>
<table>
<thead><tr><th>Kind</th><th>Light</th><th>What it does to colour</th></tr></thead>
<tbody>
<tr><td>Transparent</td><td>you can see through</td><td>deeper the thicker it is; layers mix</td></tr>
<tr><td>Translucent</td><td>light passes, shapes do not</td><td>differs by day and when lit</td></tr>
<tr><td>Opaque</td><td>none</td><td>steadiest; thickness changes nothing</td></tr>
</tbody>
</table>
<p>Transparent red at 2 mm and at 10 mm, from the same recipe, look like two colours. If one job needs two thicknesses, opaque is safer.</p>
<h2>The lamp changes it too</h2>
<p>Warm white at 3000K turns white to cream and dulls blue; daylight at 6500K cools red. Look at the sample under the lamp it will live with, and again by a window in the late morning, out of direct sun. Some pairs match in the shop and part in daylight. That is metamerism, and it is common between film and acrylic.</p>
<h2>Use swatches</h2>
<ol>
<li>Order swatches of 50 × 150 mm, in a thickness near the one you will use.</li>
<li>Peel the film from both sides before you compare. Cloudy film lightens the colour.</li>
<li>A Pantone code is only a guide: it is printed on paper, and a sheet has depth.</li>
<li>Have the client sign on the swatch itself, not on a picture.</li>
</ol>
<h2>Batches</h2>
<p>The same colour may differ slightly from batch to batch. You do not see it apart; you do see it edge to edge. If sheets will meet, order them at once, with 5–10% to spare, and write “same batch please” in the note. We take them from one pack, and ring you first if there are not enough.</p>
<h2>The colours on our site</h2>
<p>Product pictures are drawn in the colour value of the sheet, and the edge strip below shows each colour it comes in. They compare well with one another, to see which orange is redder. They are not for matching a logo exactly. For that, ask for a swatch through our <a href="/about#contact">contact page</a>; it costs less than cutting twice.</p>
`,
  },
  cover: {
    drawing: 'swatch-fan',
    colors: [m.red, m.orange, m.yellow, m.green, m.sky, m.blue, m.violet, m.smoke, m.opal],
    alt: { th: 'แถบตัวอย่างสีอะคริลิก 9 สี', en: 'A fan of 9 acrylic colour swatches' },
  },
  publishedAt: '2024-10-28T02:00:00.000Z',
  viewCount: 811,
  shareCount: 17,
  isPublished: true,
}
