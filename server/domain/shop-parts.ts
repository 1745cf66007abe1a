import type { Database } from '../db/database.ts'
import type { PaymentPage } from './payments/payment-page.ts'
import type { ShopSettings } from './shop-settings.ts'

/** What the rules of the shop work with. */
export interface ShopParts {
  database: Database
  settings: ShopSettings
  /** Where cards are paid; the sandbox brings a page of its own. */
  paymentPage?: PaymentPage
}
