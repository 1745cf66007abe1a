import type { Product, Variant, VariantSize } from '../../../../openapi/generated/schema.ts'
import { formatDimensions } from '../../../lib/formats/format-measure.ts'

type Sides = readonly [width: number, length: number, thickness?: number]

/** A variant in millimetres, labelled as the sample shop labels a sheet. */
export function sampleVariant(
  color: Variant['color'],
  [width, length, thickness]: Sides,
  { stock = 5, price = 100, weight = { value: 1, unit: 'kilogram' }, label }: SampleSize = {},
): Variant {
  const dimensions = { width, length, ...(thickness && { thickness }), unit: 'millimetre' as const }
  const ownLabel = formatDimensions(dimensions, 'th').replaceAll('\u00a0', ' ')
  return {
    variantId: `${color.hex.slice(1)}-${width}x${length}x${thickness}`,
    color,
    sizes: [{ label: label ?? ownLabel, price: { amount: price }, weight, dimensions, stock }],
  }
}

interface SampleSize extends Partial<Pick<VariantSize, 'stock' | 'weight' | 'label'>> {
  price?: number
}

export function sampleProduct(variants: Variant[]): Product {
  return {
    id: 'p-1',
    code: 'P1',
    name: 'แผ่น',
    categoryPath: 'sign',
    status: 'available',
    imageUrl: '/media/drawings/p-1.svg',
    imageAlt: '',
    colors: [],
    price: { amount: 100 },
    unit: 'แผ่น',
    descriptionHtml: '',
    images: [],
    similar: [],
    goesWith: [],
    facts: [],
    variants,
  }
}
