import type { Product, Variant, VariantSize } from '../../../../openapi/generated/schema.ts'

type Color = Variant['color']

/** A sellable variant with its single size. */
export interface Choice {
  variantId: string
  color: Color
  size: VariantSize
}

/** `missing`: the product does not exist in this combination of colour and size. */
export type Availability = 'available' | 'soldOut' | 'missing'

export interface ColorOption {
  color: Color
  availability: Availability
}
export interface SizeOption {
  label: string
  availability: Availability
  /** The size in the chosen colour or, if that combination does not exist, in another colour. */
  size: VariantSize
}

export const choicesOf = (product: Product): Choice[] =>
  product.variants.flatMap(({ variantId, color, sizes }) => sizes.map((size) => ({ variantId, color, size })))

export const isSameColor = (a: Color, b: Color) =>
  a.hex.toLowerCase() === b.hex.toLowerCase() && a.name === b.name
export const inStockFirst = (choices: Choice[]) => choices.find(({ size }) => size.stock > 0) ?? choices[0]

/** Returns the variant or colour that the address requests, otherwise the first choice that is in stock. */
export function readChoice(product: Product, search: URLSearchParams): Choice | undefined {
  const choices = choicesOf(product)
  const color = search.get('color')?.toLowerCase().replace('#', '')
  return (
    choices.find(({ variantId }) => variantId === search.get('variant')) ??
    inStockFirst(choices.filter((choice) => choice.color.hex.toLowerCase() === `#${color}`)) ??
    inStockFirst(choices)
  )
}

const availabilityOf = (choice: Choice | undefined): Availability => {
  if (!choice) return 'missing'
  return choice.size.stock > 0 ? 'available' : 'soldOut'
}

/** Every colour of the product with its availability in the chosen size. */
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

/** Every size of the product with its availability in the chosen colour. */
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

/** The index of the picture of the chosen variant, otherwise of a variant in the same colour, otherwise 0. */
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
