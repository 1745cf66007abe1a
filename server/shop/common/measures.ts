import type { Money, Weight } from '../../../openapi/generated/schema.ts'

export const baht = (satang: number): Money => ({ amount: satang / 100 })

export const satangOf = (amount: number): number => Math.round(amount * 100)

/** Whether an amount has no parts smaller than a satang. */
export const isWholeSatang = (amount: number): boolean => satangOf(amount) / 100 === amount

/** Weights as they are usually written: 650 g, but 10.63 kg. */
export function weight(grams: number): Weight {
  return grams < 1000 ? { value: grams, unit: 'gram' } : { value: grams / 1000, unit: 'kilogram' }
}
