import { sampleShop } from '../../server/import/sample-shop.ts'
import { tradeConcepts, tradeWords } from '../../sample-shop/catalogue/trade-words.ts'
import type { SeededRandom } from '@phaen/statecharts'

/** As the contract limits it. */
const longestKeyword = 100

const colourIds = new Set(tradeConcepts.filter(({ kind }) => kind === 'colour').map(({ id }) => id))
const words = tradeWords.map(({ word }) => word)
const colours = tradeWords.filter(({ conceptId }) => colourIds.has(conceptId)).map(({ word }) => word)
const letters = [...'abcdefghijklmnopqrstuvwxyzกขคงจชซดตถทนบปผพมยรลวสหอะาิีุูเแโไ่้็์']
const units = 'มม. ซม. ม. นิ้ว ฟุต หุน ไมครอน mm cm m inch " ft mic แกรม gsm ลิตร kg วัตต์ w v โวลต์ แผ่น ม้วน'
const noises = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  '(',
  ')',
  ':*',
  '&',
  '|',
  '!',
  '<->',
  '-',
  '.',
  ',',
  '/',
  '×',
  '👍',
  '\u200B',
  '๓',
  '½',
]

type Part = (random: SeededRandom) => string

const number: Part = ({ oneOf, upTo }) =>
  oneOf([`${upTo(9)}`, `${upTo(99)}`, `${upTo(3000)}`, `0.${upTo(99)}`, `${upTo(9)},${upTo(899) + 100}`])
const unit: Part = ({ oneOf }) => oneOf(units.split(' '))
const letter: Part = ({ oneOf }) => oneOf(letters)

/** What keywords are made of. */
export const keywordParts: Readonly<Record<string, Part>> = {
  word: ({ oneOf }) => oneOf(words),
  begun: ({ oneOf, upTo }) => Array.from(oneOf(words)).slice(0, upTo(5)).join(''),
  misspelt: (random) => {
    const spelt = Array.from(random.oneOf(words))
    return spelt.with(random.upTo(spelt.length) - 1, letter(random)).join('')
  },
  size: (random) =>
    `${number(random)}${random.oneOf(['x', ' x ', '×', '*'])}${number(random)}${random.oneOf(['', ' มม.', ' cm', ' ฟุต'])}`,
  paper: ({ upTo }) => `a${upTo(7) - 1}`,
  thickness: (random) =>
    `${random.oneOf(['', 'หนา ', 'thickness '])}${number(random)}${random.oneOf(['mm', ' มม.', ''])}`,
  number,
  unit,
  amount: (random) => number(random) + unit(random),
  colour: ({ oneOf }) => oneOf(colours),
  code: ({ oneOf }) => oneOf(sampleShop().products).code,
  letters: (random) => Array.from({ length: random.upTo(4) }, () => letter(random)).join(''),
  noise: ({ oneOf }) => oneOf(noises),
}

/** As many different parts of these kinds as a keyword holds. */
export function longestOf(random: SeededRandom, kinds: readonly string[]): string {
  const parts = new Set<string>()
  for (let tries = 0; [...parts].join(' ').length < longestKeyword && tries < 200; tries += 1)
    parts.add(keywordParts[random.oneOf(kinds)]?.(random) ?? '')
  return within(Array.from(parts).join(' '))
}

/** Some parts of any kinds, together or apart. */
export function anyKeyword(random: SeededRandom): string {
  const kinds = Object.keys(keywordParts)
  const parts = Array.from(
    { length: random.upTo(6) },
    () => keywordParts[random.oneOf(kinds)]?.(random) ?? '',
  )
  return within(parts.reduce((text, part) => text + random.oneOf([' ', ' ', ' ', '', '-']) + part))
}

/** Cut between characters, not inside of one. */
function within(text: string): string {
  const shown = Array.from(text)
  while (shown.join('').length > longestKeyword) shown.pop()
  return shown.join('')
}
