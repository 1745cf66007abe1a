/** `2–5`, `±2 มม.`, `3.2 m`: a figure stays with its unit, and a range in one piece. */
const measure =
  /[±\d][\d.,]*(?:–[\d.,]+)?[ \u00a0](?:(?:มม|ซม|ม|มล|กก)\.|(?:mm|cm|m|ml|kg|°C)(?![A-Za-z]))|\d[\d.,]*–\d[\d.,]*/
    .source

/**
 * Technical terms that browsers do not know and break in the middle: "อะคริ|ลิก", "สติ|กเกอร์". Thai has no spaces, so
 * browsers break lines by a dictionary, and an unknown word also splits the known word before it:
 * "แผ่|นอะคริลิก".
 */
const terms = [
  'อะคริลิก อะลูมิเนียม คอมโพสิต โพลีคาร์บอเนต โพลีเมอริก พลาสวูด พลาสติก ไวนิล สติกเกอร์',
  'เทฟลอน ไนลอน เบกาไลต์ ซิลิโคน ยูรีเทน ไมลาร์ จีโอเมมเบรน เซลูกา ฟรีโฟม ฟิวเจอร์บอร์ด โฟมบอร์ด โฟม ซูเปอร์ลีน บับเบิล',
  'แบ็กลิท แบ็กดรอป ป๊อปอัพ โรลอัพ เอ็กซ์สแตนด์ สแนปเฟรม เคาน์เตอร์ โพเดียม นีออนเฟล็กซ์ นีออน เฟล็กซ์ แฮร์ไลน์ ซีทรู ไดคัท',
  'ริบบอน บาร์โค้ด พาเลท เราเตอร์ เลเซอร์ คัตเตอร์ โปสเตอร์ อิงค์เจ็ต เวิร์กช็อป แคตตาล็อก โปรโมชัน ออนไลน์ ออร์เดอร์ สต็อก',
  'รับของ กระจก กำลัง น้ำหนัก โรงพิมพ์ โรงงาน',
]
  .flatMap((line) => line.split(' '))
  .sort((one, other) => other.length - one.length)

const pattern = new RegExp(`((?:แผ่น|ประสาน)?(?:${terms.join('|')})|${measure})`)

/** Splits the text; every second piece is a term or a measure that must not be broken. */
export function splitAtTerms(text: string): string[] {
  return text.split(pattern)
}

/** Wraps the terms and measures of sanitized HTML in no-break spans; the tags themselves are unchanged. */
export function joinTermsInHtml(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((piece, index) => (index % 2 === 1 ? piece : joinTermsInText(piece)))
    .join('')
}

function joinTermsInText(text: string): string {
  return splitAtTerms(text)
    .map((piece, index) => (index % 2 === 1 ? `<span class="no-break">${piece}</span>` : piece))
    .join('')
}
