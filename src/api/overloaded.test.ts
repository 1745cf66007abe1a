import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { repeatingOverloaded } from './overloaded.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const busy = (headers = {}) => Response.json({ code: 'OVERLOADED' }, { status: 503, headers })
const fine = () => Response.json({ orderId: 'o-1' })
const checkout = (init: RequestInit = {}) =>
  new Request('http://shop.test/api/cart/checkout', {
    method: 'POST',
    body: '{"one":1}',
    headers: { 'Idempotency-Key': 'key-0001' },
    ...init,
  })
const read = (init: RequestInit = {}) => new Request('http://shop.test/api/cart', init)

/** A server that gives these answers in turn, and what reached it. */
function serverOf(...answers: Response[]) {
  const bodies: string[] = []
  const onWait = vi.fn<() => void>()
  const send = repeatingOverloaded(async (request) => {
    bodies.push(await request.text())
    return answers.shift() ?? busy()
  }, onWait)
  return { send, bodies, onWait }
}

it('an order with its key is sent again as it was, after a growing wait, and the shopper is told once', async () => {
  const { send, bodies, onWait } = serverOf(busy(), busy(), fine())
  const answered = send(checkout())
  await vi.advanceTimersByTimeAsync(999)
  expect([bodies.length, onWait.mock.calls.length]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1)
  expect(bodies).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(3_000)
  expect((await answered).status).toBe(200)
  expect(bodies).toEqual(['{"one":1}', '{"one":1}', '{"one":1}'])
  expect(onWait).toHaveBeenCalledTimes(1)
})

it('an order is sent again when the database was lost on its way: its key finds what was done', async () => {
  const lost = Response.json({ code: 'UNAVAILABLE' }, { status: 503 })
  const { send, bodies } = serverOf(lost, fine())
  const answered = send(checkout())
  await vi.advanceTimersByTimeAsync(1_000)
  expect((await answered).status).toBe(200)
  expect(bodies).toHaveLength(2)
})

it('the wait is at least what the server asks for, within reason', async () => {
  const { send, bodies } = serverOf(busy({ 'Retry-After': '5' }), busy({ 'Retry-After': '86400' }), fine())
  const answered = send(read())
  await vi.advanceTimersByTimeAsync(4_999)
  expect(bodies).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1 + 20_000)
  expect((await answered).status).toBe(200)
})

it('after three repetitions the refusal stands', async () => {
  const { send, bodies } = serverOf()
  const answered = send(read())
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await answered).status).toBe(503)
  expect(bodies).toHaveLength(4)
})

it.each([
  ['a change without a key', checkout({ headers: {} }), busy()],
  ['another refusal', checkout(), Response.json({ code: 'PAYMENT_UNAVAILABLE' }, { status: 503 })],
  ['a refusal by a proxy', read(), new Response('busy', { status: 503 })],
])('%s is not repeated', async (_, request, answer) => {
  const { send, bodies, onWait } = serverOf(answer)
  expect((await send(request)).status).toBe(503)
  expect([bodies.length, onWait.mock.calls.length]).toEqual([1, 0])
})

it('a request that is called off while it waits is not sent again', async () => {
  const { send, bodies } = serverOf(busy())
  const leaving = new AbortController()
  const failed = send(read({ signal: leaving.signal })).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(500)
  leaving.abort()
  expect(await failed).toMatchObject({ name: 'AbortError' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(bodies).toHaveLength(1)
})
