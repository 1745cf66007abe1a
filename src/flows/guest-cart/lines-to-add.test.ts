import { expect, it } from 'vitest'
import { acrylic, acrylicLine } from '../../../tests/support/app/fake-api.ts'
import english from '../../i18n/en/problems.json'
import thai from '../../i18n/th/problems.json'
import { linesToAdd } from './lines-to-add.ts'

const goods = (variantId: string, quantity: number, stock = 24) => ({
  line: { ...acrylicLine, variantId, quantity },
  shown: { ...acrylic, stock },
})
const held = (count: number, refusalCode?: string) =>
  Array.from({ length: count }, (_, index) => ({ ...goods(`v-${index}`, 1), addedAt: 1, refusalCode }))
const quantities = (...added: ReturnType<typeof goods>[]) =>
  linesToAdd(added, []).map(({ line }) => [line.variantId, line.quantity])

it('R21.7: two written lines of one variant are one line with the sum of both', () => {
  expect(quantities(goods('v-1', 4), goods('v-2', 1), goods('v-1', 3))).toEqual([
    ['v-1', 7],
    ['v-2', 1],
  ])
})

it.each([
  ['OUT_OF_STOCK', 24],
  ['VALIDATION', 20_000],
])(
  'more of a variant than a line can have is refused with %s at the last line that asks for it',
  (code, stock) => {
    const half = Math.min(stock, 9999)
    const asked = [goods('v-1', half, stock), goods('v-1', 1, stock), goods('v-2', 1)]
    expect(() => quantities(...asked)).toThrow(
      expect.objectContaining({ code, errors: [{ field: '1.value.quantity' }] }),
    )
    expect(quantities(goods('v-1', half - 1, stock), goods('v-1', 1, stock))).toEqual([['v-1', half]])
  },
)

it('R21.25: whole sheets have to be in stock beside the sheets that are cut from the same variant', () => {
  const cutting = { pieces: [{ width: 300, length: 200, count: 4, mayTurn: true }], sheets: 20 }
  const { line, shown } = goods('v-1', 22)
  const cut = [{ line: { ...line, cutting }, shown, addedAt: 1 }]
  expect(linesToAdd([goods('v-1', 4)], cut)).toHaveLength(1)
  expect(() => linesToAdd([goods('v-1', 5)], cut)).toThrow(expect.objectContaining({ code: 'OUT_OF_STOCK' }))
  const more = { line: { ...line, quantity: 24, cutting: { ...cutting, sheets: 22 } }, shown }
  expect(linesToAdd([more], cut)).toHaveLength(1)
})

it.each([thai, english])('as many lines fit as the message says: $GUEST_CART_FULL', (problems) => {
  const most = Number(/\d+/.exec(problems.GUEST_CART_FULL)?.[0])
  expect(linesToAdd([goods('v-new', 1)], held(most - 1))).toHaveLength(1)
  const full = expect.objectContaining({ code: 'GUEST_CART_FULL' })
  expect(() => linesToAdd([goods('v-new', 1)], held(most))).toThrow(full)
})

it.each([undefined, 'OUT_OF_STOCK'])(
  'no goods go to make room for others, also not those refused: %s',
  (code) => {
    const full = expect.objectContaining({ code: 'GUEST_CART_FULL' })
    expect(() => linesToAdd([goods('v-49', 2), goods('v-50', 1)], held(50, code))).toThrow(full)
    expect(linesToAdd([goods('v-49', 2)], held(50, code))).toHaveLength(1)
    // What a customer added while the session ran out may be more.
    expect(linesToAdd([goods('v-49', 2)], held(51, code))).toHaveLength(1)
    expect(linesToAdd([goods('v-49', 2), goods('v-49', 2)], held(49, code))).toHaveLength(1)
  },
)
