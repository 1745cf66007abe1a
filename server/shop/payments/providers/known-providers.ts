import type { ShopSettings } from '../../common/shop-settings.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { omiseProvider } from './omise/omise-provider.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

interface KnownProvider {
  /** The variables with its keys; all of them are needed. */
  variables: readonly string[]
  /** The variable with the origin of somebody who plays the provider in tests. */
  address: string
  open: (keyOf: (variable: string) => string, shop: Played) => PaymentProvider
}

interface Played extends Pick<ShopSettings, 'apiUrl'> {
  /** Absent for the provider itself. */
  address: string | undefined
}

/** The providers that PAYMENT_PROVIDERS can name. */
export const knownProviders: Readonly<Record<string, KnownProvider>> = {
  omise: {
    variables: ['OMISE_PUBLIC_KEY', 'OMISE_SECRET_KEY', 'OMISE_WEBHOOK_SECRET'],
    address: 'OMISE_ADDRESS',
    open: (keyOf, { apiUrl, address }) =>
      omiseProvider({
        publicKey: keyOf('OMISE_PUBLIC_KEY'),
        secretKey: keyOf('OMISE_SECRET_KEY'),
        webhookSecret: keyOf('OMISE_WEBHOOK_SECRET'),
        apiUrl,
        ...(address !== undefined && { address, formAddress: address }),
      }),
  },
  stripe: {
    variables: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    address: 'STRIPE_ADDRESS',
    open: (keyOf, { address }) =>
      stripeProvider({
        secretKey: keyOf('STRIPE_SECRET_KEY'),
        webhookSecret: keyOf('STRIPE_WEBHOOK_SECRET'),
        address,
      }),
  },
}

export const openPaymentProviders = (settings: Pick<ShopSettings, 'paymentProviders' | 'apiUrl'>) =>
  settings.paymentProviders.flatMap(({ name, keys, address }) => {
    const known = knownProviders[name]
    return known ? [known.open((variable) => keys[variable] ?? '', { apiUrl: settings.apiUrl, address })] : []
  })
