import { expect, it } from 'vitest'
import { chooseColor, chooseSize, chosenAs, goBack, type Chosen } from './choosing.ts'
import { choicesOf } from './product-choice.ts'
import { sampleProduct, sampleVariant } from '../sample-product.fixture.ts'

const red = { name: 'แดง', hex: '#c8201e' }
const violet = { name: 'ม่วง', hex: '#6b3fa0' }
const yellow = { name: 'เหลือง', hex: '#f2b50a' }

/** The cast acrylic sheet of the sample shop: violet is made in 3 mm alone, and its full sheet is sold out. */
const sheet = sampleProduct([
  ...[red, yellow].flatMap((color) => [
    sampleVariant(color, [1220, 2440, 2], { stock: 12, price: 990 }),
    sampleVariant(color, [1220, 2440, 3], { stock: 7, price: 1480 }),
    sampleVariant(color, [600, 1200, 3], { stock: 40, price: 465 }),
  ]),
  sampleVariant(violet, [1220, 2440, 3], { stock: 0, price: 1480 }),
  sampleVariant(violet, [600, 1200, 3], { stock: 156, price: 465 }),
  sampleVariant(violet, [300, 600, 3], { stock: 9, price: 120 }),
])

function at(color: { name: string }, label: string): Chosen {
  const choice = choicesOf(sheet).find((one) => one.color.name === color.name && one.size.label === label)
  if (!choice) throw new Error(`${color.name} is not made in ${label}`)
  return chosenAs(choice)
}
const words = ({ choice }: Chosen) => `${choice.color.name} ${choice.size.label}`

it('keeps the size in another colour that has it, and says nothing', () => {
  const next = chooseColor(sheet, at(red, '1,220 × 2,440 × 3 มม.'), yellow)
  expect(words(next)).toBe('เหลือง 1,220 × 2,440 × 3 มม.')
  expect(next.move).toBeUndefined()
})

it('moves to the nearest size in stock when the colour does not come in the size, and says what changed', () => {
  const next = chooseColor(sheet, at(red, '1,220 × 2,440 × 2 มม.'), violet)
  expect(words(next)).toBe('ม่วง 600 × 1,200 × 3 มม.')
  expect(next.move).toMatchObject({ changed: 'size', because: 'notMade' })
})

it('takes a sold-out size only when the colour has no other', () => {
  const soldOut = sampleProduct([
    sampleVariant(red, [1220, 2440, 2], { stock: 1 }),
    sampleVariant(violet, [300, 600, 3], { stock: 0 }),
    sampleVariant(violet, [1220, 2440, 3], { stock: 0 }),
  ])
  const [first] = choicesOf(soldOut)
  if (!first) throw new Error('nothing to choose')
  expect(words(chooseColor(soldOut, chosenAs(first), violet))).toBe('ม่วง 1,220 × 2,440 × 3 มม.')
})

it('returns to the wished size in the next colour that has it, and says so', () => {
  const moved = chooseColor(sheet, at(red, '1,220 × 2,440 × 2 มม.'), violet)
  const next = chooseColor(sheet, moved, yellow)
  expect(words(next)).toBe('เหลือง 1,220 × 2,440 × 2 มม.')
  expect(next.move).toMatchObject({ changed: 'size', because: 'cameBack' })
})

it('wishes for a size once it is pressed', () => {
  const moved = chooseColor(sheet, at(red, '1,220 × 2,440 × 2 มม.'), violet)
  const settled = chooseSize(sheet, moved, '600 × 1,200 × 3 มม.')
  expect(words(chooseColor(sheet, settled, yellow))).toBe('เหลือง 600 × 1,200 × 3 มม.')
})

it('changes the colour for a size that the colour does not come in, says so, and returns to it later', () => {
  const next = chooseSize(sheet, at(violet, '600 × 1,200 × 3 มม.'), '1,220 × 2,440 × 2 มม.')
  expect(words(next)).toBe('แดง 1,220 × 2,440 × 2 มม.')
  expect(next.move).toMatchObject({ changed: 'color', because: 'notMade' })
  const later = chooseSize(sheet, next, '300 × 600 × 3 มม.')
  expect(words(later)).toBe('ม่วง 300 × 600 × 3 มม.')
  expect(later.move).toMatchObject({ changed: 'color', because: 'cameBack' })
})

it('goes back to what stood before, and wishes for it again', () => {
  const start = at(red, '1,220 × 2,440 × 2 มม.')
  const { move } = chooseColor(sheet, start, violet)
  expect(move && goBack(move)).toEqual(start)
})

it('stays where it is when nothing is made in what was pressed', () => {
  const start = at(red, '1,220 × 2,440 × 2 มม.')
  expect(chooseSize(sheet, start, '5 × 5 มม.')).toBe(start)
  expect(chooseColor(sheet, start, { name: 'ชมพู', hex: '#e0457f' })).toBe(start)
})
