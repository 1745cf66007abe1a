import type { ShopDeps } from '../common/shop-deps.ts'

/** For work on several payments: a provider that does not answer is waited for once, and not again for each of them. */
export const inOnePass = (deps: ShopDeps): ShopDeps => ({
  ...deps,
  paymentProviders: deps.paymentProviders.forOnePass(),
})
