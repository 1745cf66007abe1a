import { fromPromise } from 'xstate'
import type { CartLine } from '../../../openapi/generated/schema.ts'
import { dataOf, ShopProblem } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

/** The cart takes so many changes in one request. */
const maxAtOnce = 20

/** Puts the lines into the cart in their order, and returns those that it has taken. */
export const addLinesWith = (client: ShopClient) =>
  fromPromise<CartLine[], { lines: CartLine[] }>(async ({ input: { lines }, signal }) => {
    const added: CartLine[] = []
    while (added.length < lines.length) {
      const few = lines.slice(added.length, added.length + maxAtOnce)
      const body = few.map((value) => ({ op: 'add' as const, path: '/items' as const, value }))
      try {
        await dataOf(client.quiet.PATCH('/api/cart', { body, signal }))
      } catch (error) {
        // What an earlier request has added is in the cart, and would be there twice after another try.
        if (added.length > 0 && error instanceof ShopProblem) break
        throw error
      }
      added.push(...few)
    }
    return added
  })
