const noBreak = '\u00a0'
const wordJoiner = '\u2060'
const units = 'มม|ซม|ม|กก|ตร|กรัม|แกรม|ไมครอน|องศา|ปี|วัน|บาท|mm|cm|m|kg|gsm|microns|°C|metres'
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?![A-Za-z]))`, 'g')

/** A measure never breaks over two lines: `1,220 × 2,440 มม.` keeps its spaces, `5–6 มม.` its dash, and what stands inside tags is left alone. */
export function unbrokenMeasures(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((part) => (part.startsWith('<') ? part : withinText(part)))
    .join('')
}

const withinText = (text: string): string => unbrokenTitle(text.replace(/(?<=\d)–(?=\d)/g, `–${wordJoiner}`))

/** The same for plain text that is also read by machines, so without joiners that nobody sees. */
export function unbrokenTitle(text: string): string {
  return text.replace(/(?<=\d) × (?=\d)/g, `${noBreak}×${noBreak}`).replace(beforeUnit, noBreak)
}
