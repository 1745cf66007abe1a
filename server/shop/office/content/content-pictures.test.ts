import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { BannerListItem, OfficeUploadedPicture } from '../../../../openapi/generated/schema.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { photograph } from '../../../../tests/support/api/photograph.ts'
import { good } from '../../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import { sweepUnsavedPictures } from '../pictures/picture-files.ts'

let api: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi()
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'editor')).id)
})
afterAll(() => api.close())

const upload = (data: string) => api.call('POST', '/api/office/content-pictures', { headers, body: { data } })
const uploaded = async (color: string) => good<OfficeUploadedPicture>(await upload(await photograph(color)))
const none = { th: '', en: '' }
const save = (id: string, { version = 0, cover = '', text = '' }) =>
  api.call('PUT', `/api/office/contents/banner/${id}`, {
    headers,
    body: {
      version,
      wish: cover && text ? 'published' : 'draft',
      body: {
        title: { th: 'ลดราคา', en: '' },
        excerpt: none,
        html: { th: text, en: '' },
        cover,
        coverAlt: { th: 'แผ่นแดง', en: '' },
      },
    },
  })
const hasFiles = async (url: string) =>
  (await api.call('GET', url.replace('800.jpg', '400.webp'))).status === 200
const aDayLater = async () => {
  await api.database.pool.query(
    `update picture_files set unsaved_since = unsaved_since - interval '25 hours'`,
  )
  await sweepUnsavedPictures(api.database.db)
}
const filesOf = async (url: string) =>
  (await api.database.pool.query('select from picture_files where picture_id = $1', [url.split('/')[3]]))
    .rowCount

it('a cover is cut as pictures of products are, and shoppers are shown it', async () => {
  const { url, width, height } = await uploaded('#c8201e')
  expect({ width, height }).toEqual({ width: 800, height: 400 })
  expect(await hasFiles(url)).toBe(true)
  good(await save('red', { cover: url, text: '<p>ลด</p>' }))
  await vi.waitFor(async () =>
    expect(good<BannerListItem[]>(await api.call('GET', '/api/banners/thai'))[0]).toMatchObject({
      imageUrl: url,
      alt: 'แผ่นแดง',
    }),
  )
})

it('the files go when no version shows the picture, and stay with the versions that do', async () => {
  const [cover, inText, dropped] = [await uploaded('#111'), await uploaded('#222'), await uploaded('#333')]
  good(await save('versions', { cover: cover.url, text: `<p><img src="${inText.url}" alt="" /></p>` }))
  good(await save('versions', { version: 1, cover: '' }))
  await sweepUnsavedPictures(api.database.db)
  expect(await filesOf(dropped.url)).toBe(6)
  await uploaded('#111')
  await aDayLater()
  expect(await Promise.all([cover, inText, dropped].map(({ url }) => filesOf(url)))).toEqual([6, 6, 0])
  const late = await save('late', { cover: dropped.url })
  expect(late.body).toMatchObject({ errors: [{ field: 'body', code: 'unknown' }] })
})

it('what is no picture by its bytes is refused', async () => {
  const answer = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'))
  expect(answer.body).toMatchObject({ errors: [{ field: 'data', code: 'notPicture' }] })
})
