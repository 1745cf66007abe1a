import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const cleaningAcrylic: Article = {
  id: 'cleaning-acrylic',
  title: {
    th: 'เช็ดอะคริลิกอย่างไรให้ใส ไม่เป็นรอยขนแมว (ฉบับร่าง)',
    en: 'Cleaning acrylic without hairlines (draft)',
  },
  excerpt: {
    th: 'ปัดฝุ่นก่อน เช็ดน้ำสบู่ทีหลัง และเก็บน้ำยาเช็ดกระจกไว้ใช้กับกระจก',
    en: 'Dust first, then soapy water, and keep the glass cleaner for glass.',
  },
  contentHtml: {
    th: `
<p>รอยขนแมวบนอะคริลิกเกิดจากเม็ดฝุ่นที่ถูกผ้าลากไปมา ไม่ได้เกิดจากผ้า เป่าหรือล้างฝุ่นออกก่อนทุกครั้ง แล้วค่อยเช็ดด้วยผ้าไมโครไฟเบอร์ชุบน้ำสบู่อ่อน เช็ดทางเดียว ซับให้แห้ง</p>
<h2>สิ่งที่ห้ามใช้</h2>
<ul>
<li>น้ำยาเช็ดกระจกที่มีแอมโมเนีย</li>
<li>ทินเนอร์ อะซิโตน และแอลกอฮอล์เข้มข้น</li>
<li>ผ้าแห้งกับแผ่นที่ยังมีฝุ่น</li>
</ul>
<h2>รอยที่มีแล้ว</h2>
<p>รอยตื้นขัดด้วยครีมขัดพลาสติก รอยลึกไล่กระดาษทรายน้ำ 800 ถึง 2000 แล้วปิดด้วยครีมขัด</p>
`,
    en: `
<p>Hairlines on acrylic come from grit dragged about by the cloth, not from the cloth. Always blow or rinse the dust off first, then wipe one way with a microfibre cloth and mild soapy water, and dab dry.</p>
<h2>Never use</h2>
<ul>
<li>glass cleaner with ammonia;</li>
<li>thinner, acetone or strong alcohol;</li>
<li>a dry cloth on a dusty sheet.</li>
</ul>
<h2>Scratches already there</h2>
<p>Polish shallow ones with plastic polish. For deep ones go through wet paper from 800 to 2000, then polish.</p>
`,
  },
  cover: {
    drawing: 'acrylic-lying',
    colors: [m.clear],
    alt: { th: 'แผ่นอะคริลิกใสวางราบ', en: 'A clear acrylic sheet lying flat' },
  },
  publishedAt: '2024-12-16T02:00:00.000Z',
  viewCount: 0,
  shareCount: 0,
  isPublished: false,
}
