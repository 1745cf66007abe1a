import { afterEach, expect, it, vi } from 'vitest'
import { dataOf, ShopProblem } from './problem.ts'

const problem = {
  type: 'urn:x',
  title: 'Too late',
  status: 400,
  code: 'OTP_EXPIRED' as const,
  traceId: 't-1',
}

const ok = new Response(null, { status: 200 })
const refused = (headers: Record<string, string> = {}) => new Response(null, { status: 400, headers })

async function refusalOf(call: Parameters<typeof dataOf>[0]): Promise<ShopProblem> {
  const outcome = await dataOf(call).catch((error: unknown) => error)
  if (!(outcome instanceof ShopProblem)) throw new Error('The call was not refused')
  return outcome
}

afterEach(() => vi.useRealTimers())

it('R7.3: gives the data of a call that went well, judged by its status', async () => {
  expect(await dataOf(Promise.resolve({ data: [1, 2], response: ok }))).toEqual([1, 2])
  expect((await refusalOf(Promise.resolve({ data: [1, 2], response: refused() }))).code).toBe('INTERNAL')
})

it('R8.2: throws a refusal under the code by which the flows know it, with all that the server said', async () => {
  const refusal = await refusalOf(Promise.resolve({ error: problem, response: refused() }))
  expect(refusal.code).toBe('OTP_EXPIRED')
  expect(refusal.problem).toEqual(problem)
  expect(refusal.errors).toBeUndefined()
  expect(refusal.retryAfterSeconds).toBeUndefined()
})

it('tells which fields are wrong', async () => {
  const errors = [{ field: 'taxId', code: 'TAX_ID_INVALID' }]
  const refusal = await refusalOf(
    Promise.resolve({ error: { ...problem, code: 'VALIDATION', errors }, response: refused() }),
  )
  expect(refusal.errors).toEqual(errors)
})

it('tells how many wrong tries a one-time code has left', async () => {
  const wrong = { ...problem, code: 'OTP_INVALID' as const, attemptsLeft: 0 }
  expect((await refusalOf(Promise.resolve({ error: wrong, response: refused() }))).attemptsLeft).toBe(0)
})

it.each([
  ['30', 30],
  ['Sat, 21 Nov 2026 09:00:45 GMT', 45],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
])('tells how long to wait: Retry-After %s', async (told, seconds) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') })
  const refusal = await refusalOf(
    Promise.resolve({ error: problem, response: refused({ 'Retry-After': told }) }),
  )
  expect(refusal.retryAfterSeconds).toBe(seconds)
})

it('calls it OFFLINE when there was no network, as fetch tells it', async () => {
  expect((await refusalOf(Promise.reject(new TypeError('Failed to fetch')))).code).toBe('OFFLINE')
})

it('passes on a problem that was found before the request got through', async () => {
  const postponed = new ShopProblem('RATE_LIMITED')
  expect(await refusalOf(Promise.reject(postponed))).toBe(postponed)
})

it('calls it INTERNAL when the answer cannot be read, or is one that the contract does not know', async () => {
  expect((await refusalOf(Promise.reject(new SyntaxError('no JSON')))).code).toBe('INTERNAL')
  const gateway = { error: '<html>Bad gateway</html>', response: refused() }
  expect((await refusalOf(Promise.resolve(gateway))).code).toBe('INTERNAL')
})

it('never settles a call that was called off, because nobody waits for it any more', async () => {
  const settled: unknown[] = []
  const call = dataOf(Promise.reject(new DOMException('called off', 'AbortError')))
  void call.then(
    (data) => settled.push(data),
    (failure) => settled.push(failure),
  )
  await new Promise(setImmediate)
  expect(settled).toEqual([])
})
