import type {
  OfficeProduct,
  OfficeProductChange,
  OfficeProductDetail,
} from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { Task } from '../bulk/use-bulk-run.ts'
import { changeProduct } from './product-api.ts'
import { amountIn, changeOf, figureOf, valuesOf, type FieldName, type Values } from './product-values.ts'

/** The same for each of the goods that are chosen. */
export type BulkChange =
  | { type: 'status'; isForSale: boolean }
  | { type: 'category'; category: string }
  | { type: 'price'; percent: number }

/** As it would be typed on the page of the product, over the version that the list shows. */
export const taskOf = (
  { id, name, version }: OfficeProduct,
  wish: BulkChange,
  onChanged?: () => void,
): Task => ({
  name,
  to: `/products/${id}`,
  async change(client) {
    const params = { path: { id } }
    const product = await dataOf(client.GET('/api/office/products/{id}', { params }))
    const body = { ...bulkChange(product, wish), version }
    await changeProduct(id, body)(client)
    onChanged?.()
  },
})

export function bulkChange(product: OfficeProductDetail, wish: BulkChange): OfficeProductChange {
  const stands = valuesOf(product)
  const typed = typedOf(product, wish)
  return changeOf({ ...stands, ...typed }, product, Object.keys(typed) as FieldName[])
}

function typedOf({ variants }: OfficeProductDetail, wish: BulkChange): Values {
  if (wish.type === 'status') return { isForSale: String(wish.isForSale) }
  if (wish.type === 'category') return { category: wish.category }
  return Object.fromEntries(
    variants.map((variant) => [
      figureOf('price', variant),
      String(pricedBy(variant.price.amount, wish.percent)),
    ]),
  )
}

/** Rounded to the satang. */
export const pricedBy = (amount: number, percent: number) =>
  Math.round((Math.round(amount * 100) * Math.round(10_000 + percent * 100)) / 10_000) / 100

/** `-5`, `+7.5%`; undefined if it says no percent, or one that is surely a mistake. */
export function percentIn(text: string): number | undefined {
  // In some countries it begins the decimals.
  if (text.includes(',')) return undefined
  const sign = /^\s*[-−–]/.test(text) ? -1 : 1
  const size = amountIn(text.replace(/^\s*[-−–+]/, '').replace('%', ''))
  return size === undefined || size > 90 ? undefined : sign * size
}
