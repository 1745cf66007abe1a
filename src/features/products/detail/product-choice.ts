import type { Product, Variant, VariantSize } from '../../../../openapi/generated/schema.ts'

type Color = Variant['color']

/** A sellable variant with its one size. */
export interface Choice {
  variantId: string
  color: Color
  size: VariantSize
}

/** `missing`: there is no such combination. */
export type Availability = 'available' | 'soldOut' | 'missing'

export interface ColorOption {
  color: Color
  availability: Availability
}
export interface SizeOption {
  label: string
  availability: Availability
  /** In the chosen colour; in another one where it is missing. */
  size: VariantSize
}

const choicesOf = (product: Product): Choice[] =>
  product.variants.flatMap(({ variantId, color, sizes }) => sizes.map((size) => ({ variantId, color, size })))

const isSameColor = (a: Color, b: Color) => a.hex.toLowerCase() === b.hex.toLowerCase() && a.name === b.name
const inStockFirst = (choices: Choice[]) => choices.find(({ size }) => size.stock > 0) ?? choices[0]

/** What the address asks for: a variant, or a colour; otherwise the first that is in stock. */
export function readChoice(product: Product, search: URLSearchParams): Choice | undefined {
  const choices = choicesOf(product)
  const color = search.get('color')?.toLowerCase().replace('#', '')
  return (
    choices.find(({ variantId }) => variantId === search.get('variant')) ??
    inStockFirst(choices.filter((choice) => choice.color.hex.toLowerCase() === `#${color}`)) ??
    inStockFirst(choices)
  )
}

/** Another colour keeps the size where it comes in it. */
export function withColor(product: Product, choice: Choice, color: Color): Choice {
  const inColor = choicesOf(product).filter((one) => isSameColor(one.color, color))
  return inColor.find(({ size }) => size.label === choice.size.label) ?? inStockFirst(inColor) ?? choice
}

export function withSize(product: Product, choice: Choice, label: string): Choice {
  const inColor = choicesOf(product).filter((one) => isSameColor(one.color, choice.color))
  return inColor.find(({ size }) => size.label === label) ?? choice
}

const availabilityOf = (choice: Choice | undefined): Availability => {
  if (!choice) return 'missing'
  return choice.size.stock > 0 ? 'available' : 'soldOut'
}

/** Every colour of the product, and whether it can be had in the chosen size. */
export function colorOptions(product: Product, choice: Choice): ColorOption[] {
  const choices = choicesOf(product)
  const colors = choices
    .map(({ color }) => color)
    .filter((color, index, all) => all.findIndex((other) => isSameColor(other, color)) === index)
  return colors.map((color) => ({
    color,
    availability: availabilityOf(
      choices.find((one) => isSameColor(one.color, color) && one.size.label === choice.size.label),
    ),
  }))
}

/** Every size of the product, and whether it can be had in the chosen colour. */
export function sizeOptions(product: Product, choice: Choice): SizeOption[] {
  const choices = choicesOf(product)
  const firsts = choices.filter(
    ({ size }, index) => choices.findIndex((other) => other.size.label === size.label) === index,
  )
  return firsts.map((first) => {
    const inColor = choices.find(
      (one) => isSameColor(one.color, choice.color) && one.size.label === first.size.label,
    )
    return { label: first.size.label, availability: availabilityOf(inColor), size: (inColor ?? first).size }
  })
}

/** The picture of the chosen thing, or of another one in its colour. */
export function pictureOf(product: Product, choice: Choice): number {
  const colors = new Map(choicesOf(product).map((one) => [one.variantId, one.color]))
  const exact = product.images.findIndex(({ variantId }) => variantId === choice.variantId)
  if (exact >= 0) return exact
  const sameColor = product.images.findIndex(({ variantId }) => {
    const color = variantId === undefined ? undefined : colors.get(variantId)
    return color !== undefined && isSameColor(color, choice.color)
  })
  return Math.max(0, sameColor)
}
