import { fromPromise } from 'xstate'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { withoutOverlay } from '../../../api/loading-count.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** Waits for the page to be live: what it finds would differ from what the server drew. */
export function loadProfileWith(client: ShopClient, whenLive: Promise<void>) {
  return fromPromise<Profile>(async ({ signal }) => {
    await whenLive
    return dataOf(client.GET('/api/customers', { headers: withoutOverlay, signal }))
  })
}
