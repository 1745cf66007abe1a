import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { staff } from '../../db/schema/staff.ts'
import { hashPassword } from '../../shop/accounts/passwords.ts'
import type { ShopSettings } from '../../shop/common/shop-settings.ts'
import { encryptSecret } from '../../shop/office/second-factor.ts'
import { sandboxPassword } from '../../../sample-shop/accounts/sandbox-accounts.ts'
import { sandboxStaff } from '../../../sample-shop/accounts/sandbox-staff.ts'

export async function insertSandboxStaff(db: NodePgDatabase, settings: ShopSettings): Promise<void> {
  for (const { totpSecret, ...member } of sandboxStaff) {
    const passwordHash = await hashPassword(sandboxPassword)
    await db
      .insert(staff)
      .values({
        ...member,
        passwordHash,
        totpSecret: encryptSecret(settings, totpSecret),
        recoveryCodes: [],
      })
      .onConflictDoNothing()
  }
}
