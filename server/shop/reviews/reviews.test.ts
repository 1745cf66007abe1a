import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  OfficeReviewPage,
  Order,
  OwnReview,
  Product,
  ProductPage,
  ReviewPage,
} from '../../../openapi/generated/schema.ts'
import { sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { addOrder } from '../../../tests/support/api/orders.ts'
import { good, newShopper, refusalOf, type Shopper } from '../../../tests/support/api/shopper.ts'
import { addTestStaff, staffSession } from '../../../tests/support/api/staff.ts'
import { addProduct, type TestProduct } from '../../../tests/support/api/test-product.ts'

let api: TestApi
let headers: { cookie: string }
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  headers = await staffSession(api.database, (await addTestStaff(api.database, 'sales')).id)
})
afterAll(() => api.close())

const said = { stars: 5, text: ' สีสวย ', author: 'ช่างเอ', pictures: [] as object[] }
const photograph = async (background: string) => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background } })
  return (await picture.jpeg().toBuffer()).toString('base64')
}

interface Bought {
  shopper: Shopper
  product: TestProduct
  orderId: string
  write: (fields?: object) => ReturnType<Shopper['call']>
  remove: () => ReturnType<Shopper['call']>
  own: () => Promise<OwnReview | undefined>
}

async function buy(
  fulfilment: 'delivered' | 'shipped' = 'delivered',
  product?: TestProduct,
): Promise<Bought> {
  const shopper = await newShopper(api)
  const bought = product ?? (await addProduct(api.database))
  const lines = [{ product: bought }]
  const { id } = await addOrder(api.database, { customerId: shopper.id, lines, fulfilment, payment: 'paid' })
  const path = `/api/orders/${id}/reviews/${bought.variantId}`
  return {
    shopper,
    product: bought,
    orderId: id,
    write: (fields) => shopper.call('PUT', path, { body: { ...said, ...fields } }),
    remove: () => shopper.call('DELETE', path),
    own: async () => good<Order>(await shopper.call('GET', `/api/orders/${id}`)).items[0]?.review,
  }
}

const listed = async ({ productId }: TestProduct) =>
  good<ReviewPage>(await api.call('GET', `/english/api/products/${productId}/reviews`))
const shown = async ({ productId }: TestProduct) =>
  good<Product>(await api.call('GET', `/english/api/products/${productId}`))

async function idOf(bought: Bought): Promise<{ id: string; version: number }> {
  const { rows } = await api.database.pool.query('select id, version from reviews where order_id = $1', [
    bought.orderId,
  ])
  return rows[0]
}
const decide = async (bought: Bought, body: object) => {
  const { id, version } = await idOf(bought)
  return api.call('POST', `/api/office/reviews/${id}/decision`, { headers, body: { version, ...body } })
}
const release = async (bought: Bought) => good(await decide(bought, { state: 'released' }))

