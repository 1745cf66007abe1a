import { expect, it } from 'vitest'
import { dataOf, ShopProblem } from './problem.ts'

const problem = {
  type: 'urn:x',
  title: 'Too late',
  status: 400,
  code: 'OTP_EXPIRED' as const,
  traceId: 't-1',
}

async function refusalOf(call: Promise<{ data?: unknown; error?: unknown }>): Promise<ShopProblem> {
  const outcome = await dataOf(call).catch((error: unknown) => error)
  if (!(outcome instanceof ShopProblem)) throw new Error('The call was not refused')
  return outcome
}

it('R7.3: gives the data of a call that went well', async () => {
  expect(await dataOf(Promise.resolve({ data: [1, 2] }))).toEqual([1, 2])
})

it('throws a refusal under the code by which the flows know it', async () => {
  const refusal = await refusalOf(Promise.resolve({ error: problem }))
  expect(refusal.code).toBe('OTP_EXPIRED')
  expect(refusal.problem).toEqual(problem)
})

it('calls it INTERNAL when no answer came, or one that the contract does not know', async () => {
  expect((await refusalOf(Promise.reject(new TypeError('offline')))).code).toBe('INTERNAL')
  expect((await refusalOf(Promise.resolve({ error: '<html>Bad gateway</html>' }))).code).toBe('INTERNAL')
})

it('lets a call that was called off end as called off', async () => {
  const calledOff = new DOMException('called off', 'AbortError')
  await expect(dataOf(Promise.reject(calledOff))).rejects.toBe(calledOff)
})
