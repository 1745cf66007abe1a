import { signedIn, type Handlers } from '../common/handlers.ts'
import type { ShopDeps } from '../common/shop-deps.ts'
import { listDeliveryOffers } from './delivery-offers.ts'
import { listPickUpBranches } from './pick-up-branches.ts'
import { readServiceTerms } from './service-terms.ts'
import { listShippingOptions } from './shipping-options.ts'

export function shippingHandlers({ database: { db }, settings }: ShopDeps): Handlers {
  return {
    listShippingOptions: (call) =>
      listShippingOptions(db, signedIn(call).customerId, call.query ?? {}, call.language),
    listDeliveryOffers: ({ path, query }) => listDeliveryOffers(db, path.language, query),
    listPickUpBranches: ({ path }) => listPickUpBranches(db, path.language),
    getServiceTerms: () => readServiceTerms(db, settings),
  }
}
