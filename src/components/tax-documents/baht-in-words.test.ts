import { describe, expect, it } from 'vitest'
import { seededRandom } from '@phaen/statecharts'
import { bahtInWords } from './baht-in-words.ts'

const digits = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const units: [string, number][] = [
  ['แสน', 100_000],
  ['หมื่น', 10_000],
  ['พัน', 1000],
  ['ร้อย', 100],
]

/** Reads Thai number words back, independently of the library that wrote them. */
function numberOf(words: string): number {
  const millions = words.lastIndexOf('ล้าน')
  if (millions >= 0) {
    return numberOf(words.slice(0, millions)) * 1_000_000 + numberOf(words.slice(millions + 'ล้าน'.length))
  }
  let rest = words
  let sum = 0
  for (const [unit, value] of units) {
    const place = rest.indexOf(unit)
    if (place < 0) continue
    sum += digits.indexOf(rest.slice(0, place)) * value
    rest = rest.slice(place + unit.length)
  }
  const ten = rest.indexOf('สิบ')
  if (ten >= 0) {
    const count = rest.slice(0, ten)
    sum += 10 * (count === '' ? 1 : count === 'ยี่' ? 2 : digits.indexOf(count))
    rest = rest.slice(ten + 'สิบ'.length)
  }
  return sum + (rest === '' ? 0 : rest === 'เอ็ด' ? 1 : digits.indexOf(rest))
}

function satangOf(words: string): number {
  const [baht = '', satang = ''] = words.includes('บาท') ? words.split('บาท') : ['', words]
  return numberOf(baht) * 100 + (satang === 'ถ้วน' ? 0 : numberOf(satang.replace('สตางค์', '')))
}

describe('a sum in Thai words', () => {
  it.each([
    [0, 'ศูนย์บาทถ้วน'],
    [1, 'หนึ่งสตางค์'],
    [29, 'ยี่สิบเก้าสตางค์'],
    [100, 'หนึ่งบาทถ้วน'],
    [1100, 'สิบเอ็ดบาทถ้วน'],
    [2100, 'ยี่สิบเอ็ดบาทถ้วน'],
    [10_100, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
    [418_005, 'สี่พันหนึ่งร้อยแปดสิบบาทห้าสตางค์'],
    [733_000, 'เจ็ดพันสามร้อยสามสิบบาทถ้วน'],
    [100_000_100, 'หนึ่งล้านเอ็ดบาทถ้วน'],
    [123_456_789, 'หนึ่งล้านสองแสนสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทแปดสิบเก้าสตางค์'],
  ])('of %i satang', (satang, words) => {
    expect(bahtInWords(satang)).toBe(words)
  })

  it('reads back as the same sum', () => {
    const random = seededRandom(7)
    for (let tries = 0; tries < 2000; tries += 1) {
      const satang = random.upTo(10 ** (2 + (tries % 10)))
      expect(satangOf(bahtInWords(satang)), String(satang)).toBe(satang)
    }
  })
})
