import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

const policy = "default-src 'self'"
let api: TestApi
beforeAll(async () => {
  const officePage = { read: async () => '<title>Office</title>', contentSecurityPolicy: policy }
  api = await openTestApi({ officePage })
})
afterAll(() => api.close())

it.each(['/office', '/office/orders?view=all', '/office/orders/o-1'])(
  '%s is the page, kept by nobody and not to be found',
  async (url) => {
    const { statusCode, headers, body } = await api.app.inject({ url })
    expect([statusCode, body]).toEqual([200, '<title>Office</title>'])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': policy,
    })
  },
)
