import { eq } from 'drizzle-orm'
import { customers } from '../../db/schema/customers.ts'
import { checkCode, consumeCode, invalidCode } from './codes/check-code.ts'
import { loginOf } from './codes/user-name.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

interface Reset {
  userName: string
  otp: string
  newPassword: string
}

/** Replaces a forgotten password and ends every session of the customer. */
export async function resetPassword(
  deps: ShopDeps,
  { userName, otp, newPassword }: Reset,
  clientNetwork: string,
): Promise<void> {
  refuseCommonPassword(newPassword, 'newPassword')
  const code = await checkCode(deps, { userName, reason: 'forgotPassword', otp }, clientNetwork)
  const passwordHash = await hashPassword(newPassword)
  await deps.database.db.transaction(async (tx) => {
    await consumeCode(tx, code)
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash })
      .where(eq(customers.login, loginOf(userName)))
      .returning({ id: customers.id })
    if (!customer) throw invalidCode()
    await endSessionsOf(tx, customer.id)
  })
}
