import { expect, it } from 'vitest'
import { dataOf } from '../../api/problem.ts'
import { aCustomer } from '../../../tests/support/app/open-tab.ts'

const busy = { type: 'about:blank', title: 'OVERLOADED', status: 503, code: 'OVERLOADED', traceId: 't' }

it('an overloaded shop is asked again, and says so meanwhile', async () => {
  const { api, tab } = await aCustomer()
  api.answerOnce('GET /api/customers/orders', 503, busy, { 'Retry-After': '0' })
  const asked = dataOf(tab.client.GET('/api/customers/orders'))
  await expect.poll(tab.said).toBe('notices:firstTryFailed')
  expect(await asked).toEqual({ data: [], totalRecords: 0 })
})
