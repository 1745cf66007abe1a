import { fromPromise } from 'xstate'
import type { Profile, ProfileUpdate } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

export function saveProfileWith(client: ShopClient) {
  return fromPromise<Profile, { update: ProfileUpdate }>(({ input, signal }) =>
    dataOf(client.PUT('/api/customers', { body: input.update, signal })),
  )
}
