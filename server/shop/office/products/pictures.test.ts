import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { AuditList, OfficeProductDetail, Product } from '../../../../openapi/generated/schema.ts'
import { sessionsByCustomerId } from '../../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../../tests/support/api/open-api.ts'
import { photograph } from '../../../../tests/support/api/photograph.ts'
import { good, newShopper, put, refusalOf } from '../../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../../tests/support/api/staff.ts'
import { addProduct } from '../../../../tests/support/api/test-product.ts'

let api: TestApi
/** Another server on the same database. */
let other: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  other = await openTestApi({ on: api.testDatabase })
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'sales')).id)
})
afterAll(async () => {
  await other.close()
  await api.close()
})

const send = (method: string, productId: string, body: object) =>
  api.call(method, `/api/office/products/${productId}/pictures`, { headers, body })

it('R19.8: a picture is cut to widths that every server sends, and is shown to shoppers', async () => {
  const { productId } = await addProduct(api.database)
  await other.call('GET', `/thai/api/products/${productId}`)
  const data = await photograph('#c8201e')
  const added = good<OfficeProductDetail>(await send('POST', productId, { version: 1, data }))
  const url = added.pictures[0]?.url ?? ''
  expect(added).toMatchObject({ version: 2, imageUrl: url, pictures: [{ alt: added.texts.name }] })
  await vi.waitFor(async () =>
    expect(good<Product>(await other.call('GET', `/thai/api/products/${productId}`)).images[0]).toMatchObject(
      {
        url,
        width: 800,
        height: 400,
      },
    ),
  )
  for (const width of [400, 800, 1600])
    for (const type of ['webp', 'jpg']) {
      const { status, contentType } = await other.call('GET', url.replace('800.jpg', `${width}.${type}`))
      expect([status, contentType]).toEqual([200, type === 'jpg' ? 'image/jpeg' : 'image/webp'])
    }
  expect((await other.call('GET', url.replace('800.jpg', '900.jpg'))).status).toBe(404)
})

it('R19.8: pictures are put in another order, and taken away, which the log says', async () => {
  const { productId } = await addProduct(api.database)
  const of = async (version: number, color: string) =>
    good<OfficeProductDetail>(await send('POST', productId, { version, data: await photograph(color) }))
  await of(1, '#ffffff')
  const { pictures } = await of(2, '#000000')
  const urls = pictures.map(({ url }) => url).toReversed()
  const turned = good<OfficeProductDetail>(await send('PUT', productId, { version: 3, urls }))
  expect(turned).toMatchObject({ version: 4, imageUrl: urls[0], pictures: urls.map((url) => ({ url })) })
  const kept = await send('PUT', productId, { version: 4, urls: urls.slice(0, 1) })
  expect(good<OfficeProductDetail>(kept).pictures).toHaveLength(1)
  const unknown = await send('PUT', productId, { version: 5, urls: ['/media/x.jpg'] })
  expect(unknown.body).toMatchObject({ errors: [{ field: 'urls.0', code: 'unknown' }] })
  const owner = await staffSession(api.database, (await addTestStaff(api.database)).id)
  const log = await api.call('GET', `/api/office/audit?subject=${productId}`, { headers: owner })
  const [last, ...earlier] = good<AuditList>(log).data
  expect([last?.action, earlier.length]).toEqual(['saveProduct', 3])
  expect(last?.changes).toContainEqual({ field: 'pictures', before: urls.join(' '), after: urls[0] })
})

