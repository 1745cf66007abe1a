import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { startApi, type RunningApi } from '../support/api/running-api.ts'
import { percentile } from '../support/percentile.ts'

const slowClients = 500
const requests = 200
/** What others may wait at most, in milliseconds. */
const patience = 1_000

let api: TestApi
let server: RunningApi
beforeAll(async () => {
  api = await openTestApi()
  server = await startApi(api.testDatabase)
})
afterAll(async () => {
  await server.end()
  await api.close()
})

const beginnings = [
  'GET /thai/api/products HTTP/1.1\r\nhost: sh',
  'POST /api/accounts/signin HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{"user',
  '',
]

async function openSlowClients(origin: URL): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let count = 0; count < slowClients; count += 1) {
    const socket = connect(Number(origin.port), origin.hostname)
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(beginnings[count % beginnings.length] ?? '')
    sockets.push(socket)
  }
  return sockets
}

let asked = 0
async function askInTurn(): Promise<number[]> {
  const latencies: number[] = []
  for (let count = 0; count < requests; count += 1) {
    const start = performance.now()
    asked += 1
    // All addresses differ, so that no answer comes from the cache.
    await server.call(
      'GET',
      `/thai/api/products?pageSize=12&pageNumber=${1 + (asked % 12)}&minPrice=${asked}`,
    )
    latencies.push(performance.now() - start)
  }
  return latencies
}

it('500 clients that never finish what they began keep nobody waiting', async () => {
  const alone = await askInTurn()
  const sockets = await openSlowClients(new URL(server.origin))
  const open = sockets.filter(({ readyState }) => readyState === 'open').length
  const among = await askInTurn()
  sockets.forEach((socket) => socket.destroy())
  const figures = (times: number[]) =>
    `${percentile(times, 50).toFixed(1)} / ${percentile(times, 99).toFixed(1)} ms`
  console.log(`median / p99 alone ${figures(alone)}, among ${open} slow clients ${figures(among)}`)
  expect(open).toBe(slowClients)
  expect(percentile(among, 99)).toBeLessThan(patience)
})
