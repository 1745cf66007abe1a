import { eq } from 'drizzle-orm'
import { customers } from '../../db/schema/customers.ts'
import { Problem } from '../common/problem.ts'
import { passwordMatches } from './passwords.ts'
import { takeHitBack, countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

/** Wrong ones; a stolen session must not become a place to guess the password at. */
const limits = [{ max: 5, seconds: 15 * 60 }]

export const wrongOldPassword = () => new Problem('INVALID_OLD_PASSWORD', 'The old password is not right')

/** Makes sure that who is signed in knows the password too; answers what the customer signs in with. */
export async function checkOldPassword(
  { database: { db } }: ShopDeps,
  customerId: string,
  password: string,
): Promise<{ login: string; passwordHash: string }> {
  const hit = { what: 'oldPassword', key: customerId }
  await countHit(db, { ...hit, limits })
  const [customer] = await db
    .select({ login: customers.login, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  const { login, passwordHash } = customer ?? {}
  const isRight = await passwordMatches(passwordHash ?? undefined, password)
  if (!isRight || !login || !passwordHash) throw wrongOldPassword()
  await takeHitBack(db, hit)
  return { login, passwordHash }
}
