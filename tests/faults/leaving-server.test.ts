import { setTimeout as pause } from 'node:timers/promises'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { random, report, rounds } from './support/options.ts'
import { openShops, type OpenShops } from './support/open-shops.ts'
import { portOf, startShop, type Shop } from './support/shop.ts'

let staying: OpenShops
beforeAll(async () => {
  staying = await openShops(1)
})
afterAll(() => staying.close())

const atOnce = 24

interface Answered {
  status: number
  isLast: boolean
}

/** One request on a connection that is kept; the answer says whether the server leaves. */
function ask(agent: Agent, origin: string, path: string): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent }, (answer) => {
      const isLast = answer.headers.connection === 'close'
      answer
        .on('error', reject)
        .on('end', () => resolve({ status: answer.statusCode ?? 0, isLast }))
        .resume()
    })
    sent.on('error', reject).end()
  })
}

interface Client {
  served: number
  /** It heard that the server leaves. */
  hasHeard: boolean
  dropped: string[]
}

/**
 * Asks one process until it says that it leaves, or takes no connection any more, and then the other, as a load balancer
 * does. A request that was taken in must be answered.
 */
async function client(leaving: Shop, isOver: () => boolean, number: number): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const seen: Client = { served: 0, hasHeard: false, dropped: [] }
  let origin = leaving.origin
  for (let turn = number; !isOver(); turn += 1) {
    // New addresses each time, so that the work is done and not remembered.
    const path = `/thai/api/products?pageSize=${1 + (turn % 24)}&minPrice=${turn * atOnce + number}`
    try {
      const { status, isLast } = await ask(agent, origin, path)
      if (status === 200) seen.served += 1
      else seen.dropped.push(String(status))
      if (isLast) {
        seen.hasHeard = true
        origin = staying.originAt(0)
      }
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error)
      if (code !== 'ECONNREFUSED') seen.dropped.push(code)
      origin = staying.originAt(0)
    }
  }
  agent.destroy()
  return seen
}

it('a server that is told to end under load drops no request', async () => {
  const { upTo } = random()
  let served = 0
  let port = '0'
  const times = rounds(5, 50)
  const dropped: string[] = []
  for (let time = 0; time < times; time += 1) {
    const leaving = await startShop({ databaseUrl: staying.databaseUrl }, port)
    port = portOf(leaving)
    let isOver = false
    const clients = Array.from({ length: atOnce }, (_, number) => client(leaving, () => isOver, number))
    await pause(300 + upTo(300))
    expect(await leaving.leave()).toBe(0)
    isOver = true
    const seen = await Promise.all(clients)
    expect(seen.some(({ hasHeard }) => hasHeard)).toBe(true)
    for (const one of seen) {
      expect(one.served).toBeGreaterThan(0)
      served += one.served
      dropped.push(...one.dropped)
    }
  }
  expect(dropped).toEqual([])
  report(`server told to end ${times} times under load`, `${served} requests, ${dropped.length} dropped`)
})
