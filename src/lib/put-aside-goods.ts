import type { CartItem, CartLine } from '../../openapi/generated/schema.ts'
import { isArrayOf, isNumber, isObjectOf, isOneOf, isOptional, isString } from './shape.ts'

/** Goods that a guest wanted in the cart, kept in this browser until somebody signs in (decision 023). */
export interface PutAside {
  line: CartLine
  /** What the cart shows of them until the server has answered. */
  shown: Pick<CartItem, 'name' | 'imageUrl' | 'status' | 'stock' | 'variants'>
  putAsideAt: number
  /** When they were sent to the cart, while the answer is awaited. */
  sentAt?: number | undefined
  /** The problem code for which the cart did not take them. They are kept until the shopper has read it. */
  refusedFor?: string | undefined
}

export const version = 1

const isId = (value: unknown) => isString(value) && value !== ''
const isQuantity = (value: unknown) =>
  isNumber(value) && Number.isInteger(value) && value >= 1 && value <= 9999
const isMoney = isObjectOf({ amount: isNumber })

const hasShape = isObjectOf({
  line: isObjectOf({
    productId: isId,
    variantId: isId,
    quantity: isQuantity,
    weight: isObjectOf({ value: isNumber, unit: isOneOf('gram', 'kilogram') }),
  }),
  shown: isObjectOf({
    name: isString,
    imageUrl: isString,
    status: isOneOf('available', 'soldOut', 'cancelled'),
    stock: isNumber,
    variants: isArrayOf(
      isObjectOf({
        variantId: isId,
        color: isObjectOf({ name: isString, hex: isString }),
        sizes: isArrayOf(isObjectOf({ label: isString, price: isMoney, specialPrice: isOptional(isMoney) })),
      }),
    ),
  }),
  putAsideAt: isNumber,
  sentAt: isOptional(isNumber),
  refusedFor: isOptional(isString),
})

/** Whether the shop itself has written these goods. */
export const isPutAside = (value: unknown): value is PutAside => hasShape(value)

const hasVersion = isObjectOf({ version: isOneOf(version), goods: isArrayOf(() => true) })
export const isKept = (value: unknown): value is { goods: unknown[] } => hasVersion(value)
