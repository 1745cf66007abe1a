import { unitPrice } from '../../../machines/quantity-prices.ts'
import { formatNumber } from './format-number.ts'

/** Splits an amount into `1,250` and `.00`, because the shop shows satang smaller than baht. */
export function priceParts(amount: number): { baht: string; satang: string } {
  const satang = Math.round(Math.abs(amount) * 100)
  const sign = amount < 0 && satang > 0 ? '-' : ''
  return {
    baht: sign + formatNumber(Math.trunc(satang / 100)),
    satang: `.${String(satang % 100).padStart(2, '0')}`,
  }
}

/** `฿1,250.00`, for a sentence or a label. The Price component shows a styled price. */
export function formatPrice(amount: number): string {
  const { baht, satang } = priceParts(amount)
  return baht.startsWith('-') ? `-฿${baht.slice(1)}${satang}` : `฿${baht}${satang}`
}

/** `฿1,250`, and `฿62.50` where there are satang. */
export const shortPrice = (amount: number): string => formatPrice(amount).replace(/\.00$/, '')

interface Money {
  amount: number
}

/** What one piece alone costs: the special price if it is greater than 0, otherwise the normal price (spec part 4). */
export const priceToPay = (price: Money, specialPrice: Money | undefined): number =>
  unitPrice({ price, specialPrice }, 1)

/** Returns the discount of the special price in whole percent; undefined if there is no discount. */
export function discountPercent(price: Money, specialPrice: Money | undefined): number | undefined {
  const saved = price.amount - priceToPay(price, specialPrice)
  const percent = price.amount > 0 ? Math.floor((saved / price.amount) * 100) : 0
  return percent > 0 ? percent : undefined
}
