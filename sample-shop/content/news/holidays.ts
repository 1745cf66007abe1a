import { castAcrylicHexes } from '../../catalogue/acrylic-colors.ts'
import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const holidayNews: readonly Article[] = [
  {
    id: 'new-year-2025-closing-days',
    title: {
      th: 'แจ้งวันหยุดทำการและรอบส่งสินค้าช่วงปีใหม่ 2568',
      en: 'Closing days and delivery rounds over New Year 2025',
    },
    excerpt: {
      th: 'ทุกสาขาหยุด 29 ธันวาคม 2567 ถึง 1 มกราคม 2568 รอบส่งสุดท้ายของปีคือวันศุกร์ที่ 27 ธันวาคม',
      en: 'All branches close from 29 December 2024 to 1 January 2025. The last lorries of the year leave on Friday 27 December.',
    },
    contentHtml: {
      th: `
<p>ทุกสาขาและคลังสินค้าหยุดทำการตั้งแต่วันอาทิตย์ที่ 29 ธันวาคม 2567 ถึงวันพุธที่ 1 มกราคม 2568 และเปิดตามปกติวันพฤหัสบดีที่ 2 มกราคม 2568</p>
<h2>รอบส่งก่อนหยุด</h2>
<ul>
<li>ต่างจังหวัด สั่งและชำระเงินภายใน 12.00 น. วันพุธที่ 25 ธันวาคม</li>
<li>กรุงเทพฯ และปริมณฑล สั่งภายใน 12.00 น. วันพฤหัสบดีที่ 26 ธันวาคม</li>
<li>รถรอบสุดท้ายออกวันศุกร์ที่ 27 ธันวาคม รับเองที่ร้านได้ถึงวันเสาร์ที่ 28 ธันวาคม</li>
</ul>
<p>ระหว่างวันหยุดยังสั่งซื้อบนเว็บได้ตามปกติ ระบบรับคำสั่งซื้อและชำระเงินได้ แต่จะเริ่มจัดของและออกเลขพัสดุตั้งแต่วันที่ 2 มกราคม เรียงตามลำดับที่สั่ง ช่วงสองวันแรกหลังหยุดของจะมาก อาจใช้เวลาเพิ่มหนึ่งวันทำการ</p>
<p>ใบกำกับภาษีของคำสั่งซื้อที่ชำระในปี 2567 ออกให้ภายในปี กรุณาตรวจชื่อและรหัสสาขาก่อนสั่ง ขอขอบคุณลูกค้าทุกท่านที่ไว้ใจกันมาตลอดปี และขอให้เดินทางปลอดภัย</p>
`,
      en: `
<p>All branches and the warehouse are closed from Sunday 29 December 2024 to Wednesday 1 January 2025, and open as usual on Thursday 2 January 2025.</p>
<h2>Last rounds</h2>
<ul>
<li>Provinces: order and pay by 12.00 on Wednesday 25 December.</li>
<li>Bangkok and surroundings: order by 12.00 on Thursday 26 December.</li>
<li>The last lorries leave on Friday 27 December. Collect from a branch until Saturday 28 December.</li>
</ul>
<p>The site stays open. Orders and payments are taken through the holiday; packing and parcel numbers start again on 2 January, in the order received. There will be much to send in the first two days, so allow one more working day.</p>
<p>Tax invoices for orders paid in 2024 are issued within the year. Please check the name and branch code before you order. Thank you for your trust through the year, and travel safely.</p>
`,
    },
    cover: {
      drawing: 'hero-rack',
      colors: castAcrylicHexes,
      alt: { th: 'แผ่นอะคริลิก 12 สีเรียงกันบนชั้น', en: 'Acrylic sheets in 12 colours on a rack' },
    },
    publishedAt: '2024-11-15T03:00:00.000Z',
    viewCount: 642,
    shareCount: 14,
    isPublished: true,
  },
  {
    id: 'stocktaking-june-2024',
    title: {
      th: 'ปิดตรวจนับสต็อกกลางปี วันเสาร์ที่ 29 มิถุนายน 2567',
      en: 'Closed for stocktaking on Saturday 29 June 2024',
    },
    excerpt: {
      th: 'คลังและทุกสาขาปิดหนึ่งวันเพื่อนับของ เว็บสั่งซื้อได้ตามปกติ รถส่งของเริ่มวิ่งอีกครั้งวันจันทร์',
      en: 'The warehouse and all branches close for one day to count. The site stays open, and lorries run again on Monday.',
    },
    contentHtml: {
      th: `
<p>วันเสาร์ที่ 29 มิถุนายน 2567 คลังสินค้าและทุกสาขาปิดหนึ่งวัน เพื่อตรวจนับสต็อกกลางปี และเปิดตามปกติวันจันทร์ที่ 1 กรกฎาคม เวลา 8.00 น.</p>
<p>ปีนี้เรานับใหม่ทั้งแผ่นเต็ม แผ่นตัดแบ่ง และปลายม้วน เพื่อให้จำนวน “มีของพร้อมส่ง” บนเว็บตรงกับของบนชั้นมากขึ้น สีและขนาดที่มีเกินจะนำมาลดราคา ดูได้ที่หน้า <a href="/product?special=true">สินค้าราคาพิเศษ</a> ตั้งแต่สัปดาห์แรกของเดือนกรกฎาคม</p>
<h2>คำสั่งซื้อช่วงนี้</h2>
<ul>
<li>สั่งก่อน 12.00 น. วันศุกร์ที่ 28 มิถุนายน ส่งออกภายในวันเดียวกัน</li>
<li>สั่งหลังจากนั้น เริ่มจัดของวันจันทร์ที่ 1 กรกฎาคม</li>
<li>ลูกค้าที่นัดรับเองวันเสาร์ ทางร้านโทรนัดวันใหม่ให้แล้ว หากยังไม่ได้รับสายกรุณาติดต่อสาขา</li>
</ul>
<p>ขออภัยในความไม่สะดวก</p>
`,
      en: `
<p>On Saturday 29 June 2024 the warehouse and all branches are closed for the mid-year count. We open as usual on Monday 1 July at 8.00.</p>
<p>This year we count full sheets, cut sheets and roll ends afresh, so that “in stock” on the site agrees better with the shelf. Colours and sizes that we have plenty of will cost less: see <a href="/product?special=true">special prices</a> from the first week of July.</p>
<h2>Orders around the count</h2>
<ul>
<li>Ordered before 12.00 on Friday 28 June: sent the same day.</li>
<li>Ordered later: packed from Monday 1 July.</li>
<li>Customers who meant to collect on that Saturday have been rung with a new date. If we missed you, please call your branch.</li>
</ul>
<p>We are sorry for the inconvenience.</p>
`,
    },
    cover: {
      drawing: 'sheet-stack',
      colors: [m.blue, m.opal, m.yellow, m.green, m.sky, m.red, m.black, m.opal, m.orange],
      alt: { th: 'แผ่นวัสดุหลายสีซ้อนกันในคลัง', en: 'Sheets of many colours stacked in the warehouse' },
    },
    publishedAt: '2024-06-14T03:00:00.000Z',
    viewCount: 288,
    shareCount: 4,
    isPublished: true,
  },
  {
    id: 'songkran-2024-closing-days',
    title: {
      th: 'วันหยุดสงกรานต์ 2567 และกำหนดส่งของก่อนหยุดยาว',
      en: 'Songkran 2024: closing days and the last deliveries',
    },
    excerpt: {
      th: 'หยุด 13–16 เมษายน 2567 เปิดวันพุธที่ 17 เมษายน ของต่างจังหวัดรอบสุดท้ายออกวันพฤหัสบดีที่ 11 เมษายน',
      en: 'Closed 13–16 April 2024, open again on Wednesday 17 April. The last lorries for the provinces leave on Thursday 11 April.',
    },
    contentHtml: {
      th: `
<p>ร้านหยุดเทศกาลสงกรานต์ตั้งแต่วันเสาร์ที่ 13 ถึงวันอังคารที่ 16 เมษายน 2567 ทุกสาขา และเปิดวันพุธที่ 17 เมษายน</p>
<table>
<thead><tr><th>ปลายทาง</th><th>สั่งภายใน</th><th>รถออก</th></tr></thead>
<tbody>
<tr><td>ภาคเหนือ ภาคอีสาน ภาคใต้</td><td>9 เมษายน 12.00 น.</td><td>11 เมษายน</td></tr>
<tr><td>ภาคกลาง ภาคตะวันออก</td><td>10 เมษายน 12.00 น.</td><td>11 เมษายน</td></tr>
<tr><td>กรุงเทพฯ และปริมณฑล</td><td>11 เมษายน 12.00 น.</td><td>12 เมษายน</td></tr>
</tbody>
</table>
<p>ลูกค้าที่ปิดร้านก่อนวันที่ 12 กรุณาแจ้งในหมายเหตุคำสั่งซื้อ เราจะไม่ปล่อยของไปค้างหน้าร้านช่วงที่ไม่มีคนรับ โดยเฉพาะม้วนและแผ่นที่โดนน้ำสงกรานต์แล้วห่อเสียหาย</p>
<p>ป้ายและสติกเกอร์สำหรับจัดงานสงกรานต์ควรสั่งก่อนวันที่ 5 เมษายน เพื่อเผื่อเวลาพิมพ์และติดตั้ง สวัสดีปีใหม่ไทย ขอให้เดินทางปลอดภัย</p>
`,
      en: `
<p>All branches are closed for Songkran from Saturday 13 to Tuesday 16 April 2024, and open on Wednesday 17 April.</p>
<table>
<thead><tr><th>To</th><th>Order by</th><th>Lorry leaves</th></tr></thead>
<tbody>
<tr><td>North, Northeast, South</td><td>9 April, 12.00</td><td>11 April</td></tr>
<tr><td>Central, East</td><td>10 April, 12.00</td><td>11 April</td></tr>
<tr><td>Bangkok and surroundings</td><td>11 April, 12.00</td><td>12 April</td></tr>
</tbody>
</table>
<p>If you close before the 12th, please say so in the order note. We will not leave goods at a shut door, least of all rolls and sheets that may meet the Songkran water.</p>
<p>Material for Songkran signs and stickers should be ordered by 5 April, to leave time for printing and fitting. A happy Thai New Year, and travel safely.</p>
`,
    },
    cover: {
      drawing: 'banner',
      colors: [m.sky, m.yellow],
      alt: { th: 'ป้ายไวนิลสีฟ้าขึงด้วยเชือก', en: 'A sky-blue vinyl banner held by ropes' },
    },
    publishedAt: '2024-03-29T03:00:00.000Z',
    viewCount: 517,
    shareCount: 11,
    isPublished: true,
  },
  {
    id: 'new-year-2024-closing-days',
    title: { th: 'วันหยุดปีใหม่ 2567 เปิดทำการอีกครั้งวันที่ 3 มกราคม', en: 'New Year 2024: open again on 3 January' },
    excerpt: {
      th: 'ทุกสาขาหยุด 30 ธันวาคม 2566 ถึง 2 มกราคม 2567 รถรอบสุดท้ายออกวันพฤหัสบดีที่ 28 ธันวาคม',
      en: 'All branches close from 30 December 2023 to 2 January 2024. The last lorries leave on Thursday 28 December.',
    },
    contentHtml: {
      th: `
<p>ทุกสาขาหยุดตั้งแต่วันเสาร์ที่ 30 ธันวาคม 2566 ถึงวันอังคารที่ 2 มกราคม 2567 และเปิดวันพุธที่ 3 มกราคม เวลา 8.00 น.</p>
<ul>
<li>รถขนส่งวัสดุรอบสุดท้ายออกวันพฤหัสบดีที่ 28 ธันวาคม</li>
<li>รับเองที่ร้านได้ถึงวันศุกร์ที่ 29 ธันวาคม เวลา 16.00 น.</li>
<li>บริการตัดแบ่งแผ่นรับงานถึงวันอังคารที่ 26 ธันวาคม</li>
</ul>
<p>งานป้ายปีใหม่ของห้างและสำนักงานทำให้อะคริลิกแดง ทอง และขาวนม หมดเร็วเป็นประจำ ปีนี้เราสำรองเพิ่มจากปีก่อนแล้ว แต่ถ้าใช้เกิน 20 แผ่นกรุณาแจ้งล่วงหน้าสามวันทำการ เพื่อจัดให้ได้ล็อตเดียวกัน</p>
<p>ใบกำกับภาษีเดือนธันวาคมแก้ไขได้ถึงวันศุกร์ที่ 29 ธันวาคม ขอบคุณที่อุดหนุนกันตลอดปี ขอให้ปีใหม่เป็นปีที่งานเข้าและเก็บเงินได้ครบ</p>
`,
      en: `
<p>All branches are closed from Saturday 30 December 2023 to Tuesday 2 January 2024, and open on Wednesday 3 January at 8.00.</p>
<ul>
<li>The last material lorries leave on Thursday 28 December.</li>
<li>Collect from a branch until Friday 29 December, 16.00.</li>
<li>The cutting service takes work until Tuesday 26 December.</li>
</ul>
<p>New Year signs for malls and offices always use up red, gold and opal acrylic. We hold more than last year, but for over 20 sheets please tell us three working days ahead, so that we can find you one batch.</p>
<p>Tax invoices of December can be corrected until Friday 29 December. Thank you for a year of custom. May the new one bring you work, and clients who pay on time.</p>
`,
    },
    cover: {
      drawing: 'acrylic',
      colors: [m.gold],
      alt: { th: 'แผ่นอะคริลิกสีทอง', en: 'Gold acrylic sheets' },
    },
    publishedAt: '2023-12-08T03:00:00.000Z',
    viewCount: 433,
    shareCount: 8,
    isPublished: true,
  },
]
