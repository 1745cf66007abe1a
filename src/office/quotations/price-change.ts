import type { OfficeQuotationChange, Quotation } from '../../../openapi/generated/schema.ts'
import { bahtIn } from '../typed-figures.ts'

/** What stands in the fields: by the position of the line, and of the freight. */
export type TypedPrices = Readonly<Record<string, string>>

export const typedPrices = ({ items, shippingPrice }: Quotation): TypedPrices => ({
  ...Object.fromEntries(items.map(({ position, unitPrice }) => [position, String(unitPrice.amount)])),
  freight: String(shippingPrice.amount),
})

const most = 9_999_999.99

/** The price that was typed; undefined where it is none. The freight may be free. */
export function priceOf(key: string, typed = ''): number | undefined {
  const price = bahtIn(typed)
  if (price === undefined || price > most) return undefined
  return price > 0 || key === 'freight' ? price : undefined
}

/** What was typed and the quotation does not say itself. */
export const stillTyped = (typed: TypedPrices, standing: TypedPrices): TypedPrices =>
  Object.fromEntries(
    Object.entries(typed).filter(([key, text]) => priceOf(key, text) !== priceOf(key, standing[key])),
  )

/** What is sent: only the prices that differ. Undefined while a field has no price in it, or nothing differs. */
export function changeOf(
  { version, items, shippingPrice }: Quotation,
  typed: TypedPrices,
): OfficeQuotationChange | undefined {
  const freight = priceOf('freight', typed.freight)
  const prices = items.map((item) => ({ item, amount: priceOf('', typed[item.position]) }))
  if (freight === undefined || prices.some(({ amount }) => amount === undefined)) return undefined
  const lines = prices.flatMap(({ item: { position, unitPrice }, amount }) =>
    amount === undefined || amount === unitPrice.amount ? [] : [{ position, unitPrice: { amount } }],
  )
  const isFreightChanged = freight !== shippingPrice.amount
  if (lines.length === 0 && !isFreightChanged) return undefined
  return { version, lines, ...(isFreightChanged && { shippingPrice: { amount: freight } }) }
}
