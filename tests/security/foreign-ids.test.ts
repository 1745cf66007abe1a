import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address, Cart, Quotation, SavedListSummary } from '../../openapi/generated/schema.ts'
import { contractOperations, type ContractOperation } from '../../openapi/contract-document.ts'
import { goodRequest, urlOf } from '../contract/strict/request.ts'
import { sessionsByCustomerId } from '../support/api/customers.ts'
import { addProduct } from '../support/api/test-product.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { good, newShopper, put, refusalOf, type Shopper } from '../support/api/shopper.ts'
import { thaiAddress } from '../support/addresses.ts'
import { wholeContent } from '../support/database/whole-content.ts'

let api: TestApi
let owner: Shopper
let someoneElse: Shopper
/** What the owner has, by the place in the contract at which it can be named. */
let owned: { order: string; address: string; list: string; quotation: string; cartItem: string }

beforeAll(async () => {
  api = await openTestApi({ findSession: sessionsByCustomerId })
  owner = await newShopper(api)
  someoneElse = await newShopper(api)
  const product = await addProduct(api.database)
  await owner.take(put('add', product))
  const { orderId } = await owner.order(await owner.request({ paymentChannel: 'card' }))
  const { id } = good<Address>(
    await owner.call('POST', '/api/customers/address-book', { body: { ...thaiAddress, isDefault: true } }),
  )
  const list = good<SavedListSummary>(
    await owner.call('POST', '/api/lists', { body: { name: 'Mine', lines: [{ ...product, quantity: 1 }] } }),
  )
  await owner.take(put('add', product))
  const { cartItemIds, deliveryAddress, shippingId } = await owner.request()
  const quotation = good<Quotation>(
    await owner.call('POST', '/api/quotations', { body: { cartItemIds, deliveryAddress, shippingId } }),
  )
  const { items } = good<Cart>(await owner.patch([put('add', product)]))
  const cartItem = items[0]?.cartItemId ?? ''
  owned = { order: orderId, address: id, list: list.id, quotation: quotation.id, cartItem }
  await someoneElse.take(put('add', product))
})
afterAll(() => api.close())

const withId = contractOperations
  // A variant is everybody's: who waits for it is tested where notices are.
  .filter(
    ({ secured, path }) => secured === 'bearer' && path.includes('{') && !path.includes('stock-notices'),
  )
  .map((operation): [string, ContractOperation] => [operation.operationId, operation])

const contentNow = async () =>
  (await wholeContent(api.database.pool)).filter(({ place }) => !place.startsWith('rate_limit_hits.'))

const ownedAt = ({ path }: ContractOperation): string | undefined => {
  if (path.startsWith('/api/orders/')) return owned.order
  if (path.startsWith('/api/lists/')) return owned.list
  if (path.startsWith('/api/quotations/')) return owned.quotation
  return path.startsWith('/api/customers/address-book/') ? owned.address : undefined
}

describe('what belongs to another customer is not found', () => {
  it('and every operation with an id of its own is tried', () => {
    expect(withId.length).toBeGreaterThanOrEqual(6)
  })

  let content: Awaited<ReturnType<typeof contentNow>>
  beforeAll(async () => {
    content = await contentNow()
  })

  it.each(withId)('%s', async (_id, operation) => {
    const id = ownedAt(operation)
    if (id === undefined) throw new Error(`Nothing is known that a customer owns at ${operation.path}`)
    const { headers, body, method, ...request } = goodRequest(operation)
    const { authorization: _, ...others } = headers
    const url = urlOf(operation, { ...request, headers, method, path: { ...request.path, id } })
    const answer = await someoneElse.call(method, url, {
      headers: others,
      ...(body !== undefined && { body }),
    })
    const nothing = await someoneElse.call(method, url.replace(id, 'no-such-thing'), {
      headers: others,
      ...(body !== undefined && { body }),
    })
    expect(refusalOf(answer)).toEqual({ status: 404, code: 'NOT_FOUND' })
    expect(refusalOf(nothing), 'as if it did not exist').toEqual(refusalOf(answer))
    const before = content
    content = await contentNow()
    expect(content).toEqual(before)
  })

  it('in the query of the shipping options', async () => {
    const { addressBookId, cartItemIds } = { addressBookId: owned.address, cartItemIds: owned.cartItem }
    const ask = (query: string) => someoneElse.call('GET', `/api/cart/shipping-options?${query}`)
    expect(refusalOf(await ask(`addressBookId=${addressBookId}`))).toEqual(
      refusalOf(await ask('addressBookId=no-such-thing')),
    )
    expect(refusalOf(await ask(`postcode=10500&cartItemIds=${cartItemIds}`))).toEqual(
      refusalOf(await ask('postcode=10500&cartItemIds=no-such-thing')),
    )
  })

  it('in the body of a checkout: neither another cart nor another address can be ordered from', async () => {
    const request = await someoneElse.request()
    const foreign = await someoneElse.checkout({ ...request, cartItemIds: [owned.cartItem] })
    const none = await someoneElse.checkout({ ...request, cartItemIds: ['no-such-thing'] })
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    expect(refusalOf(foreign)).toEqual(refusalOf(none))
    const to = (addressBookId: string) =>
      someoneElse.checkout({ ...request, deliveryAddress: { ...request.deliveryAddress, addressBookId } })
    const [foreignAddress, noAddress] = [await to(owned.address), await to('no-such-thing')]
    expect(foreignAddress.status).toBeGreaterThanOrEqual(400)
    expect(refusalOf(foreignAddress)).toEqual(refusalOf(noAddress))
  })
})
