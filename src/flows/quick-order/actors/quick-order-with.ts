import { fromPromise } from 'xstate'
import type { ReadyLine } from '../../../../machines/quick-order/quick-order.machine.ts'
import type { QuickOrderLine, SavedList } from '../../../../openapi/generated/schema.ts'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'
import { mostLines } from '../written-lines.ts'
import { readFile } from './read-file.ts'

/** The effects of a quick order; a guest's goods wait in the browser, a customer's are on the server. */
export const quickOrderWith = (
  client: ShopClient,
  guestCart: () => ((lines: readonly ReadyLine[]) => void) | undefined,
) => ({
  readFile: fromPromise<string[], { file: unknown }>(async ({ input }) => {
    // The cast is safe: only the hook chooses files.
    const lines = await readFile(input.file as File)
    if (lines.length > mostLines) throw { code: 'FILE_TOO_LARGE' }
    return lines
  }),
  resolve: fromPromise<QuickOrderLine[], { texts: string[] }>(async ({ input, signal }) => {
    const asked = { body: { lines: input.texts }, signal }
    const { lines } = await dataOf(client.quiet.POST('/api/quick-order/resolve', asked))
    return lines
  }),
  openList: fromPromise<SavedList, { id: string }>(({ input: { id }, signal }) =>
    dataOf(client.quiet.GET('/api/lists/{id}', { params: { path: { id } }, signal })),
  ),
  addLines: fromPromise<unknown, { lines: ReadyLine[] }>(async ({ input: { lines }, signal }) => {
    const addToGuestCart = guestCart()
    if (addToGuestCart) return addToGuestCart(lines)
    const asked = { body: { lines: lines.map(({ piece }) => piece) }, signal }
    return dataOf(client.quiet.POST('/api/quick-order/cart', asked))
  }),
})
