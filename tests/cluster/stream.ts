import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { SeededRandom } from '@phaen/statecharts'
import { hashPassword } from '../../server/shop/accounts/passwords.ts'
import { customersFor, startLoad, type Load } from '../faults/support/load.ts'
import { addCustomer } from '../support/api/customers.ts'
import { apiAt } from '../support/api/running-api.ts'
import { put, Shopper } from '../support/api/shopper.ts'
import { rightPassword, signIn, tokensOf } from '../support/api/sign-in.ts'
import type { TestProduct } from '../support/api/test-product.ts'
import { shopOrigin } from './cluster.ts'

export interface Stream {
  load: Load
  reads: Tally
  visits: Tally
  /** Resolves when an order is confirmed after now. */
  nextOrder: () => Promise<void>
  stop: () => Promise<void>
}

interface Tally {
  good: number
  refused: number
  longestGap: number
}

const longestOutage = 120_000

/** Customers who order and pay, some who sign in and fill their carts, and one who reads a list over and over. */
export async function startStream(
  pool: pg.Pool,
  product: TestProduct,
  random: SeededRandom,
): Promise<Stream> {
  const db = drizzle({ client: pool })
  const customers = await customersFor({ db }, shopOrigin, 4_000, product)
  const login = `visitor-${randomUUID()}@example.com`
  const passwordHash = await hashPassword(rightPassword)
  await addCustomer({ db }, { login, passwordHash })
  const load = startLoad({ customers, originNow: () => shopOrigin, atOnce: 4 })
  const over = new AbortController()
  const reads = emptyTally()
  const visits = emptyTally()
  const read = async () =>
    (await fetch(`${shopOrigin}/thai/api/products?pageNumber=1&pageSize=12`)).status === 200
  const visit = async () => {
    const answer = await signIn(apiAt(shopOrigin), login)
    if (answer.status !== 200) return false
    const shopper = new Shopper(apiAt(shopOrigin), tokensOf(answer).access_token)
    return (await shopper.patch([put('replace', product, random.upTo(5))])).status === 200
  }
  const going = [
    repeat(read, { tally: reads, every: 250, signal: over.signal }),
    repeat(visit, { tally: visits, every: 4_000, signal: over.signal }),
  ]
  return {
    load,
    reads,
    visits,
    nextOrder: () => orderAfter(load, performance.now()),
    async stop() {
      over.abort()
      await Promise.all([...going, load.stop()])
    },
  }
}

const emptyTally = (): Tally => ({ good: 0, refused: 0, longestGap: 0 })

interface Repeated {
  tally: Tally
  every: number
  signal: AbortSignal
}

async function repeat(act: () => Promise<boolean>, { tally, every, signal }: Repeated): Promise<void> {
  let lastGood = performance.now()
  while (!signal.aborted) {
    const isGood = await act().catch(() => false)
    if (isGood) {
      tally.good += 1
      tally.longestGap = Math.max(tally.longestGap, performance.now() - lastGood)
      lastGood = performance.now()
    } else tally.refused += 1
    await pause(every)
  }
}

async function orderAfter(load: Load, begin: number): Promise<void> {
  // What was on its way at the beginning may be confirmed by a server that is about to go.
  const isNew = ({ sentAt = 0, confirmedAt }: Load['purchases'][number]) =>
    sentAt > begin && confirmedAt !== undefined
  while (!load.purchases.some(isNew)) {
    if (performance.now() > begin + longestOutage)
      throw new Error(`No order was confirmed for ${longestOutage / 1000} s`)
    await pause(50)
  }
}
