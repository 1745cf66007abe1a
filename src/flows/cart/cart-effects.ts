import { fromPromise } from 'xstate'
import type { Cart, CartPatch } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'
import { today } from '../../lib/formats/today.ts'

/**
 * Waits for hydration, because a cart loaded earlier would differ from the server-rendered page. The cart that the server
 * wrote into the page is the first one.
 */
export function loadCartWith(client: ShopClient, whenLive: Promise<void>, served?: Cart) {
  let first = served
  return fromPromise<Cart>(async ({ signal }) => {
    const found = first
    first = undefined
    if (found) return found
    await whenLive
    return dataOf(client.quiet.GET('/api/cart', { params: { query: { date: today() } }, signal }))
  })
}

/** Asks quietly, because the page already shows the change. */
export const changeCartWith = (client: ShopClient) =>
  fromPromise<Cart, { patch: CartPatch; version: number | undefined }>(({ input, signal }) => {
    const header = input.version === undefined ? {} : { 'If-Match': String(input.version) }
    return dataOf(client.quiet.PATCH('/api/cart', { params: { header }, body: input.patch, signal }))
  })
