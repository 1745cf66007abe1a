import { Problem } from '../../http/problem.ts'
import { trialPaymentPage } from '../../sandbox/payment-page/trial-payment-page.ts'
import type { ShopParts } from '../shop-parts.ts'
import type { PaymentPage } from './payment-page.ts'

/** The page that this shop takes cards at, if it takes any: the one it was given, or that of the sandbox. */
export function findPaymentPage({ database, settings, paymentPage }: ShopParts): PaymentPage | undefined {
  if (paymentPage) return paymentPage
  return settings.mode === 'sandbox' ? trialPaymentPage(database.db, settings.apiUrl) : undefined
}

export function paymentPageOf(parts: ShopParts): PaymentPage {
  const page = findPaymentPage(parts)
  if (!page) throw new Problem(503, 'PAYMENT_UNAVAILABLE', 'No payment page is set up for this shop')
  return page
}
