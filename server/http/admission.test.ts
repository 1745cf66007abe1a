import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { sessionsByCustomerId, signedInAs } from '../../tests/support/api/customers.ts'
import { newShopper } from '../../tests/support/api/shopper.ts'
import { AdmissionQueue } from './admission.ts'

const never = new AbortController().signal

describe('those who wait', () => {
  afterEach(() => vi.useRealTimers())
  const limits = { atOnce: 2, waiting: 3, patience: 5_000 }

  /** Enters, and notes when it is its turn. */
  function arrivals(queue: AdmissionQueue) {
    const inside: string[] = []
    const refused: string[] = []
    const places = new Map<string, () => void>()
    const arrive = (name: string, signal = never) =>
      queue.enter(signal).then(
        (leave) => {
          inside.push(name)
          places.set(name, leave)
        },
        () => refused.push(name),
      )
    return { inside, refused, arrive, leave: (name: string) => places.get(name)?.() }
  }

  it('are let in in the order of their arrival, one for each that leaves', async () => {
    const { inside, arrive, leave } = arrivals(new AdmissionQueue(limits))
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => arrive(name))
    await Promise.all(all.slice(0, 2))
    expect(inside).toEqual(['a', 'b'])
    leave('b')
    leave('b')
    await all[2]
    expect(inside).toEqual(['a', 'b', 'c'])
    leave('a')
    leave('c')
    await Promise.all(all)
    expect(inside).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('are refused at once where there is no room to wait, and told when to come again', async () => {
    const queue = new AdmissionQueue({ atOnce: 1, waiting: 0, patience: 5_000 })
    const leave = await queue.enter(never)
    await expect(queue.enter(never)).rejects.toMatchObject({ code: 'OVERLOADED', retryAfterSeconds: 2 })
    leave()
    await queue.enter(never)
  })

  it('are refused when their patience ends, and nobody waits behind them', async () => {
    vi.useFakeTimers()
    const { inside, refused, arrive, leave } = arrivals(new AdmissionQueue(limits))
    for (const name of ['a', 'b', 'late']) void arrive(name)
    await vi.advanceTimersByTimeAsync(4_999)
    void arrive('d')
    expect(refused).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(refused).toEqual(['late'])
    leave('a')
    await vi.advanceTimersByTimeAsync(0)
    expect(inside).toEqual(['a', 'b', 'd'])
  })

  it('who hang up leave the queue', async () => {
    const { inside, arrive, leave } = arrivals(new AdmissionQueue(limits))
    const gone = new AbortController()
    const all = [arrive('a'), arrive('b'), arrive('gone', gone.signal), arrive('d')]
    gone.abort()
    await all[2]
    leave('a')
    await all[3]
    expect(inside).toEqual(['a', 'b', 'd'])
  })
})

describe('a server with room for one', () => {
  let api: TestApi
  let isHeld: Promise<void> | undefined
  beforeAll(async () => {
    api = await openTestApi({
      admission: { atOnce: 1, waiting: 0, patience: 1_000 },
      findSession: async (token) => {
        await isHeld
        return sessionsByCustomerId(token)
      },
    })
  })
  afterAll(() => api.close())

  it('answers the second OVERLOADED with the time to wait, and both when they come one after the other', async () => {
    const shopper = await newShopper(api)
    let release: () => void = () => undefined
    isHeld = new Promise((resolve) => (release = resolve))
    const first = shopper.cart()
    const second = await shopper.call('GET', '/api/cart?date=2026-11-21')
    expect([second.status, second.body]).toMatchObject([503, { code: 'OVERLOADED' }])
    expect(second.headers.get('retry-after')).toBe('2')
    release()
    await first
    await shopper.cart()
  })

  it('has its place free again after each kind of end', async () => {
    const shopper = await newShopper(api)
    const refused = [
      await api.call('GET', '/api/cart?date=2026-11-21'),
      await shopper.call('GET', '/api/cart?unknown=1'),
      await shopper.call('GET', '/api/orders/nothing', { headers: signedInAs('nobody') }),
      await api.call('POST', '/api/accounts/signin', { body: '{' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 400, 404, 400])
    await shopper.cart()
  })
})

it('a database without a free connection is an overload, not a fault', async () => {
  const api = await openTestApi({ patience: 1_500, findSession: sessionsByCustomerId })
  const shopper = await newShopper(api)
  const { pool } = api.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const { status, body, headers } = await shopper.call('GET', '/api/cart?date=2026-11-21')
  expect([status, body]).toMatchObject([503, { code: 'OVERLOADED' }])
  expect(headers.get('retry-after')).toBe('2')
  for (const client of held) client.release()
  await api.close()
})
