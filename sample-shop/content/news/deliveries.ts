import type { Article } from '../types.ts'

export const deliveryNews: readonly Article[] = [
  {
    id: 'long-piece-rounds-bangkok',
    title: { th: 'ปรับรอบส่งของชิ้นยาวในกรุงเทพฯ และปริมณฑล', en: 'New rounds for long pieces in greater Bangkok' },
    excerpt: {
      th: 'ม้วนยาวและแผ่นเต็มส่งทุกวันทำการ จากเดิมสัปดาห์ละสามวัน สั่งก่อนเที่ยงออกรถวันถัดไป',
      en: 'Long rolls and full sheets now go out every working day instead of three days a week. Order before noon for the next day.',
    },
    contentHtml: {
      th: `
<p>ตั้งแต่วันจันทร์ที่ 4 พฤศจิกายน 2567 รถขนส่งวัสดุสำหรับของชิ้นยาวในกรุงเทพฯ นนทบุรี ปทุมธานี สมุทรปราการ และสมุทรสาคร ออกทุกวันจันทร์ถึงเสาร์ เดิมออกเฉพาะวันจันทร์ พุธ ศุกร์</p>
<table>
<thead><tr><th>สั่งและชำระเงิน</th><th>รถออก</th></tr></thead>
<tbody>
<tr><td>ก่อน 12.00 น.</td><td>วันทำการถัดไป</td></tr>
<tr><td>หลัง 12.00 น.</td><td>สองวันทำการถัดไป</td></tr>
</tbody>
</table>
<p>ของชิ้นยาวหมายถึงของที่มีด้านใดด้านหนึ่งเกิน 1.5 เมตร เช่น แผ่นเต็ม 1,220 × 2,440 มม. ม้วนหน้ากว้าง 1.60 เมตร และแท่งยาว 2 เมตร ซึ่งพัสดุด่วนรับไม่ได้</p>
<p>ซอยที่รถหกล้อเข้าไม่ได้ให้ระบุในหมายเหตุที่อยู่ เราจะจัดรถกระบะให้โดยไม่คิดเพิ่ม หากต้องการนัดเวลาแน่นอนให้เลือกแบบเหมาคันถึงหน้างาน และเตรียมตัวก่อนรับของได้จากบทความ <a href="/blogs/detail/receiving-long-rolls">เตรียมรับม้วนยาวและแผ่นเต็ม</a></p>
`,
      en: `
<p>From Monday 4 November 2024 the material lorries for long pieces run every day from Monday to Saturday in Bangkok, Nonthaburi, Pathum Thani, Samut Prakan and Samut Sakhon. Until now they ran on Mondays, Wednesdays and Fridays.</p>
<table>
<thead><tr><th>Ordered and paid</th><th>Lorry leaves</th></tr></thead>
<tbody>
<tr><td>before 12.00</td><td>next working day</td></tr>
<tr><td>after 12.00</td><td>the working day after that</td></tr>
</tbody>
</table>
<p>A long piece is anything over 1.5 metres on one side, such as a full sheet of 1,220 × 2,440 mm, a roll 1.60 m wide or a 2-metre rod. Express parcels cannot take these.</p>
<p>If a six-wheel lorry cannot enter your lane, say so in the address note and we send a pickup at no extra charge. If you need an exact time, choose the chartered lorry. To prepare, read <a href="/blogs/detail/receiving-long-rolls">receiving long rolls and full sheets</a>.</p>
`,
    },
    cover: {
      drawing: 'standing-rolls',
      colors: [],
      alt: { th: 'ม้วนวัสดุหลายม้วนวางตั้งรอขึ้นรถ', en: 'Rolls of material standing ready for the lorry' },
    },
    publishedAt: '2024-11-01T03:00:00.000Z',
    viewCount: 376,
    shareCount: 9,
    isPublished: true,
  },
  {
    id: 'northern-deliveries-october-2024',
    title: {
      th: 'การส่งของภาคเหนือช่วงน้ำท่วมเดือนตุลาคม',
      en: 'Deliveries to the North during the October floods',
    },
    excerpt: {
      th: 'บางเส้นทางในเชียงใหม่และเชียงรายล่าช้า 1–3 วัน ลูกค้าเลื่อนวันรับหรือเปลี่ยนที่อยู่ได้โดยไม่มีค่าใช้จ่าย',
      en: 'Some roads in Chiang Mai and Chiang Rai are delayed by 1–3 days. You may move the date or the address free of charge.',
    },
    contentHtml: {
      th: `
<p>น้ำท่วมในตัวเมืองเชียงใหม่และบางอำเภอของเชียงรายทำให้รถขนส่งวัสดุบางเส้นทางล่าช้า 1–3 วันทำการ ของทุกชิ้นที่ออกจากคลังแล้วอยู่ในที่แห้งและปลอดภัย</p>
<ul>
<li>คำสั่งซื้อที่กำลังเดินทาง ร้านโทรนัดวันรับใหม่ทุกราย</li>
<li>คำสั่งซื้อที่ยังไม่ออก เลือกเลื่อนวันส่งหรือเปลี่ยนที่อยู่ได้โดยไม่มีค่าใช้จ่าย</li>
<li>สาขาเชียงใหม่เปิดตามปกติ แต่ลานจอดด้านหลังใช้ไม่ได้ชั่วคราว รับของได้ที่ประตูหน้า</li>
</ul>
<p>ลูกค้าที่ของในร้านเปียกน้ำ แผ่นอะคริลิกและพลาสวูดล้างแล้วใช้ต่อได้เกือบทั้งหมด ให้ลอกฟิล์มกันรอยที่อมน้ำออก ล้างโคลนด้วยน้ำสะอาดก่อนเช็ด แล้วผึ่งในร่ม ส่วนม้วนสติกเกอร์และฟิวเจอร์บอร์ดที่น้ำเข้าลอนควรแยกไว้ก่อน ส่งรูปมาถามได้ทาง <a href="/about#contact">ช่องทางติดต่อ</a></p>
<p>ขอให้ทุกบ้านผ่านช่วงนี้ไปได้โดยเร็ว</p>
`,
      en: `
<p>Flooding in the city of Chiang Mai and in some districts of Chiang Rai delays part of our material lorries by 1–3 working days. Everything that has left the warehouse is dry and safe.</p>
<ul>
<li>Orders on the road: we ring each customer with a new date.</li>
<li>Orders not yet sent: move the date or change the address, free of charge.</li>
<li>The Chiang Mai branch is open. The yard behind it is closed for now; please collect at the front door.</li>
</ul>
<p>If your own stock got wet: nearly all acrylic and PVC foam board can be washed and used. Peel off film that has drawn water, rinse off the mud before you wipe, and dry in the shade. Set aside sticker rolls, and corrugated board with water in the flutes. Send pictures through our <a href="/about#contact">contact page</a> and we will tell you what we think.</p>
<p>We hope every house is through this soon.</p>
`,
    },
    cover: {
      drawing: 'tarpaulin',
      colors: [],
      alt: { th: 'ผ้าใบพลาสติกคลุมสินค้า', en: 'A plastic tarpaulin for covering goods' },
    },
    publishedAt: '2024-10-04T03:00:00.000Z',
    viewCount: 921,
    shareCount: 52,
    isPublished: true,
  },
  {
    id: 'corner-guards-on-every-sheet',
    title: { th: 'แผ่นเต็มทุกแผ่นใส่ฉากกันมุมแล้ว ไม่คิดเพิ่ม', en: 'Corner guards on every full sheet, at no charge' },
    excerpt: {
      th: 'หลังทดลองสามเดือน แผ่นมุมแตกลดลงจากเดิมกว่าครึ่ง จากนี้ใส่ให้ทุกคำสั่งซื้อ',
      en: 'A three-month trial cut chipped corners by more than half. From now on every order has them.',
    },
    contentHtml: {
      th: `
<p>ของเสียหายที่ลูกค้าแจ้งมากที่สุดคือมุมแผ่นแตก เกือบทั้งหมดเกิดตอนยกลงจากรถ ตั้งแต่เดือนกุมภาพันธ์เราทดลองใส่ฉากพลาสติกกันมุมสี่ด้านให้แผ่นอะคริลิกและพลาสวูดขนาดเต็มในเส้นทางกรุงเทพฯ จำนวนแผ่นที่มุมแตกลดลงกว่าครึ่ง</p>
<p>ตั้งแต่วันที่ 7 พฤษภาคม 2567 จึงใส่ให้ทุกแผ่นเต็ม ทุกปลายทาง โดยไม่คิดค่าใช้จ่าย แผ่นที่สั่งหลายแผ่นจะคั่นโฟมและรัดรวมเป็นชุด ชุดละไม่เกิน 40 กก. เพื่อให้สองคนยกได้</p>
<ul>
<li>ฉากกันมุมใช้ซ้ำได้ ฝากคืนกับพนักงานขับรถในรอบถัดไปได้</li>
<li>ยังขอให้ตรวจมุมก่อนเซ็นรับเหมือนเดิม หากแตกให้เขียนลงใบส่งของและถ่ายรูปไว้</li>
</ul>
<p>ลูกค้าที่ส่งงานสำเร็จต่อไปถึงหน้างานซื้อฉากกันมุมแยกได้ในหมวดวัสดุคลุมและกันกระแทก</p>
`,
      en: `
<p>The damage reported most often is a chipped corner, and nearly all of it happens while unloading. Since February we have put plastic guards on all four corners of full acrylic and PVC foam sheets on the Bangkok routes. Chipped corners fell by more than half.</p>
<p>From 7 May 2024 every full sheet has them, wherever it goes, at no charge. Several sheets are separated by foam and strapped together, up to 40 kg a pack, so that two people can lift it.</p>
<ul>
<li>The guards can be used again. Hand them to the driver on the next round.</li>
<li>Please still look at the corners before you sign. If one is chipped, write it on the delivery note and take a picture.</li>
</ul>
<p>If you send finished work on to a site, the guards are sold separately under product covering.</p>
`,
    },
    cover: {
      drawing: 'corner-guard',
      colors: [],
      alt: { th: 'ฉากพลาสติกกันมุมแผ่น', en: 'Plastic corner guards for sheets' },
    },
    publishedAt: '2024-05-07T03:00:00.000Z',
    viewCount: 465,
    shareCount: 18,
    isPublished: true,
  },
]
