import { once } from 'node:events'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { PageRequest } from '../../openapi/page-entry.ts'
import { sessionsByCustomerId } from '../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { newShopper, put } from '../../tests/support/api/shopper.ts'
import { pages as rendered } from '../../tests/found/site.ts'
import type { PageRenderer } from './page-renderer.ts'

/** The addresses that were rendered, in order. */
let renderings: string[] = []
const pages: PageRenderer = {
  isBuilt: true,
  async load(url) {
    const page = await rendered.load(url)
    const renderPage = (request: PageRequest) => {
      renderings.push(request.url)
      return page.renderPage(request)
    }
    return { ...page, renderPage }
  },
}

/** Two servers of one shop, and a connection that hears what they hear. */
let servers: TestApi[] = []
let listener: pg.Client
beforeAll(async () => {
  const one = await openTestApi({ pages, findSession: sessionsByCustomerId })
  servers = [one, await openTestApi({ pages, findSession: sessionsByCustomerId, on: one.testDatabase })]
  listener = new pg.Client({ connectionString: one.testDatabase.url })
  await listener.connect()
  await listener.query('listen shop_changes')
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await listener.end()
  for (const server of servers.toReversed()) await server.close()
})

const lists = [
  '/product',
  '/product?page=2',
  '/product?sort=priceAsc',
  '/product?special=true',
  '/product?inStock=true',
  '/product?lang=en',
  '/product?lang=en&page=2',
  '/product?view=table',
]

interface Variant {
  id: string
  productId: string
  stock: number
}

/** Every object of a value that was sent with a page. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const part of Object.values(value)) yield* objectsIn(part)
}

interface Said {
  /** Of variants. */
  stocks: Map<string, number>
  /** Of products. */
  statuses: Map<string, string>
}

/** What pages say of products, by their text. */
const known = new Map<string, Said>()

async function read(server: TestApi, url: string): Promise<Said> {
  const { body } = await server.call('GET', url)
  const page = String(body)
  const said = known.get(page) ?? saidBy(page)
  known.set(page, said)
  return said
}

function saidBy(page: string): Said {
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page)?.[1]
  const said: Said = { stocks: new Map(), statuses: new Map() }
  for (const { id, status, variantId, stock } of objectsIn(JSON.parse(state ?? '{}'))) {
    if (typeof variantId === 'string' && typeof stock === 'number') said.stocks.set(variantId, stock)
    if (typeof id === 'string' && typeof status === 'string') said.statuses.set(id, status)
  }
  return said
}

async function variantsOf(server: TestApi, ids: Iterable<string>): Promise<Variant[]> {
  const { rows } = await server.database.pool.query<Variant>(
    `select id, product_id as "productId", stock from variants where id = any ($1)`,
    [[...ids]],
  )
  return rows
}

it('under twenty orders a second nine of ten lists come from the cache, and none is wrong about stock for two seconds', async () => {
  const [one] = servers
  if (!one) throw new Error('No server')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })

  // What the table shows is sold, and of one product in the lists there is a single one left.
  const shown = [...(await read(one, '/product?view=table')).stocks.keys()]
  const variants = (await variantsOf(one, shown)).filter(({ stock }) => stock > 20)
  const [last] = [...(await read(one, '/product')).statuses].flatMap(([id, status]) =>
    status === 'available' && !variants.some(({ productId }) => productId === id) ? [id] : [],
  )
  expect([variants.length > 3, last]).toEqual([true, expect.any(String)])
  await one.database.pool.query('update variants set stock = (position = 1)::int where product_id = $1', [
    last,
  ])
  const soldOut = { id: `${last}`, at: Infinity }
  const { rows: lastVariants } = await one.database.pool.query<Variant>(
    `select id, product_id as "productId", stock from variants where product_id = $1 and stock = 1`,
    [last],
  )

  const orders = 70
  const shoppers = await Promise.all(
    Array.from({ length: orders }, async (_, index) => {
      const variant = index === 25 ? lastVariants[0] : variants[index % variants.length]
      const server = servers[index % 2]
      if (!variant || !server) throw new Error('Nothing to sell')
      const shopper = await newShopper({ call: server.call, database: one.database })
      await shopper.take(put('add', { productId: variant.productId, variantId: variant.id }))
      return { shopper, variant, body: await shopper.request() }
    }),
  )
  /** When each variant had how many, until when. */
  const was = new Map<string, { stock: number; until: number }[]>()

  // What has been read so far is too old to be sent.
  vi.setSystemTime(Date.now() + 2_000)
  for (const server of servers) for (const url of lists) await read(server, url)
  const start = Date.now()
  renderings = []
  let reads = 0
  let figures = 0
  let saidSoldOut = 0
  for (const [index, { shopper, variant, body }] of shoppers.entries()) {
    vi.setSystemTime(Date.now() + 50)
    // Until something is sold out, only what says how many there are is made anew.
    if (variant.productId === soldOut.id)
      expect(new Set(renderings)).toEqual(new Set(['/product?view=table']))
    const received = once(listener, 'notification')
    await shopper.order(body)
    await received
    const sold = was.get(variant.id) ?? []
    was.set(variant.id, [...sold, { stock: variant.stock - sold.length, until: Date.now() }])
    if (variant.productId === soldOut.id) soldOut.at = Date.now()
    // The server that did not take the order.
    const other = servers[(index + 1) % 2] ?? one
    for (const url of lists) {
      const { stocks, statuses } = await read(other, url)
      reads += 1
      for (const [id, stock] of stocks) {
        const until = was.get(id)?.find((past) => past.stock === stock)?.until ?? Infinity
        expect(Date.now() - until, `${url} says ${stock} of ${id}`).toBeLessThan(2_000)
        figures += 1
      }
      if (statuses.get(soldOut.id) === 'soldOut') saidSoldOut += 1
      else if (Date.now() - soldOut.at >= 2_000) expect(statuses.get(soldOut.id), url).toBeUndefined()
    }
  }
  expect(Date.now() - start).toBe(orders * 50)
  expect(reads).toBe(orders * lists.length)
  expect([figures > reads, saidSoldOut > 0]).toEqual([true, true])
  expect(renderings.length).toBeLessThanOrEqual(reads / 10)
}, 180_000)
