import { randomBytes, randomUUID } from 'node:crypto'
import type { NewStaff, StaffHandover } from '../../../openapi/generated/schema.ts'
import type { Queries } from '../../db/database.ts'
import { staff } from '../../db/schema/staff.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { ShopSettings } from '../common/shop-settings.ts'
import { writeAudit } from './audit-log.ts'
import { newSecondFactor } from './second-factor.ts'

/** Adds a member of staff; undefined where the e-mail has an account already. Nobody can read the answer again. */
export async function addStaff(
  db: Queries,
  settings: ShopSettings,
  { name, email, role }: NewStaff,
  by?: string,
): Promise<StaffHandover | undefined> {
  const login = email.toLowerCase()
  const password = randomPassword()
  const { uri, recoveryCodes, stored } = newSecondFactor(settings, login)
  const passwordHash = await hashPassword(password)
  return db.transaction(async (tx) => {
    const [added] = await tx
      .insert(staff)
      .values({ id: randomUUID(), name, email: login, role, passwordHash, ...stored })
      .onConflictDoNothing({ target: staff.email })
      .returning({ id: staff.id })
    if (!added) return undefined
    const changes = Object.entries({ name, email: login, role }).map(([field, after]) => ({ field, after }))
    await writeAudit(tx, { ...(by && { staffId: by }), action: 'addStaff', subject: added.id, changes })
    return { id: added.id, password, uri, recoveryCodes }
  })
}

export const randomPassword = (): string => randomBytes(15).toString('base64url')
