import type { Database } from '../db/database.ts'
import type { ShopSettings } from './shop-settings.ts'

/** What the rules of the shop work with. */
export interface ShopParts {
  database: Database
  settings: ShopSettings
}
