interface SandboxReview {
  productId: string
  /** Which of its variants, and how many were bought. */
  variant: number
  quantity: number
  stars: number
  words: string
  author: string
  daysAgo: number
  answer?: string
}

/** What customers of an earlier shop said of what sells best, for the sandbox. */
export const sandboxReviews: readonly SandboxReview[] = [
  {
    productId: 'p-ac-cast',
    variant: 1,
    quantity: 6,
    stars: 5,
    words: 'สีตรงกับตัวอย่าง ขอบตัดเลเซอร์ใสดีมาก แพ็กมุมโฟมมาทุกแผ่น ไม่บิ่นเลย ส่งถึงร้านก่อนเที่ยง',
    author: 'ร้านป้ายบางนา',
    daysAgo: 9,
  },
  {
    productId: 'p-ac-cast',
    variant: 2,
    quantity: 2,
    stars: 4,
    words: 'ของดี เนื้อแน่น แต่รถส่งช้าไปครึ่งวัน คนส่งโทรแจ้งก่อนล่วงหน้า ฟิล์มลอกง่ายไม่ติดกาว',
    author: 'คุณวิภา',
    daysAgo: 18,
    answer: 'ขอบคุณมากค่ะ ช่วงบ่ายรถติดย่านสุขุมวิท คราวหน้าแจ้งขอรอบเช้าทาง LINE ได้นะคะ',
  },
  {
    productId: 'p-ac-cast',
    variant: 3,
    quantity: 10,
    stars: 5,
    words: 'สั่งทำตัวอักษรยกขอบ ดัดร้อนแล้วไม่แตกลายงา สีสองล็อตเหมือนกัน',
    author: 'ช่างต้น',
    daysAgo: 33,
  },
  {
    productId: 'p-ac-cast',
    variant: 1,
    quantity: 1,
    stars: 5,
    words: 'ซื้อแผ่นเดียวก็ส่งดี ห่อแน่นหนา',
    author: 'น้ำฝน',
    daysAgo: 61,
  },
  {
    productId: 'p-ac-clr',
    variant: 1,
    quantity: 4,
    stars: 5,
    words: 'ใสเหมือนกระจก ทำตู้โชว์ไม่เห็นคลื่น วัดความหนาได้ตามที่บอก',
    author: 'สตูดิโอกล่องใส',
    daysAgo: 12,
  },
  {
    productId: 'p-ac-clr',
    variant: 2,
    quantity: 2,
    stars: 5,
    words: 'ตัดเลเซอร์แล้วขอบเงา ไม่ต้องขัดต่อ',
    author: 'คุณเอก',
    daysAgo: 27,
  },
  {
    productId: 'p-ac-clr',
    variant: 1,
    quantity: 1,
    stars: 3,
    words: 'แผ่นดี แต่มุมหนึ่งบิ่นเล็กน้อยจากการขนส่ง',
    author: 'บอส',
    daysAgo: 44,
    answer: 'ขออภัยด้วยครับ ทางร้านส่งแผ่นใหม่ให้แล้วโดยไม่คิดค่าส่ง และเพิ่มมุมโฟมให้ทุกแผ่น',
  },
  {
    productId: 'p-pw-wht',
    variant: 1,
    quantity: 8,
    stars: 5,
    words: 'พ่นสีติดดี ผิวเรียบสองหน้า ไดคัทด้วยเราเตอร์ขอบไม่เป็นขุย',
    author: 'บูธแอนด์มอร์',
    daysAgo: 15,
  },
  {
    productId: 'p-pw-wht',
    variant: 2,
    quantity: 20,
    stars: 4,
    words: 'ราคาส่งคุ้ม น้ำหนักเบา แผ่นยาวมีโก่งนิดหน่อยถ้าวางพิงนาน ๆ ควรวางราบ',
    author: 'ช่างหนุ่ย',
    daysAgo: 38,
  },
  {
    productId: 'p-ft-650',
    variant: 1,
    quantity: 50,
    stars: 5,
    words: 'ใช้ทำป้ายหาเสียง ตากแดดสองเดือนยังไม่กรอบ ส่งครบตามจำนวน',
    author: 'โรงพิมพ์ริมน้ำ',
    daysAgo: 21,
  },
  {
    productId: 'p-ft-650',
    variant: 2,
    quantity: 30,
    stars: 4,
    words: 'สีฟ้าเข้มกว่าในรูปเล็กน้อย คุณภาพสมราคา',
    author: 'คุณมด',
    daysAgo: 52,
  },
  {
    productId: 'p-ac-fan',
    variant: 1,
    quantity: 1,
    stars: 5,
    words: 'มีชุดสีไว้ให้ลูกค้าเลือก คุยงานง่ายขึ้นมาก มีรหัสสีหลังแผ่นครบ',
    author: 'ป้ายดีดีไซน์',
    daysAgo: 7,
  },
]
