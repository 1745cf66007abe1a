import { fromPromise } from 'xstate'
import { savedListsMachine } from '../../../machines/saved-lists/saved-lists.machine.ts'
import { dataOf } from '../../api/problem.ts'
import type { ShopClient } from '../../api/shop-client.ts'

/** The saved lists of who is signed in, on the server. */
export const savedListsWith = (client: ShopClient) =>
  savedListsMachine.provide({
    actors: {
      readLists: fromPromise(
        async ({ signal }) => (await dataOf(client.quiet.GET('/api/lists', { signal }))).lists,
      ),
      saveList: fromPromise(({ input: { id, name, lines }, signal }) => {
        const kept = { name: name.trim(), ...(lines && { lines }) }
        if (id !== undefined) {
          const params = { path: { id } }
          return dataOf(client.quiet.PUT('/api/lists/{id}', { params, body: kept, signal }))
        }
        const body = { lines: [], ...kept }
        return dataOf(client.quiet.POST('/api/lists', { body, signal }))
      }),
      deleteList: fromPromise(({ input: { id }, signal }) =>
        dataOf(client.quiet.DELETE('/api/lists/{id}', { params: { path: { id } }, signal })),
      ),
    },
  })
