import { eq } from 'drizzle-orm'
import { customers } from '../db/schema/customers.ts'
import { takeTurn } from './rate-limit.ts'
import type { ShopParts } from './shop-parts.ts'

const perAddress = [
  { max: 10, seconds: 60 },
  { max: 50, seconds: 60 * 60 },
]

/** Whether somebody signs in with this number; asked too often it would list the customers. */
export async function phoneExists(
  { database: { db } }: ShopParts,
  phoneNumber: string,
  from: string,
): Promise<{ isExist: boolean }> {
  await takeTurn(db, { what: 'isExist', key: from, limits: perAddress })
  const found = await db.select({ id: customers.id }).from(customers).where(eq(customers.login, phoneNumber))
  return { isExist: found.length > 0 }
}
