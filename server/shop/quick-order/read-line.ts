/** A line as it was written: a code, words for the colour and the size, and how many. */
export interface WrittenLine {
  code: string
  words: string[]
  /** NaN where what stands for the quantity is none. */
  quantity: number
}

const most = 9_999
const units =
  /^(?:แผ่น|ม้วน|ชิ้น|ชุด|เส้น|ขวด|แพ็ก|กล่อง|อัน|sheets?|rolls?|pieces?|pcs?|sets?|lengths?|bottles?|packs?|boxes|box)\.?$/
const digits = '๐๑๒๓๔๕๖๗๘๙'

/** Reads a line. Its last number is how many; a code alone is for one piece. */
export function readLine(text: string): WrittenLine {
  const plain = text
    .toLowerCase()
    .replaceAll(/[๐-๙]/g, (digit) => String(digits.indexOf(digit)))
    .replaceAll('×', 'x')
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
  const [code = '', ...rest] = plain.split(/[\s,;=|"]+/).filter((word) => word !== '')
  while (rest.length > 1 && units.test(rest.at(-1) ?? '')) rest.pop()
  const last = rest.at(-1)?.replace(/^[x*]/, '').replace(units, '')
  if (last === undefined || !/^-?\d+(?:\.\d+)?(?:[^\d\s]*)$/.test(last))
    return { code, words: meant(rest), quantity: 1 }
  const count = Number(last.replace(/[^\d.-]+$/, ''))
  const unit = last.replace(/^[-\d.]+/, '')
  // "3mm" at the end measures; "4 sheets" and "4แผ่น" count.
  if (unit !== '' && !units.test(unit)) return { code, words: meant(rest), quantity: 1 }
  const isCount = Number.isInteger(count) && count >= 1 && count <= most
  return { code, words: meant(rest.slice(0, -1)), quantity: isCount ? count : Number.NaN }
}

/** Without what only joins the code and the quantity, or measures. */
const meant = (words: string[]) => words.filter((word) => !/^(?:x|\*|มม\.?|มิล|mm\.?|หนา|สี)$/.test(word))

/** Codes are the same however their letters and digits are joined. */
export const bare = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
