import { and, eq } from 'drizzle-orm'
import type { PasswordChange } from '../../../openapi/generated/schema.ts'
import { customers } from '../../db/schema/customers.ts'
import { invalid } from '../common/problem.ts'
import type { Session } from '../common/session.ts'
import { checkCode, consumeCode } from './codes/check-code.ts'
import { checkOldPassword, wrongOldPassword } from './old-password.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import type { ShopDeps } from '../common/shop-deps.ts'

/** Changes the password, keeps the current session and ends all others. */
export async function changePassword(
  deps: ShopDeps,
  { id: sessionId, customerId }: Session,
  { oldPassword, newPassword, otp }: PasswordChange,
  clientNetwork: string,
): Promise<void> {
  refuseCommonPassword(newPassword, 'newPassword')
  const known = await checkOldPassword(deps, customerId, oldPassword)
  if (newPassword === oldPassword)
    throw invalid('The new password is the old one', [{ field: 'newPassword', code: 'unchanged' }])
  const code = await checkCode(deps, { userName: known.login, reason: 'changePassword', otp }, clientNetwork)
  const passwordHash = await hashPassword(newPassword)
  await deps.database.db.transaction(async (tx) => {
    await consumeCode(tx, code)
    const { rowCount } = await tx
      .update(customers)
      .set({ passwordHash })
      // If the password was reset in the meantime, the old one is no longer valid.
      .where(and(eq(customers.id, customerId), eq(customers.passwordHash, known.passwordHash)))
    if (rowCount === 0) throw wrongOldPassword()
    await endSessionsOf(tx, customerId, { except: sessionId })
  })
}
