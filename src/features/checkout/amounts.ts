import { unitSatang } from '../../../machines/quantity-prices.ts'
import type { CheckoutLine } from '../../../machines/checkout/checkout.machine.ts'
import type { Money } from '../../../openapi/generated/schema.ts'

export interface Amounts {
  /** What the goods cost at normal prices. */
  normal: number
  /** What special prices and prices by quantity save of that. */
  saved: number
  /** The value added tax of 7 % that the total includes. */
  vat: number
}

const inSatang = (amount: number) => Math.round(amount * 100)
const vatPercent = 7

/** All in whole satang; the tax is what is left of the total after its base is rounded to the satang. */
export function amountsOf(items: readonly CheckoutLine[], total: Money): Amounts {
  let [normal, paid] = [0, 0]
  for (const { quantity, variants, cutting } of items) {
    const size = variants[0]?.sizes[0]
    const cuts = inSatang(cutting?.price.amount ?? 0)
    normal += inSatang(size?.price.amount ?? 0) * quantity + cuts
    paid += (size ? unitSatang(size, quantity) * quantity : 0) + cuts
  }
  const whole = inSatang(total.amount)
  const base = Math.round((whole * 100) / (100 + vatPercent))
  return { normal: normal / 100, saved: (normal - paid) / 100, vat: (whole - base) / 100 }
}
