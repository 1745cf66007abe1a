import type { ShopSettings } from '../../common/shop-settings.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { omiseProvider } from './omise/omise-provider.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

interface KnownProvider {
  /** The variables with its keys; all of them are needed. */
  variables: readonly string[]
  open: (keyOf: (variable: string) => string, shop: Pick<ShopSettings, 'apiUrl'>) => PaymentProvider
}

/** The providers that PAYMENT_PROVIDERS can name. */
export const knownProviders: Readonly<Record<string, KnownProvider>> = {
  omise: {
    variables: ['OMISE_PUBLIC_KEY', 'OMISE_SECRET_KEY', 'OMISE_WEBHOOK_SECRET'],
    open: (keyOf, { apiUrl }) =>
      omiseProvider({
        publicKey: keyOf('OMISE_PUBLIC_KEY'),
        secretKey: keyOf('OMISE_SECRET_KEY'),
        webhookSecret: keyOf('OMISE_WEBHOOK_SECRET'),
        apiUrl,
      }),
  },
  stripe: {
    variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    open: (keyOf) =>
      stripeProvider({
        secretKey: keyOf('STRIPE_SECRET_KEY'),
        webhookSecret: keyOf('STRIPE_WEBHOOK_SECRET'),
      }),
  },
}

export const openPaymentProviders = (settings: Pick<ShopSettings, 'paymentProviders' | 'apiUrl'>) =>
  settings.paymentProviders.flatMap(({ name, keys }) => {
    const known = knownProviders[name]
    return known ? [known.open((variable) => keys[variable] ?? '', settings)] : []
  })
