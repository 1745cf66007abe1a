import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/api/open-api.ts'
import { drawingNames } from '../../sample-shop/drawings/registry.ts'
import { sizeGuideKinds } from '../../sample-shop/drawings/size-guides/registry.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

it('every drawing is served in its own colours and in those of its address', async () => {
  for (const name of drawingNames)
    expect(await api.call('GET', `/media/drawings/${name}.svg`)).toMatchObject({
      status: 200,
      contentType: 'image/svg+xml',
    })
  const red = await api.call('GET', '/media/drawings/acrylic/c8201e.svg')
  expect(red.body).toContain('#c8201e')
  expect(red.headers.get('cache-control')).toMatch(/^public, max-age=/)
})

it('every size guide is served in both languages', async () => {
  for (const kind of sizeGuideKinds) {
    const guides = await Promise.all(
      ['th', 'en'].map((word) => api.call('GET', `/media/size-guides/${kind}.${word}.svg`)),
    )
    expect(guides.map(({ status }) => status)).toEqual([200, 200])
    expect(guides[0]?.body).toMatch(/[ก-ฮ]/)
    expect(guides[0]?.body).not.toBe(guides[1]?.body)
  }
})

it('what the browser has already is not sent again', async () => {
  const url = '/media/job-pictures/menu-stands.svg'
  const { headers } = await api.call('GET', url)
  const again = await api.call('GET', url, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(again).toMatchObject({ status: 304, body: '' })
})

it.each([
  '/media/drawings/nothing.svg',
  '/media/drawings/nothing/c8201e.svg',
  '/media/drawings/acrylic/red.svg',
  '/media/drawings/acrylic/c8201e-c8201e-c8201e-c8201e-c8201e-c8201e-c8201e-c8201e-c8201e-c8201e.svg',
  '/media/drawings/__proto__.svg',
  '/media/drawings/constructor.svg',
  '/media/size-guides/sheet.fr.svg',
  '/media/size-guides/nothing.th.svg',
  '/media/size-guides/constructor.th.svg',
  '/media/people/nobody.svg',
  '/media/people/constructor.svg',
  '/media/job-pictures/nothing.svg',
  '/media/job-pictures/__proto__.svg',
])('there is no %s', async (url) => {
  expect(await api.call('GET', url)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})
