import type { ReactNode } from 'react'
import { ShopClientContext } from '../api/shop-client-context.ts'
import { StandingFlowsContext } from '../lib/standing-flows.ts'
import type { Shop } from './compose/compose-shop.ts'

/** Hands the standing flows and the API client to the features that use them. */
export function ShopContexts({ shop, children }: { shop: Shop; children: ReactNode }) {
  return (
    <ShopClientContext value={shop.client}>
      <StandingFlowsContext value={shop}>{children}</StandingFlowsContext>
    </ShopClientContext>
  )
}
