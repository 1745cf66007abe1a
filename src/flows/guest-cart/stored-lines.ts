import * as v from 'valibot'
import type { GuestLine } from '../../../machines/guest-cart/guest-cart.machine.ts'
import { listOf, stored } from '../../lib/browser/stored.ts'
import { maxLineQuantity } from '../../lib/products/max-quantity.ts'

const life = 7 * 24 * 60 * 60 * 1000
/** A page that sent goods and was closed has no answer after this time. */
const answer = 20 * 1000

const id = v.pipe(v.string(), v.nonEmpty())
const money = v.object({ amount: v.number() })

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxLineQuantity))
const pieces = v.array(v.object({ width: count, length: count, count, mayTurn: v.boolean() }))

const lineSchema = v.object({
  line: v.object({
    productId: id,
    variantId: id,
    quantity: count,
    weight: v.object({ value: v.number(), unit: v.picklist(['gram', 'kilogram']) }),
    cutting: v.exactOptional(v.object({ pieces, sheets: count })),
  }),
  shown: v.object({
    name: v.string(),
    unit: v.exactOptional(v.string()),
    imageUrl: v.string(),
    status: v.picklist(['available', 'soldOut', 'cancelled']),
    stock: v.number(),
    cutting: v.exactOptional(
      v.object({
        ...{ pieces, sheets: count, cuts: v.number(), price: money },
        ...{ kerf: v.number(), width: v.number(), length: v.number() },
      }),
    ),
    variants: v.array(
      v.object({
        variantId: id,
        color: v.object({ name: v.string(), hex: v.string() }),
        sizes: v.array(
          v.object({
            label: v.string(),
            price: money,
            specialPrice: v.exactOptional(money),
            tiers: v.exactOptional(v.array(v.object({ from: v.number(), price: money }))),
          }),
        ),
      }),
    ),
  }),
  addedAt: v.number(),
  sentAt: v.optional(v.number()),
  refusalCode: v.optional(v.string()),
})

const lines = stored<GuestLine[]>('guest-cart', listOf(lineSchema), [])

export const storeGuestLines = lines.write

/** The lines that are not too old. Adding is not repeatable: a line whose answer never came is the shopper's to decide. */
export function readGuestLines(): GuestLine[] {
  const now = Date.now()
  return lines
    .read()
    .filter(({ addedAt }) => addedAt > now - life)
    .map((line) =>
      line.sentAt !== undefined && line.sentAt < now - answer
        ? { ...line, sentAt: undefined, refusalCode: 'OFFLINE' }
        : line,
    )
}

/** Calls back with the lines that another tab has changed. Returns the function that unsubscribes. */
export const followGuestLines = (onChange: (lines: GuestLine[]) => void): (() => void) =>
  lines.follow((isElsewhere) => {
    if (isElsewhere) onChange(readGuestLines())
  })
