import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { sizeGuideNotes } from '../db/schema/catalogue.ts'
import { sampleShop } from '../import/sample-shop.ts'
import type { ShopSettings } from '../shop/common/shop-settings.ts'
import { sizeGuideNotes as sampleGuides } from '../../sample-shop/drawings/size-guides/registry.ts'
import { insertSandboxAccounts } from './accounts/insert-sandbox-accounts.ts'
import { insertSandboxLists } from './accounts/insert-sandbox-lists.ts'
import { sizeGuideNoteRows } from './catalogue-rows.ts'
import { insertAll } from '../db/insert-all.ts'
import { insertShop } from './insert-shop.ts'
import { insertSandboxOrders } from './orders/insert-sandbox-orders.ts'
import { insertSandboxReviews } from './reviews/insert-sandbox-reviews.ts'

/** The products and texts of the sample shop; accounts with a public password are only for the sandbox. */
export async function insertSampleShop(db: NodePgDatabase, mode: ShopSettings['mode']): Promise<void> {
  await insertShop(db, sampleShop())
  if (mode !== 'sandbox') return
  await insertSandboxAccounts(db)
  await insertSandboxOrders(db)
  await insertSandboxLists(db)
  await insertSandboxReviews(db)
}

export const insertSizeGuides = (db: NodePgDatabase): Promise<void> =>
  insertAll(db, sizeGuideNotes, sampleGuides.flatMap(sizeGuideNoteRows))
