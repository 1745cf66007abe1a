import { fromPromise } from 'xstate'
import type { CutOrder } from '../../../machines/cut-to-size/cut-to-size.machine.ts'
import type { CartLine } from '../../../openapi/generated/schema.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

export type AddToGuestCart = (order: CutOrder) => void

/** A guest's pieces wait in the browser; a customer's go to the server, which counts their sheets and cuts itself. */
export const cutToSizeWith = (
  client: ShopClient,
  line: Pick<CartLine, 'productId' | 'variantId' | 'weight'>,
  guestCart: () => AddToGuestCart | undefined,
) => ({
  addPieces: fromPromise<unknown, CutOrder>(async ({ input, signal }) => {
    const addToGuestCart = guestCart()
    if (addToGuestCart) return addToGuestCart(input)
    const sheets = input.plan.sheets.length
    const value = { ...line, quantity: sheets, cutting: { pieces: input.pieces, sheets } }
    const body = [{ op: 'add' as const, path: '/items' as const, value }]
    return dataOf(client.quiet.PATCH('/api/cart', { body, signal }))
  }),
})
