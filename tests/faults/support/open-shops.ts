import { openDatabase, type Database } from '../../../server/db/database.ts'
import { shopTemplate } from '../../support/api/shop-template.ts'
import { createTestDatabase } from '../../support/database/test-database.ts'
import { startShop, type Shop } from './shop.ts'

export interface OpenShops {
  databaseUrl: string
  /** The test's own way to the database, past the shops. */
  database: Database
  shops: readonly Shop[]
  /** The shops take turns. */
  originAt: (index: number) => string
  close: () => Promise<void>
}

/** A database with the sample shop, and so many servers that share it. */
export async function openShops(count: number): Promise<OpenShops> {
  const { url: databaseUrl, drop } = await createTestDatabase(await shopTemplate())
  const database = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined })
  const shops = await Promise.all(Array.from({ length: count }, () => startShop({ databaseUrl })))
  return {
    databaseUrl,
    database,
    shops,
    originAt: (index) => shops[index % shops.length]?.origin ?? '',
    async close() {
      await Promise.all(shops.map((shop) => shop.leave()))
      await database.close()
      await drop()
    },
  }
}
