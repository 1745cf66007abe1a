import { fromPromise } from 'xstate'
import { savedListsMachine } from '../../../machines/saved-lists/saved-lists.machine.ts'
import { withoutOverlay } from '../../api/loading-count.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

const headers = withoutOverlay

/** The saved lists of who is signed in, on the server. */
export const savedListsWith = (client: ShopClient) =>
  savedListsMachine.provide({
    actors: {
      readLists: fromPromise(
        async ({ signal }) => (await dataOf(client.GET('/api/lists', { headers, signal }))).lists,
      ),
      saveList: fromPromise(({ input: { id, name, lines }, signal }) => {
        const kept = { name: name.trim(), ...(lines && { lines }) }
        if (id !== undefined) {
          const params = { path: { id } }
          return dataOf(client.PUT('/api/lists/{id}', { params, body: kept, headers, signal }))
        }
        const body = { lines: [], ...kept }
        return dataOf(client.POST('/api/lists', { body, headers, signal }))
      }),
      deleteList: fromPromise(({ input: { id }, signal }) =>
        dataOf(client.DELETE('/api/lists/{id}', { params: { path: { id } }, headers, signal })),
      ),
    },
  })
