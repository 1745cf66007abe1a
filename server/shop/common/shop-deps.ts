import type { Database } from '../../db/database.ts'
import type { PaymentProviders } from '../payments/providers/registry.ts'
import type { Pauses } from './pauses.ts'
import type { ShopSettings } from './shop-settings.ts'

export interface ShopDeps {
  database: Database
  settings: ShopSettings
  /** Who takes payments; without one orders are paid on delivery or at the counter. */
  paymentProviders: PaymentProviders
  /** Logs what went wrong beside a request that was answered all the same. */
  warn: (error: unknown, what: string) => void
  /** In place of the usual ones. */
  pauses?: Pauses | undefined
}
