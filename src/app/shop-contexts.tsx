import type { ReactNode } from 'react'
import { ShopClientContext } from '../api/shop-client-context.ts'
import { CheckoutLinksContext } from '../flows/checkout/checkout-links.ts'
import { AppActorsContext } from '../lib/flows/app-actors.ts'
import type { Shop } from './compose/compose-shop.ts'

/** Provides the long-lived flows and the API client to the features. */
export function ShopContexts({ shop, children }: { shop: Shop; children: ReactNode }) {
  return (
    <ShopClientContext value={shop.client}>
      <AppActorsContext value={shop}>
        <CheckoutLinksContext value={shop.checkoutLinks}>{children}</CheckoutLinksContext>
      </AppActorsContext>
    </ShopClientContext>
  )
}
