import { formatNumber } from './format-number.ts'

/** The parts of an amount, because the shop writes satang smaller than baht: `1,250` and `.00`. */
export function priceParts(amount: number): { baht: string; satang: string } {
  const satang = Math.round(Math.abs(amount) * 100)
  const sign = amount < 0 && satang > 0 ? '-' : ''
  return {
    baht: sign + formatNumber(Math.trunc(satang / 100)),
    satang: `.${String(satang % 100).padStart(2, '0')}`,
  }
}

/** `฿1,250.00`, for a sentence or a label; a picture of a price is the Price part. */
export function formatPrice(amount: number): string {
  const { baht, satang } = priceParts(amount)
  return baht.startsWith('-') ? `-฿${baht.slice(1)}${satang}` : `฿${baht}${satang}`
}

interface Money {
  amount: number
}

/** Spec part 4: the special price where it is greater than 0, the normal one otherwise. */
export function priceToPay(price: Money, specialPrice: Money | undefined): number {
  return specialPrice && specialPrice.amount > 0 ? specialPrice.amount : price.amount
}

/** How much a special price takes off, in whole percent; undefined when it takes off nothing. */
export function discountPercent(price: Money, specialPrice: Money | undefined): number | undefined {
  const saved = price.amount - priceToPay(price, specialPrice)
  const percent = price.amount > 0 ? Math.floor((saved / price.amount) * 100) : 0
  return percent > 0 ? percent : undefined
}
