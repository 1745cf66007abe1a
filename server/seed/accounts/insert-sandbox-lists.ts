import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sandboxAccounts } from '../../../sample-shop/accounts/sandbox-accounts.ts'
import { sandboxLists } from '../../../sample-shop/accounts/sandbox-lists.ts'
import { savedLists } from '../../db/schema/saved-lists.ts'
import { satangOf } from '../../shop/common/measures.ts'

const day = 24 * 60 * 60 * 1000

/** Lists that the first sandbox account saved before the shop opened. */
export async function insertSandboxLists(db: NodePgDatabase): Promise<void> {
  const [customer] = sandboxAccounts
  if (!customer) throw new Error('There are no sandbox accounts')
  await db.insert(savedLists).values(
    sandboxLists.map(({ name, daysAgo, lines }, index) => ({
      id: `l-demo-${index + 1}`,
      customerId: customer.id,
      name,
      savedAt: new Date(Date.now() - daysAgo * day),
      lines: lines.map(([code, variant, quantity, price]) => ({
        variantId: `p-${code.toLowerCase()}-${variant}`,
        code: `${code} ${variant}`,
        quantity,
        satang: satangOf(price),
      })),
    })),
  )
}