it('a picture says what it shows in both languages, to shoppers too', async () => {
  const { productId } = await addProduct(api.database)
  const { pictures } = good<OfficeProductDetail>(
    await send('POST', productId, { version: 1, data: await photograph('#123456') }),
  )
  const [{ url } = { url: '' }] = pictures
  const alt = { th: 'แผ่นสีน้ำเงินเข้ม', en: 'A dark blue sheet' }
  const say = (body: object) => send('PUT', productId, { version: 2, urls: [url], ...body })
  expect((await say({ alts: [{ url: '/media/x.jpg', alt }] })).body).toMatchObject({
    errors: [{ field: 'alts.0.url', code: 'unknown' }],
  })
  expect((await say({ alts: [{ url, alt: { ...alt, en: ' ' } }] })).status).toBe(400)
  const said = good<OfficeProductDetail>(await say({ alts: [{ url, alt }] }))
  expect(said).toMatchObject({ version: 3, pictures: [{ url, alt }] })
  for (const [language, words] of [
    ['thai', alt.th],
    ['english', alt.en],
  ])
    await vi.waitFor(async () =>
      expect(
        good<Product>(await other.call('GET', `/${language}/api/products/${productId}`)).images[0]?.alt,
      ).toBe(words),
    )
})

it('the files of a picture go when nothing shows it any more', async () => {
  const [one, two] = [await addProduct(api.database), await addProduct(api.database)]
  const data = await photograph('#abcdef')
  const kept = await photograph('#fedcba')
  const add = async ({ productId }: typeof one, version: number, picture: string) =>
    good<OfficeProductDetail>(await send('POST', productId, { version, data: picture }))
  const { pictures } = await add(one, 1, data)
  await add(one, 2, kept)
  await add(two, 1, data)
  await add(two, 2, kept)
  const url = pictures[0]?.url ?? ''
  const [stays = ''] = (await add(one, 3, kept)).pictures
    .map((picture) => picture.url)
    .filter((one) => one !== url)
  const files = async (of = url) =>
    (await api.database.pool.query('select from picture_files where picture_id = $1', [of.split('/')[3]]))
      .rowCount
  good(await send('PUT', one.productId, { version: 4, urls: [stays] }))
  expect(await files()).toBe(6)
  good(await send('PUT', two.productId, { version: 3, urls: [stays] }))
  expect(await files()).toBe(0)
  expect(await files(stays)).toBe(6)
})

it.each(['a quotation', 'an order'])(
  'R19.8: a picture of %s stays when its product loses it',
  async (kind) => {
    const [shopper, product] = [await newShopper(api), await addProduct(api.database)]
    const add = async (version: number, color: string) =>
      good<OfficeProductDetail>(
        await send('POST', product.productId, { version, data: await photograph(color) }),
      ).pictures.map(({ url }) => url)
    const [shown = ''] = await add(1, kind === 'an order' ? '#0a0b0c' : '#0c0b0a')
    await shopper.take(put('add', product))
    const request = await shopper.request()
    const { cartItemIds, deliveryAddress, shippingId } = request
    if (kind === 'an order') await shopper.order(request)
    else
      good(
        await shopper.call('POST', '/api/quotations', { body: { cartItemIds, deliveryAddress, shippingId } }),
      )
    const urls = (await add(2, '#0b0b0b')).filter((url) => url !== shown)
    good(await send('PUT', product.productId, { version: 3, urls }))
    expect((await api.call('GET', shown)).status).toBe(200)
  },
)

it('R19.8: what is no picture by its bytes is refused, and so is who saw an older version', async () => {
  const { productId } = await addProduct(api.database)
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString(
    'base64',
  )
  const size = { width: 7800, height: 7800 }
  const create = { ...size, channels: 3, background: '#fff' } as const
  const huge = sharp({ create, limitInputPixels: false })
  const bomb = (await huge.png().toBuffer()).toString('base64')
  for (const data of [drawing, 'AAAAAAAA', '    ', bomb]) {
    const answer = await send('POST', productId, { version: 1, data })
    expect(answer.body).toMatchObject({ errors: [{ field: 'data', code: 'notPicture' }] })
  }
  const late = await send('POST', productId, { version: 9, data: await photograph('#fff') })
  expect(refusalOf(late)).toMatchObject({ code: 'EDIT_CONFLICT', detail: '1' })
})
