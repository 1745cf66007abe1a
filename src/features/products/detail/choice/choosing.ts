import type { Product, VariantSize } from '../../../../../openapi/generated/schema.ts'
import { choicesOf, inStockFirst, isSameColor, type Choice } from './product-choice.ts'

type Color = Choice['color']

/** The colour and the size that the shopper chose last. They need not exist together. */
export interface Wish {
  color: Color
  size: VariantSize
}

/** A choice, what was wished for, and what changed that the shopper did not press. */
export interface Chosen {
  wish: Wish
  choice: Choice
  move?: Move
}

export interface Move {
  changed: 'size' | 'color'
  /** `notMade`: the wished combination does not exist. `cameBack`: what was wished for earlier exists again. */
  because: 'notMade' | 'cameBack'
  from: Chosen
}

export const chosenAs = (choice: Choice): Chosen => ({
  choice,
  wish: { color: choice.color, size: choice.size },
})

/** The wished size in this colour or, if it is not made, the nearest size that is, one in stock before others. */
export function chooseColor(product: Product, from: Chosen, color: Color): Chosen {
  const inColor = choicesOf(product).filter((one) => isSameColor(one.color, color))
  const wish = { ...from.wish, color }
  const exact = inColor.find(({ size }) => size.label === wish.size.label)
  const choice = exact ?? nearestSize(inColor, wish.size)
  if (!choice) return from
  const isMoved = choice.size.label !== from.choice.size.label
  return { choice, wish, ...(isMoved && { move: moveOf('size', exact !== undefined, from) }) }
}

/** This size in the wished colour or, if it is not made, in another colour, one in stock before others. */
export function chooseSize(product: Product, from: Chosen, label: string): Chosen {
  const inSize = choicesOf(product).filter(({ size }) => size.label === label)
  const exact = inSize.find(({ color }) => isSameColor(color, from.wish.color))
  const choice = exact ?? inStockFirst(inSize)
  if (!choice) return from
  const isMoved = !isSameColor(choice.color, from.choice.color)
  return {
    choice,
    wish: { ...from.wish, size: choice.size },
    ...(isMoved && { move: moveOf('color', exact !== undefined, from) }),
  }
}

/** What stood before; it is wished for again, so that a later press does not move away from it. */
export const goBack = ({ from }: Move): Chosen => chosenAs(from.choice)

const moveOf = (changed: Move['changed'], isWished: boolean, from: Chosen): Move => {
  const { move: _, ...before } = from
  return { changed, because: isWished ? 'cameBack' : 'notMade', from: before }
}

function nearestSize(choices: Choice[], wished: VariantSize): Choice | undefined {
  const inStock = choices.filter(({ size }) => size.stock > 0)
  const distances = (inStock.length > 0 ? inStock : choices).map((choice) => ({
    choice,
    distance: distanceOf(choice.size, wished),
  }))
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.choice
}

/** How many times larger or smaller the sides are, so that 2 and 3 mm differ as much as 200 and 300. */
function distanceOf({ dimensions: one }: VariantSize, { dimensions: other }: VariantSize): number {
  const sides = [
    [one.width, other.width],
    [one.length, other.length],
    [one.thickness ?? 1, other.thickness ?? 1],
  ] as const
  return sides.reduce((sum, [a, b]) => sum + (a > 0 && b > 0 ? Math.abs(Math.log(a / b)) : 0), 0)
}
