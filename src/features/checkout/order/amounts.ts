import { inSatang } from '../../../../machines/quantity-prices.ts'
import type { CheckoutLine } from '../../../../machines/checkout/checkout.machine.ts'
import type { Money } from '../../../../openapi/generated/schema.ts'
import { savingOf } from '../../../flows/cart/cart-sums.ts'

export interface Amounts {
  /** What the goods cost at normal prices. */
  normal: number
  /** What special prices and prices by quantity save of that. */
  saved: number
  /** The value added tax of 7 % that the total includes. */
  vat: number
}

const vatPercent = 7

/** All in whole satang; the tax is what is left of the total after its base is rounded to the satang. */
export function amountsOf(items: readonly CheckoutLine[], total: Money): Amounts {
  const whole = inSatang(total)
  const base = Math.round((whole * 100) / (100 + vatPercent))
  return { ...savingOf(items), vat: (whole - base) / 100 }
}
