import type { Product, Variant, VariantSize } from '../../../../../openapi/generated/schema.ts'

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

const keyOf = ({ hex, name }: Color) => `${hex.toLowerCase()} ${name}`
export const isSameColor = (a: Color, b: Color) => keyOf(a) === keyOf(b)
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
  const inSize = new Map<string, Choice>()
  const colors = new Map<string, Color>()
  for (const one of choicesOf(product)) {
    const key = keyOf(one.color)
    if (!colors.has(key)) colors.set(key, one.color)
    if (one.size.label === choice.size.label && !inSize.has(key)) inSize.set(key, one)
  }
  return [...colors].map(([key, color]) => ({ color, availability: availabilityOf(inSize.get(key)) }))
}

/** Every size of the product with its availability in the chosen colour. */
export function sizeOptions(product: Product, choice: Choice): SizeOption[] {
  const inColor = new Map<string, Choice>()
  const firsts = new Map<string, Choice>()
  const chosen = keyOf(choice.color)
  for (const one of choicesOf(product)) {
    const { label } = one.size
    if (!firsts.has(label)) firsts.set(label, one)
    if (!inColor.has(label) && keyOf(one.color) === chosen) inColor.set(label, one)
  }
  return [...firsts].map(([label, first]) => {
    const exact = inColor.get(label)
    return { label, availability: availabilityOf(exact), size: (exact ?? first).size }
  })
}

/**
 * The pictures to leaf through: first that of the chosen variant, then the others of its colour, then those of no colour.
 * Other colours are chosen by their swatches. A colour without a picture shows those of no colour, or else all.
 */
export function picturesOf({ images, variants }: Product, choice: Choice): Product['images'] {
  const colors = new Map(variants.map(({ variantId, color }) => [variantId, color]))
  const general: Product['images'] = []
  const ofColor: Product['images'] = []
  for (const image of images) {
    const color = image.variantId === undefined ? undefined : colors.get(image.variantId)
    if (!color) general.push(image)
    else if (isSameColor(color, choice.color)) ofColor.push(image)
  }
  const exact = ofColor.filter(({ variantId }) => variantId === choice.variantId)
  const others = ofColor.filter(({ variantId }) => variantId !== choice.variantId)
  const shown = [...exact, ...others, ...general]
  return shown.length > 0 ? shown : images
}
