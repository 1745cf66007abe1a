import { Problem } from '../common/problem.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import type { PaymentProvider } from './payment-provider.ts'

export function requirePaymentProvider({ paymentProvider }: ShopDeps): PaymentProvider {
  if (paymentProvider) return paymentProvider
  throw new Problem('PAYMENT_UNAVAILABLE', 'No payment provider is set up for this shop')
}
