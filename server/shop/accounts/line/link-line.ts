import { and, eq, ne } from 'drizzle-orm'
import type { LineLink, SessionTokens } from '../../../../openapi/generated/schema.ts'
import type { Queries } from '../../../db/database.ts'
import { customers } from '../../../db/schema/customers.ts'
import { Problem } from '../../common/problem.ts'
import type { ShopDeps } from '../../common/shop-deps.ts'
import type { ShopSettings } from '../../common/shop-settings.ts'
import { checkCode, consumeCode, invalidCode } from '../codes/check-code.ts'
import { readLineLink } from './line-tokens.ts'
import { lineLoginOf, openSession } from './sign-in-with-line.ts'

/** Whoever proves both the account at LINE and the phone may link them, whatever was linked before. */
export async function linkLine(
  deps: ShopDeps,
  { lineLinkToken, phoneNumber, otp }: LineLink,
  clientNetwork: string,
): Promise<SessionTokens> {
  lineLoginOf(deps.settings)
  const lineUserId = await readLineLink(deps.settings, lineLinkToken)
  const code = await checkCode(deps, { userName: phoneNumber, reason: 'linkLine', otp }, clientNetwork)
  const customer = await deps.database.db.transaction(async (tx) => {
    await consumeCode(tx, code)
    const [found] = await tx
      .select({ id: customers.id, passwordHash: customers.passwordHash, isActive: customers.isActive })
      .from(customers)
      .where(eq(customers.login, phoneNumber))
      .for('no key update')
    if (!found) throw invalidCode()
    if (!found.isActive) throw new Problem('USER_INACTIVE', 'The customer is not active')
    await giveLineTo(tx, found.id, lineUserId)
    return found
  })
  return openSession(deps, customer)
}

/** Takes the account at LINE from whoever had it: it signs in one customer only. */
async function giveLineTo(tx: Queries, customerId: string, lineUserId: string): Promise<void> {
  await tx
    .update(customers)
    .set({ lineUserId: null })
    .where(and(eq(customers.lineUserId, lineUserId), ne(customers.id, customerId)))
  await tx.update(customers).set({ lineUserId }).where(eq(customers.id, customerId))
}

export async function unlinkLine({ database: { db } }: ShopDeps, customerId: string): Promise<void> {
  await db.update(customers).set({ lineUserId: null }).where(eq(customers.id, customerId))
}

/** For a registration that began with LINE. One that took longer than the link lasts is not refused: it is not linked. */
export async function linkNewCustomer(
  tx: Queries,
  settings: ShopSettings,
  { customerId, lineLinkToken }: { customerId: string; lineLinkToken: string | undefined },
): Promise<void> {
  if (lineLinkToken === undefined || !settings.lineLogin) return
  const lineUserId = await readLineLink(settings, lineLinkToken).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  if (lineUserId !== undefined) await giveLineTo(tx, customerId, lineUserId)
}
