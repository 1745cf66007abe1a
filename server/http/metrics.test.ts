import { afterAll, beforeAll, expect, it } from 'vitest'
import { sessionsByCustomerId } from '../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { newShopper, put } from '../../tests/support/api/shopper.ts'
import { addProduct } from '../../tests/support/api/test-product.ts'
import { freePort } from '../../tests/support/free-port.ts'

let api: TestApi
let port: number
let origin: string
beforeAll(async () => {
  port = await freePort()
  const metricsAt = { host: '127.0.0.1', port }
  api = await openTestApi({ findSession: sessionsByCustomerId, metricsAt })
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => api.close())

/** The figure behind these words, 0 where there is none yet. */
async function figure(words: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const line = (await answer.text()).split('\n').find((one) => one.startsWith(`${words} `))
  return Number(line?.slice(words.length) ?? 0)
}

it('requests are counted by route and status, and answers by where they came from', async () => {
  const hits = 'phaen_cache_answers_total{cache="answers",outcome="hits"}'
  const before = await figure(hits)
  for (let asked = 0; asked < 3; asked += 1)
    await (await fetch(`${origin}/thai/api/products/p-ac-cast`)).text()
  await (await fetch(`${origin}/thai/api/products/none`)).text()
  const route = 'method="GET",route="/:language/api/products/:id"'
  await expect.poll(() => figure(`phaen_request_seconds_count{${route},status="200"}`)).toBe(3)
  await expect.poll(() => figure(`phaen_request_seconds_count{${route},status="404"}`)).toBe(1)
  expect((await figure(hits)) - before).toBe(2)
})

it('orders are counted once, however often they are sent, and messages by their way', async () => {
  const [placed, sent] = ['phaen_orders_placed_total', 'phaen_messages_sent_total{channel="sms"}']
  const before = [await figure(placed), await figure(sent)]
  const shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database)))
  const request = await shopper.request()
  await shopper.order(request, 'key-to-be-counted')
  await shopper.order(request, 'key-to-be-counted')
  await api.call('POST', '/api/customers/otp', { body: { userName: '0899990001', reason: 'register' } })
  await expect
    .poll(async () => [await figure(placed), await figure(sent)])
    .toEqual(before.map((count) => count + 1))
})

it('the pool, the queue and the database are measured', async () => {
  expect(await figure('phaen_database_connections{state="idle"}')).toBeGreaterThan(0)
  expect(await figure('phaen_database_answer_seconds')).toBeGreaterThan(0)
  for (const of of ['others', 'searches'])
    expect(await figure(`phaen_admission{state="waiting",of="${of}"}`)).toBe(0)
})

it('nobody gets the figures at the public address', async () => {
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
})