describe('writing', () => {
  it('R21.10: one review for an item that was delivered, which waits and can be changed', async () => {
    const bought = await buy()
    const written = good<OwnReview>(await bought.write())
    expect(written).toMatchObject({ stars: 5, text: 'สีสวย', author: 'ช่างเอ', state: 'waiting', pictures: [] })
    expect(await bought.own()).toEqual(written)
    good(await bought.write({ stars: 3 }))
    expect(await bought.own()).toMatchObject({ stars: 3, writtenAt: written.writtenAt })
    expect(await listed(bought.product)).toEqual({ data: [], totalRecords: 0 })
  })

  it('R21.10: of two that are written at once there is one', async () => {
    const bought = await buy()
    const both = await Promise.all([bought.write({ stars: 1 }), bought.write({ stars: 2 })])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { rows } = await api.database.pool.query('select from reviews where order_id = $1', [
      bought.orderId,
    ])
    expect(rows).toHaveLength(1)
  })

  it('R21.10: not of what is on its way, of what others bought, or of what was not bought', async () => {
    const onItsWay = await buy('shipped')
    expect(refusalOf(await onItsWay.write())).toMatchObject({ status: 409, code: 'ORDER_NOT_ALLOWED' })
    const [mine, theirs] = [await buy(), await buy()]
    const body = said
    const at = (orderId: string, { variantId }: TestProduct) => `/api/orders/${orderId}/reviews/${variantId}`
    for (const path of [at(theirs.orderId, theirs.product), at(mine.orderId, theirs.product)])
      expect(refusalOf(await mine.shopper.call('PUT', path, { body }))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await theirs.own()).toBeUndefined()
  })

  it('R21.10: for thirty days; deleting stays possible', async () => {
    const bought = await buy()
    good(await bought.write())
    const age = (interval: string) =>
      api.database.pool.query(`update reviews set written_at = now() - $1::interval where order_id = $2`, [
        interval,
        bought.orderId,
      ])
    await age('29 days 23 hours')
    good(await bought.write({ stars: 4 }))
    await age('30 days 1 minute')
    expect(refusalOf(await bought.write())).toMatchObject({ status: 409, code: 'REVIEW_CLOSED' })
    good(await bought.remove())
    expect(await bought.own()).toBeUndefined()
    expect(refusalOf(await bought.remove())).toMatchObject({ status: 404 })
  })

  it('R21.10: photographs are known by their bytes, cut, kept by address and removed with the review', async () => {
    const bought = await buy()
    const data = await photograph('#c8201e')
    const { pictures } = good<OwnReview>(await bought.write({ pictures: [{ data }] }))
    expect(pictures).toMatchObject([{ width: 800, height: 533 }])
    const url = pictures[0]?.url ?? ''
    const names = ['400.webp', '1600.jpg']
    const file = (name: string) => api.call('GET', url.replace('800.jpg', name))
    for (const name of names) {
      const { status, headers: sent } = await file(name)
      expect([status, sent.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    }
    const second = await photograph('#123456')
    const both = good<OwnReview>(await bought.write({ pictures: [{ data: second }, { url }] }))
    expect(both.pictures[1]).toEqual(pictures[0])
    for (const [picture, field, code] of [
      [{ data: 'AAAAAAAA' }, 'pictures.0.data', 'notPicture'],
      [{ url: '/media/x.jpg' }, 'pictures.0.url', 'unknown'],
      [{}, 'pictures.0', 'not'],
    ] as const)
      expect(refusalOf(await bought.write({ pictures: [picture] })).errors).toEqual([{ field, code }])
    good(await bought.remove())
    const { rowCount } = await api.database.pool.query('select from picture_files where picture_id = $1', [
      url.split('/')[3],
    ])
    expect(rowCount).toBe(0)
    for (const name of names) await expect.poll(async () => (await file(name)).status).toBe(404)
  })

  it('is limited', async () => {
    const bought = await buy('shipped')
    for (let count = 0; count < 20; count += 1) await bought.write()
    expect((await bought.write()).status).toBe(429)
  })
})

describe('the stars of a product', () => {
  it('R21.12: are those of what is released, on its page and in lists, which sort by them', async () => {
    const [one, two] = [await buy(), await buy()]
    const other = await buy('delivered', one.product)
    for (const bought of [one, two, other]) good(await bought.write({ stars: bought === two ? 3 : 5 }))
    expect((await shown(one.product)).rating).toBeUndefined()
    for (const bought of [one, two, other]) await release(bought)
    await vi.waitFor(async () =>
      expect((await shown(one.product)).rating).toEqual({ average: 5, count: 2, spread: [0, 0, 0, 0, 2] }),
    )
    expect((await shown(one.product)).reviews).toHaveLength(2)
    const { data } = good<ProductPage>(await api.call('GET', '/english/api/products?sort=stars&pageSize=100'))
    const place = ({ productId }: TestProduct) => data.findIndex(({ id }) => id === productId)
    expect(place(one.product)).toBeLessThan(place(two.product))
    expect(data[place(two.product)]?.rating).toEqual({ average: 3, count: 1 })
    expect(data.findIndex(({ rating }) => !rating)).toBeGreaterThan(place(two.product))
  })

  it('R21.12: are counted in step with each change, also when many are made at once', async () => {
    const first = await buy()
    const second = await buy('delivered', first.product)
    const all = [first, second, await buy('delivered', first.product)]
    await Promise.all(all.map((bought, index) => bought.write({ stars: index + 3 })))
    await Promise.all(all.map(release))
    const counts = async () => {
      const { rows } = await api.database.pool.query(
        'select star_counts as kept from products where id = $1',
        [first.product.productId],
      )
      return rows[0].kept
    }
    expect(await counts()).toEqual([0, 0, 1, 1, 1])
    good(await first.remove())
    good(await second.write({ stars: 1 }))
    expect(await counts()).toEqual([0, 0, 0, 0, 1])
  })
})

describe('staff', () => {
  it('R21.11: release, refuse with a reason and answer; a change makes it wait again', async () => {
    const bought = await buy()
    good(await bought.write())
    const waiting = good<OfficeReviewPage>(
      await api.call('GET', '/api/office/reviews?pageSize=100', { headers }),
    )
    expect(
      waiting.data.find(({ text, product }) => text === 'สีสวย' && product.id === bought.product.productId),
    ).toMatchObject({ state: 'waiting', version: 1 })
    expect((await decide(bought, { state: 'refused' })).body).toMatchObject({
      errors: [{ field: 'refusal', code: 'lacksReason' }],
    })
    good(await decide(bought, { state: 'refused', refusal: 'มีเบอร์โทรของผู้อื่น' }))
    expect(await bought.own()).toMatchObject({ state: 'refused', refusal: 'มีเบอร์โทรของผู้อื่น' })
    good(await bought.write({ text: 'แก้แล้ว' }))
    expect(await bought.own()).not.toHaveProperty('refusal')
    await release(bought)
    const { id, version } = await idOf(bought)
    const answer = (text: string, seen = version) =>
      api.call('PUT', `/api/office/reviews/${id}/answer`, { headers, body: { version: seen, text } })
    good(await answer('ขอบคุณค่ะ'))
    expect(refusalOf(await answer('อีกครั้ง'))).toMatchObject({
      code: 'EDIT_CONFLICT',
      detail: String(version + 1),
    })
    await vi.waitFor(async () =>
      expect(await listed(bought.product)).toMatchObject({
        data: [{ text: 'แก้แล้ว', author: 'ช่างเอ', answer: { text: 'ขอบคุณค่ะ' }, color: { name: 'Red' } }],
        totalRecords: 1,
      }),
    )
    good(await answer('', version + 1))
    const { rows } = await api.database.pool.query(
      'select action, changes from audit_log where subject = $1 order by id',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual([
      ...['refuseReview', 'releaseReview', 'answerReview', 'answerReview'],
    ])
    expect(JSON.stringify(rows)).not.toContain('ขอบคุณ')
  })
})
