import type { Product, ProductListItem, Variant } from '../../../../openapi/generated/schema.ts'
import type { Compared } from './comparison.ts'
import { priceToPay } from '../../../lib/formats/money.ts'
import { inGrams } from '../../../lib/formats/format-measure.ts'

type Sizes = ProductListItem['sizes']
type Size = Variant['sizes'][number]

/** What is compared of one product, or of one variant of it. */
export interface ComparedColumn {
  goods: Compared
  product: Product
  sizes: Sizes
  colors: Variant['color'][]
  /** The cheapest of its prices. */
  price: Size
  isFrom: boolean
  stock: number
}

/** One column for each of the goods that still exists. */
export function comparedColumns(goods: Compared[], products: Product[]): ComparedColumn[] {
  return goods.flatMap((one) => {
    const product = products.find(({ id }) => id === one.productId)
    const variants = product?.variants.filter(
      ({ variantId }) => one.variantId === undefined || variantId === one.variantId,
    )
    return product && variants && variants.length > 0 ? [columnOf(one, product, variants)] : []
  })
}

function columnOf(goods: Compared, product: Product, variants: Variant[]): ComparedColumn {
  const sizes = variants.flatMap((variant) => variant.sizes)
  const colors = variants
    .map(({ color }) => color)
    .filter((color, index, all) => all.findIndex(({ hex }) => hex === color.hex) === index)
  const cost = ({ price, specialPrice }: Size) => priceToPay(price, specialPrice)
  const byCost = sizes.toSorted((a, b) => cost(a) - cost(b))
  return {
    goods,
    product,
    sizes: sizesOf(sizes),
    colors,
    price: byCost[0] ?? fail(),
    isFrom: byCost.some((size) => cost(size) !== cost(byCost[0] ?? size)),
    stock: sizes.reduce((sum, { stock }) => sum + stock, 0),
  }
}

/** Adds the sizes up as the list of products does. */
function sizesOf(all: Size[]): Sizes {
  const byFace = all.toSorted((a, b) => area(a) - area(b) || thicknessOf(a) - thicknessOf(b))
  const byWeight = all.toSorted((a, b) => inGrams(a.weight) - inGrams(b.weight))
  const [smallest, largest] = [byFace[0] ?? fail(), byFace.at(-1) ?? fail()]
  const [lightest, heaviest] = [byWeight[0] ?? fail(), byWeight.at(-1) ?? fail()]
  const thicknesses = all.flatMap(({ dimensions }) => dimensions.thickness ?? [])
  const labels = new Set(all.map(({ label }) => label))
  return {
    count: labels.size,
    ...(labels.size === 1 && { label: smallest.label }),
    smallest: smallest.dimensions,
    largest: largest.dimensions,
    ...(thicknesses.length > 0 && {
      thickness: { min: Math.min(...thicknesses), max: Math.max(...thicknesses) },
    }),
    weight: { min: lightest.weight, max: heaviest.weight },
  }
}

const area = ({ dimensions: { width, length } }: Size) => width * length
const thicknessOf = ({ dimensions: { thickness } }: Size) => thickness ?? 0

/** The contract has no variant without a size. */
function fail(): never {
  throw new Error('A variant without a size')
}
