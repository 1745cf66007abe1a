import { fold } from './fold.ts'
import type { FoundAmount } from './measures.ts'

/** Amounts that stand in the labels of sizes and in names: each unit as the labels write it, after how people type it. */
const units: readonly [typed: string, written: readonly string[]][] = [
  ['แกรม|gsm', ['แกรม', 'gsm']],
  ['มล\\.?|มิลลิลิตร|ml', ['มล', 'ml']],
  ['ลิตร|lit(?:re|er)s?', ['ลิตร', 'litre']],
  ['กรัม|grams?|g', ['กรัม', 'g', 'แกรม', 'gsm']],
  ['กก\\.?|กิโล(?:กรัม)?|kg', ['กก', 'kg']],
  ['วัตต์|watts?|w', ['วัตต', 'w', 'watt']],
  ['โวลต์|โวลท์|โวลต|volts?|v', ['โวลต', 'v', 'volt']],
]

/** Amounts such as 440 แกรม in a keyword, and the keyword with spaces in their places. */
export function takeAmounts(keyword: string): { amounts: FoundAmount[]; rest: string } {
  const amounts: FoundAmount[] = []
  let rest = keyword
  for (const [typed, written] of units) {
    const pattern = new RegExp(`(?<![a-z\\d.])(\\d[\\d,]*(?:\\.\\d+)?)\\s*(?:${typed})(?![a-zก-๙])`, 'giu')
    for (const match of rest.matchAll(pattern)) {
      const [whole, value = ''] = match
      const [start, end] = [match.index, match.index + whole.length]
      amounts.push({ typed: whole, start, end, phrases: written.map((unit) => fold(`${value} ${unit}`)) })
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
    }
  }
  return { amounts, rest }
}
