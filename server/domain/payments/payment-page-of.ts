import { Problem } from '../../http/problem.ts'
import { trialPaymentPage } from '../../sandbox/payment-page/trial-payment-page.ts'
import type { ShopParts } from '../shop-parts.ts'
import type { PaymentPage } from './payment-page.ts'

/** The page that this shop takes cards at: the one it was given, or that of the sandbox. */
export function paymentPageOf({ database, settings, paymentPage }: ShopParts): PaymentPage {
  if (paymentPage) return paymentPage
  if (settings.mode === 'sandbox') return trialPaymentPage(database.db, settings.apiUrl)
  throw new Problem(503, 'PAYMENT_UNAVAILABLE', 'No payment page is set up for this shop')
}
