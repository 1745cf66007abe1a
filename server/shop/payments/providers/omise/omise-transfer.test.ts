import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCustomer, sessionsByCustomerId, signedInAs } from '../../../../../tests/support/api/customers.ts'
import { addOrder } from '../../../../../tests/support/api/orders.ts'
import { addProduct } from '../../../../../tests/support/api/test-product.ts'
import { openTestApi, type TestApi } from '../../../../../tests/support/api/open-api.ts'
import { omiseUnderTest } from '../../../../../tests/support/payment-providers/omise-fake.ts'
import type { ProviderUnderTest } from '../../../../../tests/support/payment-providers/provider-under-test.ts'
import { listening, type Listening } from '../../../../../tests/support/listening.ts'
import { newShopper, put } from '../../../../../tests/support/api/shopper.ts'
import { OmiseClient } from './omise-client.ts'

let api: TestApi
let omise: ProviderUnderTest
let pictures: Listening
let address: string
beforeAll(async () => {
  omise = await omiseUnderTest()
  api = await openTestApi({ findSession: sessionsByCustomerId, paymentProviders: [omise.provider] })
  const server = createServer((request, response) => {
    if (request.headers.authorization) return void response.writeHead(500).end()
    if (request.url === '/missing') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'image/svg+xml' })
    response.end(request.url === '/huge' ? ' '.repeat(600_000) : '<svg xmlns="http://www.w3.org/2000/svg"/>')
  })
  pictures = await listening(server)
  address = pictures.origin
})
afterAll(async () => {
  await api.close()
  await omise.close()
  await pictures.close()
})

it('the picture of a code is read at Omise alone, without the key, and only up to half a megabyte', async () => {
  const client = new OmiseClient({ secretKey: 'skey_test_fake', address, timeout: 2_000 })
  expect(Buffer.from(await client.picture(`${address}/qr`)).toString()).toContain('<svg')
  const refused = { code: 'PAYMENT_UNAVAILABLE' }
  for (const uri of [`${address}/huge`, `${address}/missing`])
    await expect(client.picture(uri), uri).rejects.toMatchObject({
      ...refused,
      cause: 'Omise sent no picture of the QR code',
    })
  for (const uri of ['https://omise.co.example/qr', 'http://api.omise.co/qr', 'file:///etc/passwd', ''])
    await expect(client.picture(uri), uri).rejects.toMatchObject({
      ...refused,
      cause: 'Omise named a picture of somebody else',
    })
})

it('the channels say what Omise takes, and another total is refused before there is an order', async () => {
  const limits = { min: { amount: 20 }, max: { amount: 150_000 } }
  const { body: channels } = await api.call('GET', '/api/payments/channels')
  for (const paymentChannel of ['promptPay', 'card'])
    expect(channels).toContainEqual({ paymentChannel, available: true, limits })
  const shopper = await newShopper(api)
  await shopper.take(put('add', await addProduct(api.database, { priceSatang: 15_000_100 })))
  const order = async (paymentChannel: 'promptPay' | 'card') =>
    (await shopper.call('POST', '/api/cart/checkout', { body: await shopper.request({ paymentChannel }) }))
      .body
  for (const paymentChannel of ['promptPay', 'card'] as const)
    expect(await order(paymentChannel)).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE' })
  expect((await shopper.call('GET', '/api/customers/orders')).body).toMatchObject({ totalRecords: 0 })
})

it('an order above the limit, such as one of another provider, begins no payment', async () => {
  const customerId = await addCustomer(api.database)
  const product = await addProduct(api.database)
  const { id } = await addOrder(api.database, { customerId, lines: [{ product, quantity: 1_600 }] })
  const headers = signedInAs(customerId)
  const pay = (body: object) => api.call('POST', `/api/orders/${id}/pay`, { headers, body })
  const refused = { status: 503, code: 'PAYMENT_UNAVAILABLE' }
  expect((await pay({})).body).toMatchObject(refused)
  expect((await pay({ paymentChannel: 'promptPay' })).body).toMatchObject(refused)
  expect((await api.call('GET', `/api/orders/${id}`, { headers })).body).toMatchObject({ attempts: [] })
})
