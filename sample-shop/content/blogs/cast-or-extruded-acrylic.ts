import { materialColors as m } from '../material-colors.ts'
import type { Article } from '../types.ts'

export const castOrExtrudedAcrylic: Article = {
  id: 'cast-or-extruded-acrylic',
  title: {
    th: 'อะคริลิกหล่อกับอะคริลิกรีด ต่างกันตรงไหน เลือกอย่างไรให้ตรงงาน',
    en: 'Cast or extruded acrylic: what differs, and which to choose',
  },
  excerpt: {
    th: 'หน้าตาเหมือนกัน แต่ตัดเลเซอร์ ดัด และติดกาวแล้วให้ผลต่างกันมาก แผ่นหล่อทนกว่า แผ่นรีดความหนาเท่ากันกว่าและถูกกว่า',
    en: 'They look the same and behave differently under a laser, a heater and a glue needle. Cast is tougher; extruded is more even, and cheaper.',
  },
  contentHtml: {
    th: `
<p>วางคู่กันบนโต๊ะ แผ่นหล่อ (Cast) กับแผ่นรีด (Extruded) แทบแยกไม่ออก ทั้งสองเป็นอะคริลิกแท้เหมือนกัน ใสเท่ากัน หนักเท่ากัน แต่ทำมาคนละวิธี และความต่างจะโผล่มาตอนลงมือทำงาน</p>
<h2>ทำมาต่างกันอย่างไร</h2>
<p>แผ่นหล่อทำโดยเทน้ำยาอะคริลิกเหลวลงระหว่างกระจกสองแผ่น แล้วปล่อยให้แข็งช้า ๆ เนื้อจึงแน่น ความเค้นภายในต่ำ และทำสีได้หลากหลายแม้สั่งครั้งละไม่มาก แผ่นรีดทำจากเม็ดพลาสติกหลอม ดันผ่านหัวรีดออกมาเป็นแผ่นยาวต่อเนื่อง ความหนาจึงสม่ำเสมอกว่าและต้นทุนต่ำกว่า แต่มีความเค้นค้างอยู่ตามแนวรีด</p>
<h2>เทียบกันทีละเรื่อง</h2>
<table>
<thead><tr><th>เรื่อง</th><th>แผ่นหล่อ</th><th>แผ่นรีด</th></tr></thead>
<tbody>
<tr><td>ความหนา</td><td>คลาดเคลื่อนได้ราว ±10%</td><td>คลาดเคลื่อนราว ±5% หรือน้อยกว่า</td></tr>
<tr><td>ตัดเลเซอร์</td><td>ขอบเงาใส ไม่ค่อยมีครีบ</td><td>ตัดได้เร็ว แต่ขอบล่างมักมีครีบ</td></tr>
<tr><td>แกะลายด้วยเลเซอร์</td><td>ลายขึ้นขาวชัด</td><td>ลายใส มองเห็นยาก</td></tr>
<tr><td>เลื่อยและเราเตอร์</td><td>เศษร่วน ทำงานง่าย</td><td>ร้อนแล้วเยิ้มติดใบง่าย</td></tr>
<tr><td>ดัดด้วยความร้อน</td><td>ใช้ไฟแรงกว่า อยู่ทรงดี</td><td>อ่อนเร็ว แต่หดตามแนวรีด</td></tr>
<tr><td>ทนตัวทำละลาย</td><td>ดี</td><td>ร้าวลายงาง่ายกว่า</td></tr>
<tr><td>ราคา</td><td>สูงกว่า</td><td>ถูกกว่า</td></tr>
</tbody>
</table>
<h2>งานแบบไหนใช้แผ่นไหน</h2>
<h3>เลือกแผ่นหล่อ เมื่อ</h3>
<ul>
<li>แกะลายด้วยเลเซอร์ เช่น โล่รางวัล ป้ายไฟส่องขอบ ป้ายห้อง</li>
<li>ต้องติดน้ำยาประสานหลังตัดเลเซอร์ หรือเช็ดแอลกอฮอล์บ่อย</li>
<li>เป็นตัวอักษรสี งานกลางแจ้ง หรือต้องการสีที่แผ่นรีดไม่มี</li>
<li>หนาตั้งแต่ 8 มม. ขึ้นไป</li>
</ul>
<h3>เลือกแผ่นรีด เมื่อ</h3>
<ul>
<li>ต้องสวมร่องหรือราง ความหนาต้องเท่ากันทุกแผ่น</li>
<li>เป็นแผ่นปิดหน้า กรอบรูป แผงกั้นที่ตัดตรงและยึดด้วยกรอบ</li>
<li>ทำจำนวนมาก ใช้ในร่ม และราคาเป็นเรื่องสำคัญ</li>
</ul>
<h2>เรื่องที่พลาดกันบ่อย</h2>
<p>ข้อแรก ตัดแผ่นรีดด้วยเลเซอร์แล้วหยดน้ำยาประสานหรือเช็ดแอลกอฮอล์ทันที ขอบที่เพิ่งโดนความร้อนมีความเค้นสูง จึงร้าวเป็นลายงาภายในไม่กี่นาที ถ้าจำเป็นให้อบคลายความเค้นที่ประมาณ 80 องศาเซลเซียสก่อน สองถึงสี่ชั่วโมงตามความหนา แล้วปล่อยให้เย็นช้า ๆ</p>
<p>ข้อสอง ดัดชิ้นเล็กจากแผ่นรีดโดยไม่ดูแนวรีด เมื่อร้อนทั้งแผ่น แนวตามรีดหดได้ 3% ขึ้นไป ส่วนแผ่นหล่อหดราว 2% เท่ากันทุกทิศ งานขึ้นรูปที่ขนาดสำคัญให้ลองชิ้นทดสอบก่อนเสมอ</p>
<p>ข้อสาม ใช้สองชนิดปนกันในชิ้นเดียว สีขาวนมของแผ่นหล่อกับแผ่นรีดไม่เท่ากัน เปิดไฟด้านหลังแล้วเห็นรอยต่อทันที</p>
<h2>ดูอย่างไรว่าเป็นแผ่นไหน</h2>
<p>ดูข้อความบนฟิล์มกันรอยหรือใบส่งของก่อน ถ้าไม่มี ให้ลองตัดเศษ ใช้เลเซอร์แกะเบา ๆ ลายขาวคือแผ่นหล่อ ลายใสคือแผ่นรีด ร้านของเราแยกหมวด<a href="/product/sign-materials.acrylic.cast">อะคริลิกหล่อ</a>กับ<a href="/product/sign-materials.acrylic.extruded">อะคริลิกรีด</a>ไว้ให้ ส่วนความหนาเลือกได้จาก <a href="/blogs/detail/choosing-acrylic-thickness">คู่มือเลือกความหนา</a></p>
`,
    en: `
<p>Side by side on a bench you can hardly tell them apart. Cast and extruded sheet are both true acrylic, equally clear and equally heavy. They are made in different ways, and the difference shows once you start to work.</p>
<h2>How each is made</h2>
<p>Cast sheet is liquid acrylic poured between two panes of glass and left to harden slowly. It is dense, has little stress locked in, and can be coloured in small batches. Extruded sheet is melted pellets pushed through a die in one endless ribbon. Its thickness is more even and it costs less, but stress stays in it along the direction of the ribbon.</p>
<h2>Point by point</h2>
<table>
<thead><tr><th>Point</th><th>Cast</th><th>Extruded</th></tr></thead>
<tbody>
<tr><td>Thickness</td><td>within about ±10%</td><td>within about ±5%, often better</td></tr>
<tr><td>Laser cutting</td><td>clear, glossy edge, little burr</td><td>cuts fast, often a burr below</td></tr>
<tr><td>Laser engraving</td><td>frosts white, easy to read</td><td>stays clear, hard to see</td></tr>
<tr><td>Saw and router</td><td>dry chips, easy</td><td>melts on to the tool if it gets hot</td></tr>
<tr><td>Heat bending</td><td>needs more heat, keeps its shape</td><td>softens fast, shrinks along the ribbon</td></tr>
<tr><td>Solvents</td><td>resists well</td><td>crazes more easily</td></tr>
<tr><td>Price</td><td>higher</td><td>lower</td></tr>
</tbody>
</table>
<h2>Which for which job</h2>
<h3>Take cast when</h3>
<ul>
<li>you engrave with a laser: awards, edge-lit signs, room signs;</li>
<li>you glue with solvent after laser cutting, or the piece is wiped with alcohol often;</li>
<li>you need coloured letters, outdoor work, or a colour that extruded does not come in;</li>
<li>the sheet is 8 mm or thicker.</li>
</ul>
<h3>Take extruded when</h3>
<ul>
<li>it slides into a groove or rail and each sheet must be equally thick;</li>
<li>it is a cover, a picture frame or a panel with straight cuts, held in a frame;</li>
<li>you make many, for indoors, and the price matters.</li>
</ul>
<h2>Three common mistakes</h2>
<p>First: laser-cutting extruded sheet and putting solvent or alcohol on it at once. The freshly heated edge is full of stress and crazes within minutes. If you must, anneal it first at about 80 °C, two to four hours depending on thickness, and let it cool slowly.</p>
<p>Second: forming small pieces of extruded sheet without looking at its direction. Heated all over, it may shrink 3% or more along the ribbon, while cast shrinks about 2% in every direction. Where size matters, always try a test piece.</p>
<p>Third: mixing the two in one job. Opal white differs between cast and extruded, and the joint shows as soon as there is light behind it.</p>
<h2>How to tell which you have</h2>
<p>Read the protective film or the delivery note first. If there is nothing, engrave a scrap lightly with a laser: a white mark means cast, a clear one means extruded. In our shop <a href="/product/sign-materials.acrylic.cast">cast</a> and <a href="/product/sign-materials.acrylic.extruded">extruded</a> sheet are categories of their own. For how thick to go, see <a href="/blogs/detail/choosing-acrylic-thickness">choosing the thickness</a>.</p>
`,
  },
  cover: {
    drawing: 'acrylic-rack',
    colors: [m.red, m.orange, m.yellow, m.green, m.sky, m.blue, m.violet],
    alt: { th: 'แผ่นอะคริลิก 7 สีเรียงกัน', en: 'Acrylic sheets in 7 colours standing in a row' },
  },
  publishedAt: '2024-11-12T02:00:00.000Z',
  viewCount: 1284,
  shareCount: 36,
  isPublished: true,
}
