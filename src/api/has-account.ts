import { dataOf } from './problem.ts'
import type { ShopClient } from './shop-client.ts'

/** Asks whether a phone number is registered, in the background of a form. */
export const hasAccount = (
  client: ShopClient,
  phoneNumber: string,
  signal: AbortSignal,
): Promise<{ isExist: boolean }> =>
  dataOf(client.quiet.GET('/api/customers/is-exist', { params: { query: { phoneNumber } }, signal }))
