import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId } from '../../../tests/support/api/customers.ts'
import { openTestApi, type TestApi } from '../../../tests/support/api/open-api.ts'
import { shortPauses } from '../../../tests/support/api/patience.ts'
import { Shopper } from '../../../tests/support/api/shopper.ts'
import { addProduct } from '../../../tests/support/api/test-product.ts'
import { openSmsGateway } from '../../../tests/support/gateways/sms-gateway.ts'
import { sandboxSettings, type ShopSettings } from '../common/shop-settings.ts'
import { erasePerson } from '../customers/erasure.ts'
import { readOutbox } from '../messages/outbox.ts'
import { PaymentProviders } from '../payments/providers/registry.ts'
import { sendStockNotices } from './send-stock-notices.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
})
afterAll(() => api.close())
beforeEach(() => api.database.pool.query('delete from stock_notices'))

let warnings: unknown[] = []
beforeEach(() => void (warnings = []))
const depsOf = (settings: Partial<ShopSettings> = {}) => ({
  database: api.database,
  settings: { ...sandboxSettings, ...settings },
  paymentProviders: new PaymentProviders([]),
  warn: (error: unknown) => void warnings.push(error),
  pauses: shortPauses,
})
const sendAll = async (settings: Partial<ShopSettings> = {}) => {
  await sendStockNotices(depsOf(settings), 'sms')
  await sendStockNotices(depsOf(settings), 'email')
}

let count = 0
async function shopperWith(login = `068${String((count += 1)).padStart(7, '0')}`) {
  const shopper = new Shopper(api, await addCustomer(api.database, { login }))
  return { shopper, login, received: () => readOutbox(api.database.db, login) }
}
const soldOut = () => addProduct(api.database, { stock: 0 })
const pathOf = ({ variantId }: { variantId: string }) => `/api/customers/stock-notices/${variantId}`
const restock = ({ variantId }: { variantId: string }) =>
  api.database.pool.query('update variants set stock = 5 where id = $1', [variantId])

describe('a sold-out variant', () => {
  it('R21.15: who asked gets one message, by SMS in Thai, when it is in stock again and not before', async () => {
    const { shopper, login, received } = await shopperWith()
    const product = await soldOut()
    const asked = await shopper.call('PUT', pathOf(product))
    expect(asked).toMatchObject({ status: 200, body: { isAsked: true, channel: 'sms', to: login } })
    await sendAll()
    expect(await received()).toEqual([])

    await restock(product)
    await sendAll()
    await sendAll()
    const code = product.productId
    expect(await received()).toMatchObject([
      { channel: 'sms', text: expect.stringMatching(`^แผ่น: ของทดสอบ \\d+ แดง เล็ก มีของแล้ว \\(${code}\\)$`) },
    ])
    expect((await shopper.call('GET', pathOf(product))).body).toMatchObject({ isAsked: false })
  })

  it('R21.15: a company reads an e-mail in its language that leads to the goods', async () => {
    const { shopper, received } = await shopperWith('stock@example.co.th')
    const product = await soldOut()
    await shopper.call('PUT', pathOf(product), { headers: { 'accept-language': 'en' } })
    await restock(product)
    await sendAll({ shopUrl: 'https://phaen.example' })
    const [letter] = await received()
    expect(letter?.subject).toMatch(/^Test goods \d+ Red small is back in stock \(\S+\)$/)
    expect(letter?.text).toContain(
      `https://phaen.example/product/detail/${product.productId}?variant=${product.variantId}&lang=en`,
    )
  })

  it('asked for twice sends one message, and taken back none', async () => {
    const { shopper, received } = await shopperWith()
    const [twice, back] = [await soldOut(), await soldOut()]
    await shopper.call('PUT', pathOf(twice))
    await shopper.call('PUT', pathOf(twice))
    await shopper.call('PUT', pathOf(back))
    expect((await shopper.call('DELETE', pathOf(back))).body).toMatchObject({ isAsked: false })
    await restock(twice)
    await restock(back)
    await sendAll()
    expect(await received()).toHaveLength(1)
  })

  it('that is no longer sold, or is none, cannot be waited for, and nothing is said of it', async () => {
    const { shopper, received } = await shopperWith()
    const product = await soldOut()
    await shopper.call('PUT', pathOf(product))
    await api.database.pool.query('update products set is_for_sale = false where id = $1', [
      product.productId,
    ])
    await restock(product)
    await sendAll()
    expect(await received()).toEqual([])
    for (const gone of [product, { variantId: 'v-none' }])
      expect(await shopper.call('PUT', pathOf(gone))).toMatchObject({
        status: 404,
        body: { code: 'PRODUCT_NOT_FOUND' },
      })
  })
})

it('a wish is its shopper’s own, and is gone with the account', async () => {
  const [one, other] = [await shopperWith(), await shopperWith()]
  const product = await soldOut()
  await one.shopper.call('PUT', pathOf(product))
  expect((await other.shopper.call('GET', pathOf(product))).body).toMatchObject({ isAsked: false })
  await other.shopper.call('DELETE', pathOf(product))
  expect((await one.shopper.call('GET', pathOf(product))).body).toMatchObject({ isAsked: true })

  await erasePerson(depsOf(), one.shopper.id, async () => undefined)
  const { rows } = await api.database.pool.query('select * from stock_notices')
  expect(rows).toEqual([])
})

it('a gateway that stumbles is asked again later; one that refuses the message is not', async () => {
  const { shopper } = await shopperWith()
  const waiting = async () => (await api.database.pool.query('select tries from stock_notices')).rows
  const product = await soldOut()
  await shopper.call('PUT', pathOf(product))
  await restock(product)
  const down = await openSmsGateway([503, 503, 503])
  const failure = sendAll({ sms: { url: down.url, token: 'sesame', sender: 'PHAEN' } })
  await expect(failure).rejects.toMatchObject({ code: 'MESSAGE_NOT_SENT' })
  await down.close()
  expect(await waiting()).toEqual([{ tries: 1 }])

  await api.database.pool.query('update stock_notices set next_try_at = now()')
  const refusing = await openSmsGateway([400])
  await sendAll({ sms: { url: refusing.url, token: 'sesame', sender: 'PHAEN' } })
  await refusing.close()
  expect(await waiting()).toEqual([])
  expect(warnings).toHaveLength(1)
})

it('the sixty-first wish of an hour is refused: each may cost the shop a message', async () => {
  const { shopper } = await shopperWith()
  const product = await soldOut()
  const statuses = new Set<number>()
  for (let tries = 0; tries < 61; tries += 1)
    statuses.add((await shopper.call('PUT', pathOf(product))).status)
  expect([...statuses]).toEqual([200, 429])
})
