import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { sampleShop } from '../import/sample-shop.ts'
import { findSharedPicture } from './shared-pictures.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const [photograph = ''] = sampleShop()
  .products.flatMap(({ images }) => images.map(({ url }) => url))
  .filter((url) => url.startsWith('/media/photographs/'))
const sized = (file: string) => photograph.replace('800.jpg', file)

it.each([
  ['400.webp', 'image/webp'],
  ['800.webp', 'image/webp'],
  ['1600.webp', 'image/webp'],
  ['400.jpg', 'image/jpeg'],
  ['800.jpg', 'image/jpeg'],
  ['1600.jpg', 'image/jpeg'],
])('a photograph is sent as %s', async (file, contentType) => {
  const { status, headers, ...answer } = await api.call('GET', sized(file))
  expect([status, answer.contentType]).toEqual([200, contentType])
  expect(headers.get('cache-control')).toMatch(/^public, max-age=/)
})

it('a photograph is shared in the shape that chat apps show', async () => {
  const shared = findSharedPicture(photograph)
  expect(shared).toEqual({ url: sized('shared.jpg'), size: { width: 1200, height: 630 } })
  expect(await api.call('GET', sized('shared.jpg'))).toMatchObject({ status: 200, contentType: 'image/jpeg' })
})

it.each(['1200.webp', '800.png', 'shared.webp', '..%2f..%2fREADME.md', '800.jpg%00'])(
  'there is no %s of it',
  async (file) => {
    expect((await api.call('GET', sized(file))).status).toBeGreaterThanOrEqual(400)
  },
)

it.each(['/media/photographs/nothing/800.jpg', '/media/photographs/..%2fdrawings/800.jpg'])(
  'there is no %s',
  async (url) => {
    expect(await api.call('GET', url)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  },
)
