import { setTimeout as pause } from 'node:timers/promises'
import { untilTrue } from '../faults/support/shop.ts'
import type { TestProduct } from '../support/api/test-product.ts'
import type { Cluster } from './cluster.ts'
import type { Look } from './shown.ts'

const every = 50

/** What one process says of a product, asked for over and over. */
interface Watched {
  place: string
  looks: Look[]
}

export interface Watch {
  watched: readonly Watched[]
  /** Resolves when each place answered this often since now. */
  answers: (many: number) => Promise<void>
  stop: () => Promise<void>
}

/** Reads the answer and the page of a product whose last piece is about to be sold, from each process of the shop and not through the balancer. */
export function watchLastPiece({ shops }: Cluster, { productId }: TestProduct): Watch {
  const over = new AbortController()
  const watched: (Watched & { read: () => Promise<boolean> })[] = shops.flatMap(({ name, origin }) => [
    {
      place: `answer of ${name}`,
      looks: [],
      read: async () => /"stock":0\b/.test(await textAt(`${origin}/thai/api/products/${productId}`)),
    },
    {
      place: `page of ${name}`,
      looks: [],
      read: async () => (await textAt(`${origin}/product/detail/${productId}`)).includes('OutOfStock'),
    },
  ])
  const going = watched.map(async ({ looks, read }) => {
    while (!over.signal.aborted) {
      const isNew = await read().catch(() => undefined)
      if (isNew !== undefined) looks.push({ answeredAt: performance.now(), isNew })
      await pause(every)
    }
  })
  return {
    watched,
    async answers(many) {
      const before = watched.map(({ looks }) => looks.length)
      const isDone = () => watched.every(({ looks }, index) => looks.length >= (before[index] ?? 0) + many)
      await untilTrue(async () => isDone(), 60, `each process answered ${many} times`)
    },
    async stop() {
      over.abort()
      await Promise.all(going)
    },
  }
}

async function textAt(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) })
  if (answer.status !== 200) throw new Error(`${url}: ${answer.status}`)
  return answer.text()
}
