import { randomUUID } from 'node:crypto'
import type { Database } from '../../../server/db/database.ts'
import { cartLines, carts } from '../../../server/db/schema/carts.ts'
import { consents, customers } from '../../../server/db/schema/customers.ts'
import { sessions } from '../../../server/db/schema/sessions.ts'
import { signAccessToken } from '../../../server/shop/accounts/access-tokens.ts'
import { inADay } from '../../../server/shop/accounts/sessions.ts'
import { sandboxSecrets } from '../../../server/shop/common/shop-settings.ts'
import type { TestProduct } from '../../support/api/test-product.ts'
import { apiAt } from '../../support/api/running-api.ts'
import { Shopper, type ShippedRequest } from '../../support/api/shopper.ts'

/** A signed-in customer with products in the cart, and the order of all of them. */
export interface Buyer {
  customerId: string
  token: string
  /** The same request again has the same key. */
  key: string
  request: ShippedRequest
}

type Db = Pick<Database, 'db'>

let count = 0

/** Customers of the built shop, with real sessions; written at once, since a registration takes a tenth of a second. */
export async function newBuyers(
  { db }: Db,
  origin: string,
  many: number,
  cartOf: (index: number) => readonly TestProduct[],
  fields: Partial<ShippedRequest> = {},
): Promise<Buyer[]> {
  if (many === 0) return []
  const made = Array.from({ length: many }, (_, index) => {
    count += 1
    return { id: `f-${process.pid}-${count}`, sessionId: randomUUID(), product: cartOf(index), number: count }
  })
  await db.insert(customers).values(
    made.map(({ id, number }) => ({
      id,
      kind: 'individual' as const,
      login: `08${String(number).padStart(8, '0')}`,
      passwordHash: 'none that a password matches',
      phoneNumber: `08${String(number).padStart(8, '0')}`,
      firstName: 'สมหญิง',
      lastName: 'ทดสอบ',
    })),
  )
  await db.insert(consents).values(
    made.map(({ id }) => ({
      customerId: id,
      purpose: 'privacyPolicy' as const,
      version: '2024.1',
      isGiven: true,
    })),
  )
  await db
    .insert(sessions)
    .values(made.map(({ id, sessionId }) => ({ id: sessionId, customerId: id, expiresAt: inADay })))
  await db.insert(carts).values(made.map(({ id }) => ({ customerId: id, version: 1 })))
  const lines = made.flatMap(({ id, product }) =>
    product.map(({ variantId }) => ({
      id: randomUUID(),
      customerId: id,
      variantId,
      quantity: 1,
      seenSatang: 10_000,
    })),
  )
  if (lines.length > 0) await db.insert(cartLines).values(lines)
  const tokens = await Promise.all(
    made.map(({ id, sessionId }) =>
      signAccessToken(sandboxSecrets.tokens, { sessionId, customerId: id }, new Date()),
    ),
  )
  const [first] = tokens
  if (first === undefined) return []
  // All carts weigh and cost the same, so that the shop is asked once.
  const sample = await new Shopper(apiAt(origin), first).request(fields)
  return made.map(({ id }, index) => ({
    customerId: id,
    token: tokens[index] ?? '',
    key: randomUUID(),
    request: {
      ...sample,
      cartItemIds: lines.filter(({ customerId }) => customerId === id).map((line) => line.id),
    },
  }))
}

export const shopperOf = (buyer: Pick<Buyer, 'token'>, origin: string): Shopper =>
  new Shopper(apiAt(origin), buyer.token)
