import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const communityNews: readonly Article[] = [
  {
    id: 'sign-fair-bangna-2024',
    title: {
      th: 'พบกันที่งานแสดงวัสดุป้ายและงานพิมพ์ บางนา สิงหาคมนี้',
      en: 'Meet us at the sign and print materials fair in Bang Na this August',
    },
    excerpt: {
      th: '22–25 สิงหาคม 2567 บูธ B12 ลองตัด ลองดัด ลองลอกฟิล์มของจริง พร้อมชุดเศษแผ่นหยิบกลับบ้าน',
      en: '22–25 August 2024, stand B12. Cut, bend and peel the real thing, and take some offcuts home.',
    },
    contentHtml: {
      th: `
<p>ปีนี้เราออกบูธงานแสดงวัสดุป้ายและงานพิมพ์ที่บางนา ตั้งแต่วันพฤหัสบดีที่ 22 ถึงวันอาทิตย์ที่ 25 สิงหาคม 2567 เวลา 10.00–18.00 น. ที่บูธ B12</p>
<p>บูธของเราไม่มีพรีเซนเตอร์ มีแต่โต๊ะช่าง ให้ลองของจริงก่อนตัดสินใจ</p>
<ul>
<li>โต๊ะที่หนึ่ง เทียบแผ่นหล่อกับแผ่นรีดใต้เลเซอร์ ทุกชั่วโมง</li>
<li>โต๊ะที่สอง ดัดแผ่น 3 มม. ด้วยลวดความร้อน ลงมือเองได้ มีถุงมือให้</li>
<li>โต๊ะที่สาม ติดและลอกสติกเกอร์บนผนังหกแบบ</li>
<li>โต๊ะที่สี่ ชั่งฟิล์มยืดและไวนิล ตรวจแกรมด้วยตนเอง</li>
</ul>
<p>ผู้เข้าชมรับชุดเศษแผ่นขนาดฝ่ามือสิบชนิดกลับไปทดลองได้ มีวันละ 300 ชุด บูธทั้งหลังทำจากฟิวเจอร์บอร์ดและพลาสวูด จบงานแล้วจะนำไปทำบอร์ดให้โรงเรียน เข้าชมฟรี</p>
`,
      en: `
<p>This year we have a stand at the sign and print materials fair in Bang Na, from Thursday 22 to Sunday 25 August 2024, 10.00–18.00, at B12.</p>
<p>There are no presenters on our stand, only benches where you can try the material.</p>
<ul>
<li>Bench one: cast and extruded sheet under the laser, every hour.</li>
<li>Bench two: bend 3 mm on a hot wire with your own hands. Gloves are provided.</li>
<li>Bench three: put film on six kinds of wall, and take it off again.</li>
<li>Bench four: weigh stretch film and banner, and check the grams for yourself.</li>
</ul>
<p>Visitors may take home a set of ten palm-sized offcuts; there are 300 sets a day. The whole stand is built of corrugated PP and PVC foam board, and will become notice boards for schools. Entrance is free.</p>
`,
    },
    cover: {
      drawing: 'counter',
      colors: [],
      alt: { th: 'เคาน์เตอร์สำหรับบูธแสดงสินค้า', en: 'A counter for an exhibition stand' },
    },
    publishedAt: '2024-08-01T03:00:00.000Z',
    viewCount: 634,
    shareCount: 40,
    isPublished: true,
  },
  {
    id: 'offcuts-for-schools',
    title: {
      th: 'เศษแผ่นจากโต๊ะตัด ส่งต่อให้ห้องศิลปะ 42 โรงเรียน',
      en: 'Offcuts from our saws for the art rooms of 42 schools',
    },
    excerpt: {
      th: 'คัดเศษอะคริลิก พลาสวูด และฟิวเจอร์บอร์ดที่ลบคมแล้ว 1.8 ตัน โรงเรียนลงชื่อรับรอบถัดไปได้',
      en: 'We sorted 1.8 tonnes of acrylic, foam and corrugated board with the edges dulled. Schools can ask for the next round.',
    },
    contentHtml: {
      th: `
<p>โต๊ะตัดของเรามีเศษแผ่นเหลือทุกวัน ชิ้นที่ใหญ่กว่ากระดาษ A5 เสียดายจะทิ้ง ตั้งแต่ต้นปีพนักงานคัดแยกสี ลบคมขอบ และล้างฝุ่น รวมได้ 1.8 ตัน ส่งให้ห้องศิลปะและชมรมหุ่นยนต์ 42 โรงเรียนในกรุงเทพฯ นนทบุรี เชียงใหม่ และขอนแก่น</p>
<p>ครูใช้ทำป้ายห้อง โมเดลบ้าน ชิ้นส่วนหุ่นยนต์ และงานโมเสก เราแนบใบความรู้สั้น ๆ ว่าพลาสติกแต่ละชนิดตัดและติดอย่างไรให้ปลอดภัย ทุกกล่องเป็นวัสดุที่ตัดด้วยคัตเตอร์หรือเลื่อยมือได้ และไม่มีแผ่น PVC สำหรับเครื่องเลเซอร์</p>
<h2>รอบถัดไป</h2>
<ul>
<li>เปิดรับชื่อโรงเรียนถึงวันที่ 31 สิงหาคม 2567</li>
<li>ส่งโดยรถที่วิ่งอยู่แล้ว ไม่มีค่าใช้จ่าย</li>
<li>แจ้งชื่อโรงเรียน จำนวนนักเรียน และงานที่จะทำ ผ่าน <a href="/about#contact">ช่องทางติดต่อ</a></li>
</ul>
<p>ชิ้นที่เล็กเกินไปแยกชนิดส่งโรงงานรีไซเคิลตามเดิม</p>
`,
      en: `
<p>Our saws leave offcuts each day, and pieces larger than an A5 page are too good to throw away. Since January our staff have sorted them by colour, dulled the edges and washed off the dust: 1.8 tonnes, for the art rooms and robot clubs of 42 schools in Bangkok, Nonthaburi, Chiang Mai and Khon Kaen.</p>
<p>Teachers make room signs, model houses, robot parts and mosaics from them. With each box goes a short sheet on how to cut and glue each plastic safely. Everything can be cut with a knife or a hand saw, and boxes meant for laser cutters hold no PVC.</p>
<h2>The next round</h2>
<ul>
<li>Schools can put their names down until 31 August 2024.</li>
<li>It travels on lorries that run anyway, free of charge.</li>
<li>Tell us the school, how many pupils and what you will make, through the <a href="/about#contact">contact page</a>.</li>
</ul>
<p>Pieces too small to use are sorted and recycled as before.</p>
`,
    },
    cover: {
      drawing: 'acrylic-rack',
      colors: [],
      alt: { th: 'แผ่นอะคริลิกหลายสีสำหรับห้องศิลปะ', en: 'Acrylic in many colours for the art room' },
    },
    publishedAt: '2024-07-01T03:00:00.000Z',
    viewCount: 780,
    shareCount: 66,
    isPublished: true,
  },
  {
    id: 'bending-workshop-nonthaburi',
    title: {
      th: 'เวิร์กช็อปดัดและติดอะคริลิก สาขานนทบุรี 18 พฤศจิกายน',
      en: 'Workshop on bending and gluing acrylic, Nonthaburi, 18 November',
    },
    excerpt: {
      th: 'เรียนครึ่งวัน ทำแท่นวางเมนูกลับบ้านหนึ่งชิ้น รับ 16 คน เหมาะกับร้านป้ายมือใหม่และร้านกาแฟ',
      en: 'Half a day, and a menu stand to take home. Sixteen places, for new sign shops and cafés.',
    },
    contentHtml: {
      th: `
<p>สาขานนทบุรีจัดเวิร์กช็อปดัดและติดอะคริลิกวันเสาร์ที่ 18 พฤศจิกายน 2566 เวลา 9.00–12.30 น. สอนโดยช่างของร้านที่ทำงานขึ้นรูปมากว่า 20 ปี</p>
<ol>
<li>กรีดและหักแผ่น 3 มม. ให้ขอบตรง</li>
<li>ขัดขอบสำหรับติด และขอบสำหรับโชว์</li>
<li>ดัดสองแนวด้วยลวดความร้อน ใช้จิ๊กคุมมุม</li>
<li>หยดน้ำยาประสานด้วยเข็ม ให้รอยต่อใส</li>
</ol>
<p>แต่ละคนทำแท่นวางเมนูกลับบ้านหนึ่งชิ้น ค่าเรียน 450 บาทรวมวัสดุและถุงมือ นำไปเป็นส่วนลดซื้ออะคริลิกในวันนั้นได้เต็มจำนวน รับ 16 คน อายุ 15 ปีขึ้นไป สวมรองเท้าหุ้มส้น จองที่นั่งได้ที่เคาน์เตอร์สาขาหรือทาง LINE @phaen</p>
<p>ใครมาไม่ทัน อ่านขั้นตอนได้ที่ <a href="/blogs/detail/bending-acrylic">ดัดอะคริลิก</a> และ <a href="/blogs/detail/gluing-acrylic">ติดอะคริลิก</a></p>
`,
      en: `
<p>Our Nonthaburi branch holds a workshop on bending and gluing acrylic on Saturday 18 November 2023, 9.00–12.30, taught by our own fabricators of more than 20 years' practice.</p>
<ol>
<li>Score and snap 3 mm sheet along a straight line.</li>
<li>Sand an edge for gluing, and one for show.</li>
<li>Make two bends on a hot wire, with a jig for the angle.</li>
<li>Run solvent in with a needle for a clear joint.</li>
</ol>
<p>Each person takes home a menu stand. The fee is 450 baht with material and gloves, and comes off any acrylic you buy that day. Sixteen places, from age 15, in closed shoes. Book at the branch or on LINE @phaen.</p>
<p>If you cannot come, read <a href="/blogs/detail/bending-acrylic">bending acrylic</a> and <a href="/blogs/detail/gluing-acrylic">gluing acrylic</a>.</p>
`,
    },
    cover: {
      drawing: 'brochure-holder',
      colors: [m.clear],
      alt: { th: 'ที่วางเมนูอะคริลิกใส', en: 'A menu stand in clear acrylic' },
    },
    publishedAt: '2023-10-30T03:00:00.000Z',
    viewCount: 356,
    shareCount: 24,
    isPublished: true,
  },
]
