import { eq } from 'drizzle-orm'
import { customers } from '../../db/schema/customers.ts'
import { Problem } from '../common/problem.ts'
import { passwordMatches } from './passwords.ts'
import { removeHit, countHit } from '../common/rate-limit.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

/** Limits wrong passwords, so that a stolen session cannot be used to guess the password. */
const limits = [{ max: 5, seconds: 15 * 60 }]
/** Limits the work of comparing, right or wrong. */
const allTries = [{ max: 20, seconds: 15 * 60 }]

export const wrongOldPassword = () => new Problem('INVALID_OLD_PASSWORD', 'The old password is not right')

/** Checks that the signed-in customer also knows the password, and returns the customer's login. */
export async function checkOldPassword(
  { database: { db } }: ShopDeps,
  customerId: string,
  password: string,
): Promise<{ login: string; passwordHash: string }> {
  const hit = { action: 'oldPassword', key: customerId }
  await countHit(db, { ...hit, limits })
  await countHit(db, { action: 'oldPasswordTry', key: customerId, limits: allTries })
  const [customer] = await db
    .select({ login: customers.login, passwordHash: customers.passwordHash })
    .from(customers)
    .where(eq(customers.id, customerId))
  const { login, passwordHash } = customer ?? {}
  const isRight = await passwordMatches(passwordHash ?? undefined, password)
  if (!isRight || !login || !passwordHash) throw wrongOldPassword()
  await removeHit(db, hit)
  return { login, passwordHash }
}
