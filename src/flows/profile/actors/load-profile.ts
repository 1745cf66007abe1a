import { fromPromise } from 'xstate'
import type { Profile } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

/** Waits for hydration, because a profile loaded earlier would differ from the server-rendered page. */
export function loadProfileWith(client: ShopClient, whenLive: Promise<void>) {
  return fromPromise<Profile>(async ({ signal }) => {
    await whenLive
    return dataOf(client.quiet.GET('/api/customers', { signal }))
  })
}
