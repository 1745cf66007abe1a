import { fromPromise } from 'xstate'
import { dataOf } from '../../../api/problem.ts'
import type { ShopClient } from '../../../api/shop-client.ts'

interface File {
  name: string
  text: string
}

/** Downloads all data that the shop stores about the customer, as formatted JSON. */
export function exportDataWith(client: ShopClient, download: (file: File) => void) {
  return fromPromise<void>(async ({ signal }) => {
    const data = await dataOf(client.GET('/api/customers/export', { signal }))
    const day = data.exportedAt.slice(0, 10)
    download({ name: `phaen-${day}.json`, text: JSON.stringify(data, null, 2) })
  })
}
