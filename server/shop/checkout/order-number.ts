import { randomInt } from 'node:crypto'
import { bangkok } from '../common/bangkok-clock.ts'

/** Damm's quasigroup: its check digit detects every single wrong digit and every swap of two neighbours. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

/** The sixth digit is the check digit of the date and the five digits before it. */
export function checkDigit(digits: string): string {
  const row = [...digits].reduce((interim, digit) => Number(damm[interim]?.[Number(digit)]), 0)
  return String(row)
}

/** `PH-261121-482037`: the day in Thailand, five random digits and a check digit against mishearing. */
export function newOrderNumber(now: Date, serial = randomInt(100_000)): string {
  const day = new Date(now.getTime() + bangkok).toISOString().slice(2, 10).replaceAll('-', '')
  const number = String(serial).padStart(5, '0')
  return `PH-${day}-${number}${checkDigit(day + number)}`
}
