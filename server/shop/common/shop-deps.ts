import type { Database } from '../../db/database.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { ShopSettings } from './shop-settings.ts'

export interface ShopDeps {
  database: Database
  settings: ShopSettings
  /** Where cards are paid; without one the shop takes no cards. */
  paymentProvider?: PaymentProvider
}
