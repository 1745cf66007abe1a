import { eq } from 'drizzle-orm'
import { customers } from '../../db/schema/customers.ts'
import { countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

const perAddress = [
  { max: 10, seconds: 60 },
  { max: 50, seconds: 60 * 60 },
]

/** Whether an account signs in with this number; rate limited, because otherwise it would enumerate the customers. */
export async function phoneExists(
  { database: { db } }: ShopDeps,
  phoneNumber: string,
  clientNetwork: string,
): Promise<{ isExist: boolean }> {
  await countHit(db, { action: 'isExist', key: clientNetwork, limits: perAddress })
  const found = await db.select({ id: customers.id }).from(customers).where(eq(customers.login, phoneNumber))
  return { isExist: found.length > 0 }
}
