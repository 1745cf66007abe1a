import type { ContractOperation } from '../../openapi/contract-document.ts'
import { signAccessToken } from '../../server/shop/accounts/access-tokens.ts'
import { startSession } from '../../server/shop/accounts/sessions.ts'
import { sandboxSecrets } from '../../server/shop/common/shop-settings.ts'
import { addCustomer } from '../support/api/customers.ts'
import { addProduct, type TestProduct } from '../support/api/test-product.ts'
import { openTestApi, type TestApi } from '../support/api/open-api.ts'
import { put, Shopper } from '../support/api/shopper.ts'
import { addTestStaff, staffSession } from '../support/api/staff.ts'
import { rightHash } from '../support/api/sign-in.ts'
import { thaiAddress } from '../support/addresses.ts'
import type { KnownValues } from './valid-values.ts'

interface FuzzedCustomer {
  id: string
  accessToken: string
  refreshToken: string
  /** The cookie of an owner's session in the office. */
  staffCookie: string
}

/** A running shop with customers whose sessions are real, and of whose values some are known. */
export interface FuzzedShop {
  origin: string
  customers: FuzzedCustomer[]
  /** Gives every customer a new session, a cart and addresses; tells which values exist now. */
  prepare: (operation: ContractOperation) => Promise<KnownValues>
  /** Gives a customer a new session after the last has ended. */
  signInAgain: (place: number) => Promise<void>
  /** Lets everybody try again, as time would. */
  forgetLimits: () => Promise<void>
  close: () => Promise<void>
}

export const customerCount = 3

export async function openFuzzedShop(): Promise<FuzzedShop> {
  const api = await openTestApi({ trustProxy: 1 })
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const product = [
    await addProduct(api.database, { stock: 1_000_000 }),
    await addProduct(api.database, { stock: 1_000_000 }),
  ]
  const passwordHash = await rightHash
  const owner = await addTestStaff(api.database)
  const customers: FuzzedCustomer[] = []
  const signInAgain = async (place: number) => {
    const id = customers[place]?.id ?? (await addCustomer(api.database, { passwordHash }))
    const { cookie: staffCookie } = await staffSession(api.database, owner.id)
    customers[place] = { id, ...(await sessionOf(api, { id, passwordHash })), staffCookie }
  }
  return {
    origin,
    customers,
    signInAgain,
    async prepare(operation) {
      for (let place = 0; place < customerCount; place += 1) await signInAgain(place)
      const known = await knownOf(api, product, customers)
      if (operation.path.startsWith('/api/orders/')) await placeOrders(api, customers)
      if (operation.path.includes('/quotations/')) await askForQuotations(api, customers)
      return { ...known, id: await idsAt(operation.path, api, product) }
    },
    forgetLimits: async () => void (await api.database.pool.query('delete from rate_limit_hits')),
    close: () => api.close(),
  }
}

async function sessionOf({ database }: TestApi, customer: { id: string; passwordHash: string }) {
  const started = await startSession(database.db, customer)
  if (!started) throw new Error(`${customer.id} cannot sign in`)
  const accessToken = await signAccessToken(sandboxSecrets.tokens, started.holder, started.at)
  return { accessToken, refreshToken: started.token }
}

async function knownOf(
  api: TestApi,
  product: TestProduct[],
  customers: FuzzedCustomer[],
): Promise<KnownValues> {
  const known: Record<string, string[]> = {
    productId: product.map(({ productId }) => productId),
    variantId: product.map(({ variantId }) => variantId),
    refreshToken: customers.map(({ refreshToken }) => refreshToken),
    ...(await columns(api, {
      categoryId: 'select id from categories',
      path: 'select path from categories',
      addressBookId: 'select id from addresses',
      userName: 'select login from customers where login is not null',
      phoneNumber: 'select phone_number from customers where phone_number is not null',
      material: 'select id from materials',
    })),
  }
  for (const { id, accessToken } of customers) {
    const shopper = new Shopper(api, accessToken)
    await api.database.pool.query('delete from cart_lines where customer_id = $1', [id])
    await shopper.patch(product.map((one) => put('add', one)))
    const { cartItemIds, shippingId, shippingPricePerWeightIdentifier } = await shopper.request()
    known.cartItemIds = [...(known.cartItemIds ?? []), ...cartItemIds]
    known.shippingId = [shippingId]
    known.shippingPricePerWeightIdentifier = [shippingPricePerWeightIdentifier]
    await shopper.call('POST', '/api/customers/address-book', { body: { ...thaiAddress, isDefault: false } })
  }
  return known
}

async function placeOrders(api: TestApi, customers: FuzzedCustomer[]): Promise<void> {
  // Nobody may leave more than a few orders unpaid: those of the operations before are paid.
  await api.database.pool.query("update orders set payment = 'paid' where payment = 'pending'")
  for (const { accessToken } of customers) {
    const shopper = new Shopper(api, accessToken)
    await shopper.order(await shopper.request({ paymentChannel: 'card' }))
  }
}

async function askForQuotations(api: TestApi, customers: FuzzedCustomer[]): Promise<void> {
  for (const { accessToken } of customers) {
    const shopper = new Shopper(api, accessToken)
    const { cartItemIds, deliveryAddress, shippingId } = await shopper.request()
    await shopper.call('POST', '/api/quotations', { body: { cartItemIds, deliveryAddress, shippingId } })
  }
}

async function columns(
  { database }: TestApi,
  queries: Record<string, string>,
): Promise<Record<string, string[]>> {
  const read: Record<string, string[]> = {}
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await database.pool.query<string[]>({ text: `${query} limit 40`, rowMode: 'array' })
    read[name] = rows.flat()
  }
  return read
}

const tables: [path: RegExp, table: string][] = [
  [/address-book/, "addresses where customer_id like 'c-test-%'"],
  [/quotations/, "quotations where customer_id like 'c-test-%'"],
  [/orders/, "orders where customer_id like 'c-test-%'"],
  [/products/, 'products'],
  [/blogs/, "articles where kind = 'blog'"],
  [/news/, "articles where kind = 'news'"],
  [/banners/, 'banners'],
]

async function idsAt(path: string, api: TestApi, product: TestProduct[]): Promise<string[]> {
  const [, table] = tables.find(([pattern]) => pattern.test(path)) ?? []
  if (table === undefined) return product.map(({ productId }) => productId)
  return (await columns(api, { id: `select id from ${table}` })).id ?? []
}
