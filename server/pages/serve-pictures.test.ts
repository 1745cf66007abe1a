import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ admission: { atOnce: 0, waiting: 0, patience: 1 } })
})
afterAll(() => api.close())

const anId = '0'.repeat(32)

it('a picture that is not in memory waits its turn at the database', async () => {
  expect(await api.call('GET', `/media/pictures/${anId}/800.jpg`)).toMatchObject({
    status: 503,
    body: { code: 'OVERLOADED' },
  })
})

it.each([`${anId}/801.jpg`, `${anId}/800.svg`, `${anId}0/800.jpg`, 'nothing/800.jpg'])(
  'the database is not asked for /media/pictures/%s',
  async (path) => {
    expect(await api.call('GET', `/media/pictures/${path}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  },
)
