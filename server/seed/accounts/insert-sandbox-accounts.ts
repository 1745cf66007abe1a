import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { addresses } from '../../db/schema/addresses.ts'
import { consents, customers } from '../../db/schema/customers.ts'
import { hashPassword } from '../../shop/accounts/passwords.ts'
import { sampleShop } from '../../import/sample-shop.ts'
import { sandboxAccounts, sandboxPassword } from '../../../sample-shop/accounts/sandbox-accounts.ts'

const state = 'กรุงเทพมหานคร'

export async function insertSandboxAccounts(db: NodePgDatabase): Promise<void> {
  const version = sampleShop().pages.find(({ slug }) => slug === 'privacy-policy')?.version ?? ''
  for (const { company, wantsNews, addresses: places, ...account } of sandboxAccounts) {
    const { id: customerId } = account
    const passwordHash = await hashPassword(sandboxPassword)
    await db.insert(customers).values({ ...account, ...company, passwordHash, country: 'TH', state })
    await db.insert(consents).values([
      { customerId, purpose: 'privacyPolicy', version, isGiven: true },
      { customerId, purpose: 'news', version, isGiven: wantsNews },
    ])
    const rows = places.map(({ location, ...place }, index) => ({
      ...place,
      ...location,
      id: `a-${customerId.slice(2)}-${index + 1}`,
      customerId,
      isDefault: index === 0,
    }))
    // The address book lists the newest first, so these are inserted in reverse to keep the order written here.
    if (rows.length > 0) await db.insert(addresses).values(rows.toReversed())
  }
}
